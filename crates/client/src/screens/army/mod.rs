//! Armies: the builder, where both are chosen openly, and agreements, where they are chosen in secret or by one for both.

mod builder;
mod deal;
mod pact;

use super::league::Heading;
use crate::app::App;
use crate::browser;
use crate::parts::seats::Seats;
use dragonrage_ai::Level;
use dragonrage_rules::BySide;
use dragonrage_rules::record::Header;
use dragonrage_table::Who;
use dragonrage_table::session::Session;
use leptos::prelude::*;

/// What an address begins with that holds an agreement.
pub const DEAL: &str = "deal/";
/// What an address begins with that names an agreement kept in this browser.
pub const KEPT: &str = "kept/";

/// The screen.
#[component]
pub fn Armies(
    /// Armies, an agreement, or the key of one.
    rest: String,
) -> impl IntoView {
    let shown = if let Some(text) = rest.strip_prefix(DEAL) {
        view! { <deal::Linked text=text.to_owned()/> }.into_any()
    } else if let Some(key) = rest.strip_prefix(KEPT) {
        view! { <deal::Kept key=key.to_owned()/> }.into_any()
    } else {
        view! { <builder::Builder rest/> }.into_any()
    };
    view! { <main class="league"><Heading key="screen-army"/> {shown}</main> }
}

/// Who plays, and the button that begins.
#[component]
pub fn Battle(
    /// The game; none: it cannot begin yet.
    header: Signal<Option<Header>>,
) -> impl IntoView {
    let app = App::of_this_page();
    let sides = RwSignal::new(BySide { invader: Who::Human, defender: Who::Computer(Level::Squire) });
    let begin = move |_| {
        let Some(header) = header.get_untracked() else { return };
        let players = sides.get_untracked();
        if let Some(session) = Session::branch(&app.components(), &header, &[], players, browser::fresh_seed()) {
            super::start::take(session);
        }
    };
    view! {
        <div class="play">
            <fieldset class="seats"><legend>{app.say("page-players")}</legend><Seats sides/></fieldset>
            <button id="begin" class="main large" disabled=move || header.with(Option::is_none) on:click=begin>{app.say("page-begin")}</button>
        </div>
    }
}
