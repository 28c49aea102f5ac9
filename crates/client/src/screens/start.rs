//! The first screen: one click to the first game.

use crate::app::App;
use crate::browser;
use crate::browser::store::{self, Database};
use crate::parts::counter::Counter;
use crate::parts::kept::{KeptGames, Shelf};
use crate::parts::menu::Language;
use crate::parts::panorama::Panorama;
use dragonrage_picture::Face;
use dragonrage_rules::{Kind, Side};
use dragonrage_table::guide::opening;
use dragonrage_table::kept::Drawer;
use dragonrage_table::route::Route;
use dragonrage_table::session::{Agreed, Session};
use leptos::prelude::*;
use leptos::task::spawn_local;

/// Begins a game, keeps it and goes to its screen; `false` if the rules do not allow it.
pub fn begin(app: App, agreed: &Agreed) -> bool {
    let Some(session) = Session::begin(&app.components(), agreed) else { return false };
    take(session);
    true
}

/// Keeps a game under a new key and goes to its screen.
pub fn take(session: Session) {
    let (key, text) = (store::fresh_key(), session.text());
    spawn_local(async move {
        Drawer::Games.put(&key, &text).await;
        browser::go(&Route::Game(key).hash());
    });
}

/// The first screen.
#[component]
pub fn Start() -> impl IntoView {
    let app = App::of_this_page();
    let shelf = Shelf::new(app);
    let first = move |side: Side| {
        if let Some(session) = opening::begin(&app.components(), side, browser::fresh_seed()) {
            take(session);
        }
    };
    view! {
        <Panorama/>
        <main class="start">
            <header class="title">
                <h1>"Dragon Rage"</h1>
                <p>{app.say("page-story")}</p>
                <Language/>
            </header>
            <Armies/>
            <div class="first">
                <button id="first-game" class="main large" on:click=move |_| first(Side::Invader)>{app.say("page-first-game")}</button>
                <button id="first-defence" on:click=move |_| first(Side::Defender)>{app.say("guide-defend")}</button>
            </div>
            <nav aria-label=app.say("page-more")>
                <a class="button" href=Route::NewGame.hash()>{app.say("page-new-game")}</a>
                <a class="button" href=Route::Puzzles(String::new()).hash()>{app.say("puzzles-title")}</a>
                <a class="button" href=Route::League.hash()>{app.say("screen-league")}</a>
                <label class="button">{app.say("page-load-record")}
                    <input class="spoken" type="file" accept=".txt,text/plain" on:change=move |e| shelf.load(app, e)/>
                </label>
                <a class="button" href=Route::Rules(String::new()).hash()>{app.say("page-rules")}</a>
                <a class="button" href=Route::Settings.hash()>{app.say("screen-settings")}</a>
            </nav>
            <KeptGames shelf/>
            <footer><p>{app.say("page-credit")}</p></footer>
        </main>
    }
}

/// Who will meet: two dragons, and some of those who wait for them.
#[component]
fn Armies() -> impl IntoView {
    let app = App::of_this_page();
    let components = app.components();
    let kinds = [
        (Kind::Dragon, 1),
        (Kind::Dragon, 2),
        (Kind::Hero, 1),
        (Kind::Wizard, 1),
        (Kind::Cavalry, 1),
        (Kind::Archers, 1),
    ];
    let counters = kinds
        .into_iter()
        .filter_map(|(kind, number)| Face::printed(&components, components.roster.unit(kind, number)?))
        .map(|face| view! { <Counter face/> })
        .collect_view();
    view! { <div class="armies" aria-hidden="true">{counters}</div> }
}
