//! Where a unit can get to, in one flood fill: every hex and facing with its cost, the way there, what happens on
//! the way, and where dice would interrupt it. Pages tint it, computer players plan with it. It tries the game's own
//! actions on copies, so it can never disagree with the rules.

use crate::{Action, Chance, Choice, Decision, Dir, Event, Flags, Game, Hex, Mode, Side, UnitId};
use std::collections::HashMap;

/// A place that a unit can get to.
#[derive(Clone, Debug)]
pub struct Stop {
    /// The hex.
    pub hex: Hex,
    /// Facing there, for a major monster.
    pub facing: Option<Dir>,
    /// In flight there?
    pub airborne: bool,
    /// MP spent so far this turn, or hexes flown.
    pub cost: u8,
    /// May the move end here? If not, the unit must go on.
    pub may_stay: bool,
    /// Dice that must be rolled to get any farther, or to stay.
    pub chance: Option<Chance>,
    /// What the last step does: smashed doors, razed hexes, enemies passed over.
    pub events: Vec<Event>,
    step: Option<(usize, Action)>,
}

/// All places that a unit can get to; the first is where it is.
///
/// ```
/// # use dragonrage_rules::*;
/// # let components = dragonrage_data::embedded();
/// # let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/esirien.txt"));
/// # let game = Game::new(&components, &position::parse(&components, text).unwrap()).unwrap();
/// let d1 = components.roster.by_name("D1").unwrap();
/// let reach = game.reach(d1);
/// let farthest = reach.stops().iter().map(|stop| stop.hex.distance("1008".parse().unwrap())).max();
/// assert_eq!(farthest, Some(6)); // a dragon flies six hexes
/// ```
#[derive(Clone, Debug, Default)]
pub struct Reach {
    stops: Vec<Stop>,
}

impl Reach {
    /// The places, nearer ones first.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// # let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/esirien.txt"));
    /// # let game = Game::new(&components, &position::parse(&components, text).unwrap()).unwrap();
    /// let reach = game.reach(components.roster.by_name("D1").unwrap());
    /// let start = &reach.stops()[0];
    /// assert_eq!((start.hex.to_string(), start.cost), ("1008".to_owned(), 0));
    /// // Hexes where the move may end without dice.
    /// let safe: HexSet = reach.stops().iter().filter(|stop| stop.may_stay).map(|stop| stop.hex).collect();
    /// assert!(safe.len() > 20);
    /// ```
    pub fn stops(&self) -> &[Stop] {
        &self.stops
    }

    /// The cheapest place in a hex, of those where the move may end.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// # let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/esirien.txt"));
    /// # let game = Game::new(&components, &position::parse(&components, text).unwrap()).unwrap();
    /// let reach = game.reach(components.roster.by_name("D1").unwrap());
    /// assert!(reach.to("1009".parse().unwrap()).is_some()); // Market Hall
    /// assert!(reach.to("2517".parse().unwrap()).is_none()); // too far
    /// ```
    pub fn to(&self, hex: Hex) -> Option<usize> {
        let mut found: Vec<usize> = (0..self.stops.len()).filter(|n| self.stops[*n].hex == hex).collect();
        found.sort_by_key(|n| (!self.stops[*n].may_stay, self.stops[*n].cost, *n));
        found.first().copied()
    }

    /// The actions that lead to a place.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// # let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/esirien.txt"));
    /// # let mut game = Game::new(&components, &position::parse(&components, text).unwrap()).unwrap();
    /// let d1 = components.roster.by_name("D1").unwrap();
    /// let hall: Hex = "1009".parse().unwrap();
    /// let reach = game.reach(d1);
    /// for action in reach.path(reach.to(hall).unwrap()) {
    ///     game.apply(action, &mut Silent).unwrap();
    /// }
    /// assert_eq!(game.unit(d1).unwrap().hex(), Some(hall));
    /// ```
    pub fn path(&self, stop: usize) -> Vec<Action> {
        let mut path: Vec<Action> = self.way(stop).filter_map(|n| self.stops[n].step.map(|(_, a)| a)).collect();
        path.reverse();
        path
    }

    /// Everything that happens on the way to a place.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// # let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/esirien.txt"));
    /// # let game = Game::new(&components, &position::parse(&components, text).unwrap()).unwrap();
    /// let reach = game.reach(components.roster.by_name("D1").unwrap());
    /// let hall = reach.to("1009".parse().unwrap()).unwrap();
    /// assert!(reach.events(hall).iter().any(|event| matches!(event.what, What::Entered { .. } | What::Walked { .. })));
    /// ```
    pub fn events(&self, stop: usize) -> Vec<Event> {
        let mut way: Vec<usize> = self.way(stop).collect();
        way.reverse();
        way.into_iter().flat_map(|n| self.stops[n].events.iter().copied()).collect()
    }

    /// From a place back to the start.
    fn way(&self, stop: usize) -> impl Iterator<Item = usize> + '_ {
        std::iter::successors(self.stops.get(stop).map(|_| stop), |n| self.stops[*n].step.map(|(from, _)| from))
    }
}

/// What makes two states of a move different for the rest of it; the last: what has been smashed.
type State = (Hex, u8, Mode, u8, u32, u64);

fn state(game: &Game, unit: UnitId) -> Option<(State, u8)> {
    let u = game.unit(unit).filter(|u| u.on_map())?;
    let major = game.major(unit).copied().unwrap_or_default();
    Some(((u.hex()?, major.facing, major.mode, major.straight, u.flags.0, game.position.smashed), u.spent))
}

/// Does the action move this unit, or clear its way?
fn moves(action: &Action, unit: UnitId) -> bool {
    let kind = matches!(
        action,
        Action::Step { .. }
            | Action::Walk { .. }
            | Action::Turn { .. }
            | Action::Slither { .. }
            | Action::Bound { .. }
            | Action::TakeOff(_)
            | Action::Fly(_)
            | Action::Land(_)
            | Action::Fall { .. }
            | Action::Smash { .. }
            | Action::Overrun(_)
    );
    kind && action.unit() == Some(unit)
}

impl Game {
    /// Every hex and facing that the unit can get to from here, if it is its side's movement phase.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// # let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/esirien.txt"));
    /// # let game = Game::new(&components, &position::parse(&components, text).unwrap()).unwrap();
    /// let unit = |name| components.roster.by_name(name).unwrap();
    /// assert!(game.reach(unit("D1")).stops().len() > 100);
    /// assert_eq!(game.reach(unit("INF1")).stops().len(), 1); // it is not its turn: it stays
    /// ```
    pub fn reach(&self, unit: UnitId) -> Reach {
        let mut reach = Reach::default();
        let Some((start, spent)) = self.kind(unit).and_then(|_| state(self, unit)) else { return reach };
        let mut best: HashMap<State, u8> = HashMap::from([(start, spent)]);
        // One queue for each amount spent: cheaper ways are followed first.
        let mut queues: Vec<Vec<(usize, Game)>> = vec![Vec::new(); 17];
        reach.stops.push(stop(self, unit, start.0, None, Vec::new(), self.side_of(unit)));
        queues[spent.min(16) as usize].push((0, self.clone()));
        let mut legal = Vec::new();
        let mut cost = 0;
        while cost < queues.len() {
            let Some((from, game)) = queues[cost].pop() else {
                cost += 1;
                continue;
            };
            game.legal_moves(unit, &mut legal);
            let ours: Vec<Action> = legal.iter().copied().filter(|a| moves(a, unit)).collect();
            for action in ours {
                let mut next = game.clone();
                let mut events = Vec::new();
                if next.apply(action, &mut events).is_err() {
                    continue;
                }
                let Some((key, spent)) = state(&next, unit) else {
                    // It went there and is no more.
                    if let Action::Step { dir, .. } = action
                        && let Some(hex) = reach.stops[from].hex.neighbour(dir)
                    {
                        reach.stops.push(stop(&next, unit, hex, Some((from, action)), events, self.side_of(unit)));
                    }
                    continue;
                };
                let open = !matches!(next.decision(), Decision::Chance(_));
                if open && best.get(&key).is_some_and(|known| *known <= spent) {
                    continue;
                }
                if open {
                    best.insert(key, spent);
                }
                reach.stops.push(stop(&next, unit, key.0, Some((from, action)), events, self.side_of(unit)));
                if open && next.outcome().is_none() {
                    queues[spent.min(16) as usize].push((reach.stops.len() - 1, next));
                    // Free acts (a landing, a turn in flight) may lead back to a queue already passed.
                    cost = cost.min(spent.min(16) as usize);
                }
            }
        }
        reach
    }

    fn side_of(&self, unit: UnitId) -> Option<Side> {
        self.unit(unit).and_then(|u| u.side)
    }
}

fn stop(
    game: &Game,
    unit: UnitId,
    hex: Hex,
    step: Option<(usize, Action)>,
    events: Vec<Event>,
    side: Option<Side>,
) -> Stop {
    let u = game.unit(unit).copied().unwrap_or_default();
    let decision = game.decision();
    let chance = match decision {
        Decision::Chance(chance) => Some(chance),
        _ => None,
    };
    let bound_to_go_on = matches!(decision, Decision::Side(s, Choice::MoveOn(u)) if u == unit && Some(s) == side);
    Stop {
        hex,
        facing: game.major(unit).map(|m| m.facing()),
        airborne: u.has(Flags::AIRBORNE),
        cost: u.spent,
        may_stay: chance.is_none() && !bound_to_go_on,
        chance,
        events,
        step,
    }
}
