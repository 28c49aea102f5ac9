//! Colours of a terminal, or their absence. Nothing here knows what is painted.

use crate::args::Color;
use std::fmt::Write;
use std::io::{self, IsTerminal};

/// How a character looks; colours are numbers of the 256-colour palette.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Style {
    /// Colour of the letter.
    pub fore: Option<u8>,
    /// Colour behind it.
    pub back: Option<u8>,
    /// Strong letter.
    pub bold: bool,
}

impl Style {
    /// A letter of this colour.
    pub const fn fore(n: u8) -> Style {
        Style { fore: Some(n), back: None, bold: false }
    }

    /// Before this colour.
    pub const fn on(self, n: u8) -> Style {
        Style { back: Some(n), ..self }
    }

    /// Strong.
    pub const fn bold(self) -> Style {
        Style { bold: true, ..self }
    }

    fn code(self) -> String {
        let mut code = String::from("\x1b[0");
        if self.bold {
            code.push_str(";1");
        }
        for (n, what) in [(self.fore, 38), (self.back, 48)] {
            if let Some(n) = n {
                let _ = write!(code, ";{what};5;{n}");
            }
        }
        code.push('m');
        code
    }
}

/// Faint text: rule ids, notation.
pub const FAINT: Style = Style::fore(245);
/// Headings.
pub const HEADING: Style = Style { fore: Some(214), back: None, bold: true };

/// Paints, or leaves text as it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Paint {
    /// Are colours used?
    pub on: bool,
}

impl Paint {
    /// As asked; on a terminal unless `NO_COLOR` is set or the terminal is dumb.
    pub fn new(asked: Color) -> Paint {
        let set = |name| std::env::var_os(name).is_some_and(|v| !v.is_empty());
        let dumb = std::env::var("TERM").is_ok_and(|t| t == "dumb");
        let on = match asked {
            Color::Always => true,
            Color::Never => false,
            Color::Auto => io::stdout().is_terminal() && !set("NO_COLOR") && !dumb,
        };
        Paint { on }
    }

    /// A text in one style.
    pub fn text(&self, text: &str, style: Style) -> String {
        if self.on { format!("{}{text}\x1b[0m", style.code()) } else { text.to_owned() }
    }
}

/// Can only ASCII characters be shown? So it is on a dumb terminal, and where the first of the variables of the locale
/// that is set names another encoding than UTF-8.
pub fn is_poor(var: impl Fn(&str) -> Option<String>) -> bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().filter_map(&var).find(|v| !v.is_empty());
    let utf8 = |v: &str| v.to_ascii_lowercase().replace('-', "").contains("utf8");
    var("TERM").is_some_and(|t| t == "dumb") || locale.is_some_and(|v| !utf8(&v))
}

/// Quotation marks, dashes and dots in ASCII.
pub fn plain_signs(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '·' | '–' | '—' | '−' => out.push('-'),
            '‘' | '’' => out.push('\''),
            '“' | '”' | '„' | '«' | '»' => out.push('"'),
            '…' => out.push_str("..."),
            '×' => out.push('x'),
            '\u{a0}' | '\u{202f}' => out.push(' '),
            c => out.push(c),
        }
    }
    out
}

/// A sheet of characters, each with its style.
#[derive(Clone, Debug)]
pub struct Canvas {
    width: usize,
    cells: Vec<(char, Style)>,
}

impl Canvas {
    /// An empty sheet.
    pub fn new(width: usize, height: usize) -> Canvas {
        Canvas { width, cells: vec![(' ', Style::default()); width * height] }
    }

    /// Puts a character; outside the sheet nothing happens.
    pub fn put(&mut self, x: usize, y: usize, c: char, style: Style) {
        if x < self.width
            && let Some(cell) = self.cells.get_mut(y * self.width + x)
        {
            *cell = (c, style);
        }
    }

    /// Puts a text.
    pub fn write(&mut self, x: usize, y: usize, text: &str, style: Style) {
        for (n, c) in text.chars().enumerate() {
            self.put(x + n, y, c, style);
        }
    }

    /// The sheet as lines, without blanks at their ends.
    pub fn text(&self, paint: &Paint) -> String {
        let mut out = String::new();
        for row in self.cells.chunks(self.width) {
            let blank = |cell: &(char, Style)| cell.0 == ' ' && (cell.1.back.is_none() || !paint.on);
            let end = row.iter().rposition(|cell| !blank(cell)).map_or(0, |n| n + 1);
            let mut style = Style::default();
            for (c, s) in &row[..end] {
                if paint.on && *s != style {
                    out.push_str(&s.code());
                    style = *s;
                }
                out.push(*c);
            }
            if paint.on && style != Style::default() {
                out.push_str("\x1b[0m");
            }
            out.push('\n');
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::is_poor;

    #[test]
    fn the_first_variable_that_is_set_decides() {
        let poor = |vars: &[(&str, &str)]| {
            is_poor(|name| vars.iter().find(|(n, _)| *n == name).map(|(_, value)| (*value).to_owned()))
        };
        assert!(!poor(&[]));
        assert!(!poor(&[("LANG", "de_DE.UTF-8"), ("TERM", "xterm")]));
        assert!(poor(&[("LANG", "de_DE.UTF-8"), ("TERM", "dumb")]));
        assert!(poor(&[("LANG", "C")]));
        assert!(poor(&[("LC_ALL", "C"), ("LANG", "de_DE.utf8")]));
        assert!(!poor(&[("LC_ALL", ""), ("LC_CTYPE", "C.utf8"), ("LANG", "C")]));
    }
}
