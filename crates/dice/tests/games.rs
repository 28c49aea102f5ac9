//! Whole games with three chains: two verifiers that have no line in common find every roll right, and what is changed wrong.

mod common;

use common::{Played, ask_python, game};
use dragonrage_ai::Level;
use dragonrage_dice::{Finding, verify};
use std::collections::BTreeSet;
use std::fs;

/// Games of each scenario, and who plays them.
const PAIRS: [([Level; 2], u64); 2] = [([Level::Random, Level::Random], 8), ([Level::Squire, Level::Random], 1)];

#[test]
fn both_verifiers_agree_on_ten_thousand_rolls() {
    let components = dragonrage_data::embedded();
    let folder = tempfile::tempdir().unwrap();
    let (mut rolls, mut files, mut said) = (0, Vec::new(), String::new());
    let mut strides = BTreeSet::new();
    for (n, scenario) in components.scenarios.iter().enumerate() {
        for (levels, seeds) in PAIRS {
            for seed in 0..seeds {
                let played = game(&components, &scenario.id, levels, 1000 * n as u64 + seed);
                let text = played.record();
                let verified = verify(&components, &text).unwrap_or_else(|fault| panic!("{}: {fault}", scenario.id));
                assert!(verified.over && verified.actions == played.journal.actions().len());
                assert_eq!(verified.rolls, played.journal.actions().iter().filter(|a| a.is_roll()).count());
                assert!(verified.sides.is_some() && verified.open().contains(&Finding::Kept));
                strides.extend(verified.proof.places.iter().map(|index| (index - 1) / dragonrage_dice::STRIDE));
                let file = folder.path().join(format!("{}-{}-{seed}.txt", scenario.id, levels[0].code()));
                fs::write(&file, text).unwrap();
                said += &format!("{}: OK, {} rolls\n", file.display(), verified.rolls);
                files.push(file);
                rolls += verified.rolls;
            }
        }
    }
    let python = ask_python(&files);
    assert_eq!((String::from_utf8_lossy(&python.stdout).as_ref(), python.status.code()), (said.as_str(), Some(0)));
    println!("{rolls} rolls of {} games in {} strides", files.len(), strides.len());
    assert!(rolls >= 10_000, "{rolls} rolls of {} games", files.len());
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
