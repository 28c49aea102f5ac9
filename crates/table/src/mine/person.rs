//! Names of people: what of a name may stand in a record and on a screen, and which games are somebody's own.

use crate::Who;
use dragonrage_rules::{BySide, Side};

/// So many signs a name has at most.
pub const LONGEST: usize = 24;
/// So many former names are remembered.
const FORMER: usize = 12;
/// What stands between them; no name has it.
const BETWEEN: char = '\t';

/// What is left of a name that somebody typed or a record brought: one line of signs that can be seen, of bounded length. Empty:
/// it is none.
///
/// ```
/// # use dragonrage_table::mine::person::clean;
/// assert_eq!(clean("  Ann \n of\tEsirien "), "Ann of Esirien");
/// assert_eq!(clean("A\u{202e}nn\u{200b}"), "Ann");
/// assert_eq!(clean("squire"), "Squire"); // a person is no computer player
/// ```
pub fn clean(name: &str) -> String {
    // A record may bring megabytes; what comes later cannot be part of the name.
    let seen = name.chars().take(16 * LONGEST).filter(|c| !unseen(*c));
    let line: String = seen.map(|c| if c.is_control() { ' ' } else { c }).collect();
    let line = line.split_whitespace().collect::<Vec<_>>().join(" ");
    let short: String = line.chars().take(LONGEST).collect();
    let short = short.trim_end();
    match Who::from_code(short) {
        Some(_) => short[..1].to_uppercase() + &short[1..],
        None => short.to_owned(),
    }
}

/// Signs that turn or hide what stands beside them.
fn unseen(c: char) -> bool {
    matches!(c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}

/// The name of the person whom a record's header names; none if it names a computer player, or nobody.
pub fn named(said: &str) -> Option<String> {
    Some(clean(said)).filter(|name| !name.is_empty() && Who::from_code(said.trim()).is_none())
}

/// Somebody, with all names that he has had.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Me {
    /// The name that he has now, then those of before.
    names: Vec<String>,
}

impl Me {
    /// From what is kept: the name, and former ones.
    pub fn new(name: &str, former: &str) -> Me {
        let mut me = Me::default();
        for name in std::iter::once(name).chain(former.split(BETWEEN).take(FORMER)).map(clean) {
            if !name.is_empty() && !me.is(&name) {
                me.names.push(name);
            }
        }
        me
    }

    /// Is this one of the names?
    pub fn is(&self, name: &str) -> bool {
        let name = name.to_lowercase();
        self.names.iter().any(|mine| mine.to_lowercase() == name)
    }

    /// Former names as they are kept, once the name is another one.
    pub fn former(&self, name: &str) -> String {
        let others = self.names.iter().filter(|n| **n != name).take(FORMER);
        others.cloned().collect::<Vec<_>>().join(&BETWEEN.to_string())
    }

    /// The side that is his own in a game between these, as the record's header names them. A lone person without a name is
    /// whoever sits here; of two people, the one with his name.
    pub fn side(&self, players: &BySide<String>) -> Option<Side> {
        let person = |side: &Side| !matches!(Who::from_code(players[*side].trim()), Some(Who::Computer(_)));
        let mine = |side: Side| named(&players[side]).map(|name| self.is(&name));
        match Side::BOTH.into_iter().filter(person).collect::<Vec<_>>()[..] {
            [lone] if players[lone].trim().is_empty() => None,
            [lone] => mine(lone).unwrap_or(true).then_some(lone),
            [one, other] => match (mine(one) == Some(true), mine(other) == Some(true)) {
                (true, false) => Some(one),
                (false, true) => Some(other),
                _ => None,
            },
            _ => None,
        }
    }
}

/// Can a list of former names be read?
pub fn is_list(value: &str) -> bool {
    value.split(BETWEEN).count() <= FORMER && value.split(BETWEEN).all(|name| clean(name) == name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_but_a_short_line_is_left_of_a_name() {
        for (typed, left) in [
            ("", ""),
            (" \u{200b}\u{feff}\t ", ""),
            ("Ann", "Ann"),
            ("Zoë Ånström", "Zoë Ånström"),
            ("human", "Human"),
            ("dragonlord", "Dragonlord"),
            ("a\u{0}b\r\nturn 1", "a b turn 1"),
            ("<script>alert(1)</script>", "<script>alert(1)</script"),
            ("\u{202e}nnA\u{2066}", "nnA"),
        ] {
            assert_eq!(clean(typed), left, "{typed:?}");
            assert_eq!(clean(&clean(typed)), clean(typed), "{typed:?}");
        }
        let long = clean(&"é".repeat(1_000_000));
        assert_eq!(long.chars().count(), LONGEST);
        assert!(Who::from_code(&clean("squire")).is_none());
    }

    #[test]
    fn my_games_are_those_of_a_lone_person_and_those_with_my_name() {
        let me = Me::new("Ann", "Anna\tannie");
        let side = |me: &Me, invader: &str, defender: &str| {
            me.side(&BySide { invader: invader.to_owned(), defender: defender.to_owned() })
        };
        assert_eq!(side(&me, "human", "squire"), Some(Side::Invader));
        assert_eq!(side(&me, "knight", "Ann"), Some(Side::Defender));
        assert_eq!(side(&me, "knight", "ANNIE"), Some(Side::Defender), "a former name");
        assert_eq!(side(&me, "Bob", "squire"), None, "somebody else's game, from a link");
        assert_eq!(side(&me, "Bob", "Ann"), Some(Side::Defender));
        assert_eq!(side(&me, "human", "human"), None, "nobody can tell");
        assert_eq!(side(&me, "Ann", "Ann"), None);
        assert_eq!(side(&me, "squire", "knight"), None, "only watched");
        assert_eq!(side(&me, "", "squire"), None);
        let nobody = Me::new("", "");
        assert_eq!(side(&nobody, "human", "squire"), Some(Side::Invader));
        assert_eq!(side(&nobody, "Ann", "squire"), None);
    }

    #[test]
    fn former_names_are_kept_and_bounded() {
        let me = Me::new("Ann", "Anna");
        assert_eq!(me.former("Bob"), "Ann\tAnna");
        assert_eq!(me.former("Anna"), "Ann");
        assert!(is_list(&me.former("Bob")) && is_list("") && !is_list("a\u{7}") && !is_list(&"x\t".repeat(40)));
        let many = (0..100).map(|n| format!("n{n}")).collect::<Vec<_>>().join("\t");
        assert!(is_list(&Me::new("Ann", &many).former("Bob")));
    }
}
