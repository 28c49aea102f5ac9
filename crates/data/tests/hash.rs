//! The number that records carry: the same for the same values, whatever the files look like.

mod common;

use common::{edited, edited_first};
use dragonrage_data::{Files, embedded, load};

fn of(files: &Files, scenario: &str) -> u64 {
    load(files).unwrap_or_else(|p| panic!("{p}")).scenario(scenario).expect("it exists").hash
}

fn hash(files: &Files) -> u64 {
    of(files, "esirien-1")
}

fn today() -> u64 {
    embedded().scenario("esirien-1").expect("it exists").hash
}

#[test]
fn the_same_on_every_platform() {
    // Changes whenever a value of the data changes; records of games played before then tell so.
    assert_eq!(format!("{:016x}", today()), "7bbc929fd70f64b8");
}

#[test]
fn comments_order_names_and_sources_do_not_count() {
    let same = today();
    assert_eq!(hash(&edited("units.toml", "[INF]", "# read from my own copy\n\n[INF]  ")), same);
    assert_eq!(hash(&edited("units.toml", "spell_points = 10", "spell_points    =  0xA")), same);
    assert_eq!(hash(&edited("units.toml", "name = \"infantry\"", "name = \"footmen\"")), same);
    assert_eq!(hash(&edited("units.toml", "[\"escape\", \"limit\"]", "[]")), same);
    let from = "CAV = 4, INF = 8";
    assert_eq!(hash(&edited("scenarios/esirien-1.toml", from, "INF = 8, CAV = 4")), same);
}

#[test]
fn values_count() {
    let same = today();
    for files in [
        edited_first("units.toml", "attack = 3", "attack = 4"),
        edited("units.toml", "spell_points = 10", "spell_points = 9"),
        edited_first("monsters.toml", "fly = 6", "fly = 5"),
        edited_first("tables/combat.toml", "\"  6", "\"  5"),
        edited("tables/breaking.toml", "units = [\"GOB\"], scale = 6", "units = [\"GOB\"], scale = 5"),
        edited("tables/minor.toml", "[SER]\nmelee = 5", "[SER]\nmelee = 4"),
        edited("tables/missiles.toml", "flyer_damage = 2", "flyer_damage = 3"),
        edited("tables/missiles.toml", "[4, 4, 5, 6, 6]", "[4, 4, 5, 5, 6]"),
        edited("tables/spells.toml", "leash = 5", "leash = 6"),
        edited("tables/spells.toml", "[1, 2, 3]", "[1, 2, 4]"),
        edited("scenarios/esirien-1.toml", "objective = 19 ", "objective = 18 "),
        edited("scenarios/esirien-1.toml", "victory_mode = \"manual\"", "victory_mode = \"graded\""),
        edited("maps/esirien.toml", "hex = \"1808\", vp = 3", "hex = \"1808\", vp = 4"),
    ] {
        assert_ne!(hash(&files), same);
    }
}

#[test]
fn other_maps_and_scenarios_do_not_count() {
    let files = edited("maps/nurkott.toml", "plank_walls = true", "plank_walls = false");
    assert_eq!(hash(&files), today());
    assert_ne!(of(&files, "nurkott-1"), of(&Files::embedded(), "nurkott-1"));
    let files = edited("maps/nurkott.toml", "\"2214\", ", "");
    assert_ne!(of(&files, "nurkott-1"), of(&Files::embedded(), "nurkott-1"), "the triangle counts");
    let files = edited("scenarios/esirien-2.toml", "objective = 16", "objective = 15");
    assert_eq!(hash(&files), today());
    assert_ne!(of(&files, "esirien-2"), of(&Files::embedded(), "esirien-2"));
}
