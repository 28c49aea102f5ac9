//! The desk around its parts: what comes next, the clock, files, printing.

use super::clock::ClockBox;
use super::log::LogPart;
use super::next::Next;
use super::players::PlayersPart;
use super::round::RoundPart;
use super::standings::StandingsPart;
use super::state::Desk;
use super::{Part, wall_of};
use crate::browser::{self, files};
use crate::parts::menu::Language;
use crate::parts::said::SaidHere;
use dragonrage_league::{Tournament, file_name, tournament};
use dragonrage_table::route::Route;
use dragonrage_words::Family;
use leptos::prelude::*;

/// The screen.
#[component]
pub fn Frame() -> impl IntoView {
    let desk = Desk::of_this_tournament();
    let app = desk.app;
    let system = move || desk.with(|t| app.of(Family::System, t.plan.system.code()));
    let count = move || app.text("desk-players-count", &[("count", desk.with(|t| t.active().len()).into())]);
    let shown = move || match desk.part.get() {
        Part::Round => view! { <RoundPart/> }.into_any(),
        Part::Players => view! { <PlayersPart/> }.into_any(),
        Part::Standings => view! { <StandingsPart/> }.into_any(),
        Part::Log => view! { <LogPart/> }.into_any(),
    };
    view! {
        <main class="desk">
            <header class="title small">
                <a href=Route::Start.hash()>"Dragon Rage"</a>
                <a href=Route::Tournament(String::new()).hash()>{app.say("screen-tournament")}</a>
                <h1>{move || desk.with(|t| t.plan.name.clone())}</h1>
                <Language/>
            </header>
            <p class="plan">{system} " · " {count}</p>
            <div class="top-row">
                <Next/>
                <ClockBox/>
            </div>
            <SaidHere said=desk.said/>
            <Tabs/>
            <section id="part-panel" role="tabpanel" tabindex="-1" aria-labelledby=move || desk.part.get().key()>{shown}</section>
            <Tools/>
        </main>
    }
}

/// The parts to choose from; arrow keys go from one to the next.
#[component]
fn Tabs() -> impl IntoView {
    let desk = Desk::of_this_tournament();
    let app = desk.app;
    let go = move |e: leptos::ev::KeyboardEvent| {
        let at = Part::ALL.iter().position(|p| *p == desk.part.get_untracked()).unwrap_or(0);
        let next = match e.key().as_str() {
            "ArrowRight" => (at + 1) % Part::ALL.len(),
            "ArrowLeft" => (at + Part::ALL.len() - 1) % Part::ALL.len(),
            "Home" => 0,
            "End" => Part::ALL.len() - 1,
            _ => return,
        };
        e.prevent_default();
        desk.part.set(Part::ALL[next]);
        browser::focus(Part::ALL[next].key());
    };
    let tab = move |part: Part| {
        let now = move || desk.part.get() == part;
        view! {
            <button id=part.key() role="tab" aria-controls="part-panel" aria-selected=move || now().to_string()
                tabindex=move || if now() { "0" } else { "-1" } on:click=move |_| desk.part.set(part)>{move || app.t(part.key())}</button>
        }
    };
    view! {
        <div class="tabs" role="tablist" aria-label=app.say("desk-parts") on:keydown=go>
            {Part::ALL.map(tab).collect_view()}
        </div>
    }
}

/// Everything out of the browser: the file, tables, paper, the wall.
#[component]
fn Tools() -> impl IntoView {
    let desk = Desk::of_this_tournament();
    let app = desk.app;
    let save = move |end: &'static str, text: fn(&Tournament) -> String| {
        move |_| desk.peek(|t| files::download(&format!("{}.{end}", file_name(&t.plan.name)), &text(t)))
    };
    view! {
        <nav class="tools-row" aria-label=app.say("desk-tools")>
            <a class="button" href=wall_of(&desk.key.get_value())>{app.say("desk-wall")}</a>
            <button on:click=|_| browser::print()>{app.say("desk-print")}</button>
            <button on:click=save("toml", Tournament::text)>{app.say("desk-save-file")}</button>
            <button on:click=save("csv", tournament::standings_csv)>{app.say("desk-csv")}</button>
            <button on:click=save("trf", tournament::trf)>{app.say("desk-trf")}</button>
        </nav>
    }
}
