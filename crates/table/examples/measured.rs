//! Makes `crates/table/measured.txt`, the figures on the cards of a new game, from docs/results. Run it in the repository:
//!
//! `cargo run --release -p dragonrage-table --example measured [GAMES]`
//!
//! With GAMES it first plays so many games of each scenario between squires (seeds 1, 2, 3 …) and writes docs/results/decisions.txt: how
//! many decisions each side made in them, as a person would count them.

use dragonrage_ai::Level;
use dragonrage_rules::{Action, BySide, Phase, Side, UnitId};
use dragonrage_table::Who;
use dragonrage_table::measured;
use dragonrage_table::session::{Agreed, Due, Session};
use std::fmt::Write;
use std::fs;

const DECISIONS: &str = "docs/results/decisions.txt";

fn main() -> std::io::Result<()> {
    if let Some(games) = std::env::args().nth(1).and_then(|n| n.parse::<u64>().ok()) {
        fs::write(DECISIONS, play(games))?;
    }
    let balance = fs::read_to_string("docs/results/balance.jsonl")?;
    fs::write("crates/table/measured.txt", measured::make(&balance, &fs::read_to_string(DECISIONS)?))
}

/// A line for every game: scenario, seed, turns, decisions of the invader and of the defender.
fn play(games: u64) -> String {
    let components = dragonrage_data::embedded();
    let mut out = format!(
        "# scenario, seed, turns, decisions of invader and defender in them; \
         cargo run --release -p dragonrage-table --example measured {games}\n"
    );
    for scenario in &components.scenarios {
        for seed in 1..=games {
            let squire = Who::Computer(Level::Squire);
            let players = BySide { invader: squire, defender: squire };
            let agreed = Agreed { scenario: scenario.id.clone(), options: scenario.options, players, seed };
            let mut session = Session::begin(&components, &agreed).expect("a scenario");
            let made = decisions(&mut session, seed);
            let turns = session.game().turn();
            let _ = writeln!(out, "{} {seed} {turns} {} {}", scenario.id, made.invader, made.defender);
        }
    }
    out
}

/// Plays to the end and counts: a whole move of a unit, an attack with all that belongs to it, a spell, the end of a phase.
fn decisions(session: &mut Session, seed: u64) -> BySide<u32> {
    let mut players = BySide { invader: Level::Squire.player(seed), defender: Level::Squire.player(seed) };
    let mut made = BySide { invader: 0, defender: 0 };
    let mut before: Option<(Side, Phase, Option<UnitId>)> = None;
    loop {
        match session.due() {
            Due::Over(_) => return made,
            Due::Dice(_) => drop(session.roll().expect("dice")),
            Due::Formality(action) => session.act(action).expect("legal"),
            Due::GivenUp(_) | Due::Far(_) | Due::TakeSide => return made,
            Due::Person(side) | Due::Computer(side, _) => {
                let action = players[side].act(session.game()).expect("an answer");
                let now = (side, session.game().phase(), action.unit());
                let goes_on = before == Some(now) && action.unit().is_some() || action == Action::Strike;
                if session.game().turn() > 0 && !goes_on {
                    made[side] += 1;
                }
                before = Some(now);
                session.act(action).expect("legal");
            }
        }
    }
}
