//! Positions in which the question is the game itself: the enemies in view are the last ones, the VP in reach are those
//! that decide, the invaders who are left have nobody behind them. A game of squires gives the places of the units; how
//! wounded, how near the goal and how late it is, is set.

use super::super::ask::Asked;
use super::super::reduce::{changed, few};
use dragonrage_ai::{Goal, Rng};
use dragonrage_rules::{Area, Choice, Components, Decision, Flags, Game, Hex, Kind, Side, UnitId, UnitSetup};
use std::collections::BTreeMap;

/// How far away whoever can do something about it may be, while units move and after that.
const FAR: [u8; 2] = [5, 2];

/// How far a unit on foot gets in a turn, mostly.
const STEPS: u8 = 3;

/// How far away whoever casts a spell may be from where it matters.
const SPELL: u8 = 4;

/// Turn of a position in which the clock runs out: ten turns without VP are the last [2.6-d].
const LATE: u16 = 12;

/// Points that the last monsters have left, at most, and those of the last invader.
const LEFT: usize = 6;
const HURT: usize = 3;

/// A question with what is set for it.
#[derive(Clone, Debug)]
pub struct Stake {
    /// The question: to win now, or not to have lost when the reply is over.
    pub asked: Asked,
    /// Most enemies, those named included.
    pub enemies: usize,
    /// Own units that could stand in this hex soon have gone: whoever is left must be in the way instead.
    pub apart: Option<Hex>,
    /// Enough own units are near to gather.
    pub crowd: bool,
    /// Hit points left of minor monsters, points of the belly left of major ones.
    left: Vec<(UnitId, u8)>,
    /// Major monsters without wings and fire.
    worn: Vec<UnitId>,
    /// VP that decide.
    missing: Option<i16>,
    /// If no VP are destroyed in this turn, the invader has lost.
    late: bool,
}

/// Whoever is no farther from a hex will mostly get there.
const APART: u8 = 2;

/// How far an enemy on foot may be from what he wants.
const WALK: u8 = 4;

impl Stake {
    fn new(goal: Goal, at: Hex, named: Vec<UnitId>, enemies: usize) -> Stake {
        let span = if goal == Goal::Win { 1 } else { 2 };
        let asked = Asked { goals: vec![goal], span, at, named };
        Stake {
            asked,
            enemies,
            apart: None,
            crowd: false,
            left: Vec::new(),
            worn: Vec::new(),
            missing: None,
            late: false,
        }
    }

    /// The position, with so many own units, of which so many are free to move.
    pub fn position(&self, game: &Game, side: Side, own: usize, movers: usize, enemies: usize) -> Option<Game> {
        let apart = match self.apart {
            Some(place) => changed(game, |setup| {
                setup.units.retain(|u| u.side != side || u.hex.is_none_or(|h| h.distance(place) > APART));
            })?,
            None => game.clone(),
        };
        let small = few(&apart, &self.asked, side, own, enemies)?;
        let components = small.components();
        let position = changed(&small, |setup| {
            for unit in &mut setup.units {
                let Some(kind) = small.kind(unit.unit) else { continue };
                if let Some((_, left)) = self.left.iter().find(|(u, _)| *u == unit.unit) {
                    match kind.is_major() {
                        true => unit.damage[BELLY] = whole(components, kind).saturating_sub(*left),
                        false => unit.lost = whole(components, kind).saturating_sub(*left),
                    }
                }
                if kind.is_major() && self.worn.contains(&unit.unit) {
                    let wings = components.monster(kind).area(Area::Wings);
                    unit.damage[WINGS] = wings.groups * wings.hit_points;
                    unit.fires = components.monster(kind).fires;
                }
            }
            stand(&mut setup.units, side, self.asked.at, movers);
            if let Some(missing) = self.missing {
                setup.ledger.objective = small.vp() + missing;
            }
            if self.late {
                (setup.ledger.turn, setup.ledger.last_vp_turn) = (LATE, LATE - 10);
                setup.ledger.last_inside_turn = LATE;
            }
        })?;
        // Graded games have their own idea of what wins.
        self.missing.is_none_or(|missing| position.goal() - position.vp() == missing).then_some(position)
    }
}

/// Where damage of the wings and the belly stands in a list of areas.
const WINGS: usize = 1;
const BELLY: usize = 3;

/// Points of a monster that kill it: those of the belly, or hit points.
fn whole(components: &Components, kind: Kind) -> u8 {
    match kind.is_major() {
        true => {
            let belly = components.monster(kind).area(Area::Belly);
            belly.groups * belly.hit_points
        }
        false => components.unit(kind).hit_points.unwrap_or(0),
    }
}

/// Whoever is beside the place has moved already; of the others only so many may still move.
fn stand(units: &mut [UnitSetup], side: Side, at: Hex, movers: usize) {
    let mut free = movers;
    let mut order: Vec<usize> = (0..units.len()).filter(|n| units[*n].side == side).collect();
    order.sort_by_key(|n| units[*n].hex.map_or(u8::MAX, |h| h.distance(at)));
    for n in order {
        let beside = units[n].hex.is_some_and(|h| h.distance(at) <= 1);
        if movers < ALL && (beside || free == 0) {
            units[n].flags.set(Flags::ENDED, true);
        } else {
            free = free.saturating_sub(1);
        }
    }
}

/// So many movers mean everybody.
pub const ALL: usize = 9;

/// Everything that a position lends itself to for the side that decides.
pub fn stakes(game: &Game, side: Side, rng: &mut Rng) -> Vec<Stake> {
    let of = |whose: Side| -> Vec<(UnitId, Hex)> {
        let on_map = game.units().filter(|(_, u)| u.side == Some(whose) && u.on_map());
        on_map.filter_map(|(id, u)| Some((id, u.hex()?))).collect()
    };
    let (own, enemies) = (of(side), of(side.other()));
    let moving = matches!(game.decision(), Decision::Side(_, Choice::Move | Choice::Spell));
    let far = FAR[usize::from(!moving)];
    let flies = |unit: UnitId| game.kind(unit).is_some_and(|k| k.is_major());
    let near = |list: &[(UnitId, Hex)], hex: Hex, far: u8| list.iter().any(|(_, h)| h.distance(hex) <= far);
    let mut list = match side {
        Side::Defender if moving => {
            let mut list = last_enemies(game, &own, &enemies, far, rng);
            list.extend(in_the_way(game, &own, &enemies));
            list
        }
        Side::Defender => last_enemies(game, &own, &enemies, far, rng),
        Side::Invader => last_invaders(game, &own, &enemies, moving, rng),
    };
    for place in &game.board().spec().places {
        let Some(vp) = game.vp_at(place.hex).filter(|vp| *vp > 0 && near(&own, place.hex, far)) else { continue };
        match side {
            // On foot or in the air: nobody else gets there in time.
            Side::Invader if own.iter().any(|(u, h)| h.distance(place.hex) <= if flies(*u) { far } else { STEPS }) => {
                let mut stake = Stake::new(Goal::Win, place.hex, Vec::new(), 3);
                stake.missing = Some(i16::from(vp) + rng.below(3).saturating_sub(1) as i16);
                list.push(stake);
            }
            Side::Invader => {}
            Side::Defender if moving && near(&enemies, place.hex, FAR[0]) => {
                let mut stake = Stake::new(Goal::Survive, place.hex, Vec::new(), 2);
                stake.missing = Some(1 + rng.below(usize::from(vp.min(3))) as i16);
                if rng.below(3) > 0 {
                    stake.worn = enemies.iter().map(|(u, _)| *u).collect();
                }
                list.push(stake);
            }
            Side::Defender => {}
        }
    }
    if matches!(game.decision(), Decision::Side(_, Choice::Spell)) {
        let caster = own.iter().find(|(u, _)| game.spell_points(*u).is_some_and(|points| points > 0));
        list.retain_mut(|stake| {
            let near = caster.filter(|(_, hex)| hex.distance(stake.asked.at) <= SPELL);
            stake.asked.named.extend(near.map(|(unit, _)| *unit).filter(|u| !stake.asked.named.contains(u)));
            near.is_some()
        });
    }
    list
}

/// The enemies of a hex, or of two neighbouring ones, are the last.
fn last_enemies(game: &Game, own: &[(UnitId, Hex)], enemies: &[(UnitId, Hex)], far: u8, rng: &mut Rng) -> Vec<Stake> {
    let mut hexes: BTreeMap<Hex, Vec<UnitId>> = BTreeMap::new();
    for (unit, hex) in enemies {
        hexes.entry(*hex).or_default().push(*unit);
    }
    let mut list = Vec::new();
    for (hex, units) in &hexes {
        let near = own.iter().filter(|(_, h)| h.distance(*hex) <= far).count();
        if near < 2 {
            continue;
        }
        let mut named = units.clone();
        if rng.below(4) == 0 {
            named.extend(hexes.iter().find(|(h, _)| *h != hex && h.distance(*hex) <= 2).into_iter().flat_map(|h| h.1));
        }
        // Twice: how wounded monsters are is left to chance.
        for _ in 0..2 {
            let mut stake = Stake::new(Goal::Win, *hex, named.clone(), 0);
            stake.left = weak(game, &named, rng, LEFT);
            stake.crowd = near >= 3;
            // Where VP are near they would, every third time, win by them.
            stake.missing = near_vp(game, *hex).filter(|_| rng.below(3) == 0);
            list.push(stake);
        }
    }
    list
}

/// The VP nearest to a hex, of those that can be walked to.
fn near_vp(game: &Game, hex: Hex) -> Option<i16> {
    let places = game.board().spec().places.iter();
    let near = places.filter_map(|p| Some((p.hex.distance(hex), game.vp_at(p.hex).filter(|vp| *vp > 0)?)));
    near.filter(|(far, _)| *far <= STEPS).min().map(|(_, vp)| i16::from(vp))
}

/// How much is left of the monsters among these.
fn weak(game: &Game, units: &[UnitId], rng: &mut Rng, most: usize) -> Vec<(UnitId, u8)> {
    let points = |u: UnitId| game.kind(u).map_or(0, |kind| whole(game.components(), kind));
    units.iter().filter(|u| points(**u) > 0).map(|u| (*u, 1 + rng.below(most.min(points(*u).into())) as u8)).collect()
}

/// An enemy on foot who is near the VP that decide, and own units that are not.
fn in_the_way(game: &Game, own: &[(UnitId, Hex)], enemies: &[(UnitId, Hex)]) -> Vec<Stake> {
    let mut list = Vec::new();
    for place in &game.board().spec().places {
        let Some(vp) = game.vp_at(place.hex).filter(|vp| *vp > 0) else { continue };
        for (unit, hex) in enemies.iter().filter(|(_, h)| (2..=WALK).contains(&h.distance(place.hex))) {
            let late = |h: &Hex| h.distance(place.hex) > APART && h.distance(*hex) <= WALK;
            if !own.iter().any(|(_, h)| late(h)) {
                continue;
            }
            let mut stake = Stake::new(Goal::Survive, *hex, vec![*unit], 1);
            stake.missing = Some(i16::from(vp));
            stake.worn = vec![*unit];
            stake.apart = Some(place.hex);
            list.push(stake);
        }
    }
    list
}

/// One or two invaders are the last, near their enemies, perhaps late.
fn last_invaders(
    game: &Game,
    own: &[(UnitId, Hex)],
    enemies: &[(UnitId, Hex)],
    moving: bool,
    rng: &mut Rng,
) -> Vec<Stake> {
    let mut list = Vec::new();
    for (unit, hex) in own.iter().filter(|_| moving) {
        if !enemies.iter().any(|(_, h)| h.distance(*hex) <= STEPS) {
            continue;
        }
        let mut stake = Stake::new(Goal::Survive, *hex, vec![*unit], 3);
        stake.left = weak(game, &[*unit], rng, HURT);
        stake.late = rng.below(3) == 0;
        if rng.below(2) == 0 {
            stake.worn = vec![*unit];
        }
        list.push(stake);
    }
    list
}
