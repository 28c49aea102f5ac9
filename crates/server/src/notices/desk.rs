//! The desk at which it is settled who is told: who listens, what was told already, who is here. It looks at a game when lines came
//! that may have to be told, and again when the time for it has come; both are on disk, so a restart forgets nothing and repeats
//! nothing. What is told is written down first: a notice may be lost with the server, but it never comes twice.

use super::delivery::{Delivery, Letter, Letterbox};
use super::{AWAY, LOOK, Notice, SEEN, SUBSCRIPTIONS, Subscription, Told, Waits};
use crate::host::{Fault, Host};
use crate::store::{Look, Person, Which, Write};
use crate::table::Awaited;
use dragonrage_dice::GameId;
use dragonrage_online::wire::Why;
use std::collections::HashSet;
use std::sync::{Arc, PoisonError, RwLock};

/// Games that are looked at in a second.
const AT_ONCE: u32 = 100;

/// Everybody who wants to be told.
#[derive(Debug, Default)]
pub struct Listeners(RwLock<HashSet<Person>>);

impl Listeners {
    /// Does this one?
    pub fn has(&self, person: Person) -> bool {
        self.0.read().unwrap_or_else(PoisonError::into_inner).contains(&person)
    }

    fn put(&self, people: impl IntoIterator<Item = Person>) {
        self.0.write().unwrap_or_else(PoisonError::into_inner).extend(people);
    }

    fn take_out(&self, person: Person) {
        self.0.write().unwrap_or_else(PoisonError::into_inner).remove(&person);
    }
}

/// The desk.
#[derive(Default)]
pub struct Desk {
    /// Who wants to be told.
    pub listeners: Arc<Listeners>,
    out: Option<(Arc<dyn Delivery>, Letterbox)>,
}

impl std::fmt::Debug for Desk {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.write_str("Desk")
    }
}

fn none() -> Fault {
    Fault::Refused(Why::new("no-notices", "this server sends no notices"))
}

/// What becomes of something that waits to be told at a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Verdict {
    /// It is told now.
    Tell,
    /// Whoever is here has seen it.
    Seen,
    /// Not yet: look again then.
    Later(u64),
}

fn judge(waits: &Waits, here: bool, now: u64) -> Verdict {
    match (here, now.checked_sub(waits.at)) {
        (_, None) => Verdict::Later(waits.at),
        (false, Some(since)) if since >= AWAY => Verdict::Tell,
        (false, Some(_)) => Verdict::Later(waits.at + AWAY),
        (true, Some(since)) if since >= SEEN => Verdict::Seen,
        (true, Some(_)) => Verdict::Later((now + LOOK).min(waits.at + SEEN)),
    }
}

impl Desk {
    /// A desk whose letters somebody carries.
    pub fn new(delivery: Arc<dyn Delivery>, letterbox: Letterbox, listeners: Vec<Person>) -> Desk {
        let desk = Desk { listeners: Arc::default(), out: Some((delivery, letterbox)) };
        desk.listeners.put(listeners);
        desk
    }

    /// The key that browsers are told, if there are notices at all.
    pub fn key(&self) -> Result<String, Fault> {
        self.out.as_ref().map(|(delivery, _)| delivery.key()).ok_or_else(none)
    }

    /// Somebody wants to be told there. What waits for him now he knows: he is here.
    pub async fn subscribe(&self, host: &Host, to: Subscription) -> Result<(), Fault> {
        let (delivery, _) = self.out.as_ref().ok_or_else(none)?;
        if !delivery.admits(&to) {
            return Err(Fault::Refused(Why::new("endpoint", "nothing is sent to this address, or for this key")));
        }
        let person = to.person;
        self.listeners.put([person]);
        let mut writes = vec![Write::Subscribe { to: Box::new(to), most: SUBSCRIPTIONS }];
        for (summary, _) in host.games(Which::Going(person)).await? {
            let (seq, awaited) = host.table(summary.game).await?.awaited();
            let own = awaited.into_iter().filter(|a| a.person == person);
            let mut next = None;
            for Awaited { seat, waits, .. } in own {
                for waits in waits {
                    match waits.at > host.now() {
                        true => next = earlier(next, waits.at),
                        false => {
                            let Waits { kind, mark, .. } = waits;
                            writes.push(Write::Told(Told { game: summary.game, seat, kind, mark }));
                        }
                    }
                }
            }
            writes.extend(next.map(|at| Write::Look(Look { game: summary.game, seq, at })));
        }
        host.write(None, writes).await
    }

    /// Somebody does not want to be told there any more.
    pub async fn unsubscribe(&self, host: &Host, person: Person, endpoint: String) -> Result<(), Fault> {
        host.write(None, vec![Write::Unsubscribe { person, endpoint }]).await?;
        if host.store().subscriptions(person).await?.is_empty() {
            self.forget(person);
        }
        Ok(())
    }

    /// Somebody is forgotten.
    pub fn forget(&self, person: Person) {
        self.listeners.take_out(person);
    }

    /// Looks at the games for which it is time, and tells.
    pub async fn tell(&self, host: &Host) -> Result<(), Fault> {
        let Some((_, letterbox)) = &self.out else { return Ok(()) };
        let (mut writes, mut letters) = (Vec::new(), Vec::new());
        for look in host.store().looks(host.now(), AT_ONCE).await? {
            match self.look(host, look.game, &mut writes, &mut letters).await {
                Ok(next) => writes.push(Write::LookAgain { look: (look.game, look.seq), at: next }),
                Err(fault @ Fault::Unavailable(_)) => return Err(fault),
                Err(fault) => {
                    tracing::error!(game = %look.game, %fault, "a game cannot be read to tell of it");
                    writes.push(Write::LookAgain { look: (look.game, look.seq), at: None });
                }
            }
        }
        if writes.is_empty() {
            return Ok(());
        }
        host.write(None, writes).await?;
        for letter in letters {
            if !letterbox.put(letter) {
                host.metrics.noticed(false);
            }
        }
        Ok(())
    }

    /// What is to be told of a game now; when to look again.
    async fn look(
        &self,
        host: &Host,
        game: GameId,
        writes: &mut Vec<Write>,
        letters: &mut Vec<Letter>,
    ) -> Result<Option<u64>, Fault> {
        let (_, awaited) = host.table(game).await?.awaited();
        let told = host.store().told(game).await?;
        let (now, mut next) = (host.now(), None);
        for Awaited { seat, person, here, waits } in awaited {
            for waits in waits {
                let Waits { kind, mark, .. } = waits;
                let once = Told { game, seat, kind, mark };
                if told.contains(&once) {
                    continue;
                }
                match judge(&waits, here, now) {
                    Verdict::Later(at) => next = earlier(next, at),
                    Verdict::Seen => writes.push(Write::Told(once)),
                    Verdict::Tell => {
                        writes.push(Write::Told(once));
                        let places = host.store().subscriptions(person).await?;
                        letters.extend(places.into_iter().map(|to| (to, Notice { game, kind })));
                    }
                }
            }
        }
        Ok(next)
    }
}

fn earlier(one: Option<u64>, other: u64) -> Option<u64> {
    Some(one.map_or(other, |one| one.min(other)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notices::Kind;

    #[test]
    fn only_who_is_away_is_told_and_not_at_once() {
        let waits = Waits { kind: Kind::Move, mark: 9, at: 1_000_000 };
        let at = |after: u64| waits.at + after;
        assert_eq!(judge(&waits, false, 10), Verdict::Later(waits.at), "its time has not come");
        assert_eq!(judge(&waits, false, at(0)), Verdict::Later(at(AWAY)), "he may only be loading his page");
        assert_eq!(judge(&waits, false, at(AWAY)), Verdict::Tell);
        assert_eq!(judge(&waits, true, at(AWAY)), Verdict::Later(at(AWAY + LOOK)), "a device may have fallen asleep");
        assert_eq!(judge(&waits, true, at(SEEN - 1)), Verdict::Later(at(SEEN)));
        assert_eq!(judge(&waits, true, at(SEEN)), Verdict::Seen);
        assert_eq!(judge(&waits, false, at(SEEN - 1)), Verdict::Tell, "it had");
    }
}
