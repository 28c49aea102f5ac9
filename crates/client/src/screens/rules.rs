//! The rulebook. To come: search and sections; so far the rule of the address, or all of them in order.

use crate::app::App;
use crate::parts::menu::Language;
use crate::parts::rule;
use crate::route::Route;
use dragonrage_cases::rulebook;
use leptos::prelude::*;

/// The screen.
#[component]
pub fn Rules(
    /// The rule that was asked for; empty: all.
    id: String,
) -> impl IntoView {
    let app = App::of_this_page();
    let ids: Vec<&'static str> =
        rulebook::ids().filter(|known| id.is_empty() || known.eq_ignore_ascii_case(&id)).collect();
    let list =
        ids.into_iter().map(|id| view! { <dt id=format!("r{id}")>{id}</dt> <dd>{rule::text(id)}</dd> }).collect_view();
    view! {
        <main class="rules">
            <header class="title small">
                <a href=Route::Start.hash()>"Dragon Rage"</a>
                <h1>{move || app.t("page-rules")}</h1>
                <Language/>
            </header>
            <dl lang="en">{list}</dl>
        </main>
    }
}
