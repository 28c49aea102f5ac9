//! The game of a campaign: played here, taken in as a record, or told as it was played at a table.

use super::chronicle::{Chronicle, unfit};
use crate::browser::store::{self, Database};
use crate::browser::{self, files};
use crate::parts::objective::Reasons;
use crate::parts::seats::Seats;
use dragonrage_ai::Level;
use dragonrage_league::campaign::{Ending, Unfit};
use dragonrage_rules::{BySide, Record, Side};
use dragonrage_table::Who;
use dragonrage_table::kept::Drawer;
use dragonrage_table::route::Route;
use dragonrage_table::scenario;
use dragonrage_table::session::Session;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// Whoever played last plays again; at first a person against a squire.
fn usual(chronicle: Chronicle) -> BySide<Who> {
    let last = chronicle.campaign.with_untracked(|c| {
        let record = c.chapters().iter().rev().find_map(|c| c.record.clone())?;
        let players = Record::parse(&record).ok()?.header.players;
        Some(BySide { invader: Who::of(&players.invader)?, defender: Who::of(&players.defender)? })
    });
    last.unwrap_or(BySide { invader: Who::Human, defender: Who::Computer(Level::Squire) })
}

/// The game is to be played.
#[component]
pub fn ToPlay(
    /// The campaign.
    chronicle: Chronicle,
    /// The game, from 1.
    game: usize,
) -> impl IntoView {
    let app = chronicle.app;
    let sides = RwSignal::new(usual(chronicle));
    let begun = move || chronicle.campaign.with(|c| c.chapters().last().and_then(|c| c.record.clone()));
    let objective = chronicle.campaign.with_untracked(|c| c.objective(&app.components(), game));
    let play = move |_| {
        let components = app.components();
        let text = match begun() {
            // A game that was begun elsewhere goes on here.
            Some(record) => Session::resume(&components, &record, browser::fresh_seed()).ok(),
            None => chronicle
                .campaign
                .with_untracked(|c| c.header(&components, game))
                .and_then(|h| Session::branch(&components, &h, &[], sides.get_untracked(), browser::fresh_seed())),
        };
        let (Some(text), key) = (text.map(|s| s.text()), chronicle.game_key(game)) else { return };
        spawn_local(async move {
            // What is there already goes on, or says itself why it cannot.
            if Drawer::Games.get(&key).await == Ok(None) {
                Drawer::Games.put(&key, &text).await;
            }
            browser::go(&Route::Game(key).hash());
        });
    };
    let load = move |e| {
        spawn_local(async move {
            let Some((name, text)) = files::chosen(e).await else { return };
            take(chronicle, &name, text);
        });
    };
    let seats = move || {
        begun().is_none().then(|| {
            view! { <fieldset class="seats"><legend>{app.say("page-players")}</legend><Seats sides/></fieldset> }
        })
    };
    view! {
        <Recruited chronicle game/>
        <div class="sides">
            <section class="column">
                <h3>{app.say("screen-army-objective")}</h3>
                {objective.map(|objective| { let total = objective.total(); view! { <Reasons objective total/> } })}
            </section>
            <section class="column play">
                {seats}
                <button id="play" class="main large" on:click=play>
                    {move || app.t(if begun().is_some() { "screen-campaign-go-on" } else { "screen-campaign-play" })}</button>
                <label class="button">{app.say("screen-campaign-record")}
                    <input class="spoken" type="file" accept=".txt,text/plain" on:change=load/></label>
                <Told chronicle/>
            </section>
        </div>
    }
}

/// Who takes the field: both armies as they were recruited.
#[component]
fn Recruited(chronicle: Chronicle, game: usize) -> impl IntoView {
    let app = chronicle.app;
    let forces = chronicle.campaign.with_untracked(|c| c.header(&app.components(), game)).and_then(|h| h.forces);
    forces.map(|forces| {
        let forces = StoredValue::new(forces);
        let army = move |side: Side| {
            let list = move || forces.with_value(|f| app.words.with(|w| scenario::army(w, &f[side])));
            view! { <p><b>{move || app.words.with(|w| w.side(side))}</b> " " {list}</p> }
        };
        view! { <div class="recruited">{army(Side::Invader)} {army(Side::Defender)}</div> }
    })
}

/// Takes a record in as the game's.
fn take(chronicle: Chronicle, name: &str, text: String) {
    let app = chronicle.app;
    let key = chronicle.campaign.with_untracked(|c| chronicle.game_key(c.game()));
    let record = text.clone();
    let mut refused: Option<Unfit> = None;
    chronicle.change(|c| match c.take(&app.components(), text) {
        Ok(_) => Ok(()),
        Err(error) => {
            refused = Some(error);
            Err(Vec::new())
        }
    });
    match refused {
        Some(error) => chronicle.say(unfit(app, name, &error)),
        // It can be watched like a game that was played here.
        None => spawn_local(async move {
            // A game that cannot be read makes room, but stays.
            if let Ok(Some(before)) = Drawer::Games.get(&key).await
                && Session::resume(&app.components(), &before, 0).is_err()
            {
                Drawer::Games.put(&store::fresh_key(), &before).await;
            }
            Drawer::Games.put(&key, &record).await;
        }),
    }
}

/// The result of a game that was played at a table.
#[component]
fn Told(chronicle: Chronicle) -> impl IntoView {
    let app = chronicle.app;
    let winner = RwSignal::new(Side::Invader);
    let vp = RwSignal::new(0u16);
    let kills = BySide { invader: RwSignal::new(0u8), defender: RwSignal::new(0u8) };
    let number = |e: leptos::ev::Event| event_target_value(&e).trim().parse().unwrap_or(0u16);
    let tell = move |e: leptos::ev::SubmitEvent| {
        e.prevent_default();
        let kills = BySide { invader: kills.invader.get_untracked(), defender: kills.defender.get_untracked() };
        let ending = Ending { winner: winner.get_untracked(), vp: vp.get_untracked(), kills };
        chronicle.change(|c| c.settle(ending).map_err(|n| vec![n]));
    };
    let most = chronicle.campaign.with_untracked(|c| app.components().board(&c.map).map_or(0, |b| b.vp_total()));
    let side = move |side: Side| {
        view! { <option value=side.code() selected=move || winner.get() == side>{move || app.words.with(|w| w.side(side))}</option> }
    };
    let choose = move |e| {
        if let Some(side) = Side::from_code(&event_target_value(&e)) {
            winner.set(side);
        }
    };
    let killed = move |side: Side, name: &'static str| {
        view! {
            <label><span>{move || app.text("screen-campaign-killed", &[("side", side.code().into())])}</span>
                <input name=name type="number" min="0" max="9" value="0" on:input=move |e| kills[side].set(number(e).min(9) as u8)/></label>
        }
    };
    view! {
        <details class="by-hand">
            <summary>{app.say("screen-campaign-by-hand")}</summary>
            <form on:submit=tell>
                <label><span>{app.say("screen-campaign-winner")}</span>
                    <select name="winner" on:change=choose>{side(Side::Invader)} {side(Side::Defender)}</select></label>
                <label><span>{app.say("screen-curve-vp")}</span>
                    <input name="vp" type="number" min="0" max=most.to_string() value="0" on:input=move |e| vp.set(number(e).min(most))/></label>
                {killed(Side::Invader, "invader-kills")} {killed(Side::Defender, "defender-kills")}
                <button id="tell" type="submit">{app.say("screen-campaign-tell")}</button>
            </form>
        </details>
    }
}
