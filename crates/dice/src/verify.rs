//! Whether the dice of a record are those that its three chains give, and what that proves. It needs the record alone: the game
//! is played again by the rules, every roll is computed again at its place, and the first that differs is told.

use crate::proof::Lines;
use crate::{Custody, Exhausted, Known, Party, Place, Proof, ProofError, ProofProblem, Seats, Version};
use dragonrage_rules::record::RecordError;
use dragonrage_rules::{Action, BySide, Components, Journal, Phase, Record, Seat, Side};
use std::sync::Arc;

/// Why a record is not proven. All but the first name the line.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum Fault {
    /// It tells nothing of its dice.
    #[error("the record tells nothing of its dice")]
    NoProof,
    /// What it tells cannot be read.
    #[error(transparent)]
    Proof(#[from] ProofError),
    /// It cannot be played again.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// A value that is shown does not lead to the root.
    #[error("line {line}: value {index} of chain {} does not lead to its root", .party.code())]
    Stray {
        /// Of the value.
        line: usize,
        /// Whose chain.
        party: Party,
        /// Which value.
        index: u32,
    },
    /// The seal is not that of this game, these roots and mixes, these terms, and, from the second version on, these seats and
    /// this custody.
    #[error("line {line}: the seal is not that of these roots, mixes, terms, seats and custody")]
    Terms {
        /// Of the seal.
        line: usize,
    },
    /// They are said to have rolled for sides, but this game knows no such roll.
    #[error("line {line}: nobody rolls for sides in this game")]
    Seats {
        /// Of the seats.
        line: usize,
    },
    /// The seats are not those that the game itself tells of.
    #[error("line {line}: the game has other seats")]
    Sides {
        /// Of the seats.
        line: usize,
    },
    /// The record goes further than the chains were shown.
    #[error("line {line}: roll {index} needs a value of chain {}, which was shown up to {opened} only", .party.code())]
    Unopened {
        /// Of the roll.
        line: usize,
        /// Of the roll.
        index: u32,
        /// Whose chain.
        party: Party,
        /// The deepest value that is there.
        opened: u32,
    },
    /// Other dice fell than the chains give.
    #[error("line {line}: roll {index} is {}, and must be {}", written(*.said), written(*.due))]
    Differs {
        /// Of the roll.
        line: usize,
        /// Of the roll.
        index: u32,
        /// What the record says; the second is 0 where one die fell.
        said: (u8, u8),
        /// What the chains give.
        due: (u8, u8),
    },
    /// There are more rolls than values.
    #[error("line {line}: {Exhausted}")]
    Exhausted {
        /// Of the roll.
        line: usize,
    },
    /// The proof numbers a roll otherwise than the game does.
    #[error("line {line}: roll number {roll} of the game is numbered {said:?}, and must be {due:?}")]
    Places {
        /// Of the numbers.
        line: usize,
        /// Which roll, from 1.
        roll: usize,
        /// What the proof says, if anything.
        said: Option<u32>,
        /// What the game demands, if there is such a roll.
        due: Option<u32>,
    },
    /// A line means what the game's own record would say, but is not written so; or it is missing.
    #[error("line {line} is not as the record of this game is written")]
    Unlike {
        /// Of the record; behind its end where something is missing.
        line: usize,
    },
}

/// Dice as they are written in a record; the second is 0 where one fell.
///
/// ```
/// # use dragonrage_dice::written;
/// assert_eq!((written((3, 5)), written((3, 0))), ("3+5".to_owned(), "3".to_owned()));
/// ```
pub fn written((a, b): (u8, u8)) -> String {
    if b == 0 { a.to_string() } else { format!("{a}+{b}") }
}

impl Fault {
    /// A word for it, for other programs.
    pub const fn code(&self) -> &'static str {
        match self {
            Fault::NoProof => "no-proof",
            Fault::Proof(_) => "proof",
            Fault::Record(_) => "record",
            Fault::Stray { .. } => "stray",
            Fault::Terms { .. } => "terms",
            Fault::Seats { .. } => "seats",
            Fault::Sides { .. } => "sides",
            Fault::Unopened { .. } => "unopened",
            Fault::Differs { .. } => "differs",
            Fault::Exhausted { .. } => "exhausted",
            Fault::Places { .. } => "places",
            Fault::Unlike { .. } => "unlike",
        }
    }

    /// The line of the record that it is about, if one is.
    pub const fn line(&self) -> Option<usize> {
        match self {
            Fault::NoProof => None,
            Fault::Proof(error) => Some(error.line),
            Fault::Record(error) => Some(error.line),
            Fault::Stray { line, .. }
            | Fault::Terms { line }
            | Fault::Seats { line }
            | Fault::Sides { line }
            | Fault::Unopened { line, .. }
            | Fault::Differs { line, .. }
            | Fault::Exhausted { line }
            | Fault::Places { line, .. }
            | Fault::Unlike { line } => Some(*line),
        }
    }
}

/// What a record that was verified proves, and what it does not. Sentences about it are in `dragonrage-words`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Finding {
    /// Proven: every action is legal, and the game came to where the record says.
    Legal,
    /// Proven: every roll follows from the three chains. Whoever finds his own root and mix in it knows that nobody could
    /// choose, change or repeat a roll.
    Dice,
    /// Not proven: both players entrusted their chains to the server, so that whoever runs it could look ahead.
    LookAhead,
    /// Not proven, but told: a player kept his own chain, so that nobody could look ahead past what that player had shown.
    Kept,
    /// Not proven: that the chains were the players' own. A whole record can be made up; a player knows his own root.
    Origin,
    /// Not proven: who decided. Names and decisions are not signed.
    Players,
    /// Not proven, in records of the first version: who played which side, and who kept his chain.
    Unsealed,
    /// Not proven: how the game went on. The record ends before the game does.
    Unfinished,
}

impl Finding {
    /// A word for it, for other programs.
    pub const fn code(self) -> &'static str {
        match self {
            Finding::Legal => "legal",
            Finding::Dice => "dice",
            Finding::LookAhead => "look-ahead",
            Finding::Kept => "kept",
            Finding::Origin => "origin",
            Finding::Players => "players",
            Finding::Unsealed => "unsealed",
            Finding::Unfinished => "unfinished",
        }
    }
}

/// A record whose dice are those of its chains.
#[derive(Clone, PartialEq, Debug)]
pub struct Verified {
    /// Rolls that were computed again.
    pub rolls: usize,
    /// Actions, rolls included.
    pub actions: usize,
    /// What the record tells of its dice.
    pub proof: Proof,
    /// The seat of each side, as far as it is told.
    pub sides: Option<BySide<Party>>,
    /// Does the record end with the game?
    pub over: bool,
}

impl Verified {
    /// What it proves.
    pub const fn proven(&self) -> [Finding; 2] {
        [Finding::Legal, Finding::Dice]
    }

    /// What it leaves open.
    pub fn open(&self) -> Vec<Finding> {
        let kept = self.proof.custody.contains(&Custody::Kept);
        let mut open = vec![if kept { Finding::Kept } else { Finding::LookAhead }, Finding::Origin, Finding::Players];
        if self.proof.version < Version::Two {
            open.push(Finding::Unsealed);
        }
        if !self.over {
            open.push(Finding::Unfinished);
        }
        open
    }
}

/// Verifies the dice of a record: of its whole text, as it was kept.
pub fn verify(components: &Arc<Components>, text: &str) -> Result<Verified, Fault> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let record = Record::parse(text)?;
    let (proof, lines) = Proof::read(text).map_err(|error| match error.problem {
        ProofProblem::Absent => Fault::NoProof,
        _ => Fault::Proof(error),
    })?;
    let known = opened(&proof, &lines)?;
    if proof.agreed().seal(&record.header) != proof.seal {
        return Err(Fault::Terms { line: lines.seal });
    }
    let start = record.start(components)?;
    match (proof.seats, start.phase() == Phase::SideRoll) {
        (Seats::Rolled, false) => return Err(Fault::Seats { line: lines.seats }),
        (Seats::Drawn, true) => return Err(Fault::Sides { line: lines.seats }),
        _ => (),
    }
    let steps: Vec<usize> = body(text).filter(|(_, line)| !is_promise(line)).map(|(n, _)| n).collect();
    let (mut place, mut places) = (Place::start(&start), Vec::new());
    let (mut done, mut fault) = (0, None);
    let replayed = record.replay(components, usize::MAX, |action, _, game| {
        if let (Action::Roll { a, b }, None) = (action, &fault) {
            let line = steps.get(done).copied().unwrap_or_default();
            match check(&proof, &known, &mut place, line, (a, b)) {
                Ok(index) => places.push(index),
                Err(found) => fault = Some(found),
            }
        }
        place.advance(game);
        done += 1;
    });
    // A die that differs comes before what follows from it.
    if let Some(fault) = fault {
        return Err(fault);
    }
    let game = replayed?;
    if let Some(n) = (0..places.len().max(proof.places.len())).find(|n| places.get(*n) != proof.places.get(*n)) {
        let (said, due) = (proof.places.get(n).copied(), places.get(n).copied());
        return Err(Fault::Places { line: lines.places, roll: n + 1, said, due });
    }
    as_written(text, &Journal::resume(components, &record)?.text())?;
    let rolled = game.invader_seat().map(|seat| if seat == Seat::One { Party::One } else { Party::Two });
    let invader = match (proof.seats, proof.seal.draws()) {
        (Seats::Agreed(Side::Invader), _) | (Seats::Drawn, Side::Invader) => Some(Party::One),
        (Seats::Agreed(Side::Defender), _) | (Seats::Drawn, Side::Defender) => Some(Party::Two),
        (Seats::Rolled, _) => rolled,
    };
    if rolled.is_some() && rolled != invader {
        return Err(Fault::Sides { line: lines.seats });
    }
    let sides = invader
        .map(|invader| BySide { invader, defender: if invader == Party::One { Party::Two } else { Party::One } });
    Ok(Verified { rolls: places.len(), actions: done, sides, over: game.outcome().is_some(), proof })
}

/// The chains as far as the proof shows them.
fn opened(proof: &Proof, lines: &Lines) -> Result<[Known; 3], Fault> {
    let mut known = Party::ALL.map(|party| Known::new(proof.game, party, proof.roots[party.at()]));
    for party in Party::ALL {
        let (index, link) = proof.opened[party.at()];
        let stray = |_| Fault::Stray { line: lines.opened[party.at()], party, index };
        known[party.at()].accept(index, link).map_err(stray)?;
    }
    Ok(known)
}

/// Holds a roll against the chains; gives its index.
fn check(proof: &Proof, known: &[Known; 3], place: &mut Place, line: usize, said: (u8, u8)) -> Result<u32, Fault> {
    let index = place.take().map_err(|Exhausted| Fault::Exhausted { line })?;
    let mut shares = proof.roots;
    for party in Party::ALL {
        let chain = &known[party.at()];
        let opened = chain.deepest();
        shares[party.at()] = chain.value(index).ok_or(Fault::Unopened { line, index, party, opened })?;
    }
    let count = if said.1 == 0 { 1 } else { 2 };
    match proof.seal.roll(index, &shares, count) {
        Action::Roll { a, b } if (a, b) != said => Err(Fault::Differs { line, index, said, due: (a, b) }),
        _ => Ok(index),
    }
}

/// Lines with their numbers that are neither empty nor remarks.
fn told(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let lines = text.lines().enumerate().map(|(n, line)| (n + 1, line));
    lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
}

/// How many lines the header has.
fn header(text: &str) -> usize {
    text.lines().take_while(|line| !line.trim().is_empty()).count()
}

/// Steps and promises with their lines, as the record is read: blanks around them mean nothing there.
fn body(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let (header, lines) = (header(text), text.lines().enumerate().map(|(n, line)| (n + 1, line.trim())));
    lines.filter(move |(n, line)| *n > header && !line.is_empty() && !line.starts_with('#'))
}

/// `turn …`, `end …`: what a record promises about positions.
fn is_promise(line: &str) -> bool {
    ["turn ", "end "].iter().any(|word| line.starts_with(word))
}

/// Every line must be the one that the game itself would write, but for names, remarks and empty lines: nothing may hide
/// behind a capital, a blank, or a promise that was left out.
fn as_written(text: &str, own: &str) -> Result<(), Fault> {
    let (header, own_header) = (header(text), header(own));
    let named = |line: &str| Side::BOTH.iter().any(|side| line.split(' ').next() == Some(side.code()));
    let mut ours = told(own).filter(|(n, line)| *n > own_header || !named(line));
    let mut theirs = told(text).filter(|(n, line)| *n > header || !named(line));
    let end = text.lines().count() + 1;
    loop {
        match (theirs.next(), ours.next()) {
            (None, None) => return Ok(()),
            (Some((_, a)), Some((_, b))) if a == b => {}
            (found, _) => return Err(Fault::Unlike { line: found.map_or(end, |(line, _)| line) }),
        }
    }
}
