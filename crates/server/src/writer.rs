//! One writer for all games: it takes whatever waits, commits it at once, and only then lets it be told. So many moves share
//! one sync of the disk, and nobody hears of a move that could be lost.

use crate::host::Fault;
use crate::house::Bell;
use crate::metrics::Metrics;
use crate::outbox::Outbox;
use crate::store::{Store, StoreError, Write};
use crate::table::{Table, text};
use axum::extract::ws::Utf8Bytes;
use dragonrage_dice::GameId;
use dragonrage_online::wire::Tell;
use std::collections::HashMap;
use std::ops::Range;
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};

/// What is told when something is on disk.
#[derive(Debug)]
pub enum Then {
    /// Nothing.
    Nothing,
    /// This, to one connection; that the message came to nothing, if it could not be written.
    Tell {
        /// Whom.
        to: Outbox,
        /// What.
        done: Utf8Bytes,
        /// The message: its game and its number.
        of: (GameId, u64),
    },
    /// Whether it was written.
    Reply(oneshot::Sender<Result<(), StoreError>>),
}

/// What is written together.
#[derive(Debug)]
pub struct Job {
    /// The game it is about.
    pub table: Option<Arc<Table>>,
    /// What is written; nothing: only to be told after what came before.
    pub writes: Vec<Write>,
    /// What all who watch are told: the number of the next line, and the message.
    pub news: Option<(u32, Utf8Bytes)>,
    /// What the one who sent it is told.
    pub then: Then,
}

impl Job {
    fn succeed(self, bell: &Bell) {
        let mut told = false;
        if let (Some(table), Some((next, news))) = (&self.table, &self.news) {
            let answer = if let Then::Tell { to, done, .. } = &self.then { Some((to, done)) } else { None };
            told = table.written(*next, news, answer);
            if table.rings() {
                // A house without players hears nothing.
                let _ = bell.send(table.game());
            }
        }
        match self.then {
            Then::Tell { to, done, .. } if !told => to.put(done),
            Then::Nothing | Then::Tell { .. } => (),
            // Who no longer waits need not be told.
            Then::Reply(reply) => drop(reply.send(Ok(()))),
        }
    }

    fn fail(self, error: &StoreError) {
        if let Some(table) = &self.table {
            table.lose();
        }
        match self.then {
            Then::Nothing => (),
            Then::Tell { to, of: (game, id), .. } => {
                let why = Fault::Unavailable(StoreError::Taken).why();
                to.put(text(&Tell::Refused { game: Some(game), id: Some(id), why }));
            }
            Then::Reply(reply) => drop(reply.send(Err(error.clone()))),
        }
    }
}

/// Most jobs that one commit takes.
const AT_ONCE: usize = 1024;

/// Writes until nobody can send any more.
pub async fn run(mut jobs: mpsc::UnboundedReceiver<Job>, store: Arc<dyn Store>, metrics: Arc<Metrics>, bell: Bell) {
    let mut waiting = Vec::with_capacity(AT_ONCE);
    while jobs.recv_many(&mut waiting, AT_ONCE).await > 0 {
        // What follows something that was lost is lost, too.
        let (mut sound, lost): (Vec<Job>, Vec<Job>) =
            waiting.drain(..).partition(|job| job.table.as_ref().is_none_or(|t| !t.is_lost()));
        lost.into_iter().for_each(|job| job.fail(&StoreError::Taken));
        let (batch, parts) = gather(&mut sound);
        let lines = batch.iter().filter(|w| matches!(w, Write::Line(_))).count();
        match write(&*store, &batch).await {
            Ok(()) => {
                metrics.committed(lines);
                sound.into_iter().for_each(|job| job.succeed(&bell));
            }
            Err(error) => {
                tracing::warn!(%error, "a batch could not be written; trying its games one by one");
                one_by_one(&*store, sound, &batch, parts, &bell).await;
            }
        }
    }
}

/// All that is written, and which part of it is whose.
fn gather(jobs: &mut [Job]) -> (Vec<Write>, Vec<Range<usize>>) {
    let mut batch = Vec::new();
    let parts = jobs.iter_mut().map(|job| {
        let from = batch.len();
        batch.append(&mut job.writes);
        from..batch.len()
    });
    let parts = parts.collect();
    (batch, parts)
}

async fn write(store: &dyn Store, batch: &[Write]) -> Result<(), StoreError> {
    if batch.is_empty() { Ok(()) } else { store.write(batch).await }
}

/// One game's trouble is not another's.
async fn one_by_one(store: &dyn Store, jobs: Vec<Job>, batch: &[Write], parts: Vec<Range<usize>>, bell: &Bell) {
    let mut games: HashMap<usize, Vec<(Job, Range<usize>)>> = HashMap::new();
    for (n, (job, part)) in jobs.into_iter().zip(parts).enumerate() {
        // What is about no game is by itself.
        let key = job.table.as_ref().map_or(n, |t| Arc::as_ptr(t) as usize);
        games.entry(key).or_default().push((job, part));
    }
    for jobs in games.into_values() {
        let own: Vec<Write> = jobs.iter().flat_map(|(_, part)| batch[part.clone()].iter().cloned()).collect();
        let done = write(store, &own).await;
        for (job, _) in jobs {
            match &done {
                Ok(()) => job.succeed(bell),
                Err(error) => job.fail(error),
            }
        }
    }
}
