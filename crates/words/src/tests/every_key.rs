//! No key is missing, unused or different between the languages.

use super::registry::{all_args, found, places, wanted};
use crate::{Lang, Words};
use std::collections::BTreeSet;

#[test]
fn every_language_has_every_key_and_no_other() {
    let wanted: BTreeSet<String> = wanted().into_keys().collect();
    for lang in Lang::ALL {
        let found = found(lang);
        let referred: BTreeSet<&String> = found.values().flat_map(|uses| &uses.messages).collect();
        let missing: Vec<_> =
            wanted.iter().chain(referred.iter().copied()).filter(|k| !found.contains_key(*k)).collect();
        assert!(missing.is_empty(), "{} lacks {missing:?}", lang.code());
        let unused: Vec<_> = found.keys().filter(|k| !wanted.contains(*k) && !referred.contains(k)).collect();
        assert!(unused.is_empty(), "{} has {unused:?} for nothing", lang.code());
    }
}

#[test]
fn the_page_lacks_only_what_the_terminal_says() {
    let terminal = |key: &str| {
        crate::TERMINAL.iter().chain(crate::PRINT).any(|k| k.name == key)
            || ["command-", "end-reason-"].iter().any(|f| key.starts_with(f))
    };
    for lang in Lang::ALL {
        let page = Words::for_page(lang);
        for (key, uses) in found(lang) {
            assert_ne!(page.has(&key), terminal(&key), "{}: {key} stands in the wrong file", lang.code());
            let missing = uses.messages.iter().find(|m| page.has(&key) && !page.has(m));
            assert_eq!(missing, None, "{}: {key} needs what the page does not carry", lang.code());
        }
    }
}

#[test]
fn messages_use_only_the_arguments_that_they_get() {
    let wanted = wanted();
    for lang in Lang::ALL {
        let found = found(lang);
        for (name, given) in &wanted {
            let used = all_args(&found, name);
            assert!(used.is_subset(given), "{}: {name} uses {used:?} and gets {given:?}", lang.code());
        }
    }
}

#[test]
fn all_languages_use_the_same_arguments() {
    let english = found(Lang::En);
    let mut different = Vec::new();
    for lang in [Lang::Es, Lang::De, Lang::Fr] {
        let other = found(lang);
        for name in wanted().keys() {
            let (a, b) = (all_args(&english, name), all_args(&other, name));
            if a != b {
                different.push(format!("{} {name}: {b:?}, English {a:?}", lang.code()));
            }
        }
    }
    assert!(different.is_empty(), "{different:#?}");
}

#[test]
fn english_places_are_those_of_the_map_files() {
    let english = Words::new(Lang::En);
    for (key, name) in places() {
        assert_eq!(english.plain(&key), name, "{key}");
    }
}
