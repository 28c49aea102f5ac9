//! What a counter shows, as a plain value: made from a game, or from the counter sheet alone.

use crate::Badge;
use dragonrage_rules::{Components, Dir, Flags, Game, Kind, Side, Status, UnitId};

/// What is to be seen on a counter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Face {
    /// The unit's name in notation, such as `INF3`; stands in `data-unit`.
    pub name: String,
    /// Its kind.
    pub kind: Kind,
    /// Its number among its kind.
    pub number: u8,
    /// Its owner, if it has one.
    pub side: Option<Side>,
    /// `A-B-C(D)` [2.2.1-c]; empty for major monsters.
    pub values: String,
    /// Where a major monster looks.
    pub facing: Option<Dir>,
    /// In flight.
    pub airborne: bool,
    /// Dead, but still lying there.
    pub dead: bool,
    /// In a cell, or for another reason nobody's unit.
    pub captive: bool,
    /// Hit points left of a minor monster, spell points left of a wizard.
    pub points: Option<u8>,
    /// The small signs, the most important first.
    pub badges: Vec<Badge>,
}

impl Face {
    /// The counter as it comes from the box.
    pub fn printed(components: &Components, unit: UnitId) -> Option<Face> {
        let counter = components.roster.counter(unit)?;
        let data = components.unit(counter.kind);
        let wizard = counter.kind.class() == dragonrage_rules::Class::Wizard;
        Some(Face {
            name: components.roster.name(unit),
            kind: counter.kind,
            number: counter.number,
            side: None,
            values: if counter.kind.is_major() { String::new() } else { values(data) },
            facing: None,
            airborne: false,
            dead: false,
            captive: false,
            points: if wizard { Some(components.spell_points) } else { data.hit_points },
            badges: Vec::new(),
        })
    }

    /// The counter as it is in a game.
    pub fn of(game: &Game, id: UnitId) -> Option<Face> {
        let unit = game.unit(id)?;
        let face = Face::printed(game.components(), id)?;
        let lost = unit.lost;
        Some(Face {
            side: unit.side,
            facing: game.major(id).map(|m| m.facing()).filter(|_| unit.status == Status::OnMap),
            airborne: unit.on_map() && unit.has(Flags::AIRBORNE),
            dead: unit.status == Status::Carcass,
            captive: unit.status == Status::Captive,
            points: face.points.map(|p| p.saturating_sub(lost)),
            badges: Badge::of(game, id, unit, face.kind),
            ..face
        })
    }
}

/// `3-4-4(6)`; a strength for defence only stands in parentheses, a cross for what the unit has not.
fn values(data: &dragonrage_rules::UnitData) -> String {
    let or_dash = |n: Option<u8>| n.map_or("×".to_owned(), |n| n.to_string());
    let attack = data.attack.map_or_else(|| format!("({})", data.defence), |a| a.to_string());
    let road = data.road_mp.map_or(String::new(), |r| format!("({r})"));
    format!("{attack}-{}-{}{road}", or_dash(data.escape), or_dash(data.mp))
}
