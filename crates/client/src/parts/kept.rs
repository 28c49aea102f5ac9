//! The games that are kept in this browser: those to go on with, those to watch; all of them into a file and back.

use super::choices::player;
use super::forget::Forget;
use crate::app::App;
use crate::browser::{self, files, store};
use crate::route::Route;
use crate::session::Session;
use crate::session::kept::{Kept, bundle, unbundle};
use dragonrage_rules::Side;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;

/// So many games of each list are shown at first.
const FEW: usize = 5;

/// The shelf of games on the first screen.
#[derive(Clone, Copy, Debug)]
pub struct Shelf {
    games: RwSignal<Vec<Kept>>,
    /// What was told last: the key of a text, and a count.
    said: RwSignal<Option<(&'static str, usize)>>,
}

impl Shelf {
    /// Looks what is there.
    pub fn new() -> Shelf {
        let shelf = Shelf { games: RwSignal::new(Vec::new()), said: RwSignal::new(None) };
        spawn_local(shelf.look());
        shelf
    }

    async fn look(self) {
        let games = store::list().await.into_iter().map(|(key, text)| Kept::read(key, &text)).collect();
        let _ = self.games.try_set(games);
    }

    /// Takes a file in: one record opens, many are put on the shelf.
    pub fn load(self, app: App, event: &leptos::ev::Event) {
        let input = event.target().and_then(|t| t.dyn_into::<web_sys::HtmlInputElement>().ok());
        let Some(file) = input.as_ref().and_then(|i| i.files()).and_then(|f| f.get(0)) else { return };
        spawn_local(async move {
            let text = files::read(&file).await.unwrap_or_default();
            // The same file may be chosen again.
            if let Some(input) = input {
                input.set_value("");
            }
            let games = unbundle(&text);
            let single = games.len() == 1 && games[0].0.is_none();
            let mut taken = Vec::new();
            for (key, record) in games {
                let Ok(session) = Session::resume(&app.components(), &record, browser::fresh_seed()) else { continue };
                let key = key.unwrap_or_else(store::fresh_key);
                if store::put(&key, &session.text()).await {
                    taken.push(open(key, session.is_over()));
                }
            }
            match &taken[..] {
                [] => drop(self.said.try_set(Some(("page-bad-record", 0)))),
                [route] if single => browser::go(&route.hash()),
                many => {
                    let _ = self.said.try_set(Some(("screen-imported", many.len())));
                    self.look().await;
                }
            }
        });
    }
}

impl Default for Shelf {
    fn default() -> Shelf {
        Shelf::new()
    }
}

/// Where a game is opened: to be played on, or to be watched.
pub fn open(key: String, over: bool) -> Route {
    if over { Route::Replay(key, None) } else { Route::Game(key) }
}

/// Both lists.
#[component]
pub fn KeptGames(
    /// The games.
    shelf: Shelf,
) -> impl IntoView {
    let app = App::of_this_page();
    let any = move || !shelf.games.with(Vec::is_empty);
    let export = move |_| {
        spawn_local(async move {
            files::download("dragonrage-games.txt", &bundle(&store::list().await));
        });
    };
    let said = move || {
        shelf.said.get().map(|(key, count)| view! { <p class="told">{app.text(key, &[("count", count.into())])}</p> })
    };
    view! {
        <div role="status">{said}</div>
        <List shelf over=false/>
        <List shelf over=true/>
        <Show when=any><button class="quiet export" on:click=export>{app.say("screen-export")}</button></Show>
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
            let seat = |side: Side| g.players[side].map(|who| player(app, who));
            Some(format!("{} – {}", seat(Side::Invader)?, seat(Side::Defender)?))
        })
    };
    let begun = move || game.with_value(Kept::begun).map(|t| browser::date(t, app.words.with(|w| w.lang().code())));
    let forget = Callback::new(move |()| {
        let key = key.clone();
        spawn_local(async move {
            store::remove(&key).await;
            shelf.games.try_update(|games| games.retain(|g| g.key != key));
        });
    });
    view! {
        <li>
            <a href=address><strong>{name}</strong> <small>{state}</small> <small class="who">{who}</small> <small class="begun">{begun}</small></a>
            <Forget name=Signal::derive(name) forget/>
        </li>
    }
}
