//! What dice would bring about, before they are thrown: both outcomes of a deed, tried on copies, and whom a fire would catch.

use crate::session::hopes;
use crate::session::offers::telling;
use dragonrage_rules::{Action, Chance, Decision, Dir, Event, Game, Hex, Peril, Roll, Side, UnitId, What};

/// Both outcomes of a deed, from the point of view of the side that does it.
#[derive(Clone, PartialEq, Debug)]
pub struct Outcomes {
    /// How likely it goes as the side hopes, in per cent.
    pub percent: u32,
    /// What happens then.
    pub good: Vec<Event>,
    /// What happens otherwise.
    pub bad: Vec<Event>,
}

/// A part of a whole in per cent, rounded.
pub fn percent(ways: u8, of: u8) -> u32 {
    let (ways, of) = (u32::from(ways), u32::from(of).max(1));
    (ways * 100 + of / 2) / of
}

/// How likely the dice fall as this side hopes, in per cent; `None` where there is nothing to hope for.
pub fn hope(game: &Game, chance: &Chance, side: Side) -> Option<u32> {
    let (ways, of) = chance.success()?;
    let ways = if hopes(chance, game).is_none_or(|s| s == side) { ways } else { of - ways };
    Some(percent(ways, of))
}

/// A throw that succeeds, or one that fails; `None` if there is none.
fn throw(chance: &Chance, success: bool) -> Option<Action> {
    let (total, _) = chance.totals().find(|(total, _)| chance.succeeds(*total) == Some(success))?;
    let a = if chance.dice == 2 { total.saturating_sub(6).max(1) } else { total };
    Some(Action::Roll { a, b: total - a })
}

/// What the dice that follow a deed would bring about: the deed is done on a copy, and the dice fall both ways.
pub fn outcomes(game: &Game, actions: &[Action]) -> Option<Outcomes> {
    let Decision::Side(side, _) = game.decision() else { return None };
    let mut after = game.clone();
    for action in actions {
        after.apply(*action, &mut dragonrage_rules::Silent).ok()?;
    }
    let Decision::Chance(chance) = after.decision() else { return None };
    let wanted = hopes(&chance, &after).is_none_or(|s| s == side);
    let way = |success: bool| -> Vec<Event> {
        let mut events = Vec::new();
        let mut then = after.clone();
        if let Some(roll) = throw(&chance, success) {
            let _ = then.apply(roll, &mut events);
        }
        events.retain(|e| telling(&e.what) && !matches!(e.what, What::Rolled { .. }));
        events
    };
    Some(Outcomes { percent: hope(&after, &chance, side)?, good: way(wanted), bad: way(!wanted) })
}

/// The position after a success and after a failure of the dice that are due, and how likely the success is.
pub fn both_ways(game: &Game, chance: &Chance) -> Option<(f32, Game, Game)> {
    let (ways, of) = chance.success()?;
    let way = |success: bool| {
        let mut then = game.clone();
        let roll = throw(chance, success).or_else(|| throw(chance, !success))?;
        then.apply(roll, &mut dragonrage_rules::Silent).ok()?;
        Some(then)
    };
    Some((f32::from(ways) / f32::from(of.max(1)), way(true)?, way(false)?))
}

/// What a breath of fire would do in a hex.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Burn {
    /// Units there, and how likely each is caught, in per cent.
    pub caught: Vec<(UnitId, u32)>,
    /// VP that burn with it.
    pub vp: u8,
}

/// What the fire of a monster in that direction would burn, hex by hex, the nearer one first. Everybody escapes on the copy, so that
/// everybody is asked about.
pub fn burns(game: &Game, unit: UnitId, dir: Dir) -> Vec<(Hex, Burn)> {
    let mut burns: Vec<(Hex, Burn)> = game.fire_line(unit, dir).map(|hex| (hex, Burn::default())).collect();
    let mut after = game.clone();
    let mut events = Vec::new();
    if after.apply(Action::Breathe { unit, dir }, &mut events).is_err() {
        return burns;
    }
    while let Decision::Chance(chance) = after.decision() {
        let Roll::Escape { unit: victim, from: Peril::Fire } = chance.roll else { break };
        let Some((ways, of)) = chance.success() else { break };
        let at = after.unit(victim).and_then(|u| u.hex());
        if let Some((_, burn)) = burns.iter_mut().find(|(hex, _)| Some(*hex) == at) {
            burn.caught.push((victim, percent(of - ways, of)));
        }
        let Some(roll) = throw(&chance, true).or_else(|| throw(&chance, false)) else { break };
        if after.apply(roll, &mut events).is_err() {
            break;
        }
    }
    for event in &events {
        match event.what {
            // Those who cannot escape are gone at once.
            What::Destroyed { unit: victim, .. }
                if !burns.iter().any(|(_, b)| b.caught.iter().any(|c| c.0 == victim)) =>
            {
                let at = game.unit(victim).and_then(|u| u.hex());
                if let Some((_, burn)) = burns.iter_mut().find(|(hex, _)| Some(*hex) == at) {
                    burn.caught.push((victim, 100));
                }
            }
            What::Razed { hex, vp, .. } => {
                if let Some((_, burn)) = burns.iter_mut().find(|(known, _)| *known == hex) {
                    burn.vp += vp;
                }
            }
            _ => {}
        }
    }
    burns
}
