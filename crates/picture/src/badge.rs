//! The small round signs on a counter.

use dragonrage_rules::{Flags, Game, Kind, Status, Unit, UnitId};

/// A fact about a unit that its counter shows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Badge {
    Wounded,
    Moved,
    Attacked,
    Demoralised,
    Slayer,
    Berserk,
    Preparing,
    Boosted,
    Wild,
}

impl Badge {
    /// All badges.
    pub const ALL: [Badge; 9] = [
        Badge::Wounded,
        Badge::Moved,
        Badge::Attacked,
        Badge::Demoralised,
        Badge::Slayer,
        Badge::Berserk,
        Badge::Preparing,
        Badge::Boosted,
        Badge::Wild,
    ];

    /// Its word in the markup: `data-badge`.
    pub const fn code(self) -> &'static str {
        match self {
            Badge::Wounded => "wounded",
            Badge::Moved => "moved",
            Badge::Attacked => "attacked",
            Badge::Demoralised => "demoralised",
            Badge::Slayer => "slayer",
            Badge::Berserk => "berserk",
            Badge::Preparing => "preparing",
            Badge::Boosted => "boosted",
            Badge::Wild => "wild",
        }
    }

    /// The badges of a unit, the most important first.
    pub(crate) fn of(game: &Game, id: UnitId, unit: &Unit, kind: Kind) -> Vec<Badge> {
        if unit.status != Status::OnMap {
            return Vec::new();
        }
        let attacked = unit.has(Flags::USED) || game.major(id).is_some_and(|m| m.used != [0; 3]);
        let moved = unit.spent > 0 || unit.has(Flags::ENDED);
        // All of an army without its hero trembles, but for its characters and monsters [2.10.5.5-b].
        let cowed = unit.has(Flags::COWED)
            || matches!(kind.class(), dragonrage_rules::Class::Troop) && unit.side.is_some_and(|s| game.demoralised(s));
        [
            (unit.has(Flags::BERSERK), Badge::Berserk),
            (unit.has(Flags::WILD), Badge::Wild),
            (unit.has(Flags::WOUNDED), Badge::Wounded),
            (cowed, Badge::Demoralised),
            (unit.has(Flags::SLAYER), Badge::Slayer),
            (unit.has(Flags::PREPARING), Badge::Preparing),
            (unit.side.zip(unit.hex()).is_some_and(|(s, h)| game.boost(s, h)), Badge::Boosted),
            (attacked, Badge::Attacked),
            (moved, Badge::Moved),
        ]
        .into_iter()
        .filter_map(|(is, badge)| is.then_some(badge))
        .collect()
    }

    /// Ground and ink of the disc, and the sign on it, about the origin in a disc of radius 6.
    pub(crate) const fn look(self) -> (&'static str, &'static str, &'static str) {
        match self {
            Badge::Wounded => {
                ("#fff", "#b5121b", "M0-4.2C1.6-1.6 2.8-.2 2.8 1.5A2.8 2.8 0 0 1-2.8 1.5C-2.8-.2-1.6-1.6 0-4.2Z")
            }
            Badge::Moved => ("#2b2b2b", "#fff", "M-4-1.1H.3V-3.6L4.2 0 .3 3.6V1.1H-4Z"),
            Badge::Attacked => (
                "#2b2b2b",
                "#fff",
                "M-4-4-2.8-4 .1-1 3-4 4-4 4-3 1 .1 2.6 1.7 3.4.9 4 1.5 2.9 2.6 4.2 3.9 3.7 4.4 2.4 3.1 1.3 4.2.7 3.6 1.5 2.8-.1 1.2-1.7 2.8-.9 3.6-1.5 4.2-2.6 3.1-3.9 4.4-4.4 3.9-3.1 2.6-4.2 1.5-3.6.9-2.8 1.7-1.2.1-4-2.8Z",
            ),
            Badge::Demoralised => (
                "#e9e2ff",
                "#45208a",
                "M-3.2-4.4H-2.3V4.6H-3.2ZM-2.3-4.2C-.6-5 1-3.2 3.8-4.1 3-2.4 3.2-1.2 3.8.3 1 1-.6-.7-2.3.1Z",
            ),
            Badge::Slayer => {
                ("#201a10", "#ffd34d", "M0-4.7 1.3-1.6 4.6-1.4 2.1.7 2.9 4 0 2.2-2.9 4-2.1.7-4.6-1.4-1.3-1.6Z")
            }
            Badge::Berserk => (
                "#c41200",
                "#ffe98a",
                "M.6-5C1.2-2.8 3.6-1.6 3.4 1.4 3.3 3.4 1.8 4.6 0 4.6-1.9 4.6-3.4 3.3-3.4 1.2-3.4-.4-2.4-1.3-2-2.6-1.4-1.9-1.1-1.4-1-.7 0-1.8.7-3 .6-5Z",
            ),
            Badge::Preparing => {
                ("#fff1d6", "#7a3a00", "M-.6-4.5H.6V4.6H-.6ZM.6-4.2C3-4.4 4.2-3 4.3-1.4 3-1.9 1.8-1.7.6-1.2Z")
            }
            Badge::Boosted => ("#eaffdf", "#1c5c12", "M0-4.6 4-.6H2L0-2.6-2-.6H-4ZM0-.4 4 3.6H2L0 1.6-2 3.6H-4Z"),
            Badge::Wild => ("#000", "#fff", "M-.9-4.6H.9L.5 1.2H-.5ZM-.9 2.4H.9V4.2H-.9Z"),
        }
    }
}
