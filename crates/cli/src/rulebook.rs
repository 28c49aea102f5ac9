//! The text of a rule by its id, as a reader types it. The rulebook itself, docs/RULES.md, is built into
//! `dragonrage-cases`.

use dragonrage_cases::rulebook;

/// One statement of the rulebook.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rule {
    /// Its id, such as `2.5.5.2-a`.
    pub id: &'static str,
    /// The heading it stands under.
    pub section: &'static str,
    text: &'static str,
}

impl Rule {
    /// The rule as plain text: id first, no marks for bold or code.
    pub fn text(&self) -> String {
        format!("[{}] {}", self.id, self.text.replace("**", "").replace('`', ""))
    }
}

/// Every statement that has an id, in the rulebook's order.
pub fn all() -> impl Iterator<Item = Rule> {
    rulebook::ids().filter_map(rule)
}

fn rule(id: &'static str) -> Option<Rule> {
    Some(Rule { id, section: rulebook::section(id)?, text: rulebook::text(id)? })
}

/// The rule with this id, whatever its case. A sentence of a ruling (`S-41.2`, `S-83f`) is found with its ruling.
pub fn find(id: &str) -> Option<Rule> {
    let id = id.trim().trim_matches(['[', ']']);
    let same = || rulebook::ids().find(|known| known.eq_ignore_ascii_case(id));
    rulebook::base(id).or_else(same).and_then(rule)
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
            assert!(find(id).is_some(), "{id}");
        }
        assert!(find("9.9.9-z").is_none());
        assert!(find("2.5.5.2-a").is_some_and(|r| r.text().starts_with("[2.5.5.2-a] A walking major monster")));
    }
}
