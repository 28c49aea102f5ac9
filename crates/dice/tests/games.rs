//! Whole games with three chains: two verifiers that have no line in common find every roll right, and what is changed wrong.

mod common;

use common::{Played, ask_python, game};
use dragonrage_ai::Level;
use dragonrage_dice::{Finding, verify};
use dragonrage_rules::Components;
use std::fs;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// A game to be played: scenario, both players, seed.
type Job = (String, Level, u64);

/// Every scenario, mostly by lot, and once by squires, who know what they do.
fn jobs(components: &Components) -> Vec<Job> {
    let by_lot = |id: &String| (1..=60).map(|seed| (id.clone(), Level::Random, seed)).collect::<Vec<Job>>();
    let ids = components.scenarios.iter().map(|scenario| &scenario.id);
    ids.flat_map(|id| [vec![(id.clone(), Level::Squire, 0)], by_lot(id)].concat()).collect()
}

/// Plays a game and verifies it; its record, and how many rolls there were.
fn proven(components: &Arc<Components>, (scenario, level, seed): &Job) -> (String, usize) {
    let played = game(components, scenario, [*level; 2], *seed);
    let text = played.record();
    let verified = verify(components, &text).unwrap_or_else(|fault| panic!("{scenario} {seed}: {fault}"));
    let actions = played.journal.actions();
    assert_eq!((verified.over, verified.actions), (true, actions.len()));
    assert_eq!(verified.rolls, actions.iter().filter(|action| action.is_roll()).count());
    assert!(verified.sides.is_some() && verified.open().contains(&Finding::Kept));
    (text, verified.rolls)
}

#[test]
fn both_verifiers_agree_on_ten_thousand_rolls() {
    let components = dragonrage_data::embedded();
    let folder = tempfile::tempdir().unwrap();
    let jobs = jobs(&components);
    let next = AtomicUsize::new(0);
    // One after the other takes the next game.
    let work = || -> Vec<(PathBuf, usize)> {
        let mine = std::iter::from_fn(|| Some(next.fetch_add(1, Ordering::Relaxed)).filter(|n| *n < jobs.len()));
        let play = |n: usize| {
            let (text, rolls) = proven(&components, &jobs[n]);
            let file = folder.path().join(format!("{n}.txt"));
            fs::write(&file, text).unwrap();
            (file, rolls)
        };
        mine.map(play).collect()
    };
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let found: Vec<(PathBuf, usize)> = std::thread::scope(|scope| {
        let all: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        all.into_iter().flat_map(|thread| thread.join().unwrap()).collect()
    });
    let rolls: usize = found.iter().map(|(_, rolls)| rolls).sum();
    println!("{rolls} rolls of {} games", found.len());
    assert!(found.len() == jobs.len() && rolls >= 10_000, "{rolls} rolls of {} games", found.len());
    let said: String = found.iter().map(|(file, rolls)| format!("{}: OK, {rolls} rolls\n", file.display())).collect();
    let python = ask_python(&found.into_iter().map(|(file, _)| file).collect::<Vec<PathBuf>>());
    assert_eq!((String::from_utf8_lossy(&python.stdout), python.status.code()), (said.into(), Some(0)));
}

#[test]
fn a_record_may_end_anywhere_and_may_come_from_anywhere() {
    let components = dragonrage_data::embedded();
    let mut played = Played::start(&components, "esirien-1", 5);
    let folder = tempfile::tempdir().unwrap();
    let mut files = Vec::new();
    let mut keep = |text: &str| {
        let file = folder.path().join(files.len().to_string());
        fs::write(&file, text).unwrap();
        files.push(file);
    };
    // Before the first roll.
    let none = verify(&components, &played.record()).unwrap();
    assert_eq!((none.rolls, none.over, none.sides), (0, false, None));
    assert!(none.open().contains(&Finding::Unfinished));
    keep(&played.record());
    for rolls in 1..=2 {
        let roll = played.cup.roll(1).unwrap();
        played.step(roll);
        let verified = verify(&components, &played.record()).unwrap();
        assert_eq!((verified.rolls, verified.over), (rolls, false));
        keep(&played.record());
    }
    played.play([Level::Squire; 2], 5, 30);
    let text = played.record();
    let whole = verify(&components, &text).unwrap();
    assert!(whole.over && whole.rolls > 15 && whole.sides.is_some());
    // As other systems and programs write it.
    for text in [text.replace('\n', "\r\n"), format!("\u{feff}{text}"), text.replace("\ninvader Ann", "\ninvader Bob")]
    {
        assert_eq!(verify(&components, &text), Ok(whole.clone()));
        keep(&text);
    }
    let python = ask_python(&files);
    assert!(python.status.success(), "{}", String::from_utf8_lossy(&python.stdout));
}
