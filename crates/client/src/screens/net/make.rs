//! A game over the net is made: scenario, side, time, against whom, and what few will change.

use super::Head;
use super::armies::{Choice, Choose, Which};
use super::clock;
use super::host::NoHost;
use crate::app::App;
use crate::browser;
use crate::net::api::{self, Hello, Pace, Trouble, Wish};
use crate::parts::people::{call_me, my_name};
use crate::screens::new_game::{Cards, OptionList};
use dragonrage_league::{Draft, is_free};
use dragonrage_online::{Custody, Sides, Terms};
use dragonrage_rules::record::Header;
use dragonrage_table::mine::person::LONGEST;
use dragonrage_table::route::Route;
use dragonrage_words::Family;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// Whom the game is for.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Against {
    /// Whoever has the link.
    Link,
    /// Anybody.
    Anybody,
    /// A computer player of the host.
    Computer,
}

/// Seconds by which spectators may be behind.
const DELAYS: [u32; 5] = [0, 60, 300, 900, 3600];

/// The screen.
#[component]
pub fn Make(
    /// Armies that were built, as an address has them; empty: none.
    armies: String,
) -> impl IntoView {
    let app = App::of_this_page();
    let draft = StoredValue::new(Draft::parse(&app.components(), &armies));
    let host: RwSignal<Option<Result<Hello, Trouble>>> = RwSignal::new(None);
    spawn_local(async move {
        let hello = api::hello().await;
        host.try_set(Some(hello));
    });
    let body = move || match host.get() {
        None => view! { <p role="status" aria-busy="true">{app.say("net-reaching")}</p> }.into_any(),
        Some(Err(_)) => view! { <NoHost/> }.into_any(),
        Some(Ok(hello)) => view! { <Form levels=hello.levels draft=draft.get_value()/> }.into_any(),
    };
    view! { <main class="new-game net"><Head title="net-friend"/> {body}</main> }
}

/// A choice of few.
fn radio<T: Clone + PartialEq + Send + Sync + 'static>(
    group: &'static str,
    code: &'static str,
    value: T,
    chosen: RwSignal<T>,
    label: impl Fn() -> String + Send + Sync + 'static,
) -> impl IntoView {
    let (is, set) = (value.clone(), value);
    view! {
        <label class="radio">
            <input type="radio" name=group value=code checked=chosen.get_untracked() == is on:change=move |_| chosen.set(set.clone())/>
            <span>{label}</span>
        </label>
    }
}

#[component]
fn Form(levels: Vec<String>, draft: Option<Draft>) -> impl IntoView {
    let app = App::of_this_page();
    let armies = Choice::new(app, draft);
    let first = app.components().scenarios[0].clone();
    let scenario = RwSignal::new(first.id.clone());
    let options = RwSignal::new(first.options);
    let sides = RwSignal::new(Sides::Roll);
    let pace = RwSignal::new(0_usize);
    let against = RwSignal::new(Against::Link);
    let usual = levels.iter().find(|l| *l == "knight").or(levels.first()).cloned().unwrap_or_default();
    let level = RwSignal::new(usual);
    let delay = RwSignal::new(0_u32);
    let custody = RwSignal::new(Custody::Entrusted);
    let name = RwSignal::new(my_name());
    let (busy, wrong) = (RwSignal::new(false), RwSignal::new(None::<String>));
    let make = move |e: leptos::ev::SubmitEvent| {
        e.prevent_default();
        let plain = || (Header::new(&app.components(), &scenario.get_untracked(), options.get_untracked()), None);
        let chosen = armies.which.get_untracked() != Which::Scenario;
        let agreed = if chosen { armies.agreed(app, options.get_untracked()) } else { Some(plain()) };
        let Some((header, secret)) = agreed else {
            wrong.set(Some("no-armies".to_owned()));
            return;
        };
        let header = header.text();
        let clock = Pace::all().get(pace.get_untracked()).and_then(|p| p.0);
        let public = against.get_untracked() == Against::Anybody;
        let (sides, delay) = (sides.get_untracked(), delay.get_untracked());
        let terms = Terms { header, sides, clock, public, delay, secret };
        call_me(&name.get_untracked());
        let own = Some(my_name()).filter(|n| !n.is_empty()).unwrap_or_else(|| app.t("net-name-one"));
        let computer = (against.get_untracked() == Against::Computer).then(|| level.get_untracked());
        let wish = Wish { terms, name: own, custody: custody.get_untracked(), computer };
        wrong.set(None);
        busy.set(true);
        spawn_local(async move {
            let made = api::make(&wish).await;
            busy.try_set(false);
            match made {
                Ok(game) => browser::go(&Route::Net(game.to_string()).hash()),
                Err(trouble) => drop(wrong.try_set(Some(trouble.code().to_owned()))),
            }
        });
    };
    let paces = Pace::all().into_iter().enumerate().map(|(n, one)| {
        view! { <option value=n.to_string() selected=move || pace.get() == n>{move || clock::agreed(app, one.0)}</option> }
    });
    let delays = DELAYS.into_iter().map(|seconds| {
        let label = move || match seconds {
            0 => app.t("net-delay-none"),
            _ => app.text("net-delay-minutes", &[("minutes", (seconds / 60).into())]),
        };
        view! { <option value=seconds.to_string()>{label}</option> }
    });
    let with_computers = !levels.is_empty();
    let levels = StoredValue::new(levels);
    let choose_level = move || {
        let option = |code: String| {
            let shown = code.clone();
            let chosen = level.get_untracked() == code;
            view! { <option value=code selected=chosen>{move || app.of(Family::Player, &shown)}</option> }
        };
        (against.get() == Against::Computer).then(|| {
            view! {
                <label>{app.say("net-level")}
                    <select name="level" on:change=move |e| level.set(event_target_value(&e))>
                        {levels.get_value().into_iter().map(option).collect_view()}
                    </select>
                </label>
            }
        })
    };
    view! {
        <form on:submit=make>
            <div class="which" hidden=move || armies.which.get() != Which::Scenario><Cards scenario options/></div>
            <div class="agree">
                <Choose choice=armies scenario options/>
                <fieldset class="net-choice"><legend>{app.say("net-against")}</legend>
                    {radio("against", "link", Against::Link, against, app.say("net-against-link"))}
                    {radio("against", "anybody", Against::Anybody, against, app.say("net-against-anybody"))}
                    {with_computers.then(|| radio("against", "computer", Against::Computer, against, app.say("net-against-computer")))}
                    {choose_level}
                </fieldset>
                <fieldset class="net-choice"><legend>{app.say("net-side")}</legend>
                    {radio("side", "roll", Sides::Roll, sides, app.say("net-side-roll"))}
                    {radio("side", "invader", Sides::Invader, sides, app.say("net-side-invader"))}
                    {radio("side", "defender", Sides::Defender, sides, app.say("net-side-defender"))}
                </fieldset>
                <fieldset class="net-choice"><legend>{app.say("net-clock")}</legend>
                    <select name="clock" aria-label=app.say("net-clock") on:change=move |e| pace.set(event_target_value(&e).parse().unwrap_or(0))>{paces.collect_view()}</select>
                    <p class="hint" hidden=move || pace.get() == 0>{app.say("net-clock-told")}</p>
                </fieldset>
                <label class="net-name">{app.say("net-name")}
                    <input name="name" type="text" maxlength=LONGEST.to_string() autocomplete="nickname" spellcheck="false"
                        placeholder=app.say("net-name-one") prop:value=move || name.get() on:input=move |e| name.set(event_target_value(&e))/>
                </label>
                <details class="expert">
                    <summary>{app.say("net-more")}</summary>
                    <label>{app.say("net-delay")}
                        <select name="delay" on:change=move |e| delay.set(event_target_value(&e).parse().unwrap_or(0))>{delays.collect_view()}</select>
                    </label>
                    <Keeping custody/>
                    <p class="hint">{app.say("welcome-house")}</p>
                    {move || match armies.which.get() {
                        Which::Scenario => view! { <OptionList options shown=|_| true/> }.into_any(),
                        Which::Secret => view! { <OptionList options shown=is_free/> }.into_any(),
                        // Whoever built the armies chose the options with them.
                        Which::Open => ().into_any(),
                    }}
                </details>
                {move || wrong.get().map(|code| view! { <p class="told" role="alert">{super::why(app, &code)}</p> })}
                <button id="make" class="main large" type="submit" disabled=move || busy.get()>{app.say("net-make")}</button>
            </div>
        </form>
    }
}

/// Where the reader's share of the dice is.
#[component]
pub fn Keeping(custody: RwSignal<Custody>) -> impl IntoView {
    let app = App::of_this_page();
    view! {
        <fieldset class="net-choice"><legend>{app.say("net-dice")}</legend>
            {radio("custody", "entrusted", Custody::Entrusted, custody, app.say("net-dice-entrusted"))}
            {radio("custody", "kept", Custody::Kept, custody, app.say("net-dice-kept"))}
            <p class="hint">{app.say("net-dice-told")}</p>
        </fieldset>
    }
}
