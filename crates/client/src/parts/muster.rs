//! Recruiting one army: who may be recruited at which price, how many, and whether the army may be taken. What is allowed
//! the league says.

use super::counter::Counter;
use super::notes::{Wrong, points};
use crate::app::App;
use crate::browser;
use dragonrage_league::{Army, Draw, Note, Terms, random_army};
use dragonrage_picture::Face;
use dragonrage_rules::{Force, Kind, Side};
use dragonrage_table::scenario;
use leptos::prelude::*;

/// What a side may recruit; why nothing, if the map knows no chosen forces.
pub type Limits = Memo<Result<Terms, Note>>;

/// Is there nothing wrong with an army?
pub fn fits(app: App, limits: Limits, army: RwSignal<Army>) -> bool {
    limits.with(|t| t.as_ref().is_ok_and(|t| army.with(|a| t.check(&app.components(), a).is_empty())))
}

/// The army of one side.
#[component]
pub fn Muster(
    /// The side.
    side: Side,
    /// What it may recruit.
    limits: Limits,
    /// What it recruits.
    army: RwSignal<Army>,
) -> impl IntoView {
    let app = App::of_this_page();
    let hired = move || limits.with(|t| t.as_ref().map(|t| t.hired(&app.components())).unwrap_or_default());
    let by_chance = move |_| {
        let drawn = limits.with_untracked(|t| {
            random_army(&app.components(), t.as_ref().ok()?, &mut Draw::new(browser::fresh_seed(), 0))
        });
        if let Some(drawn) = drawn {
            army.set(drawn);
        }
    };
    let summary = move || {
        let price = limits.with(|t| t.as_ref().map_or(0, |t| army.with(|a| t.price(&app.components(), a))));
        let units = army.with(Army::units);
        app.text("army-summary", &[("points", points(app, price).into()), ("units", units.into())])
    };
    let share = move || {
        limits.with(|t| match t {
            Ok(t) => f64::from(army.with(|a| t.price(&app.components(), a))) / f64::from(t.points.1.max(1)),
            Err(_) => 0.0,
        })
    };
    let dear = move || share() > 1.0;
    let wrong = Signal::derive(move || {
        limits.with(|t| match t {
            Ok(t) => army.with(|a| t.check(&app.components(), a)),
            Err(note) => vec![note.clone()],
        })
    });
    let fits = move || wrong.with(Vec::is_empty).then(|| view! { <p class="fits">"✓ " {app.t("army-fits")}</p> });
    view! {
        <div class=format!("muster {}", side.code())>
            <div class="purse" class:over=dear>
                <p><strong role="status">{summary}</strong> <small>{move || limits.with(|t| t.as_ref().map(|t| bounds(app, t)).unwrap_or_default())}</small></p>
                <span class="score-bar" aria-hidden="true"><span style:width=move || format!("{:.0}%", 100.0 * share().min(1.0))></span></span>
            </div>
            <div class="verdict">{fits} <Wrong notes=wrong/></div>
            <div class="buttons">
                <button class="by-chance" on:click=by_chance>{app.say("screen-army-random")}</button>
                <button class="clear" on:click=move |_| army.set(Army::default()) disabled=move || army.with(|a| a.units() == 0)>
                    {app.say("screen-army-clear")}</button>
            </div>
            <ul class="ranks"><For each=hired key=|kind| *kind children=move |kind| view! { <Rank kind limits army/> }/></ul>
        </div>
    }
}

/// "80 to 85 points, 20 to 22 units".
fn bounds(app: App, terms: &Terms) -> String {
    let half = |p: u32| points(app, p);
    let points = match terms.points {
        (0, most) => app.text("screen-army-points-most", &[("most", half(most).into())]),
        (least, most) => app.text("screen-army-points", &[("least", half(least).into()), ("most", half(most).into())]),
    };
    let units = match terms.units {
        (_, u32::MAX) => return points,
        (0 | 1, most) => app.text("screen-army-units-most", &[("most", most.into())]),
        (least, most) => app.text("screen-army-units", &[("least", least.into()), ("most", most.into())]),
    };
    format!("{points}, {units}")
}

/// One kind: its counter, its price, how many.
#[component]
fn Rank(kind: Kind, limits: Limits, army: RwSignal<Army>) -> impl IntoView {
    let app = App::of_this_page();
    let components = app.components();
    let there = components.roster.of_kind(kind).count() as u32;
    let face = components.roster.unit(kind, 1).and_then(|unit| Face::printed(&components, unit));
    let count = move || army.with(|a| a.count(|k| k == kind));
    let all = move || count() >= there;
    let set = move |count: u32| army.update(|a| a.set(kind, count.min(there) as u8));
    let name = move || app.words.with(|w| w.kind(kind));
    let price = move || {
        let one = Army::new([Force { kind, count: 1 }]);
        let price = limits.with(|t| t.as_ref().map_or(0, |t| t.price(&app.components(), &one)));
        app.text("screen-army-price", &[("points", points(app, price).into()), ("there", there.into())])
    };
    let say = move |key: &'static str| move || app.text(key, &[("kind", name().into())]);
    view! {
        <li class="rank" class:none=move || count() == 0 data-kind=kind.code()>
            {face.map(|face| view! { <Counter face/> })}
            <span class="of"><strong>{name}</strong> <small>{price}</small></span>
            <span class="steps">
                <button aria-label=say("screen-army-fewer") disabled=move || count() == 0 on:click=move |_| set(count().saturating_sub(1))>"−"</button>
                <output>{count}</output>
                <button aria-label=say("screen-army-more") disabled=all on:click=move |_| set(count() + 1)>"+"</button>
            </span>
        </li>
    }
}

/// An army as it is told: "2 × Dragon, 4 × Orcs".
pub fn told(app: App, army: &Army) -> String {
    app.words.with(|w| scenario::army(w, army.forces()))
}
