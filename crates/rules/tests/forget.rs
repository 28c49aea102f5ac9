//! What [`Game::forget`] wipes makes no difference: a game that forgets after every step goes like one that does not.

mod common;

use common::{Stream, Table, choose, random_battle};
use dragonrage_rules::*;

#[test]
fn a_forgetful_game_goes_on_like_any_other() {
    let mut wiped = 0;
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
        // Both come to the same, if they are not at an end where nobody cares any more.
        game.forget();
        twin.forget();
        assert!(game == twin || game.outcome().is_some());
    }
    assert!(wiped > 10_000, "there is much to forget: {wiped}");
}
