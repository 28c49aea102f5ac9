//! The table of players and that of sides: numbers, and beside them where they lie with their intervals.

use super::state::Shelf;
use dragonrage_league::ratings::plot::{Scale, intervals, number};
use dragonrage_league::ratings::{Rated, TEASED};
use leptos::prelude::*;

/// The height of a whisker's own coordinates; its width is 100.
const HEIGHT: f64 = 10.0;

/// Everybody.
#[component]
pub fn Players() -> impl IntoView {
    let shelf = Shelf::of_this_page();
    let app = shelf.app;
    let scale = Memo::new(move |_| shelf.summary.with(|s| intervals(s.players.iter().map(|(r, _)| r))));
    let row = move |place: usize, rated: &Rated, ladder: i32| {
        let (name, tick) = (rated.name.clone(), rated.name.clone());
        let label = move || app.text("desk-history-show", &[("player", tick.clone().into())]);
        let shown = name.clone();
        let is_shown = move || shelf.shown.with(|all| all.contains(&shown));
        let toggled = name.clone();
        let toggle = move |_| {
            shelf.shown.update(|all| match all.iter().position(|n| *n == toggled) {
                Some(at) => drop(all.remove(at)),
                None => all.push(toggled.clone()),
            });
        };
        view! {
            <tr>
                <td>{place}</td>
                <th scope="row">{name}</th>
                <td>{number(f64::from(ladder), true)} {(ladder >= TEASED).then(|| view! { <small class="teased">{app.t("ratings-teased")}</small> })}</td>
                <td><b>{number(rated.rating, false)}</b> " ± " {number(rated.margin, false)}</td>
                <td class="whisker"><Whisker rated=rated.clone() scale=scale.get() middle=1500.0/></td>
                <td>{rated.games}</td>
                <td class="no-print"><input type="checkbox" aria-label=label prop:checked=is_shown on:change=toggle/></td>
            </tr>
        }
    };
    let rows = move || {
        shelf.summary.with(|s| s.players.iter().enumerate().map(|(n, (r, l))| row(n + 1, r, *l)).collect_view())
    };
    view! {
        <div class="wide-table" role="region" tabindex="0" aria-label=app.say("desk-part-players")><table class="rated players">
            <caption class="spoken">{app.say("desk-part-players")}</caption>
            <thead><tr>
                <th scope="col">{app.say("desk-place")}</th>
                <th scope="col">{app.say("column-player")}</th>
                <th scope="col">{app.say("column-ladder")}</th>
                <th scope="col">{app.say("column-rating")}</th>
                <th scope="col" class="whisker">{app.say("desk-interval")} {move || view! { <Marks scale=scale.get() signed=false/> }}</th>
                <th scope="col">{app.say("column-games")}</th>
                <th scope="col" class="no-print">{app.say("desk-plot")}</th>
            </tr></thead>
            <tbody>{rows}</tbody>
        </table></div>
    }
}

/// The sides of every scenario: who has it easier.
#[component]
pub fn Sides() -> impl IntoView {
    let shelf = Shelf::of_this_page();
    let app = shelf.app;
    // Nothing is said about a side without saying where the middle is.
    let scale = Memo::new(move |_| {
        let ends = shelf.summary.with(|s| intervals(s.sides.iter()));
        Scale::around([ends.low, 0.0, ends.high].into_iter())
    });
    let rows = move || {
        let row = |rated: &Rated| {
            view! {
                <tr>
                    <th scope="row">{shelf.scenario(&rated.name)}</th>
                    <td><b>{number(rated.rating, true)}</b> " ± " {number(rated.margin, false)}</td>
                    <td class="whisker"><Whisker rated=rated.clone() scale=scale.get() middle=0.0/></td>
                    <td>{rated.games}</td>
                </tr>
            }
        };
        shelf.summary.with(|s| s.sides.iter().map(row).collect_view())
    };
    view! {
        <section>
            <h2>{app.say("desk-sides")}</h2>
            <p class="hint">{app.say("desk-sides-help")}</p>
            <div class="wide-table" role="region" tabindex="0" aria-label=app.say("desk-sides")><table class="rated of-sides">
                <caption class="spoken">{app.say("desk-sides")}</caption>
                <thead><tr>
                    <th scope="col">{app.say("column-scenario")}</th>
                    <th scope="col">{app.say("column-ease")}</th>
                    <th scope="col" class="whisker">{app.say("desk-interval")} {move || view! { <Marks scale=scale.get() signed=true/> }}</th>
                    <th scope="col">{app.say("column-games")}</th>
                </tr></thead>
                <tbody>{rows}</tbody>
            </table></div>
        </section>
    }
}

/// A rating on a scale: a dot, and its interval as a line; the middle is dashed.
#[component]
fn Whisker(rated: Rated, scale: Scale, middle: f64) -> impl IntoView {
    let app = Shelf::of_this_page().app;
    let at = |n: f64| format!("{:.2}", 100.0 * scale.share(n));
    let (low, high) = (rated.rating - rated.margin, rated.rating + rated.margin);
    let y = HEIGHT / 2.0;
    let line = format!("M{} {y}H{}", at(low), at(high));
    let ends = format!("M{} 2V8M{} 2V8", at(low), at(high));
    let told = move || {
        app.text("desk-interval-told", &[("low", number(low, false).into()), ("high", number(high, false).into())])
    };
    view! {
        <svg role="img" aria-label=told viewBox=format!("0 0 100 {HEIGHT}") preserveAspectRatio="none">
            <path class="middle" d=format!("M{} 0V{HEIGHT}", at(middle))></path>
            <path class="line" d=line></path>
            <path class="ends" d=ends></path>
            <path class="dot" d=format!("M{} {y}h0", at(rated.rating))></path>
        </svg>
    }
}

/// The numbers of a scale: its ends and what lies in the middle.
#[component]
fn Marks(scale: Scale, signed: bool) -> impl IntoView {
    let marks = scale.marks();
    let every = marks.len().div_ceil(4);
    let mark = |n: &f64| {
        let left = format!("{:.2}%", 100.0 * scale.share(*n));
        view! { <span style:left=left>{number(*n, signed)}</span> }
    };
    view! { <span class="marks" aria-hidden="true">{marks.iter().step_by(every).map(mark).collect_view()}</span> }
}
