//! A game played to its end without people: whoever is asked answers, whatever is answered is done. What is done with an
//! action (a record, figures, a look at the position) is for the caller to say. No I/O, no sentences.

use crate::Stream;
use dragonrage_ai::Player;
use dragonrage_rules::{Action, BySide, Chance, Decision, Game, Journal, Side};

/// No game gets this long by the rules: the clocks end it.
const MOST_STEPS: usize = 1_000_000;

/// Everybody who is asked at a table without people: Chance and both players.
pub trait Players {
    /// The dice that Chance must roll.
    fn roll(&mut self, chance: &Chance) -> Action;

    /// What a side answers. `None` would be a bug of a player: the game then stays unfinished.
    fn act(&mut self, side: Side, game: &Game) -> Option<Action>;

    /// Who won the roll for sides takes one. The usual players were given theirs, so that it is a formality.
    fn take_side(&mut self, _: &Game) -> Option<Action> {
        Some(Action::TakeSide(Side::Invader))
    }
}

/// Dice that follow a seed, and a computer player for each side.
pub struct Hands {
    /// The dice.
    pub dice: Stream,
    /// Who plays what.
    pub players: BySide<Box<dyn Player>>,
}

impl Players for Hands {
    fn roll(&mut self, chance: &Chance) -> Action {
        self.dice.roll(chance)
    }

    fn act(&mut self, side: Side, game: &Game) -> Option<Action> {
        self.players[side].act(game)
    }
}

/// A game, by itself or with its record.
pub trait Course {
    /// How it stands.
    fn game(&self) -> &Game;
}

impl Course for Game {
    fn game(&self) -> &Game {
        self
    }
}

impl Course for Journal {
    fn game(&self) -> &Game {
        Journal::game(self)
    }
}

/// Plays on to the end; gives the number of steps. `step` does what was decided; where it says no, because the action was
/// refused or somebody has seen enough, the game is left as it stands.
pub fn play_out<C: Course>(
    course: &mut C,
    players: &mut impl Players,
    mut step: impl FnMut(&mut C, Action) -> bool,
) -> usize {
    for steps in 0..MOST_STEPS {
        let game = course.game();
        let action = match game.decision() {
            Decision::Over(_) => return steps,
            Decision::Chance(chance) => Some(players.roll(&chance)),
            Decision::TakeSide(_) => players.take_side(game),
            Decision::Side(side, _) => players.act(side, game),
        };
        if !action.is_some_and(|action| step(course, action)) {
            return steps;
        }
    }
    MOST_STEPS
}

/// Takes any legal action, all equally likely, but never gives up and never stops early: chance itself at a table, with a
/// stream like that of the dice.
#[derive(Clone, Debug)]
pub struct ByLot {
    stream: Stream,
    legal: Vec<Action>,
}

impl ByLot {
    /// A player with a stream of its own.
    pub fn new(stream: Stream) -> ByLot {
        ByLot { stream, legal: Vec::new() }
    }

    /// What it takes of these in the n-th step of a game, whatever it took before: so that a game taken up again goes on as
    /// it would have.
    pub fn at(&mut self, step: u64, legal: &[Action]) -> Option<Action> {
        self.stream.seek(step);
        pick(&mut self.stream, legal)
    }
}

impl Player for ByLot {
    fn act(&mut self, game: &Game) -> Option<Action> {
        game.legal_actions(&mut self.legal);
        pick(&mut self.stream, &self.legal)
    }
}

/// Any action that goes on with the game, all equally likely.
pub fn pick(stream: &mut Stream, legal: &[Action]) -> Option<Action> {
    let goes_on = |a: &&Action| !matches!(a, Action::Concede(_) | Action::Stop);
    let count = legal.iter().filter(goes_on).count();
    legal.iter().filter(goes_on).nth(stream.below(count)).copied()
}
