//! Names: counters, sides, phases, body areas, directions, terrain, places.

use crate::{Context, Words};
use dragonrage_rules::{Area, Dir, Hex, Kind, Phase, Side, Terrain, UnitId};

impl Words {
    /// "Infantry 3", "Dragon 1", "Elowyn".
    pub fn unit(&self, unit: UnitId, context: &Context) -> String {
        match context.roster.counter(unit) {
            None => context.roster.name(unit),
            Some(counter) if counter.kind == Kind::Elowyn => self.kind(counter.kind),
            Some(counter) => format!("{} {}", self.kind(counter.kind), counter.number),
        }
    }

    /// "Infantry".
    pub fn kind(&self, kind: Kind) -> String {
        self.plain(&format!("kind-{}", kind.code()))
    }

    /// "m", "f" or "n": which participles go with the kind.
    pub(crate) fn gender(&self, kind: Kind) -> String {
        self.attribute(&format!("kind-{}", kind.code()), "gender").unwrap_or_else(|| "m".to_owned())
    }

    /// "wounded", as it is said of this kind.
    pub fn wounded(&self, kind: Kind) -> String {
        self.text("sheet-wounded", &[("unit_gender", self.gender(kind).into())])
    }

    /// "Invader".
    pub fn side(&self, side: Side) -> String {
        self.plain(&format!("side-{}", side.code()))
    }

    /// "Invader movement".
    pub fn phase(&self, phase: Phase) -> String {
        self.plain(&format!("phase-{}", phase.code()))
    }

    /// "head".
    pub fn area(&self, area: Area) -> String {
        self.plain(&format!("area-{}", area.code()))
    }

    /// "north-east".
    pub fn dir(&self, dir: Dir) -> String {
        self.plain(&format!("dir-{dir}"))
    }

    /// "wooden bridge".
    pub fn terrain(&self, terrain: Terrain) -> String {
        self.plain(&format!("terrain-{}", terrain.code()))
    }

    /// The name of a place. A map that gives it another name than ours keeps its own name.
    pub fn place(&self, map: &str, hex: Hex, own_name: &str) -> String {
        self.known_as(&format!("place-{map}-{hex}"), own_name)
    }

    /// "0807", or with a name where there is one: "1009 (Market Hall)".
    pub fn hex(&self, hex: Hex, context: &Context) -> String {
        let board = context.board;
        let name = match board.place_at(hex) {
            Some(n) => Some(self.place(board.id(), hex, &board.place(n).name)),
            None => board.crossing_at(hex).and_then(|n| {
                let own = board.spec().crossing_names.get(usize::from(n))?;
                Some(self.known_as(&format!("crossing-{}-{hex}", board.id()), own))
            }),
        };
        match name {
            Some(name) => format!("{hex} ({name})"),
            None => hex.to_string(),
        }
    }

    /// A door or gate: "0707/0606 (West Gate)".
    pub fn entrance(&self, inside: Hex, outside: Hex, context: &Context) -> String {
        let spec = context.board.spec();
        let at = spec.entrances.iter().position(|e| (e.inside, e.outside) == (inside, outside));
        let own = at.and_then(|n| spec.entrance_names.get(n));
        match own {
            Some(own) => {
                let name = self.known_as(&format!("entrance-{}-{inside}-{outside}", spec.id), own);
                format!("{inside}/{outside} ({name})")
            }
            None => format!("{inside}/{outside}"),
        }
    }

    /// The hexside of a hex in a direction, as the entrance that lies there or as a wall.
    pub fn between(&self, hex: Hex, dir: Dir, context: &Context) -> String {
        let Some(next) = hex.neighbour(dir) else { return hex.to_string() };
        let entrances = &context.board.spec().entrances;
        let known = entrances.iter().find(|e| [(hex, next), (next, hex)].contains(&(e.inside, e.outside)));
        known.map_or_else(|| format!("{hex}/{next}"), |e| self.entrance(e.inside, e.outside, context))
    }

    /// The translation of a name that the map still gives, else the map's own name.
    fn known_as(&self, key: &str, own_name: &str) -> String {
        if self.in_english(key).as_deref() == Some(own_name) { self.plain(key) } else { own_name.to_owned() }
    }
}
