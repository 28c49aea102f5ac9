//! The player of docs/BOTS.md compiles, plays whole games, beats a player without a plan, and is the one that is printed there.

#![allow(dead_code)] // its `main` is not called here

#[path = "../examples/own_player.rs"]
mod own_player;

use dragonrage_ai::{Level, Player};
use dragonrage_rules::Side;
use own_player::{Own, play};

/// Does our player win this game, as this side?
fn won(scenario: &str, own: Side, against: Level, seed: u64) -> bool {
    let (ours, theirs): (Box<dyn Player>, _) = (Box::new(Own), against.player(seed));
    let (invader, defender) = if own == Side::Invader { (ours, theirs) } else { (theirs, ours) };
    play(scenario, invader, defender, seed) == own
}

#[test]
fn it_plays_every_scenario_to_its_end() {
    for scenario in &dragonrage_data::embedded().scenarios {
        for side in Side::BOTH {
            won(&scenario.id, side, Level::Random, 1);
        }
    }
    won("esirien-1", Side::Invader, Level::Squire, 1);
}

#[test]
fn it_beats_a_player_without_a_plan_from_either_side() {
    for side in Side::BOTH {
        let wins = (0..5).filter(|seed| won("esirien-2", side, Level::Random, *seed)).count();
        assert!(wins >= 4, "{wins} of 5 as {}", side.code());
    }
}

#[test]
fn the_tour_prints_it_as_it_is() {
    let source = include_str!("../examples/own_player.rs");
    let (from, to) = (source.find("/// Looks one step ahead."), source.find("/// Plays a game to its end"));
    let player = source[from.expect("its head")..to.expect("its end")].trim_end();
    assert!(include_str!("../../../docs/BOTS.md").contains(player), "docs/BOTS.md shows another player");
}
