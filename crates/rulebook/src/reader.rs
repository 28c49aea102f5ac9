//! The rulebook to be read on a screen or on paper: entries by chapter, found by id or by word, as markup with links. The text
//! comes from outside, for the page fetches it when it is first needed.

use crate::fold::{fold, folded};
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
    /// A picture: the rule whose example it is.
    Figure,
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
    /// What is looked for in: id and text in small letters without accents.
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
    /// Links lead to places of the same document.
    on_paper: bool,
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
            } else if let Some(rule) = line.strip_prefix("![").and_then(|rest| rest.strip_suffix(']')) {
                (Form::Figure, rule.to_owned())
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
            let plain = if form == Form::Figure { "" } else { &said };
            let plain = fold(&format!("{} {}", id.as_deref().unwrap_or_default(), plain.replace(['*', '`'], "")));
            let chapter = book.chapters.len().saturating_sub(1);
            book.entries.push(Entry { chapter, under, form, id, text: said, plain });
        }
        book
    }

    /// The same book with links that lead to places of one document, which holds all of it.
    pub fn on_paper(self) -> Rulebook {
        Rulebook { on_paper: true, ..self }
    }

    /// The entry that declares an id: itself, or the whole of which it is a part (`S-41` for `S-41.2`, `S-83` for `S-83f`), or
    /// the first of the rules that it is the number of (`2.5.7.2-a` for `2.5.7.2`).
    pub fn find(&self, id: &str) -> Option<usize> {
        let id = id.to_lowercase();
        let known = |id: &str| self.ids.get(id).or_else(|| self.numbers.get(id)).copied();
        let part = || {
            let whole = id.strip_prefix("s-").and(id.split_once('.').map(|(whole, _)| whole)).unwrap_or(&id);
            known(whole).or_else(|| known(whole.strip_suffix(|c: char| c.is_ascii_lowercase())?))
        };
        let first = || {
            let within = |name: &str| name.strip_prefix(id.as_str()).is_some_and(|rest| rest.starts_with(['-', '.']));
            let named = self.ids.iter().chain(&self.numbers).filter(|(name, _)| within(name));
            named.map(|(_, n)| *n).min().filter(|_| id.starts_with(|c: char| c.is_ascii_digit()))
        };
        known(&id).or_else(part).or_else(first)
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

    /// The headings of a chapter's sections.
    pub fn sections(&self, chapter: usize) -> impl Iterator<Item = usize> {
        self.entries_of(chapter).filter(|n| self.entries[*n].form == Form::Heading(3))
    }

    /// The entries of the section that an entry stands in, its heading first; before the first section, those up to it.
    pub fn section_of(&self, entry: usize) -> std::ops::Range<usize> {
        let chapter = self.entries_of(self.entries.get(entry).map_or(0, |e| e.chapter));
        let is = |n: &usize| self.entries[*n].form == Form::Heading(3);
        let start = (chapter.start..=entry).rev().find(is).unwrap_or(chapter.start);
        let end = (start + 1..chapter.end).find(is).unwrap_or(chapter.end);
        start..end
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

    /// A run of entries as markup: lists, tables, headings. `beside` gives what stands with a rule, as markup; perhaps nothing.
    pub fn pages(&self, range: std::ops::Range<usize>, beside: impl Fn(&str) -> String) -> String {
        let mut out = String::new();
        let mut open = "";
        let mut columns = 0;
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
                    let _ = write!(out, "<h{level}{anchor}>{}</h{level}>", escape(&e.text));
                }
                Form::Item => {
                    let id = e.id.as_ref().map(|id| self.link(id, id)).unwrap_or_default();
                    let more = e.id.as_deref().map(&beside).unwrap_or_default();
                    let _ = write!(out, "<li{anchor}>{id} <span>{}</span>{more}</li>", self.inline(&e.text, &[]));
                }
                Form::Row(head) => {
                    let cells: Vec<&str> = e.text.split('|').collect();
                    // A row that is one cell speaks of all that follow it.
                    columns = if head { cells.len() } else { columns };
                    let wide =
                        if cells.len() == 1 && columns > 1 { format!(" colspan=\"{columns}\"") } else { String::new() };
                    let (tag, begin, end) = if head { ("th", "<thead>", "</thead>") } else { ("td", "", "") };
                    let _ = write!(out, "{begin}<tr{anchor}>");
                    for cell in cells {
                        let _ = write!(out, "<{tag}{wide}>{}</{tag}>", self.inline(cell.trim(), &[]));
                    }
                    let _ = write!(out, "</tr>{end}");
                }
                Form::Figure => out += &beside(&e.text),
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
        if self.on_paper {
            let anchor = self.find(id).and_then(|n| self.anchor(n)).unwrap_or_default();
            return format!("<a class=\"rule-id\" href=\"#{}\">{}</a>", escape(&anchor), escape(shown));
        }
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
                if n % 2 == 1 {
                    out += "<code>";
                    self.run(&mut out, part, marks);
                    out += "</code>";
                } else {
                    self.stressed(&mut out, part, marks);
                }
            }
            out += if bold { "</strong>" } else { "" };
        }
        out
    }

    /// Text in which `*words*` are stressed. A lone star is a star.
    fn stressed(&self, out: &mut String, text: &str, marks: &[String]) {
        let mut rest = text;
        while let Some((before, after)) = rest.split_once('*')
            && let Some((said, behind)) = after.split_once('*')
            && !said.is_empty()
            && said.trim() == said
        {
            self.run(out, before, marks);
            *out += "<em>";
            self.run(out, said, marks);
            *out += "</em>";
            rest = behind;
        }
        self.run(out, rest, marks);
    }

    /// Text without marks of its own.
    fn run(&self, out: &mut String, text: &str, marks: &[String]) {
        let in_word = |c: char| c.is_alphanumeric() || c == '.' || c == '-';
        // Up to `written` the text is written, up to `at` it is looked through for ids.
        let (mut written, mut at) = (0, 0);
        while let Some(begin) = text[at..].find(in_word).map(|n| at + n) {
            let end = text[begin..].find(|c| !in_word(c)).map_or(text.len(), |n| begin + n);
            let id = text[begin..end].trim_end_matches(['.', '-']);
            // A cell that holds nothing but `2.5` holds a number.
            let number = !id.contains('-') && text.trim() == id;
            if looks_like_id(id) && !number && self.find(id).is_some() {
                mark(out, &text[written..begin], marks);
                *out += &self.link(id, id);
                written = begin + id.len();
            }
            at = end;
        }
        mark(out, &text[written..], marks);
    }
}

fn close(out: &mut String, open: &str) {
    *out += match open {
        "" => "",
        "table" => "</table></div>",
        _ => "</ul>",
    };
}

/// The words of a question, in small letters without accents.
fn words(question: &str) -> Vec<String> {
    question.split_whitespace().map(|w| fold(w.trim_matches(['[', ']']))).filter(|w| !w.is_empty()).collect()
}

/// The text with every word of the question marked, whatever its accents.
fn mark(out: &mut String, text: &str, marks: &[String]) {
    let (plain, from) = folded(text);
    // Up to here the text is written, and looked through.
    let (mut written, mut at) = (0, 0);
    while let Some((start, len)) =
        marks.iter().filter_map(|m| Some((plain.get(at..)?.find(m.as_str())? + at, m.len()))).min()
    {
        at = start + len;
        // A letter that stands for two is marked whole.
        let end = (at..from.len()).map(|n| from[n]).find(|n| *n > from[at - 1]).unwrap_or(text.len());
        let begin = from[start].max(written);
        let _ = write!(out, "{}<mark>{}</mark>", escape(&text[written..begin]), escape(&text[begin..end]));
        written = end;
    }
    *out += &escape(&text[written..]);
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
        assert_eq!(book.find("2.5.7.2"), book.find("2.5.7.2-a"));
        assert_eq!(book.find("2.4.7"), book.find("2.4.7.1"));
        assert_eq!(book.find("99"), None);
    }

    #[test]
    fn words_are_found_and_marked() {
        let book = book();
        let hits = book.search("smash gate");
        assert!(hits.contains(&book.find("2.5.5.2-a").unwrap()));
        assert!(hits.iter().all(|n| book.markup(*n, "smash gate").contains("<mark>")));
        assert!(hits == book.search("SMÁSH gäte"), "accents do not count");
        assert!(book.search("xylophone").is_empty() && book.search("  ").is_empty());
        assert_eq!(
            book.markup(book.find("2.5.5.2-c").unwrap(), "<b"),
            book.markup(book.find("2.5.5.2-c").unwrap(), "")
        );
    }

    #[test]
    fn marks_are_where_the_word_is_whatever_its_accents() {
        let book = Rulebook::read("## 1. Straßen\n- **[1.1-a]** Große *Drachen* fliegen über <Straßen>. 6 * und 7.");
        let n = book.find("1.1-a").unwrap();
        assert_eq!(
            book.markup(n, "strasse uber gross"),
            "<mark>Groß</mark>e <em>Drachen</em> fliegen <mark>über</mark> &lt;<mark>Straße</mark>n&gt;. 6 * und 7."
        );
        assert_eq!(book.search("UBER")[0], n);
    }

    #[test]
    fn pictures_stand_between_lines_and_are_not_found_by_words() {
        let book = Rulebook::read("## 0. One\n\nText.\n\n![2.3-a]\n\nMore.");
        let page = book.pages(book.entries_of(0), |rule| format!("<figure>{rule}</figure>"));
        assert_eq!(page, "<h2 id=\"r-0\">0. One</h2><p>Text.</p><figure>2.3-a</figure><p>More.</p>");
        assert!(book.search("2.3").is_empty());
    }

    #[test]
    fn sections_part_a_chapter() {
        let book = Rulebook::read("## C. Many\n\nFirst.\n\n### C.1 One\n\nText.\n\n### C.2 Two\n\nMore.\n\n## D. End");
        assert_eq!(book.sections(0).collect::<Vec<_>>(), [2, 4]);
        assert_eq!([0, 1].map(|n| book.section_of(n)), [0..2, 0..2]);
        assert_eq!([2, 3, 4, 5].map(|n| book.section_of(n)), [2..4, 2..4, 4..6, 4..6]);
        assert_eq!(book.find("c.2"), Some(4));
    }

    #[test]
    fn on_paper_links_lead_to_what_they_name() {
        let book = book().on_paper();
        let page = book.pages(book.entries_of(book.chapter("2.5").unwrap()), |_| String::new());
        assert!(page.contains("href=\"#r-2.5.8\"") && !page.contains("#/rules") && !page.contains("href=\"#\""));
    }

    #[test]
    fn numbers_of_tables_are_no_links() {
        let book = book();
        let page = book.pages(book.entries_of(book.chapter("3").unwrap()), |_| String::new());
        assert!(page.contains("<thead><tr><th>Id</th>") && !page.contains("colspan"));
        let tables = book.pages(book.entries_of(book.chapter("6").unwrap()), |_| String::new());
        assert!(tables.contains("<tr><td colspan=\"7\"><strong>Dragon</strong>"));
        assert!(page.contains("<td>2.5</td>") && page.contains("data-rule=\"2.11.2.4-a\""));
    }

    #[test]
    fn chapters_become_lists_and_tables_with_links() {
        let book = book();
        let n = book.chapter("2.5").unwrap();
        let beside = |id: &str| if id == "2.5.5.2-a" { "<b>see</b>".to_owned() } else { String::new() };
        let page = book.pages(book.entries_of(n), beside);
        assert_eq!(page.matches("<b>see</b></li>").count(), 1);
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
