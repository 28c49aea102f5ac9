//! Pictures for files: a position or a map as SVG or PNG. What is drawn is for `dragonrage-picture` to know.

mod pixels;

use crate::app::App;
use crate::args;
use crate::failure::Failure;
use crate::files;
use dragonrage_picture::{Labels, SheetLabels, Theme, TrackLabels};
use dragonrage_rules::{Area, Board, Game, Status, UnitId};
use std::path::Path;

/// What is to be drawn.
pub enum Subject<'a> {
    /// A position.
    Game(&'a Game),
    /// A map without units.
    Map(&'a Board),
}

/// Writes the picture files that were asked for, and says where they are. What was there before is kept.
pub fn write(app: &App, subject: &Subject, job: &args::Show) -> Result<(), Failure> {
    let theme = if job.contrast { Theme::Contrast } else { Theme::Parchment };
    let svg = match subject {
        Subject::Map(board) => dragonrage_picture::map_document(board, theme, &labels(app, board)),
        Subject::Game(game) => {
            let sheets = sheet_labels(app, game);
            dragonrage_picture::document(game, theme, &labels(app, game.board()), &track_labels(app, game), &sheets)
        }
    };
    if let Some(path) = &job.png {
        put(app, path, &pixels::raster(app, &svg, job.scale, path)?)?;
    }
    if let Some(path) = &job.svg {
        put(app, path, svg.as_bytes())?;
    }
    Ok(())
}

fn put(app: &App, path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    let written = files::keep_copy(path).and_then(|copy| files::replace(path, bytes, false).map(|()| copy));
    let copy = written.map_err(|e| files::cannot_write(app, path, e))?;
    println!("{}", app.text("saved", &[("file", path.display().to_string().into())]));
    if let Some(copy) = copy {
        println!("{}", app.text("copy-kept", &[("file", copy.display().to_string().into())]));
    }
    Ok(())
}

/// The names on a map, in the reader's language.
fn labels(app: &App, board: &Board) -> Labels {
    let name = |p: &dragonrage_rules::Place| app.words.place(board.id(), p.hex, &p.name);
    Labels { title: board.spec().name.clone(), places: board.spec().places.iter().map(name).collect() }
}

fn track_labels(app: &App, game: &Game) -> TrackLabels {
    let (vp, inside) = game.clocks();
    let clock = |key, last: u16| app.words.text(key, &[("turns", game.turn().saturating_sub(last).min(10).into())]);
    TrackLabels { destruction: clock("clock-destruction", vp), inside: clock("clock-inside", inside) }
}

/// The major monsters that are alive, and the words on their sheets.
fn sheet_labels(app: &App, game: &Game) -> Vec<(UnitId, SheetLabels)> {
    let alive = |(id, unit): &(UnitId, &dragonrage_rules::Unit)| {
        game.major(*id).is_some() && matches!(unit.status, Status::OnMap | Status::Waiting)
    };
    let context = app.context(game);
    let words = |(id, _): (UnitId, &dragonrage_rules::Unit)| {
        let used = game.major(id).map_or(0, |m| m.fires);
        let all = game.kind(id).map_or(0, |k| game.components().monster(k).fires);
        let left = [("left", u16::from(all.saturating_sub(used)).into())];
        (
            id,
            SheetLabels {
                title: app.words.unit(id, &context),
                areas: Area::ALL.map(|a| app.words.area(a)),
                breaths: app.words.text("sheet-fire-left", &left),
            },
        )
    };
    game.units().filter(alive).map(words).collect()
}
