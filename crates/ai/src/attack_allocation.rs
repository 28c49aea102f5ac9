//! Attack allocation: which groups of a monster go for which hex (an exhaustive search over all ways to share them out),
//! and who joins whom against a stack (greedy, by marginal gain). The strengths are the game's own, asked by trying; the
//! chances are the combat table's.

use crate::expectimax::Expectimax;
use crate::rolls::outcomes;
use dragonrage_rules::{Action, Area, Choice, Decision, Game, Hex, UnitId};

/// An attack as steps, and what it is worth more than doing nothing.
#[derive(Clone, Debug)]
pub struct Attack {
    /// The steps, the last one makes the attack.
    pub steps: Vec<Action>,
    /// What it gains on average.
    pub gain: f32,
}

/// What success is worth more than failure in an attack that is ready to be made, and the chance of it.
fn stake(search: &mut Expectimax, ready: &Game) -> Option<(f32, f32)> {
    let struck = search.applied(ready, Action::Strike)?;
    let Decision::Chance(chance) = struck.decision() else { return Some((search.value(&struck), 1.0)) };
    let mut values = [None; 2];
    let mut p = 0.0;
    for (roll, share) in outcomes(&chance) {
        let Action::Roll { a, b } = roll else { continue };
        let success = chance.succeeds(a + b) == Some(true);
        if success {
            p = share as f32;
        }
        if let Some(next) = search.applied(&struck, roll) {
            values[usize::from(success)] = Some(search.value(&next));
        }
    }
    match values {
        [Some(lost), Some(won)] => Some((won - lost, p)),
        [None, Some(won)] => Some((won, p)),
        _ => Some((0.0, 0.0)),
    }
}

// ---- a major monster's groups

/// A hex that a monster can attack.
struct Target {
    hex: Hex,
    defence: u16,
    /// Groups that reach it and the strength of each, by area.
    groups: [u8; 3],
    strength: [u16; 3],
    worth: f32,
}

const AREAS: [Area; 3] = [Area::Head, Area::Wings, Area::Legs];

fn target(search: &mut Expectimax, game: &Game, base: f32, unit: UnitId, hex: Hex) -> Option<Target> {
    let mut found = Target { hex, defence: 0, groups: [0; 3], strength: [0; 3], worth: 0.0 };
    let mut ready = game.clone();
    let mut before = 0;
    for (n, area) in AREAS.into_iter().enumerate() {
        while let Some(next) = search.applied(&ready, Action::Aim { unit, area, hex }) {
            let Decision::Side(_, Choice::BuildAttack { strength, defence, .. }) = next.decision() else { break };
            found.groups[n] += 1;
            found.strength[n] = strength - before;
            (before, found.defence, ready) = (strength, defence, next);
        }
    }
    let (worth, p) = stake(search, &ready)?;
    // Certain success leaves no failure to compare with.
    found.worth = if p >= 1.0 { worth - base } else { worth };
    (found.groups != [0; 3] && p > 0.0).then_some(found)
}

/// The best way to share out what is left of the groups among the targets from the n-th on.
fn allocate(search: &Expectimax, targets: &[Target], left: [u8; 3]) -> (f32, Vec<[u8; 3]>) {
    let Some((first, rest)) = targets.split_first() else { return (0.0, Vec::new()) };
    let mut best = (f32::NEG_INFINITY, Vec::new());
    let most = |n: usize| first.groups[n].min(left[n]);
    for head in 0..=most(0) {
        for wings in 0..=most(1) {
            for legs in 0..=most(2) {
                let used = [head, wings, legs];
                let strength = (0..3).map(|n| u16::from(used[n]) * first.strength[n]).sum();
                let value = first.worth * search.judge.table().kill(strength, first.defence);
                let (more, mut plan) = allocate(search, rest, [left[0] - head, left[1] - wings, left[2] - legs]);
                if value + more > best.0 {
                    plan.push(used);
                    best = (value + more, plan);
                }
            }
        }
    }
    best
}

/// The attacks that a major monster makes if it shares out its groups as well as it can, in no particular order.
pub fn shared_out(search: &mut Expectimax, game: &Game, base: f32, unit: UnitId, legal: &[Action]) -> Vec<Attack> {
    let mut hexes: Vec<Hex> = Vec::new();
    for action in legal {
        if let Action::Aim { unit: u, hex, .. } = action
            && *u == unit
            && !hexes.contains(hex)
        {
            hexes.push(*hex);
        }
    }
    let mut targets: Vec<Target> = hexes.into_iter().filter_map(|h| target(search, game, base, unit, h)).collect();
    targets.sort_by(|a, b| b.worth.total_cmp(&a.worth));
    // Four targets are more than a monster can do something about.
    targets.truncate(4);
    let mut groups = [0; 3];
    for t in &targets {
        (0..3).for_each(|n| groups[n] = groups[n].max(t.groups[n]));
    }
    let (_, mut plan) = allocate(search, &targets, groups);
    plan.reverse();
    let attack = |(target, used): (&Target, &[u8; 3])| {
        let strength = (0..3).map(|n| u16::from(used[n]) * target.strength[n]).sum();
        let gain = target.worth * search.judge.table().kill(strength, target.defence);
        let mut steps = Vec::new();
        for (n, area) in AREAS.into_iter().enumerate() {
            steps.extend((0..used[n]).map(|_| Action::Aim { unit, area, hex: target.hex }));
        }
        steps.push(Action::Strike);
        Attack { steps, gain }
    };
    targets.iter().zip(&plan).map(attack).collect()
}

/// The one of them that it makes first; none where the best would be to spare its groups.
pub fn by_major(search: &mut Expectimax, game: &Game, base: f32, unit: UnitId, legal: &[Action]) -> Option<Attack> {
    let all = shared_out(search, game, base, unit, legal).into_iter();
    all.max_by(|a, b| a.gain.total_cmp(&b.gain)).filter(|attack| attack.steps.len() > 1)
}

// ---- many against a hex

/// The best combined attack on the hex that the `first` one joins against: everybody who can join, but for those whom it
/// does not need. `better`: what a unit could gain elsewhere.
pub fn on_hex(
    search: &mut Expectimax,
    game: &Game,
    base: f32,
    first: Action,
    better: &dyn Fn(UnitId) -> f32,
) -> Option<Attack> {
    let mut joined = vec![(first, 0u16)];
    let mut ready = search.applied(game, first)?;
    let mut legal = Vec::new();
    let (mut total, mut against) = (0, 0);
    while let Decision::Side(_, Choice::Gather { strength, defence, .. }) = ready.decision() {
        if let Some(last) = joined.last_mut() {
            last.1 = strength - total;
        }
        (total, against) = (strength, defence);
        ready.legal_actions(&mut legal);
        let Some(join) = legal.iter().copied().find(|a| matches!(a, Action::Join { .. })) else { break };
        ready = search.applied(&ready, join)?;
        joined.push((join, 0));
    }
    let (worth, p) = stake(search, &ready)?;
    let worth = if p >= 1.0 { worth - base } else { worth };
    if p <= 0.0 || worth <= 0.0 {
        return None;
    }
    let kill = |strength: u16| search.judge.table().kill(strength, against);
    // Who adds less than it could gain elsewhere stays out; the first one carries the attack.
    let mut n = joined.len();
    while n > 1 {
        n -= 1;
        let (join, strength) = joined[n];
        let adds = worth * (kill(total) - kill(total - strength));
        let elsewhere = join.unit().map_or(0.0, better);
        if adds <= elsewhere.max(0.0) {
            joined.remove(n);
            total -= strength;
        }
    }
    let spared: f32 = joined.iter().filter_map(|(j, _)| j.unit()).map(|u| better(u).max(0.0)).sum();
    let mut steps: Vec<Action> = joined.into_iter().map(|(join, _)| join).collect();
    steps.push(Action::Strike);
    Some(Attack { steps, gain: worth * kill(total) - spared })
}
