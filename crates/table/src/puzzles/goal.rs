//! The question of a puzzle as files write it: `kill INF3`, `raze 1008`. Sentences about it are the page's.

use dragonrage_ai::Goal;
use dragonrage_rules::{Area, Roster};

/// Reads a goal.
pub fn read(roster: &Roster, text: &str) -> Option<Goal> {
    let words: Vec<&str> = text.split_whitespace().collect();
    Some(match words[..] {
        ["win"] => Goal::Win,
        ["survive"] => Goal::Survive,
        ["destroy", n, "VP"] => Goal::Destroyed(n.parse().ok()?),
        ["lose", "fewer", "than", n, "VP"] => Goal::Spared(n.parse().ok()?),
        ["kill", name] => Goal::Kill(roster.by_name(name)?),
        ["keep", name] => Goal::Keep(roster.by_name(name)?),
        ["raze", hex] => Goal::Raze(hex.parse().ok()?),
        ["guard", hex] => Goal::Guard(hex.parse().ok()?),
        ["cripple", name, area, n] => Goal::Cripple(roster.by_name(name)?, Area::from_code(area)?, n.parse().ok()?),
        _ => return None,
    })
}

/// Writes a goal; [`read`] reads it again.
pub fn write(roster: &Roster, goal: Goal) -> String {
    match goal {
        Goal::Win => "win".to_owned(),
        Goal::Survive => "survive".to_owned(),
        Goal::Destroyed(n) => format!("destroy {n} VP"),
        Goal::Spared(n) => format!("lose fewer than {n} VP"),
        Goal::Kill(unit) => format!("kill {}", roster.name(unit)),
        Goal::Keep(unit) => format!("keep {}", roster.name(unit)),
        Goal::Raze(hex) => format!("raze {hex}"),
        Goal::Guard(hex) => format!("guard {hex}"),
        Goal::Cripple(unit, area, n) => format!("cripple {} {} {n}", roster.name(unit), area.code()),
    }
}
