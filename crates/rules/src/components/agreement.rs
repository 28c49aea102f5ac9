//! Reinforcements by agreement before the game [2.9-i, H-34]: another rate, other hexes, or both. As text it is one
//! option's value, `from:8,every:3,count:2,at:0815+1413`; what is left out is as the scenario says.

use crate::{Board, Hex, HexSet, Reinforcements};
use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// What the players changed; nothing at all is the usual case.
///
/// ```
/// # use dragonrage_rules::*;
/// let agreed: Agreement = "from:8,count:2,at:1413".parse().unwrap();
/// assert_eq!((agreed.from, agreed.every, agreed.count), (Some(8), None, Some(2)));
/// assert_eq!(agreed.to_string(), "from:8,count:2,at:1413");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Agreement {
    /// First turn with reinforcements.
    pub from: Option<u8>,
    /// Then every so many turns.
    pub every: Option<u8>,
    /// Size of each group.
    pub count: Option<u8>,
    /// Where they arrive; empty: where they usually do.
    pub at: HexSet,
}

/// An agreement that does not fit the scenario.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unfit {
    /// There is nothing to agree upon.
    #[error("the scenario has no reinforcements to agree upon")]
    NoReinforcements,
    /// Nobody could stand there.
    #[error("reinforcements cannot arrive in {0}: it is water or not on the map")]
    Hex(Hex),
}

impl Agreement {
    /// The key of the option.
    pub const KEY: &str = "agreed_reinforcements";
    /// The value of those who changed nothing.
    pub const STANDARD: &str = "standard";
    /// What a value may look like, for messages.
    pub const FORM: &str = "standard, from:1-250, every:1-250, count:1-20, at:0707+0808";

    /// Was nothing changed?
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// assert!(Agreement::default().is_standard());
    /// assert!(!"every:2".parse::<Agreement>().unwrap().is_standard());
    /// ```
    pub fn is_standard(&self) -> bool {
        *self == Agreement::default()
    }

    /// The usual reinforcements with what was agreed upon.
    pub(crate) fn apply(&self, usual: Option<Reinforcements>, board: &Board) -> Result<Option<Reinforcements>, Unfit> {
        if self.is_standard() {
            return Ok(usual);
        }
        let mut plan = usual.ok_or(Unfit::NoReinforcements)?;
        if let Some(hex) = self.at.iter().find(|h| !board.in_play(*h) || board.terrain(*h).is_open_water()) {
            return Err(Unfit::Hex(hex));
        }
        plan.first_turn = self.from.map_or(plan.first_turn, u16::from);
        plan.every = self.every.map_or(plan.every, u16::from);
        plan.count = self.count.unwrap_or(plan.count);
        if !self.at.is_empty() {
            plan.hexes = self.at.iter().collect();
        }
        Ok(Some(plan))
    }
}

impl fmt::Display for Agreement {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        if self.is_standard() {
            return f.write_str(Agreement::STANDARD);
        }
        let mut between = "";
        for (word, number) in [("from", self.from), ("every", self.every), ("count", self.count)] {
            if let Some(number) = number {
                write!(f, "{between}{word}:{number}")?;
                between = ",";
            }
        }
        for (n, hex) in self.at.iter().enumerate() {
            write!(f, "{}{hex}", if n == 0 { format!("{between}at:") } else { "+".to_owned() })?;
        }
        Ok(())
    }
}

impl FromStr for Agreement {
    type Err = ();

    /// Every part at most once, every number within its bounds, every hex once.
    fn from_str(s: &str) -> Result<Agreement, ()> {
        let mut agreed = Agreement::default();
        if s == Agreement::STANDARD {
            return Ok(agreed);
        }
        for part in s.split(',') {
            let (word, value) = part.split_once(':').ok_or(())?;
            match word {
                "from" => put(&mut agreed.from, value, Reinforcements::TURNS)?,
                "every" => put(&mut agreed.every, value, Reinforcements::TURNS)?,
                "count" => put(&mut agreed.count, value, Reinforcements::COUNT)?,
                "at" if agreed.at.is_empty() => {
                    for hex in value.split('+') {
                        let hex: Hex = hex.parse().map_err(|_| ())?;
                        if agreed.at.contains(hex) {
                            return Err(());
                        }
                        agreed.at.insert(hex);
                    }
                }
                _ => return Err(()),
            }
        }
        Ok(agreed)
    }
}

fn put(place: &mut Option<u8>, value: &str, bounds: RangeInclusive<u8>) -> Result<(), ()> {
    let number = value.parse().ok().filter(|n| bounds.contains(n) && place.is_none()).ok_or(())?;
    *place = Some(number);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn agreements_are_read_as_they_are_written() {
        for text in ["standard", "from:8", "every:1,count:20", "from:250,every:3,count:2,at:0815+1413", "at:0707"] {
            assert_eq!(text.parse::<Agreement>().map(|a| a.to_string()), Ok(text.to_owned()));
        }
        assert_eq!("at:1413+0815,count:2".parse::<Agreement>().unwrap().to_string(), "count:2,at:0815+1413");
    }

    #[test]
    fn nonsense_is_refused() {
        for text in [
            "",
            ",",
            "custom",
            "from",
            "from:",
            "from:0",
            "from:251",
            "from:-1",
            "every:0",
            "count:0",
            "count:21",
            "at:",
            "at:9999",
            "at:0707+",
            "at:0707+0707",
            "at:0707,at:0808",
            "from:3,from:3",
            "from:3,",
            "from:3,standard",
            "FROM:3",
            "from: 3",
        ] {
            assert_eq!(text.parse::<Agreement>(), Err(()), "{text}");
        }
    }
}
