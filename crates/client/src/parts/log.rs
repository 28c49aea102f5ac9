//! The log: what happened, in the reader's language, each line with its rules.

use super::board::place;
use super::rule::RuleLinks;
use crate::app::App;
use crate::table::Table;
use dragonrage_rules::What;
use leptos::prelude::*;

/// So many lines are shown at first.
const LINES: usize = 60;

/// What has happened so far, the latest first.
#[component]
pub fn Log() -> impl IntoView {
    let (app, table) = (App::of_this_page(), Table::of_this_game());
    let lines = RwSignal::new(LINES);
    let list = move || {
        let most = lines.get();
        table.tell(|s, words, context| {
            let line = |e: &dragonrage_rules::Event| {
                let class = match e.what {
                    What::TurnBegan { .. } => "turn",
                    What::PhaseBegan { .. } => "phase",
                    _ => "",
                };
                let rules = if class.is_empty() { e.rules } else { &[] };
                let text = words.event(e, context);
                let told = match place(&e.what) {
                    Some(hex) => {
                        view! { <button class="where" on:click=move |_| table.look.set(Some(hex))>{text}</button> }
                            .into_any()
                    }
                    None => text.into_any(),
                };
                view! { <li class=class>{told} " " <RuleLinks ids=rules/></li> }
            };
            s.events().iter().rev().take(most).map(line).collect_view()
        })
    };
    let more = move || table.with(|s| s.events().len() > lines.get());
    view! {
        <details class="log" open>
            <summary>{move || app.t("page-log")}</summary>
            <ol reversed>{list}</ol>
            <Show when=more>
                <button on:click=move |_| lines.update(|n| *n += 200)>{move || app.t("page-log-more")}</button>
            </Show>
        </details>
    }
}

/// The latest events, for those who do not see the page.
#[component]
pub fn Spoken() -> impl IntoView {
    let table = Table::of_this_game();
    let latest = move || {
        table.tell(|s, words, context| s.latest().iter().map(|e| words.event(e, context)).collect::<Vec<_>>().join(" "))
    };
    view! { <div class="spoken" role="status" aria-live="polite">{latest}</div> }
}
