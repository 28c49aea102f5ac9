//! The dice: large enough to enjoy, gone with a click.

use crate::app::App;
use crate::live::{LiveTable, Thrown};
use dragonrage_rules::What;
use dragonrage_table::session::Rolled;
use leptos::prelude::*;

/// The dice on the page: what they are for, and, when they lie, what came of it. Their colour is the reader's own luck.
#[component]
pub fn Dice() -> impl IntoView {
    let (app, table) = (App::of_this_page(), LiveTable::of_this_game());
    move || {
        table.dice.get().map(|Thrown { rolled, helped, lie }| {
            let told = table.tell(|_, words, context| words.chance(&rolled.chance, context));
            let reader = table.with(|s| s.only_person());
            let result = match helped.filter(|_| lie).map(|side| (side, reader)) {
                Some((side, Some(reader))) if side == reader => "dice lies good",
                Some((_, Some(_))) => "dice lies bad",
                _ if lie => "dice lies",
                _ => "dice",
            };
            let happened = lie.then(|| {
                let then = move || {
                    let seen = table.told.with(|t| t.events);
                    table.tell(|s, words, context| {
                        let waiting = s.events().len().saturating_sub(seen);
                        let events = s.latest().iter().rev().skip(waiting).rev();
                        let events = events.filter(|e| !matches!(e.what, What::Rolled { .. }));
                        events.take(MOST_LINES).map(|e| view! { <li>{words.event(e, context)}</li> }).collect_view()
                    })
                };
                view! { <ul class="dice-then">{then}</ul> }
            });
            // Whether that is good is told in words, not by a colour alone.
            let meant = rolled.success().filter(|_| lie).map(|success| {
                let word = app.words.with(|w| w.roll_result(&rolled.chance, success));
                let key = match result {
                    "dice lies good" => "dice-good",
                    "dice lies bad" => "dice-bad",
                    _ => "dice-result",
                };
                view! { <span class="dice-result">{app.text(key, &[("result", word.into())])}</span> }
            });
            view! {
                <button class=result on:click=move |_| table.hurry.set(true) aria-label=app.say("page-skip")>
                    {faces(rolled).into_iter().map(|n| if lie { die(n).into_any() } else { tumbling().into_any() }).collect_view()}
                    <span class="dice-why">{told}</span>
                    {meant}
                    {happened}
                </button>
            }
        })
    }
}

/// More than this does not fit beside dice; the log tells everything.
const MOST_LINES: usize = 3;

/// A die in the air: its spots are not yet to be read.
fn tumbling() -> impl IntoView {
    view! { <span class="tumbling">{die(0)}</span> }
}

fn faces(rolled: Rolled) -> Vec<u8> {
    [rolled.a, rolled.b].into_iter().filter(|n| *n > 0).collect()
}

/// Where the spots of each face lie, in a field of three by three.
fn spots(n: u8) -> &'static [(u8, u8)] {
    match n {
        0 => &[],
        1 => &[(1, 1)],
        2 => &[(0, 0), (2, 2)],
        3 => &[(0, 0), (1, 1), (2, 2)],
        4 => &[(0, 0), (2, 0), (0, 2), (2, 2)],
        5 => &[(0, 0), (2, 0), (1, 1), (0, 2), (2, 2)],
        _ => &[(0, 0), (2, 0), (0, 1), (2, 1), (0, 2), (2, 2)],
    }
}

fn die(n: u8) -> impl IntoView {
    let spots =
        spots(n).iter().map(|(x, y)| view! { <circle cx=14 + 18 * x cy=14 + 18 * y r="5.5"></circle> }).collect_view();
    view! {
        <svg class="die" viewBox="0 0 64 64" aria-hidden="true">
            <rect x="2" y="2" width="60" height="60" rx="12"></rect>
            {spots}
        </svg>
    }
}
