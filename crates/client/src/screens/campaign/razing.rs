//! The defender is far ahead: the invader marks VP hexes as destroyed before the game, on the map or in the list [4.3.3].

use super::chronicle::Chronicle;
use dragonrage_rules::{Board, Hex, Place};
use dragonrage_words::Context;
use leptos::prelude::*;

/// Places worth VP.
pub fn worth(board: &Board) -> Vec<Place> {
    board.spec().places.iter().filter(|p| p.vp > 0).cloned().collect()
}

/// Marks a hex, or no longer.
pub fn toggle(picked: RwSignal<Vec<Hex>>, hex: Hex) {
    picked.update(|p| match p.iter().position(|h| *h == hex) {
        Some(n) => drop(p.remove(n)),
        None => p.push(hex),
    });
}

/// Which of them.
#[component]
pub fn Razing(
    /// The campaign.
    chronicle: Chronicle,
    /// So many VP may be marked.
    allowance: u32,
) -> impl IntoView {
    let app = chronicle.app;
    let picked = chronicle.picked;
    picked.set(Vec::new());
    on_cleanup(move || drop(picked.try_set(Vec::new())));
    let components = app.components();
    let board = chronicle.campaign.with_untracked(|c| components.board(&c.map).cloned());
    let places = board.as_ref().map(|b| worth(b)).unwrap_or_default();
    let all = StoredValue::new(places.clone());
    let sum = move || {
        let picked = picked.get();
        all.with_value(|all| all.iter().filter(|p| picked.contains(&p.hex)).map(|p| u32::from(p.vp)).sum::<u32>())
    };
    let too_much = move || sum() > allowance;
    let line = move |place: Place| {
        let (hex, vp, board) = (place.hex, place.vp, board.clone());
        let name = move || {
            let (components, words) = (app.components(), app.words.get());
            board.as_ref().map(|board| words.hex(hex, &Context { roster: &components.roster, board }))
        };
        view! {
            <li><label><input type="checkbox" name=hex.to_string() prop:checked=move || picked.with(|p| p.contains(&hex)) on:change=move |_| toggle(picked, hex)/>
                " " {name} " " <small>{move || app.text("page-vp", &[("vp", vp.into())])}</small></label></li>
        }
    };
    let suggest = move |_| picked.set(chronicle.campaign.with_untracked(|c| c.spoils(&app.components())));
    let raze = move |_| {
        let hexes = picked.get_untracked();
        chronicle.change(|c| c.raze(&app.components(), hexes).map_err(|n| vec![n]));
    };
    let player = move || chronicle.campaign.with(|c| c.players.invader.clone());
    view! {
        <p>{move || app.text("screen-campaign-raze", &[("player", player().into()), ("vp", allowance.into())])}
            " " <a class="rule-id" href="#/rules/4.3.3-a">"4.3.3-a"</a></p>
        <ul class="places">{places.into_iter().map(line).collect_view()}</ul>
        <p class="marked" class:over=too_much role="status">
            {move || app.text("screen-campaign-marked", &[("vp", sum().into()), ("most", allowance.into())])}</p>
        <div class="buttons">
            <button class="main raze" disabled=too_much on:click=raze>{app.say("screen-campaign-raze-these")}</button>
            <button class="suggest" on:click=suggest>{app.say("screen-campaign-suggest")}</button>
        </div>
    }
}
