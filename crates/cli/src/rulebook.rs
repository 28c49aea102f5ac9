//! docs/RULES.md, built into the program: the text of a rule by its id. What a rule does is for the rules crate.

/// The project's rulebook.
const RULES: &str = include_str!("../../../docs/RULES.md");

/// One statement of the rulebook.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rule {
    /// Its id, such as `2.5.5.2-a`.
    pub id: &'static str,
    /// The heading it stands under.
    pub section: &'static str,
    /// Its line, as written.
    line: &'static str,
}

impl Rule {
    /// The rule as plain text: no marks for bold, table cells apart.
    pub fn text(&self) -> String {
        let line = self.line.trim_start_matches("- ").trim_matches('|').trim();
        let line = line.replace("**", "").replace('`', "");
        line.split(" | ").map(str::trim).collect::<Vec<_>>().join(" · ")
    }
}

/// Every statement that has an id, in the rulebook's order.
pub fn all() -> impl Iterator<Item = Rule> {
    let mut section = "";
    RULES.lines().filter_map(move |line| {
        if let Some(heading) = line.strip_prefix('#') {
            section = heading.trim_start_matches('#').trim();
            return None;
        }
        let start = line.trim_start_matches("- ").trim_start_matches("| ").trim_start_matches("**");
        let marked = line.starts_with("- **[") || line.starts_with("| **[") || line.starts_with("| [");
        let id = start.strip_prefix('[')?.split_once(']')?.0;
        (marked && id.contains('-')).then_some(Rule { id, section, line })
    })
}

/// The rule with this id, whatever its case. A sentence of a ruling (`S-41.2`, `S-83f`) is found with its ruling.
pub fn find(id: &str) -> Option<Rule> {
    let id = id.trim().trim_matches(['[', ']']);
    let same = |wanted: &str| all().find(|r| r.id.eq_ignore_ascii_case(wanted));
    let whole = |id: &str| {
        let digits = id.strip_prefix("S-").or_else(|| id.strip_prefix("s-"))?;
        let number: String = digits.chars().take_while(char::is_ascii_digit).collect();
        same(&format!("S-{number}"))
    };
    same(id).or_else(|| whole(id))
}

/// Ids that begin like a text, or lie in the section that it names.
pub fn similar(text: &str) -> Vec<&'static str> {
    let text = text.trim().to_ascii_lowercase();
    let family = text.rsplit_once('-').map_or(text.as_str(), |(f, _)| f);
    if family.is_empty() {
        return Vec::new();
    }
    all().map(|r| r.id).filter(|id| id.to_ascii_lowercase().starts_with(family)).take(40).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_of_every_form_are_found() {
        for id in ["2.5.5.2-a", "M-a", "D-02", "H-07", "S-41", "S-41.2", "S-83f", "P-a", "U-INF", "E-01"] {
            assert!(find(id).is_some(), "{id}");
        }
        assert!(find("9.9.9-z").is_none());
        assert!(find("2.5.5.2-a").unwrap().text().starts_with("[2.5.5.2-a] A walking major monster"));
        assert_eq!(find("2.5.5.2-a").unwrap().section, "2.5.5.2 Smashing gates (red)");
    }

    #[test]
    fn ids_are_unique() {
        let mut ids: Vec<&str> = all().map(|r| r.id).collect();
        let count = ids.len();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), count);
        assert!(count > 500, "{count}");
    }
}
