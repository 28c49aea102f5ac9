//! Files of the league: what is written is read again; what is spoilt is refused, and never makes the program fall over.

use dragonrage_league::campaign::{Awaits, Ending, Glance};
use dragonrage_league::ratings::{Book, Game};
use dragonrage_league::tournament::{
    Entry, Plan, System, Told, players_from_csv, players_from_trf, standings_csv, trf,
};
use dragonrage_league::{Army, Campaign, Deal, LONGEST, Salt, Sealed, Tournament};
use dragonrage_rules::{BySide, Components, Options, Side};
use proptest::prelude::*;
use std::sync::Arc;

fn components() -> Arc<Components> {
    dragonrage_data::embedded()
}

fn campaign() -> Campaign {
    let c = components();
    let players = BySide { invader: "Ann".to_owned(), defender: "Bob".to_owned() };
    let mut campaign = Campaign::new(&c, "esirien", players, Options::default(), 7).unwrap();
    for n in 0..4 {
        campaign.recruit(&c, Side::Invader, "D, 4 ORC".parse().unwrap()).unwrap();
        campaign.recruit(&c, Side::Defender, "8 INF, HERO".parse().unwrap()).unwrap();
        if let Awaits::Razing(_) = campaign.awaits() {
            let hexes = campaign.spoils(&c);
            campaign.raze(&c, hexes).unwrap();
        }
        if n < 3 {
            let kills = BySide { invader: 0, defender: n };
            campaign.settle(Ending { winner: Side::Defender, vp: 12, kills }).unwrap();
        }
    }
    campaign
}

fn tournament() -> Tournament {
    let c = components();
    let plan = Plan {
        name: "Club".to_owned(),
        system: System::Swiss,
        rounds: Some(3),
        scenarios: "random esirien".to_owned(),
        seed: 3,
    };
    let mut t = Tournament::new(&c, plan).unwrap();
    for player in ["Ann", "Bob", "Cleo", "Dan", "Élodie \"É\", Jr."] {
        t.add(&c, Entry::Enter { player: player.to_owned(), at: None }).unwrap();
    }
    let round = t.next_round(&c, None).unwrap();
    t.add(&c, round).unwrap();
    let [a, b] = t.rounds()[0].matches[0].players.map(|p| t.players()[p].name.clone());
    let told = Told {
        round: 1,
        invader: a.clone(),
        defender: b.clone(),
        winner: "invader".to_owned(),
        vp: 20,
        ..Told::default()
    };
    t.add(&c, Entry::Game(told.clone())).unwrap();
    let why = Some("the record was of another table".to_owned());
    t.add(&c, Entry::Correct(Told { winner: "defender".to_owned(), vp: 9, why, ..told })).unwrap();
    t.add(&c, Entry::Withdraw { player: b, at: Some("later".to_owned()) }).unwrap();
    t
}

fn deal() -> Deal {
    let c = components();
    let mut deal = Deal::point_buy(&c, "Friday", "nurkott", Options::default()).unwrap();
    for (side, army) in [(Side::Invader, "2 D"), (Side::Defender, "10 ORC, BOSS")] {
        let sealed = Sealed { army: army.parse::<Army>().unwrap(), salt: Salt([side as u8; 32]) };
        deal.commit(side, sealed.commitment("Friday", side)).unwrap();
    }
    deal
}

fn book() -> Book {
    let mut book = Book::default();
    for n in 0..4 {
        let (period, record) = ((n / 2).to_string(), Some(n.to_string()));
        let (scenario, winner) = ("nurkott-1".to_owned(), "invader".to_owned());
        let (invader, defender) = ("Ann".to_owned(), format!("Bob {n}"));
        book.add(Game { period, scenario, invader, defender, winner, vp: 17, record }).unwrap();
    }
    book
}

#[test]
fn what_is_written_is_read_again() {
    let c = components();
    assert_eq!(Campaign::read(&c, &campaign().text(&c)).unwrap(), campaign());
    let glance = Glance::read(&campaign().text(&c)).unwrap();
    assert_eq!((&*glance.map, &*glance.players.defender, glance.game, glance.over), ("esirien", "Bob", 4, false));
    assert_eq!(Tournament::read(&c, &tournament().text()).unwrap(), tournament());
    assert_eq!(Deal::read(&c, &deal().text()).unwrap(), deal());
    assert_eq!(Book::read(&book().text()).unwrap(), book());
}

#[test]
fn a_campaign_that_claims_too_much_is_refused() {
    let c = components();
    let text = campaign().text(&c);
    for (right, wrong) in [
        ("defender_points = 70", "defender_points = 75"),
        ("winner = \"defender\"", "winner = \"invader\""),
        ("winner = \"defender\"", "winner = \"nobody\""),
        ("invader_army = \"4 ORC, 1 D\"", "invader_army = \"2 D\""),
        ("invader_army = \"4 ORC, 1 D\"", "invader_army = \"4 INF\""),
        ("razed = [", "razed = [\"1910\", "),
        ("objective = 19", "objective = 9"),
        ("map = \"esirien\"", "map = \"nurkott\""),
        ("seed = 7", "seed = 7\ngold = 3"),
    ] {
        let changed = text.replacen(right, wrong, 1);
        assert_ne!(changed, text, "{right}");
        assert!(Campaign::read(&c, &changed).is_err(), "{wrong}");
    }
}

/// An army that was chosen in secret cannot be exchanged in the file afterwards.
#[test]
fn a_campaign_keeps_its_commitments() {
    let c = components();
    let players = BySide { invader: "Ann".to_owned(), defender: "Bob".to_owned() };
    let mut campaign = Campaign::new(&c, "esirien", players, Options::default(), 7).unwrap();
    let sealed = Sealed { army: "D, 4 ORC".parse().unwrap(), salt: Salt([9; 32]) };
    campaign.commit(Side::Invader, sealed.commitment(&campaign.about(), Side::Invader)).unwrap();
    assert_eq!(Campaign::read(&c, &campaign.text(&c)).unwrap(), campaign);
    campaign.recruit(&c, Side::Defender, "8 INF, HERO".parse().unwrap()).unwrap();
    campaign.open(&c, Side::Invader, sealed).unwrap();
    let text = campaign.text(&c);
    assert_eq!(Campaign::read(&c, &text).unwrap(), campaign);
    let changed = text.replace("4 ORC, 1 D", "5 ORC, 1 D");
    assert_ne!(changed, text);
    assert!(Campaign::read(&c, &changed).is_err());
}

#[test]
fn a_correction_leaves_what_was_told() {
    let text = tournament().text();
    assert!(text.contains("event = \"game\"") && text.contains("event = \"correct\""));
    assert!(text.contains("the record was of another table"));
    // Without a reason nothing is corrected.
    assert!(Tournament::read(&components(), &text.replace("the record was of another table", " ")).is_err());
}

#[test]
fn tables_come_and_go() {
    let t = tournament();
    let csv = standings_csv(&t);
    assert!(csv.starts_with("place,player,match points,tie-break points,"));
    let mut names = players_from_csv(&csv).unwrap();
    names.sort();
    assert_eq!(names, ["Ann", "Bob", "Cleo", "Dan", "Élodie \"É\", Jr."]);
    assert_eq!(players_from_csv("Ann\n\n Bob ,club\n").unwrap(), ["Ann", "Bob"]);
    assert_eq!(players_from_csv("club,Name\nX,Ann\n").unwrap(), ["Ann"]);
    assert!(players_from_csv("=cmd|' /C calc'!A0\n").is_err());
    let report = trf(&t);
    assert_eq!(players_from_trf(&report).unwrap(), ["Ann", "Bob", "Cleo", "Dan", "Élodie \"É\", Jr."]);
    // Columns of TRF16: name from 15, points from 81, place from 86, the first round from 92.
    let line: Vec<char> = report.lines().find(|l| l.contains("Élodie")).unwrap().chars().collect();
    let cell = |from: usize, to: usize| line[from - 1..to.min(line.len())].iter().collect::<String>();
    assert_eq!(cell(5, 8), "   5");
    assert!(cell(15, 47).starts_with("Élodie"));
    assert_eq!(cell(83, 83), ".");
    assert_eq!(line.len(), 99);
}

#[test]
fn too_much_is_refused() {
    let long = "#".repeat(LONGEST + 1);
    assert!(Book::read(&long).is_err() && Tournament::read(&components(), &long).is_err());
    let mut t = tournament();
    let c = components();
    let refused = |t: &mut Tournament, player: &str| t.add(&c, Entry::Enter { player: player.to_owned(), at: None });
    assert!(
        refused(&mut t, &"x".repeat(41)).is_err() && refused(&mut t, "a\nb").is_err() && refused(&mut t, " ").is_err()
    );
    assert!(refused(&mut t, "ann").is_err());
    let many: String = (0..1_002).map(|n| format!("p{n}\n")).collect();
    assert!(players_from_csv(&many).is_err());
}

/// A text with one line dropped, doubled or exchanged for another, or some characters spoilt.
fn spoilt(text: String) -> impl Strategy<Value = String> {
    let lines = text.lines().count();
    (0..4u8, 0..lines, 0..lines, any::<char>()).prop_map(move |(how, a, b, c)| {
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        match how {
            0 => {
                lines.remove(a);
            }
            1 => lines.insert(a, lines[b].clone()),
            2 => lines.swap(a, b),
            _ => {
                let middle = lines[a].chars().count() / 2;
                lines[a] = lines[a].chars().enumerate().map(|(n, x)| if n == middle { c } else { x }).collect();
            }
        }
        lines.join("\n")
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(300) })]

    /// Whatever was spoilt is refused, or what is read is sound: written and read again it is the same.
    #[test]
    fn spoilt_files_do_no_harm(
        campaign in spoilt(campaign().text(&components())),
        tournament in spoilt(tournament().text()),
        deal in spoilt(deal().text()),
        book in spoilt(book().text()),
        noise in "\\PC{0,80}",
    ) {
        let c = components();
        if let Ok(x) = Campaign::read(&c, &campaign) {
            prop_assert_eq!(Campaign::read(&c, &x.text(&c)).unwrap(), x);
        }
        if let Ok(x) = Tournament::read(&c, &tournament) {
            prop_assert_eq!(Tournament::read(&c, &x.text()).unwrap(), x);
        }
        if let Ok(x) = Deal::read(&c, &deal) {
            prop_assert_eq!(Deal::read(&c, &x.text()).unwrap(), x);
        }
        if let Ok(x) = Book::read(&book) {
            prop_assert_eq!(Book::read(&x.text()).unwrap(), x);
        }
        let _ = (players_from_csv(&noise), players_from_trf(&format!("001 {noise}")));
    }
}

/// Data of a day to come: what strikes with 2 strikes with 3.
fn tomorrow() -> Arc<Components> {
    let mut files = dragonrage_data::Files::embedded();
    let units = files.text("units.toml").expect("it is there").replace("attack = 2", "attack = 3");
    files.put("units.toml", &units);
    Arc::new(dragonrage_data::load(&files).unwrap_or_else(|p| panic!("{p}")))
}

#[test]
fn a_campaign_and_an_agreement_go_on_with_the_edition_that_they_were_begun_with() {
    let (c, tomorrow) = (components(), tomorrow());
    let begun = campaign();
    let text = begun.text(&c);
    assert!(text.contains(&format!("edition = \"{}\"\n", dragonrage_data::newest())), "{text:.200}");
    let read = Campaign::read(&tomorrow, &text).expect("it was kept");
    assert_eq!(read.text(&tomorrow), text);
    let header =
        |c: &Arc<Components>, campaign: &Campaign| campaign.header(c, campaign.game()).expect("it is prepared");
    assert_eq!(header(&tomorrow, &read), header(&c, &begun));
    // What begins tomorrow is of tomorrow, and opens today: its data travel with it.
    let players = BySide { invader: "Ann".to_owned(), defender: "Bob".to_owned() };
    let later = Campaign::new(&tomorrow, "esirien", players, Options::default(), 7).unwrap();
    assert_eq!(Campaign::read(&c, &later.text(&tomorrow)).map(|l| l.text(&c)), Ok(later.text(&tomorrow)));
    // Files of before name no edition: they are of the first.
    let former: String = text.lines().filter(|l| !l.starts_with("edition = ")).map(|l| format!("{l}\n")).collect();
    let former = Campaign::read(&tomorrow, &former).expect("a file of before");
    assert!(former.text(&tomorrow).contains("edition = \"1\"\n"));
    let unknown = text.replacen("edition = \"", "edition = \"9", 1);
    let refused = Campaign::read(&c, &unknown).expect_err("nobody knows that edition").to_string();
    assert!(refused.contains("league-edition"), "{refused}");

    let deal = Deal::point_buy(&c, "Friday", "nurkott", Options::default()).unwrap();
    assert_eq!(Deal::read(&tomorrow, &deal.text()).unwrap(), deal);
    assert_ne!(Deal::point_buy(&tomorrow, "Friday", "nurkott", Options::default()).unwrap(), deal);
}
