//! Whole pictures, for files.

use crate::svg::{Num, put};
use crate::{
    Labels, Layout, SHEET_SIZE, SheetLabels, TRACK_HEIGHT, Theme, TrackLabels, board, defs, position, sheet, turn_track,
};
use dragonrage_rules::{Board, Game, UnitId};

/// A map alone, as a whole SVG file.
pub fn map_document(map: &Board, theme: Theme, labels: &Labels) -> String {
    let layout = Layout::of(map);
    let (w, h) = layout.size();
    wrap((w, h), theme, &board(map, &layout, theme, labels))
}

/// A position on its map, the turn track below it and the sheets of the major monsters beside it, as a whole SVG file.
pub fn document(
    game: &Game,
    theme: Theme,
    labels: &Labels,
    track: &TrackLabels,
    sheets: &[(UnitId, SheetLabels)],
) -> String {
    let layout = Layout::of(game.board());
    let (w, h) = layout.size();
    let mut body = format!(
        "{}{}<g transform=\"translate(16 {})\">{}</g>",
        board(game.board(), &layout, theme, labels),
        position(game, &layout, theme),
        Num(h + 2.0),
        turn_track(game, w - 32.0, theme, track)
    );
    let high = h + TRACK_HEIGHT + 12.0;
    let (wide, tall) = (SHEET_SIZE.0 + 24.0, SHEET_SIZE.1 + 24.0);
    let per_column = ((high / tall) as usize).max(1);
    for (n, (unit, words)) in sheets.iter().enumerate() {
        let (x, y) = (w + (n / per_column) as f32 * wide + 10.0, (n % per_column) as f32 * tall + 16.0);
        let sheet = sheet(game, *unit, theme, words);
        put!(body, "<g transform=\"translate({} {})\">{sheet}</g>", Num(x), Num(y));
    }
    wrap((w + sheets.len().div_ceil(per_column) as f32 * wide, high), theme, &body)
}

pub(crate) fn wrap((w, h): (f32, f32), theme: Theme, body: &str) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0} {1}\" width=\"{0}\" height=\"{1}\">{2}<rect width=\"{0}\" height=\"{1}\" fill=\"{3}\"/>{body}</svg>\n",
        w.ceil(),
        h.ceil(),
        defs(theme),
        theme.colours().paper
    )
}
