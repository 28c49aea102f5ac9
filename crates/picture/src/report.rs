//! The report of a game: the board as it was left, with the ways of those that crossed it, under a heading that tells who played,
//! who won and how. A whole SVG file, to be shared. Words come from the caller.

use crate::defs::SERIF;
use crate::document::wrap;
use crate::svg::{Num, escape, put};
use crate::{Labels, Layout, Theme, board, highlight, position};
use dragonrage_rules::{Game, Hex};

/// What a report says.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ReportWords {
    /// The scenario.
    pub title: String,
    /// Who won, and why.
    pub result: String,
    /// Who played against whom.
    pub players: String,
    /// Turns, VP, luck: a line each.
    pub facts: Vec<String>,
    /// Below it all.
    pub credit: String,
}

/// Space beside the board.
const MARGIN: f32 = 24.0;

/// The report of a game; `ways`: hexes that somebody crossed, one after another.
pub fn report(game: &Game, theme: Theme, labels: &Labels, ways: &[Vec<Hex>], words: &ReportWords) -> String {
    let layout = Layout::of(game.board());
    let (w, h) = layout.size();
    let mut lines = vec![(&words.title, 34.0, true), (&words.result, 24.0, true), (&words.players, 22.0, false)];
    lines.extend(words.facts.iter().map(|fact| (fact, 19.0, false)));
    let ink = theme.colours().ink;
    let (mut body, mut y) = (String::new(), MARGIN);
    for (text, size, bold) in lines.into_iter().filter(|(text, ..)| !text.is_empty()) {
        // Letters are about half as wide as they are high: a long line is set smaller, and never leaves the picture.
        let wide = text.chars().count() as f32 * 0.56 * size;
        let size = size * ((w - 2.0 * MARGIN) / wide.max(1.0)).min(1.0);
        y += size * 1.25;
        put!(
            body,
            "<text x=\"{}\" y=\"{}\" font-family=\"{SERIF}\" font-size=\"{}\" font-weight=\"{}\" fill=\"{ink}\">{}</text>",
            Num(MARGIN),
            Num(y),
            Num(size),
            if bold { 700 } else { 400 },
            escape(text)
        );
    }
    y += MARGIN;
    let trails: String = ways.iter().map(|way| highlight::trail(&layout, way, theme)).collect();
    put!(
        body,
        "<g transform=\"translate(0 {})\">{}<g opacity=\".55\">{trails}</g>{}</g>",
        Num(y),
        board(game.board(), &layout, theme, labels),
        position(game, &layout, theme)
    );
    let foot = y + h + 20.0;
    put!(
        body,
        "<text x=\"{}\" y=\"{}\" font-family=\"{SERIF}\" font-size=\"15\" text-anchor=\"end\" fill=\"{ink}\">{}</text>",
        Num(w - MARGIN),
        Num(foot),
        escape(&words.credit)
    );
    wrap((w, foot + 14.0), theme, &body)
}

#[cfg(test)]
mod tests {
    use super::*;
    use dragonrage_rules::Record;

    #[test]
    fn a_report_shows_everything_and_lets_no_markup_in() {
        let components = dragonrage_data::embedded();
        let text = include_str!("../../../cases/golden/esirien-1-squire.txt");
        let game = Record::parse(text).unwrap().replay(&components, usize::MAX, |_, _, _| {}).unwrap();
        let words = ReportWords {
            title: "Two dragons".to_owned(),
            result: "W".repeat(400),
            players: "</text><script>alert(1)</script> – \"squire\"\u{0}".to_owned(),
            facts: vec!["12 turns".to_owned(), String::new()],
            credit: "Dragon Rage".to_owned(),
        };
        let way: Vec<Hex> = ["0707", "0708", "0709"].map(|h| h.parse().unwrap()).to_vec();
        let labels = Labels::printed(game.board());
        let svg = report(&game, Theme::Parchment, &labels, &[way], &words);
        let document = roxmltree::Document::parse(&svg).expect("well-formed");
        assert!(!svg.contains("<script") && !svg.contains('\u{0}'));
        let said: Vec<&str> = document.descendants().filter_map(|n| n.text()).collect();
        for text in ["Two dragons", "12 turns", "Dragon Rage"] {
            assert!(said.contains(&text), "{text}");
        }
        assert!(said.iter().any(|t| t.starts_with("</text><script>")), "a name is text, whatever it is");
        // Nothing leaves the picture: the long line is set smaller.
        let wide: f32 = document.root_element().attribute("width").unwrap().parse().unwrap();
        let long = document.descendants().find(|n| n.text().is_some_and(|t| t.starts_with("WWW"))).unwrap();
        let size: f32 = long.attribute("font-size").unwrap().parse().unwrap();
        assert!(size * 0.56 * 400.0 <= wide);
        let without = report(&game, Theme::Parchment, &labels, &[], &words);
        assert!(without.len() < svg.len(), "the way is drawn");
    }
}
