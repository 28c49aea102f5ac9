//! However much happens at once, everything that follows from it happens: no task is lost for want of room.

mod common;

use common::{Stream, Table, choose, random_battle};
use dragonrage_rules::*;

#[test]
fn all_monsters_fall_and_everybody_feels_it() {
    let components = dragonrage_data::embedded();
    let roster = &components.roster;
    let scenario = components.scenario("esirien-1").expect("it exists");
    let board = components.board(&scenario.map).expect("its map");
    // Flyers above giants, who are in their way; wings that do not carry, but do not fail either.
    let flyers: Vec<UnitId> = Kind::ALL
        .into_iter()
        .filter(|kind| kind.is_major() && components.monster(*kind).fly > 0)
        .flat_map(|kind| roster.of_kind(kind))
        .collect();
    assert!(flyers.len() >= 4);
    let plains = board.hexes().iter().filter(|h| board.terrain(*h) == Terrain::Clear && board.place_at(*h).is_none());
    let mut setup = Setup { scenario: scenario.id.clone(), options: scenario.options, ..Setup::empty() };
    setup.ledger.objective = scenario.objective;
    for ((flyer, giant), hex) in flyers.iter().zip(roster.of_kind(Kind::Giant)).zip(plains.step_by(3)) {
        let wings = components.monster(roster.kind(*flyer)).area(Area::Wings);
        let mut u = UnitSetup::at(*flyer, Side::Invader, hex);
        u.flags.set(Flags::AIRBORNE, true);
        u.damage[Area::Wings.index()] = wings.hit_points;
        setup.units.extend([u, UnitSetup::at(giant, Side::Invader, hex)]);
    }
    let mut game = Game::new(&components, &setup).expect("a game");

    let mut events = Vec::new();
    let mut legal = Vec::new();
    game.apply(Action::Done, &mut events).expect("nobody can land");
    while matches!(game.decision(), Decision::Chance(_) | Decision::Side(_, Choice::Suffer { .. })) {
        assert!(game.tasks().len() <= 16, "{:?}", game.tasks());
        // What waits can be written down and read again, however much it is.
        let again = Game::new(&components, &game.setup()).expect("a game");
        assert!(again == game);
        game.legal_actions(&mut legal);
        game.apply(legal[0], &mut events).expect("a listed action");
    }
    let count = |found: fn(&What) -> bool| events.iter().filter(|e| found(&e.what)).count();
    assert_eq!(count(|w| matches!(w, What::Crashed { .. })), flyers.len());
    assert_eq!(count(|w| matches!(w, What::CrashDamage { .. })), flyers.len());
    let under = |w: &What| matches!(w, What::Rolled { chance, .. } if matches!(chance.roll, Roll::Escape { .. }));
    assert_eq!(count(under), flyers.len(), "every giant has to get away");
}

#[test]
fn the_highest_pile_that_a_text_can_hold_has_room_to_grow() {
    let (mut tasks, mut played, mut most) = (Vec::new(), 0, 0);
    for seed in 0..40 {
        let mut stream = Stream::new(seed);
        let mut game = random_battle(&Table::printed("esirien-1"), &mut stream);
        let mut legal = Vec::new();
        for _ in 0..40 {
            game.legal_actions(&mut legal);
            if legal.is_empty() {
                break;
            }
            game.apply(choose(&legal, &mut stream), &mut Silent).expect("a listed action");
            tasks.extend(game.tasks().iter().copied());
            if tasks.is_empty() || stream.below(4) > 0 {
                continue;
            }
            // As many as are let in, of those that have been about.
            let mut setup = game.setup();
            for _ in 0..200 {
                setup.tasks.push(tasks[stream.below(tasks.len())]);
                if Game::new(game.components(), &setup).is_err() {
                    setup.tasks.pop();
                }
            }
            let mut odd = Game::new(game.components(), &setup).expect("a game");
            played += usize::from(setup.tasks.len() == 16);
            for _ in 0..60 {
                most = most.max(odd.tasks().len());
                odd.legal_actions(&mut legal);
                if legal.is_empty() {
                    break;
                }
                odd.apply(legal[stream.below(legal.len())], &mut Silent).expect("a listed action");
            }
        }
    }
    assert!(played > 50 && most > 16, "piles of sixteen: {played}, and they grow: {most}");
}
