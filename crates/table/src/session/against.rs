//! Who could strike at a hex: attacks that begin with their target, so that many can be ordered at once. What each needs the rules
//! say; they are made one after the other, and dice fall between them. What is built up before it is made is `ladder`'s.

use super::offers::{Deed, single};
use super::target::target;
use dragonrage_rules::{Action, Area, Game, Hex, UnitId};

/// Attacks of the same kind on the same thing, one of each unit.
#[derive(Clone, PartialEq, Debug)]
pub struct Against {
    /// The part of a monster that they are aimed at; none where there are no parts.
    pub area: Option<Area>,
    /// One of each unit that could, the likeliest first.
    pub deeds: Vec<Deed>,
}

/// What belongs together: the kind of attack, whom it is aimed at and where.
type Aim = (u8, Option<UnitId>, Option<Area>);

fn aim(action: Action) -> Option<Aim> {
    match action {
        Action::Shoot { target, area, .. } => Some((0, Some(target), Some(area))),
        Action::Attack { target, area, .. } => Some((1, Some(target), Some(area))),
        _ => None,
    }
}

/// Everything that could be done to a hex by more than one unit or by one.
pub fn against(game: &Game, legal: &[Action], hex: Hex) -> Vec<Against> {
    let mut found: Vec<(Aim, Against)> = Vec::new();
    for action in legal.iter().copied().filter(|a| target(game, *a) == Some(hex)) {
        let Some(aim) = aim(action) else { continue };
        let deed = single(game, action);
        match found.iter_mut().find(|(known, _)| *known == aim) {
            Some((_, group)) => group.deeds.push(deed),
            None => found.push((aim, Against { area: aim.2, deeds: vec![deed] })),
        }
    }
    let mut groups: Vec<Against> = found.into_iter().map(|(_, group)| group).collect();
    for group in &mut groups {
        // What needs no dice of its own comes first.
        group.deeds.sort_by_key(|d| std::cmp::Reverse(d.percent().unwrap_or(100)));
    }
    groups
}

impl Against {
    /// The chances of the least and of the most likely one, in per cent.
    pub fn chances(&self) -> Option<(u32, u32)> {
        Some((self.deeds.last()?.percent()?, self.deeds.first()?.percent()?))
    }

    /// The orders, the likeliest first.
    pub fn orders(&self) -> Vec<Action> {
        self.deeds.iter().filter_map(Deed::last).collect()
    }
}
