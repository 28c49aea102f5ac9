//! Not alone on the map: a position with so many units more that no player asks the solver any more. They stand where they
//! stood in the game, as far away as can be, and have ended their moves; the answer must stay what it was.

use super::super::reduce::changed;
use super::super::{Solved, examine};
use crate::tactics::{FEW, units};
use dragonrage_rules::{Flags, Game, Hex, Side, Status, UnitSetup};

/// Units on the map with company.
const MANY: usize = 10;

/// Positions that the answer may need: whoever stands about can be attacked in the reply, too.
const BUDGET: u64 = 400_000;

/// The position with units of the game that it comes from; `None` if that changes the answer, or too few are left.
pub fn company(solved: &Solved, from: &Game, at: Hex) -> Option<Solved> {
    let question = &solved.question;
    let mut more: Vec<UnitSetup> = from.setup().units;
    // Enemies would move in their reply, and be among the last.
    let quiet = question.side == Side::Invader && question.span == 1;
    more.retain(|u| u.status == Status::OnMap && (u.side == question.side || quiet));
    more.retain(|u| solved.game.unit(u.unit).is_none_or(|known| !known.on_map()));
    more.sort_by_key(|u| (std::cmp::Reverse(u.hex.map(|h| h.distance(at))), u.unit));
    let game = changed(&solved.game, |setup| {
        more.truncate(MANY.saturating_sub(units(&solved.game)));
        setup.units.retain(|u| more.iter().all(|m| m.unit != u.unit));
        for unit in &mut more {
            unit.flags.set(Flags::ENDED, unit.side == question.side);
        }
        setup.units.extend(more.iter().copied());
    })?;
    let with = examine(&game, question, BUDGET, solved.clarity).ok()?;
    (units(&game) > FEW && (with.value - solved.value).abs() < 1e-9).then_some(with)
}
