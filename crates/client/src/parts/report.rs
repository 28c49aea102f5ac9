//! The report of a game as a picture: the board as it was left, who played, who won, and what the dice gave.

use super::balance::signed;
use super::board::labels;
use super::people;
use crate::app::App;
use crate::browser::image::{self, Went};
use crate::screens::replay::address_of;
use dragonrage_picture::{self as picture, Layout, ReportWords};
use dragonrage_rules::Side;
use dragonrage_table::film::{Film, ways};
use dragonrage_table::session::Session;
use dragonrage_words::Context;
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::sync::Arc;

/// So wide the picture is, in pixels.
const WIDE: f32 = 1600.0;

/// What the report says.
fn words(app: App, session: &Session, luck: Option<f32>) -> ReportWords {
    let game = session.game();
    let said = app.words.get_untracked();
    let context = Context { roster: &game.components().roster, board: game.board() };
    let outcome = game.outcome();
    let result = outcome.map(|o| said.outcome(&o, &context));
    let player = |side: Side| format!("{}: {}", said.side(side), people::called(app, session, side));
    let facts = [("turns", game.turn().into()), ("vp", game.vp().into()), ("goal", game.goal().into())];
    let luck = luck.map(|luck| {
        app.text("mine-report-luck", &[("invader", signed(luck).into()), ("defender", signed(-luck).into())])
    });
    ReportWords {
        title: said.scenario_name(&game.rules().scenario),
        result: result.unwrap_or_default(),
        players: format!("{} – {}", player(Side::Invader), player(Side::Defender)),
        facts: std::iter::once(app.text("mine-report-facts", &facts)).chain(luck).collect(),
        credit: "Dragon Rage".to_owned(),
    }
}

/// The button that makes it.
#[component]
pub fn ReportButton(
    /// The game.
    session: StoredValue<Session>,
    /// Its film.
    film: Arc<Film>,
    /// What the dice gave the invader.
    luck: RwSignal<Option<f32>>,
    /// Where it is told what became of it.
    told: RwSignal<Option<&'static str>>,
) -> impl IntoView {
    let app = App::of_this_page();
    let make = move |_| {
        let (svg, size, name, title, link) = session.with_value(|s| {
            let game = s.game();
            let said = words(app, s, luck.get_untracked());
            let named = app.words.with_untracked(|w| labels(game.board(), w));
            let svg = picture::report(game, app.theme.get_untracked(), &named, &ways::ways(&film), &said);
            let name = format!("dragonrage-{}-{}.png", s.header().scenario, s.seed());
            (svg, Layout::of(game.board()).size(), name, said.title, address_of(&s.text()))
        });
        // The picture says how high it is beside how wide.
        let high = svg.split("height=\"").nth(1).and_then(|h| h.split('"').next()?.parse::<f32>().ok());
        let scale = WIDE / size.0;
        let pixels = (WIDE as u32, (high.unwrap_or(size.1) * scale) as u32);
        spawn_local(async move {
            let done = match image::png(&svg, pixels).await {
                Ok(made) => match image::share(&made, &name, &title, &link).await {
                    Went::Shared => "mine-report-shared",
                    Went::Saved => "mine-report-saved",
                },
                Err(_) => "mine-report-failed",
            };
            let _ = told.try_set(Some(done));
        });
    };
    let label = if image::can_share() { "mine-report-share" } else { "mine-report-save" };
    view! { <button class="picture" on:click=make>{app.say(label)}</button> }
}
