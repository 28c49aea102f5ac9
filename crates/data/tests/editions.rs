//! What was released stays: every edition is whole, plays by the values that it had, and is found again by what a record says.

use dragonrage_data::{Files, editions, embedded, fold, load, newest};
use dragonrage_rules::{Components, Wanted};
use std::sync::Arc;

fn pins() -> toml::Table {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/editions/editions.toml");
    std::fs::read_to_string(path).expect("the list of editions").parse().expect("TOML")
}

/// Today's data with one value changed, as an owner's folder would.
fn own() -> Arc<Components> {
    let mut files = Files::embedded();
    let text = files.text("units.toml").expect("it is there").replacen("attack = 3", "attack = 4", 1);
    files.put("units.toml", &text);
    Arc::new(load(&files).unwrap_or_else(|p| panic!("{p}")))
}

#[test]
fn every_edition_is_whole() {
    let pins = pins();
    assert_eq!(editions().count(), pins.len(), "every edition has its numbers in editions.toml");
    for name in editions() {
        let components =
            load(&Files::edition(name).expect("it is there")).unwrap_or_else(|p| panic!("edition {name}: {p}"));
        assert_eq!((components.edition.name.as_str(), components.edition.changes.as_str()), (name, ""));
        let found: Vec<(String, String)> =
            components.scenarios.iter().map(|s| (s.id.clone(), format!("{:016x}", s.hash))).collect();
        let pinned = pins[name].as_table().expect("a table").iter();
        let said: Vec<(String, String)> =
            pinned.map(|(id, hash)| (id.clone(), hash.as_str().unwrap_or_default().to_owned())).collect();
        assert_eq!(found, said, "edition {name}: a change of the program must not make its games others");
    }
}

#[test]
fn editions_without_numbers_play_by_those_that_the_program_had() {
    let read = |name| load(&Files::edition(name).expect("it is there")).unwrap_or_else(|p| panic!("{p}"));
    let third = read("3");
    for name in ["1", "2"] {
        let files = Files::edition(name).expect("it is there");
        assert!(["minor", "missiles", "spells"].iter().all(|t| files.text(&format!("tables/{t}.toml")).is_none()));
        let old = read(name);
        assert_eq!((old.minors, old.missiles, old.spells), (third.minors, third.missiles, third.spells));
    }
}

#[test]
fn the_data_of_today_are_released() {
    assert_eq!(embedded().edition.name, newest());
    assert_eq!(embedded().edition.changes, "", "the data have changed since edition {}: cargo xtask edition", newest());
}

#[test]
fn old_records_find_their_edition_by_its_numbers() {
    for (name, scenarios) in pins() {
        for (id, hash) in scenarios.as_table().expect("a table") {
            let hash = u64::from_str_radix(hash.as_str().expect("text"), 16).expect("a number");
            // Records of format 1 name no edition; names that somebody edited make no difference.
            for said in [None, Some(name.as_str()), Some("999")] {
                let wanted = Wanted { name: said, changes: "", scenario: Some((id, hash)) };
                let found = wanted.find(&own()).expect("no changes").expect("it was released");
                assert_eq!(found.scenario(id).map(|s| s.hash), Some(hash), "{id} of edition {name}");
            }
        }
    }
    let unknown = Wanted { name: Some("1"), changes: "", scenario: Some(("esirien-1", 7)) };
    assert!(unknown.find(&embedded()).expect("no changes").is_none());
}

#[test]
fn data_of_ones_own_travel_with_what_was_played_with_them() {
    let own = own();
    let changes = own.edition.changes.as_str();
    assert!(!changes.is_empty() && changes.len() < 6_000, "{} letters", changes.len());
    let hash = own.scenario("esirien-3").expect("it is there").hash;
    assert_ne!(Some(hash), embedded().scenario("esirien-3").map(|s| s.hash));
    for scenario in [Some(("esirien-3", hash)), None] {
        let wanted = Wanted { name: Some(newest()), changes, scenario };
        let found = wanted.find(&embedded()).expect("sound changes").expect("found");
        assert_eq!(found.scenarios, own.scenarios);
        assert_eq!((&found.edition.name, &found.edition.changes), (&own.edition.name, &own.edition.changes));
    }
    // What does not fit the number that is promised is not the game that was played.
    let other = Wanted { name: Some(newest()), changes, scenario: Some(("esirien-3", hash + 1)) };
    assert!(other.find(&embedded()).expect("sound changes").is_none());
}

#[test]
fn bad_changes_are_told() {
    let find = |changes: &str| Wanted { name: Some("1"), changes, scenario: None }.find(&embedded());
    let joined = |text: &str| fold::fold(&format!("dragonrage data\nfile units.toml {}\n{text}\n", text.len()));
    for (changes, why) in [
        ("rubbish".to_owned(), "damaged"),
        (fold::fold("dragonrage data\nfile units.toml 99\n"), "damaged"),
        (joined("format = 1\n"), "units.toml:1: CAV: this key is missing"),
        (fold::fold("dragonrage data\nfile ../secret.toml 0\n\n"), "no place in the data"),
    ] {
        let told = find(&changes).expect_err(why);
        assert!(told.contains(why), "{told}");
    }
    let unknown = Wanted { name: Some("999"), changes: &joined("format = 1\n"), scenario: None };
    assert!(unknown.find(&embedded()).expect("nobody looks").is_none());
}
