//! A scenario in the rulebook: its map with the areas of both sides, the armies, and its facts. Story and advice are the rulebook's.

use crate::app::App;
use dragonrage_picture::{self as picture, Layout, Theme};
use dragonrage_rules::Side;
use dragonrage_table::scenario::{army, facts};
use leptos::prelude::With;
use std::fmt::Write;

/// The figure of a scenario as markup; nothing for what is no scenario.
pub fn scenario(app: App, theme: Theme, id: &str) -> String {
    let components = app.components();
    let Some(scenario) = components.scenario(id) else { return String::new() };
    let Some(board) = components.board(&scenario.map) else { return String::new() };
    let layout = Layout::of(board);
    let mut out = format!(
        "<figure class=\"scenario\"><svg viewBox=\"{}\" aria-hidden=\"true\">{}{}</svg><figcaption><ul>",
        layout.view_box(),
        picture::sketch(board, &layout, theme),
        picture::plan(board, &layout, theme, scenario)
    );
    app.words.with(|words| {
        for side in Side::BOTH {
            let (name, army) = (words.side(side), army(words, &scenario.forces[side]));
            let _ = write!(out, "<li><b>{}</b> {}</li>", picture::escape(&name), picture::escape(&army));
        }
        for fact in facts(words, &components, scenario) {
            let _ = write!(out, "<li>{}</li>", picture::escape(&fact));
        }
    });
    out + "</ul></figcaption></figure>"
}
