//! Prints the record of a whole game with the proof of its dice: two squires, secrets that follow from a seed. Records of
//! `tests/dice` and of `fuzz/corpus/proof` were made so.
//!
//! `cargo run -p dragonrage-dice --example record -- SCENARIO SEED`

#[path = "../tests/common/mod.rs"]
mod common;

use dragonrage_ai::Level;

fn main() {
    let mut args = std::env::args().skip(1);
    let scenario = args.next().unwrap_or_else(|| "esirien-1".to_owned());
    let seed = args.next().and_then(|word| word.parse().ok()).unwrap_or(1);
    let components = dragonrage_data::embedded();
    print!("{}", common::game(&components, &scenario, [Level::Squire; 2], seed).record());
}
