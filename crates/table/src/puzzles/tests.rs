//! The file comes back as it was written, tries are judged exactly, ratings follow the first try only.

use super::judge::{Judge, State, Verdict, question};
use super::*;
use crate::thinker::{Thinker, answer};
use dragonrage_rules::{Action, notation};

/// The hall falls if the dragon goes there, and not to the guildhall beside the hero.
const TEXT: &str = "dragonrage puzzles 1
seed 7
games 3

puzzle away
theme escape raze
rating 1250
ask destroy 1 VP; survive
by reply
best D1 walks SW; D1 razes; done
value 1
tempting D1 bounds 3 N; done
worth 1/3
scenario esirien-3
turn 1
phase invader-movement
clocks 1 1
unit D1 invader 1109 facing NW damage 0/0/0/3 fires 2
unit HERO1 defender 1307

puzzle other
theme raze
rating 900
ask destroy 1 VP
by turn
best D1 walks SW; D1 razes
value 1
scenario esirien-3
turn 1
phase invader-movement
clocks 1 1
unit D1 invader 1109 facing NW damage 0/0/0/3 fires 2
unit HERO1 defender 1307
";

fn book() -> Book {
    Book::parse(TEXT).expect("a file of puzzles")
}

fn steps(texts: &[&str]) -> Vec<Action> {
    let roster = &dragonrage_data::embedded().roster;
    texts.iter().map(|t| notation::parse(roster, t).expect("an action")).collect()
}

/// What the thinker beside the page says.
fn judged(thinker: &mut Thinker, puzzle: &Puzzle, done: &[Action]) -> Verdict {
    let components = dragonrage_data::embedded();
    let open = puzzle.open(&components).expect("a puzzle");
    let text = thinker.think(&question(9, puzzle, &open.game, done));
    let (number, told) = answer(&text).expect("an answer");
    assert_eq!(number, 9);
    Verdict::read(&components.roster, told).unwrap_or_else(|| panic!("{told}"))
}

#[test]
fn a_file_comes_back_as_it_was_written() {
    let book = book();
    assert_eq!((book.seed, book.games, book.puzzles.len()), (7, 3, 2));
    assert_eq!(Book::parse(&book.text()), Ok(book.clone()));
    assert_eq!(book.find("away").map(|p| p.span), Some(2));
    assert!((fraction("25/36") - 25.0 / 36.0).abs() < 1e-12 && fraction("0.5") == 0.5);
    assert!(Book::parse("dragonrage record 2\n").is_err());
    assert!(Book::parse("dragonrage puzzles 1\nrating 3\n").is_err_and(|e| e.starts_with("line 2")));
    assert!(Book::parse("dragonrage puzzles 1\npuzzle x\nby noon\n").is_err());
}

#[test]
fn what_is_best_gives_nothing_away_and_what_tempts_does() {
    let book = book();
    let puzzle = &book.puzzles[0];
    let open = puzzle.open(&dragonrage_data::embedded()).expect("a puzzle");
    let mut thinker = Thinker::new(dragonrage_data::embedded());
    let fresh = judged(&mut thinker, puzzle, &[]);
    assert_eq!((fresh.state, fresh.slips.len()), (State::Open, 0));
    assert!((fresh.chance - puzzle.chance()).abs() < 1e-9);
    // Once the hall is down, nothing more needs to be done.
    let razed = judged(&mut thinker, puzzle, &open.best[..2]);
    assert_eq!((razed.state, razed.clean()), (State::Enough, true));
    let wrong = judged(&mut thinker, puzzle, &open.tempting);
    let slip = wrong.worst().expect("it gave something away");
    assert!(!wrong.clean() && wrong.state != State::Enough);
    assert_eq!(slip.step, 0);
    assert!((slip.before - 1.0).abs() < 1e-9 && (slip.after - fraction(&puzzle.worth)).abs() < 1e-9);
    assert!(!slip.better.is_empty());
    // Whoever does nothing at all gives everything away.
    let mut judge = Judge::new(String::new(), open);
    let idle = judge.judge(&steps(&["done", "done", "done"])).expect("a small question");
    assert_eq!(idle.state, State::Over);
    assert!((idle.cost() - 1.0).abs() < 1e-9 && idle.chance == 0.0);
}

#[test]
fn only_the_first_try_counts_and_everything_comes_back() {
    let book = book();
    let mut progress = Progress::default();
    let before = progress.rating.rating;
    assert!(progress.take(&book.puzzles[0], true));
    let up = progress.rating.rating;
    assert!(up > before);
    assert!(!progress.take(&book.puzzles[0], false));
    assert_eq!((progress.rating.rating, progress.streak), (up, 1));
    assert!(progress.take(&book.puzzles[1], false));
    assert!(progress.rating.rating < up);
    assert_eq!((progress.streak, progress.best_streak, progress.count()), (0, 1, (1, 2)));
    let again = Progress::read(&progress.text()).expect("what was written");
    assert_eq!(again.text(), progress.text());
    assert_eq!((again.tried("away"), again.tried("other"), again.tried("none")), (Some(true), Some(false), None));
    assert_eq!(again.latest(1).collect::<Vec<_>>(), [("other", false)]);
    assert!(Progress::read("nonsense").is_none() && Progress::read("rating x 1 1").is_none());
    assert_eq!(Progress::read(""), Some(Progress::default()));
}

#[test]
fn the_day_has_one_puzzle_and_the_next_is_near_and_new() {
    let book = book();
    let day = book.of_day(2026, 11, 18).expect("one").id.clone();
    assert_eq!(book.of_day(2026, 11, 18).expect("one").id, day);
    let month: std::collections::BTreeSet<&str> =
        (1..=30).filter_map(|d| book.of_day(2026, 11, d)).map(|p| p.id.as_str()).collect();
    assert_eq!(month.len(), 2, "days differ");
    let mut progress = Progress::default();
    assert_eq!(book.next(&progress, "").map(|p| p.id.as_str()), Some("away"));
    progress.take(&book.puzzles[0], true);
    assert_eq!(book.next(&progress, "").map(|p| p.id.as_str()), Some("other"));
    progress.take(&book.puzzles[1], false);
    // All tried: what failed comes again.
    assert_eq!(book.next(&progress, "").map(|p| p.id.as_str()), Some("other"));
    assert_eq!(Book::default().of_day(2026, 1, 1), None);
}
