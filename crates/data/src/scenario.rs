//! Scenario files: map, forces, where to set up, what wins, reinforcements, options [3.1, 3.2, 7].

use crate::diagnostics::nearest;
use crate::map::MapFile;
use crate::read::{Item, Table};
use crate::units::Sheet;
use dragonrage_rules::{
    Agreement, BadOption, BySide, Force, HEXES, Hex, HexSet, Kind, Options, Reinforcements, Scenario, Side,
};

/// Reads a scenario. Maps that could not be read are named in `broken`: what depends on them is not complained of.
pub(crate) fn read(
    root: &Item,
    id: &str,
    maps: &[MapFile],
    broken: &[String],
    units: Option<&Sheet>,
) -> Option<Scenario> {
    let mut t = root.table()?;
    t.format();
    if let Some(i) = t.need("id")
        && i.as_text() != Some(id)
    {
        i.wrong(format!("the id that the file's name gives: '{id}'"));
    }
    let name = t.need("name").and_then(|i| i.text("a name")).unwrap_or_default().to_owned();
    let map = t.need("map").and_then(|i| find_map(&i, maps, broken));
    for i in t.maybe("rules").map(|i| i.list("rule ids", 20)).unwrap_or_default() {
        i.text("a rule id");
    }
    let objective = t.need("objective").and_then(|i| {
        let n = i.whole("a number of victory points", 1..=250)?;
        let total: u32 = map.map_or(250, |m| m.spec.places.iter().map(|p| u32::from(p.vp)).sum());
        if u32::from(n) > total {
            i.wrong(format!("within reach: the map has {total} VP"));
        }
        Some(n)
    });
    let first = t.need("first").and_then(|i| i.word("a side", &["invader", "defender"], Side::from_code));
    let roll_for_sides = t.maybe("roll_for_sides").and_then(|i| i.yes()).unwrap_or_default();
    let setup = t.need("setup").and_then(|i| i.table()).map(|s| read_setup(s, map)).unwrap_or_default();
    let forces = t.need("forces").and_then(|i| i.table()).map(|f| read_forces(f, units, &setup)).unwrap_or_default();
    let reinforcements = t.maybe("reinforcements").and_then(|i| i.table()).and_then(|r| read_reinforcements(r, map));
    let mut options = Options::default();
    if let Some(o) = t.maybe("options").and_then(|i| i.table()) {
        for (key, item) in o.all() {
            read_option(&mut options, key, &item);
        }
    }
    if let Some(mut s) = t.need("sources").and_then(|i| i.table()) {
        for key in ["objective", "first", "roll_for_sides", "forces", "setup", "reinforcements", "options"] {
            s.maybe(key).and_then(|i| i.source());
        }
        s.finish();
    }
    t.finish();
    Some(Scenario {
        id: id.to_owned(),
        name,
        map: map?.spec.id.clone(),
        forces,
        objective: objective?.into(),
        first: first?,
        roll_for_sides,
        setup,
        reinforcements,
        options,
        hash: 0,
    })
}

fn find_map<'m>(item: &Item, maps: &'m [MapFile], broken: &[String]) -> Option<&'m MapFile> {
    let found = item.as_text().and_then(|s| maps.iter().find(|m| m.spec.id == s));
    if found.is_none() && !item.as_text().is_some_and(|s| broken.iter().any(|b| b == s)) {
        let ids: Vec<&str> = maps.iter().map(|m| m.spec.id.as_str()).collect();
        item.wrong(format!("a map: {}", ids.join(", ")));
    }
    found
}

fn read_forces(mut t: Table, units: Option<&Sheet>, setup: &BySide<HexSet>) -> BySide<Vec<Force>> {
    let mut forces: BySide<Vec<Force>> = BySide::default();
    let mut taken = [0u8; dragonrage_rules::KINDS];
    for (side, key) in [(Side::Invader, "invader"), (Side::Defender, "defender")] {
        let Some(force) = t.need(key).and_then(|i| i.table()) else { continue };
        for (code, item) in force.all() {
            // The exact code: two spellings of one kind would count twice.
            let Some(kind) = Kind::ALL.into_iter().find(|k| k.code() == code) else {
                let near = nearest(code, Kind::ALL.map(Kind::code));
                item.note(match near {
                    Some(n) => format!("there is no such counter; did you mean '{n}'?"),
                    None => format!("there is no such counter: {} are", Kind::ALL.map(Kind::code).join(", ")),
                });
                continue;
            };
            let Some(count) = item.whole("a number of counters", 1..=80) else { continue };
            taken[kind.index()] += count;
            if let Some(limit) = units.map(|u| u.kinds[kind.index()].data.limit)
                && taken[kind.index()] > limit
            {
                item.wrong(format!("within the limit: there are {limit} counters of this kind"));
            }
            if !kind.fits(side, setup[side].is_empty()) {
                item.note(
                    "this side cannot have such a counter: monsters invade, engines belong to who sets up on the map, \
                     elementals are summoned, and Elowyn comes by an option",
                );
            }
            forces[side].push(Force { kind, count });
        }
        forces[side].sort_by_key(|f| f.kind);
    }
    t.finish();
    forces
}

fn read_setup(mut t: Table, map: Option<&MapFile>) -> BySide<HexSet> {
    let mut setup: BySide<HexSet> = BySide::default();
    for (side, key) in [(Side::Invader, "invader"), (Side::Defender, "defender")] {
        for item in t.need(key).map(|i| i.list("set-up areas", HEXES)).unwrap_or_default() {
            let Some(map) = map else { continue };
            match area(&item, map) {
                Some(hexes) => setup[side] = setup[side].union(&hexes),
                None => item.wrong(
                    "a set-up area: \"zones\", \"zone X\" with a letter of the map, \"west\", \"north\", \"east\", \
                     \"entry\", or a hex in play",
                ),
            }
        }
    }
    t.finish();
    setup
}

/// The hexes of a set-up area. Units that enter the map later have none.
fn area(item: &Item, map: &MapFile) -> Option<HexSet> {
    let edge = |n: usize| Some(map.edges[n].iter().copied().collect());
    match item.as_text()? {
        "zones" => Some(map.spec.setup),
        "west" => edge(0),
        "north" => edge(1),
        "east" => edge(2),
        "entry" => (!map.spec.entry_hexes.is_empty()).then_some(HexSet::EMPTY),
        other => match other.strip_prefix("zone ") {
            Some(letter) => {
                map.zone_kinds.iter().find(|(c, _)| letter.chars().eq([*c])).map(|(c, _)| map.zone_hexes(*c))
            }
            None => {
                let hex: Hex = other.parse().ok()?;
                map.spec.terrain.iter().any(|(h, _)| *h == hex).then(|| [hex].into_iter().collect())
            }
        },
    }
}

fn read_reinforcements(mut t: Table, map: Option<&MapFile>) -> Option<Reinforcements> {
    let codes = Kind::ALL.map(Kind::code);
    let kind = |i: Item| i.word("a counter", &codes, Kind::from_code);
    let first = t.need("kind").and_then(kind);
    let substitute = t.need("substitute").and_then(kind);
    let count = t.need("count").and_then(|i| i.whole("a number of counters", Reinforcements::COUNT));
    let latest = *Reinforcements::TURNS.end();
    let first_turn = t.need("first_turn").and_then(|i| i.whole("a turn, or 0 for never", 0..=latest));
    let every = t.need("every").and_then(|i| i.whole("a number of turns", Reinforcements::TURNS));
    let hexes = t.need("hexes").and_then(|i| read_hexes(&i, map));
    t.finish();
    let (hexes, triangle) = hexes?;
    Some(Reinforcements {
        first_turn: first_turn?.into(),
        every: every?.into(),
        kind: first?,
        substitute: substitute?,
        count: count?,
        hexes,
        triangle,
    })
}

/// `"map"` for the map's own reinforcement hexes, with those of its triangle, or a list.
fn read_hexes(item: &Item, map: Option<&MapFile>) -> Option<(Vec<Hex>, Vec<Hex>)> {
    match item.as_text() {
        Some("map") => map.map(|m| (m.reinforcement_hexes.clone(), m.reinforcement_triangle.clone())),
        Some(_) => {
            item.wrong("the word \"map\" or a list of hexes");
            None
        }
        None => {
            let mut hexes = Vec::new();
            for i in item.list("hexes", HEXES) {
                let Some(hex) = i.hex() else { continue };
                if map.is_some_and(|m| !m.spec.terrain.iter().any(|(h, _)| *h == hex)) {
                    i.wrong("a hex in play");
                }
                hexes.push(hex);
            }
            Some((hexes, Vec::new()))
        }
    }
}

fn read_option(options: &mut Options, key: &str, item: &Item) {
    match options.set(key, item.as_text().unwrap_or_default()) {
        Ok(()) if options.agreed_reinforcements.is_standard() => {}
        Ok(()) => {
            // The players agree upon a game; what a scenario has to say stands in its own table.
            options.agreed_reinforcements = Agreement::default();
            item.wrong("for a scenario: what it changes stands in [reinforcements]");
        }
        Err(BadOption::Value { allowed, .. }) => item.wrong(format!("a value of this option: one of {allowed}")),
        Err(BadOption::Key(_)) => {
            let keys = Options::KEYS.iter().map(|(k, ..)| *k).chain(["ruleset", Agreement::KEY]);
            item.note(match nearest(key, keys) {
                Some(n) => format!("there is no such option; did you mean '{n}'?"),
                None => "there is no such option: docs/RULES.md section 9 lists them".to_owned(),
            });
        }
    }
}
