//! docs/STRATEGY.md: the games that it names are there, end as it says, and its figures are those of the study.

use dragonrage_rules::{Record, Side};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

const STRATEGY: &str = include_str!("../../../docs/STRATEGY.md");
const STUDY: &str = include_str!("../../../docs/results/study.txt");

fn games() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/games")
}

/// The cells of the table rows between two headings.
fn rows<'a>(from: &'a str, to: &str) -> Vec<Vec<&'a str>> {
    let part = STRATEGY.split(from).nth(1).unwrap_or_else(|| panic!("no {from:?}"));
    let part = part.split(to).next().expect("something");
    let lines = part.lines().filter(|l| l.starts_with("| ")).skip(1);
    lines.map(|l| l.trim_matches('|').split('|').map(str::trim).collect()).collect()
}

#[test]
fn games_end_as_the_page_says() {
    let listed = rows("## Games to watch", "\n## ");
    assert!(listed.len() >= 12, "{}", listed.len());
    for row in &listed {
        let name = row[0].split(['[', ']']).nth(1).expect("a link");
        assert_eq!(row[0], format!("[{name}](games/{name}.txt)"));
        let text =
            std::fs::read_to_string(games().join(format!("{name}.txt"))).unwrap_or_else(|e| panic!("{name}: {e}"));
        let record = Record::parse(&text).unwrap_or_else(|e| panic!("{name}: {e:?}"));
        let game = record.replay(&dragonrage_data::embedded(), usize::MAX, |_, _, _| {});
        let game = game.unwrap_or_else(|e| panic!("{name}: {e:?}"));
        let outcome = game.outcome().unwrap_or_else(|| panic!("{name} is not over"));
        let winner = if outcome.winner == Side::Invader { "invader" } else { "defender" };
        let (turns, vp) = (game.turn().to_string(), game.vp().to_string());
        assert_eq!([winner, &turns, &vp], row[1..4], "{name}");
    }
    let cited: BTreeSet<&str> =
        STRATEGY.split("](games/").skip(1).filter_map(|rest| rest.split(".txt)").next()).collect();
    let listed: BTreeSet<&str> = listed.iter().filter_map(|row| row[0].split(['[', ']']).nth(1)).collect();
    assert_eq!(cited, listed, "every game that the text names is in the table");
    let kept = std::fs::read_dir(games()).expect("docs/games").flatten().map(|entry| entry.file_name());
    let kept: BTreeSet<String> = kept.map(|name| name.to_string_lossy().replace(".txt", "")).collect();
    assert_eq!(kept.iter().map(String::as_str).collect::<BTreeSet<_>>(), listed, "and no other is kept");
}

/// The lines that the study has on a scenario, or, for `all`, on all together.
fn section(scenario: &str) -> Vec<&'static str> {
    let begins = match scenario {
        "all" => "What more of it brings".to_owned(),
        name => format!("{} (", name.to_lowercase().replace(' ', "-")),
    };
    let from = STUDY.lines().skip_while(|l| !l.starts_with(&begins)).skip(1);
    from.take_while(|l| l.starts_with("  ")).collect()
}

#[test]
fn figures_are_those_of_the_study() {
    let sides = [rows("### The invader's figures", "\n##"), rows("### The defender's figures", "\n##")];
    assert!(sides.iter().all(|rows| rows.len() >= 12));
    for row in sides.concat() {
        let [_, counted, scenario, figures] = row[..] else { panic!("{row:?}") };
        let lines = section(scenario);
        assert!(!lines.is_empty(), "no scenario {scenario:?}");
        let place = counted.strip_prefix("first to fall: ");
        let begins = place.map_or(format!("  {counted}  "), |place| format!("  {place}: "));
        let line =
            lines.iter().find(|l| l.starts_with(&begins)).unwrap_or_else(|| panic!("{row:?} is not in the study"));
        let words: Vec<&str> = line[begins.len()..].split_whitespace().collect();
        let said = match (scenario, place) {
            (_, Some(_)) => {
                line.split("falls first: ").nth(1).and_then(|l| l.split(';').next()).unwrap_or("").to_owned()
            }
            ("all", _) => format!("{} % ± {} in {} scenarios", words[0], words[3], words[4]),
            // Won, lost, the middle; then a share and the number of its games, twice; or a dash.
            _ => {
                let (less, more) = words[3..].split_at(if words[3] == "–" { 1 } else { 4 });
                format!("at most {}: {}; more: {}", words[2], less.join(" "), more.join(" "))
            }
        };
        assert_eq!(figures, said, "{row:?}");
    }
}
