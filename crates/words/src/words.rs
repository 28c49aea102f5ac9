//! One language's texts, ready to speak.

use crate::sentence::Args;
use crate::{Lang, Value};
use dragonrage_rules::{Board, Roster};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};

/// What is needed to name units and places: events hold ids only.
#[derive(Clone, Copy, Debug)]
pub struct Context<'a> {
    /// The counters of the game.
    pub roster: &'a Roster,
    /// The board that is played on.
    pub board: &'a Board,
}

/// All sentences in one language.
pub struct Words {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
    /// English: tells whether a map's place still has the name that was translated.
    english: FluentBundle<FluentResource>,
}

impl Words {
    /// All words of a language.
    pub fn new(lang: Lang) -> Words {
        Words::made_of(lang, |l| [l.shared(), l.terminal()].concat())
    }

    /// The words of the page. They are the same wherever the page is built: a build of the whole workspace has the
    /// terminal's texts too, and a test there must not find what a reader of the page will miss.
    pub fn for_page(lang: Lang) -> Words {
        Words::made_of(lang, |l| l.shared().to_vec())
    }

    /// The words of the page in a language that it has fetched: the text of all its files, one after another, but those of
    /// the terminal. What it lacks is said in English.
    pub fn fetched(lang: Lang, text: &str) -> Words {
        Words { lang, bundle: bundle(lang, &[text]), english: bundle(Lang::En, Lang::En.shared()) }
    }

    fn made_of(lang: Lang, files: impl Fn(Lang) -> Vec<&'static str>) -> Words {
        Words { lang, bundle: bundle(lang, &files(lang)), english: bundle(Lang::En, &files(Lang::En)) }
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// A text by key, for a program's own texts ([`crate::TERMINAL`], [`crate::PAGE`] …). An unknown key gives the key. No key
    /// can be put together for this: see [`crate::Family`].
    pub fn text(&self, key: &'static str, args: &[(&str, Value)]) -> String {
        let args: FluentArgs = args.iter().map(|(name, value)| (*name, value.clone())).collect();
        self.say(key, &args)
    }

    /// Is there a text with this key, in this language itself?
    pub fn has(&self, key: &str) -> bool {
        self.bundle.get_message(key).is_some_and(|m| m.value().is_some())
    }

    /// A text without arguments.
    pub(crate) fn plain(&self, key: &str) -> String {
        self.say(key, &FluentArgs::new())
    }

    /// A text whose arguments are made by `fill`.
    pub(crate) fn with(&self, key: &str, context: &Context, fill: impl FnOnce(&mut Args)) -> String {
        let mut args = Args::new(self, context);
        fill(&mut args);
        self.say(key, &args.list)
    }

    pub(crate) fn say(&self, key: &str, args: &FluentArgs) -> String {
        self.try_say(key, args).unwrap_or_else(|| key.to_owned())
    }

    pub(crate) fn try_say(&self, key: &str, args: &FluentArgs) -> Option<String> {
        format(&self.bundle, key, args).or_else(|| format(&self.english, key, args))
    }

    /// The English text without arguments.
    pub(crate) fn in_english(&self, key: &str) -> Option<String> {
        format(&self.english, key, &FluentArgs::new())
    }

    /// An attribute of a message in this language.
    pub(crate) fn attribute(&self, key: &str, name: &str) -> Option<String> {
        let pattern = self.bundle.get_message(key)?.get_attribute(name)?.value();
        Some(self.bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned())
    }

    /// Like [`Words::say`], but errors are given back instead of swallowed.
    #[cfg(test)]
    pub(crate) fn check(&self, key: &str, args: &FluentArgs) -> Result<String, String> {
        let pattern = self.bundle.get_message(key).and_then(|m| m.value()).ok_or("no such message")?;
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
        if errors.is_empty() { Ok(text) } else { Err(format!("{errors:?}")) }
    }
}

impl std::fmt::Debug for Words {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.debug_struct("Words").field("lang", &self.lang).finish_non_exhaustive()
    }
}

/// A faulty line of a text file is left out here; the tests find it.
fn bundle(lang: Lang, files: &[&str]) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new_concurrent(vec![lang.code().parse().unwrap_or_default()]);
    // Terminals show the isolation marks as rubbish, and all four languages run from left to right.
    bundle.set_use_isolating(false);
    for file in files {
        let resource = FluentResource::try_new((*file).to_owned()).unwrap_or_else(|(sound, _)| sound);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

fn format(bundle: &FluentBundle<FluentResource>, key: &str, args: &FluentArgs) -> Option<String> {
    let pattern = bundle.get_message(key)?.value()?;
    Some(bundle.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned())
}
