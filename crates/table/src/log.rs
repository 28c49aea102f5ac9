//! The log, folded: one line for each move or attack, which opens to its steps. Every event belongs to exactly one fold, in order.
//! Sentences are in `words`; how a line looks is for whoever shows it.

use crate::motion::{Gait, leg};
use dragonrage_rules::{Event, Hex, Roll, UnitId, What};
use std::ops::Range;

/// How a way is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Going {
    /// On foot or on hooves.
    Moves,
    /// A monster on its legs.
    Walks,
    /// Through the air; does it land?
    Flies(bool),
    /// On its belly.
    Slithers,
    /// In bounds.
    Bounds,
    /// Over a wall.
    Climbs,
}

/// What the line of a fold says first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Head {
    /// A turn begins.
    Turn,
    /// A phase begins.
    Phase,
    /// A phase began and was over at once: nobody could do anything in it.
    Passed,
    /// Somebody went from one hex to another.
    Way(UnitId, Hex, Hex, Going),
    /// Several attacked a hex together, so strong against so strong; with missiles alone?
    Clash(Vec<UnitId>, Hex, u16, u16, bool),
    /// The event with this number tells it by itself.
    Event(usize),
}

/// One line of the folded log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fold {
    /// The events that it is made of.
    pub events: Range<usize>,
    /// What it says first.
    pub head: Head,
}

impl Fold {
    /// Is there more to it than its line says?
    pub fn opens(&self) -> bool {
        self.events.len() > 1
    }

    /// Events that the line tells after its head: what came of it.
    pub fn told(&self, events: &[Event]) -> Vec<usize> {
        let head = if let Head::Event(n) = self.head { Some(n) } else { None };
        self.events.clone().filter(|n| Some(*n) != head && tells(&events[*n].what, &self.head)).collect()
    }

    /// Dice that fell in it.
    pub fn rolls(&self, events: &[Event]) -> Vec<usize> {
        self.events.clone().filter(|n| matches!(events[*n].what, What::Rolled { .. })).collect()
    }
}

/// Is it something that came of a move or an attack, and not one of its steps?
fn tells(what: &What, head: &Head) -> bool {
    match what {
        What::Rolled { .. }
        | What::Turned { .. }
        | What::Faced { .. }
        | What::SlitherTurned { .. }
        | What::TookOff { .. }
        | What::Joined { .. }
        | What::Aimed { .. }
        | What::MoraleHeld { .. }
        | What::NoMoreDamage { .. }
        | What::DismissCost { .. }
        | What::LadderLeft { .. }
        | What::FireHit { .. }
        | What::FireStopped { .. }
        | What::PhaseBegan { .. }
        | What::TurnBegan { .. } => false,
        What::Landed { .. } | What::Entered { .. } | What::EnteredFacing { .. } => !matches!(head, Head::Way(..)),
        What::Struck { .. } | What::Clashed { .. } => !matches!(head, Head::Clash(..)),
        // Whoever gets out of the way does not make the way.
        What::Withdrew { unit, .. } | What::Rescued { unit, .. } => !matches!(head, Head::Way(who, ..) if who == unit),
        _ => leg(what).is_none() || !matches!(head, Head::Way(who, ..) if leg(what).is_some_and(|l| l.0 == *who)),
    }
}

/// How an event takes part in a fold.
enum Part {
    /// A line of its own.
    Alone,
    /// A step of what this unit does: its move, or an attempt on its way.
    Step(UnitId),
    /// Part of an attack on this hex, by this unit if it is one's.
    Attack(Option<UnitId>, Hex),
    /// This unit begins something new.
    Begins(UnitId),
    /// Courage before an attack of this unit.
    Courage(UnitId),
    /// It came of what was done before.
    Follows,
}

fn part(what: &What) -> Part {
    match *what {
        What::TurnBegan { .. }
        | What::PhaseBegan { .. }
        | What::SideTaken { .. }
        | What::Over(_)
        | What::Closed { .. }
        | What::BoostEnded
        | What::FogLifted { .. }
        | What::BoltLost { .. }
        | What::WhirlwindEnded { .. }
        | What::Arrived { .. }
        | What::Delayed { .. }
        | What::NoCounters { .. }
        | What::Substituted { .. } => Part::Alone,
        What::Placed { unit, .. }
        | What::Faced { unit, .. }
        | What::Entered { unit, .. }
        | What::EnteredFacing { unit, .. }
        | What::Moved { unit, .. }
        | What::Walked { unit, .. }
        | What::Turned { unit, .. }
        | What::Slithered { unit, .. }
        | What::SlitherTurned { unit, .. }
        | What::Bounded { unit, .. }
        | What::TookOff { unit, .. }
        | What::Flew { unit, .. }
        | What::Landed { unit, .. }
        | What::PassedOver { unit, .. }
        | What::ThrewItselfOff { unit, .. }
        | What::Smashed { unit, .. }
        | What::SmashFailed { unit, .. }
        | What::Breached { unit, .. }
        | What::Opened { unit, .. }
        | What::BridgePrepared { unit, .. }
        | What::OverrunDeclared { unit, .. }
        | What::Scaled { unit, .. }
        | What::ScaleFailed { unit, .. }
        | What::Strayed { unit, .. } => Part::Step(unit),
        What::Aimed { unit, hex, .. }
        | What::Struck { unit, hex, .. }
        | What::Joined { unit, hex, .. }
        | What::HopelessAttack { unit, hex }
        | What::CertainAttack { unit, hex } => Part::Attack(Some(unit), hex),
        What::Clashed { hex, .. } => Part::Attack(None, hex),
        What::Breathed { unit, .. }
        | What::Attacked { unit, .. }
        | What::Shot { unit, .. }
        | What::BoostCast { unit, .. }
        | What::FogCast { unit, .. }
        | What::WhirlwindCast { unit, .. }
        | What::LightningCast { unit, .. }
        | What::BoltCast { unit, .. }
        | What::BoltKept { unit, .. }
        | What::Summoned { unit, .. }
        | What::DismissCost { unit, .. } => Part::Begins(unit),
        What::MoraleHeld { unit } | What::MoraleFailed { unit } => Part::Courage(unit),
        What::Rolled { chance, .. } => match chance.roll {
            Roll::Gate { unit, .. }
            | Roll::LeglessGate { unit, .. }
            | Roll::Scale { unit, .. }
            | Roll::Break { unit, .. }
            | Roll::Stray { unit, .. }
            | Roll::Overrun { unit, .. }
            | Roll::Whirlwind { unit, .. }
            | Roll::Berserk { unit } => Part::Step(unit),
            Roll::Dismiss { unit, .. } => Part::Begins(unit),
            Roll::Morale { unit } => Part::Courage(unit),
            Roll::Sides { .. } | Roll::Drift { .. } => Part::Alone,
            Roll::Melee { .. }
            | Roll::Clash { .. }
            | Roll::Bolt { .. }
            | Roll::Hit { .. }
            | Roll::Missile { .. }
            | Roll::Escape { .. }
            | Roll::CrashDamage { .. } => Part::Follows,
        },
        _ => Part::Follows,
    }
}

/// The fold that is being made.
#[derive(Default)]
struct Open {
    from: usize,
    /// Who does it.
    by: Vec<UnitId>,
    /// The hex that is attacked.
    on: Option<Hex>,
    /// Only courage has been asked for so far.
    courage: bool,
    /// The dice of the attack have fallen.
    settled: bool,
    /// Whatever follows belongs elsewhere.
    shut: bool,
}

impl Open {
    fn takes(&self, part: &Part) -> bool {
        match part {
            Part::Alone => false,
            Part::Step(unit) => !self.shut && self.by.contains(unit) && (self.on.is_none() || self.settled),
            Part::Attack(unit, hex) => {
                let brave = self.courage && unit.is_some_and(|u| self.by.contains(&u));
                !self.shut && (brave || self.on == Some(*hex) && !self.settled)
            }
            Part::Begins(unit) => !self.shut && self.courage && self.by.contains(unit),
            Part::Courage(unit) => !self.shut && (self.by.contains(unit) || self.on.is_some() && !self.settled),
            Part::Follows => !self.shut,
        }
    }
}

/// Folds a log. `begins`: does an action begin with the event of this number?
pub fn folds(events: &[Event], begins: impl Fn(usize) -> bool) -> Vec<Fold> {
    let mut folds: Vec<Fold> = Vec::new();
    let mut open: Option<Open> = None;
    for (n, event) in events.iter().enumerate() {
        let part = part(&event.what);
        if !open.as_ref().is_some_and(|o| o.takes(&part)) {
            if let Some(open) = open.take() {
                folds.push(fold(events, open.from..n, &begins));
            }
            open = Some(Open { from: n, ..Open::default() });
        }
        let Some(now) = &mut open else { continue };
        match part {
            // The whirlwind goes where its dice say.
            Part::Alone => now.shut = !matches!(event.what, What::Rolled { .. } | What::Arrived { .. }),
            Part::Step(unit) => {
                now.by.push(unit);
                now.courage = false;
            }
            Part::Begins(unit) => {
                now.by.push(unit);
                now.courage = false;
                // The next attack of the same unit is another one.
                now.settled = true;
            }
            Part::Attack(unit, hex) => {
                now.by.extend(unit);
                now.on = Some(hex);
                now.courage = false;
            }
            Part::Courage(unit) => {
                now.courage = now.by.is_empty() || now.courage;
                now.by.push(unit);
            }
            Part::Follows => {
                let fell = |what: &What| matches!(what, What::Rolled { chance, .. } if matches!(chance.roll, Roll::Melee { .. } | Roll::Clash { .. }));
                now.settled |= fell(&event.what);
            }
        }
    }
    if let Some(open) = open {
        folds.push(fold(events, open.from..events.len(), &begins));
    }
    folds
}

fn fold(events: &[Event], range: Range<usize>, begins: &impl Fn(usize) -> bool) -> Fold {
    let head = head(events, &range, begins);
    Fold { events: range, head }
}

fn head(events: &[Event], range: &Range<usize>, begins: &impl Fn(usize) -> bool) -> Head {
    let here = &events[range.clone()];
    match here[0].what {
        What::TurnBegan { .. } => return Head::Turn,
        What::PhaseBegan { .. } => {
            let next = events.get(range.end).map(|e| e.what);
            let over = matches!(next, Some(What::PhaseBegan { .. } | What::TurnBegan { .. }));
            return if over && range.len() == 1 && !begins(range.end) { Head::Passed } else { Head::Phase };
        }
        _ => {}
    }
    way(here).or_else(|| clash(here)).unwrap_or_else(|| {
        // Dice, courage and shares of an attack are told by what they were for.
        let plain = |e: &Event| !matches!(e.what, What::Rolled { .. } | What::MoraleHeld { .. });
        let turned = |e: &Event| matches!(e.what, What::Turned { .. } | What::SlitherTurned { .. });
        // Shares of one attack are told by the blow.
        let struck = here.iter().position(|e| matches!(e.what, What::Struck { .. }));
        let aimed = |n: usize| matches!(here[n].what, What::Aimed { .. } | What::Joined { .. });
        let first = here.iter().position(plain).unwrap_or(0);
        let first = struck.filter(|_| aimed(first)).unwrap_or(first);
        // Of turns in place the last one counts.
        let last = here.iter().rposition(turned).filter(|_| turned(&here[first]));
        Head::Event(range.start + last.unwrap_or(first))
    })
}

/// The way of whoever moves first in these events, unless somebody else's way is what came of them.
fn way(here: &[Event]) -> Option<Head> {
    let Part::Step(who) = part(&here.iter().find(|e| !matches!(e.what, What::Rolled { .. }))?.what) else {
        return None;
    };
    let legs: Vec<(Gait, Hex, Hex, What)> = here
        .iter()
        .filter_map(|e| leg(&e.what).map(|(unit, from, gait, to)| (unit, gait, from, to, e.what)))
        .filter(|(unit, ..)| *unit == who)
        .map(|(_, gait, from, to, what)| (gait, from, to, what))
        .collect();
    let (first, last) = (legs.first()?, legs.last()?);
    let lands = here.iter().any(|e| matches!(e.what, What::Landed { unit, .. } if unit == who));
    let all = |is: fn(&What) -> bool| legs.iter().all(|(.., what)| is(what));
    let going = if legs.iter().any(|(gait, ..)| *gait == Gait::Air) {
        Going::Flies(lands)
    } else if all(|w| matches!(w, What::Slithered { .. })) {
        Going::Slithers
    } else if all(|w| matches!(w, What::Bounded { .. })) {
        Going::Bounds
    } else if all(|w| matches!(w, What::Scaled { .. })) {
        Going::Climbs
    } else if all(|w| matches!(w, What::Walked { .. } | What::Slithered { .. } | What::Bounded { .. })) {
        Going::Walks
    } else {
        Going::Moves
    };
    // Whoever hurls itself off a tower is told so.
    let hurled = matches!(first.3, What::ThrewItselfOff { .. });
    (!hurled).then_some(Head::Way(who, first.1, last.2, going))
}

/// Several who attack together.
fn clash(here: &[Event]) -> Option<Head> {
    let clashed = here.iter().rev().find_map(|e| match e.what {
        What::Clashed { hex, strength, defence, volley } => Some((hex, strength, defence, volley)),
        _ => None,
    });
    let (hex, strength, defence, volley) = clashed?;
    let mut units: Vec<UnitId> = Vec::new();
    for event in here {
        if let What::Struck { unit, .. } | What::Joined { unit, .. } | What::Aimed { unit, .. } = event.what
            && !units.contains(&unit)
        {
            units.push(unit);
        }
    }
    (!units.is_empty()).then_some(Head::Clash(units, hex, strength, defence, volley))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::Session;
    use dragonrage_rules::{Action, Phase, Side, notation};

    const RECORDS: [&str; 6] = [
        include_str!("../../../cases/golden/esirien-1-squire.txt"),
        include_str!("../../../cases/golden/esirien-1-random.txt"),
        include_str!("../../../cases/golden/esirien-4-random.txt"),
        include_str!("../../../cases/golden/nurkott-3-random.txt"),
        include_str!("../../../cases/golden/nurkott-3-squire.txt"),
        include_str!("../../../cases/golden/nurkott-2-squire.txt"),
    ];

    fn games() -> impl Iterator<Item = Session> {
        let components = dragonrage_data::embedded();
        RECORDS.into_iter().map(move |r| Session::resume(&components, r, 1).expect("a golden record"))
    }

    /// No event is lost, none is told twice, and the order stays.
    #[test]
    fn every_event_belongs_to_one_fold() {
        for session in games() {
            let folds = session.folds();
            let mut next = 0;
            for fold in &folds {
                assert_eq!(fold.events.start, next);
                assert!(!fold.events.is_empty());
                next = fold.events.end;
                let told = fold.told(session.events());
                assert!(told.iter().all(|n| fold.events.contains(n)));
                let heading = matches!(fold.head, Head::Turn | Head::Phase | Head::Passed);
                assert!(!heading || fold.events.len() == 1, "a heading stands alone");
            }
            assert_eq!(next, session.events().len());
            let (lines, events) = (folds.len(), session.events().len());
            // Players by lot move a hex here and a hex there; others go their ways.
            let by_lot = session.header().players.invader == "random";
            assert!(by_lot || lines * 10 < events * 8, "{lines} lines for {events} events");
        }
    }

    /// What was folded stays folded as the log grows; only the last line may still change.
    #[test]
    fn lines_stay_while_the_log_grows() {
        let session = games().nth(4).expect("a game");
        let all = session.events();
        let whole = session.folds();
        for end in (1..all.len()).step_by(37) {
            let part = folds(&all[..end], |n| session.begins(n));
            let same = part.len() - 1;
            assert_eq!(part[..same.saturating_sub(1)], whole[..same.saturating_sub(1)]);
            assert_eq!(part[same].events.start, whole[same].events.start);
        }
    }

    /// A line is about one unit's way, or one attack.
    #[test]
    fn nobody_elses_move_is_hidden_in_a_line() {
        let (mut ways, mut clashes) = (0, 0);
        for session in games() {
            for fold in session.folds() {
                let events = &session.events()[fold.events.clone()];
                match &fold.head {
                    Head::Way(who, from, to, _) => {
                        ways += 1;
                        let legs: Vec<_> = events.iter().filter_map(|e| leg(&e.what)).filter(|l| l.0 == *who).collect();
                        assert_eq!((legs[0].1, legs[legs.len() - 1].3), (*from, *to));
                        for event in events {
                            if let What::Moved { unit, .. } | What::Walked { unit, .. } | What::Flew { unit, .. } =
                                event.what
                            {
                                assert_eq!(unit, *who, "{events:?}");
                            }
                        }
                    }
                    Head::Clash(units, ..) => {
                        clashes += 1;
                        assert!(!units.is_empty());
                    }
                    _ => {}
                }
                let attacks = events.iter().filter(|e| {
                    matches!(
                        e.what,
                        What::Breathed { .. } | What::Shot { .. } | What::Attacked { .. } | What::Clashed { .. }
                    )
                });
                assert!(attacks.count() <= 1, "one attack a line: {events:?}");
            }
        }
        assert!(ways > 500 && clashes > 10, "{ways} ways, {clashes} clashes");
    }

    /// Whoever ends a phase learns which of his next ones passed, until he clicks again.
    #[test]
    fn phases_that_passed_since_a_click_are_told() {
        let components = dragonrage_data::embedded();
        let lines: Vec<&str> = RECORDS[0].lines().collect();
        let end = lines.iter().position(|l| *l == "# defender-missiles").expect("a phase") + 1;
        let people = lines[..end].iter().filter(|l| !l.ends_with(" squire"));
        let record = people.fold(String::new(), |text, line| text + line + "\n");
        let mut session = Session::resume(&components, &record, 3).expect("the beginning of a golden record");
        assert_eq!(session.passed(Side::Invader), [], "nobody has clicked");
        let shot = notation::parse(&components.roster, "ARH2 shoots D1 wings").expect("an action");
        session.click(&[shot]).expect("a shot");
        session.roll().expect("dice are due");
        assert_eq!(session.passed(Side::Defender), [Phase::DefenderMelee], "nobody stands next to a dragon");
        assert_eq!(session.passed(Side::Invader), []);
        session.click(&[Action::Done]).expect("the dragons stay");
        assert_eq!(session.passed(Side::Defender), []);
    }

    /// A phase that nobody could do anything in says so; one that somebody ended does not.
    #[test]
    fn phases_that_pass_are_told_apart() {
        let (mut passed, mut begun) = (0, 0);
        for session in games() {
            for fold in session.folds() {
                match fold.head {
                    Head::Passed => {
                        passed += 1;
                        assert!(!session.begins(fold.events.end));
                    }
                    Head::Phase => begun += 1,
                    _ => {}
                }
            }
        }
        assert!(passed > 20 && begun > 20, "{passed} passed, {begun} begun");
    }
}
