//! Agreeing on a game: scenario, sides, opponents, house options, seed.

use super::start::begin;
use crate::app::App;
use crate::browser;
use crate::parts::little::BattlePicture;
use crate::parts::menu::Language;
use crate::parts::seats::Seats;
use dragonrage_ai::Level;
use dragonrage_rules::options::ElowynInPlay;
use dragonrage_rules::{BySide, Force, Journal, Options, Ruleset, Scenario, Side};
use dragonrage_table::Who;
use dragonrage_table::measured::Measured;
use dragonrage_table::route::Route;
use dragonrage_table::scenario::{army, section};
use dragonrage_table::session::Agreed;
use dragonrage_words::Family;
use leptos::prelude::*;

/// The screen.
#[component]
pub fn NewGame() -> impl IntoView {
    let app = App::of_this_page();
    let components = app.components();
    let first = components.scenarios[0].clone();
    let scenario = RwSignal::new(first.id.clone());
    let options = RwSignal::new(first.options);
    let sides = RwSignal::new(BySide { invader: Who::Human, defender: Who::Computer(Level::Squire) });
    let seed = RwSignal::new(browser::fresh_seed().to_string());
    let wrong = RwSignal::new(false);
    let start = move |e: leptos::ev::SubmitEvent| {
        e.prevent_default();
        let agreed = Agreed {
            scenario: scenario.get_untracked(),
            options: options.get_untracked(),
            players: sides.get_untracked(),
            seed: seed.get_untracked().trim().parse().unwrap_or_else(|_| browser::fresh_seed()),
        };
        let elowyn = agreed.options.elowyn == ElowynInPlay::On && agreed.options.ruleset == Ruleset::Manual;
        wrong.set(elowyn || !begin(app, &agreed));
    };
    view! {
        <main class="new-game">
            <header class="title small">
                <a href=Route::Start.hash()>"Dragon Rage"</a>
                <h1>{app.say("page-new-game")}</h1>
                <Language/>
            </header>
            <form on:submit=start>
                <Cards scenario options/>
                <div class="agree">
                    <fieldset class="seats"><legend>{app.say("page-players")}</legend>
                        <Seats sides named=true/>
                        <Levels sides/>
                    </fieldset>
                    <details class="expert">
                        <summary>{app.say("welcome-expert")}</summary>
                        <label>{app.say("page-seed")}
                            <input name="seed" inputmode="numeric" prop:value=move || seed.get() on:input=move |e| seed.set(event_target_value(&e))/>
                        </label>
                        <p class="hint">{app.say("welcome-house")}</p>
                        <OptionList options shown=|_| true/>
                    </details>
                    <Show when=move || wrong.get()><p class="told" role="alert">{app.say("elowyn-not-in-basic-game")}</p></Show>
                    <button id="begin" class="main large" type="submit">{app.say("page-begin")}</button>
                </div>
            </form>
        </main>
    }
}

/// The scenarios to choose from, a card for each.
#[component]
pub fn Cards(
    /// The scenario that is chosen.
    scenario: RwSignal<String>,
    /// Its options.
    options: RwSignal<Options>,
) -> impl IntoView {
    let app = App::of_this_page();
    let components = app.components();
    let games = Measured::of(&components.scenarios[0].id).map_or(0, |m| m.games);
    let choose = move |s: &Scenario| {
        scenario.set(s.id.clone());
        options.set(s.options);
    };
    let cards = components
        .scenarios
        .iter()
        .map(|s| {
            let (own, id) = (s.clone(), s.id.clone());
            let (named, told, forces) = (s.clone(), s.clone(), s.clone());
            let id2 = id.clone();
            let about = section(&components, &s.id).map(|number| {
                view! { <a class="about" href=Route::Rules(number).hash()>{app.say("screen-scenario-more")}</a> }
            });
            let (drawn, facts) = (s.clone(), s.clone());
            view! {
                <label class="card" class:chosen=move || scenario.get() == id>
                    <input type="radio" name="scenario" value=id2.clone() checked=scenario.get_untracked() == id2
                        on:change=move |_| choose(&own)/>
                    <BattlePicture scenario=drawn/>
                    <strong>{move || app.words.with(|w| w.scenario_name(&named))}</strong>
                    <small class="map">{app.components().board(&s.map).map(|b| b.spec().name.clone())}</small>
                    <span>{move || app.words.with(|w| w.scenario_description(&told))}</span>
                    <Facts scenario=facts/>
                    <Forces scenario=forces/>
                    {about}
                </label>
            }
        })
        .collect_view();
    view! {
        <fieldset class="cards"><legend>{app.say("page-scenario")}</legend>{cards}
            <p class="hint measured">{move || app.text("welcome-measured", &[("games", games.into())])}</p>
        </fieldset>
    }
}

/// How long it takes, how many units there are, for whom it is easier, who moves first.
#[component]
fn Facts(scenario: Scenario) -> impl IntoView {
    let app = App::of_this_page();
    let measured = Measured::of(&scenario.id);
    let first = scenario.first.code();
    move || {
        let facts = measured.as_ref().map(|m| {
            let minutes = |side: Side| m.minutes(side).into();
            let lean = m.easier().map_or("even", |side| side.code());
            let size = m.size().code();
            view! {
                <li class="minutes">{app.text("welcome-minutes", &[("invader", minutes(Side::Invader)), ("defender", minutes(Side::Defender))])}</li>
                <li class=format!("size {size}")>{app.text("welcome-size", &[("size", size.into()), ("count", m.most().into())])}</li>
                <li class=format!("lean {lean}")>{app.text("welcome-even", &[("side", lean.into()), ("percent", m.percent().into())])}</li>
            }
        });
        view! { <ul class="scenario-facts">{facts} <li class="mover">{app.text("welcome-moves-first", &[("side", first.into())])}</li></ul> }
    }
}

/// How strong those are who were chosen, a sentence for each.
#[component]
fn Levels(sides: RwSignal<BySide<Who>>) -> impl IntoView {
    let app = App::of_this_page();
    move || {
        let mut levels: Vec<Level> = Side::BOTH
            .into_iter()
            .filter_map(|side| match sides.get()[side] {
                Who::Computer(level) => Some(level),
                Who::Human => None,
            })
            .collect();
        levels.dedup();
        let told = |level: Level| {
            view! { <p class="hint level">{app.of(Family::LevelTold, level.code())}</p> }
        };
        levels.into_iter().map(told).collect_view()
    }
}

/// Both armies and the goal.
#[component]
fn Forces(scenario: Scenario) -> impl IntoView {
    let app = App::of_this_page();
    let goal = Journal::start(&app.components(), &scenario.id, scenario.options).map_or(0, |j| j.game().goal());
    let army = move |side: Side, forces: &[Force]| {
        app.words.with(|w| view! { <small><b>{w.side(side)}</b> " " {army(w, forces)}</small> })
    };
    move || {
        view! {
            {army(Side::Invader, &scenario.forces.invader)}
            {army(Side::Defender, &scenario.forces.defender)}
            <small>{app.text("page-goal", &[("vp", goal.into())])}</small>
        }
    }
}

/// Options as lists of their values.
#[component]
pub fn OptionList(
    /// The options.
    options: RwSignal<Options>,
    /// Which of them are shown, by their keys.
    shown: fn(&str) -> bool,
) -> impl IntoView {
    let app = App::of_this_page();
    let list = Options::KEYS
        .iter()
        .filter(|(key, _, _)| shown(key))
        .map(|(key, rule, values)| {
            let current = move || options.get().list().into_iter().find(|(k, _)| k == key).map(|(_, v)| v.into_owned());
            let set = move |e| options.update(|o| drop(o.set(key, &event_target_value(&e))));
            view! {
                <label class="option">
                    <span>{move || app.words.with(|w| w.option_name(key))} " " <small>{*rule}</small></span>
                    <select name=*key on:change=set>
                        {values.iter().map(|value| view! {
                            <option value=*value selected=move || current().as_deref() == Some(value)>
                                {move || app.words.with(|w| w.option_value(key, value))}
                            </option>
                        }).collect_view()}
                    </select>
                </label>
            }
        })
        .collect_view();
    view! { <div class="options">{list}</div> }
}
