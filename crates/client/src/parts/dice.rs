//! The dice: large enough to enjoy, gone with a click.

use crate::app::App;
use crate::live::LiveTable;
use dragonrage_table::session::Rolled;
use leptos::prelude::*;

/// The dice that lie on the page.
#[component]
pub fn Dice() -> impl IntoView {
    let (app, table) = (App::of_this_page(), LiveTable::of_this_game());
    move || {
        table.dice.get().map(|rolled| {
            let told = table.tell(|_, words, context| words.chance(&rolled.chance, context));
            let result = match rolled.success() {
                Some(true) => "dice success",
                Some(false) => "dice failure",
                None => "dice",
            };
            view! {
                <button class=result on:click=move |_| table.hurry.set(true) aria-label=app.say("page-skip")>
                    {faces(rolled).into_iter().map(die).collect_view()}
                    <span class="dice-why">{told}</span>
                </button>
            }
        })
    }
}

fn faces(rolled: Rolled) -> Vec<u8> {
    [rolled.a, rolled.b].into_iter().filter(|n| *n > 0).collect()
}

/// Where the spots of each face lie, in a field of three by three.
fn spots(n: u8) -> &'static [(u8, u8)] {
    match n {
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
