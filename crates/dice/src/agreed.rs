//! What is agreed before the first roll, and the seal over it. Two versions: what somebody kept of the first is still verified.

use crate::{GameId, Link, Mix, Seal};
use dragonrage_rules::record::Header;
use dragonrage_rules::{BySide, Side};
use sha2::{Digest, Sha256};

/// How the seal is made.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Version {
    /// The first: seats and custody are told, but not sealed.
    One,
    /// Seats and custody are sealed. New games are made so.
    Two,
}

impl Version {
    /// All of them.
    pub const ALL: [Version; 2] = [Version::One, Version::Two];

    /// That of new games.
    pub const NEWEST: Version = Version::Two;

    /// Its number.
    pub const fn number(self) -> u8 {
        match self {
            Version::One => 1,
            Version::Two => 2,
        }
    }

    /// The version with this number.
    pub fn from_number(number: u8) -> Option<Version> {
        Version::ALL.into_iter().find(|version| version.number() == number)
    }

    /// The name of the format: the first line of a proof, and the first part of a seal.
    pub const fn format(self) -> &'static str {
        match self {
            Version::One => "dragonrage dice 1",
            Version::Two => "dragonrage dice 2",
        }
    }
}

/// Who holds a player's chain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Custody {
    /// The server: nobody need be there when dice fall.
    Entrusted,
    /// The player's own device.
    Kept,
}

impl Custody {
    /// Both.
    pub const ALL: [Custody; 2] = [Custody::Entrusted, Custody::Kept];

    /// The word in a proof.
    pub const fn code(self) -> &'static str {
        match self {
            Custody::Entrusted => "entrusted",
            Custody::Kept => "kept",
        }
    }
}

/// Which seat plays which side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seats {
    /// They rolled for sides: seat one rolled first, and the record tells who took what.
    Rolled,
    /// The game knows no such roll, and the seal decided ([`Seal::draws`]). The first version tells it as agreed.
    Drawn,
    /// It was agreed before: this is the side of seat one.
    Agreed(Side),
}

impl Seats {
    const ALL: [Seats; 4] = [Seats::Rolled, Seats::Drawn, Seats::Agreed(Side::Invader), Seats::Agreed(Side::Defender)];

    /// What a proof says of it.
    pub const fn text(self) -> &'static str {
        match self {
            Seats::Rolled => "rolled",
            Seats::Drawn => "drawn",
            Seats::Agreed(Side::Invader) => "invader defender",
            Seats::Agreed(Side::Defender) => "defender invader",
        }
    }

    pub(crate) fn read(version: Version, text: &str) -> Option<Seats> {
        let known = |seats: &Seats| version > Version::One || *seats != Seats::Drawn;
        Seats::ALL.into_iter().filter(known).find(|seats| seats.text() == text)
    }
}

/// What was agreed, but for the terms of the game itself, which the header of its record tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Agreed {
    /// How the seal is made.
    pub version: Version,
    /// The name of the game in its chains.
    pub game: GameId,
    /// What was shown of the chains before the game, in the order of [`crate::Party::ALL`].
    pub roots: [Link; 3],
    /// What the players added, in the order of the seats.
    pub mixes: [Mix; 2],
    /// Who plays what.
    pub seats: Seats,
    /// Who holds the players' chains, in the order of the seats.
    pub custody: [Custody; 2],
}

impl Agreed {
    /// The seal over it and over the header without the players' names.
    pub fn seal(&self, header: &Header) -> Seal {
        let terms = Header { players: BySide::default(), ..header.clone() }.text();
        let [server, one, two] = &self.roots;
        let custody = custody_text(self.custody);
        let parts: [&[u8]; 10] = [
            self.version.format().as_bytes(),
            &self.game.0,
            &server.0,
            &one.0,
            &two.0,
            &self.mixes[0].0,
            &self.mixes[1].0,
            terms.as_bytes(),
            self.seats.text().as_bytes(),
            custody.as_bytes(),
        ];
        let sealed = match self.version {
            Version::One => &parts[..8],
            Version::Two => &parts[..],
        };
        let mut hash = Sha256::new();
        // Every part is preceded by its length: no two lists of parts give the same bytes.
        for part in sealed {
            hash.update((part.len() as u64).to_be_bytes());
            hash.update(part);
        }
        Seal::from_bytes(hash.finalize().into())
    }
}

/// Both words.
pub(crate) fn custody_text([one, two]: [Custody; 2]) -> String {
    format!("{} {}", one.code(), two.code())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn agreed(version: Version) -> Agreed {
        Agreed {
            version,
            game: GameId([7; 8]),
            roots: [1, 2, 3].map(|n| Link([n; 32])),
            mixes: [Mix([4; 32]), Mix([5; 32])],
            seats: Seats::Agreed(Side::Invader),
            custody: [Custody::Entrusted, Custody::Kept],
        }
    }

    /// The first version seals neither seats nor custody, the second both, and nobody mistakes one for the other.
    #[test]
    fn what_is_sealed_depends_on_the_version() {
        let components = dragonrage_data::embedded();
        let options = components.scenario("nurkott-1").unwrap().options;
        let header = Header::new(&components, "nurkott-1", options);
        let seal = |agreed: Agreed| agreed.seal(&header);
        for version in Version::ALL {
            let whole = agreed(version);
            let sealed = version > Version::One;
            for seats in [Seats::Rolled, Seats::Drawn, Seats::Agreed(Side::Defender)] {
                assert_eq!(seal(Agreed { seats, ..whole }) != seal(whole), sealed);
            }
            for custody in [[Custody::Kept, Custody::Entrusted], [Custody::Kept; 2], [Custody::Entrusted; 2]] {
                assert_eq!(seal(Agreed { custody, ..whole }) != seal(whole), sealed);
            }
            assert_ne!(seal(Agreed { mixes: [Mix([5; 32]), Mix([4; 32])], ..whole }), seal(whole));
            assert_eq!(Version::from_number(version.number()), Some(version));
        }
        assert_ne!(seal(agreed(Version::One)), seal(agreed(Version::Two)));
        assert_eq!(Version::from_number(3), None);
    }
}
