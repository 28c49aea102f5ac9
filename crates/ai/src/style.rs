//! Styles: planners of equal strength that play differently. Among plans that are as good as the best, or nearly, each has its
//! own taste.

use crate::portfolio::Weighting;

/// What a planner likes among plans that are nearly as good as the best.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Style {
    /// Nothing: the best it is.
    #[default]
    Even,
    /// To go at the enemy, and straight to the goal.
    Bold,
    /// To keep the own ones, and to guard.
    Careful,
    /// Any of them, by a seeded lot: nobody knows which.
    Tricky,
}

impl Style {
    /// All styles, the usual one first.
    pub const ALL: [Style; 4] = [Style::Even, Style::Bold, Style::Careful, Style::Tricky];

    /// The word on the command line, behind that of a level: `knight-bold`.
    pub const fn code(self) -> &'static str {
        match self {
            Style::Even => "even",
            Style::Bold => "bold",
            Style::Careful => "careful",
            Style::Tricky => "tricky",
        }
    }

    /// The style with this word.
    pub fn from_code(s: &str) -> Option<Style> {
        Style::ALL.into_iter().find(|style| style.code() == s)
    }

    /// Whose plans it likes.
    pub(crate) const fn moods(self) -> &'static [Weighting] {
        match self {
            Style::Even => &[],
            Style::Bold => &[Weighting::Bold, Weighting::Straight, Weighting::Fierce],
            Style::Careful => &[Weighting::Wary, Weighting::Watchful, Weighting::Patient],
            Style::Tricky => &Weighting::ALL,
        }
    }
}
