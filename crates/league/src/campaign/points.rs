//! The arithmetic of a campaign [4.1, 4.3, 4.4].

use dragonrage_rules::options::CampaignKillBonus;
use dragonrage_rules::{BySide, Side};

/// Games of a campaign [4.1-a].
pub const GAMES: usize = 5;
/// Availability points that each player starts with [4.1-b].
pub const START: u32 = 60;
/// A lead that is balanced before the game [4.3.3].
const LEAD: u32 = 15;
/// Points of a lead that are worth 1 VP [4.3.3].
const WORTH: u32 = 5;
/// A difference up to which the players count as equally strong [4.4-a].
const EVEN: u32 = 10;
/// For a hero or a dragon killed [4.4-b].
const KILL: u32 = 5;

/// Most units of a player in a game, counted from 1 [4.3.1-e]; a sixth game is like the fifth [S-136].
pub const fn unit_cap(game: usize) -> u32 {
    match game {
        0 | 1 => 15,
        2 | 3 => 20,
        _ => 25,
    }
}

/// VP that make up for a lead of so many availability points [4.3.3-a,b].
pub const fn balance(ahead: u32) -> u32 {
    if ahead >= LEAD { ahead / WORTH } else { 0 }
}

/// What both players gain for the game itself [4.4-a].
pub fn gains(before: BySide<u32>, winner: Side) -> BySide<u32> {
    let gain = |side: Side| {
        let (own, other) = (before[side], before[side.other()]);
        match (own.abs_diff(other) <= EVEN, own < other, side == winner) {
            (true, _, true) => 10,
            (true, _, false) => 5,
            (false, true, true) => 15,
            (false, true, false) => 10,
            (false, false, true) => 5,
            (false, false, false) => 0,
        }
    };
    BySide { invader: gain(Side::Invader), defender: gain(Side::Defender) }
}

/// What a player gains for so many enemy heroes and dragons killed [4.4-b, S-131, H-23].
pub fn kill_bonus(kills: u8, rule: CampaignKillBonus) -> u32 {
    match rule {
        CampaignKillBonus::Once => KILL * u32::from(kills > 0),
        CampaignKillBonus::PerKill => KILL * u32::from(kills),
    }
}
