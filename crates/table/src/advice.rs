//! Advice: what a strong player would consider now, asked of the player beside the table. Plain text both ways, as for
//! `thinker`; what is said in words, others say.

mod reasons;

pub use reasons::Reason;

use crate::session::offers::telling;
use crate::session::target::target;
use dragonrage_ai::{Effort, Hint, Planner, Weights};
use dragonrage_rules::{Action, Decision, Dir, Event, Flags, Game, Hex, Roster, UnitId, notation};

/// The word that stands in a question where a player's level would.
pub const WORD: &str = "advice";
/// So many things are advised at most.
const MOST: usize = 4;
/// Stands where no reason is known.
const NO_REASON: &str = "-";

/// Something that is advised, and why.
#[derive(Clone, PartialEq, Debug)]
pub struct Advised {
    /// What to do.
    pub hint: Hint,
    /// What speaks for it, the most important first.
    pub why: Vec<Reason>,
}

/// Thinks about a position: a line for each hint, the chance, the gain and the reasons before its steps.
pub fn think(game: &Game, seed: u64) -> String {
    let hints = Planner::new(seed, Weights::knight(), Effort::ADVICE).advise(game, MOST);
    let roster = &game.components().roster;
    let Decision::Side(side, _) = game.decision() else { return String::new() };
    let line = |h: Hint| {
        let steps: Vec<String> = h.steps.iter().map(|s| notation::print(roster, *s)).collect();
        let why: Vec<&str> = reasons::reasons(game, side, &h.steps).into_iter().map(Reason::code).collect();
        let why = if why.is_empty() { NO_REASON.to_owned() } else { why.join(",") };
        format!("{} {} {why} {}", h.chance, h.gain, steps.join("; "))
    };
    hints.into_iter().map(line).collect::<Vec<_>>().join("\n")
}

/// Reads the answer; lines that are none are left out.
pub fn read(roster: &Roster, text: &str) -> Vec<Advised> {
    let line = |line: &str| {
        let mut words = line.splitn(4, ' ');
        let (chance, gain) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
        let why = words.next()?.split(',').filter(|w| *w != NO_REASON).map(Reason::from_code).collect::<Option<_>>()?;
        let steps: Option<Vec<Action>> = words.next()?.split("; ").map(|s| notation::parse(roster, s).ok()).collect();
        Some(Advised { hint: Hint { steps: steps?, chance, gain }, why })
    };
    text.lines().filter_map(line).collect()
}

/// Where a monster stands after a hint.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct End {
    /// The hex.
    pub hex: Hex,
    /// Where it looks.
    pub facing: Dir,
    /// In flight?
    pub airborne: bool,
}

/// A hint, ready to be told.
#[derive(Clone, PartialEq, Debug)]
pub struct Told {
    /// The steps that are told: of a long way, the last.
    pub steps: Vec<(Game, Action)>,
    /// The hexes of the way.
    pub way: Vec<Hex>,
    /// What happens on it that is worth telling.
    pub events: Vec<Event>,
    /// Where a major monster stands then, if it moved.
    pub end: Option<End>,
}

/// Follows the steps of a hint.
pub fn follow(game: &Game, hint: &Hint) -> Told {
    let at = |game: &Game, unit: UnitId| game.unit(unit).and_then(|u| u.hex());
    let mut now = game.clone();
    let mut told = Told { steps: Vec::new(), way: Vec::new(), events: Vec::new(), end: None };
    for (n, action) in hint.steps.iter().enumerate() {
        let goes_on = hint.steps.get(n + 1).is_some_and(|next| plain(*next) && next.unit() == action.unit());
        if !(plain(*action) && goes_on) {
            told.steps.push((now.clone(), *action));
        }
        if let Some(hex) = action.unit().and_then(|u| at(&now, u)).filter(|_| told.way.is_empty()) {
            told.way.push(hex);
        }
        if now.apply(*action, &mut told.events).is_err() {
            break;
        }
        let pointed = target(game, *action).filter(|_| !plain(*action));
        let next = action.unit().filter(|_| plain(*action)).and_then(|u| at(&now, u)).or(pointed);
        told.way.extend(next.filter(|hex| told.way.last() != Some(hex)));
        if let Some(unit) = action.unit().filter(|_| plain(*action)) {
            told.end = now.unit(unit).zip(now.major(unit)).and_then(|(state, major)| {
                Some(End { hex: state.hex()?, facing: major.facing(), airborne: state.has(Flags::AIRBORNE) })
            });
        }
    }
    told.events.retain(|e| telling(&e.what));
    told
}

/// A step of a way.
fn plain(action: Action) -> bool {
    matches!(
        action,
        Action::Step { .. }
            | Action::Walk { .. }
            | Action::Turn { .. }
            | Action::Fly(_)
            | Action::TakeOff(_)
            | Action::Land(_)
            | Action::Bound { .. }
            | Action::Slither { .. }
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use dragonrage_rules::{Decision, Side, Silent};

    #[test]
    fn hints_survive_the_way_from_the_worker_and_are_legal() {
        for side in Side::BOTH {
            let session = crate::guide::opening::begin(&dragonrage_data::embedded(), side, 3).unwrap();
            let game = session.game();
            assert!(matches!(game.decision(), Decision::Side(s, _) if s == side));
            let text = think(game, 3);
            let hints = read(&game.components().roster, &text);
            assert!(!hints.is_empty() && hints.len() == text.lines().count(), "{text}");
            for Advised { hint, .. } in &hints {
                let mut copy = game.clone();
                assert!(
                    !hint.steps.is_empty() && (0.01..0.99).contains(&hint.chance),
                    "nothing is decided yet: {text}"
                );
                assert!(hint.steps.iter().all(|a| copy.apply(*a, &mut Silent).is_ok()), "{text}");
                assert!(!follow(game, hint).steps.is_empty());
            }
        }
    }

    /// Four ways to land are told apart by where and how the monster stands then, and each has a reason.
    #[test]
    fn hints_name_their_place_and_a_reason() {
        let session = crate::guide::opening::begin(&dragonrage_data::embedded(), Side::Invader, 3).unwrap();
        let mut game = session.game().clone();
        let mut player = dragonrage_ai::Level::Squire.player(3);
        let mut dice = crate::Stream::new(3, 0);
        while !(game.phase() == dragonrage_rules::Phase::InvaderMovement
            && matches!(game.decision(), Decision::Side(..)))
        {
            let action = match game.decision() {
                Decision::Chance(chance) => dice.roll(&chance),
                _ => player.act(&game).unwrap(),
            };
            game.apply(action, &mut Silent).unwrap();
        }
        let hints = read(&game.components().roster, &think(&game, 3));
        let mut ends = Vec::new();
        for Advised { hint, .. } in &hints {
            let told = follow(&game, hint);
            if hint.steps.iter().any(|s| plain(*s)) {
                let end = told.end.unwrap();
                assert!(!ends.contains(&(hint.steps[0].unit(), end)), "{hints:?}");
                ends.push((hint.steps[0].unit(), end));
            }
        }
        assert!(!ends.is_empty(), "{hints:?}");
        assert!(hints.iter().any(|h| !h.why.is_empty()), "{hints:?}");
    }

    #[test]
    fn rubbish_is_no_advice() {
        let components = dragonrage_data::embedded();
        for text in ["", "0.5", "a b - done", "0.5 0.1 - nonsense", "0.5 0.1 luck done", "0.5 0.1 done"] {
            assert!(read(&components.roster, text).is_empty(), "{text}");
        }
    }
}
