//! The rulebook to be printed, and the sheets to print and cut: two documents for each language, each one file of HTML without any
//! reference to another. What is drawn comes from `dragonrage-picture`, what is said from `dragonrage-rulebook` and `dragonrage-words`,
//! every value from the data; here it is put on pages.

#![forbid(unsafe_code)]

mod book;
mod cut;
mod figures;
mod frame;
mod pages;
mod table;

pub use book::book;
pub use cut::{markers, sheets};
pub use pages::{Pages, read};

use dragonrage_picture::print::Paper;
use dragonrage_picture::{Labels, Theme};
use dragonrage_rules::{Board, Components};
use dragonrage_words::{Lang, Value, Words};
use std::sync::Arc;

/// What every page needs.
pub struct Press {
    words: Words,
    components: Arc<Components>,
    paper: Paper,
    theme: Theme,
}

impl Press {
    /// A press for a language and a paper.
    pub fn new(lang: Lang, paper: Paper) -> Press {
        Press { words: Words::new(lang), components: dragonrage_data::embedded(), paper, theme: Theme::Parchment }
    }

    /// The components that are printed.
    pub fn components(&self) -> &Components {
        &self.components
    }

    fn t(&self, key: &'static str, args: &[(&str, Value)]) -> String {
        dragonrage_picture::escape(&self.words.text(key, args))
    }

    /// The map as an element to be used by pictures of it; its clipping is its own, for a document holds several maps.
    fn map(&self, board: &Board) -> String {
        let places = board.spec().places.iter().map(|p| self.words.place(board.id(), p.hex, &p.name)).collect();
        let labels = Labels { places, ..Labels::printed(board) };
        let layout = dragonrage_picture::Layout::of(board);
        let drawn = dragonrage_picture::board(board, &layout, self.theme, &labels);
        format!("<g id=\"{}\">{}</g>", map_id(board), drawn.replace("dr-field", &format!("dr-field-{}", board.id())))
    }
}

fn map_id(board: &Board) -> String {
    format!("map-{}", board.id())
}
