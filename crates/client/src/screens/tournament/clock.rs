//! The clock of the round on the page. It is kept beside the tournament, not in it: the file is the command line's too. Every
//! window reads it again and again, so that desk and big screen show the same.

use super::state::Desk;
use crate::app::App;
use crate::browser::{self, keep};
use dragonrage_league::tournament::{Clock, LONGEST_ROUND, USUAL_ROUND};
use dragonrage_table::hearing::Sound;
use dragonrage_table::kept::settings::CLOCK;
use leptos::prelude::*;
use std::time::Duration;

/// So often a clock is looked at.
const TICK: Duration = Duration::from_millis(250);

/// The clock and the moment at which it was looked at.
#[derive(Clone, Copy)]
struct Watch {
    app: App,
    name: StoredValue<String>,
    clock: RwSignal<Clock>,
    now: RwSignal<f64>,
}

impl Watch {
    fn new(desk: Desk) -> Watch {
        let name = format!("{CLOCK}{}", desk.key.get_value());
        let watch = Watch {
            app: desk.app,
            clock: RwSignal::new(read(&name)),
            name: StoredValue::new(name),
            now: RwSignal::new(browser::moment()),
        };
        if let Ok(ticking) = set_interval_with_handle(move || watch.look(), TICK) {
            on_cleanup(move || ticking.clear());
        }
        watch
    }

    /// Reads the clock, which another window may have changed.
    fn look(self) {
        let (Some(name), Some(before)) = (self.name.try_get_value(), self.now.try_get_untracked()) else { return };
        let (clock, now) = (read(&name), browser::moment());
        if clock.runs() && clock.is_over(now) && !clock.is_over(before) {
            self.app.settings.play(Sound::Won);
        }
        if self.clock.get_untracked() != clock {
            self.clock.set(clock);
        }
        self.now.set(now);
    }

    fn set(self, change: impl FnOnce(&mut Clock, f64)) {
        let (mut clock, now) = (read(&self.name.get_value()), browser::moment());
        change(&mut clock, now);
        keep::set(&self.name.get_value(), &clock.text());
        self.clock.set(clock);
        self.now.set(now);
    }

    fn face(self) -> String {
        self.clock.get().face(self.now.get())
    }

    fn over(self) -> bool {
        self.clock.get().is_over(self.now.get())
    }
}

fn read(name: &str) -> Clock {
    keep::get(name).and_then(|text| Clock::read(&text)).unwrap_or_else(|| Clock::new(USUAL_ROUND))
}

/// The clock to look at.
#[component]
pub fn ClockFace() -> impl IntoView {
    let watch = Watch::new(Desk::of_this_tournament());
    view! { <Face watch/> }
}

#[component]
fn Face(watch: Watch) -> impl IntoView {
    let app = watch.app;
    let (face, over) = (Memo::new(move |_| watch.face()), Memo::new(move |_| watch.over()));
    let runs = Memo::new(move |_| watch.clock.get().runs());
    view! {
        <span class="clock-face" class:runs=move || runs.get() class:over=move || over.get() role="timer" aria-label=app.say("desk-clock")>{move || face.get()}</span>
        <span role="status" class="clock-over">{move || over.get().then(|| app.t("desk-clock-over"))}</span>
    }
}

/// The clock with what is needed to set it.
#[component]
pub fn ClockBox() -> impl IntoView {
    let watch = Watch::new(Desk::of_this_tournament());
    let app = watch.app;
    let runs = Memo::new(move |_| watch.clock.get().runs());
    let minutes = Memo::new(move |_| watch.clock.get().minutes());
    let turn = move |_| watch.set(|clock, now| if clock.runs() { clock.pause(now) } else { clock.start(now) });
    let reset = move |_| watch.set(|clock, _| *clock = Clock::new(clock.minutes()));
    let change = move |e| {
        if let Ok(minutes) = event_target_value(&e).trim().parse::<u32>() {
            watch.set(|clock, _| *clock = Clock::new(minutes));
        }
    };
    view! {
        <section class="clock-box no-print" aria-label=app.say("desk-clock")>
            <Face watch/>
            <div class="clock-keys">
                <button on:click=turn>{move || app.t(if runs.get() { "desk-clock-pause" } else { "desk-clock-start" })}</button>
                <button on:click=reset>{app.say("desk-clock-reset")}</button>
                <label>{app.say("desk-clock-minutes")}
                    <input name="minutes" type="number" min="1" max=LONGEST_ROUND.to_string() prop:value=move || minutes.get().to_string() on:change=change/>
                </label>
            </div>
        </section>
    }
}
