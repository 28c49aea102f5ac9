//! Players who are apart: copies of one agreement are joined, secrets go through files, records name other players.

use dragonrage_league::{Army, Campaign, Deal, Salt, Sealed};
use dragonrage_rules::{BySide, Components, Journal, Options, Side};
use std::sync::Arc;

fn components() -> Arc<Components> {
    dragonrage_data::embedded()
}

fn sealed(text: &str, n: u8) -> Sealed {
    Sealed { army: text.parse().unwrap(), salt: Salt([n; 32]) }
}

fn keys(refused: Result<(), Vec<dragonrage_league::Note>>) -> Vec<&'static str> {
    refused.unwrap_err().iter().map(|n| n.key).collect()
}

#[test]
fn copies_of_an_agreement_are_joined() {
    let c = components();
    let begun = Deal::point_buy(&c, "Friday", "esirien", Options::default()).unwrap();
    let (ours, theirs) = (sealed("2 D", 1), sealed("12 INF, 4 ARH, HERO, WZD", 2));
    let (mut here, mut there) = (begun.clone(), begun.clone());
    here.commit(Side::Invader, ours.commitment("Friday", Side::Invader)).unwrap();
    there.commit(Side::Defender, theirs.commitment("Friday", Side::Defender)).unwrap();
    here.join(&c, &there).unwrap();
    there.join(&c, &here).unwrap();
    assert_eq!(here, there);
    here.open(&c, Side::Invader, ours.clone()).unwrap();
    there.open(&c, Side::Defender, theirs.clone()).unwrap();
    here.join(&c, &there).unwrap();
    assert_eq!(here.armies().unwrap(), BySide { invader: ours.army.clone(), defender: theirs.army });
    // Joining again changes nothing, and an old copy takes nothing away.
    let done = here.clone();
    here.join(&c, &done).unwrap();
    here.join(&c, &begun).unwrap();
    assert_eq!(here, done);
    // Somebody who committed himself twice is found out, and nothing is taken over.
    let mut other = begun.clone();
    other.commit(Side::Invader, sealed("D, ROC", 3).commitment("Friday", Side::Invader)).unwrap();
    assert_eq!(keys(here.join(&c, &other)), ["deal-late-change"]);
    assert_eq!(here, done);
    for (about, map) in [("Saturday", "esirien"), ("Friday", "nurkott")] {
        let foreign = Deal::point_buy(&c, about, map, Options::default()).unwrap();
        assert_eq!(keys(here.join(&c, &foreign)), ["deal-other-deal"]);
    }
}

#[test]
fn a_planned_scenario_comes_back_with_its_sides() {
    let c = components();
    let armies =
        |ogres: &str| BySide { invader: "2 D".parse::<Army>().unwrap(), defender: ogres.parse::<Army>().unwrap() };
    let plan = |armies| Deal::planned(&c, "Plan", "esirien", Options::default(), "Ann", armies, None);
    let terms = |side| dragonrage_league::Terms::planned(&c, "esirien", side, &Options::default()).unwrap();
    let by_chance = |side, seed| {
        dragonrage_league::random_army(&c, &terms(side), &mut dragonrage_league::Draw::new(seed, 0)).unwrap()
    };
    assert!(plan(armies("12 INF")).is_err());
    let drawn = |seed| BySide { invader: by_chance(Side::Invader, seed), defender: by_chance(Side::Defender, seed) };
    let mut here = plan(drawn(1)).unwrap();
    let mut there = here.clone();
    there.choose("Bob", Side::Defender).unwrap();
    here.join(&c, &there).unwrap();
    assert_eq!((here.player(Side::Invader), here.player(Side::Defender)), (Some("Ann"), Some("Bob")));
    there = plan(drawn(1)).unwrap();
    there.choose("Bob", Side::Invader).unwrap();
    assert_eq!(keys(here.join(&c, &there)), ["deal-chosen"]);
    assert_eq!(keys(here.join(&c, &plan(drawn(2)).unwrap())), ["deal-other-deal"]);
}

#[test]
fn a_secret_is_its_text() {
    let secret = sealed("2 D, 4 ORC", 7);
    assert_eq!(Sealed::read(&secret.text()).unwrap(), secret);
    for (right, wrong) in [("2 D", "2 ELF"), ("07", "0x"), ("salt", "pepper")] {
        assert!(Sealed::read(&secret.text().replacen(right, wrong, 1)).is_err(), "{wrong}");
    }
}

#[test]
fn a_game_that_goes_on_may_name_whoever_plays_it() {
    let c = components();
    let players = BySide { invader: "Ann".to_owned(), defender: "Bob".to_owned() };
    let mut campaign = Campaign::new(&c, "esirien", players, Options::default(), 7).unwrap();
    campaign.recruit(&c, Side::Invader, "D, 4 ORC".parse().unwrap()).unwrap();
    campaign.recruit(&c, Side::Defender, "8 INF, HERO".parse().unwrap()).unwrap();
    let mut header = campaign.header(&c, 1).unwrap();
    header.players = BySide { invader: "human".to_owned(), defender: "squire".to_owned() };
    campaign.keep(Journal::begin(&c, header.clone()).unwrap().text());
    assert_eq!(Campaign::read(&c, &campaign.text(&c)).unwrap(), campaign);
    // Another objective is another game.
    header.objective = header.objective.map(|n| n - 1);
    campaign.keep(Journal::begin(&c, header).unwrap().text());
    assert!(Campaign::read(&c, &campaign.text(&c)).is_err());
}

#[test]
fn an_army_has_exactly_what_it_is_given() {
    let mut army: Army = "2 D, 4 ORC".parse().unwrap();
    for (code, count, text) in
        [("ORC", 6, "6 ORC, 2 D"), ("D", 0, "6 ORC"), ("TRX", 1, "6 ORC, 1 TRX"), ("ORC", 0, "1 TRX")]
    {
        army.set(dragonrage_rules::Kind::from_code(code).unwrap(), count);
        assert_eq!(army.to_string(), text);
    }
}
