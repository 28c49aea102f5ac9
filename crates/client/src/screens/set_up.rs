//! A set-up that came by link: whose it is and for which battle, whether it can be used, and keeping it. It is used where one
//! sets up.

use crate::app::App;
use crate::parts::set_up::{keep_it, why_not};
use dragonrage_data::fold::unfold;
use dragonrage_table::route::Route;
use dragonrage_table::session::set_up::Preset;
use dragonrage_words::Context;
use leptos::prelude::*;

/// The screen.
#[component]
pub fn SetUpLink(
    /// The set-up, folded.
    text: String,
) -> impl IntoView {
    let app = App::of_this_page();
    let components = app.components();
    let preset = unfold(&text).and_then(|text| Preset::parse(&text));
    let found = preset.map(|p| {
        let checked = p.check(&components);
        (p, checked)
    });
    let kept = RwSignal::new(false);
    let body = move || match &found {
        None => view! { <p class="told" role="alert">{app.t("orders-preset-unreadable")}</p> }.into_any(),
        Some((preset, checked)) => {
            let scenario = components.scenario(&preset.scenario);
            let board = scenario.and_then(|s| components.board(&s.map));
            let battle = scenario.map(|s| app.words.with(|w| w.scenario_name(s))).unwrap_or_default();
            let side = app.words.with(|w| w.side(preset.side));
            let args = [
                ("name", preset.name.clone().into()),
                ("scenario", battle.into()),
                ("side", side.into()),
                ("count", preset.placings.len().into()),
            ];
            let told = app.text("orders-preset-told", &args);
            let verdict = match checked {
                Err(why) => {
                    let refusal = |refusal: &dragonrage_rules::Refusal| match board {
                        Some(board) => {
                            app.words.with(|w| w.refusal(refusal, &Context { roster: &components.roster, board }))
                        }
                        None => String::new(),
                    };
                    let text = why_not(app, *why, refusal);
                    view! { <p class="told" role="alert">{text}</p> }.into_any()
                }
                Ok(()) => {
                    let preset = preset.clone();
                    let keep = move |_| {
                        keep_it(&preset);
                        kept.set(true);
                    };
                    view! {
                        <div role="status">{move || kept.get().then(|| view! { <p class="told">{app.t("orders-preset-kept")}</p> })}</div>
                        <div class="buttons">
                            <button class="main keep" disabled=move || kept.get() on:click=keep>{app.say("orders-preset-keep")}</button>
                            <a class="button" href=Route::NewGame.hash()>{app.say("page-new-game")}</a>
                        </div>
                    }
                    .into_any()
                }
            };
            view! { <p>{told}</p> {verdict} }.into_any()
        }
    };
    view! {
        <main class="missing set-up-link">
            <h1>{app.say("orders-preset")}</h1>
            {body}
            <a class="button" href=Route::Start.hash()>{app.say("page-home")}</a>
        </main>
    }
}
