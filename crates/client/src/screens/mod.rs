//! The screens, one file each.

pub mod army;
pub mod battle;
pub mod campaign;
pub mod league;
pub mod new_game;
pub mod ratings;
pub mod replay;
pub mod result;
pub mod rules;
pub mod settings;
pub mod start;
pub mod tournament;

use crate::app::App;
use crate::parts::notice::Notice;
use dragonrage_table::route::Route;
use leptos::ev;
use leptos::prelude::*;

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
        Route::Replay(key, step) => view! { <replay::Replay key step/> }.into_any(),
        Route::Result(key) => view! { <result::Report key/> }.into_any(),
        Route::Settings => view! { <settings::Settings/> }.into_any(),
        Route::Rules(id) => view! { <rules::Rules id/> }.into_any(),
        Route::League => view! { <league::League/> }.into_any(),
        Route::Army(rest) => view! { <army::Armies rest/> }.into_any(),
        Route::Campaign(key) => view! { <campaign::Campaigns key/> }.into_any(),
        Route::Tournament(key) => view! { <tournament::Tournaments key/> }.into_any(),
        Route::Ratings(key) => view! { <ratings::Ratings key/> }.into_any(),
    };
    // What all drawings refer to stands in the page once.
    let defs = move || dragonrage_picture::defs(app.theme.get());
    view! {
        <svg class="spoken" aria-hidden="true" inner_html=defs></svg>
        <Notice/>
        {screen}
    }
}
