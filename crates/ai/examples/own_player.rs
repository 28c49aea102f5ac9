//! A computer player of one's own in some thirty lines, for docs/BOTS.md: it tries every action on a copy of the game and
//! takes what it likes best, on average over the dice. `cargo run --release -p dragonrage-ai --example own_player` lets it
//! play.

use dragonrage_ai::{Level, Player};
use dragonrage_rules::{Action, Area, Decision, Game, Hex, Setup, Side, Silent};

/// Looks one step ahead.
#[derive(Clone)]
pub struct Own;

impl Player for Own {
    fn act(&mut self, game: &Game) -> Option<Action> {
        let us = if let Decision::Side(side, _) = game.decision() { side } else { Side::Invader };
        let mut legal = Vec::new();
        game.legal_actions(&mut legal);
        legal.retain(|action| !matches!(action, Action::Concede(_) | Action::Stop));
        legal.into_iter().max_by_key(|action| (value(game, *action, us), *action != Action::Done))
    }
}

/// What an action is worth to us; if it asks for dice, on average over them.
fn value(game: &Game, action: Action, us: Side) -> i64 {
    let (mut next, mut rolls) = (game.clone(), Vec::new());
    next.apply(action, &mut Silent).expect("it was listed");
    if action.is_roll() || !matches!(next.decision(), Decision::Chance(_)) {
        return worth(&next, us);
    }
    next.legal_actions(&mut rolls);
    rolls.iter().map(|roll| value(&next, *roll, us)).sum::<i64>() / rolls.len() as i64
}

/// What a position is worth to us: ruins, the living and their wounds, and how far ours are from what they are after.
fn worth(game: &Game, us: Side) -> i64 {
    let theirs = |hex: &Hex| game.in_hex(*hex).any(|id| game.unit(id).is_some_and(|unit| unit.side != Some(us)));
    let goal = |hex: &Hex| if us == Side::Invader { game.vp_at(*hex).is_some() } else { theirs(hex) };
    let goals: Vec<Hex> = game.board().hexes().iter().filter(goal).collect();
    let ruins = i64::from(game.vp()) * if us == Side::Invader { 1000 } else { -1000 };
    let units = game.units().filter(|(_, unit)| unit.on_map()).map(|(id, unit)| {
        let away = unit.hex().and_then(|hex| goals.iter().map(|goal| goal.distance(hex)).min()).unwrap_or(0);
        let points: u8 = Area::ALL.iter().filter_map(|area| game.points_left(id, *area)).sum();
        let strength = 250 + 50 * (i64::from(points) - i64::from(unit.lost));
        if unit.side == Some(us) { strength - 10 * i64::from(away) } else { -strength }
    });
    ruins + units.sum::<i64>()
}

/// Plays a game to its end, and tells who won it.
pub fn play(scenario: &str, mut invader: Box<dyn Player>, mut defender: Box<dyn Player>, seed: u64) -> Side {
    let components = dragonrage_data::embedded();
    let options = components.scenario(scenario).expect("a scenario of the box").options;
    let setup = Setup::fresh(&components, scenario, options).expect("a scenario of the box");
    let mut game = Game::new(&components, &setup).expect("a fresh scenario is a game");
    let mut state = seed;
    let mut die = || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((state >> 33) % 6 + 1) as u8
    };
    loop {
        let action = match game.decision() {
            Decision::Over(outcome) => return outcome.winner,
            Decision::Chance(chance) => Action::Roll { a: die(), b: if chance.dice == 2 { die() } else { 0 } },
            Decision::Side(Side::Defender, _) => defender.act(&game).expect("a decision is due"),
            _ => invader.act(&game).expect("a decision is due"),
        };
        game.apply(action, &mut Silent).expect("players do what is legal");
    }
}

fn main() {
    for level in [Level::Random, Level::Squire] {
        for scenario in ["esirien-1", "esirien-2", "nurkott-1"] {
            let won = |own: Side, seed| match own {
                Side::Invader => play(scenario, Box::new(Own), level.player(seed), seed) == own,
                Side::Defender => play(scenario, level.player(seed), Box::new(Own), seed) == own,
            };
            let [attack, defence] = Side::BOTH.map(|side| (0..8).filter(|seed| won(side, *seed)).count());
            println!("{scenario} against {}: {attack} of 8 as invader, {defence} of 8 as defender", level.code());
        }
    }
}
