//! The games that are kept in this browser: those to go on with, those to watch, those that cannot be read.

use super::choices::player;
use super::everything::{Intake, Taken, save_everything};
use super::forget::Forget;
use super::unreadable::{Reason, Unread, UnreadableOnes, bad_record};
use crate::app::App;
use crate::browser::store::{self, Database};
use crate::browser::{self, files, time};
use dragonrage_rules::Side;
use dragonrage_table::kept::archive::{self, Entry, Place};
use dragonrage_table::kept::{Drawer, Kept, records_of};
use dragonrage_table::route::Route;
use dragonrage_table::session::Session;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// So many games of each list are shown at first.
const FEW: usize = 5;

/// So many records are read at once.
const BATCH: usize = 20;

/// The shelf of games on the first screen.
#[derive(Clone, Copy, Debug)]
pub struct Shelf {
    games: RwSignal<Vec<Kept>>,
    unread: RwSignal<Vec<Unread>>,
    /// What files brought.
    intake: Intake,
}

impl Shelf {
    /// Looks what is there, and again whenever the database comes or goes.
    pub fn new(app: App) -> Shelf {
        let shelf =
            Shelf { games: RwSignal::new(Vec::new()), unread: RwSignal::new(Vec::new()), intake: Intake::new() };
        Effect::new(move |_| {
            app.trouble.track();
            spawn_local(shelf.look(app));
        });
        shelf
    }

    /// The games that can be read, the latest first.
    pub fn games(self) -> Signal<Vec<Kept>> {
        self.games.into()
    }

    async fn look(self, app: App) {
        // A few at a time: the page goes on between two batches.
        let (mut texts, mut games) = (Vec::new(), Vec::new());
        for batch in store::keys(Drawer::Games).await.chunks(BATCH) {
            let some = store::some_of(Drawer::Games, batch).await;
            games.extend(some.iter().map(|(key, text)| Kept::read(key.clone(), text)));
            texts.extend(some);
        }
        if self.games.try_set(games).is_some() {
            return;
        }
        // Whether they can be played shows when they are: one after another, while the page goes on.
        let mut unread = Vec::new();
        for (key, text) in texts {
            time::sleep(0).await;
            if self.unread.try_get_untracked().is_none() {
                return;
            }
            if let Err(error) = Session::resume(&app.components(), &text, 0) {
                let _ = self.games.try_update(|games| games.retain(|g| g.key != key));
                unread.push(Unread { drawer: Drawer::Games, key, text, reason: Reason::Record(error) });
            }
        }
        let _ = self.unread.try_set(unread);
    }

    /// Takes a file in: one record opens, many are put on the shelf.
    pub fn load(self, app: App, event: leptos::ev::Event) {
        spawn_local(async move {
            let Some((name, text)) = files::chosen(event).await else { return };
            if archive::is_archive(&text) {
                self.intake.file(app, name, &text).await;
                self.look(app).await;
                return;
            }
            let games = records_of(&text);
            if games.iter().any(|(key, _)| key.is_some()) {
                let entry = |(key, text): (Option<String>, String)| Entry {
                    place: Place::Drawer(Drawer::Games),
                    key: key.unwrap_or_else(store::fresh_key),
                    text,
                };
                self.intake.take(app, games.into_iter().map(entry).collect()).await;
                self.look(app).await;
                return;
            }
            match Session::resume(&app.components(), &text, browser::fresh_seed()) {
                Ok(session) => {
                    let key = store::fresh_key();
                    Drawer::Games.put(&key, &session.text()).await;
                    browser::go(&open(key, session.is_over()).hash());
                }
                Err(error) => self.intake.say(bad_record(app, &name, &error, Some(&text))),
            }
        });
    }
}

/// Where a game is opened: to be played on, or to be watched.
pub fn open(key: String, over: bool) -> Route {
    if over { Route::Replay(key, None) } else { Route::Game(key) }
}

/// All lists.
#[component]
pub fn KeptGames(
    /// The games.
    shelf: Shelf,
) -> impl IntoView {
    let app = App::of_this_page();
    let any = move || !shelf.games.with(Vec::is_empty) || !shelf.unread.with(Vec::is_empty);
    view! {
        <Taken intake=shelf.intake/>
        <List shelf over=false/>
        <List shelf over=true/>
        <UnreadableOnes all=shelf.unread/>
        <Show when=any><button class="quiet export" on:click=|_| save_everything()>{app.say("kept-save-all")}</button></Show>
    }
}

/// One of the lists.
#[component]
fn List(shelf: Shelf, over: bool) -> impl IntoView {
    let app = App::of_this_page();
    let all = RwSignal::new(false);
    let count = move || shelf.games.with(|g| g.iter().filter(|g| g.over == over).count());
    let shown = move || {
        let most = if all.get() { usize::MAX } else { FEW };
        shelf.games.with(|g| g.iter().filter(|g| g.over == over).take(most).cloned().collect::<Vec<_>>())
    };
    let heading = if over { "screen-replays" } else { "page-continue" };
    view! {
        <Show when=move || count() != 0>
            <section class="kept" class:over=over>
                <h2>{app.say(heading)}</h2>
                <ul><For each=shown key=|g| (g.key.clone(), g.turn) children=move |game| view! { <Line shelf game/> }/></ul>
                <Show when=move || !all.get() && (count() > FEW)>
                    <button class="quiet" on:click=move |_| all.set(true)>
                        {move || app.text("screen-kept-all", &[("count", count().into())])}</button>
                </Show>
            </section>
        </Show>
    }
}

/// One game.
#[component]
fn Line(shelf: Shelf, game: Kept) -> impl IntoView {
    let app = App::of_this_page();
    let (key, address) = (game.key.clone(), open(game.key.clone(), game.over).hash());
    let game = StoredValue::new(game);
    let name = move || {
        game.with_value(|g| {
            let scenario = app.components().scenario(&g.scenario).map(|s| app.words.with(|w| w.scenario_name(s)));
            scenario.unwrap_or_else(|| g.scenario.clone())
        })
    };
    let state = move || {
        game.with_value(|g| match g.winner {
            Some(side) => app.text("screen-kept-won", &[("side", side.code().into()), ("turn", g.turn.into())]),
            None => app.text("page-turn", &[("turn", g.turn.into())]),
        })
    };
    let who = move || {
        game.with_value(|g| {
            let seat = |side: Side| g.names[side].clone().or_else(|| g.players[side].map(|who| player(app, who)));
            Some(format!("{} – {}", seat(Side::Invader)?, seat(Side::Defender)?))
        })
    };
    let begun = move || game.with_value(Kept::begun).map(|t| browser::date(t, app.words.with(|w| w.lang().code())));
    let forget = Callback::new(move |()| {
        let key = key.clone();
        spawn_local(async move {
            if Drawer::Games.remove(&key).await {
                shelf.games.try_update(|games| games.retain(|g| g.key != key));
            }
        });
    });
    view! {
        <li>
            <a href=address><strong>{name}</strong> <small>{state}</small> <small class="who">{who}</small> <small class="begun">{begun}</small></a>
            <Forget name=Signal::derive(name) forget/>
        </li>
    }
}
