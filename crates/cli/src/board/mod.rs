//! The board in a terminal. A hex is two lines high; even columns lie one line lower, so each character between two
//! columns is exactly one hexside. A wall along the top of a hex runs along its first line.

mod glyphs;
mod legend;

pub use legend::{legend, stacks};

use crate::paint::{Canvas, Paint, Style};
use dragonrage_rules::{BridgeState, Dir, Edge, EntranceState, Flags, Game, Hex, Kind, Side, Status, Terrain, UnitId};
use glyphs::Glyphs;

/// How a board is drawn.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    /// Colours or none.
    pub paint: Paint,
    /// Only ASCII characters.
    pub ascii: bool,
    /// Characters in a line of the terminal; `None`: as many as it takes.
    pub width: Option<usize>,
}

/// Characters of a hex: roomy, and where the terminal is narrow.
const ROOMY: usize = 6;
const NARROW: usize = 4;

fn fits(game: &Game, look: &Look, hex: usize) -> bool {
    look.width.is_none_or(|w| usize::from(game.board().spec().columns) * (hex + 1) < w)
}

fn hex_width(game: &Game, look: &Look) -> usize {
    if fits(game, look, ROOMY) { ROOMY } else { NARROW }
}

/// Draws the board: in one piece if it fits, else in several that overlap.
pub fn draw(game: &Game, look: &Look) -> String {
    let columns = usize::from(game.board().spec().columns);
    let hex = hex_width(game, look);
    if fits(game, look, hex) {
        return Drawing::new(game, look, hex, 1, columns).text();
    }
    let at_once = (look.width.unwrap_or(usize::MAX).saturating_sub(1) / (hex + 1)).clamp(8, columns);
    let mut out = String::new();
    let mut first = 1;
    loop {
        let last = (first + at_once - 1).min(columns);
        out.push_str(&Drawing::new(game, look, hex, last + 1 - at_once, last).text());
        if last == columns {
            return out;
        }
        out.push('\n');
        first = last;
    }
}

/// A drawing of some columns of the board.
struct Drawing<'a> {
    game: &'a Game,
    glyphs: Glyphs,
    paint: Paint,
    /// Characters in a line of a hex.
    hex: usize,
    first: usize,
    last: usize,
    canvas: Canvas,
}

impl<'a> Drawing<'a> {
    fn new(game: &'a Game, look: &Look, hex: usize, first: usize, last: usize) -> Drawing<'a> {
        let rows = usize::from(game.board().spec().rows);
        let canvas = Canvas::new((last - first + 1) * (hex + 1) + 1, 2 * rows + 1);
        Drawing { game, glyphs: Glyphs::new(look.ascii), paint: look.paint, hex, first, last, canvas }
    }

    fn text(mut self) -> String {
        for hex in self.game.board().hexes().iter() {
            let column = usize::from(hex.column());
            if (self.first..=self.last).contains(&column) {
                self.hex(hex);
            }
        }
        self.canvas.text(&self.paint)
    }

    /// Upper left corner of a hex.
    fn corner(&self, hex: Hex) -> (usize, usize) {
        let (column, row) = (usize::from(hex.column()), usize::from(hex.row()));
        ((column - self.first) * (self.hex + 1) + 1, 2 * (row - 1) + usize::from(column % 2 == 0))
    }

    fn hex(&mut self, hex: Hex) {
        let (x, y) = self.corner(hex);
        let ground = self.glyphs.ground(self.shown_terrain(hex), self.game.is_razed(hex));
        let plain = Style::fore(ground.ink).on(ground.colour);

        // First line: ground or wall, then whoever stands there.
        let (fill, fill_style) = match self.side_glyph(hex, Dir::N) {
            Some((c, style)) => (c, Style { back: style.back.or(Some(ground.colour)), ..style }),
            None => (ground.fill, plain),
        };
        let north_open = self.side_glyph(hex, Dir::N).is_none();
        for n in 0..self.hex {
            self.canvas.put(x + n, y, fill, fill_style);
            self.canvas.put(x + n, y + 1, ' ', plain);
        }
        if north_open && self.game.board().is_road(hex) {
            let middle = (self.hex - 1) / 2;
            (middle..middle + 2)
                .for_each(|n| self.canvas.put(x + n, y, self.glyphs.road, Style::fore(94).on(ground.colour)));
        }
        let units = self.units(hex);
        if !units.is_empty() {
            let text = self.stack_text(&units);
            let left = (self.hex - text.chars().count().min(self.hex)) / 2;
            self.canvas.write(x + left, y, &text, self.unit_style(units[0]));
        } else if self.hex == NARROW && self.game.is_razed(hex) {
            self.canvas.put(x + 1, y, self.glyphs.razed, Style::fore(196).on(ground.colour).bold());
        } else if self.hex == NARROW
            && let Some(vp) = self.game.vp_at(hex)
        {
            self.canvas.write(x + 1, y, &format!("{}{vp}", self.glyphs.vp), Style::fore(21).on(ground.colour).bold());
        }

        // Second line: number, what lies on the hex, victory points.
        let number = if self.paint.on { Style::fore(ground.faint).on(ground.colour) } else { plain };
        self.canvas.write(x, y + 1, &hex.to_string(), number);
        if self.hex == ROOMY {
            if let Some((c, style)) = self.marker(hex) {
                self.canvas.put(x + 4, y + 1, c, style.on(ground.colour));
            }
            if self.game.is_razed(hex) {
                self.canvas.put(x + 5, y + 1, self.glyphs.razed, Style::fore(196).on(ground.colour).bold());
            } else if let Some(vp) = self.game.vp_at(hex) {
                self.canvas.write(x + 5, y + 1, &vp.to_string(), Style::fore(21).on(ground.colour).bold());
            }
        } else if let Some((c, style)) = self.marker(hex) {
            self.canvas.put(x + 3, y + 1, c, style.on(ground.colour));
        }
        self.sides(hex, x, y, Style::fore(ground.edge).on(ground.colour));
    }

    /// The four slanted hexsides; neighbours draw the ones they share alike.
    fn sides(&mut self, hex: Hex, x: usize, y: usize, open: Style) {
        let right = x + self.hex;
        for (dir, x, y, outline) in [
            (Dir::NE, right, y, self.glyphs.falling),
            (Dir::SE, right, y + 1, self.glyphs.rising),
            (Dir::NW, x - 1, y, self.glyphs.rising),
            (Dir::SW, x - 1, y + 1, self.glyphs.falling),
        ] {
            let board = self.game.board();
            let road = board.road_dirs(hex) >> dir.index() & 1 == 1;
            let (c, style) = match self.side_glyph(hex, dir) {
                Some(found) => found,
                None if road => (self.glyphs.road, Style::fore(94).on(180)),
                None => (outline, open),
            };
            self.canvas.put(x, y, c, style);
        }
    }

    /// What stands along a hexside: wall, gate, door; `None` if it is open.
    fn side_glyph(&self, hex: Hex, dir: Dir) -> Option<(char, Style)> {
        let board = self.game.board();
        match board.edge(hex, dir) {
            Edge::Open | Edge::OffMap => None,
            Edge::Wall(n) if self.game.is_breached(n) => Some((self.glyphs.smashed, Style::fore(208))),
            Edge::Wall(_) | Edge::Block => {
                let c = if dir == Dir::N { self.glyphs.wall_north } else { self.glyphs.wall };
                Some((c, Style::fore(if matches!(board.edge(hex, dir), Edge::Block) { 95 } else { 236 })))
            }
            Edge::TowerWall => {
                let c = match dir {
                    Dir::N if board.is_tower(hex) => self.glyphs.tower_side,
                    Dir::N => self.glyphs.tower_south,
                    _ => self.glyphs.tower_side,
                };
                Some((c, Style::fore(240)))
            }
            Edge::Stream => Some((self.glyphs.water, Style::fore(33))),
            Edge::Entrance(n) => {
                let entrance = board.entrance(n);
                let colour = if entrance.gate { 160 } else { 27 };
                let shut = if entrance.gate { self.glyphs.gate } else { self.glyphs.door };
                Some(match self.game.entrance_state(n) {
                    EntranceState::Closed => (shut, Style::fore(231).on(colour).bold()),
                    EntranceState::Open => (self.glyphs.open, Style::fore(16).on(118).bold()),
                    EntranceState::Smashed => (self.glyphs.smashed, Style::fore(colour).on(252).bold()),
                })
            }
        }
    }

    fn shown_terrain(&self, hex: Hex) -> Terrain {
        match self.game.bridge_state(hex) {
            Some(BridgeState::Burned) => Terrain::River,
            _ => self.game.board().terrain(hex),
        }
    }

    /// What lies on a hex besides units.
    fn marker(&self, hex: Hex) -> Option<(char, Style)> {
        let g = &self.glyphs;
        let bridge = self.game.bridge_state(hex);
        if self.game.whirlwind(hex) {
            Some((g.whirlwind, Style::fore(201).bold()))
        } else if self.game.fog(hex) {
            Some((g.fog, Style::fore(93).bold()))
        } else if bridge == Some(BridgeState::Burned) {
            Some((g.burned, Style::fore(196).bold()))
        } else if bridge == Some(BridgeState::Broken) {
            Some((g.broken, Style::fore(196).bold()))
        } else if bridge == Some(BridgeState::Prepared) {
            Some((g.prepared, Style::fore(196).bold()))
        } else if Side::BOTH.iter().any(|s| self.game.boost(*s, hex)) {
            Some((g.boost, Style::fore(22).bold()))
        } else {
            None
        }
    }

    /// Counters in a hex, the most important first.
    fn units(&self, hex: Hex) -> Vec<UnitId> {
        let mut units: Vec<UnitId> = self.game.in_hex(hex).collect();
        units.sort_by_key(|u| {
            let kind = self.game.kind(*u);
            (!kind.is_some_and(Kind::is_major), kind.is_some_and(Kind::is_character), u.0)
        });
        units
    }

    /// `INF3`, `INF3+H`, `D1` with facing and flight.
    fn stack_text(&self, units: &[UnitId]) -> String {
        let first = self.unit_text(units[0]);
        let room = self.hex.saturating_sub(first.chars().count());
        match units.get(1) {
            None => first,
            Some(second) => {
                let letter = self.game.kind(*second).and_then(|k| k.code().chars().next()).unwrap_or('+');
                match room {
                    0 => {
                        let number: String = first.chars().filter(|c| !c.is_ascii_uppercase()).collect();
                        let letters = self.hex.saturating_sub(number.chars().count() + 1);
                        format!("{}{number}+", first.chars().take(letters).collect::<String>())
                    }
                    1 => format!("{first}+"),
                    _ => format!("{first}+{letter}"),
                }
            }
        }
    }

    fn unit_text(&self, unit: UnitId) -> String {
        let game = self.game;
        let name = game.components().roster.name(unit);
        let (Some(state), Some(kind)) = (game.unit(unit), game.kind(unit)) else { return name };
        if state.status == Status::Carcass {
            return format!("{}{name}", self.glyphs.carcass);
        }
        match game.major(unit) {
            Some(major) => {
                let mark = if state.has(Flags::AIRBORNE) { self.glyphs.flying } else { "" };
                format!("{name}{}{mark}", self.glyphs.arrow(major.facing()))
            }
            None if name.chars().count() > self.hex => {
                let number = name.trim_start_matches(|c: char| !c.is_ascii_digit());
                let letters: String = kind.code().chars().take(self.hex.saturating_sub(number.len())).collect();
                format!("{letters}{number}")
            }
            None => name,
        }
    }

    fn unit_style(&self, unit: UnitId) -> Style {
        match self.game.unit(unit) {
            Some(u) if matches!(u.status, Status::Carcass | Status::Captive) => Style::fore(231).on(238),
            Some(u) if u.side == Some(Side::Invader) => {
                let flying = u.has(Flags::AIRBORNE);
                Style::fore(231).on(if flying { 198 } else { 124 }).bold()
            }
            Some(u) if u.has(Flags::WOUNDED) => Style::fore(196).on(226).bold(),
            _ => Style::fore(16).on(214).bold(),
        }
    }
}
