//! Orders to several at once, on the page: who is chosen together, what became of a march, who is on the way, the frame that
//! is drawn about counters. What they do is `crate::orders`' and the table's.

use super::counter::Counter;
use super::names;
use super::rule::RuleLinks;
use crate::app::App;
use crate::live::LiveTable;
use dragonrage_picture::{Face, Layout, highlight};
use dragonrage_rules::{Hex, Refusal, UnitId};
use dragonrage_table::session::groups;
use dragonrage_table::session::ladder::{Ladder, ladders};
use dragonrage_table::session::marches::March;
use leptos::prelude::*;

/// Longer lists of names are counted.
const FEW: usize = 6;

/// A frame that is drawn about counters, in the measure of the picture.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Frame {
    from: (f32, f32),
    to: (f32, f32),
}

impl Frame {
    /// One that begins at a point.
    pub fn at(point: (f32, f32)) -> Frame {
        Frame { from: point, to: point }
    }

    /// Drawn as far as a point.
    pub fn drawn_to(self, to: (f32, f32)) -> Frame {
        Frame { to, ..self }
    }

    /// Its left side.
    pub fn left(self) -> f32 {
        self.from.0.min(self.to.0)
    }

    /// Its upper side.
    pub fn top(self) -> f32 {
        self.from.1.min(self.to.1)
    }

    /// How wide it is.
    pub fn width(self) -> f32 {
        (self.from.0 - self.to.0).abs()
    }

    /// How high it is.
    pub fn height(self) -> f32 {
        (self.from.1 - self.to.1).abs()
    }

    /// Is it more than a point?
    pub fn is_drawn(self) -> bool {
        self.width() + self.height() > 12.0
    }

    /// Is the point inside?
    pub fn holds(self, (x, y): (f32, f32)) -> bool {
        let within = |from: f32, long: f32, at: f32| at >= from && at <= from + long;
        within(self.left(), self.width(), x) && within(self.top(), self.height(), y)
    }
}

/// Those who are chosen together, and the ways of those who march.
pub fn ordered(table: LiveTable, layout: &Layout) -> String {
    let theme = table.app.theme.get();
    let group = table.group.get();
    table.with(|s| {
        let at = |unit: UnitId| s.game().unit(unit).and_then(|u| u.hex());
        let mut hexes: Vec<_> = group.iter().filter_map(|u| at(*u)).collect();
        hexes.sort();
        hexes.dedup();
        let mut out: String = hexes.into_iter().map(|hex| highlight::selected(layout, hex, theme)).collect();
        let (few, near) = (s.marches().len() <= FEW, if s.marches().is_empty() { None } else { table.hover.get() });
        let side = s.person();
        let mine = |unit: UnitId| side.is_some() && s.game().unit(unit).is_some_and(|u| u.side == side);
        for (unit, to) in s.marches().iter().filter(|(u, _)| mine(**u)) {
            // Many ways at once hide the board: then they are shown about the pointer only.
            let shown = |from: &Hex| few || [Some(*from), Some(*to)].contains(&near);
            if let Some(from) = at(*unit).filter(|from| from != to).filter(shown) {
                out += &highlight::trail(layout, &[from, *to], theme);
            }
        }
        out
    })
}

/// Those who are chosen together.
#[component]
pub fn Group() -> impl IntoView {
    let (app, table) = (App::of_this_page(), LiveTable::of_this_game());
    let title = move || app.text("orders-group", &[("count", table.group.with(Vec::len).into())]);
    let list = move || {
        let one = |unit: UnitId| {
            let face = table.peek(|s| Face::of(s.game(), unit))?;
            let label = app.text("orders-let-go", &[("unit", names::of(table, unit).into())]);
            let without = move |_| {
                let mut group = table.group.get_untracked();
                group.retain(|u| *u != unit);
                table.choose(group);
            };
            let hint = label.clone();
            Some(
                view! { <li><button class="unit tray" title=hint on:click=without><Counter face/> <span class="spoken">{label}</span></button></li> },
            )
        };
        table.group.get().into_iter().filter_map(one).collect_view()
    };
    view! {
        <div class="group">
            <h2>{title}</h2>
            <p class="hint">{app.say("orders-group-help")}</p>
            <ul class="tray">{list}</ul>
            <button on:click=move |_| table.select(None)>{app.say("page-cancel")}</button>
        </div>
    }
}

/// With whom the chosen unit may be sent together.
#[component]
pub fn Together(
    /// The unit.
    unit: UnitId,
) -> impl IntoView {
    let (app, table) = (App::of_this_page(), LiveTable::of_this_game());
    move || {
        let legal = table.legal.get();
        let found = table.with(|s| {
            let game = s.game();
            if !groups::marchers(game, &legal).contains(&unit) {
                return Vec::new();
            }
            let here = game.unit(unit).and_then(|u| u.hex());
            let all = match here {
                Some(hex) => vec![
                    ("orders-with-hex", groups::within(game, &legal, |h| h == hex)),
                    ("orders-with-beside", groups::beside(game, &legal, unit)),
                ],
                None => vec![("orders-with-outside", groups::outside(game, &legal))],
            };
            all.into_iter().chain([("orders-with-kind", groups::alike(game, &legal, unit))]).collect()
        });
        let mut seen: Vec<Vec<UnitId>> = Vec::new();
        let mut buttons = Vec::new();
        for (key, units) in found {
            if units.len() > 1 && !seen.contains(&units) {
                seen.push(units.clone());
                let text = app.text(key, &[("count", units.len().into())]);
                buttons.push(view! { <button class=key on:click=move |_| table.choose(units.clone())>{text}</button> });
            }
        }
        (!buttons.is_empty()).then(
            || view! { <div class="together buttons" role="group" aria-label=app.t("orders-together")>{buttons}</div> },
        )
    }
}

/// Who is on the way and can go on; who waits outside.
#[component]
pub fn Orders() -> impl IntoView {
    let (app, table) = (App::of_this_page(), LiveTable::of_this_game());
    let going = move || {
        let count = table.with(|s| s.can_go_on().len());
        (count > 0).then(|| {
            let text = app.text("orders-go-on", &[("count", count.into())]);
            view! {
                <button class="go-on" on:click=move |_| table.go_on_marching()>{text}</button>
                <button class="halt" on:click=move |_| table.halt()>{app.t("orders-halt")}</button>
            }
        })
    };
    let outside = move || {
        let legal = table.legal.get();
        let units = table.with(|s| groups::outside(s.game(), &legal));
        (units.len() > 1).then(|| {
            let text = app.text("orders-with-outside", &[("count", units.len().into())]);
            view! { <button class="all-outside" on:click=move |_| table.choose(units.clone())>{text}</button> }
        })
    };
    view! { <div class="standing buttons">{going} {outside}</div> }
}

/// Attacks on a hex that are built up, with the chance as one after the other joins.
#[component]
pub fn Ladders(
    /// The hex.
    hex: Hex,
    /// Only the parts of this one.
    monster: Option<UnitId>,
) -> impl IntoView {
    let (app, table) = (App::of_this_page(), LiveTable::of_this_game());
    let legal = table.legal.get_untracked();
    let mut all = table.peek(|s| ladders(s.game(), &legal, hex));
    all.retain(|ladder| monster.is_none() || ladder.monster == monster);
    let one = |Ladder { monster, rungs }| {
        let title = match monster {
            Some(unit) => app.text("orders-ladder-monster", &[("unit", names::of(table, unit).into())]),
            None => app.t("orders-ladder-units"),
        };
        let last = rungs.len().saturating_sub(1);
        let rung = |(n, rung): (usize, dragonrage_table::session::ladder::Rung)| {
            let key = if monster.is_some() { "orders-ladder-groups" } else { "orders-ladder-count" };
            let label = app.text(key, &[("count", rung.count().into())]);
            let percent = format!("{} %", rung.percent);
            // The likeliest, with nobody spent who adds nothing.
            view! {
                <li><button class="offer dicey rung" class:best=n == last on:click=move |_| table.act(&rung.steps)>
                    <span class="label">{label}</span> <strong class="percent">{percent}</strong>
                </button></li>
            }
        };
        let rungs = rungs.into_iter().enumerate().map(rung).collect_view();
        view! { <div class="ladder"><h3>{title}</h3> <ul class="offers">{rungs}</ul></div> }
    };
    all.into_iter().map(one).collect_view()
}

/// What became of an order to march.
#[component]
pub fn Marched(
    /// The order.
    march: March,
) -> impl IntoView {
    let (app, table) = (App::of_this_page(), LiveTable::of_this_game());
    let count = |key: &'static str, n: usize| (n > 0).then(|| view! { <p>{app.text(key, &[("count", n.into())])}</p> });
    let stays = |(unit, why): (UnitId, Option<Refusal>)| {
        let text = app.text("orders-stays", &[("unit", names::of(table, unit).into())]);
        let why = why.map(|why| {
            let text = table.tell(|_, words, context| words.refusal(&why, context));
            view! { " " {text} " " <RuleLinks ids=why.rules/> }
        });
        view! { <li>{text} {why}</li> }
    };
    let more = march.stayed.len().saturating_sub(FEW);
    let stayed = march.stayed.iter().take(FEW).copied().map(stays).collect_view();
    view! {
        <div class="told marched">
            {count("orders-arrived", march.arrived.len())}
            {count("orders-under-way", march.under_way.len())}
            <ul>{stayed}</ul>
            {count("orders-more-stay", more)}
        </div>
    }
}
