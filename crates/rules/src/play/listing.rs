//! Where lists of legal actions go. What is legal is in the rules' own modules.

use crate::board::hex::dirs;
use crate::{Action, Dir, UnitId};

/// Takes actions, one by one or, where there are many, together.
pub(crate) trait Listing {
    fn add(&mut self, action: Action);

    /// Steps of one unit in these directions, one bit each.
    #[inline]
    fn add_steps(&mut self, unit: UnitId, bits: u8) {
        dirs(bits).for_each(|dir| self.add(Action::Step { unit, dir }));
    }
}

/// Whatever is done with each action.
impl<F: FnMut(Action)> Listing for F {
    #[inline]
    fn add(&mut self, action: Action) {
        self(action);
    }
}

/// The directions of every set, filled up with others, and how many there are.
static PADDED: [([Action; 6], u16); 64] = {
    let mut all = [([Action::Step { unit: UnitId(0), dir: Dir::N }; 6], 0); 64];
    let mut bits = 0;
    while bits < 64 {
        let (mut n, mut count) = (0, 0);
        while n < 6 {
            if bits >> n & 1 == 1 {
                all[bits].0[count] = Action::Step { unit: UnitId(0), dir: Dir::ALL[n] };
                count += 1;
            }
            n += 1;
        }
        all[bits].1 = count as u16;
        bits += 1;
    }
    all
};

/// A list.
impl Listing for Vec<Action> {
    #[inline]
    fn add(&mut self, action: Action) {
        self.push(action);
    }

    /// Six are always written, and those that are none taken back: without a loop, and with room asked for once.
    #[inline]
    fn add_steps(&mut self, unit: UnitId, bits: u8) {
        let (six, count) = &PADDED[bits as usize % 64];
        let start = self.len();
        self.extend_from_slice(six);
        for action in &mut self[start..start + 6] {
            if let Action::Step { unit: who, .. } = action {
                *who = unit;
            }
        }
        self.truncate(start + *count as usize);
    }
}
