//! Advice beside the board: the best few things to do in words, with the chance of winning; pointing at one shows its way,
//! and one click does it.

use crate::app::App;
use crate::browser::{
    self,
    worker::{self, NoAnswer},
};
use crate::live::{Busy, LiveTable};
use dragonrage_picture::{Layout, highlight};
use dragonrage_rules::Hex;
use dragonrage_table::advice::{self, Advised, Told};
use dragonrage_table::session::Due;
use dragonrage_table::thinker;
use dragonrage_words::Family;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// Advice about this position.
#[derive(Clone, PartialEq, Debug)]
enum State {
    Nothing,
    Thinking,
    Lost(String),
    Given(Vec<Advised>),
}

/// The way of the hint that is pointed at, for the board.
#[derive(Clone, Copy, Debug)]
pub struct Pointed(RwSignal<Vec<Hex>>);

impl Pointed {
    /// At nothing.
    pub fn new() -> Pointed {
        Pointed(RwSignal::new(Vec::new()))
    }

    /// That of the game on the page.
    pub fn of_this_game() -> Pointed {
        expect_context()
    }

    /// Points at a way; none: at nothing.
    pub fn point(&self, way: Vec<Hex>) {
        self.0.set(way);
    }

    /// The way as a drawing.
    pub fn drawn(&self, table: LiveTable, layout: &Layout) -> String {
        let theme = table.app.theme.get();
        self.0.with(|way| match way[..] {
            [] => String::new(),
            [only] => highlight::selected(layout, only, theme),
            _ => highlight::path(layout, way, theme),
        })
    }
}

impl Default for Pointed {
    fn default() -> Pointed {
        Pointed::new()
    }
}

/// What was advised, once it was asked for in the bar below.
#[component]
pub fn Advice() -> impl IntoView {
    let (app, table, pointed) = (App::of_this_page(), LiveTable::of_this_game(), Pointed::of_this_game());
    let state = RwSignal::new(State::Nothing);
    // Advice is about one position only.
    Effect::new(move |_| {
        table.version.track();
        worker::dismiss();
        state.set(State::Nothing);
        pointed.0.set(Vec::new());
    });
    on_cleanup(worker::dismiss);
    let ask = move || {
        if state.get_untracked() == State::Thinking {
            return;
        }
        state.set(State::Thinking);
        let version = table.version.get_untracked();
        spawn_local(async move {
            let roster = table.peek(|s| s.game().components().clone());
            let question = |n| table.peek(|s| thinker::question_for(n, advice::WORD, s.seed(), s.game()));
            let answer = match worker::advise(question).await {
                Ok(answer) => State::Given(advice::read(&roster.roster, &answer)),
                Err(NoAnswer::Lost(reason)) => State::Lost(reason),
                // Whoever stopped it has said so.
                Err(NoAnswer::Stopped) => return,
            };
            if table.version.try_get_untracked() == Some(version) && state.try_get_untracked() == Some(State::Thinking)
            {
                state.set(answer);
                request_animation_frame(|| browser::bring("advice"));
            }
        });
    };
    Effect::new(move |before: Option<u32>| {
        let times = table.asked.get();
        if before.is_some_and(|before| before != times) {
            ask();
        }
        times
    });
    let mine = move || table.busy.get() == Busy::Idle && matches!(table.due(), Due::Person(_));
    let shown = move || match state.get() {
        State::Nothing => ().into_any(),
        State::Thinking => view! { <p class="hint">{app.say("advice-thinking")}</p> }.into_any(),
        State::Lost(reason) => view! {
            <p class="told">{move || app.text("kept-player-lost", &[("reason", reason.clone().into())])}</p>
        }
        .into_any(),
        State::Given(hints) if hints.is_empty() => view! { <p class="hint">{app.say("advice-none")}</p> }.into_any(),
        State::Given(hints) => {
            let best = hints.iter().map(|h| h.hint.chance).fold(0.0, f32::max);
            let list = hints.into_iter().map(|advised| view! { <One advised best/> }).collect_view();
            view! { <h2>{app.say("advice-heading")}</h2> <ol>{list}</ol> }.into_any()
        }
    };
    view! { <Show when=mine><section id="advice" class="advice" aria-live="polite">{shown}</section></Show> }
}

/// One thing to do.
#[component]
fn One(
    advised: Advised,
    /// The chance of the best one.
    best: f32,
) -> impl IntoView {
    let (app, table, pointed) = (App::of_this_page(), LiveTable::of_this_game(), Pointed::of_this_game());
    let Advised { hint, why } = advised;
    let Told { steps, way, events, end } = table.peek(|s| advice::follow(s.game(), &hint));
    let told = move || {
        table.tell(|_, words, context| {
            let steps: Vec<String> = steps.iter().map(|(game, action)| words.choice(game, *action)).collect();
            let events = events.iter().map(|e| words.event(e, context));
            let place = end.map(|end| {
                let airborne = if end.airborne { "yes" } else { "no" };
                let args = [
                    ("hex", words.hex(end.hex, context).into()),
                    ("facing", words.dir(end.facing).into()),
                    ("airborne", airborne.into()),
                ];
                format!(" – {}", words.text("hint-ends", &args))
            });
            view! { <p>{steps.join(" → ")} <span class="where-to">{place}</span> " " <small>{events.collect::<Vec<_>>().join(" ")}</small></p> }
        })
    };
    let reasons = move || {
        let side = table.with(|s| s.person()).map_or("", |side| side.code());
        let list: Vec<String> =
            why.iter().map(|r| app.words.with(|w| w.of(Family::Reason, r.code(), &[("side", side.into())]))).collect();
        (!list.is_empty())
            .then(|| view! { <p class="why">{app.text("hint-why", &[("list", list.join("; ").into())])}</p> })
    };
    let points = libm::roundf(100.0 * best) as i32 - libm::roundf(100.0 * hint.chance) as i32;
    let behind = move || match hint.chance >= best {
        true => app.t("hint-best"),
        false => app.text("hint-behind", &[("points", points.into())]),
    };
    let chance = move || {
        let percent = |share: f32| format!("{:.0}", 100.0 * share);
        let sign = if hint.gain < 0.0 { "−" } else { "+" };
        let gain = format!("{sign}{}", percent(hint.gain.abs()));
        app.text("advice-chance", &[("chance", percent(hint.chance).into()), ("gain", gain.into())])
    };
    let actions = hint.steps.clone();
    let show = {
        let way = way.clone();
        move || pointed.0.set(way.clone())
    };
    let (enter, focus) = (show.clone(), show);
    view! {
        <li on:mouseenter=move |_| enter() on:focusin=move |_| focus() on:mouseleave=move |_| pointed.0.set(Vec::new())>
            {told}
            {reasons}
            <strong class="percent">{chance}</strong>
            <small class="behind">{behind}</small>
            <button class="do" on:click=move |_| table.act(&actions)>{app.say("advice-do")}</button>
        </li>
    }
}
