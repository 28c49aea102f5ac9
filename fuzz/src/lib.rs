//! What must hold for any input, one function for each kind of input. They know nothing of where inputs come from: libFuzzer calls
//! them by way of `fuzz_targets/`, `cargo xtask fuzz` by way of `examples/run.rs`. A panic is a finding.

#![forbid(unsafe_code)]

mod game;
pub mod mutate;

pub use game::{AGREED, WILD, game};

use dragonrage_data::{Files, embedded};
use dragonrage_dice::{Proof, verify};
use dragonrage_league::ratings::Book;
use dragonrage_league::tournament::{players_from_csv, players_from_trf};
use dragonrage_league::{Army, Campaign, Deal, Tournament};
use dragonrage_rules::{Game, Record, Setup, Silent, position};
use std::sync::Arc;

/// Looks at one input; tells whether it was something or was refused.
pub type Target = fn(&[u8]) -> bool;

/// All of them by name; inputs of each are in `fuzz/corpus/NAME`.
pub const TARGETS: [(&str, Target); 7] = [
    ("game", game),
    ("position", position),
    ("record", record),
    ("proof", proof),
    ("cases", cases),
    ("league", league),
    ("data", data),
];

/// The input as text, as far as it is text.
fn text(bytes: &[u8]) -> &str {
    match std::str::from_utf8(bytes) {
        Ok(text) => text,
        Err(e) => std::str::from_utf8(&bytes[..e.valid_up_to()]).unwrap_or_default(),
    }
}

/// A record that is any text: it is refused, or it replays, and what it says is said again.
pub fn record(bytes: &[u8]) -> bool {
    let Ok(record) = Record::parse(text(bytes)) else { return false };
    let replayed = record.replay(&embedded(), 2_000, |_, _, _| {});
    let _ = record.upgrade(&embedded());
    replayed.inspect(sound).is_ok()
}

/// A record with a proof of its dice that is any text: it is refused on a line that it has, or right behind its end; or it is proven,
/// and then every line of the proof is as it must be, and nothing else can be said about as many rolls.
pub fn proof(bytes: &[u8]) -> bool {
    let text = text(bytes);
    let lines = text.lines().count() + 1;
    if let Ok(proof) = Proof::parse(text) {
        let said: String = text.lines().filter(|l| l.starts_with("# dice ")).map(|l| format!("{l}\n")).collect();
        assert_eq!(proof.text(), said, "there is one text for each proof");
    }
    match verify(&embedded(), text) {
        Ok(verified) => {
            let replayed = Record::parse(text).map(|record| record.len());
            assert_eq!((replayed, verified.proof.places.len()), (Ok(verified.actions), verified.rolls));
            true
        }
        Err(fault) => {
            assert!(fault.line().is_none_or(|line| (1..=lines).contains(&line)), "{fault} of {lines} lines");
            false
        }
    }
}

/// A position that is any text: it is refused, or it can be printed, read again, and played on.
pub fn position(bytes: &[u8]) -> bool {
    let components = embedded();
    let Ok(setup) = position::parse(&components, text(bytes)) else { return false };
    let Ok(mut game) = Game::new(&components, &setup) else { return false };
    sound(&game);
    let mut legal = Vec::new();
    for n in 0..50 {
        game.legal_actions(&mut legal);
        let Some(action) = legal.get(n * 7 % legal.len().max(1)) else { break };
        game.apply(*action, &mut Silent).expect("a listed action applies");
        assert_eq!(game.hash(), game.hash_from_scratch());
    }
    sound(&game);
    true
}

/// What is true of every position: its text tells all of it, and its number keeps up.
fn sound(game: &Game) {
    let text = position::print(game.components(), &game.setup());
    let setup = position::parse(game.components(), &text).unwrap_or_else(|e| panic!("{e:?}\n{text}"));
    let again = Game::new(game.components(), &setup).unwrap_or_else(|e| panic!("{e:?}\n{text}"));
    assert!(again == *game, "print and parse\n{text}");
    assert_eq!(game.hash(), game.hash_from_scratch());
}

/// A case file that is any text: it is refused, or its cases run.
pub fn cases(bytes: &[u8]) -> bool {
    let text = text(bytes);
    let league = dragonrage_league_cases::load_league(&embedded(), "fuzz.toml", text);
    league.iter().flatten().for_each(|case| drop(dragonrage_league_cases::run_league(case)));
    let battle = dragonrage_cases::load_str("fuzz.toml", text);
    battle.iter().flatten().for_each(|case| drop(dragonrage_cases::run(case)));
    league.is_ok() || battle.is_ok()
}

/// Files of the league that are any text: they are refused, or what they say can be written and read again.
pub fn league(bytes: &[u8]) -> bool {
    let (text, components) = (text(bytes), embedded());
    let campaign = Campaign::read(&components, text).inspect(|x| {
        assert!(Campaign::read(&components, &x.text(&components)).is_ok_and(|y| y == *x));
    });
    let tournament = Tournament::read(&components, text).inspect(|x| {
        assert!(Tournament::read(&components, &x.text()).is_ok_and(|y| y == *x));
        let _ = (x.pair(), x.check(&components));
    });
    let deal = Deal::read(&components, text).inspect(|x| {
        assert!(Deal::read(&components, &x.text()).is_ok_and(|y| y == *x));
    });
    let book = Book::read(text).inspect(|x| {
        assert!(Book::read(&x.text()).is_ok_and(|y| y == *x));
    });
    let army = text.parse::<Army>().inspect(|army| {
        assert!(army.to_string().parse().is_ok_and(|again: Army| again == *army));
    });
    let lists = players_from_csv(text).is_ok() || players_from_trf(text).is_ok();
    campaign.is_ok() || tournament.is_ok() || deal.is_ok() || book.is_ok() || army.is_ok() || lists
}

/// A data file that is any text, named in its first line: it is refused, or games can be set up with it.
pub fn data(bytes: &[u8]) -> bool {
    let (name, content) = text(bytes).split_once('\n').unwrap_or_default();
    let mut files = Files::embedded();
    if files.text(name).is_none() {
        return false;
    }
    files.put(name, content);
    let Ok(components) = dragonrage_data::load(&files) else { return false };
    let components = Arc::new(components);
    for scenario in &components.scenarios {
        if let Some(setup) = Setup::fresh(&components, &scenario.id, scenario.options) {
            let _ = Game::new(&components, &setup);
        }
    }
    true
}
