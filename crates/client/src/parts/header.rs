//! The line above the board: where the game stands.

use super::menu::Menu;
use super::people;
use super::sounds::SoundSwitch;
use crate::app::App;
use crate::live::LiveTable;
use dragonrage_table::route::Route;
use leptos::prelude::*;

/// Turn and phase, VP against the goal, both clocks.
#[component]
pub fn Header(
    /// Is this a replay? Then there is no menu of the game.
    #[prop(optional)]
    replay: bool,
) -> impl IntoView {
    // Score and clocks are as they were until what changed them has been seen.
    let (app, table) = (App::of_this_page(), LiveTable::of_this_game());
    // Armies of one's own fight another battle than the scenario that lends them its map.
    let scenario = move || {
        table.tell(|s, words, _| match s.header().forces {
            Some(_) => words.text("page-own-armies", &[("city", s.game().board().spec().name.clone().into())]),
            None => words.scenario_name(&s.game().rules().scenario),
        })
    };
    let turn = move || {
        table.tell(|s, words, _| {
            let game = s.game();
            let phase = words.phase(game.phase());
            if game.turn() == 0 {
                phase
            } else {
                words.text("turn-heading", &[("turn", game.turn().into()), ("phase", phase.into())])
            }
        })
    };
    let vp = move || {
        table.told.with(|t| {
            let (vp, goal) = (t.game.vp(), t.game.goal());
            match vp >= goal {
                true => app.text("page-goal-reached", &[("vp", vp.into()), ("goal", goal.into())]),
                false => app.text("vp-line", &[("vp", vp.into()), ("objective", goal.into())]),
            }
        })
    };
    let clock = move |key: &'static str, label: &'static str, which: fn((u16, u16)) -> u16| {
        move || {
            table.told.with(|t| {
                let game = &t.game;
                let turns = game.turn().saturating_sub(which(game.clocks())).min(10);
                let (said, late) = (app.text(key, &[("turns", turns.into())]), turns > 6);
                let hint = said.clone();
                view! {
                    <span class="clock" class:late=late title=hint>
                        <span class="spoken">{said}</span>
                        <span aria-hidden="true"><span class="wide">{app.t(label)} " "</span> <Sign inside=key == "clock-inside"/> <strong>{turns} "/10"</strong></span>
                    </span>
                }
            })
        }
    };
    let short = move || {
        table.told.with(|t| app.text("page-vp-of", &[("vp", t.game.vp().into()), ("goal", t.game.goal().into())]))
    };
    let share = move || table.told.with(|t| f64::from(t.game.vp().max(0)) / f64::from(t.game.goal().max(1)));
    view! {
        <header class="bar">
            <a class="home" href=Route::Start.hash() aria-label=app.say("page-home") title=app.say("page-home")>"⬡"</a>
            <h1 class="scenario">{scenario}</h1>
            <people::Opponents/>
            <span class="turn" aria-live="polite">{turn}</span>
            <span class="score">
                <span class="wide">{vp}</span>
                <span class="narrow" aria-hidden="true">{short}</span>
                <span class="score-bar" aria-hidden="true"><span style:width=move || format!("{:.0}%", 100.0 * share().min(1.0))></span></span>
            </span>
            <span class="clocks">{clock("clock-destruction", "page-clock-destruction", |c| c.0)} {clock("clock-inside", "page-clock-inside", |c| c.1)}</span>
            <SoundSwitch/>
            {(!replay).then(|| view! { <Menu/> })}
        </header>
    }
}

/// A flame, or a tower.
#[component]
fn Sign(inside: bool) -> impl IntoView {
    let d = if inside {
        "M4 15V5H3V1h2v2h2V1h2v2h2V1h2v4h-1v10H9.500v-4a1.500 1.500 0 0 0-3 0v4z"
    } else {
        "M8 15a5 5 0 0 1-5-5c0-3 2-4 2.500-7C8 4 9 6 9 8c1-.500 1.500-1.500 1.500-2.500C12 7 13 8.500 13 10a5 5 0 0 1-5 5z"
    };
    view! { <svg class="sign" viewBox="0 0 16 16"><path d=d></path></svg> }
}
