//! Armies that are built in secret: nothing of them is told before both are bound, what is shown is what was committed to and may be
//! recruited, and nobody chooses knowing the dice.

mod common;

use common::{Desk, chain};
use dragonrage_dice::{Agreed, Custody, Mix, Party, Seats, Version, verify};
use dragonrage_league::{Army, Draw, Salt, Sealed, random_army, stage, usual_options};
use dragonrage_online::{By, Clock, Due, End, Line, Points, Refused, Sides, Stage, Terms};
use dragonrage_rules::record::Header;
use dragonrage_rules::{Components, Seat, Side};
use std::sync::Arc;

const INVADER: &str = "4 ORC, 1 BOSS, 1 D";
const DEFENDER: &str = "12 INF, 4 ARH, 1 HERO, 1 WZD";

fn terms(components: &Components, map: &str, sides: Sides, points: Points, clock: Option<Clock>) -> Terms {
    let header = Header::new(components, &stage(components, map).unwrap().id, usual_options()).text();
    Terms { header, sides, clock, public: false, delay: 0, secret: Some(points) }
}

/// A game in which both build; seat one invades.
fn desk(components: &Arc<Components>, clock: Option<Clock>) -> Desk {
    let terms = terms(components, "esirien", Sides::Invader, Points::USUAL, clock);
    Desk::begun(components, terms, Version::Two)
}

fn sealed(army: &str, salt: u8) -> Sealed {
    let army = if army.is_empty() { Army::default() } else { army.parse().unwrap() };
    Sealed { army, salt: Salt([salt; 32]) }
}

fn commit(desk: &Desk, side: Side, sealed: &Sealed) -> Line {
    Line::Commit(sealed.commitment(&desk.game.armies().unwrap().about(), side))
}

fn both_commit(desk: &mut Desk, one: &Sealed, two: &Sealed) {
    for (by, side, sealed) in [(By::One, Side::Invader, one), (By::Two, Side::Defender, two)] {
        desk.write(by, &commit(desk, side, sealed)).unwrap();
    }
}

#[test]
fn two_armies_meet_that_nobody_saw_before() {
    let components = dragonrage_data::embedded();
    let mut desk = desk(&components, None);
    let (one, two) = (sealed(INVADER, 11), sealed(DEFENDER, 12));
    assert_eq!((desk.game.stage(), desk.game.due()), (Stage::Arming, Ok(Due::Armies([true, true]))));
    assert!(!desk.game.has_begun() && desk.game.proof().is_none());
    // In any order.
    desk.write(By::Two, &commit(&desk, Side::Defender, &two)).unwrap();
    assert_eq!(desk.game.due(), Ok(Due::Armies([true, false])));
    desk.write(By::One, &commit(&desk, Side::Invader, &one)).unwrap();
    assert_eq!((desk.game.stage(), desk.game.due()), (Stage::Showing, Ok(Due::Armies([true, true]))));
    let told: String = desk.log.iter().map(|entry| entry.line.clone()).collect();
    for word in ["ORC", "BOSS", "INF", "WZD", &one.salt.to_string(), &two.salt.to_string()] {
        assert!(!told.contains(word), "{word} is told before both are bound");
    }
    desk.write(By::One, &Line::Show(one.clone())).unwrap();
    assert_eq!(desk.game.due(), Ok(Due::Armies([false, true])));
    desk.write(By::Two, &Line::Show(two.clone())).unwrap();
    assert_eq!(desk.game.stage(), Stage::Playing);
    let forces = desk.game.journal().header().forces.clone().unwrap();
    assert_eq!((&forces.invader[..], &forces.defender[..]), (one.army.forces(), two.army.forces()));
    assert!(desk.game.journal().header().objective.is_some());
    desk.play(500);
    assert!(desk.reads_again());
    // The record proves its dice like any other; its mixes are what hid the armies.
    let verified = verify(&components, &desk.game.record()).unwrap();
    assert_eq!(verified.proof.mixes, [Mix(one.salt.0), Mix(two.salt.0)]);
    assert_eq!(verified.proof.seats, Seats::Agreed(Side::Invader));
    assert!(verified.actions > 30 && verified.rolls > 0, "{} {}", verified.actions, verified.rolls);
    let armed = desk.game.record().replacen("INF", "MIL", 1);
    assert!(verify(&components, &armed).is_err());
}

#[test]
fn what_is_out_of_order_or_out_of_measure_is_refused() {
    let components = dragonrage_data::embedded();
    let mut desk = desk(&components, None);
    let (one, two, other) = (sealed(INVADER, 11), sealed(DEFENDER, 12), sealed("2 D", 11));
    let refused = |desk: &Desk, by, line: &Line, why: Refused| {
        let mut copy = desk.clone();
        assert_eq!(copy.write(by, line), Err(why), "{line}");
        assert_eq!((copy.game.due(), copy.game.head()), (desk.game.due(), desk.game.head()), "it is as it was: {line}");
    };
    let binding = commit(&desk, Side::Invader, &one);
    refused(&desk, By::One, &Line::Show(one.clone()), Refused::NotNow);
    refused(&desk, By::Server, &binding, Refused::NotYours);
    refused(&desk, By::One, &Line::Act("done".to_owned()), Refused::NotNow);
    desk.write(By::One, &binding).unwrap();
    refused(&desk, By::One, &binding, Refused::NotNow);
    refused(&desk, By::One, &commit(&desk, Side::Invader, &other), Refused::NotNow);
    refused(&desk, By::One, &Line::Show(one.clone()), Refused::NotNow);
    // Whoever copies a commitment cannot show it: it is bound to its side.
    let mut copied = desk.clone();
    copied.write(By::Two, &binding).unwrap();
    copied.write(By::One, &Line::Show(one.clone())).unwrap();
    refused(&copied, By::Two, &Line::Show(one.clone()), Refused::OtherArmy);
    desk.write(By::Two, &commit(&desk, Side::Defender, &two)).unwrap();
    refused(&desk, By::One, &binding, Refused::NotNow);
    refused(&desk, By::One, &Line::Show(other), Refused::OtherArmy);
    refused(&desk, By::One, &Line::Show(sealed(INVADER, 13)), Refused::OtherArmy);
    refused(&desk, By::Two, &Line::Show(one.clone()), Refused::OtherArmy);
    refused(&desk, By::Server, &Line::Show(one.clone()), Refused::NotYours);
    desk.write(By::One, &Line::Show(one.clone())).unwrap();
    refused(&desk, By::One, &Line::Show(one), Refused::NotNow);
    desk.write(By::Two, &Line::Show(two.clone())).unwrap();
    refused(&desk, By::Two, &Line::Show(two), Refused::NotNow);
}

#[test]
fn armies_that_may_not_be_recruited_never_come_to_the_table() {
    let components = dragonrage_data::embedded();
    let begun = desk(&components, None);
    for (army, why) in [("2 D, 4 ORC, 1 BOSS", "army-too-dear"), ("99 ORC", "army-counters"), ("", "army-too-few")] {
        let mut desk = begun.clone();
        let (one, two) = (sealed(army, 11), sealed(DEFENDER, 12));
        both_commit(&mut desk, &one, &two);
        desk.write(By::Two, &Line::Show(two)).unwrap();
        let said = desk.write(By::One, &Line::Show(one));
        assert_eq!(said, Err(Refused::Army(why.to_owned())), "{army}");
        assert_eq!((desk.game.stage(), desk.game.due()), (Stage::Showing, Ok(Due::Armies([true, false]))));
    }
}

/// The terms name the points, and who builds. Whoever builds nothing has the army of the map's scenario, and binds himself all the same:
/// what hides nothing is still a mix that the other does not know while he chooses.
#[test]
fn one_side_may_build_alone_and_for_other_points() {
    let components = dragonrage_data::embedded();
    let points = Points { invader: None, defender: Some(40) };
    let terms = terms(&components, "esirien", Sides::Defender, points, None);
    let begun = Desk::begun(&components, terms, Version::Two);
    let bind = |army: &str| {
        let mut desk = begun.clone();
        let (one, two) = (sealed(army, 11), sealed("", 12));
        desk.write(By::One, &commit(&desk, Side::Defender, &one)).unwrap();
        desk.write(By::Two, &commit(&desk, Side::Invader, &two)).unwrap();
        desk.write(By::Two, &Line::Show(two)).unwrap();
        (desk.write(By::One, &Line::Show(one)), desk)
    };
    assert_eq!(bind(DEFENDER).0, Err(Refused::Army("army-too-dear".to_owned())));
    let (shown, desk) = bind("6 INF, 2 ARH");
    assert_eq!((shown, desk.game.stage()), (Ok(()), Stage::Playing));
    let forces = desk.game.journal().header().forces.clone().unwrap();
    assert_eq!(forces.invader, stage(&components, "esirien").unwrap().forces.invader);
    assert_eq!(verify(&components, &desk.game.record()).unwrap().proof.mixes, [Mix([11; 32]), Mix([12; 32])]);
}

#[test]
fn terms_that_make_no_sense_are_refused() {
    let components = dragonrage_data::embedded();
    let usual = terms(&components, "esirien", Sides::Roll, Points::USUAL, None);
    let bad = [
        Terms { secret: Some(Points { invader: None, defender: None }), ..usual.clone() },
        Terms { secret: Some(Points { invader: Some(5), defender: None }), ..usual.clone() },
        Terms { secret: Some(Points { invader: Some(80), defender: Some(5000) }), ..usual.clone() },
        Terms { header: usual.header.replace("option ruleset reference", "option ruleset manual"), ..usual.clone() },
        Terms { secret: Some(Points::USUAL), ..common::terms(&components, "esirien-1", Sides::Roll, None) },
    ];
    assert!(Desk::offered(&components, usual.clone(), Version::Two).is_ok());
    for terms in bad {
        let refused = Desk::offered(&components, terms.clone(), Version::Two).err();
        assert!(matches!(refused, Some(Refused::Terms(_))), "{terms:?}: {refused:?}");
    }
    assert!(matches!(Desk::offered(&components, usual, Version::One).err(), Some(Refused::Terms(_))));
}

/// Where both want the same counters, both choose again; what hid the first armies hides nothing any more.
#[test]
fn too_few_counters_for_both_mean_another_choice() {
    let components = dragonrage_data::embedded();
    let mut desk = desk(&components, Some(Clock::minutes(15, 2, 20)));
    let (one, two) = (sealed("1 D, 7 INF, 1 HERO", 11), sealed("6 INF, 8 ORC, 1 BOSS", 12));
    both_commit(&mut desk, &one, &two);
    desk.write(By::One, &Line::Show(one.clone())).unwrap();
    desk.now += 1000;
    desk.write(By::Two, &Line::Show(two.clone())).unwrap();
    assert_eq!((desk.game.stage(), desk.game.due()), (Stage::Arming, Ok(Due::Armies([true, true]))));
    assert_eq!(desk.game.armies().unwrap().round(), 2);
    assert_eq!(desk.game.clocks().unwrap().flag_at(), Some(desk.now + 15 * 60_000));
    let (again, fresh) = (sealed("1 D, 6 INF, 1 HERO", 11), sealed("1 D, 6 INF, 1 HERO", 13));
    let mut spent = desk.clone();
    both_commit(&mut spent, &again, &sealed("6 INF, 8 ORC, 1 BOSS", 14));
    assert_eq!(spent.write(By::One, &Line::Show(again)), Err(Refused::OtherArmy));
    let two = sealed("6 INF, 8 ORC, 1 BOSS", 14);
    both_commit(&mut desk, &fresh, &two);
    desk.write(By::One, &Line::Show(fresh)).unwrap();
    desk.write(By::Two, &Line::Show(two)).unwrap();
    assert!(desk.game.stage() == Stage::Playing && desk.reads_again());
}

#[test]
fn whoever_does_not_show_his_army_loses_by_his_clock() {
    let components = dragonrage_data::embedded();
    let minutes = |n: u64| n * 60_000;
    let mut desk = desk(&components, Some(Clock::minutes(15, 2, 20)));
    let (one, two) = (sealed(INVADER, 11), sealed(DEFENDER, 12));
    let begun = desk.now;
    assert_eq!(desk.game.fallen(begun + minutes(15) - 1), None);
    let mut none = desk.clone();
    none.now = begun + minutes(15);
    assert_eq!(none.game.fallen(none.now), Some(Line::Lapse));
    assert_eq!(none.clone().write(By::Server, &Line::Flag(Seat::One)), Err(Refused::NotNow));
    assert_eq!(none.clone().write(By::One, &Line::Lapse), Err(Refused::NotYours));
    none.write(By::Server, &Line::Lapse).unwrap();
    assert_eq!((none.game.stage(), none.game.winner()), (Stage::Over(End::Withdrawn), None));

    desk.now = begun + minutes(10);
    desk.write(By::Two, &commit(&desk, Side::Defender, &two)).unwrap();
    assert_eq!(desk.game.fallen(begun + minutes(15)), Some(Line::Flag(Seat::One)));
    // While the server is away nobody's time runs.
    desk.write(By::Server, &Line::Gap(minutes(3))).unwrap();
    assert_eq!(desk.game.fallen(begun + minutes(15)), None);
    desk.now = begun + minutes(17);
    desk.write(By::One, &commit(&desk, Side::Invader, &one)).unwrap();
    // To show it there is as much time again.
    desk.write(By::One, &Line::Show(one.clone())).unwrap();
    assert_eq!(desk.game.clocks().unwrap().left(Seat::Two, desk.now + minutes(5)), minutes(10));
    assert_eq!(desk.clone().write(By::Server, &Line::Flag(Seat::Two)), Err(Refused::NotNow));
    let mut late = desk.clone();
    late.now += minutes(15);
    late.write(By::Server, &Line::Flag(Seat::Two)).unwrap();
    assert_eq!((late.game.stage(), late.game.winner()), (Stage::Over(End::Flag(Seat::Two)), Some(Seat::One)));
    // Whoever has seen the other's army and leaves has lost as well.
    let mut left = desk.clone();
    left.write(By::Two, &Line::Resign).unwrap();
    assert_eq!((left.game.stage(), left.game.winner()), (Stage::Over(End::Resigned(Seat::Two)), Some(Seat::One)));
    assert!(left.game.proof().is_none() && left.reads_again() && late.reads_again());
    // The battle begins with whole banks.
    desk.write(By::Two, &Line::Show(two)).unwrap();
    assert_eq!(desk.game.clocks().unwrap().left(Seat::One, desk.now), minutes(30));
}

#[test]
fn whoever_leaves_before_anybody_is_bound_has_not_lost() {
    let components = dragonrage_data::embedded();
    let mut desk = desk(&components, None);
    desk.write(By::Two, &Line::Resign).unwrap();
    assert_eq!(desk.game.stage(), Stage::Over(End::Withdrawn));
}

/// Where sides are drawn, they are known before anybody chooses: the first mixes decide.
#[test]
fn sides_are_known_before_armies_are_built() {
    let components = dragonrage_data::embedded();
    let terms = terms(&components, "nurkott", Sides::Roll, Points::USUAL, None);
    let desk = Desk::begun(&components, terms, Version::Two);
    let agreed = Agreed {
        version: Version::Two,
        game: common::ID,
        roots: Party::ALL.map(|party| chain(party).root()),
        mixes: [common::MIX, Mix([9; 32])],
        seats: Seats::Drawn,
        custody: [Custody::Entrusted; 2],
    };
    assert_eq!(desk.game.side(Seat::One), Some(agreed.seal(desk.game.journal().header()).draws()));
}

/// Neither one's army nor what hides it can be chosen knowing the dice: whatever one seat knows, the other's bytes change them.
#[test]
fn what_hides_the_other_army_changes_the_dice() {
    let components = dragonrage_data::embedded();
    let begun = desk(&components, None);
    let seal = |one: Sealed, two: Sealed| {
        let mut desk = begun.clone();
        both_commit(&mut desk, &one, &two);
        desk.write(By::One, &Line::Show(one)).unwrap();
        desk.write(By::Two, &Line::Show(two)).unwrap();
        desk.game.proof().unwrap().seal
    };
    let first = seal(sealed(INVADER, 11), sealed(DEFENDER, 12));
    assert_ne!(first, seal(sealed(INVADER, 11), sealed(DEFENDER, 13)));
    assert_ne!(first, seal(sealed(INVADER, 10), sealed(DEFENDER, 12)));
    assert_ne!(first, seal(sealed("2 D", 11), sealed(DEFENDER, 12)));
    assert_eq!(first, seal(sealed(INVADER, 11), sealed(DEFENDER, 12)));
}

/// Whatever the league lets two sides recruit, a battle follows from it, or another choice.
#[test]
fn armies_by_chance_come_to_the_table() {
    let components = dragonrage_data::embedded();
    let mut battles = 0;
    for seed in 0..30 {
        let map = ["esirien", "nurkott"][seed as usize % 2];
        let some = |n: u64| (seed % 3 != n).then_some(20 + 10 * (seed % 7) as u16);
        let points = Points { invader: some(1), defender: some(2) };
        let terms = terms(&components, map, Sides::Invader, points, None);
        let mut desk = Desk::begun(&components, terms, Version::Two);
        let army = |side: Side| {
            let terms = desk.game.armies().unwrap().terms(side);
            let drawn = terms.map(|terms| random_army(&components, &terms, &mut Draw::new(seed, 1)).unwrap());
            Sealed { army: drawn.unwrap_or_default(), salt: Salt([side.code().len() as u8; 32]) }
        };
        let (one, two) = (army(Side::Invader), army(Side::Defender));
        both_commit(&mut desk, &one, &two);
        desk.write(By::One, &Line::Show(one)).unwrap();
        desk.write(By::Two, &Line::Show(two)).unwrap();
        assert!(matches!(desk.game.stage(), Stage::Playing | Stage::Arming), "{map} {points:?}");
        if desk.game.stage() == Stage::Playing {
            battles += 1;
            desk.play(30);
        }
        assert!(desk.reads_again());
    }
    assert!(battles > 25, "{battles} of 30");
}
