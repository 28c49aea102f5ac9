//! A game whose other player is far away: what is decided there, and every die, comes from outside. The course of the game is a
//! row of steps that somebody else keeps; this session follows it, or has done something itself that the course must follow.

use super::Session;
use crate::{Seating, Who};
use dragonrage_rules::record::Header;
use dragonrage_rules::{Action, BySide, Components, Journal, Seat, Side};
use std::sync::Arc;

/// Who sits here.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Far {
    /// The reader's seat; none: he watches.
    pub seat: Option<Seat>,
    /// The side of seat one, where that does not follow from a roll.
    pub one: Option<Side>,
    /// Nobody may do anything now: it is paused, or over without a word of the rules.
    pub held: bool,
}

/// What comes next, if a session follows a course.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Coming {
    /// Nothing: it is there.
    Same,
    /// A step; so many more come behind it.
    Step(Action, usize),
    /// It has gone elsewhere after so many steps: back to there.
    Back(usize),
}

/// How many steps two rows have in common.
fn common(one: &[Action], other: &[Action]) -> usize {
    one.iter().zip(other).take_while(|(a, b)| a == b).count()
}

impl Session {
    /// A game that is played from afar, after these steps; `None` if they cannot be played.
    pub fn from_afar(components: &Arc<Components>, header: &Header, far: Far, course: &[Action]) -> Option<Session> {
        let journal = Journal::begin(components, header.clone()).ok()?;
        let both = BySide { invader: Who::Human, defender: Who::Human };
        let mut session = Session { far: Some(far), ..Session::lay(journal, Seating::Sides(both), 0) };
        course.iter().try_for_each(|action| session.act(*action)).ok()?;
        session.others = None;
        Some(session)
    }

    /// Who sits here, if the other is far away.
    pub fn far(&self) -> Option<Far> {
        self.far
    }

    /// Somebody else may do something now, or nobody; names may be known by now.
    pub fn place_far(&mut self, far: Far, names: &BySide<String>) {
        self.far = Some(far);
        self.journal.header_mut().players.clone_from(names);
    }

    /// The reader's side in a game that is played from afar, as soon as it is known.
    pub fn side_here(&self) -> Option<Side> {
        let Far { seat, one, .. } = self.far?;
        let one = match self.game().invader_seat() {
            Some(Seat::One) => Some(Side::Invader),
            Some(Seat::Two) => Some(Side::Defender),
            None => one,
        }?;
        Some(if seat? == Seat::One { one } else { one.other() })
    }

    /// What comes next on the way to the end of the course.
    pub fn coming(&self, course: &[Action]) -> Coming {
        let own = self.actions();
        let same = common(own, course);
        match course.get(same) {
            _ if same < own.len() => Coming::Back(same),
            Some(next) => Coming::Step(*next, course.len() - same - 1),
            None => Coming::Same,
        }
    }

    /// What was done here that the course does not know: back to how many steps, if not all of them stand, and what was done then.
    pub fn done_here(&self, course: &[Action]) -> (Option<usize>, &[Action]) {
        let same = common(self.actions(), course);
        (Some(same).filter(|same| *same < course.len()), &self.actions()[same..])
    }

    /// Goes back to so many steps, dice or not.
    pub fn back_to(&mut self, steps: usize) {
        self.rewind(steps);
        self.clicks.retain(|click| click.at < steps);
        self.redos.clear();
        if self.len() <= steps {
            return;
        }
        // Not even the rules take dice back: from the beginning, then.
        let (header, far) = (self.header().clone(), self.far.unwrap_or_default());
        let course = self.actions()[..steps].to_vec();
        let components = self.game().components().clone();
        if let Some(again) = Session::from_afar(&components, &header, far, &course) {
            *self = Session { undone: self.undone + 1, asks: self.asks, ..again };
        }
    }

    /// Steps before the last thing that was done here, for those who would like to take it back; else where the phase began.
    pub fn before_last(&self) -> usize {
        self.clicked.unwrap_or_else(|| self.phase_began())
    }

    /// The reader has seen the game after so many steps, and nothing since.
    pub fn away_since(&mut self, steps: usize) {
        if steps < self.len() && self.game().turn() > 0 {
            self.others = Some((steps, self.mark(steps)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::Due;
    use dragonrage_rules::Decision;

    /// Some steps of a game that both can see.
    fn course(components: &Arc<Components>, header: &Header, steps: usize) -> Vec<Action> {
        let mut journal = Journal::begin(components, header.clone()).unwrap();
        let mut events = Vec::new();
        for n in 0..steps {
            let action = match journal.game().decision() {
                Decision::Chance(chance) => {
                    Action::Roll { a: (n % 6) as u8 + 1, b: if chance.dice > 1 { 3 } else { 0 } }
                }
                Decision::Over(_) => break,
                _ => {
                    let mut legal = Vec::new();
                    journal.game().legal_actions(&mut legal);
                    legal.retain(|a| !matches!(a, Action::Concede(_) | Action::Stop));
                    legal[(n * 31) % legal.len()]
                }
            };
            journal.apply(action, &mut events).unwrap();
        }
        journal.actions().to_vec()
    }

    #[test]
    fn a_course_is_followed_step_by_step_and_back() {
        let components = dragonrage_data::embedded();
        let options = components.scenario("esirien-1").unwrap().options;
        let header = Header::new(&components, "esirien-1", options);
        let course = course(&components, &header, 160);
        let far = Far { seat: Some(Seat::Two), ..Far::default() };
        let mut session = Session::from_afar(&components, &header, far, &[]).unwrap();
        assert!(matches!(session.due(), Due::Dice(_)) && session.side_here().is_none());
        let mut persons = 0;
        while let Coming::Step(step, behind) = session.coming(&course) {
            assert_eq!(behind, course.len() - session.len() - 1);
            persons += usize::from(session.person().is_some());
            session.act(step).unwrap();
        }
        assert_eq!((session.coming(&course), session.done_here(&course)), (Coming::Same, (None, &[][..])));
        let mine = session.side_here().expect("they have rolled for sides");
        assert_eq!(session.only_person(), Some(mine));
        assert!(persons > 0 && !session.hot_seat());
        // Elsewhere the game has taken another way since step 90, past dice.
        let events = session.events()[..session.mark(90)].to_vec();
        let mut other = course[..90].to_vec();
        assert_eq!(session.coming(&other), Coming::Back(90));
        session.back_to(90);
        assert_eq!((session.len(), session.events()), (90, &events[..]));
        other.truncate(80);
        assert_eq!(session.done_here(&other), (None, &course[80..90]));
        assert_eq!(session.done_here(&course), (Some(90), &[][..]));
        session.away_since(70);
        assert_eq!(session.others.is_some(), session.game().turn() > 0);
    }

    #[test]
    fn nobody_decides_while_it_is_held_and_strangers_never_do() {
        let components = dragonrage_data::embedded();
        let options = components.scenario("esirien-1").unwrap().options;
        let header = Header::new(&components, "esirien-1", options);
        let course = course(&components, &header, 20);
        for (seat, held) in [(None, false), (Some(Seat::One), true)] {
            let far = Far { seat, held, one: None };
            let mut session = Session::from_afar(&components, &header, far, &[]).unwrap();
            for step in &course {
                assert!(session.person().is_none() && !matches!(session.due(), Due::TakeSide));
                session.act(*step).unwrap();
            }
        }
    }
}
