//! The best split of a monster's parts over the hexes that it can attack: one click aims all of them and strikes, one blow after
//! the other. What is best `table::session::split` asks the player beside the page.

use super::names;
use crate::app::App;
use crate::browser::worker;
use crate::live::{Busy, LiveTable};
use dragonrage_rules::{Event, UnitId};
use dragonrage_table::session::split::{self, Share, Split};
use dragonrage_table::thinker;
use dragonrage_words::Family;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// The splits of this position, for whoever shows them.
#[derive(Clone, Copy, Debug)]
pub struct Splits(RwSignal<Vec<Split>>);

impl Splits {
    /// Asks whenever a monster of the person who decides could attack.
    pub fn new(table: LiveTable) -> Splits {
        let found = RwSignal::new(Vec::new());
        Effect::new(move |_| {
            let legal = table.legal.get();
            let idle = table.busy.get() == Busy::Idle;
            // Nobody is advised against somebody far away, or told the answer of a puzzle.
            let alone = table.peek(|s| s.far().is_some()) || table.key.with_value(String::is_empty);
            found.set(Vec::new());
            if !idle || alone || table.peek(|s| split::majors(s.game(), &legal)).is_empty() {
                return;
            }
            let version = table.version.get_untracked();
            spawn_local(async move {
                let question = |n| table.peek(|s| thinker::question_for(n, split::WORD, s.seed(), s.game()));
                // Without an answer every part can still be aimed by hand.
                let Ok(answer) = worker::ask(question).await else { return };
                if table.version.try_get_untracked() == Some(version) {
                    let _ = found.try_set(table.peek(|s| split::read(s.game(), &answer)));
                }
            });
        });
        Splits(found)
    }
}

/// The best split of one monster, or of all.
#[component]
pub fn BestSplit(
    /// The monster that is chosen.
    unit: Option<UnitId>,
) -> impl IntoView {
    let splits = expect_context::<Splits>();
    move || {
        let here = splits.0.get().into_iter().filter(|s| unit.is_none_or(|unit| s.unit == unit));
        here.map(|split| view! { <One split/> }).collect_view()
    }
}

/// One monster's.
#[component]
fn One(split: Split) -> impl IntoView {
    let (app, table) = (App::of_this_page(), LiveTable::of_this_game());
    let label = match &split.shares[..] {
        [_] => app.text("split-one", &[("unit", names::of(table, split.unit).into())]),
        all => app.text("split-many", &[("unit", names::of(table, split.unit).into()), ("count", all.len().into())]),
    };
    let tenths = split.tenths();
    let expected = (tenths > 0).then(|| {
        let count = format!("{}{}{}", tenths / 10, app.t("decimal-sign"), tenths % 10);
        view! { <small class="expected">{app.text("split-expected", &[("count", count.into())])}</small> }
    });
    let shares = split.shares.iter().map(|share| row(table, share)).collect_view();
    let orders = split.orders();
    view! {
        <button class="offer split" on:click=move |_| table.order(orders.clone())>
            <span class="label">{label}</span>
            {shares}
            {expected}
        </button>
    }
}

/// What goes for one hex, how likely, and both outcomes.
fn row(table: LiveTable, share: &Share) -> impl IntoView + use<> {
    let app = table.app;
    let part = |(area, count): &(dragonrage_rules::Area, usize)| {
        let name = app.of(Family::Sheet, area.code());
        if *count == 1 { name } else { format!("{count} × {name}") }
    };
    let parts: Vec<String> = share.parts.iter().map(part).collect();
    let hex = table.tell(|_, words, context| words.hex(share.hex, context));
    let aimed = app.text("split-share", &[("parts", parts.join(" + ").into()), ("hex", hex.into())]);
    let way = |percent: u32, events: &[Event]| {
        table.tell(|_, words, context| {
            let told: Vec<String> = events.iter().map(|e| words.event(e, context)).collect();
            let what = if told.is_empty() { words.text("odds-nothing", &[]) } else { told.join(" ") };
            words.text("odds-way", &[("percent", percent.into()), ("what", what.into())])
        })
    };
    let percent = share.odds.percent;
    let good = way(percent, &share.odds.good);
    let bad = (percent < 100).then(|| way(100 - percent, &share.odds.bad));
    view! {
        <small class="share"><span>{aimed}</span> " " <strong class="percent">{percent} " %"</strong></small>
        <small class="way-of-it">{good}</small>
        {bad.map(|bad| view! { <small class="way-of-it">{bad}</small> })}
    }
}
