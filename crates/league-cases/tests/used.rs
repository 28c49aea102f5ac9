//! Everything in the box is played with: every kind of unit, spell, marker and house option occurs in at least one case
//! and in at least one golden record.

use dragonrage_cases::load_dir;
use dragonrage_league_cases::load_league_dir;
use dragonrage_rules::{Event, Game, Kind, Options, Record, Setup, Status, UnitId, What};
use std::collections::BTreeSet;
use std::path::PathBuf;

fn folder(path: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

/// What must occur. Events stand for spells and markers [2.2.4, 2.8].
fn all() -> BTreeSet<String> {
    const EVENTS: &[&str] = &[
        // Spells.
        "BoostCast",
        "FogCast",
        "WhirlwindCast",
        "LightningCast",
        "BoltCast",
        "BoltKept",
        "Summoned",
        "Dismissed",
        // Markers: broken pointer, bridges, wound, whirlwind 2, VP, slayer, hearts of both sorts of monsters.
        "Smashed",
        "BridgePrepared",
        "BridgeBroken",
        "BridgeBurned",
        "Wounded",
        "WhirlwindDrifted",
        "Razed",
        "BecameSlayer",
        "Damaged",
        "MinorDamaged",
        "Breached",
    ];
    let options = Options::KEYS.iter().flat_map(|(key, _, values)| values.iter().map(move |v| format!("{key}={v}")));
    let kinds = Kind::ALL.into_iter().map(|k| k.code().to_owned());
    let agreed = ["agreed_reinforcements=standard", "agreed_reinforcements=agreed"].map(str::to_owned);
    kinds.chain(EVENTS.iter().map(|e| (*e).to_owned())).chain(options).chain(agreed).collect()
}

#[derive(Default)]
struct Used(BTreeSet<String>);

impl Used {
    fn options(&mut self, options: &Options) {
        for (key, value) in options.list() {
            let agreed = key == "agreed_reinforcements" && value != "standard";
            self.0.insert(format!("{key}={}", if agreed { "agreed" } else { &value }));
        }
    }

    fn setup(&mut self, game: &Game, setup: &Setup) {
        let here = setup.units.iter().filter(|u| matches!(u.status, Status::OnMap | Status::Captive));
        here.for_each(|u| self.unit(game, u.unit));
    }

    fn unit(&mut self, game: &Game, unit: UnitId) {
        self.0.extend(game.kind(unit).map(|k| k.code().to_owned()));
    }

    fn events(&mut self, game: &Game, events: &[Event]) {
        for event in events {
            if let What::Placed { unit, .. }
            | What::Entered { unit, .. }
            | What::EnteredFacing { unit, .. }
            | What::Arrived { unit, .. } = event.what
            {
                self.unit(game, unit);
            }
            if let What::Summoned { elemental, .. } = event.what {
                self.unit(game, elemental);
            }
            let name = format!("{:?}", event.what);
            self.0.insert(name.split([' ', '(']).next().unwrap_or_default().to_owned());
        }
    }
}

fn by_cases() -> BTreeSet<String> {
    let mut used = Used::default();
    for case in load_dir(&folder("cases")).unwrap_or_else(|p| panic!("{p}")) {
        let Ok(mut game) = Game::new(&case.components, &case.setup) else { continue };
        used.options(&case.setup.options);
        used.setup(&game, &case.setup);
        let mut events = Vec::new();
        for action in case.steps.iter().flat_map(|step| step.act.into_iter().chain(step.dice.iter().copied())) {
            let _ = game.apply(action, &mut events);
        }
        used.events(&game, &events);
    }
    for case in load_league_dir(&dragonrage_data::embedded(), &folder("cases/league")).unwrap_or_else(|p| panic!("{p}"))
    {
        used.options(&case.options);
    }
    used.0
}

fn by_records() -> BTreeSet<String> {
    let mut used = Used::default();
    let components = dragonrage_data::embedded();
    for file in std::fs::read_dir(folder("cases/golden")).unwrap().map(|f| f.unwrap().path()) {
        let record = Record::parse(&std::fs::read_to_string(&file).unwrap()).unwrap();
        let start = record.start(&components).unwrap_or_else(|e| panic!("{}: {e}", file.display()));
        used.options(start.options());
        used.setup(&start, &start.setup());
        let listen = |_, events: &[Event], game: &Game| used.events(game, events);
        record.replay(&components, usize::MAX, listen).unwrap_or_else(|e| panic!("{}: {e}", file.display()));
    }
    used.0
}

#[test]
fn everything_is_played_with() {
    let all = all();
    let (cases, records) = (by_cases(), by_records());
    let unused: Vec<&String> = all.iter().filter(|x| !cases.contains(*x)).collect();
    assert!(unused.is_empty(), "no case has {unused:?}");
    // The records of today are older than this option, which only recruiting reads.
    let recruiting = |x: &str| x == "one_leader_each=yes";
    let unused: Vec<&String> = all.iter().filter(|x| !records.contains(*x) && !recruiting(x)).collect();
    assert!(unused.is_empty(), "no golden record has {unused:?}");
}
