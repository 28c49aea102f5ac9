//! The examples of play in the rulebook are cases of the suite: `cases/examples.txt`, which the page fetches, is written from
//! them here. `DRAGONRAGE_WRITE=1 cargo test -p dragonrage-cases --test examples` writes it anew.

use dragonrage_cases::{Step, rulebook};
use dragonrage_rules::{Game, Silent, notation, position};
use std::fmt::Write;
use std::path::Path;

/// Case, and the rule that it stands beside. Their numbers in the rulebook are `X-01` and so on.
const EXAMPLES: [(&str, &str); 10] = [
    ("two-hexes-between-turns", "2.12.1.1.4-d"),
    ("fire-burns-two-hexes-in-a-line", "2.12.1.5.1-a"),
    ("overrun-attack-of-strength-six", "2.4.7.2-a"),
    ("a-guarded-gate-needs-a-low-roll", "2.5.5.2-c"),
    ("orcs-scale-a-wall-on-a-six", "2.5.3.1-f"),
    ("adjacent-shot-needs-five", "2.7.6.3-c"),
    ("two-orcs-add-their-strengths", "2.7.1.2-a"),
    ("lightning-hits-without-a-roll", "2.8.8-c"),
    ("a-dragon-that-stays-on-a-broken-bridge-drowns", "2.5.7.2-b"),
    ("objective-reached", "2.3-a"),
];

#[test]
fn the_file_of_examples_is_what_the_cases_say() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cases");
    let suite = dragonrage_cases::load_dir(&folder).unwrap();
    let book = rulebook::Rulebook::read(rulebook::edition("en"));
    let mut text = "dragonrage examples 1\n".to_owned();
    for (n, (id, rule)) in EXAMPLES.iter().enumerate() {
        let case = suite.iter().find(|case| case.id == *id).unwrap_or_else(|| panic!("there is no case {id}"));
        assert!(case.rules.iter().any(|r| r == rule), "{id} is not about {rule}");
        let number = format!("X-{:02}", n + 1);
        let entry = &book.entries[book.find(&number).unwrap_or_else(|| panic!("{number} is not in the rulebook"))];
        assert!(entry.text.starts_with(&format!("[{rule}]")), "{number}: {}", entry.text);
        let mut game = Game::new(&case.components, &case.setup).unwrap();
        let lines = position::print(game.components(), &game.setup());
        let lines = lines.lines().skip(1).filter(|l| !l.starts_with("edition ") && !l.starts_with("changes "));
        let lines: Vec<&str> = lines.collect();
        let mut play = Vec::new();
        for Step { act, dice, until, .. } in &case.steps {
            assert!(until.is_none(), "{id} passes phases over");
            for action in act.iter().chain(dice) {
                play.push(notation::print(&case.components.roster, *action));
                game.apply(*action, &mut Silent).unwrap();
            }
        }
        writeln!(text, "\nexample {number}\ncase {id}\nrule {rule}\nplay {}", play.join("; ")).unwrap();
        writeln!(text, "{}", lines.join("\n")).unwrap();
    }
    let file = folder.join("examples.txt");
    if std::env::var_os("DRAGONRAGE_WRITE").is_some() {
        std::fs::write(&file, &text).unwrap();
    }
    assert_eq!(std::fs::read_to_string(&file).unwrap_or_default(), text, "write it anew: see the head of this file");
}
