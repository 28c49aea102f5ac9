//! Play over the net: which games there are, one that is made, one that is played.

mod armies;
mod clock;
mod end;
mod host;
mod leave;
mod lobby;
mod make;
mod names;
mod notices;
mod play;
mod proof;
mod proposals;
mod qr;
mod room;
mod talk;

use crate::app::App;
use crate::net::game::Net;
use dragonrage_dice::GameId;
use dragonrage_table::route::Route;
use dragonrage_words::Family;
use leptos::prelude::*;

/// The screen of an address behind `#/net`.
pub fn show(rest: String) -> AnyView {
    match rest.as_str() {
        "" => view! { <lobby::Lobby/> }.into_any(),
        "new" => view! { <make::Make armies=String::new()/> }.into_any(),
        rest if rest.starts_with("new/") => view! { <make::Make armies=rest["new/".len()..].to_owned()/> }.into_any(),
        id => match id.parse::<GameId>() {
            Ok(id) => view! { <Game id/> }.into_any(),
            Err(_) => view! { <Missing code="no-game".to_owned()/> }.into_any(),
        },
    }
}

/// One game, whatever becomes of it.
#[component]
fn Game(id: GameId) -> impl IntoView {
    let app = App::of_this_page();
    let net = Net::open(app, id);
    on_cleanup(move || net.close());
    let stage = Memo::new(move |_| net.with(room::Stand::of));
    move || match stage.get() {
        room::Stand::Unknown => view! { <Reaching net/> }.into_any(),
        room::Stand::Room => view! { <room::Room net/> }.into_any(),
        room::Stand::Battle => view! { <play::Play net/> }.into_any(),
    }
}

/// Nothing is known of the game yet, or nobody tells.
#[component]
fn Reaching(net: Net) -> impl IntoView {
    let app = net.app;
    move || match net.told.get() {
        Some(why) => view! { <Missing code=why.code/> }.into_any(),
        None => view! {
            <main class="loading net" aria-busy="true">
                <h1>"Dragon Rage"</h1>
                <p role="status">{app.say("net-reaching")}</p>
                <a class="button" href=Route::Start.hash()>{app.say("page-home")}</a>
            </main>
        }
        .into_any(),
    }
}

/// There is no such game.
#[component]
fn Missing(code: String) -> impl IntoView {
    let app = App::of_this_page();
    view! {
        <main class="missing">
            <h1>"Dragon Rage"</h1>
            <p class="told" role="alert">{move || why(app, &code)}</p>
            <a class="button main" href=Route::Net(String::new()).hash()>{app.say("net-title")}</a>
            <a class="button" href=Route::Start.hash()>{app.say("page-home")}</a>
        </main>
    }
}

/// The head of a screen.
#[component]
fn Head(title: &'static str) -> impl IntoView {
    let app = App::of_this_page();
    view! {
        <header class="title small">
            <a href=Route::Start.hash()>"Dragon Rage"</a>
            <h1>{app.say(title)}</h1>
            <crate::parts::menu::Language/>
        </header>
    }
}

/// Why something came to nothing, by the words of the wire; there are words for these.
const WHYS: [&str; 19] = [
    "unreachable",
    "unavailable",
    "too-much",
    "no-game",
    "nobody",
    "terms",
    "seated",
    "not-seated",
    "changed",
    "illegal",
    "not-yours",
    "not-now",
    "over",
    "nothing-back",
    "past",
    "army",
    "other-army",
    "no-armies",
    "other",
];

/// Why something came to nothing, for a reader.
fn why(app: App, code: &str) -> String {
    let known = match code {
        "ahead" => "past",
        code if WHYS.contains(&code) => code,
        _ => "other",
    };
    app.of(Family::NetWhy, known)
}
