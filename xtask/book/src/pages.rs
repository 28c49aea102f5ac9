//! On which page a place of the book stands: read from the PDF that a browser has made, where every place that a link leads to is named.
//! It reads what Chromium writes and no other PDF.

use std::collections::BTreeMap;

/// Page numbers, from 1, by the names of places.
pub type Pages = BTreeMap<String, usize>;

/// The pages of a PDF's named places; empty if none can be read.
pub fn read(pdf: &[u8]) -> Pages {
    let text = String::from_utf8_lossy(pdf);
    let order = pages_in_order(&text);
    let mut found = Pages::new();
    // `/r-2.5.5.2-a [12 0 R /XYZ 45.3 700 0]`
    for (at, _) in text.match_indices(" 0 R /XYZ") {
        let before = &text[..at];
        let Some((head, object)) = before.rsplit_once('[') else { continue };
        let Some(name) = head.trim_end().rsplit('/').next().filter(|n| !n.contains(char::is_whitespace)) else {
            continue;
        };
        if let Some(page) = object.trim().parse().ok().and_then(|n: u32| order.iter().position(|o| *o == n)) {
            found.insert(plain(name), page + 1);
        }
    }
    found
}

/// A name as it was before PDF wrote it: `#2e` is a dot.
fn plain(name: &str) -> String {
    let mut out = Vec::new();
    let mut bytes = name.bytes();
    while let Some(b) = bytes.next() {
        let hex = |b: u8| char::from(b).to_digit(16).map(|d| d as u8);
        match b {
            b'#' => {
                let (high, low) = (bytes.next().and_then(hex), bytes.next().and_then(hex));
                out.extend(high.zip(low).map(|(h, l)| h * 16 + l));
            }
            b => out.push(b),
        }
    }
    String::from_utf8_lossy(&out).into_owned()
}

/// The numbers of the objects that are pages, in the order of the book.
fn pages_in_order(text: &str) -> Vec<u32> {
    let mut kids: BTreeMap<u32, Option<Vec<u32>>> = BTreeMap::new();
    let mut root = None;
    for object in text.split("endobj") {
        let Some((head, body)) = object.split_once(" 0 obj") else { continue };
        let Some(number) = head.split_whitespace().last().and_then(|n| n.parse().ok()) else { continue };
        let body = body.split("stream").next().unwrap_or_default();
        if body.contains("/Type /Pages") {
            let list = body.split_once("/Kids [").and_then(|(_, rest)| rest.split_once(']')).map_or("", |(l, _)| l);
            kids.insert(number, Some(list.split(" 0 R").filter_map(|n| n.trim().parse().ok()).collect()));
            if !body.contains("/Parent") {
                root = Some(number);
            }
        } else if body.contains("/Type /Page") {
            kids.insert(number, None);
        }
    }
    let mut order = Vec::new();
    let mut waiting: Vec<u32> = root.into_iter().collect();
    while let Some(next) = waiting.pop() {
        match kids.get(&next) {
            Some(Some(list)) if order.len() + waiting.len() < 10_000 => waiting.extend(list.iter().rev()),
            Some(None) => order.push(next),
            _ => {}
        }
    }
    order
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_found_on_their_pages() {
        let pdf = "1 0 obj\n<</Type /Pages\n/Kids [4 0 R 2 0 R]\n/Count 3>>\nendobj\n2 0 obj\n<</Type /Page\n/Parent 1 0 R>>\nendobj\n\
                   4 0 obj\n<</Type /Pages\n/Parent 1 0 R\n/Kids [5 0 R]>>\nendobj\n5 0 obj\n<</Type /Page /Parent 4 0 R>>\nendobj\n\
                   6 0 obj\n<</r-1#2ea [2 0 R /XYZ 1 2 0]\n/r-2 [5 0 R /XYZ 1 2 0]>>\nendobj\n";
        let pages = read(pdf.as_bytes());
        assert_eq!(pages.get("r-1.a"), Some(&2));
        assert_eq!(pages.get("r-2"), Some(&1));
        assert!(read(b"nothing").is_empty());
    }
}
