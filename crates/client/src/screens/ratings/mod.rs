//! The ratings: the screen behind `#/ratings`. Ladder and Glicko-2 are those of `dragonrage-league`; both follow from a book of
//! games that is kept in this browser, the same file as the command line's.

mod handicap;
mod history;
mod state;
mod table;

use super::league::Heading;
use crate::app::App;
use crate::browser::store::Database;
use crate::browser::{self, files, time};
use crate::parts::said::{Said, SaidHere};
use crate::parts::unreadable::{self, Lack, Lacking};
use dragonrage_league::LONGEST;
use dragonrage_league::ratings::Book;
use dragonrage_league::take::{self, Trouble};
use dragonrage_table::kept::{Drawer, records_of};
use handicap::Handicap;
use history::HistoryPlot;
use leptos::prelude::*;
use leptos::task::spawn_local;
use state::{BOOK, Found, Shelf};
use table::{Players, Sides};

/// The screen.
#[component]
pub fn Ratings(
    /// Nothing yet: there is one book in a browser.
    key: String,
) -> impl IntoView {
    let _ = key;
    let app = App::of_this_page();
    let found: RwSignal<Option<Found>> = RwSignal::new(None);
    let look = move || {
        spawn_local(async move {
            found.try_set(Some(match unreadable::read(Drawer::Ratings, BOOK, Book::read).await {
                // Whatever could not be reached stays: a new book is put in the place of none only.
                Err(Lack::Missing(_) | Lack::Failed(_)) => Ok(Default::default()),
                read => read,
            }));
        });
    };
    look();
    let forgotten = Callback::new(move |()| look());
    view! {
        <main class="desk ratings">
            <Heading key="screen-ratings"/>
            {move || found.get().map(|read| match read {
                Ok((book, text)) => {
                    provide_context(Shelf::new(app, book, text, found));
                    view! { <Opened/> }.into_any()
                }
                Err(lack) => view! { <Lacking lack forgotten/> }.into_any(),
            })}
        </main>
    }
}

/// The book, and what follows from it.
#[component]
fn Opened() -> impl IntoView {
    let shelf = Shelf::of_this_page();
    let app = shelf.app;
    let any = move || !shelf.book.get().games().is_empty();
    let count = move || app.text("desk-games", &[("count", shelf.book.get().games().len().into())]);
    view! {
        <p class="no-print">{app.say("desk-ratings-intro")}</p>
        <Tools/>
        <SaidHere said=shelf.said/>
        <Show when=any fallback=move || view! { <p class="hint empty">{app.t("ratings-empty")}</p> }>
            <p class="plan">{count}</p>
            <Players/>
            <HistoryPlot/>
            <Sides/>
            <Handicap/>
        </Show>
    }
}

/// Games into the book, and the book out of the browser.
#[component]
fn Tools() -> impl IntoView {
    let shelf = Shelf::of_this_page();
    let app = shelf.app;
    let period = RwSignal::new(browser::now().chars().take(7).collect::<String>());
    let open = move |event: leptos::ev::Event| {
        spawn_local(async move {
            for (name, text) in files::all_chosen(event, LONGEST).await {
                match Book::read(&text) {
                    Ok(book) if shelf.is_empty() => drop(shelf.keep(book).await),
                    Ok(book) => drop(shelf.asked.try_set(Some(book))),
                    Err(bad) => drop(shelf.said.try_set(vec![Said::File(name, bad)])),
                }
            }
        });
    };
    let records = move |event: leptos::ev::Event| {
        spawn_local(async move {
            let mut all = Vec::new();
            for (name, text) in files::all_chosen(event, LONGEST).await {
                all.extend(records_of(&text).into_iter().map(|(_, record)| (name.clone(), record)));
            }
            add(shelf, all, period.get_untracked(), true).await;
        });
    };
    let here = move |_| {
        spawn_local(async move {
            add(shelf, Drawer::Games.list().await, period.get_untracked(), false).await;
        });
    };
    let save = move |_| files::download("dragonrage-ratings.toml", &shelf.book.get_untracked().text());
    let clear = move |_| shelf.asked.set(Some(Book::default()));
    let empty = move || shelf.book.get().games().is_empty();
    view! {
        <div class="tools-row">
            <label class="period">{app.say("desk-period")}
                <input name="period" required maxlength="40" prop:value=move || period.get() on:input=move |e| period.set(event_target_value(&e))/>
                <small>{app.say("desk-period-help")}</small>
            </label>
            <label class="button main">{app.say("desk-book-records")}
                <input class="spoken" type="file" name="records" multiple accept=".txt,text/plain" on:change=records/>
            </label>
            <button on:click=here>{app.say("desk-book-here")}</button>
            <label class="button">{app.say("desk-book-open")}
                <input class="spoken" type="file" name="book" accept=".toml,.txt,text/plain,application/toml" on:change=open/>
            </label>
            <button disabled=empty on:click=save>{app.say("desk-book-save")}</button>
            <button disabled=empty on:click=|_| browser::print()>{app.say("desk-print")}</button>
            <button disabled=empty on:click=clear>{app.say("desk-book-clear")}</button>
        </div>
        <Asked/>
    }
}

/// Before a book goes, the reader is asked.
#[component]
fn Asked() -> impl IntoView {
    let shelf = Shelf::of_this_page();
    let app = shelf.app;
    let yes = move |_| {
        if let Some(book) = shelf.asked.try_update(Option::take).flatten() {
            spawn_local(async move {
                let _ = shelf.keep(book).await;
            });
        }
    };
    let count = move || shelf.book.get().games().len();
    view! {
        <Show when=move || shelf.asked.with(Option::is_some)>
            <div class="told really" role="alert">{move || app.text("desk-book-replace", &[("count", count().into())])}
                <button on:click=yes>{app.say("desk-book-yes")}</button>
                <button on:click=move |_| shelf.asked.set(None)>{app.say("page-cancel")}</button>
            </div>
        </Show>
    }
}

/// Adds what records prove. `each`: whatever could not be taken is told; otherwise only what is new and fits counts.
async fn add(shelf: Shelf, records: Vec<(String, String)>, period: String, each: bool) {
    let components = shelf.app.components();
    let (Some(before), mut trouble) = (shelf.book.try_get_untracked(), Vec::new()) else { return };
    let mut book = (*before).clone();
    for (name, record) in records {
        // A record takes a moment; the page goes on meanwhile.
        time::sleep(0).await;
        if let Err(why) = take::rate(&components, &mut book, &record, &period)
            && (each || is_about_the_period(&why))
        {
            trouble.push(Said::Record(name, why));
        }
    }
    let added = book.games().len() - before.games().len();
    if added == 0 && trouble.is_empty() {
        let _ = shelf.said.try_set(vec![Said::Text("desk-book-none")]);
        return;
    }
    let all = book.games().len();
    if added > 0 && shelf.keep(book).await {
        trouble.insert(0, Said::Added(added, all));
    }
    let _ = shelf.said.try_set(trouble);
}

/// Everything but a wrong period is passed over when all games that are kept here are looked through.
fn is_about_the_period(why: &Trouble) -> bool {
    matches!(why, Trouble::Refused(note) if ["ratings-period-over", "ratings-bad-game", "ratings-full"].contains(&note.key))
}
