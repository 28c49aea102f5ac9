//! Games of self-play from which a forecast is learnt: each player leans its own way, and now and then a player-turn is played
//! by somebody else, so that positions are seen which nobody would choose and the better player then has to deal with.

use dragonrage_ai::{Effort, Judge, Moment, Planner, Player, Rng, Squire, Stage, Strikes, Term, Weights};
use dragonrage_rules::{Action, Chance, Game, Side, Silent};
use dragonrage_table::{Players, play_out};

/// How far players lean from the weights that they are given, in logarithms: those who plan only a little, for their moods lean.
const LEAN: f32 = 0.5;
const PLANNERS_LEAN: f32 = 0.15;

/// One player-turn in so many goes astray, where players plan.
const ASTRAY: usize = 8;

/// Two players, and dice that go on where their seeds and leanings ended.
struct Pupils {
    rng: Rng,
    players: [Box<dyn Player>; 2],
    /// Who plays the player-turns that go astray, where players plan.
    strays: Option<[Squire; 2]>,
    /// The player-turn, and whether it goes astray.
    turn: Option<(u16, Side)>,
    astray: bool,
}

impl Pupils {
    fn new(weights: &Weights, effort: Option<Effort>, seed: u64) -> Pupils {
        let mut rng = Rng::new(seed);
        let mut hurried = || Side::BOTH.map(|_| Squire::new(rng.draw(), leaning(weights, LEAN, &mut rng)).fast());
        let hasty = hurried();
        let (players, strays): ([Box<dyn Player>; 2], _) = match effort {
            None => (hasty.map(|s| Box::new(s) as Box<dyn Player>), None),
            Some(effort) => {
                let planner = |_| Planner::new(rng.draw(), leaning(weights, PLANNERS_LEAN, &mut rng), effort);
                (Side::BOTH.map(planner).map(|p| Box::new(p) as Box<dyn Player>), Some(hasty))
            }
        };
        Pupils { rng, players, strays, turn: None, astray: false }
    }
}

impl Players for Pupils {
    fn roll(&mut self, chance: &Chance) -> Action {
        let mut die = || self.rng.below(6) as u8 + 1;
        let a = die();
        Action::Roll { a, b: if chance.dice == 2 { die() } else { 0 } }
    }

    fn act(&mut self, side: Side, game: &Game) -> Option<Action> {
        let Some(strays) = &mut self.strays else { return self.players[side as usize].act(game) };
        let now = (game.turn(), game.phase().side());
        if self.turn != Some(now) {
            self.turn = Some(now);
            self.astray = self.rng.below(ASTRAY) == 0;
        }
        if self.astray { strays[side as usize].act(game) } else { self.players[side as usize].act(game) }
    }
}

/// Plays a game to its end; what it looked like after each player-turn. Equal seeds play equal games. Without an `effort`
/// players are in a hurry.
pub fn self_play(mut game: Game, weights: &Weights, effort: Option<Effort>, kind: usize, seed: u64) -> Vec<Moment> {
    let mut pupils = Pupils::new(weights, effort, seed);
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
                seen.push(Moment { after, progress, terms, kind, won: false, label: 0.0 });
            }
            last = now;
        }
        true
    });
    // A game without an end teaches nothing.
    let Some(outcome) = game.outcome() else { return Vec::new() };
    let won = outcome.winner == Side::Invader;
    for m in &mut seen {
        (m.won, m.label) = (won, f32::from(u8::from(won)));
    }
    seen
}

/// The same weights, each a little more or less.
fn leaning(weights: &Weights, far: f32, rng: &mut Rng) -> Weights {
    let mut own = weights.clone();
    for side in Side::BOTH {
        for term in Term::ALL {
            let lean = libm::expf(far * 2.0 * (0..3).map(|_| rng.unit() - 0.5).sum::<f32>());
            for stage in Stage::BOTH {
                own.set(side, stage, *term, weights.of(side, stage)[*term as usize] * lean);
            }
        }
    }
    own
}
