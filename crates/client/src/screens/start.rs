//! The first screen: on with the last game, or one click to the next, or to the first.

use crate::app::App;
use crate::browser;
use crate::browser::store::{self, Database};
use crate::parts::choices::player;
use crate::parts::kept::{KeptGames, Shelf};
use crate::parts::little::KeptPicture;
use crate::parts::menu::Language;
use crate::parts::panorama::Panorama;
use crate::parts::people;
use dragonrage_ai::Level;
use dragonrage_rules::{BySide, Side};
use dragonrage_table::Who;
use dragonrage_table::guide::opening;
use dragonrage_table::kept::{Drawer, Kept, campaign_of};
use dragonrage_table::route::Route;
use dragonrage_table::session::{Agreed, Session};
use leptos::prelude::*;
use leptos::task::spawn_local;

/// Begins a game, keeps it and goes to its screen; `false` if the rules do not allow it.
pub fn begin(app: App, agreed: &Agreed) -> bool {
    let Some(session) = Session::begin(&app.components(), agreed) else { return false };
    take(session);
    true
}

/// Keeps a game under a new key and goes to its screen.
pub fn take(mut session: Session) {
    people::seat(&mut session);
    let (key, text) = (store::fresh_key(), session.text());
    // Whoever begins a game and leaves it goes on with it.
    browser::keep::set_last_game(&key);
    spawn_local(async move {
        Drawer::Games.put(&key, &text).await;
        browser::go(&Route::Game(key).hash());
    });
}

/// The first screen.
#[component]
pub fn Start() -> impl IntoView {
    let app = App::of_this_page();
    let shelf = Shelf::new(app);
    let known = Memo::new(move |_| shelf.games().with(|games| !games.is_empty()));
    let lead = move || match known.get() {
        false => view! {
            <First app main=true/>
            <Now app shelf main=false/>
        }
        .into_any(),
        true => view! {
            <Now app shelf main=true/>
            <div class="learn" role="group" aria-label=app.say("welcome-learn")><First app main=false/></div>
        }
        .into_any(),
    };
    view! {
        <Panorama/>
        <main class="start">
            <header class="title">
                <h1>"Dragon Rage"</h1>
                <p>{app.say("page-story")}</p>
                <Language/>
            </header>
            <GoOn app shelf/>
            {lead}
            <nav aria-label=app.say("page-more")>
                <a class="button" href=Route::NewGame.hash()>{app.say("page-new-game")}</a>
                <a class="button" id="play-friend" href=Route::Net("new".to_owned()).hash()>{app.say("net-friend")}</a>
                <a class="button" id="open-games" href=Route::Net(String::new()).hash()>{app.say("net-open-games")}</a>
                <a class="button" href=Route::Puzzles(String::new()).hash()>{app.say("puzzles-title")}</a>
                <a class="button mine" href=Route::Mine(String::new()).hash()>{app.say("mine-title")}</a>
                <a class="button" href=Route::League.hash()>{app.say("screen-league")}</a>
                <label class="button">{app.say("page-load-record")}
                    <input class="spoken" type="file" accept=".txt,text/plain" on:change=move |e| shelf.load(app, e)/>
                </label>
                <a class="button" href=Route::Rules(String::new()).hash()>{app.say("page-rules")}</a>
                <a class="button" href=Route::Settings.hash()>{app.say("screen-settings")}</a>
            </nav>
            <KeptGames shelf/>
            <footer><p>{app.say("page-credit")}</p></footer>
        </main>
    }
}

/// The guided game, for either side: the main thing for whoever has not played yet.
#[component]
fn First(app: App, main: bool) -> impl IntoView {
    let first = move |side: Side| {
        if let Some(session) = opening::begin(&app.components(), side, browser::fresh_seed()) {
            take(session);
        }
    };
    let (invade, defend) =
        if main { ("page-first-game", "guide-defend") } else { ("welcome-guided", "welcome-guided-defence") };
    view! {
        <div class="first">
            <button id="first-game" class:main=main class:large=main on:click=move |_| first(Side::Invader)>{app.say(invade)}</button>
            <button id="first-defence" on:click=move |_| first(Side::Defender)>{app.say(defend)}</button>
        </div>
    }
}

/// Another game with what was agreed last; at first a person with two dragons against a squire.
#[component]
fn Now(app: App, shelf: Shelf, main: bool) -> impl IntoView {
    let last =
        Memo::new(move |_| shelf.games().with(|games| games.iter().find(|g| campaign_of(&g.key).is_none()).cloned()));
    let usual = || BySide { invader: Who::Human, defender: Who::Computer(Level::Squire) };
    let told = move || {
        let components = app.components();
        let (id, players) = last.with(|last| match last {
            Some(Kept { scenario, players: BySide { invader: Some(i), defender: Some(d) }, .. }) => {
                (scenario.clone(), BySide { invader: *i, defender: *d })
            }
            _ => (components.scenarios[0].id.clone(), usual()),
        });
        let name = components.scenario(&id).map_or(id, |s| app.words.with(|w| w.scenario_name(s)));
        let (invader, defender) = (player(app, players.invader), player(app, players.defender));
        let args = [("scenario", name.into()), ("invader", invader.into()), ("defender", defender.into())];
        app.text("welcome-now-told", &args)
    };
    let play = move |_| {
        let last = last.get_untracked();
        spawn_local(async move {
            let components = app.components();
            let text = match &last {
                Some(kept) => Drawer::Games.get(&kept.key).await.ok().flatten(),
                None => None,
            };
            let again = text.and_then(|text| {
                let session = Session::resume(&components, &text, 0).ok()?;
                let players = BySide { invader: session.who(Side::Invader), defender: session.who(Side::Defender) };
                Session::branch(&components, session.header(), &[], players, browser::fresh_seed())
            });
            let fresh = || {
                let (first, usual) = (&components.scenarios[0], usual());
                let seed = browser::fresh_seed();
                let agreed = Agreed { scenario: first.id.clone(), options: first.options, players: usual, seed };
                Session::begin(&components, &agreed)
            };
            if let Some(session) = again.or_else(fresh) {
                take(session);
            }
        });
    };
    view! {
        <button id="play-now" class="play-now" class:main=main class:large=main on:click=play>
            {app.say("welcome-now")} " " <small>{told}</small>
        </button>
    }
}

/// On with the game that was played last, else with the one begun last, that is not over: the first thing that whoever comes
/// back looks for.
#[component]
fn GoOn(app: App, shelf: Shelf) -> impl IntoView {
    let last = Memo::new(move |_| {
        let played = browser::keep::last_game();
        shelf.games().with(|games| {
            let mut open = games.iter().filter(|g| !g.over);
            open.clone().find(|g| Some(&g.key) == played.as_ref()).or_else(|| open.next()).cloned()
        })
    });
    move || {
        last.get().map(|game| {
            let address = Route::Game(game.key.clone()).hash();
            let (scenario, turn, players, names) = (game.scenario.clone(), game.turn, game.players, game.names);
            let name = move || {
                let components = app.components();
                components.scenario(&scenario).map_or(scenario.clone(), |s| app.words.with(|w| w.scenario_name(s)))
            };
            let state = move || {
                let kind = |side: Side| players[side].map(|who| player(app, who)).unwrap_or_default();
                let who = |side: Side| names[side].clone().unwrap_or_else(|| kind(side));
                let turn = app.text("page-turn", &[("turn", turn.into())]);
                format!("{turn} · {} – {}", who(Side::Invader), who(Side::Defender))
            };
            view! {
                <a id="go-on" class="go-on" href=address>
                    <KeptPicture key=game.key/>
                    <span class="go-on-words">
                        <strong>{app.say("page-continue")} " ▸"</strong>
                        <span>{name}</span>
                        <small>{state}</small>
                    </span>
                </a>
            }
        })
    }
}
