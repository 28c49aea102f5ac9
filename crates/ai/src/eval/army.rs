//! Who is where, read once for all terms.

use super::price;
use arrayvec::ArrayVec;
use dragonrage_rules::{Area, BySide, Class, Components, Flags, Game, Hex, Kind, MAX_UNITS, Side, Status, UnitId};

/// A unit on the map.
#[derive(Clone, Copy, Debug)]
pub struct Piece {
    pub id: UnitId,
    pub kind: Kind,
    pub class: Class,
    pub hex: Hex,
    pub flags: Flags,
    /// Attack and defence strength.
    pub attack: u8,
    pub defence: u8,
    /// MP of a normal move.
    pub mp: u8,
    pub price: f32,
    pub lost: u8,
}

impl Piece {
    /// The counters as they are printed, by number; what a game changes is still to be filled in.
    pub fn printed(components: &Components) -> Vec<Piece> {
        let of = |id: UnitId| {
            let kind = components.roster.kind(id);
            let data = components.unit(kind);
            Some(Piece {
                id,
                kind,
                class: kind.class(),
                hex: Hex::from_index(0)?,
                flags: Flags::default(),
                attack: data.attack.unwrap_or(0),
                defence: data.defence,
                mp: data.mp.unwrap_or(0),
                price: price(components, kind),
                lost: 0,
            })
        };
        (0..components.roster.len() as u8).map(UnitId).filter_map(of).collect()
    }

    pub fn has(&self, flag: Flags) -> bool {
        self.flags.has(flag)
    }

    pub fn airborne(&self) -> bool {
        self.has(Flags::AIRBORNE)
    }

    /// Can it not attack any more this turn?
    pub fn spent(&self) -> bool {
        self.flags.0 & (Flags::USED.0 | Flags::COWED.0 | Flags::CLIMBED.0 | Flags::WILD.0) != 0
    }

    pub fn is_leader(&self) -> bool {
        self.kind.is_character()
    }

    pub fn military(&self) -> bool {
        !self.kind.is_monster()
    }
}

/// Something for each unit; on the stack, since armies are read for every position that is judged.
pub type PerUnit<T> = ArrayVec<T, MAX_UNITS>;

type Pieces = PerUnit<Piece>;

/// All units on the map, by side.
pub struct Army {
    pub sides: BySide<Pieces>,
    /// Invaders that wait off the map.
    pub waiting: Pieces,
    /// Place of each unit in the list of its side.
    place: [u8; MAX_UNITS],
}

impl Army {
    /// `printed`: the counters, by number.
    pub fn new(game: &Game, printed: &[Piece]) -> Army {
        let mut army = Army {
            sides: BySide { invader: Pieces::new(), defender: Pieces::new() },
            waiting: Pieces::new(),
            place: [NONE; MAX_UNITS],
        };
        for (id, unit) in game.units() {
            let Some(side) = unit.side else { continue };
            let off = unit.status == Status::Waiting && side == Side::Invader;
            if !unit.on_map() && !off {
                continue;
            }
            // Invaders off the map may come on anywhere: one here, the next one there.
            let entry = || {
                let entries = &game.board().spec().entry_hexes;
                entries.get(id.index() % entries.len().max(1)).copied().filter(|_| off)
            };
            let Some(hex) = unit.hex().or_else(entry) else { continue };
            let mut piece = Piece { hex, flags: unit.flags, lost: unit.lost, ..printed[id.index()] };
            if piece.class == Class::Major {
                piece.mp = game.movement_points(id).unwrap_or(0);
            }
            if off {
                army.waiting.push(piece);
            } else {
                army.place[id.index()] = army.sides[side].len() as u8;
                army.sides[side].push(piece);
            }
        }
        army
    }

    /// The unit, if it is on the map and belongs to this side.
    pub fn of(&self, side: Side, id: UnitId) -> Option<&Piece> {
        self.sides[side].get(usize::from(self.place[id.index()])).filter(|p| p.id == id)
    }
}

/// Not on the map.
const NONE: u8 = u8::MAX;

/// Can the major monster fly on, or take off from where it is?
pub fn can_fly(game: &Game, piece: &Piece) -> bool {
    game.wings_carry(piece.id) && (piece.airborne() || game.legs_leap(piece.id) || game.board().is_tower(piece.hex))
}

/// The side whose unit it is.
pub fn foes(side: Side, army: &Army) -> &[Piece] {
    &army.sides[side.other()]
}

/// Strength of all groups of a major monster that are left.
pub fn strength(game: &Game, piece: &Piece) -> u16 {
    let sheet = game.components().monster(piece.kind);
    let of =
        |area: Area| u16::from(game.groups_left(piece.id, area).unwrap_or(0)) * u16::from(sheet.area(area).strength);
    of(Area::Head) + of(Area::Wings) + of(Area::Legs)
}
