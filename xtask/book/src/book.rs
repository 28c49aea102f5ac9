//! The rulebook on paper: cover, contents, short course, chapters with examples, what lies on the table, and an index of all ids. Page
//! numbers come from outside: they are known when a browser has set the book once.

use crate::figures::{examples, figure};
use crate::frame::document;
use crate::{Pages, Press, map_id};
use dragonrage_picture::print::{Mm, TURN_BOX, back, front, turn_boxes};
use dragonrage_picture::{Layout, SHEET_SIZE, blank_sheet, escape, plan, silhouette};
use dragonrage_rulebook::{Form, Rulebook, edition};
use dragonrage_rules::options::VictoryMode;
use dragonrage_rules::{Agreement, Kind, Options, Side, UnitId};
use dragonrage_table::scenario::{army, facts};
use dragonrage_words::Lang;
use std::fmt::Write;

/// Chapters that begin on a page of their own.
const NEW_PAGE: [&str; 6] = ["0", "1", "6", "12", "B", "C"];

/// Chapters that are tables: they take the whole width.
const TABLES: [&str; 3] = ["6", "9", "12"];

/// Chapters with pictures beside what is said.
const PICTURED: [&str; 2] = ["0", "B"];

/// The chapter with a page for each scenario.
const SCENARIOS: [&str; 1] = ["C"];

/// What follows the chapters, with the names of their places.
const PARTS: [(&str, &str); 5] = [
    ("p-maps", "print-maps"),
    ("p-counters", "print-counters"),
    ("p-sheets", "print-sheets"),
    ("p-track", "print-track"),
    ("p-index", "print-index"),
];

/// The document. `pages`: on which page each place stands; empty if nobody knows yet.
pub fn book(press: &Press, pages: &Pages) -> String {
    let rules = Rulebook::read(edition(press.words.lang().code())).on_paper();
    let maps: String = press.components.boards.iter().map(|b| press.map(b)).collect();
    let body = [
        cover(press),
        contents(press, &rules, pages),
        chapters(press, &rules),
        on_the_table(press),
        index(press, &rules, pages),
    ]
    .concat();
    let title = format!("Dragon Rage · {}", press.words.text("print-book", &[]));
    document(press, &title, include_str!("book.css"), &format!("<defs>{maps}</defs>"), &body)
}

fn page(pages: &Pages, place: &str) -> String {
    pages.get(place).map(usize::to_string).unwrap_or_default()
}

fn cover(press: &Press) -> String {
    let board = &press.components.boards[0];
    let (w, h) = Layout::of(board).size();
    // The city from above, and the two who come for it.
    let dragon = |x: f32, y: f32, size: f32, number: u8, turn: f32| {
        format!(
            "<g transform=\"translate({x:.0} {y:.0}) rotate({turn})\">{}</g>",
            silhouette(Kind::Dragon, number, size, "#2a0f0a", "#f3e8cf")
        )
    };
    format!(
        "<section class=\"cover\"><h1>Dragon Rage</h1><p class=\"book\">{}</p><p class=\"sub\">{}</p><p class=\"design\">{}</p><svg viewBox=\"{:.0} {:.0} {:.0} {:.0}\" preserveAspectRatio=\"xMidYMid slice\" aria-hidden=\"true\"><use href=\"#{}\"/>{}{}</svg></section>",
        press.t("print-book", &[]),
        press.t("print-subtitle", &[]),
        press.t("print-design", &[("edition", press.components.edition.name.clone().into())]),
        w * 0.2,
        h * 0.12,
        w * 0.62,
        h * 0.76,
        map_id(board),
        dragon(w * 0.4, h * 0.32, 300.0, 1, -14.0),
        dragon(w * 0.68, h * 0.6, 240.0, 2, 12.0)
    )
}

fn contents(press: &Press, rules: &Rulebook, pages: &Pages) -> String {
    let line = |anchor: &str, text: &str| {
        format!("<a href=\"#{anchor}\"><span>{text}</span><span class=\"page\">{}</span></a>", page(pages, anchor))
    };
    let mut out =
        format!("<section class=\"front\"><h2>{}</h2><ol class=\"contents\">", press.t("print-contents", &[]));
    for chapter in 0..rules.chapters.len() {
        let mut entries = rules.entries_of(chapter);
        let Some(first) = entries.next() else { continue };
        let of = |n: usize| line(&rules.anchor(n).unwrap_or_default(), &kept(&escape(&rules.entries[n].text)));
        let _ = write!(out, "<li>{}<ol>", of(first));
        for n in entries.filter(|n| rules.entries[*n].form == Form::Heading(3) && rules.anchor(*n).is_some()) {
            let _ = write!(out, "<li>{}</li>", of(n));
        }
        out += "</ol></li>";
    }
    for (anchor, key) in PARTS {
        let _ = write!(out, "<li>{}</li>", line(anchor, &press.t(key, &[])));
    }
    out + "</ol></section>"
}

fn chapters(press: &Press, rules: &Rulebook) -> String {
    let examples = examples();
    let mut out = String::new();
    for chapter in 0..rules.chapters.len() {
        let range = rules.entries_of(chapter);
        let number = Rulebook::number(&rules.entries[range.start].text);
        let course = number == "0";
        let beside = |id: &str| {
            let mut out = scenario(press, id);
            for example in &examples {
                if course && example.rule == id {
                    out += &figure(press, rules, example, true);
                } else if example.id == id {
                    out += &figure(press, rules, example, false);
                } else if example.rule == id {
                    let anchor = format!("r-{}", example.id.to_lowercase());
                    let _ = write!(out, " <a class=\"rule-id\" href=\"#{anchor}\">▸ {}</a>", escape(&example.id));
                }
            }
            out
        };
        let mut class = String::from("chapter");
        for (list, name) in
            [(&NEW_PAGE[..], " new"), (&TABLES, " tables"), (&PICTURED, " course"), (&SCENARIOS, " scenarios")]
        {
            class += if list.contains(&number) { name } else { "" };
        }
        // On a screen a table may be moved about by keys; paper has none.
        let text = kept(&rules.pages(range.clone(), beside).replace(" tabindex=\"0\"", ""));
        // The heading stands above the columns.
        let (heading, text) = text.split_once("</h2>").unwrap_or(("", &text));
        let text = match number {
            // A lesson stands on one page, with its pictures.
            "0" => text.replace("<h3", "</div><div class=\"lesson\"><h3").replacen("</div>", "", 1) + "</div>",
            "9" => options(press, text),
            _ => text.to_owned(),
        };
        let whole = [&TABLES[..], &PICTURED, &SCENARIOS].iter().any(|list| list.contains(&number));
        let two = if whole { "one" } else { "two" };
        let _ = write!(
            out,
            "<section class=\"{class}\"><header>{heading}</h2></header><div class=\"{two}\">{text}</div></section>"
        );
    }
    out
}

/// The table of the house options, where their keys and values have names: the names first.
fn options(press: &Press, text: &str) -> String {
    let code = |key: &str| format!("<code>{key}</code>");
    let agreed = [(Agreement::KEY, "", &[Agreement::STANDARD][..])];
    let mut out = text.to_owned();
    for (key, _, values) in Options::KEYS.iter().copied().chain(agreed) {
        let Some((before, rest)) = out.split_once(&format!("<td>{}</td><td>", code(key))) else { continue };
        let Some((cell, after)) = rest.split_once("</td>") else { continue };
        let told = cell.split(" · ").map(|said| {
            let value = said.split(' ').next().unwrap_or_default();
            let more = &said[value.len()..];
            let name = escape(&press.words.option_value(key, value));
            match values.contains(&value) {
                true if name == value => said.to_owned(),
                true => format!("{name} {}{more}", code(value)),
                false => said.to_owned(),
            }
        });
        let told: Vec<String> = told.collect();
        let name = escape(&press.words.option_name(key));
        out = format!("{before}<td>{name}<br>{}</td><td>{}</td>{after}", code(key), told.join(" · "));
    }
    out
}

/// Numbers stay with their signs at the end of a line: `4–5`, `2 × 6`, `− 4`; French signs with their words: `« vol » : oui`.
fn kept(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut chars = text.chars().peekable();
    let mut before = ' ';
    while let Some(c) = chars.next() {
        let next = chars.peek().copied().unwrap_or(' ');
        match c {
            '–' if before.is_ascii_digit() && next.is_ascii_digit() => out += "\u{2060}–\u{2060}",
            ' ' if matches!(before, '×' | '−') && next.is_ascii_digit() => out.push('\u{a0}'),
            ' ' if next == '×' && before.is_ascii_digit() => out.push('\u{a0}'),
            ' ' if before == '«' || matches!(next, ':' | ';' | '!' | '?' | '»' | '%') => out.push('\u{a0}'),
            _ => out.push(c),
        }
        before = c;
    }
    out
}

/// What stands between a name and what is said of it.
fn colon(press: &Press) -> &'static str {
    if press.words.lang() == Lang::Fr { "\u{a0}:" } else { ":" }
}

/// The map with the areas of a scenario, both armies and its facts; nothing for what is no scenario.
fn scenario(press: &Press, id: &str) -> String {
    let components = &press.components;
    let Some(scenario) = components.scenario(id) else { return String::new() };
    let Some(board) = components.board(&scenario.map) else { return String::new() };
    let layout = Layout::of(board);
    let mut out = format!(
        "<figure class=\"scenario\"><svg viewBox=\"{}\"><use href=\"#{}\"/>{}</svg><figcaption>",
        layout.view_box(),
        map_id(board),
        plan(board, &layout, press.theme, scenario)
    );
    for side in Side::BOTH {
        let army = army(&press.words, &scenario.forces[side]);
        let _ = write!(out, "<p><b>{}{}</b> {}</p>", escape(&press.words.side(side)), colon(press), escape(&army));
    }
    for (n, fact) in facts(&press.words, components, scenario).iter().enumerate() {
        let _ = write!(out, "<p>{}", escape(fact));
        if n == 0 && scenario.options.victory_mode == VictoryMode::Manual {
            let _ = write!(out, " {}", press.t("print-graded", &[("vp", scenario.objective.into())]));
        }
        out += "</p>";
    }
    out + "</figcaption></figure>"
}

fn on_the_table(press: &Press) -> String {
    let components = &press.components;
    let mut out = String::new();
    for (n, board) in components.boards.iter().enumerate() {
        let id = if n == 0 { " id=\"p-maps\"" } else { "" };
        let _ = write!(
            out,
            "<section class=\"map\"><h3{id}>{}{} {}</h3><svg viewBox=\"{}\"><use href=\"#{}\"/></svg></section>",
            press.t("print-maps", &[]),
            colon(press),
            escape(&board.spec().name),
            Layout::of(board).view_box(),
            map_id(board)
        );
    }
    let count = components.roster.len();
    let _ = write!(
        out,
        "<section class=\"part\"><h2>{}</h2><h3 id=\"p-counters\">{}</h3><p>{}</p><div class=\"kinds\">",
        press.t("print-box", &[]),
        press.t("print-counters", &[]),
        press.t("print-counters-told", &[("count", count.into())])
    );
    let kinds: Vec<(UnitId, usize)> = Kind::ALL
        .into_iter()
        .filter_map(|kind| Some((components.roster.unit(kind, 1)?, components.roster.of_kind(kind).count())))
        .collect();
    let picture = |drawn: &str| {
        format!("<svg viewBox=\"-8.6 -8.6 17.2 17.2\">{}</svg>", drawn.replace("data-counter", "data-sample"))
    };
    for (unit, many) in kinds {
        let Some(face) = press.face(unit) else { continue };
        let name = escape(&press.words.kind(face.kind));
        let _ = write!(out, "<div>{}<br>{name} × {many}</div>", picture(&front(&face, press.theme)));
        if press.winged(unit) {
            let flies = press.t("print-in-flight", &[]);
            let _ = write!(out, "<div>{}<br>{name}, {flies}</div>", picture(&back(&face, press.theme)));
        }
    }
    let _ = write!(
        out,
        "</div></section><section class=\"part\"><h2 id=\"p-sheets\">{}</h2><div class=\"sheets\">",
        press.t("print-sheets", &[])
    );
    for unit in Kind::ALL.into_iter().filter(|k| k.is_major()).filter_map(|k| components.roster.unit(k, 1)) {
        let sheet = blank_sheet(components, unit, press.theme, &press.sheet_labels(unit));
        let _ = write!(out, "<svg viewBox=\"0 0 {} {}\">{sheet}</svg>", SHEET_SIZE.0, SHEET_SIZE.1);
    }
    let (turns, arrivals) = press.turns(&components.boards[0]);
    let _ = write!(
        out,
        "</div><h3 id=\"p-track\">{}</h3><svg class=\"track\" viewBox=\"-1 -1 {} {}\">{}</svg><p>{}</p></section>",
        press.t("print-track", &[]),
        Mm(10.0 * TURN_BOX + 2.0),
        Mm(f32::from(turns.div_ceil(10)) * TURN_BOX + 2.0),
        turn_boxes(turns, arrivals.as_ref(), press.theme),
        press.t("print-track-told", &[])
    );
    out
}

fn index(press: &Press, rules: &Rulebook, pages: &Pages) -> String {
    let mut out = format!(
        "<section class=\"part\"><h2 id=\"p-index\">{}</h2><p>{}</p><div class=\"index\">",
        press.t("print-index", &[]),
        press.t("print-index-told", &[])
    );
    for chapter in 0..rules.chapters.len() {
        let ids: Vec<(usize, &str)> =
            rules.entries_of(chapter).filter_map(|n| Some((n, rules.entries[n].id.as_deref()?))).collect();
        if ids.is_empty() {
            continue;
        }
        let _ = write!(out, "<h4>{}</h4>", escape(Rulebook::number(&rules.entries[rules.chapters[chapter]].text)));
        for (n, id) in ids {
            let anchor = rules.anchor(n).unwrap_or_default();
            let (shown, at) = (escape(id), page(pages, &anchor));
            let _ =
                write!(out, "<a data-index=\"{shown}\" href=\"#{anchor}\">{shown}<span class=\"page\">{at}</span></a>");
        }
    }
    out + "</div></section>"
}
