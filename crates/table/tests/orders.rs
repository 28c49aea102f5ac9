//! Orders with few clicks: back and forth, groups and columns, marches over several turns.

use dragonrage_ai::Level;
use dragonrage_rules::{Action, BySide, Components, Hex, Kind, Phase, Side, Status, UnitId};
use dragonrage_table::Who;
use dragonrage_table::session::groups::{beside, marchers, outside, within};
use dragonrage_table::session::idle::forgotten;
use dragonrage_table::session::ladder::ladders;
use dragonrage_table::session::marches::Ways;
use dragonrage_table::session::offers::{Offers, able};
use dragonrage_table::session::set_up::{NoSetUp, Preset};
use dragonrage_table::session::{Agreed, Due, Session};
use std::sync::Arc;

fn components() -> Arc<Components> {
    dragonrage_data::embedded()
}

/// A game between two people, played on by a computer player until the condition holds.
fn game(scenario: &str, until: impl Fn(&Session) -> bool) -> Session {
    let components = components();
    let usual = Agreed::usual(&components, scenario, Side::Invader, Who::Human, 7).expect("a printed scenario");
    let players = BySide { invader: Who::Human, defender: Who::Human };
    let mut session = Session::begin(&components, &Agreed { players, ..usual }).expect("a game");
    play(&mut session, until);
    session
}

fn play(session: &mut Session, until: impl Fn(&Session) -> bool) {
    let mut player = Level::Squire.player(3);
    for _ in 0..20_000 {
        if until(session) {
            return;
        }
        match session.due() {
            Due::GivenUp(_) | Due::Over(_) | Due::Far(_) | Due::TakeSide => break,
            Due::Dice(_) => assert!(session.roll().is_some()),
            Due::Formality(action) => session.act(action).expect("legal"),
            Due::Person(_) | Due::Computer(..) => {
                let action = player.act(session.game()).expect("an answer");
                session.act(action).expect("legal");
            }
        }
    }
    panic!("it never comes to this");
}

fn moving(session: &Session) -> bool {
    session.game().phase() == Phase::DefenderMovement && session.person().is_some()
}

fn legal(session: &Session) -> Vec<Action> {
    let mut legal = Vec::new();
    session.game().legal_actions(&mut legal);
    legal
}

fn at(session: &Session, unit: UnitId) -> Option<Hex> {
    session.game().unit(unit).and_then(|u| u.hex())
}

/// Moves of several units, one click each.
fn clicks(session: &mut Session, count: usize) {
    for unit in marchers(session.game(), &legal(session)).into_iter().take(count) {
        let offers = Offers::of(session.game(), &legal(session), Some(unit));
        let way = offers.deeds.into_iter().find(|d| d.is_move() && d.stays && d.harmless()).expect("it can move");
        session.click(&way.actions).expect("legal");
    }
}

#[test]
fn what_was_taken_back_is_done_again_until_something_else_is_done() {
    let mut session = game("esirien-1", moving);
    let before = session.game().clone();
    clicks(&mut session, 3);
    let (after, text) = (session.game().clone(), session.text());
    assert!(!session.can_redo() && !session.redo());
    assert!(session.undo() && session.undo() && session.undo());
    assert_eq!(*session.game(), before);
    assert!(session.redo() && session.redo() && session.redo() && !session.can_redo());
    assert_eq!((session.game(), session.text()), (&after, text));
    // Something else is done: nothing is left to do again.
    assert!(session.undo() && session.can_redo());
    clicks(&mut session, 1);
    assert!(!session.can_redo() && !session.redo());
}

#[test]
fn the_phase_is_taken_back_to_its_beginning_and_no_farther() {
    let mut session = game("esirien-1", moving);
    let before = session.game().clone();
    assert!(!session.can_undo_phase(), "nothing has been done in it");
    clicks(&mut session, 4);
    let after = session.game().clone();
    assert!(session.can_undo_phase() && session.undo_phase());
    assert_eq!(*session.game(), before);
    assert!(!session.can_undo_phase());
    (0..4).for_each(|_| assert!(session.redo()));
    assert_eq!(*session.game(), after);
    // The end of a phase is a click of the next one's beginning.
    session.click(&[Action::Done]).expect("legal");
    if session.game().phase() != Phase::DefenderMovement && session.can_undo() {
        assert!(!session.can_undo_phase());
    }
}

#[test]
fn the_way_back_and_forth_survives_a_reload() {
    let mut session = game("esirien-1", moving);
    let before = session.game().clone();
    clicks(&mut session, 3);
    let after = session.game().clone();
    session.undo();
    let middle = session.game().clone();
    let mut again = Session::resume(&components(), &session.kept(), 0).expect("its own record");
    assert_eq!(*again.game(), middle);
    assert!(again.redo());
    assert_eq!(*again.game(), after);
    assert!(again.undo());
    assert_eq!(*again.game(), middle, "one click, not the whole phase");
    assert!(again.undo_phase());
    assert_eq!(*again.game(), before);
    // Whoever reads records skips the remarks; whatever they say, the rules decide.
    let odd = format!("{}# redo CAV9 moves n\n# redo nonsense\n# clicks 7 x 99999\n# march D1 9999\n", session.text());
    let mut odd = Session::resume(&components(), &odd, 0).expect("remarks do not matter");
    let stands = odd.game().clone();
    assert!(odd.marches().is_empty());
    odd.redo();
    assert!(*odd.game() == stands && odd.text() == session.text());
}

#[test]
fn a_group_goes_with_one_order_and_comes_back_with_one_undo() {
    let mut session = game("esirien-1", moving);
    let before = session.game().clone();
    let group = marchers(session.game(), &legal(&session));
    assert!(group.len() > 10, "{}", group.len());
    let to: Hex = "1009".parse().expect("a hex");
    let ways = Ways::to(session.game(), to, Side::Defender);
    let far = |s: &Session, u: &UnitId| at(s, *u).map(|h| ways.from(h)).expect("on the map");
    let were: Vec<u16> = group.iter().map(|u| far(&session, u)).collect();
    let march = session.send(&group, to);
    assert_eq!(march.arrived.len() + march.under_way.len() + march.stayed.len(), group.len());
    for (unit, was) in group.iter().zip(were) {
        let now = far(&session, unit);
        let stayed = march.stayed.iter().any(|(u, _)| u == unit);
        assert!(if stayed || was == 0 { now == was } else { now < was }, "{unit:?} {was} {now}");
    }
    assert!(march.under_way.len() > 3);
    assert!(session.undo());
    assert_eq!(*session.game(), before);
    assert!(session.marches().is_empty());
}

#[test]
fn a_column_follows_its_leader_along_the_road() {
    let mut session = game("nurkott-1", |s| s.game().phase() == Phase::DefenderMovement && s.person().is_some());
    let board = session.game().board().clone();
    let group = within(session.game(), &legal(&session), |h| board.is_road(h));
    assert!(group.len() > 1, "{group:?}");
    // The road hex that is farthest from all of them.
    let far = |h: Hex| group.iter().filter_map(|u| at(&session, *u)).map(|u| u.distance(h)).min();
    let to = board.hexes().iter().filter(|h| board.is_road(*h)).max_by_key(|h| (far(*h), *h)).expect("a road");
    let ways = Ways::of_column(session.game(), to, Side::Defender);
    let mut order = group.clone();
    order.sort_by_key(|u| at(&session, *u).map(|h| ways.from(h)));
    let march = session.send(&group, to);
    let moved: Vec<UnitId> = march.arrived.iter().chain(&march.under_way).copied().collect();
    assert!(!moved.is_empty());
    let first = moved.first().copied().expect("a leader");
    assert_eq!(order.iter().copied().find(|u| moved.contains(u)), Some(first), "whoever is in front goes first");
    let on_road = moved.iter().filter(|u| at(&session, **u).is_some_and(|h| board.is_road(h))).count();
    assert!(on_road == moved.len(), "{on_road} of {} on the road", moved.len());
}

#[test]
fn whoever_has_not_arrived_goes_on_next_turn() {
    let mut session = game("esirien-1", moving);
    let legal_now = legal(&session);
    let group: Vec<UnitId> = marchers(session.game(), &legal_now).into_iter().take(6).collect();
    let to: Hex = "1709".parse().expect("a hex");
    let march = session.send(&group, to);
    let on: Vec<UnitId> = march.under_way.clone();
    assert!(!on.is_empty() && on.iter().all(|u| session.marches().get(u) == Some(&to)));
    // It is kept with the game.
    let mut again = Session::resume(&components(), &session.kept(), 0).expect("its own record");
    assert_eq!(again.marches(), session.marches());
    let turn = again.game().turn();
    play(&mut again, |s| moving(s) && s.game().turn() > turn);
    let could = again.can_go_on();
    let stands: Vec<Option<Hex>> = could.iter().map(|u| at(&again, *u)).collect();
    let march = again.go_on();
    let told = march.arrived.len() + march.under_way.len() + march.stayed.len();
    assert!(told >= could.len(), "of everybody is told what became of him");
    for (unit, was) in could.iter().zip(stands) {
        let stayed = march.stayed.iter().any(|(u, _)| u == unit);
        assert!(stayed || march.arrived.contains(unit) || at(&again, *unit) != was);
    }
    // Whoever is moved otherwise is no longer on the way, until that is taken back.
    assert!(again.undo());
    let unit = could.iter().copied().find(|u| able(&legal(&again)).contains(u)).expect("somebody");
    let step =
        legal(&again).into_iter().find(|a| matches!(a, Action::Step { .. }) && a.unit() == Some(unit)).expect("a step");
    again.click(&[step]).expect("legal");
    assert!(!again.marches().contains_key(&unit));
    assert!(again.undo() && again.marches().contains_key(&unit));
}

#[test]
fn an_army_comes_on_with_one_order() {
    let mut session = game("nurkott-2", |s| s.game().phase() == Phase::InvaderMovement && s.person().is_some());
    let group = outside(session.game(), &legal(&session));
    assert!(group.len() > 10, "{}", group.len());
    let to = "1009".parse().expect("a hex");
    let march = session.send(&group, to);
    let on = group.iter().filter(|u| at(&session, **u).is_some()).count();
    assert_eq!(on, march.arrived.len() + march.under_way.len());
    println!("{on} of {} come on", group.len());
    assert!(on > 15, "{on} of {}", group.len());
    assert!(session.undo());
    assert!(group.iter().all(|u| at(&session, *u).is_none()));
}

#[test]
fn those_who_stand_together_are_chosen_together() {
    let session = game("esirien-1", moving);
    let all = marchers(session.game(), &legal(&session));
    for unit in &all {
        let group = beside(session.game(), &legal(&session), *unit);
        assert!(group.contains(unit));
        let near = |u: &UnitId| {
            group
                .iter()
                .any(|o| o != u && at(&session, *o).zip(at(&session, *u)).is_some_and(|(a, b)| a.distance(b) <= 1))
        };
        assert!(group.len() == 1 || group.iter().all(near));
        for other in all.iter().filter(|u| !group.contains(u)) {
            assert!(
                !group
                    .iter()
                    .any(|u| at(&session, *u).zip(at(&session, *other)).is_some_and(|(a, b)| a.distance(b) <= 1))
            );
        }
    }
}

/// A game whose defender, a person, sets up; a last look is taken before it counts.
fn setting_up() -> Session {
    let mut session = game("esirien-2", |s| s.game().phase() == Phase::DefenderSetup && s.person().is_some());
    session.ask_before_battle();
    session
}

/// Places everybody as a computer player would, one click each.
fn place_all(session: &mut Session) {
    let mut player = Level::Squire.player(3);
    while !session.looking() {
        let action = player.act(session.game()).expect("an answer");
        session.click(&[action]).expect("legal");
    }
}

fn hexes(session: &Session) -> Vec<(Kind, Hex)> {
    let mut all: Vec<(Kind, Hex)> = session.placings().into_iter().map(|(_, (kind, hex, _))| (kind, hex)).collect();
    all.sort();
    all
}

#[test]
fn a_last_look_is_taken_before_a_set_up_counts() {
    let mut session = setting_up();
    place_all(&mut session);
    assert_eq!((session.game().phase(), session.person()), (Phase::DefenderSetup, Some(Side::Defender)));
    let waits = |g: &dragonrage_rules::Game| {
        g.units().filter(|(_, u)| u.status == Status::Waiting && u.side == Some(Side::Defender)).count()
    };
    assert_eq!((waits(session.game()), waits(session.seen())), (1, 0), "the last one is seen where it will stand");
    let all = hexes(&session);
    // The last click, and all of them, come back and forth.
    assert!(session.undo() && !session.looking() && session.redo() && session.looking());
    assert!(session.undo_phase() && session.placings().is_empty());
    while session.redo() {}
    assert!(session.looking());
    assert_eq!(hexes(&session), all);
    session.begin_battle().expect("legal");
    assert!(!session.looking() && session.game().phase() != Phase::DefenderSetup);
    let again = Session::resume(&components(), &session.kept(), 0).expect("its own record");
    assert_eq!(again.game(), session.game());
}

#[test]
fn what_was_placed_can_be_placed_elsewhere_until_it_counts() {
    let mut session = setting_up();
    place_all(&mut session);
    let all = hexes(&session);
    let (unit, (kind, from, _)) = session.placings()[3];
    // Dragged to a hex that nobody has.
    let free = session.game().rules().scenario.setup[Side::Defender]
        .iter()
        .find(|h| session.clone().put_elsewhere(unit, *h).is_ok() && !all.iter().any(|(_, other)| other == h))
        .expect("there is room");
    session.put_elsewhere(unit, free).expect("legal");
    assert!(session.looking(), "everything is placed again");
    assert!(hexes(&session).contains(&(kind, free)));
    assert_eq!(hexes(&session).len(), all.len());
    assert!(session.undo());
    assert_eq!(hexes(&session), all);
    assert!(session.redo() && hexes(&session).contains(&(kind, free)));
    // Taken up: one of its kind is in hand, and its place is free.
    let (unit, _) = session.placings().into_iter().find(|(_, (_, hex, _))| *hex == free).expect("it stands there");
    assert!(session.lift(unit) && !session.looking());
    assert!(!hexes(&session).contains(&(kind, free)));
    assert!(legal(&session).contains(&Action::Place { unit: in_hand(&session), hex: from }));
    assert_eq!(session.game().kind(in_hand(&session)), Some(kind));
    session.click(&[Action::Place { unit: in_hand(&session), hex: from }]).expect("legal");
    assert_eq!((hexes(&session), session.looking()), (all.clone(), true));
    // What the rules refuse changes nothing.
    let (unit, _) = session.placings()[0];
    assert!(session.put_elsewhere(unit, "2517".parse().expect("a hex")).is_err());
    assert_eq!((hexes(&session), session.looking()), (all, true));
}

fn in_hand(session: &Session) -> UnitId {
    dragonrage_table::session::offers::asked(session.game()).expect("somebody is in hand")
}

#[test]
fn set_ups_are_saved_by_name_and_checked_when_they_come_back() {
    let mut session = setting_up();
    place_all(&mut session);
    let all = hexes(&session);
    let preset = session.preset("  Walls first\n").expect("something stands");
    assert_eq!(preset.name, "Walls first");
    assert_eq!(Preset::parse(&preset.text()).as_ref(), Some(&preset));
    assert_eq!(preset.check(&components()), Ok(()));
    let mut other = setting_up();
    other.set_up_as(&preset).expect("the same battle");
    assert_eq!((hexes(&other), other.looking()), (all, true));
    // One undo takes it back.
    assert!(other.undo() && other.placings().is_empty());
    // What is not possible is refused, and nothing changes.
    let wrong = |change: &dyn Fn(&mut Preset)| {
        let mut wrong = preset.clone();
        change(&mut wrong);
        wrong
    };
    let outside = wrong(&|p| p.placings[2].1 = "2517".parse().expect("a hex"));
    let many = wrong(&|p| p.placings.extend_from_within(..1));
    let elsewhere = wrong(&|p| p.scenario = "nurkott-1".to_owned());
    let nowhere = wrong(&|p| p.scenario = "atlantis".to_owned());
    assert!(matches!(other.set_up_as(&outside), Err(NoSetUp::Refused(..))));
    assert!(matches!(other.set_up_as(&many), Err(NoSetUp::TooMany(_))));
    assert_eq!(other.set_up_as(&elsewhere), Err(NoSetUp::Elsewhere));
    assert_eq!(nowhere.check(&components()), Err(NoSetUp::Elsewhere));
    assert!(outside.check(&components()).is_err() && other.placings().is_empty());
    // Hostile texts are none.
    let long = format!("esirien-2 defender INF {}| x", "0707 ".repeat(2000));
    for text in [
        "",
        "esirien-2",
        "esirien-2 defender | x",
        "esirien-2 nobody INF 0707 | x",
        "esirien-2 defender 0707 | x",
        "esirien-2 defender INF 0707 | ",
        &long,
    ] {
        assert_eq!(Preset::parse(text), None, "{text:.40}");
    }
}

#[test]
fn whoever_waits_outside_is_counted_at_the_end_of_a_phase() {
    let session = game("nurkott-2", |s| s.game().phase() == Phase::InvaderMovement && s.person().is_some());
    let waiting =
        session.game().units().filter(|(_, u)| u.status == Status::Waiting && u.side == Some(Side::Invader)).count();
    assert!(waiting > 15, "{waiting}");
    assert_eq!(forgotten(session.game(), &legal(&session)).len(), waiting);
}

#[test]
fn each_who_joins_makes_an_attack_likelier() {
    // A dragon over the walls, among units that may survive its blow.
    let aimed = |s: &Session| {
        let legal = legal(s);
        let mut hexes: Vec<Hex> = legal
            .iter()
            .filter_map(|a| match a {
                Action::Aim { hex, .. } | Action::Join { hex, .. } => Some(*hex),
                _ => None,
            })
            .collect();
        hexes.sort();
        hexes.dedup();
        hexes
    };
    let grows = |s: &Session, h: &Hex| ladders(s.game(), &legal(s), *h).iter().any(|l| l.rungs.len() > 1);
    let session = game("esirien-3", |s| s.person().is_some() && aimed(s).iter().any(|h| grows(s, h)));
    let (legal_now, hexes) = (legal(&session), aimed(&session));
    let mut rungs = 0;
    for hex in hexes {
        for ladder in ladders(session.game(), &legal_now, hex) {
            assert!(ladder.rungs.windows(2).all(|w| w[0].percent <= w[1].percent && w[0].count() < w[1].count()));
            for rung in &ladder.rungs {
                let mut trial = session.clone();
                trial.click(&rung.steps).expect("legal");
                let Due::Dice(chance) = trial.due() else { continue };
                let (ways, of) = chance.success().expect("a chance");
                assert_eq!(rung.percent, (u32::from(ways) * 100 + u32::from(of) / 2) / u32::from(of));
                rungs += 1;
            }
        }
    }
    assert!(rungs > 1, "{rungs} rungs");
}
