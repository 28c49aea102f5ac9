//! The map of a campaign: a game as it ended, goes on or begins; and where VP hexes are marked.

use super::chronicle::Chronicle;
use super::razing::{toggle, worth};
use crate::parts::board::labels;
use dragonrage_league::campaign::Awaits;
use dragonrage_picture::{self as picture, Layout, highlight};
use dragonrage_rules::{Game, Journal, Place, Record};
use leptos::prelude::*;

/// The position of a game: where its record ends, else before anything is placed.
fn position(chronicle: Chronicle, game: usize) -> Option<Game> {
    let components = chronicle.app.components();
    chronicle.campaign.with(|c| {
        let record = c.chapters().get(game - 1)?.record.as_ref();
        let journal = match record.and_then(|text| Record::parse(text).ok()) {
            Some(record) => Journal::resume(&components, &record).ok()?,
            None => Journal::begin(&components, c.header(&components, game)?).ok()?,
        };
        Some(journal.game().clone())
    })
}

/// The map.
#[component]
pub fn Field(chronicle: Chronicle) -> impl IntoView {
    let app = chronicle.app;
    let board = chronicle.campaign.with_untracked(|c| app.components().board(&c.map).cloned());
    board.map(|board| {
        let layout = StoredValue::new(Layout::of(&board));
        let (size, places) = (layout.with_value(Layout::view_box), worth(&board));
        let map = move || {
            let (theme, words) = (app.theme.get(), app.words.get());
            layout.with_value(|l| picture::board(&board, l, theme, &labels(&board, &words)))
        };
        let pieces = move || {
            let game = position(chronicle, chronicle.looked.get());
            game.map(|g| layout.with_value(|l| picture::position(&g, l, app.theme.get()))).unwrap_or_default()
        };
        let razing = Memo::new(move |_| chronicle.campaign.with(|c| matches!(c.awaits(), Awaits::Razing(_))));
        let marks = move || razing.get().then(|| places.iter().map(|p| mark(chronicle, layout, p)).collect_view());
        let about = move || {
            let game = chronicle.looked.get();
            let ended = chronicle
                .campaign
                .with(|c| c.chapters().get(game - 1).is_some_and(|c| c.ending.is_some() && c.record.is_some()));
            let key = if ended { "screen-campaign-map-end" } else { "screen-campaign-map" };
            app.text(key, &[("game", game.into())])
        };
        view! {
            <figure class="campaign-map">
                <figcaption>{about}</figcaption>
                <svg viewBox=size aria-hidden="true">
                    <g inner_html=map></g>
                    <g inner_html=pieces></g>
                    <g>{marks}</g>
                </svg>
            </figure>
        }
    })
}

/// A place that can be marked by a click; the list beside the map is for everybody else.
fn mark(chronicle: Chronicle, layout: StoredValue<Layout>, place: &Place) -> impl IntoView + use<> {
    let (app, hex, vp) = (chronicle.app, place.hex, place.vp);
    let drawn = move || {
        layout.with_value(|l| {
            if chronicle.picked.with(|p| p.contains(&hex)) {
                highlight::target(l, hex, app.theme.get())
            } else {
                highlight::reach(l, hex, &vp.to_string(), app.theme.get())
            }
        })
    };
    // The cross-hairs are lines only; a thumb needs the whole hex.
    let corners: Vec<String> =
        layout.with_value(|l| l.corners(hex).iter().map(|(x, y)| format!("{x:.1} {y:.1}")).collect());
    view! {
        <g class="mark" data-hex=hex.to_string() on:click=move |_| toggle(chronicle.picked, hex)>
            <path d=format!("M{}Z", corners.join("L")) fill="transparent"></path>
            <g inner_html=drawn></g>
        </g>
    }
}
