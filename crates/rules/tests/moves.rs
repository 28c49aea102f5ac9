//! The moves of one unit are those of the whole list that are its own.

use dragonrage_rules::{Action, Choice, Decision, Game, Phase, Record, Setup, Silent, UnitId, notation};

#[test]
fn moves_of_a_unit_are_a_part_of_the_list() {
    let components = dragonrage_data::embedded();
    for (n, scenario) in components.scenarios.iter().enumerate() {
        let setup = Setup::fresh(&components, &scenario.id, scenario.options).expect("a set-up");
        let mut game = Game::new(&components, &setup).expect("a game");
        let (mut legal, mut moves) = (Vec::new(), Vec::new());
        let mut seed = n as u64;
        for _ in 0..4000 {
            game.legal_actions(&mut legal);
            legal.retain(|a| !matches!(a, Action::Concede(_) | Action::Stop));
            let moving = matches!(game.decision(), Decision::Side(_, Choice::Move | Choice::MoveOn(_)));
            for unit in (0..components.roster.len() as u8).map(UnitId) {
                game.legal_moves(unit, &mut moves);
                let mut own: Vec<Action> = legal.iter().copied().filter(|a| moving && a.unit() == Some(unit)).collect();
                own.sort();
                moves.sort();
                assert_eq!(moves, own, "{}: {unit:?}", scenario.id);
            }
            seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            let Some(action) = legal.get((seed >> 33) as usize % legal.len().max(1)) else { break };
            game.apply(*action, &mut Silent).expect("a listed action is legal");
        }
    }
}

/// A gate that nobody guards gives way without dice [2.5.5.2-a]: to smash it is something that a unit can get to, and so is
/// whatever lies behind it.
#[test]
fn ways_lead_through_gates_that_are_smashed_on_them() {
    let components = dragonrage_data::embedded();
    let golden = include_str!("../../../cases/golden/esirien-1-squire.txt");
    let (city, _) = golden.split_once("# invader-setup").expect("the city is set up");
    let record = Record::parse(&format!("{city}D1 at 2511\nD1 faces SW\nD2 at 2509\nD2 faces SW\n")).expect("a record");
    let mut game = record.replay(&components, usize::MAX, |_, _, _| {}).expect("a game");
    let d1 = components.roster.by_name("D1").expect("a dragon");
    let inside = "2113".parse().expect("the hex behind the East Gate");
    let smashes = |game: &Game| {
        let reach = game.reach(d1);
        let ways = (0..reach.stops().len()).map(|n| reach.path(n));
        ways.filter(|way| matches!(way.last(), Some(Action::Smash { .. }))).count()
    };
    assert!(smashes(&game) > 0, "three hexes and a gate: 4 MP");
    for step in ["D1 walks SW", "D1 walks SW", "D1 walks SW"] {
        game.apply(notation::parse(&components.roster, step).expect("a step"), &mut Silent).expect("legal");
    }
    while (game.turn(), game.phase()) != (2, Phase::InvaderMovement) {
        game.apply(Action::Done, &mut Silent).expect("nobody does anything");
    }
    let reach = game.reach(d1);
    let through = |n: &usize| {
        let way = reach.path(*n);
        reach.stops()[*n].hex == inside && way.iter().any(|a| matches!(a, Action::Smash { .. }))
    };
    assert!((0..reach.stops().len()).any(|n| through(&n)), "smash, then walk through");
}
