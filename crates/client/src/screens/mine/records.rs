//! The records behind the screen: read a few at a time, the latest first, and what the clerk has found in them. Nothing here waits
//! for more than one batch.

use crate::app::App;
use crate::browser::store::{self, Database};
use crate::browser::{Dates, worker};
use crate::parts::choices::player;
use crate::parts::people;
use crate::parts::unreadable::{Reason, Unread};
use dragonrage_rules::{Record, Side};
use dragonrage_table::kept::{Drawer, Kept};
use dragonrage_table::mine::history::{Line, plain};
use dragonrage_table::mine::tally::{Tally, fingerprint};
use dragonrage_table::mine::totals::{Played, Totals};
use dragonrage_table::mine::{choices, clerk};
use dragonrage_words::Lang;
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::collections::BTreeMap;
use std::sync::Arc;

/// So many records are read at once.
const BATCH: usize = 20;

/// All records of this browser, as far as they have been read.
#[derive(Clone, Copy)]
pub struct Records {
    app: App,
    /// Games and the fingerprints of their records, the latest first.
    games: RwSignal<Vec<(Kept, u64)>>,
    /// What a search looks through, by key, as it was found while the games were read; and for which language and which name.
    searched: StoredValue<(BTreeMap<String, String>, Lang, u32)>,
    /// What cannot be read.
    pub unread: RwSignal<Vec<Unread>>,
    /// How many are there.
    pub all: RwSignal<Option<usize>>,
    /// Is everything read?
    pub read: RwSignal<bool>,
    /// What the clerk has found, by key.
    tallies: RwSignal<BTreeMap<String, Arc<Tally>>>,
    /// What choices cost, where that is known, by key and side.
    costs: RwSignal<BTreeMap<String, f32>>,
    /// Is the clerk at work? How many are done, of how many.
    pub counting: RwSignal<Option<(usize, usize)>>,
    /// Did the reader stop him?
    pub stopped: RwSignal<bool>,
    /// Grows when the reader has another name.
    named: RwSignal<u32>,
}

impl Records {
    /// Begins to read.
    pub fn new(app: App) -> Records {
        let records = Records {
            app,
            games: RwSignal::new(Vec::new()),
            searched: StoredValue::new((BTreeMap::new(), app.words.with_untracked(|w| w.lang()), 0)),
            unread: RwSignal::new(Vec::new()),
            all: RwSignal::new(None),
            read: RwSignal::new(false),
            tallies: RwSignal::new(BTreeMap::new()),
            costs: RwSignal::new(BTreeMap::new()),
            counting: RwSignal::new(None),
            stopped: RwSignal::new(false),
            named: RwSignal::new(0),
        };
        spawn_local(records.read_all());
        on_cleanup(worker::send_home);
        records
    }

    /// The reader has another name: other games are his.
    pub fn look_again(self) {
        self.named.update(|n| *n += 1);
    }

    async fn read_all(self) {
        let keys = store::keys(Drawer::Games).await;
        if self.all.try_set(Some(keys.len())).is_some() {
            return;
        }
        let (me, lang) = (people::me(), self.searched.with_value(|s| s.1));
        let dates = Dates::new(lang.code());
        for batch in keys.chunks(BATCH) {
            let texts = store::some_of(Drawer::Games, batch).await;
            let (mut games, mut unread) = (Vec::new(), Vec::new());
            for (key, text) in texts {
                match heading(&text) {
                    Ok(()) => games.push((Kept::read(key, &text), fingerprint(&text))),
                    Err(reason) => unread.push(Unread { drawer: Drawer::Games, key, text, reason }),
                }
            }
            let found: Vec<(String, String)> = games
                .iter()
                .map(|(kept, _): &(Kept, u64)| (kept.key.clone(), words(self.app, &dates, kept, me.side(&kept.said()))))
                .collect();
            self.searched.try_update_value(|(all, ..)| all.extend(found));
            // Nobody is there any more to read it.
            if self.games.try_update(|all| all.extend(games)).is_none() {
                return;
            }
            if !unread.is_empty() {
                let _ = self.unread.try_update(|all| all.extend(unread));
            }
            // The page goes on between two batches.
            crate::browser::time::sleep(0).await;
        }
        let _ = self.read.try_set(true);
    }

    /// All lines of the history; `searched`: with what a search looks through, in the reader's language.
    pub fn lines(self, searched: bool) -> Vec<Line> {
        let (app, named) = (self.app, self.named.get());
        let lang = app.words.with(|w| w.lang());
        let dates = Dates::new(lang.code());
        let me = people::me();
        // In another language, or for somebody else, it is found anew.
        let found = |kept: &Kept| {
            let known = |(all, of, name): &(BTreeMap<String, String>, Lang, u32)| {
                all.get(&kept.key).filter(|_| (*of, *name) == (lang, named)).cloned()
            };
            self.searched.with_value(known)
        };
        self.games.with(|games| {
            let line = |(kept, _): &(Kept, u64)| {
                let mine = me.side(&kept.said());
                let words = match searched {
                    true => found(kept).unwrap_or_else(|| words(app, &dates, kept, mine)),
                    false => String::new(),
                };
                Line { kept: kept.clone(), mine, words }
            };
            games.iter().map(line).collect()
        })
    }

    /// It has been forgotten.
    pub fn forgotten(self, key: &str) {
        let _ = self.games.try_update(|games| games.retain(|(kept, _)| kept.key != key));
        let _ = self.all.try_update(|all| *all = all.map(|n| n.saturating_sub(1)));
    }

    /// Lets the clerk look through everything that is over, unless he has before.
    pub fn count(self) {
        self.stopped.set(false);
        spawn_local(async move {
            while self.read.try_get_untracked() == Some(false) {
                crate::browser::time::sleep(30).await;
            }
            self.count_all().await;
        });
    }

    async fn count_all(self) {
        let roster = self.app.components();
        let known: BTreeMap<String, String> = Drawer::Tallies.list().await.into_iter().collect();
        let Some(games) = self.games.try_get_untracked() else { return };
        let over: Vec<(Kept, u64)> = games.into_iter().filter(|(kept, _)| kept.over).collect();
        let me = people::me();
        let mine = over.iter().filter(|(kept, _)| me.side(&kept.said()).is_some());
        let (mut wanted, mut here, mut costs) = (Vec::new(), BTreeMap::new(), BTreeMap::new());
        for (kept, print) in mine {
            match known.get(&kept.key).and_then(|text| Tally::read(text, *print)) {
                Some(tally) => drop(here.insert(kept.key.clone(), Arc::new(tally))),
                None => wanted.push((kept.key.clone(), *print)),
            }
            for side in Side::BOTH {
                let key = choices::key(&kept.key, side);
                let found = known.get(&key).and_then(|text| choices::kept(&roster.roster, text, *print));
                costs.extend(found.map(|found| (key, choices::sum(&found))));
            }
        }
        let _ = self.costs.try_set(costs);
        let _ = self.tallies.try_update(|all| all.extend(here));
        let all = wanted.len();
        for (n, (key, print)) in wanted.into_iter().enumerate() {
            if self.stopped.try_get_untracked() != Some(false) {
                break;
            }
            let _ = self.counting.try_set(Some((n, all)));
            let Some((_, record)) = store::some_of(Drawer::Games, std::slice::from_ref(&key)).await.pop() else {
                continue;
            };
            let Ok(answer) = worker::consult(|number| clerk::about(number, &record)).await else { break };
            // What cannot be replayed has no figures; the history tells it.
            if let Some(tally) = Tally::read(&answer, print) {
                Drawer::Tallies.put(&key, &answer).await;
                if self.tallies.try_update(|all| all.insert(key, Arc::new(tally))).is_none() {
                    return;
                }
            }
        }
        let _ = self.counting.try_set(None);
    }

    /// Stops the clerk.
    pub fn stop(self) {
        self.stopped.set(true);
        worker::send_home();
    }

    /// What all of it comes to.
    pub fn totals(self) -> Totals {
        self.named.track();
        let me = people::me();
        let played = self.games.with(|games| {
            self.tallies.with(|tallies| {
                let one = |(kept, _): &(Kept, u64)| {
                    let mine = me.side(&kept.said())?;
                    let against = Line { kept: kept.clone(), mine: Some(mine), words: String::new() }.against()?;
                    let costs = self.costs.with(|c| c.get(&choices::key(&kept.key, mine)).copied());
                    let tally = Tally::clone(tallies.get(&kept.key)?);
                    Some(Played { key: kept.key.clone(), tally, mine, against, costs })
                };
                games.iter().filter_map(one).collect::<Vec<_>>()
            })
        });
        Totals::of(&self.app.components(), &played)
    }
}

/// Can the head of a record be read? Whether the rest can, shows when it is opened.
fn heading(text: &str) -> Result<(), Reason> {
    let head = text.split_once("\n\n").map_or(text, |(head, _)| head);
    Record::parse(&format!("{head}\n\n")).map(drop).map_err(Reason::Record)
}

/// What a search looks through: everything that the reader sees of a game, and the city.
fn words(app: App, dates: &Dates, kept: &Kept, mine: Option<Side>) -> String {
    let date = kept.begun().map(|t| dates.say(t)).unwrap_or_default();
    let (name, who, state) = (scenario(app, kept), opponents(app, kept), state(app, kept, mine));
    let components = app.components();
    let board = components.scenario(&kept.scenario).and_then(|s| components.board(&s.map));
    let city = board.map(|b| b.spec().name.clone()).unwrap_or_default();
    plain(&format!("{name} {city} {who} {state} {date}"))
}

/// The scenario's name.
pub fn scenario(app: App, kept: &Kept) -> String {
    let name = app.components().scenario(&kept.scenario).map(|s| app.words.with(|w| w.scenario_name(s)));
    name.unwrap_or_else(|| kept.scenario.clone())
}

/// Who played against whom.
pub fn opponents(app: App, kept: &Kept) -> String {
    let seat = |side: Side| kept.names[side].clone().or_else(|| kept.players[side].map(|who| player(app, who)));
    Side::BOTH.map(|side| seat(side).unwrap_or_else(|| "?".to_owned())).join(" – ")
}

/// How it stands, or how it ended.
pub fn state(app: App, kept: &Kept, mine: Option<Side>) -> String {
    let turn = ("turn", kept.turn.into());
    match (kept.winner, mine) {
        (Some(winner), Some(mine)) if winner == mine => app.text("mine-state-won", &[turn]),
        (Some(_), Some(_)) => app.text("mine-state-lost", &[turn]),
        (Some(winner), None) => app.text("screen-kept-won", &[("side", winner.code().into()), turn]),
        (None, _) => app.text("page-turn", &[turn]),
    }
}
