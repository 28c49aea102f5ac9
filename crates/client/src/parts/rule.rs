//! Rules beside the board: links by id, and the text of the one that was asked for. The rulebook is English.

use crate::app::App;
use crate::table::Table;
use dragonrage_cases::rulebook;
use leptos::prelude::*;

/// Ids as links that open the rule beside the board.
#[component]
pub fn RuleLinks(
    /// The ids.
    ids: &'static [&'static str],
) -> impl IntoView {
    let table = Table::of_this_game();
    ids.iter()
        .map(|id| {
            view! { <button class="rule" on:click=move |_| table.rule.set(Some((*id).to_owned()))>{*id}</button> }
        })
        .collect_view()
}

/// The text of a rule, without marks for bold or code.
pub fn text(id: &str) -> Option<String> {
    let id = rulebook::base(id).or_else(|| rulebook::ids().find(|known| known.eq_ignore_ascii_case(id)))?;
    Some(rulebook::text(id)?.replace("**", "").replace('`', ""))
}

/// The rule that was asked for.
#[component]
pub fn Rule() -> impl IntoView {
    let (app, table) = (App::of_this_page(), Table::of_this_game());
    move || {
        table.rule.get().map(|id| {
            let said = text(&id).unwrap_or_default();
            view! {
                <section class="rule-text" aria-live="polite">
                    <header>
                        <h2>{app.text("page-rule", &[("id", id.clone().into())])}</h2>
                        <button on:click=move |_| table.rule.set(None) aria-label=move || app.t("page-close")>"×"</button>
                    </header>
                    <p lang="en">{said}</p>
                </section>
            }
        })
    }
}
