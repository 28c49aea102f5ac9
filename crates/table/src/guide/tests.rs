//! Whole guided games without a browser.

use super::*;
use crate::session::{Due, Session};
use dragonrage_ai::Level;
use dragonrage_rules::{Phase, What};
use std::collections::BTreeSet;

fn begin(side: Side, seed: u64) -> Session {
    opening::begin(&dragonrage_data::embedded(), side, seed).expect("the opening is legal")
}

fn legal(session: &Session) -> Vec<Action> {
    let mut legal = Vec::new();
    session.game().legal_actions(&mut legal);
    legal
}

/// Everybody but the player, until the player decides or the game is over.
fn others(session: &mut Session, computer: &mut dyn dragonrage_ai::Player) {
    loop {
        match session.due() {
            Due::Dice(_) => drop(session.roll().expect("dice")),
            Due::Formality(action) => session.act(action).expect("legal"),
            Due::Computer(..) => {
                let action = computer.act(session.game()).expect("an answer");
                session.act(action).expect("legal");
            }
            Due::Person(_) | Due::Over(_) => return,
        }
    }
}

/// What the best pointed-at deed is.
fn pointed(session: &Session, now: &Now) -> Option<Vec<Action>> {
    let (game, legal) = (session.game(), legal(session));
    let When::Deed(wanted) = &lessons(session.guide()?.side())[now.lesson].when else { return None };
    let units = now.units.iter().copied().map(Some).chain([None]);
    units.flat_map(|u| wanted.of(game, &Offers::of(game, &legal, u))).map(|d| d.actions).next()
}

/// A player who does what lessons ask for, and otherwise what a squire would do. Tells which lessons were learnt.
fn pupil(side: Side, seed: u64) -> (Session, BTreeSet<&'static str>) {
    let mut session = begin(side, seed);
    let (mut computer, mut own) = (Level::Squire.player(seed), Level::Squire.player(seed + 1));
    let mut stuck = 0;
    for _ in 0..4000 {
        others(&mut session, &mut *computer);
        if matches!(session.due(), Due::Over(_)) {
            break;
        }
        let now = session.guide().expect("taught").now(session.game(), &legal(&session));
        let now = now.expect("there is always a lesson until the end");
        let lesson = &lessons(side)[now.lesson];
        let done = |s: &Session| s.guide().is_some_and(|g| g.progress[now.lesson] == Progress::Done);
        if let Some(actions) = pointed(&session, &now) {
            session.click(&actions).expect("what is pointed at is legal");
            while matches!(session.due(), Due::Dice(_)) && !done(&session) {
                session.roll();
            }
            // Set-up and attacks take more than one click.
            stuck = if done(&session) { 0 } else { stuck + 1 };
            assert!(stuck < 12, "{}: {actions:?} does not lead to its end", lesson.id);
        } else if let When::End = lesson.when {
            session.click(&[Action::Done]).expect("the phase can end");
        } else {
            let action = own.act(session.game()).expect("an answer");
            session.click(&[action]).expect("legal");
        }
    }
    assert!(matches!(session.due(), Due::Over(_)), "the game ends");
    let learnt = session.guide().expect("taught").list().filter(|(.., p)| *p == Progress::Done).map(|(_, l, _)| l.id);
    let learnt = learnt.collect();
    (session, learnt)
}

#[test]
fn whoever_follows_the_lessons_learns_nearly_all_of_them() {
    for side in Side::BOTH {
        let all: BTreeSet<&str> = lessons(side).iter().map(|l| l.id).collect();
        let mut ever = BTreeSet::new();
        let mut counts = Vec::new();
        for seed in 0..8 {
            let (session, learnt) = pupil(side, seed);
            counts.push((learnt.len(), session.game().turn(), session.game().vp()));
            let missing: Vec<_> = all.difference(&learnt).collect();
            println!("{side:?} {seed}: {:?} {missing:?}", counts.last().unwrap());
            ever.extend(learnt);
        }
        assert_eq!(ever, all, "every lesson comes up in some game");
        assert!(counts.iter().all(|(n, ..)| *n >= 8), "{side:?}: {counts:?}");
    }
}

#[test]
fn the_player_begins_before_the_board_with_one_piece_in_hand() {
    for (side, phase) in [(Side::Invader, Phase::InvaderSetup), (Side::Defender, Phase::DefenderSetup)] {
        let session = begin(side, 5);
        assert_eq!((session.game().phase(), session.person()), (phase, Some(side)));
        let waiting = session
            .game()
            .units()
            .filter(|(_, u)| u.status == dragonrage_rules::Status::Waiting && u.side == Some(side));
        assert_eq!(waiting.count(), 1, "{side:?}");
        let now = session.guide().unwrap().now(session.game(), &legal(&session)).expect("a lesson");
        assert_eq!(lessons(side)[now.lesson].id, "set-up");
        let mut back = session.clone();
        assert!(back.undo(), "the ready set-up can be taken back");
        let placed = back.game().units().filter(|(_, u)| u.on_map() && u.side == Some(side)).count();
        assert_eq!(placed, 0, "{side:?}");
    }
}

#[test]
fn lessons_are_kept_with_the_record() {
    let (session, learnt) = pupil(Side::Invader, 3);
    let again = Session::resume(&dragonrage_data::embedded(), &session.text(), 0).expect("its own record");
    let kept: BTreeSet<_> =
        again.guide().expect("taught").list().filter(|(.., p)| *p == Progress::Done).map(|(_, l, _)| l.id).collect();
    assert_eq!(kept, learnt);
    let mut guide = Guide::new(Side::Defender);
    guide.skip(2);
    guide.show(false);
    assert_eq!(Guide::of_record(&guide.remark()), Some(guide));
    assert_eq!(Guide::of_record("scenario esirien-1\n"), None);
    assert_eq!(Guide::of_record("# guide nobody open"), None);
}

#[test]
fn skipped_lessons_stay_away_until_they_are_opened_again() {
    let session = begin(Side::Invader, 1);
    let (game, legal) = (session.game(), legal(&session));
    let mut guide = session.guide().unwrap().clone();
    guide.skip(0);
    let next = guide.now(game, &legal).expect("the last is always there").lesson;
    assert_eq!(lessons(Side::Invader)[next].id, "victory");
    guide.again(0);
    assert_eq!(guide.now(game, &legal).unwrap().lesson, 0);
    guide.again(6);
    assert_eq!(guide.now(game, &legal).unwrap(), Now { lesson: 6, units: vec![] }, "also before its occasion");
    guide.skip(6);
    guide.show(false);
    assert_eq!(guide.now(game, &legal), None);
    guide.show(true);
    assert_eq!(guide.now(game, &legal).unwrap().lesson, 0);
}

#[test]
fn what_the_other_side_does_teaches_nobody() {
    let mut session = begin(Side::Defender, 2);
    let mut computer = Level::Squire.player(2);
    let place = pointed(&session, &session.guide().unwrap().now(session.game(), &legal(&session)).unwrap()).unwrap();
    session.click(&place).unwrap();
    others(&mut session, &mut *computer);
    assert!(
        session
            .events()
            .iter()
            .any(|e| matches!(e.what, What::Flew { .. } | What::Walked { .. } | What::Bounded { .. }))
    );
    let done: Vec<_> =
        session.guide().unwrap().list().filter(|(.., p)| *p == Progress::Done).map(|(_, l, _)| l.id).collect();
    assert_eq!(done, ["set-up"]);
}

#[test]
fn lessons_have_names_of_their_own_and_follow_others_that_exist() {
    for side in Side::BOTH {
        let ids: BTreeSet<&str> = lessons(side).iter().map(|l| l.id).collect();
        assert_eq!(ids.len(), lessons(side).len());
        assert!((8..=12).contains(&ids.len()));
        assert!(lessons(side).iter().flat_map(|l| l.after).all(|a| ids.contains(a)));
    }
}
