//! Examples of play on paper: the part of the position that matters, and what happens in it.

use crate::{Press, map_id};
use dragonrage_picture::{escape, excerpt};
use dragonrage_rulebook::Rulebook;
use dragonrage_table::examples::{Example, happens, parse, touched};
use dragonrage_words::Context;
use std::fmt::Write;

/// The examples of the book.
pub fn examples() -> Vec<Example> {
    parse(include_str!("../../../cases/examples.txt")).unwrap_or_default()
}

/// An example as a figure; `told`: with the book's own sentences about it, where they do not stand beside it already.
pub fn figure(press: &Press, book: &Rulebook, example: &Example, told: bool) -> String {
    let Some((game, play)) = example.open(&press.components) else { return String::new() };
    let drawn = excerpt(&game, touched(&game, &play), press.theme, &map_id(game.board()));
    let mut out = format!("<figure class=\"example\">{drawn}<figcaption>");
    if told && let Some(n) = book.find(&example.id) {
        let anchor = book.anchor(n).unwrap_or_default();
        let _ = write!(
            out,
            "<p><a class=\"rule-id\" href=\"#{anchor}\">{}</a> {}</p>",
            escape(&example.id),
            book.markup(n, "")
        );
    }
    let context = Context { roster: &press.components.roster, board: game.board() };
    out += "<ol>";
    for event in happens(&game, &play).0 {
        let _ = write!(out, "<li>{}</li>", escape(&press.words.event(&event, &context)));
    }
    out + "</ol></figcaption></figure>"
}
