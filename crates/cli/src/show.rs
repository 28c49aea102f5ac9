//! `show`: the board, the sheet and the state of a recorded game or of a position.

use crate::app::App;
use crate::args;
use crate::failure::Failure;
use crate::picture::{self, Subject};
use crate::{files, problems, sheet};
use dragonrage_rules::{Game, Record, position, record};
use std::io::{self, Write};
use std::path::Path;

/// Runs the command.
pub fn run(app: &App, job: &args::Show) -> Result<(), Failure> {
    let pictures = job.svg.is_some() || job.png.is_some();
    let id = job.file.to_str().filter(|_| pictures && !job.file.exists());
    if let Some(board) = id.and_then(|id| app.components.board(id)) {
        return picture::write(app, &Subject::Map(board), job);
    }
    let game = match id.and_then(|id| app.components.scenario(id)) {
        Some(scenario) => app.fresh(scenario, scenario.options)?,
        None => game(app, &files::read(app, &job.file)?, &job.file)?,
    };
    if pictures {
        return picture::write(app, &Subject::Game(&game), job);
    }
    let look = app.look();
    let mut out = io::BufWriter::new(io::stdout().lock());
    out.write_all(board(app, &game, &look).as_bytes())?;
    out.write_all(crate::board::legend(app, &game, &look).as_bytes())?;
    writeln!(out, "{}", app.plain(app.words.decision(&game.decision(), &app.context(&game))))?;
    out.flush()?;
    Ok(())
}

/// Board, shared hexes, score, sheet and reserve.
pub fn board(app: &App, game: &Game, look: &crate::board::Look) -> String {
    let phase = app.words.phase(game.phase());
    let heading = app.text("turn-heading", &[("turn", game.turn().into()), ("phase", phase.into())]);
    [
        format!("{}\n", look.paint.text(&heading, crate::paint::HEADING)),
        crate::board::draw(game, look),
        crate::board::stacks(app, game),
        sheet::score(app, game, look),
        sheet::sheet(app, game, look),
        sheet::reserve(app, game),
    ]
    .concat()
}

/// The game of a record or a position.
pub fn game(app: &App, text: &str, file: &Path) -> Result<Game, Failure> {
    let first = text.lines().map(str::trim).find(|l| !l.is_empty() && !l.starts_with('#'));
    match first {
        Some(position::HEADER) => {
            let unreadable = |errors: &[_]| Failure::Failed(problems::position(app, file, errors, text));
            let components = position::components(&app.components, text).map_err(|e| unreadable(&[e]))?;
            let setup = position::parse(&components, text).map_err(|errors| unreadable(&errors))?;
            Game::new(&components, &setup).map_err(|found| {
                let args = [("file", file.display().to_string().into()), ("count", found.len().into())];
                let head = app.text("position-refused", &args);
                Failure::Failed(found.iter().fold(head, |text, p| format!("{text}\n  {p}")))
            })
        }
        Some(line) if record::is_header(line) => {
            let tell = |record: Option<&Record>, e| Failure::Failed(problems::record(app, file, &e, record));
            let record = Record::parse(text).map_err(|e| tell(None, e))?;
            record.replay(&app.components, usize::MAX, |_, _, _| {}).map_err(|e| tell(Some(&record), e))
        }
        _ => {
            let args = [("file", file.display().to_string().into())];
            Err(Failure::Failed(app.text("file-kind-unknown", &args)))
        }
    }
}
