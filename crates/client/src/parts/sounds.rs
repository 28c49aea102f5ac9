//! What is heard of a game, and the switch for it. Which sound belongs to what `table::hearing` says; its caption is the log.

use super::pieces::Seen;
use crate::app::App;
use crate::browser::{self, sound};
use crate::live::LiveTable;
use dragonrage_table::hearing::{Sound, heard};
use dragonrage_table::session::Due;
use dragonrage_table::timeline::timeline;
use leptos::prelude::*;

/// Listens to the table.
#[component]
pub fn Sounds() -> impl IntoView {
    let (app, table) = (App::of_this_page(), LiveTable::of_this_game());
    Effect::new(move |before: Option<(Seen, bool)>| {
        let (seen, news) = Seen::news(table, before.map(|b| b.0));
        // The bell rings when others have acted, not after every roll of one's own.
        let (mine, theirs) = table.peek(|s| (s.person().is_some(), matches!(s.due(), Due::Computer(..) | Due::Far(_))));
        let waited = theirs || before.is_some_and(|b| b.1);
        if app.settings.sound.get_untracked() {
            let news = news.unwrap_or_default();
            let all = table.peek(|s| heard(&news, &timeline(&news, s.game(), table.motion()), s.only_person()));
            for (at, sound) in &all {
                sound::play(*sound, *at);
            }
            // Over the net, a page that nobody looks at has rung already.
            let rung = table.peek(|s| s.far().is_some()) && browser::document().hidden();
            if mine && waited && !rung {
                sound::play(Sound::Turn, all.last().map_or(0, |(at, _)| at + 250));
            }
        }
        (seen, waited && !mine)
    });
    Effect::new(move |tumbled: Option<bool>| {
        let tumbles = table.dice.get().is_some_and(|d| !d.lie);
        if tumbles && tumbled != Some(true) {
            app.settings.play(Sound::Dice);
        }
        tumbles
    });
}

/// Sounds on or off, with one click.
#[component]
pub fn SoundSwitch() -> impl IntoView {
    let settings = App::of_this_page().settings;
    let app = App::of_this_page();
    let on = move || settings.sound.get();
    let waves = move || {
        if on() { "M11 5.500a3.500 3.500 0 0 1 0 5M13 3.500a6.500 6.500 0 0 1 0 9" } else { "M11 6l4 4M15 6l-4 4" }
    };
    view! {
        <button class="sound-switch" aria-pressed=move || on().to_string() title=app.say("sound-switch") aria-label=app.say("sound-switch")
            on:click=move |_| settings.set_sound(!settings.sound.get_untracked())>
            <svg viewBox="0 0 16 16" aria-hidden="true">
                <path d="M1 6h3l4-3.500v11L4 10H1z" stroke="none"></path>
                <path d=waves fill="none" stroke-width="1.400" stroke-linecap="round"></path>
            </svg>
        </button>
    }
}
