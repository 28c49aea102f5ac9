//! Which games there are on the host: the reader's own with "your move" first, and those that anybody may join.

use super::Head;
use super::host::NoHost;
use super::notices::Notices;
use crate::app::App;
use crate::browser;
use crate::net::api::{self, Info, Trouble};
use crate::net::{secrets, signs};
use crate::parts::people::shown_name;
use dragonrage_online::By;
use dragonrage_table::route::Route;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// Milliseconds between two looks at the lists.
const REFRESH: i32 = 20_000;

/// What the host told.
#[derive(Clone, PartialEq, Debug)]
struct Lists {
    mine: Vec<Info>,
    open: Vec<Info>,
    running: Vec<Info>,
}

async fn look() -> Result<Lists, Trouble> {
    api::hello().await?;
    // Nobody is known by this browser: there are none of his.
    let mut mine = api::games("mine").await.unwrap_or_default();
    let order = |g: &Info| (g.stage == "over", !g.is_mine_to_move(), std::cmp::Reverse(g.changed));
    mine.sort_by_key(order);
    let others = |list: Vec<Info>| list.into_iter().filter(|g| g.seat.is_none()).collect();
    Ok(Lists { mine, open: others(api::games("open").await?), running: others(api::games("running").await?) })
}

/// Does somebody write a word just now? It must not be taken from him.
fn writes() -> bool {
    matches!(browser::document().query_selector("details.net-word[open]"), Ok(Some(_)))
}

/// The screen.
#[component]
pub fn Lobby() -> impl IntoView {
    let app = App::of_this_page();
    let found: RwSignal<Option<Result<Lists, Trouble>>> = RwSignal::new(None);
    let again = move || {
        spawn_local(async move {
            let lists = look().await;
            let due = lists.as_ref().is_ok_and(|l| l.mine.iter().any(Info::is_mine_to_move));
            // What is the same stays as it is: nobody loses his place.
            let lists = Some(lists);
            match found.try_with_untracked(|f| *f != lists) {
                None => return,
                Some(true) => found.set(lists),
                Some(false) => {}
            }
            signs::waits(app, due);
        });
    };
    again();
    on_cleanup(signs::clear);
    // Whoever leaves the list open finds "your move" in it without a click.
    spawn_local(async move {
        loop {
            browser::time::sleep(REFRESH).await;
            match found.try_get_untracked() {
                None => return,
                Some(Some(Ok(_))) if !browser::document().hidden() && !writes() => again(),
                Some(_) => {}
            }
        }
    });
    let body = move || {
        match found.get() {
        None => view! { <p role="status" aria-busy="true">{app.say("net-reaching")}</p> }.into_any(),
        Some(Err(_)) => view! { <NoHost/> }.into_any(),
        Some(Ok(Lists { mine, open, running })) => view! {
            <div class="buttons">
                <a class="button main large" id="net-new" href=Route::Net("new".to_owned()).hash()>{app.say("net-friend")}</a>
                <button on:click=move |_| again()>{app.say("net-look-again")}</button>
            </div>
            {(!mine.is_empty()).then(|| view! { <Notices/> })}
            <List title="net-mine" none="net-mine-none" games=mine id="net-mine"/>
            <List title="net-open-games" none="net-open-none" games=open id="net-open"/>
            {(!running.is_empty()).then(|| view! { <List title="net-running" none="net-open-none" games=running id="net-running"/> })}
            <Word/>
        }
        .into_any(),
    }
    };
    view! { <main class="net lobby"><Head title="net-title"/> {body}</main> }
}

/// A list of games.
#[component]
fn List(title: &'static str, none: &'static str, games: Vec<Info>, id: &'static str) -> impl IntoView {
    let app = App::of_this_page();
    let empty = games.is_empty();
    view! {
        <section class="net-games" id=id>
            <h2>{app.say(title)}</h2>
            {empty.then(|| view! { <p class="hint">{app.say(none)}</p> })}
            <ul>{games.into_iter().map(|game| view! { <li><One game/></li> }).collect_view()}</ul>
        </section>
    }
}

/// A game of a list.
#[component]
fn One(game: Info) -> impl IntoView {
    let app = App::of_this_page();
    let scenario = game.scenario.clone();
    let name = move || {
        let components = app.components();
        components.scenario(&scenario).map_or(scenario.clone(), |s| app.words.with(|w| w.scenario_name(s)))
    };
    let names = game.names.clone();
    let who = move || {
        let named = names.iter().flatten().map(|n| shown_name(app, n));
        named.collect::<Vec<_>>().join(" – ")
    };
    let mine = game.is_mine_to_move();
    let (stage, won, seat, turn) = (game.stage.clone(), game.winner, game.seat, game.turn);
    let state = move || match stage.as_str() {
        "waiting" if seat == Some(By::One) => app.t("net-waits-for-guest"),
        "waiting" => app.t("net-can-join"),
        "over" => match (won, seat) {
            (Some(won), Some(seat)) if won == seat => app.t("net-won"),
            (Some(_), Some(_)) => app.t("net-not-won"),
            _ => app.t("net-is-over"),
        },
        "paused" => app.t("net-is-paused"),
        _ if mine => app.t("net-your-move"),
        _ if seat.is_some() => app.t("net-their-move"),
        _ => app.text("page-turn", &[("turn", turn.into())]),
    };
    let when = move || browser::date(game.changed as f64, app.words.with(|w| w.lang().code()));
    view! {
        <a class="net-game" class:due=mine href=Route::Net(game.game.to_string()).hash()>
            <strong>{name}</strong> <bdi>{who}</bdi> <span class="state">{state}</span> <small>{when}</small>
        </a>
    }
}

/// The word by which the host knows the reader again, and the field for one from another device.
#[component]
fn Word() -> impl IntoView {
    let app = App::of_this_page();
    let typed = RwSignal::new(String::new());
    let told: RwSignal<Option<String>> = RwSignal::new(None);
    let recover = move |e: leptos::ev::SubmitEvent| {
        e.prevent_default();
        spawn_local(async move {
            match api::recover(typed.get_untracked().trim()).await {
                Ok(()) => drop(browser::window().location().reload()),
                Err(trouble) => drop(told.try_set(Some(trouble.code().to_owned()))),
            }
        });
    };
    view! {
        <details class="net-word">
            <summary>{app.say("net-word")}</summary>
            <p class="hint">{app.say("net-word-told")}</p>
            {secrets::word().map(|word| view! { <p>{app.say("net-word-yours")} " " <code>{word}</code></p> })}
            <form on:submit=recover>
                <label>{app.say("net-word-other")}
                    <input name="word" type="text" autocomplete="off" spellcheck="false" on:input=move |e| typed.set(event_target_value(&e))/>
                </label>
                <button type="submit">{app.say("net-word-use")}</button>
            </form>
            {move || told.get().map(|code| view! { <p class="told" role="alert">{super::why(app, &code)}</p> })}
        </details>
    }
}
