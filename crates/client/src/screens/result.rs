//! The end of a game. To come: the curve of the chances, the luckiest rolls, the replay.

use crate::app::App;
use crate::route::Route;
use crate::session::Due;
use crate::table::Table;
use leptos::prelude::*;

/// Who won, why and how well.
#[component]
pub fn Result() -> impl IntoView {
    let (app, table) = (App::of_this_page(), Table::of_this_game());
    let outcome = move || {
        table.tell(|s, words, context| match s.due() {
            Due::Over(outcome) => words.outcome(&outcome, context),
            _ => String::new(),
        })
    };
    let winner = move || table.with(|s| s.game().outcome().map_or("", |o| o.winner.code()));
    let title = move || table.tell(|s, words, _| s.game().outcome().map(|o| words.side(o.winner)).unwrap_or_default());
    view! {
        <div class=move || format!("result {}", winner())>
            <h2>{move || app.text("page-winner", &[("side", title().into())])}</h2>
            <p>{outcome}</p>
            <div class="buttons">
                <a class="button main" href=Route::NewGame.hash()>{move || app.t("page-new-game")}</a>
                <a class="button" href=Route::Start.hash()>{move || app.t("page-home")}</a>
            </div>
        </div>
    }
}
