//! What the terms of the evaluation weigh, for each side's way of seeing things. The numbers are data
//! (`data/players/`); here is only how they are read.

use dragonrage_rules::{BySide, Side};
use std::collections::BTreeMap;

/// Declares the terms once: name in code, word in the file.
macro_rules! terms {
    ($($name:ident = $code:literal),+ $(,)?) => {
        /// What a position is judged by; the data file explains each.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[allow(missing_docs)]
        pub enum Term { $($name),+ }

        impl Term {
            /// All terms.
            pub const ALL: &[Term] = &[$(Term::$name),+];

            /// The word in the data file.
            pub const fn code(self) -> &'static str {
                match self { $(Term::$name => $code),+ }
            }
        }
    };
}

terms! {
    Vp = "vp",
    Progress = "progress",
    Clock = "clock",
    Outside = "outside",
    Haste = "haste",
    Advance = "advance",
    Crowd = "crowd",
    Threat = "threat",
    Cover = "cover",
    Guard = "guard",
    Hunt = "hunt",
    Gates = "gates",
    TroopsInvader = "troops_invader",
    TroopsDefender = "troops_defender",
    LeadersInvader = "leaders_invader",
    LeadersDefender = "leaders_defender",
    Majors = "majors",
    Minors = "minors",
    Fires = "fires",
    MagicInvader = "magic_invader",
    MagicDefender = "magic_defender",
    Breach = "breach",
    StrikeInvader = "strike_invader",
    StrikeDefender = "strike_defender",
    Prospect = "prospect",
}

/// Number of terms.
pub const TERMS: usize = Term::ALL.len();

/// A value for each term.
pub type Terms = [f32; TERMS];

/// When a weight counts: what is worth little at first can be worth everything when the objective is near.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Nothing is destroyed yet.
    Early,
    /// The objective is almost reached.
    Late,
}

impl Stage {
    /// Both stages.
    pub const BOTH: [Stage; 2] = [Stage::Early, Stage::Late];
}

/// The weights of both sides.
#[derive(Clone, PartialEq, Debug)]
pub struct Weights {
    sides: BySide<[Terms; 2]>,
}

/// A file of weights that cannot be used.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[allow(missing_docs)]
pub enum BadWeights {
    #[error("no weights: {0}")]
    Syntax(String),
    #[error("[{side}]: the term '{term}' is missing")]
    Missing { side: &'static str, term: &'static str },
    #[error("[{side}]: there is no term '{term}'")]
    Unknown { side: String, term: String },
}

impl Weights {
    /// Weights that were guessed.
    pub fn squire() -> Weights {
        Weights::built_in(include_str!("../../../data/players/squire.toml"))
    }

    /// Weights that were found by self-play.
    pub fn knight() -> Weights {
        Weights::built_in(include_str!("../../../data/players/knight.toml"))
    }

    fn built_in(text: &str) -> Weights {
        // The test `built_in_weights_can_be_read` proves it.
        Weights::parse(text).unwrap_or_else(|e| unreachable!("{e}"))
    }

    /// Reads a file of weights; every term must be there for both sides.
    pub fn parse(text: &str) -> Result<Weights, BadWeights> {
        Weights::read(&table(text)?)
    }

    /// Reads a file of weights that has one more number, or pair, for each side.
    pub fn parse_with(text: &str, more: &'static str) -> Result<(Weights, BySide<[f32; 2]>), BadWeights> {
        let mut table = table(text)?;
        let mut take = |side: Side| {
            let found = table.get_mut(side.code()).and_then(toml::Value::as_table_mut).and_then(|t| t.remove(more));
            found.as_ref().and_then(stages).ok_or(BadWeights::Missing { side: side.code(), term: more })
        };
        let more = BySide { invader: take(Side::Invader)?, defender: take(Side::Defender)? };
        Ok((Weights::read(&table)?, more))
    }

    fn read(table: &toml::Table) -> Result<Weights, BadWeights> {
        let mut found: BTreeMap<(String, String), [f32; 2]> = BTreeMap::new();
        for (side, terms) in table {
            for (term, value) in terms.as_table().into_iter().flatten() {
                let known = Side::from_code(side).is_some() && Term::ALL.iter().any(|t| t.code() == term);
                match stages(value).filter(|_| known) {
                    Some(pair) => found.insert((side.clone(), term.clone()), pair),
                    None => return Err(BadWeights::Unknown { side: side.clone(), term: term.clone() }),
                };
            }
        }
        let mut weights = Weights::nothing();
        for side in Side::BOTH {
            for term in Term::ALL {
                let key = (side.code().to_owned(), term.code().to_owned());
                let pair = found.get(&key).ok_or(BadWeights::Missing { side: side.code(), term: term.code() })?;
                Stage::BOTH.into_iter().for_each(|stage| weights.set(side, stage, *term, pair[stage as usize]));
            }
        }
        Ok(weights)
    }

    /// No weights at all.
    pub(crate) fn nothing() -> Weights {
        Weights { sides: BySide { invader: [[0.0; TERMS]; 2], defender: [[0.0; TERMS]; 2] } }
    }

    /// The weights as a file has them, without a word about what they mean.
    pub fn to_toml(&self) -> String {
        self.written(|_| String::new())
    }

    /// The same, with more lines for each side.
    pub(crate) fn written(&self, more: impl Fn(Side) -> String) -> String {
        let mut text = String::new();
        for side in Side::BOTH {
            text.push_str(&format!("[{}]\n{}", side.code(), more(side)));
            for term in Term::ALL {
                let [early, late] = Stage::BOTH.map(|stage| self.of(side, stage)[*term as usize]);
                let value = if early == late { format!("{early:?}") } else { format!("[{early:?}, {late:?}]") };
                text.push_str(&format!("{} = {value}\n", term.code()));
            }
            text.push('\n');
        }
        text.truncate(text.trim_end().len() + 1);
        text
    }

    /// How a side weighs the terms at a stage.
    pub fn of(&self, side: Side, stage: Stage) -> &Terms {
        &self.sides[side][stage as usize]
    }

    /// Changes a weight.
    pub fn set(&mut self, side: Side, stage: Stage, term: Term, value: f32) {
        self.sides[side][stage as usize][term as usize] = value;
    }

    /// What the terms of a position are worth to a side; `progress`: from nothing destroyed, 0, to the objective, 1.
    pub fn sum(&self, side: Side, progress: f32, terms: &Terms) -> f32 {
        let [early, late] = &self.sides[side];
        let weight = |n: usize| early[n] + progress * (late[n] - early[n]);
        terms.iter().enumerate().map(|(n, t)| weight(n) * t).sum()
    }
}

fn table(text: &str) -> Result<toml::Table, BadWeights> {
    text.parse().map_err(|e: toml::de::Error| BadWeights::Syntax(e.to_string()))
}

/// A number for the whole game, or a pair: at the beginning, and when the objective is near.
fn stages(value: &toml::Value) -> Option<[f32; 2]> {
    let number = |v: &toml::Value| v.as_float().or_else(|| v.as_integer().map(|n| n as f64)).filter(|n| n.is_finite());
    match value.as_array().map(Vec::as_slice) {
        Some([early, late]) => Some([number(early)? as f32, number(late)? as f32]),
        Some(_) => None,
        None => number(value).map(|n| [n as f32; 2]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn built_in_weights_can_be_read() {
        for weights in [Weights::squire(), Weights::knight()] {
            assert!(Side::BOTH.iter().all(|side| weights.of(*side, Stage::Early)[Term::Vp as usize] > 0.0));
        }
    }

    #[test]
    fn weights_are_written_as_they_are_read() {
        let mut weights = Weights::squire();
        weights.set(Side::Defender, Stage::Early, Term::Vp, 0.123_456_7);
        assert_eq!(Weights::parse(&weights.to_toml()), Ok(weights));
    }

    #[test]
    fn what_is_missing_or_unknown_is_told() {
        assert_eq!(Weights::parse("[invader]\nvp = 1"), Err(BadWeights::Missing { side: "invader", term: "progress" }));
        let unknown = BadWeights::Unknown { side: "invader".to_owned(), term: "luck".to_owned() };
        assert_eq!(Weights::parse("[invader]\nluck = 1.0"), Err(unknown));
        assert!(matches!(Weights::parse("=="), Err(BadWeights::Syntax(_))));
    }
}
