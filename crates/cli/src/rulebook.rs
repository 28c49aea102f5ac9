//! The text of a rule by its id, as a reader types it: in his language, from the players' book (docs/rules), or else in
//! English, from docs/RULES.md. Both are built into `dragonrage-rulebook`.

use dragonrage_cases::rulebook;
use dragonrage_words::Lang;

/// One statement of the rulebook.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rule {
    /// Its id, such as `2.5.5.2-a`.
    pub id: &'static str,
    /// The heading it stands under.
    pub section: &'static str,
    /// The language that it is written in.
    pub lang: Lang,
    text: &'static str,
}

impl Rule {
    /// The rule as plain text: id first, no marks for bold or code.
    pub fn text(&self) -> String {
        format!("[{}] {}", self.id, self.text.replace("**", "").replace('`', ""))
    }
}

/// Every statement that has an id, in the rulebook's order.
pub fn all(lang: Lang) -> impl Iterator<Item = Rule> {
    rulebook::ids().filter_map(move |id| rule(lang, id))
}

fn rule(lang: Lang, id: &'static str) -> Option<Rule> {
    let in_language = |lang: Lang| {
        let (section, text) = rulebook::said(lang.code(), id)?;
        Some(Rule { id, section, lang, text })
    };
    // What players do not meet, such as notes on the data, stands in the specification only.
    let specified = || Some(Rule { id, section: rulebook::section(id)?, lang: Lang::En, text: rulebook::text(id)? });
    in_language(lang).or_else(|| in_language(Lang::En)).or_else(specified)
}

/// The rule with this id, whatever its case. A sentence of a ruling (`S-41.2`, `S-83f`) is found with its ruling.
pub fn find(lang: Lang, id: &str) -> Option<Rule> {
    let id = id.trim().trim_matches(['[', ']']);
    let same = || rulebook::ids().find(|known| known.eq_ignore_ascii_case(id));
    rulebook::base(id).or_else(same).and_then(|id| rule(lang, id))
}

/// Ids that begin like a text, or lie in the section that it names.
pub fn similar(text: &str) -> Vec<&'static str> {
    let text = text.trim().to_ascii_lowercase();
    let family = text.rsplit_once('-').map_or(text.as_str(), |(f, _)| f);
    if family.is_empty() {
        return Vec::new();
    }
    rulebook::ids().filter(|id| id.to_ascii_lowercase().starts_with(family)).take(40).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_of_every_form_are_found() {
        for id in ["2.5.5.2-a", "2.5.5.2-A", "M-a", "d-02", "H-07", "S-41", "S-41.2", "S-83f", "P-a", "U-INF", "E-01"] {
            assert!(find(Lang::De, id).is_some(), "{id}");
        }
        assert!(find(Lang::En, "9.9.9-z").is_none());
        assert!(
            find(Lang::En, "2.5.5.2-a").is_some_and(|r| r.text().starts_with("[2.5.5.2-a] A walking major monster"))
        );
    }
}
