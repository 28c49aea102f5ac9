//! The command line of `tournament`.

use super::SideArg;
use crate::args::seed;
use clap::{Args, Subcommand, ValueEnum, value_parser};
use std::path::PathBuf;

/// `tournament`
#[derive(Args, Debug)]
#[command(after_help = "\
An evening of a club:
  dragonrage tournament new club.toml --name \"Club evening\" --scenarios \"random esirien\"
  dragonrage tournament enter club.toml Ann Bob Cleo Dan Eve Fay Gus Hal Ina
  dragonrage tournament pair club.toml
  dragonrage tournament result club.toml ann-bob.txt          (a record: names and result are in it)
  dragonrage tournament result club.toml --invader Bob --defender Ann --winner invader --vp 19
  dragonrage tournament show club.toml
Every command writes the file in one step. The file is a log that only grows: keep it under version control, and print it
to see who told what. Up to 8 players the rules advise elimination, above Swiss rounds, for very many a final of eight.")]
pub struct TournamentArgs {
    /// What to do
    #[command(subcommand)]
    pub job: TournamentJob,
}

/// How players are paired.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum SystemArg {
    /// Who loses a match is out
    Elimination,
    /// Who loses two matches is out
    Double,
    /// Swiss rounds
    Swiss,
    /// Swiss rounds, then elimination among the best eight
    SwissFinal,
}

/// The jobs of `tournament`.
#[derive(Subcommand, Debug)]
pub enum TournamentJob {
    /// Begin a tournament
    New {
        /// The file that holds it
        file: PathBuf,
        /// Its name
        #[arg(long, value_name = "NAME")]
        name: String,
        /// How players are paired
        #[arg(long, value_enum, default_value_t = SystemArg::Swiss, value_name = "SYSTEM")]
        system: SystemArg,
        /// Swiss rounds, instead of those that the rules advise
        #[arg(long, value_name = "N")]
        rounds: Option<usize>,
        /// A scenario for all rounds, "random esirien", "random nurkott" or "random"
        #[arg(long, default_value = "esirien-1", value_name = "PLAN")]
        scenarios: String,
        /// Seed of pairings and scenarios
        #[arg(long, value_name = "N", value_parser = seed)]
        seed: Option<u64>,
    },
    /// Players enter, also late
    Enter {
        /// The file
        file: PathBuf,
        /// Their names
        players: Vec<String>,
        /// A table of players (CSV)
        #[arg(long, value_name = "FILE")]
        csv: Option<PathBuf>,
        /// The report of another tournament (TRF), whose players enter
        #[arg(long, value_name = "FILE")]
        trf: Option<PathBuf>,
    },
    /// A player plays no more; games not yet played go to the opponent
    Withdraw {
        /// The file
        file: PathBuf,
        /// The name
        player: String,
    },
    /// Pair the next round
    Pair {
        /// The file
        file: PathBuf,
        /// The scenario, instead of the plan's
        #[arg(long, value_name = "ID")]
        scenario: Option<String>,
    },
    /// Write the two games of every match of the round into a folder, for `dragonrage play --load`
    Start {
        /// The file
        file: PathBuf,
        /// The folder
        #[arg(long, value_name = "DIR")]
        out: PathBuf,
    },
    /// Take results from records, or as you tell them
    Result {
        /// The file
        file: PathBuf,
        /// Records of games
        records: Vec<PathBuf>,
        #[command(flatten)]
        told: ToldArgs,
    },
    /// Correct a result; what was told before stays in the log
    Correct {
        /// The file
        file: PathBuf,
        #[command(flatten)]
        told: ToldArgs,
        /// Why
        #[arg(long, value_name = "TEXT")]
        why: String,
    },
    /// Pairings, open games and standings
    Show {
        /// The file
        file: PathBuf,
        /// A round, with its results; without it the last one
        #[arg(long, value_name = "N")]
        round: Option<usize>,
        /// Say why everybody plays whom
        #[arg(long)]
        why: bool,
    },
    /// Go through the log and pair every round again: is everything as it should be?
    Check {
        /// The file
        file: PathBuf,
    },
    /// Standings as a table (CSV) or a report of the tournament (TRF)
    Export {
        /// The file
        file: PathBuf,
        /// Write the standings here
        #[arg(long, value_name = "FILE", required_unless_present = "trf")]
        csv: Option<PathBuf>,
        /// Write the report here
        #[arg(long, value_name = "FILE")]
        trf: Option<PathBuf>,
    },
    /// Tournaments with players of known strength: how the pairings hold
    Simulate {
        /// Number of players
        #[arg(long, default_value_t = 33, value_name = "N", value_parser = value_parser!(u32).range(2..=1000))]
        players: u32,
        /// How players are paired
        #[arg(long, value_enum, default_value_t = SystemArg::Swiss, value_name = "SYSTEM")]
        system: SystemArg,
        /// Swiss rounds, instead of those that the rules advise
        #[arg(long, value_name = "N")]
        rounds: Option<usize>,
        /// Seed
        #[arg(long, default_value_t = 1, value_name = "N", value_parser = seed)]
        seed: u64,
        /// Keep the tournament in this file, entry by entry, and go on with one that was broken off
        #[arg(long, value_name = "FILE")]
        file: Option<PathBuf>,
    },
}

/// A result as it is told.
#[derive(Args, Debug)]
pub struct ToldArgs {
    /// Who invaded
    #[arg(long, value_name = "PLAYER", requires = "defender", requires = "winner")]
    pub invader: Option<String>,
    /// Who defended
    #[arg(long, value_name = "PLAYER", requires = "invader")]
    pub defender: Option<String>,
    /// Which side won
    #[arg(long, value_enum, value_name = "SIDE", requires = "invader")]
    pub winner: Option<SideArg>,
    /// VP destroyed
    #[arg(long, value_name = "VP", default_value_t = 0)]
    pub vp: u16,
    /// The game was not played; it is given to the winner
    #[arg(long)]
    pub forfeit: bool,
    /// The round; without it the last one
    #[arg(long, value_name = "N")]
    pub round: Option<usize>,
}
