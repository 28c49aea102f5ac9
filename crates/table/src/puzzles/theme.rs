//! What a puzzle is about, told from its question and from what the answer does.

use dragonrage_ai::{Goal, Question};
use dragonrage_rules::{Action, UnitId};

/// Something that a puzzle is about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Theme {
    /// The game itself is at stake.
    Win,
    /// An enemy must fall.
    Kill,
    /// A monster must lose a part of its body.
    Cripple,
    /// Somebody must get away or live on.
    Escape,
    /// VP must be destroyed.
    Raze,
    /// VP must be kept.
    Guard,
    /// A spell.
    Magic,
    /// Gates, doors, walls and bridges.
    Gates,
    /// Arrows and stones.
    Missiles,
    /// Dragonfire.
    Fire,
    /// A flight or a bound.
    Flight,
    /// Several units work together.
    Together,
}

impl Theme {
    /// All of them, in the order in which they are shown.
    pub const ALL: [Theme; 12] = [
        Theme::Win,
        Theme::Kill,
        Theme::Cripple,
        Theme::Escape,
        Theme::Raze,
        Theme::Guard,
        Theme::Magic,
        Theme::Gates,
        Theme::Missiles,
        Theme::Fire,
        Theme::Flight,
        Theme::Together,
    ];

    /// The word in files.
    pub const fn code(self) -> &'static str {
        match self {
            Theme::Win => "win",
            Theme::Kill => "kill",
            Theme::Cripple => "cripple",
            Theme::Escape => "escape",
            Theme::Raze => "raze",
            Theme::Guard => "guard",
            Theme::Magic => "magic",
            Theme::Gates => "gates",
            Theme::Missiles => "missiles",
            Theme::Fire => "fire",
            Theme::Flight => "flight",
            Theme::Together => "together",
        }
    }

    /// The theme with this word.
    pub fn from_code(s: &str) -> Option<Theme> {
        Theme::ALL.into_iter().find(|t| t.code() == s)
    }

    /// What a question and its answer are about.
    pub fn of(question: &Question, best: &[Action]) -> Vec<Theme> {
        let asked = question.goals.iter().map(|goal| match goal {
            Goal::Win => Theme::Win,
            Goal::Survive if question.side == dragonrage_rules::Side::Defender => Theme::Guard,
            Goal::Survive | Goal::Keep(_) => Theme::Escape,
            Goal::Kill(_) => Theme::Kill,
            Goal::Cripple(..) => Theme::Cripple,
            Goal::Raze(_) | Goal::Destroyed(_) => Theme::Raze,
            Goal::Guard(_) | Goal::Spared(_) => Theme::Guard,
        });
        let done = best.iter().filter_map(|action| Theme::of_action(*action));
        let mut themes: Vec<Theme> = asked.chain(done).collect();
        let mut units: Vec<UnitId> = best.iter().filter_map(|a| a.unit()).collect();
        units.sort();
        units.dedup();
        if units.len() > 1 {
            themes.push(Theme::Together);
        }
        themes.sort();
        themes.dedup();
        themes
    }

    fn of_action(action: Action) -> Option<Theme> {
        Some(match action {
            Action::Raze(_) | Action::RazeHex { .. } => Theme::Raze,
            Action::Smash { .. }
            | Action::Force { .. }
            | Action::Scale { .. }
            | Action::Break { .. }
            | Action::Prepare(_) => Theme::Gates,
            Action::Breathe { .. } => Theme::Fire,
            Action::Shoot { .. } => Theme::Missiles,
            Action::Boost { .. }
            | Action::Fog { .. }
            | Action::Whirlwind { .. }
            | Action::Lightning { .. }
            | Action::BoltHex { .. }
            | Action::Summon { .. }
            | Action::Dismiss { .. } => Theme::Magic,
            Action::Fly(_) | Action::Bound { .. } | Action::Land(_) | Action::TakeOff(_) => Theme::Flight,
            _ => return None,
        })
    }
}
