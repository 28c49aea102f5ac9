//! Map files: the grid, the hexsides, the roads and places, each with its source. What makes a map unplayable is
//! noted here, with its line; what the rulebooks say about the two printed maps is for the checks.

use crate::diagnostics::Log;
use crate::read::{Item, Source, Table};
use dragonrage_rules::{
    Board, BoardSpec, Crossing, Dir, ElowynSpec, Entrance, HEXES, Hex, HexSet, MAX_COLUMNS, MAX_ROWS, Place, Terrain,
};

/// All that a map file says: the board, and what is said about the board.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct MapFile {
    /// What the game is played on.
    pub spec: BoardSpec,
    /// How many of `spec.walls` are plain walls; the others are booms, walls across water.
    pub plain_walls: usize,
    /// What is known of each of `spec.entrances`.
    pub entrance_notes: Vec<EntranceNote>,
    /// Name of each of `spec.roads`.
    pub road_names: Vec<String>,
    /// The zones: letter and what it means.
    pub zone_kinds: Vec<(char, ZoneKind)>,
    /// Docks and moles.
    pub docks: Vec<Hex>,
    /// Moles, which are docks too.
    pub moles: Vec<Hex>,
    /// Where reinforcements arrive.
    pub reinforcement_hexes: Vec<Hex>,
    /// The same hexes as ways that units come along, where the rulebook names the ends of such ways.
    pub reinforcement_legs: Vec<Vec<Hex>>,
    /// Where they arrive by house option [H-24] `triangle`; empty: the map knows no such hexes.
    pub reinforcement_triangle: Vec<Hex>,
    /// Reinforcement hexes that a burned bridge closes [2.9-c].
    pub not_if_burned: Vec<Hex>,
    /// First turn with reinforcements on the turn track.
    pub first_reinforcement: u16,
    /// Then every so many turns.
    pub reinforcement_every: u16,
    /// The invader's edge hexes: west, north, east.
    pub edges: [Vec<Hex>; 3],
    /// Terrain that the rulebooks state.
    pub stated: Vec<(Hex, Terrain)>,
}

/// Where we know of an entrance from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntranceNote {
    /// Where we know from that it is there.
    pub source: Source,
    /// Where we know from on which hexside.
    pub placement: Source,
}

/// A zone of the map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ZoneKind {
    /// Name in English.
    pub name: String,
    /// May the defender set up here?
    pub setup: bool,
    /// Does an invader here stop the ten-turn clock [S-02]?
    pub within_walls: bool,
}

impl MapFile {
    /// Zone letter of a hex.
    pub fn zone(&self, hex: Hex) -> Option<char> {
        self.spec.zones.iter().find(|(h, _)| *h == hex).map(|(_, z)| *z)
    }

    /// Hexes of a zone.
    pub fn zone_hexes(&self, letter: char) -> HexSet {
        self.spec.zones.iter().filter(|(_, z)| *z == letter).map(|(h, _)| *h).collect()
    }
}

/// The kinds of terrain that a grid may hold, by word.
fn terrain_words() -> Vec<&'static str> {
    Terrain::ALL.into_iter().map(Terrain::code).collect()
}

/// Reads a map. `id`: what the file's name says.
pub(crate) fn read(root: &Item, id: &str, log: &Log) -> Option<MapFile> {
    let mut t = root.table()?;
    let mut map = Reading::default();
    t.format();
    map.head(&mut t, id);
    map.grids(&mut t);
    map.hexsides(&mut t);
    map.crossings(&mut t);
    map.roads(&mut t);
    map.places(&mut t);
    map.reinforcements(&mut t);
    map.setup(&mut t);
    if let Some(mut s) = t.need("sources").and_then(|i| i.table()) {
        for key in ["terrain", "zones", "walls", "booms", "blocks", "streams", "plank_walls"] {
            s.maybe(key).and_then(|i| i.source());
        }
        s.finish();
    }
    t.finish();
    log.is_empty().then_some(map.file)
}

#[derive(Default)]
struct Reading {
    file: MapFile,
    in_play: HexSet,
    terrain: Vec<Option<Terrain>>,
    sides: Vec<(Hex, Hex)>,
}

impl Reading {
    fn head(&mut self, t: &mut Table, id: &str) {
        let spec = &mut self.file.spec;
        if let Some(i) = t.need("id") {
            if i.as_text() != Some(id) {
                i.wrong(format!("the id that the file's name gives: '{id}'"));
            }
            spec.id = id.to_owned();
        }
        spec.name = t.need("name").and_then(|i| i.text("a name")).unwrap_or_default().to_owned();
        spec.columns =
            t.need("columns").and_then(|i| i.whole("a number of columns", 1..=MAX_COLUMNS)).unwrap_or_default();
        spec.rows = t.need("rows").and_then(|i| i.whole("a number of rows", 1..=MAX_ROWS)).unwrap_or_default();
        t.need("shifted_columns")
            .and_then(|i| i.word("a way to shift columns", &["even"], |s| (s == "even").then_some(())));
        t.maybe("hex_yards").and_then(|i| i.whole("a number of yards", 1..=100));
        spec.plank_walls = t.maybe("plank_walls").and_then(|i| i.yes()).unwrap_or_default();
    }

    fn grids(&mut self, t: &mut Table) {
        let mut legend = Vec::new();
        if let Some(l) = t.need("legend").and_then(|i| i.table()) {
            for (key, item) in l.all() {
                let terrain = item.word("a kind of terrain", &terrain_words(), Terrain::from_code);
                match (key.chars().next(), key.chars().nth(1)) {
                    (Some(c), None) => legend.push((c, terrain)),
                    _ => item.note("the legend explains single letters"),
                }
            }
        }
        self.terrain = vec![None; HEXES];
        for (hex, c, item) in self.grid(t, "terrain") {
            match legend.iter().find(|(l, _)| *l == c) {
                Some((_, Some(Terrain::OffMap))) => {}
                Some((_, None)) => self.in_play.insert(hex),
                Some((_, Some(terrain))) => {
                    self.file.spec.terrain.push((hex, *terrain));
                    self.terrain[hex.index()] = Some(*terrain);
                    self.in_play.insert(hex);
                }
                None => {
                    // In play until we know better, or every list that names the hex would be blamed.
                    self.in_play.insert(hex);
                    let letter = plain(c);
                    item.note(format!("hex {hex} has the letter '{letter}', which the legend does not explain"));
                }
            }
        }
        if let Some(kinds) = t.need("zone_kinds").and_then(|i| i.table()) {
            for (key, item) in kinds.all() {
                let Some(mut k) = item.table() else { continue };
                let name = k.need("name").and_then(|i| i.text("a name")).unwrap_or_default().to_owned();
                let setup = k.need("setup").and_then(|i| i.yes()).unwrap_or_default();
                let within_walls = k.need("within_walls").and_then(|i| i.yes()).unwrap_or_default();
                k.finish();
                match (key.chars().next(), key.chars().nth(1)) {
                    (Some(c), None) if c != '-' => {
                        self.file.zone_kinds.push((c, ZoneKind { name, setup, within_walls }));
                    }
                    _ => item.note("a zone is a single letter, and not the hyphen"),
                }
            }
        }
        for (hex, c, item) in self.grid(t, "zones") {
            if c == '-' {
                continue;
            }
            let Some((_, kind)) = self.file.zone_kinds.iter().find(|(l, _)| *l == c) else {
                item.note(format!("hex {hex} has the letter '{}', which [zone_kinds] does not explain", plain(c)));
                continue;
            };
            if !self.in_play.contains(hex) {
                item.note(format!("hex {hex} is not in play and belongs to no zone"));
            }
            let spec = &mut self.file.spec;
            spec.zones.push((hex, c));
            if kind.setup {
                spec.setup.insert(hex);
            }
            if kind.within_walls {
                spec.within_walls.insert(hex);
            }
        }
    }

    /// The letters of a grid, each with its hex and its row.
    fn grid<'a>(&self, t: &mut Table<'a>, key: &'static str) -> Vec<(Hex, char, Item<'a>)> {
        let (columns, rows) = (self.file.spec.columns as usize, self.file.spec.rows as usize);
        let Some(item) = t.need(key) else { return Vec::new() };
        if columns == 0 || rows == 0 {
            return Vec::new();
        }
        let lines = item.list("rows", MAX_ROWS as usize);
        if lines.len() != rows {
            item.note(format!("the map has {rows} rows, this grid {}", lines.len()));
            return Vec::new();
        }
        let mut letters = Vec::new();
        for (r, line) in lines.into_iter().enumerate() {
            let Some(text) = line.as_text() else {
                line.wrong(format!("a row of the grid: a text of {columns} letters"));
                continue;
            };
            let found = text.chars().count();
            if found != columns {
                line.note(format!("the map has {columns} columns, this row {found} letters"));
                continue;
            }
            for (c, letter) in text.chars().enumerate() {
                if let Some(hex) = Hex::new(c as u8 + 1, r as u8 + 1) {
                    letters.push((hex, letter, line.clone()));
                }
            }
        }
        letters
    }

    /// A hex in play.
    fn hex(&self, item: &Item) -> Option<Hex> {
        let hex = item.hex()?;
        if !self.in_play.contains(hex) {
            item.wrong("a hex in play");
        }
        Some(hex)
    }

    fn hexes(&self, item: &Item) -> Vec<Hex> {
        let mut seen = HexSet::EMPTY;
        let mut hexes = Vec::new();
        for i in item.list("hexes", HEXES) {
            let Some(hex) = self.hex(&i) else { continue };
            if seen.contains(hex) {
                i.note(format!("hex {hex} stands here twice"));
            }
            seen.insert(hex);
            hexes.push(hex);
        }
        hexes
    }

    /// A hexside between hexes in play that no other list has.
    fn side(&mut self, item: &Item) -> Option<(Hex, Hex)> {
        let (a, b) = item.pair()?;
        for h in [a, b] {
            if !self.in_play.contains(h) {
                item.wrong(format!("a hexside of the map: hex {h} is not in play"));
            }
        }
        if self.sides.contains(&(a, b)) || self.sides.contains(&(b, a)) {
            item.note(format!("hexside {a}-{b} is listed twice"));
        }
        self.sides.push((a, b));
        Some((a, b))
    }

    fn sides_of(&mut self, item: Option<Item>, most: usize) -> Vec<(Hex, Hex)> {
        let list = item.map(|i| i.list("hexsides", most)).unwrap_or_default();
        list.iter().filter_map(|i| self.side(i)).collect()
    }

    fn is(&self, hex: Hex, terrain: Terrain) -> bool {
        self.terrain.get(hex.index()).is_some_and(|t| *t == Some(terrain))
    }

    fn hexsides(&mut self, t: &mut Table) {
        let walls = self.sides_of(t.need("walls"), Board::MAX_WALLS);
        let booms = self.sides_of(t.maybe("booms"), Board::MAX_WALLS);
        self.file.plain_walls = walls.len();
        self.file.spec.walls = [walls, booms].concat();
        for item in t.maybe("blocks").map(|i| i.list("blocks", 50)).unwrap_or_default() {
            let Some(mut b) = item.table() else { continue };
            b.need("name").and_then(|i| i.text("a name"));
            let sides = self.sides_of(b.need("sides"), 50);
            self.file.spec.blocks.extend(sides);
            b.finish();
        }
        self.file.spec.streams = self.sides_of(t.maybe("streams"), Board::MAX_WALLS);
        for item in t.need("entrances").map(|i| i.list("entrances", Board::MAX_ENTRANCES)).unwrap_or_default() {
            let Some(mut e) = item.table() else { continue };
            let at = e.need("at").and_then(|i| self.side(&i).map(|p| (p, i)));
            let gate = e.need("kind").and_then(|i| {
                i.word("a kind of entrance", &["gate", "door"], |s| {
                    ["gate", "door"].contains(&s).then_some(s == "gate")
                })
            });
            let tower = e.need("part").and_then(|i| {
                i.word("a part", &["wall", "tower"], |s| ["wall", "tower"].contains(&s).then_some(s == "tower"))
            });
            let name = e.need("name").and_then(|i| i.text("a name")).unwrap_or_default().to_owned();
            let source = e.need("source").and_then(|i| i.source());
            let placement = e.need("placement").and_then(|i| i.source());
            let destroys_vp = e.maybe("destroys_vp").and_then(|i| i.yes()).unwrap_or_default();
            e.finish();
            let (Some((at, pair)), Some(gate), Some(tower)) = (at, gate, tower) else { continue };
            let (inside, outside) = at;
            if tower != self.is(inside, Terrain::Tower) || self.is(outside, Terrain::Tower) {
                pair.wrong("an entrance of that part: a tower's names its tower first, a wall's touches no tower");
            }
            self.file.spec.entrances.push(Entrance { inside, outside, gate, tower, destroys_vp });
            self.file.spec.entrance_names.push(name);
            if let (Some(source), Some(placement)) = (source, placement) {
                self.file.entrance_notes.push(EntranceNote { source, placement });
            }
        }
    }

    fn crossings(&mut self, t: &mut Table) {
        const KINDS: [Terrain; 3] = [Terrain::WoodenBridge, Terrain::StoneBridge, Terrain::Ford];
        let mut seen = HexSet::EMPTY;
        for item in t.need("crossings").map(|i| i.list("bridges and fords", Board::MAX_CROSSINGS)).unwrap_or_default() {
            let Some(mut c) = item.table() else { continue };
            let hex = c.need("hex").and_then(|i| self.hex(&i).map(|h| (h, i)));
            let kind = c.need("kind").and_then(|i| {
                let find = |s: &str| KINDS.into_iter().find(|k| k.code() == s);
                i.word("a bridge or ford", &KINDS.map(Terrain::code), find).map(|k| (k, i))
            });
            let sides = c.need("sides").map(|i| i.list("hexes", 6)).unwrap_or_default();
            let name = c.need("name").and_then(|i| i.text("a name")).unwrap_or_default().to_owned();
            c.need("source").and_then(|i| i.source());
            c.need("sides_source").and_then(|i| i.source());
            c.finish();
            let Some((hex, at)) = hex else { continue };
            if seen.contains(hex) {
                at.note(format!("hex {hex} is listed twice"));
            }
            seen.insert(hex);
            if let Some((kind, i)) = kind
                && !self.is(hex, kind)
            {
                i.wrong(format!("what the terrain grid has in hex {hex}"));
            }
            let mut ends = Vec::new();
            for s in &sides {
                let Some(end) = self.hex(s) else { continue };
                if hex.direction_to(end).is_none() {
                    s.wrong(format!("a neighbour of {hex}"));
                }
                ends.push(end);
            }
            self.file.spec.crossings.push(Crossing { hex, sides: ends });
            self.file.spec.crossing_names.push(name);
        }
    }

    fn roads(&mut self, t: &mut Table) {
        for item in t.need("roads").map(|i| i.list("roads", 50)).unwrap_or_default() {
            let Some(mut r) = item.table() else { continue };
            let name = r.need("name").and_then(|i| i.text("a name")).unwrap_or_default().to_owned();
            r.need("source").and_then(|i| i.source());
            let list = r.need("hexes").map(|i| i.list("hexes", 100)).unwrap_or_default();
            r.finish();
            let mut chain: Vec<Hex> = Vec::new();
            for i in &list {
                let Some(hex) = self.hex(i) else { continue };
                if let Some(last) = chain.last()
                    && last.direction_to(hex).is_none()
                {
                    i.wrong(format!("a neighbour of {last}, the hex before it on the road"));
                }
                chain.push(hex);
            }
            self.file.spec.roads.push(chain);
            self.file.road_names.push(name);
        }
        for item in t.need("exits").map(|i| i.list("exits", 50)).unwrap_or_default() {
            let Some(mut e) = item.table() else { continue };
            let hex = e.need("hex").and_then(|i| self.hex(&i));
            let leaves = e
                .need("leaves")
                .and_then(|i| i.word("a direction", &["N", "NE", "SE", "S", "SW", "NW"], |s| s.parse::<Dir>().ok()));
            e.need("source").and_then(|i| i.source());
            e.finish();
            self.file.spec.exits.extend(hex.zip(leaves));
        }
    }

    fn places(&mut self, t: &mut Table) {
        let mut seen = HexSet::EMPTY;
        for item in t.need("places").map(|i| i.list("places", Board::MAX_PLACES)).unwrap_or_default() {
            let Some(mut p) = item.table() else { continue };
            let hex = p.need("hex").and_then(|i| self.hex(&i).map(|h| (h, i)));
            let vp = p.need("vp").and_then(|i| i.whole("a number of victory points", 0..=9)).unwrap_or_default();
            let name = p.need("name").and_then(|i| i.text("a name")).unwrap_or_default().to_owned();
            p.need("source").and_then(|i| i.source());
            let after = p.maybe("vp_after_elowyn").and_then(|i| i.whole("a number of victory points", 0..=9));
            p.finish();
            let Some((hex, at)) = hex else { continue };
            if seen.contains(hex) {
                at.note(format!("hex {hex} is listed twice"));
            }
            seen.insert(hex);
            self.file.spec.places.push(Place { hex, vp, vp_after_elowyn: after, name });
        }
        for item in t.maybe("stated").map(|i| i.list("hexes", HEXES)).unwrap_or_default() {
            let Some(mut s) = item.table() else { continue };
            let hex = s.need("hex").and_then(|i| self.hex(&i));
            let terrain =
                s.need("terrain").and_then(|i| i.word("a kind of terrain", &terrain_words(), Terrain::from_code));
            s.need("source").and_then(|i| i.source());
            s.need("where").and_then(|i| i.text("a place in the rulebooks"));
            s.finish();
            self.file.stated.extend(hex.zip(terrain));
        }
        if let Some(mut d) = t.maybe("docks").and_then(|i| i.table()) {
            d.need("source").and_then(|i| i.source());
            self.file.docks = d.need("hexes").map(|i| self.hexes(&i)).unwrap_or_default();
            self.file.moles = d.maybe("moles").map(|i| self.hexes(&i)).unwrap_or_default();
            d.finish();
        }
    }

    fn reinforcements(&mut self, t: &mut Table) {
        if let Some(mut r) = t.need("reinforcements").and_then(|i| i.table()) {
            r.need("source").and_then(|i| i.source());
            r.maybe("placement").and_then(|i| i.source());
            self.file.reinforcement_hexes = r.need("hexes").map(|i| self.hexes(&i)).unwrap_or_default();
            let legs = r.maybe("legs").map(|i| i.list("ways", 20)).unwrap_or_default();
            self.file.reinforcement_legs = legs.iter().map(|i| self.hexes(i)).collect();
            self.file.reinforcement_triangle = r.maybe("triangle").map(|i| self.hexes(&i)).unwrap_or_default();
            self.file.not_if_burned = r.maybe("not_if_burned").map(|i| self.hexes(&i)).unwrap_or_default();
            r.finish();
        }
        if let Some(mut r) = t.need("turn_track").and_then(|i| i.table()) {
            let turn = |i: Item| i.whole("a number of turns", 1..=250);
            self.file.spec.turn_track = r.need("length").and_then(turn).unwrap_or_default().into();
            self.file.first_reinforcement = r.need("first_reinforcement").and_then(turn).unwrap_or_default().into();
            self.file.reinforcement_every = r.need("every").and_then(turn).unwrap_or_default().into();
            r.finish();
        }
    }

    fn setup(&mut self, t: &mut Table) {
        if let Some(mut s) = t.need("setup").and_then(|i| i.table()) {
            s.need("source").and_then(|i| i.source());
            s.maybe("hexes_source").and_then(|i| i.source());
            self.file.edges =
                ["west", "north", "east"].map(|key| s.need(key).map(|i| self.hexes(&i)).unwrap_or_default());
            let spec_edges = self.file.edges.iter().flatten().copied().collect();
            let entry = s.need("entry").map(|i| self.hexes(&i)).unwrap_or_default();
            let serpent = s.need("serpent").map(|i| self.hexes(&i)).unwrap_or_default();
            let roc = s.need("roc").map(|i| self.hexes(&i)).unwrap_or_default();
            s.finish();
            let spec = &mut self.file.spec;
            spec.invader_edges = spec_edges;
            spec.entry_hexes = entry;
            spec.serpent_hexes = serpent.into_iter().collect();
            spec.roc_hexes = roc.into_iter().collect();
        }
        if let Some(mut e) = t.maybe("elowyn").and_then(|i| i.table()) {
            e.need("source").and_then(|i| i.source());
            e.maybe("hexes_source").and_then(|i| i.source());
            let start = e.need("start").and_then(|i| self.hex(&i));
            let exits = e.need("exits").map(|i| self.hexes(&i)).unwrap_or_default();
            let ship = e.maybe("ship").and_then(|i| self.hex(&i));
            let captive = e.maybe("captive").and_then(|i| i.yes()).unwrap_or_default();
            e.finish();
            self.file.spec.elowyn = start.map(|start| ElowynSpec { start, exits, ship, captive });
        }
    }
}

/// A letter that is safe to print.
fn plain(c: char) -> char {
    if c.is_control() { '?' } else { c }
}
