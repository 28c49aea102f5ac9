//! The version of the rules as a program, and what each version did otherwise: a game goes on as it began, for ever.
//! Every question here is asked where its rule lives; what a rule does stands there, not here.

/// The version of new games. A change that would make old records play differently raises it, and the conduct of
/// before stays behind a question of [`Version`] (CONTRIBUTING.md, "Versions of the rules").
pub const RULES_VERSION: u8 = 3;

/// The version that a game is played by.
///
/// ```
/// # use dragonrage_rules::*;
/// assert_eq!(Version::NEWEST.number(), RULES_VERSION);
/// assert_eq!(Version::from_number(RULES_VERSION + 1), None); // written by a later program
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Version(u8);

impl Version {
    /// The version of new games.
    pub const NEWEST: Version = Version(RULES_VERSION);

    /// The version with this number, if these rules know it.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// assert!(Version::from_number(1).is_some() && Version::from_number(0).is_none());
    /// ```
    pub const fn from_number(number: u8) -> Option<Version> {
        if 1 <= number && number <= RULES_VERSION { Some(Version(number)) } else { None }
    }

    /// Its number.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// assert_eq!(Version::NEWEST.number(), RULES_VERSION);
    /// ```
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Is an elemental that nobody controls a unit of neither side [S-87.5]? In version 1 it was everybody's enemy, and
    /// so took entrances, guarded walls and stood within them for the side of its summoner.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// assert!(!Version::from_number(1).unwrap().wild_elementals_are_nobodys());
    /// ```
    pub const fn wild_elementals_are_nobodys(self) -> bool {
        self.0 >= 2
    }

    /// May characters share a hex with monsters of their side [2.4.4-a, S-19]? In version 1 they kept apart, but for
    /// landings and set-up.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// assert!(!Version::from_number(1).unwrap().characters_join_monsters());
    /// ```
    pub const fn characters_join_monsters(self) -> bool {
        self.0 >= 2
    }

    /// Does a walker that must go on count only on a gate behind which it can stand [2.4.7.1-b, 2.5.5.2-e]? Before version 3
    /// it smashed gates before bridges that are gone as well, and could do nothing more.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// assert!(!Version::from_number(2).unwrap().gates_are_looked_through());
    /// ```
    pub const fn gates_are_looked_through(self) -> bool {
        self.0 >= 3
    }
}

impl Default for Version {
    fn default() -> Version {
        Version::NEWEST
    }
}
