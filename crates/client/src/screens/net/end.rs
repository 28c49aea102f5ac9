//! The end of a game over the net: how it ended where the rules do not say it, the record, the dice proven, and another game.

use super::names::name_of;
use super::proof::Proof;
use crate::browser;
use crate::browser::store::Database;
use crate::net::api::{self, Wish};
use crate::net::game::Net;
use crate::net::secrets;
use crate::parts::people::my_name;
use dragonrage_online::{End as Ended, Line, Stage};
use dragonrage_rules::Seat;
use dragonrage_table::kept::Drawer;
use dragonrage_table::route::Route;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// How it ended, as far as the page must say it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum How {
    Played,
    Resigned(Seat),
    Flag(Seat),
}

/// The part of the panel.
#[component]
pub fn End(net: Net) -> impl IntoView {
    let how = Memo::new(move |_| {
        net.with(|f| match f.truth()?.stage() {
            Stage::Over(Ended::Played(_)) => Some(How::Played),
            Stage::Over(Ended::Resigned(seat)) => Some(How::Resigned(seat)),
            Stage::Over(Ended::Flag(seat)) => Some(How::Flag(seat)),
            _ => None,
        })
    });
    // The record is kept here like those of all games.
    Effect::new(move |_| {
        if how.get().is_some()
            && net.peek(|f| f.seat().is_some())
            && let Some(record) = net.peek(|f| f.truth().map(|g| g.record()))
        {
            spawn_local(async move {
                Drawer::Games.put(&format!("net-{}", net.id), &record).await;
                secrets::forget(net.id);
            });
        }
    });
    move || how.get().map(|how| view! { <Told net how/> })
}

#[component]
fn Told(net: Net, how: How) -> impl IntoView {
    let app = net.app;
    let name = move |seat: Seat| net.with(|f| name_of(app, f, seat));
    let told = move || match how {
        How::Played => String::new(),
        How::Resigned(seat) => {
            app.text("net-end-resigned", &[("name", name(seat).into()), ("winner", name(seat.other()).into())])
        }
        How::Flag(seat) => {
            app.text("net-end-flag", &[("name", name(seat).into()), ("winner", name(seat.other()).into())])
        }
    };
    let seated = net.peek(|f| f.seat().is_some());
    view! {
        <section class="net-end">
            <p class="asked" role="status">{told}</p>
            {seated.then(|| view! { <Again net/> })}
            <Proof net/>
        </section>
    }
}

/// Another game with the same opponent, sides swapped.
#[component]
fn Again(net: Net) -> impl IntoView {
    let app = net.app;
    let (busy, wrong) = (RwSignal::new(false), RwSignal::new(None::<String>));
    let offered = Memo::new(move |_| {
        net.with(|f| {
            let rematch = |e: &dragonrage_online::Entry| match Line::parse(&e.line) {
                Ok(Line::Rematch(id)) => Some((e.by.seat(), id)),
                _ => None,
            };
            f.since(0).iter().rev().find_map(rematch)
        })
    });
    let again = move |_| {
        let wish = net.peek(|f| {
            let (game, seat) = (f.truth()?, f.seat()?);
            let other = game.name(seat.other()).unwrap_or_default();
            let computer = other.strip_prefix('@').map(str::to_owned);
            let name = game.name(seat).unwrap_or_default().to_owned();
            let terms = api::again(game.terms(), game.side(seat));
            Some(Wish { terms, name, custody: game.custody(seat).unwrap_or_default(), computer })
        });
        let Some(wish) = wish else { return };
        busy.set(true);
        spawn_local(async move {
            let made = api::make(&wish).await;
            busy.try_set(false);
            match made {
                Ok(id) => {
                    net.say(&[Line::Rematch(id.to_string())]);
                    // The word must be on its way before the page leaves.
                    browser::time::sleep(300).await;
                    browser::go(&Route::Net(id.to_string()).hash());
                }
                Err(trouble) => drop(wrong.try_set(Some(trouble.code().to_owned()))),
            }
        });
    };
    move || {
        match offered.get() {
        Some((by, id)) => {
            let name = net.peek(|f| by.map(|seat| name_of(app, f, seat)).unwrap_or_else(my_name));
            view! {
                <div class="told net-rematch" role="alert">
                    <p>{app.text("net-again-asked", &[("name", name.into())])}</p>
                    <a class="button main to-rematch" href=Route::Net(id).hash()>{app.say("net-again-go")}</a>
                </div>
            }
            .into_any()
        }
        None => view! {
            <div class="buttons"><button class="rematch" disabled=move || busy.get() on:click=again>{app.say("net-again")}</button></div>
            {move || wrong.get().map(|code| view! { <p class="told" role="alert">{super::why(app, &code)}</p> })}
        }
        .into_any(),
    }
    }
}
