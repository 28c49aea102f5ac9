//! Whether everything that is kept can be played again: every game, line by line, with its heads.

use crate::store::{Store, StoreError};
use dragonrage_dice::GameId;
use dragonrage_online::Match;
use dragonrage_rules::Components;
use std::sync::Arc;

/// What was found.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Found {
    /// Games that were played again.
    pub games: u64,
    /// Their lines.
    pub lines: u64,
    /// Games that cannot be: which, on which line, why.
    pub spoilt: Vec<(GameId, u32, String)>,
}

/// Plays every game again; `progress` is told how many there were so far.
pub async fn check(
    components: &Arc<Components>,
    store: &dyn Store,
    mut progress: impl FnMut(&Found),
) -> Result<Found, StoreError> {
    let (mut found, mut after) = (Found::default(), None);
    loop {
        let ids = store.all(after, 500).await?;
        let Some(last) = ids.last() else { return Ok(found) };
        after = Some(*last);
        for id in ids {
            match check_one(components, store, id).await? {
                Ok(lines) => found.lines += lines,
                Err((line, why)) => found.spoilt.push((id, line, why)),
            }
            found.games += 1;
            progress(&found);
        }
    }
}

/// Plays one game again: how many lines it has, or what is wrong on which.
pub async fn check_one(
    components: &Arc<Components>,
    store: &dyn Store,
    id: GameId,
) -> Result<Result<u64, (u32, String)>, StoreError> {
    let rows = store.lines(id, 0, u64::MAX, u32::MAX >> 1).await?;
    let Some(first) = rows.first() else { return Ok(Err((0, "there are no lines".to_owned()))) };
    let mut game = match Match::begin(components, &first.entry) {
        Ok(game) => game,
        Err(why) => return Ok(Err((0, why.to_string()))),
    };
    for (n, row) in rows.iter().enumerate() {
        let seq = row.entry.seq;
        if n > 0
            && let Err(why) = game.take(&row.entry)
        {
            return Ok(Err((seq, why.to_string())));
        }
        if game.head().0[..8] != row.head {
            return Ok(Err((seq, "the line is not the one that was written".to_owned())));
        }
    }
    Ok(Ok(rows.len() as u64))
}
