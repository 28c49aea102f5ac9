//! Who only does what hints say: does he win the guided game? `cargo run --release -p dragonrage-table --example guided [GAMES [SIDE]]`
//! plays it with the seeds 1, 2, 3 … for either side and tells how each game ended.

use dragonrage_rules::{BySide, Outcome, Side};
use dragonrage_table::session::{Due, Session};
use dragonrage_table::{advice, guide};

/// More decisions than any game takes.
const MOST: usize = 5_000;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let games: u64 = args.first().and_then(|n| n.parse().ok()).unwrap_or(20);
    let side = args.get(1).and_then(|s| Side::BOTH.into_iter().find(|side| side.code() == s));
    for mine in Side::BOTH.into_iter().filter(|s| side.is_none_or(|wanted| wanted == *s)) {
        let mut won = 0;
        for seed in 1..=games {
            let (outcome, turn, decisions) = play(mine, seed);
            won += u64::from(outcome.winner == mine);
            println!("{} {seed}: {outcome:?} in turn {turn}, {decisions} decisions", mine.code());
        }
        println!("{}: {won} of {games} won by hints alone", mine.code());
    }
}

/// Plays one guided game to its end.
fn play(mine: Side, seed: u64) -> (Outcome, u16, usize) {
    let mut session = guide::opening::begin(&dragonrage_data::embedded(), mine, seed).expect("the guided game");
    let mut others = BySide { invader: None, defender: None };
    let mut decisions = 0;
    loop {
        match session.due() {
            Due::Over(outcome) => return (outcome, session.game().turn(), decisions),
            Due::Dice(_) => drop(session.roll().expect("dice")),
            Due::Formality(action) => session.act(action).expect("legal"),
            Due::Computer(side, level) => {
                let player = others[side].get_or_insert_with(|| level.player(seed));
                let action = player.act(session.game()).expect("an answer");
                session.act(action).expect("legal");
            }
            Due::Person(_) => {
                decisions += 1;
                assert!(decisions < MOST, "the game does not end");
                follow(&mut session, seed);
            }
        }
    }
}

/// Does the first thing that is advised.
fn follow(session: &mut Session, seed: u64) {
    let game = session.game();
    let hints = advice::read(&game.components().roster, &advice::think(game, seed));
    let steps = hints.first().expect("a hint").hint.steps.clone();
    session.click(&steps).expect("hints are legal");
}
