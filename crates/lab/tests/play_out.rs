//! Games that play themselves: the same with a record and without, and left where somebody has seen enough.

use dragonrage_ai::Level;
use dragonrage_rules::{BySide, Game, Journal, Silent};
use dragonrage_table::{ByLot, Hands, Stream, play_out};

fn start() -> Journal {
    let components = dragonrage_data::embedded();
    let options = components.scenario("nurkott-2").expect("a scenario").options;
    Journal::start(&components, "nurkott-2", options).expect("a game")
}

fn hands() -> Hands {
    let players = BySide { invader: Level::Squire.player(1), defender: Box::new(ByLot::new(Stream::new(7, 1))) as _ };
    Hands { dice: Stream::new(7, 0), players }
}

#[test]
fn a_game_goes_the_same_way_with_its_record_and_without() {
    let mut journal = start();
    let mut game: Game = journal.game().clone();
    let steps = play_out(&mut game, &mut hands(), |game, action| game.apply(action, &mut Silent).is_ok());
    let mut events = Vec::new();
    let noted = play_out(&mut journal, &mut hands(), |journal, action| journal.apply(action, &mut events).is_ok());
    assert!(game.outcome().is_some());
    assert_eq!((steps, &game), (noted, journal.game()));
    assert_eq!(journal.actions().len(), steps);
    assert_eq!(play_out(&mut game, &mut hands(), |_, _| unreachable!("it is over")), 0);
}

#[test]
fn whoever_has_seen_enough_can_go_on_later() {
    let mut game = start().game().clone();
    let mut left = 10;
    let mut hands = hands();
    play_out(&mut game, &mut hands, |game, action| {
        left -= 1;
        game.apply(action, &mut Silent).is_ok() && left > 0
    });
    assert_eq!((left, game.outcome()), (0, None));
    play_out(&mut game, &mut hands, |game, action| game.apply(action, &mut Silent).is_ok());
    assert!(game.outcome().is_some());
}
