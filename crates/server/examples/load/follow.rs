//! A game as one of its players sees it. Where it is asked whether nothing was lost, every line is judged again; where it is
//! asked how fast the server is, only as much is done as a player needs to find his next move.

use crate::Result;
use dragonrage_online::{Due, Entry, Head, Match, Stage};
use dragonrage_rules::{Action, Components, Decision, Game, Seat, Silent, notation};
use std::sync::Arc;

/// A game that is followed.
pub enum Followed {
    /// Every line is judged as the server judged it.
    Judged(Box<Match>),
    /// What the server says is done.
    Trusted(Box<Trusted>),
}

/// Who must say something.
pub enum Next {
    /// The maker opens his mix.
    Mix,
    /// A seat decides.
    Seat(Seat),
    /// It is over.
    Nobody,
}

/// A position, and what an answer must name.
pub struct Trusted {
    game: Game,
    head: Head,
    seq: u32,
}

impl Followed {
    /// Begins with the first line of a log.
    pub fn begin(components: &Arc<Components>, entry: &Entry) -> Result<Followed> {
        Ok(Followed::Judged(Box::new(Match::begin(components, entry)?)))
    }

    /// From now on what the server says is trusted, if the battle has begun.
    pub fn trust(&mut self) {
        if let Followed::Judged(judged) = self
            && judged.stage() == Stage::Playing
        {
            let (game, head, seq) = (judged.game().clone(), judged.head(), judged.seq());
            *self = Followed::Trusted(Box::new(Trusted { game, head, seq }));
        }
    }

    /// Takes a line; `own`: the step that it tells, if that is known.
    pub fn take(&mut self, entry: &Entry, own: Option<Action>) -> Result<()> {
        match self {
            Followed::Judged(judged) => {
                judged.take(entry).map_err(|e| format!("line {} '{}': {e}", entry.seq, entry.line).into())
            }
            Followed::Trusted(trusted) => trusted.take(entry, own),
        }
    }

    /// The number of the next line.
    pub fn seq(&self) -> u32 {
        match self {
            Followed::Judged(judged) => judged.seq(),
            Followed::Trusted(trusted) => trusted.seq,
        }
    }

    /// The head that an answer names.
    pub fn answers(&self) -> Head {
        match self {
            Followed::Judged(judged) => judged.answers(),
            Followed::Trusted(trusted) => trusted.head,
        }
    }

    /// The position.
    pub fn game(&self) -> &Game {
        match self {
            Followed::Judged(judged) => judged.game(),
            Followed::Trusted(trusted) => &trusted.game,
        }
    }

    /// Whose turn it is to say something.
    pub fn next(&self) -> Result<Next> {
        match self {
            Followed::Judged(judged) => match judged.due()? {
                Due::Mix => Ok(Next::Mix),
                Due::Seat(seat) => Ok(Next::Seat(seat)),
                Due::Nothing => Ok(Next::Nobody),
                other => Err(format!("nobody can do anything: {other:?}").into()),
            },
            Followed::Trusted(trusted) => trusted.next(),
        }
    }
}

impl Trusted {
    fn take(&mut self, entry: &Entry, own: Option<Action>) -> Result<()> {
        let roster = &self.game.components().roster;
        let said = match (own, entry.line.split_once(' ')) {
            (Some(action), _) => Some(action),
            (None, Some(("act", step))) => Some(notation::parse(roster, step).map_err(|e| format!("{step}: {e:?}"))?),
            // Only the dice: how they came about is not asked here.
            (None, Some(("roll", rest))) => {
                let dice = rest.split(' ').next().unwrap_or_default();
                Some(notation::parse(roster, &format!("roll {dice}")).map_err(|e| format!("{dice}: {e:?}"))?)
            }
            _ => None,
        };
        if let Some(action) = said {
            self.game.apply(action, &mut Silent).map_err(|e| format!("line {}: {e:?}", entry.seq))?;
        }
        self.head = self.head.after(entry.by, &entry.line);
        self.seq = entry.seq + 1;
        Ok(())
    }

    fn next(&self) -> Result<Next> {
        match self.game.decision() {
            Decision::TakeSide(seat) => Ok(Next::Seat(seat)),
            Decision::Side(side, _) => {
                let invader = self.game.invader_seat().ok_or("nobody knows who plays what")?;
                let seat = if side == dragonrage_rules::Side::Invader { invader } else { invader.other() };
                Ok(Next::Seat(seat))
            }
            Decision::Over(_) => Ok(Next::Nobody),
            Decision::Chance(_) => Err("dice are due, and the server did not roll".into()),
        }
    }
}
