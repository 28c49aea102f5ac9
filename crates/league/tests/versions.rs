//! Games go on as they began: what was begun under an older version of the rules still counts.

use dragonrage_league::tournament::{Entry, Plan, System};
use dragonrage_league::{Campaign, Tournament, Verdict};
use dragonrage_rules::record::Header;
use dragonrage_rules::{BySide, Components, EndReason, Options, RULES_VERSION, Side, Version};
use std::sync::Arc;

fn components() -> Arc<Components> {
    dragonrage_data::embedded()
}

/// A header as a program with that version of the rules wrote it.
fn begun_under(number: u8, header: Header) -> Header {
    let version = Version::from_number(number).unwrap();
    Header { options: Options { version, ..header.options }, ..header }
}

#[test]
fn a_campaign_takes_its_game() {
    let c = components();
    let players = BySide { invader: "Ann".to_owned(), defender: "Bob".to_owned() };
    let mut campaign = Campaign::new(&c, "esirien", players, Options::default(), 1).unwrap();
    campaign.recruit(&c, Side::Invader, "D".parse().unwrap()).unwrap();
    campaign.recruit(&c, Side::Defender, "12 INF".parse().unwrap()).unwrap();
    let header = campaign.header(&c, 1).unwrap();
    for number in 1..=RULES_VERSION {
        let begun = begun_under(number, header.clone());
        assert!(campaign.is_next(&c, &begun), "version {number}");
        let mut other = begun.clone();
        other.options.set("hover", "forbidden").unwrap();
        assert!(!campaign.is_next(&c, &other), "other options");
        assert!(!campaign.is_next(&c, &Header { objective: Some(1), ..begun }), "another objective");
    }
    // What the Rules Reference says of legs may be said, or follow from the rule set.
    let mut said = header;
    said.options.set("half_legs", "reference").unwrap();
    assert!(campaign.is_next(&c, &said));
}

#[test]
fn a_tournament_takes_its_games() {
    let c = components();
    let (name, scenarios) = ("Evening".to_owned(), "esirien-1".to_owned());
    let plan = Plan { name, system: System::Swiss, rounds: Some(1), scenarios, seed: 1 };
    let mut t = Tournament::new(&c, plan).unwrap();
    for player in ["Ann", "Bob"] {
        t.add(&c, Entry::Enter { player: player.to_owned(), at: None }).unwrap();
    }
    let round = t.next_round(&c, None).unwrap();
    t.add(&c, round).unwrap();
    let round = &t.rounds()[0];
    let header = t.header(&c, round, &round.matches[0], 0).unwrap();
    let verdict = |header: Header| Verdict {
        header,
        winner: Side::Invader,
        reason: EndReason::Objective,
        vp: 19,
        vp_left: 21,
        turns: 9,
        kills: BySide::default(),
        fingerprint: "1".to_owned(),
        former: None,
    };
    for number in 1..=RULES_VERSION {
        let begun = begun_under(number, header.clone());
        assert!(t.from_verdict(&c, &verdict(begun.clone())).is_ok(), "version {number}");
        // The legs of the Game Manual were agreed in version 1 only.
        let mut legs = begun;
        legs.options.set("half_legs", "manual").unwrap();
        assert_eq!(t.from_verdict(&c, &verdict(legs)).is_ok(), number == 1, "version {number}");
    }
}
