//! What every position of every game must satisfy, tried over random games of all scenarios and of chosen armies.

mod common;

use arbitrary::{Arbitrary, Unstructured};
use common::{Stream, Table, choose, random_battle, random_options};
use dragonrage_rules::*;
use std::collections::HashSet;
use std::mem::{Discriminant, discriminant};

/// Variants of actions that were refused: all of them, in the end.
type Refused = HashSet<Discriminant<Action>>;

/// Any action whatever.
fn any_action(stream: &mut Stream) -> Action {
    let bytes: [[u8; 2]; 8] = std::array::from_fn(|_| (stream.below(1 << 16) as u16).to_le_bytes());
    Action::arbitrary(&mut Unstructured::new(bytes.as_flattened())).expect("bytes enough for every action")
}

/// Some action that may or may not be legal: any at all, or, which is more telling, one that is like a listed one but for a word.
fn wild_action(game: &Game, legal: &[Action], stream: &mut Stream) -> Action {
    let wild = any_action(stream);
    if legal.is_empty() || stream.below(12) > 0 {
        return wild;
    }
    let roster = &game.components().roster;
    let mut listed = || notation::print(roster, legal[stream.below(legal.len())]);
    let (one, other) = (listed(), listed());
    let mut words: Vec<&str> = one.split(' ').collect();
    let others: Vec<&str> = other.split(' ').collect();
    let n = stream.below(words.len());
    words[n] = others[stream.below(others.len())];
    notation::parse(roster, &words.join(" ")).unwrap_or(wild)
}

/// The variants that there are. A new one is found here by itself.
fn all_variants() -> HashSet<Discriminant<Action>> {
    let mut stream = Stream::new(1);
    (0..20_000).map(|_| discriminant(&any_action(&mut stream))).collect()
}

/// All promises about one position.
fn check_position(game: &Game, legal: &[Action], stream: &mut Stream, refused: &mut Refused) {
    let context = || position::print(game.components(), &game.setup());

    // Legal actions: unique, some unless the game is over, all accepted.
    let listed: HashSet<Action> = legal.iter().copied().collect();
    assert_eq!(listed.len(), legal.len(), "an action is listed twice\n{}", context());
    assert_eq!(legal.is_empty(), game.outcome().is_some(), "something to do until the end\n{}", context());
    let plays = legal.iter().any(|a| !matches!(a, Action::Concede(_)));
    assert!(plays || game.outcome().is_some(), "nothing to do but give up: {:?}\n{}", game.decision(), context());
    for action in legal {
        assert!(game.is_legal(*action), "{action:?} is listed but not legal\n{}", context());
    }
    // Whatever is not listed is refused, with rules, and leaves no trace.
    for _ in 0..24 {
        let action = wild_action(game, legal, stream);
        let why_not = game.why_not(action);
        assert_eq!(why_not.is_none(), listed.contains(&action), "{action:?}: {why_not:?}\n{}", context());
        if let Some(refusal) = why_not {
            assert!(!refusal.rules.is_empty(), "a refusal names its rules: {refusal:?}");
            refused.insert(discriminant(&action));
            let mut same = game.clone();
            let mut events = Vec::new();
            assert_eq!(same.apply(action, &mut events), Err(refusal));
            assert!(same == *game && events.is_empty(), "a refusal changes nothing");
        }
    }

    // Chance: the outcomes add up to certainty.
    if let Decision::Chance(chance) = game.decision() {
        let whole = 6u32.pow(chance.dice as u32);
        assert_eq!(chance.totals().map(|(_, ways)| ways as u32).sum::<u32>(), whole);
        assert_eq!(legal.len() as u32, whole);
    }

    assert_eq!(game.hash(), game.hash_from_scratch(), "hash\n{}", context());
    assert!(game.tasks().len() <= 12, "tasks pile up: {:?}", game.tasks());
    check_units(game, &context);
    check_text(game, &context);
    // Whoever gives up does so in the middle of anything [S-126].
    if let Some(action) = legal.iter().find(|a| matches!(a, Action::Concede(_))).filter(|_| stream.below(20) == 0) {
        let mut over = game.clone();
        over.apply(*action, &mut Silent).expect("a listed action");
        check_text(&over, &|| position::print(over.components(), &over.setup()));
    }
}

/// No stack above its limit, no unit in two places, hit points within bounds, VP never counted twice.
fn check_units(game: &Game, context: &dyn Fn() -> String) {
    let components = game.components();
    let mut seen = HashSet::new();
    for hex in game.board().hexes().iter() {
        let mut military = [0; 2];
        let mut plain = [0; 2];
        for unit in game.in_hex(hex) {
            assert!(seen.insert(unit), "a unit stands in two places\n{}", context());
            let state = game.unit(unit).expect("it is in play");
            assert_eq!(state.hex(), Some(hex));
            let kind = game.kind(unit).expect("it is in play");
            if state.on_map() && !kind.is_monster() && kind != Kind::Elemental {
                let side = state.side.expect("a unit on the map has an owner") as usize;
                military[side] += 1;
                plain[side] += usize::from(!kind.is_character());
            }
        }
        for side in 0..2 {
            assert!(military[side] <= 2 && plain[side] <= 1, "stack in {hex}\n{}", context());
        }
    }
    for (id, unit) in game.units() {
        if unit.on_map() {
            assert!(seen.contains(&id), "{id:?} is on the map but in no hex\n{}", context());
            let water = game.board().terrain(unit.hex().expect("on the map")).is_open_water();
            let swims = unit.has(Flags::AIRBORNE) || matches!(game.kind(id), Some(Kind::Giant | Kind::SeaSerpent));
            assert!(!water || swims, "{id:?} stands in the water\n{}", context());
        }
        if let Some(major) = game.major(id) {
            let sheet = components.monster(game.kind(id).expect("it is in play"));
            for area in Area::ALL {
                let data = sheet.area(area);
                assert!(major.damage(area) <= data.groups * data.hit_points, "{}", context());
            }
            assert!(major.fires <= sheet.fires);
        }
    }
    let razed: i16 = game.board().spec().places.iter().filter(|p| game.is_razed(p.hex)).map(|p| i16::from(p.vp)).sum();
    // Elowyn safe is −3, dead ±2, and the citadel without her 1 less [2.10.7].
    let elowyn = components.roster.of_kind(Kind::Elowyn).any(|u| game.unit(u).is_some_and(|u| u.side.is_some()));
    let fate = if elowyn { -4..=2 } else { 0..=0 };
    assert!(fate.contains(&(game.vp() - razed)), "VP are those of the razed hexes\n{}", context());
}

/// Monsters on the ground that share a hex, each two of them, serpents aside: who is on a bridge is above them [S-12].
fn sharing(game: &Game) -> Vec<[UnitId; 2]> {
    let grounded = |id: UnitId, u: &Unit| {
        let kind = game.kind(id).filter(|k| k.is_monster() && *k != Kind::SeaSerpent);
        u.hex().filter(|_| u.on_map() && !u.has(Flags::AIRBORNE) && kind.is_some())
    };
    let monsters: Vec<(UnitId, Hex)> = game.units().filter_map(|(id, u)| Some((id, grounded(id, u)?))).collect();
    let pairs = monsters.iter().enumerate().flat_map(|(n, a)| monsters[n + 1..].iter().map(move |b| (a, b)));
    pairs.filter(|(a, b)| a.1 == b.1).map(|(a, b)| [a.0, b.0]).collect()
}

/// Applies an action. Only a crash puts a monster on the ground where another one is [S-12, S-55]. Tells whether that happened.
fn apply_apart(game: &mut Game, action: Action) -> bool {
    let before = sharing(game);
    let mut events = Vec::new();
    game.apply(action, &mut events).expect("a listed action");
    let mut crashed = false;
    for pair in sharing(game).into_iter().filter(|pair| !before.contains(pair)) {
        let fell = |e: &Event| matches!(e.what, What::Crashed { unit, .. } if pair.contains(&unit));
        let context = || position::print(game.components(), &game.setup());
        assert!(events.iter().any(fell), "{action:?} brings {pair:?} together: {events:?}\n{}", context());
        crashed = true;
    }
    crashed
}

/// Print, parse, equal.
fn check_text(game: &Game, context: &dyn Fn() -> String) {
    let text = context();
    let setup = position::parse(game.components(), &text).unwrap_or_else(|e| panic!("{e:?}\n{text}"));
    let again = Game::new(game.components(), &setup).unwrap_or_else(|e| panic!("{e:?}\n{text}"));
    assert!(again == *game, "print and parse\n{text}\n{}", position::print(game.components(), &again.setup()));
}

/// Plays one random game; the closure looks at some of its positions.
fn play(mut game: Game, stream: &mut Stream, mut look: impl FnMut(&Game, &[Action], &mut Stream)) -> (Game, usize) {
    let mut legal = Vec::new();
    let mut steps = 0;
    while game.outcome().is_none() {
        game.legal_actions(&mut legal);
        look(&game, &legal, stream);
        let action = choose(&legal, stream);
        let listed = game.apply(action, &mut Silent);
        assert_eq!(listed, Ok(()), "{action:?} was listed");
        steps += 1;
        assert!(steps < 100_000, "the game ends");
    }
    (game, steps)
}

/// Games in which every position is looked at from all sides.
const FULL_GAMES: u64 = 12;

#[test]
fn every_position_keeps_the_promises() {
    let mut refused = Refused::new();
    for (table, seed) in Table::all(0..FULL_GAMES) {
        let mut stream = Stream::new(seed);
        let options = if seed % 2 == 0 { table.options } else { random_options(table.options, &mut stream) };
        let (game, _) = play(table.start(options), &mut stream, |game, legal, stream| {
            // Set-up positions are many and alike.
            if game.turn() > 0 || stream.below(10) == 0 {
                check_position(game, legal, stream, &mut refused);
            }
        });
        check_position(&game, &[], &mut stream, &mut refused);
    }
    assert_eq!(refused, all_variants(), "every kind of action was tried where it is not listed");
}

#[test]
fn battles_in_full_swing_keep_the_promises() {
    let (mut refused, mut crashes) = (Refused::new(), 0);
    for (table, seed) in Table::all(1000..1000 + 12 * FULL_GAMES) {
        let mut stream = Stream::new(seed);
        let mut game = random_battle(&table, &mut stream);
        let mut legal = Vec::new();
        for _ in 0..120 {
            game.legal_actions(&mut legal);
            check_position(&game, &legal, &mut stream, &mut refused);
            if game.outcome().is_some() {
                break;
            }
            crashes += usize::from(apply_apart(&mut game, choose(&legal, &mut stream)));
        }
    }
    assert_eq!(refused, all_variants(), "every kind of action was tried where it is not listed");
    assert!(crashes > 0, "somebody crashed onto somebody");
}

#[test]
fn every_listed_action_applies_and_clones_agree() {
    for (table, seed) in Table::all(100..101) {
        let mut stream = Stream::new(seed);
        play(table.start(table.options), &mut stream, |game, legal, _| {
            let copy = game.clone();
            assert!(copy == *game);
            for action in legal {
                let (mut a, mut b) = (game.clone(), copy.clone());
                let (mut events, mut again) = (Vec::new(), Vec::new());
                assert_eq!(a.apply(*action, &mut events), Ok(()), "{action:?}");
                assert_eq!(b.apply(*action, &mut again), Ok(()));
                assert!(a == b && events == again, "the game is deterministic");
            }
            assert!(copy == *game, "trying things on copies leaves the original alone");
        });
    }
}

#[test]
fn undo_walks_back_to_equal_games() {
    for (table, seed) in Table::all(200..202) {
        let mut stream = Stream::new(seed);
        let mut journal = Journal::begin(&table.components, table.header(table.options)).expect("a game");
        let mut legal = Vec::new();
        let mut events = Vec::new();
        // Games since dice last fell or the other side decided.
        let mut past: Vec<(Game, String)> = Vec::new();
        for _ in 0..1500 {
            if journal.game().outcome().is_some() {
                break;
            }
            journal.game().legal_actions(&mut legal);
            let action = choose(&legal, &mut stream);
            past.push((journal.game().clone(), journal.text()));
            journal.apply(action, &mut events).expect("a listed action");
            // A game that was put away and taken up again can go back just as far.
            if stream.below(200) == 0 {
                let record = Record::parse(&journal.text()).expect("a record");
                let resumed = Journal::resume(&table.components, &record).expect("it resumes");
                assert_eq!(resumed.can_undo(), journal.can_undo());
                journal = resumed;
            }
            if !journal.can_undo() {
                past.clear();
            } else if stream.below(5) == 0 {
                for _ in 0..=stream.below(past.len()) {
                    let (game, text) = past.pop().expect("undo goes no further than this");
                    assert!(journal.undo());
                    assert!(*journal.game() == game && journal.text() == text);
                }
            }
        }
    }
}

#[test]
fn a_record_replays_to_the_same_position_and_notices_a_changed_die() {
    for (table, seed) in Table::all(300..302) {
        let mut stream = Stream::new(seed);
        let mut journal = Journal::begin(&table.components, table.header(table.options)).expect("a game");
        let mut legal = Vec::new();
        let mut events = Vec::new();
        while journal.game().outcome().is_none() {
            journal.game().legal_actions(&mut legal);
            journal.apply(choose(&legal, &mut stream), &mut events).expect("a listed action");
        }
        let text = journal.text();
        let record = Record::parse(&text).expect("what was written can be read");
        let game = record.replay(&table.components, usize::MAX, |_, _, _| {}).expect("it replays");
        assert!(game == *journal.game());
        let resumed = Journal::resume(&table.components, &record).expect("it resumes");
        assert!(*resumed.game() == game && resumed.text() == text);

        // One die changed: refused with a line, or noticed at the next checkpoint.
        let rolls: Vec<usize> =
            text.lines().enumerate().filter(|(_, l)| l.starts_with("roll ")).map(|(n, _)| n).collect();
        if rolls.is_empty() {
            continue;
        }
        let n = rolls[stream.below(rolls.len())];
        let changed: Vec<String> =
            text.lines().enumerate().map(|(i, l)| if i == n { flip_die(l) } else { l.to_owned() }).collect();
        let record = Record::parse(&changed.join("\n")).expect("the header is untouched");
        match record.replay(&table.components, usize::MAX, |_, _, _| {}) {
            Err(e) => assert!(e.line > n, "the trouble begins after the die"),
            Ok(_) => panic!("no checkpoint noticed the die of line {}", n + 1),
        }
    }
}

fn flip_die(line: &str) -> String {
    let die = line.as_bytes()["roll ".len()];
    let other = if die == b'6' { b'1' } else { b'6' };
    let mut bytes = line.as_bytes().to_vec();
    bytes["roll ".len()] = other;
    String::from_utf8(bytes).expect("digits")
}

#[test]
fn actions_print_and_parse() {
    let game = Table::printed("esirien-1").start(Options::default());
    let roster = &game.components().roster;
    let mut stream = Stream::new(7);
    let mut said = HashSet::new();
    for _ in 0..60_000 {
        let action = any_action(&mut stream);
        let text = notation::print(roster, action);
        match notation::parse(roster, &text) {
            Ok(read) => {
                assert_eq!(read, action, "{text}");
                said.insert(discriminant(&action));
            }
            // Counters that are not on the sheet, and dice that cannot fall so, have no text of their own.
            Err(e) => assert!(
                matches!(e, notation::NotationError::Unit(_) | notation::NotationError::Number(_)),
                "{text}: {e}"
            ),
        }
    }
    for (a, b) in (1..=6).flat_map(|a| (0..=6).map(move |b| (a, b))) {
        let roll = Action::Roll { a, b };
        assert_eq!(notation::parse(roster, &notation::print(roster, roll)), Ok(roll));
        said.insert(discriminant(&roll));
    }
    assert_eq!(said, all_variants(), "every kind of action has its words");
}

/// A position stays a small plain value.
const _: () = assert!(Game::POSITION_BYTES < 2048);

#[test]
fn reach_leads_where_it_says() {
    for (table, seed) in Table::all(400..410) {
        let mut stream = Stream::new(seed);
        let game = random_battle(&table, &mut stream);
        for (unit, _) in game.units() {
            let reach = game.reach(unit);
            let n = stream.below(reach.stops().len().max(1));
            let Some(stop) = reach.stops().get(n) else { continue };
            let mut walked = game.clone();
            let mut events = Vec::new();
            for action in reach.path(n) {
                walked.apply(action, &mut events).expect("a path is legal");
            }
            assert_eq!(events, reach.events(n), "and what happens on the way is known");
            let there = walked.unit(unit).expect("it is in play");
            assert_eq!((there.hex(), there.spent), (Some(stop.hex), stop.cost));
            assert_eq!(stop.chance.is_some(), matches!(walked.decision(), Decision::Chance(_)));
        }
    }
}

#[test]
fn reach_finds_every_single_step() {
    let mut stream = Stream::new(5);
    for (table, _) in Table::all(0..1) {
        for _ in 0..12 {
            let game = random_battle(&table, &mut stream);
            let mut legal = Vec::new();
            game.legal_actions(&mut legal);
            for action in legal {
                if let Action::Step { unit, dir } | Action::Walk { unit, dir } = action {
                    let from = game.unit(unit).and_then(|u| u.hex()).expect("it stands somewhere");
                    assert!(game.reach(unit).to(from.neighbour(dir).expect("a hex")).is_some(), "{action:?}");
                }
            }
        }
    }
}

#[test]
fn chosen_armies_stay_within_the_sheet_and_are_told_in_the_record() {
    let table = Table::printed("esirien-1");
    let army = |dragons, orcs| record::Header {
        forces: Some(BySide {
            invader: vec![Force { kind: Kind::Dragon, count: dragons }],
            defender: vec![Force { kind: Kind::Orcs, count: orcs }],
        }),
        objective: Some(12),
        ..table.header(table.options)
    };
    let too_many = Journal::begin(&table.components, army(3, 1)).expect_err("there are two dragons");
    assert_eq!(too_many, [SetupProblem::TooFewCounters { kind: Kind::Dragon, there: 2 }]);
    let journal = Journal::begin(&table.components, army(1, 5)).expect("a game");
    assert_eq!(journal.game().setup().units.len(), 6);
    let record = Record::parse(&journal.text()).expect("a record");
    assert_eq!(record.header, army(1, 5));
    assert!(record.start(&table.components).expect("a game") == *journal.game());
    assert_eq!(journal.game().objective(), 12);
    for wrong in ["force invader 3 D", "force invader 0 D", "force nobody 1 D", "force invader 1 X", "objective 0"] {
        let text = journal.text().replace("force invader 1 D", wrong);
        let refused = match Record::parse(&text) {
            Ok(record) => record.start(&table.components).is_err(),
            Err(_) => true,
        };
        assert!(refused, "{wrong}");
    }
}

#[test]
fn what_an_older_format_wrote_goes_on_in_the_format_of_today() {
    let mut table = Table::printed("esirien-1");
    let third = Wanted { name: Some("3"), changes: "", scenario: None };
    table.components = third.find(&table.components).expect("it can be read").expect("it is there");
    let mut stream = Stream::new(5);
    let mut journal = Journal::begin(&table.components, table.header(table.options)).expect("a game");
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    while journal.game().turn() < 3 && journal.game().outcome().is_none() {
        journal.game().legal_actions(&mut legal);
        journal.apply(choose(&legal, &mut stream), &mut events).expect("a listed action");
    }
    // Format 1 named no edition, and its numbers of positions are nobody's any more.
    let former: Vec<String> = journal
        .text()
        .replacen("dragonrage record 2", "dragonrage record 1", 1)
        .lines()
        .filter(|l| !l.starts_with("edition "))
        .map(|l| match l.split(' ').collect::<Vec<_>>()[..] {
            ["turn", turn, _, trail] => format!("turn {turn} 0123456789abcdef {trail}"),
            _ => l.to_owned(),
        })
        .collect();
    let record = Record::parse(&former.join("\n")).expect("a record of format 1");
    let resumed = Journal::resume(&table.components, &record).expect("it resumes");
    // Of the editions that play it alike it takes the oldest: esirien-1 was the same in the second and the third.
    let today = format!("\nedition {}\n", table.components.edition.name);
    assert_eq!(resumed.text(), journal.text().replacen(&today, "\nedition 2\n", 1));
    // Its trail still tells a changed die.
    let n = former.iter().position(|l| l.starts_with("roll ")).expect("dice fell");
    let changed: Vec<String> =
        former.iter().enumerate().map(|(i, l)| if i == n { flip_die(l) } else { l.clone() }).collect();
    let record = Record::parse(&changed.join("\n")).expect("the header is untouched");
    assert!(record.replay(&table.components, usize::MAX, |_, _, _| {}).is_err());
}

#[test]
fn an_upgrade_goes_as_far_as_it_can() {
    let table = Table::printed("esirien-3");
    let mut stream = Stream::new(3);
    let mut journal = Journal::begin(&table.components, table.header(table.options)).expect("a game");
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    while journal.game().turn() < 2 {
        journal.game().legal_actions(&mut legal);
        journal.apply(choose(&legal, &mut stream), &mut events).expect("a listed action");
    }
    let record = Record::parse(&journal.text()).expect("a record");
    let (same, stopped) = record.upgrade(&table.components).expect("it begins");
    assert!(stopped.is_none() && same.text() == journal.text(), "nothing has changed");

    // With nobody on the sheet who could stand there, the second counter's line is as far as it gets.
    let text = journal.text();
    let line = 1 + text.lines().position(|l| l.contains(" at ")).expect("a counter was placed");
    let spoilt: String = text
        .lines()
        .enumerate()
        .map(|(n, l)| if n == line { "D1 lands\n".to_owned() } else { format!("{l}\n") })
        .collect();
    let (part, stopped) = Record::parse(&spoilt).expect("a header").upgrade(&table.components).expect("it begins");
    assert_eq!(stopped.expect("nobody flies yet").line, line + 1);
    assert!(!part.actions().is_empty() && part.actions().len() < journal.actions().len());
}
