//! The tournament desk: the screens behind `#/tournament`. What is right and who plays whom, `dragonrage-league` says.

mod clock;
mod desk;
mod editor;
mod log;
mod next;
mod players;
mod round;
mod shelf;
mod standings;
mod state;
mod wall;

use super::league::Heading;
use crate::app::App;
use crate::browser;
use crate::parts::unreadable::{self, Lack, Lacking};
use dragonrage_league::Tournament;
use dragonrage_table::kept::Drawer;
use dragonrage_table::route::Route;
use leptos::prelude::*;
use leptos::task::spawn_local;
use state::Desk;

/// Behind the key of a tournament in the address of its big screen.
const WALL: &str = "wall";

/// A part of the desk.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// A round with its results.
    Round,
    /// Everybody who plays.
    Players,
    /// Places and points.
    Standings,
    /// Everything that happened.
    Log,
}

impl Part {
    const ALL: [Part; 4] = [Part::Round, Part::Players, Part::Standings, Part::Log];

    /// The text of its name.
    const fn key(self) -> &'static str {
        match self {
            Part::Round => "desk-part-round",
            Part::Players => "desk-part-players",
            Part::Standings => "desk-part-standings",
            Part::Log => "desk-part-log",
        }
    }
}

/// The screen.
#[component]
pub fn Tournaments(
    /// The key of a tournament; none: all that are kept, and a new one.
    key: String,
) -> impl IntoView {
    match key.split_once('/') {
        None if key.is_empty() => view! { <shelf::Shelf/> }.into_any(),
        None => view! { <Opened key wall=false/> }.into_any(),
        Some((key, more)) => view! { <Opened key=key.to_owned() wall=more == WALL/> }.into_any(),
    }
}

/// The address of a tournament's big screen.
fn wall_of(key: &str) -> String {
    Route::Tournament(format!("{key}/{WALL}")).hash()
}

/// A scenario's name, with its id.
fn scenario_name(app: App, id: &str) -> String {
    match app.components().scenario(id) {
        Some(s) => format!("{} ({id})", app.words.with(|w| w.scenario_name(s))),
        None => id.to_owned(),
    }
}

/// A tournament that is kept in this browser.
#[component]
fn Opened(key: String, wall: bool) -> impl IntoView {
    let app = App::of_this_page();
    let found: RwSignal<Option<Result<(Tournament, String), Lack>>> = RwSignal::new(None);
    let wanted = key.clone();
    spawn_local(async move {
        let read = |text: &str| Tournament::read(&app.components(), text);
        found.try_set(Some(unreadable::read(Drawer::Tournaments, &wanted, read).await));
    });
    let forgotten = Callback::new(|()| browser::go(&Route::Tournament(String::new()).hash()));
    move || {
        found.get().map(|found| match found {
            Ok((t, text)) => {
                provide_context(Desk::new(app, key.clone(), t, text));
                if wall { view! { <wall::Wall/> }.into_any() } else { view! { <desk::Frame/> }.into_any() }
            }
            Err(lack) => view! {
                <main class="league">
                    <Heading key="screen-tournament"/>
                    <Lacking lack forgotten/>
                    <a class="button" href=Route::Tournament(String::new()).hash()>{app.say("screen-tournament")}</a>
                </main>
            }
            .into_any(),
        })
    }
}
