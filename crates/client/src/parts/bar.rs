//! The bar below the panel: take back, next unit, advice, the end of the phase. It never moves, whatever the panel shows.

use crate::app::App;
use crate::live::{Busy, LiveTable, Said};
use dragonrage_rules::{Action, Choice, Decision};
use dragonrage_table::session::offers::able;
use dragonrage_table::session::{Due, Session};
use leptos::prelude::*;

/// The bar, for as long as a person decides.
#[component]
pub fn ActionBar() -> impl IntoView {
    let (app, table) = (App::of_this_page(), LiveTable::of_this_game());
    let mine = move || table.busy.get() == Busy::Idle && matches!(table.due(), Due::Person(_));
    let can_end = move || table.legal.with(|l| l.contains(&Action::Done));
    let can_stop = move || table.legal.with(|l| l.contains(&Action::Stop));
    let others = move || table.legal.with(|l| able(l).len() > 1);
    let stop = move || table.tell(|s, words, _| words.choice(s.game(), Action::Stop));
    let warned = move || matches!(table.said.get(), Some(Said::Forgotten(_)));
    let end = move || {
        table.tell(|s, words, _| match s.game().decision() {
            _ if warned() => words.text("page-end-anyway", &[]),
            Decision::Side(_, Choice::StopOrGoOn | Choice::Pay { .. }) => words.choice(s.game(), Action::Done),
            _ => words.text("page-end-phase", &[]),
        })
    };
    // Hidden, not taken away: what comes and goes would be built anew each time.
    view! {
        <div class="buttons action-bar" hidden=move || !mine()>
            <span class="back">
                <button class="restart" aria-label=app.say("orders-undo-phase") title=app.say("orders-undo-phase")
                    on:click=move |_| table.turn_back(Session::undo_phase) disabled=move || table.with(|s| !s.can_undo_phase())>"⇤"</button>
                <button class="undo" aria-label=app.say("page-undo") title=app.say("page-undo")
                    on:click=move |_| table.undo() disabled=move || table.with(|s| !s.can_undo())>"↶"</button>
                <button class="redo" aria-label=app.say("orders-redo") title=app.say("orders-redo")
                    on:click=move |_| table.turn_back(Session::redo) disabled=move || table.with(|s| !s.can_redo())>"↷"</button>
            </span>
            // Between people, nobody is advised.
            <button class="ask" hidden=table.peek(|s| s.far().is_some()) on:click=move |_| table.asked.update(|n| *n += 1)>{app.say("advice-ask")}</button>
            <button class="next-unit" disabled=move || !others() aria-label=app.say("page-next-unit") title=app.say("page-next-unit")
                on:click=move |_| table.next_unit()>{app.say("orders-next")}</button>
            <button class="end" class:main=move || !can_stop() hidden=move || !can_end() on:click=move |_| table.done()>{end}</button>
            // Whoever may stop has won if he does.
            <button class="main stop-attack" hidden=move || !can_stop() on:click=move |_| table.act(&[Action::Stop])>{stop}</button>
        </div>
    }
}
