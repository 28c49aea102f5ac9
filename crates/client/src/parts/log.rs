//! The log: what happened, in the reader's language, each line with its rules.

use super::board::place;
use super::rule::RuleLinks;
use crate::app::App;
use crate::live::LiveTable;
use dragonrage_rules::What;
use dragonrage_words::Context;
use leptos::prelude::*;

/// So many lines are shown at first.
const LINES: usize = 60;

/// What has happened so far, the latest first.
#[component]
pub fn Log() -> impl IntoView {
    let (app, table) = (App::of_this_page(), LiveTable::of_this_game());
    let lines = RwSignal::new(LINES);
    // A line is made once for each language; after an undo another event may have the number of an old one.
    let shown = move || {
        let lang = app.words.with(|w| w.lang());
        let (count, undone) = table.with(|s| (s.events().len(), s.undone()));
        (count.saturating_sub(lines.get())..count).rev().map(|n| (n, undone, lang)).collect::<Vec<_>>()
    };
    let line = move |n: usize| {
        let words = app.words.get_untracked();
        table.peek(|s| {
            let game = s.game();
            let context = Context { roster: &game.components().roster, board: game.board() };
            let e = s.events().get(n)?;
            let class = match e.what {
                What::TurnBegan { .. } => "turn",
                What::PhaseBegan { .. } => "phase",
                _ => "",
            };
            let rules = if class.is_empty() { e.rules } else { &[] };
            let text = words.event(e, &context);
            let told = match place(&e.what) {
                Some(hex) => {
                    view! { <button class="where" on:click=move |_| table.look.set(Some(hex))>{text}</button> }
                        .into_any()
                }
                None => text.into_any(),
            };
            Some(view! { <li class=class>{told} " " <RuleLinks ids=rules/></li> })
        })
    };
    let more = move || table.with(|s| s.events().len() > lines.get());
    view! {
        <details class="log" open>
            <summary>{app.say("page-log")}</summary>
            <ol reversed><For each=shown key=|k| *k children=move |(n, _, _)| line(n)/></ol>
            <Show when=more>
                <button on:click=move |_| lines.update(|n| *n += 200)>{app.say("page-log-more")}</button>
            </Show>
        </details>
    }
}

/// The latest events, for those who do not see the page.
#[component]
pub fn Spoken() -> impl IntoView {
    let table = LiveTable::of_this_game();
    let latest = move || {
        table.tell(|s, words, context| s.latest().iter().map(|e| words.event(e, context)).collect::<Vec<_>>().join(" "))
    };
    view! { <div class="spoken" role="status" aria-live="polite">{latest}</div> }
}
