//! The first screen: one click to the first game.

use crate::app::App;
use crate::browser::{self, files, store};
use crate::parts::counter::Counter;
use crate::parts::menu::Language;
use crate::route::Route;
use crate::session::{Agreed, Session};
use dragonrage_ai::Level;
use dragonrage_picture::Face;
use dragonrage_rules::{Kind, Side};
use dragonrage_table::Who;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;

/// Begins a game, keeps it and goes to its screen; `false` if the rules do not allow it.
pub fn begin(app: App, agreed: &Agreed) -> bool {
    let Some(session) = Session::begin(&app.components(), agreed) else { return false };
    take(session);
    true
}

/// Keeps a game under a new key and goes to its screen.
pub fn take(session: Session) {
    let (key, text) = (store::fresh_key(), session.text());
    spawn_local(async move {
        if store::put(&key, &text).await {
            browser::go(&Route::Game(key).hash());
        } else {
            // Without a database the whole game fits into the address.
            browser::go(&Route::Record(crate::session::link::fold(&text)).hash());
        }
    });
}

/// A game that is kept here, as far as its text tells without being played.
#[derive(Clone, PartialEq, Debug)]
struct Kept {
    key: String,
    scenario: String,
    turn: u16,
    over: bool,
}

impl Kept {
    fn read(key: String, text: &str) -> Kept {
        let word = |start: &str| text.lines().rev().find_map(|l| l.strip_prefix(start)?.split(' ').next());
        Kept {
            key,
            scenario: word("scenario ").unwrap_or_default().to_owned(),
            turn: word("turn ").and_then(|t| t.parse().ok()).unwrap_or(0),
            over: text.lines().any(|l| l.starts_with("end ")),
        }
    }
}

/// The first screen.
#[component]
pub fn Start() -> impl IntoView {
    let app = App::of_this_page();
    let kept: RwSignal<Vec<Kept>> = RwSignal::new(Vec::new());
    let wrong = RwSignal::new(false);
    spawn_local(async move {
        let games = store::list().await.into_iter().map(|(key, text)| Kept::read(key, &text)).collect();
        kept.try_set(games);
    });
    let first = move |_| {
        let components = app.components();
        let against = Who::Computer(Level::Squire);
        if let Some(agreed) = Agreed::usual(&components, "esirien-1", Side::Invader, against, browser::fresh_seed()) {
            begin(app, &agreed);
        }
    };
    let load = move |e: leptos::ev::Event| {
        let input = e.target().and_then(|t| t.dyn_into::<web_sys::HtmlInputElement>().ok());
        let Some(file) = input.and_then(|i| i.files()).and_then(|f| f.get(0)) else { return };
        spawn_local(async move {
            let text = files::read(&file).await.unwrap_or_default();
            match Session::resume(&app.components(), &text, browser::fresh_seed()) {
                Ok(session) => take(session),
                Err(_) => drop(wrong.try_set(true)),
            }
        });
    };
    let forget = move |key: String| {
        kept.update(|games| games.retain(|g| g.key != key));
        spawn_local(async move { store::remove(&key).await });
    };
    let games = move || {
        let components = app.components();
        kept.get()
            .into_iter()
            .map(|game| {
                let name = components.scenario(&game.scenario).map(|s| app.words.with(|w| w.scenario_name(s)));
                let state =
                    if game.over { app.t("game-over") } else { app.text("page-turn", &[("turn", game.turn.into())]) };
                let key = game.key.clone();
                let name = name.unwrap_or(game.scenario);
                view! {
                    <li>
                        <a href=Route::Game(game.key).hash()>{name.clone()} <small>{state}</small></a>
                        <button class="quiet" aria-label=app.text("page-forget", &[("name", name.into())])
                            on:click=move |_| forget(key.clone())>"×"</button>
                    </li>
                }
            })
            .collect_view()
    };
    view! {
        <main class="start">
            <header class="title">
                <h1>"Dragon Rage"</h1>
                <p>{move || app.t("page-story")}</p>
                <Language/>
            </header>
            <Armies/>
            <button id="first-game" class="main large" on:click=first>{move || app.t("page-first-game")}</button>
            <nav aria-label=move || app.t("page-more")>
                <a class="button" href=Route::NewGame.hash()>{move || app.t("page-new-game")}</a>
                <label class="button">{move || app.t("page-load-record")}
                    <input class="spoken" type="file" accept=".txt,text/plain" on:change=load/>
                </label>
                <a class="button" href=Route::Rules(String::new()).hash()>{move || app.t("page-rules")}</a>
            </nav>
            <Show when=move || wrong.get()><p class="told" role="alert">{move || app.t("page-bad-record")}</p></Show>
            <Show when=move || !kept.with(Vec::is_empty)>
                <section class="kept">
                    <h2>{move || app.t("page-continue")}</h2>
                    <ul>{games}</ul>
                </section>
            </Show>
            <footer><p>{move || app.t("page-credit")}</p></footer>
        </main>
    }
}

/// Who will meet: two dragons, and some of those who wait for them.
#[component]
fn Armies() -> impl IntoView {
    let app = App::of_this_page();
    let components = app.components();
    let kinds = [
        (Kind::Dragon, 1),
        (Kind::Dragon, 2),
        (Kind::Hero, 1),
        (Kind::Wizard, 1),
        (Kind::Cavalry, 1),
        (Kind::Archers, 1),
    ];
    let counters = kinds
        .into_iter()
        .filter_map(|(kind, number)| Face::printed(&components, components.roster.unit(kind, number)?))
        .map(|face| view! { <Counter face/> })
        .collect_view();
    view! { <div class="armies" aria-hidden="true">{counters}</div> }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kept_game_tells_its_scenario_and_turn() {
        let text = include_str!("../../../../cases/golden/nurkott-2-squire.txt");
        let kept = Kept::read("k".to_owned(), text);
        assert_eq!(kept.scenario, "nurkott-2");
        assert!(kept.over && kept.turn > 1);
        assert_eq!(Kept::read("k".to_owned(), "scenario esirien-1\n").turn, 0);
    }
}
