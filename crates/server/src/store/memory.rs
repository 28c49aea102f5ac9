//! A store that forgets: for tests, and to measure what durability costs.

use super::{Answer, Chair, Hash, Kept, Look, Person, Row, Store, StoreError, Summary, Which, Write};
use crate::notices::{Subscription, Told};
use dragonrage_dice::GameId;
use dragonrage_rules::Seat;
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

#[derive(Debug, Default)]
struct Inside {
    logs: HashMap<GameId, Vec<Row>>,
    summaries: HashMap<GameId, Summary>,
    chairs: HashMap<GameId, Vec<Chair>>,
    tokens: HashMap<Hash, Person>,
    recoveries: HashMap<Hash, Person>,
    beat: Option<u64>,
    outages: Vec<(u64, u64)>,
    looks: HashMap<GameId, Look>,
    told: Vec<Told>,
    subscriptions: Vec<Subscription>,
}

/// It.
#[derive(Debug, Default)]
pub struct Memory(Mutex<Inside>);

impl Memory {
    fn inside(&self) -> MutexGuard<'_, Inside> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// An answer that is there already.
fn now<'a, T: Send + 'a>(answer: Result<T, StoreError>) -> Answer<'a, T> {
    Box::pin(std::future::ready(answer))
}

impl Inside {
    fn write(&mut self, write: &Write) {
        match write {
            Write::Line(row) => self.logs.entry(row.game).or_default().push(row.clone()),
            Write::Summary(summary) => drop(self.summaries.insert(summary.game, (**summary).clone())),
            Write::Chair(chair) => self.chairs.entry(chair.game).or_default().push(*chair),
            Write::Person { person, token, recovery, .. } => {
                self.tokens.insert(*token, *person);
                self.recoveries.insert(*recovery, *person);
            }
            Write::Token { person, token, .. } => drop(self.tokens.insert(*token, *person)),
            Write::Forget(person) => {
                self.tokens.retain(|_, p| p != person);
                self.recoveries.retain(|_, p| p != person);
                self.chairs.values_mut().for_each(|chairs| chairs.retain(|c| c.person != *person));
                self.subscriptions.retain(|s| s.person != *person);
            }
            Write::Beat(at) => self.beat = Some(*at),
            Write::Outage { from, to } => self.outages.push((*from, *to)),
            Write::Look(look) => drop(self.looks.insert(look.game, *look)),
            Write::LookAgain { look: (game, seq), at } => {
                if let Some(look) = self.looks.get_mut(game).filter(|look| look.seq == *seq) {
                    match at {
                        Some(at) => look.at = *at,
                        None => drop(self.looks.remove(game)),
                    }
                }
            }
            Write::Told(told) => {
                self.told.retain(|t| (t.game, t.seat, t.kind) != (told.game, told.seat, told.kind));
                self.told.push(*told);
            }
            Write::Subscribe { to, most } => {
                self.subscriptions.retain(|s| s.endpoint != to.endpoint);
                self.subscriptions.push((**to).clone());
                let own = self.subscriptions.iter().filter(|s| s.person == to.person).count();
                let mut over = own.saturating_sub(*most as usize);
                self.subscriptions.retain(|s| {
                    let goes = s.person == to.person && over > 0;
                    over -= usize::from(goes);
                    !goes
                });
            }
            Write::Unsubscribe { person, endpoint } => {
                self.subscriptions.retain(|s| s.person != *person || s.endpoint != *endpoint);
            }
        }
    }
}

impl Store for Memory {
    fn write<'a>(&'a self, batch: &'a [Write]) -> Answer<'a, ()> {
        let mut inside = self.inside();
        let mut next: HashMap<GameId, u32> = HashMap::new();
        for write in batch {
            if let Write::Line(row) = write {
                let due =
                    next.entry(row.game).or_insert_with(|| inside.logs.get(&row.game).map_or(0, |l| l.len() as u32));
                if row.entry.seq != *due {
                    return now(Err(StoreError::Taken));
                }
                *due += 1;
            }
        }
        batch.iter().for_each(|write| inside.write(write));
        now(Ok(()))
    }

    fn lines(&self, game: GameId, from: u32, until: u64, limit: u32) -> Answer<'_, Vec<Row>> {
        let inside = self.inside();
        let rows = inside.logs.get(&game).map(Vec::as_slice).unwrap_or_default();
        let wanted = rows.iter().skip(from as usize).take_while(|r| r.entry.at <= until);
        now(Ok(wanted.take(limit as usize).cloned().collect()))
    }

    fn chairs(&self, game: GameId) -> Answer<'_, Vec<Chair>> {
        now(Ok(self.inside().chairs.get(&game).cloned().unwrap_or_default()))
    }

    fn games(&self, which: Which, limit: u32) -> Answer<'_, Vec<(Summary, Option<Seat>)>> {
        let inside = self.inside();
        let own = |game: &GameId, person: Person| {
            inside.chairs.get(game)?.iter().find(|c| c.person == person).map(|c| c.seat)
        };
        let mut found: Vec<(Summary, Option<Seat>)> = inside
            .summaries
            .values()
            .filter_map(|s| match which {
                Which::Open => (s.public && s.stage == Kept::Waiting).then(|| (s.clone(), None)),
                Which::Running => (s.public && s.stage == Kept::Playing).then(|| (s.clone(), None)),
                Which::Of(person) => own(&s.game, person).map(|seat| (s.clone(), Some(seat))),
                Which::Going(_) if s.stage == Kept::Over => None,
                Which::Going(person) => own(&s.game, person).map(|seat| (s.clone(), Some(seat))),
            })
            .collect();
        found.sort_by_key(|(s, _)| std::cmp::Reverse(s.changed));
        found.truncate(limit as usize);
        now(Ok(found))
    }

    fn fallen(&self, at: u64, limit: u32) -> Answer<'_, Vec<GameId>> {
        let inside = self.inside();
        let fallen =
            inside.summaries.values().filter(|s| s.stage == Kept::Playing && s.flag_at.is_some_and(|f| f <= at));
        now(Ok(fallen.take(limit as usize).map(|s| s.game).collect()))
    }

    fn all(&self, after: Option<GameId>, limit: u32) -> Answer<'_, Vec<GameId>> {
        let mut ids: Vec<GameId> = self.inside().logs.keys().copied().collect();
        ids.sort_by_key(|id| id.0);
        ids.retain(|id| after.is_none_or(|a| id.0 > a.0));
        ids.truncate(limit as usize);
        now(Ok(ids))
    }

    fn person(&self, token: Hash) -> Answer<'_, Option<Person>> {
        now(Ok(self.inside().tokens.get(&token).copied()))
    }

    fn recover(&self, recovery: Hash) -> Answer<'_, Option<Person>> {
        now(Ok(self.inside().recoveries.get(&recovery).copied()))
    }

    fn beat(&self) -> Answer<'_, Option<u64>> {
        now(Ok(self.inside().beat))
    }

    fn outages(&self, after: u64) -> Answer<'_, Vec<(u64, u64)>> {
        now(Ok(self.inside().outages.iter().filter(|(_, to)| *to > after).copied().collect()))
    }

    fn looks(&self, at: u64, limit: u32) -> Answer<'_, Vec<Look>> {
        let mut looks: Vec<Look> = self.inside().looks.values().filter(|look| look.at <= at).copied().collect();
        looks.sort_by_key(|look| look.at);
        looks.truncate(limit as usize);
        now(Ok(looks))
    }

    fn told(&self, game: GameId) -> Answer<'_, Vec<Told>> {
        now(Ok(self.inside().told.iter().filter(|t| t.game == game).copied().collect()))
    }

    fn subscriptions(&self, person: Person) -> Answer<'_, Vec<Subscription>> {
        now(Ok(self.inside().subscriptions.iter().filter(|s| s.person == person).cloned().collect()))
    }

    fn listeners(&self) -> Answer<'_, Vec<Person>> {
        now(Ok(self.inside().subscriptions.iter().map(|s| s.person).collect()))
    }
}
