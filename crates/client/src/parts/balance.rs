//! Luck and choices of one game: what the dice gave, and what the choices of a side cost against the best that is found. The
//! dice are weighed here, a few at a time; choices by the clerk beside the page, when the reader asks for it.

use super::people;
use crate::app::App;
use crate::browser::store::Database;
use crate::browser::time;
use crate::browser::worker::{self, NoAnswer};
use dragonrage_rules::{Game, Side};
use dragonrage_table::Who;
use dragonrage_table::film::Film;
use dragonrage_table::film::luck::Purse;
use dragonrage_table::kept::Drawer;
use dragonrage_table::mine::choices::{self, Cost};
use dragonrage_table::mine::{clerk, tally};
use dragonrage_table::route::Route;
use dragonrage_table::session::Session;
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::sync::Arc;

/// So many choices are told.
const DEAREST: usize = 3;

/// A share as per cents with its sign.
pub fn signed(share: f32) -> String {
    let percent = (100.0 * share).round() as i64;
    match percent {
        0 => "0".to_owned(),
        1.. => format!("+{percent}"),
        _ => format!("−{}", -percent),
    }
}

/// What the dice gave the invader, once they are all weighed.
pub fn luck(film: &Arc<Film>) -> RwSignal<Option<f32>> {
    let (found, film) = (RwSignal::new(None), film.clone());
    spawn_local(async move {
        let mut purse = Purse::new(&film);
        let (mut sum, mut begun) = (0.0, time::now());
        for n in 0..film.rolls().len() {
            sum += purse.given(&film, n);
            if time::now() - begun > 12.0 {
                time::sleep(0).await;
                begun = time::now();
            }
        }
        let _ = found.try_set(Some(sum));
    });
    found
}

/// How far the weighing is.
#[derive(Clone, PartialEq)]
enum State {
    /// Nobody has asked.
    Nothing,
    /// So many of so many; what has been found.
    Weighing(usize, usize),
    /// All of it.
    Done,
    /// The worker broke down.
    Lost(String),
}

/// The section of the result.
#[component]
pub fn Balance(
    /// The key of the game.
    key: String,
    /// The game.
    session: StoredValue<Session>,
    /// Its film.
    film: Arc<Film>,
    /// What the dice gave the invader.
    luck: RwSignal<Option<f32>>,
) -> impl IntoView {
    let app = App::of_this_page();
    let mine = session.with_value(|s| people::me().side(&s.header().players));
    // A lone person asks for himself; else both sides are people, or both are watched.
    let sides: Vec<Side> = match mine {
        Some(side) => vec![side],
        None => Side::BOTH.to_vec(),
    };
    let person = session.with_value(|s| Side::BOTH.iter().any(|side| s.who(*side) == Who::Human));
    let parts = sides
        .into_iter()
        .map(|side| view! { <Of key=key.clone() film=film.clone() luck side me=mine.is_some() && person/> })
        .collect_view();
    on_cleanup(worker::send_home);
    view! {
        <section class="balance">
            <h2>{app.say("mine-balance")}</h2>
            {parts}
            <details><summary>{app.say("mine-measured-title")}</summary><p>{app.say("mine-measured")}</p></details>
        </section>
    }
}

/// The record as it is kept, with its key: by that text it is known what was found in it.
async fn record_of(key: StoredValue<String>) -> Option<(String, String)> {
    let key = key.try_get_value()?;
    let record = Drawer::Games.get(&key).await.ok().flatten()?;
    Some((key, record))
}

/// One side.
#[component]
fn Of(key: String, film: Arc<Film>, luck: RwSignal<Option<f32>>, side: Side, me: bool) -> impl IntoView {
    let app = App::of_this_page();
    let who = if me { "me" } else { side.code() };
    let state = RwSignal::new(State::Nothing);
    let costs = RwSignal::new(Vec::<Cost>::new());
    let game = StoredValue::new(key.clone());
    let weigh = move || {
        state.set(State::Weighing(0, 0));
        costs.set(Vec::new());
        spawn_local(async move {
            let components = app.components();
            let Some((key, record)) = record_of(game).await else { return };
            let lost = |why: NoAnswer| {
                let _ = state.try_set(match why {
                    NoAnswer::Stopped => State::Nothing,
                    NoAnswer::Lost(reason) => State::Lost(reason),
                });
            };
            let all = match worker::consult(|number| clerk::which(number, side, &record)).await {
                Ok(answer) => clerk::listed(&answer),
                Err(why) => return lost(why),
            };
            for (n, choice) in all.iter().enumerate() {
                let _ = state.try_set(State::Weighing(n, all.len()));
                match worker::consult(|number| clerk::what(number, *choice, &record)).await {
                    Ok(answer) => {
                        let found = choices::read(&components.roster, &answer).unwrap_or_default();
                        if costs.try_update(|all| all.extend(found)).is_none() {
                            return;
                        }
                    }
                    Err(why) => return lost(why),
                }
            }
            let _ = state.try_set(State::Done);
            worker::send_home();
            if let Some(found) = costs.try_get_untracked() {
                let kept = choices::keep(&components.roster, &found, tally::fingerprint(&record));
                Drawer::Tallies.put(&choices::key(&key, side), &kept).await;
            }
        });
    };
    // What was weighed before need not be again.
    spawn_local(async move {
        let Some((key, record)) = record_of(game).await else { return };
        let text = Drawer::Tallies.get(&choices::key(&key, side)).await.ok().flatten();
        let print = tally::fingerprint(&record);
        let found = text.and_then(|text| choices::kept(&app.components().roster, &text, print));
        if let Some(found) = found.filter(|_| state.try_get_untracked() == Some(State::Nothing)) {
            let _ = costs.try_set(found);
            let _ = state.try_set(State::Done);
        }
    });
    let gave = move || {
        luck.get().map(|luck| {
            let given = if side == Side::Invader { luck } else { -luck };
            app.text("mine-gave", &[("who", who.into()), ("percent", signed(given).into())])
        })
    };
    let percent = move || format!("{:.0}", 100.0 * costs.with(|c| choices::sum(c)));
    let told = move || match state.get() {
        State::Nothing => {
            let label = app.text("mine-weigh", &[("who", who.into())]);
            view! { <button class="weigh" on:click=move |_| weigh()>{label}</button> }.into_any()
        }
        State::Weighing(done, all) => {
            let said = app.text("mine-weighing", &[("done", done.into()), ("all", all.into())]);
            let so_far = app.text("mine-so-far", &[("percent", percent().into())]);
            view! {
                <div class="counting" role="status"><span>{said} " " {so_far}</span>
                    <progress max=all.max(1).to_string() value=done.to_string() aria-label=app.t("mine-balance")></progress>
                    <button class="stop" on:click=move |_| worker::send_home()>{app.t("mine-stop")}</button></div>
            }
            .into_any()
        }
        State::Lost(reason) => {
            view! { <p class="told">{app.text("kept-player-lost", &[("reason", reason.into())])}</p> }.into_any()
        }
        State::Done => ().into_any(),
    };
    let cost = move || {
        (state.get() == State::Done)
            .then(|| app.text("mine-cost", &[("who", who.into()), ("percent", percent().into())]))
    };
    let dearest = move || {
        let list: Vec<Cost> = costs.with(|c| choices::dearest(c, DEAREST).into_iter().cloned().collect());
        match (state.get(), list.is_empty()) {
            (State::Nothing | State::Lost(_), _) | (State::Weighing(..), true) => ().into_any(),
            (State::Done, true) => view! { <p class="hint">{app.t("mine-dearest-none")}</p> }.into_any(),
            (_, false) => {
                let lines = list.iter().map(|c| view! { <Dear key=key.clone() film=film.clone() cost=c.clone()/> });
                view! { <h3>{app.t("mine-dearest")}</h3> <ol>{lines.collect_view()}</ol> }.into_any()
            }
        }
    };
    view! {
        <div class=format!("of-side {}", side.code())>
            <p class="sums"><span class="gave">{gave}</span> <span class="cost">{cost}</span></p>
            {told} {dearest}
        </div>
    }
}

/// One dear choice: what was done, what would have been better, and the way to the moment.
#[component]
fn Dear(key: String, film: Arc<Film>, cost: Cost) -> impl IntoView {
    let app = App::of_this_page();
    let before = film.position(cost.choice.step);
    let played = film.actions()[cost.choice.step..cost.choice.step + cost.choice.len].to_vec();
    // Of a long way, the last step tells where it led.
    let say = move |game: &Game, steps: &[dragonrage_rules::Action]| {
        let mut game = game.clone();
        let last = steps.split_last().map(|(last, others)| {
            for action in others {
                let _ = game.apply(*action, &mut dragonrage_rules::Silent);
            }
            app.words.with(|w| w.choice(&game, *last))
        });
        last.unwrap_or_default()
    };
    let percent = format!("−{:.0}", 100.0 * cost.lost);
    let address = Route::Replay(key, Some(cost.choice.step)).hash();
    let text = move || {
        let best = app.text("mine-instead", &[("best", say(&before, &cost.best).into())]);
        let lost = app.text("mine-per-cent", &[("percent", percent.clone().into())]);
        let turn = app.text("page-turn", &[("turn", cost.choice.turn.into())]);
        view! { <strong>{lost}</strong> " " {say(&before, &played)} " " <small>{best} " · " {turn}</small> }
    };
    view! { <li><a href=address>{text}</a></li> }
}
