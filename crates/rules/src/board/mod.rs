//! A board as tables: terrain, hexsides, entrances, roads, places, sight. Made once per map; never changes in play.

pub(crate) mod hex;
pub(crate) mod sight;
pub(crate) mod ways;

use crate::board::hex::HEXES;
use crate::{BySide, Dir, Hex, HexSet};

/// What a hex is [6.1].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Terrain {
    /// Not in play.
    OffMap,
    /// Open ground.
    Clear,
    /// Woods: like open ground for all that the rules ask.
    Forest,
    /// Streets, squares and yards.
    City,
    /// Houses: like streets for all that the rules ask.
    Building,
    /// Closed to those who walk.
    River,
    /// The same, and deeper.
    Sea,
    /// Docks and moles, where reinforcements land.
    Dock,
    /// A way through the river.
    Ford,
    /// Burns and breaks [2.5.7].
    WoodenBridge,
    /// Lasts [2.5.7.2].
    StoneBridge,
    /// Closed on every side without an entrance [2.5.4].
    Tower,
    /// Counts as land and as river [2.1.2-f].
    Bank,
}

impl Terrain {
    /// All kinds of terrain.
    pub const ALL: [Terrain; 13] = [
        Terrain::OffMap,
        Terrain::Clear,
        Terrain::Forest,
        Terrain::City,
        Terrain::Building,
        Terrain::River,
        Terrain::Sea,
        Terrain::Dock,
        Terrain::Ford,
        Terrain::WoodenBridge,
        Terrain::StoneBridge,
        Terrain::Tower,
        Terrain::Bank,
    ];

    /// The word in map files.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// assert!(Terrain::ALL.iter().all(|terrain| Terrain::from_code(terrain.code()) == Some(*terrain)));
    /// ```
    pub const fn code(self) -> &'static str {
        match self {
            Terrain::OffMap => "off-map",
            Terrain::Clear => "clear",
            Terrain::Forest => "forest",
            Terrain::City => "city",
            Terrain::Building => "building",
            Terrain::River => "river",
            Terrain::Sea => "sea",
            Terrain::Dock => "dock",
            Terrain::Ford => "ford",
            Terrain::WoodenBridge => "bridge-wood",
            Terrain::StoneBridge => "bridge-stone",
            Terrain::Tower => "tower",
            Terrain::Bank => "bank",
        }
    }

    /// The terrain with this word.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// assert_eq!(Terrain::from_code("bridge-wood"), Some(Terrain::WoodenBridge));
    /// assert_eq!(Terrain::Tower.code(), "tower");
    /// ```
    pub fn from_code(s: &str) -> Option<Terrain> {
        Terrain::ALL.into_iter().find(|t| t.code() == s)
    }

    /// River or sea, without a way over.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// assert!(Terrain::River.is_open_water() && !Terrain::Ford.is_open_water());
    /// ```
    pub const fn is_open_water(self) -> bool {
        matches!(self, Terrain::River | Terrain::Sea)
    }

    /// Bridge of either sort.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// assert!(Terrain::WoodenBridge.is_bridge());
    /// ```
    pub const fn is_bridge(self) -> bool {
        matches!(self, Terrain::WoodenBridge | Terrain::StoneBridge)
    }

    /// A crash here drowns the monster [2.12.1.1.5-d, 2.1.2-h, S-61].
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// assert!(Terrain::Ford.holds_water() && !Terrain::Dock.holds_water());
    /// ```
    pub const fn holds_water(self) -> bool {
        matches!(
            self,
            Terrain::River
                | Terrain::Sea
                | Terrain::Ford
                | Terrain::WoodenBridge
                | Terrain::StoneBridge
                | Terrain::Bank
        )
    }
}

/// A hexside of one hex, seen from it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Edge {
    /// Nothing in the way.
    Open,
    /// A wall, boom or palisade; the number counts wall hexsides.
    Wall(u8),
    /// A building that acts as a wall.
    Block,
    /// A side of a tower without an entrance.
    TowerWall,
    /// A door or gate; the number counts entrances.
    Entrance(u8),
    /// Water along the hexside: closed to units that cannot enter a river [2.1.2-g].
    Stream,
    /// Nothing on the other side.
    OffMap,
}

/// A door or gate [2.5.5].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entrance {
    /// The hex inside; for a tower, the tower.
    pub inside: Hex,
    /// The hex outside.
    pub outside: Hex,
    /// Gate (red) or door (blue).
    pub gate: bool,
    /// Belongs to a tower: always the defender's [2.5.4-b].
    pub tower: bool,
    /// Smashing it razes the inside hex [2.5.5.1-f].
    pub destroys_vp: bool,
}

/// A bridge or ford and the hexes it joins [2.5.2-b].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Crossing {
    /// Its hex.
    pub hex: Hex,
    /// The hexes at its ends.
    pub sides: Vec<Hex>,
}

/// A named hex, perhaps with VP.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// Its hex.
    pub hex: Hex,
    /// Victory points; 0: only a name.
    pub vp: u8,
    /// VP once Elowyn has left [2.10.7-g].
    pub vp_after_elowyn: Option<u8>,
    /// Name in English; translations live in `words`.
    pub name: String,
}

/// Where Elowyn's story takes place [2.10.7].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ElowynSpec {
    /// Where she starts.
    pub start: Hex,
    /// By which hexes she gets away.
    pub exits: Vec<Hex>,
    /// Where a ship takes her on board when reinforcements land.
    pub ship: Option<Hex>,
    /// She lies in a cell, and is not one of the defenders.
    pub captive: bool,
}

/// What a map file says, before it is compiled into tables. Anything goes in here; [`Board::new`] checks it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct BoardSpec {
    /// Id, such as `esirien`.
    pub id: String,
    /// Name in English; translations live in `words`.
    pub name: String,
    /// Number of columns.
    pub columns: u8,
    /// Number of rows.
    pub rows: u8,
    /// Hexes in play; all others are off the map.
    pub terrain: Vec<(Hex, Terrain)>,
    /// Zone letter of each hex that has one.
    pub zones: Vec<(Hex, char)>,
    /// Hexes within the walls [S-02].
    pub within_walls: HexSet,
    /// Where the defender may set up.
    pub setup: HexSet,
    /// Wall hexsides, booms included, the inside hex first.
    pub walls: Vec<(Hex, Hex)>,
    /// Hexsides with buildings that act as walls.
    pub blocks: Vec<(Hex, Hex)>,
    /// Hexsides with water along them [2.1.2-g].
    pub streams: Vec<(Hex, Hex)>,
    /// Doors and gates, in the order of their numbers.
    pub entrances: Vec<Entrance>,
    /// English name of each entrance; translations live in `words`.
    pub entrance_names: Vec<String>,
    /// Bridges and fords, in the order of their numbers.
    pub crossings: Vec<Crossing>,
    /// English name of each bridge and ford.
    pub crossing_names: Vec<String>,
    /// Roads as chains of hexes.
    pub roads: Vec<Vec<Hex>>,
    /// Where roads leave the map.
    pub exits: Vec<(Hex, Dir)>,
    /// Hexes with a name or VP, in the order of their numbers.
    pub places: Vec<Place>,
    /// Where the invader sets up.
    pub invader_edges: HexSet,
    /// Where sea serpents begin.
    pub serpent_hexes: HexSet,
    /// Where rocs begin.
    pub roc_hexes: HexSet,
    /// Where those come on who begin off the map [S-07].
    pub entry_hexes: Vec<Hex>,
    /// Plank walls: archers shoot through the wall hexsides of their own hex [2.1.2-i].
    pub plank_walls: bool,
    /// Boxes of the printed turn track.
    pub turn_track: u16,
    /// Where Elowyn may be played.
    pub elowyn: Option<ElowynSpec>,
}

/// A board that a game can be played on.
///
/// ```
/// # use dragonrage_rules::*;
/// # let components = dragonrage_data::embedded();
/// let board = components.board("esirien").unwrap();
/// let citadel: Hex = "1910".parse().unwrap();
/// assert!(board.is_tower(citadel));
/// let place = board.place(board.place_at(citadel).unwrap());
/// assert_eq!((place.name.as_str(), place.vp), ("Citadel", 5));
/// ```
#[derive(Clone, Debug)]
pub struct Board {
    spec: BoardSpec,
    terrain: Box<[Terrain; HEXES]>,
    edges: Box<[[Edge; 6]; HEXES]>,
    ways: Box<[Ways; HEXES]>,
    place: Box<[u8; HEXES]>,
    crossing: Box<[u8; HEXES]>,
    /// Hexes within 4, with sight as archers have it [S-71].
    sight: Box<[HexSet; HEXES]>,
    /// Hexes within 0 to 4 hexes.
    within: Box<[[HexSet; 5]; HEXES]>,
    /// Wall entrances whose inside hex this is: one bit each.
    gates_inside: Box<[u64; HEXES]>,
    in_play: HexSet,
    roads: HexSet,
    vp_total: u16,
    /// Places with VP: one bit each.
    vp_places: u64,
}

/// What the busiest loops ask of a hex, side by side; of directions, one bit each.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ways {
    /// Next hex in each direction, [`OFF`] beyond the map.
    pub(crate) next: [u16; 6],
    /// A walker may go there as far as terrain and walls are concerned, entrances excluded.
    pub(crate) walk: u8,
    /// An entrance lies there and the hex behind it can be walked into.
    pub(crate) entrances: u8,
    /// Of these, the entrances that a side can always use from here: out of the walls, and the defender's towers
    /// [2.5.3-b, 2.5.4-b].
    pub(crate) free: BySide<u8>,
    /// The road goes on there.
    pub(crate) road: u8,
    /// A bridge or ford lies there.
    pub(crate) crossings: u8,
    /// A wall or an entrance lies there: something to scale or to break [2.5.8].
    pub(crate) barriers: u8,
}

impl Ways {
    const NOWHERE: Ways = Ways {
        next: [OFF; 6],
        walk: 0,
        entrances: 0,
        free: BySide { invader: 0, defender: 0 },
        road: 0,
        crossings: 0,
        barriers: 0,
    };

    /// The next hex in a direction.
    #[inline]
    pub(crate) fn next(&self, dir: Dir) -> Option<Hex> {
        Hex::from_index(self.next[dir.index()] as usize)
    }

    /// Entrances of towers: always the defender's.
    #[inline]
    pub(crate) fn towers(&self) -> u8 {
        self.free.defender & !self.free.invader
    }
}

/// No hex: an index that no hex has, and that tables have room for.
const OFF: u16 = HEXES as u16 - 1;
const _: () = assert!(Hex::from_index(OFF as usize).is_none());

/// No place or crossing in a hex.
const NONE: u8 = u8::MAX;

/// A map that cannot be played on. The data check says more, with file and line.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs)]
pub enum BoardProblem {
    #[error("the board has {found} {what}; there is room for {most}")]
    TooMany { what: &'static str, found: usize, most: usize },
    #[error("hexes {0} and {1} are not neighbours")]
    NotNeighbours(Hex, Hex),
    #[error("hex {0} is not in play")]
    NotInPlay(Hex),
    #[error("hex {0} is listed twice")]
    Twice(Hex),
}

impl Board {
    /// Most entrances of a board.
    pub const MAX_ENTRANCES: usize = 64;
    /// Most wall hexsides of a board.
    pub const MAX_WALLS: usize = 128;
    /// Most places of a board.
    pub const MAX_PLACES: usize = 64;
    /// Most bridges and fords of a board.
    pub const MAX_CROSSINGS: usize = 16;

    /// Compiles a map into tables; all problems at once.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// let mut spec = components.board("esirien").unwrap().spec().clone();
    /// spec.walls.push(("0101".parse().unwrap(), "0808".parse().unwrap()));
    /// let problems = Board::new(spec).unwrap_err();
    /// assert_eq!(problems[0].to_string(), "hex 0101 is not in play");
    /// ```
    pub fn new(spec: BoardSpec) -> Result<Board, Vec<BoardProblem>> {
        let mut problems = Vec::new();
        for (what, found, most) in [
            ("entrances", spec.entrances.len(), Self::MAX_ENTRANCES),
            ("wall hexsides", spec.walls.len(), Self::MAX_WALLS),
            ("places", spec.places.len(), Self::MAX_PLACES),
            ("bridges and fords", spec.crossings.len(), Self::MAX_CROSSINGS),
        ] {
            if found > most {
                problems.push(BoardProblem::TooMany { what, found, most });
            }
        }
        let mut terrain = Box::new([Terrain::OffMap; HEXES]);
        let mut in_play = HexSet::EMPTY;
        for (hex, t) in &spec.terrain {
            if in_play.contains(*hex) {
                problems.push(BoardProblem::Twice(*hex));
            }
            if *t != Terrain::OffMap {
                in_play.insert(*hex);
            }
            terrain[hex.index()] = *t;
        }
        let pairs = (spec.walls.iter().chain(&spec.blocks).chain(&spec.streams).copied())
            .chain(spec.entrances.iter().map(|e| (e.inside, e.outside)))
            .chain(spec.roads.iter().flat_map(|r| r.windows(2).map(|w| (w[0], w[1]))))
            .chain(spec.crossings.iter().flat_map(|c| c.sides.iter().map(|s| (c.hex, *s))));
        for (a, b) in pairs {
            for h in [a, b] {
                if !in_play.contains(h) {
                    problems.push(BoardProblem::NotInPlay(h));
                }
            }
            if a.direction_to(b).is_none() {
                problems.push(BoardProblem::NotNeighbours(a, b));
            }
        }
        for p in &spec.places {
            if !in_play.contains(p.hex) {
                problems.push(BoardProblem::NotInPlay(p.hex));
            }
        }
        if !problems.is_empty() {
            return Err(problems);
        }

        let mut edges = Box::new([[Edge::OffMap; 6]; HEXES]);
        for hex in in_play.iter() {
            for dir in Dir::ALL {
                if let Some(n) = hex.neighbour(dir).filter(|n| in_play.contains(*n)) {
                    let tower = [hex, n].iter().any(|h| terrain[h.index()] == Terrain::Tower);
                    edges[hex.index()][dir.index()] = if tower { Edge::TowerWall } else { Edge::Open };
                }
            }
        }
        let mut put = |a: Hex, b: Hex, edge: Edge| {
            for (from, to) in [(a, b), (b, a)] {
                if let Some(dir) = from.direction_to(to) {
                    edges[from.index()][dir.index()] = edge;
                }
            }
        };
        spec.streams.iter().for_each(|(a, b)| put(*a, *b, Edge::Stream));
        spec.blocks.iter().for_each(|(a, b)| put(*a, *b, Edge::Block));
        spec.walls.iter().enumerate().for_each(|(n, (a, b))| put(*a, *b, Edge::Wall(n as u8)));
        spec.entrances.iter().enumerate().for_each(|(n, e)| put(e.inside, e.outside, Edge::Entrance(n as u8)));

        let mut crossing = Box::new([NONE; HEXES]);
        for (n, c) in spec.crossings.iter().enumerate() {
            crossing[c.hex.index()] = n as u8;
        }
        let joined = |a: Hex, b: Hex| {
            [(a, b), (b, a)].iter().all(|(h, other)| match crossing[h.index()] {
                NONE => true,
                n => spec.crossings[n as usize].sides.contains(other),
            })
        };
        let mut ways = Box::new([Ways::NOWHERE; HEXES]);
        for hex in in_play.iter() {
            let ways = &mut ways[hex.index()];
            for dir in Dir::ALL {
                let bit = 1 << dir.index();
                if matches!(edges[hex.index()][dir.index()], Edge::Wall(_) | Edge::Entrance(_)) {
                    ways.barriers |= bit;
                }
                let Some(to) = hex.neighbour(dir).filter(|n| in_play.contains(*n)) else { continue };
                ways.next[dir.index()] = to.index() as u16;
                if crossing[to.index()] != NONE {
                    ways.crossings |= bit;
                }
                if terrain[to.index()].is_open_water() || !joined(hex, to) {
                    continue;
                }
                match edges[hex.index()][dir.index()] {
                    Edge::Open => ways.walk |= bit,
                    Edge::Entrance(n) => {
                        let e = &spec.entrances[n as usize];
                        ways.entrances |= bit;
                        if e.tower {
                            ways.free.defender |= bit;
                        } else if e.inside == hex {
                            ways.free.invader |= bit;
                            ways.free.defender |= bit;
                        }
                    }
                    _ => {}
                }
            }
        }
        let mut roads = HexSet::EMPTY;
        for chain in &spec.roads {
            chain.iter().for_each(|h| roads.insert(*h));
            for pair in chain.windows(2) {
                for (a, b) in [(pair[0], pair[1]), (pair[1], pair[0])] {
                    if let Some(dir) = a.direction_to(b) {
                        ways[a.index()].road |= 1 << dir.index();
                    }
                }
            }
        }
        let mut place = Box::new([NONE; HEXES]);
        for (n, p) in spec.places.iter().enumerate() {
            place[p.hex.index()] = n as u8;
        }
        let mut gates_inside = Box::new([0u64; HEXES]);
        for (n, e) in spec.entrances.iter().enumerate().filter(|(_, e)| !e.tower) {
            gates_inside[e.inside.index()] |= 1 << n;
        }
        let vp_total = spec.places.iter().map(|p| u16::from(p.vp)).sum();
        let vp_places = spec.places.iter().enumerate().filter(|(_, p)| p.vp > 0).fold(0, |m, (n, _)| m | 1 << n);
        let mut board = Board {
            spec,
            ways,
            vp_places,
            terrain,
            edges,
            place,
            crossing,
            sight: Box::new([HexSet::EMPTY; HEXES]),
            within: Box::new([[HexSet::EMPTY; 5]; HEXES]),
            gates_inside,
            in_play,
            roads,
            vp_total,
        };
        for hex in in_play.iter() {
            for other in in_play.iter().filter(|h| hex.distance(*h) <= 4) {
                for radius in hex.distance(other)..=4 {
                    board.within[hex.index()][radius as usize].insert(other);
                }
            }
            board.sight[hex.index()] =
                board.within(hex, 4).iter().filter(|h| sight::clear(&board, hex, *h, true)).collect();
        }
        Ok(board)
    }

    /// What the map file said.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// let spec = components.board("esirien").unwrap().spec();
    /// assert_eq!((spec.columns, spec.rows), (25, 17));
    /// ```
    pub fn spec(&self) -> &BoardSpec {
        &self.spec
    }

    /// The map's id.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// assert_eq!(components.boards[0].id(), "esirien");
    /// ```
    pub fn id(&self) -> &str {
        &self.spec.id
    }

    /// Terrain of a hex.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// let board = components.board("esirien").unwrap();
    /// assert_eq!(board.terrain("1410".parse().unwrap()), Terrain::StoneBridge);
    /// ```
    #[inline]
    pub fn terrain(&self, hex: Hex) -> Terrain {
        self.terrain[hex.index()]
    }

    /// Is there water in the hex, be it only along a side: does a crash here drown [2.1.2-h, S-61]?
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// let board = components.board("esirien").unwrap();
    /// assert!(board.has_water("1408".parse().unwrap()));
    /// ```
    pub fn has_water(&self, hex: Hex) -> bool {
        self.terrain(hex).holds_water() || self.edges[hex.index()].contains(&Edge::Stream)
    }

    /// Is it a tower?
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// assert!(components.board("esirien").unwrap().is_tower("0706".parse().unwrap()));
    /// ```
    #[inline]
    pub fn is_tower(&self, hex: Hex) -> bool {
        self.terrain(hex) == Terrain::Tower
    }

    /// Is the hex in play?
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// assert!(!components.board("esirien").unwrap().in_play("0101".parse().unwrap())); // the map's key
    /// ```
    #[inline]
    pub fn in_play(&self, hex: Hex) -> bool {
        self.in_play.contains(hex)
    }

    /// All hexes in play.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// let board = components.board("esirien").unwrap();
    /// let towers = board.hexes().iter().filter(|hex| board.is_tower(*hex)).count();
    /// assert_eq!(towers, 14);
    /// ```
    pub fn hexes(&self) -> HexSet {
        self.in_play
    }

    /// What the busiest loops ask of a hex.
    #[inline]
    pub(crate) fn ways(&self, hex: Hex) -> &Ways {
        &self.ways[hex.index()]
    }

    /// The next hex in a direction, if it is in play.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// let board = components.board("esirien").unwrap();
    /// assert_eq!(board.neighbour("0707".parse().unwrap(), Dir::NW), "0606".parse().ok());
    /// assert_eq!(board.neighbour("0501".parse().unwrap(), Dir::N), None);
    /// ```
    #[inline]
    pub fn neighbour(&self, hex: Hex, dir: Dir) -> Option<Hex> {
        self.ways(hex).next(dir)
    }

    /// The hexside of `hex` in a direction.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// let board = components.board("esirien").unwrap();
    /// let Edge::Entrance(n) = board.edge("0707".parse().unwrap(), Dir::NW) else { panic!() };
    /// assert!(board.entrance(n).gate);
    /// ```
    #[inline]
    pub fn edge(&self, hex: Hex, dir: Dir) -> Edge {
        self.edges[hex.index()][dir.index()]
    }

    /// Directions in which terrain and walls let a walker go, entrances not counted: one bit each.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// let board = components.board("esirien").unwrap();
    /// let open = board.walkable("0707".parse().unwrap());
    /// assert_eq!(open >> Dir::SE.index() & 1, 1); // along High Street
    /// assert_eq!(open >> Dir::NW.index() & 1, 0); // the West Gate is no open ground
    /// ```
    #[inline]
    pub fn walkable(&self, hex: Hex) -> u8 {
        self.ways(hex).walk
    }

    /// Directions with an entrance that a walker could pass if it were open: one bit each.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// let board = components.board("esirien").unwrap();
    /// assert_eq!(board.entrance_dirs("0707".parse().unwrap()), 1 << Dir::NW.index());
    /// ```
    #[inline]
    pub fn entrance_dirs(&self, hex: Hex) -> u8 {
        self.ways(hex).entrances
    }

    /// Directions in which the road goes on: one bit each.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// let board = components.board("esirien").unwrap();
    /// let dirs = board.road_dirs("1209".parse().unwrap());
    /// assert_eq!(dirs.count_ones(), 2); // the road comes and goes
    /// ```
    #[inline]
    pub fn road_dirs(&self, hex: Hex) -> u8 {
        self.ways(hex).road
    }

    /// Is it a road hex?
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// assert!(components.board("esirien").unwrap().is_road("0908".parse().unwrap()));
    /// ```
    #[inline]
    pub fn is_road(&self, hex: Hex) -> bool {
        self.roads.contains(hex)
    }

    /// An entrance by number.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// let board = components.board("esirien").unwrap();
    /// let west = board.entrance(0);
    /// assert_eq!((west.inside.to_string(), west.outside.to_string()), ("0707".to_owned(), "0606".to_owned()));
    /// ```
    #[inline]
    pub fn entrance(&self, n: u8) -> &Entrance {
        &self.spec.entrances[n as usize]
    }

    /// Wall entrances whose inside hex this is: one bit each [2.5.5-d].
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// let board = components.board("esirien").unwrap();
    /// assert_eq!(board.gates_inside("0707".parse().unwrap()), 1 << 0); // entrance number 0
    /// ```
    #[inline]
    pub fn gates_inside(&self, hex: Hex) -> u64 {
        self.gates_inside[hex.index()]
    }

    /// Number of the place in a hex, if it has a name or VP.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// let board = components.board("esirien").unwrap();
    /// let n = board.place_at("1009".parse().unwrap()).unwrap();
    /// assert_eq!(board.place(n).name, "Market Hall");
    /// ```
    #[inline]
    pub fn place_at(&self, hex: Hex) -> Option<u8> {
        Some(self.place[hex.index()]).filter(|n| *n != NONE)
    }

    /// A place by number.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// let board = components.board("esirien").unwrap();
    /// let worth: u16 = (0..board.spec().places.len()).map(|n| u16::from(board.place(n as u8).vp)).sum();
    /// assert_eq!(worth, board.vp_total());
    /// ```
    #[inline]
    pub fn place(&self, n: u8) -> &Place {
        &self.spec.places[n as usize]
    }

    /// Number of the bridge or ford in a hex.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// let board = components.board("esirien").unwrap();
    /// let n = board.crossing_at("1407".parse().unwrap()).unwrap();
    /// assert_eq!(board.crossing(n).sides.len(), 2);
    /// ```
    #[inline]
    pub fn crossing_at(&self, hex: Hex) -> Option<u8> {
        Some(self.crossing[hex.index()]).filter(|n| *n != NONE)
    }

    /// A bridge or ford by number.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// let board = components.board("esirien").unwrap();
    /// assert_eq!(board.crossing(0).hex.to_string(), "1407");
    /// ```
    #[inline]
    pub fn crossing(&self, n: u8) -> &Crossing {
        &self.spec.crossings[n as usize]
    }

    /// May the two hexes be joined on foot as far as bridges and fords are concerned [S-20]?
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// let board = components.board("esirien").unwrap();
    /// let hex = |text: &str| text.parse::<Hex>().unwrap();
    /// assert!(board.joined(hex("1407"), hex("1307")) && !board.joined(hex("1407"), hex("1308")));
    /// ```
    pub fn joined(&self, a: Hex, b: Hex) -> bool {
        [(a, b), (b, a)].iter().all(|(h, other)| match self.crossing_at(*h) {
            None => true,
            Some(n) => self.crossing(n).sides.contains(other),
        })
    }

    /// Hexes in play within a radius of at most 4.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// let board = components.board("esirien").unwrap();
    /// assert_eq!(board.within("1008".parse().unwrap(), 1).len(), 7);
    /// ```
    #[inline]
    pub fn within(&self, hex: Hex, radius: u8) -> &HexSet {
        &self.within[hex.index()][radius.min(4) as usize]
    }

    /// Hexes within 4 that can be seen, all entrances shut and nobody in a tower or in flight [2.7.6.2-d].
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// let board = components.board("esirien").unwrap();
    /// let hex = |text: &str| text.parse::<Hex>().unwrap();
    /// let seen = board.sight(hex("1008"));
    /// assert!(seen.contains(hex("1009")) && !seen.contains(hex("1408"))); // behind the wall
    /// ```
    #[inline]
    pub fn sight(&self, hex: Hex) -> &HexSet {
        &self.sight[hex.index()]
    }

    /// Places with VP: one bit each.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// let board = components.board("esirien").unwrap();
    /// let worth = (0..64).filter(|n| board.vp_places() >> n & 1 == 1).map(|n| board.place(n).vp).sum::<u8>();
    /// assert_eq!(worth, 40);
    /// ```
    #[inline]
    pub fn vp_places(&self) -> u64 {
        self.vp_places
    }

    /// VP of the whole map.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// assert_eq!(components.board("esirien").unwrap().vp_total(), 40);
    /// ```
    pub fn vp_total(&self) -> u16 {
        self.vp_total
    }
}
