//! The goal of a guided game in one picture: the board with all that counts, how many points win, how one loses. It lies over the
//! board until it is understood, and can be opened again in the list of lessons. Clicks go through it: it never binds anybody.

use super::board::labels;
use super::guide::change;
use crate::app::App;
use crate::live::LiveTable;
use dragonrage_picture::{self as picture, Layout};
use dragonrage_rules::{Game, Side};
use dragonrage_table::guide::Guide;
use leptos::prelude::*;
use std::fmt::Write;

/// The card.
#[component]
pub fn GoalCard() -> impl IntoView {
    let table = LiveTable::of_this_game();
    let shown = Memo::new(move |_| table.with(|s| s.guide().is_some_and(|g| g.shows_goal(s.game()))));
    view! { <Show when=move || shown.get()><Card/></Show> }
}

#[component]
fn Card() -> impl IntoView {
    let (app, table) = (App::of_this_page(), LiveTable::of_this_game());
    let side = table.peek(|s| s.guide().map_or(Side::Invader, Guide::side));
    let (total, goal, enough) = table.peek(|s| (standing(s.game()), s.game().goal(), s.game().enough()));
    let city = table.peek(|s| s.game().board().spec().name.clone());
    let code = move || ("side", side.code().into());
    let wins = move || match enough < goal {
        true => app.text("goal-graded", &[code(), ("least", enough.into()), ("goal", goal.into())]),
        false => app.text("goal-objective", &[code(), ("goal", goal.into())]),
    };
    let size = table.peek(|s| Layout::of(s.game().board()).view_box());
    let drawn = move || {
        let (words, theme) = (app.words.get(), app.theme.get());
        table.peek(|s| {
            let (game, layout) = (s.game(), Layout::of(s.game().board()));
            picture::board(game.board(), &layout, theme, &labels(game.board(), &words)) + &coins(game, &layout)
        })
    };
    // First what one gains by, then what one loses by: the other way round for the city.
    let (first, second) = if side == Side::Invader { ("good", "bad") } else { ("bad", "good") };
    view! {
        <section class="goal-card" aria-label=move || app.text("goal-heading", &[code()])>
            <div class="goal-text">
                <h2>{move || app.text("goal-heading", &[code()])}</h2>
                <ul>
                    <li class="counts">{move || app.text("goal-counts", &[code(), ("total", total.into())])}</li>
                    <li class=first>{wins}</li>
                    <li class=second>{move || app.text("goal-otherwise", &[code()])}</li>
                </ul>
                <button class="main understood" on:click=move |_| change(table, Guide::understand)>{app.say("goal-understood")}</button>
            </div>
            <svg class="goal-board" viewBox=size role="img"
                aria-label=move || app.text("goal-picture", &[("city", city.clone().into())]) inner_html=drawn></svg>
        </section>
    }
}

/// VP that still stand.
fn standing(game: &Game) -> i32 {
    game.board().spec().places.iter().filter_map(|p| game.vp_at(p.hex)).map(i32::from).sum()
}

/// A coin on every hex that counts, large enough to be read on a small picture.
fn coins(game: &Game, layout: &Layout) -> String {
    let mut out = String::new();
    for place in &game.board().spec().places {
        let Some(vp) = game.vp_at(place.hex).filter(|vp| *vp > 0) else { continue };
        let (x, y) = layout.centre(place.hex);
        let _ = write!(
            out,
            "<g class=\"coin\" transform=\"translate({x:.1} {y:.1})\"><circle r=\"44\"/><text y=\"22\">{vp}</text></g>"
        );
    }
    out
}
