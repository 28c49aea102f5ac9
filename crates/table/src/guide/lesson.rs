//! What a lesson is: when it comes up, what it asks for, and how it is seen that the player did it. The words are in
//! `crates/words`, by id.

use crate::session::offers::{Deed, Offers, able};
use dragonrage_rules::{Action, Event, Flags, Game, Hex, Phase, Side, UnitId, What};
use std::collections::BTreeMap;

/// One lesson.
#[derive(Debug)]
pub struct Lesson {
    /// Its name in records and keys.
    pub id: &'static str,
    /// Lessons that come before it.
    pub after: &'static [&'static str],
    /// When it comes up.
    pub when: When,
    /// Did the player do the thing?
    pub done: fn(&Seen) -> bool,
}

/// When a lesson comes up.
#[derive(Debug)]
pub enum When {
    /// When there is something to do that it asks for.
    Deed(Wanted),
    /// When the player can end a phase.
    End,
    /// Before everything else, until the player has read it; then whenever nothing else is to be learnt: the goal.
    Always,
}

/// What a lesson asks for.
#[derive(Debug)]
pub struct Wanted {
    /// The phase in which it can be done.
    pub phase: Phase,
    /// Who may be able to do it: asked first, and answered quickly.
    pub who: fn(&Game, UnitId) -> bool,
    /// Is this it?
    pub deed: fn(&Game, &Deed) -> bool,
    /// The better, the more it is worth showing.
    pub worth: fn(&Game, &Deed) -> i32,
}

/// What just happened.
#[derive(Clone, Copy, Debug)]
pub struct Seen<'a> {
    /// The side of the player who learns.
    pub mine: Side,
    /// The game after it.
    pub game: &'a Game,
    /// What happened.
    pub events: &'a [Event],
}

impl Seen<'_> {
    /// Did something like this happen?
    pub fn any(&self, what: impl Fn(&What) -> bool) -> bool {
        self.events.iter().any(|e| what(&e.what))
    }

    /// Is it one of the player's own?
    pub fn own(&self, unit: UnitId) -> bool {
        side(self.game, unit) == Some(self.mine)
    }
}

impl Wanted {
    /// What the unit, or nobody (`None`), could do of it.
    pub fn of(&self, game: &Game, offers: &Offers) -> Vec<Deed> {
        let mut deeds: Vec<Deed> = offers.deeds.iter().filter(|d| (self.deed)(game, d)).cloned().collect();
        deeds.sort_by_key(|d| std::cmp::Reverse((self.worth)(game, d)));
        deeds
    }

    /// The units that could do it now, a few of them; `None` if nobody can.
    pub fn units(&self, known: &mut Known) -> Option<Vec<UnitId>> {
        let game = known.game;
        if game.phase() != self.phase {
            return None;
        }
        let can = |known: &mut Known, unit| known.offers(unit).deeds.iter().any(|d| (self.deed)(game, d));
        let mut units = Vec::new();
        for unit in able(known.legal).into_iter().filter(|u| (self.who)(game, *u)) {
            if units.len() < FEW && can(known, Some(unit)) {
                units.push(unit);
            }
        }
        (!units.is_empty() || can(known, None)).then_some(units)
    }
}

/// What units can do in a position: asked once for each.
#[derive(Debug)]
pub struct Known<'a> {
    game: &'a Game,
    legal: &'a [Action],
    offers: BTreeMap<Option<UnitId>, Offers>,
}

impl<'a> Known<'a> {
    /// Nothing is known yet. `legal`: what the player may do.
    pub fn new(game: &'a Game, legal: &'a [Action]) -> Known<'a> {
        Known { game, legal, offers: BTreeMap::new() }
    }

    fn offers(&mut self, unit: Option<UnitId>) -> &Offers {
        self.offers.entry(unit).or_insert_with(|| Offers::of(self.game, self.legal, unit))
    }
}

/// More units or hexes are not pointed at.
pub const FEW: usize = 3;

/// The owner of a unit.
pub fn side(game: &Game, unit: UnitId) -> Option<Side> {
    game.unit(unit).and_then(|u| u.side)
}

/// The side that must decide.
pub fn deciding(game: &Game) -> Option<Side> {
    match game.decision() {
        dragonrage_rules::Decision::Side(side, _) => Some(side),
        _ => None,
    }
}

/// Is it in flight?
pub fn airborne(game: &Game, unit: UnitId) -> bool {
    game.unit(unit).is_some_and(|u| u.has(Flags::AIRBORNE))
}

/// Where a unit is.
pub fn at(game: &Game, unit: UnitId) -> Option<Hex> {
    game.unit(unit).filter(|u| u.on_map()).and_then(|u| u.hex())
}

/// The major monsters on the map, with their hexes.
pub fn majors(game: &Game) -> impl Iterator<Item = (UnitId, Hex)> + '_ {
    game.units().filter(|(u, s)| s.on_map() && game.major(*u).is_some()).filter_map(|(u, s)| Some((u, s.hex()?)))
}

/// Those of them that stand on the ground.
pub fn grounded(game: &Game) -> impl Iterator<Item = (UnitId, Hex)> + '_ {
    majors(game).filter(|(u, _)| !airborne(game, *u))
}

/// VP that a deed destroys on its way.
pub fn razes(deed: &Deed) -> i32 {
    let razed = deed.events.iter().map(|e| if let What::Razed { vp, .. } = e.what { i32::from(vp) } else { 0 });
    razed.sum()
}

/// An empty hex with VP that still stand.
pub fn open_vp(game: &Game, hex: Hex) -> bool {
    game.vp_at(hex).is_some_and(|vp| vp > 0) && game.in_hex(hex).next().is_none()
}
