//! How the guided game begins: everything is in place but the one piece that the player puts down.

use super::Guide;
use crate::Who;
use crate::session::{Agreed, Due, Session};
use dragonrage_ai::Level;
use dragonrage_rules::options::VictoryMode;
use dragonrage_rules::{Action, Components, Phase, Side, Wanted, notation};
use std::sync::Arc;

/// The city before the alarm: archers above the western gate, some treasures guarded, some not yet.
const CITY: [&str; 21] = [
    "ARH1 at 0607",
    "ARH2 at 0914",
    "ARH3 at 1310",
    "ARH4 at 1511",
    "CAV1 at 1007",
    "CAV2 at 1207",
    "CAV3 at 1808",
    "CAV4 at 1709",
    "INF1 at 1910",
    "INF2 at 1009",
    "INF3 at 1211",
    "INF4 at 0910",
    "INF5 at 0811",
    "INF6 at 1714",
    "INF7 at 1308",
    "INF8 at 2008",
    "MIL1 at 0708",
    "MIL2 at 0912",
    "MIL3 at 1114",
    "MIL4 at 1611",
    "WZD1 at 1108",
];
/// Where the computer puts its hero.
const HERO: &str = "HERO1 at 0908";
/// The first dragon, at the western forest.
const DRAGON: [&str; 2] = ["D1 at 0108", "D1 faces SE"];

/// The edition of the data that lessons and city were made for, and with which whoever follows them was seen to win. With the VP of the
/// fourth he wins half of the games only.
const EDITION: &str = "3";

/// A guided game for one side against a squire, up to the player's own set-up. Whoever defends plays for the scenario's objective:
/// by the Game Manual's grades sixteen VP would do for the dragons, and half of those who follow every lesson and hint would lose
/// (docs/results/guided.txt).
pub fn begin(components: &Arc<Components>, mine: Side, seed: u64) -> Option<Session> {
    let components = &Wanted { name: Some(EDITION), changes: "", scenario: None }.find(components).ok()??;
    let mut agreed = Agreed::usual(components, "esirien-1", mine, Who::Computer(Level::Squire), seed)?;
    if mine == Side::Defender {
        agreed.options.victory_mode = VictoryMode::Objective;
    }
    let mut session = Session::begin(components, &agreed)?;
    while session.game().phase() == Phase::SideRoll {
        match session.due() {
            Due::Dice(_) => drop(session.roll()?),
            Due::Formality(action) => session.act(action).ok()?,
            _ => return None,
        }
    }
    let words: Vec<&str> = match mine {
        Side::Defender => CITY.to_vec(),
        Side::Invader => CITY.iter().chain([&HERO]).chain(&DRAGON).copied().collect(),
    };
    for text in words {
        place(&mut session, notation::parse(&components.roster, text).ok()?)?;
    }
    session.teach(Guide::new(mine));
    Some(session)
}

/// Takes the counter in hand, if it is another's turn, and puts it down.
fn place(session: &mut Session, action: Action) -> Option<()> {
    if let Action::Place { unit, .. } = action
        && session.game().is_legal(Action::Pick(unit))
    {
        session.act(Action::Pick(unit)).ok()?;
    }
    session.act(action).ok()
}
