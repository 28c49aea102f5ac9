//! A game in progress: the journal with its log, who must act, dice, undo by click, save text. Whoever holds it shows it and
//! pushes it on; it does neither. What is legal the rules say, what is clicked `offers` tells.

pub mod against;
mod agreed;
mod back;
mod far;
pub mod groups;
pub mod idle;
pub mod ladder;
pub mod marches;
mod meanwhile;
pub mod offers;
pub mod set_up;
pub mod spells;
pub mod split;
mod surrender;
pub mod target;

pub use agreed::Agreed;
use back::{Back, Click};
pub use far::{Coming, Far};
use marches::Marches;
pub use meanwhile::Meanwhile;
use set_up::Look;
use surrender::Surrender;

use crate::guide::Guide;
use crate::log::{Fold, Head, folds};
use crate::mine::person;
use crate::{Seating, Stream, Who, proof_of, seed_of, with_proof, with_seed};
use dragonrage_ai::Level;
use dragonrage_rules::record::{Header, RecordError};
use dragonrage_rules::{
    Action, BySide, Chance, Choice, Components, Decision, Event, Game, Grade, Journal, Outcome, Phase, Record, Refusal,
    Roll, Side, UnitId, What,
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
    /// Where a person clicked: one undo takes back one click.
    clicks: Vec<Click>,
    /// Steps before the last click, whether it can be taken back or not.
    clicked: Option<usize>,
    /// What was taken back and can be done again, the latest last.
    redos: Vec<Back>,
    /// Lengths of the journal at which a phase began.
    phases: Vec<usize>,
    /// Who is on the way to where, over several turns.
    marches: Marches,
    /// Is a last look taken before a set-up counts?
    asks: bool,
    /// The last step of a set-up, held back.
    look: Option<Look>,
    /// How often something was taken back.
    undone: u32,
    /// Steps and events before a computer player first acted, after a person's own turn.
    others: Option<(usize, usize)>,
    /// The lessons of a guided game.
    guide: Option<Guide>,
    /// An earlier position that is looked at; nobody decides meanwhile.
    shown: Option<Shown>,
    /// Has a computer player given up?
    surrender: Surrender,
    /// Who sits here, if the other is far away.
    far: Option<Far>,
    /// The lines that prove the dice of a game that was played over the net, as long as it is that game.
    proof: Option<String>,
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
    /// A computer player has given this side up: the person opposite accepts that, or plays on.
    GivenUp(Side),
    /// Dice.
    Dice(Chance),
    /// Somebody far away decides for a side, or takes one.
    Far(Option<Side>),
    /// The person here has won the roll for sides and takes one.
    TakeSide,
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
            clicked: None,
            redos: Vec::new(),
            phases: Vec::new(),
            marches: Marches::new(),
            asks: false,
            look: None,
            undone: 0,
            others: None,
            guide: None,
            shown: None,
            surrender: Surrender::None,
            far: None,
            proof: None,
        }
    }

    /// A new game.
    pub fn begin(components: &Arc<Components>, agreed: &Agreed) -> Option<Session> {
        let journal = Journal::begin(components, agreed.header(components)?).ok()?;
        let seating = Seating::Sides(agreed.players);
        Some(Session::lay(journal, seating, agreed.seed))
    }

    /// A position that people look at from both sides: a puzzle. It is nobody's game, and is not kept.
    pub fn at(game: Game, seed: u64) -> Session {
        let both = BySide { invader: Who::Human, defender: Who::Human };
        Session::lay(Journal::at(game), Seating::Sides(both), seed)
    }

    /// Takes up a record where it ended. `spare`: the seed if the record names none.
    pub fn resume(components: &Arc<Components>, text: &str, spare: u64) -> Result<Session, RecordError> {
        let record = Record::parse(text)?;
        let (mut events, mut marks) = (Vec::new(), Vec::new());
        let begun = record.start(components)?;
        let (mut phases, mut last) = (Vec::new(), (begun.turn(), begun.phase()));
        let journal = Journal::resume_seeing(components, &record, |happened, game| {
            marks.push(events.len());
            events.extend_from_slice(happened);
            if last != (game.turn(), game.phase()) {
                last = (game.turn(), game.phase());
                phases.push(marks.len());
            }
        })?;
        let known = |side: Side| Who::of(&record.header.players[side]).unwrap_or(Who::Human);
        let seating = Seating::Sides(BySide { invader: known(Side::Invader), defender: known(Side::Defender) });
        let seed = seed_of(text).unwrap_or(spare);
        let (guide, proof) = (Guide::of_record(text), proof_of(text));
        let mut session = Session { events, marks, phases, guide, proof, ..Session::lay(journal, seating, seed) };
        session.remember(text);
        Ok(session)
    }

    /// Takes up a game after some of its steps, with players and dice of its own.
    pub fn branch(
        components: &Arc<Components>,
        header: &Header,
        steps: &[Action],
        players: BySide<Who>,
        seed: u64,
    ) -> Option<Session> {
        // People keep their names; computer players have none of their own.
        let own = |side: Side| person::named(&header.players[side]).filter(|_| players[side] == Who::Human);
        let name = |side: Side| own(side).unwrap_or_else(|| players[side].code().to_owned());
        let players_named = BySide { invader: name(Side::Invader), defender: name(Side::Defender) };
        // What goes on, goes on with its own edition and rules; what begins anew takes the newest.
        let header = if steps.is_empty() { header.renewed(components) } else { header.clone() };
        let journal = Journal::begin(components, Header { players: players_named, ..header }).ok()?;
        let mut session = Session::lay(journal, Seating::Sides(players), seed);
        steps.iter().try_for_each(|action| session.act(*action)).ok()?;
        Some(session)
    }

    /// People who have no name yet get these; computer players keep their own.
    pub fn name_people(&mut self, names: &BySide<String>) {
        for side in Side::BOTH {
            let name = person::clean(&names[side]);
            if self.who(side) == Who::Human && self.name(side).is_none() && !name.is_empty() {
                self.journal.header_mut().players[side] = name;
            }
        }
    }

    /// The name of the person who plays a side, if there is one.
    pub fn name(&self, side: Side) -> Option<String> {
        person::named(&self.header().players[side])
    }

    /// Looks at the position after so many steps; the game itself stays as it is.
    pub fn show(&mut self, game: Game, steps: usize) {
        // Whoever goes on by one step sees it happen; a jump is no story.
        if self.shown.as_ref().is_none_or(|s| s.steps + 1 != steps) {
            self.undone += 1;
        }
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

    /// The log, folded: one line for each move or attack.
    pub fn folds(&self) -> Vec<Fold> {
        self.folds_of(self.events().len())
    }

    /// The same for so many events only: the others have not been seen yet.
    pub fn folds_of(&self, events: usize) -> Vec<Fold> {
        let events = events.min(self.events().len());
        folds(&self.events()[..events], |n| self.begins(n))
    }

    /// Phases of a side that were over at once since a person last clicked: nobody could do anything in them.
    pub fn passed(&self, side: Side) -> Vec<Phase> {
        let Some(since) = self.clicked.map(|steps| self.mark(steps)) else { return Vec::new() };
        let phase = |fold: &Fold| match self.events()[fold.events.start].what {
            What::PhaseBegan { phase } if fold.head == Head::Passed && phase.side() == side => Some(phase),
            _ => None,
        };
        self.folds().iter().rev().take_while(|f| f.events.start >= since).filter_map(phase).collect()
    }

    /// Does an action begin with the event of this number?
    pub fn begins(&self, event: usize) -> bool {
        self.marks.binary_search(&event).is_ok()
    }

    /// The whole record, with the lessons and what is known of its dice.
    pub fn text(&self) -> String {
        let text = match &self.proof {
            Some(proof) => with_proof(&self.journal.text(), proof),
            None => with_seed(&self.journal.text(), self.seed),
        };
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
        self.far.is_none() && Side::BOTH.iter().all(|s| self.who(*s) == Who::Human)
    }

    /// What the game waits for.
    pub fn due(&self) -> Due {
        match self.game().decision() {
            Decision::Over(outcome) => Due::Over(outcome),
            Decision::Chance(chance) => Due::Dice(chance),
            Decision::TakeSide(seat) if let Some(far) = self.far => match far.seat == Some(seat) && !far.held {
                true => Due::TakeSide,
                false => Due::Far(None),
            },
            Decision::TakeSide(seat) => {
                Due::Formality(Action::TakeSide(self.seating.settled(seat).unwrap_or(Side::Invader)))
            }
            // With nothing won yet, to stop is to concede, which is possible at any time [S-126].
            Decision::Side(_, Choice::StopOrGoOn) if self.game().grade() == Grade::Defeat => {
                Due::Formality(Action::Done)
            }
            Decision::Side(side, _) if let Some(far) = self.far => match self.side_here() == Some(side) && !far.held {
                true => Due::Person(side),
                false => Due::Far(Some(side)),
            },
            Decision::Side(side, _) => match self.who(side) {
                Who::Human => Due::Person(side),
                Who::Computer(level) => self.due_of_computer(Due::Computer(side, level)),
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
        self.step(action)?;
        // What was taken back belongs to another course of the game now.
        self.redos.clear();
        Ok(())
    }

    /// Takes one step, of a new click or of one that is done again.
    fn step(&mut self, action: Action) -> Result<(), Refusal> {
        let before = self.events.len();
        if self.others.is_none() && matches!(self.due(), Due::Computer(..) | Due::Far(_)) && self.game().turn() > 0 {
            self.others = Some((self.len(), before));
        }
        let phase = (self.journal.game().turn(), self.journal.game().phase());
        self.journal.apply(action, &mut self.events)?;
        self.proof = None;
        self.marks.push(before);
        if phase != (self.journal.game().turn(), self.journal.game().phase()) {
            self.phases.push(self.len());
        }
        // Where no step can be taken back, no click can.
        if !self.journal.can_undo() {
            self.clicks.clear();
        }
        if let Some(guide) = &mut self.guide {
            guide.see(self.journal.game(), &self.events[before..]);
        }
        // People whom a tournament or campaign named keep their names.
        let named = |name: &String| !name.is_empty() && Who::from_code(name).is_none();
        let before = &self.journal.header().players;
        if self.far.is_none()
            && matches!(action, Action::TakeSide(_))
            && !named(&before.invader)
            && !named(&before.defender)
        {
            let name = |side| self.seating.side(self.journal.game(), side).code().to_owned();
            let players = BySide { invader: name(Side::Invader), defender: name(Side::Defender) };
            self.journal.header_mut().players = players;
        }
        Ok(())
    }

    /// Takes the steps of one click, until dice or the other side come between. Whoever is moved is no longer on his way
    /// to somewhere else.
    pub fn click(&mut self, actions: &[Action]) -> Result<(), Refusal> {
        let before = self.marches.clone();
        self.redos.clear();
        for unit in actions.iter().filter(|a| marches::moves(**a)).filter_map(|a| a.unit()) {
            self.marches.remove(&unit);
        }
        self.click_from(before, actions)
    }

    /// Takes the steps of one click. `before`: who was on the way before it.
    fn click_from(&mut self, before: Marches, actions: &[Action]) -> Result<(), Refusal> {
        self.look = None;
        self.clicks.push(Click { at: self.len(), marches: before, instead: None });
        self.clicked = Some(self.len());
        self.guide.iter_mut().for_each(Guide::act);
        let mine = self.person();
        if mine == Some(self.game().phase().side()) {
            self.others = None;
        }
        for action in actions {
            match self.take(*action) {
                Ok(true) if self.person() == mine => {}
                Ok(_) => break,
                Err(refusal) => {
                    // A click that came to nothing is none.
                    self.clicks.pop_if(|c| c.at == self.journal.actions().len());
                    return Err(refusal);
                }
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
        if self.far.is_some() {
            return self.side_here();
        }
        let human = |side: &Side| self.who(*side) == Who::Human;
        Side::BOTH.into_iter().find(human).filter(|_| !self.hot_seat())
    }

    /// How often something was taken back, or jumped over in a replay: events with equal numbers may differ then.
    pub fn undone(&self) -> u32 {
        self.undone
    }
}

#[cfg(test)]
mod tests;
