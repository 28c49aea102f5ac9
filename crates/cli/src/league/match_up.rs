//! A game between computer players that can be broken off: players and dice begin anew with every turn, each from a seed of
//! its own, so that a game taken up at the start of a turn goes on exactly as it would have.

use crate::dice::Stream;
use dragonrage_ai::{Level, Player};
use dragonrage_rules::{Action, BySide, Decision, Journal, Side};

/// No game gets this long by the rules: the clocks end it.
const MOST_STEPS: usize = 200_000;

/// Plays on to the end; `turn` hears of every turn that begins, and may break the game off with an error.
pub fn play<E>(
    journal: &mut Journal,
    levels: BySide<Level>,
    seed: u64,
    game: u64,
    mut turn: impl FnMut(&Journal) -> Result<(), E>,
) -> Result<(), E> {
    let mut events = Vec::new();
    let mut at = None;
    let mut hands = Hands::new(levels, seed, game, 0);
    for _ in 0..MOST_STEPS {
        let now = journal.game();
        if at != Some(now.turn()) {
            at = Some(now.turn());
            hands = Hands::new(levels, seed, game, now.turn().into());
            turn(journal)?;
        }
        let action = match journal.game().decision() {
            Decision::Over(_) => break,
            Decision::Chance(chance) => Some(hands.dice.roll(&chance)),
            // The players were given their sides.
            Decision::TakeSide(_) => Some(Action::TakeSide(Side::Invader)),
            Decision::Side(side, _) => hands.players[side].act(journal.game()),
        };
        events.clear();
        // A player without an answer would be a bug of the player; the game then stays unfinished, and that is told.
        if action.is_none_or(|a| journal.apply(a, &mut events).is_err()) {
            break;
        }
    }
    Ok(())
}

struct Hands {
    dice: Stream,
    players: BySide<Box<dyn Player>>,
}

impl Hands {
    fn new(levels: BySide<Level>, seed: u64, game: u64, turn: u64) -> Hands {
        let stream = |n: u64| Stream::new(seed, (game << 32) + 3 * turn + n);
        let player = |side: Side, n| levels[side].player(stream(n).seed());
        Hands {
            dice: stream(0),
            players: BySide { invader: player(Side::Invader, 1), defender: player(Side::Defender, 2) },
        }
    }
}
