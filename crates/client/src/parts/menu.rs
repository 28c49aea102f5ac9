//! Language, speed and what can be done with the record.

use crate::app::App;
use crate::browser::{self, files};
use crate::live::{LiveTable, Said};
use dragonrage_data::fold::fold;
use dragonrage_table::kept::Speed;
use dragonrage_table::route::Route;
use dragonrage_words::{Family, Lang};
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;

/// The language of the page.
#[component]
pub fn Language() -> impl IntoView {
    let app = App::of_this_page();
    let choose = move |e| {
        if let Some(lang) = Lang::from_code(&event_target_value(&e)) {
            app.speak(lang);
        }
    };
    view! {
        <select class="language" aria-label=app.say("page-language") on:change=choose>
            {Lang::ALL.map(|l| view! {
                <option value=l.code() lang=l.code() selected=move || app.words.with(|w| w.lang() == l)>{l.name()}</option>
            }).collect_view()}
        </select>
    }
}

/// How fast things are shown.
#[component]
pub fn Pace() -> impl IntoView {
    let app = App::of_this_page();
    let choose = move |e| {
        if let Some(speed) = Speed::from_code(&event_target_value(&e)) {
            app.pace(speed);
        }
    };
    view! {
        <select class="pace" aria-label=app.say("page-speed") on:change=choose>
            {Speed::ALL.map(|s| view! {
                <option value=s.code() selected=move || app.speed.get() == s>{move || app.of(Family::Speed, s.code())}</option>
            }).collect_view()}
        </select>
    }
}

/// Back to the screen before, if there was one.
#[component]
pub fn Back() -> impl IntoView {
    let app = App::of_this_page();
    browser::came_from_somewhere().then(|| {
        view! { <button class="quiet back" on:click=|_| browser::go_back()>"← " {app.say("screen-back")}</button> }
    })
}

/// The menu of a game.
#[component]
pub fn Menu() -> impl IntoView {
    let (app, table) = (App::of_this_page(), LiveTable::of_this_game());
    let save = move |_| {
        let id = table.peek(|s| s.game().rules().scenario.id.clone());
        files::download(&format!("dragonrage-{id}-{}.txt", table.key.get_value()), &table.record());
    };
    let share = move |_| {
        let link = browser::address(&Route::Record(fold(&table.record())).hash());
        spawn_local(async move {
            let key = if files::copy(&link).await { "page-link-copied" } else { "page-link-not-copied" };
            if !table.gone() {
                table.said.set(Some(Said::Note(key)));
            }
        });
    };
    let concede = move |e: leptos::ev::MouseEvent| {
        // The question is asked in the panel, which the menu would cover.
        let on = e.target().and_then(|t| t.dyn_into::<web_sys::Element>().ok());
        if let Some(menu) = on.and_then(|e| e.closest("details").ok().flatten()) {
            let _ = menu.remove_attribute("open");
        }
        if let Some(side) = table.peek(|s| s.person()) {
            table.said.set(Some(Said::Concede(side)));
        }
    };
    let contrast = move |_| app.contrast();
    view! {
        <details class="menu">
            <summary>{app.say("page-menu")}</summary>
            <ul>
                <li class="setting"><span>{app.say("page-language")}</span> <Language/></li>
                <li class="setting"><span>{app.say("page-speed")}</span> <Pace/></li>
                <li><button class="save-record" on:click=save>{app.say("page-save-record")}</button></li>
                <li><button on:click=share>{app.say("page-copy-link")}</button></li>
                <li><button on:click=contrast>{app.say("page-contrast")}</button></li>
                <li><button class="dark" on:click=move |_| app.dark()>{app.say("page-dark")}</button></li>
                <li><button on:click=concede disabled=move || table.with(|s| s.person().is_none() || s.far().is_some())>{app.say("page-concede")}</button></li>
                <li><a href=Route::Settings.hash()>{app.say("screen-settings")}</a></li>
                <li><a href=Route::NewGame.hash()>{app.say("page-new-game")}</a></li>
            </ul>
        </details>
    }
}
