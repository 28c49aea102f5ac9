//! A game steered by bytes: whatever is listed is legal and applies, and the hash keeps up.
#![no_main]
use dragonrage_rules::{Game, Options, Setup, Silent};

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let components = dragonrage_data::embedded();
    let setup = Setup::fresh(&components, "esirien-1", Options::default()).expect("the scenario exists");
    let mut game = Game::new(&components, &setup).expect("a fresh scenario is a game");
    let mut legal = Vec::new();
    for byte in bytes {
        game.legal_actions(&mut legal);
        if legal.is_empty() {
            return;
        }
        let action = legal[*byte as usize % legal.len()];
        assert!(game.is_legal(action));
        game.apply(action, &mut Silent).expect("a listed action applies");
        assert_eq!(game.hash(), game.hash_from_scratch());
    }
});
