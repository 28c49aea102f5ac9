//! `tactics --make` and `--check`: the file of puzzles, made and solved again. The file is written after every game, so that
//! whoever breaks off goes on where it ended.

use crate::app::App;
use crate::failure::Failure;
use crate::{files, progress};
use dragonrage_lab::tactics::{Tactic, make, puzzles};
use dragonrage_rules::Game;
use dragonrage_table::puzzles::{Book, Puzzle};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// The file's name, in the folder of tactical positions.
const FILE: &str = "puzzles.txt";

/// Games without a single puzzle after which nothing more is to be hoped for.
const PATIENCE: u32 = 500;

fn read(app: &App, path: &Path) -> Result<Book, Failure> {
    let fail = |e: String| Failure::Failed(format!("{}: {e}", path.display()));
    Book::parse(&files::read(app, path)?).map_err(fail)
}

/// The positions of all puzzles of the folder.
pub fn positions(app: &App, dir: &Path) -> Result<Vec<Game>, Failure> {
    let path = dir.join(FILE);
    if !path.exists() {
        return Ok(Vec::new());
    }
    let book = read(app, &path)?;
    Ok(book.puzzles.iter().filter_map(|p| p.open(&app.components)).map(|open| open.game).collect())
}

/// Makes puzzles until there are so many, those made by hand included.
pub fn run(app: &App, dir: &Path, by_hand: &[Tactic], count: usize, seed: u64) -> Result<(), Failure> {
    let path: PathBuf = dir.join(FILE);
    let old = if path.exists() { read(app, &path)? } else { Book { seed, ..Book::default() } };
    let keep = |book: &Book| files::replace(&path, book.text(), false).map_err(|e| files::cannot_write(app, &path, e));
    let bar = progress::bar(app.say("tactics-making"), count);
    let mut book = Book { puzzles: Vec::new(), ..old };
    // Those made by hand come first, as they are today; what took time to make stays.
    let known = |id: &str| old.puzzles.iter().find(|p| p.id == id);
    for tactic in by_hand {
        let fresh = match known(&tactic.id) {
            Some(puzzle) if make::is_of(puzzle, tactic) => Some(puzzle.clone()),
            _ => make::of_tactic(tactic),
        };
        book.puzzles.extend(fresh);
        bar.set_position(book.puzzles.len() as u64);
    }
    let made = |p: &&Puzzle| by_hand.iter().all(|t| t.id != p.id);
    book.puzzles.extend(old.puzzles.iter().filter(made).cloned());
    let mut idle = 0;
    while book.puzzles.len() < count && idle < PATIENCE {
        bar.set_position(book.puzzles.len() as u64);
        keep(&book)?;
        idle += 1;
        for puzzle in make::of_game(&app.components, book.seed, book.games) {
            if book.puzzles.iter().all(|other| !make::same(other, &puzzle)) {
                book.puzzles.push(puzzle);
                idle = 0;
            }
        }
        book.games += 1;
    }
    bar.finish_and_clear();
    keep(&book)?;
    let args = [("puzzles", book.puzzles.len().into()), ("games", book.games.into())];
    writeln!(io::stdout().lock(), "{}", app.text("tactics-made", &args))?;
    Ok(())
}

/// Solves every puzzle again and tells what of the file is wrong.
pub fn check(app: &App, dir: &Path, only: Option<&str>) -> Result<(), Failure> {
    let path = dir.join(FILE);
    let book = read(app, &path)?;
    let mut out = io::stdout().lock();
    let mut wrong = 0;
    let bar = progress::bar(app.say("tactics-checking"), book.puzzles.len());
    for puzzle in book.puzzles.iter().filter(|p| only.is_none_or(|id| p.id == id)) {
        let problems = puzzles::wrong(&app.components, puzzle);
        wrong += usize::from(!problems.is_empty());
        for problem in problems {
            writeln!(out, "{}: {}: {problem}", path.display(), puzzle.id)?;
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    let args = [("puzzles", book.puzzles.len().into()), ("wrong", wrong.into())];
    writeln!(out, "{}", app.text("tactics-checked", &args))?;
    if wrong > 0 { Err(Failure::Told) } else { Ok(()) }
}
