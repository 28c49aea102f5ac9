//! Games of self-play from which a forecast is learnt: players in a hurry, each leaning its own way, so that many kinds
//! of play are seen.

use dragonrage_ai::{Judge, Moment, Player, Rng, Squire, Stage, Strikes, Term, Weights};
use dragonrage_rules::{Action, Chance, Game, Side, Silent};
use dragonrage_table::{Players, play_out};

/// How far players lean from the weights that they are given, in logarithms.
const LEAN: f32 = 0.5;

/// Two players in a hurry, and dice that go on where their seeds and leanings ended.
struct Pupils {
    rng: Rng,
    players: [Squire; 2],
}

impl Players for Pupils {
    fn roll(&mut self, chance: &Chance) -> Action {
        let mut die = || self.rng.below(6) as u8 + 1;
        let a = die();
        Action::Roll { a, b: if chance.dice == 2 { die() } else { 0 } }
    }

    fn act(&mut self, side: Side, game: &Game) -> Option<Action> {
        self.players[side as usize].act(game)
    }
}

/// Plays a game to its end; what it looked like after each player-turn. Equal seeds play equal games.
pub fn self_play(mut game: Game, weights: &Weights, kind: usize, seed: u64) -> Vec<Moment> {
    let mut rng = Rng::new(seed);
    let players = Side::BOTH.map(|_| Squire::new(rng.draw(), leaning(weights, &mut rng)).fast());
    let mut pupils = Pupils { rng, players };
    let mut judge = Judge::new(&game, weights.clone());
    let mut seen: Vec<Moment> = Vec::new();
    let mut last = (game.turn(), game.phase().side());
    play_out(&mut game, &mut pupils, |game, action| {
        if game.apply(action, &mut Silent).is_err() {
            return false;
        }
        let now = (game.turn(), game.phase().side());
        if now != last {
            if last.0 > 0 && game.outcome().is_none() {
                judge.refresh(game);
                let (after, progress) = (last.1, judge.progress(game));
                let terms = judge.terms(game, after, Strikes::None);
                seen.push(Moment { after, progress, terms, kind, won: false });
            }
            last = now;
        }
        true
    });
    // A game without an end teaches nothing.
    let Some(outcome) = game.outcome() else { return Vec::new() };
    seen.iter_mut().for_each(|m| m.won = outcome.winner == Side::Invader);
    seen
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
