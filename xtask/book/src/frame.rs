//! The frame of a document: head, styles, and what its pictures refer to.

use crate::Press;
use dragonrage_picture::print::Mm;
use dragonrage_picture::{defs, escape};

/// A whole document.
pub fn document(press: &Press, title: &str, style: &str, shared: &str, body: &str) -> String {
    let paper = press.paper;
    let size = style
        .replace("PAPER_WIDTH", &format!("{}mm", Mm(paper.width)))
        .replace("PAPER_HEIGHT", &format!("{}mm", Mm(paper.height)));
    format!(
        "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width\">\n<title>{}</title>\n<style>\n{size}</style>\n</head>\n<body>\n<svg class=\"shared\" width=\"0\" height=\"0\" aria-hidden=\"true\">{}{shared}</svg>\n{body}\n</body>\n</html>\n",
        press.words.lang().code(),
        escape(title),
        defs(press.theme)
    )
}
