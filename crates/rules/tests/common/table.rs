//! Where a random game is played: a box of components, one of its scenarios, and armies that are printed or chosen.

use super::Stream;
use dragonrage_data::embedded;
use dragonrage_rules::*;
use std::ops::Range;
use std::sync::Arc;

/// A scenario of a box, the options that hold there, and the armies if they are not the printed ones.
#[derive(Clone)]
pub struct Table {
    pub components: Arc<Components>,
    pub scenario: String,
    pub options: Options,
    forces: Option<BySide<Vec<Force>>>,
}

/// Games with chosen armies for every seed that the twelve printed scenarios are played with; `DRAGONRAGE_ARMIES` raises
/// it for a long run.
fn armies() -> u64 {
    std::env::var("DRAGONRAGE_ARMIES").ok().and_then(|n| n.parse().ok()).unwrap_or(3)
}

impl Table {
    /// A printed scenario.
    pub fn printed(scenario: &str) -> Table {
        let components = embedded();
        let options = components.scenario(scenario).expect("the scenario exists").options;
        Table { components, scenario: scenario.to_owned(), options, forces: None }
    }

    /// A scenario with armies that chance chose.
    pub fn chosen(seed: u64) -> Table {
        let stream = &mut Stream::new(seed ^ 0xa5);
        let printed = embedded();
        let scenario = &printed.scenarios[stream.below(printed.scenarios.len())].id;
        Table { forces: Some(random_forces(&printed.roster, stream)), ..Table::printed(scenario) }
    }

    /// All printed scenarios with each of these seeds, then chosen armies, each game with a seed of its own.
    pub fn all(seeds: Range<u64>) -> impl Iterator<Item = (Table, u64)> {
        let printed = seeds.clone().flat_map(|seed| {
            let all = embedded().scenarios.iter().map(|s| (Table::printed(&s.id), seed)).collect::<Vec<_>>();
            all.into_iter()
        });
        let chosen = seeds.start * armies()..seeds.end * armies();
        printed.chain(chosen.map(|seed| (Table::chosen(seed), seed)))
    }

    /// What a record of a game here begins with.
    pub fn header(&self, options: Options) -> record::Header {
        let header = record::Header::new(&self.components, &self.scenario, options);
        record::Header { forces: self.forces.clone(), ..header }
    }

    /// The start of a game.
    pub fn setup(&self, options: Options) -> Setup {
        self.header(options).setup(&self.components).expect("the scenario exists, and the sheet allows the armies")
    }

    /// A game before its first action.
    pub fn start(&self, options: Options) -> Game {
        Game::new(&self.components, &self.setup(options)).expect("a fresh scenario is a game")
    }
}

/// What the counter sheet allows: troops and characters of either family on either side, engines for the defender,
/// monsters for the invader [2.2.2-a, S-114].
fn random_forces(roster: &Roster, stream: &mut Stream) -> BySide<Vec<Force>> {
    let mut left = Kind::ALL.map(|kind| roster.of_kind(kind).count());
    let mut forces: BySide<Vec<Force>> = BySide::default();
    for side in Side::BOTH {
        let fit = |kind: &Kind| match kind.class() {
            Class::Troop | Class::Hero | Class::Wizard => true,
            Class::Engine => side == Side::Defender,
            Class::Minor | Class::Major => side == Side::Invader,
            Class::Princess | Class::Elemental => false,
        };
        let kinds: Vec<Kind> = Kind::ALL.into_iter().filter(fit).collect();
        for _ in 0..3 + stream.below(7) {
            let kind = kinds[stream.below(kinds.len())];
            let count = left[kind.index()].min(1 + stream.below(4));
            left[kind.index()] -= count;
            match forces[side].iter_mut().find(|f| f.kind == kind) {
                Some(force) => force.count += count as u8,
                None if count > 0 => forces[side].push(Force { kind, count: count as u8 }),
                None => {}
            }
        }
        // An army has somebody; who has nobody would get the printed one.
        if forces[side].is_empty() {
            forces[side].push(Force { kind: Kind::Infantry, count: 1 });
            left[Kind::Infantry.index()] -= 1;
        }
        // As the files list them: in the sheet's order.
        forces[side].sort_by_key(|f| f.kind);
    }
    forces
}
