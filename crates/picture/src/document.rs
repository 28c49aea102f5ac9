//! Whole pictures, for files.

use crate::svg::Num;
use crate::{Labels, Layout, TRACK_HEIGHT, Theme, TrackLabels, board, defs, position, turn_track};
use dragonrage_rules::{Board, Game};

/// A map alone, as a whole SVG file.
pub fn map_document(map: &Board, theme: Theme, labels: &Labels) -> String {
    let layout = Layout::of(map);
    let (w, h) = layout.size();
    wrap((w, h), theme, &board(map, &layout, theme, labels))
}

/// A position on its map, with the turn track below it, as a whole SVG file.
pub fn document(game: &Game, theme: Theme, labels: &Labels, track: &TrackLabels) -> String {
    let layout = Layout::of(game.board());
    let (w, h) = layout.size();
    let body = format!(
        "{}{}<g transform=\"translate(16 {})\">{}</g>",
        board(game.board(), &layout, theme, labels),
        position(game, &layout, theme),
        Num(h + 2.0),
        turn_track(game, w - 32.0, theme, track)
    );
    wrap((w, h + TRACK_HEIGHT + 12.0), theme, &body)
}

fn wrap((w, h): (f32, f32), theme: Theme, body: &str) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0} {1}\" width=\"{0}\" height=\"{1}\">{2}<rect width=\"{0}\" height=\"{1}\" fill=\"{3}\"/>{body}</svg>\n",
        w.ceil(),
        h.ceil(),
        defs(theme),
        theme.colours().paper
    )
}
