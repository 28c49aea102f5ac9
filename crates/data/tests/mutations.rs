//! A slip in a map or table is found by the check that is there for it.

mod common;

use common::{edited, edited_first};
use dragonrage_data::{Files, check, covered_rules};

/// The names of the checks that fail.
#[track_caller]
fn failed(files: &Files) -> Vec<String> {
    let report = check(files);
    assert_eq!(report.problems, []);
    report.failed.into_iter().map(|c| c.name).collect()
}

/// Asserts that the check with this name fails, whatever else does.
#[track_caller]
fn fails(files: &Files, name: &str) {
    let failed = failed(files);
    assert!(failed.iter().any(|f| f == name), "{name} is not among {failed:?}");
}

const ESIRIEN: &str = "maps/esirien.toml";
const NURKOTT: &str = "maps/nurkott.toml";

/// The embedded files with one letter of a grid changed: `row` from 1, `column` from 1.
fn letter(file: &str, grid: &str, hex: &str, to: char) -> Files {
    let (column, row): (usize, usize) = (hex[..2].parse().unwrap(), hex[2..].parse().unwrap());
    let mut files = Files::embedded();
    let text = files.text(file).unwrap().to_owned();
    let start = text.find(&format!("\n{grid} = [")).unwrap();
    let mut at = start;
    for _ in 0..row {
        at += 1 + text[at + 1..].find("\n  \"").unwrap();
    }
    at += "\n  \"".len() - 1 + column;
    let mut changed = text.clone();
    changed.replace_range(at..at + 1, &to.to_string());
    assert_ne!(changed, text);
    files.put(file, &changed);
    files
}

#[test]
fn gap_in_the_wall() {
    let files = edited(ESIRIEN, "\"0806-0805\", ", "");
    fails(&files, "esirien/ring-closed");
    fails(&files, "esirien/shut-to-walkers");
    fails(&files, "esirien/walls-without-loose-ends");
    let files = edited(NURKOTT, "\"1912-2011\", ", "");
    fails(&files, "nurkott/ring-closed");
    fails(&files, "nurkott/walls-keep-walkers-out");
}

#[test]
fn wall_turned_inside_out() {
    fails(&edited(ESIRIEN, "\"0806-0805\"", "\"0805-0806\""), "esirien/walls-part");
}

#[test]
fn gate_become_a_door() {
    let files = edited(ESIRIEN, "\"0707-0606\", kind = \"gate\"", "\"0707-0606\", kind = \"door\"");
    fails(&files, "esirien/west-gate");
    fails(&files, "esirien/walls-have-gates");
}

#[test]
fn gate_turned_inside_out() {
    fails(&edited(ESIRIEN, "at = \"2113-2212\"", "at = \"2212-2113\""), "esirien/east-gate");
}

#[test]
fn door_become_a_gate_on_nurkott() {
    let files = edited(NURKOTT, "\"0910-0810\", kind = \"door\"", "\"0910-0810\", kind = \"gate\"");
    assert_eq!(failed(&files), ["nurkott/doors-only"]);
}

#[test]
fn sea_where_the_river_ends() {
    // The first hex of the sea made land.
    fails(&letter(ESIRIEN, "terrain", "1414", 'o'), "esirien/sea-begins");
}

#[test]
fn dock_gone() {
    fails(&letter(ESIRIEN, "terrain", "1115", 'o'), "esirien/docks");
}

#[test]
fn river_forked() {
    fails(&letter(ESIRIEN, "terrain", "1305", 'r'), "esirien/river-narrow");
}

#[test]
fn bridge_of_the_wrong_stuff() {
    let text = Files::embedded().text(NURKOTT).unwrap().replace("\"W\" = \"bridge-wood\"", "\"W\" = \"bridge-stone\"");
    let mut files = Files::embedded();
    files.put(NURKOTT, &text.replace("kind = \"bridge-wood\"", "kind = \"bridge-stone\""));
    fails(&files, "nurkott/wooden-bridges");
    fails(&files, "nurkott/stone-bridge");
    fails(&files, "nurkott/stated-terrain");
}

#[test]
fn bridge_not_listed() {
    let line = "  { hex = \"1303\", kind = \"ford\"";
    let text = Files::embedded().text(ESIRIEN).unwrap().to_owned();
    let at = text.find(line).unwrap();
    let end = at + text[at..].find('\n').unwrap() + 1;
    let mut files = Files::embedded();
    files.put(ESIRIEN, &format!("{}{}", &text[..at], &text[end..]));
    fails(&files, "esirien/crossings-listed");
}

#[test]
fn citadel_worth_less() {
    let files = edited(ESIRIEN, "hex = \"1910\", vp = 5", "hex = \"1910\", vp = 4");
    fails(&files, "esirien/citadel");
    fails(&files, "esirien/vp-one-five");
}

#[test]
fn hex_worth_too_much() {
    fails(&edited(ESIRIEN, "hex = \"1808\", vp = 3", "hex = \"1808\", vp = 6"), "esirien/vp-range");
}

#[test]
fn waterfront_within_the_walls() {
    let from = "name = \"Waterfront\"\nsetup = true\nwithin_walls = false";
    let to = "name = \"Waterfront\"\nsetup = true\nwithin_walls = true";
    fails(&edited(ESIRIEN, from, to), "esirien/within-walls");
}

#[test]
fn bridges_closed_to_set_up() {
    let from = "name = \"Bridges\"\nsetup = true";
    let to = "name = \"Bridges\"\nsetup = false";
    fails(&edited(ESIRIEN, from, to), "esirien/defender-setup");
    fails(&edited(NURKOTT, from, to), "nurkott/defender-setup");
}

#[test]
fn road_cut() {
    let files = edited(ESIRIEN, "\"0506\", \"0406\", \"0407\"", "\"0406\", \"0407\"");
    assert_eq!(failed(&files), ["esirien/roads-one-network", "esirien/roads-lead-somewhere", "esirien/roads-lead-in"]);
}

#[test]
fn exit_of_another_hex() {
    let files = edited_first(ESIRIEN, "{ hex = \"0110\", leaves", "{ hex = \"0111\", leaves");
    fails(&files, "esirien/road-exits");
    fails(&files, "esirien/exits");
}

#[test]
fn edge_hex_missing() {
    fails(&edited(ESIRIEN, "east = [\n  \"2501\", ", "east = [\n  "), "esirien/setup-east");
    fails(&edited(ESIRIEN, "roc = [\n  \"0103\", ", "roc = [\n  "), "esirien/rocs-on-any-edge");
}

#[test]
fn entry_on_another_hex() {
    fails(&edited(NURKOTT, "entry = [\"0202\", \"0516\"]", "entry = [\"0202\", \"0515\"]"), "nurkott/entry");
}

#[test]
fn serpents_elsewhere() {
    fails(&edited(NURKOTT, "serpent = [\"0109\", \"0208\"]", "serpent = [\"0109\"]"), "nurkott/serpents");
}

#[test]
fn mixed_hex_made_plain() {
    let files = letter(NURKOTT, "terrain", "0709", 'r');
    fails(&files, "nurkott/0709");
    fails(&edited(NURKOTT, "streams = [\"0708-0709\"]", "streams = []"), "nurkott/0708-0709");
}

#[test]
fn boom_gone() {
    let files = edited(NURKOTT, "booms = [\"1406-1405\", ", "booms = [");
    fails(&files, "nurkott/booms-keep-serpents-out");
}

#[test]
fn palisade_of_stone() {
    assert_eq!(failed(&edited(NURKOTT, "plank_walls = true", "plank_walls = false")), ["nurkott/plank-walls"]);
}

#[test]
fn door_mark_forgotten() {
    let files = edited_first(NURKOTT, "destroys_vp = true", "destroys_vp = false");
    assert_eq!(failed(&files), ["nurkott/vp-doors-marked"]);
}

#[test]
fn goblins_moved_away() {
    fails(&letter(NURKOTT, "zones", "1213", 'G'), "nurkott/goblins-north");
    fails(&letter(NURKOTT, "zones", "1213", 'V'), "nurkott/ring-closed");
}

#[test]
fn reinforcements_elsewhere() {
    let files =
        edited(NURKOTT, "hexes = [\"2017\", \"2016\", \"2015\", \"2117\"", "hexes = [\"2017\", \"2016\", \"2015\"");
    fails(&files, "nurkott/reinforcement-hexes");
    fails(&files, "nurkott/reinforcement-all");
    fails(&edited(NURKOTT, "\"2215\", \"2314\"", "\"2215\""), "nurkott/reinforcement-triangle");
    fails(&letter(NURKOTT, "terrain", "2214", 'r'), "nurkott/reinforcement-triangle-dry");
}

#[test]
fn turn_track_off_by_one() {
    fails(&edited(ESIRIEN, "first_reinforcement = 10", "first_reinforcement = 9"), "esirien/reinforcement-turns");
}

#[test]
fn combat_cell_names_itself() {
    let report = check(&edited("tables/combat.toml", "\"  5  6 11  M", "\"  5  6  6  M"));
    let failed: Vec<String> = report.failed.iter().map(|c| c.to_string()).collect();
    assert_eq!(
        failed,
        ["combat/formula: every cell of the combat table equals the rule: 2 against 3 is 6, not 11 [2.7.5-a, 2.7.5-b]"]
    );
}

#[test]
fn every_cell_of_the_combat_table_counts() {
    let text = Files::embedded().text("tables/combat.toml").unwrap().to_owned();
    let rows: Vec<&str> = text.lines().filter(|l| l.starts_with("  \"")).collect();
    for row in rows.iter().step_by(7) {
        for column in 0..15 {
            let at = 3 + 3 * column;
            let other = if row[at..at + 3].trim() == "D" { "  M" } else { "  D" };
            let changed = format!("{}{other}{}", &row[..at], &row[at + 3..]);
            let mut files = Files::embedded();
            files.put("tables/combat.toml", &text.replacen(row, &changed, 1));
            assert_eq!(failed(&files), ["combat/formula"]);
        }
    }
}

#[test]
fn breaking_number() {
    let files = edited("tables/breaking.toml", "with_hero = true, scale = 5", "with_hero = true, scale = 4");
    assert_eq!(failed(&files), ["breaking/numbers"]);
    let files = edited("tables/breaking.toml", "units = [\"GIA\", \"WRM\"]", "units = [\"GIA\"]");
    assert_eq!(failed(&files), ["breaking/numbers"]);
}

#[test]
fn numbers_of_minor_monsters_missiles_and_spells() {
    fails(&edited("tables/minor.toml", "[GIA]\nmelee = 6", "[GIA]\nmelee = 5"), "minor/numbers");
    fails(
        &edited("tables/minor.toml", "[SER]\nmelee = 5\nmissiles = 5", "[SER]\nmelee = 5\nmissiles = 6"),
        "minor/numbers",
    );
    fails(&edited("tables/missiles.toml", "from_tower = 3", "from_tower = 4"), "missiles/ranges");
    fails(&edited("tables/missiles.toml", "near = 5", "near = 4"), "missiles/numbers");
    fails(&edited("tables/missiles.toml", "[4, 4, 5, 6, 6]", "[4, 4, 5, 5, 6]"), "missiles/numbers");
    fails(&edited("tables/spells.toml", "[fog]\ncost = 2", "[fog]\ncost = 1"), "spells/costs");
    fails(&edited("tables/spells.toml", "leash = 5", "leash = 6"), "spells/ranges");
}

#[test]
fn monster_values() {
    fails(&edited_first("monsters.toml", "hit_points = 8", "hit_points = 9"), "monsters/areas");
    fails(&edited_first("monsters.toml", "fly = 6", "fly = 7"), "monsters/moves");
    fails(&edited_first("monsters.toml", "legs_per_mp = 3", "legs_per_mp = 4"), "monsters/thresholds");
    fails(&edited_first("monsters.toml", "slither = true", "slither = false"), "monsters/abilities");
    fails(
        &edited_first("monsters.toml", "exposed = [\"ahead\", \"above\"]", "exposed = [\"ahead\"]"),
        "monsters/areas",
    );
}

#[test]
fn stated_values_of_counters() {
    fails(&edited_first("units.toml", "escape = 4", "escape = 3"), "units/cavalry");
    fails(&edited_first("units.toml", "points = 2.5", "points = 3"), "units/prices");
    fails(&edited("units.toml", "spell_points = 10", "spell_points = 9"), "units/spell-points");
    // The scenario that needs all twelve is made smaller with them.
    let mut files = edited("units.toml", "limit = 12", "limit = 11");
    let raid = files.text("scenarios/nurkott-2.toml").unwrap().replace("INF = 12", "INF = 11");
    files.put("scenarios/nurkott-2.toml", &raid);
    fails(&files, "units/limits");
}

#[test]
fn reconstructed_values_may_change() {
    let from = "[CAV]\nname = \"cavalry\"\nattack = 3\ndefence = 3";
    let files = edited("units.toml", from, "[CAV]\nname = \"cavalry\"\nattack = 4\ndefence = 4");
    assert_eq!(failed(&files), [] as [&str; 0]);
}

#[test]
fn scenario_values() {
    fails(&edited("scenarios/esirien-1.toml", "objective = 19 ", "objective = 18 "), "esirien-1/objective");
    fails(&edited("scenarios/esirien-1.toml", "CAV = 4", "CAV = 3"), "esirien-1/defender");
    fails(&edited("scenarios/esirien-1.toml", "invader = [\"west\", ", "invader = ["), "esirien-1/setup");
    fails(&edited("scenarios/esirien-2.toml", "first = \"defender\"", "first = \"invader\""), "esirien-2/first");
    fails(&edited("scenarios/esirien-3.toml", "ORC = 3", "ORC = 2"), "esirien-3/invader");
    fails(&edited("scenarios/esirien-4.toml", "objective = 17", "objective = 16"), "esirien-4/objective");
    fails(&edited("scenarios/esirien-5.toml", "INF = 10", "INF = 8"), "esirien-5/defender");
    fails(&edited("scenarios/esirien-6.toml", "every = 4", "every = 3"), "esirien-6/reinforcements");
    fails(&edited("scenarios/nurkott-2.toml", "first = \"defender\"", "first = \"invader\""), "nurkott-2/first");
    fails(&edited("scenarios/nurkott-5.toml", "TRL = 4", "TRL = 3"), "nurkott-5/defender");
    fails(&edited("scenarios/nurkott-6.toml", "kind = \"ORC\"", "kind = \"WRG\""), "nurkott-6/reinforcements");
}

#[test]
fn a_fans_map_is_held_to_the_common_checks_only() {
    let mut files = Files::embedded();
    let text = files.text(ESIRIEN).unwrap().replacen("id = \"esirien\"", "id = \"my-town\"", 1);
    files.put("maps/my-town.toml", &text.replacen("vp = 5", "vp = 9", 1));
    let report = check(&files);
    assert!(report.is_clean(), "{:?}", report.failed);
    assert!(report.held.iter().any(|c| c.name == "my-town/ring-closed"));
    assert!(!report.held.iter().any(|c| c.name == "my-town/citadel"));
}

/// Changes that contradict a rule each, between them all rules that the checks claim.
fn contradictions() -> Vec<Files> {
    let units = "units.toml";
    let monsters = "monsters.toml";
    let scenario = "scenarios/esirien-1.toml";
    let mut all: Vec<Files> = [
        (ESIRIEN, "\"0707-0606\", kind = \"gate\"", "\"0707-0606\", kind = \"door\""),
        (ESIRIEN, "at = \"2113-2212\"", "at = \"2212-2113\""),
        (ESIRIEN, "at = \"1314-1413\"", "at = \"1413-1314\""),
        (ESIRIEN, "sides = [\"1310\", \"1511\"]", "sides = [\"1310\", \"1510\"]"),
        (ESIRIEN, "{ hex = \"0110\", leaves", "{ hex = \"0111\", leaves"),
        (ESIRIEN, "hex = \"1910\", vp = 5", "hex = \"1910\", vp = 4"),
        (ESIRIEN, "hex = \"1808\", vp = 3", "hex = \"1808\", vp = 6"),
        (ESIRIEN, "ship = \"1516\"", "ship = \"1315\""),
        (
            ESIRIEN,
            "\"1109\", \"1209\", \"1310\", \"1410\", \"1511\", \"1611\", \"1712\", ",
            "\"1109\", \"1209\"] }, { name = \"x\", source = \"rulebook\", hexes = [\"1712\", ",
        ),
        (ESIRIEN, "east = [\n  \"2501\", ", "east = [\n  "),
        (
            ESIRIEN,
            "name = \"Waterfront\"\nsetup = true\nwithin_walls = false",
            "name = \"Waterfront\"\nsetup = true\nwithin_walls = true",
        ),
        (
            NURKOTT,
            "name = \"Village\"\nsetup = true\nwithin_walls = true",
            "name = \"Village\"\nsetup = true\nwithin_walls = false",
        ),
        (NURKOTT, "\"0910-0810\", kind = \"door\"", "\"0910-0810\", kind = \"gate\""),
        (NURKOTT, "plank_walls = true", "plank_walls = false"),
        (NURKOTT, "streams = [\"0708-0709\"]", "streams = []"),
        (NURKOTT, "serpent = [\"0109\", \"0208\"]", "serpent = [\"0109\"]"),
        (NURKOTT, "entry = [\"0202\", \"0516\"]", "entry = [\"0202\", \"0515\"]"),
        (NURKOTT, "start = \"1907\"", "start = \"1908\""),
        (NURKOTT, "exits = [\"0202\", \"0516\", ", "exits = [\"0516\", "),
        (NURKOTT, "destroys_vp = true", "destroys_vp = false"),
        (NURKOTT, "hexes = [\"2017\", \"2016\", \"2015\", \"2117\"", "hexes = [\"2017\", \"2016\", \"2015\""),
        ("tables/combat.toml", "\"  6", "\"  5"),
        ("tables/breaking.toml", "scale = 6", "scale = 5"),
        (monsters, "hit_points = 8", "hit_points = 9"),
        (monsters, "fly = 6", "fly = 7"),
        (monsters, "fly = 4", "fly = 5"),
        (monsters, "fly = 8", "fly = 9"),
        (monsters, "overrun = 9", "overrun = 8"),
        (monsters, "legs_per_mp = 3", "legs_per_mp = 4"),
        (scenario, "CAV = 4", "CAV = 3"),
        (scenario, "objective = 19 ", "objective = 18 "),
        ("scenarios/esirien-2.toml", "objective = 16", "objective = 17"),
        ("scenarios/esirien-3.toml", "GOB = 3", "GOB = 4"),
        ("scenarios/esirien-4.toml", "YD = 1, ", ""),
        ("scenarios/esirien-5.toml", "MIL = 1", "MIL = 2"),
        ("scenarios/esirien-6.toml", "first = \"invader\"", "first = \"defender\""),
        ("scenarios/nurkott-1.toml", "objective = 17", "objective = 18"),
        ("scenarios/nurkott-2.toml", "objective = 16", "objective = 17"),
        ("scenarios/nurkott-3.toml", "objective = 23", "objective = 24"),
        ("scenarios/nurkott-4.toml", "objective = 18", "objective = 19"),
        ("scenarios/nurkott-5.toml", "objective = 20", "objective = 21"),
        ("scenarios/nurkott-6.toml", "objective = 18", "objective = 19"),
    ]
    .into_iter()
    .map(|(file, from, to)| edited_first(file, from, to))
    .collect();
    for kind in dragonrage_rules::Kind::ALL {
        let text = Files::embedded().text(units).unwrap().to_owned();
        let at = text.find(&format!("\n[{kind}]")).unwrap();
        let key = if kind == dragonrage_rules::Kind::Elemental { "road_mp = " } else { "points = " };
        let at = at + text[at..].find(&format!("\n{key}")).unwrap() + 1;
        let end = at + text[at..].find('\n').unwrap();
        let mut files = Files::embedded();
        files.put(units, &format!("{}{key}9{}", &text[..at], &text[end..]));
        all.push(files);
    }
    let tower = |file: &str, hex| letter(file, "terrain", hex, 'o');
    all.extend([
        letter(ESIRIEN, "terrain", "1414", 'o'),
        letter(ESIRIEN, "terrain", "1115", 'o'),
        letter(ESIRIEN, "terrain", "1101", 'f'),
        letter(ESIRIEN, "terrain", "0402", 'f'),
        letter(NURKOTT, "terrain", "1201", 'f'),
        letter(NURKOTT, "terrain", "0708", 'r'),
        letter(NURKOTT, "zones", "1213", 'G'),
        tower(ESIRIEN, "0815"),
    ]);
    // A kind of terrain drawn as another.
    let redrawn = |file: &str, changes: &[(&str, &str)]| {
        let mut text = Files::embedded().text(file).unwrap().to_owned();
        for (from, to) in changes {
            assert!(text.contains(from), "{from}");
            text = text.replace(from, to);
        }
        let mut files = Files::embedded();
        files.put(file, &text);
        files
    };
    let ford = ("kind = \"ford\"", "kind = \"bridge-wood\"");
    all.extend([
        redrawn(ESIRIEN, &[("\"x\" = \"ford\"", "\"x\" = \"bridge-wood\""), ford]),
        redrawn(NURKOTT, &[("\"W\" = \"bridge-wood\"", "\"W\" = \"bridge-stone\""), ("bridge-wood", "bridge-stone")]),
        redrawn(ESIRIEN, &[("\"W\" = \"bridge-wood\"", "\"W\" = \"bridge-stone\""), ("bridge-wood", "bridge-stone")]),
        redrawn(NURKOTT, &[("\"f\" = \"forest\"", "\"f\" = \"clear\"")]),
        redrawn(NURKOTT, &[("\"r\" = \"river\"", "\"r\" = \"sea\"")]),
        redrawn(NURKOTT, &[("\"m\" = \"bank\"", "\"m\" = \"tower\"")]),
        redrawn(ESIRIEN, &[("moles = [\"1315\", ", "moles = [\"1115\", ")]),
        redrawn(ESIRIEN, &[("hexes = [\"0815\", \"0915\", \"1014\", \"1115\", \"1315\", \"1516\"]", "hexes = []")]),
        redrawn(ESIRIEN, &[("vp = 3", "vp = 0"), ("vp = 1", "vp = 0")]),
        redrawn(NURKOTT, &[("vp = 4", "vp = 0")]),
        redrawn(NURKOTT, &[("\"2214\", ", "")]),
    ]);
    all
}

#[test]
fn every_rule_that_a_check_claims_can_be_contradicted() {
    let mut failed: Vec<&str> = Vec::new();
    for files in contradictions() {
        let report = check(&files);
        assert_eq!(report.problems, []);
        assert!(!report.failed.is_empty());
        failed.extend(report.failed.iter().flat_map(|c| c.rules));
    }
    // Which hexes are neighbours is the grid's, not the data's, to say.
    let unshaken: Vec<&str> =
        covered_rules().into_iter().filter(|r| !failed.contains(r) && !["E-20", "N-15"].contains(r)).collect();
    assert_eq!(unshaken, [] as [&str; 0]);
}
