//! Cases of the league can fail, and say why; and what the league cites is in the rulebook.

use dragonrage_cases::load_dir;
use dragonrage_cases::rulebook::{base, looks_like_id};
use dragonrage_league_cases::{load_league, load_league_dir, run_league};
use std::path::{Path, PathBuf};

fn folder(path: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

fn failures(subject: &str, rest: &str) -> Vec<String> {
    let head = "[[league]]\nid = \"a\"\ntitle = \"t\"\nrules = [\"4.4-a\"]\n";
    let text = format!("{head}subject = \"{subject}\"\n{rest}\n");
    let cases = load_league(&dragonrage_data::embedded(), "a.toml", &text).unwrap_or_else(|p| panic!("{p}"));
    run_league(&cases[0]).iter().map(|f| f.to_string()).collect()
}

#[test]
fn a_wrong_case_fails() {
    let wrong = [
        ("campaign", "steps = [{ won = \"invader\", expect = { invader = 71 } }]", "expected 71; found 70"),
        ("campaign", "steps = [{ won = \"nobody\", expect = { invader = 70 } }]", "'nobody' is no side"),
        ("campaign", "steps = [{ won = \"invader\", lost = 1, expect = { invader = 70 } }]", "no key 'lost'"),
        ("campaign", "steps = [{ won = \"invader\", expect = { gold = 70 } }]", "nothing is known of 'gold'"),
        ("campaign", "about = { game = 7 }\nsteps = [{ expect = { game = 7 } }]", "games 1 to 6"),
        (
            "campaign",
            "about = { invader_points = 90 }\nsteps = [{ expect = { invader = 60 } }]",
            "expected 60; found 90",
        ),
        ("campaign", "about = { map = \"mars\" }\nsteps = [{ expect = { game = 1 } }]", "league-map"),
        ("army", "steps = [{ recruit = \"2 D\", side = \"invader\", refuse = \"3.3.2-a\" }]", "it is possible"),
        ("army", "steps = [{ recruit = \"3 D\", side = \"invader\", refuse = \"4.3.1-e\" }]", "army-too-dear"),
        ("army", "steps = [{ recruit = \"3 D\", side = \"invader\" }, { expect = { units = 3 } }]", "a possible step"),
        ("deal", "steps = [{ open = \"invader\", expect = { invader = \"2 D\" } }]", "nothing was committed"),
        ("ladder", "steps = [{ won = \"A\", lost = \"B\", expect = { rating = { A = 2 } } }]", "expected 2; found 1"),
        (
            "tournament",
            "about = { players = 4 }\nvaries = [\"scenario\"]\nsteps = [{ pair = true }]",
            "always esirien-1",
        ),
        ("tournament", "about = { players = 4 }\nsteps = [{ pair = true, expect = { bye = \"P1\" } }]", "found nobody"),
        (
            "tournament",
            "about = { players = 4 }\nsteps = [{ pair = true, expect = { matches = 2 } }, {}]",
            "an empty step",
        ),
    ];
    for (subject, rest, told) in wrong {
        let found = failures(subject, rest);
        assert!(found.iter().any(|f| f.contains(told)), "{rest}\n{found:?}");
    }
}

#[test]
fn a_case_that_proves_nothing_is_refused() {
    for text in [
        "[[league]]\nid = \"a\"\ntitle = \"t\"\nrules = [\"4.4-a\"]\nsubject = \"campaign\"\nsteps = [{ won = \"invader\" }]\n",
        "[[league]]\nid = \"a\"\ntitle = \"t\"\nrules = [\"4.99-z\"]\nsubject = \"campaign\"\nsteps = [{ expect = { game = 1 } }]\n",
        "[[league]]\nid = \"a\"\ntitle = \"t\"\nrules = [\"4.4-a\"]\nsubject = \"chess\"\nsteps = [{ expect = { game = 1 } }]\n",
        "[[league]]\nid = \"a\"\n",
        "league = 3\n",
    ] {
        assert!(load_league(&dragonrage_data::embedded(), "a.toml", text).is_err(), "{text}");
    }
}

#[test]
fn ids_are_unique_among_all_cases() {
    let battle = load_dir(&folder("cases")).unwrap_or_else(|p| panic!("{p}"));
    for case in load_league_dir(&dragonrage_data::embedded(), &folder("cases/league")).unwrap_or_else(|p| panic!("{p}"))
    {
        assert!(!battle.iter().any(|b| b.id == case.id), "{} is taken", case.id);
        assert!(run_league(&case).is_empty(), "{}: {:?}", case.id, run_league(&case));
    }
}

/// Every id that a note of the league gives is in the rulebook, and some case of the league or of a battle is about it.
#[test]
fn the_league_cites_only_ids_that_exist_and_are_covered() {
    fn sources(folder: &Path, out: &mut String) {
        for entry in std::fs::read_dir(folder).unwrap().flatten() {
            match entry.path() {
                path if path.is_dir() => sources(&path, out),
                path => out.push_str(&std::fs::read_to_string(path).unwrap()),
            }
        }
    }
    let mut source = String::new();
    sources(&folder("crates/league/src"), &mut source);
    let code: String = source.lines().filter(|l| !l.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n");
    let cited: Vec<&str> = code.split('"').skip(1).step_by(2).filter(|t| looks_like_id(t)).collect();
    assert!(cited.len() > 60, "only {} ids found: is the search still right?", cited.len());
    let mut covered: Vec<String> = load_dir(&folder("cases")).unwrap().into_iter().flat_map(|c| c.rules).collect();
    covered.extend(
        load_league_dir(&dragonrage_data::embedded(), &folder("cases/league"))
            .unwrap()
            .into_iter()
            .flat_map(|c| c.rules),
    );
    for id in cited {
        assert_eq!(base(id), Some(id), "not in the rulebook");
        assert!(covered.iter().any(|c| c == id), "no case is about {id}");
    }
}
