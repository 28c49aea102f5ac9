//! A position that is any text: it is refused, or it can be played on.
#![no_main]
use dragonrage_rules::{Game, Silent, position};

libfuzzer_sys::fuzz_target!(|text: &str| {
    let components = dragonrage_data::embedded();
    let Ok(setup) = position::parse(&components, text) else { return };
    let Ok(mut game) = Game::new(&components, &setup) else { return };
    let mut legal = Vec::new();
    for n in 0..50 {
        game.legal_actions(&mut legal);
        let Some(action) = legal.get(n * 7 % legal.len().max(1)) else { return };
        game.apply(*action, &mut Silent).expect("a listed action applies");
    }
});
