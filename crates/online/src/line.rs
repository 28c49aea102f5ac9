//! What a line of the log can say, as text and as a value. docs/ONLINE.md lists them.

use crate::{Beginning, Joining};
use dragonrage_dice::{Link, Mix};
use dragonrage_league::{Army, Commitment, Sealed};
use dragonrage_rules::Seat;
use std::fmt;

/// Longest line that is read, in bytes.
pub const LONGEST: usize = 8 * 1024;

/// Longest free text in a chat, in characters.
pub const LONGEST_SAY: usize = 300;

/// What is proposed to the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Offer {
    /// To go back to this many steps, dice or not. The same dice will fall again.
    Back(u32),
    /// To stop both clocks until one of the two goes on.
    Pause,
}

/// Something to say that everybody reads in his own language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phrase {
    /// Hello, and a good game.
    Hello,
    /// Thank you for the game.
    Thanks,
    /// Well played.
    Well,
    /// What a roll!
    Luck,
    /// One moment, please.
    Moment,
    /// I must go, and shall play on later.
    Later,
    /// Sorry.
    Sorry,
    /// Another game?
    Again,
}

impl Phrase {
    /// All of them.
    pub const ALL: [Phrase; 8] = [
        Phrase::Hello,
        Phrase::Thanks,
        Phrase::Well,
        Phrase::Luck,
        Phrase::Moment,
        Phrase::Later,
        Phrase::Sorry,
        Phrase::Again,
    ];

    /// Its word in the log.
    pub const fn code(self) -> &'static str {
        match self {
            Phrase::Hello => "hello",
            Phrase::Thanks => "thanks",
            Phrase::Well => "well",
            Phrase::Luck => "luck",
            Phrase::Moment => "moment",
            Phrase::Later => "later",
            Phrase::Sorry => "sorry",
            Phrase::Again => "again",
        }
    }

    /// What this word means.
    pub fn from_code(code: &str) -> Option<Phrase> {
        Phrase::ALL.into_iter().find(|phrase| phrase.code() == code)
    }
}

/// What a line says.
#[derive(Clone, PartialEq, Debug)]
pub enum Line {
    /// The game is offered.
    New(Box<Beginning>),
    /// Somebody joins.
    Join(Box<Joining>),
    /// The maker opens the mix that was promised: the battle begins.
    Open(Mix),
    /// A seat binds itself to an army that it does not show yet.
    Commit(Commitment),
    /// It shows the army, with what hid it.
    Show(Sealed),
    /// Neither seat did in time what both must do before the battle: the game is withdrawn.
    Lapse,
    /// A step of the game, in its notation.
    Act(String),
    /// Dice, with the values of the chains that made them; those that were known already are left out.
    Roll {
        /// The first die.
        a: u8,
        /// The second; 0: there is one only.
        b: u8,
        /// Values of the server, of seat one and of seat two.
        opened: [Option<Link>; 3],
    },
    /// A value of a chain that its player keeps.
    Share {
        /// Its number in the chain.
        index: u32,
        /// The value.
        value: Link,
    },
    /// Back to this many steps: no dice fell since.
    Undo(u32),
    /// Something is proposed.
    Offer(Offer),
    /// What was proposed is done.
    Accept,
    /// What was proposed is not done.
    Decline,
    /// The clocks go on.
    Resume,
    /// From now on: are choices in the other's half-turn left to the server, which does the first thing that can be done?
    Standing(bool),
    /// A side is given up.
    Resign,
    /// A seat's time is up.
    Flag(Seat),
    /// The server was away for so many milliseconds.
    Gap(u64),
    /// Free text.
    Say(String),
    /// Something that everybody reads in his own language.
    Phrase(Phrase),
    /// The same again, sides swapped: its id.
    Rematch(String),
}

/// Not a line of a log.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("'{0}' is no line of a log")]
pub struct Unreadable(pub String);

impl Line {
    /// Reads a line.
    ///
    /// ```
    /// use dragonrage_online::{Line, Offer};
    /// assert_eq!(Line::parse("offer pause"), Ok(Line::Offer(Offer::Pause)));
    /// assert_eq!(Line::parse("act D1 lands"), Ok(Line::Act("D1 lands".to_owned())));
    /// assert!(Line::parse("act D1 lands\n").is_err() && Line::parse("roll 7").is_err());
    /// ```
    pub fn parse(text: &str) -> Result<Line, Unreadable> {
        let known = || {
            if text.len() > LONGEST || text.chars().any(char::is_control) {
                return None;
            }
            let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
            let alone = |line: Line| rest.is_empty().then_some(line);
            match word {
                "new" => serde_json::from_str(rest).ok().map(|b| Line::New(Box::new(b))),
                "join" => serde_json::from_str(rest).ok().map(|j| Line::Join(Box::new(j))),
                "open" => rest.parse().ok().map(Line::Open),
                "commit" => rest.parse().ok().map(Line::Commit),
                "show" => read_army(rest).map(Line::Show),
                "lapse" => alone(Line::Lapse),
                "act" if !rest.is_empty() => Some(Line::Act(rest.to_owned())),
                "roll" => read_roll(rest),
                "share" => {
                    let (index, value) = rest.split_once(' ')?;
                    Some(Line::Share { index: index.parse().ok()?, value: value.parse().ok()? })
                }
                "undo" => rest.parse().ok().map(Line::Undo),
                "offer" => match rest.split_once(' ') {
                    None if rest == "pause" => Some(Line::Offer(Offer::Pause)),
                    Some(("back", to)) => to.parse().ok().map(|to| Line::Offer(Offer::Back(to))),
                    _ => None,
                },
                "accept" => alone(Line::Accept),
                "decline" => alone(Line::Decline),
                "resume" => alone(Line::Resume),
                "standing" => match rest {
                    "default" => Some(Line::Standing(true)),
                    "ask" => Some(Line::Standing(false)),
                    _ => None,
                },
                "resign" => alone(Line::Resign),
                "flag" => read_seat(rest).map(Line::Flag),
                "gap" => rest.parse().ok().map(Line::Gap),
                "say" if !rest.trim().is_empty() && rest.chars().count() <= LONGEST_SAY => {
                    Some(Line::Say(rest.to_owned()))
                }
                "phrase" => Phrase::from_code(rest).map(Line::Phrase),
                "rematch" => rest.parse::<dragonrage_dice::GameId>().ok().map(|id| Line::Rematch(id.to_string())),
                _ => None,
            }
        };
        // What is written back must be what was read: one thing is said in one way. (Of a step it is: its text is kept as it is.)
        known()
            .filter(|line| matches!(line, Line::New(_) | Line::Join(_) | Line::Act(_)) || line.to_string() == text)
            .ok_or_else(|| Unreadable(text.chars().take(40).collect()))
    }

    /// Is it talk, which changes nothing in the game?
    pub const fn is_talk(&self) -> bool {
        matches!(self, Line::Say(_) | Line::Phrase(_))
    }
}

fn read_seat(text: &str) -> Option<Seat> {
    match text {
        "one" => Some(Seat::One),
        "two" => Some(Seat::Two),
        _ => None,
    }
}

/// What hid an army, and the army; none where nothing could be built.
fn read_army(text: &str) -> Option<Sealed> {
    let (salt, army) = text.split_once(' ').unwrap_or((text, ""));
    let army = if army.is_empty() { Army::default() } else { army.parse().ok()? };
    Some(Sealed { army, salt: salt.parse().ok()? })
}

const PARTIES: [&str; 3] = ["s:", "1:", "2:"];

fn read_roll(text: &str) -> Option<Line> {
    let mut words = text.split(' ');
    let die = |word: &str| word.parse::<u8>().ok().filter(|n| (1..=6).contains(n));
    let dice = words.next()?;
    let (a, b) = match dice.split_once('+') {
        Some((a, b)) => (die(a)?, die(b)?),
        None => (die(dice)?, 0),
    };
    let mut opened = [None; 3];
    for word in words {
        let party = PARTIES.iter().position(|p| word.starts_with(p))?;
        opened[party] = Some(word[2..].parse().ok()?);
    }
    Some(Line::Roll { a, b, opened })
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let json = |what: serde_json::Result<String>| what.map_err(|_| fmt::Error);
        match self {
            Line::New(beginning) => write!(f, "new {}", json(serde_json::to_string(beginning))?),
            Line::Join(joining) => write!(f, "join {}", json(serde_json::to_string(joining))?),
            Line::Open(mix) => write!(f, "open {mix}"),
            Line::Commit(commitment) => write!(f, "commit {commitment}"),
            Line::Show(Sealed { army, salt }) if army.units() == 0 => write!(f, "show {salt}"),
            Line::Show(Sealed { army, salt }) => write!(f, "show {salt} {army}"),
            Line::Lapse => f.write_str("lapse"),
            Line::Act(text) => write!(f, "act {text}"),
            Line::Roll { a, b, opened } => {
                write!(f, "roll {a}")?;
                if *b > 0 {
                    write!(f, "+{b}")?;
                }
                PARTIES.iter().zip(opened).try_for_each(|(party, value)| match value {
                    Some(value) => write!(f, " {party}{value}"),
                    None => Ok(()),
                })
            }
            Line::Share { index, value } => write!(f, "share {index} {value}"),
            Line::Undo(to) => write!(f, "undo {to}"),
            Line::Offer(Offer::Back(to)) => write!(f, "offer back {to}"),
            Line::Offer(Offer::Pause) => f.write_str("offer pause"),
            Line::Accept => f.write_str("accept"),
            Line::Decline => f.write_str("decline"),
            Line::Resume => f.write_str("resume"),
            Line::Standing(true) => f.write_str("standing default"),
            Line::Standing(false) => f.write_str("standing ask"),
            Line::Resign => f.write_str("resign"),
            Line::Flag(Seat::One) => f.write_str("flag one"),
            Line::Flag(Seat::Two) => f.write_str("flag two"),
            Line::Gap(ms) => write!(f, "gap {ms}"),
            Line::Say(text) => write!(f, "say {text}"),
            Line::Phrase(phrase) => write!(f, "phrase {}", phrase.code()),
            Line::Rematch(id) => write!(f, "rematch {id}"),
        }
    }
}
