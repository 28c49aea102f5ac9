//! The inspector: a hex and all counters in it, looked at closely. It comes by itself where the pointer rests, in a corner of the board
//! where it hides nothing that is pointed at; a long press, a right click or a key keeps it open, with links to the rules. What there
//! is to tell `dragonrage_table::seeing::look` has gathered.

use super::counter::Counter;
use super::names;
use super::overlays::Overlays;
use super::rule::RuleLinks;
use super::view::View;
use crate::app::App;
use crate::browser;
use crate::live::LiveTable;
use dragonrage_picture::Face;
use dragonrage_rules::{BridgeState, Hex, UnitId};
use dragonrage_table::seeing::look::{HexLook, UnitLook};
use dragonrage_words::Family;
use leptos::prelude::*;
use std::time::Duration;

/// Milliseconds for which a pointer must rest.
const REST: u64 = 450;
/// Milliseconds of a long press.
const PRESS: u64 = 550;

/// What is looked at.
#[derive(Clone, Copy, Debug)]
pub struct Inspecting {
    table: LiveTable,
    at: RwSignal<Option<Hex>>,
    pinned: RwSignal<bool>,
    /// Does the pointer rest in the left half of the board?
    left: RwSignal<bool>,
    /// The long press that is under way; the last one counts.
    press: StoredValue<u32>,
}

impl Inspecting {
    /// Nothing yet; follows the pointer.
    pub fn new(table: LiveTable) -> Inspecting {
        let new = Inspecting {
            table,
            at: RwSignal::new(None),
            pinned: RwSignal::new(false),
            left: RwSignal::new(true),
            press: StoredValue::new(0),
        };
        Effect::new(move |_| {
            let hover = table.hover.get();
            if new.pinned.get_untracked() {
                return;
            }
            if new.at.get_untracked().is_some() {
                new.at.set(None);
            }
            if hover.is_some() {
                let rests = move || {
                    let still = table.hover.try_get_untracked() == Some(hover);
                    if still && new.pinned.try_get_untracked() == Some(false) {
                        new.at.set(hover);
                    }
                };
                set_timeout(rests, Duration::from_millis(REST));
            }
        });
        new
    }

    /// That of the game on the page.
    pub fn of_this_game() -> Inspecting {
        expect_context()
    }

    /// The pointer is at this share of the board's width.
    pub fn aside(&self, share: f64) {
        let left = share < 0.5;
        if self.left.get_untracked() != left {
            self.left.set(left);
        }
    }

    /// Keeps a hex open; the one that is open is closed.
    pub fn pin(&self, hex: Hex) {
        if self.pinned.get_untracked() && self.at.get_untracked() == Some(hex) {
            return self.close();
        }
        self.at.set(Some(hex));
        self.pinned.set(true);
        request_animation_frame(|| browser::focus("close-inspector"));
    }

    /// What the key asks for: the hex under the pointer, else the one under the cursor.
    pub fn pin_here(&self) {
        let hex = self.table.hover.get_untracked().unwrap_or(self.table.cursor.get_untracked());
        self.table.cursor.set(hex);
        self.pin(hex);
    }

    /// Is it kept open?
    pub fn open(&self) -> bool {
        self.pinned.get_untracked()
    }

    /// Closes it.
    pub fn close(&self) {
        let hex = self.at.get_untracked();
        self.pinned.set(false);
        self.at.set(None);
        if let Some(hex) = hex {
            browser::focus(&format!("h{hex}"));
        }
    }

    /// A finger went down: if it stays there, the hex is looked at, and the finger has clicked nothing.
    pub fn press(&self, hex: Hex, view: View) {
        let this = *self;
        let Some(mine) = self.press.try_update_value(|n| {
            *n += 1;
            *n
        }) else {
            return;
        };
        let long = move || {
            if this.press.try_get_value() == Some(mine) && !view.dragged() {
                view.was_dragged();
                this.pin(hex);
            }
        };
        set_timeout(long, Duration::from_millis(PRESS));
    }

    /// The finger went up or away.
    pub fn release(&self) {
        self.press.update_value(|n| *n += 1);
    }
}

/// The card.
#[component]
pub fn Inspector() -> impl IntoView {
    let (app, this) = (App::of_this_page(), Inspecting::of_this_game());
    let leave = move |event: leptos::ev::KeyboardEvent| {
        if ["Escape", "i", "I"].contains(&event.key().as_str()) {
            event.prevent_default();
            event.stop_propagation();
            this.close();
        }
    };
    move || {
        this.at.get().map(|hex| {
            let pinned = this.pinned.get();
            let close = pinned.then(|| {
                view! { <button id="close-inspector" class="close" aria-label=app.say("page-close") on:click=move |_| this.close()>"×"</button> }
            });
            let keep = (!pinned).then(|| view! { <p class="keep">{app.t("look-keep")}</p> });
            view! {
                <section class="inspector" class:pinned=pinned class:right=move || this.left.get() role="dialog" aria-label=app.say("look-heading")
                    aria-hidden=(!pinned).to_string() on:keydown=leave>
                    {close}
                    <OfHex hex pinned/>
                    {keep}
                </section>
            }
        })
    }
}

/// The hex and everybody in it.
#[component]
fn OfHex(hex: Hex, pinned: bool) -> impl IntoView {
    let (app, table, overlays) = (App::of_this_page(), LiveTable::of_this_game(), Overlays::of_this_game());
    move || {
        let (title, facts, rules, units) = table.tell(|s, words, context| {
            let game = s.seen();
            let look = HexLook::of(game, hex);
            let mut facts = vec![words.terrain(look.terrain)];
            facts.extend(look.vp.map(|vp| words.text("page-vp", &[("vp", vp.into())])));
            facts.extend(look.razed.map(|vp| words.text("look-razed", &[("vp", vp.into())])));
            facts.extend(look.road.then(|| words.text("look-road", &[])));
            let bridge = look.bridge.and_then(|state| match state {
                BridgeState::Intact => None,
                BridgeState::Prepared => Some("prepared"),
                BridgeState::Broken => Some("broken"),
                BridgeState::Burned => Some("burned"),
            });
            facts.extend(bridge.map(|state| words.text("look-bridge", &[("state", state.into())])));
            facts.extend(game.fog(hex).then(|| words.text("legend-fog", &[])));
            facts.extend(game.whirlwind(hex).then(|| words.text("legend-whirlwind", &[])));
            facts.extend(names::sides(game, words, context, hex));
            let units: Vec<UnitId> = game.in_hex(hex).collect();
            (words.hex(hex, context), facts, look.rules, units)
        });
        let threat = overlays.threat_at(hex).map(|threat| {
            let (told, blow) = table.tell(|_, words, context| {
                let list: Vec<String> = threat.by.iter().map(|u| words.unit(*u, context)).collect();
                let args = [("count", threat.by.len().into()), ("units", list.join(", ").into())];
                let blow = threat.percent.map(|p| words.text("look-blow", &[("percent", p.into())]));
                (words.text("look-threat", &args), blow)
            });
            view! { <p class="danger">{told} " " {blow}</p> }
        });
        let list = facts.into_iter().map(|f| view! { <li>{f}</li> }).collect_view();
        let links = pinned.then(|| view! { <p class="rules-of"><Links ids=rules/></p> });
        let units = units.into_iter().map(|unit| view! { <OfUnit unit pinned/> }).collect_view();
        let _ = app;
        view! { <h2>{title}</h2> <ul class="facts">{list}</ul> {threat} {links} {units} }
    }
}

/// Links to rules that are found at run time.
#[component]
fn Links(ids: Vec<&'static str>) -> impl IntoView {
    let table = LiveTable::of_this_game();
    ids.into_iter()
        .map(|id| view! { <button class="rule" on:click=move |_| table.rule.set(Some(id.to_owned()))>{id}</button> })
        .collect_view()
}

/// One counter: large, with its values by name, its state, what it can do.
#[component]
fn OfUnit(unit: UnitId, pinned: bool) -> impl IntoView {
    let (app, table) = (App::of_this_page(), LiveTable::of_this_game());
    let legal = table.legal.get_untracked();
    let Some((face, look)) = table.peek(|s| Some((Face::of(s.seen(), unit)?, UnitLook::of(s.seen(), &legal, unit)?)))
    else {
        return ().into_any();
    };
    let of = |left: u8, full: u8| match left == full {
        true => full.to_string(),
        false => app.text("look-of", &[("left", left.into()), ("full", full.into())]),
    };
    let numbers = look
        .numbers
        .iter()
        .map(|n| view! { <dt>{app.of(Family::Value, n.value.code())}</dt> <dd>{of(n.left, n.full)}</dd> })
        .collect_view();
    let parts = look
        .parts
        .iter()
        .map(|p| {
            let args = [("left", p.left.into()), ("full", p.full.into()), ("number", p.hit_on.into())];
            view! { <dt>{app.of(Family::Sheet, p.area.code())}</dt> <dd>{app.text("look-part", &args)}</dd> }
        })
        .collect_view();
    let mut states: Vec<String> = look.states.iter().map(|s| app.of(Family::State, s.code())).collect();
    states.extend(look.facing.map(|dir| {
        let direction = app.words.with(|w| w.dir(dir));
        app.text("sheet-facing", &[("direction", direction.into())])
    }));
    let able: Vec<String> = look.able.iter().map(|a| app.of(Family::Able, a.code())).collect();
    let can = match able.is_empty() {
        true => app.t("look-idle"),
        false => app.text("look-able", &[("list", able.join(", ").into())]),
    };
    let why = look.idle.map(|refusal| {
        let text = table.tell(|_, words, context| words.refusal(&refusal, context));
        view! { " " {text} }
    });
    let name = names::of(table, unit);
    let side = look.side.map(|s| app.words.with(|w| w.side(s)));
    let states = (!states.is_empty()).then(|| view! { <p class="states">{states.join(" · ")}</p> });
    let links = pinned.then(|| view! { <p class="rules-of"><RuleLinks ids=look.rules/></p> });
    view! {
        <div class="seen-unit">
            <Counter face/>
            <div>
                <h3>{name} " " <small>{side}</small></h3>
                <dl>{numbers} {parts}</dl>
                {states}
                <p class="can">{can} {why}</p>
                {links}
            </div>
        </div>
    }
    .into_any()
}
