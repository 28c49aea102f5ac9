//! Reads case files. Everything that is wrong is told at once, with file, line and case.

use crate::expect::{self, action, rules};
use crate::tree::{At, Keys, Log, Problems, hexside, parse, shown};
use crate::{Case, MAX_BYTES, Step, facts, rulebook};
use dragonrage_rules::{
    Action, Boost, Class, Components, Flags, Game, Hex, Phase, RULES_VERSION, Seat, Setup, Side, Status, Task,
    UnitSetup, Version, Wanted, notation,
};
use std::sync::Arc;

/// Most cases of a file, steps of a case, entries of a list.
const MOST_CASES: usize = 300;
const MOST_STEPS: usize = 200;
const MOST: usize = 128;

/// Reads the text of a case file, with the components built into the program.
pub fn load_str(name: &str, text: &str) -> Result<Vec<Case>, Problems> {
    load_str_with(&dragonrage_data::embedded(), name, text)
}

/// Reads the text of a case file, with these components.
pub fn load_str_with(components: &Arc<Components>, name: &str, text: &str) -> Result<Vec<Case>, Problems> {
    let log = Log::new(name);
    if text.len() > MAX_BYTES {
        return Err(Problems::one(
            name,
            format!("a case file of {} bytes is too long; at most {MAX_BYTES}", text.len()),
        ));
    }
    let cases = parse(text, &log).map_or(Vec::new(), |root| read_file(&At::root(&log, &root), components, name, &log));
    log.finish(cases)
}

fn read_file(root: &At, components: &Arc<Components>, file: &str, log: &Log) -> Vec<Case> {
    let Some(mut keys) = root.table() else { return Vec::new() };
    let found = keys.maybe("case");
    if found.is_none() {
        log.note(0, "there is no case in this file: a case begins with the line [[case]]");
    }
    let list = found.map_or(Vec::new(), |c| c.list("cases, each begun with [[case]]", MOST_CASES));
    keys.finish();
    let mut cases: Vec<Case> = Vec::new();
    for at in list {
        log.enter("");
        let Some(case) = read_case(&at, components, file, log) else { continue };
        if let Some(other) = cases.iter().find(|c| c.id == case.id) {
            at.note(format_args!("the id '{}' is taken by the case of line {}", case.id, other.line));
        }
        cases.push(case);
    }
    log.enter("");
    cases
}

/// The components of the edition that a case names: whoever counts VP in certain hexes says with whose map.
pub fn read_edition(keys: &mut Keys, components: &Arc<Components>) -> Option<Arc<Components>> {
    let at = keys.maybe("edition")?;
    let name = at.text("the name of an edition", 10)?;
    match (Wanted { name: Some(name), changes: "", scenario: None }.find(components)) {
        Ok(Some(found)) => Some(found),
        _ => at.wrong("an edition of the data (data/editions)"),
    }
}

fn read_case(at: &At, components: &Arc<Components>, file: &str, log: &Log) -> Option<Case> {
    let before = log.count();
    let mut keys = at.table()?;
    let id = keys.need("id").and_then(|a| {
        let text = a.text("an id", 60)?;
        match text.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-') {
            true => Some(text.to_owned()),
            false => a.wrong("an id: small letters, digits and hyphens"),
        }
    });
    // Line numbers of [[case]] tables: those of their ids are the ones that a reader looks for.
    let line = keys.maybe("id").map_or(keys.line(), |a| a.line());
    log.enter(id.as_deref().unwrap_or("?"));
    let title = keys.need("title").and_then(|a| a.text("a title", 160));
    let ids = keys.need("rules").map_or(Vec::new(), |a| {
        let ids = rules(&a);
        if ids.is_empty() && log.count() == before {
            a.note("name at least one rule that the case is about");
        }
        ids
    });
    let named = read_edition(&mut keys, components);
    let components = named.as_ref().unwrap_or(components);
    let setup = read_setup(&mut keys, components);
    let mut steps = match keys.need("steps") {
        Some(a) => a.list("steps", MOST_STEPS).iter().filter_map(|s| read_step(s, components)).collect(),
        None => Vec::new(),
    };
    if let Some(a) = keys.maybe("expect") {
        steps.push(Step { line: a.line(), expect: expect::read(&a, components), ..Step::default() });
    }
    if log.count() == before && !steps.iter().any(|s: &Step| s.refuse.is_some() || !s.expect.is_empty()) {
        keys.note("the case proves nothing: a step must 'expect' or 'refuse' something");
    }
    keys.finish();
    if log.count() == before
        && let Err(problems) = Game::new(components, &setup)
    {
        for p in problems {
            log.note(line, format!("the position is impossible: {p}"));
        }
    }
    if log.count() > before {
        return None;
    }
    let mut rules: Vec<String> = ids.iter().filter_map(|i| rulebook::base(i)).map(str::to_owned).collect();
    rules.sort();
    rules.dedup();
    let title = title?.to_owned();
    Some(Case { file: file.to_owned(), line, id: id?, title, rules, components: components.clone(), setup, steps })
}

/// The position of a case or of a tactical question.
pub fn read_setup(keys: &mut Keys, components: &Arc<Components>) -> Setup {
    let mut s = Setup::empty();
    let known: Vec<&str> = components.scenarios.iter().map(|s| s.id.as_str()).collect();
    s.scenario = match keys.maybe("scenario") {
        Some(a) => a.word("a scenario", &known, |w| components.scenario(w).map(|s| s.id.clone())).unwrap_or_default(),
        None => "esirien-1".to_owned(),
    };
    if let Some(scenario) = components.scenario(&s.scenario) {
        (s.options, s.ledger.objective) = (scenario.options, scenario.objective);
    }
    if let Some(a) = keys.maybe("version") {
        match a.as_whole().and_then(|n| u8::try_from(n).ok()).and_then(Version::from_number) {
            Some(version) => s.options.version = version,
            None => a.wrong(format_args!("a version of the rules: 1 to {RULES_VERSION}")).unwrap_or(()),
        }
    }
    if let Some(table) = keys.maybe("options").and_then(|a| a.table()) {
        for (key, a) in table.all() {
            let value = a.as_whole().map_or(a.as_text().map(str::to_owned), |n| Some(n.to_string()));
            match value {
                Some(v) => {
                    if let Err(e) = s.options.set(key, &v) {
                        a.note(e);
                    }
                }
                None => a.note("an option's value is a word in quotes, or a number"),
            }
        }
    }
    if let Some(a) = keys.maybe("phase") {
        s.ledger.phase = a.word("a phase", &Phase::ALL.map(Phase::code), Phase::from_code).unwrap_or(s.ledger.phase);
        if matches!(s.ledger.phase, Phase::Over) {
            a.note("a case cannot begin when the game is over");
        }
    }
    let setting_up = matches!(s.ledger.phase, Phase::SideRoll | Phase::DefenderSetup | Phase::InvaderSetup);
    s.ledger.turn = if setting_up { 0 } else { 1 };
    let mut number = |key: &'static str, into: &mut u16| {
        if let Some(n) = keys.maybe(key).and_then(|a| a.whole("a turn")) {
            *into = n;
        }
    };
    number("turn", &mut s.ledger.turn);
    (s.ledger.last_vp_turn, s.ledger.last_inside_turn) = (s.ledger.turn, s.ledger.turn);
    number("last_vp_turn", &mut s.ledger.last_vp_turn);
    number("last_inside_turn", &mut s.ledger.last_inside_turn);
    let mut small = |key: &'static str, into: &mut u8| {
        if let Some(n) = keys.maybe(key).and_then(|a| a.whole("a count")) {
            *into = n;
        }
    };
    small("arrivals", &mut s.ledger.arrivals);
    small("delayed", &mut s.ledger.delayed);
    if let Some(n) = keys.maybe("objective").and_then(|a| a.whole("an objective")) {
        s.ledger.objective = n;
    }
    match keys.maybe("units") {
        Some(a) => {
            for u in a.list("units", MOST) {
                let Some(text) = u.text("a unit, such as \"D1 0606 facing SE\"", 200) else { continue };
                match facts::place(components, components.scenario(&s.scenario), text) {
                    Ok(unit) => s.units.push(unit),
                    Err(e) => u.note(e),
                }
            }
            facts::give_summoners(&components.roster, &mut s.units);
        }
        None if setting_up => {
            let fresh = Setup::fresh(components, &s.scenario, s.options);
            s.units = fresh.map_or(Vec::new(), |f| f.units);
        }
        None => keys.note("the key 'units' is missing: say which units stand where"),
    }
    read_markers(keys, components, &mut s);
    s
}

fn read_markers(keys: &mut Keys, components: &Components, s: &mut Setup) {
    let mut sides = |key: &'static str| {
        let list = keys.maybe(key).map_or(Vec::new(), |a| a.one_or_more("entrances", MOST));
        list.iter().filter_map(At::hexside).collect::<Vec<(Hex, Hex)>>()
    };
    s.ledger.smashed = sides("smashed");
    s.ledger.breached = sides("breached");
    s.ledger.invader_controls = sides("invader_controls");
    for a in keys.maybe("open").map_or(Vec::new(), |a| a.one_or_more("entrances", MOST)) {
        let words: Vec<&str> = a.as_text().unwrap_or("").split_whitespace().collect();
        match words.first().and_then(|w| hexside(w)).zip(side_at(&words, 1)) {
            Some((hexes, Side::Invader)) => s.ledger.opened_by_invader.push(hexes),
            Some((hexes, Side::Defender)) => s.ledger.opened_by_defender.push(hexes),
            None => a.wrong("an open entrance, such as \"0707-0606\" or \"0707-0606 invader\"").unwrap_or(()),
        }
    }
    let mut hexes = |key: &'static str| {
        let list = keys.maybe(key).map_or(Vec::new(), |a| a.one_or_more("hexes", MOST));
        list.iter().filter_map(At::hex).collect::<Vec<Hex>>()
    };
    s.ledger.razed = hexes("razed");
    s.ledger.burned = hexes("burned");
    s.ledger.broken = hexes("broken");
    s.ledger.prepared = hexes("prepared");
    s.ledger.struck = hexes("struck");
    for a in keys.maybe("fog").map_or(Vec::new(), |a| a.one_or_more("fogs", 2)) {
        let words: Vec<&str> = a.as_text().unwrap_or("").split_whitespace().collect();
        match hex_at(&words).zip(side_at(&words, 1)) {
            Some((hex, side)) => s.ledger.fog[side] = Some(hex),
            None => a.wrong("the centre of a fog, such as \"0707\" or \"0707 invader\"").unwrap_or(()),
        }
    }
    for a in keys.maybe("boost").map_or(Vec::new(), |a| a.one_or_more("boosts", 2)) {
        let words: Vec<&str> = a.as_text().unwrap_or("").split_whitespace().collect();
        let radius = match words.get(1..3) {
            Some(["radius", n]) => n.parse().ok().filter(|n| *n <= 2u8),
            _ => None,
        };
        match (hex_at(&words), radius, side_at(&words, 3)) {
            (Some(hex), Some(radius), Some(side)) => s.ledger.boost[side] = Some(Boost { hex, radius }),
            _ => a.wrong("a Boost Morale, such as \"0707 radius 2\" (radius 0, 1 or 2)").unwrap_or(()),
        }
    }
    for a in keys.maybe("whirlwind").map_or(Vec::new(), |a| a.one_or_more("whirlwinds", 4)) {
        let words: Vec<&str> = a.as_text().unwrap_or("").split_whitespace().collect();
        let turn = match words.get(1) {
            Some(&"first") => Some(0),
            Some(&"second") => Some(1),
            _ => None,
        };
        match (hex_at(&words), turn, side_at(&words, 2)) {
            (Some(hex), Some(n), Some(side)) => s.ledger.whirlwinds[side][n] = Some(hex),
            _ => a.wrong("a whirlwind, such as \"0707 first\" or \"0707 second\"").unwrap_or(()),
        }
    }
    for a in keys.maybe("kept").map_or(Vec::new(), |a| a.one_or_more("bolts", 2)) {
        let words: Vec<&str> = a.as_text().unwrap_or("").split_whitespace().collect();
        let power = match words.get(1..3) {
            Some(["power", n]) => n.parse().ok().filter(|n| (1..=5u8).contains(n)),
            _ => None,
        };
        match (hex_at(&words), power, side_at(&words, 3)) {
            (Some(hex), Some(power), Some(side)) => s.ledger.kept[side] = Some((hex, power)),
            _ => a.wrong("lightning kept for an attack, such as \"0707 power 4\" (power 1 to 5)").unwrap_or(()),
        }
    }
    if let Some(a) = keys.maybe("joined") {
        read_joined(&a, components, s);
    }
    for a in keys.maybe("demoralised").map_or(Vec::new(), |a| a.one_or_more("sides", 2)) {
        if let Some(side) = a.word("a side", &["invader", "defender"], Side::from_code) {
            s.ledger.demoralised[side] = true;
        }
    }
    if let Some(a) = keys.maybe("invader_seat") {
        s.ledger.invader_seat = match a.as_whole() {
            Some(1) => Some(Seat::One),
            Some(2) => Some(Seat::Two),
            _ => a.wrong("a seat: 1 or 2"),
        };
    }
    // A prepared bridge and the troop that prepares it go together, whichever of the two was said.
    for u in &mut s.units {
        let on_map = |u: &UnitSetup| u.hex.filter(|_| u.status == Status::OnMap);
        let Some(hex) = on_map(u) else { continue };
        // The troop on the bridge prepared it; a character or monster there did not [2.5.7.1-a].
        let troop = components.roster.counter(u.unit).is_some_and(|c| c.kind.class() == Class::Troop);
        if s.ledger.prepared.contains(&hex) && troop {
            u.flags.set(Flags::PREPARING, true);
        } else if u.flags.has(Flags::PREPARING) {
            s.ledger.prepared.push(hex);
        }
    }
}

/// A combined attack under construction: its hex and the units that have joined.
fn read_joined(at: &At, components: &Components, s: &mut Setup) {
    let Some(text) = at.text("an attack that units have joined, such as \"0707 ORC1 ORC2\"", 200) else { return };
    let words: Vec<&str> = text.split_whitespace().collect();
    let volley = match s.ledger.phase {
        Phase::InvaderMelee | Phase::DefenderMelee => false,
        Phase::InvaderFire | Phase::DefenderMissiles => true,
        _ => return at.note("units join an attack in a phase of fire, missiles or melee"),
    };
    let Some(hex) = hex_at(&words).filter(|_| words.len() > 1) else {
        return at
            .wrong("the hex under attack and the units that have joined, such as \"0707 ORC1 ORC2\"")
            .unwrap_or(());
    };
    for name in &words[1..] {
        match facts::unit(&components.roster, name) {
            Ok(unit) => s.ledger.joined.push(unit),
            Err(e) => at.note(e),
        }
    }
    s.tasks.push(Task::Gather { hex, volley });
}

fn hex_at(words: &[&str]) -> Option<Hex> {
    words.first()?.parse().ok()
}

/// The side named by the last word; the defender's if there is none.
fn side_at(words: &[&str], n: usize) -> Option<Side> {
    match words.len() {
        l if l == n => Some(Side::Defender),
        l if l == n + 1 => Side::from_code(words[n]),
        _ => None,
    }
}

fn read_step(at: &At, components: &Components) -> Option<Step> {
    let roster = &components.roster;
    let mut step = Step { line: at.line(), ..Step::default() };
    if !at.is_table() {
        step.act = Some(act(at, components)?);
        return Some(step);
    }
    let mut keys = at.table()?;
    if let Some(a) = keys.maybe("do") {
        step.line = a.line();
        step.act = Some(act(&a, components)?);
    }
    if let Some(a) = keys.maybe("until") {
        step.line = step.line.max(a.line());
        let phases: Vec<Phase> = Phase::ALL.into_iter().filter(|p| *p != Phase::Over).collect();
        let codes: Vec<&str> = phases.iter().map(|p| p.code()).collect();
        step.until = a.word("a phase", &codes, |w| phases.iter().copied().find(|p| p.code() == w));
        step.until?;
    }
    if let Some(a) = keys.maybe("roll") {
        step.line = step.line.max(a.line());
        for die in a.one_or_more("dice", 64) {
            step.dice.extend(read_roll(&die, components));
        }
    }
    if let Some(a) = keys.maybe("refuse") {
        step.line = a.line();
        let refused = action(&a, roster)?.1;
        if step.acts() {
            a.note("a step either does something or has something refused; make two steps of it");
        }
        let rule = keys.need("rule").map_or(Vec::new(), |r| rules(&r));
        step.refuse = Some((refused, rule));
    }
    if let Some(a) = keys.maybe("expect") {
        if !step.acts() && step.refuse.is_none() {
            step.line = a.line();
        }
        step.expect = expect::read(&a, components);
    }
    if !step.acts() && step.refuse.is_none() && step.expect.is_empty() {
        keys.note("a step has at least one of 'do', 'until', 'roll', 'refuse', 'expect'");
    }
    keys.finish();
    Some(step)
}

fn act(at: &At, components: &Components) -> Option<Action> {
    let found = action(at, &components.roster)?.1;
    if found.is_roll() {
        return at.wrong("something to do: dice are written { roll = [3] } or { roll = \"3+5\" }");
    }
    Some(found)
}

fn read_roll(at: &At, components: &Components) -> Option<Action> {
    let text = match (at.as_text(), at.as_whole()) {
        (Some(t), _) => shown(t),
        (_, Some(n)) => n.to_string(),
        _ => String::new(),
    };
    match notation::parse(&components.roster, &format!("roll {text}")) {
        Ok(roll @ Action::Roll { .. }) => Some(roll),
        _ => at.wrong("a roll: 1 to 6 for one die, \"3+5\" for two"),
    }
}
