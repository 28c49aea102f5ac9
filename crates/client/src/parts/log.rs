//! The log: what happened, in the reader's language, folded to one line for each move or attack. A line opens to its steps, each
//! with its rules. What belongs together `table::log` says.

use super::board::seen;
use super::rule::RuleLinks;
use crate::app::App;
use crate::live::{Busy, LiveTable};
use dragonrage_rules::{Event, Phase, What};
use dragonrage_table::log::{Fold, Going, Head};
use dragonrage_words::{Context, Lang, Words};
use leptos::prelude::*;
use std::collections::BTreeSet;
use std::sync::Arc;

/// So many lines are shown at first.
const LINES: usize = 60;

/// A line as it is shown; a line is made once for each language, and anew when it has grown or something was taken back.
#[derive(Clone, PartialEq)]
struct Line {
    fold: Fold,
    undone: u32,
    lang: Lang,
}

impl Line {
    fn key(&self) -> (usize, usize, bool, u32, Lang) {
        (self.fold.events.start, self.fold.events.end, self.fold.head == Head::Passed, self.undone, self.lang)
    }
}

/// What has happened so far, the latest first.
#[component]
pub fn Log() -> impl IntoView {
    let (app, table) = (App::of_this_page(), LiveTable::of_this_game());
    let lines = RwSignal::new(LINES);
    // Lines that are open, by the number of their first event.
    let opened = RwSignal::new(BTreeSet::<usize>::new());
    // Only what has been seen is told.
    let folds = Memo::new(move |_| {
        let events = table.told.with(|t| t.events);
        table.with(|s| Arc::new(s.folds_of(events)))
    });
    let shown = move || {
        let lang = app.words.with(|w| w.lang());
        let undone = table.told.with(|t| t.undone);
        let line = |fold: &Fold| Line { fold: fold.clone(), undone, lang };
        folds.with(|folds| folds.iter().rev().take(lines.get()).map(line).collect::<Vec<_>>())
    };
    let more = move || folds.with(|folds| folds.len() > lines.get());
    view! {
        <details class="log" open>
            <summary>{app.say("page-log")}</summary>
            <ol reversed><For each=shown key=Line::key children=move |line| folded(table, &line.fold, opened)/></ol>
            <Show when=more>
                <button on:click=move |_| lines.update(|n| *n += 200)>{app.say("page-log-more")}</button>
            </Show>
        </details>
    }
}

/// A sentence that leads to its place on the board, if it has one.
fn leading(table: LiveTable, event: Option<&Event>, text: String) -> AnyView {
    match event.and_then(|e| table.peek(|s| seen(&e.what, s.game()))) {
        // A button of several words would stand on lines of its own; these sentences flow.
        Some(hex) => {
            let show = move || table.look.set(Some(hex));
            let pressed = move |e: leptos::ev::KeyboardEvent| {
                if matches!(e.key().as_str(), "Enter" | " ") {
                    e.prevent_default();
                    show();
                }
            };
            view! { <span class="where" role="button" tabindex="0" on:click=move |_| show() on:keydown=pressed>{text}</span> }
                .into_any()
        }
        None => text.into_any(),
    }
}

/// One line of the folded log.
fn folded(table: LiveTable, fold: &Fold, opened: RwSignal<BTreeSet<usize>>) -> Option<AnyView> {
    let words = table.app.words.get_untracked();
    let (events, first) = (fold.events.clone(), fold.events.start);
    // A position that is looked at may be an earlier one by now.
    let (text, all) = table.peek(|s| {
        let context = Context { roster: &s.game().components().roster, board: s.game().board() };
        let all: Vec<Event> = s.events().get(events.clone())?.to_vec();
        Some((headline(&words, fold, s.events(), &context), all))
    })?;
    if let Some(class) = match fold.head {
        Head::Turn => Some("turn"),
        Head::Phase => Some("phase"),
        Head::Passed => Some("phase passed"),
        _ => None,
    } {
        return Some(view! { <li class=class>{text}</li> }.into_any());
    }
    let tell = |e: &Event| {
        table.peek(|s| {
            let context = Context { roster: &s.game().components().roster, board: s.game().board() };
            words.event(e, &context)
        })
    };
    let (told, rolls) = table.peek(|s| (fold.told(s.events()), fold.rolls(s.events())));
    let of = |n: &usize| &all[*n - first];
    let main = match fold.head {
        Head::Event(n) => of(&n),
        // The way's end, or the attack.
        _ => all.iter().rev().find(|e| is_main(&e.what, &fold.head)).unwrap_or(&all[0]),
    };
    let dice = rolls.iter().map(|n| faces(of(n), tell(of(n)))).collect_view();
    let line = view! {
        {leading(table, Some(main), text.clone())} " " {dice} " "
        {told.iter().map(|n| view! { {leading(table, Some(of(n)), tell(of(n)))} " " }).collect_view()}
    }
    .into_any();
    if !fold.opens() {
        return Some(view! { <li class="fold">{line} <RuleLinks ids=all[0].rules/></li> }.into_any());
    }
    let name = words.text("log-steps", &[("line", text.into())]);
    let is_open = move || opened.with(|o| o.contains(&first));
    let toggle = move |_| {
        opened.update(|o| {
            if !o.remove(&first) {
                o.insert(first);
            }
        })
    };
    let steps = move || {
        is_open().then(|| {
            let words = table.app.words.get_untracked();
            let steps = all.iter().map(|e| {
                let text = table.peek(|s| {
                    let context = Context { roster: &s.game().components().roster, board: s.game().board() };
                    words.event(e, &context)
                });
                view! { <li>{leading(table, Some(e), text)} " " <RuleLinks ids=e.rules/></li> }
            });
            view! { <ol class="fold-steps">{steps.collect_view()}</ol> }
        })
    };
    Some(
        view! {
            <li class="fold opens">
                <button class="unfold" aria-label=name aria-expanded=move || is_open().to_string() on:click=toggle></button>
                {line} {steps}
            </li>
        }
        .into_any(),
    )
}

/// Is it the event that the head of a line stands for?
fn is_main(what: &What, head: &Head) -> bool {
    match head {
        Head::Way(who, ..) => dragonrage_table::motion::leg(what).is_some_and(|leg| leg.0 == *who),
        Head::Clash(..) => matches!(what, What::Clashed { .. }),
        _ => false,
    }
}

/// What a line says first.
fn headline(words: &Words, fold: &Fold, events: &[Event], context: &Context) -> String {
    let way = |key: &'static str, unit, from, to| {
        let args = [
            ("unit", words.unit(unit, context).into()),
            ("from", words.hex(from, context).into()),
            ("to", words.hex(to, context).into()),
        ];
        words.text(key, &args)
    };
    match &fold.head {
        Head::Way(unit, from, to, going) => {
            let key = match going {
                Going::Moves => "log-moves",
                Going::Walks => "log-walks",
                Going::Flies(false) => "log-flies",
                Going::Flies(true) => "log-flies-and-lands",
                Going::Slithers => "log-slithers",
                Going::Bounds => "log-bounds",
                Going::Climbs => "log-climbs",
            };
            way(key, *unit, *from, *to)
        }
        Head::Clash(units, hex, strength, defence, volley) => {
            let names: Vec<String> = units.iter().map(|u| words.unit(*u, context)).collect();
            let args = [
                ("units", names.join(", ").into()),
                ("count", units.len().into()),
                ("hex", words.hex(*hex, context).into()),
                ("strength", (*strength).into()),
                ("defence", (*defence).into()),
            ];
            words.text(if *volley { "log-volley" } else { "log-clash" }, &args)
        }
        Head::Passed => match events[fold.events.start].what {
            What::PhaseBegan { phase } => passed(words, phase),
            _ => String::new(),
        },
        Head::Event(n) => words.event(&events[*n], context),
        Head::Turn | Head::Phase => words.event(&events[fold.events.start], context),
    }
}

/// A phase passed, and why.
fn passed(words: &Words, phase: Phase) -> String {
    let why = match phase {
        Phase::InvaderSpells | Phase::DefenderSpells => "log-passed-spells",
        Phase::InvaderMovement | Phase::DefenderMovement => "log-passed-movement",
        Phase::InvaderFire => "log-passed-fire",
        Phase::DefenderMissiles => "log-passed-missiles",
        Phase::InvaderMelee | Phase::DefenderMelee => "log-passed-melee",
        _ => "log-passed-other",
    };
    let args = [("phase", words.phase(phase).into()), ("why", words.text(why, &[]).into())];
    words.text("log-passed", &args)
}

/// Phases of the reader's own that passed without a question, told while the others go on.
#[component]
pub fn Passed() -> impl IntoView {
    let table = LiveTable::of_this_game();
    let lines = table.settled(move |s| {
        let idle = table.busy.get() == Busy::Idle;
        let side = s.only_person().filter(|side| !idle || s.game().phase().side() == *side);
        let mut phases = side.map_or_else(Vec::new, |side| s.passed(side));
        phases.reverse();
        phases
    });
    let told = move || {
        let words = table.app.words.get();
        lines.get().into_iter().map(|phase| view! { <p class="hint passed">{passed(&words, phase)}</p> }).collect_view()
    };
    view! { <div role="status">{told}</div> }
}

/// Dice that fell, small; what they were for is said to whoever asks.
fn faces(event: &Event, said: String) -> Option<AnyView> {
    let What::Rolled { a, b, .. } = event.what else { return None };
    let face = |n: u8| char::from_u32(0x2680 + u32::from(n.clamp(1, 6)) - 1).unwrap_or('?');
    let drawn: String = [a, b].into_iter().filter(|n| *n > 0).map(face).collect();
    Some(view! { <span class="thrown" role="img" title=said.clone() aria-label=said>{drawn}</span> }.into_any())
}

/// The latest events, for those who do not see the page.
#[component]
pub fn Spoken() -> impl IntoView {
    let table = LiveTable::of_this_game();
    let events = table.settled(|s| s.latest().to_vec());
    let latest = move || {
        let events = events.get();
        table.tell(|_, words, context| events.iter().map(|e| words.event(e, context)).collect::<Vec<_>>().join(" "))
    };
    view! { <div class="spoken" role="status" aria-live="polite">{latest}</div> }
}
