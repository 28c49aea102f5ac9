//! Games at a table.

use super::offers::{Deed, Offers, able};
use super::spells::{self, SpellKind};
use super::*;
use dragonrage_ai::Level;
use dragonrage_rules::Phase;

fn components() -> Arc<Components> {
    dragonrage_data::embedded()
}

fn table(scenario: &str, invader: Who, defender: Who) -> Session {
    let components = components();
    let agreed = Agreed { players: BySide { invader, defender }, ..usual(&components, scenario) };
    Session::begin(&components, &agreed).expect("a printed scenario")
}

fn usual(components: &Components, scenario: &str) -> Agreed {
    Agreed::usual(components, scenario, Side::Invader, Who::Human, 7).expect("a printed scenario")
}

const RANDOM: Who = Who::Computer(Level::Random);

/// Plays on with any legal action until the condition holds.
fn play(session: &mut Session, until: impl Fn(&Session) -> bool) {
    let mut player = Level::Squire.player(3);
    for _ in 0..20_000 {
        if until(session) {
            return;
        }
        match session.due() {
            Due::GivenUp(_) | Due::Over(_) | Due::Far(_) | Due::TakeSide => return,
            Due::Dice(_) => assert!(session.roll().is_some()),
            Due::Formality(action) => session.act(action).expect("legal"),
            Due::Person(_) | Due::Computer(..) => {
                let action = player.act(session.game()).expect("an answer");
                session.act(action).expect("legal");
            }
        }
    }
    panic!("the game does not end");
}

#[test]
fn a_whole_game_is_played_saved_and_taken_up() {
    let mut session = table("esirien-1", RANDOM, RANDOM);
    play(&mut session, |s| s.game().turn() == 2);
    let again = Session::resume(&components(), &session.text(), 0).expect("its own record");
    assert_eq!(again.game(), session.game());
    assert_eq!(again.events(), session.events());
    assert_eq!((again.seed(), again.who(Side::Invader)), (7, RANDOM));
    play(&mut session, |_| false);
    assert!(matches!(session.due(), Due::Over(_)));
}

/// A computer player that gives up is taken at its word, or plays on and is not heard again; a kept game remembers that.
#[test]
fn a_computer_player_gives_up_once() {
    let mut session = table("esirien-1", Who::Computer(Level::Knight), Who::Human);
    play(&mut session, |s| s.game().turn() == 2 && matches!(s.due(), Due::Computer(Side::Invader, _)));
    let instead = Level::Squire.player(3).act(session.game()).expect("an answer");
    let steps = session.len();
    assert!(session.clone().give_up(instead));
    assert!(session.give_up(instead));
    assert_eq!((session.due(), session.given_up()), (Due::GivenUp(Side::Invader), Some(Side::Invader)));
    assert!(session.person().is_none() && !session.can_undo(), "there is only one thing to decide");

    let mut won = session.clone();
    won.accept().expect("anybody may give up");
    let Due::Over(outcome) = won.due() else { panic!("the game goes on") };
    assert_eq!((outcome.winner, won.len()), (Side::Defender, steps + 1));

    session.play_on().expect("what it would have done");
    assert_eq!((session.actions().last(), session.len()), (Some(&instead), steps + 1));
    play(&mut session, |s| matches!(s.due(), Due::Computer(Side::Invader, _)));
    assert!(!session.give_up(instead) && session.given_up().is_none());
    let mut again = Session::resume(&components(), &session.kept(), 0).expect("its own record");
    assert!(!again.give_up(instead), "it was asked before");
    let mut other = Session::resume(&components(), &session.text(), 0).expect("its own record");
    assert!(other.give_up(instead), "a record tells what was played, not what was asked");
}

/// Nobody is asked where nobody sits, and lessons are taught to their end.
#[test]
fn computers_among_themselves_play_to_the_end() {
    let mut session = table("esirien-1", RANDOM, RANDOM);
    play(&mut session, |s| s.game().turn() == 1 && matches!(s.due(), Due::Computer(..)));
    let instead = Level::Squire.player(3).act(session.game()).expect("an answer");
    assert!(!session.give_up(instead) && session.given_up().is_none());
}

/// Whoever saves or shares a game that was played over the net hands on what proves its dice, until it is another game.
#[test]
fn what_proves_the_dice_stays_with_the_game() {
    let record = include_str!("../../../../tests/dice/esirien-1-version-2.txt");
    let proof = proof_of(record);
    assert!(proof.as_ref().is_some_and(|p| p.contains("# dice seal ")));
    let session = Session::resume(&components(), record, 7).expect("it is played again");
    assert_eq!((proof_of(&session.text()), seed_of(&session.text())), (proof, None));
    let mut begun = table("esirien-1", Who::Human, Who::Human);
    play(&mut begun, |s| s.person().is_some());
    let claimed = with_proof(&begun.text(), "# dice seal 00\n");
    let mut other = Session::resume(&components(), &claimed, 7).expect("its own record");
    assert!(proof_of(&other.text()).is_some());
    play(&mut other, |s| s.len() > begun.len());
    assert_eq!((proof_of(&other.text()), seed_of(&other.text())), (None, Some(7)));
}

/// A game is taken up in one go; what a replay refuses is refused there too, at the same line and for the same reason.
#[test]
fn what_cannot_be_replayed_cannot_be_taken_up() {
    let golden = include_str!("../../../../cases/golden/nurkott-2-squire.txt");
    let lines: Vec<&str> = golden.lines().collect();
    let body = lines.iter().position(|l| l.is_empty()).expect("a body") + 1;
    let joined = |lines: &[&str]| lines.join("\n") + "\n";
    let (mut refused, mut taken) = (0, 0);
    for n in (body..lines.len()).step_by(13) {
        let without = [&lines[..n], &lines[n + 1..]].concat();
        let twice = [&lines[..=n], &lines[n..]].concat();
        let other = [&lines[..n], &["D1 dances"], &lines[n + 1..]].concat();
        for text in [without, twice, other].map(|l| joined(&l)) {
            let record = Record::parse(&text).expect("the header is whole");
            let replayed = record.replay(&components(), usize::MAX, |_, _, _| ());
            let session = Session::resume(&components(), &text, 0);
            assert_eq!(session.as_ref().map(Session::game), replayed.as_ref(), "line {n}");
            if replayed.is_err() { refused += 1 } else { taken += 1 }
        }
    }
    assert!(refused > 20 && taken > 0, "{refused} refused, {taken} taken");
}

#[test]
fn people_whom_a_tournament_named_keep_their_names() {
    let components = components();
    let players = BySide { invader: "Ann".to_owned(), defender: "squire".to_owned() };
    let header = Header { players: players.clone(), ..usual(&components, "nurkott-1").header(&components).unwrap() };
    let begun = Journal::begin(&components, header).expect("a printed scenario");
    let mut session = Session::resume(&components, &begun.text(), 7).expect("its own record");
    assert_eq!((session.who(Side::Invader), session.who(Side::Defender)), (Who::Human, Who::Computer(Level::Squire)));
    play(&mut session, |s| s.game().turn() == 1);
    assert_eq!(session.header().players, players);
    let again = Session::resume(&components, &session.text(), 7).expect("its own record");
    assert_eq!(again.header().players, players);
}

#[test]
fn one_undo_takes_back_one_click() {
    let mut session = table("esirien-1", Who::Human, Who::Human);
    play(&mut session, |s| s.game().phase() == Phase::DefenderMovement);
    let before = (session.len(), session.events().len(), session.game().clone());
    let mut legal = Vec::new();
    session.game().legal_actions(&mut legal);
    let way = able(&legal)
        .into_iter()
        .flat_map(|u| Offers::of(session.game(), &legal, Some(u)).deeds)
        .find(|d| d.actions.len() == 3 && d.chance.is_none() && d.stays)
        .expect("somebody can move three hexes");
    session.click(&way.actions).expect("legal");
    assert_eq!(session.len(), before.0 + 3);
    assert_eq!(session.game().unit(way.actions[0].unit().unwrap()).unwrap().hex(), way.hex);
    assert!(session.undo());
    assert_eq!((session.len(), session.events().len()), (before.0, before.1));
    assert_eq!(*session.game(), before.2);
}

#[test]
fn dice_end_the_way_back() {
    let mut session = table("esirien-1", Who::Human, RANDOM);
    play(&mut session, |s| matches!(s.due(), Due::Dice(_)) && s.game().turn() > 0);
    session.roll();
    assert!(!session.can_undo());
}

/// Every legal action can be clicked: it is a deed of its unit or of none, and the deeds of a unit are legal.
#[test]
fn every_legal_action_is_offered() {
    for scenario in ["esirien-1", "esirien-4", "nurkott-1"] {
        let mut session = table(scenario, RANDOM, RANDOM);
        for stop in 0..60 {
            let from = session.len();
            play(&mut session, |s| s.len() >= from + 7 + stop % 5 && matches!(s.due(), Due::Computer(..)));
            if !matches!(session.due(), Due::Computer(..)) {
                break;
            }
            let game = session.game();
            let mut legal = Vec::new();
            game.legal_actions(&mut legal);
            let units: Vec<Option<dragonrage_rules::UnitId>> = legal
                .iter()
                .map(|a| a.unit())
                .chain([None])
                .collect::<std::collections::BTreeSet<_>>()
                .into_iter()
                .collect();
            let mut offered = Vec::new();
            for unit in units {
                for deed in Offers::of(game, &legal, unit).deeds {
                    let mut copy = game.clone();
                    for action in &deed.actions {
                        copy.apply(*action, &mut dragonrage_rules::Silent).expect("a deed is legal");
                    }
                    offered.push(deed.actions[0]);
                }
            }
            for action in legal.iter().filter(|a| !matches!(a, Action::Concede(_))) {
                assert!(offered.contains(action), "{scenario} {:?}: {action:?}", game.decision());
            }
        }
    }
}

#[test]
fn a_way_ends_where_the_deed_points_to() {
    let mut session = table("esirien-1", RANDOM, RANDOM);
    play(&mut session, |s| s.game().turn() == 3 && s.game().phase() == Phase::InvaderMovement);
    let game = session.game();
    let mut legal = Vec::new();
    game.legal_actions(&mut legal);
    let mut seen = 0;
    for unit in able(&legal) {
        for deed in Offers::of(game, &legal, Some(unit)).deeds.iter().filter(|d| d.is_move() && d.chance.is_none()) {
            assert_eq!(deed.way.last().copied(), deed.hex, "{:?}", deed.actions);
            seen += 1;
        }
    }
    assert!(seen > 20, "{seen}");
}

/// Shows all deeds that a golden game offers while somebody moves, with the game and the number of steps before it.
fn offered(record: &str, mut seen: impl FnMut(&Game, usize, &Deed)) {
    let film = crate::film::Film::read(&components(), record).expect("a golden record");
    for step in 0..=film.len() {
        let game = film.position(step);
        if !matches!(game.decision(), Decision::Side(_, Choice::Move | Choice::MoveOn(_))) {
            continue;
        }
        let mut legal = Vec::new();
        game.legal_actions(&mut legal);
        for unit in able(&legal) {
            Offers::of(&game, &legal, Some(unit)).deeds.iter().for_each(|deed| seen(&game, step, deed));
        }
    }
}

#[test]
fn what_is_smashed_or_scaled_lies_behind_its_entrance_or_wall() {
    let mut after_walks = 0;
    // A dragon three hexes before the East Gate.
    let golden = include_str!("../../../../cases/golden/esirien-1-squire.txt");
    let (city, _) = golden.split_once("# invader-setup").expect("the city is set up");
    let before_the_gate = format!("{city}D1 at 2511\nD1 faces SW\nD2 at 2509\nD2 faces SW\n");
    for record in [
        &before_the_gate,
        include_str!("../../../../cases/golden/esirien-1-squire.txt"),
        include_str!("../../../../cases/golden/esirien-4-squire.txt"),
        include_str!("../../../../cases/golden/nurkott-4-squire.txt"),
        include_str!("../../../../cases/golden/nurkott-5-squire.txt"),
    ] {
        offered(record, |game, step, deed| {
            let Some(action) = deed.last().filter(|a| matches!(a, Action::Smash { .. } | Action::Force { .. })) else {
                return;
            };
            let mut then = game.clone();
            for step in &deed.actions[..deed.actions.len() - 1] {
                then.apply(*step, &mut dragonrage_rules::Silent).expect("a deed is legal");
            }
            let unit = action.unit().expect("somebody");
            let at = then.unit(unit).and_then(|u| u.hex()).expect("on the map");
            let dir = match action {
                Action::Force { dir, .. } => dir,
                _ => then.major(unit).expect("a major monster").facing(),
            };
            let shut = matches!(
                game.board().edge(at, dir),
                dragonrage_rules::Edge::Entrance(_) | dragonrage_rules::Edge::Wall(_)
            );
            assert!(shut, "step {step}: {:?} from {at}", deed.actions);
            assert_eq!(deed.hex, at.neighbour(dir), "step {step}: {:?}", deed.actions);
            assert_eq!(deed.way.last().copied(), deed.hex, "the way leads there");
            after_walks += usize::from(deed.actions.len() > 1);
        });
    }
    assert!(after_walks > 0, "{after_walks}");
}

#[test]
fn nobody_is_sent_for_a_walk_to_where_he_stands() {
    let mut seen = 0;
    offered(include_str!("../../../../cases/golden/esirien-1-squire.txt"), |game, step, deed| {
        let unit = deed.last().and_then(|a| a.unit()).expect("somebody");
        if deed.is_move() && deed.facing.is_none() && deed.chance.is_none() {
            assert_ne!(deed.hex, game.unit(unit).and_then(|u| u.hex()), "step {step}: {:?}", deed.actions);
            seen += 1;
        }
    });
    assert!(seen > 100, "{seen}");
}

#[test]
fn the_spell_book_tells_what_the_rules_say() {
    let mut session = table("esirien-1", RANDOM, RANDOM);
    play(&mut session, |s| s.game().phase() == Phase::DefenderSpells);
    let game = session.game();
    let wizard = game.components().roster.by_name("WZD1").expect("a wizard");
    assert!(spells::casting(game, wizard));
    let mut legal = Vec::new();
    game.legal_actions(&mut legal);
    let book = spells::book(game, &legal, wizard);
    let page = |kind| book.iter().find(|p| p.spell == kind).expect("a page");
    assert_eq!((page(SpellKind::Boost).cost, page(SpellKind::Boost).range), ((1, 3), None));
    assert_eq!((page(SpellKind::Fog).cost, page(SpellKind::Fog).range), ((2, 2), Some(3)));
    assert_eq!((page(SpellKind::Lightning).cost, page(SpellKind::Lightning).range), ((3, 3), Some(4)));
    for page in &book {
        assert!(page.possible || page.refusal.is_some(), "{page:?} says why not");
    }
    // Of spells only the opened one is offered, and none of them is cast by a click.
    let all = Offers::of(game, &legal, Some(wizard));
    assert!(all.narrowed(None).deeds.is_empty());
    let fog = all.narrowed(Some(SpellKind::Fog));
    assert!(fog.deeds.len() > 10 && fog.deeds.iter().all(|d| matches!(d.last(), Some(Action::Fog { .. }))));
    assert!(all.deeds.iter().all(|d| d.hex.is_none_or(|hex| all.plain(hex).is_none())), "no spell by one click");
}

/// Lightning without anybody near is refused because the enemy is too far away, not because the wizard is no enemy.
#[test]
fn lightning_without_a_target_says_how_far_it_would_have_to_reach() {
    let mut session = table("esirien-1", RANDOM, RANDOM);
    let wizard = session.game().components().roster.by_name("WZD1").expect("a wizard");
    let alone = |s: &Session| {
        let game = s.game();
        let Some(at) = game.unit(wizard).and_then(|u| u.hex()) else { return false };
        let near = |(_, u): (UnitId, &dragonrage_rules::Unit)| {
            u.on_map() && u.side == Some(Side::Invader) && u.hex().is_some_and(|h| h.distance(at) <= 4)
        };
        spells::casting(game, wizard) && !game.units().any(near)
    };
    play(&mut session, alone);
    let game = session.game();
    assert!(alone(&session), "nobody comes near him");
    let mut legal = Vec::new();
    game.legal_actions(&mut legal);
    let book = spells::book(game, &legal, wizard);
    let page = book.iter().find(|p| p.spell == SpellKind::Lightning).expect("a page");
    let fact = page.refusal.expect("it cannot be cast").fact;
    assert!(matches!(fact, dragonrage_rules::Fact::OutOfRange { most: 4 }), "{fact:?}");
}

#[test]
fn what_the_computer_did_is_told_and_what_the_person_did_is_not() {
    let mut session = table("esirien-1", Who::Human, Who::Computer(Level::Squire));
    play(&mut session, |s| s.game().turn() == 1);
    assert!(session.meanwhile().is_empty(), "set-up is no news");
    let mut person = Level::Squire.player(3);
    let mut told = 0;
    for _ in 0..4000 {
        match session.due() {
            Due::Over(_) => break,
            Due::Person(side) => {
                let news = session.meanwhile();
                let own = session.game().phase().side() == side;
                for way in news.ways.iter().filter(|_| own) {
                    let mover = session.game().unit(way.unit).and_then(|u| u.side);
                    assert_ne!(mover, Some(side), "only the others' moves: {way:?}");
                    told += 1;
                }
                let action = person.act(session.game()).expect("an answer");
                session.click(&[action]).expect("legal");
            }
            _ => play(&mut session, |s| matches!(s.due(), Due::Person(_) | Due::Over(_))),
        }
    }
    assert!(told > 20, "{told}");
}
