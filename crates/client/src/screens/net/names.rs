//! Both players above the board: names, sides, who is there, whose turn it is, and what is left of their time.

use super::clock;
use crate::app::App;
use crate::net::game::{Net, now};
use crate::parts::people::shown_name;
use dragonrage_online::{Due, Follow, Stage};
use dragonrage_rules::Seat;
use leptos::prelude::*;

/// A name as it is shown.
pub fn called(app: App, name: &str) -> String {
    shown_name(app, name)
}

/// The name of whoever sits there.
pub fn name_of(app: App, follow: &Follow, seat: Seat) -> String {
    follow.game().and_then(|g| g.name(seat)).map(|n| called(app, n)).unwrap_or_default()
}

/// Who must do something now.
pub fn due(follow: &Follow) -> Option<Seat> {
    let game = follow.game().filter(|g| g.stage() == Stage::Playing)?;
    match game.due() {
        Ok(Due::Seat(seat) | Due::Share(seat, _)) => Some(seat),
        _ => None,
    }
}

/// The strip.
#[component]
pub fn Names(net: Net) -> impl IntoView {
    let app = net.app;
    // The reader's own name is on the left.
    let order = Memo::new(move |_| match net.with(Follow::seat) {
        Some(Seat::Two) => [Seat::Two, Seat::One],
        _ => [Seat::One, Seat::Two],
    });
    let watching = move || {
        let count = net.with(|f| f.here().1);
        (count > 0)
            .then(|| view! { <small class="watching">{app.text("net-watching", &[("count", count.into())])}</small> })
    };
    view! {
        <section class="net-names" aria-label=app.say("page-players")>
            {move || order.get().map(|seat| view! { <One net seat/> }).collect_view()}
            {watching}
            <Connection net/>
        </section>
    }
}

#[component]
fn One(net: Net, seat: Seat) -> impl IntoView {
    let app = net.app;
    let at = if seat == Seat::One { 0 } else { 1 };
    let name = move || net.with(|f| name_of(app, f, seat));
    let side = move || net.with(|f| f.game().and_then(|g| g.side(seat)));
    let moves = Memo::new(move |_| net.with(|f| due(f) == Some(seat)));
    // A computer player of the house is always there.
    let house = net.peek(|f| f.game().and_then(|g| g.name(seat)).is_some_and(|n| n.starts_with('@')));
    let here = Memo::new(move |_| house || net.with(|f| f.here().0[at]));
    let left = move || {
        net.tick.track();
        net.with(|f| f.left(seat, now()))
    };
    let clock = move || {
        left().map(|left| {
            let low = left < 60_000;
            view! { <span class="net-clock" class:late=low role="timer" aria-label=app.say("net-time-left")>{clock::left(app, left)}</span> }
        })
    };
    let presence = move || app.t(if here.get() { "net-here" } else { "net-away" });
    view! {
        <span class="net-name-of" class:moves=move || moves.get() class:here=move || here.get()>
            <span class="presence" role="img" aria-label=presence title=presence></span>
            <bdi class=move || side().map_or("", |s| s.code())>{name}</bdi>
            <small>{move || side().map(|s| app.words.with(|w| w.side(s)))}</small>
            {clock}
            {move || moves.get().then(|| view! { <span class="to-move">{app.t("net-to-move")}</span> })}
        </span>
    }
}

/// Is the server there?
#[component]
fn Connection(net: Net) -> impl IntoView {
    let app = net.app;
    let told = move || {
        let (live, waiting) = (net.live.get(), net.with(Follow::waiting));
        match (live, waiting) {
            (true, _) => String::new(),
            (false, 0) => app.t("net-lost"),
            (false, _) => app.text("net-lost-waiting", &[("count", waiting.into())]),
        }
    };
    view! { <span class="net-lost" role="status" hidden=move || net.live.get()>{told}</span> }
}
