//! What just happened: after the other side's turn its moves as arrows on the board, and a card with what fell, what was razed and
//! what was cast, until the person does something.

use super::board::place;
use crate::app::App;
use crate::live::{Busy, LiveTable};
use dragonrage_picture::{Layout, highlight};
use dragonrage_table::route::Route;
use dragonrage_table::session::{Due, Meanwhile};
use leptos::prelude::*;

/// What the others did, for the person who decides now.
fn news(table: LiveTable) -> Meanwhile {
    let mine = table.busy.get() == Busy::Idle && matches!(table.due(), Due::Person(_));
    if mine { table.with(|s| s.meanwhile()) } else { Meanwhile::default() }
}

/// The ways that were gone, as arrows.
pub fn arrows(table: LiveTable, layout: &Layout) -> String {
    let theme = table.app.theme.get();
    let way = |way: &dragonrage_table::motion::Glide| {
        let hexes: Vec<_> = std::iter::once(way.from).chain(way.legs.iter().map(|(_, hex)| *hex)).collect();
        highlight::trail(layout, &hexes, theme)
    };
    news(table).ways.iter().map(way).collect()
}

/// The card.
#[component]
pub fn News() -> impl IntoView {
    let (app, table) = (App::of_this_page(), LiveTable::of_this_game());
    let news = Memo::new(move |_| news(table));
    let card = move || {
        let news = news.get();
        (!news.is_empty()).then(|| {
            let Meanwhile { from, ways, told } = news;
            let line = |e: &dragonrage_rules::Event| {
                let text = table.tell(|_, words, context| words.event(e, context));
                match place(&e.what) {
                    Some(hex) => view! {
                        <li><button class="where" on:click=move |_| table.look.set(Some(hex))>{text}</button></li>
                    }
                    .into_any(),
                    None => view! { <li>{text}</li> }.into_any(),
                }
            };
            let moved = app.text("news-moved", &[("count", ways.len().into())]);
            let again = Route::Replay(table.key.get_value(), Some(from)).hash();
            view! {
                <details class="news" open>
                    <summary>{app.t("news-heading")}</summary>
                    <ul>
                        {told.iter().map(line).collect_view()}
                        {(!ways.is_empty()).then(|| view! { <li>{moved}</li> })}
                    </ul>
                    // What is played far away is not a record yet.
                    {table.peek(|s| s.far().is_none()).then(|| view! { <a class="button" href=again>{app.t("news-again")}</a> })}
                </details>
            }
        })
    };
    view! { <div role="status">{card}</div> }
}
