//! A city of one's own, as docs/MAPS.md explains it: the example keeps to every check, is played to its end, and is
//! what the document shows.

use dragonrage_data::{Files, check, load};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const DOCUMENT: &str = include_str!("../../../docs/MAPS.md");

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/examples/third-city")
}

fn files() -> Files {
    Files::read_dir(&folder()).expect("the example's folder")
}

fn run(data: &Path, args: &[&str]) -> String {
    let program = env!("CARGO_BIN_EXE_dragonrage");
    let ran = Command::new(program).arg("--data").arg(data).args(args).output().expect("it runs");
    assert!(ran.status.success(), "{args:?}: {}", String::from_utf8_lossy(&ran.stderr));
    String::from_utf8(ran.stdout).expect("UTF-8")
}

/// The blocks of the document that are marked with this word.
fn blocks(mark: &str) -> Vec<&'static str> {
    let begin = format!("```{mark}\n");
    DOCUMENT.split(&begin as &str).skip(1).filter_map(|t| t.split("```").next()).collect()
}

#[test]
fn the_example_has_no_problem() {
    let report = check(&files());
    let failed: Vec<String> = report.failed.iter().map(|c| c.to_string()).collect();
    assert_eq!((failed, report.problems), (vec![], vec![]));
}

/// Both ways to begin: on the map's edge, and off the map.
#[test]
fn random_games_on_it_end_by_a_rule() {
    for begins in ["west", "entry"] {
        let dir = tempfile::tempdir().expect("a folder");
        for name in ["maps/aldwater.toml", "scenarios/aldwater-1.toml"] {
            let text = fs::read_to_string(folder().join(name)).expect("the example");
            let path = dir.path().join(name);
            fs::create_dir(path.parent().expect("its folder")).expect("a folder in it");
            fs::write(path, text.replace("invader = [\"west\"]", &format!("invader = [\"{begins}\"]")))
                .expect("a file");
        }
        run(dir.path(), &["check-data"]);
        let games = ["simulate", "--scenario", "aldwater-1", "--games", "60", "--seed", "9", "--json"];
        let told = run(dir.path(), &games);
        assert!(told.contains("\"games\": 60") && told.contains("\"unfinished\": 0"), "{begins}: {told}");
    }
}

#[test]
fn the_document_shows_the_example() {
    let files = files();
    let map = files.text("maps/aldwater.toml").expect("the map");
    let shown = blocks("toml");
    assert!(shown.len() > 10);
    for block in &shown {
        assert!(map.contains(block), "docs/MAPS.md shows what the example does not hold:\n{block}");
    }
    // Nothing of the map but blank lines and its first comment is left out.
    let missing: Vec<&str> =
        map.lines().skip(1).filter(|l| !l.is_empty() && !shown.iter().any(|b| b.contains(l))).collect();
    assert_eq!(missing, [] as [&str; 0]);
    let picture = run(&folder(), &["--lang", "en", "show", &folder().join("look.txt").display().to_string()]);
    assert!(picture.contains(blocks("text")[0]), "{picture}");
}

#[test]
fn the_document_explains_every_key_check_and_terrain() {
    let explains = |word: &str| DOCUMENT.contains(&format!("`{word}`")) || DOCUMENT.contains(&format!("`[{word}]`"));
    // The reader itself tells which keys it knows, wherever it meets one that it does not.
    let lists = ["blocks", "entrances", "crossings", "roads", "exits", "places", "stated"];
    let tables = ["zone_kinds.T", "docks", "reinforcements", "turn_track", "setup", "elowyn", "sources"];
    let mut spoilt = files();
    let text = ["zzzzzzzzzzzz = 1\n".to_owned()]
        .into_iter()
        .chain(lists.map(|list| format!("{list} = [{{ zzzzzzzzzzzz = 1 }}]\n")))
        .chain(tables.map(|table| format!("[{table}]\nzzzzzzzzzzzz = 1\n")))
        .collect::<String>();
    spoilt.put("maps/spoilt.toml", &text);
    let problems = load(&spoilt).expect_err("unknown keys").0;
    let mut keys: Vec<String> = problems
        .iter()
        .filter_map(|p| p.expected.strip_prefix("there is no such key here: ")?.strip_suffix(" are"))
        .flat_map(|list| list.split(", ").map(str::to_owned))
        .collect();
    keys.sort();
    keys.dedup();
    assert!(keys.len() > 50, "{keys:?}");
    let mut silent: Vec<String> = keys.into_iter().filter(|k| !explains(k)).collect();
    let names = check(&files()).held.into_iter().filter_map(|c| Some(c.name.strip_prefix("aldwater")?.to_owned()));
    silent.extend(names.filter_map(|n| Some(n.split_once('/')?.1.to_owned())).filter(|n| !explains(n)));
    silent.extend(dragonrage_rules::Terrain::ALL.map(|t| t.code().to_owned()).into_iter().filter(|t| !explains(t)));
    assert_eq!(silent, [] as [&str; 0]);
}
