//! How somebody errs who is new to the game: now and then a unit slips his mind, and of what looks nearly as good as the best
//! he takes any. Mistakes of a person, never nonsense: whatever he does is worth more, in his own eyes, than doing nothing,
//! and less than the best by no more than the haze; what may win at once he never overlooks.

use crate::Rng;
use dragonrage_rules::{Action, Game, UnitId};

/// What must be gained for anything to be worth doing.
pub(crate) const LEAST: f32 = 0.002;

/// What nobody overlooks: one chance in twenty to win at once, as a squire counts (`eval::WIN`).
const PLAIN: f32 = 50.0;

/// Somebody's mistakes.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Lapses {
    /// How often a unit slips his mind for a phase, 0 to 1.
    overlooks: f32,
    /// Two things are alike to him if one gains no more than this beyond the other; in VP.
    haze: f32,
    /// Places that he sees for each unit to go to, the best ones.
    pub places: usize,
}

impl Lapses {
    /// Those of a page.
    pub const PAGE: Lapses = Lapses { overlooks: 0.4, haze: 2.0, places: 8 };

    /// The lots of a unit, or of all together, in a phase: whoever asks again in the same phase errs in the same way.
    pub fn lots(seed: u64, game: &Game, unit: Option<UnitId>) -> Rng {
        let unit = unit.map_or(u64::from(u8::MAX) + 1, |unit| u64::from(unit.0));
        Rng::new(seed ^ u64::from(game.turn()) << 32 ^ (game.phase() as u64) << 16 ^ unit)
    }

    /// Does a unit slip his mind, though it could gain so much?
    pub fn overlooks(self, seed: u64, game: &Game, unit: Option<UnitId>, gain: f32) -> bool {
        gain < PLAIN && unit.is_some() && Lapses::lots(seed, game, unit).unit() < self.overlooks
    }

    /// What something seems to gain.
    pub fn seems(self, gain: f32, lots: &mut Rng) -> f32 {
        gain + self.haze * lots.unit()
    }

    /// What he takes of what gains something: the steps, and what they gain in truth.
    pub fn choose(
        self,
        seed: u64,
        game: &Game,
        unit: Option<UnitId>,
        worth: impl Iterator<Item = (Vec<Action>, f32)>,
    ) -> Option<(Vec<Action>, f32)> {
        let mut lots = Lapses::lots(seed.rotate_left(7), game, unit);
        let mut best: Option<(f32, Vec<Action>, f32)> = None;
        for (steps, gain) in worth {
            let seems = self.seems(gain, &mut lots);
            let acts = steps.first().and_then(|step| step.unit());
            let better = best.as_ref().is_none_or(|(value, ..)| seems > *value);
            if better && !self.overlooks(seed, game, unit.or(acts), gain) {
                best = Some((seems, steps, gain));
            }
        }
        best.map(|(_, steps, gain)| (steps, gain))
    }
}
