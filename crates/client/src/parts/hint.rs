//! What the pointer is over: the hex with all that stands in it, and what would happen on the way there.

use super::names;
use crate::live::LiveTable;
use dragonrage_table::session::offers::Deed;
use leptos::prelude::*;

/// A line at the foot of the board. Those who do not see it hear the hex's own name.
#[component]
pub fn Hint() -> impl IntoView {
    let table = LiveTable::of_this_game();
    move || {
        let hex = table.hover.get()?;
        let offers = table.offers.get();
        let name = table.tell(|s, words, context| names::hex(s.game(), words, context, hex));
        let mut deeds: Vec<&Deed> = offers.at(hex).filter(|d| d.is_move()).collect();
        deeds.sort_by_key(|d| (!d.stays, d.cost));
        let happens: Vec<String> = deeds.first().map_or_else(Vec::new, |deed| {
            table.tell(|_, words, context| {
                let dice = deed.chance.map(|c| words.chance(&c, context));
                deed.events.iter().map(|e| words.event(e, context)).chain(dice).collect()
            })
        });
        Some(view! {
            <div class="hint-bar" aria-hidden="true">
                <span>{name}</span>
                {happens.into_iter().map(|h| view! { <em>{h}</em> }).collect_view()}
            </div>
        })
    }
}
