//! What a measured position is about. Found by what its exact solution does (`make::measured`), never by a level's answer.

/// The idea of a measured position; the first of these that fits is told.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Idea {
    /// A spell: without one the chance is less.
    Spell,
    /// Three units or more attack the same enemies, and none of them can be missed.
    Gathering,
    /// A unit that strikes nobody stands in the enemy's way.
    Screen,
    /// The last enemies fall to one or two.
    Strike,
    /// The VP that are missing, now.
    Raze,
    /// VP hexes are kept.
    Guard,
    /// The last invaders live on.
    Escape,
}

impl Idea {
    /// All of them.
    pub const ALL: [Idea; 7] =
        [Idea::Spell, Idea::Gathering, Idea::Screen, Idea::Strike, Idea::Raze, Idea::Guard, Idea::Escape];

    /// The word in files and results.
    pub const fn code(self) -> &'static str {
        match self {
            Idea::Spell => "spell",
            Idea::Gathering => "gathering",
            Idea::Screen => "screen",
            Idea::Strike => "strike",
            Idea::Raze => "raze",
            Idea::Guard => "guard",
            Idea::Escape => "escape",
        }
    }

    /// The idea with this word.
    pub fn from_code(s: &str) -> Option<Idea> {
        Idea::ALL.into_iter().find(|i| i.code() == s)
    }

    /// How many of a thousand positions may be about it: what is hard to come by must not drown in what is not.
    pub const fn share(self) -> usize {
        match self {
            Idea::Gathering => 210,
            Idea::Guard => 170,
            Idea::Raze | Idea::Strike => 150,
            Idea::Spell => 140,
            Idea::Escape => 120,
            Idea::Screen => 60,
        }
    }
}
