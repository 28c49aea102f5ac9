//! Setting up, on the page: what waits, by kind and number; a good set-up with one click; set-ups that were saved or came by
//! link; the last look before it counts. What is legal the table says.

use super::counter::Counter;
use super::rule::RuleLinks;
use crate::app::App;
use crate::browser::{self, keep};
use crate::drive;
use crate::live::LiveTable;
use dragonrage_data::fold::fold;
use dragonrage_picture::Face;
use dragonrage_rules::{Action, Kind, Status, UnitId};
use dragonrage_table::kept::settings::SETUP;
use dragonrage_table::route::Route;
use dragonrage_table::session::offers;
use dragonrage_table::session::set_up::{LONGEST_NAME, NoSetUp, Preset};
use leptos::prelude::*;

/// What waits, and the ways to place it.
#[component]
pub fn SetUp() -> impl IntoView {
    let (app, table) = (App::of_this_page(), LiveTable::of_this_game());
    let looking = move || table.with(|s| s.looking());
    view! {
        <div class="set-up">
            <Show when=looking fallback=move || view! {
                <button class="main" on:click=move |_| drive::set_up(table)>{app.say("page-good-set-up")}</button>
                <Tray/>
            }>
                <p class="hint">{app.say("orders-last-look-help")}</p>
                <button class="main begin-battle" on:click=move |_| table.begin_battle()>{app.say("orders-begin-battle")}</button>
            </Show>
            <Presets/>
        </div>
    }
}

/// Counters that wait, those of a kind on one pile.
#[component]
fn Tray() -> impl IntoView {
    let table = LiveTable::of_this_game();
    let tray = move || {
        let legal = table.legal.get();
        table.tell(|s, words, context| {
            let game = s.game();
            let side = s.person();
            let mut piles: Vec<(Kind, UnitId, usize)> = Vec::new();
            for (unit, _) in game.units().filter(|(_, u)| u.status == Status::Waiting && u.side == side) {
                let Some(kind) = game.kind(unit) else { continue };
                match piles.iter_mut().find(|(k, ..)| *k == kind) {
                    Some((.., count)) => *count += 1,
                    None => piles.push((kind, unit, 1)),
                }
            }
            let hand = offers::asked(game);
            piles
                .into_iter()
                .filter_map(|(kind, first, count)| {
                    let now = hand.and_then(|u| game.kind(u)) == Some(kind);
                    let unit = hand.filter(|_| now).unwrap_or(first);
                    let face = Face::of(game, unit)?;
                    // Only one can be in hand; another one is taken after an undo.
                    let can = legal.contains(&Action::Pick(unit)) || s.can_undo();
                    let name = words.text("orders-pile", &[("kind", words.kind(kind).into()), ("count", count.into())]);
                    let (hint, code) = (words.unit(unit, context), game.components().roster.name(unit));
                    Some(view! {
                        <li><button class="unit tray" class:now=now disabled=!can && !now title=hint draggable="true" data-kind=kind.code()
                            on:dragstart=move |e| carry(&e, &code) on:click=move |_| table.pick(unit)>
                            <Counter face/> <span class="spoken">{name}</span>
                            <span class="times" aria-hidden="true">{(count > 1).then(|| format!("×{count}"))}</span>
                        </button></li>
                    })
                })
                .collect_view()
        })
    };
    view! { <ul class="tray piles">{tray}</ul> }
}

/// The counter that is dragged tells the board who it is.
fn carry(event: &leptos::ev::DragEvent, name: &str) {
    if let Some(data) = event.data_transfer() {
        let _ = data.set_data("text/plain", name);
    }
}

/// The set-ups that are kept here, with their keys.
pub fn kept() -> Vec<(String, Preset)> {
    let ours = keep::all().into_iter().filter(|(name, _)| name.starts_with(SETUP));
    ours.filter_map(|(name, text)| Some((name, Preset::parse(&text)?))).collect()
}

/// Keeps a set-up; one of the same name for the same battle makes room.
pub fn keep_it(preset: &Preset) {
    let same = |p: &Preset| (&p.name, &p.scenario, p.side) == (&preset.name, &preset.scenario, preset.side);
    let key = kept().into_iter().find(|(_, p)| same(p)).map(|(key, _)| key);
    let free = || (1..).map(|n| format!("{SETUP}{n}")).find(|key| keep::get(key).is_none());
    if let Some(key) = key.or_else(free) {
        keep::set(&key, &preset.text());
    }
}

/// Saving what stands, and taking what was saved.
#[component]
fn Presets() -> impl IntoView {
    let (app, table) = (App::of_this_page(), LiveTable::of_this_game());
    let all = RwSignal::new(kept());
    let name = RwSignal::new(String::new());
    let linked = RwSignal::new(None::<String>);
    let any = move || table.with(|s| !s.placings().is_empty());
    let save = move |_| {
        if let Some(preset) = table.peek(|s| s.preset(&name.get_untracked())) {
            keep_it(&preset);
            all.set(kept());
            name.set(String::new());
        }
    };
    let row = move |(key, preset): (String, Preset)| {
        let label = preset.name.clone();
        let (used, shared) = (preset.clone(), preset);
        let link = move |_| {
            let hash = Route::SetUp(fold(&shared.text())).hash();
            let here = browser::window().location().href().unwrap_or_default();
            linked.set(Some(format!("{}{hash}", here.split('#').next().unwrap_or_default())));
        };
        let forget = move |_| {
            keep::forget(&key);
            all.set(kept());
        };
        let named = |text: &'static str| app.text(text, &[("name", label.clone().into())]);
        let (use_it, share_it, forget_it) =
            (named("orders-preset-use"), named("orders-preset-link"), named("orders-preset-forget"));
        view! {
            <li class="preset">
                <button class="use" on:click=move |_| table.set_up_as(&used)>{use_it}</button>
                <button class="share" aria-label=share_it.clone() title=share_it on:click=link>{app.say("mine-link")}</button>
                <button class="forget" aria-label=forget_it.clone() title=forget_it on:click=forget>"✕"</button>
            </li>
        }
    };
    let mine = move || all.get().into_iter().filter(|(_, p)| table.with(|s| s.takes(p))).map(row).collect_view();
    let all_of_it = |e: leptos::ev::FocusEvent| event_target::<web_sys::HtmlInputElement>(&e).select();
    let usable = move || all.with(|all| all.iter().any(|(_, p)| table.with(|s| s.takes(p))));
    let link = move || {
        linked.get().map(|link| {
            view! {
                <label class="link">{app.t("orders-preset-link-here")}
                    <input type="text" name="preset-link" readonly=true prop:value=link on:focus=all_of_it/></label>
            }
        })
    };
    view! {
        <details class="presets" open=usable>
            <summary>{app.say("orders-presets")}</summary>
            <ul>{mine}</ul>
            <div role="status">{link}</div>
            <div class="save">
                <label>{app.say("orders-preset-name")}
                    <input type="text" name="preset" maxlength=LONGEST_NAME.to_string() prop:value=move || name.get()
                        on:input=move |e| name.set(event_target_value(&e))/></label>
                <button class="save-preset" disabled=move || !any() || name.with(|n| n.trim().is_empty()) on:click=save>{app.say("orders-preset-save")}</button>
            </div>
        </details>
    }
}

/// Why a set-up cannot be used, in words.
pub fn why_not(app: App, why: NoSetUp, told: impl Fn(&dragonrage_rules::Refusal) -> String) -> String {
    let kind = |kind: Kind| app.words.with(|w| w.kind(kind));
    match why {
        NoSetUp::Elsewhere => app.t("orders-preset-elsewhere"),
        NoSetUp::TooMany(k) => app.text("orders-preset-too-many", &[("kind", kind(k).into())]),
        NoSetUp::Refused(k, why) => {
            app.text("orders-preset-refused", &[("kind", kind(k).into()), ("reason", told(&why).into())])
        }
    }
}

/// The same beside the board, with its rules.
#[component]
pub fn WhyNot(
    /// Why.
    why: NoSetUp,
) -> impl IntoView {
    let (app, table) = (App::of_this_page(), LiveTable::of_this_game());
    let text = why_not(app, why, |refusal| table.tell(|_, words, context| words.refusal(refusal, context)));
    let rules = match why {
        NoSetUp::Refused(_, refusal) => refusal.rules,
        _ => &[],
    };
    view! { <p class="told">{text} " " <RuleLinks ids=rules/></p> }
}
