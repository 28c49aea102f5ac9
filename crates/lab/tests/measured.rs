//! The positions that measure: exact, many, various, new, and what their themes say they are.

use dragonrage_ai::Goal;
use dragonrage_lab::tactics::make::{MARGIN, measured};
use dragonrage_lab::tactics::{FEW, Idea, Suite, Tactic, load, place, units};
use dragonrage_rules::{Choice, Decision, Side};
use dragonrage_table::puzzles::{Book, fraction};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

fn dir() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cases/tactics")
}

fn suite() -> (Suite, String) {
    let text = std::fs::read_to_string(dir().join("made/made.toml")).expect("the file of positions that measure");
    let suite = Suite::parse(&dragonrage_data::embedded(), "made.toml", &text).unwrap_or_else(|p| panic!("{p}"));
    (suite, text)
}

#[test]
fn what_is_stated_is_exact() {
    let (suite, _) = suite();
    for tactic in &suite.tactics {
        let answer = tactic.answer(&mut tactic.solver()).unwrap_or_else(|e| panic!("{}: {e}", tactic.id));
        let wrong = tactic.wrong(&answer);
        assert!(wrong.is_empty(), "{}: dragonrage tactics --update corrects: {}", tactic.id, wrong.join("\n"));
    }
}

#[test]
fn they_are_many_and_various() {
    let (suite, text) = suite();
    let all = &suite.tactics;
    assert!(all.len() >= 200, "{}", all.len());
    let count = |fits: &dyn Fn(&Tactic) -> bool| all.iter().filter(|t| fits(t)).count();
    for idea in Idea::ALL {
        assert!(count(&|t| t.idea == Some(idea)) >= 12, "{}: {}", idea.code(), count(&|t| t.idea == Some(idea)));
    }
    let these = [Idea::Gathering, Idea::Screen, Idea::Spell];
    assert!(3 * count(&|t| t.idea.is_some_and(|i| these.contains(&i))) >= all.len());
    for side in Side::BOTH {
        assert!(6 * count(&|t| t.question.side == side) >= all.len(), "{}", side.code());
    }
    assert!(count(&|t| units(&t.game) > FEW) >= 20, "{}", count(&|t| units(&t.game) > FEW));
    let ids: BTreeSet<&str> = all.iter().map(|t| t.id.as_str()).collect();
    assert_eq!(ids.len(), all.len());
    assert_eq!(suite.text(), text, "as it would be written");
}

#[test]
fn the_game_itself_is_asked_for() {
    for tactic in suite().0.tactics {
        let asked = (&tactic.question.goals[..], tactic.question.span);
        assert!(matches!(asked, ([Goal::Win], 1) | ([Goal::Survive], 2)), "{}", tactic.id);
        let casts = matches!(tactic.game.decision(), Decision::Side(_, Choice::Spell));
        assert_eq!(casts, tactic.idea == Some(Idea::Spell), "{}", tactic.id);
        let tempting = tactic.tempting.expect("what is worse is named");
        assert!(fraction(&tempting.value) <= fraction(&tactic.best.value) - MARGIN + 1e-6, "{}", tactic.id);
    }
}

#[test]
fn none_of_them_is_known_already() {
    let components = dragonrage_data::embedded();
    let by_hand = load(&components, &dir()).unwrap_or_else(|p| panic!("{p}"));
    let book = std::fs::read_to_string(dir().join("puzzles.txt")).expect("the file of puzzles");
    let book = Book::parse(&book).unwrap_or_else(|e| panic!("{e}"));
    let puzzles = book.puzzles.iter().filter_map(|p| p.open(&components)).map(|open| place(&open.game));
    let mut known: BTreeSet<Vec<String>> = by_hand.iter().map(|t| place(&t.game)).chain(puzzles).collect();
    let (suite, _) = suite();
    assert_ne!(suite.seed, book.seed, "people play from other games");
    for tactic in &suite.tactics {
        assert!(known.insert(place(&tactic.game)), "{} is there twice, or known", tactic.id);
    }
}

#[test]
fn equal_seeds_make_equal_positions() {
    let (suite, _) = suite();
    // The first game of the file, made once more, when everything was wanted.
    let again = measured::of_game(&dragonrage_data::embedded(), suite.seed, 0, |_| true);
    for tactic in again {
        let known = suite.tactics.iter().find(|t| t.id == tactic.id);
        let known = known.unwrap_or_else(|| panic!("{} is missing", tactic.id));
        assert_eq!(known.text(), tactic.text());
    }
}
