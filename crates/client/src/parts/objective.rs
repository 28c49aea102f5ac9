//! The objective of a game with chosen forces, reason by reason.

use super::notes::Told;
use crate::app::App;
use dragonrage_league::Objective;
use leptos::prelude::*;

/// What the invader must destroy, and why.
#[component]
pub fn Reasons(
    /// The guide's objective.
    objective: Objective,
    /// What holds: a planned scenario may have another one.
    total: i16,
) -> impl IntoView {
    let app = App::of_this_page();
    let bounded = i64::from(total) != objective.sum();
    let line = |(n, part): (usize, dragonrage_league::Part)| {
        let vp = if n == 0 { part.vp.to_string() } else { format!("{:+}", part.vp).replace('-', "−") };
        view! { <li><span class="vp">{vp}</span> <span><Told note=part.why/></span></li> }
    };
    let lines = objective.parts.into_iter().enumerate().map(line).collect_view();
    view! {
        <div class="objective">
            <ul>{lines}</ul>
            {bounded.then(|| view! { <p class="hint">{app.say("objective-bounded")}</p> })}
            <p class="total" role="status">{move || app.text("objective-total", &[("vp", total.into())])}</p>
        </div>
    }
}
