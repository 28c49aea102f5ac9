//! What the dice of a game in progress fall from: its seal, its place, and the three chains as far as they are known. Whoever
//! has all three chains rolls by himself; whoever waits for a share is told which.

use crate::{Custody, Exhausted, Known, Link, Mix, Party, Place, Proof, Seal, Seats, Unfit};
use dragonrage_rules::{Action, Game};

/// Why dice cannot fall now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoRoll {
    /// A share is not there yet.
    #[error("value {index} of chain {} has not been shown", .party.code())]
    Waits {
        /// Whose.
        party: Party,
        /// Of which index.
        index: u32,
    },
    /// The chains are at their end.
    #[error(transparent)]
    Exhausted(#[from] Exhausted),
}

/// The dice of a game in progress.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cup {
    seal: Seal,
    place: Place,
    known: [Known; 3],
    places: Vec<u32>,
}

impl Cup {
    /// The cup of a game before its first action. Chains are in the order of [`Party::ALL`].
    pub fn new(seal: Seal, start: &Game, known: [Known; 3]) -> Cup {
        Cup { seal, place: Place::start(start), known, places: Vec::new() }
    }

    /// Takes a share, or any later value of the chain.
    pub fn accept(&mut self, party: Party, index: u32, link: Link) -> Result<(), Unfit> {
        self.known[party.at()].accept(index, link)
    }

    /// The index of the next roll.
    pub fn next(&self) -> Result<u32, Exhausted> {
        self.place.next()
    }

    /// The dice that fall now; nothing else may fall at this place. What cannot fall changes nothing.
    pub fn roll(&mut self, dice: u8) -> Result<Action, NoRoll> {
        let index = self.place.next()?;
        let share = |party: Party| self.known[party.at()].value(index).ok_or(NoRoll::Waits { party, index });
        let shares = [share(Party::Server)?, share(Party::One)?, share(Party::Two)?];
        self.place.take()?;
        self.places.push(index);
        Ok(self.seal.roll(index, &shares, dice))
    }

    /// An action was done, a roll or another, and the game is now this one.
    pub fn advance(&mut self, game: &Game) {
        self.place.advance(game);
    }

    /// How far it is.
    pub const fn place(&self) -> Place {
        self.place
    }

    /// Actions were taken back, to where this was the place. Dice are never taken back, so that it changes no roll.
    pub const fn go_back(&mut self, place: Place) {
        self.place = place;
    }

    /// What stands for everything that was agreed.
    pub const fn seal(&self) -> Seal {
        self.seal
    }

    /// A chain as far as it is known.
    pub const fn known(&self, party: Party) -> &Known {
        &self.known[party as usize]
    }

    /// The proof of the dice that have fallen. It opens every chain up to the last roll and no further.
    pub fn proof(&self, mixes: [Mix; 2], seats: Seats, custody: [Custody; 2]) -> Proof {
        let last = self.places.last().copied().unwrap_or(0);
        let open = |known: &Known| known.value(last).map_or((0, known.root()), |link| (last, link));
        Proof {
            game: self.known[0].game(),
            seats,
            roots: self.known.each_ref().map(Known::root),
            mixes,
            seal: self.seal,
            custody,
            opened: self.known.each_ref().map(open),
            places: self.places.clone(),
        }
    }
}
