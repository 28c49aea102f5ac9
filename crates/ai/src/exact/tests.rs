//! The solver against a search that prunes nothing and forgets nothing, and against odds that can be told by hand.

use super::{Goal, Question, Solver, TooBig};
use crate::Level;
use crate::rolls::outcomes;
use dragonrage_rules::{Action, Area, Decision, Game, Side, Silent, UnitId, position};
use std::collections::HashMap;

fn game(phase: &str, units: &[&str], more: &str) -> Game {
    let components = dragonrage_data::embedded();
    let units: String = units.iter().map(|u| format!("unit {u}\n")).collect();
    let text = format!("dragonrage position 1\nscenario esirien-3\nturn 3\nphase {phase}\nclocks 3 3\n{units}{more}\n");
    let setup = position::parse(&components, &text).unwrap_or_else(|e| panic!("{e:?}"));
    Game::new(&components, &setup).unwrap_or_else(|e| panic!("{e:?}"))
}

fn unit(game: &Game, name: &str) -> UnitId {
    game.components().roster.by_name(name).expect("a counter")
}

fn ask(game: &Game, side: Side, goals: &[Goal], span: u8) -> Solver {
    Solver::new(game, Question { side, goals: goals.to_vec(), span }, 10_000_000)
}

/// Everything is tried, in full.
fn plain(solver: &Solver, game: &Game, side: Side, known: &mut HashMap<u64, f64>) -> f64 {
    if let Some(value) = solver.settled(game) {
        return value;
    }
    if let Some(value) = known.get(&game.hash()) {
        return *value;
    }
    let mut after = |action: Action| {
        let mut next = game.clone();
        next.apply(action, &mut Silent).expect("a legal action");
        plain(solver, &next, side, known)
    };
    let value = match game.decision() {
        Decision::Chance(chance) => outcomes(&chance).map(|(roll, share)| share * after(roll)).sum(),
        Decision::Side(whose, _) => {
            let mut legal = Vec::new();
            game.legal_actions(&mut legal);
            let values = legal.into_iter().filter(|a| !matches!(a, Action::Concede(_))).map(after);
            match whose == side {
                true => values.fold(0.0, f64::max),
                false => values.fold(1.0, f64::min),
            }
        }
        _ => 0.0,
    };
    known.insert(game.hash(), value);
    value
}

fn agree(game: &Game, side: Side, goals: &[Goal], span: u8) -> f64 {
    let mut solver = ask(game, side, goals, span);
    let value = solver.value(game).expect("a small question");
    let all = plain(&solver, game, side, &mut HashMap::new());
    assert!((value - all).abs() < 1e-9, "{value} and {all}");
    value
}

#[test]
fn the_hero_underneath_hits_two_times_of_three() {
    let game = game("defender-movement", &["D1 invader 1009 facing N damage 0/0/0/3", "HERO1 defender 1108"], "");
    let value = agree(&game, Side::Defender, &[Goal::Win], 1);
    assert!((value - 2.0 / 3.0).abs() < 1e-9);
}

#[test]
fn a_reply_is_the_worst_for_the_one_who_asks() {
    let units = ["TRL1 invader 1007", "MIL1 defender 1010", "INF1 defender 1109"];
    let game = game("defender-movement", &units, "objective 3\nrazed 1106");
    assert_eq!(agree(&game, Side::Defender, &[Goal::Survive], 1), 1.0);
    assert_eq!(agree(&game, Side::Defender, &[Goal::Survive], 2), 1.0);
    // Once nobody has gone into the hall, the trolls have it.
    let mut idle = game.clone();
    idle.apply(Action::Done, &mut Silent).expect("the phase may end");
    let mut solver = ask(&game, Side::Defender, &[Goal::Survive], 2);
    assert_eq!(solver.value(&idle), Ok(0.0));
}

#[test]
fn a_whole_turn_of_a_dragon_agrees() {
    let units =
        ["D1 invader 1008 facing N damage 0/12/6/0 fires 1", "ARH1 defender 1006", "HERO1 defender 1107 wounded"];
    let game = game("invader-movement", &units, "");
    let (archers, hero) = (unit(&game, "ARH1"), unit(&game, "HERO1"));
    agree(&game, Side::Invader, &[Goal::Kill(archers), Goal::Kill(hero)], 1);
    agree(&game, Side::Invader, &[Goal::Destroyed(2)], 1);
}

#[test]
fn a_wing_is_broken_by_either_of_two() {
    let units = ["D1 invader 1009 facing N damage 0/4/0/0", "INF1 defender 1109", "INF2 defender 0909"];
    let game = game("defender-melee", &units, "");
    let value = agree(&game, Side::Defender, &[Goal::Cripple(unit(&game, "D1"), Area::Wings, 6)], 1);
    assert!((value - 0.75).abs() < 1e-9, "4 or more, twice: {value}");
}

#[test]
fn what_is_too_big_is_refused() {
    let units = ["D1 invader 1009 facing N", "HERO1 defender 1108", "CAV1 defender 1308"];
    let game = game("defender-movement", &units, "");
    let question = Question { side: Side::Defender, goals: vec![Goal::Win], span: 2 };
    assert_eq!(Solver::new(&game, question, 500).value(&game), Err(TooBig(500)));
}

#[test]
fn a_player_is_followed_along_all_dice() {
    let game = game("defender-melee", &["TRL1 invader 1009", "CAV1 defender 1008", "INF1 defender 1109"], "");
    let mut solver = ask(&game, Side::Defender, &[Goal::Win], 1);
    let best = solver.value(&game).expect("a small question");
    let squire = solver.follow(&game, Level::Squire.player(1).as_ref()).expect("a small question");
    assert!((squire.value - best).abs() < 1e-9 && squire.slip.is_none(), "both join: {squire:?}");
    // Chance alone reaches less, and the slip tells what would have been better.
    let random = solver.follow(&game, Level::Random.player(5).as_ref()).expect("a small question");
    assert!(random.value <= best);
    assert_eq!(random.value < best - 1e-9, random.slip.is_some());
}
