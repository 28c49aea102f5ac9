//! What can be proposed to the other, and what he proposes; giving up; choices that are left to the server.

use super::leave::{Leave, Leaving};
use super::names::name_of;
use super::notices::Notices;
use crate::live::LiveTable;
use crate::net::game::Net;
use dragonrage_online::{Line, Offer, Stage};
use leptos::prelude::*;

/// The part of the panel.
#[component]
pub fn Proposals(net: Net, table: LiveTable) -> impl IntoView {
    let app = net.app;
    let seated = Memo::new(move |_| {
        net.with(|f| f.seat().is_some() && f.game().is_some_and(|g| !matches!(g.stage(), Stage::Over(_))))
    });
    move || {
        seated.get().then(|| {
            view! {
                <section class="net-proposals" aria-label=app.say("net-proposals")>
                    <Offered net/>
                    <Paused net/>
                    <Own net table/>
                </section>
            }
        })
    }
}

/// What is proposed: to the reader, or by him.
#[component]
fn Offered(net: Net) -> impl IntoView {
    let app = net.app;
    let offer = Memo::new(move |_| {
        net.with(|f| {
            let (from, offer) = f.game()?.offer()?;
            Some((from, matches!(offer, Offer::Pause), f.seat() == Some(from)))
        })
    });
    move || {
        offer.get().map(|(from, pause, mine)| {
            let name = net.peek(|f| name_of(app, f, from));
            let key = match (pause, mine) {
                (true, true) => "net-pause-proposed",
                (true, false) => "net-pause-asked",
                (false, true) => "net-back-proposed",
                (false, false) => "net-back-asked",
            };
            let say = move |line: Line| { net.say(&[line]); };
            let answers = if mine {
                view! { <button class="take-back-offer" on:click=move |_| say(Line::Decline)>{app.say("net-take-offer-back")}</button> }.into_any()
            } else {
                view! {
                    <button class="main accept" on:click=move |_| say(Line::Accept)>{app.say("net-accept")}</button>
                    <button class="decline" on:click=move |_| say(Line::Decline)>{app.say("net-decline")}</button>
                }
                .into_any()
            };
            view! {
                <div class="told net-offer" role="alert">
                    <p>{if mine { app.t(key) } else { app.text(key, &[("name", name.into())]) }}</p>
                    <div class="buttons">{answers}</div>
                </div>
            }
        })
    }
}

/// The clocks stand still.
#[component]
fn Paused(net: Net) -> impl IntoView {
    let app = net.app;
    let paused = Memo::new(move |_| net.with(|f| f.game().is_some_and(|g| g.stage() == Stage::Paused)));
    move || {
        paused.get().then(|| {
            view! {
                <div class="told net-paused" role="status">
                    <p>{app.say("net-is-paused")}</p>
                    <button class="main" on:click=move |_| { net.say(&[Line::Resume]); }>{app.say("net-go-on")}</button>
                </div>
            }
        })
    }
}

/// What the reader can propose.
#[component]
fn Own(net: Net, table: LiveTable) -> impl IntoView {
    let app = net.app;
    let free =
        Memo::new(move |_| net.with(|f| f.game().is_some_and(|g| g.stage() == Stage::Playing && g.offer().is_none())));
    let standing =
        Memo::new(move |_| net.with(|f| f.seat().zip(f.game()).is_some_and(|(seat, game)| game.standing(seat))));
    let back = move |_| {
        let to = table.peek(|s| s.before_last()) as u32;
        net.say(&[Line::Offer(Offer::Back(to))]);
    };
    let far = move || net.with(|f| f.game().is_some_and(|g| g.steps() > 0));
    let leave = move |e| {
        net.say(&[Line::Standing(event_target_checked(&e))]);
    };
    view! {
        <details class="net-own">
            <summary>{app.say("net-proposals")}</summary>
            <div class="buttons">
                <button class="offer-back" disabled=move || !free.get() || !far() on:click=back>{app.say("net-propose-back")}</button>
                <button class="offer-pause" disabled=move || !free.get() on:click=move |_| { net.say(&[Line::Offer(Offer::Pause)]); }>{app.say("net-propose-pause")}</button>
            </div>
            <Leave net what=Leaving::Resign/>
            <label class="standing"><input type="checkbox" name="standing" prop:checked=move || standing.get() on:change=leave/> {app.say("net-standing")}</label>
            <Notices/>
        </details>
    }
}
