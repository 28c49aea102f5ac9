//! Marches: several go toward a place with one order, each as near as it can get this turn, those in front first, so that a
//! column follows its leader along the road. Whoever has not arrived is on the way, and goes on next turn with one click. Ways
//! are asked of the rules; nobody smashes, climbs or rolls dice on a march.

use super::Session;
use super::offers::why_not;
use dragonrage_rules::{Action, Dir, Game, HEXES, Hex, Refusal, Side, Silent, UnitId};
use std::collections::BTreeMap;

/// Who is on the way to where.
pub type Marches = BTreeMap<UnitId, Hex>;

/// What a step costs somebody who plans for more than one turn: on a road one gets farther [2.4], beside it and on it.
const FREE: (u16, u16) = (3, 2);
/// The same in a column on a road that leads there: it stays on the road.
const COLUMN: (u16, u16) = (5, 1);
/// Where no way leads, straight lines count, and are worse than any way.
const NO_WAY: u16 = 10_000;
/// Hexes at the edge of the map that are tried for somebody who comes on: the nearest to where he shall go.
const EDGES: usize = 4;

/// What became of an order to march.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct March {
    /// The steps of all of them.
    pub steps: Vec<Action>,
    /// Who has arrived.
    pub arrived: Vec<UnitId>,
    /// Who has come nearer, and goes on next turn.
    pub under_way: Vec<UnitId>,
    /// Who could not come nearer, and why, if the rules have something to say about the next step.
    pub stayed: Vec<(UnitId, Option<Refusal>)>,
}

/// Does the action take a unit from its place?
pub(super) fn moves(action: Action) -> bool {
    matches!(action, Action::Step { .. } | Action::Enter { .. } | Action::Force { .. } | Action::Scale { .. })
}

/// Can the unit be sent on a march? Troops and characters can; monsters have facings, and are ordered one by one.
pub fn marches(game: &Game, unit: UnitId) -> bool {
    game.major(unit).is_none() && game.kind(unit).is_some_and(|k| !k.is_major())
}

/// How far it is to a hex from everywhere, for a side on foot, whoever may stand in the way.
#[derive(Clone, Debug)]
pub struct Ways {
    to: Hex,
    far: Vec<u16>,
}

impl Ways {
    /// The ways to a hex.
    pub fn to(game: &Game, to: Hex, side: Side) -> Ways {
        Ways::at_cost(game, to, side, FREE)
    }

    /// The ways of a column, along the road.
    pub fn of_column(game: &Game, to: Hex, side: Side) -> Ways {
        Ways::at_cost(game, to, side, COLUMN)
    }

    fn at_cost(game: &Game, to: Hex, side: Side, (step, along): (u16, u16)) -> Ways {
        let board = game.board();
        let mut far = vec![u16::MAX; HEXES];
        far[to.index()] = 0;
        // Steps cost little: a list for each distance visits every hex in order.
        let mut lists: Vec<Vec<Hex>> = vec![vec![to]];
        let mut at = 0;
        while at < lists.len() {
            while let Some(hex) = lists[at].pop() {
                if usize::from(far[hex.index()]) < at {
                    continue;
                }
                for dir in Dir::ALL {
                    let Some(before) = board.neighbour(hex, dir) else { continue };
                    if !game.passable(before, dir.back(), side) {
                        continue;
                    }
                    let road = board.road_dirs(hex) >> dir.index() & 1 == 1;
                    let cost = at as u16 + if road { along } else { step };
                    if cost < far[before.index()] {
                        far[before.index()] = cost;
                        lists.resize(lists.len().max(usize::from(cost) + 1), Vec::new());
                        lists[usize::from(cost)].push(before);
                    }
                }
            }
            at += 1;
        }
        Ways { to, far }
    }

    /// How far it is from a hex.
    pub fn from(&self, hex: Hex) -> u16 {
        match self.far[hex.index()] {
            u16::MAX => NO_WAY + u16::from(hex.distance(self.to)),
            far => far,
        }
    }
}

/// The way of one unit this turn: its steps and where they end; none if nothing brings it nearer.
fn nearest(game: &Game, ways: &Ways, unit: UnitId) -> Option<(Vec<Action>, Hex)> {
    let Some(from) = game.unit(unit)?.hex() else {
        let mut legal = Vec::new();
        game.legal_moves(unit, &mut legal);
        let mut edges: Vec<(u16, Action)> = legal
            .into_iter()
            .filter_map(|a| match a {
                Action::Enter { hex, .. } => Some((ways.from(hex), a)),
                _ => None,
            })
            .collect();
        edges.sort_by_key(|(far, _)| *far);
        edges.truncate(EDGES);
        // Whoever stays where one comes on is in the way of all who follow.
        let gates = &game.board().spec().entry_hexes;
        let come = edges.into_iter().filter_map(|(far, enter)| {
            let after = done(game, &[enter])?;
            let hex = after.unit(unit)?.hex()?;
            let on = stop(&after, unit, |h| (h != hex && !gates.contains(&h)).then(|| ways.from(h)));
            let (steps, end) = on.unwrap_or((Vec::new(), hex));
            Some((gates.contains(&end), ways.from(end), far, [vec![enter], steps].concat(), end))
        });
        return come.min_by_key(|(gate, left, far, ..)| (*gate, *left, *far)).map(|(.., steps, end)| (steps, end));
    };
    let here = ways.from(from);
    stop(game, unit, |hex| Some(ways.from(hex)).filter(|left| *left < here))
}

/// The best hex that a unit can walk to and stay in: what is left of the way from there, if it will do.
fn stop(game: &Game, unit: UnitId, left: impl Fn(Hex) -> Option<u16>) -> Option<(Vec<Action>, Hex)> {
    let reach = game.reach(unit);
    let stops = reach.stops().iter().enumerate().filter(|(_, s)| s.may_stay && s.chance.is_none());
    let mut stops: Vec<(u16, u8, usize)> = stops.filter_map(|(n, s)| Some((left(s.hex)?, s.cost, n))).collect();
    stops.sort_unstable();
    stops.into_iter().find_map(|(.., n)| {
        let steps = reach.path(n);
        let plain = steps.iter().all(|a| matches!(a, Action::Step { .. }));
        let hex = reach.stops()[n].hex;
        // A place where one ends for good is none.
        let stands = |after: Game| after.unit(unit).is_some_and(|u| u.on_map() && u.hex() == Some(hex));
        (plain && done(game, &steps).is_some_and(stands)).then_some((steps, hex))
    })
}

/// The game after these steps, if they are legal.
fn done(game: &Game, steps: &[Action]) -> Option<Game> {
    let mut game = game.clone();
    steps.iter().try_for_each(|step| game.apply(*step, &mut Silent)).ok()?;
    Some(game)
}

/// The march of everybody who is ordered somewhere, as far as it goes this turn.
pub fn march(game: &Game, orders: &[(UnitId, Hex)]) -> March {
    let mut march = March::default();
    let Some(side) = orders.first().and_then(|(u, _)| game.unit(*u)?.side) else { return march };
    let at = |game: &Game, unit: UnitId| game.unit(unit).and_then(|u| u.hex());
    let road = |hex: Hex| game.board().is_road(hex);
    let column = |unit: UnitId, to: Hex| road(to) && at(game, unit).is_some_and(road);
    let mut ways: BTreeMap<(Hex, bool), Ways> = BTreeMap::new();
    for (unit, to) in orders {
        let column = column(*unit, *to);
        let survey = || if column { Ways::of_column(game, *to, side) } else { Ways::to(game, *to, side) };
        ways.entry((*to, column)).or_insert_with(survey);
    }
    let ways = |unit: UnitId, to: Hex| &ways[&(to, column(unit, to))];
    let mut now = game.clone();
    // Those in front make room for those behind; whoever waits outside comes last.
    let mut left: Vec<(UnitId, Hex)> = orders.iter().filter(|(u, _)| marches(game, *u)).copied().collect();
    left.sort_by_key(|(u, to)| (at(game, *u).map_or(u16::MAX, |hex| ways(*u, *to).from(hex)), *u));
    left.dedup();
    let mut moved: Vec<UnitId> = Vec::new();
    // Who stood in somebody's way may have gone on: whoever could not move tries again.
    for _ in 0..3 {
        let before = moved.len();
        left.retain(|(unit, to)| {
            if at(&now, *unit) == Some(*to) {
                return true;
            }
            let Some((steps, _)) = nearest(&now, ways(*unit, *to), *unit) else { return true };
            let Some(after) = done(&now, &steps) else { return true };
            now = after;
            march.steps.extend(steps);
            moved.push(*unit);
            let there = at(&now, *unit) == Some(*to);
            if there {
                march.arrived.push(*unit)
            } else {
                march.under_way.push(*unit)
            }
            false
        });
        if moved.len() == before {
            break;
        }
    }
    for (unit, to) in left {
        match at(&now, unit) {
            Some(hex) if hex == to => march.arrived.push(unit),
            hex => march.stayed.push((unit, hex.and_then(|hex| stuck(&now, ways(unit, to), unit, hex)))),
        }
    }
    march
}

/// Why the next step of a way cannot be taken.
fn stuck(game: &Game, ways: &Ways, unit: UnitId, at: Hex) -> Option<Refusal> {
    let next = Dir::ALL.into_iter().filter_map(|dir| game.board().neighbour(at, dir)).min_by_key(|h| ways.from(*h))?;
    why_not(game, unit, next)
}

impl Session {
    /// Who is on the way to where.
    pub fn marches(&self) -> &Marches {
        &self.marches
    }

    /// Sends units to a hex: as near as they can get now, and on over the next turns.
    pub fn send(&mut self, units: &[UnitId], to: Hex) -> March {
        let orders: Vec<(UnitId, Hex)> = units.iter().map(|u| (*u, to)).collect();
        self.march(&orders)
    }

    /// Those who are on the way and can go on this turn.
    pub fn can_go_on(&self) -> Vec<UnitId> {
        let mut legal = Vec::new();
        self.journal.game().legal_actions(&mut legal);
        // Whoever has moved this turn has gone as far as he could.
        let fresh = |unit: UnitId| self.game().unit(unit).is_some_and(|u| u.spent == 0);
        let able = |unit: &&UnitId| fresh(**unit) && legal.iter().any(|a| moves(*a) && a.unit() == Some(**unit));
        if self.person().is_some() { self.marches.keys().filter(able).copied().collect() } else { Vec::new() }
    }

    /// Everybody who is on the way goes on.
    pub fn go_on(&mut self) -> March {
        let side = self.person();
        let mine = |unit: UnitId| self.game().unit(unit).is_some_and(|u| u.side == side);
        let orders: Vec<(UnitId, Hex)> =
            self.marches.iter().filter(|(u, _)| mine(**u)).map(|(u, to)| (*u, *to)).collect();
        self.march(&orders)
    }

    /// Nobody is on the way any more.
    pub fn halt(&mut self) {
        self.marches.clear();
    }

    /// One click for all of them.
    fn march(&mut self, orders: &[(UnitId, Hex)]) -> March {
        let march = march(self.game(), orders);
        let before = self.marches.clone();
        self.redos.clear();
        for (unit, to) in orders {
            match march.arrived.contains(unit) {
                true => self.marches.remove(unit),
                false => self.marches.insert(*unit, *to),
            };
        }
        // The dead march nowhere.
        let game = self.journal.game();
        self.marches
            .retain(|unit, _| game.unit(*unit).is_some_and(|u| u.side.is_some() && (u.on_map() || u.hex().is_none())));
        if !march.steps.is_empty() {
            let _ = self.click_from(before, &march.steps);
        }
        march
    }
}
