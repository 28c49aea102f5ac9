//! docs/RULES.md to be read on a screen: entries by chapter, found by id or by word, as markup with links. The text comes from
//! outside, for the page fetches it when it is first needed.

use crate::{declaration, looks_like_id};
use std::collections::BTreeMap;
use std::fmt::Write;

/// What a line of the rulebook is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// A heading, from 2.
    Heading(u8),
    /// A line of a list.
    Item,
    /// A row of a table; `true`: its head.
    Row(bool),
    /// Anything else.
    Line,
}

/// A line of the rulebook.
#[derive(Clone, PartialEq, Debug)]
pub struct Entry {
    /// Number of its chapter.
    pub chapter: usize,
    /// Number of the heading that it stands under.
    pub under: usize,
    /// What it is.
    pub form: Form,
    /// Its id, if it declares one.
    pub id: Option<String>,
    /// What it says, without its id; cells of a row are parted by `|`.
    pub text: String,
    /// What is looked for in: id and text in small letters.
    plain: String,
}

/// The rulebook.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Rulebook {
    /// Every line, in order.
    pub entries: Vec<Entry>,
    /// The entries that begin a chapter.
    pub chapters: Vec<usize>,
    ids: BTreeMap<String, usize>,
    /// Headings by number: a section that has no id can be cited by its number.
    numbers: BTreeMap<String, usize>,
}

impl Rulebook {
    /// Reads the rulebook.
    pub fn read(text: &str) -> Rulebook {
        let mut book = Rulebook::default();
        let mut under = 0;
        let mut shown = false;
        for line in text.lines().map(str::trim_end) {
            let level = line.bytes().take_while(|b| *b == b'#').count() as u8;
            if level == 2 {
                // The screen makes its own list of chapters.
                shown = !line.ends_with("Table of contents");
            }
            if !shown || line.is_empty() || line == "---" {
                continue;
            }
            if line.starts_with("|-") {
                if let Some(head) = book.entries.last_mut() {
                    head.form = Form::Row(true);
                }
                continue;
            }
            let declared = declaration(line);
            let id = declared.as_ref().map(|(id, _)| (*id).to_owned());
            let (form, said) = if level > 0 {
                let said = line.trim_start_matches('#').split("**[").next().unwrap_or(line);
                (Form::Heading(level), said.trim().to_owned())
            } else if let Some(row) = line.strip_prefix('|') {
                (Form::Row(false), row.trim_end_matches('|').to_owned())
            } else if let Some(item) = line.trim_start().strip_prefix("- ") {
                (Form::Item, declared.map_or(item.to_owned(), |(_, text)| text.trim().to_owned()))
            } else {
                (Form::Line, line.to_owned())
            };
            if level == 2 {
                book.chapters.push(book.entries.len());
            }
            if level > 0 {
                under = book.entries.len();
                book.numbers.insert(Rulebook::number(&said).to_lowercase(), under);
            }
            if let Some(id) = &id {
                book.ids.entry(id.to_lowercase()).or_insert(book.entries.len());
            }
            let plain =
                format!("{} {}", id.as_deref().unwrap_or_default(), said.replace(['*', '`'], "")).to_lowercase();
            let chapter = book.chapters.len().saturating_sub(1);
            book.entries.push(Entry { chapter, under, form, id, text: said, plain });
        }
        book
    }

    /// The entry that declares an id: itself, or the whole of which it is a part (`S-41` for `S-41.2`, `S-83` for `S-83f`).
    pub fn find(&self, id: &str) -> Option<usize> {
        let id = id.to_lowercase();
        let known = |id: &str| self.ids.get(id).or_else(|| self.numbers.get(id)).copied();
        known(&id).or_else(|| {
            let whole = id.strip_prefix("s-").and(id.split_once('.').map(|(whole, _)| whole)).unwrap_or(&id);
            known(whole).or_else(|| known(whole.strip_suffix(|c: char| c.is_ascii_lowercase())?))
        })
    }

    /// The number at the head of a heading, `2.5.5.2` or `A`; empty if it has none.
    pub fn number(heading: &str) -> &str {
        let first = heading.split(' ').next().unwrap_or_default();
        let number = first.trim_end_matches('.');
        if number.starts_with(|c: char| c.is_ascii_digit()) || number.len() < first.len() || first.contains('.') {
            number
        } else {
            ""
        }
    }

    /// The chapter whose number this is.
    pub fn chapter(&self, number: &str) -> Option<usize> {
        self.chapters.iter().position(|n| Rulebook::number(&self.entries[*n].text).eq_ignore_ascii_case(number))
    }

    /// The entries of a chapter, its heading first.
    pub fn entries_of(&self, chapter: usize) -> std::ops::Range<usize> {
        let at = |n: usize| self.chapters.get(n).copied().unwrap_or(self.entries.len());
        at(chapter)..at(chapter + 1)
    }

    /// Entries that hold every word of a question: ids first, then in the rulebook's order.
    pub fn search(&self, question: &str) -> Vec<usize> {
        let words = words(question);
        if words.is_empty() {
            return Vec::new();
        }
        let whole = question.trim().trim_matches(['[', ']']).to_lowercase();
        let rank = |e: &Entry| match &e.id {
            Some(id) if id.eq_ignore_ascii_case(&whole) => Some(0),
            Some(id) if id.to_lowercase().starts_with(&whole) => Some(1),
            _ if words.iter().all(|w| e.plain.contains(w.as_str())) => {
                Some(if matches!(e.form, Form::Heading(_)) { 2 } else { 3 })
            }
            _ => None,
        };
        let mut found: Vec<(u8, usize)> =
            self.entries.iter().enumerate().filter_map(|(n, e)| Some((rank(e)?, n))).collect();
        found.sort();
        found.into_iter().map(|(_, n)| n).collect()
    }

    /// An entry as markup, words of the question marked.
    pub fn markup(&self, entry: usize, question: &str) -> String {
        let e = &self.entries[entry];
        let marks = words(question);
        match e.form {
            Form::Row(_) => {
                // Its id stands beside it already.
                let own = |cell: &str| e.id.as_deref() == Some(cell.trim().trim_matches(['*', '[', ']']));
                let cells = e.text.split('|').filter(|cell| !own(cell));
                cells.map(|cell| self.inline(cell.trim(), &marks)).collect::<Vec<_>>().join(" · ")
            }
            _ => self.inline(&e.text, &marks),
        }
    }

    /// A run of entries as markup: lists, tables, headings. `title` gives the heading in the reader's language.
    pub fn pages(&self, range: std::ops::Range<usize>, title: impl Fn(&str) -> String) -> String {
        let mut out = String::new();
        let mut open = "";
        for n in range {
            let e = &self.entries[n];
            let needs = match e.form {
                Form::Item => "ul",
                Form::Row(_) => "table",
                _ => "",
            };
            // A head begins a table of its own.
            if open != needs || e.form == Form::Row(true) {
                close(&mut out, open);
                open = needs;
                match open {
                    "" => {}
                    "table" => out += "<div class=\"wide-table\" tabindex=\"0\"><table>",
                    _ => out += "<ul>",
                }
            }
            let anchor = self.anchor(n).map(|id| format!(" id=\"{}\"", escape(&id))).unwrap_or_default();
            match e.form {
                Form::Heading(level) => {
                    let _ = write!(out, "<h{level}{anchor}>{}</h{level}>", escape(&title(&e.text)));
                }
                Form::Item => {
                    let id = e.id.as_ref().map(|id| self.link(id, id)).unwrap_or_default();
                    let _ = write!(out, "<li{anchor}>{id} <span>{}</span></li>", self.inline(&e.text, &[]));
                }
                Form::Row(head) => {
                    let _ = write!(out, "<tr{anchor}>");
                    let tag = if head { "th" } else { "td" };
                    for cell in e.text.split('|') {
                        let _ = write!(out, "<{tag}>{}</{tag}>", self.inline(cell.trim(), &[]));
                    }
                    out += "</tr>";
                }
                Form::Line => {
                    let _ = write!(out, "<p{anchor}>{}</p>", self.inline(&e.text, &[]));
                }
            }
        }
        close(&mut out, open);
        out
    }

    /// The name of an entry in the page, where it has one.
    pub fn anchor(&self, entry: usize) -> Option<String> {
        let e = &self.entries[entry];
        let name = match (&e.id, e.form) {
            (Some(id), _) => id,
            (None, Form::Heading(_)) => Rulebook::number(&e.text),
            _ => "",
        };
        (!name.is_empty()).then(|| format!("r-{}", name.to_lowercase()))
    }

    /// A link to a rule.
    fn link(&self, id: &str, shown: &str) -> String {
        let (id, shown) = (escape(id), escape(shown));
        format!("<a class=\"rule-id\" data-rule=\"{id}\" href=\"#/rules/{id}\">{shown}</a>")
    }

    /// Bold, code, ids that are links, and marks on words that were looked for.
    fn inline(&self, text: &str, marks: &[String]) -> String {
        let text = text.replace("\\*", "∗");
        let mut out = String::new();
        for (n, part) in text.split("**").enumerate() {
            let bold = n % 2 == 1;
            out += if bold { "<strong>" } else { "" };
            for (n, part) in part.split('`').enumerate() {
                let code = n % 2 == 1;
                out += if code { "<code>" } else { "" };
                self.run(&mut out, part, marks);
                out += if code { "</code>" } else { "" };
            }
            out += if bold { "</strong>" } else { "" };
        }
        out
    }

    /// Text without marks of its own.
    fn run(&self, out: &mut String, text: &str, marks: &[String]) {
        let in_id = |c: char| c.is_ascii_alphanumeric() || c == '.' || c == '-';
        let mut rest = text;
        while !rest.is_empty() {
            let end = rest.find(|c| !in_id(c)).unwrap_or(rest.len());
            let id = rest[..end].trim_end_matches(['.', '-']);
            if looks_like_id(id) && self.find(id).is_some() {
                *out += &self.link(id, id);
                rest = &rest[id.len()..];
                continue;
            }
            // Up to where the next word begins.
            let next = end + rest[end..].find(in_id).unwrap_or(rest.len() - end);
            mark(out, &rest[..next], marks);
            rest = &rest[next..];
        }
    }
}

fn close(out: &mut String, open: &str) {
    *out += match open {
        "" => "",
        "table" => "</table></div>",
        _ => "</ul>",
    };
}

/// The words of a question, in small letters.
fn words(question: &str) -> Vec<String> {
    question.split_whitespace().map(|w| w.trim_matches(['[', ']']).to_lowercase()).filter(|w| !w.is_empty()).collect()
}

/// The text with every word of the question marked. Where small letters are longer or shorter than large ones, nothing is.
fn mark(out: &mut String, text: &str, marks: &[String]) {
    let small = text.to_lowercase();
    let mut at = 0;
    while at < text.len() {
        let hit = marks.iter().filter_map(|m| Some((small.get(at..)?.find(m.as_str())? + at, m.len()))).min();
        match hit.filter(|(start, len)| small.len() == text.len() && text.get(*start..start + len).is_some()) {
            Some((start, len)) => {
                let _ = write!(out, "{}<mark>{}</mark>", escape(&text[at..start]), escape(&text[start..start + len]));
                at = start + len;
            }
            None => {
                *out += &escape(&text[at..]);
                return;
            }
        }
    }
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate as rulebook;

    fn book() -> Rulebook {
        Rulebook::read(include_str!("../../../docs/RULES.md"))
    }

    #[test]
    fn every_rule_is_found_in_its_chapter() {
        let book = book();
        for id in rulebook::ids() {
            let n = book.find(id).unwrap_or_else(|| panic!("{id}"));
            assert!(book.entries_of(book.entries[n].chapter).contains(&n), "{id}");
            assert_eq!(book.search(id)[0], n, "{id}");
        }
        assert_eq!(book.find("S-41.2"), book.find("s-41"));
        assert_eq!(book.find("9.9.9-z"), None);
    }

    #[test]
    fn words_are_found_and_marked() {
        let book = book();
        let hits = book.search("smash gate");
        assert!(hits.contains(&book.find("2.5.5.2-a").unwrap()));
        assert!(hits.iter().all(|n| book.markup(*n, "smash gate").contains("<mark>")));
        assert!(book.search("xylophone").is_empty() && book.search("  ").is_empty());
        assert_eq!(
            book.markup(book.find("2.5.5.2-c").unwrap(), "<b"),
            book.markup(book.find("2.5.5.2-c").unwrap(), "")
        );
    }

    #[test]
    fn chapters_become_lists_and_tables_with_links() {
        let book = book();
        let n = book.chapter("2.5").unwrap();
        let page = book.pages(book.entries_of(n), str::to_owned);
        assert!(page.contains("<li id=\"r-2.5.5.2-a\">") && page.contains("<th>Unit</th>"));
        assert!(page.contains("data-rule=\"2.5.8\"") && page.contains("<h3 id=\"r-2.5.8\">") && !page.contains("**"));
        for tag in ["ul", "table", "div", "h3", "tr", "strong", "code", "a"] {
            let (open, shut) = (
                page.matches(&format!("<{tag}>")).count() + page.matches(&format!("<{tag} ")).count(),
                page.matches(&format!("</{tag}>")).count(),
            );
            assert_eq!(open, shut, "{tag}");
        }
    }

    #[test]
    fn headings_have_numbers() {
        assert_eq!(Rulebook::number("2.5.5.2 Smashing gates (red)"), "2.5.5.2");
        assert_eq!(Rulebook::number("A. Sources, ids, principles, terms"), "A");
        assert_eq!(Rulebook::number("A.1 Sources"), "A.1");
        assert_eq!(Rulebook::number("10. Rulings"), "10");
        assert_eq!(Rulebook::number("Walk"), "");
    }
}
