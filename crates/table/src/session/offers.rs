//! What a click could mean: the legal actions of a unit, with whole ways where it moves, each with its place on the board,
//! its cost and the dice that it calls for. Everything is asked of the rules.

use super::hopes;
use super::spells::SpellKind;
use super::target::target;
use crate::seeing::outcomes::percent;
use dragonrage_rules::{Action, Chance, Choice, Decision, Dir, Event, Game, Hex, Mode, Refusal, Silent, UnitId, What};
use std::collections::BTreeMap;

/// Something that a player can do with one click, or with a click and a choice.
#[derive(Clone, PartialEq, Debug)]
pub struct Deed {
    /// The steps.
    pub actions: Vec<Action>,
    /// Where on the board it points to.
    pub hex: Option<Hex>,
    /// How a major monster stands then.
    pub facing: Option<Dir>,
    /// Is it in flight then?
    pub airborne: bool,
    /// How a major monster moves.
    pub mode: Option<Mode>,
    /// MP spent then, or hexes flown.
    pub cost: Option<u8>,
    /// May the move end there?
    pub stays: bool,
    /// Dice that follow.
    pub chance: Option<Chance>,
    /// Are they the victim's dice, so that their success is a failure of the deed?
    pub averse: bool,
    /// What happens on the way, plain steps left out.
    pub events: Vec<Event>,
    /// The hexes of the way, and the one behind the entrance or wall where it ends.
    pub way: Vec<Hex>,
    /// The game before the last step, if that is not the first: by it the step is told.
    pub before: Option<Box<Game>>,
}

impl Deed {
    /// Is it a move over the board?
    pub fn is_move(&self) -> bool {
        self.cost.is_some()
    }

    /// Can it be done at once, without another look? Yes if it can be taken back.
    pub fn harmless(&self) -> bool {
        self.chance.is_none() && self.actions.last().is_some_and(|a| goes_on(*a))
    }

    /// How likely the dice that follow fall as whoever does it hopes, in per cent.
    pub fn percent(&self) -> Option<u32> {
        let (ways, of) = self.chance?.success()?;
        Some(percent(if self.averse { of - ways } else { ways }, of))
    }

    /// The step that matters.
    pub fn last(&self) -> Option<Action> {
        self.actions.last().copied()
    }
}

/// Steps that a player takes without a second thought. A spell is none: it is paid for, and ends the wizard's turn.
fn goes_on(action: Action) -> bool {
    SpellKind::of(action).is_none()
        && !breaks(action)
        && !matches!(action, Action::Strike | Action::Breathe { .. } | Action::Stop | Action::Concede(_))
}

/// Does it break an entrance or a wall, or climb over it?
fn breaks(action: Action) -> bool {
    matches!(action, Action::Smash { .. } | Action::Force { .. } | Action::Break { .. } | Action::Scale { .. })
}

/// Everything that can be done now, with one unit or with none.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Offers {
    /// The unit.
    pub unit: Option<UnitId>,
    /// What can be done.
    pub deeds: Vec<Deed>,
}

/// What can be done to a hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tint {
    /// The unit can get there.
    pub way: bool,
    /// What that costs at least, in MP or hexes flown; nothing for bounds and slithers, which are paid otherwise.
    pub cost: Option<u8>,
    /// Somebody there could come to harm.
    pub harm: bool,
}

/// Does it harm somebody?
fn harms(action: Action) -> bool {
    matches!(
        action,
        Action::Aim { .. }
            | Action::Join { .. }
            | Action::Breathe { .. }
            | Action::Shoot { .. }
            | Action::Attack { .. }
            | Action::Lightning { .. }
            | Action::BoltHex { .. }
    )
}

/// The unit that the rules ask about, if they ask about one.
pub fn asked(game: &Game) -> Option<UnitId> {
    let Decision::Side(_, choice) = game.decision() else { return None };
    match choice {
        Choice::Place(unit)
        | Choice::Face(unit)
        | Choice::MoveOn(unit)
        | Choice::BuildAttack { unit, .. }
        | Choice::Flee(unit)
        | Choice::Withdraw(unit)
        | Choice::Suffer { unit, .. }
        | Choice::Rescue(unit)
        | Choice::Reinforce { unit, .. }
        | Choice::Pay { unit, .. } => Some(unit),
        _ => None,
    }
}

/// The units that can do something, each once, in order.
pub fn able(legal: &[Action]) -> Vec<UnitId> {
    let mut units: Vec<UnitId> =
        legal.iter().filter(|a| !matches!(a, Action::Pick(_))).filter_map(|a| a.unit()).collect();
    units.sort();
    units.dedup();
    units
}

impl Offers {
    /// What the unit can do; without a unit, what belongs to none.
    pub fn of(game: &Game, legal: &[Action], unit: Option<UnitId>) -> Offers {
        let mut deeds = Vec::new();
        if let Some(unit) = unit {
            ways(game, legal, unit, &mut deeds);
        }
        for action in legal.iter().filter(|a| a.unit() == unit && !matches!(a, Action::Concede(_))) {
            let known = |d: &Deed| d.actions[..] == [*action] || (d.is_move() && d.actions.first() == Some(action));
            if !deeds.iter().any(known) {
                deeds.push(single(game, *action));
            }
        }
        Offers { unit, deeds }
    }

    /// What a click on the hex can mean.
    pub fn at(&self, hex: Hex) -> impl Iterator<Item = &Deed> {
        self.deeds.iter().filter(move |d| d.hex == Some(hex))
    }

    /// The hexes that can be clicked, and how.
    pub fn hexes(&self) -> BTreeMap<Hex, Tint> {
        let mut hexes: BTreeMap<Hex, Tint> = BTreeMap::new();
        for deed in self.deeds.iter().filter(|d| !d.is_move() || d.stays || d.chance.is_some()) {
            let Some(hex) = deed.hex else { continue };
            let known = hexes.entry(hex).or_default();
            if deed.is_move() {
                let paid = deed.cost.filter(|_| !matches!(deed.mode, Some(Mode::Bound | Mode::Slither)));
                known.cost = known.cost.into_iter().chain(paid).min();
                known.way = true;
            } else {
                known.harm |= deed.chance.is_some() || deed.last().is_some_and(harms);
            }
        }
        hexes
    }

    /// The one thing that a click on the hex means, if it needs no further choice: something harmless, the cheapest way.
    pub fn plain(&self, hex: Hex) -> Option<&Deed> {
        match self.distinct(hex)[..] {
            [only] if only.harmless() => Some(only),
            _ => None,
        }
    }

    /// What a click on the hex can mean; of several ways to the same end the cheapest.
    pub fn distinct(&self, hex: Hex) -> Vec<&Deed> {
        let mut there: Vec<&Deed> = self.at(hex).collect();
        if there.iter().all(|d| d.is_move() && d.facing.is_none() && d.harmless()) {
            there.sort_by_key(|d| (!d.stays, d.cost));
            there.truncate(1);
        }
        there
    }

    /// What belongs to this spell, and whatever is no spell.
    pub fn narrowed(&self, spell: Option<SpellKind>) -> Offers {
        let fits = |d: &&Deed| d.last().and_then(SpellKind::of).is_none_or(|of| Some(of) == spell);
        Offers { unit: self.unit, deeds: self.deeds.iter().filter(fits).cloned().collect() }
    }
}

/// An action by itself, with the dice that it leads to.
pub(super) fn single(game: &Game, action: Action) -> Deed {
    let mut after = game.clone();
    let _ = after.apply(action, &mut Silent);
    let chance = match after.decision() {
        Decision::Chance(chance) => Some(chance),
        _ => None,
    };
    let (facing, airborne) = match action {
        Action::EnterFacing { dir, flying, .. } => (Some(dir), flying),
        Action::Face { dir, .. } => (Some(dir), false),
        _ => (None, false),
    };
    let at = action.unit().and_then(|unit| game.unit(unit)).and_then(|u| u.hex());
    let hex = match action {
        // The ring of directions lies about the monster itself.
        Action::Face { .. } => at,
        _ => target(game, action),
    };
    Deed {
        actions: vec![action],
        hex,
        facing,
        airborne,
        mode: None,
        cost: None,
        stays: true,
        chance,
        averse: chance.is_some_and(|c| averse(game, &after, &c)),
        events: Vec::new(),
        way: match action {
            // Fire goes through both of its hexes.
            Action::Breathe { unit, dir } => at.into_iter().chain(game.fire_line(unit, dir)).collect(),
            _ if breaks(action) => at.into_iter().chain(hex).collect(),
            _ => Vec::new(),
        },
        before: None,
    }
}

/// Does whoever decides now hope that the dice fail?
fn averse(game: &Game, after: &Game, chance: &Chance) -> bool {
    let Decision::Side(side, _) = game.decision() else { return false };
    hopes(chance, after).is_some_and(|s| s != side)
}

/// Every place that the unit can get to.
fn ways(game: &Game, legal: &[Action], unit: UnitId, deeds: &mut Vec<Deed>) {
    let moving = matches!(game.decision(), Decision::Side(_, Choice::Move | Choice::MoveOn(_)));
    if !moving || !legal.iter().any(|a| a.unit() == Some(unit)) {
        return;
    }
    if game.unit(unit).is_some_and(|u| u.hex().is_some()) {
        return ways_from(game, None, unit, deeds);
    }
    // Whoever comes on from outside goes on from there with the same click.
    for entry in legal.iter().filter(|a| matches!(a, Action::Enter { unit: who, .. } if *who == unit)) {
        ways_from(&after(game, &[*entry]), Some(*entry), unit, deeds);
    }
}

/// Every place that a unit on the map can get to, perhaps after it has come on.
fn ways_from(game: &Game, entry: Option<Action>, unit: UnitId, deeds: &mut Vec<Deed>) {
    let reach = game.reach(unit);
    let start = game.unit(unit).and_then(|u| u.hex());
    for (n, stop) in reach.stops().iter().enumerate().skip(usize::from(entry.is_none())) {
        // Somebody who only comes back to where he stands is let go by a click there, not sent for a walk.
        if n > 0 && stop.facing.is_none() && stop.chance.is_none() && Some(stop.hex) == start {
            continue;
        }
        let steps = reach.path(n);
        let mut way = way(game, unit, &steps);
        let actions: Vec<Action> = entry.into_iter().chain(steps.iter().copied()).collect();
        let Some(last) = actions.last() else { continue };
        let apart = (breaks(*last) || stop.chance.is_some()) && actions.len() > 1;
        let before = apart.then(|| Box::new(after(game, &steps[..steps.len().saturating_sub(1)])));
        // What is smashed or forced lies before the unit as it stands then.
        let aims = breaks(*last) || stop.chance.is_some() && !matches!(last, Action::Step { .. } | Action::Walk { .. });
        let aimed = if aims { target(before.as_deref().unwrap_or(game), *last) } else { None };
        way.extend(aimed.filter(|hex| way.last() != Some(hex)));
        let events: Vec<Event> = reach.events(n).into_iter().filter(|e| telling(&e.what)).collect();
        deeds.push(Deed {
            hex: Some(aimed.unwrap_or(stop.hex)),
            facing: stop.facing.filter(|_| !breaks(*last)),
            airborne: stop.airborne,
            mode: mode(&actions),
            cost: Some(stop.cost),
            stays: stop.may_stay,
            chance: stop.chance,
            averse: stop.chance.is_some_and(|c| averse(game, game, &c)),
            events,
            way,
            before,
            actions,
        });
    }
}

/// The game after these steps.
fn after(game: &Game, steps: &[Action]) -> Game {
    let mut game = game.clone();
    for step in steps {
        let _ = game.apply(*step, &mut Silent);
    }
    game
}

/// How a major monster moves on a way.
fn mode(actions: &[Action]) -> Option<Mode> {
    actions.iter().find_map(|a| match a {
        Action::TakeOff(_) | Action::Fly(_) | Action::Land(_) => Some(Mode::Fly),
        Action::Slither { .. } => Some(Mode::Slither),
        Action::Bound { .. } => Some(Mode::Bound),
        Action::Walk { .. } | Action::Smash { .. } | Action::Overrun(_) => Some(Mode::Walk),
        _ => None,
    })
}

/// The hexes of a way, the first included.
fn way(game: &Game, unit: UnitId, actions: &[Action]) -> Vec<Hex> {
    let Some(mut at) = game.unit(unit).and_then(|u| u.hex()) else { return Vec::new() };
    let mut facing = game.major(unit).map(|m| m.facing());
    let mut way = vec![at];
    for action in actions {
        let (dir, hexes) = match *action {
            Action::Step { dir, .. } => (Some(dir), 1),
            Action::Walk { dir, .. } | Action::Fall { dir, .. } => (Some(dir), 1),
            Action::Bound { dir, hexes, .. } => (Some(dir), hexes),
            Action::Slither { dir, .. } if facing == Some(dir) => (Some(dir), 1),
            Action::Slither { dir, .. } | Action::Turn { dir, .. } => {
                facing = Some(dir);
                continue;
            }
            Action::Fly(_) => (facing, 1),
            _ => continue,
        };
        let Some(dir) = dir else { continue };
        facing = facing.map(|_| dir);
        for _ in 0..hexes {
            at = at.neighbour(dir).unwrap_or(at);
        }
        way.push(at);
    }
    way
}

/// Is it more than a plain step?
pub fn telling(what: &What) -> bool {
    !matches!(
        what,
        What::Moved { .. }
            | What::Walked { .. }
            | What::Turned { .. }
            | What::Slithered { .. }
            | What::SlitherTurned { .. }
            | What::Bounded { .. }
            | What::TookOff { .. }
            | What::Flew { .. }
            | What::Landed { .. }
            | What::PhaseBegan { .. }
            | What::TurnBegan { .. }
    )
}

/// Why the unit cannot do anything to the hex: the refusal of the likeliest action; `None` if none comes to mind.
pub fn why_not(game: &Game, unit: UnitId, hex: Hex) -> Option<Refusal> {
    let Decision::Side(side, choice) = game.decision() else { return None };
    let at = game.unit(unit).and_then(|u| u.hex());
    let dir = at.and_then(|at| at.direction_to(hex));
    let major = game.major(unit).is_some();
    let enemy = game.in_hex(hex).find(|u| game.unit(*u).is_some_and(|u| u.side != Some(side)));
    let mut likely = Vec::new();
    match choice {
        Choice::Place(_) | Choice::Reinforce { .. } => likely.push(Action::Place { unit, hex }),
        Choice::Rescue(_) => likely.push(Action::Rescue { unit, hex }),
        Choice::Withdraw(_) => likely.push(Action::Withdraw { unit, hex }),
        Choice::Move | Choice::MoveOn(_) | Choice::Flee(_) => match (at, dir) {
            (Some(_), Some(dir)) if major => likely.push(Action::Walk { unit, dir }),
            (Some(_), Some(dir)) => likely.push(Action::Step { unit, dir }),
            (None, _) => likely.push(Action::Enter { unit, hex }),
            _ => {}
        },
        Choice::Fire | Choice::Missiles | Choice::Melee | Choice::BuildAttack { .. } | Choice::Gather { .. } => {
            use dragonrage_rules::Area;
            if let (Choice::Fire, Some(dir), true) = (choice, dir, major) {
                likely.push(Action::Breathe { unit, dir });
            }
            if let Some(enemy) = enemy {
                let area = Area::ALL[0];
                let shot = matches!(choice, Choice::Fire | Choice::Missiles);
                likely.push(match game.major(enemy) {
                    Some(_) if shot => Action::Shoot { unit, target: enemy, area },
                    Some(_) if !major => Action::Attack { unit, target: enemy, area },
                    _ if major => Action::Aim { unit, area, hex },
                    _ => Action::Join { unit, hex },
                });
            }
        }
        _ => {}
    }
    likely.into_iter().find_map(|action| game.why_not(action))
}

/// Why a unit has nothing to do in this phase: the refusal of what it would do to the enemy that is nearest; `None` if nothing comes
/// to mind.
pub fn why_idle(game: &Game, unit: UnitId) -> Option<Refusal> {
    let Decision::Side(side, choice) = game.decision() else { return None };
    let at = game.unit(unit)?.hex()?;
    let hex = match choice {
        Choice::Move => Dir::ALL.into_iter().find_map(|dir| game.board().neighbour(at, dir)),
        _ => {
            let enemies = game.units().filter(|(_, u)| u.side == Some(side.other())).filter_map(|(_, u)| u.hex());
            enemies.min_by_key(|hex| (at.distance(*hex), *hex))
        }
    };
    why_not(game, unit, hex?)
}

/// The ways in which a major monster might move now; for each that it cannot, why.
pub fn modes(game: &Game, offers: &Offers) -> Vec<(Mode, Option<Refusal>)> {
    let Some((unit, major)) = offers.unit.and_then(|u| Some((u, game.major(u)?))) else { return Vec::new() };
    if !matches!(game.decision(), Decision::Side(_, Choice::Move | Choice::MoveOn(_))) {
        return Vec::new();
    }
    let dir = major.facing();
    let probes = [
        (Mode::Walk, Action::Walk { unit, dir }),
        (Mode::Fly, if major.mode == Mode::Fly { Action::Fly(unit) } else { Action::TakeOff(unit) }),
        (Mode::Slither, Action::Slither { unit, dir }),
        (Mode::Bound, Action::Bound { unit, dir, hexes: 2 }),
    ];
    let mut modes = Vec::new();
    for (mode, probe) in probes {
        let refusal = game.why_not(probe).filter(|_| !offers.deeds.iter().any(|d| d.mode == Some(mode)));
        modes.push((mode, refusal));
    }
    modes
}
