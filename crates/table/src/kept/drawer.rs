//! The drawers: what is kept together.

/// What belongs together.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Drawer {
    /// Records of games.
    Games,
    /// Agreements about armies.
    Deals,
    /// What opens commitments to armies; the key is the commitment.
    Secrets,
    /// Campaigns.
    Campaigns,
    /// Tournaments.
    Tournaments,
    /// Books of rated games.
    Ratings,
    /// What was found in records: it can be found again, and is no part of what somebody keeps.
    Tallies,
}

impl Drawer {
    /// All drawers.
    pub const ALL: [Drawer; 7] = [
        Drawer::Games,
        Drawer::Deals,
        Drawer::Secrets,
        Drawer::Campaigns,
        Drawer::Tournaments,
        Drawer::Ratings,
        Drawer::Tallies,
    ];

    /// The drawers of what cannot be had again: what goes into a file, and comes out of one.
    pub fn kept() -> Vec<Drawer> {
        Drawer::ALL.into_iter().filter(|d| *d != Drawer::Tallies).collect()
    }

    /// The word in the database, in files and in texts.
    pub const fn code(self) -> &'static str {
        match self {
            Drawer::Games => "games",
            Drawer::Deals => "deals",
            Drawer::Secrets => "secrets",
            Drawer::Campaigns => "campaigns",
            Drawer::Tournaments => "tournaments",
            Drawer::Ratings => "ratings",
            Drawer::Tallies => "tallies",
        }
    }

    /// The drawer with this word.
    pub fn from_code(code: &str) -> Option<Drawer> {
        Drawer::ALL.into_iter().find(|d| d.code() == code)
    }
}
