//! A map as ground to walk, wade and swim on, for the checks: who gets where. Written apart from the game's own
//! movement, so that the one may find slips in the other.

use crate::map::MapFile;
use dragonrage_rules::{Dir, HEXES, Hex, HexSet, Terrain};
use std::collections::{BTreeMap, VecDeque};

/// What lies on a hexside.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Lies {
    Nothing,
    Wall,
    Boom,
    Block,
    Stream,
    Entrance,
}

/// How somebody moves: on foot with all entrances open, unless said otherwise.
#[derive(Clone, Copy, Default)]
pub(crate) struct How {
    /// All entrances are shut.
    pub shut: bool,
    /// Enters rivers, like a giant.
    pub wade: bool,
    /// Lives in the water, like a sea serpent.
    pub swim: bool,
    /// Bridges that are gone.
    pub burned: HexSet,
    /// Booms are broken.
    pub no_booms: bool,
}

/// On foot, all entrances open.
pub(crate) const WALK: How = How { shut: false, wade: false, swim: false, burned: HexSet::EMPTY, no_booms: false };
/// On foot, all entrances shut.
pub(crate) const SHUT: How = How { shut: true, ..WALK };

pub(crate) struct Ground<'m> {
    pub map: &'m MapFile,
    terrain: Box<[Terrain; HEXES]>,
    zone: Box<[Option<char>; HEXES]>,
    lies: Box<[[Lies; 6]; HEXES]>,
    road: Box<[u8; HEXES]>,
    /// Hexes in play.
    pub all: HexSet,
    /// Hexes in play next to one that is not.
    pub edge: HexSet,
    /// Hexes with a road.
    pub roads: HexSet,
    /// Tower hexes.
    pub towers: HexSet,
}

impl<'m> Ground<'m> {
    pub fn new(map: &'m MapFile) -> Ground<'m> {
        let spec = &map.spec;
        let mut g = Ground {
            map,
            terrain: Box::new([Terrain::OffMap; HEXES]),
            zone: Box::new([None; HEXES]),
            lies: Box::new([[Lies::Nothing; 6]; HEXES]),
            road: Box::new([0; HEXES]),
            all: spec.terrain.iter().map(|(h, _)| *h).collect(),
            edge: HexSet::EMPTY,
            roads: spec.roads.iter().flatten().copied().collect(),
            towers: HexSet::EMPTY,
        };
        spec.terrain.iter().for_each(|(h, t)| g.terrain[h.index()] = *t);
        spec.zones.iter().for_each(|(h, z)| g.zone[h.index()] = Some(*z));
        let (walls, booms) = spec.walls.split_at(map.plain_walls.min(spec.walls.len()));
        let entrances: Vec<(Hex, Hex)> = spec.entrances.iter().map(|e| (e.inside, e.outside)).collect();
        for (sides, what) in [
            (walls, Lies::Wall),
            (booms, Lies::Boom),
            (&spec.blocks, Lies::Block),
            (&spec.streams, Lies::Stream),
            (&entrances, Lies::Entrance),
        ] {
            for (a, b) in sides {
                for (from, to) in [(*a, *b), (*b, *a)] {
                    if let Some(d) = from.direction_to(to) {
                        g.lies[from.index()][d.index()] = what;
                    }
                }
            }
        }
        for step in spec.roads.iter().flat_map(|r| r.windows(2)) {
            for (from, to) in [(step[0], step[1]), (step[1], step[0])] {
                if let Some(d) = from.direction_to(to) {
                    g.road[from.index()] |= 1 << d.index();
                }
            }
        }
        g.towers = g.of(&[Terrain::Tower]);
        g.edge = g.all.iter().filter(|h| !g.off(*h).is_empty()).collect();
        g
    }

    pub fn terrain(&self, h: Hex) -> Terrain {
        self.terrain[h.index()]
    }

    /// All hexes of these kinds of terrain.
    pub fn of(&self, kinds: &[Terrain]) -> HexSet {
        self.all.iter().filter(|h| kinds.contains(&self.terrain(*h))).collect()
    }

    pub fn zone(&self, h: Hex) -> Option<char> {
        self.zone[h.index()]
    }

    /// Hexes of these zones.
    pub fn zones(&self, letters: &str) -> HexSet {
        self.all.iter().filter(|h| self.zone(*h).is_some_and(|z| letters.contains(z))).collect()
    }

    /// Neighbours in play.
    pub fn around(&self, h: Hex) -> impl Iterator<Item = Hex> + use<> {
        let all = self.all;
        Dir::ALL.into_iter().filter_map(move |d| h.neighbour(d)).filter(move |n| all.contains(*n))
    }

    /// Directions in which no hex is in play.
    pub fn off(&self, h: Hex) -> Vec<Dir> {
        Dir::ALL.into_iter().filter(|d| !h.neighbour(*d).is_some_and(|n| self.all.contains(n))).collect()
    }

    /// River or sea without a way over.
    pub fn is_water(&self, h: Hex) -> bool {
        self.terrain(h).is_open_water()
    }

    pub fn is_crossing(&self, h: Hex) -> bool {
        self.terrain(h).is_bridge() || self.terrain(h) == Terrain::Ford
    }

    /// Can be stood on by anybody.
    pub fn is_land(&self, h: Hex) -> bool {
        self.all.contains(h) && !self.is_water(h) && !self.is_crossing(h)
    }

    /// Something that lives in water may be here; a dock may be empty.
    pub fn is_wet(&self, h: Hex) -> bool {
        self.is_water(h) || self.is_crossing(h) || matches!(self.terrain(h), Terrain::Dock | Terrain::Bank)
    }

    fn lies(&self, a: Hex, b: Hex) -> Lies {
        a.direction_to(b).map_or(Lies::Nothing, |d| self.lies[a.index()][d.index()])
    }

    /// A wall, boom or entrance parts the two hexes.
    pub fn parted(&self, a: Hex, b: Hex) -> bool {
        matches!(self.lies(a, b), Lies::Wall | Lies::Boom | Lies::Entrance)
    }

    pub fn is_stream(&self, a: Hex, b: Hex) -> bool {
        self.lies(a, b) == Lies::Stream
    }

    pub fn is_road_step(&self, a: Hex, b: Hex) -> bool {
        a.direction_to(b).is_some_and(|d| self.road[a.index()] >> d.index() & 1 == 1)
    }

    /// Number of road steps from a hex.
    pub fn road_steps(&self, h: Hex) -> u32 {
        self.road[h.index()].count_ones()
    }

    /// The banks of a bridge or ford; none for other hexes.
    pub fn banks(&self, h: Hex) -> HexSet {
        let crossing = self.map.spec.crossings.iter().find(|c| c.hex == h);
        crossing.map(|c| c.sides.iter().copied().collect()).unwrap_or_default()
    }

    /// May somebody step from a hex to its neighbour?
    pub fn may_cross(&self, a: Hex, b: Hex, how: &How) -> bool {
        if !self.all.contains(a) || !self.all.contains(b) {
            return false;
        }
        let lies = self.lies(a, b);
        match lies {
            Lies::Boom if how.no_booms => {}
            Lies::Wall | Lies::Boom | Lies::Block => return false,
            Lies::Entrance if how.shut => return false,
            Lies::Entrance => {}
            _ if self.towers.contains(a) || self.towers.contains(b) => return false,
            _ => {}
        }
        if how.swim {
            return self.is_wet(a) && self.is_wet(b);
        }
        if self.terrain(b) == Terrain::Sea {
            return false;
        }
        if how.wade {
            return true;
        }
        if self.terrain(b) == Terrain::River || lies == Lies::Stream {
            return false;
        }
        [(a, b), (b, a)]
            .into_iter()
            .all(|(h, other)| !self.is_crossing(h) || (!how.burned.contains(h) && self.banks(h).contains(other)))
    }

    /// All hexes that can be reached, the starts included, without leaving `within`.
    pub fn reach(&self, starts: &HexSet, within: &HexSet, how: &How) -> HexSet {
        self.spread(&starts.and(within), |a, b| within.contains(b) && self.may_cross(a, b, how))
    }

    /// All hexes that road movement alone leads to.
    pub fn road_reach(&self, start: Hex) -> HexSet {
        self.spread(&set([start]), |a, b| self.is_road_step(a, b) && self.may_cross(a, b, &WALK))
    }

    /// Do the hexes hang together, whatever the terrain?
    pub fn connected(&self, hexes: &HexSet) -> bool {
        let Some(first) = hexes.iter().next() else { return false };
        self.spread(&set([first]), |_, b| hexes.contains(b)) == *hexes
    }

    fn spread(&self, starts: &HexSet, step: impl Fn(Hex, Hex) -> bool) -> HexSet {
        let mut seen = *starts;
        let mut queue: VecDeque<Hex> = starts.iter().collect();
        while let Some(a) = queue.pop_front() {
            for b in self.around(a) {
                if !seen.contains(b) && step(a, b) {
                    seen.insert(b);
                    queue.push_back(b);
                }
            }
        }
        seen
    }

    /// The hexsides of walls, booms and wall entrances, with the corners at their ends: for each corner the
    /// hexes that meet there and how many of the hexsides do.
    pub fn corners(&self, sides: &[(Hex, Hex)]) -> BTreeMap<(i16, i16), (Vec<Hex>, usize)> {
        let mut corners: BTreeMap<(i16, i16), (Vec<Hex>, usize)> = BTreeMap::new();
        for (a, b) in sides {
            let Some(d) = a.direction_to(*b) else { continue };
            for (corner, third) in [(d.index(), d.right()), (d.index() + 5, d.left())] {
                let (x, y) = a.centre();
                let (dx, dy) = CORNERS[corner % 6];
                let entry = corners.entry((x + dx, y + dy)).or_default();
                entry.0 = [Some(*a), Some(*b), a.neighbour(third)].into_iter().flatten().collect();
                entry.1 += 1;
            }
        }
        corners
    }
}

/// Corner between direction `n` and the next one clockwise, in the grid of [`Hex::centre`].
const CORNERS: [(i16, i16); 6] = [(1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1)];

pub(crate) fn set<const N: usize>(hexes: [Hex; N]) -> HexSet {
    hexes.into_iter().collect()
}

/// Hexes by their numbers; a number that names no hex is a slip in the checks and found by their tests.
pub(crate) fn hexes(numbers: &str) -> HexSet {
    numbers.split(' ').filter_map(|n| n.parse::<Hex>().ok()).collect()
}

/// One hex by its number.
pub(crate) fn hex(number: &str) -> Hex {
    number.parse().unwrap_or_else(|_| unreachable!("the checks name hexes of the grid: {number}"))
}
