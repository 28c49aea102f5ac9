//! The clerk: whoever finds things in records beside the table, asked by letter as `thinker` is, so that it can be done in a
//! worker. A question is a record; the answer is text. It remembers the last film only.

use super::choices::{self, Choice};
use super::tally::{Tally, fingerprint};
use crate::film::Film;
use dragonrage_rules::{Components, Side};
use std::sync::Arc;

/// The word of a question about all figures of a record.
pub const TALLY: &str = "tally";
/// The word of one about which choices a side had.
pub const CHOICES: &str = "choices";
/// The word of one about what a choice cost.
pub const WEIGH: &str = "weigh";
/// The answer where there is nothing: the game is not over, or the record cannot be read.
pub const NOTHING: &str = "nothing";

/// A question for all figures of a record.
pub fn about(number: u32, record: &str) -> String {
    format!("{number} {TALLY} 0\n{record}")
}

/// A question for the choices of a side.
pub fn which(number: u32, side: Side, record: &str) -> String {
    format!("{number} {CHOICES} {}\n{record}", side as u8)
}

/// A question for what one of them cost.
pub fn what(number: u32, choice: Choice, record: &str) -> String {
    let Choice { step, len, turn } = choice;
    format!("{number} {WEIGH} {step} {len} {turn}\n{record}")
}

/// The choices of an answer.
pub fn listed(text: &str) -> Vec<Choice> {
    let line = |line: &str| {
        let mut words = line.split(' ').map(|w| w.parse::<usize>().ok());
        Some(Choice { step: words.next()??, len: words.next()??, turn: u16::try_from(words.next()??).ok()? })
    };
    text.lines().filter_map(line).collect()
}

/// The clerk.
#[derive(Debug, Default)]
pub struct Clerk {
    film: Option<(u64, Film)>,
}

impl Clerk {
    /// Answers a question: its words after the number, and the record. `None`: it is not for a clerk.
    pub fn answer(&mut self, components: &Arc<Components>, words: &[&str], record: &str) -> Option<String> {
        let found = match *words {
            [TALLY, _] => Tally::of(components, record).ok().flatten().map(|t| t.text(fingerprint(record))),
            [CHOICES, side] => self.choices(components, side, record),
            [WEIGH, step, len, turn] => self.weigh(components, [step, len, turn], record),
            _ => return None,
        };
        Some(found.unwrap_or_else(|| NOTHING.to_owned()))
    }

    fn choices(&mut self, components: &Arc<Components>, side: &str, record: &str) -> Option<String> {
        let side = Side::BOTH.into_iter().find(|s| side == (*s as u8).to_string())?;
        let all = choices::choices(self.film(components, record)?, side);
        Some(all.iter().map(|c| format!("{} {} {}\n", c.step, c.len, c.turn)).collect())
    }

    fn weigh(&mut self, components: &Arc<Components>, [step, len, turn]: [&str; 3], record: &str) -> Option<String> {
        let choice = Choice { step: step.parse().ok()?, len: len.parse().ok()?, turn: turn.parse().ok()? };
        let film = self.film(components, record)?;
        // A record says how long it is; a question could claim anything.
        if choice.step.checked_add(choice.len)? > film.len() {
            return None;
        }
        let cost = choices::weigh(film, choice)?;
        Some(choices::text(&components.roster, &[cost]))
    }

    fn film(&mut self, components: &Arc<Components>, record: &str) -> Option<&Film> {
        let print = fingerprint(record);
        let known = self.film.take().filter(|(of, _)| *of == print);
        let film = match known {
            Some(film) => film,
            None => (print, Film::read(components, record).ok()?),
        };
        Some(&self.film.insert(film).1)
    }
}

#[cfg(test)]
mod tests {
    use crate::mine::choices;
    use crate::mine::clerk::{NOTHING, about, listed, what, which};
    use crate::mine::tally::{Tally, fingerprint};
    use crate::thinker::{Thinker, answer};
    use dragonrage_rules::Side;

    const GAME: &str = include_str!("../../../../cases/golden/esirien-1-squire.txt");

    #[test]
    fn the_clerk_answers_by_letter() {
        let components = dragonrage_data::embedded();
        let mut thinker = Thinker::new(components.clone());
        let mut ask = |question: &str| answer(&thinker.think(question)).map(|(n, text)| (n, text.to_owned())).unwrap();
        let (number, tally) = ask(&about(3, GAME));
        assert_eq!((number, Tally::read(&tally, fingerprint(GAME)).is_some()), (3, true));
        let all = listed(&ask(&which(4, Side::Invader, GAME)).1);
        assert!(all.len() > 10);
        let (number, cost) = ask(&what(5, all[0], GAME));
        assert_eq!((number, choices::read(&components.roster, &cost).unwrap()[0].choice), (5, all[0]));
        for rubbish in [
            "6 tally 0\nrubbish",
            "6 choices 7\nx",
            "6 weigh 1 2 x\ny",
            "6 weigh 99999999 1 1\n",
            "6 weigh 1 18446744073709551615 1\n",
        ] {
            let rubbish = if rubbish.ends_with('\n') { format!("{rubbish}{GAME}") } else { rubbish.to_owned() };
            assert_eq!(ask(&rubbish), (6, NOTHING.to_owned()));
        }
    }
}
