//! The characters and colours of the board, in Unicode and in ASCII.

use dragonrage_rules::{Dir, Terrain};

/// How the ground of a hex looks.
#[derive(Clone, Copy, Debug)]
pub struct Ground {
    /// Fills the first line where nobody stands.
    pub fill: char,
    /// Background, from the 256-colour palette.
    pub colour: u8,
    /// Colour of the fill.
    pub ink: u8,
    /// Colour of the hex number.
    pub faint: u8,
    /// Colour of an open hexside.
    pub edge: u8,
}

/// One set of characters.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)]
pub struct Glyphs {
    ascii: bool,
    pub rising: char,
    pub falling: char,
    pub wall: char,
    pub wall_north: char,
    pub tower_side: char,
    /// Along the top of the hex south of a tower.
    pub tower_south: char,
    pub gate: char,
    pub door: char,
    pub open: char,
    pub smashed: char,
    pub road: char,
    pub water: char,
    pub razed: char,
    pub vp: char,
    pub fog: char,
    pub whirlwind: char,
    pub boost: char,
    pub prepared: char,
    pub broken: char,
    pub burned: char,
    pub carcass: char,
    pub flying: &'static str,
}

const UNICODE: Glyphs = Glyphs {
    ascii: false,
    rising: '╱',
    falling: '╲',
    wall: '█',
    wall_north: '▀',
    tower_side: '▒',
    tower_south: '▔',
    gate: 'Π',
    door: '∩',
    open: 'o',
    smashed: '×',
    road: '∙',
    water: '~',
    razed: '✗',
    vp: '★',
    fog: '≋',
    whirlwind: '@',
    boost: '^',
    prepared: '!',
    broken: '÷',
    burned: '∅',
    carcass: '†',
    flying: "*",
};

const ASCII: Glyphs = Glyphs {
    ascii: true,
    rising: '/',
    falling: '\\',
    wall: '#',
    wall_north: '#',
    tower_side: '%',
    tower_south: '-',
    gate: 'G',
    door: 'n',
    open: 'o',
    smashed: 'x',
    road: ':',
    water: '~',
    razed: 'X',
    vp: '$',
    fog: '&',
    whirlwind: '@',
    boost: '>',
    prepared: '!',
    broken: ';',
    burned: 'v',
    carcass: '_',
    flying: "*",
};

impl Glyphs {
    /// The set in use.
    pub const fn new(ascii: bool) -> Glyphs {
        if ascii { ASCII } else { UNICODE }
    }

    /// Where a monster looks.
    pub fn arrow(&self, dir: Dir) -> &'static str {
        let (arrows, letters) = (["↑", "↗", "↘", "↓", "↙", "↖"], ["n", "ne", "se", "s", "sw", "nw"]);
        if self.ascii { letters[dir.index()] } else { arrows[dir.index()] }
    }

    /// The ground of a hex.
    pub fn ground(&self, terrain: Terrain, razed: bool) -> Ground {
        let pick = |unicode: char, ascii: char| if self.ascii { ascii } else { unicode };
        let light = |fill, colour, ink| Ground { fill, colour, ink, faint: 241, edge: 245 };
        let dark = |fill, colour, ink| Ground { fill, colour, ink, faint: 252, edge: 239 };
        let ground = match terrain {
            Terrain::OffMap => light(' ', 16, 16),
            Terrain::Clear => light(' ', 151, 65),
            Terrain::Forest => dark(pick('♣', '^'), 65, 22),
            Terrain::City => light(pick('·', '.'), 223, 180),
            Terrain::Building => light(pick('⌂', 'm'), 180, 94),
            Terrain::River => dark('~', 67, 117),
            Terrain::Sea => dark(pick('≈', 'w'), 25, 74),
            Terrain::Dock => light(pick('≡', '='), 138, 52),
            Terrain::Ford => light(pick('∴', ','), 110, 24),
            Terrain::WoodenBridge => light(pick('╪', '|'), 173, 52),
            Terrain::StoneBridge => light(pick('═', 'B'), 250, 238),
            Terrain::Tower => light(pick('▒', '%'), 248, 238),
            Terrain::Bank => light(pick('∵', '`'), 109, 24),
        };
        if razed { Ground { fill: pick('░', '"'), colour: 240, ink: 208, faint: 250, edge: 236 } } else { ground }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_things_look_alike() {
        for g in [UNICODE, ASCII] {
            let mut signs: Vec<char> = Terrain::ALL
                .iter()
                .filter(|t| **t != Terrain::OffMap)
                .map(|t| g.ground(*t, false).fill)
                .chain([g.wall, g.gate, g.door, g.open, g.smashed, g.road, g.razed, g.vp, g.fog, g.whirlwind, g.boost])
                .chain([g.prepared, g.broken, g.burned, g.carcass, '+', '*'])
                .collect();
            let all = signs.len();
            signs.sort();
            signs.dedup();
            assert_eq!(signs.len(), all, "{signs:?}");
            assert!(!g.ascii || signs.iter().all(char::is_ascii));
        }
    }
}
