//! What is printed holds what it promises: every id once and in the index, every counter as often as the box has it, sizes in
//! millimetres, and no reference to anything outside of the file. Whether paper comes out true to scale only a printed page can tell:
//! docs/results/print.txt.

use dragonrage_picture::print::{A4, COUNTER, HEX, LETTER, Paper, RULER};
use dragonrage_rulebook::{Rulebook, edition};
use dragonrage_rules::UnitId;
use dragonrage_words::Lang;
use std::collections::BTreeMap;
use xtask_book::{Pages, Press, book, markers, sheets};

fn number(text: &str) -> f32 {
    text.parse().unwrap_or_else(|_| panic!("no number: {text}"))
}

/// The sheets, as the pictures that they are.
fn pictures(html: &str) -> Vec<String> {
    let all = html.split("<svg class=\"sheet\"").skip(1);
    // A sheet may hold pictures: its own end is the last before the next sheet.
    all.map(|rest| format!("<svg{}</svg>", rest.rsplit_once("</svg>").expect("an end").0)).collect()
}

#[test]
fn every_id_is_in_the_book_once_and_in_its_index() {
    for lang in Lang::ALL {
        let html = book(&Press::new(lang, A4), &Pages::new());
        let rules = Rulebook::read(edition(lang.code()));
        let mut count = 0;
        for (n, entry) in rules.entries.iter().enumerate() {
            let Some(id) = &entry.id else { continue };
            count += 1;
            let anchor = rules.anchor(n).expect("an id has a place");
            assert_eq!(html.matches(&format!(" id=\"{anchor}\"")).count(), 1, "{} {id}", lang.code());
            let listed = html.matches(&format!("data-index=\"{id}\" href=\"#{anchor}\"")).count();
            assert_eq!(listed, 1, "{} {id} in the index", lang.code());
        }
        assert!(count > 800, "{count}");
    }
}

#[test]
fn every_link_of_the_book_leads_somewhere_in_it() {
    let html = book(&Press::new(Lang::De, A4), &Pages::new());
    let places: std::collections::BTreeSet<&str> =
        html.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    for link in html.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
        let place = link.strip_prefix('#').unwrap_or_else(|| panic!("{link} leads out of the file"));
        assert!(places.contains(place), "{link} leads nowhere");
    }
}

#[test]
fn no_file_needs_another() {
    for lang in Lang::ALL {
        let press = Press::new(lang, A4);
        for html in [book(&press, &Pages::new()), sheets(&press)] {
            let outside = html.replace("http://www.w3.org/2000/svg", "");
            for sign in ["http:", "https:", "src=", "<script", "<link", "@import", "url(h", "<img"] {
                assert!(!outside.contains(sign), "{}: {sign}", lang.code());
            }
        }
    }
}

#[test]
fn every_counter_is_on_the_sheets_as_often_as_the_box_has_it() {
    for paper in [A4, LETTER] {
        let press = Press::new(Lang::En, paper);
        let html = sheets(&press);
        let roster = &press.components().roster;
        for unit in (0..roster.len() as u8).map(UnitId) {
            let name = roster.name(unit);
            let faces = |side: &str| html.matches(&format!("data-counter=\"{name}\" data-face=\"{side}\"")).count();
            let kind = roster.kind(unit);
            let flies = kind.is_major() && press.components().monster(kind).fly > 0;
            assert_eq!((faces("front"), faces("back")), (1, usize::from(flies)), "{name}");
        }
        assert_eq!(html.matches("data-counter=").count(), roster.len() + 4, "nothing else is there");
        let mut wanted: BTreeMap<&str, usize> = BTreeMap::new();
        for marker in markers(&press) {
            *wanted.entry(marker.code()).or_default() += 1;
        }
        for (code, count) in wanted {
            assert_eq!(html.matches(&format!("data-marker=\"{code}\"")).count(), count, "{code}");
        }
    }
}

#[test]
fn sheets_are_as_large_as_their_paper_and_pieces_as_promised() {
    for paper in [A4, LETTER] {
        let Paper { width, height, .. } = paper;
        let html = sheets(&Press::new(Lang::Fr, paper));
        assert!(html.contains(&format!("@page {{ size: {width}mm {height}mm; margin: 0; }}")));
        let all = pictures(&html);
        assert_eq!(all.len(), 17, "how, counters, markers, monsters, track, twice six parts of maps");
        for sheet in &all {
            // What is used stands elsewhere in the document.
            let sheet = roxmltree::Document::parse(sheet).unwrap_or_else(|e| panic!("{e}"));
            let root = sheet.root_element();
            let attribute = |name: &str| root.attribute(name).unwrap_or_default().to_owned();
            assert_eq!(attribute("width"), format!("{width}mm"));
            assert_eq!(attribute("height"), format!("{height}mm"));
            assert_eq!(attribute("viewBox"), format!("0 0 {width} {height}"), "a unit is a millimetre");
            let ruler = sheet.descendants().find(|n| n.attribute("class") == Some("ruler")).expect("a ruler");
            let path = ruler.descendants().find_map(|n| n.attribute("d")).expect("its line");
            assert!(path.starts_with(&format!("M0 0H{RULER}M0 0V")), "{path}");
            for cut in sheet.descendants().filter(|n| n.attribute("class") == Some("cut")) {
                assert_eq!(number(cut.attribute("width").unwrap()), COUNTER);
                assert_eq!(number(cut.attribute("height").unwrap()), COUNTER);
            }
            for part in sheet.descendants().filter(|n| n.attribute("data-tile").is_some()) {
                let map = part.descendants().find(|n| n.has_tag_name("svg")).expect("a map");
                let size = |name: &str| number(map.attribute(name).unwrap());
                let view: Vec<f32> = map.attribute("viewBox").unwrap().split(' ').map(number).collect();
                // Two rows of hexes lie as far from each other as the hex is wide.
                let hex = 2.0 * 38.105_118;
                assert!(
                    (size("width") / view[2] * hex - HEX).abs() < 0.01
                        && (size("height") / view[3] * hex - HEX).abs() < 0.01
                );
                assert!(size("x") >= 9.9 && size("x") + size("width") <= width - 9.9, "within what printers print");
            }
        }
    }
}

#[test]
fn page_numbers_stand_in_contents_and_index() {
    let pages: Pages = [("r-2.5".to_owned(), 17), ("r-2.5.5.2-a".to_owned(), 19)].into();
    let html = book(&Press::new(Lang::Es, A4), &pages);
    assert!(html.contains("<span class=\"page\">17</span>"));
    assert!(html.contains("2.5.5.2-a<span class=\"page\">19</span>"));
}
