//! Ratings from period to period, as lines. Lines differ in colour and in dashes; the legend tells whose they are.

use super::state::Shelf;
use dragonrage_league::ratings::plot::{Course, Scale, number};
use leptos::prelude::*;
use std::fmt::Write;

const WIDTH: f64 = 1000.0;
const HEIGHT: f64 = 300.0;
/// Looks of lines; after these they begin again.
const LOOKS: usize = 8;
/// So many periods have their name below the plot.
const NAMES: usize = 8;

/// The plot.
#[component]
pub fn HistoryPlot() -> impl IntoView {
    let shelf = Shelf::of_this_page();
    let app = shelf.app;
    let courses = Memo::new(move |_| {
        let wanted = shelf.shown.get();
        shelf.summary.with(|s| {
            let mine = |name: &String| s.history.courses.iter().find(|c| c.name == *name).cloned();
            wanted.iter().filter_map(mine).collect::<Vec<Course>>()
        })
    });
    let scale = Memo::new(move |_| {
        courses.with(|all| Scale::around(all.iter().flat_map(|c| c.points.iter().map(|p| p.1)).chain([1500.0])))
    });
    let periods = Memo::new(move |_| shelf.summary.with(|s| s.history.periods.clone()));
    let x = move |n: usize, count: usize| if count < 2 { 0.5 } else { n as f64 / (count - 1) as f64 };
    let lines = move || {
        let (count, scale) = (periods.with(Vec::len), scale.get());
        let at = move |(n, rating): &(usize, f64)| (WIDTH * x(*n, count), HEIGHT * (1.0 - scale.share(*rating)));
        let line = |(n, course): (usize, &Course)| {
            let points: Vec<(f64, f64)> = course.points.iter().map(at).collect();
            let look = format!("course look-{}", n % LOOKS);
            view! { <path class=look.clone() d=path(&points)></path> <path class=format!("{look} dots") d=dots(&points)></path> }
        };
        courses.with(|all| all.iter().enumerate().map(line).collect_view())
    };
    let grid = move || {
        let scale = scale.get();
        let line = |n: &f64| format!("M0 {:.1}H{WIDTH}", HEIGHT * (1.0 - scale.share(*n)));
        scale.marks().iter().map(line).collect::<String>()
    };
    let heights = move || {
        let scale = scale.get();
        let mark = |n: f64| {
            let top = format!("{:.2}%", 100.0 * (1.0 - scale.share(n)));
            view! { <span style:top=top>{number(n, false)}</span> }
        };
        scale.marks().into_iter().map(mark).collect_view()
    };
    let names = move || {
        let all = periods.get();
        let (count, every) = (all.len(), all.len().div_ceil(NAMES).max(1));
        let name = |(n, name): (usize, String)| {
            let left = format!("{:.2}%", 100.0 * x(n, count));
            view! { <span style:left=left>{name}</span> }
        };
        all.into_iter().enumerate().step_by(every).map(name).collect_view()
    };
    let legend = move || {
        let line = |(n, course): (usize, &Course)| {
            view! { <li><svg class="sample" viewBox="0 0 40 10" aria-hidden="true"><path class=format!("course look-{}", n % LOOKS) d="M0 5H40"></path></svg> {course.name.clone()}</li> }
        };
        courses.with(|all| all.iter().enumerate().map(line).collect_view())
    };
    let told = move || {
        let last = |course: &Course| {
            let (n, rating) = course.points.last()?;
            let period = periods.with(|p| p.get(*n).cloned())?;
            let args = [
                ("player", course.name.clone().into()),
                ("period", period.into()),
                ("rating", number(*rating, false).into()),
            ];
            Some(app.text("desk-history-told", &args))
        };
        let all: Vec<String> = courses.with(|all| all.iter().filter_map(last).collect());
        format!("{}: {}", app.t("desk-history"), all.join("; "))
    };
    view! {
        <figure class="history">
            <figcaption><h2>{app.say("desk-history")}</h2> <ul class="plot-key">{legend}</ul></figcaption>
            <div class="history-plot">
                <div class="heights" aria-hidden="true">{heights}</div>
                <svg role="img" aria-label=told viewBox=format!("0 0 {WIDTH} {HEIGHT}") preserveAspectRatio="none">
                    <path class="grid" d=grid></path>
                    {lines}
                </svg>
                <div class="periods" aria-hidden="true">{names}</div>
            </div>
        </figure>
    }
}

/// A line through points.
fn path(points: &[(f64, f64)]) -> String {
    let mut out = String::new();
    for (n, (x, y)) in points.iter().enumerate() {
        let _ = write!(out, "{}{x:.1} {y:.1}", if n == 0 { 'M' } else { 'L' });
    }
    out
}

/// A dot at every point: lines without length, with round ends.
fn dots(points: &[(f64, f64)]) -> String {
    points.iter().map(|(x, y)| format!("M{x:.1} {y:.1}h0")).collect()
}
