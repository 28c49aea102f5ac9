//! What lies on the table: counters, sheets, points and the turn track. The book shows them, the sheets hold them true to scale.

use crate::Press;
use dragonrage_picture::{Face, SheetLabels};
use dragonrage_rules::{Area, Board, Class, Reinforcements, UnitId};
use dragonrage_words::Context;

impl Press {
    /// Every counter of the box.
    pub(crate) fn units(&self) -> impl Iterator<Item = UnitId> + use<> {
        (0..self.components.roster.len() as u8).map(UnitId)
    }

    /// A counter as it is printed: what it loses is kept on a sheet.
    pub(crate) fn face(&self, unit: UnitId) -> Option<Face> {
        Face::printed(&self.components, unit).map(|face| Face { points: None, ..face })
    }

    /// Winged monsters have a second side [2.2.3-c].
    pub(crate) fn winged(&self, unit: UnitId) -> bool {
        let kind = self.components.roster.kind(unit);
        kind.is_major() && self.components.monster(kind).fly > 0
    }

    /// The points of a unit that are crossed out one by one: hit points of minor monsters, spell points of wizards.
    pub(crate) fn points(&self, unit: UnitId) -> Option<u8> {
        let kind = self.components.roster.kind(unit);
        match kind.class() {
            Class::Wizard => Some(self.components.spell_points),
            Class::Minor => self.components.unit(kind).hit_points,
            _ => None,
        }
    }

    /// The unit's name.
    pub(crate) fn unit_name(&self, unit: UnitId) -> String {
        let context = Context { roster: &self.components.roster, board: &self.components.boards[0] };
        self.words.unit(unit, &context)
    }

    /// The words on the sheet of a major monster.
    pub(crate) fn sheet_labels(&self, unit: UnitId) -> SheetLabels {
        SheetLabels {
            title: self.unit_name(unit),
            areas: Area::ALL.map(|a| self.words.area(a)),
            breaths: self.words.text("page-breaths", &[]),
        }
    }

    /// How long the turn track of a map is, and who arrives on it.
    pub(crate) fn turns(&self, board: &Board) -> (u16, Option<Reinforcements>) {
        let scenario = self.components.scenarios.iter().find(|s| s.map == board.id());
        (board.spec().turn_track, scenario.and_then(|s| s.reinforcements.clone()))
    }
}
