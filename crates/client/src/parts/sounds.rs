//! What is heard of a game, for those who have turned sounds on.

use crate::app::App;
use crate::browser::sound::Sound;
use crate::live::LiveTable;
use dragonrage_rules::{Event, What};
use leptos::prelude::*;

/// Listens to the table.
#[component]
pub fn Sounds() -> impl IntoView {
    let (app, table) = (App::of_this_page(), LiveTable::of_this_game());
    Effect::new(move |before: Option<(usize, bool)>| {
        let (count, mine) = table.with(|s| (s.events().len(), s.person().is_some()));
        let Some((old, was_mine)) = before else { return (count, mine) };
        // The weightiest of what happened is heard, not everything.
        let heard = table.peek(|s| s.events().get(old..).unwrap_or_default().iter().filter_map(sound).max());
        match heard {
            Some(sound) => app.settings.play(sound),
            None if mine && !was_mine => app.settings.play(Sound::Turn),
            None => {}
        }
        (count, mine)
    });
}

fn sound(event: &Event) -> Option<Sound> {
    match event.what {
        What::Rolled { .. } => Some(Sound::Dice),
        What::Smashed { .. } | What::Breached { .. } | What::Destroyed { .. } | What::MinorDied { .. } => {
            Some(Sound::Fall)
        }
        What::MonsterDied { .. } | What::Razed { .. } => Some(Sound::Razed),
        What::Over(_) => Some(Sound::Over),
        _ => None,
    }
}
