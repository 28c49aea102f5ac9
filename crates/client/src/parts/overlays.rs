//! What is laid over the board when the reader wants to see it: who can act, what the enemy threatens, what the own units cover, what is
//! seen from a hex, what is worth VP. `dragonrage_table::seeing` knows it; this switches and draws it.

use crate::app::App;
use crate::live::{Busy, LiveTable};
use dragonrage_picture::{self as picture, Layout, highlight};
use dragonrage_rules::{Hex, Side};
use dragonrage_table::seeing::overlay::{Overlay, seen_from, worths};
use dragonrage_table::seeing::strikes::{Threat, cover, threats};
use dragonrage_table::session::Session;
use dragonrage_table::session::offers::able;
use dragonrage_words::Family;
use leptos::prelude::*;
use std::collections::BTreeMap;
use std::sync::Arc;
use wasm_bindgen::JsCast;

type Hexes = Memo<Arc<BTreeMap<Hex, Threat>>>;

/// What is laid over this board. What must be found out is found out when somebody wants to see it.
#[derive(Clone, Copy, Debug)]
pub struct Overlays {
    table: LiveTable,
    threats: Hexes,
    cover: Hexes,
    /// Is the legend open?
    pub legend: RwSignal<bool>,
}

/// Whose eyes look at the board.
fn viewer(session: &Session) -> Side {
    session.only_person().or(session.person()).unwrap_or(session.game().phase().side())
}

impl Overlays {
    /// Those of a table.
    pub fn new(table: LiveTable) -> Overlays {
        let found = move |find: fn(&Session) -> BTreeMap<Hex, Threat>| {
            Memo::new(move |_| {
                let quiet = table.busy.get() == Busy::Idle;
                Arc::new(if quiet { table.with(find) } else { BTreeMap::new() })
            })
        };
        Overlays {
            table,
            threats: found(|s| threats(s.game(), viewer(s).other())),
            cover: found(|s| cover(s.game(), viewer(s))),
            legend: RwSignal::new(false),
        }
    }

    /// Those of the game on the page.
    pub fn of_this_game() -> Overlays {
        expect_context()
    }

    /// What threatens a hex, if anybody could strike there.
    pub fn threat_at(&self, hex: Hex) -> Option<Threat> {
        self.threats.with(|all| all.get(&hex).filter(|t| !t.by.is_empty()).cloned())
    }

    fn on(&self, overlay: Overlay) -> bool {
        self.table.app.settings.overlays.with(|on| on.contains(&overlay))
    }

    /// Are the numbers of the hexes hidden?
    pub fn numberless(&self) -> bool {
        !self.on(Overlay::Numbers)
    }

    /// Below the counters.
    pub fn below(&self, layout: &Layout) -> String {
        let (table, theme) = (self.table, self.table.app.theme.get());
        let mut out = String::new();
        if self.on(Overlay::Threat) {
            self.threats.with(|all| {
                for (hex, threat) in all.iter() {
                    out += &highlight::threat(layout, *hex, threat.by.len(), theme);
                }
            });
        }
        if self.on(Overlay::Cover) {
            self.cover.with(|all| {
                for (hex, by) in all.iter() {
                    out += &highlight::cover(layout, *hex, &by.by.len().to_string(), theme);
                }
            });
        }
        if self.on(Overlay::Sight) {
            let from = table.hover.get().or(table.chosen.get()).unwrap_or_else(|| table.cursor.get());
            table.with(|s| {
                for hex in seen_from(s.game(), from).iter().filter(|h| *h != from) {
                    out += &highlight::seen(layout, hex, theme);
                }
            });
            out += &highlight::selected(layout, from, theme);
        }
        if self.on(Overlay::Able) && table.busy.get() == Busy::Idle {
            let able = table.legal.with(|legal| able(legal));
            table.with(|s| {
                for (unit, at, half) in picture::places(s.game(), layout, &able) {
                    out += &highlight::ready(&s.game().components().roster.name(unit), at, half, theme);
                }
            });
        }
        out
    }

    /// Above the counters.
    pub fn above(&self, layout: &Layout) -> String {
        let theme = self.table.app.theme.get();
        let mut out = String::new();
        if self.on(Overlay::Threat) {
            self.threats.with(|all| {
                for (hex, threat) in all.iter().filter(|(_, t)| !t.by.is_empty()) {
                    let label = threat.percent.map_or(threat.by.len().to_string(), |percent| format!("{percent} %"));
                    out += &highlight::note(layout, *hex, &label, theme);
                }
            });
        }
        if self.on(Overlay::Worth) {
            self.table.with(|s| {
                for w in worths(s.game()) {
                    out += &highlight::worth(layout, w.hex, w.vp, w.razed, theme);
                }
            });
        }
        out
    }

    /// Closes the legend, if it is open.
    pub fn close_legend(&self) -> bool {
        let open = self.legend.get_untracked();
        if open {
            self.legend.set(false);
        }
        open
    }
}

/// The menu of what may be shown, and what the signs of that which is shown mean.
#[component]
pub fn OverlayMenu() -> impl IntoView {
    let (app, this) = (App::of_this_page(), Overlays::of_this_game());
    let line = move |overlay: Overlay| {
        let on = move || this.on(overlay);
        view! {
            <li><label>
                <input type="checkbox" name=overlay.code() prop:checked=on on:change=move |_| app.settings.switch_overlay(overlay)/>
                <span>{move || app.of(Family::Overlay, overlay.code())}</span> <kbd>{overlay.letter()}</kbd>
            </label></li>
        }
    };
    let helps = move || {
        let help = |overlay: Overlay| {
            let known = overlay != Overlay::Numbers;
            (known && this.on(overlay)).then(|| view! { <p>{app.of(Family::OverlayHelp, overlay.code())}</p> })
        };
        Overlay::ALL.map(help).collect_view()
    };
    let left = move || {
        this.on(Overlay::Worth).then(|| {
            let (left, razed) = this.table.with(|s| {
                let sum = |razed: bool| {
                    worths(s.game()).iter().filter(|w| w.razed == razed).map(|w| u32::from(w.vp)).sum::<u32>()
                };
                (sum(false), sum(true))
            });
            view! { <p>{app.text("overlay-left", &[("left", left.into()), ("razed", razed.into())])}</p> }
        })
    };
    let nothing = move || {
        let empty =
            this.on(Overlay::Threat) && this.table.busy.get() == Busy::Idle && this.threats.with(|t| t.is_empty());
        empty.then(|| view! { <p>{app.t("overlay-nothing")}</p> })
    };
    // The legend lies where the menu would cover it.
    let open_legend = move |e: leptos::ev::MouseEvent| {
        let on = e.target().and_then(|t| t.dyn_into::<web_sys::Element>().ok());
        if let Some(menu) = on.and_then(|e| e.closest("details").ok().flatten()) {
            let _ = menu.remove_attribute("open");
        }
        this.legend.set(true);
    };
    view! {
        <details class="overlays">
            <summary aria-label=app.say("overlay-heading") title=app.say("overlay-heading")>"◉"</summary>
            <div class="overlay-menu">
                <h2>{app.say("overlay-heading")}</h2>
                <ul>{Overlay::ALL.map(line).collect_view()}</ul>
                <button class="signs" on:click=open_legend>{app.say("signs-heading")}</button>
                <div class="overlay-help" role="status">{helps} {left} {nothing}</div>
            </div>
        </details>
    }
}
