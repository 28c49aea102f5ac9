//! The history: all games that are kept, searched, filtered and put in order. It reads no record; `Kept` has done that.

use crate::Who;
use crate::kept::Kept;
use dragonrage_ai::Level;
use dragonrage_rules::Side;
use std::cmp::Reverse;

/// A game in the history.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    /// What its record tells.
    pub kept: Kept,
    /// The side that was mine, if one was.
    pub mine: Option<Side>,
    /// What a search looks through: names, scenario, result and date as the reader sees them, made plain by [`plain`].
    pub words: String,
}

impl Line {
    /// Did I win? None while it runs, and where no side was mine.
    pub fn won(&self) -> Option<bool> {
        Some(self.kept.winner? == self.mine?)
    }

    /// Against whom I played; in games that are not mine, the defender's player.
    pub fn against(&self) -> Option<Against> {
        let other = self.mine.map_or(Side::Defender, Side::other);
        match self.kept.players[other] {
            Some(Who::Computer(level)) => Some(Against::Computer(level)),
            Some(Who::Human) => Some(Against::Person),
            None => None,
        }
    }
}

/// An opponent.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Against {
    /// A computer player.
    Computer(Level),
    /// A person.
    Person,
}

impl Against {
    /// All opponents.
    pub fn all() -> Vec<Against> {
        Level::ALL.into_iter().map(Against::Computer).chain([Against::Person]).collect()
    }

    /// The word that also names the player.
    pub const fn code(self) -> &'static str {
        match self {
            Against::Computer(level) => level.code(),
            Against::Person => Who::Human.code(),
        }
    }

    /// The opponent with this word.
    pub fn from_code(code: &str) -> Option<Against> {
        Against::all().into_iter().find(|a| a.code() == code)
    }
}

/// Which games are wanted by how they stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Stand {
    /// All of them.
    #[default]
    All,
    /// Those that can be gone on with.
    Running,
    /// Those that are over.
    Over,
    /// Those that I won.
    Won,
    /// Those that I lost.
    Lost,
}

impl Stand {
    /// All stands.
    pub const ALL: [Stand; 5] = [Stand::All, Stand::Running, Stand::Over, Stand::Won, Stand::Lost];

    /// The word in texts.
    pub const fn code(self) -> &'static str {
        match self {
            Stand::All => "all",
            Stand::Running => "running",
            Stand::Over => "over",
            Stand::Won => "won",
            Stand::Lost => "lost",
        }
    }

    /// The stand with this word.
    pub fn from_code(code: &str) -> Option<Stand> {
        Stand::ALL.into_iter().find(|s| s.code() == code)
    }
}

/// What comes first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Order {
    /// The latest game.
    #[default]
    Newest,
    /// The first game.
    Oldest,
    /// The longest game.
    Longest,
    /// One scenario after the other, the latest game of each first.
    Scenario,
}

impl Order {
    /// All orders.
    pub const ALL: [Order; 4] = [Order::Newest, Order::Oldest, Order::Longest, Order::Scenario];

    /// The word in texts.
    pub const fn code(self) -> &'static str {
        match self {
            Order::Newest => "newest",
            Order::Oldest => "oldest",
            Order::Longest => "longest",
            Order::Scenario => "scenario",
        }
    }

    /// The order with this word.
    pub fn from_code(code: &str) -> Option<Order> {
        Order::ALL.into_iter().find(|o| o.code() == code)
    }
}

/// What is asked of the history.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Asked {
    /// Every one of these words stands somewhere in the line.
    pub words: String,
    /// How the game stands.
    pub stand: Stand,
    /// Of this scenario; empty: of any.
    pub scenario: String,
    /// Mine was this side.
    pub side: Option<Side>,
    /// Against this opponent.
    pub against: Option<Against>,
    /// What comes first.
    pub order: Order,
}

impl Asked {
    /// Is nothing asked for in particular?
    pub fn is_open(&self) -> bool {
        *self == Asked { order: self.order, ..Asked::default() }
    }

    /// Those that are meant, by their places, in order.
    pub fn among(&self, lines: &[Line]) -> Vec<usize> {
        let words = plain(&self.words);
        let words: Vec<&str> = words.split_whitespace().collect();
        let mut found: Vec<usize> = (0..lines.len()).filter(|n| self.means(&lines[*n], &words)).collect();
        let key = |n: &usize| &lines[*n].kept.key;
        match self.order {
            Order::Newest => found.sort_by_key(|n| Reverse(key(n))),
            Order::Oldest => found.sort_by_key(key),
            Order::Longest => found.sort_by_key(|n| (Reverse(lines[*n].kept.turn), Reverse(key(n)))),
            Order::Scenario => found.sort_by_key(|n| (&lines[*n].kept.scenario, Reverse(key(n)))),
        }
        found
    }

    fn means(&self, line: &Line, words: &[&str]) -> bool {
        let stands = match self.stand {
            Stand::All => true,
            Stand::Running => !line.kept.over,
            Stand::Over => line.kept.over,
            Stand::Won => line.won() == Some(true),
            Stand::Lost => line.won() == Some(false),
        };
        stands
            && (self.scenario.is_empty() || line.kept.scenario == self.scenario)
            && self.side.is_none_or(|side| line.mine == Some(side))
            && self.against.is_none_or(|against| line.against() == Some(against))
            && words.iter().all(|word| line.words.contains(word))
    }
}

/// Small letters without accents: who searches types what is quickest.
pub fn plain(text: &str) -> String {
    let bare = |c: char| match c {
        'à'..='å' => 'a',
        'ç' => 'c',
        'è'..='ë' => 'e',
        'ì'..='ï' => 'i',
        'ñ' => 'n',
        'ò'..='ö' => 'o',
        'ù'..='ü' => 'u',
        'ý' | 'ÿ' => 'y',
        '\u{a0}' | '\u{202f}' => ' ',
        _ => c,
    };
    text.to_lowercase().chars().map(bare).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use dragonrage_rules::BySide;

    fn line(key: &str, scenario: &str, turn: u16, winner: Option<Side>, mine: Option<Side>, words: &str) -> Line {
        let players = BySide { invader: Some(Who::Human), defender: Some(Who::Computer(Level::Knight)) };
        let (key, scenario) = (key.to_owned(), scenario.to_owned());
        let names = BySide::default();
        let kept = Kept { key, scenario, turn, winner, over: winner.is_some(), players, names };
        Line { kept, mine, words: plain(words) }
    }

    fn some() -> Vec<Line> {
        use Side::{Defender, Invader};
        vec![
            line("1", "esirien-1", 9, Some(Invader), Some(Invader), "Ann Esirien Zwei Drachen 3. März"),
            line("2", "nurkott-2", 30, Some(Defender), Some(Invader), "Ann Nurkott forêt"),
            line("3", "esirien-1", 2, None, Some(Defender), "Bob Esirien"),
            line("4", "esirien-2", 5, Some(Defender), None, "Watched"),
        ]
    }

    #[test]
    fn filters_say_what_they_mean() {
        let lines = some();
        let ask = |asked: Asked| asked.among(&lines);
        assert!(Asked::default().is_open());
        assert_eq!(ask(Asked::default()), [3, 2, 1, 0], "the latest first");
        let stand = |stand| ask(Asked { stand, ..Asked::default() });
        assert_eq!(stand(Stand::Running), [2]);
        assert_eq!(stand(Stand::Over), [3, 1, 0]);
        assert_eq!(stand(Stand::Won), [0]);
        assert_eq!(stand(Stand::Lost), [1]);
        assert_eq!(ask(Asked { scenario: "esirien-1".to_owned(), ..Asked::default() }), [2, 0]);
        assert_eq!(ask(Asked { side: Some(Side::Invader), ..Asked::default() }), [1, 0]);
        let knight = Some(Against::Computer(Level::Knight));
        assert_eq!(ask(Asked { against: knight, ..Asked::default() }), [3, 1, 0]);
        assert_eq!(ask(Asked { against: Some(Against::Person), ..Asked::default() }), [2]);
        for against in Against::all() {
            assert_eq!(Against::from_code(against.code()), Some(against));
        }
    }

    #[test]
    fn a_search_finds_all_words_whatever_their_accents() {
        let lines = some();
        let search = |words: &str| Asked { words: words.to_owned(), ..Asked::default() }.among(&lines);
        assert_eq!(search("marz ANN"), [0]);
        assert_eq!(search("  foret"), [1]);
        assert_eq!(search("ann esirien nurkott"), [] as [usize; 0]);
        assert_eq!(search(""), [3, 2, 1, 0]);
    }

    #[test]
    fn orders_order() {
        let lines = some();
        let order = |order| Asked { order, ..Asked::default() }.among(&lines);
        assert_eq!(order(Order::Oldest), [0, 1, 2, 3]);
        assert_eq!(order(Order::Longest), [1, 0, 3, 2]);
        assert_eq!(order(Order::Scenario), [2, 0, 3, 1]);
    }
}
