//! The command line of `army`.

use super::SideArg;
use crate::args::{army, seed};
use clap::{Args, Subcommand, ValueEnum, value_parser};
use dragonrage_league::Army;
use std::path::PathBuf;

/// The game that an army is meant for.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// 80 points against 75, bought in secret
    PointBuy,
    /// 80–85 points against 72–77 and 20–22 units, both designed by one player
    Planned,
    /// A game of a campaign, with --points and --number
    Campaign,
    /// A scenario of your own, or a printed one: no limit of points
    Scenario,
}

/// What an army is measured by.
#[derive(Args, Debug)]
pub struct ForWhom {
    /// Map: esirien or nurkott
    #[arg(long, value_name = "MAP")]
    pub map: String,
    /// Whose army it is
    #[arg(long, value_enum, value_name = "SIDE")]
    pub side: SideArg,
    /// The game it is meant for
    #[arg(long = "for", value_enum, default_value_t = Purpose::PointBuy, value_name = "GAME")]
    pub purpose: Purpose,
    /// Availability points, in a campaign
    #[arg(long, default_value_t = 60, value_name = "N", value_parser = value_parser!(u32).range(1..=1000))]
    pub points: u32,
    /// Number of the game in the campaign
    #[arg(long, default_value_t = 1, value_name = "N", value_parser = value_parser!(u32).range(1..=6))]
    pub number: u32,
    /// House option, such as character_cost=by_counter; may be given several times
    #[arg(long = "option", value_name = "KEY=VALUE")]
    pub options: Vec<String>,
}

/// `army`
#[derive(Args, Debug)]
#[command(after_help = "\
An army is a list of units by their codes: \"2 D\", \"D, 6 ORC, 4 GOB\". `dragonrage army price` names the codes with their prices.

Buying in secret, with a file that both players share (rule 3.3.2):
  dragonrage army deal evening.toml --map esirien --about \"Friday\"
  dragonrage army commit evening.toml --side invader --army \"2 D\" --secret my-secret.toml
  (the other player does the same; nobody sees more than a commitment)
  dragonrage army open evening.toml --side invader --secret my-secret.toml
  dragonrage army start evening.toml --out game.txt
  dragonrage play --load game.txt --invader human --defender human")]
pub struct ArmyArgs {
    /// What to do
    #[command(subcommand)]
    pub job: ArmyJob,
}

/// The jobs of `army`.
#[derive(Subcommand, Debug)]
pub enum ArmyJob {
    /// Say whether an army may be recruited, and everything that is wrong with it
    Check {
        #[command(flatten)]
        whom: ForWhom,
        /// The army
        #[arg(value_parser = army)]
        army: Army,
    },
    /// The price of an army, unit by unit; without one, the price list
    Price {
        /// Whose army it is
        #[arg(long, value_enum, value_name = "SIDE")]
        side: SideArg,
        /// House option, such as character_cost=by_counter
        #[arg(long = "option", value_name = "KEY=VALUE")]
        options: Vec<String>,
        /// The army
        #[arg(value_parser = army)]
        army: Option<Army>,
    },
    /// The victory objective of two armies, with every reason for it
    Objective {
        /// Map: esirien or nurkott
        #[arg(long, value_name = "MAP")]
        map: String,
        /// The invader's army
        #[arg(long, value_name = "ARMY", value_parser = army)]
        invader_army: Army,
        /// The defender's army
        #[arg(long, value_name = "ARMY", value_parser = army)]
        defender_army: Army,
        /// Game of a campaign, from 1; without it a planned or point-buy scenario
        #[arg(long, value_name = "N", value_parser = value_parser!(u32).range(1..=6))]
        campaign: Option<u32>,
        /// Rating of the invader; with --defender-rating a handicap follows
        #[arg(long, value_name = "N", allow_negative_numbers = true, requires = "defender_rating")]
        invader_rating: Option<i32>,
        /// Rating of the defender
        #[arg(long, value_name = "N", allow_negative_numbers = true, requires = "invader_rating")]
        defender_rating: Option<i32>,
        /// House option, such as elowyn=on
        #[arg(long = "option", value_name = "KEY=VALUE")]
        options: Vec<String>,
    },
    /// An army by chance that may be recruited
    Random {
        #[command(flatten)]
        whom: ForWhom,
        /// Seed: equal seeds give equal armies
        #[arg(long, value_name = "N", value_parser = seed)]
        seed: Option<u64>,
    },
    /// Begin a point-buy scenario: a file that both players share
    Deal {
        /// The file
        file: PathBuf,
        /// Map: esirien or nurkott
        #[arg(long, value_name = "MAP")]
        map: String,
        /// A name for it; secret armies are bound to it
        #[arg(long, value_name = "NAME")]
        about: String,
        /// House option
        #[arg(long = "option", value_name = "KEY=VALUE")]
        options: Vec<String>,
    },
    /// Commit yourself to an army without showing it
    Commit {
        /// The shared file
        file: PathBuf,
        /// Your side
        #[arg(long, value_enum, value_name = "SIDE")]
        side: SideArg,
        /// Your army
        #[arg(long, value_name = "ARMY", value_parser = army)]
        army: Army,
        /// A new file of your own that will open the commitment: keep it to yourself
        #[arg(long, value_name = "FILE")]
        secret: PathBuf,
    },
    /// Show the army that you committed yourself to, once both players have
    Open {
        /// The shared file
        file: PathBuf,
        /// Your side
        #[arg(long, value_enum, value_name = "SIDE")]
        side: SideArg,
        /// The file that `army commit` wrote
        #[arg(long, value_name = "FILE")]
        secret: PathBuf,
    },
    /// Design a planned scenario: both armies and the objective
    Plan {
        /// The file
        file: PathBuf,
        /// Map: esirien or nurkott
        #[arg(long, value_name = "MAP")]
        map: String,
        /// A name for it
        #[arg(long, value_name = "NAME")]
        about: String,
        /// Who designs it
        #[arg(long, value_name = "PLAYER")]
        designer: String,
        /// The invader's army
        #[arg(long, value_name = "ARMY", value_parser = army)]
        invader_army: Army,
        /// The defender's army
        #[arg(long, value_name = "ARMY", value_parser = army)]
        defender_army: Army,
        /// The objective; without it the guide of the rules
        #[arg(long, value_name = "VP")]
        objective: Option<i16>,
        /// House option
        #[arg(long = "option", value_name = "KEY=VALUE")]
        options: Vec<String>,
    },
    /// Choose your side of a planned scenario that somebody else designed
    Choose {
        /// The file
        file: PathBuf,
        /// Who you are
        #[arg(long, value_name = "PLAYER")]
        player: String,
        /// Your side
        #[arg(long, value_enum, value_name = "SIDE")]
        side: SideArg,
    },
    /// Write the game that was agreed on, for `dragonrage play --load`
    Start {
        /// The shared file
        file: PathBuf,
        /// Where the game goes
        #[arg(long, value_name = "FILE")]
        out: PathBuf,
    },
}
