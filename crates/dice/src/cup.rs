//! What the dice of a game in progress fall from: its seal, the three chains as far as they are known, and the place after every
//! step. Whoever has all three chains rolls by himself; whoever waits for a share is told which; whoever is told what fell
//! checks it.

use crate::{Agreed, Exhausted, Known, Link, Party, Place, Proof, Seal, Unfit};
use dragonrage_rules::{Action, Game};

/// Why dice cannot fall now, or not these.
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
    /// What was shown with the dice is no value of its chain.
    #[error(transparent)]
    Unfit(#[from] Unfit),
    /// The chains give others.
    #[error("these are not the dice that the chains give")]
    Differs,
    /// The chains are at their end.
    #[error(transparent)]
    Exhausted(#[from] Exhausted),
}

/// A step that was taken: the index of its dice, if it was a roll, and the place after it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Step {
    roll: Option<u32>,
    then: Place,
}

/// The dice of a game in progress.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cup {
    seal: Seal,
    known: [Known; 3],
    start: Place,
    steps: Vec<Step>,
}

impl Cup {
    /// The cup of a game before its first action. Chains are in the order of [`Party::ALL`].
    pub fn new(seal: Seal, start: &Game, known: [Known; 3]) -> Cup {
        Cup { seal, known, start: Place::start(start), steps: Vec::new() }
    }

    fn place(&self) -> Place {
        self.steps.last().map_or(self.start, |step| step.then)
    }

    /// Takes a share, or any later value of the chain.
    pub fn accept(&mut self, party: Party, index: u32, link: Link) -> Result<(), Unfit> {
        self.known[party.at()].accept(index, link)
    }

    /// The index of the next roll.
    pub fn next(&self) -> Result<u32, Exhausted> {
        self.place().next()
    }

    /// The dice that fall now; nothing else may fall at this place, however often it is asked.
    pub fn roll(&self, dice: u8) -> Result<Action, NoRoll> {
        roll(self.seal, self.next()?, &self.known, dice)
    }

    /// Takes it that these dice have fallen, with values of the chains that were shown for them. What is not as it must be
    /// changes nothing. The step itself is still to be told: [`Cup::step`].
    ///
    /// ```
    /// # use dragonrage_dice::*;
    /// # use dragonrage_rules::Journal;
    /// # let components = dragonrage_data::embedded();
    /// # let options = components.scenario("esirien-1").unwrap().options;
    /// # let journal = Journal::start(&components, "esirien-1", options).unwrap();
    /// # let game = GameId([7; 8]);
    /// # let chains = Party::ALL.map(|party| Chain::new(game, party, Link([1; 32])));
    /// # let seal: Seal = "00".repeat(32).parse().unwrap();
    /// // The server knows everything, a guest only what is shown.
    /// let server = Cup::new(seal, journal.game(), chains.clone().map(Known::from));
    /// let mut guest = Cup::new(seal, journal.game(), chains.each_ref().map(|c| Known::new(game, c.party(), c.root())));
    /// let (fell, shown) = (server.roll(1).unwrap(), chains.each_ref().map(|c| c.value(1)));
    /// assert_eq!(guest.roll(1), Err(NoRoll::Waits { party: Party::Server, index: 1 }));
    /// assert_eq!(guest.fall(fell, 2, shown), Err(NoRoll::Differs));
    /// assert_eq!(guest.fall(fell, 1, [None; 3]), Err(NoRoll::Waits { party: Party::Server, index: 1 }));
    /// assert_eq!(guest.fall(fell, 1, shown), Ok(()));
    /// assert_eq!(guest.roll(1), Ok(fell));
    /// ```
    pub fn fall(&mut self, said: Action, dice: u8, shown: [Option<Link>; 3]) -> Result<(), NoRoll> {
        let index = self.next()?;
        let mut known = self.known.clone();
        for (chain, link) in known.iter_mut().zip(shown) {
            link.map_or(Ok(()), |link| chain.accept(index, link))?;
        }
        if roll(self.seal, index, &known, dice)? != said {
            return Err(NoRoll::Differs);
        }
        self.known = known;
        Ok(())
    }

    /// A step was taken, a roll or another, and the game is now this one.
    pub fn step(&mut self, action: Action, game: &Game) -> Result<(), Exhausted> {
        let mut then = self.place();
        let roll = if action.is_roll() { Some(then.take()?) } else { None };
        then.advance(game);
        self.steps.push(Step { roll, then });
        Ok(())
    }

    /// Steps were taken back, so that so many are left. Where dice were among them the chains give the same again.
    pub fn go_back(&mut self, steps: usize) {
        self.steps.truncate(steps);
    }

    /// What stands for everything that was agreed.
    pub const fn seal(&self) -> Seal {
        self.seal
    }

    /// A chain as far as it is known.
    pub const fn known(&self, party: Party) -> &Known {
        &self.known[party.at()]
    }

    /// The proof of the dice that have fallen, with what was agreed before them. It opens every chain up to the last roll and no
    /// further.
    pub fn proof(&self, agreed: &Agreed) -> Proof {
        let places: Vec<u32> = self.steps.iter().filter_map(|step| step.roll).collect();
        let last = places.last().copied().unwrap_or(0);
        let open = |known: &Known| known.value(last).map_or((0, known.root()), |link| (last, link));
        let Agreed { version, game, roots, mixes, seats, custody } = *agreed;
        Proof {
            version,
            game,
            seats,
            roots,
            mixes,
            seal: self.seal,
            custody,
            opened: self.known.each_ref().map(open),
            places,
        }
    }
}

fn roll(seal: Seal, index: u32, known: &[Known; 3], dice: u8) -> Result<Action, NoRoll> {
    let share = |party: Party| known[party.at()].value(index).ok_or(NoRoll::Waits { party, index });
    let shares = [share(Party::Server)?, share(Party::One)?, share(Party::Two)?];
    Ok(seal.roll(index, &shares, dice))
}
