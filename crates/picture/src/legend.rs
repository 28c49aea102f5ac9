//! The signs of map and counters, each by itself, for a legend. Signs of the map are windows onto the map that lies there; the others
//! are drawn about the origin. What they mean is for the caller to say.

use crate::highlight;
use crate::layout::Layout;
use crate::svg::put;
use crate::{Badge, Theme, art};
use dragonrage_rules::{Board, Edge, Hex, Terrain};

/// A sign of the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Sign {
    Gate,
    Door,
    Wall,
    Tower,
    Vp,
    Road,
    Bridge,
    Ford,
    River,
    Forest,
    Building,
    Dock,
}

impl Sign {
    /// All of them.
    pub const ALL: [Sign; 12] = [
        Sign::Gate,
        Sign::Door,
        Sign::Wall,
        Sign::Tower,
        Sign::Vp,
        Sign::Road,
        Sign::Bridge,
        Sign::Ford,
        Sign::River,
        Sign::Forest,
        Sign::Building,
        Sign::Dock,
    ];

    /// The word in keys.
    pub const fn code(self) -> &'static str {
        match self {
            Sign::Gate => "gate",
            Sign::Door => "door",
            Sign::Wall => "wall",
            Sign::Tower => "tower",
            Sign::Vp => "vp",
            Sign::Road => "road",
            Sign::Bridge => "bridge",
            Sign::Ford => "ford",
            Sign::River => "river",
            Sign::Forest => "forest",
            Sign::Building => "building",
            Sign::Dock => "dock",
        }
    }

    /// Where on the board one of them is seen, as a `viewBox`; `None` if there is none.
    pub fn window(self, board: &Board, layout: &Layout) -> Option<String> {
        let spec = board.spec();
        let middle = |a: Hex, b: Hex| {
            let ((ax, ay), (bx, by)) = (layout.centre(a), layout.centre(b));
            ((ax + bx) / 2.0, (ay + by) / 2.0)
        };
        let of = |wanted: &dyn Fn(Hex) -> bool| board.hexes().iter().find(|h| wanted(*h)).map(|h| layout.centre(h));
        let ground = |t: Terrain| of(&|h| board.terrain(h) == t);
        let (x, y) = match self {
            Sign::Gate | Sign::Door => {
                let found = spec.entrances.iter().find(|e| e.gate == (self == Sign::Gate))?;
                middle(found.inside, found.outside)
            }
            Sign::Wall => {
                let dry = |h: Hex| !board.terrain(h).holds_water();
                let found = spec.walls.iter().find(|(a, b)| dry(*a) && dry(*b))?;
                middle(found.0, found.1)
            }
            Sign::Tower => of(&|h| board.is_tower(h))?,
            Sign::Vp => of(&|h| !board.is_tower(h) && board.place_at(h).is_some_and(|n| board.place(n).vp > 1))?,
            Sign::Road => of(&|h| board.is_road(h) && board.terrain(h) == Terrain::Clear)?,
            Sign::Bridge => of(&|h| board.terrain(h).is_bridge())?,
            Sign::Ford => ground(Terrain::Ford)?,
            Sign::River => ground(Terrain::River).or_else(|| {
                let streams =
                    |h: Hex| (0..6u8).any(|d| board.edge(h, dragonrage_rules::Dir::from_index(d)) == Edge::Stream);
                of(&streams)
            })?,
            Sign::Forest => ground(Terrain::Forest)?,
            Sign::Building => ground(Terrain::Building)?,
            Sign::Dock => ground(Terrain::Dock)?,
        };
        Some(format!("{:.0} {:.0} 96 72", x - 48.0, y - 36.0))
    }
}

/// The `viewBox` of a badge by itself.
pub const BADGE_BOX: &str = "-8 -8 16 16";

/// One of the small round signs on a counter.
pub fn badge(badge: Badge) -> String {
    let (ground, ink, sign) = badge.look();
    format!(
        "<circle r=\"6.4\" fill=\"{ground}\" stroke=\"{ink}\" stroke-width=\"1\"/><path d=\"{sign}\" fill=\"{ink}\"/>"
    )
}

/// The `viewBox` of what is drawn about a hex: that of [`mark`].
pub fn mark_box(layout: &Layout, hex: Hex) -> String {
    let (x, y) = layout.centre(hex);
    format!("{:.0} {:.0} 104 96", x - 52.0, y - 48.0)
}

/// What the page draws over the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Mark {
    Ready,
    Reach,
    Target,
    Selected,
    Threat,
    Threatened,
    Cover,
    Seen,
    Worth,
    Flag,
}

impl Mark {
    /// All of them.
    pub const ALL: [Mark; 10] = [
        Mark::Ready,
        Mark::Reach,
        Mark::Target,
        Mark::Selected,
        Mark::Threatened,
        Mark::Threat,
        Mark::Cover,
        Mark::Seen,
        Mark::Worth,
        Mark::Flag,
    ];

    /// The word in keys.
    pub const fn code(self) -> &'static str {
        match self {
            Mark::Ready => "ready",
            Mark::Reach => "reach",
            Mark::Target => "target",
            Mark::Selected => "selected",
            Mark::Threat => "threat",
            Mark::Threatened => "threatened",
            Mark::Cover => "cover",
            Mark::Seen => "seen",
            Mark::Worth => "worth",
            Mark::Flag => "flag",
        }
    }
}

/// A mark in a hex, as it lies on the board.
pub fn mark(mark: Mark, layout: &Layout, hex: Hex, theme: Theme) -> String {
    let centre = layout.centre(hex);
    match mark {
        Mark::Ready => highlight::ready("", centre, 23.0, theme),
        Mark::Reach => highlight::reach(layout, hex, "3", theme),
        Mark::Target => highlight::target(layout, hex, theme),
        Mark::Selected => highlight::selected(layout, hex, theme),
        Mark::Threat => highlight::threat(layout, hex, 0, theme),
        Mark::Threatened => highlight::threat(layout, hex, 3, theme) + &highlight::note(layout, hex, "33 %", theme),
        Mark::Cover => highlight::cover(layout, hex, "2", theme),
        Mark::Seen => highlight::seen(layout, hex, theme),
        Mark::Worth => highlight::worth(layout, hex, 5, true, theme),
        Mark::Flag => {
            let c = theme.colours();
            let mut out = String::new();
            put!(
                out,
                "<rect x=\"{0}\" y=\"{1}\" width=\"56\" height=\"64\" fill=\"{2}\" stroke=\"{3}\" stroke-width=\"2\"/><use href=\"#dr-banner\" x=\"{4}\" y=\"{5}\" width=\"40\" height=\"40\" {6}/>",
                crate::svg::Num(centre.0 - 28.0),
                crate::svg::Num(centre.1 - 32.0),
                c.reinforcement,
                c.ink,
                crate::svg::Num(centre.0 - 20.0),
                crate::svg::Num(centre.1 - 20.0),
                art::inks(c.vp, c.vp_paper)
            );
            out
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sign_of_a_printed_map_is_found_on_it() {
        let components = dragonrage_data::embedded();
        for board in &components.boards {
            let layout = Layout::of(board);
            let found = Sign::ALL.into_iter().filter(|s| s.window(board, &layout).is_some()).count();
            assert!(found >= 8, "{}: {found}", board.id());
        }
    }

    #[test]
    fn marks_and_badges_are_drawn_in_every_theme() {
        let components = dragonrage_data::embedded();
        let board = &components.boards[0];
        let (layout, hex) = (Layout::of(board), board.hexes().iter().next().unwrap());
        for theme in Theme::ALL {
            for sign in Mark::ALL {
                assert!(mark(sign, &layout, hex, theme).contains('<'), "{sign:?}");
            }
        }
        assert!(Badge::ALL.into_iter().all(|b| badge(b).contains("circle")));
    }
}
