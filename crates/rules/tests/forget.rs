//! What [`Game::forget`] wipes makes no difference: a game that forgets after every step goes like one that does not.

mod common;

use common::{Stream, Table, choose, random_battle};
use dragonrage_rules::*;

/// The position without what units did in their last turn.
fn at_rest(game: &Game) -> Setup {
    let mut setup = game.setup();
    for u in &mut setup.units {
        (u.spent, u.straight, u.mode, u.used) = (0, 0, Mode::Still, [0; 3]);
        u.flags.0 &= Flags::WOUNDED.0 | Flags::AIRBORNE.0 | Flags::BERSERK.0;
    }
    setup
}

#[test]
fn a_forgetful_game_goes_on_like_any_other() {
    let (mut wiped, mut ended) = (0, 0);
    for (table, seed) in Table::all(3000..3150) {
        let mut stream = Stream::new(seed);
        let mut game = random_battle(&table, &mut stream);
        let mut twin = game.clone();
        let (mut legal, mut same) = (Vec::new(), Vec::new());
        for _ in 0..160 {
            twin.forget();
            wiped += usize::from(twin.hash() != game.hash());
            game.legal_actions(&mut legal);
            twin.legal_actions(&mut same);
            let context = || position::print(game.components(), &game.setup());
            assert_eq!(legal, same, "{}", context());
            assert_eq!(game.decision(), twin.decision(), "{}", context());
            assert_eq!((game.vp(), game.outcome()), (twin.vp(), twin.outcome()), "{}", context());
            if game.outcome().is_some() {
                break;
            }
            let action = choose(&legal, &mut stream);
            game.apply(action, &mut Silent).expect("a listed action");
            twin.apply(action, &mut Silent).expect("the same action");
        }
        // What the twin lacks is what the game forgets: the same is left.
        game.forget();
        twin.forget();
        assert!(game == twin || game.outcome().is_some());
        // At the end nobody moves any more, so nobody forgets how he moved; all else is the same there too.
        let (left, same) = (at_rest(&game), at_rest(&twin));
        assert_eq!(left, same, "{}", position::print(game.components(), &left));
        ended += usize::from(game.outcome().is_some());
    }
    assert!(ended > 20, "some came to their ends: {ended}");
    assert!(wiped > 10_000, "there is much to forget: {wiped}");
}
