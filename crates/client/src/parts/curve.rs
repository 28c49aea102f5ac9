//! The course of a game as a curve: the invader's chance to win and the VP destroyed, over its steps.

use crate::app::App;
use crate::browser::time;
use crate::session::chances::{self, Moment};
use crate::session::film::Film;
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::fmt::Write;
use std::sync::Arc;

const WIDTH: f32 = 1000.0;
const HEIGHT: f32 = 160.0;

/// The moments of a film, a few at a time, so that the page never waits.
pub fn moments(film: &Arc<Film>) -> RwSignal<Vec<Moment>> {
    let (found, film) = (RwSignal::new(Vec::new()), film.clone());
    spawn_local(async move {
        let mut teller = chances::Teller::new(&film);
        let mut all = Vec::new();
        let mut begun = time::now();
        for n in 0..film.ends().len() {
            all.extend(teller.moment(&film, n));
            if time::now() - begun > 12.0 {
                time::sleep(0).await;
                begun = time::now();
            }
        }
        let _ = found.try_set(all);
    });
    found
}

/// The curve.
#[component]
pub fn Curve(
    /// What to show.
    moments: RwSignal<Vec<Moment>>,
    /// Number of steps of the film.
    steps: usize,
    /// The step that is shown.
    #[prop(into)]
    at: Signal<Option<usize>>,
    /// A click goes to a step.
    seek: Callback<usize>,
) -> impl IntoView {
    let app = App::of_this_page();
    let x = move |step: usize| step as f32 * WIDTH / steps.max(1) as f32;
    let told = move || moments.with(|all| all.iter().any(|m| m.chance.is_some()));
    let chance = move || moments.with(|all| path(all.iter().filter_map(|m| Some((x(m.step), m.chance?))), false));
    let area = move || {
        moments.with(|all| {
            let line = path(all.iter().filter_map(|m| Some((x(m.step), m.chance?))), false);
            let ends = all.iter().filter(|m| m.chance.is_some()).map(|m| x(m.step));
            let (first, last) = (ends.clone().next().unwrap_or(0.0), ends.last().unwrap_or(0.0));
            if line.is_empty() { line } else { format!("{line}L{last:.1} {HEIGHT}L{first:.1} {HEIGHT}Z") }
        })
    };
    let vp = move || moments.with(|all| path(all.iter().map(|m| (x(m.step), m.vp)), true));
    let spoken = move || {
        moments.with(|all| {
            let said = all.iter().filter_map(|m| {
                let percent = (m.chance.unwrap_or(m.vp) * 100.0).round() as i64;
                Some(app.text("screen-curve-told", &[("turn", m.turn.into()), ("percent", percent.into())]))
            });
            said.collect::<Vec<_>>().join(", ")
        })
    };
    let clicked = move |event: leptos::ev::MouseEvent| {
        use wasm_bindgen::JsCast;
        let on = event.current_target().and_then(|t| t.dyn_into::<web_sys::Element>().ok());
        if let Some(rect) = on.map(|e| e.get_bounding_client_rect()) {
            let share = (f64::from(event.client_x()) - rect.left()) / rect.width().max(1.0);
            seek.run((share.clamp(0.0, 1.0) * steps as f64).round() as usize);
        }
    };
    let turns = move || {
        moments.with(|all| {
            let fifth =
                |pair: &[Moment]| (pair[0].turn != pair[1].turn && pair[1].turn % 5 == 0).then(|| x(pair[0].step));
            let mut out = String::new();
            for at in all.windows(2).filter_map(fifth) {
                let _ = write!(out, "M{at:.1} 0V{HEIGHT}");
            }
            out
        })
    };
    let heading = move || if told() { app.t("screen-curve-chance") } else { app.t("screen-curve-vp") };
    view! {
        <figure class="curve">
            <figcaption>
                <Show when=told><span class="key chance">{move || app.t("screen-curve-chance")}</span></Show>
                <span class="key vp">{move || app.t("screen-curve-vp")}</span>
            </figcaption>
            <svg role="img" aria-label=move || format!("{}: {}", heading(), spoken()) viewBox=format!("0 0 {WIDTH} {HEIGHT}")
                preserveAspectRatio="none" on:click=clicked>
                <path class="grid" d=turns></path>
                <path class="half" d=format!("M0 {}H{WIDTH}", HEIGHT / 2.0)></path>
                <path class="area" d=area></path>
                <path class="vp" d=vp></path>
                <path class="chance" d=chance></path>
                {move || at.get().map(|step| view! { <path class="now" d=format!("M{:.1} 0V{HEIGHT}", x(step))></path> })}
            </svg>
        </figure>
    }
}

/// A line through points; `steps`: it stays level until the next one.
fn path(points: impl Iterator<Item = (f32, f32)>, steps: bool) -> String {
    let mut out = String::new();
    for (n, (x, share)) in points.enumerate() {
        let y = (1.0 - share) * (HEIGHT - 4.0) + 2.0;
        let _ = match (n, steps) {
            (0, _) => write!(out, "M{x:.1} {y:.1}"),
            (_, true) => write!(out, "H{x:.1}V{y:.1}"),
            (_, false) => write!(out, "L{x:.1} {y:.1}"),
        };
    }
    out
}
