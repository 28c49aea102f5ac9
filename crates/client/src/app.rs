//! What every screen needs: the words in the reader's language, the components, the settings, the route.

use crate::browser::store::{self, StoreError};
use crate::browser::{self, fetch, keep};
use crate::settings::Settings;
use dragonrage_picture::Theme;
use dragonrage_rulebook::Rulebook;
use dragonrage_rules::Components;
use dragonrage_table::examples::Example;
use dragonrage_table::kept::Speed;
use dragonrage_table::route::Route;
use dragonrage_words::{Family, Lang, Value, Words};
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::sync::Arc;

/// The page.
#[derive(Clone, Copy, Debug)]
pub struct App {
    /// All sentences, in the reader's language.
    pub words: RwSignal<Arc<Words>>,
    /// The screen.
    pub route: RwSignal<Route>,
    /// The box of components.
    pub components: StoredValue<Arc<Components>>,
    /// How fast the computer's moves are shown.
    pub speed: RwSignal<Speed>,
    /// How boards are drawn.
    pub theme: RwSignal<Theme>,
    /// Motion, size of text, sound.
    pub settings: Settings,
    /// The rulebook and its language, once somebody has asked for it; no book if it could not be fetched.
    pub book: RwSignal<Option<(Lang, Option<Arc<Rulebook>>)>>,
    /// The examples of play, once somebody has asked for the rulebook.
    pub examples: RwSignal<Arc<Vec<Example>>>,
    /// What stands in the way of keeping things, while it does.
    pub trouble: RwSignal<Option<StoreError>>,
}

impl App {
    /// The page as the reader left it.
    pub fn new() -> App {
        App {
            words: RwSignal::new(Arc::new(fetch::words(kept_lang()))),
            route: RwSignal::new(Route::parse(&browser::hash())),
            components: StoredValue::new(dragonrage_data::embedded()),
            speed: RwSignal::new(kept_speed()),
            theme: RwSignal::new(kept_theme()),
            settings: Settings::kept(),
            book: RwSignal::new(None),
            examples: RwSignal::default(),
            trouble: store::trouble().into(),
        }
    }

    /// Takes up the settings that are kept, which may have come from elsewhere.
    pub fn take_up_settings(&self) {
        self.speak_soon(kept_lang());
        self.speed.set(kept_speed());
        self.theme.set(kept_theme());
        self.settings.take_up();
    }

    /// The page that a part belongs to.
    pub fn of_this_page() -> App {
        expect_context()
    }

    /// Changes the language.
    pub fn speak(&self, lang: Lang) {
        keep::set("lang", lang.code());
        self.speak_soon(lang);
    }

    /// Speaks the language as soon as it is here; one that cannot be had now changes nothing.
    fn speak_soon(&self, lang: Lang) {
        let words = self.words;
        spawn_local(async move {
            if fetch::language(lang).await {
                words.set(Arc::new(fetch::words(lang)));
            } else {
                // The list of languages shows again which one is spoken.
                words.notify();
            }
        });
    }

    /// Changes the speed.
    pub fn pace(&self, speed: Speed) {
        keep::set("speed", speed.code());
        self.speed.set(speed);
    }

    /// Strong contrast, or parchment again.
    pub fn contrast(&self) {
        self.look(if self.theme.get_untracked() == Theme::Contrast { Theme::Parchment } else { Theme::Contrast });
    }

    /// Dark, or parchment again.
    pub fn dark(&self) {
        self.look(if self.theme.get_untracked() == Theme::Dark { Theme::Parchment } else { Theme::Dark });
    }

    /// Chooses a theme.
    fn look(&self, theme: Theme) {
        keep::set("theme", theme.code());
        self.theme.set(theme);
    }

    /// A text of the page.
    pub fn t(&self, key: &'static str) -> String {
        self.words.with(|w| w.text(key, &[]))
    }

    /// A text of the page that follows the reader's language. All of them have one type: a closure of its own for each would
    /// make the page larger by a tenth.
    pub fn say(self, key: &'static str) -> impl Fn() -> String + Copy + Send + Sync + 'static {
        move || self.t(key)
    }

    /// The text of a member of a family.
    pub fn of(&self, family: Family, code: &str) -> String {
        self.words.with(|w| w.of(family, code, &[]))
    }

    /// A text with arguments.
    pub fn text(&self, key: &'static str, args: &[(&str, Value)]) -> String {
        self.words.with(|w| w.text(key, args))
    }

    /// The components.
    pub fn components(&self) -> Arc<Components> {
        self.components.get_value()
    }
}

/// The language that the reader chose, else one that the browser asks for.
pub fn kept_lang() -> Lang {
    let kept = keep::get("lang").and_then(|l| Lang::from_code(&l));
    kept.or_else(|| browser::languages().iter().find_map(|l| Lang::from_code(l))).unwrap_or_default()
}

fn kept_speed() -> Speed {
    keep::get("speed").and_then(|s| Speed::from_code(&s)).unwrap_or(Speed::Normal)
}

fn kept_theme() -> Theme {
    let preferred = || match () {
        () if browser::prefers("prefers-contrast: more") => Theme::Contrast,
        () if browser::prefers("prefers-color-scheme: dark") => Theme::Dark,
        () => Theme::Parchment,
    };
    keep::get("theme").and_then(|t| Theme::from_code(&t)).unwrap_or_else(preferred)
}

impl Default for App {
    fn default() -> App {
        App::new()
    }
}
