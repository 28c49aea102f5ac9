//! Since which line something waits for somebody: whose move it is, what is offered, who joined, how it ended. All of it follows
//! from the log alone: whoever reads it again finds the same numbers, and tells nobody twice.

use crate::By;
use dragonrage_rules::Seat;

/// Whose move it is, and since when.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turn {
    /// Whose.
    pub seat: Seat,
    /// Number of the line that made it his.
    pub seq: u32,
    /// When that was.
    pub at: u64,
    /// The time that he had then, if there is a clock.
    pub had: Option<u64>,
}

/// A line, and who wrote it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark {
    /// Its number.
    pub seq: u32,
    /// Its time.
    pub at: u64,
    /// Its writer.
    pub by: By,
}

/// Since when what waits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Marks {
    /// Whose move it is. Dice and formalities in between change nothing.
    pub turn: Option<Turn>,
    /// What is offered.
    pub offer: Option<Mark>,
    /// Somebody has joined.
    pub joined: Option<Mark>,
    /// It is over.
    pub over: Option<Mark>,
}

/// How things are after a line.
pub(crate) struct Now {
    pub due: Option<Seat>,
    pub left: Option<u64>,
    pub offer: bool,
    pub joined: bool,
    pub over: bool,
}

impl Marks {
    /// A line was taken.
    pub(crate) fn note(&mut self, line: Mark, now: &Now) {
        if let Some(seat) = now.due
            && self.turn.is_none_or(|turn| turn.seat != seat)
        {
            self.turn = Some(Turn { seat, seq: line.seq, at: line.at, had: now.left });
        }
        let keep = |mark: &mut Option<Mark>, is: bool| *mark = is.then(|| mark.unwrap_or(line));
        keep(&mut self.offer, now.offer);
        keep(&mut self.joined, now.joined);
        keep(&mut self.over, now.over);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_begins_once_whatever_falls_in_between() {
        let mut marks = Marks::default();
        let mut line = |seq: u32, due: Option<Seat>, left: Option<u64>| {
            let now = Now { due, left, offer: seq == 3, joined: true, over: false };
            marks.note(Mark { seq, at: 100 * u64::from(seq), by: By::Two }, &now);
            marks
        };
        line(1, Some(Seat::One), Some(50));
        let dice = line(2, None, None);
        assert_eq!(dice.turn, Some(Turn { seat: Seat::One, seq: 1, at: 100, had: Some(50) }));
        assert_eq!(line(3, Some(Seat::One), Some(20)).turn, dice.turn, "still the same turn");
        assert_eq!(marks.offer.map(|m| m.seq), Some(3));
        let mut again = marks;
        again.note(
            Mark { seq: 4, at: 400, by: By::One },
            &Now { due: Some(Seat::Two), left: None, offer: false, joined: true, over: true },
        );
        assert_eq!(again.turn.map(|t| (t.seat, t.seq, t.had)), Some((Seat::Two, 4, None)));
        assert_eq!((again.offer, again.joined.map(|m| m.seq), again.over.map(|m| m.seq)), (None, Some(1), Some(4)));
    }
}
