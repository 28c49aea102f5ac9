//! Everything that is kept, as one file: plain text that a person can read. A file is never trusted, and what is
//! here already is never overwritten by one unless the reader says so.
//!
//! ```text
//! dragonrage kept 1
//!
//! games 1700000000000-0007
//! | dragonrage record 1
//! | scenario esirien-1
//! …
//!
//! settings lang
//! | de
//! ```

use super::{Drawer, campaign_of, game_key, settings};
use std::collections::{BTreeMap, HashMap, HashSet};

/// What the first line begins with; the number of the format follows.
const NAME: &str = "dragonrage kept ";
/// The format that is written.
const FORMAT: &str = "1";
/// Longest file that is read, in bytes.
pub const LONGEST: usize = 128 * 1024 * 1024;
/// Most things in a file.
const MOST: usize = 20_000;
/// What the lines of a text begin with.
const MARK: &str = "| ";

/// Where something is kept.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Place {
    /// In a drawer of the database.
    Drawer(Drawer),
    /// Among the settings.
    Settings,
}

impl Place {
    /// The word in files and texts.
    pub const fn code(self) -> &'static str {
        match self {
            Place::Drawer(drawer) => drawer.code(),
            Place::Settings => "settings",
        }
    }

    fn from_code(code: &str) -> Option<Place> {
        let kept = |drawer: &Drawer| Drawer::kept().contains(drawer);
        if code == "settings" { Some(Place::Settings) } else { Drawer::from_code(code).filter(kept).map(Place::Drawer) }
    }

    /// Does the key say what it is? Then a second one cannot stand beside it.
    const fn is_named(self) -> bool {
        matches!(self, Place::Settings | Place::Drawer(Drawer::Ratings | Drawer::Secrets))
    }

    /// Could something with this key be kept here? Nothing else may come in by a file.
    fn takes(self, key: &str) -> bool {
        let plain = |b: u8| b.is_ascii_digit() || b.is_ascii_lowercase() || b == b'-' || b == b'.';
        let short = (1..=80).contains(&key.len()) && key.bytes().all(plain);
        short && (self != Place::Settings || settings::label(key).is_some())
    }
}

/// Something that is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Where.
    pub place: Place,
    /// Its key.
    pub key: String,
    /// Its text.
    pub text: String,
}

/// Why a file is not taken in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refused {
    /// It is no such file.
    OtherFile,
    /// A later edition wrote it.
    Later,
    /// It is too long, or holds too much.
    TooLong,
    /// This line means nothing there.
    Line(usize, String),
}

/// Does a text claim to be such a file?
pub fn is_archive(text: &str) -> bool {
    text.trim_start_matches('\u{feff}').starts_with(NAME)
}

/// The first line.
pub fn header() -> String {
    format!("{NAME}{FORMAT}")
}

/// All of it in one text.
pub fn write(entries: &[Entry]) -> String {
    let mut out = header();
    out.push('\n');
    for entry in entries {
        out.push_str(&format!("\n{} {}\n", entry.place.code(), entry.key));
        for line in entry.text.split('\n') {
            out.push_str(MARK);
            out.push_str(line);
            out.push('\n');
        }
    }
    out
}

/// What a text holds.
pub fn read(text: &str) -> Result<Vec<Entry>, Refused> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    if text.len() > LONGEST {
        return Err(Refused::TooLong);
    }
    let mut lines = text.split('\n');
    let head = lines.next().unwrap_or_default();
    // An editor that ends its lines with two signs has done so everywhere.
    let (head, end) = head.strip_suffix('\r').map_or((head, ""), |head| (head, "\r"));
    match head.strip_prefix(NAME) {
        Some(FORMAT) => {}
        Some(_) => return Err(Refused::Later),
        None => return Err(Refused::OtherFile),
    }
    let (mut entries, mut seen) = (Vec::<Entry>::new(), HashSet::new());
    let mut begun = false;
    for (n, line) in lines.enumerate() {
        let line = line.strip_suffix(end).unwrap_or(line);
        let bad = || Refused::Line(n + 2, line.chars().take(40).collect());
        // Editors take blanks away from the ends of lines.
        let content = line.strip_prefix(MARK).or((line == MARK.trim_end()).then_some(""));
        if let Some(content) = content {
            let entry = entries.last_mut().ok_or_else(bad)?;
            if begun {
                entry.text.push('\n');
            }
            entry.text.push_str(content);
            begun = true;
        } else if !line.trim().is_empty() {
            let (place, key) = line.split_once(' ').ok_or_else(bad)?;
            let place = Place::from_code(place).filter(|p| p.takes(key)).ok_or_else(bad)?;
            if !seen.insert((place, key)) {
                return Err(bad());
            }
            if entries.len() == MOST {
                return Err(Refused::TooLong);
            }
            entries.push(Entry { place, key: key.to_owned(), text: String::new() });
            begun = false;
        }
    }
    Ok(entries)
}

/// What is to be done so that a file is taken in.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Plan {
    /// What is not here yet.
    pub new: Vec<Entry>,
    /// What is kept beside something else that has its key here; the keys are other ones.
    pub beside: Vec<Entry>,
    /// How much is here already, as it is.
    pub same: usize,
    /// What is here once only, and differs: the reader decides.
    pub differs: Vec<Entry>,
}

/// Compares a file with what is here. `fresh` makes keys that nothing has yet.
pub fn plan(here: &[Entry], mut file: Vec<Entry>, mut fresh: impl FnMut() -> String) -> Plan {
    let known: BTreeMap<(Place, &str), &str> =
        here.iter().map(|e| ((e.place, e.key.as_str()), e.text.as_str())).collect();
    let by_text: HashMap<(Place, &str), &str> =
        here.iter().map(|e| ((e.place, e.text.as_str()), e.key.as_str())).collect();
    let campaigns = Place::Drawer(Drawer::Campaigns);
    // Campaigns first: where they go, their games go.
    file.sort_by_key(|e| e.place != campaigns);
    let mut moved: HashMap<String, String> = HashMap::new();
    let mut plan = Plan::default();
    for mut entry in file {
        if entry.place == Place::Drawer(Drawer::Games)
            && let Some(campaign) = campaign_of(&entry.key)
            && let Some(other) = moved.get(campaign)
            && let Ok(game) = entry.key[campaign.len() + 1..].parse()
        {
            entry.key = game_key(other, game);
        }
        let there = known.get(&(entry.place, entry.key.as_str())).copied();
        let twin = by_text.get(&(entry.place, entry.text.as_str())).copied();
        if there == Some(&entry.text) {
            plan.same += 1;
        } else if entry.place.is_named() {
            if there.is_none() { &mut plan.new } else { &mut plan.differs }.push(entry);
        } else if let (Some(_), Some(twin)) = (there, twin) {
            plan.same += 1;
            if entry.place == campaigns {
                moved.insert(entry.key, twin.to_owned());
            }
        } else if there.is_none() {
            plan.new.push(entry);
        } else {
            let before = std::mem::replace(&mut entry.key, fresh());
            if entry.place == campaigns {
                moved.insert(before, entry.key.clone());
            }
            plan.beside.push(entry);
        }
    }
    plan
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(place: Place, key: &str, text: &str) -> Entry {
        Entry { place, key: key.to_owned(), text: text.to_owned() }
    }

    const GAMES: Place = Place::Drawer(Drawer::Games);
    const CAMPAIGNS: Place = Place::Drawer(Drawer::Campaigns);
    const RATINGS: Place = Place::Drawer(Drawer::Ratings);

    fn everything() -> Vec<Entry> {
        vec![
            entry(GAMES, "1-2", "dragonrage record 1\nscenario x\n\n| D1 stays\n"),
            entry(GAMES, "1-3", ""),
            entry(CAMPAIGNS, "7-7", "a\r\n\r\nb\n\n\n"),
            entry(RATINGS, "book", "  games 1-2\nno end"),
            entry(Place::Settings, "clock.1-2", "60 0 0"),
            entry(Place::Settings, "lang", "de"),
            entry(Place::Settings, "name", "Zoë <b>"),
            entry(Place::Settings, "names", "Ann\tAnna"),
        ]
    }

    #[test]
    fn everything_comes_back_byte_for_byte() {
        let all = everything();
        assert_eq!(read(&write(&all)), Ok(all.clone()));
        assert_eq!(read(&write(&[])), Ok(Vec::new()));
        // As Windows' editor would have it; a carriage return inside a text of ours does not survive that, and none is there.
        let all: Vec<Entry> = all.into_iter().filter(|e| e.place != CAMPAIGNS).collect();
        let text = format!("\u{feff}{}", write(&all).replace('\n', "\r\n").replace("| \r", "|\r"));
        assert_eq!(read(&text), Ok(all));
    }

    #[test]
    fn what_is_no_such_file_is_refused_with_its_line() {
        assert_eq!(read(""), Err(Refused::OtherFile));
        assert_eq!(read("dragonrage record 1\n"), Err(Refused::OtherFile));
        assert_eq!(read("dragonrage kept 2\n"), Err(Refused::Later));
        let line = |text: &str| read(&format!("{}\n{text}", header()));
        for text in [
            "| x",
            "games",
            "games ",
            "games ../x",
            "games A",
            "nothing 1-1",
            "tallies 1-1",
            "settings password",
            "settings clock.",
            "rubbish here",
        ] {
            assert_eq!(line(text), Err(Refused::Line(2, text.to_owned())), "{text}");
        }
        assert_eq!(line("games 1\n| a\n\ngames 1\n| b"), Err(Refused::Line(5, "games 1".to_owned())));
        assert!(line(&format!("games {}", "1".repeat(81))).is_err());
        let many: String = (0..=MOST).map(|n| format!("games {n}\n")).collect();
        assert_eq!(line(&many), Err(Refused::TooLong));
    }

    #[test]
    fn an_empty_browser_takes_everything_as_it_is() {
        let taken = plan(&[], everything(), || panic!("nothing is in the way"));
        let mut new = taken.new.clone();
        new.sort_by(|a, b| (a.place, &a.key).cmp(&(b.place, &b.key)));
        assert_eq!(new, everything());
        assert_eq!((taken.same, taken.beside.len(), taken.differs.len()), (0, 0, 0));
        let again = plan(&everything(), everything(), || panic!("nothing is new"));
        assert_eq!(again, Plan { same: everything().len(), ..Plan::default() });
    }

    #[test]
    fn nothing_that_is_here_is_overwritten() {
        let here = [
            entry(GAMES, "1-2", "mine"),
            entry(RATINGS, "book", "mine"),
            entry(Place::Settings, "lang", "fr"),
            entry(Place::Settings, "size", "115"),
        ];
        let file = vec![
            entry(GAMES, "1-2", "theirs"),
            entry(RATINGS, "book", "theirs"),
            entry(Place::Settings, "lang", "de"),
            entry(Place::Settings, "size", "115"),
        ];
        let made = plan(&here, file.clone(), || "9-9".to_owned());
        assert_eq!(made.beside, [entry(GAMES, "9-9", "theirs")]);
        assert_eq!(made.differs, file[1..3]);
        assert_eq!((made.same, made.new.len()), (1, 0));
        // The same file once more brings nothing new.
        let after: Vec<Entry> = here.into_iter().chain(made.beside).collect();
        let again = plan(&after, file, || panic!("it is beside already"));
        assert_eq!((again.same, again.new.len(), again.beside.len()), (2, 0, 0));
    }

    #[test]
    fn games_go_where_their_campaign_goes() {
        let here = [entry(CAMPAIGNS, "5-5", "mine"), entry(GAMES, "5-5-1", "my game")];
        let file = vec![entry(GAMES, "5-5-1", "their game"), entry(CAMPAIGNS, "5-5", "theirs")];
        let made = plan(&here, file.clone(), || "9-9".to_owned());
        assert_eq!(made.beside, [entry(CAMPAIGNS, "9-9", "theirs")]);
        assert_eq!(made.new, [entry(GAMES, "9-9-1", "their game")]);
        let after: Vec<Entry> = here.into_iter().chain(made.beside).chain(made.new).collect();
        assert_eq!(plan(&after, file, || panic!("it is beside already")).same, 2);
    }
}
