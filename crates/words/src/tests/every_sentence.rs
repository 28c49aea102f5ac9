//! Every variant of every enum speaks, in every language, and in no other.

use super::registry::{found, wanted};
use super::samples::{SAMPLES, chances, outcomes, with_context};
use crate::{Context, Lang, Value, Words};
use crate::{action, decision, event, refusal};
use dragonrage_rules::*;
use fluent_bundle::FluentArgs;

/// Everything that the rules can give to be said.
fn everything(words: &Words, context: &Context) -> Vec<String> {
    let mut said = Vec::new();
    let mut log = |what| said.push(words.event(&Event { what, rules: &[] }, context));
    for n in 0..SAMPLES {
        event::event_samples(n).into_iter().for_each(&mut log);
        for chance in chances(n) {
            let (a, b) = (4, if chance.dice == 2 { 3 } else { 0 });
            for success in [None, Some(true), Some(false)] {
                log(What::Rolled { chance, a, b, success });
            }
        }
    }
    outcomes().into_iter().for_each(|outcome| log(What::Over(outcome)));
    let from = "0807".parse::<Hex>().ok();
    for n in 0..SAMPLES {
        let decisions = decision::decision_samples(n).into_iter();
        let asked = decision::choice_samples(n).into_iter().map(|c| Decision::Side(Side::BOTH[n % 2], c));
        let rolls = chances(n).into_iter().map(Decision::Chance);
        said.extend(decisions.chain(asked).chain(rolls).map(|d| words.decision(&d, context)));
        let facts = refusal::fact_samples(n).into_iter();
        said.extend(facts.map(|fact| words.refusal(&Refusal { fact, rules: &[] }, context)));
        let actions = action::action_samples(n).into_iter();
        said.extend(actions.flat_map(|a| [words.action(a, None, context), words.action(a, from, context)]));
    }
    said
}

/// Every message by itself, with numbers that show its plurals and words that show its choices.
fn messages(words: &Words) -> Vec<String> {
    let mut said = Vec::new();
    for (name, args) in wanted() {
        let numbers = [0, 1, 2, 5].map(|n| {
            let numbers = args.iter().map(|a| (a.clone(), Value::from(n)));
            let genders = args.iter().map(|a| (format!("{a}_gender"), Value::from(if n == 1 { "f" } else { "m" })));
            let initials = args.iter().map(|a| (format!("{a}_initial"), Value::from("vowel")));
            numbers.chain(genders).chain(initials).collect::<FluentArgs>()
        });
        for args in numbers {
            said.push(words.check(&name, &args).unwrap_or_else(|e| panic!("{} {name}: {e}", words.lang().code())));
        }
    }
    said
}

#[test]
fn everything_is_said_without_a_gap() {
    for lang in Lang::ALL {
        let words = Words::new(lang);
        let keys = found(lang);
        let mut said = with_context(|context| everything(&words, context));
        // What the rules report must not need the texts of the terminal.
        said.extend(with_context(|context| everything(&Words::for_page(lang), context)));
        for text in said.iter().chain(&messages(&words)) {
            assert!(!text.is_empty() && text.trim() == text, "{}: '{text}'", lang.code());
            assert!(!text.contains(['{', '}', '$', '\u{2068}', '\u{2069}']), "{}: {text}", lang.code());
            let key = text.split_whitespace().find(|word| word.contains('-') && keys.contains_key(*word));
            assert_eq!(key, None, "{}: {text}", lang.code());
        }
    }
}

#[test]
fn sentences_end_and_labels_do_not() {
    with_context(|context| {
        for lang in Lang::ALL {
            let words = Words::new(lang);
            for n in 0..SAMPLES {
                for what in event::event_samples(n) {
                    let text = words.event(&Event { what, rules: &[] }, context);
                    assert!(text.ends_with(['.', '!', '?']), "{}: {text}", lang.code());
                }
                for fact in refusal::fact_samples(n) {
                    let text = words.refusal(&Refusal { fact, rules: &[] }, context);
                    assert!(text.ends_with('.'), "{}: {text}", lang.code());
                }
                for a in action::action_samples(n) {
                    let text = words.action(a, None, context);
                    assert!(!text.ends_with('.'), "{}: {text}", lang.code());
                }
            }
        }
    });
}

/// Whoever reads a roll learns who does what to whom, and what came of it in a word of its own.
#[test]
fn every_roll_says_who_is_concerned_and_what_it_means() {
    with_context(|context| {
        for lang in Lang::ALL {
            let words = Words::new(lang);
            for chance in chances(1).into_iter().filter(|c| c.need == Need::AtLeast(5)) {
                let told = words.chance(&chance, context);
                // Units, hexes and seats have numbers.
                let what_for = told.split(':').next().unwrap_or_default();
                assert!(what_for.contains(|c: char| c.is_ascii_digit()), "{}: {told}", lang.code());
                assert!(told.contains('5') && told.contains('%'), "{}: {told}", lang.code());
                let means = [true, false].map(|success| words.roll_result(&chance, success));
                assert_ne!(means[0], means[1], "{}: {told}", lang.code());
                let value = matches!(
                    chance.roll,
                    Roll::Sides { .. }
                        | Roll::CrashDamage { .. }
                        | Roll::Drift { .. }
                        | Roll::Dismiss { .. }
                        | Roll::Stray { .. }
                );
                assert!(value || means[0] != words.plain("result-success"), "{}: {told}", lang.code());
            }
        }
    });
}

/// Frequent English words that are no words of Spanish, German or French.
const ENGLISH: &[&str] = &[
    "the",
    "and",
    "with",
    "of",
    "to",
    "from",
    "is",
    "are",
    "not",
    "its",
    "it",
    "attacks",
    "attack",
    "moves",
    "move",
    "walks",
    "walk",
    "flies",
    "lands",
    "turns",
    "turn",
    "roll",
    "rolls",
    "dice",
    "hit",
    "miss",
    "fire",
    "fog",
    "whirlwind",
    "lightning",
    "dragon's",
    "wings",
    "legs",
    "head",
    "belly",
    "tower",
    "bridge",
    "gate",
    "door",
    "wall",
    "hex",
    "hexes",
    "unit",
    "units",
    "must",
    "cannot",
    "only",
    "invader",
    "defender",
    "hero",
    "wizard",
    "or",
    "more",
    "less",
    "needed",
    "left",
    "north",
    "south",
    "east",
    "west",
    "there",
    "this",
    "that",
    "by",
    "for",
    "at",
    "game",
    "point",
    "points",
    "damage",
    "spell",
    "already",
    "player",
    "VP",
    "MP",
];

/// Words that look English in a language and belong to it.
fn own_words(lang: Lang) -> &'static [&'static str] {
    match lang {
        Lang::En => ENGLISH,
        Lang::Es => &["dice"],
        // As the German rulebook abbreviates them.
        Lang::De => &["VP", "MP"],
        Lang::Fr => &["point", "points"],
    }
}

#[test]
fn no_english_word_slips_into_another_language() {
    for lang in [Lang::Es, Lang::De, Lang::Fr] {
        let words = Words::new(lang);
        let mut said = with_context(|context| {
            let own_name = |text: &String| !text.contains("The Fan’s Own House");
            everything(&words, context).into_iter().filter(own_name).collect::<Vec<_>>()
        });
        said.extend(messages(&words));
        for text in said {
            // The example of notation in the help is the same in every language.
            let text = text.replace("D1 walks NE", "");
            let slipped = text.split(|c: char| !c.is_alphanumeric()).find(|word| {
                let word = if word.len() > 2 { word.to_lowercase() } else { (*word).to_owned() };
                ENGLISH.contains(&word.as_str()) && !own_words(lang).contains(&word.as_str())
            });
            assert_eq!(slipped, None, "{}: {text}", lang.code());
        }
    }
}

#[test]
fn nothing_is_left_untranslated() {
    let english = Words::new(Lang::En);
    for lang in [Lang::Es, Lang::De, Lang::Fr] {
        let words = Words::new(lang);
        for (name, args) in wanted() {
            let args: FluentArgs = args.iter().map(|a| (a.clone(), Value::from("…"))).collect();
            let (own, english) = (words.say(&name, &args), english.say(&name, &args));
            // The codes of counters are the same everywhere, and so are some names: "Trolls (TRL)".
            let word = |w: &&str| w.len() > 1 && w.contains(char::is_lowercase);
            let several = english.split(|c: char| !c.is_alphabetic()).filter(word).count() > 1;
            assert!(!several || own != english, "{} {name}: {own}", lang.code());
        }
    }
}
