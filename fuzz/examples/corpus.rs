//! Makes `fuzz/corpus` anew from what the project has: golden records, cases, data, and files of the league. Small parts of them, that
//! is: an input is worth more the sooner it is through. Inputs that are named otherwise (`found-…`) stay.
//!
//! `cargo run --no-default-features --example corpus`, in `fuzz/`

use dragonrage_data::{Files, embedded};
use dragonrage_dice::{Agreed, Chain, Cup, Custody, GameId, Known, Link, Mix, Party, Seats, Version};
use dragonrage_fuzz::{AGREED, WILD};
use dragonrage_league::campaign::{Awaits, Ending};
use dragonrage_league::ratings::{Book, Game as Rated};
use dragonrage_league::tournament::{Entry, Plan, System, Told, standings_csv, trf};
use dragonrage_league::{Army, Campaign, Deal, Salt, Sealed, Tournament};
use dragonrage_rules::{Agreement, BySide, Decision, Game, Journal, Options, Phase, Record, Side, position};
use std::fs;
use std::path::{Path, PathBuf};

/// Steps of a game that bytes steer.
const STEPS: usize = 500;
/// Lines of a record.
const LINES: usize = 100;

fn main() {
    let mut made = 0;
    for (name, record) in golden() {
        let text = fs::read_to_string(record).expect("a golden record");
        let record = Record::parse(&text).expect("a golden record");
        let lines: Vec<&str> = text.lines().collect();
        made += write("record", &name, lines[..lines.len().min(LINES)].join("\n").as_bytes());
        made += positions(&name, &record);
        if record.header.forces.is_none() {
            made += write("game", &name, &steered(&record));
        }
    }
    made += proofs();
    for folder in ["", "league"] {
        made += cases(&root().join("cases").join(folder));
    }
    let files = Files::embedded();
    for (name, text) in files.texts() {
        made += write("data", &name.replace('/', "-"), format!("{name}\n{text}").as_bytes());
    }
    made += league();
    println!("{made} bytes");
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn write(target: &str, name: &str, input: &[u8]) -> usize {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus").join(target);
    fs::create_dir_all(&folder).expect("a folder");
    fs::write(folder.join(name), input).expect("a file");
    input.len()
}

/// Beginnings of golden games with other dice: those of three chains, as far as the decisions are possible with them, by both versions in turn; and two whole games.
fn proofs() -> usize {
    let whole = |name: &str| fs::read(root().join("tests/dice").join(name)).expect("a record with its proof");
    let mut made = write("proof", "nurkott-1-whole", &whole("nurkott-1.txt"));
    made += write("proof", "esirien-1-whole", &whole("esirien-1-version-2.txt"));
    for (n, (name, record)) in golden().into_iter().enumerate().filter(|(n, _)| n % 4 == 0) {
        let record = Record::parse(&fs::read_to_string(record).expect("a golden record")).expect("a golden record");
        let mut journal = Journal::begin(&embedded(), record.header.clone()).expect("it begins");
        let id = GameId([n as u8; 8]);
        let chains = Party::ALL.map(|party| Chain::new(id, party, Link([n as u8; 32])));
        let rolled = journal.game().phase() == Phase::SideRoll;
        let agreed = Agreed {
            version: Version::ALL[n / 4 % 2],
            game: id,
            roots: chains.each_ref().map(Chain::root),
            mixes: [Mix([1; 32]), Mix([2; 32])],
            seats: match rolled {
                true => Seats::Rolled,
                false if n % 8 == 4 => Seats::Drawn,
                false => Seats::Agreed(Side::Invader),
            },
            custody: [Custody::Entrusted; 2],
        };
        let mut cup = Cup::new(agreed.seal(journal.header()), journal.game(), chains.map(Known::from));
        let mut actions = Vec::new();
        record.replay(&embedded(), STEPS, |action, _, _| actions.push(action)).expect("a golden record");
        for action in actions {
            let action = match journal.game().decision() {
                Decision::Chance(chance) => cup.roll(chance.dice).expect("whole chains"),
                _ => action,
            };
            if journal.apply(action, &mut Vec::new()).is_err() {
                break;
            }
            cup.step(action, journal.game()).expect("long chains");
        }
        let text = cup.proof(&agreed).put_into(&journal.text());
        made += write("proof", &name, text.as_bytes());
    }
    made
}

/// Golden records of all scenarios, and those in which rare things happen.
fn golden() -> Vec<(String, PathBuf)> {
    let mut found: Vec<(String, PathBuf)> = fs::read_dir(root().join("cases/golden"))
        .expect("golden records")
        .flatten()
        .map(|e| (e.path().file_stem().unwrap_or_default().to_string_lossy().into_owned(), e.path()))
        .filter(|(name, _)| !name.starts_with("option-"))
        .collect();
    found.sort();
    found
}

/// The first steps of a record as the bytes that steer a game the same way, with some other action tried now and then.
fn steered(record: &Record) -> Vec<u8> {
    let components = embedded();
    let header = &record.header;
    let scenario = components.scenarios.iter().position(|s| s.id == header.scenario).expect("a scenario");
    let mut bytes = vec![scenario as u8];
    let told = header.options.list();
    for (key, _, values) in Options::KEYS {
        let value = &told.iter().find(|(k, _)| k == key).expect("an option").1;
        bytes.push(1 + values.iter().position(|v| v == value).expect("a value") as u8);
    }
    let agreed = &told.iter().find(|(k, _)| *k == Agreement::KEY).expect("an option").1;
    bytes.push(AGREED.iter().position(|a| a == agreed).unwrap_or(0) as u8);
    let mut legal = Vec::new();
    let mut before = record.start(&components).expect("a game");
    let _ = record.replay(&components, STEPS, |action, _, game| {
        before.legal_actions(&mut legal);
        let n = legal.iter().position(|a| *a == action).expect("it was listed") as u16;
        bytes.extend(n.to_le_bytes());
        if bytes.len() % 8 == 0 {
            bytes.extend(WILD.to_le_bytes());
            bytes.extend((bytes.len() as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15).to_le_bytes());
        }
        before = game.clone();
    });
    bytes
}

/// A game's positions, two of them.
fn positions(name: &str, record: &Record) -> usize {
    let mut steps = 0;
    let mut found: Vec<(usize, Game)> = Vec::new();
    let _ = record.replay(&embedded(), usize::MAX, |_, _, game| {
        steps += 1;
        // In the middle of something, if possible.
        if game.turn() > 2 && (!game.tasks().is_empty() || steps % 100 == 0) {
            found.push((steps, game.clone()));
        }
    });
    let some = [found.get(found.len() / 3), found.last()];
    let print = |(n, game): &(usize, Game)| {
        let text = position::print(game.components(), &game.setup());
        write("position", &format!("{name}-{n}"), text.as_bytes())
    };
    some.into_iter().flatten().map(print).sum()
}

/// One case of each file, with what stands before the first.
fn cases(folder: &Path) -> usize {
    let mut made = 0;
    let files = fs::read_dir(folder).expect("cases").flatten().map(|e| e.path());
    let has_cases = |f: &PathBuf| f.extension().is_some_and(|x| x == "toml") && !f.ends_with("scope.toml");
    for file in files.filter(has_cases) {
        let text = fs::read_to_string(&file).expect("a file of cases");
        let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let parts: Vec<&str> = text.split("\n\n[[").collect();
        // Neither the shortest nor the longest.
        let mut by_length: Vec<&&str> = parts.iter().skip(1).collect();
        by_length.sort_by_key(|p| p.len());
        if let Some(part) = by_length.get(by_length.len() / 2) {
            made += write("cases", &name, format!("[[{part}\n").as_bytes());
        }
    }
    made
}

fn league() -> usize {
    let c = embedded();
    let players = BySide { invader: "Ann".to_owned(), defender: "Bob".to_owned() };
    let mut made = 0;
    for (n, map) in ["esirien", "nurkott"].into_iter().enumerate() {
        let mut campaign = Campaign::new(&c, map, players.clone(), Options::default(), 7).expect("a campaign");
        for game in 0..3 {
            made += write("league", &format!("campaign-{map}-{game}"), campaign.text(&c).as_bytes());
            let armies = if map == "esirien" { ["D, 4 ORC", "8 INF, HERO"] } else { ["D", "ORC"] };
            for (side, army) in Side::BOTH.into_iter().zip(armies) {
                campaign.recruit(&c, side, army.parse().expect("an army")).expect("it is recruited");
            }
            if let Awaits::Razing(_) = campaign.awaits() {
                let hexes = campaign.spoils(&c);
                campaign.raze(&c, hexes).expect("they are razed");
            }
            let kills = BySide { invader: n as u8, defender: game };
            campaign.settle(Ending { winner: Side::Defender, vp: 12, kills }).expect("it is settled");
        }
        let mut deal = Deal::point_buy(&c, "Friday", map, Options::default()).expect("a deal");
        made += write("league", &format!("deal-{map}"), deal.text().as_bytes());
        let sealed = Sealed { army: "2 D".parse::<Army>().expect("an army"), salt: Salt([7; 32]) };
        deal.commit(Side::Invader, sealed.commitment("Friday", Side::Invader)).expect("it is committed");
        made += write("league", &format!("deal-{map}-sealed"), deal.text().as_bytes());
    }
    for (system, name) in [(System::Swiss, "swiss"), (System::SwissFinal, "final"), (System::Double, "double")] {
        for players in [4, 5, 9] {
            let t = tournament(system, players);
            made += write("league", &format!("tournament-{name}-{players}"), t.text().as_bytes());
            made += write("league", &format!("standings-{name}-{players}.csv"), standings_csv(&t).as_bytes());
            made += write("league", &format!("standings-{name}-{players}.trf"), trf(&t).as_bytes());
        }
    }
    let mut book = Book::default();
    for n in 0..4 {
        made += write("league", &format!("ratings-{n}"), book.text().as_bytes());
        let (period, record) = ((n / 2).to_string(), Some(n.to_string()));
        let (scenario, winner) = ("nurkott-1".to_owned(), "invader".to_owned());
        let (invader, defender) = ("Ann".to_owned(), format!("Bob {n}"));
        book.add(Rated { period, scenario, invader, defender, winner, vp: 17, record }).expect("a game");
    }
    for (n, army) in ["D", "2 D, 4 ORC, HERO", "WRM, 3 TRL", "10 ORC, BOSS"].into_iter().enumerate() {
        made += write("league", &format!("army-{n}"), army.as_bytes());
    }
    made
}

/// Three rounds, with somebody who leaves.
fn tournament(system: System, players: usize) -> Tournament {
    let c = embedded();
    let plan = Plan { name: "Club".to_owned(), system, rounds: Some(3), scenarios: "random".to_owned(), seed: 3 };
    let mut t = Tournament::new(&c, plan).expect("a tournament");
    for n in 0..players {
        t.add(&c, Entry::Enter { player: format!("p{n}"), at: None }).expect("an entry");
    }
    for round in 1..=3 {
        let Ok(next) = t.next_round(&c, None) else { break };
        t.add(&c, next).expect("a round");
        let matches: Vec<[usize; 2]> = t.rounds()[round - 1].matches.iter().map(|m| m.players).collect();
        let name = |t: &Tournament, p: usize| t.players()[p].name.clone();
        for players in matches {
            for game in 0..2 {
                let (invader, defender) = (name(&t, players[game]), name(&t, players[1 - game]));
                let winner = ["invader", "defender"][(players[0] + game) % 2].to_owned();
                let told = Told { round, invader, defender, winner, vp: 9 + game as u16, ..Told::default() };
                t.add(&c, Entry::Game(told)).expect("a result");
            }
        }
    }
    t
}
