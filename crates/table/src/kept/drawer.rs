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
}

impl Drawer {
    /// All drawers.
    pub const ALL: [Drawer; 6] =
        [Drawer::Games, Drawer::Deals, Drawer::Secrets, Drawer::Campaigns, Drawer::Tournaments, Drawer::Ratings];

    /// The word in the database, in files and in texts.
    pub const fn code(self) -> &'static str {
        match self {
            Drawer::Games => "games",
            Drawer::Deals => "deals",
            Drawer::Secrets => "secrets",
            Drawer::Campaigns => "campaigns",
            Drawer::Tournaments => "tournaments",
            Drawer::Ratings => "ratings",
        }
    }

    /// The drawer with this word.
    pub fn from_code(code: &str) -> Option<Drawer> {
        Drawer::ALL.into_iter().find(|d| d.code() == code)
    }
}
