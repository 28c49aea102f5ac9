//! A game in progress: the journal with its log, who must act, dice, undo by click, save text. Whoever holds it shows it and
//! pushes it on; it does neither. What is legal the rules say, what is clicked `offers` tells.

pub mod against;
mod agreed;
pub mod idle;
mod meanwhile;
pub mod offers;
pub mod spells;
pub mod target;

pub use agreed::Agreed;
pub use meanwhile::Meanwhile;

use crate::guide::Guide;
use crate::{Seating, Stream, Who, seed_of, with_seed};
use dragonrage_ai::Level;
use dragonrage_rules::record::{Header, RecordError};
use dragonrage_rules::{
    Action, BySide, Chance, Choice, Components, Decision, Event, Game, Grade, Journal, Outcome, Record, Refusal, Roll,
    Side, UnitId,
};
use std::sync::Arc;

/// A game in progress with everything around it.
#[derive(Clone, Debug)]
pub struct Session {
    journal: Journal,
    seating: Seating,
    seed: u64,
    /// What happened.
    events: Vec<Event>,
    /// For each action, how many events there were before it.
    marks: Vec<usize>,
    /// Lengths of the journal at which a person clicked: one undo takes back one click.
    clicks: Vec<usize>,
    /// How often something was taken back.
    undone: u32,
    /// Steps and events before a computer player first acted, after a person's own turn.
    others: Option<(usize, usize)>,
    /// The lessons of a guided game.
    guide: Option<Guide>,
    /// An earlier position that is looked at; nobody decides meanwhile.
    shown: Option<Shown>,
}

/// An earlier position of a game.
#[derive(Clone, Debug)]
struct Shown {
    game: Game,
    steps: usize,
}

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Due {
    /// A person decides for a side.
    Person(Side),
    /// A computer player decides for a side.
    Computer(Side, Level),
    /// Dice.
    Dice(Chance),
    /// Only one answer makes sense: the sides were settled beforehand, or there is nothing yet to stop for.
    Formality(Action),
    /// Nothing: the game is over.
    Over(Outcome),
}

/// Dice that fell.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rolled {
    /// What they were for.
    pub chance: Chance,
    /// The first die.
    pub a: u8,
    /// The second; 0: there was one only.
    pub b: u8,
}

impl Rolled {
    /// Did the roll succeed? `None` where there is no success or failure.
    pub fn success(&self) -> Option<bool> {
        self.chance.succeeds(self.a + self.b)
    }

    /// Whom it helped, if it was a success or a failure for one of the sides.
    pub fn helped(&self, game: &Game) -> Option<Side> {
        let hopes = hopes(&self.chance, game)?;
        Some(if self.success()? { hopes } else { hopes.other() })
    }
}

/// The side that wants a roll to succeed; `None` where neither does.
pub fn hopes(chance: &Chance, game: &Game) -> Option<Side> {
    let owner = |unit: UnitId| game.unit(unit).and_then(|u| u.side);
    match chance.roll {
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
        | Roll::Escape { unit, .. } => owner(unit),
        // Success is a crash, or a death.
        Roll::Whirlwind { unit, .. } | Roll::Berserk { unit } => owner(unit).map(Side::other),
        Roll::Clash { .. } => Some(game.phase().side()),
        Roll::Sides { .. }
        | Roll::CrashDamage { .. }
        | Roll::Drift { .. }
        | Roll::Dismiss { .. }
        | Roll::Stray { .. } => None,
    }
}

impl Session {
    /// A table on which nothing has happened yet.
    fn lay(journal: Journal, seating: Seating, seed: u64) -> Session {
        Session {
            journal,
            seating,
            seed,
            events: Vec::new(),
            marks: Vec::new(),
            clicks: Vec::new(),
            undone: 0,
            others: None,
            guide: None,
            shown: None,
        }
    }

    /// A new game.
    pub fn begin(components: &Arc<Components>, agreed: &Agreed) -> Option<Session> {
        let journal = Journal::begin(components, agreed.header(components)?).ok()?;
        let seating = Seating::Sides(agreed.players);
        Some(Session::lay(journal, seating, agreed.seed))
    }

    /// Takes up a record where it ended. `spare`: the seed if the record names none.
    pub fn resume(components: &Arc<Components>, text: &str, spare: u64) -> Result<Session, RecordError> {
        let record = Record::parse(text)?;
        let (mut events, mut marks) = (Vec::new(), Vec::new());
        let journal = Journal::resume_seeing(components, &record, |happened, _| {
            marks.push(events.len());
            events.extend_from_slice(happened);
        })?;
        let known = |side: Side| Who::from_code(&record.header.players[side]).unwrap_or(Who::Human);
        let seating = Seating::Sides(BySide { invader: known(Side::Invader), defender: known(Side::Defender) });
        let seed = seed_of(text).unwrap_or(spare);
        let guide = Guide::of_record(text);
        Ok(Session { events, marks, guide, ..Session::lay(journal, seating, seed) })
    }

    /// Takes up a game after some of its steps, with players and dice of its own.
    pub fn branch(
        components: &Arc<Components>,
        header: &Header,
        steps: &[Action],
        players: BySide<Who>,
        seed: u64,
    ) -> Option<Session> {
        let name = |side: Side| players[side].code().to_owned();
        let players_named = BySide { invader: name(Side::Invader), defender: name(Side::Defender) };
        // What goes on, goes on with its own edition and rules; what begins anew takes the newest.
        let header = if steps.is_empty() { header.renewed(components) } else { header.clone() };
        let journal = Journal::begin(components, Header { players: players_named, ..header }).ok()?;
        let mut session = Session::lay(journal, Seating::Sides(players), seed);
        steps.iter().try_for_each(|action| session.act(*action)).ok()?;
        Some(session)
    }

    /// Looks at the position after so many steps; the game itself stays as it is.
    pub fn show(&mut self, game: Game, steps: usize) {
        self.shown = Some(Shown { game, steps });
    }

    /// The game as it stands, or as it is looked at.
    pub fn game(&self) -> &Game {
        self.shown.as_ref().map_or(self.journal.game(), |s| &s.game)
    }

    /// What the record says before its first action.
    pub fn header(&self) -> &Header {
        self.journal.header()
    }

    /// All actions.
    pub fn actions(&self) -> &[Action] {
        self.journal.actions()
    }

    /// How many events there were before a step.
    fn mark(&self, step: usize) -> usize {
        self.marks.get(step).copied().unwrap_or(self.events.len())
    }

    /// The seed of dice and computer players.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// Number of actions so far.
    pub fn len(&self) -> usize {
        self.journal.actions().len()
    }

    /// Has nothing happened yet?
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Has the game ended, whatever is looked at?
    pub fn is_over(&self) -> bool {
        self.journal.game().outcome().is_some()
    }

    /// Everything that happened.
    pub fn events(&self) -> &[Event] {
        &self.events[..self.shown.as_ref().map_or(self.events.len(), |s| self.mark(s.steps))]
    }

    /// What the last action brought about.
    pub fn latest(&self) -> &[Event] {
        let steps = self.shown.as_ref().map_or(self.len(), |s| s.steps);
        &self.events()[if steps == 0 { 0 } else { self.mark(steps - 1) }..]
    }

    /// The whole record, with the seed and the lessons.
    pub fn text(&self) -> String {
        let text = with_seed(&self.journal.text(), self.seed);
        match &self.guide {
            Some(guide) => format!("{text}{}\n", guide.remark()),
            None => text,
        }
    }

    /// The lessons of a guided game.
    pub fn guide(&self) -> Option<&Guide> {
        self.guide.as_ref()
    }

    /// The lessons, to skip or open them.
    pub fn guide_mut(&mut self) -> Option<&mut Guide> {
        self.guide.as_mut()
    }

    /// Teaches from now on.
    pub fn teach(&mut self, guide: Guide) {
        self.guide = Some(guide);
    }

    /// Who plays a side.
    pub fn who(&self, side: Side) -> Who {
        self.seating.side(self.game(), side)
    }

    /// Do two people share this device?
    pub fn hot_seat(&self) -> bool {
        Side::BOTH.iter().all(|s| self.who(*s) == Who::Human)
    }

    /// What the game waits for.
    pub fn due(&self) -> Due {
        match self.game().decision() {
            Decision::Over(outcome) => Due::Over(outcome),
            Decision::Chance(chance) => Due::Dice(chance),
            Decision::TakeSide(seat) => {
                Due::Formality(Action::TakeSide(self.seating.settled(seat).unwrap_or(Side::Invader)))
            }
            // With nothing won yet, to stop is to concede, which is possible at any time [S-126].
            Decision::Side(_, Choice::StopOrGoOn) if self.game().grade() == Grade::Defeat => {
                Due::Formality(Action::Done)
            }
            Decision::Side(side, _) => match self.who(side) {
                Who::Human => Due::Person(side),
                Who::Computer(level) => Due::Computer(side, level),
            },
        }
    }

    /// The person's side that must decide now.
    pub fn person(&self) -> Option<Side> {
        match self.due() {
            Due::Person(side) if self.shown.is_none() => Some(side),
            _ => None,
        }
    }

    /// Takes one step.
    pub fn act(&mut self, action: Action) -> Result<(), Refusal> {
        let before = self.events.len();
        if self.others.is_none() && matches!(self.due(), Due::Computer(..)) && self.game().turn() > 0 {
            self.others = Some((self.len(), before));
        }
        self.journal.apply(action, &mut self.events)?;
        self.marks.push(before);
        if let Some(guide) = &mut self.guide {
            guide.see(self.journal.game(), &self.events[before..]);
        }
        // People whom a tournament or campaign named keep their names.
        let named = |name: &String| !name.is_empty() && Who::from_code(name).is_none();
        let before = &self.journal.header().players;
        if matches!(action, Action::TakeSide(_)) && !named(&before.invader) && !named(&before.defender) {
            let name = |side| self.seating.side(self.journal.game(), side).code().to_owned();
            let players = BySide { invader: name(Side::Invader), defender: name(Side::Defender) };
            self.journal.header_mut().players = players;
        }
        Ok(())
    }

    /// Takes the steps of one click, until dice or the other side come between.
    pub fn click(&mut self, actions: &[Action]) -> Result<(), Refusal> {
        self.clicks.push(self.len());
        self.guide.iter_mut().for_each(Guide::act);
        let mine = self.person();
        if mine == Some(self.game().phase().side()) {
            self.others = None;
        }
        for action in actions {
            self.act(*action)?;
            if self.person() != mine {
                break;
            }
        }
        Ok(())
    }

    /// What the computer player has done since the person last acted in his own turn.
    pub fn meanwhile(&self) -> Meanwhile {
        match (self.only_person(), self.others) {
            (Some(watching), Some((steps, events))) => {
                Meanwhile::of(self.events.get(events..).unwrap_or_default(), self.journal.game(), watching, steps)
            }
            _ => Meanwhile::default(),
        }
    }

    /// How the dice will fall that are due: they follow the seed. Nothing has happened yet.
    pub fn throw(&self) -> Option<Rolled> {
        let Decision::Chance(chance) = self.game().decision() else { return None };
        let mut dice = Stream::new(self.seed, 0);
        dice.seek(self.len() as u64);
        let Action::Roll { a, b } = dice.roll(&chance) else { return None };
        Some(Rolled { chance, a, b })
    }

    /// Rolls the dice that are due.
    pub fn roll(&mut self) -> Option<Rolled> {
        let rolled = self.throw()?;
        self.act(Action::Roll { a: rolled.a, b: rolled.b }).ok()?;
        Some(rolled)
    }

    /// The side of the only person at the table.
    pub fn only_person(&self) -> Option<Side> {
        let human = |side: &Side| self.who(*side) == Who::Human;
        Side::BOTH.into_iter().find(human).filter(|_| !self.hot_seat())
    }

    /// How often something was taken back: events with equal numbers may differ then.
    pub fn undone(&self) -> u32 {
        self.undone
    }

    /// Can the last click be taken back?
    pub fn can_undo(&self) -> bool {
        self.journal.can_undo() && self.person().is_some()
    }

    /// Takes back the last click, or what is left of it.
    pub fn undo(&mut self) -> bool {
        if !self.can_undo() {
            return false;
        }
        self.undone += 1;
        let to = self.clicks.pop().unwrap_or(0).min(self.len() - 1);
        while self.len() > to && self.journal.undo() {
            let mark = self.marks.pop().unwrap_or(0);
            self.events.truncate(mark);
        }
        true
    }
}

#[cfg(test)]
mod tests;
