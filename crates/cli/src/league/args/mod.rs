//! The command line of `army`, `campaign`, `tournament` and `ratings`.

mod army;
mod campaign;
mod ratings;
mod tournament;

pub use army::{ArmyArgs, ArmyJob, ForWhom, Purpose};
pub use campaign::{CampaignArgs, CampaignJob};
pub use ratings::{RatingsArgs, RatingsJob};
pub use tournament::{SystemArg, ToldArgs, TournamentArgs, TournamentJob};

use clap::ValueEnum;
use dragonrage_rules::Side;

/// A side on the command line.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum SideArg {
    Invader,
    Defender,
}

impl From<SideArg> for Side {
    fn from(side: SideArg) -> Side {
        match side {
            SideArg::Invader => Side::Invader,
            SideArg::Defender => Side::Defender,
        }
    }
}
