//! What a lesson is: when it comes up, what it asks for, and how it is seen that the player did it. The words are in
//! `crates/words`, by id.

use crate::session::offers::{Deed, Offers, able};
use dragonrage_rules::{Action, Event, Flags, Game, Hex, Phase, Side, UnitId, What};

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
    /// Whenever the player decides and nothing else is to be learnt.
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

    /// The units that could do it now, and whether somebody or nobody in particular can.
    pub fn units(&self, game: &Game, legal: &[Action]) -> (Vec<UnitId>, bool) {
        if game.phase() != self.phase {
            return (Vec::new(), false);
        }
        let can = |unit: Option<UnitId>| Offers::of(game, legal, unit).deeds.iter().any(|d| (self.deed)(game, d));
        let units: Vec<UnitId> =
            able(legal).into_iter().filter(|u| (self.who)(game, *u) && can(Some(*u))).take(FEW).collect();
        let any = !units.is_empty() || can(None);
        (units, any)
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
