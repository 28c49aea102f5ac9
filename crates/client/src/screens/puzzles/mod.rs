//! Puzzles: the screen behind `#/puzzles`. The file, the judge and the rating are `dragonrage-table`'s; here they are shown.

mod list;
mod solve;
mod told;

use crate::app::App;
use crate::browser::{fetch, keep};
use crate::parts::menu::Language;
use dragonrage_table::puzzles::{Book, Progress};
use dragonrage_table::route::Route;
use leptos::prelude::*;
use leptos::task::spawn_local;
use list::All;
use solve::Solve;
use std::sync::Arc;

/// The name under which the reader's progress is kept.
const KEPT: &str = "puzzles";

/// The puzzles, and what the reader has made of them.
#[derive(Clone)]
struct Desk {
    app: App,
    book: Arc<Book>,
    progress: RwSignal<Progress>,
}

impl Desk {
    /// Keeps what the reader has reached.
    fn keep(&self) {
        keep::set(KEPT, &self.progress.with_untracked(Progress::text));
    }

    /// The puzzle of today, by the reader's calendar.
    fn of_today(&self) -> Option<String> {
        let today = js_sys::Date::new_0();
        let puzzle = self.book.of_day(today.get_full_year(), today.get_month() + 1, today.get_date())?;
        Some(puzzle.id.clone())
    }
}

/// The screen.
#[component]
pub fn Puzzles(
    /// The puzzle that is meant; none: all of them.
    id: String,
) -> impl IntoView {
    let app = App::of_this_page();
    let found: RwSignal<Option<Option<Arc<Book>>>> = RwSignal::new(None);
    let look = move || {
        found.set(None);
        spawn_local(async move {
            let book = fetch::puzzles().await.and_then(|text| Book::parse(&text).ok());
            found.try_set(Some(book.map(Arc::new)));
        });
    };
    look();
    let progress = RwSignal::new(keep::get(KEPT).and_then(|text| Progress::read(&text)).unwrap_or_default());
    move || match found.get() {
        None => view! { <Beside><p class="hint" aria-busy="true">{app.say("puzzles-loading")}</p></Beside> }.into_any(),
        Some(None) => view! {
            <Beside>
                <p class="told" role="alert">{app.say("puzzles-unreachable")}</p>
                <button class="main" on:click=move |_| look()>{app.say("screen-try-again")}</button>
            </Beside>
        }
        .into_any(),
        Some(Some(book)) => {
            let desk = Desk { app, book, progress };
            match desk.book.find(&id).cloned() {
                Some(puzzle) => view! { <Solve desk puzzle/> }.into_any(),
                None => {
                    let missing = !id.is_empty();
                    view! {
                        <Beside>
                            {missing.then(|| view! { <p class="told" role="alert">{app.say("puzzles-missing")}</p> })}
                            <All desk/>
                        </Beside>
                    }
                    .into_any()
                }
            }
        }
    }
}

/// The frame around what is no board.
#[component]
fn Beside(children: Children) -> impl IntoView {
    let app = App::of_this_page();
    view! {
        <main class="desk puzzles">
            <header class="title small">
                <a href=Route::Start.hash()>"Dragon Rage"</a>
                <h1>{app.say("puzzles-title")}</h1>
                <Language/>
            </header>
            {children()}
        </main>
    }
}
