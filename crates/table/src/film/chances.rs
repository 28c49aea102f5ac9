//! How a game stood at the end of each player-turn: VP destroyed, and the invader's chance to win, as the computer players
//! foresee it.

use super::Film;
use dragonrage_ai::{Forecast, Judge, Weights};
use dragonrage_rules::Side;

/// A point of a curve.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Moment {
    /// How many steps there were.
    pub step: usize,
    /// Turn.
    pub turn: u16,
    /// The invader's chance to win, from 0 to 1.
    pub chance: f32,
    /// Share of the VP that win, from 0 to 1.
    pub vp: f32,
}

/// Tells how a game stood.
#[derive(Debug)]
pub struct Teller {
    judge: Judge,
    forecast: Forecast,
}

impl Teller {
    /// For this game.
    pub fn new(film: &Film) -> Teller {
        let first = film.position(film.turns().first().copied().unwrap_or(0));
        Teller { judge: Judge::new(&first, Weights::squire()), forecast: Forecast::built_in() }
    }

    /// The end of a player-turn, by its number.
    pub fn moment(&mut self, film: &Film, end: usize) -> Option<Moment> {
        let (step, after) = *film.ends().get(end)?;
        let game = film.position(step);
        self.judge.refresh(&game);
        let chance = self.judge.chance(&game, after, &self.forecast);
        let vp = f32::from(game.vp().max(0)) / f32::from(game.goal().max(1));
        Some(Moment { step, turn: game.turn(), chance, vp: vp.min(1.0) })
    }
}

/// The player-turn that moved the chances most towards the winner: its turn, and the invader's chance before and after.
pub fn decisive(moments: &[Moment], winner: Side) -> Option<(u16, f32, f32)> {
    let gain = |(before, after): (f32, f32)| if winner == Side::Invader { after - before } else { before - after };
    let steps = moments.windows(2).map(|w| (w[1].turn, w[0].chance, w[1].chance));
    let best = steps.max_by(|a, b| gain((a.1, a.2)).total_cmp(&gain((b.1, b.2))))?;
    Some(best).filter(|(_, before, after)| gain((*before, *after)) >= NOTABLE)
}

/// Less is not worth a word.
const NOTABLE: f32 = 0.1;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_curve_ends_where_the_game_did() {
        for text in [
            include_str!("../../../../cases/golden/esirien-1-squire.txt"),
            include_str!("../../../../cases/golden/nurkott-2-squire.txt"),
        ] {
            let film = Film::read(&dragonrage_data::embedded(), text).unwrap();
            let mut teller = Teller::new(&film);
            let all: Vec<Moment> = (0..film.ends().len()).filter_map(|n| teller.moment(&film, n)).collect();
            assert_eq!(all.len(), film.ends().len());
            assert!(all.iter().all(|m| (0.0..=1.0).contains(&m.chance) && (0.0..=1.0).contains(&m.vp)));
            assert!(all.windows(2).all(|w| w[0].step < w[1].step && w[0].turn <= w[1].turn));
            let winner = film.position(film.len()).outcome().unwrap().winner;
            assert_eq!(all.last().unwrap().chance, f32::from(u8::from(winner == Side::Invader)));
            let early = all[0].chance;
            assert!(early > 0.02 && early < 0.98, "nothing is settled in the first turn: {early}");
            let (turn, before, after) = decisive(&all, winner).expect("something decided it");
            assert!(turn >= 1 && (after > before) == (winner == Side::Invader), "{turn}: {before} to {after}");
        }
    }
}
