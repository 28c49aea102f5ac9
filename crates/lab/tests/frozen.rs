//! Frozen players still play what they played: seeded games of theirs come to the positions that were noted when they were
//! frozen. Whoever changes how players think keeps the old way behind a part of the effort, or gives up a generation.

use dragonrage_ai::{Level, Player};
use dragonrage_data::{Files, load};
use dragonrage_lab::Frozen;
use dragonrage_rules::{BySide, Journal, Silent, position};
use dragonrage_table::{Hands, Stream, play_out};
use std::sync::Arc;

fn player(name: &str, seed: u64) -> Box<dyn Player> {
    match Frozen::from_name(name) {
        Some(frozen) => frozen.player(seed),
        None => Level::from_code(name).expect("a player").player(seed),
    }
}

/// The checksum of a game of these two at the beginning of this turn, or at its end.
fn checksum(scenario: &str, invader: &str, defender: &str, until: u16) -> String {
    // The edition of the data that they were frozen with.
    let components = Arc::new(load(&Files::edition("3").expect("the edition")).expect("its components"));
    let options = components.scenario(scenario).expect("a scenario").options;
    let mut game = Journal::start(&components, scenario, options).expect("a game").game().clone();
    let players = BySide { invader: player(invader, 11), defender: player(defender, 12) };
    play_out(&mut game, &mut Hands { dice: Stream::new(3, 0), players }, |game, action| {
        game.apply(action, &mut Silent).is_ok() && game.turn() < until
    });
    format!("{:016x}", position::checksum(&game))
}

/// No game gets so far.
const END: u16 = 1000;

/// Scenario, invader, defender, the turn at whose beginning it is enough, and what was noted.
fn plays_as_noted(games: [(&str, &str, &str, u16, &str); 2]) {
    let found = games.map(|(scenario, invader, defender, until, _)| checksum(scenario, invader, defender, until));
    assert_eq!(found.each_ref().map(String::as_str), games.map(|(.., noted)| noted));
}

#[test]
fn the_first_squire_plays_what_it_played() {
    plays_as_noted([
        ("esirien-4", "squire-1", "squire-1", END, "8c48ef94ebed7138"),
        ("nurkott-2", "squire-1", "squire-1", END, "15d1127c99ac24bc"),
    ]);
}

#[test]
fn the_first_knight_plays_what_it_played() {
    plays_as_noted([
        ("esirien-1", "knight-1", "squire-1", 4, "36ea2b8c716ef1be"),
        ("nurkott-5", "squire-1", "knight-1", 4, "e331fc2f10aad236"),
    ]);
}

/// It thinks for seconds: one turn as the invader, the set-up as the defender.
#[test]
fn the_first_dragonlord_plays_what_it_played() {
    plays_as_noted([
        ("esirien-3", "dragonlord-1", "random", 2, "e8020a524f047465"),
        ("nurkott-1", "random", "dragonlord-1", 1, "a658ae94cf33dd4b"),
    ]);
}
