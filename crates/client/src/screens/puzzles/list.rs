//! All puzzles: how far the reader is, the puzzle of the day, the next one, and a list by theme and difficulty.

use super::Desk;
use super::told::question;
use dragonrage_table::puzzles::{Puzzle, Theme};
use dragonrage_table::route::Route;
use dragonrage_words::Family;
use leptos::prelude::*;
use std::collections::BTreeMap;

/// So many are listed; whoever wants others asks for less.
const LISTED: usize = 60;

/// Half of a 95 % interval, in deviations.
const INTERVAL: f64 = 1.96;

/// Bounds of the grades of difficulty.
const GRADES: [(&str, u16, u16); 4] =
    [("easy", 0, 1150), ("middle", 1150, 1450), ("hard", 1450, 1750), ("very-hard", 1750, u16::MAX)];

/// The list and everything above it.
#[component]
pub fn All(desk: Desk) -> impl IntoView {
    let app = desk.app;
    let progress = desk.progress;
    let all = desk.book.puzzles.len();
    let rating = move || {
        let r = progress.with(|p| p.rating);
        let rounded = |x: f64| format!("{x:.0}");
        app.text(
            "puzzles-rating",
            &[("rating", rounded(r.rating).into()), ("margin", rounded(INTERVAL * r.deviation).into())],
        )
    };
    let count = move || {
        let (solved, tried) = progress.with(|p| p.count());
        app.text("puzzles-count", &[("solved", solved.into()), ("tried", tried.into()), ("all", all.into())])
    };
    let streak = move || {
        let (now, best) = progress.with(|p| (p.streak, p.best_streak));
        app.text("puzzles-streak", &[("now", now.into()), ("best", best.into())])
    };
    let day = desk.of_today().map(|id| Route::Puzzles(id).hash());
    let next = progress.with_untracked(|p| desk.book.next(p, "").map(|p| Route::Puzzles(p.id.clone()).hash()));
    view! {
        <p>{app.say("puzzles-intro")}</p>
        <div class="puzzle-state">
            <p class="puzzle-rating"><strong>{rating}</strong></p>
            <p>{count}</p>
            <p>{streak}</p>
        </div>
        <div class="buttons">
            <a id="puzzle-day" class="button main" href=day>{app.say("puzzles-day")}</a>
            <a id="puzzle-next" class="button" href=next>{app.say("puzzles-next")}</a>
        </div>
        <Listed desk/>
    }
}

/// The puzzles of a theme, a difficulty, and a state.
#[component]
fn Listed(desk: Desk) -> impl IntoView {
    let app = desk.app;
    let (theme, grade, state) =
        (RwSignal::new(String::new()), RwSignal::new(String::new()), RwSignal::new(String::new()));
    let mut counts: BTreeMap<Theme, usize> = BTreeMap::new();
    desk.book.puzzles.iter().flat_map(|p| &p.themes).for_each(|t| *counts.entry(*t).or_default() += 1);
    let themes = Theme::ALL.into_iter().filter_map(|t| Some((t.code(), *counts.get(&t)?))).collect::<Vec<_>>();
    let themes = move || {
        let option = |(code, count): &(&'static str, usize)| {
            view! { <option value=*code>{app.of(Family::PuzzleTheme, code)} " (" {*count} ")"</option> }
        };
        themes.iter().map(option).collect_view()
    };
    let progress = desk.progress;
    let wanted = move |p: &Puzzle| {
        let (theme, grade, state) = (theme.get(), grade.get(), state.get());
        let tried = progress.with(|progress| progress.tried(&p.id));
        let of_grade = |(code, from, to): &(&str, u16, u16)| *code == grade && (*from..*to).contains(&p.rating);
        (theme.is_empty() || p.themes.iter().any(|t| t.code() == theme))
            && (grade.is_empty() || GRADES.iter().any(of_grade))
            && match state.as_str() {
                "new" => tried.is_none(),
                "solved" => tried == Some(true),
                "failed" => tried == Some(false),
                _ => true,
            }
    };
    let book = desk.book.clone();
    let rows = move || {
        let mut list: Vec<&Puzzle> = book.puzzles.iter().filter(|p| wanted(p)).collect();
        list.sort_by_key(|p| p.rating);
        let found = app.text("puzzles-found", &[("count", list.len().into())]);
        let rows = list
            .into_iter()
            .take(LISTED)
            .map(|p| view! { <Row puzzle=p.clone() tried=progress.with(|q| q.tried(&p.id))/> });
        view! { <p class="hint" role="status">{found}</p> <ol class="puzzle-list">{rows.collect_view()}</ol> }
    };
    view! {
        <div class="puzzle-choice">
            <label>{app.say("puzzles-theme")}
                <select id="puzzle-theme" on:change=move |e| theme.set(event_target_value(&e))>
                    <option value="">{app.say("puzzles-any")}</option>
                    {themes}
                </select>
            </label>
            <label>{app.say("puzzles-difficulty")}
                <select id="puzzle-grade" on:change=move |e| grade.set(event_target_value(&e))>
                    <option value="">{app.say("puzzles-any")}</option>
                    <option value="easy">{app.say("puzzles-easy")}</option>
                    <option value="middle">{app.say("puzzles-middle")}</option>
                    <option value="hard">{app.say("puzzles-hard")}</option>
                    <option value="very-hard">{app.say("puzzles-very-hard")}</option>
                </select>
            </label>
            <label>{app.say("puzzles-tried")}
                <select id="puzzle-tried" on:change=move |e| state.set(event_target_value(&e))>
                    <option value="">{app.say("puzzles-any")}</option>
                    <option value="new">{app.say("puzzles-new")}</option>
                    <option value="solved">{app.say("puzzles-was-solved")}</option>
                    <option value="failed">{app.say("puzzles-was-failed")}</option>
                </select>
            </label>
        </div>
        {rows}
    }
}

/// One puzzle of the list.
#[component]
fn Row(puzzle: Puzzle, tried: Option<bool>) -> impl IntoView {
    let app = crate::app::App::of_this_page();
    let (sign, key) = match tried {
        None => ("·", "puzzles-new"),
        Some(true) => ("✓", "puzzles-was-solved"),
        Some(false) => ("✗", "puzzles-was-failed"),
    };
    let asked = {
        let puzzle = puzzle.clone();
        move || question(app, &puzzle)
    };
    let rating = puzzle.rating;
    view! {
        <li class:solved=tried == Some(true) class:failed=tried == Some(false)>
            <a href=Route::Puzzles(puzzle.id).hash()>
                <span aria-hidden="true">{sign}</span> <span class="spoken">{app.say(key)} ": "</span>
                <span>{asked}</span>
                <small>{move || app.text("puzzles-rated", &[("rating", rating.into())])}</small>
            </a>
        </li>
    }
}
