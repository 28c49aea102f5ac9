//! Games of self-play from which a forecast is learnt: players in a hurry, each leaning its own way, so that many kinds
//! of play are seen.

use crate::eval::{Judge, Strikes};
use crate::weights::{Stage, Term, Weights};
use crate::{Moment, Player, Rng, Squire};
use dragonrage_rules::{Action, Decision, Game, Side, Silent};

/// How far players lean from the weights that they are given, in logarithms.
const LEAN: f32 = 0.5;
/// No game gets this long by the rules: the clocks end it.
const MOST_STEPS: usize = 200_000;

/// Plays a game to its end; what it looked like after each player-turn. Equal seeds play equal games.
pub fn school(mut game: Game, weights: &Weights, kind: usize, seed: u64) -> Vec<Moment> {
    let mut rng = Rng::new(seed);
    let mut pupils = Side::BOTH.map(|_| Squire::new(rng.draw(), leaning(weights, &mut rng)).fast());
    let mut judge = Judge::new(&game, weights.clone());
    let mut seen = Vec::new();
    let mut last = (game.turn(), game.phase().side());
    for _ in 0..MOST_STEPS {
        let action = match game.decision() {
            Decision::Over(outcome) => {
                let won = outcome.winner == Side::Invader;
                seen.iter_mut().for_each(|m: &mut Moment| m.won = won);
                return seen;
            }
            Decision::Chance(chance) => {
                let mut die = || rng.below(6) as u8 + 1;
                let a = die();
                Some(Action::Roll { a, b: if chance.dice == 2 { die() } else { 0 } })
            }
            Decision::TakeSide(_) => Some(Action::TakeSide(Side::Invader)),
            Decision::Side(side, _) => pupils[side as usize].act(&game),
        };
        if action.is_none_or(|action| game.apply(action, &mut Silent).is_err()) {
            break;
        }
        let now = (game.turn(), game.phase().side());
        if now != last {
            if last.0 > 0 && game.outcome().is_none() {
                judge.refresh(&game);
                let (after, progress) = (last.1, judge.progress(&game));
                let terms = judge.terms(&game, after, Strikes::None);
                seen.push(Moment { after, progress, terms, kind, won: false });
            }
            last = now;
        }
    }
    Vec::new()
}

/// The same weights, each a little more or less.
fn leaning(weights: &Weights, rng: &mut Rng) -> Weights {
    let mut own = weights.clone();
    for side in Side::BOTH {
        for term in Term::ALL {
            let lean = libm::expf(LEAN * 2.0 * (0..3).map(|_| rng.unit() - 0.5).sum::<f32>());
            for stage in Stage::BOTH {
                own.set(side, stage, *term, weights.of(side, stage)[*term as usize] * lean);
            }
        }
    }
    own
}
