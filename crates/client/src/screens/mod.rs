//! The screens, one file each.

pub mod army;
pub mod battle;
pub mod campaign;
pub mod example;
pub mod league;
pub mod mine;
pub mod net;
pub mod new_game;
pub mod puzzles;
pub mod ratings;
pub mod replay;
pub mod result;
pub mod rules;
pub mod set_up;
pub mod settings;
pub mod start;
pub mod tournament;

use crate::app::App;
use crate::later::{self, Show};
use crate::parts::notice::Notice;
use dragonrage_table::route::Route;
use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// The page.
#[component]
pub fn Page() -> impl IntoView {
    let app = App::new();
    provide_context(app);
    let moved = window_event_listener(ev::hashchange, move |_| app.route.set(Route::parse(&crate::browser::hash())));
    on_cleanup(move || moved.remove());
    Effect::new(move |_| {
        let lang = app.words.with(|w| w.lang().code());
        if let Some(root) = crate::browser::document().document_element() {
            let _ = root.set_attribute("lang", lang);
            let _ = root.set_attribute("data-theme", app.theme.get().code());
        }
    });
    app.settings.apply();
    let screen = move || match app.route.get() {
        Route::Start => view! { <start::Start/> }.into_any(),
        Route::NewGame => view! { <new_game::NewGame/> }.into_any(),
        Route::Game(key) => view! { <battle::Kept key/> }.into_any(),
        Route::Record(text) => view! { <battle::Linked text/> }.into_any(),
        route @ (Route::Replay(..)
        | Route::Result(_)
        | Route::Mine(_)
        | Route::SetUp(_)
        | Route::Settings
        | Route::Rules(_)
        | Route::Example(_)) => view! { <Later route part=Part::Beside/> }.into_any(),
        route @ (Route::League
        | Route::Army(_)
        | Route::Campaign(_)
        | Route::Tournament(_)
        | Route::Ratings(_)
        | Route::Puzzles(_)) => view! { <Later route part=Part::Beyond/> }.into_any(),
        route @ Route::Net(_) => view! { <Later route part=Part::Net/> }.into_any(),
    };
    // What all drawings refer to stands in the page once.
    let defs = move || dragonrage_picture::defs(app.theme.get());
    view! {
        <svg class="spoken" aria-hidden="true" inner_html=defs></svg>
        <Notice/>
        {screen}
    }
}

/// A part of the module with screens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Part {
    /// After a battle, and beside it.
    Beside,
    /// Beyond one battle.
    Beyond,
    /// Over the net.
    Net,
}

impl Part {
    /// Fetches what shows its screens; `None` if it cannot be had now.
    async fn fetch(self) -> Option<Show> {
        match self {
            Part::Beside => later::beside().await.ok(),
            Part::Beyond => later::league().await.ok(),
            Part::Net => later::net().await.ok(),
        }
    }
}

/// A screen that is fetched when somebody goes there.
#[component]
fn Later(route: Route, part: Part) -> impl IntoView {
    let app = App::of_this_page();
    let found: RwSignal<Option<Option<Show>>> = RwSignal::new(None);
    let fetch = move || {
        found.set(None);
        spawn_local(async move {
            let show = part.fetch().await;
            found.try_set(Some(show));
        });
    };
    fetch();
    move || match found.get() {
        None => view! { <main class="loading" aria-busy="true"><h1>"Dragon Rage"</h1></main> }.into_any(),
        Some(Some(show)) => show(route.clone()),
        Some(None) => view! {
            <main class="missing">
                <h1>"Dragon Rage"</h1>
                <p class="told" role="alert">{app.say("screen-part-missing")}</p>
                <button class="main" on:click=move |_| fetch()>{app.say("screen-try-again")}</button>
                <a class="button" href=Route::Start.hash()>{app.say("page-home")}</a>
            </main>
        }
        .into_any(),
    }
}

/// The screens after a battle, and beside it.
pub fn beside(route: Route) -> AnyView {
    match route {
        Route::Replay(key, step) => view! { <replay::Replay key step/> }.into_any(),
        Route::Result(key) => view! { <result::Report key/> }.into_any(),
        Route::Mine(rest) => view! { <mine::Mine rest/> }.into_any(),
        Route::Rules(id) => view! { <rules::Rules id/> }.into_any(),
        Route::Example(id) => view! { <example::Played id/> }.into_any(),
        Route::SetUp(text) => view! { <set_up::SetUpLink text/> }.into_any(),
        _ => view! { <settings::Settings/> }.into_any(),
    }
}

/// The screens beyond one battle.
pub fn beyond(route: Route) -> AnyView {
    match route {
        Route::Army(rest) => view! { <army::Armies rest/> }.into_any(),
        Route::Campaign(key) => view! { <campaign::Campaigns key/> }.into_any(),
        Route::Tournament(key) => view! { <tournament::Tournaments key/> }.into_any(),
        Route::Ratings(key) => view! { <ratings::Ratings key/> }.into_any(),
        Route::Puzzles(id) => view! { <puzzles::Puzzles id/> }.into_any(),
        _ => view! { <league::League/> }.into_any(),
    }
}

/// Play over the net.
pub fn far(route: Route) -> AnyView {
    let Route::Net(rest) = route else { return ().into_any() };
    net::show(rest)
}
