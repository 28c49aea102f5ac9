//! Beyond one battle: where armies, campaigns, tournaments and ratings are.

use crate::app::App;
use crate::parts::menu::Language;
use dragonrage_table::route::Route;
use leptos::prelude::*;

/// The screen.
#[component]
pub fn League() -> impl IntoView {
    let app = App::of_this_page();
    let ways = [
        (Route::Army(String::new()), "screen-army", "screen-army-about"),
        (Route::Campaign(String::new()), "screen-campaign", "screen-campaign-about"),
        (Route::Tournament(String::new()), "screen-tournament", "screen-tournament-about"),
        (Route::Ratings(String::new()), "screen-ratings", "screen-ratings-about"),
    ];
    let ways = ways.map(|(route, name, about)| {
        view! { <li><a href=route.hash()><strong>{app.say(name)}</strong> <span>{app.say(about)}</span></a></li> }
    });
    view! {
        <main class="league">
            <Heading key="screen-league"/>
            <ul class="ways">{ways.collect_view()}</ul>
        </main>
    }
}

/// The head of these screens: the way back, the title, the language.
#[component]
pub fn Heading(
    /// The text of the title.
    key: &'static str,
) -> impl IntoView {
    let app = App::of_this_page();
    let back =
        move || (key != "screen-league").then(|| view! { <a href=Route::League.hash()>{app.t("screen-league")}</a> });
    view! {
        <header class="title small">
            <a href=Route::Start.hash()>"Dragon Rage"</a>
            {back}
            <h1>{app.say(key)}</h1>
            <Language/>
        </header>
    }
}
