//! How a major monster shares out its parts: the best split over the hexes that it can attack, asked of the player beside the table
//! as plain text (`thinker`), with the exact chance of each attack and both its outcomes. What is good the player says; whether
//! it is possible, how likely and what follows the rules say.

use super::ladder::hopeless;
use crate::seeing::outcomes::{Outcomes, outcomes};
use dragonrage_ai::{Squire, Weights};
use dragonrage_rules::{Action, Area, Choice, Decision, Event, Game, Hex, UnitId, What, notation};

/// The word that stands in a question where a player's level would.
pub const WORD: &str = "split";

/// What goes for one hex.
#[derive(Clone, PartialEq, Debug)]
pub struct Share {
    /// The hex.
    pub hex: Hex,
    /// How many groups of each part.
    pub parts: Vec<(Area, usize)>,
    /// The steps; the blow is the last one.
    pub steps: Vec<Action>,
    /// How likely it succeeds, and what happens then and otherwise.
    pub odds: Outcomes,
}

/// A monster's parts, shared out.
#[derive(Clone, PartialEq, Debug)]
pub struct Split {
    /// The monster.
    pub unit: UnitId,
    /// What goes for which hex, the most promising first.
    pub shares: Vec<Share>,
}

/// Who could share out its parts now: the majors that can attack and have not begun to.
pub fn majors(game: &Game, legal: &[Action]) -> Vec<UnitId> {
    if !matches!(game.decision(), Decision::Side(_, Choice::Melee)) {
        return Vec::new();
    }
    let mut units: Vec<UnitId> =
        legal.iter().filter_map(|a| if let Action::Aim { unit, .. } = a { Some(*unit) } else { None }).collect();
    units.sort();
    units.dedup();
    units
}

/// Thinks about a position: a line for each attack, with its steps; the attacks of a monster follow one another.
pub fn think(game: &Game, seed: u64) -> String {
    let mut legal = Vec::new();
    game.legal_actions(&mut legal);
    let mut player = Squire::new(seed, Weights::knight());
    let roster = &game.components().roster;
    let line = |steps: Vec<Action>| {
        let steps: Vec<String> = steps.into_iter().map(|s| notation::print(roster, s)).collect();
        steps.join("; ")
    };
    let all = majors(game, &legal).into_iter().flat_map(|unit| player.share_out(game, unit));
    all.map(line).collect::<Vec<_>>().join("\n")
}

/// Reads the answer about this game; what the rules do not allow is left out.
pub fn read(game: &Game, text: &str) -> Vec<Split> {
    let roster = &game.components().roster;
    let mut splits: Vec<Split> = Vec::new();
    for line in text.lines() {
        let steps: Option<Vec<Action>> = line.split("; ").map(|s| notation::parse(roster, s).ok()).collect();
        let Some((unit, share)) = steps.and_then(|steps| share(game, steps)) else { continue };
        match splits.iter_mut().find(|s| s.unit == unit) {
            Some(split) => split.shares.push(share),
            None => splits.push(Split { unit, shares: vec![share] }),
        }
    }
    splits
}

/// One attack, with what the rules say of it.
fn share(game: &Game, steps: Vec<Action>) -> Option<(UnitId, Share)> {
    let Some(Action::Aim { unit, hex, .. }) = steps.first().copied() else { return None };
    let mut parts: Vec<(Area, usize)> = Vec::new();
    for step in &steps {
        match *step {
            Action::Aim { unit: u, hex: h, area } if (u, h) == (unit, hex) => {
                match parts.iter_mut().find(|p| p.0 == area) {
                    Some((_, count)) => *count += 1,
                    None => parts.push((area, 1)),
                }
            }
            Action::Strike => {}
            _ => return None,
        }
    }
    let odds = outcomes(game, &steps).or_else(|| certain(game, &steps))?;
    Some((unit, Share { hex, parts, steps, odds }))
}

/// An attack that needs no dice.
fn certain(game: &Game, steps: &[Action]) -> Option<Outcomes> {
    let (mut game, mut good) = (game.clone(), Vec::new());
    for step in steps {
        good.clear();
        game.apply(*step, &mut good).ok()?;
    }
    if hopeless(&good) {
        return None;
    }
    good.retain(|e| super::offers::telling(&e.what));
    Some(Outcomes { percent: 100, good, bad: Vec::new() })
}

impl Share {
    /// Units that fall on average.
    fn fall(&self) -> f64 {
        let fallen = |events: &[Event]| {
            let falls = |e: &&Event| {
                matches!(e.what, What::Destroyed { .. } | What::MinorDied { .. } | What::MonsterDied { .. })
            };
            events.iter().filter(falls).count() as f64
        };
        let likely = f64::from(self.odds.percent) / 100.0;
        likely * fallen(&self.odds.good) + (1.0 - likely) * fallen(&self.odds.bad)
    }
}

impl Split {
    /// The orders, one attack after the other.
    pub fn orders(&self) -> Vec<Action> {
        self.shares.iter().flat_map(|s| s.steps.iter().copied()).collect()
    }

    /// Units that fall on average, in tenths.
    pub fn tenths(&self) -> u32 {
        let tenths = (self.shares.iter().map(Share::fall).sum::<f64>() * 10.0).round();
        (0..).find(|n| f64::from(*n) >= tenths).unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::film::Film;
    use crate::session::ladder::ladders;
    use crate::thinker::{Thinker, answer, question_for};
    use dragonrage_rules::Silent;

    const RECORDS: [&str; 4] = [
        include_str!("../../../../cases/golden/esirien-1-squire.txt"),
        include_str!("../../../../cases/golden/esirien-4-squire.txt"),
        include_str!("../../../../cases/golden/nurkott-3-squire.txt"),
        include_str!("../../../../cases/golden/esirien-1-random.txt"),
    ];

    /// In whole games: every split is possible to its end, uses no group twice, is asked as text, and an attack on the only
    /// hex in reach is as likely as the best of those that are built up by hand.
    #[test]
    fn parts_are_shared_out() {
        let components = dragonrage_data::embedded();
        let mut thinker = Thinker::new(components.clone());
        let (mut alone, mut several) = (0, 0);
        for record in RECORDS {
            let film = Film::read(&components, record).expect("a golden record");
            let mut legal = Vec::new();
            for step in 0..film.len() {
                let game = film.position(step);
                game.legal_actions(&mut legal);
                let majors = majors(&game, &legal);
                if majors.is_empty() {
                    continue;
                }
                let text = thinker.think(&question_for(7, WORD, 1, &game));
                let splits = read(&game, answer(&text).expect("an answer").1);
                for split in &splits {
                    assert!(majors.contains(&split.unit));
                    let mut hexes: Vec<Hex> = split.shares.iter().map(|s| s.hex).collect();
                    hexes.sort();
                    hexes.dedup();
                    assert_eq!(hexes.len(), split.shares.len(), "one attack for each hex");
                    // All of them together are no more than the monster has.
                    for area in [Area::Head, Area::Wings, Area::Legs] {
                        let used: usize =
                            split.shares.iter().flat_map(|s| &s.parts).filter(|p| p.0 == area).map(|p| p.1).sum();
                        let left = game.groups_left(split.unit, area).unwrap_or(0);
                        assert!(used <= usize::from(left), "{used} of {left} {area:?}");
                    }
                    for share in &split.shares {
                        assert!(share.odds.percent > 0 && share.odds.percent <= 100);
                        assert_eq!(share.parts.iter().map(|p| p.1).sum::<usize>() + 1, share.steps.len());
                        assert!(
                            share
                                .steps
                                .iter()
                                .try_fold(game.clone(), |mut g, a| g.apply(*a, &mut Silent).ok().map(|()| g))
                                .is_some()
                        );
                    }
                    let reach: std::collections::BTreeSet<Hex> = legal
                        .iter()
                        .filter_map(|a| match a {
                            Action::Aim { unit, hex, .. } if *unit == split.unit => Some(*hex),
                            _ => None,
                        })
                        .collect();
                    match (&split.shares[..], reach.len()) {
                        ([only], 1) => {
                            let best =
                                ladders(&game, &legal, only.hex).into_iter().find(|l| l.monster == Some(split.unit));
                            assert_eq!(best.and_then(|l| l.rungs.last().map(|r| r.percent)), Some(only.odds.percent));
                            alone += 1;
                        }
                        ([_, _, ..], _) => several += 1,
                        _ => {}
                    }
                }
            }
        }
        assert!(alone > 0 && several > 0, "{alone} with one hex, {several} with more");
    }
}
