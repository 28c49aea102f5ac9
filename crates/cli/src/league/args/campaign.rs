//! The command line of `campaign`.

use super::SideArg;
use crate::args::{army, level, seed};
use clap::{Args, Subcommand};
use dragonrage_ai::Level;
use dragonrage_league::Army;
use std::path::PathBuf;

/// `campaign`
#[derive(Args, Debug)]
#[command(after_help = "\
A campaign between computer players, from the first game to the winner; stop it at any time and give the same command again:
  dragonrage campaign new siege.toml --map nurkott --invader Ann --defender Bob
  dragonrage campaign play siege.toml --invader squire --defender knight

Between people:
  dragonrage campaign recruit siege.toml --side invader --army \"D, 4 ORC\"
  dragonrage campaign recruit siege.toml --side defender --army \"8 INF, 4 ARH, HERO\"
  dragonrage campaign start siege.toml --out game.txt
  dragonrage play --load game.txt --save game.txt --invader human --defender human
  dragonrage campaign result siege.toml game.txt
`commit` and `open` instead of `recruit` keep armies secret until both are chosen.")]
pub struct CampaignArgs {
    /// What to do
    #[command(subcommand)]
    pub job: CampaignJob,
}

/// The jobs of `campaign`.
#[derive(Subcommand, Debug)]
pub enum CampaignJob {
    /// Begin a campaign
    New {
        /// The file that holds it
        file: PathBuf,
        /// Map of all its games: esirien or nurkott
        #[arg(long, value_name = "MAP")]
        map: String,
        /// Who invades, in every game
        #[arg(long, value_name = "PLAYER")]
        invader: String,
        /// Who defends, in every game
        #[arg(long, value_name = "PLAYER")]
        defender: String,
        /// Seed of armies, dice and computer players
        #[arg(long, value_name = "N", value_parser = seed)]
        seed: Option<u64>,
        /// House option, such as campaign_kill_bonus=per_kill; may be given several times
        #[arg(long = "option", value_name = "KEY=VALUE")]
        options: Vec<String>,
    },
    /// Tell the campaign so far, and what is to be done
    Show {
        /// The file
        file: PathBuf,
    },
    /// Recruit openly
    Recruit {
        /// The file
        file: PathBuf,
        /// Your side
        #[arg(long, value_enum, value_name = "SIDE")]
        side: SideArg,
        /// Your army; without it one by chance
        #[arg(long, value_name = "ARMY", value_parser = army)]
        army: Option<Army>,
    },
    /// Commit yourself to an army without showing it
    Commit {
        /// The file
        file: PathBuf,
        /// Your side
        #[arg(long, value_enum, value_name = "SIDE")]
        side: SideArg,
        /// Your army
        #[arg(long, value_name = "ARMY", value_parser = army)]
        army: Army,
        /// A new file of your own that will open the commitment
        #[arg(long, value_name = "FILE")]
        secret: PathBuf,
    },
    /// Show the army that you committed yourself to
    Open {
        /// The file
        file: PathBuf,
        /// Your side
        #[arg(long, value_enum, value_name = "SIDE")]
        side: SideArg,
        /// The file that `campaign commit` wrote
        #[arg(long, value_name = "FILE")]
        secret: PathBuf,
    },
    /// The invader marks VP hexes as destroyed, where the defender is far ahead
    Raze {
        /// The file
        file: PathBuf,
        /// The hexes, such as 1910 1310; none to leave it
        hexes: Vec<String>,
    },
    /// Write the next game, for `dragonrage play --load`
    Start {
        /// The file
        file: PathBuf,
        /// Where the game goes
        #[arg(long, value_name = "FILE")]
        out: PathBuf,
    },
    /// Take the result of the game from its record, or as you tell it
    Result {
        /// The file
        file: PathBuf,
        /// The record of the game
        #[arg(required_unless_present = "winner")]
        record: Option<PathBuf>,
        /// Who won a game that has no record
        #[arg(long, value_enum, value_name = "SIDE", conflicts_with = "record", requires = "vp")]
        winner: Option<SideArg>,
        /// VP destroyed in it
        #[arg(long, value_name = "VP", conflicts_with = "record")]
        vp: Option<u16>,
        /// Enemy heroes that the invader killed
        #[arg(long, value_name = "N", default_value_t = 0, conflicts_with = "record")]
        invader_kills: u8,
        /// Enemy heroes and adult dragons that the defender killed
        #[arg(long, value_name = "N", default_value_t = 0, conflicts_with = "record")]
        defender_kills: u8,
    },
    /// Let computer players recruit and play until the campaign is over
    Play {
        /// The file
        file: PathBuf,
        /// Who invades
        #[arg(long, value_name = "LEVEL", default_value = "squire", value_parser = level())]
        invader: Level,
        /// Who defends
        #[arg(long, value_name = "LEVEL", default_value = "squire", value_parser = level())]
        defender: Level,
        /// Stop after so many games
        #[arg(long, value_name = "N")]
        games: Option<usize>,
    },
    /// Write the record of one of its games
    Export {
        /// The file
        file: PathBuf,
        /// Number of the game
        #[arg(long, value_name = "N")]
        game: usize,
        /// Where the record goes
        #[arg(long, value_name = "FILE")]
        out: PathBuf,
    },
}
