//! The proof of a game's dice as remarks of its record. Readers of records skip them; one value of each chain is enough,
//! because all before it follow from it. One text for each proof: what is written otherwise is refused.

use crate::agreed::custody_text;
use crate::{Agreed, Custody, GameId, LENGTH, Link, Mix, Party, Seal, Seats, Version};
use dragonrage_rules::record;
use std::fmt::Write;

/// Every line of a proof begins so.
const REMARK: &str = "# dice ";

/// What a record tells of its dice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proof {
    /// How the seal is made.
    pub version: Version,
    /// The name of the game in its chains.
    pub game: GameId,
    /// Who played what.
    pub seats: Seats,
    /// What was shown of the chains before the game, in the order of [`Party::ALL`].
    pub roots: [Link; 3],
    /// What the players added, in the order of the seats.
    pub mixes: [Mix; 2],
    /// Stands for all that was agreed.
    pub seal: Seal,
    /// Who held the players' chains, in the order of the seats.
    pub custody: [Custody; 2],
    /// The deepest value of each chain that is shown, with its index; index 0 is the root.
    pub opened: [(u32, Link); 3],
    /// The index of each roll, in order: for those who cannot ask the rules.
    pub places: Vec<u32>,
}

/// What is wrong with a proof.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ProofProblem {
    /// The record has none.
    #[error("the record tells nothing of its dice")]
    Absent,
    /// It is longer than any record.
    #[error("this is too long for a record")]
    TooLong,
    /// A line is not the one that must come here, or there is none.
    #[error("here must stand '# dice {0} …'")]
    Expected(&'static str),
    /// What it says cannot be read, or is written otherwise than a proof is written.
    #[error("'{0}' cannot be read here")]
    BadValue(String),
    /// There are lines behind its last.
    #[error("a proof ends before this line")]
    TooMuch,
    /// Indices of rolls must grow.
    #[error("roll {0} cannot come here: indices grow, up to {LENGTH}")]
    Order(u32),
}

/// A problem and the line it was found in.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct ProofError {
    /// Line of the record, from 1.
    pub line: usize,
    /// What is wrong.
    pub problem: ProofProblem,
}

/// Where in the record some lines of a proof stand.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Lines {
    pub(crate) seats: usize,
    pub(crate) seal: usize,
    pub(crate) opened: [usize; 3],
    pub(crate) places: usize,
}

/// The lines of a proof, one after the other.
struct Reader<'a, I: Iterator<Item = (usize, &'a str)>> {
    lines: I,
    last: usize,
}

impl<'a, I: Iterator<Item = (usize, &'a str)>> Reader<'a, I> {
    /// What the next line says about this.
    fn about(&mut self, what: &'static str) -> Result<(usize, &'a str), ProofError> {
        let problem = ProofProblem::Expected(what);
        let Some((line, text)) = self.lines.next() else { return Err(ProofError { line: self.last, problem }) };
        self.last = line;
        // Nothing, or a blank and something: a blank with nothing behind it would be a second way to write the same.
        let value = text.strip_prefix(what).and_then(|rest| match rest.strip_prefix(' ') {
            Some(value) => (!value.is_empty()).then_some(value),
            None => rest.is_empty().then_some(rest),
        });
        value.map(|value| (line, value)).ok_or(ProofError { line, problem })
    }

    /// The first line: the version of the format.
    fn version(&mut self) -> Result<Version, ProofError> {
        let (line, text) = self.lines.next().unwrap_or((self.last, ""));
        self.last = line;
        let named = Version::ALL.into_iter().find(|version| version.format() == text);
        named.ok_or(ProofError { line, problem: ProofProblem::Expected(Version::NEWEST.format()) })
    }

    /// The same, read.
    fn read<T>(&mut self, what: &'static str, read: impl Fn(&str) -> Option<T>) -> Result<(usize, T), ProofError> {
        let (line, value) = self.about(what)?;
        read(value).map(|value| (line, value)).ok_or_else(|| bad(line, value))
    }
}

fn bad(line: usize, value: &str) -> ProofError {
    ProofError { line, problem: ProofProblem::BadValue(value.chars().take(40).collect()) }
}

/// A number as we write it: no sign, no zeros before it.
fn number(word: &str) -> Option<u32> {
    word.parse().ok().filter(|n: &u32| n.to_string() == word)
}

const ROOTS: [&str; 3] = ["root S", "root 1", "root 2"];
const MIXES: [&str; 2] = ["mix 1", "mix 2"];
const OPENED: [&str; 3] = ["open S", "open 1", "open 2"];

impl Proof {
    /// What was agreed.
    pub const fn agreed(&self) -> Agreed {
        let Proof { version, game, roots, mixes, seats, custody, .. } = *self;
        Agreed { version, game, roots, mixes, seats, custody }
    }

    /// The lines, each with its line feed.
    pub fn text(&self) -> String {
        let format = self.version.format().to_owned();
        let mut lines = vec![format, format!("game {}", self.game), format!("seats {}", self.seats.text())];
        lines.extend(ROOTS.iter().zip(&self.roots).map(|(what, root)| format!("{what} {root}")));
        lines.extend(MIXES.iter().zip(&self.mixes).map(|(what, mix)| format!("{what} {mix}")));
        lines.push(format!("seal {}", self.seal));
        lines.push(format!("custody {}", custody_text(self.custody)));
        lines.extend(OPENED.iter().zip(&self.opened).map(|(what, (index, link))| format!("{what} {index} {link}")));
        let mut places = "places".to_owned();
        for index in &self.places {
            // Writing into a text does not fail.
            let _ = write!(places, " {index}");
        }
        lines.push(places);
        lines.iter().map(|line| format!("{REMARK}{line}\n")).collect()
    }

    /// The record with this proof behind its header.
    pub fn put_into(&self, record: &str) -> String {
        match record.split_once("\n\n") {
            Some((header, body)) => format!("{header}\n\n{}{body}", self.text()),
            None => format!("{}\n\n{}", record.trim_end(), self.text()),
        }
    }

    /// Reads the proof of a record. Whether it is true is for [`crate::verify`] to say.
    ///
    /// ```
    /// # use dragonrage_dice::*;
    /// let error = Proof::parse("dragonrage record 2\n\n# dice dragonrage dice 1\n# dice game 12\n").unwrap_err();
    /// assert_eq!(error.to_string(), "line 4: '12' cannot be read here");
    /// ```
    pub fn parse(record: &str) -> Result<Proof, ProofError> {
        Proof::read(record).map(|(proof, _)| proof)
    }

    pub(crate) fn read(text: &str) -> Result<(Proof, Lines), ProofError> {
        if text.len() > record::LONGEST {
            return Err(ProofError { line: 1, problem: ProofProblem::TooLong });
        }
        let lines = text.lines().enumerate().filter_map(|(n, line)| Some((n + 1, line.strip_prefix(REMARK)?)));
        let mut reader = Reader { lines: lines.peekable(), last: 1 };
        if reader.lines.peek().is_none() {
            return Err(ProofError { line: 1, problem: ProofProblem::Absent });
        }
        let mut at = Lines::default();
        let version = reader.version()?;
        let (_, game) = reader.read("game", |v| v.parse().ok())?;
        let (line, seats) = reader.read("seats", |v| Seats::read(version, v))?;
        at.seats = line;
        let mut roots = [Link([0; 32]); 3];
        for (root, what) in roots.iter_mut().zip(ROOTS) {
            *root = reader.read(what, |v| v.parse().ok())?.1;
        }
        let mut mixes = [Mix([0; 32]); 2];
        for (mix, what) in mixes.iter_mut().zip(MIXES) {
            *mix = reader.read(what, |v| v.parse().ok())?.1;
        }
        let (line, seal) = reader.read("seal", |v| v.parse().ok())?;
        at.seal = line;
        let custody = |word: &str| Custody::ALL.into_iter().find(|custody| custody.code() == word);
        let both = |v: &str| v.split_once(' ').and_then(|(one, two)| Some([custody(one)?, custody(two)?]));
        let (_, custody) = reader.read("custody", both)?;
        let mut opened = [(0, Link([0; 32])); 3];
        let open = |v: &str| v.split_once(' ').and_then(|(n, link)| Some((number(n)?, link.parse().ok()?)));
        for party in Party::ALL {
            (at.opened[party.at()], opened[party.at()]) = reader.read(OPENED[party.at()], open)?;
        }
        let (line, rolls) = reader.about("places")?;
        at.places = line;
        let mut places: Vec<u32> = Vec::new();
        for word in rolls.split(' ').filter(|_| !rolls.is_empty()) {
            let index = number(word).ok_or_else(|| bad(line, word))?;
            if index > LENGTH || index <= places.last().copied().unwrap_or(0) {
                return Err(ProofError { line, problem: ProofProblem::Order(index) });
            }
            places.push(index);
        }
        match reader.lines.next() {
            Some((line, _)) => Err(ProofError { line, problem: ProofProblem::TooMuch }),
            None => Ok((Proof { version, game, seats, roots, mixes, seal, custody, opened, places }, at)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use dragonrage_rules::Side;

    fn proof() -> Proof {
        let link = |n: u8| Link([n; 32]);
        Proof {
            version: Version::Two,
            game: GameId([0xa5; 8]),
            seats: Seats::Agreed(Side::Defender),
            roots: [1, 2, 3].map(link),
            mixes: [Mix([4; 32]), Mix([5; 32])],
            seal: link(6).to_string().parse().unwrap(),
            custody: [Custody::Entrusted, Custody::Kept],
            opened: [(40, link(7)), (40, link(8)), (64, link(9))],
            places: vec![1, 2, 33, 40],
        }
    }

    fn record(proof: &Proof) -> String {
        proof.put_into("dragonrage record 2\nscenario x\n\n# a remark\nroll 4\n")
    }

    #[test]
    fn what_is_written_is_read_again() {
        for seats in [Seats::Rolled, Seats::Drawn, Seats::Agreed(Side::Invader), Seats::Agreed(Side::Defender)] {
            for places in [vec![], vec![1], vec![5, LENGTH]] {
                let proof = Proof { seats, places, ..proof() };
                let text = record(&proof);
                assert_eq!(Proof::parse(&text), Ok(proof.clone()));
                assert_eq!(Proof::parse(&text.replace('\n', "\r\n")), Ok(proof));
                assert!(
                    text.starts_with("dragonrage record 2\nscenario x\n\n# dice dragonrage dice 2\n# dice game a5")
                );
                assert!(text.ends_with("\n# a remark\nroll 4\n"));
            }
        }
    }

    #[test]
    fn what_is_wrong_is_named_with_its_line() {
        let text = record(&proof());
        let says = |text: &str| Proof::parse(text).unwrap_err().to_string();
        assert_eq!(says("dragonrage record 2\n\nroll 4\n"), "line 1: the record tells nothing of its dice");
        for other in ["dice 3\n", "dice 2 \n", "dice\n", "dice 22\n"] {
            let said = says(&text.replace("dice 2\n", other));
            assert_eq!(said, "line 4: here must stand '# dice dragonrage dice 2 …'");
        }
        assert_eq!(says(&text.replace("# dice root 1", "# dice root 2")), "line 8: here must stand '# dice root 1 …'");
        assert_eq!(says(&text.replace("kept", "lost")), "line 13: 'entrusted lost' cannot be read here");
        assert_eq!(says(&text.replace("# dice open 2", "# rice open 2")), "line 17: here must stand '# dice open 2 …'");
        assert_eq!(
            says(&text.replace("33 40", "33 33")),
            "line 17: roll 33 cannot come here: indices grow, up to 16384"
        );
        assert_eq!(
            says(&text.replace("33 40", "33 16385")),
            "line 17: roll 16385 cannot come here: indices grow, up to 16384"
        );
        for bad in ["+40", "040", "", "x", "99999999999", " 40"] {
            assert!(says(&text.replace("33 40", &format!("33 {bad}"))).starts_with("line 17: '"), "{bad}");
        }
        assert_eq!(says(&format!("{text}# dice places\n")), "line 20: a proof ends before this line");
        let cut = text.split_once("# dice places").unwrap().0;
        assert_eq!(says(cut), "line 16: here must stand '# dice places …'");
        assert_eq!(says(&"# dice x\n".repeat(1 << 20)), "line 1: this is too long for a record");
    }

    /// What was written by the first version is read and written as it was. It knew no seats that the seal decides.
    #[test]
    fn the_first_version_is_still_read() {
        let first = Proof { version: Version::One, ..proof() };
        let text = record(&first);
        assert!(text.contains("\n\n# dice dragonrage dice 1\n"));
        assert_eq!(Proof::parse(&text), Ok(first));
        let drawn = text.replace("seats defender invader", "seats drawn");
        assert_eq!(Proof::parse(&drawn).unwrap_err().to_string(), "line 6: 'drawn' cannot be read here");
    }

    /// Whatever is changed in a proof, it is refused, or it is another proof that is written just so.
    #[test]
    fn there_is_one_text_for_each_proof() {
        let (text, proof) = (record(&proof()), proof());
        let lines =
            |text: &str| text.lines().filter(|l| l.starts_with(REMARK)).map(|l| format!("{l}\n")).collect::<String>();
        let mut read = 0;
        for at in 0..text.len() {
            for change in [b' ', b'0', b'\n', b'#', b'a', b'-', 0, 9, 127] {
                let mut bytes = text.clone().into_bytes();
                bytes[at] = change;
                let changed = String::from_utf8(bytes).unwrap();
                if let Ok(found) = Proof::parse(&changed) {
                    assert_eq!(found.text(), lines(&changed));
                    read += u32::from(found != proof);
                }
            }
            let _ = (Proof::parse(&text[..at]), Proof::parse(&text[at..]));
        }
        assert!(read > 500, "{read}");
    }
}
