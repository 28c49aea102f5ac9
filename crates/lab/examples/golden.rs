//! Plays the golden games and writes their records: `cargo xtask golden`. Every scenario as printed, armies with
//! everything that no printed one has, and for every house option a game in which it makes a difference.

use dragonrage_ai::{Level, Player, Rng};
use dragonrage_rules::record::Header;
use dragonrage_rules::{
    Action, BySide, Chance, Components, Force, Game, Journal, Kind, Options, Ruleset, Side, Silent,
};
use dragonrage_table::{Players, play_out};
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::Arc;

/// Games that are tried until one shows what it is to show.
const MOST: u64 = 6000;

/// Scenarios and armies in which a house option may matter; no army: the printed ones.
const TABLES: [(&str, &str, &str); 5] = [
    ("esirien-4", "D YD 2GIA 2SER TRX 3TRL 4GOB 2WRG BOSS SHAM", "3CAV 8INF 4ARH 4MIL HERO WZD 2BAL 2CAT"),
    ("esirien-3", "2D YD ROC WRM 4GOB", "8INF 4ARH 4MIL HERO WZD 2BAL"),
    ("nurkott-1", "", ""),
    ("nurkott-3", "D WRM ROC 2SER 3GIA", "4WRG 5ORC 8GOB 3TRL BOSS SHAM"),
    ("nurkott-2", "3CAV 4INF 4ARH HERO WZD", "5WRG 10ORC 8GOB 2TRL BOSS SHAM"),
];

/// What random games seldom show.
const RARE: [&str; 6] = ["LightningCast", "BoltCast", "BoltKept", "BecameSlayer", "Breached", "Dismissed"];

/// Options that matter only beside another one; what only the league reads, and what needs an attack beyond the table.
const BESIDE: [(&str, &str, &str); 3] = [
    ("half_legs=reference", "ruleset", "manual"),
    ("sudden_death=yes", "victory_mode", "graded"),
    ("sudden_death=no", "victory_mode", "manual"),
];
const SILENT: [(&str, &str); 5] = [
    ("character_cost", "by_counter"),
    ("campaign_objective", "cumulative"),
    ("campaign_kill_bonus", "per_kill"),
    ("one_leader_each", "yes"),
    ("out_of_table", "six_to_one"),
];

fn army(text: &str) -> Vec<Force> {
    let force = |word: &str| {
        let code = word.trim_start_matches(|c: char| c.is_ascii_digit());
        let count = word[..word.len() - code.len()].parse().unwrap_or(1);
        Force { kind: Kind::from_code(code).expect("a kind"), count }
    };
    text.split_whitespace().map(force).collect()
}

fn header(components: &Components, (scenario, invader, defender): (&str, &str, &str)) -> Header {
    let options =
        Options { ruleset: Ruleset::Reference, ..components.scenario(scenario).expect("it is there").options };
    let forces = (!invader.is_empty()).then(|| BySide { invader: army(invader), defender: army(defender) });
    Header { forces, ..Header::new(components, scenario, options) }
}

/// Dice of a small sequence, and one player for both sides.
struct Alone {
    dice: Rng,
    player: Box<dyn Player>,
}

impl Players for Alone {
    fn roll(&mut self, chance: &Chance) -> Action {
        let a = self.dice.below(6) as u8 + 1;
        Action::Roll { a, b: if chance.dice == 2 { self.dice.below(6) as u8 + 1 } else { 0 } }
    }

    fn act(&mut self, _: Side, game: &Game) -> Option<Action> {
        self.player.act(game)
    }

    fn take_side(&mut self, game: &Game) -> Option<Action> {
        self.player.act(game)
    }
}

/// A game between two players of a level, and the names of what happened.
fn play(components: &Arc<Components>, header: Header, level: Level, seed: u64) -> (Journal, BTreeSet<String>) {
    let players = BySide { invader: level.code().to_owned(), defender: level.code().to_owned() };
    let mut journal = Journal::begin(components, Header { players, ..header }).expect("a game");
    let mut alone = Alone { dice: Rng::new(seed), player: level.player(seed ^ 1) };
    let (mut events, mut seen) = (Vec::new(), BTreeSet::new());
    play_out(&mut journal, &mut alone, |journal, action| {
        events.clear();
        journal.apply(action, &mut events).expect("a legal action");
        seen.extend(
            events.iter().map(|e| format!("{:?}", e.what)).map(|t| t[..t.find([' ', '(']).unwrap_or(t.len())].into()),
        );
        true
    });
    assert!(journal.game().outcome().is_some(), "an answer to every decision, and an end");
    (journal, seen)
}

/// Would something be possible without the option that is not possible with it, or the other way round, or would the
/// same actions and dice lead elsewhere?
fn matters(components: &Arc<Components>, journal: &Journal, key: &str, usual: &str) -> bool {
    let start = |header: &Header| header.setup(components).ok().and_then(|s| Game::new(components, &s).ok());
    let mut header = journal.header().clone();
    let with = start(&header);
    header.options.set(key, usual).expect("a value");
    let (Some(mut with), Some(mut without)) = (with, start(&header)) else { return true };
    let (mut choices, mut others) = (Vec::new(), Vec::new());
    for action in journal.actions() {
        with.legal_actions(&mut choices);
        without.legal_actions(&mut others);
        if choices != others || without.apply(*action, &mut Silent).is_err() {
            return true;
        }
        with.apply(*action, &mut Silent).expect("it was played");
    }
    with.hash() != without.hash() || with.outcome() != without.outcome()
}

fn main() {
    let components = dragonrage_data::embedded();
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../cases/golden");
    let mut count = 0;
    let mut write = |name: String, journal: &Journal| {
        std::fs::write(folder.join(format!("{name}.txt")), journal.text()).expect("the record can be written");
        count += 1;
    };
    for scenario in &components.scenarios {
        let printed = Header::new(&components, &scenario.id, scenario.options);
        for (level, seed) in [(Level::Random, 1), (Level::Squire, 2)] {
            write(format!("{}-{}", scenario.id, level.code()), &play(&components, printed.clone(), level, seed).0);
        }
    }
    for (n, table) in TABLES.iter().enumerate().filter(|(_, t)| !t.1.is_empty()) {
        for level in [Level::Random, Level::Squire] {
            let mut header = header(&components, *table);
            SILENT.iter().for_each(|(key, value)| header.options.set(key, value).expect("an option"));
            header.options.set("elowyn", "on").expect("an option");
            write(format!("army-{n}-{}", level.code()), &play(&components, header, level, 7).0);
        }
    }
    for event in RARE {
        let found = (0..MOST).find_map(|seed| {
            let header = header(&components, TABLES[seed as usize % TABLES.len()]);
            let (journal, seen) = play(&components, header, Level::Random, seed);
            seen.contains(event).then_some(journal)
        });
        match found {
            Some(journal) => write(format!("rare-{event}"), &journal),
            None => println!("no game of {MOST} shows {event}"),
        }
    }
    let agreed = ("agreed_reinforcements", "from:4,every:3,count:3");
    let values = Options::KEYS.iter().flat_map(|(key, _, v)| v.iter().map(move |v| (*key, *v)));
    for (key, value) in values.chain([agreed]).filter(|(key, _)| !SILENT.iter().any(|(k, _)| k == key)) {
        let usual = Options::KEYS.iter().find(|(k, ..)| *k == key).map_or("standard", |(.., v)| v[0]);
        if value == usual {
            continue;
        }
        let found = (0..MOST).find_map(|seed| {
            let mut header = header(&components, TABLES[seed as usize % TABLES.len()]);
            header.options.set(key, value).expect("an option");
            let beside = BESIDE.iter().filter(|(of, ..)| *of == format!("{key}={value}"));
            beside.for_each(|(_, k, v)| header.options.set(k, v).expect("an option"));
            let (journal, _) = play(&components, header, Level::Random, seed);
            matters(&components, &journal, key, usual).then_some(journal)
        });
        match found {
            Some(journal) => write(format!("option-{key}-{}", value.replace([':', ','], "-")), &journal),
            None => println!("no game of {MOST} shows {key}={value}"),
        }
    }
    println!("{count} records");
}
