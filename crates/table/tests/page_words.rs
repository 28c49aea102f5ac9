//! Every text of the page is said somewhere in it, and the page says no text that is not listed. The sources are read, not
//! built: whoever needs the page itself asks a browser.

use dragonrage_ai::Level;
use dragonrage_league::tournament::System;
use dragonrage_picture::legend::{Mark, Sign};
use dragonrage_rules::{Area, Grade, Mode, Side};
use dragonrage_table::Who;
use dragonrage_table::advice::Reason;
use dragonrage_table::guide::note::Note;
use dragonrage_table::guide::{Progress, lessons};
use dragonrage_table::kept::Speed;
use dragonrage_table::mine::deeds::Deed;
use dragonrage_table::mine::history::{Order, Stand};
use dragonrage_table::puzzles::Theme;
use dragonrage_table::seeing::look::{Able, Barrier, State, Value};
use dragonrage_table::seeing::overlay::Overlay;
use dragonrage_table::session::spells::SpellKind;
use dragonrage_words::{Family, Lang, Words};
use std::path::Path;

fn sources(folder: &Path) -> String {
    let mut text = String::new();
    for entry in std::fs::read_dir(folder).expect("a folder").flatten() {
        let path = entry.path();
        if path.is_dir() {
            text.push_str(&sources(&path));
        } else if !path.ends_with("tests.rs") {
            text.push_str(&std::fs::read_to_string(&path).expect("a source"));
        }
    }
    text
}

/// The page and the table that it stands on.
fn source() -> String {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    ["client", "table"].map(|name| sources(&crates.join(name).join("src"))).concat()
}

/// Lines of the settings.
const SETTINGS: [&str; 8] = ["language", "speed", "size", "contrast", "dark", "motion", "patience", "sound"];

/// What can be said over the net without typing it: `dragonrage_online::Phrase`, which this crate does not know.
const PHRASES: [&str; 8] = ["hello", "thanks", "well", "luck", "moment", "later", "sorry", "again"];

/// Why something over the net came to nothing: `client/src/screens/net/mod.rs`.
const WHYS: [&str; 19] = [
    "unreachable",
    "unavailable",
    "too-much",
    "no-game",
    "nobody",
    "terms",
    "seated",
    "not-seated",
    "changed",
    "illegal",
    "not-yours",
    "not-now",
    "over",
    "nothing-back",
    "past",
    "army",
    "other-army",
    "no-armies",
    "other",
];

/// The members of a family that the page may ask for; `None` for those that only the terminal has. Whoever adds a family
/// says here who belongs to it.
fn members(family: Family) -> Option<Vec<String>> {
    let owned = |codes: &[&str]| codes.iter().map(|c| (*c).to_owned()).collect();
    Some(match family {
        Family::Sheet => owned(&Area::ALL.map(Area::code)),
        Family::Mode => owned(&Mode::ALL.map(Mode::code)),
        Family::ModeChoice => owned(&[Mode::Walk, Mode::Fly, Mode::Slither, Mode::Bound].map(Mode::code)),
        Family::Player => {
            let players = Level::ALL.into_iter().map(Who::Computer).chain([Who::Human]);
            players.map(|who| who.code().to_owned()).collect()
        }
        Family::Spell | Family::SpellEffect => owned(&SpellKind::ALL.map(SpellKind::code)),
        Family::Speed => owned(&Speed::ALL.map(Speed::code)),
        Family::Value => owned(&Value::ALL.map(Value::code)),
        Family::State => owned(&State::ALL.map(State::code)),
        Family::Able => owned(&Able::ALL.map(Able::code)),
        Family::Barrier => owned(&Barrier::ALL.map(Barrier::code)),
        Family::Overlay => owned(&Overlay::ALL.map(Overlay::code)),
        Family::OverlayHelp => {
            let with = Overlay::ALL.into_iter().filter(|o| *o != Overlay::Numbers);
            with.map(|o| o.code().to_owned()).collect()
        }
        Family::Sign => owned(&Sign::ALL.map(Sign::code)),
        Family::Mark => owned(&Mark::ALL.map(Mark::code)),
        Family::Reason => owned(&Reason::ALL.map(Reason::code)),
        Family::SettingHelp => SETTINGS.iter().map(|l| format!("screen-settings-{l}")).collect(),
        Family::Progress => owned(&Progress::ALL.map(Progress::code)),
        Family::Lesson | Family::LessonTitle => {
            let of = |side: Side| lessons(side).iter().map(move |l| format!("{}-{}", side.code(), l.id));
            Side::BOTH.into_iter().flat_map(of).collect()
        }
        Family::Note => owned(&Note::ALL.map(Note::code)),
        Family::LevelTold => owned(&Level::ALL.map(Level::code)),
        Family::Deed | Family::DeedTitle => Deed::ALL.iter().map(|d| d.code().to_owned()).collect(),
        Family::Stand => owned(&Stand::ALL.map(Stand::code)),
        Family::Order => owned(&Order::ALL.map(Order::code)),
        Family::System => owned(&System::ALL.map(System::code)),
        Family::PuzzleTheme => owned(&Theme::ALL.map(Theme::code)),
        Family::Grade => owned(&Grade::ALL.map(Grade::code)),
        Family::NetPhrase => owned(&PHRASES),
        Family::NetWhy => owned(&WHYS),
        Family::EndReason | Family::Wins | Family::Marker => return None,
    })
}

/// Keys that are put together from a code.
fn families() -> Vec<String> {
    let keys = |f: &Family| members(*f).into_iter().flatten().map(|code| f.key(&code)).collect::<Vec<_>>();
    Family::ALL.iter().flat_map(keys).collect()
}

#[test]
fn every_member_of_every_family_has_its_words_on_the_page() {
    for words in Lang::ALL.map(Words::for_page) {
        for family in Family::ALL {
            for code in members(*family).into_iter().flatten() {
                let key = family.key(&code);
                assert!(words.has(&key), "{}: the page has no words for {key}", words.lang().code());
            }
        }
    }
    let source = source();
    for family in Family::ALL.iter().filter(|f| members(**f).is_none()) {
        assert!(!source.contains(&format!("Family::{family:?}")), "{family:?} is not on the page");
    }
}

#[test]
fn every_key_of_the_source_has_its_words_on_the_page() {
    let source = source();
    let words = Words::for_page(Lang::En);
    let mut keys = 0;
    for said in [".t(", ".say(", ".text(", "Said::Text(", "Said::Count("] {
        let literals =
            source.split(said).skip(1).filter_map(|rest| rest.trim_start().strip_prefix('"')?.split('"').next());
        for key in literals {
            assert!(words.has(key), "the page has no words for {key}");
            keys += 1;
        }
    }
    assert!(keys > 150, "only {keys} keys were found");
}

/// Every text of the page.
fn texts() -> Vec<&'static str> {
    use dragonrage_words::{ARMIES, DESK, KEPT, MINE, MOTION, NET, ORDERS, PAGE, PUZZLES, SCREENS, SEEING, WELCOME};
    let lists = [PAGE, SCREENS, ARMIES, DESK, KEPT, MINE, NET, WELCOME, MOTION, SEEING, ORDERS, PUZZLES];
    lists.into_iter().flatten().map(|k| k.name).collect()
}

#[test]
fn every_lesson_has_its_words_and_no_words_lack_a_lesson() {
    let mut texts: Vec<&str> =
        dragonrage_words::GUIDE.iter().map(|k| k.name).filter(|k| k.starts_with("lesson-")).collect();
    for side in Side::BOTH {
        for lesson in lessons(side) {
            let key = format!("lesson-{}-{}", side.code(), lesson.id);
            for wanted in [key.clone(), format!("{key}-title")] {
                assert!(texts.contains(&wanted.as_str()), "{wanted}");
                texts.retain(|t| *t != wanted);
            }
        }
    }
    assert!(texts.is_empty(), "no lesson says {texts:?}");
}

#[test]
fn no_text_is_there_for_nothing() {
    let (source, families) = (source(), families());
    let said = |key: &str| source.contains(&format!("\"{key}\"")) || families.iter().any(|f| f == key);
    let all = texts().into_iter().chain(dragonrage_words::GUIDE.iter().map(|k| k.name));
    let unused: Vec<&str> = all.filter(|k| !k.starts_with("lesson-") && !said(k)).collect();
    assert!(unused.is_empty(), "nothing says {unused:?}");
}

#[test]
fn the_page_says_nothing_that_only_the_terminal_has() {
    let source = source();
    let said = |key: &&str| source.contains(&format!("\"{key}\""));
    let missing: Vec<&str> = dragonrage_words::TERMINAL.iter().map(|k| k.name).filter(said).collect();
    assert!(missing.is_empty(), "not on the page: {missing:?}");
}

#[test]
fn every_text_is_listed() {
    let known = texts();
    let source = source();
    let said = source.split('"').filter(|s| {
        ["page-", "screen-", "desk-", "kept-", "log-"].iter().any(|p| s.starts_with(p))
            && s.bytes().all(|b| b.is_ascii_lowercase() || b == b'-')
    });
    let missing: Vec<&str> = said.filter(|key| !known.contains(key)).collect();
    assert!(missing.is_empty(), "not listed: {missing:?}");
}

/// The page carries the sentences about records, which the terminal says too.
#[test]
fn a_damaged_record_is_told_with_its_line() {
    let (components, words) = (dragonrage_data::embedded(), Words::for_page(Lang::De));
    let golden = include_str!("../../../cases/golden/nurkott-2-squire.txt");
    let damaged = golden.replacen("\nend ", "\nD1 dances\nend ", 1);
    let line = damaged.lines().position(|l| l == "D1 dances").unwrap() + 1;
    let record = dragonrage_rules::Record::parse(&damaged).unwrap();
    let error = record.replay(&components, usize::MAX, |_, _, _| ()).unwrap_err();
    assert_eq!(error.line, line);
    let told = words.bad_record(&components, "spiel.txt", &error, Some(&record));
    assert!(told.starts_with(&format!("spiel.txt wird in Zeile {line} abgewiesen: ")), "{told}");
}
