//! Examples of play beside the rules: a small picture of the position, what is done and rolled in it and what comes of it, and
//! the way to play it. The positions are cases (`dragonrage-table`'s `examples`), the sentences the rulebook's.

use super::board::labels;
use crate::app::App;
use crate::browser::fetch;
use dragonrage_picture::{self as picture, Layout, Theme};
use dragonrage_rulebook::Rulebook;
use dragonrage_rules::{Action, Game};
use dragonrage_table::examples::{self, Example, happens, touched};
use dragonrage_table::route::Route;
use dragonrage_words::Context;
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::collections::BTreeSet;
use std::fmt::Write;
use std::sync::Arc;

/// Asks for the examples, unless they are there. Without them the rules stand alone.
pub fn fetch_examples(app: App) {
    if app.examples.with_untracked(|all| all.is_empty()) {
        spawn_local(async move {
            if let Some(all) = fetch::examples().await.and_then(|text| examples::parse(&text)) {
                app.examples.set(Arc::new(all));
            }
        });
    }
}

/// An example and its position.
pub struct Figure {
    /// The example.
    pub example: Example,
    game: Game,
    play: Vec<Action>,
}

impl Figure {
    /// The examples that stand beside a rule, or that the id is the number of.
    pub fn beside(app: App, all: &[Example], id: &str) -> Vec<Figure> {
        let here = all.iter().filter(|e| e.rule == id || e.id == id);
        here.filter_map(|e| Figure::of(app, e)).collect()
    }

    /// The example with its position; `None` if it is none.
    pub fn of(app: App, example: &Example) -> Option<Figure> {
        let (game, play) = example.open(&app.components())?;
        Some(Figure { example: example.clone(), game, play })
    }

    /// The position.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// What happens, sentence by sentence.
    pub fn told(&self, app: App) -> Vec<String> {
        let components = app.components();
        let context = Context { roster: &components.roster, board: self.game.board() };
        let (events, _) = happens(&self.game, &self.play);
        app.words.with(|words| events.iter().map(|event| words.event(event, &context)).collect())
    }

    /// The example as markup; `at`: the id that it stands beside, its rule or its own number.
    pub fn markup(&self, app: App, book: &Rulebook, theme: Theme, at: &str) -> String {
        let hexes = touched(&self.game, &self.play);
        let drawn = picture::excerpt(&self.game, hexes, theme, &map_id(&self.game));
        let mut out = format!("<figure class=\"example\">{drawn}<figcaption>");
        // Beside its rule the example says what it shows; under its own number that has been said.
        if at != self.example.id
            && let Some(n) = book.find(&self.example.id)
        {
            let _ = write!(out, "<p>{}</p>", book.markup(n, ""));
        }
        let _ = write!(out, "<p class=\"under\">{}</p><ol>", picture::escape(&app.t("screen-example-happens")));
        for sentence in self.told(app) {
            let _ = write!(out, "<li>{}</li>", picture::escape(&sentence));
        }
        let address = Route::Example(self.example.id.clone()).hash();
        let play = picture::escape(&app.t("screen-example-play")).to_string();
        let _ = write!(out, "</ol><a class=\"button\" href=\"{address}\">{play}</a></figcaption></figure>");
        out
    }
}

fn map_id(game: &Game) -> String {
    format!("example-map-{}", game.board().id())
}

/// The maps of some figures, each once: every figure shows a part of one.
pub fn maps(app: App, theme: Theme, figures: &[Figure]) -> String {
    let mut drawn = BTreeSet::new();
    let mut out = String::new();
    for figure in figures {
        if drawn.insert(map_id(&figure.game)) {
            let board = figure.game.board();
            let labels = app.words.with(|words| labels(board, words));
            let map = picture::board(board, &Layout::of(board), theme, &labels);
            let id = map_id(&figure.game);
            let _ =
                write!(out, "<svg class=\"spoken\" aria-hidden=\"true\"><defs><g id=\"{id}\">{map}</g></defs></svg>");
        }
    }
    out
}
