//! The command line of `ratings`.

use crate::args::seed;
use clap::{Args, Subcommand, value_parser};
use std::path::PathBuf;

/// `ratings`
#[derive(Args, Debug)]
#[command(after_help = "\
Two ratings stand side by side. The ladder of the rulebook: 1 up for a game won, 1 down for a game lost; half the difference of
two players is the handicap in victory points. And Glicko-2 with intervals, which also learns how hard each side of each
scenario is, so that winning with the hard side counts more.
  dragonrage ratings add club-ratings.toml --period 2026-11 game1.txt game2.txt
  dragonrage ratings table club-ratings.toml
  dragonrage ratings handicap club-ratings.toml --invader Ann --defender Bob --scenario esirien-3")]
pub struct RatingsArgs {
    /// What to do
    #[command(subcommand)]
    pub job: RatingsJob,
}

/// The jobs of `ratings`.
#[derive(Subcommand, Debug)]
pub enum RatingsJob {
    /// Add games from their records, each verified by replay
    Add {
        /// The book of games; a new one is made
        file: PathBuf,
        /// Records
        #[arg(required = true)]
        records: Vec<PathBuf>,
        /// Games of one period are rated together
        #[arg(long, value_name = "NAME")]
        period: String,
    },
    /// Both ratings of everybody, and how hard the sides are
    Table {
        /// The book of games
        file: PathBuf,
        /// One JSON object
        #[arg(long)]
        json: bool,
    },
    /// The handicap between two players
    Handicap {
        /// The book of games
        file: PathBuf,
        /// Who invades
        #[arg(long, value_name = "PLAYER")]
        invader: String,
        /// Who defends
        #[arg(long, value_name = "PLAYER")]
        defender: String,
        /// A scenario, whose objective is changed by it
        #[arg(long, value_name = "ID")]
        scenario: Option<String>,
        /// Rate these two by their games against each other only
        #[arg(long)]
        against_each_other: bool,
    },
    /// Games between players of known strength: what the ratings make of them
    Simulate {
        /// Number of games
        #[arg(long, default_value_t = 10_000, value_name = "N", value_parser = value_parser!(u32).range(1..=100_000))]
        games: u32,
        /// Number of players
        #[arg(long, default_value_t = 40, value_name = "N", value_parser = value_parser!(u32).range(2..=1_000))]
        players: u32,
        /// Seed
        #[arg(long, default_value_t = 1, value_name = "N", value_parser = seed)]
        seed: u64,
    },
}
