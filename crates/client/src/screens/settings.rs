//! What a reader may set: language, speed, sound, contrast, motion, size of text; and everything that is kept, as a file.

use crate::app::App;
use crate::parts::everything::Everything;
use crate::parts::menu::{Back, Language, Pace};
use dragonrage_picture::Theme;
use dragonrage_table::kept::settings::{PATIENCE, SIZES};
use dragonrage_table::route::Route;
use dragonrage_words::Family;
use leptos::prelude::*;

/// The screen.
#[component]
pub fn Settings() -> impl IntoView {
    let app = App::of_this_page();
    let settings = app.settings;
    let size = move |e| {
        if let Ok(size) = event_target_value(&e).parse() {
            settings.set_size(size);
        }
    };
    let line = move |key: &'static str, control: AnyView| {
        view! {
            <label class="line"><span><strong>{app.say(key)}</strong> <small>{move || app.of(Family::SettingHelp, key)}</small></span> {control}</label>
        }
    };
    let switch = move |name: &'static str, on: Signal<bool>, set: Callback<bool>| {
        view! { <input type="checkbox" role="switch" name=name prop:checked=on on:change=move |e| set.run(event_target_checked(&e))/> }
            .into_any()
    };
    let contrast = Signal::derive(move || app.theme.get() == Theme::Contrast);
    let dark = Signal::derive(move || app.theme.get() == Theme::Dark);
    let sizes = SIZES
        .map(|s| view! { <option value=s.to_string() selected=move || settings.size.get() == s>{s} " %"</option> })
        .collect_view();
    let wait = move |e| {
        if let Ok(seconds) = event_target_value(&e).parse() {
            settings.set_patience(seconds);
        }
    };
    let waits = PATIENCE
        .map(|s| {
            let told = move || match s {
                0 => app.text("screen-settings-patience-none", &[]),
                _ => app.text("screen-settings-patience-seconds", &[("seconds", s.into())]),
            };
            view! { <option value=s.to_string() selected=move || settings.patience.get() == s>{told}</option> }
        })
        .collect_view();
    view! {
        <main class="settings">
            <header class="title small">
                <a href=Route::Start.hash()>"Dragon Rage"</a>
                <h1>{app.say("screen-settings")}</h1>
                <Back/>
            </header>
            <div class="lines">
                {line("screen-settings-language", view! { <Language/> }.into_any())}
                {line("screen-settings-speed", view! { <Pace/> }.into_any())}
                {line("screen-settings-size", view! { <select name="size" on:change=size>{sizes}</select> }.into_any())}
                {line("screen-settings-contrast", switch("contrast", contrast, Callback::new(move |_| app.contrast())))}
                {line("screen-settings-dark", switch("dark", dark, Callback::new(move |_| app.dark())))}
                {line("screen-settings-motion", switch("motion", settings.still.into(), Callback::new(move |on| settings.set_still(on))))}
                {line("screen-settings-patience", view! { <select name="patience" on:change=wait>{waits}</select> }.into_any())}
                {line("screen-settings-sound", switch("sound", settings.sound.into(), Callback::new(move |on| settings.set_sound(on))))}
            </div>
            <p class="hint">{app.say("screen-settings-kept")}</p>
            <Everything/>
        </main>
    }
}
