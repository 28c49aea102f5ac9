//! What has happened in a campaign: the points as a table, every game as a chapter.

use super::chronicle::Chronicle;
use crate::app::App;
use crate::browser;
use crate::browser::store::Database;
use crate::parts::muster::told;
use crate::parts::objective::Reasons;
use dragonrage_league::Campaign;
use dragonrage_league::campaign::{Ending, gains, kill_bonus};
use dragonrage_rules::{BySide, Hex, Side};
use dragonrage_table::kept::Drawer;
use dragonrage_table::route::Route;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// Availability points before each game, and now.
#[component]
pub fn Ledger(chronicle: Chronicle) -> impl IntoView {
    let app = chronicle.app;
    let most = move || chronicle.campaign.with(|c| Side::BOTH.map(|s| c.points()[s]).into_iter().max().unwrap_or(1));
    let cell = move |points: u32, side: Side| {
        let width = format!("{:.0}%", 100.0 * f64::from(points) / f64::from(most().max(1)));
        view! { <td>{points} <span class=format!("score-bar {}", side.code()) aria-hidden="true"><span style:width=width></span></span></td> }
    };
    let row = move |heading: String, points: BySide<u32>, ending: Option<Ending>| {
        let winner = ending.map(|e| app.words.with(|w| w.side(e.winner)));
        view! {
            <tr><th scope="row">{heading}</th> {cell(points.invader, Side::Invader)} {cell(points.defender, Side::Defender)}
                <td>{winner}</td><td>{ending.map(|e| e.vp)}</td></tr>
        }
    };
    let rows = move || {
        chronicle.campaign.with(|c| {
            let played = c.chapters().iter().enumerate().filter(|(_, chapter)| chapter.ending.is_some());
            let game = |n: usize| app.text("campaign-game", &[("game", (n + 1).into())]);
            let mut rows: Vec<_> =
                played.map(|(n, chapter)| row(game(n), c.points_before(n + 1), chapter.ending)).collect();
            rows.push(row(app.t("screen-campaign-now"), c.points(), None));
            rows
        })
    };
    let name = move |side: Side| chronicle.campaign.with(|c| c.players[side].clone());
    view! {
        <table class="ledger">
            <caption>{app.say("screen-campaign-points")}</caption>
            <thead><tr><td></td><th scope="col">{move || name(Side::Invader)}</th><th scope="col">{move || name(Side::Defender)}</th>
                <th scope="col">{app.say("screen-campaign-winner")}</th><th scope="col">{app.say("screen-curve-vp")}</th></tr></thead>
            <tbody>{rows}</tbody>
        </table>
    }
}

/// The games that were played, the last one first.
#[component]
pub fn Chapters(chronicle: Chronicle) -> impl IntoView {
    let played = move || {
        let ended = chronicle.campaign.with(|c| c.chapters().iter().filter(|c| c.ending.is_some()).count());
        (1..=ended).rev().collect::<Vec<usize>>()
    };
    view! { <For each=played key=|game| *game children=move |game| view! { <Chapter chronicle game/> }/> }
}

/// One game, told.
#[component]
fn Chapter(chronicle: Chronicle, game: usize) -> impl IntoView {
    let app = chronicle.app;
    let lines = move || {
        chronicle.campaign.with(|c| tell(app, c, game)).into_iter().map(|line| view! { <p>{line}</p> }).collect_view()
    };
    let objective = chronicle.campaign.with_untracked(|c| c.objective(&app.components(), game));
    let goal = objective.map(|objective| {
        let total = objective.total();
        view! {
            <details><summary>{move || app.text("objective-total", &[("vp", total.into())])}</summary><Reasons objective total/></details>
        }
    });
    let record = chronicle.campaign.with_untracked(|c| c.chapters()[game - 1].record.clone());
    let watch = record.map(|record| {
        let open = move |_| {
            let (key, record) = (chronicle.game_key(game), record.clone());
            spawn_local(async move {
                if Drawer::Games.get(&key).await == Ok(None) {
                    Drawer::Games.put(&key, &record).await;
                }
                browser::go(&Route::Replay(key, None).hash());
            });
        };
        view! { <button class="watch" on:click=open>{app.say("screen-replay")}</button> }
    });
    view! {
        <article class="chapter">
            <h3>{move || app.text("campaign-game", &[("game", game.into())])}</h3>
            {lines} {goal}
            <div class="buttons">
                <button class="look" aria-pressed=move || (chronicle.looked.get() == game).to_string() on:click=move |_| chronicle.looked.set(game)>
                    {app.say("screen-campaign-look")}</button>
                {watch}
            </div>
        </article>
    }
}

/// Armies, what was destroyed beforehand, who won, and what both gained.
fn tell(app: App, campaign: &Campaign, game: usize) -> Vec<String> {
    let Some((chapter, ending)) = campaign.chapters().get(game - 1).and_then(|c| Some((c, c.ending?))) else {
        return Vec::new();
    };
    let player = |side: Side| campaign.players[side].clone();
    let mut lines = Vec::new();
    for side in Side::BOTH {
        if let Some(army) = &chapter.armies[side] {
            lines.push(app.text("army-of", &[("side", side.code().into()), ("army", told(app, army).into())]));
        }
    }
    if let Some(hexes) = chapter.razed.as_ref().filter(|h| !h.is_empty()) {
        let hexes: Vec<String> = hexes.iter().map(Hex::to_string).collect();
        lines.push(app.text("campaign-razed", &[("hexes", hexes.join(", ").into())]));
    }
    let (side, name) = (ending.winner.code(), player(ending.winner));
    lines.push(app.text("campaign-won", &[("side", side.into()), ("player", name.into()), ("vp", ending.vp.into())]));
    for side in Side::BOTH.into_iter().filter(|s| ending.kills[*s] > 0) {
        let args = [("side", side.code().into()), ("count", ending.kills[side].into())];
        lines.push(app.text("campaign-kills", &args));
    }
    let before = campaign.points_before(game);
    let (after, gained) = (campaign.points_before(game + 1), gains(before, ending.winner));
    for side in Side::BOTH {
        let bonus = kill_bonus(ending.kills[side], campaign.options.campaign_kill_bonus);
        let args = [
            ("player", player(side).into()),
            ("before", before[side].into()),
            ("gained", gained[side].into()),
            ("bonus", bonus.into()),
            ("after", after[side].into()),
        ];
        lines.push(app.text("screen-campaign-gains", &args));
    }
    lines
}
