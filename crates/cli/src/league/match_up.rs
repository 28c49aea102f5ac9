//! A game between computer players that can be broken off: players and dice begin anew with every turn, each from a seed of
//! its own, so that a game taken up at the start of a turn goes on exactly as it would have.

use crate::dice::Stream;
use dragonrage_ai::Level;
use dragonrage_rules::{BySide, Journal, Side};
use dragonrage_table::{Hands, play_out};

/// Plays on to the end; `turn` hears of every turn that begins, and may break the game off with an error.
pub fn play<E>(
    journal: &mut Journal,
    levels: BySide<Level>,
    seed: u64,
    game: u64,
    mut turn: impl FnMut(&Journal) -> Result<(), E>,
) -> Result<(), E> {
    let mut events = Vec::new();
    loop {
        let now = journal.game().turn();
        turn(journal)?;
        play_out(journal, &mut hands(levels, seed, game, now.into()), |journal, action| {
            events.clear();
            journal.apply(action, &mut events).is_ok() && journal.game().turn() == now
        });
        // Over; or a player had no answer, which would be a bug: the game then stays unfinished, and that is told.
        if journal.game().turn() == now {
            return Ok(());
        }
    }
}

/// Players and dice of one turn.
fn hands(levels: BySide<Level>, seed: u64, game: u64, turn: u64) -> Hands {
    let stream = |n: u64| Stream::new(seed, (game << 32) + 3 * turn + n);
    let player = |side: Side, n| levels[side].player(stream(n).seed());
    Hands {
        dice: stream(0),
        players: BySide { invader: player(Side::Invader, 1), defender: player(Side::Defender, 2) },
    }
}
