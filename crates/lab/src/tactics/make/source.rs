//! Where positions come from: games that squires play against each other, one after another through all scenarios.

use dragonrage_ai::{Level, Rng};
use dragonrage_rules::{BySide, Choice, Components, Decision, Game, Journal, Silent};
use dragonrage_table::{Hands, Stream, play_out};
use std::sync::Arc;

/// Positions that are taken of one game.
const POSITIONS: usize = 36;

/// A game with the positions that are taken of it.
pub struct Source {
    /// The scenario.
    pub scenario: String,
    /// The positions, in the order of the game.
    pub positions: Vec<Game>,
    /// Every position in which a spell may be cast, in the order of the game: there are few.
    pub spells: Vec<Game>,
}

/// Plays the n-th game of a seed and takes positions of it, in which a side decides freely.
pub fn source(components: &Arc<Components>, seed: u64, n: u32) -> Option<Source> {
    let scenario = components.scenarios.get(n as usize % components.scenarios.len().max(1))?;
    let mut game = Journal::start(components, &scenario.id, scenario.options).ok()?.game().clone();
    let stream = |k: u64| Stream::new(seed, u64::from(n) * 3 + k);
    let player = |k: u64| Level::Squire.player(stream(k).seed());
    let mut hands = Hands { dice: stream(0), players: BySide { invader: player(1), defender: player(2) } };
    let (mut all, mut phase) = (Vec::new(), None);
    play_out(&mut game, &mut hands, |game, action| {
        if free(game) {
            // The beginning of a phase is what a player sees; in between, others have moved already.
            let begins = phase != Some((game.turn(), game.phase()));
            all.push((begins, game.clone()));
        }
        phase = Some((game.turn(), game.phase()));
        game.apply(action, &mut Silent).is_ok()
    });
    let mut rng = Rng::new(seed ^ u64::from(n).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let spells = all.iter().filter(|(_, game)| casts(game)).map(|(_, game)| game.clone()).collect();
    let mut positions = Vec::new();
    while positions.len() < POSITIONS && !all.is_empty() {
        let (begins, game) = all.swap_remove(rng.below(all.len()));
        if begins || rng.below(3) == 0 {
            positions.push(game);
        }
    }
    Some(Source { scenario: scenario.id.clone(), positions, spells })
}

/// May a spell be cast?
pub fn casts(game: &Game) -> bool {
    matches!(game.decision(), Decision::Side(_, Choice::Spell))
}

/// Does a side decide freely, with nothing under way?
fn free(game: &Game) -> bool {
    let choice = match game.decision() {
        Decision::Side(side, choice) if game.phase().side() == side => choice,
        _ => return false,
    };
    game.turn() > 0
        && game.tasks().is_empty()
        && matches!(choice, Choice::Spell | Choice::Move | Choice::Fire | Choice::Missiles | Choice::Melee)
}
