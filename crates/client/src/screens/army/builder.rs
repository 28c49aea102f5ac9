//! The army builder: both armies with their price, limits and objective. The address holds all of it.

use super::Battle;
use super::pact::{NewPact, Pacts};
use crate::app::App;
use crate::browser::{self, files};
use crate::parts::muster::Muster;
use crate::parts::notes::Wrong;
use crate::parts::objective::Reasons;
use crate::screens::new_game::OptionList;
use dragonrage_league::{Army, Draft, Purpose, is_free};
use dragonrage_rules::{BySide, Side};
use dragonrage_table::route::Route;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// The builder.
#[component]
pub fn Builder(
    /// Armies from the address; empty: none.
    rest: String,
) -> impl IntoView {
    let app = App::of_this_page();
    let components = app.components();
    let read = Draft::parse(&components, &rest);
    let bad = read.is_none() && !rest.is_empty();
    let start = read.unwrap_or_else(|| Draft::empty(&components));
    let (purpose, map, options) =
        (RwSignal::new(start.purpose), RwSignal::new(start.map), RwSignal::new(start.options));
    let armies =
        BySide { invader: RwSignal::new(start.armies.invader), defender: RwSignal::new(start.armies.defender) };
    let draft = Memo::new(move |_| Draft {
        purpose: purpose.get(),
        map: map.get(),
        options: options.get(),
        armies: BySide { invader: armies.invader.get(), defender: armies.defender.get() },
    });
    let limits = |side: Side| {
        Memo::new(move |_| {
            let (purpose, map, options) = (purpose.get(), map.get(), options.get());
            Draft { purpose, map, options, armies: BySide::default() }.terms(&app.components(), side)
        })
    };
    let limits = BySide { invader: limits(Side::Invader), defender: limits(Side::Defender) };
    Effect::new(move |_| browser::readdress(&Route::Army(draft.with(Draft::address)).hash()));
    // Who cannot come to the other city stays at home.
    let move_to = move |city: String| {
        map.set(city);
        for side in Side::BOTH {
            let hired =
                limits[side].with_untracked(|t| t.as_ref().map(|t| t.hired(&app.components())).unwrap_or_default());
            armies[side].update(|a| *a = Army::new(a.forces().iter().copied().filter(|f| hired.contains(&f.kind))));
        }
    };
    let copied = RwSignal::new(None::<&'static str>);
    let share = move |_| {
        let address = browser::address(&Route::Army(draft.with_untracked(Draft::address)).hash());
        spawn_local(async move {
            let done = files::copy(&address).await;
            let _ = copied.try_set(Some(if done { "screen-army-copied" } else { "page-link-not-copied" }));
        });
    };
    let reasons = move || {
        let objective = draft.with(|p| p.objective(&app.components()));
        let total = objective.total();
        view! { <Reasons objective total/> }
    };
    let header = Signal::derive(move || draft.with(|p| p.header(&app.components())));
    let lack = Signal::derive(move || draft.with(|p| p.lack(&app.components())));
    let cities = components
        .boards
        .iter()
        .filter(|b| dragonrage_league::stage(&components, b.id()).is_ok())
        .map(|b| {
            let (id, same) = (b.id().to_owned(), b.id().to_owned());
            view! { <option value=id.clone() selected=move || map.get() == same>{b.spec().name.clone()}</option> }
        })
        .collect_view();
    let purposes = Purpose::ALL.map(|p| {
        let key = match p {
            Purpose::PointBuy => "screen-army-point-buy",
            Purpose::Planned => "screen-army-planned",
        };
        view! { <option value=p.code() selected=move || purpose.get() == p>{app.say(key)}</option> }
    });
    let choose = move |e| {
        if let Some(p) = Purpose::from_code(&event_target_value(&e)) {
            purpose.set(p);
        }
    };
    let column = move |side: Side| {
        view! {
            <section class="column"><h2>{move || app.words.with(|w| w.side(side))}</h2>
                <Muster side limits=limits[side] army=armies[side]/></section>
        }
    };
    view! {
        <Show when=move || bad><p class="told" role="alert">{app.say("screen-army-bad-link")}</p></Show>
        <div class="terms">
            <label><span>{app.say("screen-army-purpose")}</span> <select name="purpose" on:change=choose>{purposes.collect_view()}</select></label>
            <label><span>{app.say("screen-army-map")}</span> <select name="map" on:change=move |e| move_to(event_target_value(&e))>{cities}</select></label>
            <details>
                <summary>{app.say("page-house-options")}</summary>
                <OptionList options shown=is_free/>
            </details>
        </div>
        <div class="sides">{column(Side::Invader)} {column(Side::Defender)}</div>
        <div class="sides">
            <section class="column"><h2>{app.say("screen-army-objective")}</h2> {reasons}</section>
            <section class="column">
                <h2>{app.say("screen-army-play")}</h2>
                <Battle header/>
                <Wrong notes=lack/>
                <Show when=move || header.with(Option::is_none)><p class="hint">{app.say("screen-army-not-yet")}</p></Show>
                <div class="buttons">
                    <button class="share" on:click=share>{app.say("screen-army-share")}</button>
                    <Show when=move || header.with(Option::is_some)>
                        <a class="button friend" href=move || Route::Net(format!("new/{}", draft.with(Draft::address))).hash()>{app.say("net-armies-friend")}</a>
                    </Show>
                </div>
                <div role="status">{move || copied.get().map(|key| view! { <p class="told">{app.t(key)}</p> })}</div>
            </section>
        </div>
        <NewPact draft/>
        <Pacts/>
    }
}
