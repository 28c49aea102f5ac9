//! What an owner reads who made a mistake: file, line, field, value, and what is expected.

mod common;

use common::{edited, edited_first};
use dragonrage_data::{Files, load};

fn messages(files: &Files) -> Vec<String> {
    match load(files) {
        Ok(_) => Vec::new(),
        Err(p) => p.0.iter().map(|p| p.to_string()).collect(),
    }
}

#[track_caller]
fn tells(files: &Files, expected: &[&str]) {
    assert_eq!(messages(files), expected);
}

/// The line of a text in an embedded file, so that the tests do not count lines.
fn line(file: &str, text: &str) -> usize {
    let files = Files::embedded();
    let all = files.text(file).unwrap();
    1 + all[..all.find(text).unwrap_or_else(|| panic!("'{text}' in {file}"))].matches('\n').count()
}

#[test]
fn wrong_type() {
    let at = line("units.toml", "[INF]") + 2;
    tells(
        &edited("units.toml", "[INF]\nname = \"infantry\"\nattack = 2", "[INF]\nname = \"infantry\"\nattack = \"x\""),
        &[&format!(
            "data/units.toml:{at}: INF.attack: 'x' is not a strength: a whole number from 0 to 15, or \"none\""
        )],
    );
}

#[test]
fn numbers_that_are_none() {
    let at = line("tables/minor.toml", "[SER]") + 1;
    tells(
        &edited("tables/minor.toml", "[SER]\nmelee = 5", "[SER]\nmelee = 7"),
        &[&format!(
            "data/tables/minor.toml:{at}: SER.melee: '7' is not a number on one die: a whole number from 2 to 6"
        )],
    );
    let at = line("tables/missiles.toml", "hit_on = [");
    tells(
        &edited("tables/missiles.toml", "[4, 4, 5, 6, 6]", "[4, 4, 5]"),
        &[&format!("data/tables/missiles.toml:{at}: ballista.hit_on: this list has 5 numbers, not 3")],
    );
    tells(
        &edited("tables/missiles.toml", "least = 2\nrange = 4", "least = 3\nrange = 2"),
        &["data/tables/missiles.toml:1: the catapult's nearest shot is farther than its farthest"],
    );
    // Boards know what can be seen within four hexes.
    let at = line("tables/missiles.toml", "from_tower = 3");
    tells(
        &edited("tables/missiles.toml", "from_tower = 3", "from_tower = 5"),
        &[&format!(
            "data/tables/missiles.toml:{at}: archers.from_tower: '5' is not a number of hexes, four at most: a whole number from 0 to 4"
        )],
    );
    let at = line("tables/spells.toml", "leash = 5");
    tells(
        &edited("tables/spells.toml", "leash = 5", "leesh = 5"),
        &[
            &format!("data/tables/spells.toml:{}: elemental.leash: this key is missing", at - 3),
            &format!("data/tables/spells.toml:{at}: elemental.leesh: there is no such key here; did you mean 'leash'?"),
        ],
    );
    tells(
        &edited("tables/spells.toml", "[1, 2, 3]", "[1, 2, \"x\"]"),
        &[&format!(
            "data/tables/spells.toml:{}: boost.cost[3]: 'x' is not a number of points: a whole number from 1 to 20",
            line("tables/spells.toml", "[1, 2, 3]")
        )],
    );
}

#[test]
fn number_out_of_range() {
    let at = line("units.toml", "hit_points = 15");
    tells(
        &edited("units.toml", "hit_points = 15", "hit_points = 150"),
        &[&format!(
            "data/units.toml:{at}: SER.hit_points: '150' is not a number of hit points: a whole number from 1 to 60"
        )],
    );
}

#[test]
fn huge_number() {
    let at = line("units.toml", "hit_points = 15");
    tells(
        &edited("units.toml", "hit_points = 15", "hit_points = 99999999999999999999999999"),
        &[&format!(
            "data/units.toml:{at}: SER.hit_points: '99999999999999999999999999' is not a number of hit points: \
             a whole number from 1 to 60"
        )],
    );
}

#[test]
fn negative_and_fractional_numbers() {
    let at = line("units.toml", "spell_points = 10");
    for bad in ["-1", "1.5", "true", "[1]"] {
        let shown = if bad == "[1]" { "a list of 1" } else { bad };
        tells(
            &edited("units.toml", "spell_points = 10", &format!("spell_points = {bad}")),
            &[&format!(
                "data/units.toml:{at}: WZD.spell_points: '{shown}' is not a number of spell points: \
                 a whole number from 0 to 99"
            )],
        );
    }
}

#[test]
fn unknown_key_with_a_guess_and_missing_key() {
    let at = line("units.toml", "spell_points = 10");
    let head = line("units.toml", "[WZD]");
    tells(
        &edited("units.toml", "spell_points = 10", "spel_points = 10"),
        &[
            &format!("data/units.toml:{head}: WZD.spell_points: this key is missing"),
            &format!("data/units.toml:{at}: WZD.spel_points: there is no such key here; did you mean 'spell_points'?"),
        ],
    );
}

#[test]
fn unknown_key_without_a_guess() {
    let found = messages(&edited("tables/combat.toml", "source = \"rulebook\"", "source = \"rulebook\"\nzzzzzz = 1"));
    let at = line("tables/combat.toml", "source = ") + 1;
    assert_eq!(
        found,
        [format!("data/tables/combat.toml:{at}: zzzzzz: there is no such key here: format, source, rows are")]
    );
}

#[test]
fn unknown_counter() {
    let files = Files::embedded();
    let text = files.text("units.toml").unwrap().to_owned() + "\n[ORK]\nattack = 2\n";
    let mut files = files;
    files.put("units.toml", &text);
    let at = text.lines().position(|l| l == "[ORK]").unwrap() + 1;
    tells(&files, &[&format!("data/units.toml:{at}: ORK: there is no such key here; did you mean 'ORC'?")]);
}

#[test]
fn duplicate_table() {
    let text = Files::embedded().text("units.toml").unwrap().to_owned() + "\n[ORC]\n";
    let mut files = Files::embedded();
    files.put("units.toml", &text);
    let at = text.lines().count();
    tells(&files, &[&format!("data/units.toml:{at}: duplicate key")]);
}

#[test]
fn syntax_error() {
    let at = line("units.toml", "spell_points = 10");
    let found = messages(&edited("units.toml", "spell_points = 10", "spell_points 10"));
    assert!(found[0].starts_with(&format!("data/units.toml:{at}: ")), "{found:?}");
}

#[test]
fn problems_of_all_files_at_once_in_order() {
    let mut files = edited("units.toml", "hit_points = 15", "hit_points = 0");
    for (file, from, to) in [
        ("tables/breaking.toml", "scale = 6, door = \"none\"", "scale = 7, door = \"none\""),
        ("maps/nurkott.toml", "streams = [\"0708-0709\"]", "streams = [\"0708-0710\"]"),
    ] {
        let text = files.text(file).unwrap().replacen(from, to, 1);
        files.put(file, &text);
    }
    let found = messages(&files);
    assert_eq!(found.len(), 3, "{found:?}");
    assert!(found[0].starts_with("data/maps/nurkott.toml:"), "{found:?}");
    assert!(found[1].starts_with("data/tables/breaking.toml:"), "{found:?}");
    assert!(found[2].starts_with("data/units.toml:"), "{found:?}");
}

#[test]
fn several_problems_of_one_file_in_order_of_lines() {
    let text = Files::embedded().text("units.toml").unwrap().replace("limit = 4", "limit = \"four\"");
    let mut files = Files::embedded();
    files.put("units.toml", &text);
    let found = load(&files).unwrap_err().0;
    assert_eq!(found.len(), 3);
    assert!(found.windows(2).all(|w| w[0].line < w[1].line));
    assert_eq!(found[0].field, "ARH.limit");
    assert_eq!(found[0].value, "four");
    assert_eq!(found[0].expected, "a number of counters: a whole number from 0 to 80");
}

#[test]
fn too_many_counters() {
    let found = messages(&edited_first("units.toml", "limit = 12", "limit = 16"));
    assert_eq!(found, ["data/units.toml:1: the limits sum up to 81 counters; there is room for 80"]);
}

#[test]
fn price_in_odd_steps() {
    let at = line("units.toml", "points = 2.5");
    tells(
        &edited_first("units.toml", "points = 2.5", "points = 2.25"),
        &[&format!(
            "data/units.toml:{at}: INF.points: '2.25' is not a price: a number from 0 to 100 in steps of 0.5, \
             {{ defender = …, invader = … }}, or \"none\""
        )],
    );
}

#[test]
fn marker_of_no_value() {
    let at = line("units.toml", "reconstructed = [\"escape\", \"limit\"]");
    tells(
        &edited("units.toml", "reconstructed = [\"escape\", \"limit\"]", "reconstructed = [\"escpe\", \"limit\"]"),
        &[&format!(
            "data/units.toml:{at}: ELO.reconstructed[1]: 'escpe' is not a key with a value; did you mean 'escape'?"
        )],
    );
}

#[test]
fn unknown_arc() {
    let at = line("monsters.toml", "reach = [\"front\", \"underneath\", \"above\"]");
    tells(
        &edited_first("monsters.toml", "reach = [\"front\", ", "reach = [\"fornt\", "),
        &[&format!(
            "data/monsters.toml:{at}: D.head.reach[1]: 'fornt' is not hexes about a monster: \
             one of ahead, front, flank, rear, around, underneath, above; did you mean 'front'?"
        )],
    );
}

#[test]
fn monster_that_flies_needs_wings() {
    let text = Files::embedded().text("monsters.toml").unwrap().replacen("[D.wings]", "[D.wing]", 1);
    let mut files = Files::embedded();
    files.put("monsters.toml", &text);
    let found = messages(&files);
    assert_eq!(found.len(), 2, "{found:?}");
    assert!(found[0].ends_with("D.wings: this key is missing"), "{found:?}");
    assert!(found[1].ends_with("D.wing: there is no such key here; did you mean 'wings'?"), "{found:?}");
}

#[test]
fn combat_table_with_a_wrong_cell() {
    let at = line("tables/combat.toml", "  5  6 11  M");
    tells(
        &edited("tables/combat.toml", "\"  5  6 11  M", "\"  5  6 12  M"),
        &[&format!(
            "data/tables/combat.toml:{at}: rows[2]: column 3: '12' is not a cell: D, M, 11, or a number from 2 to 6"
        )],
    );
}

#[test]
fn combat_table_with_a_short_row() {
    let at = line("tables/combat.toml", "  5  6 11  M");
    tells(
        &edited("tables/combat.toml", "\"  5  6 11  M", "\"  5  6 11"),
        &[&format!("data/tables/combat.toml:{at}: rows[2]: a row of the combat table has 15 cells, this one not")],
    );
}

#[test]
fn breaking_table_with_a_kind_twice() {
    let at = line("tables/breaking.toml", "units = [\"GOB\"]");
    tells(
        &edited("tables/breaking.toml", "units = [\"GOB\"]", "units = [\"GOB\", \"INF\"]"),
        &[&format!("data/tables/breaking.toml:{at}: rows[3].units[2]: INF stands in two rows")],
    );
}

#[test]
fn hex_that_is_none() {
    let at = line("maps/esirien.toml", "start = \"1910\"");
    tells(
        &edited("maps/esirien.toml", "start = \"1910\"", "start = \"1999\""),
        &[&format!(
            "data/maps/esirien.toml:{at}: elowyn.start: '1999' is not a hex: column and row with two digits each, \
             in quotes, such as \"0707\""
        )],
    );
}

#[test]
fn hex_that_is_not_in_play() {
    let at = line("maps/esirien.toml", "start = \"1910\"");
    tells(
        &edited("maps/esirien.toml", "start = \"1910\"", "start = \"0101\""),
        &[&format!("data/maps/esirien.toml:{at}: elowyn.start: '0101' is not a hex in play")],
    );
}

#[test]
fn hexside_between_strangers() {
    let at = line("maps/esirien.toml", "\"0806-0805\"");
    let found = messages(&edited("maps/esirien.toml", "\"0806-0805\"", "\"0806-0804\""));
    assert_eq!(
        found,
        [format!(
            "data/maps/esirien.toml:{at}: walls[13]: '0806-0804' is not a hexside: the two hexes are not neighbours"
        )]
    );
}

#[test]
fn hexside_twice() {
    let at = line("maps/nurkott.toml", "booms = [");
    tells(
        &edited("maps/nurkott.toml", "booms = [\"1406-1405\"", "booms = [\"1406-1405\", \"1405-1406\""),
        &[&format!("data/maps/nurkott.toml:{at}: booms[2]: hexside 1405-1406 is listed twice")],
    );
}

#[test]
fn terrain_letter_that_the_legend_lacks() {
    let at = line("maps/esirien.toml", "\"ffoooTcccccccWbbbbbbcooff\"");
    tells(
        &edited("maps/esirien.toml", "\"ffoooTcccccccWbbbbbbcooff\"", "\"ffoooTcccccccWbbbbbbcooé?\""),
        &[
            &format!(
                "data/maps/esirien.toml:{at}: terrain[7]: hex 2407 has the letter 'é', which the legend does not explain"
            ),
            &format!(
                "data/maps/esirien.toml:{at}: terrain[7]: hex 2507 has the letter '?', which the legend does not explain"
            ),
        ],
    );
}

#[test]
fn grid_with_a_short_row() {
    let at = line("maps/esirien.toml", "\"ffoooTcccccccWbbbbbbcooff\"");
    let found = messages(&edited("maps/esirien.toml", "\"ffoooTcccccccWbbbbbbcooff\"", "\"ffooo\""));
    assert_eq!(
        found[0],
        format!("data/maps/esirien.toml:{at}: terrain[7]: the map has 25 columns, this row 5 letters")
    );
}

#[test]
fn road_with_a_jump() {
    let at = line("maps/esirien.toml", "name = \"Dock Street\"");
    tells(
        &edited("maps/esirien.toml", "\"0908\", \"0909\", \"0910\", \"0911\"", "\"0908\", \"0910\", \"0911\""),
        &[&format!(
            "data/maps/esirien.toml:{at}: roads[5].hexes[2]: '0910' is not a neighbour of 0908, \
             the hex before it on the road"
        )],
    );
}

#[test]
fn bridge_that_the_grid_does_not_show() {
    let at = line("maps/esirien.toml", "name = \"Stone Bridge\"");
    tells(
        &edited(
            "maps/esirien.toml",
            "hex = \"1410\", kind = \"bridge-stone\"",
            "hex = \"1410\", kind = \"bridge-wood\"",
        ),
        &[&format!(
            "data/maps/esirien.toml:{at}: crossings[2].kind: 'bridge-wood' is not what the terrain grid has in hex 1410"
        )],
    );
}

#[test]
fn place_twice() {
    let at = line("maps/esirien.toml", "name = \"Barracks\"");
    tells(
        &edited("maps/esirien.toml", "hex = \"2008\", vp = 2", "hex = \"1808\", vp = 2"),
        &[&format!("data/maps/esirien.toml:{at}: places[4].hex: hex 1808 is listed twice")],
    );
}

#[test]
fn unknown_source() {
    let at = line("maps/esirien.toml", "zones = \"reconstructed\"");
    tells(
        &edited("maps/esirien.toml", "zones = \"reconstructed\"", "zones = \"guess\""),
        &[&format!(
            "data/maps/esirien.toml:{at}: sources.zones: 'guess' is not a source: one of rulebook, reconstructed"
        )],
    );
}

#[test]
fn id_that_is_not_the_files() {
    let at = line("maps/esirien.toml", "id = \"esirien\"");
    tells(
        &edited("maps/esirien.toml", "id = \"esirien\"", "id = \"nurkott\""),
        &[&format!("data/maps/esirien.toml:{at}: id: 'nurkott' is not the id that the file's name gives: 'esirien'")],
    );
}

#[test]
fn scenario_on_an_unknown_map() {
    let at = line("scenarios/esirien-1.toml", "map = ");
    tells(
        &edited("scenarios/esirien-1.toml", "map = \"esirien\"", "map = \"esirein\""),
        &[&format!("data/scenarios/esirien-1.toml:{at}: map: 'esirein' is not a map: esirien, nurkott")],
    );
}

#[test]
fn scenario_with_unknown_counters_or_too_many() {
    let at = line("scenarios/esirien-1.toml", "invader = { D = 2 }");
    tells(
        &edited("scenarios/esirien-1.toml", "invader = { D = 2 }", "invader = { D = 3, GOBB = 1 }"),
        &[
            &format!(
                "data/scenarios/esirien-1.toml:{at}: forces.invader.D: '3' is not within the limit: \
                 there are 2 counters of this kind"
            ),
            &format!(
                "data/scenarios/esirien-1.toml:{at}: forces.invader.GOBB: there is no such counter; did you mean 'GOB'?"
            ),
        ],
    );
}

#[test]
fn scenario_with_unknown_areas_and_options() {
    let at = line("scenarios/esirien-1.toml", "defender = [\"zones\"]");
    let found = messages(&edited("scenarios/esirien-1.toml", "defender = [\"zones\"]", "defender = [\"zone X\"]"));
    assert_eq!(
        found,
        [format!(
            "data/scenarios/esirien-1.toml:{at}: setup.defender[1]: 'zone X' is not a set-up area: \"zones\", \
             \"zone X\" with a letter of the map, \"west\", \"north\", \"east\", \"entry\", or a hex in play"
        )]
    );
    let at = line("scenarios/esirien-1.toml", "victory_mode");
    tells(
        &edited("scenarios/esirien-1.toml", "victory_mode = \"manual\"", "victory_mod = \"manual\""),
        &[&format!(
            "data/scenarios/esirien-1.toml:{at}: options.victory_mod: there is no such option; did you mean 'victory_mode'?"
        )],
    );
    tells(
        &edited("scenarios/esirien-1.toml", "victory_mode = \"manual\"", "victory_mode = \"best\""),
        &[&format!(
            "data/scenarios/esirien-1.toml:{at}: options.victory_mode: 'best' is not a value of this option: \
             one of objective, graded, manual"
        )],
    );
    tells(
        &edited("scenarios/esirien-1.toml", "victory_mode = \"manual\"", "agreed_reinforcements = \"from:3\""),
        &[&format!(
            "data/scenarios/esirien-1.toml:{at}: options.agreed_reinforcements: 'from:3' is not for a scenario: \
             what it changes stands in [reinforcements]"
        )],
    );
}

#[test]
fn scenario_of_a_broken_map_is_not_blamed() {
    let found = messages(&edited("maps/esirien.toml", "rows = 17", "rows = 170"));
    assert!(found.iter().all(|m| m.starts_with("data/maps/esirien.toml:")), "{found:?}");
}

#[test]
fn unknown_format() {
    let at = line("units.toml", "format = 1");
    tells(
        &edited("units.toml", "format = 1", "format = 2"),
        &[&format!("data/units.toml:{at}: format: '2' is not a format that this program reads: 1")],
    );
}

#[test]
fn file_without_a_place() {
    let mut files = Files::embedded();
    files.put("unit.toml", "");
    files.put("maps/../x.toml", "");
    tells(
        &files,
        &[
            "data/maps/../x.toml: this file has no place in the data",
            "data/unit.toml: this file has no place in the data",
        ],
    );
}

#[test]
fn empty_file() {
    let mut files = Files::embedded();
    files.put("tables/combat.toml", "");
    tells(
        &files,
        &[
            "data/tables/combat.toml:1: format: this key is missing",
            "data/tables/combat.toml:1: source: this key is missing",
            "data/tables/combat.toml:1: rows: this key is missing",
        ],
    );
}
