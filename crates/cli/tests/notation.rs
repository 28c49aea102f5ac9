//! The examples of docs/NOTATION.md are what they say.

mod common;

use common::Home;
use dragonrage_rules::notation;

const NOTATION: &str = include_str!("../../../docs/NOTATION.md");

#[test]
fn every_action_of_the_table_is_read_and_printed_alike() {
    let roster = &dragonrage_data::embedded().roster;
    let table = NOTATION.split("## Actions").nth(1).and_then(|t| t.split("## Records").next()).expect("the section");
    let mut count = 0;
    for row in table.lines().filter(|l| l.starts_with("| `")) {
        let first = row.split('|').nth(1).expect("a cell");
        for example in first.split('`').skip(1).step_by(2) {
            let action = notation::parse(roster, example).unwrap_or_else(|e| panic!("{example}: {e}"));
            assert_eq!(notation::print(roster, action), example);
            count += 1;
        }
    }
    assert!(count >= 33, "{count}");
}

#[test]
fn the_position_is_one() {
    let text = NOTATION.split("```position\n").nth(1).and_then(|t| t.split("```").next()).expect("the example");
    let home = Home::new();
    home.write("position.txt", text);
    let ran = home.run(&["show", "position.txt"], "");
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
}
