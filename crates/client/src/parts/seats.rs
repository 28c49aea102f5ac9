//! Who plays which side: people, with their names, or computer players.

use super::choices::player;
use super::people;
use crate::app::App;
use dragonrage_ai::Level;
use dragonrage_rules::{BySide, Side};
use dragonrage_table::Who;
use leptos::prelude::*;

/// Everybody who can play a side, a person first.
pub fn players() -> Vec<Who> {
    std::iter::once(Who::Human).chain(Level::ALL.map(Who::Computer)).collect()
}

/// A list to choose from for each side.
#[component]
pub fn Seats(
    /// Who plays.
    sides: RwSignal<BySide<Who>>,
    /// Are people asked for their names?
    #[prop(optional)]
    named: bool,
) -> impl IntoView {
    let app = App::of_this_page();
    let names = named.then(|| people::Typed::new(sides));
    let seat = move |side: Side| {
        view! {
            <label><span>{move || app.words.with(|w| w.side(side))}</span>
                <select name=side.code() on:change=move |e| {
                    if let Some(who) = Who::from_code(&event_target_value(&e)) {
                        sides.update(|s| s[side] = who);
                    }
                }>
                    {players().into_iter().map(|who| view! {
                        <option value=who.code() selected=move || sides.get()[side] == who>{move || player(app, who)}</option>
                    }).collect_view()}
                </select>
            </label>
            {names.map(|names| view! { <people::NameOf names side/> })}
        }
    };
    view! { {seat(Side::Invader)} {seat(Side::Defender)} }
}
