//! The file of puzzles: many and various, readable, and what it states is exact, every one of them.

use dragonrage_lab::tactics::{Tactic, load, make, puzzles};
use dragonrage_rules::Side;
use dragonrage_table::puzzles::{Book, Puzzle, Theme};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

fn dir() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cases/tactics")
}

fn book() -> Book {
    let text = std::fs::read_to_string(dir().join("puzzles.txt")).expect("the file of puzzles");
    Book::parse(&text).unwrap_or_else(|e| panic!("{e}"))
}

#[test]
fn every_puzzle_states_what_is_exact() {
    let components = dragonrage_data::embedded();
    let told =
        |p: &Puzzle| puzzles::wrong(&components, p).into_iter().map(|w| format!("{}: {w}", p.id)).collect::<Vec<_>>();
    let problems: Vec<String> = book().puzzles.iter().flat_map(told).collect();
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

#[test]
fn every_puzzle_can_be_read_and_played() {
    let components = dragonrage_data::embedded();
    let book = book();
    let mut ids = BTreeSet::new();
    for puzzle in &book.puzzles {
        assert!(ids.insert(puzzle.id.as_str()), "{}: twice", puzzle.id);
        let open = puzzle.open(&components).unwrap_or_else(|| panic!("{}: cannot be read", puzzle.id));
        assert!(!open.best.is_empty() && !puzzle.themes.is_empty(), "{}", puzzle.id);
        assert!((800..=2200).contains(&puzzle.rating), "{}: {}", puzzle.id, puzzle.rating);
        assert_eq!(puzzle.position, Puzzle::lines_of(&open.game), "{}: as it would be written", puzzle.id);
        assert_eq!(puzzle.themes, Theme::of(&open.question, &open.best), "{}", puzzle.id);
    }
    assert_eq!(Book::parse(&book.text()), Ok(book.clone()));
}

#[test]
fn there_are_many_and_all_those_made_by_hand() {
    let components = dragonrage_data::embedded();
    let book = book();
    assert!(book.puzzles.len() >= 300, "{}", book.puzzles.len());
    let by_hand: Vec<Tactic> = load(&components, &dir()).unwrap_or_else(|p| panic!("{p}"));
    for tactic in &by_hand {
        let puzzle = book.find(&tactic.id).unwrap_or_else(|| panic!("{} is missing", tactic.id));
        assert!(make::is_of(puzzle, tactic), "{}: dragonrage tactics --make 1 takes it over", tactic.id);
    }
    for theme in Theme::ALL {
        let count = book.puzzles.iter().filter(|p| p.themes.contains(&theme)).count();
        // Shots are seldom all that matters.
        assert!(count >= if theme == Theme::Missiles { 2 } else { 5 }, "{}: {count}", theme.code());
    }
    for side in Side::BOTH {
        let phase = format!("phase {}", side.code());
        let count = book.puzzles.iter().filter(|p| p.position.contains(&phase)).count();
        assert!(4 * count >= book.puzzles.len(), "{}: {count}", side.code());
    }
    let mut made: Vec<&Puzzle> = book.puzzles.iter().collect();
    made.retain(|p| by_hand.iter().all(|t| t.id != p.id));
    for (n, one) in made.iter().enumerate() {
        assert!(made[..n].iter().all(|other| !make::same(one, other)), "{} is there twice", one.id);
        // The tempting way is named, and worse by the margin.
        let worth = dragonrage_table::puzzles::fraction(&one.worth);
        assert!(!one.tempting.is_empty() && worth <= one.chance() - make::MARGIN + 1e-6, "{}", one.id);
    }
}

#[test]
fn equal_seeds_make_equal_puzzles() {
    let components = dragonrage_data::embedded();
    let book = book();
    // A game of the file, made once more: few of its positions are enough to tell.
    let first = make::of_game(&components, book.seed, 1);
    assert!(!first.is_empty());
    for puzzle in first {
        assert_eq!(book.find(&puzzle.id), Some(&puzzle), "{}", puzzle.id);
    }
}
