//! The four languages and how a reader names one. Reads no environment: the caller hands the values in.

/// A language of the game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[allow(missing_docs)]
pub enum Lang {
    #[default]
    En,
    Es,
    De,
    Fr,
}

impl Lang {
    /// All languages.
    pub const ALL: [Lang; 4] = [Lang::En, Lang::Es, Lang::De, Lang::Fr];

    /// `en`, `es`, `de`, `fr`.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Es => "es",
            Lang::De => "de",
            Lang::Fr => "fr",
        }
    }

    /// The language's name in itself, for a list of languages.
    pub const fn name(self) -> &'static str {
        match self {
            Lang::En => "English",
            Lang::Es => "Español",
            Lang::De => "Deutsch",
            Lang::Fr => "Français",
        }
    }

    /// The language of a code or locale: `de`, `DE`, `de-AT`, `de_CH.UTF-8`.
    ///
    /// ```
    /// use dragonrage_words::Lang;
    /// assert_eq!(Lang::from_code("fr_BE.UTF-8"), Some(Lang::Fr));
    /// assert_eq!(Lang::from_code("frisian"), None);
    /// ```
    pub fn from_code(code: &str) -> Option<Lang> {
        let language = code.split(['-', '_', '.', '@']).next()?;
        Lang::ALL.into_iter().find(|l| l.code().eq_ignore_ascii_case(language))
    }

    /// The language of the variables `LC_ALL`, `LC_MESSAGES` and `LANG`, as their values are given: the first
    /// one that is set and not empty decides; English if it names none of ours.
    ///
    /// ```
    /// use dragonrage_words::Lang;
    /// assert_eq!(Lang::from_env(None, Some(""), Some("es_ES.UTF-8")), Lang::Es);
    /// assert_eq!(Lang::from_env(Some("C"), None, Some("es_ES.UTF-8")), Lang::En);
    /// ```
    pub fn from_env(lc_all: Option<&str>, lc_messages: Option<&str>, lang: Option<&str>) -> Lang {
        let first = [lc_all, lc_messages, lang].into_iter().flatten().find(|v| !v.is_empty());
        first.and_then(Lang::from_code).unwrap_or_default()
    }

    /// The language's Fluent files that every program carries; none but English where they were left out of the build.
    pub(crate) const fn shared(self) -> &'static [&'static str] {
        macro_rules! files {
            ($lang:literal) => {
                &[
                    include_str!(concat!("../lang/", $lang, "/names.ftl")),
                    include_str!(concat!("../lang/", $lang, "/places.ftl")),
                    include_str!(concat!("../lang/", $lang, "/events.ftl")),
                    include_str!(concat!("../lang/", $lang, "/choices.ftl")),
                    include_str!(concat!("../lang/", $lang, "/refusals.ftl")),
                    include_str!(concat!("../lang/", $lang, "/options.ftl")),
                    include_str!(concat!("../lang/", $lang, "/scenarios.ftl")),
                    include_str!(concat!("../lang/", $lang, "/table.ftl")),
                    include_str!(concat!("../lang/", $lang, "/league.ftl")),
                    include_str!(concat!("../lang/", $lang, "/page.ftl")),
                    include_str!(concat!("../lang/", $lang, "/guide.ftl")),
                    include_str!(concat!("../lang/", $lang, "/screens.ftl")),
                    include_str!(concat!("../lang/", $lang, "/armies.ftl")),
                    include_str!(concat!("../lang/", $lang, "/desk.ftl")),
                    include_str!(concat!("../lang/", $lang, "/records.ftl")),
                    include_str!(concat!("../lang/", $lang, "/proof.ftl")),
                    include_str!(concat!("../lang/", $lang, "/kept.ftl")),
                    include_str!(concat!("../lang/", $lang, "/motion.ftl")),
                    include_str!(concat!("../lang/", $lang, "/orders.ftl")),
                    include_str!(concat!("../lang/", $lang, "/seeing.ftl")),
                    include_str!(concat!("../lang/", $lang, "/welcome.ftl")),
                    include_str!(concat!("../lang/", $lang, "/puzzles.ftl")),
                    include_str!(concat!("../lang/", $lang, "/mine.ftl")),
                    include_str!(concat!("../lang/", $lang, "/net.ftl")),
                ]
            };
        }
        match self {
            Lang::En => files!("en"),
            #[cfg(not(feature = "languages"))]
            _ => &[],
            #[cfg(feature = "languages")]
            Lang::Es => files!("es"),
            #[cfg(feature = "languages")]
            Lang::De => files!("de"),
            #[cfg(feature = "languages")]
            Lang::Fr => files!("fr"),
        }
    }

    /// Those of the terminal program and of what is printed; none where they were left out of the build.
    pub(crate) const fn terminal(self) -> &'static [&'static str] {
        #[cfg(not(feature = "terminal"))]
        return &[];
        #[cfg(feature = "terminal")]
        match self {
            Lang::En => &[include_str!("../lang/en/terminal.ftl"), include_str!("../lang/en/print.ftl")],
            Lang::Es => &[include_str!("../lang/es/terminal.ftl"), include_str!("../lang/es/print.ftl")],
            Lang::De => &[include_str!("../lang/de/terminal.ftl"), include_str!("../lang/de/print.ftl")],
            Lang::Fr => &[include_str!("../lang/fr/terminal.ftl"), include_str!("../lang/fr/print.ftl")],
        }
    }
}
