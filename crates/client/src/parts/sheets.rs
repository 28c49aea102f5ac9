//! The sheets of the major monsters, and the wizards' spell points.

use crate::app::App;
use crate::live::LiveTable;
use dragonrage_picture::{self as picture, SHEET_SIZE, SheetLabels};
use dragonrage_rules::{Area, UnitId};
use dragonrage_words::Family;
use leptos::prelude::*;

/// Every major monster of the game, and who casts spells.
#[component]
pub fn Sheets() -> impl IntoView {
    let (app, table) = (App::of_this_page(), LiveTable::of_this_game());
    let majors: Vec<UnitId> =
        table.peek(|s| s.game().units().map(|(u, _)| u).filter(|u| s.game().major(*u).is_some()).collect());
    let any = !majors.is_empty();
    let sheets = move || majors.iter().map(|u| view! { <Sheet unit=*u/> }).collect_view();
    let wizards = move || {
        table.tell_seen(|game, words, context| {
            let wizards =
                game.units().filter(|(_, u)| u.on_map()).filter_map(|(u, _)| Some((u, game.spell_points(u)?)));
            wizards
                .map(|(u, left)| {
                    let points = words.text("sheet-sp-left", &[("left", left.into())]);
                    view! { <li>{words.unit(u, context)} " · " <strong>{points}</strong></li> }
                })
                .collect_view()
        })
    };
    view! {
        <details class="sheets" open=any>
            <summary>{app.say("sheet-heading")}</summary>
            <div class="sheet-row">{sheets}</div>
            <ul class="wizards">{wizards}</ul>
        </details>
    }
}

/// One monster.
#[component]
fn Sheet(unit: UnitId) -> impl IntoView {
    let (app, table) = (App::of_this_page(), LiveTable::of_this_game());
    let drawn = move || {
        table.tell_seen(|game, words, context| {
            let area = |a: Area| words.of(Family::Sheet, a.code(), &[]);
            let breaths = words.text("page-breaths", &[]);
            let labels = SheetLabels { title: words.unit(unit, context), areas: Area::ALL.map(area), breaths };
            picture::sheet(game, unit, app.theme.get(), &labels)
        })
    };
    let spoken = move || {
        table.tell_seen(|game, words, context| {
            let left = Area::ALL.into_iter().filter_map(|a| Some((a, game.points_left(unit, a)?)));
            let areas: Vec<String> =
                left.map(|(a, n)| format!("{} {n}", words.of(Family::Sheet, a.code(), &[]))).collect();
            format!("{}: {}", words.unit(unit, context), areas.join(", "))
        })
    };
    let (w, h) = SHEET_SIZE;
    view! {
        <svg class="sheet" role="img" aria-label=spoken viewBox=format!("0 0 {w} {h}") inner_html=drawn
            on:click=move |_| table.select(Some(unit))></svg>
    }
}
