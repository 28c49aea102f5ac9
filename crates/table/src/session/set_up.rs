//! Setting up: a last look before it counts, counters that are taken up again and put elsewhere, whole set-ups that are saved
//! and shared. The rules know one counter after the other, and go on after the last: so the last one is held back, and a
//! change plays the steps of the phase again from its beginning. Counters of one kind are alike; who comes first is the rules'.

use super::back::Click;
use super::{Agreed, Due, Session};
use crate::Who;
use dragonrage_rules::{
    Action, BySide, Choice, Components, Decision, Dir, Game, Hex, Kind, Phase, Refusal, Side, Silent, UnitId,
};
use std::sync::Arc;

/// The last step of a set-up, held back until the player has had a last look.
#[derive(Clone, Debug)]
pub(super) struct Look {
    pub game: Game,
    pub last: Action,
}

/// Where a counter of a kind stands, and how, if it is a major monster.
pub type Placing = (Kind, Hex, Option<Dir>);

/// A whole set-up of one side of a scenario, in the order in which it is placed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Preset {
    /// What the player calls it.
    pub name: String,
    /// The scenario's id.
    pub scenario: String,
    /// Whose it is.
    pub side: Side,
    /// Who stands where.
    pub placings: Vec<Placing>,
}

/// Longest name, in letters, and longest text, in bytes: a link may say anything.
pub const LONGEST_NAME: usize = 40;
const LONGEST: usize = 4000;

/// Why a set-up cannot be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoSetUp {
    /// It is for another scenario or side, or nobody sets up now.
    Elsewhere,
    /// There are not so many counters of the kind.
    TooMany(Kind),
    /// The rules refuse a place.
    Refused(Kind, Refusal),
}

impl Preset {
    /// The set-up in one line: scenario, side, kinds with their hexes, and behind a bar its name.
    pub fn text(&self) -> String {
        let mut text = format!("{} {}", self.scenario, self.side.code());
        let mut last = None;
        for (kind, hex, dir) in &self.placings {
            if last.replace(*kind) != Some(*kind) {
                text += &format!(" {}", kind.code());
            }
            text += &format!(" {hex}{}", dir.map(|d| format!("-{d}")).unwrap_or_default());
        }
        format!("{text} | {}", self.name)
    }

    /// The set-up that a line tells; `None` if it is none.
    pub fn parse(text: &str) -> Option<Preset> {
        let (places, name) = text.split_once(" | ").filter(|_| text.len() <= LONGEST)?;
        let name = clean(name)?;
        let mut words = places.split(' ');
        let (scenario, side) = (words.next()?.to_owned(), Side::from_code(words.next()?)?);
        let mut kind = None;
        let mut placings = Vec::new();
        for word in words {
            if let Some(next) = Kind::from_code(word) {
                kind = Some(next);
                continue;
            }
            let (hex, dir) = match word.split_once('-') {
                Some((hex, dir)) => (hex, Some(dir.parse::<Dir>().ok()?)),
                None => (word, None),
            };
            placings.push((kind?, hex.parse::<Hex>().ok()?, dir));
        }
        (!placings.is_empty()).then_some(Preset { name, scenario, side, placings })
    }

    /// Could it be used? It is tried in a game of its scenario, where the other side stands anywhere.
    pub fn check(&self, components: &Arc<Components>) -> Result<(), NoSetUp> {
        let usual = Agreed::usual(components, &self.scenario, self.side, Who::Human, 0).ok_or(NoSetUp::Elsewhere)?;
        let players = BySide { invader: Who::Human, defender: Who::Human };
        let agreed = Agreed { players, ..usual };
        let mut session = Session::begin(components, &agreed).ok_or(NoSetUp::Elsewhere)?;
        let mut legal = Vec::new();
        while !session.takes(self) {
            let refused = |_| NoSetUp::Elsewhere;
            match session.due() {
                Due::Formality(action) => session.act(action).map_err(refused)?,
                Due::Dice(_) => drop(session.roll()),
                Due::Person(_) if setting_up(session.game()) => {
                    session.game().legal_actions(&mut legal);
                    let place = |a: &&Action| matches!(a, Action::Place { .. } | Action::Face { .. });
                    let any = legal.iter().find(place).copied().ok_or(NoSetUp::Elsewhere)?;
                    session.act(any).map_err(refused)?;
                    legal.clear();
                }
                _ => return Err(NoSetUp::Elsewhere),
            }
        }
        session.set_up_as(self)
    }
}

/// A name as it is kept: one line, not too long; `None` if nothing is left.
pub fn clean(name: &str) -> Option<String> {
    let name: String = name.chars().filter(|c| !c.is_control()).take(LONGEST_NAME).collect();
    let name = name.trim();
    (!name.is_empty()).then(|| name.to_owned())
}

/// Is somebody setting up?
pub fn setting_up(game: &Game) -> bool {
    matches!(game.phase(), Phase::DefenderSetup | Phase::InvaderSetup)
}

impl Session {
    /// From now on a person's set-up is held back before its last step, for a last look.
    pub fn ask_before_battle(&mut self) {
        self.asks = true;
    }

    /// Is everything placed, and a last look taken?
    pub fn looking(&self) -> bool {
        self.look.is_some()
    }

    /// The game as it is seen: with the last counter in its place, while a last look is taken.
    pub fn seen(&self) -> &Game {
        self.look.as_ref().filter(|_| self.shown.is_none()).map_or(self.game(), |l| &l.game)
    }

    /// The set-up counts: the battle begins.
    pub fn begin_battle(&mut self) -> Result<(), Refusal> {
        match self.look.take() {
            Some(look) => {
                self.clicks.push(Click { at: self.len(), marches: self.marches.clone(), instead: None });
                self.act(look.last)
            }
            None => Ok(()),
        }
    }

    /// Takes a step of a person; `false` if it is held back.
    pub(super) fn take(&mut self, action: Action) -> Result<bool, Refusal> {
        let game = self.journal.game();
        if self.asks && self.person().is_some() && setting_up(game) {
            let mut after = game.clone();
            after.apply(action, &mut Silent)?;
            if after.phase() != game.phase() && matches!(action, Action::Place { .. } | Action::Face { .. }) {
                self.look = Some(Look { game: after, last: action });
                return Ok(false);
            }
        }
        self.step(action)?;
        Ok(true)
    }

    /// Goes on with a set-up that one click began.
    pub fn go_on_setting_up(&mut self, action: Action) -> Result<(), Refusal> {
        self.redos.clear();
        self.take(action).map(drop)
    }

    /// The steps of this phase, with the one that is held back.
    fn set_up_steps(&self) -> Vec<Action> {
        let steps = self.actions().get(self.phase_began()..).unwrap_or_default().iter().copied();
        steps.chain(self.look.as_ref().map(|l| l.last)).collect()
    }

    /// Who of the side that sets up stands where, in order.
    pub fn placings(&self) -> Vec<(UnitId, Placing)> {
        let mut found: Vec<(UnitId, Placing)> = Vec::new();
        if self.person().is_none() || !setting_up(self.game()) {
            return found;
        }
        for step in self.set_up_steps() {
            match step {
                Action::Place { unit, hex } => {
                    if let Some(kind) = self.game().kind(unit) {
                        found.push((unit, (kind, hex, None)));
                    }
                }
                Action::Face { unit, dir } => {
                    if let Some((_, placing)) = found.iter_mut().find(|(u, _)| *u == unit) {
                        placing.2 = Some(dir);
                    }
                }
                _ => {}
            }
        }
        found
    }

    /// What is placed so far, to be saved under a name.
    pub fn preset(&self, name: &str) -> Option<Preset> {
        let side = self.person()?;
        let placings: Vec<Placing> = self.placings().into_iter().map(|(_, p)| p).collect();
        let scenario = self.header().scenario.clone();
        (!placings.is_empty()).then_some(Preset { name: clean(name)?, scenario, side, placings })
    }

    /// Does a set-up belong to this scenario and to the side that sets up now?
    pub fn takes(&self, preset: &Preset) -> bool {
        setting_up(self.game()) && self.person() == Some(preset.side) && self.header().scenario == preset.scenario
    }

    /// Sets up as it was saved. If anything in it is not legal, nothing is changed.
    pub fn set_up_as(&mut self, preset: &Preset) -> Result<(), NoSetUp> {
        if !self.takes(preset) {
            return Err(NoSetUp::Elsewhere);
        }
        self.replace(&preset.placings, None)
    }

    /// Takes up a counter that was placed; it, or one of its kind, is in hand then.
    pub fn lift(&mut self, unit: UnitId) -> bool {
        let placed = self.placings();
        let Some((_, (kind, ..))) = placed.iter().find(|(u, _)| *u == unit).copied() else { return false };
        let others: Vec<Placing> = placed.into_iter().filter(|(u, _)| *u != unit).map(|(_, p)| p).collect();
        self.replace(&others, Some(kind)).is_ok()
    }

    /// Puts a counter that was placed elsewhere; a major monster keeps its facing.
    pub fn put_elsewhere(&mut self, unit: UnitId, hex: Hex) -> Result<(), NoSetUp> {
        let mut placed = self.placings();
        let Some(n) = placed.iter().position(|(u, _)| *u == unit) else { return Err(NoSetUp::Elsewhere) };
        // Who waits is in hand again afterwards.
        let hand = match self.game().decision() {
            Decision::Side(_, Choice::Place(next)) if self.look.is_none() => self.game().kind(next),
            _ => None,
        };
        placed[n].1.1 = hex;
        // Placed last, so that nobody is in its way who moves away.
        let moved = placed.remove(n);
        placed.push(moved);
        let placings: Vec<Placing> = placed.into_iter().map(|(_, p)| p).collect();
        self.replace(&placings, hand)
    }

    /// Plays the phase again with these placings; `hand`: the kind that is taken in hand then. If it is refused, everything
    /// is as it was.
    fn replace(&mut self, placings: &[Placing], hand: Option<Kind>) -> Result<(), NoSetUp> {
        let began = self.phase_began();
        let (undone, redos) = (self.undone, std::mem::take(&mut self.redos));
        let before = self.rewind(began);
        let done = if self.len() == began { self.place_all(placings, hand) } else { Err(NoSetUp::Elsewhere) };
        match done {
            Ok(()) => {
                self.clicks.push(Click { at: began, marches: self.marches.clone(), instead: Some(before) });
                Ok(())
            }
            Err(why) => {
                let at = self.len().min(began);
                let _ = self.rewind(at);
                for step in before {
                    let _ = self.take(step);
                }
                (self.undone, self.redos) = (undone + 1, redos);
                Err(why)
            }
        }
    }

    fn place_all(&mut self, placings: &[Placing], hand: Option<Kind>) -> Result<(), NoSetUp> {
        for (kind, hex, dir) in placings.iter().copied() {
            let refused = |refusal| NoSetUp::Refused(kind, refusal);
            let unit = self.in_hand(kind)?.ok_or(NoSetUp::TooMany(kind))?;
            self.take(Action::Place { unit, hex }).map_err(refused)?;
            if matches!(self.game().decision(), Decision::Side(_, Choice::Face(u)) if u == unit) {
                self.take(Action::Face { unit, dir: dir.unwrap_or(Dir::ALL[0]) }).map_err(refused)?;
            }
        }
        if let Some(kind) = hand.filter(|_| self.look.is_none()) {
            self.in_hand(kind)?;
        }
        Ok(())
    }

    /// Takes the next counter of a kind in hand; none if there is none left.
    fn in_hand(&mut self, kind: Kind) -> Result<Option<UnitId>, NoSetUp> {
        if self.look.is_some() {
            return Ok(None);
        }
        let mut legal = Vec::new();
        self.game().legal_actions(&mut legal);
        if let Decision::Side(_, Choice::Place(unit)) = self.game().decision()
            && self.game().kind(unit) == Some(kind)
        {
            return Ok(Some(unit));
        }
        let pick = legal.iter().find_map(|a| match a {
            Action::Pick(unit) if self.game().kind(*unit) == Some(kind) => Some(*unit),
            _ => None,
        });
        if let Some(unit) = pick {
            self.take(Action::Pick(unit)).map_err(|refusal| NoSetUp::Refused(kind, refusal))?;
        }
        Ok(pick)
    }
}
