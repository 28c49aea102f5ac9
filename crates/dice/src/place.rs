//! Which values of the chains a roll uses. Every half-turn has a stride of its own, so that a player who goes away can show
//! one value that covers the other's next half-turn and nothing later. A place follows from the actions that stand and from
//! nothing else: not from what was taken back, tried or sent twice.

use crate::{STRIDE, STRIDES};
use dragonrage_rules::{Game, Side};

/// The chains have no more values: such a game must go on as a new one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the chains have no more values: all {STRIDES} strides are used")]
pub struct Exhausted;

/// How far a game is in its chains: a stride, and how many of its values are used.
///
/// The side whose half-turn it is is that of the phase ([`dragonrage_rules::Phase::side`]): the defender's also while the
/// players roll for sides, while the defender sets up, at the end of a turn and when the game is over. A new stride begins
/// whenever that side is another after an action than before it, whether dice fell or not; and when a stride has no value left
/// and another roll is due.
///
/// ```
/// # use dragonrage_dice::*;
/// # use dragonrage_rules::*;
/// # let components = dragonrage_data::embedded();
/// # let options = components.scenario("esirien-1").unwrap().options;
/// let mut game = Journal::start(&components, "esirien-1", options).unwrap().game().clone();
/// let mut place = Place::start(&game);
/// for (index, a) in [(1, 5), (2, 3)] {
///     assert_eq!(place.take(), Ok(index)); // the roll for sides
///     game.apply(Action::Roll { a, b: 0 }, &mut Silent).unwrap();
///     place.advance(&game);
/// }
/// assert_eq!((place.stride(), place.next()), (0, Ok(3)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    side: Side,
    stride: u32,
    used: u32,
}

impl Place {
    /// The place of a game before its first action.
    pub fn start(game: &Game) -> Place {
        Place { side: game.phase().side(), stride: 0, used: 0 }
    }

    /// An action was done, and the game is now this one. For a roll: after [`Place::take`].
    pub fn advance(&mut self, game: &Game) {
        self.pass_to(game.phase().side());
    }

    fn pass_to(&mut self, side: Side) {
        if side != self.side {
            *self = Place { side, stride: self.stride.saturating_add(1), used: 0 };
        }
    }

    /// The index of the next roll.
    pub fn next(&self) -> Result<u32, Exhausted> {
        let (stride, used) = if self.used < STRIDE { (self.stride, self.used) } else { (self.stride + 1, 0) };
        if stride < STRIDES { Ok(stride * STRIDE + used + 1) } else { Err(Exhausted) }
    }

    /// The index of the roll that falls now, which no other roll of this game has.
    pub fn take(&mut self) -> Result<u32, Exhausted> {
        let index = self.next()?;
        (self.stride, self.used) = ((index - 1) / STRIDE, (index - 1) % STRIDE + 1);
        Ok(index)
    }

    /// The number of the stride, from 0. The other side's next half-turn uses the next.
    pub const fn stride(&self) -> u32 {
        self.stride
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::LENGTH;

    const START: Place = Place { side: Side::Defender, stride: 0, used: 0 };

    #[test]
    fn a_new_stride_begins_with_every_half_turn() {
        let mut place = START;
        assert_eq!([place.take(), place.take()], [Ok(1), Ok(2)]);
        place.pass_to(Side::Defender);
        assert_eq!(place.take(), Ok(3));
        place.pass_to(Side::Invader);
        assert_eq!((place.next(), place.take(), place.take()), (Ok(33), Ok(33), Ok(34)));
        // A half-turn without dice has its stride, too.
        place.pass_to(Side::Defender);
        place.pass_to(Side::Invader);
        assert_eq!((place.stride(), place.take()), (3, Ok(97)));
    }

    #[test]
    fn a_stride_that_is_used_up_is_followed_by_the_next() {
        let mut place = START;
        let taken: Vec<u32> = (0..70).map(|_| place.take().unwrap()).collect();
        assert_eq!(taken, (1..=70).collect::<Vec<u32>>());
        place.pass_to(Side::Invader);
        assert_eq!(place.take(), Ok(97));
        // Used up, but no roll was due: the other side's is the next.
        let mut full = START;
        assert!((0..STRIDE).all(|_| full.take().is_ok()));
        full.pass_to(Side::Invader);
        assert_eq!((full.stride(), full.take()), (1, Ok(33)));
    }

    #[test]
    fn chains_end_with_an_error_and_never_repeat() {
        let mut place = START;
        let taken: Vec<u32> = std::iter::from_fn(|| place.take().ok()).collect();
        assert_eq!(taken, (1..=LENGTH).collect::<Vec<u32>>());
        assert_eq!([place.next(), place.take(), place.take()], [Err(Exhausted); 3]);
        let mut place = START;
        let mut last = 0;
        for n in 0..STRIDES {
            let index = place.take().unwrap();
            assert!(index > last && index <= LENGTH, "half-turn {n}");
            last = index;
            place.pass_to(if n % 2 == 0 { Side::Invader } else { Side::Defender });
        }
        assert_eq!(place.take(), Err(Exhausted));
        // Not even after more half-turns than there are numbers.
        let mut place = Place { stride: u32::MAX, ..START };
        place.pass_to(Side::Invader);
        assert_eq!(place.take(), Err(Exhausted));
    }
}
