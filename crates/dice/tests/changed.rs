//! What is changed in a record that was proven is found out: every single bit of it that matters, and what a cheat would change.

mod common;

use common::{Played, ask_python, game};
use dragonrage_ai::Level;
use dragonrage_dice::{Fault, Finding, Party, ProofError, ProofProblem, Seats, Version, verify};
use dragonrage_rules::notation::NotationError;
use dragonrage_rules::record::{Header, RecordError, RecordProblem};
use dragonrage_rules::{BySide, Components, Force, Kind, Seat, Side};
use std::fs;
use std::sync::Arc;

/// A short game between squires with small armies; it has dice for sides and for fights, promises, remarks and names.
fn record(components: &Arc<Components>) -> String {
    let options = components.scenario("esirien-1").unwrap().options;
    let army = |of: &[(Kind, u8)]| of.iter().map(|(kind, count)| Force { kind: *kind, count: *count }).collect();
    let forces =
        BySide { invader: army(&[(Kind::Dragon, 1)]), defender: army(&[(Kind::Infantry, 4), (Kind::Hero, 1)]) };
    let header = Header { forces: Some(forces), ..Header::new(components, "esirien-1", options) };
    let mut played = Played::begin(components, header, 1);
    played.play([Level::Squire; 2], 1, 12);
    played.record()
}

/// Its lines, each with its line feed.
fn lines(text: &str) -> Vec<String> {
    text.split_inclusive('\n').map(str::to_owned).collect()
}

/// May this byte of a line be any other? Names may, and remarks that are not of the proof.
fn free(header: bool, line: &str, at: usize) -> bool {
    let name = ["invader ", "defender "].iter().any(|side| line.starts_with(side) && at >= side.len());
    if header { name } else { line.starts_with('#') && at > 0 && !line.starts_with("# dice ") }
}

#[test]
fn every_bit_that_matters_is_guarded() {
    let components = dragonrage_data::embedded();
    let text = record(&components);
    verify(&components, &text).unwrap();
    let (mut at, mut header) = (0, true);
    let (mut refused, mut passed, mut no_text) = (0, 0, 0);
    for line in lines(&text) {
        header &= line != "\n";
        for byte in 0..line.len() {
            for bit in 0..8 {
                let mut changed = text.clone().into_bytes();
                changed[at + byte] ^= 1 << bit;
                let Ok(changed) = String::from_utf8(changed) else {
                    no_text += 1;
                    continue;
                };
                match verify(&components, &changed) {
                    Err(_) => refused += 1,
                    Ok(_) => {
                        passed += 1;
                        assert!(free(header, &line, byte), "bit {bit} of byte {byte} of '{}'", line.escape_debug());
                    }
                }
            }
        }
        at += line.len();
    }
    println!("{} bytes: {refused} changes refused, {no_text} no text, {passed} in names and remarks", text.len());
    assert!(refused > 20_000);
}

/// What a verifier without the rules says of it.
#[derive(PartialEq, Debug)]
enum Without {
    /// It names the same line.
    Same,
    /// It finds it out on another.
    Elsewhere,
    /// It sees nothing wrong.
    Nothing,
}

/// What somebody might change, and the fault that it must be.
struct Cheat {
    what: &'static str,
    text: String,
    fault: Fault,
    without: Without,
}

/// A record to be changed line by line.
struct Sheet(Vec<String>);

impl Sheet {
    /// The number of the n-th line that begins so, from 1.
    fn line(&self, start: &str, n: usize) -> usize {
        let found = self.0.iter().enumerate().filter(|(_, line)| line.starts_with(start)).nth(n);
        found.map_or_else(|| panic!("no line '{start}'"), |(at, _)| at + 1)
    }

    fn said(&self, line: usize) -> &str {
        &self.0[line - 1]
    }

    /// The record with another line instead; without it, if that is empty.
    fn with(&self, line: usize, text: &str) -> String {
        let mut lines = self.0.clone();
        lines[line - 1] = text.to_owned();
        lines.concat()
    }

    /// The record with another last sign in a line.
    fn bent(&self, line: usize) -> String {
        let said = self.said(line).trim_end();
        let other = if said.ends_with('0') { '1' } else { '0' };
        self.with(line, &format!("{}{other}\n", &said[..said.len() - 1]))
    }
}

fn bad(line: usize, problem: ProofProblem) -> Fault {
    Fault::Proof(ProofError { line, problem })
}

/// The indices that a proof says.
fn places(sheet: &Sheet, line: usize) -> Vec<u32> {
    sheet.said(line).split_whitespace().skip(3).map(|word| word.parse().unwrap()).collect()
}

/// Changes of what the proof says.
fn in_the_proof(sheet: &Sheet) -> Vec<Cheat> {
    let cheat = |what, text, fault| Cheat { what, text, fault, without: Without::Same };
    let line = |start| sheet.line(start, 0);
    let (seal, open, at) = (line("# dice seal"), line("# dice open S"), line("# dice places"));
    let all = places(sheet, at);
    let last = all[all.len() - 1];
    let stray = |n: usize| Fault::Stray { line: open + n, party: Party::ALL[n], index: last };
    let root = sheet.said(line("# dice root 2")).replace("root 2", "open 2 0");
    let unopened = Fault::Unopened { line: line("roll "), index: all[0], party: Party::Two, opened: 0 };
    let further = sheet.said(at).replace(&format!(" {last}\n"), &format!(" {}\n", last + 1));
    let fewer = sheet.said(at).replace(&format!(" {last}\n"), "\n");
    let numbered = |said, due| Fault::Places { line: at, roll: all.len(), said, due };
    let end = sheet.0.len() + 1;
    let first = line("# dice dragonrage");
    let with = |what: &str, said: &str| {
        sheet.with(sheet.line(&format!("# dice {what}"), 0), &format!("# dice {what} {said}\n"))
    };
    let format = |number: u8| sheet.with(first, &format!("# dice dragonrage dice {number}\n"));
    vec![
        cheat("another game", sheet.bent(line("# dice game")), stray(0)),
        cheat("another root", sheet.bent(line("# dice root 1")), stray(1)),
        cheat("another mix", sheet.bent(line("# dice mix 2")), Fault::Terms { line: seal }),
        cheat("another seal", sheet.bent(seal), Fault::Terms { line: seal }),
        cheat("another seat", with("seats", "invader defender"), Fault::Terms { line: seal }),
        cheat("seats by the seal", with("seats", "drawn"), Fault::Terms { line: seal }),
        cheat("seats by a roll", with("seats", "rolled"), Fault::Terms { line: seal }),
        cheat("another custody", with("custody", "kept kept"), Fault::Terms { line: seal }),
        cheat("custody of the other", with("custody", "kept entrusted"), Fault::Terms { line: seal }),
        cheat("an older version", format(1), Fault::Terms { line: seal }),
        cheat("a newer version", format(3), bad(first, ProofProblem::Expected(Version::NEWEST.format()))),
        cheat("another value", sheet.bent(open + 2), stray(2)),
        cheat("a value less", sheet.with(open + 2, &root), unopened),
        Cheat {
            without: Without::Elsewhere,
            ..cheat("a place too far", sheet.with(at, &further), numbered(Some(last + 1), Some(last)))
        },
        cheat("a place less", sheet.with(at, &fewer), numbered(None, Some(last))),
        cheat("no custody", sheet.with(line("# dice custody"), ""), bad(open - 1, ProofProblem::Expected("custody"))),
        cheat("a line more", sheet.0.concat() + "# dice places\n", bad(end, ProofProblem::TooMuch)),
        cheat(
            "a blank more",
            sheet.with(at, &sheet.said(at).replace('\n', " \n")),
            bad(at, ProofProblem::BadValue(String::new())),
        ),
        cheat("no proof", sheet.0.iter().filter(|l| !l.starts_with("# dice")).cloned().collect(), Fault::NoProof),
    ]
}

/// Changes of what was agreed, played and rolled.
fn in_the_game(sheet: &Sheet) -> Vec<Cheat> {
    let cheat = |what, text, fault| Cheat { what, text, fault, without: Without::Same };
    let rules = |what, text, fault| Cheat { what, text, fault, without: Without::Nothing };
    let (seal, at) = (sheet.line("# dice seal", 0), sheet.line("# dice places", 0));
    let rolls: Vec<usize> = (1..=sheet.0.len()).filter(|n| sheet.said(*n).starts_with("roll ")).collect();
    let faces =
        |line: usize| -> Vec<u8> { sheet.said(line)[5..].trim().split('+').map(|d| d.parse().unwrap()).collect() };
    let fell = |line: usize| (faces(line)[0], faces(line).get(1).copied().unwrap_or(0));
    let index = |line: usize| places(sheet, at)[rolls.iter().position(|n| *n == line).unwrap()];
    let differs = |line, said| Fault::Differs { line, index: index(line), said, due: fell(line) };
    let one = *rolls.iter().find(|n| faces(**n).len() == 1).unwrap();
    let two = *rolls.iter().find(|n| faces(**n).len() == 2).unwrap();
    let (a, b) = fell(two);
    let (die, second) = (fell(one).0 % 6 + 1, b % 6 + 1);
    let option = sheet.line("option giants_hit_on 5", 0);
    let (turn, done) = (sheet.line("turn 2 ", 0), sheet.line("done", 3));
    let shout = RecordProblem::Notation { text: "now".to_owned(), problem: NotationError::Unit("now".to_owned()) };
    vec![
        cheat("another die", sheet.with(one, &format!("roll {die}\n")), differs(one, (die, 0))),
        cheat("another second die", sheet.with(two, &format!("roll {a}+{second}\n")), differs(two, (a, second))),
        cheat("other terms", sheet.with(option, "option giants_hit_on 6\n"), Fault::Terms { line: seal }),
        rules("no promise", sheet.with(turn, ""), Fault::Unlike { line: turn }),
        rules("a capital", sheet.with(done, "Done\n"), Fault::Unlike { line: done }),
        rules("no action", sheet.with(done, "now\n"), Fault::Record(RecordError { line: done, problem: shout })),
    ]
}

#[test]
fn what_a_cheat_would_change_is_named_with_its_line() {
    let components = dragonrage_data::embedded();
    let played = game(&components, "nurkott-6", [Level::Squire; 2], 3);
    let sheet = Sheet(lines(&played.record()));
    let folder = tempfile::tempdir().unwrap();
    for (n, cheat) in in_the_proof(&sheet).into_iter().chain(in_the_game(&sheet)).enumerate() {
        let fault = verify(&components, &cheat.text).map_err(|fault| fault.to_string());
        assert_eq!(fault.map(|_| ()), Err(cheat.fault.to_string()), "{}", cheat.what);
        let file = folder.path().join(n.to_string());
        fs::write(&file, &cheat.text).unwrap();
        let python = ask_python(&[file]);
        let said = String::from_utf8_lossy(&python.stdout);
        let named = cheat.fault.line().is_none_or(|line| said.contains(&format!("line {line}: ")));
        let without = match (python.status.code(), named) {
            (Some(1), true) => Without::Same,
            (Some(1), false) => Without::Elsewhere,
            _ => Without::Nothing,
        };
        assert_eq!(without, cheat.without, "{}: {said}", cheat.what);
    }
}

/// Nobody can seal what the game itself contradicts: seats that were rolled for where nobody rolls, or others than those that the
/// roll gave.
#[test]
fn seats_that_the_game_does_not_have() {
    let components = dragonrage_data::embedded();
    let header = |scenario: &str| Header::new(&components, scenario, components.scenario(scenario).unwrap().options);
    // Who rolls higher chooses, so that both are seen: as agreed, and not.
    let mut seen = [0, 0];
    for version in Version::ALL {
        let record = |scenario, seats, seed| {
            let mut played = Played::seated(&components, header(scenario), seed, version, seats);
            played.play([Level::Squire; 2], seed, 4);
            (played.record(), played.journal.game().invader_seat())
        };
        let line = |text: &str| Sheet(lines(text)).line("# dice seats ", 0);
        let (none, _) = record("nurkott-6", Seats::Rolled, 1);
        assert_eq!(verify(&components, &none), Err(Fault::Seats { line: line(&none) }));
        for seed in 1..=4 {
            for (side, seat) in [(Side::Invader, Seat::One), (Side::Defender, Seat::Two)] {
                let (text, invader) = record("esirien-1", Seats::Agreed(side), seed);
                let as_agreed = invader == Some(seat);
                seen[usize::from(as_agreed)] += 1;
                let expected = if as_agreed { Ok(()) } else { Err(Fault::Sides { line: line(&text) }) };
                assert_eq!(verify(&components, &text).map(|_| ()), expected, "{version:?}, seed {seed}");
            }
        }
    }
    assert!(seen.iter().all(|n| *n > 0), "{seen:?}");
    let both = Played::seated(&components, header("esirien-1"), 1, Version::Two, Seats::Drawn).record();
    assert_eq!(verify(&components, &both), Err(Fault::Sides { line: Sheet(lines(&both)).line("# dice seats", 0) }));
}

/// Where the seal decides who plays what, the record says so, and everybody finds the same side in it.
#[test]
fn seats_that_the_seal_decides() {
    let components = dragonrage_data::embedded();
    let options = components.scenario("nurkott-6").unwrap().options;
    let mut seen = [0, 0];
    for seed in 0..20 {
        let header = Header::new(&components, "nurkott-6", options);
        let played = Played::seated(&components, header, seed, Version::Two, Seats::Drawn);
        let verified = verify(&components, &played.record()).unwrap();
        let one = played.cup.seal().draws();
        assert_eq!(verified.sides.unwrap()[one], Party::One);
        seen[usize::from(one == Side::Invader)] += 1;
    }
    assert!(seen[0] > 2 && seen[1] > 2, "{seen:?}");
}

/// What somebody kept of the first version is proven as it was then: it tells seats and custody, and seals neither.
#[test]
fn a_record_of_the_first_version_is_still_proven() {
    let components = dragonrage_data::embedded();
    let kept =
        |name: &str| fs::read_to_string(format!("{}/../../tests/dice/{name}", env!("CARGO_MANIFEST_DIR"))).unwrap();
    let (first, second) = (kept("nurkott-1.txt"), kept("esirien-1-version-2.txt"));
    let found = [&first, &second].map(|text| verify(&components, text).unwrap());
    assert_eq!(found.each_ref().map(|v| v.proof.version), Version::ALL);
    assert_eq!(found.each_ref().map(|v| v.open().contains(&Finding::Unsealed)), [true, false]);
    assert!(found.iter().all(|v| v.over && v.rolls > 20));
    let change = |text: &str| {
        let seats = text
            .replace("seats defender invader", "seats invader defender")
            .replace("seats rolled", "seats invader defender");
        [seats, text.replace("custody entrusted kept", "custody kept kept")]
    };
    assert!(change(&first).iter().all(|text| *text != first && verify(&components, text).is_ok()));
    let refused = |text: &String| *text != second && matches!(verify(&components, text), Err(Fault::Terms { .. }));
    assert!(change(&second).iter().all(refused));
    // A newer name does not make an older seal a newer one.
    let renamed = first.replace("dragonrage dice 1", "dragonrage dice 2");
    assert!(matches!(verify(&components, &renamed), Err(Fault::Terms { .. })));
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str, text: &str| {
        let file = folder.path().join(name);
        fs::write(&file, text).unwrap();
        file
    };
    assert!(ask_python(&[file("first", &first), file("second", &second)]).status.success());
    for changed in change(&second).into_iter().chain([renamed]) {
        assert_eq!(ask_python(&[file("changed", &changed)]).status.code(), Some(1));
    }
}
