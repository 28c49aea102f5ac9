//! The ways that major monsters went through a game, for whoever draws them.

use super::Film;
use dragonrage_rules::{Hex, Silent, UnitId};
use std::collections::BTreeMap;

/// The hexes of each major monster, in order, from where it first stood.
pub fn ways(film: &Film) -> Vec<Vec<Hex>> {
    let mut ways: BTreeMap<UnitId, Vec<Hex>> = BTreeMap::new();
    let mut game = film.position(0);
    for action in film.actions() {
        // Each was legal when the record was read.
        let _ = game.apply(*action, &mut Silent);
        if game.turn() == 0 {
            continue;
        }
        for (id, unit) in game.units() {
            if let Some(hex) = unit.hex().filter(|_| game.kind(id).is_some_and(|k| k.is_major())) {
                let way = ways.entry(id).or_default();
                if way.last() != Some(&hex) {
                    way.push(hex);
                }
            }
        }
    }
    ways.into_values().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_way_ends_where_the_monster_is() {
        let film =
            Film::read(&dragonrage_data::embedded(), include_str!("../../../../cases/golden/esirien-1-squire.txt"))
                .unwrap();
        let ways = ways(&film);
        let last = film.position(film.len());
        let major = last.units().filter(|(id, _)| last.kind(*id).is_some_and(|k| k.is_major()));
        let hexes: Vec<Hex> = major.filter_map(|(_, u)| u.hex()).collect();
        assert_eq!(ways.iter().map(|w| *w.last().unwrap()).collect::<Vec<_>>(), hexes);
        assert!(ways.iter().all(|w| w.len() > 5 && w.windows(2).all(|p| p[0] != p[1])));
    }
}
