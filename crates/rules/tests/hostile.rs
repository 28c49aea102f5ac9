//! Hostile texts: positions and records that were tampered with are refused with a line and a reason, or are games
//! like any other. Nothing panics. (`fuzz/` holds the same attempts for a coverage-guided fuzzer.)

mod common;

use common::{Stream, Table, choose, random_battle};
use dragonrage_data::embedded;
use dragonrage_rules::record::RecordProblem;
use dragonrage_rules::*;

/// Damages a text: bytes, words and lines are changed, doubled, swapped or lost.
fn tamper(text: &str, stream: &mut Stream) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for _ in 0..=stream.below(3) {
        let n = stream.below(lines.len());
        let m = stream.below(lines.len());
        let words: Vec<String> = lines[n].split(' ').map(str::to_owned).collect();
        let others: Vec<String> = lines[m].split(' ').map(str::to_owned).collect();
        let w = stream.below(words.len());
        match stream.below(9) {
            0 => drop(lines.remove(n)),
            1 => lines.insert(n, lines[m].clone()),
            2 => lines.swap(n, m),
            3 | 4 => {
                // A word from somewhere else: often of the right sort, in the wrong place.
                let mut words = words;
                words[w] = others[stream.below(others.len())].clone();
                lines[n] = words.join(" ");
            }
            5 => {
                let number = ["0", "1", "7", "15", "16", "99", "255", "256", "65535", "-1", "99999999999"];
                let mut words = words;
                words[w] = number[stream.below(number.len())].to_owned();
                lines[n] = words.join(" ");
            }
            6 => {
                let mut words = words;
                words.remove(w);
                lines[n] = words.join(" ");
            }
            7 => lines[n].push_str([" ", " x", " 0707", " D1", " true", "é", "\u{0}"][stream.below(7)]),
            _ => {
                let mut bytes = std::mem::take(&mut lines[n]).into_bytes();
                if !bytes.is_empty() {
                    let b = stream.below(bytes.len());
                    bytes[b] = bytes[b].wrapping_add(1 + stream.below(3) as u8) & 0x7f;
                }
                lines[n] = String::from_utf8_lossy(&bytes).into_owned();
            }
        }
        if lines.is_empty() {
            lines.push(String::new());
        }
    }
    lines.join("\n")
}

/// How many positions are tampered with; `DRAGONRAGE_HOSTILE` raises it for a long run.
fn rounds(usual: u64) -> u64 {
    std::env::var("DRAGONRAGE_HOSTILE").ok().and_then(|n| n.parse().ok()).unwrap_or(usual)
}

#[test]
fn tampered_positions_are_refused_or_playable() {
    let components = embedded();
    let (mut refused, mut played) = (0, 0);
    for seed in 0..rounds(400) {
        let mut stream = Stream::new(seed);
        let mut game = random_battle(&Table::printed("esirien-1"), &mut stream);
        let mut legal = Vec::new();
        for _ in 0..40 {
            game.legal_actions(&mut legal);
            if legal.is_empty() {
                break;
            }
            game.apply(choose(&legal, &mut stream), &mut Silent).expect("a listed action");
            let text = tamper(&position::print(&components, &game.setup()), &mut stream);
            let Ok(setup) = position::parse(&components, &text).map_err(|e| assert!(!e.is_empty())) else {
                refused += 1;
                continue;
            };
            match Game::new(&components, &setup) {
                Err(problems) => {
                    assert!(!problems.is_empty());
                    refused += 1;
                }
                Ok(mut odd) => {
                    played += 1;
                    for _ in 0..60 {
                        odd.legal_actions(&mut legal);
                        if legal.is_empty() {
                            break;
                        }
                        let action = legal[stream.below(legal.len())];
                        assert_eq!(odd.apply(action, &mut Silent), Ok(()), "{action:?}\n{text}");
                    }
                }
            }
        }
    }
    assert!(refused > 100 && played > 100, "both happen: {refused} refused, {played} played");
}

fn whole_game(seed: u64) -> String {
    let components = embedded();
    let options = components.scenario("esirien-1").expect("it exists").options;
    let mut stream = Stream::new(seed);
    let mut journal = Journal::start(&components, "esirien-1", options).expect("a game");
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    while journal.game().outcome().is_none() {
        journal.game().legal_actions(&mut legal);
        journal.apply(choose(&legal, &mut stream), &mut events).expect("a listed action");
    }
    journal.text()
}

#[test]
fn tampered_records_are_refused_with_a_line_or_replay() {
    let components = embedded();
    for seed in 0..rounds(300) {
        let mut stream = Stream::new(seed);
        let text = tamper(&whole_game(seed % 10), &mut stream);
        let lines = text.lines().count();
        let result = Record::parse(&text).and_then(|r| r.replay(&components, usize::MAX, |_, _, _| {}));
        if let Err(e) = result {
            assert!(e.line >= 1 && e.line <= lines + 1, "{e}");
            assert!(!e.to_string().is_empty());
        }
    }
}

/// Is it the problem that should be found?
type Expected = fn(&RecordProblem) -> bool;

/// The start of a record up to the empty line that ends its header.
fn header() -> String {
    whole_game(1).split("\n\n").next().expect("a header").to_owned()
}

#[test]
fn bad_records_say_where_and_why() {
    let components = embedded();
    let head = header();
    let try_it = |text: &str| match Record::parse(text) {
        Ok(r) => r.replay(&components, usize::MAX, |_, _, _| {}).err(),
        Err(e) => Some(e),
    };
    let with = |body: &str| format!("{head}\n\n{body}");
    let other = |from: &str, to: &str| head.replace(from, to) + "\n\n";
    let rules = format!("rules {RULES_VERSION}");
    let body = head.lines().count() + 2;
    let hash = components.scenario("esirien-1").expect("it exists").hash;
    let foreign = |more: &str| other(&format!("data {hash:016x}"), &format!("{more}data 00000000deadbeef"));
    let cases: Vec<(String, usize, Expected)> = vec![
        (String::new(), 1, |p| matches!(p, RecordProblem::NoHeader)),
        ("something else".into(), 1, |p| matches!(p, RecordProblem::NoHeader)),
        ("x".repeat(5_000_000), 1, |p| matches!(p, RecordProblem::TooLong)),
        ("dragonrage record 2\n\n".into(), 2, |p| matches!(p, RecordProblem::Missing("edition"))),
        ("dragonrage record 1\nedition 1\n\n".into(), 2, |p| matches!(p, RecordProblem::UnknownKey(_))),
        ("dragonrage record 1\n\n".into(), 2, |p| matches!(p, RecordProblem::Missing("scenario"))),
        ("dragonrage record 1\nscenario esirien-1\n\n".into(), 3, |p| matches!(p, RecordProblem::Missing("rules"))),
        (other(&rules, "rules one"), 4, |p| matches!(p, RecordProblem::BadValue(_))),
        (other(&rules, "rules 77"), 4, |p| matches!(p, RecordProblem::OtherRules { found: 77, .. })),
        (other(&rules, "rules 0"), 4, |p| matches!(p, RecordProblem::OtherRules { found: 0, .. })),
        (other("edition ", "edition ../"), 2, |p| matches!(p, RecordProblem::BadValue(_))),
        (other("scenario ", "changes {}\nscenario "), 3, |p| matches!(p, RecordProblem::BadValue(_))),
        (foreign("changes abcd\n"), 6, |p| matches!(p, RecordProblem::Changes(_))),
        (foreign(""), 5, |p| matches!(p, RecordProblem::OtherData { .. })),
        (other("esirien-1", "atlantis"), 3, |p| matches!(p, RecordProblem::NoScenario(_))),
        (other("ruleset manual", "ruleset chess"), 6, |p| matches!(p, RecordProblem::Option(_))),
        (other("option ruleset", "option colour"), 6, |p| matches!(p, RecordProblem::Option(_))),
        (other("scenario ", "scenery "), 3, |p| matches!(p, RecordProblem::UnknownKey(_))),
        (with("roll 7"), body, |p| matches!(p, RecordProblem::Notation { .. })),
        (with("roll 3+3"), body, |p| matches!(p, RecordProblem::Illegal { .. })),
        (with("D1 walks NE"), body, |p| matches!(p, RecordProblem::Illegal { .. })),
        (with("D9 walks NE"), body, |p| matches!(p, RecordProblem::Notation { .. })),
        (with("D1 dances"), body, |p| matches!(p, RecordProblem::Notation { .. })),
        (with("roll 3\nroll 2\nturn 9 0000000000000000"), body + 2, |p| matches!(p, RecordProblem::OtherTurn { .. })),
        (with("roll 3\nend 0000000000000000"), body + 1, |p| matches!(p, RecordProblem::OtherPosition { .. })),
        (with("roll 3\nend xyz"), body + 1, |p| matches!(p, RecordProblem::BadValue(_))),
        (whole_game(1) + "done\n", whole_game(1).lines().count() + 1, |p| matches!(p, RecordProblem::AfterEnd(_))),
    ];
    for (text, line, expected) in cases {
        let shown: String = text.lines().last().unwrap_or("").chars().take(60).collect();
        let error = try_it(&text).unwrap_or_else(|| panic!("'{shown}' was accepted"));
        assert!(expected(&error.problem), "'{shown}': {error}");
        assert_eq!(error.line, line, "'{shown}': {error}");
    }
}
