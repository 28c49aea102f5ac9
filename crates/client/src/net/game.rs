//! A game over the net on the page: the log that is followed, the connection, and the table that shows it. What the log means
//! `dragonrage_online::Follow` knows.

use super::secrets;
use super::socket::{Heard, Socket};
use crate::app::App;
use crate::browser::{self, time};
use crate::drive;
use crate::live::{Elsewhere, LiveTable};
use dragonrage_dice::GameId;
use dragonrage_online::follow::{Follow, News};
use dragonrage_online::wire::{Ask, Tell, Why};
use dragonrage_online::{Line, Match, Stage};
use dragonrage_rules::{Action, Seat, notation};
use dragonrage_table::session::{Coming, Far, Session};
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::cell::{Cell, RefCell};

/// Most lines of one message.
const LINES: usize = 60;
/// Milliseconds of silence after which a connection is not believed any more; the server is asked for a word before.
const SILENCE: f64 = 35_000.0;
const PING: u64 = 12;

thread_local! {
    /// The game that the page shows: what comes back from a table finds it here.
    static NOW: Cell<Option<Net>> = const { Cell::new(None) };
    static SOCKET: RefCell<Option<Socket>> = const { RefCell::new(None) };
}

/// A game over the net.
#[derive(Clone, Copy)]
pub struct Net {
    /// The page around it.
    pub app: App,
    /// Its id.
    pub id: GameId,
    follow: StoredValue<Follow>,
    /// Grows with every change of the log or of who is there.
    pub version: RwSignal<u64>,
    /// Grows every second.
    pub tick: RwSignal<u64>,
    /// Is the server there?
    pub live: RwSignal<bool>,
    /// Was it ever?
    pub reached: RwSignal<bool>,
    /// Something went wrong, told in passing.
    pub told: RwSignal<Option<Why>>,
    /// The reader's army must be shown, and what opens it is not in this browser.
    pub army_lost: RwSignal<bool>,
    /// What the page has done for an army by itself: for showing it or not, in which round.
    pub attended: StoredValue<Option<(bool, u32)>>,
    table: StoredValue<Option<LiveTable>>,
}

impl Net {
    /// Begins to follow a game.
    pub fn open(app: App, id: GameId) -> Net {
        let components = app.components();
        // A page of its own begins with a number of its own.
        let first = (js_sys::Math::random() * 9e15) as u64;
        let kept = secrets::log(id).and_then(|text| Follow::read(&components, &text, first));
        let mut follow = kept.filter(|f| f.id() == id).unwrap_or_else(|| Follow::new(&components, id, first));
        if let Some(chain) = secrets::of(id).and_then(|secret| secret.chain(id)) {
            follow.keep_chain(chain);
        }
        let net = Net {
            app,
            id,
            follow: StoredValue::new(follow),
            version: RwSignal::new(0),
            tick: RwSignal::new(0),
            live: RwSignal::new(false),
            reached: RwSignal::new(false),
            told: RwSignal::new(None),
            army_lost: RwSignal::new(false),
            attended: StoredValue::new(None),
            table: StoredValue::new(None),
        };
        NOW.set(Some(net));
        let socket = Socket::open(move |heard| net.hear(heard));
        SOCKET.set(Some(socket));
        net.beat();
        net
    }

    /// Ends it.
    pub fn close(self) {
        if NOW.get().is_some_and(|now| now.id == self.id) {
            NOW.set(None);
        }
        if let Some(socket) = SOCKET.take() {
            socket.close();
        }
        super::signs::clear();
    }

    /// Is this still the game that the page shows?
    fn gone(self) -> bool {
        self.version.try_get_untracked().is_none()
    }

    /// Every second.
    fn beat(self) {
        spawn_local(async move {
            loop {
                time::sleep(1000).await;
                let Some(n) = self.tick.try_update(|n| {
                    *n += 1;
                    *n
                }) else {
                    return;
                };
                let socket = SOCKET.with_borrow(Clone::clone);
                if let Some(socket) = socket {
                    if n % PING == 0 {
                        say(&socket, &Ask::Ping { n });
                    }
                    socket.mistrust(SILENCE);
                }
                self.send();
            }
        });
    }

    /// Connects anew: the reader has a seat since.
    pub fn again(self) {
        if let Some(socket) = SOCKET.with_borrow(Clone::clone) {
            socket.again();
        }
    }

    fn hear(self, heard: Heard) {
        if self.gone() {
            return;
        }
        let now = now();
        match heard {
            Heard::Open => self.follow.update_value(Follow::connect),
            Heard::Lost => {
                self.follow.update_value(Follow::disconnect);
                self.live.set(false);
            }
            Heard::Text(text) => {
                // A server that is newer may say what is not known here.
                let Ok(tell) = serde_json::from_str::<Tell>(&text) else { return };
                let news = self.follow.try_update_value(|f| f.hear(&tell, now)).unwrap_or_default();
                for news in &news {
                    match news {
                        News::Dropped(why) | News::Refused(why) | News::Broken(why) => self.told.set(Some(why.clone())),
                        News::Grew(_) | News::Here => {}
                    }
                }
                if !news.is_empty() {
                    self.follow.with_value(|f| keep(self.id, f));
                }
            }
        }
        self.send();
        self.live.set(self.follow.with_value(Follow::is_live));
        if self.live.get_untracked() {
            self.reached.set(true);
        }
        self.version.update(|v| *v += 1);
        self.open_mix();
        self.attend_army();
        self.show();
    }

    /// Says what is to be said.
    fn send(self) {
        let Some(socket) = SOCKET.with_borrow(Clone::clone) else { return };
        let asks = self.follow.try_update_value(|f| f.asks(now())).unwrap_or_default();
        asks.iter().for_each(|ask| say(&socket, ask));
    }

    /// Somebody has joined: what was promised is opened.
    fn open_mix(self) {
        let waits = |game: &Match| game.stage() == Stage::Opening;
        if self.peek(|f| f.seat() == Some(Seat::One) && f.game().is_some_and(waits))
            && let Some(secret) = secrets::of(self.id)
        {
            self.say(&[Line::Open(secret.mix)]);
        }
    }

    /// Writes lines into the log, as one message. They show at once.
    pub fn say(self, lines: &[Line]) -> bool {
        let said = self.follow.try_update_value(|f| f.say(lines, now()));
        if let Some(Err(refused)) = &said {
            self.told.set(Some(Why::from(refused)));
        }
        self.follow.with_value(|f| keep(self.id, f));
        self.send();
        self.version.update(|v| *v += 1);
        self.show();
        matches!(said, Some(Ok(())))
    }

    /// Reads the game; whoever reads is told of changes.
    pub fn with<T>(self, read: impl FnOnce(&Follow) -> T) -> T {
        self.version.track();
        self.follow.with_value(read)
    }

    /// Reads the game as it is now.
    pub fn peek<T>(self, read: impl FnOnce(&Follow) -> T) -> T {
        self.follow.with_value(read)
    }

    /// A session that stands where the game stands; what happened since the reader last looked is marked.
    pub fn session(self) -> Option<Session> {
        self.peek(|f| {
            let game = f.game()?;
            let far = far(f, game);
            let journal = game.journal();
            let mut session = Session::from_afar(&self.app.components(), journal.header(), far, journal.actions())?;
            if let Some(seen) = secrets::seen(self.id) {
                session.away_since(seen);
            }
            Some(session)
        })
    }

    /// From now on the table shows the game.
    pub fn lay(self, table: LiveTable) {
        table.elsewhere.set_value(Some(Elsewhere { tell, coming, record }));
        self.table.set_value(Some(table));
        self.show();
    }

    /// Lets the table show what is new.
    fn show(self) {
        let Some(table) = self.table.get_value().filter(|t| !t.gone()) else { return };
        let placed = self.peek(|f| f.game().map(|g| (far(f, g), g.journal().header().players.clone())));
        let Some((far, names)) = placed else { return };
        if table.peek(|s| s.far() != Some(far) || s.header().players != names) {
            table.change(|s| s.place_far(far, &names));
        }
        drive::go_on(table);
        if !browser::document().hidden() {
            secrets::see(self.id, self.peek(|f| f.game().map_or(0, |g| g.steps() as usize)));
        }
    }

    /// What was done at the table since.
    fn tell(self, table: LiveTable) {
        let lines = self.peek(|f| {
            let course = f.game().map(|g| g.journal().actions()).unwrap_or_default();
            table.peek(|s| {
                let (back, done) = s.done_here(course);
                let roster = &s.game().components().roster;
                let acts = done.iter().filter(|a| !a.is_roll());
                let acts = acts.map(|a: &Action| Line::Act(notation::print(roster, *a)));
                back.map(|to| Line::Undo(to as u32)).into_iter().chain(acts).collect::<Vec<Line>>()
            })
        });
        for message in lines.chunks(LINES) {
            if !self.say(message) {
                break;
            }
        }
    }
}

fn tell(table: LiveTable) {
    if let Some(net) = NOW.get().filter(|net| !net.gone()) {
        net.tell(table);
    }
}

fn coming(table: LiveTable) -> Coming {
    let Some(net) = NOW.get().filter(|net| !net.gone()) else { return Coming::Same };
    net.peek(|f| match f.game() {
        Some(game) => table.peek(|s| s.coming(game.journal().actions())),
        None => Coming::Same,
    })
}

fn record(_: LiveTable) -> Option<String> {
    let net = NOW.get().filter(|net| !net.gone())?;
    net.peek(|f| f.truth().map(Match::record))
}

/// Who sits here.
fn far(follow: &Follow, game: &Match) -> Far {
    let held = game.stage() != Stage::Playing || follow.broken().is_some();
    Far { seat: follow.seat(), one: game.side(Seat::One).filter(|_| game.game().invader_seat().is_none()), held }
}

/// Keeps what a visit without a network needs; what has ended is a record.
fn keep(id: GameId, follow: &Follow) {
    if follow.seat().is_some() && !follow.truth().is_some_and(|g| matches!(g.stage(), Stage::Over(_))) {
        secrets::keep_log(id, &follow.text());
    }
}

fn say(socket: &Socket, ask: &Ask) {
    if let Ok(text) = serde_json::to_string(ask) {
        socket.say(&text);
    }
}

/// Now, in milliseconds since 1970.
pub fn now() -> u64 {
    browser::moment() as u64
}

impl Net {
    /// The reader has a seat since: the server is asked anew, and a chain that is kept here is at hand.
    pub fn seated(self) {
        if let Some(chain) = secrets::of(self.id).and_then(|secret| secret.chain(self.id)) {
            self.follow.update_value(|f| f.keep_chain(chain));
        }
        self.again();
    }
}
