//! How a game stood at the end of each player-turn: VP destroyed, and the invader's chance to win.

use super::film::Film;

/// A point of a curve.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Moment {
    /// How many steps there were.
    pub step: usize,
    /// Turn.
    pub turn: u16,
    /// The invader's chance to win, from 0 to 1, where somebody can tell.
    pub chance: Option<f32>,
    /// Share of the VP that win, from 0 to 1.
    pub vp: f32,
}

/// Tells how a game stood.
#[derive(Debug, Default)]
pub struct Teller;

impl Teller {
    /// For this game.
    pub fn new(_: &Film) -> Teller {
        Teller
    }

    /// The end of a player-turn, by its number.
    pub fn moment(&mut self, film: &Film, end: usize) -> Option<Moment> {
        let (step, _) = *film.ends().get(end)?;
        let game = film.position(step);
        let vp = f32::from(game.vp().max(0)) / f32::from(game.goal().max(1));
        Some(Moment { step, turn: game.turn(), chance: None, vp: vp.min(1.0) })
    }
}
