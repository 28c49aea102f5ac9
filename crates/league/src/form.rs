//! What all files of the league have in common: TOML with a format number, limits, names of people.

use crate::Note;
use dragonrage_rules::options::{HalfLegs, VictoryMode};
use dragonrage_rules::{Options, Ruleset};
use serde::de::DeserializeOwned;
use std::borrow::Cow;
use std::collections::BTreeMap;

/// Longest file of the league that is read, in bytes: six long games of a campaign and room to spare.
pub const LONGEST: usize = 32 * 1024 * 1024;

/// The format that is written.
pub const FORMAT: u32 = 1;

/// A file of the league that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs)]
pub enum BadFile {
    /// No TOML, or keys and values that do not belong there; the text says line and column, in English.
    #[error("{0}")]
    Syntax(String),
    /// It can be read, but it cannot be true.
    #[error("{0}")]
    Untrue(Note),
}

impl From<Note> for BadFile {
    fn from(note: Note) -> BadFile {
        BadFile::Untrue(note)
    }
}

/// Reads TOML.
pub(crate) fn read<T: DeserializeOwned>(text: &str) -> Result<T, BadFile> {
    if text.len() > LONGEST {
        return Err(Note::new("league-too-long", &[]).number("most", LONGEST as i64).into());
    }
    toml::from_str(text).map_err(|e| BadFile::Syntax(e.to_string().trim_end().to_owned()))
}

/// Is the format one that we know?
pub(crate) fn format(found: u32) -> Result<(), BadFile> {
    if found == FORMAT { Ok(()) } else { Err(Note::new("league-format", &[]).number("found", found).into()) }
}

/// A person's name: one line of 1 to 40 characters, without white space around it.
pub fn name(text: &str) -> Result<String, Note> {
    let name = text.trim();
    let shown: String = name.chars().take(40).map(|c| if c.is_control() { '?' } else { c }).collect();
    // A spreadsheet would take the first group of signs for the beginning of a formula.
    let odd = name.starts_with(['=', '+', '-', '@']) || name.chars().any(char::is_control);
    if name.is_empty() || name.chars().count() > 40 || odd {
        return Err(Note::new("league-name", &[]).text("name", shown));
    }
    Ok(shown)
}

/// Is it the same name but for the case of its letters?
pub(crate) fn same_name(a: &str, b: &str) -> bool {
    a.to_lowercase() == b.to_lowercase()
}

/// What an option is where a file or link says nothing of it: what it was by default when they were first written. A default
/// that changes later changes nothing that was kept. An option that is not here takes its own default: it is younger, or the
/// league's rule set decides it.
const USUAL: &[(&str, &str)] = &[
    ("out_of_table", "double"),
    ("half_wings", "group_rule"),
    ("victory_mode", "objective"),
    ("sudden_death", "by_mode"),
    ("raze_mp", "dedicated"),
    ("raze_over_enemy", "allowed"),
    ("monster_attacks", "per_group"),
    ("roc_belly", "same_hex"),
    ("young_fire_range", "1"),
    ("minor_overrun_attack", "none"),
    ("wurm_gate", "either"),
    ("warg_ladders", "unlimited"),
    ("ladder_spent_on", "success"),
    ("hero_bonus_on_missiles", "yes"),
    ("wounded_hero_own_bonus", "no"),
    ("boost_duration", "until_next_own_spell_phase"),
    ("boost_scope", "area"),
    ("lightning_on_stack", "whole_stack"),
    ("character_cost", "by_role"),
    ("campaign_objective", "exclusive"),
    ("campaign_kill_bonus", "once"),
    ("nurkott_reinforcements", "road_legs"),
    ("archer_raze_and_shoot", "no"),
    ("flight_last_leg", "one_hex_ok"),
    ("hover", "allowed"),
    ("reinforcements_move_on_arrival", "yes"),
    ("crash_on_stone_bridge", "dies"),
    ("engine_damage_to_monsters", "1"),
    ("elowyn", "off"),
    ("clock_area", "within_walls"),
    ("friendly_fire_on_minor_monsters", "escape_roll"),
    ("agreed_reinforcements", "standard"),
];

/// The options of a game of which a file or link says nothing.
pub fn usual_options() -> Options {
    let mut options = Options::default();
    // Every key and value is known: a test sets them all.
    USUAL.iter().for_each(|(key, value)| drop(options.set(key, value)));
    options
}

/// Options by what they mean: where the Rules Reference is played, its own word about legs is what holds anyway [H-04].
pub(crate) fn meant(options: &Options) -> Options {
    let plain = options.ruleset == Ruleset::Reference && options.half_legs == HalfLegs::Reference;
    Options { half_legs: if plain { HalfLegs::default() } else { options.half_legs }, ..*options }
}

/// The options that differ from the usual ones, as files and links tell them.
pub fn changed_options(options: &Options) -> Vec<(&'static str, Cow<'static, str>)> {
    let usual = usual_options().list();
    meant(options).list().into_iter().filter(|o| !usual.contains(o)).collect()
}

/// The options that differ from the usual ones.
pub(crate) fn options_out(options: &Options) -> BTreeMap<String, String> {
    changed_options(options).into_iter().map(|(key, value)| (key.to_owned(), value.into_owned())).collect()
}

/// The usual options with these changes. The league plays by the Rules Reference, for an objective.
pub(crate) fn options_in(changes: &BTreeMap<String, String>) -> Result<Options, BadFile> {
    let mut options = usual_options();
    for (key, value) in changes.iter().take(100) {
        options.set(key, value).map_err(|e| BadFile::Syntax(e.to_string()))?;
    }
    fit_options(&options)?;
    Ok(options)
}

/// Only games for an objective have a winner by the rules of points and campaigns.
pub(crate) fn fit_options(options: &Options) -> Result<(), Note> {
    let fit = options.ruleset == Ruleset::Reference && options.victory_mode == VictoryMode::Objective;
    if fit { Ok(()) } else { Err(Note::new("league-options", &["S-121"])) }
}

/// A name as part of a file's name: letters and digits, everything else a dash.
pub fn file_name(name: &str) -> String {
    let safe: String = name.to_lowercase().chars().map(|c| if c.is_alphanumeric() { c } else { '-' }).collect();
    let words: Vec<&str> = safe.split('-').filter(|w| !w.is_empty()).collect();
    if words.is_empty() { "dragonrage".to_owned() } else { words.join("-") }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whatever the defaults become, a file that says nothing of an option means what it meant.
    #[test]
    fn what_a_file_does_not_say_stays_what_it_was() {
        let read = options_in(&BTreeMap::new()).unwrap();
        for (key, value) in USUAL {
            assert_eq!(Options::default().set(key, value), Ok(()), "the option of kept files is gone");
            assert!(read.list().contains(&(*key, (*value).into())), "{key} is no more {value}");
        }
    }

    /// Every option comes back as it went, those of which a default will change too.
    #[test]
    fn options_come_back_as_they_went() {
        for (key, _, values) in Options::KEYS.iter().filter(|(key, ..)| *key != "victory_mode") {
            for value in *values {
                let mut options = Options::default();
                options.set(key, value).unwrap();
                let read = options_in(&options_out(&options)).unwrap();
                assert_eq!(meant(&read), meant(&options), "{key} {value}");
            }
        }
    }

    #[test]
    fn files_have_harmless_names() {
        assert_eq!(file_name("Club evening, Nov. 2026"), "club-evening-nov-2026");
        assert_eq!(file_name("../../Köln"), "köln");
        assert_eq!(file_name("???"), "dragonrage");
    }
}
