//! The course of a game as a curve: the invader's chance to win and the VP destroyed, over its steps.

use crate::app::App;
use crate::browser::time;
use dragonrage_table::film::Film;
use dragonrage_table::film::chances::{self, Moment};
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::fmt::Write;
use std::sync::Arc;
use wasm_bindgen::JsCast;

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
    let line = move || moments.with(|all| path(all.iter().map(|m| (x(m.step), m.chance)), false));
    let area = move || {
        moments.with(|all| match (all.first(), all.last()) {
            (Some(first), Some(last)) => {
                format!("{}L{:.1} {HEIGHT}L{:.1} {HEIGHT}Z", line(), x(last.step), x(first.step))
            }
            _ => String::new(),
        })
    };
    let vp = move || moments.with(|all| path(all.iter().map(|m| (x(m.step), m.vp)), true));
    let spoken = move || {
        let said = |m: &Moment| {
            let percent = (m.chance * 100.0).round() as i64;
            app.text("screen-curve-told", &[("turn", m.turn.into()), ("percent", percent.into())])
        };
        let all: Vec<String> = moments.with(|all| all.iter().map(said).collect());
        format!("{}: {}", app.t("screen-curve-chance"), all.join(", "))
    };
    let clicked = move |event: leptos::ev::MouseEvent| {
        let on = event.current_target().and_then(|t| t.dyn_into::<web_sys::Element>().ok());
        if let Some(rect) = on.map(|e| e.get_bounding_client_rect()) {
            let share = (f64::from(event.client_x()) - rect.left()) / rect.width().max(1.0);
            seek.run((share.clamp(0.0, 1.0) * steps as f64).round() as usize);
        }
    };
    // Every fifth turn has a line and its number.
    let fifths = move || {
        moments.with(|all| {
            let fifth = |pair: &[Moment]| pair[0].turn != pair[1].turn && pair[1].turn.is_multiple_of(5);
            all.windows(2).filter(|p| fifth(p)).map(|p| (x(p[0].step), p[1].turn)).collect::<Vec<_>>()
        })
    };
    let grid = move || fifths().into_iter().map(|(at, _)| format!("M{at:.1} 0V{HEIGHT}")).collect::<String>();
    let numbers = move || {
        let number = |(at, turn): (f32, u16)| {
            let left = format!("{:.2}%", at * 100.0 / WIDTH);
            view! { <span style:left=left>{turn}</span> }
        };
        fifths().into_iter().map(number).collect_view()
    };
    view! {
        <figure class="curve">
            <figcaption>
                <span class="key chance">{app.say("screen-curve-chance")}</span>
                <span class="key vp">{app.say("screen-curve-vp")}</span>
            </figcaption>
            <div class="plot">
                <svg role="img" aria-label=spoken viewBox=format!("0 0 {WIDTH} {HEIGHT}") preserveAspectRatio="none" on:click=clicked>
                    <path class="grid" d=grid></path>
                    <path class="half" d=format!("M0 {}H{WIDTH}", HEIGHT / 2.0)></path>
                    <path class="area" d=area></path>
                    <path class="vp" d=vp></path>
                    <path class="chance" d=line></path>
                    {move || at.get().map(|step| view! { <path class="now" d=format!("M{:.1} 0V{HEIGHT}", x(step))></path> })}
                </svg>
                <div class="numbers" aria-hidden="true">{numbers}</div>
                <span class="scale" aria-hidden="true">"100 %"</span>
                <span class="scale half" aria-hidden="true">"50 %"</span>
            </div>
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
