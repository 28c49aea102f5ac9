//! Who can strike where: the own units from where they stand, the enemy's after any move of his next turn. His reach and the odds are
//! the rules' own, asked on copies of the position in which it is his turn.

use super::outcomes::{burns, hope};
use crate::session::target::target;
use dragonrage_rules::{Action, Choice, Decision, Dir, Flags, Game, Hex, Opening, Phase, Roll, Side, Silent, UnitId};
use std::collections::BTreeMap;

/// What threatens a hex.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Threat {
    /// Somebody can get there.
    pub reached: bool,
    /// Who could strike at somebody in it.
    pub by: Vec<UnitId>,
    /// Of the blows that could be struck at those who stand there now, the likeliest one, in per cent.
    pub percent: Option<u32>,
}

/// How a unit strikes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum How {
    /// Hand to hand.
    Melee,
    /// With missiles.
    Shot,
    /// With fire.
    Fire,
}

/// The movement phase of a side.
const fn movement(side: Side) -> Phase {
    match side {
        Side::Invader => Phase::InvaderMovement,
        Side::Defender => Phase::DefenderMovement,
    }
}

/// The position as it would be if this side began to move now; `None` before the battle and after it.
pub fn turn_of(game: &Game, side: Side) -> Option<Game> {
    if game.turn() == 0 || game.outcome().is_some() {
        return None;
    }
    let mut setup = game.setup();
    setup.tasks.clear();
    setup.ledger.passage = None;
    setup.ledger.came_from = None;
    // In the other side's phase everything about this side's last turn is over, and forgotten.
    setup.ledger.phase = movement(side.other());
    for unit in &mut setup.units {
        unit.flags.set(Flags::PASSING, false);
    }
    let mut rested = Game::new(game.components(), &setup).ok()?;
    rested.forget();
    let mut setup = rested.setup();
    setup.ledger.phase = movement(side);
    Game::new(game.components(), &setup).ok()
}

/// Where a unit could strike from where it stands, whoever may be there.
pub fn strikes(game: &Game, unit: UnitId) -> Vec<(Hex, How)> {
    let Some(state) = game.unit(unit).filter(|u| u.on_map()) else { return Vec::new() };
    let (Some(at), Some(side), Some(kind)) = (state.hex(), state.side, game.kind(unit)) else { return Vec::new() };
    let mut found = Vec::new();
    let open = |dir: Dir| game.opening(at, dir, side) != Opening::Shut;
    let around = Dir::ALL.into_iter().filter_map(|dir| Some((dir, game.board().neighbour(at, dir)?)));
    if kind.is_major() {
        if game.can_fight(unit) {
            let here = [(None, at)].into_iter();
            for (dir, hex) in here.chain(around.map(|(dir, hex)| (Some(dir), hex))) {
                if dir.is_none_or(open) && game.strike_strength(unit, hex) > 0 {
                    found.push((hex, How::Melee));
                }
            }
        }
        return found;
    }
    if game.components().unit(kind).attack.is_some() {
        found.extend(around.filter(|(dir, _)| open(*dir)).map(|(_, hex)| (hex, How::Melee)));
    }
    let far = game.components().missiles.farthest();
    found.extend(game.board().within(at, far).iter().filter(|h| game.shoots_into(unit, *h)).map(|h| (h, How::Shot)));
    found
}

/// The directions in which a monster may breathe once its side has moved.
fn fires(moved: &Game, unit: UnitId, worth: impl Fn(Hex) -> bool) -> Vec<(Dir, Game)> {
    let dirs: Vec<Dir> = Dir::ALL.into_iter().filter(|dir| moved.fire_line(unit, *dir).any(&worth)).collect();
    if dirs.is_empty() {
        return Vec::new();
    }
    let Some(firing) = after_moving(moved) else { return Vec::new() };
    if firing.phase() != Phase::InvaderFire {
        return Vec::new();
    }
    let may = dirs.into_iter().filter(|dir| firing.is_legal(Action::Breathe { unit, dir: *dir }));
    may.map(|dir| (dir, firing.clone())).collect()
}

/// The game after the movement phase.
fn after_moving(game: &Game) -> Option<Game> {
    let mut after = game.clone();
    let phase = after.phase();
    for _ in 0..4 {
        if after.phase() != phase {
            return Some(after);
        }
        after.apply(Action::Done, &mut Silent).ok()?;
    }
    None
}

/// What the own units can strike at now, from where they stand.
pub fn cover(game: &Game, side: Side) -> BTreeMap<Hex, Threat> {
    let mut covered: BTreeMap<Hex, Threat> = BTreeMap::new();
    let Some(ours) = turn_of(game, side) else { return covered };
    let units: Vec<UnitId> = army(game, side);
    for unit in units {
        let mut add = |hex: Hex| note(covered.entry(hex).or_default(), unit);
        strikes(&ours, unit).into_iter().for_each(|(hex, _)| add(hex));
        for (dir, firing) in fires(&ours, unit, |_| true) {
            firing.fire_line(unit, dir).for_each(&mut add);
        }
    }
    covered
}

fn note(threat: &mut Threat, unit: UnitId) {
    if !threat.by.contains(&unit) {
        threat.by.push(unit);
    }
}

/// The living units of a side on the map.
fn army(game: &Game, side: Side) -> Vec<UnitId> {
    game.units().filter(|(_, u)| u.on_map() && u.side == Some(side)).map(|(unit, _)| unit).collect()
}

/// Where the enemy can get to in his next turn, and strike; how likely the best blow at somebody who stands there hits.
pub fn threats(game: &Game, enemy: Side) -> BTreeMap<Hex, Threat> {
    let mut threats: BTreeMap<Hex, Threat> = BTreeMap::new();
    let Some(theirs) = turn_of(game, enemy) else { return threats };
    let held = |hex: Hex| theirs.in_hex(hex).any(|u| theirs.unit(u).is_some_and(|u| u.side == Some(enemy.other())));
    for unit in army(game, enemy) {
        threaten(&theirs, enemy, unit, &held, &mut threats);
    }
    threats
}

/// What one unit of the enemy threatens.
fn threaten(
    theirs: &Game,
    enemy: Side,
    unit: UnitId,
    held: &impl Fn(Hex) -> bool,
    threats: &mut BTreeMap<Hex, Threat>,
) {
    let reach = theirs.reach(unit);
    // The best place for a blow at each hex: the strength there, and the position then.
    let mut blows: BTreeMap<Hex, (u16, Game)> = BTreeMap::new();
    let mut burnt: Vec<Hex> = Vec::new();
    let major = theirs.major(unit).is_some();
    for (n, stop) in reach.stops().iter().enumerate() {
        if let Some(chance) = stop.chance {
            if let (Roll::Overrun { hex, .. }, Some(percent)) = (chance.roll, hope(theirs, &chance, enemy)) {
                let threat = threats.entry(hex).or_default();
                note(threat, unit);
                threat.percent = threat.percent.max(Some(percent));
            }
            continue;
        }
        if !stop.may_stay {
            continue;
        }
        threats.entry(stop.hex).or_default().reached = true;
        let mut moved = theirs.clone();
        if reach.path(n).into_iter().any(|step| moved.apply(step, &mut Silent).is_err()) {
            continue;
        }
        for (hex, _) in strikes(&moved, unit) {
            note(threats.entry(hex).or_default(), unit);
            if held(hex) {
                let strength = if major { moved.strike_strength(unit, hex) } else { 1 };
                if blows.get(&hex).is_none_or(|(best, _)| *best < strength) {
                    blows.insert(hex, (strength, moved.clone()));
                }
            }
        }
        if major {
            for (dir, firing) in fires(&moved, unit, |hex| !burnt.contains(&hex)) {
                for (hex, burn) in burns(&firing, unit, dir) {
                    burnt.push(hex);
                    let threat = threats.entry(hex).or_default();
                    note(threat, unit);
                    threat.percent = threat.percent.max(burn.caught.iter().map(|(_, p)| *p).max());
                }
            }
        }
    }
    for (hex, (_, moved)) in blows {
        let percent = best_blow(&moved, unit, hex);
        if let Some(threat) = threats.get_mut(&hex) {
            threat.percent = threat.percent.max(percent);
        }
    }
}

/// The likeliest blow of a unit at a hex in the combat phases after this movement, in per cent.
fn best_blow(moved: &Game, unit: UnitId, hex: Hex) -> Option<u32> {
    let side = moved.unit(unit)?.side?;
    let mut game = after_moving(moved)?;
    let mut best = None;
    for _ in 0..3 {
        let Decision::Side(s, choice) = game.decision() else { break };
        if s != side || game.phase().side() != side {
            break;
        }
        let mut legal = Vec::new();
        game.legal_actions(&mut legal);
        for action in legal.iter().copied().filter(|a| a.unit() == Some(unit) && target(&game, *a) == Some(hex)) {
            best = best.max(odds(&game, action, unit, hex, side));
        }
        let done = matches!(choice, Choice::Fire | Choice::Missiles | Choice::Melee);
        if !done || game.apply(Action::Done, &mut Silent).is_err() {
            break;
        }
    }
    best
}

/// How likely an attack hits, with everything that the unit can bring.
fn odds(game: &Game, action: Action, unit: UnitId, hex: Hex, side: Side) -> Option<u32> {
    let mut attack = game.clone();
    attack.apply(action, &mut Silent).ok()?;
    for _ in 0..12 {
        match attack.decision() {
            Decision::Chance(chance) => return hope(&attack, &chance, side),
            Decision::Side(s, Choice::BuildAttack { .. } | Choice::Gather { .. }) if s == side => {
                let mut legal = Vec::new();
                attack.legal_actions(&mut legal);
                let more =
                    legal.iter().find(|a| matches!(a, Action::Aim { unit: u, hex: h, .. } if (*u, *h) == (unit, hex)));
                attack.apply(more.copied().unwrap_or(Action::Strike), &mut Silent).ok()?;
            }
            // It needed no dice: it hits.
            _ => return Some(100),
        }
    }
    None
}
