//! A tournament on the page. What is shown is what is kept: a step shows when the database has it.

use super::Part;
use crate::app::App;
use crate::browser::store::{Database, Exchange};
use crate::browser::tabs::News;
use crate::browser::{self, time};
use crate::parts::said::Said;
use dragonrage_league::tournament::{Entry, Pairing};
use dragonrage_league::{Note, Tournament};
use dragonrage_table::kept::Drawer;
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::collections::HashMap;
use std::sync::Arc;

/// A tournament with all that is chosen about it.
#[derive(Clone, Copy, Debug)]
pub struct Desk {
    /// The page around it.
    pub app: App,
    /// The key under which it is kept.
    pub key: StoredValue<String>,
    /// The tournament.
    pub t: RwSignal<Arc<Tournament>>,
    /// What was told last.
    pub said: RwSignal<Vec<Said>>,
    /// The part of the desk that is shown.
    pub part: RwSignal<Part>,
    /// The round that is looked at, from 1; 0 before the first.
    pub round: RwSignal<usize>,
    /// The match of that round whose result is being told.
    pub editing: RwSignal<Option<usize>>,
    /// The text that the database has.
    kept: StoredValue<String>,
    /// Pairings with their reasons, as they were asked for. What was paired is never paired otherwise.
    pairings: StoredValue<HashMap<usize, Option<Arc<Pairing>>>>,
    busy: StoredValue<bool>,
    news: StoredValue<Option<News>, LocalStorage>,
}

impl Desk {
    /// Opens a tournament that is kept under this key as this text.
    pub fn new(app: App, key: String, t: Tournament, text: String) -> Desk {
        let rounds = t.rounds().len();
        let desk = Desk {
            app,
            key: StoredValue::new(key.clone()),
            t: RwSignal::new(Arc::new(t)),
            said: RwSignal::new(Vec::new()),
            part: RwSignal::new(if rounds == 0 { Part::Players } else { Part::Round }),
            round: RwSignal::new(rounds),
            editing: RwSignal::new(None),
            kept: StoredValue::new(text),
            pairings: StoredValue::new(HashMap::new()),
            busy: StoredValue::new(false),
            news: StoredValue::new_local(None),
        };
        desk.news.set_value(News::new(key, move || desk.look_again()));
        on_cleanup(move || drop(desk.news.try_update_value(Option::take)));
        desk
    }

    /// The desk that a part belongs to.
    pub fn of_this_tournament() -> Desk {
        expect_context()
    }

    /// Reads the tournament; whoever reads is told of changes.
    pub fn with<T>(&self, read: impl FnOnce(&Tournament) -> T) -> T {
        // The signal gives its value away whole: its own code is compiled once, not for every closure.
        read(&self.t.get())
    }

    /// Reads the tournament as it is now.
    pub fn peek<T>(&self, read: impl FnOnce(&Tournament) -> T) -> T {
        read(&self.t.get_untracked())
    }

    /// Tells something in passing.
    pub fn say(&self, said: Said) {
        self.said.set(vec![said]);
    }

    /// A player's name.
    pub fn name(&self, player: usize) -> String {
        self.with(|t| t.players()[player].name.clone())
    }

    /// A scenario's name, with its id.
    pub fn scenario(&self, id: &str) -> String {
        super::scenario_name(self.app, id)
    }

    /// The pairing of a round with its reasons.
    pub fn pairing(&self, round: usize) -> Option<Arc<Pairing>> {
        if let Some(found) = self.pairings.with_value(|p| p.get(&round).cloned()) {
            return found;
        }
        let found = self.peek(|t| t.pairing_of(&self.app.components(), round)).map(Arc::new);
        self.pairings.update_value(|p| drop(p.insert(round, found.clone())));
        found
    }

    /// Something happened, or several things at once: all of it is written down, or nothing. `then` follows if it was.
    pub fn act(self, entries: Vec<Entry>, then: impl FnOnce() + 'static) {
        spawn_local(async move {
            if self.add(entries).await {
                then();
            }
        });
    }

    /// Pairs the next round, on this scenario or as planned.
    pub fn pair(self, scenario: Option<String>) {
        let entry = self.peek(|t| t.next_round(&self.app.components(), scenario.as_deref()));
        match entry {
            Err(note) => self.say(Said::Note(note)),
            Ok(entry) => self.act(vec![entry], move || {
                self.editing.set(None);
                self.round.set(self.peek(|t| t.rounds().len()));
                self.part.set(Part::Round);
            }),
        }
    }

    /// Writes entries down; `false` if the tournament stays as it was.
    pub async fn add(self, entries: Vec<Entry>) -> bool {
        // One after another: every step is written on what the last one left.
        while self.busy.try_get_value() == Some(true) {
            time::sleep(4).await;
        }
        if self.busy.try_set_value(true).is_some() {
            return false;
        }
        let added = self.write(entries).await;
        self.busy.try_set_value(false);
        added
    }

    async fn write(self, entries: Vec<Entry>) -> bool {
        let components = self.app.components();
        let when = browser::now();
        let add = |t: &mut Tournament| -> Result<(), Note> {
            entries.into_iter().try_for_each(|entry| t.add(&components, entry.at(Some(when.clone()))))
        };
        let mut next = self.peek(Tournament::clone);
        if let Err(note) = add(&mut next) {
            self.say(Said::Note(note));
            return false;
        }
        let (key, before, text) = (self.key.get_value(), self.kept.get_value(), next.text());
        match Drawer::Tournaments.exchange(&key, &before, &text).await {
            Exchange::Other(text) => {
                self.said.try_set(vec![Said::Text("desk-changed")]);
                self.show(text);
                false
            }
            Exchange::Done => {
                self.kept.try_set_value(text);
                self.said.try_set(Vec::new());
                self.t.try_set(Arc::new(next));
                self.news.try_with_value(|news| news.iter().for_each(News::tell));
                true
            }
        }
    }

    /// Another window has changed the tournament.
    fn look_again(self) {
        let Some(key) = self.key.try_get_value() else { return };
        spawn_local(async move {
            if let Ok(Some(text)) = Drawer::Tournaments.get(&key).await {
                self.show(text);
            }
        });
    }

    /// Shows what somebody else has put into the database, or says why it cannot be read.
    fn show(self, text: String) {
        if self.kept.try_get_value().is_none_or(|kept| kept == text) {
            return;
        }
        let t = match Tournament::read(&self.app.components(), &text) {
            Ok(t) => t,
            Err(bad) => {
                self.say(Said::File(self.peek(|t| t.plan.name.clone()), bad));
                return;
            }
        };
        let last = self.peek(|t| t.rounds().len());
        self.pairings.update_value(HashMap::clear);
        if self.round.get_untracked() == last && t.rounds().len() != last {
            self.editing.set(None);
            self.round.set(t.rounds().len());
        }
        self.kept.set_value(text);
        self.t.set(Arc::new(t));
    }
}
