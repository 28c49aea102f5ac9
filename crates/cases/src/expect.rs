//! What a case expects of a game: one key, one check. A new key needs an entry in [`read`], a check in
//! [`Expectation::failures`] and a line in docs/CASES.md.

use crate::facts::{self, Fact};
use crate::rulebook;
use crate::tree::{At, hexside, shown};
use dragonrage_rules::{
    Action, BridgeState, Chance, Choice, Components, Decision, EndReason, EntranceState, Event, Game, Grade, Hex,
    Modifier, Need, Phase, Refusal, Roll, Roster, Seat, Side, Status, UnitId, notation,
};

/// Most entries of a list in an expectation.
const MOST: usize = 64;

/// One thing that must hold.
#[derive(Clone, Debug)]
pub struct Expectation {
    /// The key as the case writes it.
    pub key: String,
    check: Check,
}

#[derive(Clone, Debug)]
enum Check {
    Unit(UnitId, Vec<Fact>),
    /// A value that the game shows as text.
    Shows(Show, String),
    Legal(Vec<(String, Action)>, bool),
    Count(Vec<(String, usize)>),
    Hexes(HexFact, Vec<Hex>, bool),
    Entrances(Vec<(Hex, Hex)>, EntranceState),
    /// All the walls that have a breach.
    Breached(Vec<(Hex, Hex)>),
    Controls(Vec<((Hex, Hex), Side)>),
    Bridges(Vec<(Hex, BridgeState)>),
    Events(Vec<String>, bool),
    Modifiers(Vec<String>),
    Demoralised(Vec<Side>),
    Joined(Vec<UnitId>),
}

/// Values that are compared as text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Show {
    Vp,
    Turn,
    Phase,
    Objective,
    Decider,
    Choice,
    About,
    Strength,
    Defence,
    Points,
    Left,
    Why,
    Dice,
    Need,
    Modifier,
    Chance,
    Winner,
    Reason,
    Grade,
    LastVpTurn,
    LastInsideTurn,
    InvaderSeat,
}

#[derive(Clone, Copy, Debug)]
enum HexFact {
    Razed,
    Fog,
    Whirlwind,
    Boost,
    Kept,
    Empty,
}

const DECIDERS: &[&str] = &["invader", "defender", "chance", "over", "seat 1", "seat 2"];
const CHOICES: &[&str] = &[
    "take-side",
    "place",
    "face",
    "spell",
    "move",
    "move-on",
    "fire",
    "missiles",
    "melee",
    "build-attack",
    "gather",
    "breach",
    "withdraw",
    "flee",
    "suffer",
    "rescue",
    "reinforce",
    "pay",
    "stop-or-go-on",
    "none",
];
const ROLLS: &[&str] = &[
    "sides",
    "gate",
    "legless-gate",
    "overrun",
    "melee",
    "clash",
    "bolt",
    "scale",
    "break",
    "hit",
    "missile",
    "morale",
    "escape",
    "whirlwind",
    "crash-damage",
    "drift",
    "dismiss",
    "stray",
    "berserk",
];
const MODIFIERS: &[(Modifier, &str)] = &[
    (Modifier::Hero, "hero"),
    (Modifier::Boost, "boost"),
    (Modifier::Tower, "tower"),
    (Modifier::WeakFire, "weak-fire"),
    (Modifier::Morale, "morale"),
    (Modifier::NoDefenderNear, "no-defender-near"),
    (Modifier::Slayer, "slayer"),
];
const BRIDGES: &[(BridgeState, &str)] = &[
    (BridgeState::Intact, "intact"),
    (BridgeState::Prepared, "prepared"),
    (BridgeState::Broken, "broken"),
    (BridgeState::Burned, "burned"),
];
/// Every key but the names of units.
const KEYS: &[&str] = &[
    "vp",
    "turn",
    "phase",
    "objective",
    "decider",
    "choice",
    "about",
    "strength",
    "defence",
    "points",
    "left",
    "why",
    "dice",
    "need",
    "modifier",
    "modifiers",
    "chance",
    "winner",
    "reason",
    "grade",
    "last_vp_turn",
    "last_inside_turn",
    "invader_seat",
    "legal",
    "illegal",
    "count",
    "razed",
    "unrazed",
    "fog",
    "no_fog",
    "whirlwind",
    "no_whirlwind",
    "boost",
    "no_boost",
    "kept",
    "no_kept",
    "empty",
    "occupied",
    "smashed",
    "breached",
    "open",
    "closed",
    "controls",
    "bridge",
    "event",
    "no_event",
    "demoralised",
    "joined",
];

/// Reads a table of expectations.
pub(crate) fn read(at: &At, components: &Components) -> Vec<Expectation> {
    let Some(table) = at.table() else { return Vec::new() };
    let found: Vec<_> = table.all().collect();
    if found.len() > MOST {
        at.note(format_args!("too many expectations at once; at most {MOST}"));
        return Vec::new();
    }
    if found.is_empty() {
        at.note("nothing is expected");
    }
    let read = |(key, at): (&str, At)| Some(Expectation { key: key.to_owned(), check: check(key, &at, components)? });
    found.into_iter().filter_map(read).collect()
}

fn check(key: &str, at: &At, components: &Components) -> Option<Check> {
    let roster = &components.roster;
    let number = |show: Show| Some(Check::Shows(show, at.whole::<i64>("a count")?.to_string()));
    let word = |show: Show, words: &[&str]| {
        at.word("a word that this key takes", words, |w| words.contains(&w).then(|| w.to_owned()))
            .map(|w| Check::Shows(show, w))
    };
    let hexes = |fact: HexFact, on: bool| {
        let list = at.one_or_more("hexes", MOST);
        Some(Check::Hexes(fact, list.iter().filter_map(At::hex).collect(), on))
    };
    let entrances = |state: EntranceState| {
        let list = at.one_or_more("entrances", MOST);
        Some(Check::Entrances(list.iter().filter_map(At::hexside).collect(), state))
    };
    match key {
        "vp" => number(Show::Vp),
        "turn" => number(Show::Turn),
        "objective" => number(Show::Objective),
        "strength" => number(Show::Strength),
        "defence" => number(Show::Defence),
        "points" => number(Show::Points),
        "left" => number(Show::Left),
        "dice" => number(Show::Dice),
        "last_vp_turn" => number(Show::LastVpTurn),
        "last_inside_turn" => number(Show::LastInsideTurn),
        "invader_seat" => number(Show::InvaderSeat),
        "phase" => word(Show::Phase, &Phase::ALL.map(Phase::code)),
        "decider" => word(Show::Decider, DECIDERS),
        "choice" => word(Show::Choice, CHOICES),
        "why" => word(Show::Why, ROLLS),
        "winner" => word(Show::Winner, &["invader", "defender", "none"]),
        "reason" => word(Show::Reason, &EndReason::ALL.map(EndReason::code)),
        "grade" => {
            let mut words = Grade::ALL.map(Grade::code).to_vec();
            words.push("ungraded");
            word(Show::Grade, &words)
        }
        "about" => match facts::unit(roster, at.text("a unit", 20)?) {
            Ok(u) => Some(Check::Shows(Show::About, roster.name(u))),
            Err(e) => at.wrong(e),
        },
        "need" => {
            let right = |t: &str| {
                let number = t.strip_prefix("<=").or(t.strip_suffix('+'));
                t == "none" || number.is_some_and(|n| n.parse::<u8>().is_ok_and(|n| (1..=12).contains(&n)))
            };
            match at.as_text().filter(|t| right(t)) {
                Some(t) => Some(Check::Shows(Show::Need, t.to_owned())),
                None => at.wrong("a number needed: \"5+\", \"<=2\" or \"none\""),
            }
        }
        "modifier" => {
            let n = plain(at)?;
            match n.strip_prefix('+').unwrap_or(&n).parse::<i8>() {
                Ok(n) => Some(Check::Shows(Show::Modifier, format!("{n:+}"))),
                Err(_) => at.wrong("a modifier, such as 1, \"+1\" or -2"),
            }
        }
        "chance" => {
            let ways = |t: &str| {
                let (a, b) = t.split_once('/')?;
                matches!((a.parse::<u8>().ok()?, b), (0..=6, "6") | (0..=36, "36")).then(|| t.to_owned())
            };
            match at.as_text().and_then(ways) {
                Some(t) => Some(Check::Shows(Show::Chance, t)),
                None => at.wrong("a probability as ways to succeed: \"2/6\" with one die, \"3/36\" with two"),
            }
        }
        "legal" | "illegal" => {
            let list = at.one_or_more("actions", MOST);
            Some(Check::Legal(list.iter().filter_map(|a| action(a, roster)).collect(), key == "legal"))
        }
        "count" => {
            let count = |(k, v): (&str, At)| Some((k.to_ascii_lowercase(), v.whole::<u16>("a count")? as usize));
            Some(Check::Count(at.table()?.all().filter_map(count).collect()))
        }
        "razed" => hexes(HexFact::Razed, true),
        "unrazed" => hexes(HexFact::Razed, false),
        "fog" => hexes(HexFact::Fog, true),
        "no_fog" => hexes(HexFact::Fog, false),
        "whirlwind" => hexes(HexFact::Whirlwind, true),
        "no_whirlwind" => hexes(HexFact::Whirlwind, false),
        "boost" => hexes(HexFact::Boost, true),
        "no_boost" => hexes(HexFact::Boost, false),
        "kept" => hexes(HexFact::Kept, true),
        "no_kept" => hexes(HexFact::Kept, false),
        "empty" => hexes(HexFact::Empty, true),
        "occupied" => hexes(HexFact::Empty, false),
        "smashed" => entrances(EntranceState::Smashed),
        "breached" => {
            let walls = at.one_or_more("walls", MOST);
            Some(Check::Breached(walls.iter().filter_map(At::hexside).collect()))
        }
        "open" => entrances(EntranceState::Open),
        "closed" => entrances(EntranceState::Closed),
        "controls" => {
            let one = |(k, v): (&str, At)| match hexside(k) {
                Some(side) => Some((side, v.word("a side", &["invader", "defender"], Side::from_code)?)),
                None => v.wrong("the state of an entrance: its key is two neighbouring hexes, such as \"0707-0606\""),
            };
            Some(Check::Controls(at.table()?.all().filter_map(one).collect()))
        }
        "bridge" => {
            let names: Vec<&str> = BRIDGES.iter().map(|b| b.1).collect();
            let state = |w: &str| BRIDGES.iter().find(|b| b.1 == w).map(|b| b.0);
            let one = |(k, v): (&str, At)| match k.parse::<Hex>() {
                Ok(hex) => Some((hex, v.word("the state of a bridge", &names, state)?)),
                Err(e) => v.wrong(e),
            };
            Some(Check::Bridges(at.table()?.all().filter_map(one).collect()))
        }
        "event" | "no_event" => Some(Check::Events(rules(at), key == "event")),
        "modifiers" => {
            let names: Vec<&str> = MODIFIERS.iter().map(|m| m.1).collect();
            let list = at.list("modifiers", 8);
            let name = |a: &At| a.word("a modifier", &names, |w| names.contains(&w).then(|| w.to_owned()));
            let mut found: Vec<String> = list.iter().filter_map(name).collect();
            found.sort();
            Some(Check::Modifiers(found))
        }
        "demoralised" => {
            let list = at.one_or_more("sides", 2);
            let side = |a: &At| a.word("a side", &["invader", "defender"], Side::from_code);
            Some(Check::Demoralised(list.iter().filter_map(side).collect()))
        }
        "joined" => {
            let unit = |a: &At| match facts::unit(roster, a.text("a unit", 20)?) {
                Ok(u) => Some(u),
                Err(e) => a.wrong(e),
            };
            let mut units: Vec<UnitId> = at.one_or_more("units", MOST).iter().filter_map(unit).collect();
            units.sort();
            Some(Check::Joined(units))
        }
        name => match roster.by_name(name) {
            Some(unit) => match facts::parse(roster, at.text("what is expected of a unit", 200)?) {
                Ok(facts) => Some(Check::Unit(unit, facts)),
                Err(e) => {
                    at.note(e);
                    None
                }
            },
            None => {
                let near = crate::tree::nearest(name, KEYS.iter().copied());
                let right = near.map_or("the name of a unit or one of the keys of docs/CASES.md".to_owned(), |n| {
                    format!("did you mean '{n}'?")
                });
                at.note(format_args!("there is nothing to expect under '{}'; {right}", shown(name)));
                None
            }
        },
    }
}

fn plain(at: &At) -> Option<String> {
    match (at.as_text(), at.as_whole()) {
        (Some(t), _) => Some(shown(t)),
        (_, Some(n)) => Some(n.to_string()),
        _ => at.wrong("a word or a number"),
    }
}

/// Reads an action in notation.
pub fn action(at: &At, roster: &Roster) -> Option<(String, Action)> {
    let text = at.text("an action, such as \"D1 walks NE\"", 80)?;
    match notation::parse(roster, text) {
        Ok(a) => Some((text.to_owned(), a)),
        Err(e) => at.wrong(format_args!("an action: {e}")),
    }
}

/// Reads one rule id or a list of them; each must be in the rulebook.
pub fn rules(at: &At) -> Vec<String> {
    let known = |a: &At| {
        let text = a.text("a rule id", 24)?;
        match rulebook::base(text) {
            Some(_) => Some(text.to_owned()),
            None => {
                let near = crate::tree::nearest(text, rulebook::ids());
                let near = near.map_or(String::new(), |n| format!("; did you mean '{n}'?"));
                a.wrong(format_args!("an id of docs/RULES.md{near}"))
            }
        }
    };
    at.one_or_more("rule ids", MOST).iter().filter_map(known).collect()
}

impl Expectation {
    /// Does it look at a roll, where one is due?
    pub(crate) fn speaks_of_chance(&self) -> bool {
        use Show::*;
        match &self.check {
            Check::Shows(Decider, t) => t == "chance",
            Check::Shows(show, _) => {
                matches!(show, About | Strength | Defence | Why | Dice | Need | Modifier | Chance)
            }
            Check::Modifiers(_) => true,
            _ => false,
        }
    }

    /// What was expected and what was found, wherever they differ.
    pub(crate) fn failures(&self, game: &Game, events: &[Event]) -> Vec<(String, String)> {
        let roster = &game.components().roster;
        match &self.check {
            Check::Unit(unit, facts) => facts.iter().filter_map(|f| f.differs(game, *unit)).collect(),
            Check::Shows(show, expected) => {
                let found = show.of(game);
                if found == *expected { Vec::new() } else { vec![(expected.clone(), found)] }
            }
            Check::Legal(actions, legal) => actions
                .iter()
                .filter_map(|(text, action)| match (game.why_not(*action), legal) {
                    (Some(r), true) => Some((format!("'{text}' is legal"), refused(&r))),
                    (None, false) => Some((format!("'{text}' is not legal"), "legal".to_owned())),
                    _ => None,
                })
                .collect(),
            Check::Count(counts) => {
                let mut legal = Vec::new();
                game.legal_actions(&mut legal);
                let texts: Vec<String> =
                    legal.iter().map(|a| notation::print(roster, *a).to_ascii_lowercase() + " ").collect();
                let wrong = |(prefix, n): &(String, usize)| {
                    let begins = format!("{prefix} ");
                    let found = texts.iter().filter(|t| t.starts_with(&begins)).count();
                    (found != *n).then(|| (format!("{n} of '{prefix}'"), format!("{found}")))
                };
                counts.iter().filter_map(wrong).collect()
            }
            Check::Hexes(fact, hexes, on) => hexes
                .iter()
                .filter(|h| fact.holds(game, **h) != *on)
                .map(|h| if *on { (format!("{h}"), "not so".into()) } else { (format!("not {h}"), "so".into()) })
                .collect(),
            Check::Entrances(sides, state) => {
                sides.iter().filter_map(|s| entrance(game, *s, |n| game.entrance_state(n), state)).collect()
            }
            Check::Controls(sides) => {
                sides.iter().filter_map(|(s, side)| entrance(game, *s, |n| game.entrance_control(n), side)).collect()
            }
            Check::Bridges(bridges) => {
                let code = |s: BridgeState| BRIDGES.iter().find(|b| b.0 == s).map_or("?", |b| b.1);
                let wrong = |(hex, state): &(Hex, BridgeState)| {
                    let found = game.bridge_state(*hex).map_or("no bridge", code);
                    (found != code(*state)).then(|| (format!("{hex} {}", code(*state)), found.to_owned()))
                };
                bridges.iter().filter_map(wrong).collect()
            }
            Check::Events(ids, on) => {
                let mut seen: Vec<&str> = events.iter().flat_map(|e| e.rules.iter().copied()).collect();
                seen.sort_unstable();
                seen.dedup();
                let matches = |id: &str| seen.iter().any(|s| rulebook::same(s, id));
                let told =
                    || if seen.is_empty() { "no event".to_owned() } else { format!("events by {}", seen.join(", ")) };
                let wrong = ids.iter().filter(|id| matches(id) != *on);
                wrong.map(|id| (format!("{} event by {id}", if *on { "an" } else { "no" }), told())).collect()
            }
            Check::Modifiers(expected) => {
                let code = |m: Modifier| MODIFIERS.iter().find(|x| x.0 == m).map_or("?", |x| x.1).to_owned();
                let found = chance(game).map(|c| {
                    let mut all: Vec<String> = c.modifiers.iter().flatten().map(|m| code(m.0)).collect();
                    all.sort();
                    all
                });
                let list = |all: &[String]| if all.is_empty() { "none".to_owned() } else { all.join(", ") };
                match found {
                    Some(f) if f == *expected => Vec::new(),
                    f => vec![(list(expected), f.map_or("no roll is due".to_owned(), |f| list(&f)))],
                }
            }
            Check::Demoralised(sides) => Side::BOTH
                .into_iter()
                .filter(|s| game.demoralised(*s) != sides.contains(s))
                .map(|s| {
                    let say = |on: bool| format!("{} {}demoralised", s.code(), if on { "" } else { "not " });
                    (say(sides.contains(&s)), say(game.demoralised(s)))
                })
                .collect(),
            Check::Breached(walls) => {
                let found = game.setup().ledger.breached;
                let same = |(a, b): &(Hex, Hex)| found.contains(&(*a, *b)) || found.contains(&(*b, *a));
                let names = |walls: &[(Hex, Hex)]| match walls {
                    [] => "no breach".to_owned(),
                    walls => walls.iter().map(|(a, b)| format!("{a}-{b}")).collect::<Vec<_>>().join(", "),
                };
                let all = walls.len() == found.len() && walls.iter().all(same);
                if all { Vec::new() } else { vec![(names(walls), names(&found))] }
            }
            Check::Joined(units) => {
                let found = game.setup().ledger.joined;
                let names = |units: &[UnitId]| match units {
                    [] => "nobody".to_owned(),
                    units => units.iter().map(|u| roster.name(*u)).collect::<Vec<_>>().join(", "),
                };
                if found == *units { Vec::new() } else { vec![(names(units), names(&found))] }
            }
        }
    }
}

fn entrance<T: PartialEq + std::fmt::Debug>(
    game: &Game,
    (a, b): (Hex, Hex),
    state: impl Fn(u8) -> T,
    expected: &T,
) -> Option<(String, String)> {
    let all = &game.board().spec().entrances;
    let n = all.iter().position(|e| (e.inside, e.outside) == (a, b) || (e.outside, e.inside) == (a, b));
    let word = |t: &T| format!("{t:?}").to_lowercase();
    let found = n.map(|n| state(n as u8));
    match found {
        Some(f) if f == *expected => None,
        f => Some((format!("{a}-{b} {}", word(expected)), f.map_or("no entrance".to_owned(), |f| word(&f)))),
    }
}

impl HexFact {
    fn holds(self, game: &Game, hex: Hex) -> bool {
        match self {
            HexFact::Razed => game.is_razed(hex),
            HexFact::Fog => game.fog(hex),
            HexFact::Whirlwind => game.whirlwind(hex),
            HexFact::Boost => Side::BOTH.into_iter().any(|s| game.boost(s, hex)),
            HexFact::Kept => {
                let kept = game.setup().ledger.kept;
                Side::BOTH.into_iter().any(|s| kept[s].is_some_and(|(h, _)| h == hex))
            }
            HexFact::Empty => !game.in_hex(hex).any(|u| game.unit(u).is_some_and(|u| u.status == Status::OnMap)),
        }
    }
}

fn chance(game: &Game) -> Option<Chance> {
    match game.decision() {
        Decision::Chance(c) => Some(c),
        _ => None,
    }
}

impl Show {
    fn of(self, game: &Game) -> String {
        let decision = game.decision();
        let roster = &game.components().roster;
        let no_roll = || "no roll is due".to_owned();
        let rolled = |f: fn(&Chance) -> String| chance(game).map_or_else(no_roll, |c| f(&c));
        let over = |f: fn(&dragonrage_rules::Outcome) -> &'static str| {
            game.outcome().map_or("none".to_owned(), |o| f(&o).to_owned())
        };
        match self {
            Show::Vp => game.vp().to_string(),
            Show::Turn => game.turn().to_string(),
            Show::Phase => game.phase().code().to_owned(),
            Show::Objective => game.objective().to_string(),
            Show::LastVpTurn => game.clocks().0.to_string(),
            Show::LastInsideTurn => game.clocks().1.to_string(),
            Show::InvaderSeat => game.invader_seat().map_or("none".to_owned(), |s| seat(s).to_owned()),
            Show::Decider => match decision {
                Decision::TakeSide(s) => format!("seat {}", seat(s)),
                Decision::Side(s, _) => s.code().to_owned(),
                Decision::Chance(_) => "chance".to_owned(),
                Decision::Over(_) => "over".to_owned(),
            },
            Show::Choice => choice(&decision).to_owned(),
            Show::Why => rolled(|c| why(&c.roll).to_owned()),
            Show::Dice => rolled(|c| c.dice.to_string()),
            Show::Need => rolled(|c| match c.need {
                Need::AtLeast(n) => format!("{n}+"),
                Need::AtMost(n) => format!("<={n}"),
                Need::Value => "none".to_owned(),
            }),
            Show::Modifier => rolled(|c| format!("{:+}", c.modifier())),
            Show::Chance => rolled(|c| c.success().map_or("no success or failure".into(), |(a, b)| format!("{a}/{b}"))),
            Show::Winner => over(|o| o.winner.code()),
            Show::Reason => over(|o| o.reason.code()),
            Show::Grade => over(|o| o.grade.map_or("ungraded", Grade::code)),
            Show::About => subject(&decision).map_or("no unit".to_owned(), |u| roster.name(u)),
            Show::Strength | Show::Defence => match strengths(&decision) {
                Some((a, d)) => if self == Show::Strength { a } else { d }.to_string(),
                None => "no attack is due".to_owned(),
            },
            Show::Points => match decision {
                Decision::Side(_, Choice::Suffer { points, .. }) => points.to_string(),
                _ => "no damage to distribute".to_owned(),
            },
            Show::Left => match decision {
                Decision::Side(_, Choice::Reinforce { left, .. }) => left.to_string(),
                _ => "no reinforcements to place".to_owned(),
            },
        }
    }
}

fn seat(s: Seat) -> &'static str {
    if s == Seat::One { "1" } else { "2" }
}

fn choice(decision: &Decision) -> &'static str {
    match decision {
        Decision::TakeSide(_) => "take-side",
        Decision::Side(_, c) => match c {
            Choice::Place(_) => "place",
            Choice::Face(_) => "face",
            Choice::Spell => "spell",
            Choice::Move => "move",
            Choice::MoveOn(_) => "move-on",
            Choice::Fire => "fire",
            Choice::Missiles => "missiles",
            Choice::Melee => "melee",
            Choice::BuildAttack { .. } => "build-attack",
            Choice::Gather { .. } => "gather",
            Choice::Breach => "breach",
            Choice::Flee(_) => "flee",
            Choice::Withdraw(_) => "withdraw",
            Choice::Suffer { .. } => "suffer",
            Choice::Rescue(_) => "rescue",
            Choice::Reinforce { .. } => "reinforce",
            Choice::Pay { .. } => "pay",
            Choice::StopOrGoOn => "stop-or-go-on",
        },
        _ => "none",
    }
}

/// The word for the reason of a roll.
pub(crate) fn why(roll: &Roll) -> &'static str {
    match roll {
        Roll::Sides { .. } => "sides",
        Roll::Gate { .. } => "gate",
        Roll::LeglessGate { .. } => "legless-gate",
        Roll::Overrun { .. } => "overrun",
        Roll::Melee { .. } => "melee",
        Roll::Clash { .. } => "clash",
        Roll::Bolt { .. } => "bolt",
        Roll::Scale { .. } => "scale",
        Roll::Break { .. } => "break",
        Roll::Hit { .. } => "hit",
        Roll::Missile { .. } => "missile",
        Roll::Morale { .. } => "morale",
        Roll::Escape { .. } => "escape",
        Roll::Whirlwind { .. } => "whirlwind",
        Roll::CrashDamage { .. } => "crash-damage",
        Roll::Drift { .. } => "drift",
        Roll::Dismiss { .. } => "dismiss",
        Roll::Stray { .. } => "stray",
        Roll::Berserk { .. } => "berserk",
    }
}

/// The unit that a decision is about.
fn subject(decision: &Decision) -> Option<UnitId> {
    match *decision {
        Decision::Side(_, c) => match c {
            Choice::Place(u)
            | Choice::Face(u)
            | Choice::MoveOn(u)
            | Choice::Withdraw(u)
            | Choice::Flee(u)
            | Choice::Rescue(u) => Some(u),
            Choice::BuildAttack { unit, .. }
            | Choice::Suffer { unit, .. }
            | Choice::Reinforce { unit, .. }
            | Choice::Pay { unit, .. } => Some(unit),
            _ => None,
        },
        Decision::Chance(c) => match c.roll {
            Roll::Sides { .. } | Roll::Drift { .. } | Roll::Clash { .. } => None,
            Roll::Gate { unit, .. }
            | Roll::LeglessGate { unit, .. }
            | Roll::Overrun { unit, .. }
            | Roll::Melee { unit, .. }
            | Roll::Bolt { unit, .. }
            | Roll::Scale { unit, .. }
            | Roll::Break { unit, .. }
            | Roll::Hit { unit, .. }
            | Roll::Missile { unit, .. }
            | Roll::Morale { unit }
            | Roll::Escape { unit, .. }
            | Roll::Whirlwind { unit, .. }
            | Roll::CrashDamage { unit }
            | Roll::Dismiss { unit, .. }
            | Roll::Stray { unit, .. }
            | Roll::Berserk { unit } => Some(unit),
        },
        _ => None,
    }
}

fn strengths(decision: &Decision) -> Option<(u16, u16)> {
    match *decision {
        Decision::Side(_, Choice::BuildAttack { strength, defence, .. } | Choice::Gather { strength, defence, .. }) => {
            Some((strength, defence))
        }
        Decision::Chance(c) => match c.roll {
            Roll::Overrun { strength, defence, .. }
            | Roll::Melee { strength, defence, .. }
            | Roll::Clash { strength, defence, .. }
            | Roll::Bolt { strength, defence, .. } => Some((strength, defence)),
            _ => None,
        },
        _ => None,
    }
}

/// A refusal in words: `refused by 2.5.3-a (wall between)`.
pub fn refused(refusal: &Refusal) -> String {
    let mut fact = String::new();
    for c in format!("{:?}", refusal.fact).chars().take_while(|c| c.is_alphanumeric()) {
        if c.is_uppercase() && !fact.is_empty() {
            fact.push(' ');
        }
        fact.extend(c.to_lowercase());
    }
    match refusal.rules {
        [] => format!("refused ({fact})"),
        rules => format!("refused by {} ({fact})", rules.join(", ")),
    }
}
