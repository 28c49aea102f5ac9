//! What is to be done next, and the button that does it.

use super::state::Desk;
use leptos::prelude::*;

/// What comes next.
#[component]
pub fn Next() -> impl IntoView {
    let desk = Desk::of_this_tournament();
    let app = desk.app;
    // Only what changes the form draws it anew: a result that is told leaves it alone.
    let state = Memo::new(move |_| {
        desk.with(|t| {
            let open = t.rounds().last().map_or(0, |r| r.open_games());
            (t.finished(), open, t.active().len() < 2, t.rounds().len(), t.swiss_rounds())
        })
    });
    move || {
        let (finished, open, few, rounds, swiss) = state.get();
        if finished {
            let first = desk.with(|t| t.standings().first().map(|s| s.player));
            let winner = first.map(|p| desk.name(p)).unwrap_or_default();
            let text = app.text("tournament-winner", &[("player", winner.into())]);
            return view! { <p class="to-do over">{text}</p> }.into_any();
        }
        let number = rounds + 1;
        let text = match (few, open) {
            (_, 1..) => app.text("desk-next-results", &[("count", open.into())]),
            (true, 0) => app.t("desk-next-enter"),
            (false, 0) if swiss > rounds => {
                app.text("desk-next-swiss", &[("round", number.into()), ("rounds", swiss.into())])
            }
            (false, 0) => app.text("desk-next-pair", &[("round", number.into())]),
        };
        let pair = (open == 0 && !few).then(|| view! { <PairRound number/> });
        view! { <div class="to-do"><p>{text}</p> {pair}</div> }.into_any()
    }
}

/// The scenario of the round, as planned or as the organiser likes [5.1-e], and the button.
#[component]
fn PairRound(number: usize) -> impl IntoView {
    let desk = Desk::of_this_tournament();
    let app = desk.app;
    let components = app.components();
    let scenario = RwSignal::new(String::new());
    let planned = desk.peek(|t| t.scenario(&components, number - 1)).unwrap_or_default();
    let pair = move |e: leptos::ev::SubmitEvent| {
        e.prevent_default();
        desk.pair(Some(scenario.get_untracked()).filter(|s| !s.is_empty()));
    };
    let options = components
        .scenarios
        .iter()
        .map(|s| {
            let id = s.id.clone();
            view! { <option value=s.id.clone()>{move || desk.scenario(&id)}</option> }
        })
        .collect_view();
    view! {
        <form on:submit=pair>
            <label>{app.say("page-scenario")}
                <select name="scenario" on:change=move |e| scenario.set(event_target_value(&e))>
                    <option value="">{move || app.text("desk-planned", &[("scenario", desk.scenario(&planned).into())])}</option>
                    {options}
                </select>
            </label>
            <button id="pair" class="main" type="submit">{move || app.text("desk-pair", &[("round", number.into())])}</button>
        </form>
    }
}
