//! The switch "tell me when it is my move", where this browser and this host can do it.

use crate::app::App;
use crate::net::notices::{self, State};
use leptos::prelude::*;
use leptos::task::spawn_local;

/// The switch; nothing, where it would do nothing.
#[component]
pub fn Notices() -> impl IntoView {
    let app = App::of_this_page();
    let state: RwSignal<State> = RwSignal::new(State::None);
    let busy = RwSignal::new(false);
    let failed = RwSignal::new(false);
    spawn_local(async move {
        let found = notices::state(app).await;
        state.try_set(found);
    });
    let switch = move |e| {
        let on = event_target_checked(&e);
        busy.set(true);
        failed.set(false);
        spawn_local(async move {
            let found = if on { notices::switch_on(app).await } else { notices::switch_off().await };
            state.try_set(found);
            busy.try_set(false);
            failed.try_set(on && found == State::Off);
        });
    };
    move || {
        match state.get() {
        State::None => ().into_any(),
        State::Denied => view! { <p class="hint net-notices-denied">{app.say("net-notices-denied")}</p> }.into_any(),
        State::On | State::Off => view! {
            <div class="net-notices">
                <label>
                    <input type="checkbox" name="notices" disabled=move || busy.get() prop:checked=move || state.get() == State::On on:change=switch/>
                    {app.say("net-notices")}
                </label>
                <p role="status" class="hint">{move || failed.get().then(|| app.t("net-notices-failed"))}</p>
            </div>
        }
        .into_any(),
    }
    }
}
