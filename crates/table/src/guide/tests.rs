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
            Due::Person(_) | Due::GivenUp(_) | Due::Over(_) | Due::Far(_) | Due::TakeSide => return,
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
        let first = |guide: &Guide| {
            let now = guide.now(session.game(), &legal(&session)).expect("a lesson");
            (lessons(side)[now.lesson].id, guide.shows_goal(session.game()))
        };
        let mut guide = session.guide().unwrap().clone();
        assert_eq!(first(&guide), ("victory", true), "the goal comes before everything");
        guide.understand();
        assert_eq!(first(&guide), ("set-up", false));
        guide.again(guide.goal().unwrap());
        assert_eq!(first(&guide), ("victory", true), "and can be read again");
        guide.understand();
        assert_eq!(first(&guide), ("set-up", false));
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
    guide.understand();
    guide.noted.push(Note::Fire);
    assert_eq!(Guide::of_record(&guide.remark()), Some(guide));
    let old =
        Guide::of_record("# guide invader open set-up:done fly:skipped\n").expect("as it was written before notes");
    assert_eq!((old.past(), old.told, old.noted.len()), (2, false, 0));
    assert_eq!(Guide::of_record("scenario esirien-1\n"), None);
    assert_eq!(Guide::of_record("# guide nobody open"), None);
}

#[test]
fn skipped_lessons_stay_away_until_they_are_opened_again() {
    let session = begin(Side::Invader, 1);
    let (game, legal) = (session.game(), legal(&session));
    let mut guide = session.guide().unwrap().clone();
    guide.understand();
    guide.skip(1);
    let next = guide.now(game, &legal).expect("the goal is always there").lesson;
    assert_eq!(lessons(Side::Invader)[next].id, "victory");
    guide.again(1);
    assert_eq!(guide.now(game, &legal).unwrap().lesson, 1);
    guide.again(6);
    assert_eq!(guide.now(game, &legal).unwrap(), Now { lesson: 6, units: vec![] }, "also before its occasion");
    guide.skip(6);
    guide.show(false);
    assert_eq!(guide.now(game, &legal), None);
    guide.show(true);
    assert_eq!(guide.now(game, &legal).unwrap().lesson, 1);
}

#[test]
fn what_the_other_side_does_teaches_nobody() {
    let mut session = begin(Side::Defender, 2);
    let mut computer = Level::Squire.player(2);
    session.guide_mut().unwrap().understand();
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

/// The lesson about fighting never points at a blow that would fail more often than not, and at the blow itself only when nothing
/// more can be added to it.
#[test]
fn nobody_is_taught_to_strike_at_hopeless_odds() {
    let mut blows = 0;
    for seed in 0..6 {
        let mut session = begin(Side::Invader, seed);
        let (mut computer, mut own) = (Level::Squire.player(seed), Level::Squire.player(seed + 1));
        for _ in 0..400 {
            others(&mut session, &mut *computer);
            if session.is_over() {
                break;
            }
            let now = session.guide().unwrap().now(session.game(), &legal(&session)).expect("a lesson");
            let fight = lessons(Side::Invader)[now.lesson].id == "fight";
            let Some(actions) = pointed(&session, &now).filter(|_| fight) else {
                let action = own.act(session.game()).expect("an answer");
                session.click(&[action]).expect("legal");
                continue;
            };
            session.click(&actions).expect("legal");
            if actions == [Action::Strike] {
                let Due::Dice(chance) = session.due() else { panic!("a blow without dice") };
                let (ways, of) = chance.success().expect("it can succeed");
                assert!(u32::from(ways) * 2 >= u32::from(of), "{ways} of {of}");
                blows += 1;
            }
        }
    }
    assert!(blows >= 3, "only {blows} blows were taught");
}

/// The city's first answer is explained once, and only to the player whom it concerns.
#[test]
fn what_the_other_side_does_first_is_told_once() {
    let mut told = BTreeSet::new();
    for seed in 0..4 {
        let mut session = begin(Side::Invader, seed);
        let (mut computer, mut own) = (Level::Squire.player(seed), Level::Squire.player(seed + 1));
        for _ in 0..120 {
            others(&mut session, &mut *computer);
            let guide = session.guide().unwrap();
            told.extend(guide.notes().iter().map(|n| n.code()));
            let noted: BTreeSet<_> = guide.noted.iter().map(|n| n.code()).collect();
            assert_eq!(noted.len(), guide.noted.len(), "nothing is told twice");
            if session.is_over() {
                break;
            }
            let action = own.act(session.game()).expect("an answer");
            session.click(&[action]).expect("legal");
            let own = |n: &Note| matches!(n, Note::Fire | Note::Razed | Note::Claws);
            assert!(!session.guide().unwrap().notes().iter().any(own), "what one does oneself needs no word");
        }
    }
    assert!(told.contains("shot") && told.contains("struck"), "{told:?}");
}

/// A whirlwind of the city's wizard gets a word from whoever attacks, and none from whoever sent it.
#[test]
fn a_whirlwind_is_explained_to_the_invader() {
    let session = begin(Side::Invader, 1);
    let game = session.game();
    let wizard = game.units().map(|(u, _)| u).find(|u| game.kind(*u) == Some(dragonrage_rules::Kind::Wizard)).unwrap();
    let cast = What::WhirlwindCast { unit: wizard, hex: at(game, wizard).expect("he is set up"), sp_left: 8 };
    assert_eq!(Note::of(game, Side::Invader, &cast), Some(Note::Whirlwind));
    assert_eq!(Note::of(game, Side::Defender, &cast), None);
    let mut guide = Guide::new(Side::Invader);
    let event = Event { what: cast, rules: &[] };
    guide.see(game, &[event, event]);
    assert_eq!(guide.notes(), [Note::Whirlwind], "once");
    guide.act();
    guide.see(game, &[event]);
    assert!(guide.notes().is_empty(), "and never again");
    assert_eq!(Guide::of_record(&guide.remark()).map(|g| g.noted), Some(vec![Note::Whirlwind]));
}

/// One whole game by lessons and hints alone; all forty stand in docs/results/guided.txt, made by the example `guided`.
#[test]
fn whoever_only_does_what_lessons_and_hints_say_wins() {
    let lived = pupil::play(&dragonrage_data::embedded(), Side::Invader, 1).expect("a game that ends");
    assert!(lived.won(), "{:?}", lived.outcome);
    assert!(lived.taught >= 8 && lived.learnt().len() >= 8, "{} taught: {:?}", lived.taught, lived.learnt());
    let games = include_str!("../../../../docs/results/guided.txt");
    for side in Side::BOTH.map(Side::code) {
        let played = games.lines().filter(|l| l.starts_with(&format!("{side} ")));
        let won = played.clone().filter(|l| l.contains(&format!(": {side} wins (")));
        assert!(played.count() == 20 && won.count() >= 18, "{side}");
    }
}
