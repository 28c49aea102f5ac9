//! The big screen: pairings with their reasons or standings, and the clock, for everybody in the hall. It follows the desk in
//! another window by itself. What does not fit turns like pages, and can be held.

use super::clock::ClockFace;
use super::round::Points;
use super::standings::StandingsTable;
use super::state::Desk;
use crate::browser;
use crate::parts::notes::sentence;
use dragonrage_league::Note;
use dragonrage_league::tournament::Match;
use dragonrage_table::route::Route;
use leptos::prelude::*;
use std::time::Duration;

/// So long a page is shown.
const PAGE: Duration = Duration::from_secs(12);
/// Matches on a page, with their reasons and without.
const MATCHES: [usize; 2] = [8, 20];
/// Lines of the standings on a page.
const LINES: usize = 16;

/// What is shown, and how much of it.
#[derive(Clone, Copy)]
struct Shown {
    desk: Desk,
    standings: RwSignal<bool>,
    reasons: RwSignal<bool>,
    page: RwSignal<usize>,
    held: RwSignal<bool>,
}

impl Shown {
    fn size(self) -> usize {
        if self.standings.get() { LINES } else { MATCHES[usize::from(!self.reasons.get())] }
    }

    fn pages(self) -> usize {
        let count = self.desk.with(|t| match self.standings.get() {
            true => t.players().len(),
            false => t.rounds().last().map_or(0, |r| r.matches.len()),
        });
        count.div_ceil(self.size()).max(1)
    }

    /// The page that is shown, from 0; there may be fewer than before.
    fn at(self) -> usize {
        self.page.get() % self.pages()
    }
}

/// The screen.
#[component]
pub fn Wall() -> impl IntoView {
    let desk = Desk::of_this_tournament();
    let app = desk.app;
    let few = desk.peek(|t| t.rounds().last().is_none_or(|r| r.matches.len() <= 2 * MATCHES[0]));
    let shown = Shown {
        desk,
        standings: RwSignal::new(false),
        reasons: RwSignal::new(few),
        page: RwSignal::new(0),
        held: RwSignal::new(false),
    };
    let turn = move || {
        if shown.held.try_get_untracked() == Some(false) {
            shown.page.set((untrack(move || shown.at()) + 1) % untrack(move || shown.pages()));
        }
    };
    if let Ok(turning) = set_interval_with_handle(turn, PAGE) {
        on_cleanup(move || turning.clear());
    }
    let round = move || {
        let (number, scenario) = desk.with(|t| Some((t.rounds().len(), t.rounds().last()?.scenario.clone())))?;
        Some(app.text("tournament-round", &[("round", number.into()), ("scenario", desk.scenario(&scenario).into())]))
    };
    let over = move || {
        let first = desk.with(|t| t.finished().then(|| t.standings().first().map(|s| s.player)))??;
        let args = [("player", desk.name(first).into())];
        Some(view! { <p class="to-do over">{app.text("tournament-winner", &args)}</p> })
    };
    let from = Signal::derive(move || shown.at() * LINES);
    view! {
        <main class="wall">
            <header>
                <div><h1>{move || desk.with(|t| t.plan.name.clone())}</h1> <p>{round}</p></div>
                <div class="wall-clock"><ClockFace/></div>
            </header>
            {over}
            <Show when=move || shown.standings.get() fallback=move || view! { <Pairs shown/> }>
                <StandingsTable from count=LINES/>
            </Show>
            <Tools shown/>
        </main>
    }
}

/// The pairings of the last round, one page of them.
#[component]
fn Pairs(shown: Shown) -> impl IntoView {
    let desk = shown.desk;
    let app = desk.app;
    move || {
        let (size, at) = (shown.size(), shown.at());
        let all: Vec<(usize, Match)> = desk
            .with(|t| t.rounds().last().map(|r| r.matches.iter().cloned().enumerate().collect()).unwrap_or_default());
        if all.is_empty() {
            return view! { <p class="hint">{app.t("desk-nothing-paired")}</p> }.into_any();
        }
        let round = desk.with(|t| t.rounds().len());
        let why = if shown.reasons.get() { desk.pairing(round) } else { None };
        let told = |notes: &[Note]| {
            notes.iter().map(|n| view! { <small>{sentence(app, n)}</small> }).collect_view().into_any()
        };
        let reasons = |m: &Match| {
            let found = why.as_ref()?.pairs.iter().find(|(p, _)| *p == m.players)?;
            Some(view! { <div class="wall-why">{told(&found.1)}</div> })
        };
        let one = |(n, m): (usize, Match)| {
            let [a, b] = m.players.map(|p| desk.name(p));
            view! {
                <li>
                    <span class="table-number"><span class="spoken">{app.text("desk-table", &[("table", (n + 1).into())])}</span> <span aria-hidden="true">{n + 1}</span></span>
                    <span class="one">{a}</span> <Points m=m.clone()/> <span class="two">{b}</span>
                    {reasons(&m)}
                </li>
            }
        };
        let bye = desk.with(|t| t.rounds().last().and_then(|r| r.bye.map(|p| (p, r.knockout)))).map(|(p, knockout)| {
            let key = if knockout { "tournament-goes-on" } else { "tournament-bye" };
            let notes = why.as_ref().and_then(|w| w.bye.as_ref()).map(|(_, notes)| told(notes));
            view! { <div class="wall-bye"><p>{app.text(key, &[("player", desk.name(p).into())])}</p> {notes}</div> }
        });
        let many = all.len().min(size) > MATCHES[0];
        let list = all.into_iter().skip(at * size).take(size).map(one).collect_view();
        view! { <ol class="wall-pairs" class:many=many>{list}</ol> {bye} }.into_any()
    }
}

/// What the screen shows, and the way back.
#[component]
fn Tools(shown: Shown) -> impl IntoView {
    let desk = shown.desk;
    let app = desk.app;
    let full = move |_| {
        if let Some(root) = browser::document().document_element() {
            let _ = root.request_fullscreen();
        }
    };
    let show = move |standings: bool| {
        shown.page.set(0);
        shown.standings.set(standings);
    };
    let pages = move || {
        let (at, pages) = (shown.at() + 1, shown.pages());
        (pages > 1).then(|| {
            let held = shown.held.get();
            view! {
                <span class="wall-page">{app.text("desk-wall-page", &[("page", at.into()), ("pages", pages.into())])}</span>
                <button on:click=move |_| shown.page.set(at % pages)>"→"<span class="spoken">{app.t("desk-wall-turn")}</span></button>
                <button aria-pressed=held.to_string() on:click=move |_| shown.held.set(!held)>{app.t("desk-wall-hold")}</button>
            }
        })
    };
    view! {
        <footer class="wall-tools no-print">
            <a class="button" href=Route::Tournament(desk.key.get_value()).hash()>{app.say("desk-wall-back")}</a>
            <button aria-pressed=move || (!shown.standings.get()).to_string() on:click=move |_| show(false)>{app.say("desk-wall-pairings")}</button>
            <button aria-pressed=move || shown.standings.get().to_string() on:click=move |_| show(true)>{app.say("desk-part-standings")}</button>
            <button aria-pressed=move || shown.reasons.get().to_string() on:click=move |_| shown.reasons.update(|r| *r = !*r)>{app.say("desk-wall-reasons")}</button>
            {pages}
            <button on:click=full>{app.say("desk-wall-full")}</button>
        </footer>
    }
}
