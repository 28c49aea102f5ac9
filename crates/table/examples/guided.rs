//! Who only does what lessons and hints say: does he win the guided game?
//!
//! `cargo run --release -p dragonrage-table --example guided [GAMES [SIDE [FIRST]]]` plays it with the seeds FIRST, FIRST + 1 … (from 1
//! on) for either side and tells how each game ended.

use dragonrage_rules::Side;
use dragonrage_table::guide::pupil;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |n: usize| args.get(n).and_then(|n| n.parse::<u64>().ok());
    let (games, first) = (number(0).unwrap_or(20), number(2).unwrap_or(1));
    let side = args.get(1).and_then(|s| Side::from_code(s));
    for mine in Side::BOTH.into_iter().filter(|s| side.is_none_or(|wanted| wanted == *s)) {
        let mut won = 0;
        for seed in first..first + games {
            let lived = pupil::play(&dragonrage_data::embedded(), mine, seed).expect("a guided game that ends");
            won += u64::from(lived.won());
            let (outcome, game) = (lived.outcome, lived.session.game());
            println!(
                "{} {seed}: {} wins ({}, {}) in turn {}, {} VP; {} decisions, {} of them lessons; learnt {}",
                mine.code(),
                outcome.winner.code(),
                outcome.reason.code(),
                outcome.grade.map_or("no grade", |g| g.code()),
                game.turn(),
                game.vp(),
                lived.decisions,
                lived.taught,
                lived.learnt().len(),
            );
        }
        println!("{}: {won} of {games} won by lessons and hints alone", mine.code());
    }
}
