//! The sheets to print and cut, true to scale: how the game is made, counters, markers, monster sheets, points, turn track, and both maps in
//! parts. Every sheet is one picture in millimetres, as large as its paper, with a ruler.

use crate::frame::document;
use crate::{Press, map_id};
use dragonrage_picture::print::{
    COUNTER, FOOT, HEAD, HEX, MARGIN, Marker, Mm, POINT_ROW, Paper, Tile, back, front, marker, point_row, ruler, tile,
    tiles, turn_boxes,
};
use dragonrage_picture::{Face, Layout, SHEET_SIZE, blank_sheet};
use dragonrage_rules::Class;
use dragonrage_words::Family;
use std::fmt::Write;

const STYLE: &str = "@page { size: PAPER_WIDTH PAPER_HEIGHT; margin: 0; }
html, body { margin: 0; padding: 0; background: #fff; }
svg.shared { position: absolute; }
svg.sheet { display: block; break-after: page; break-inside: avoid; }
svg.sheet:last-child { break-after: auto; }
@media screen { body { background: #888; } svg.sheet { margin: 6mm auto; background: #fff; } }
";
const SERIF: &str = "Georgia,'DejaVu Serif Condensed','DejaVu Serif',serif";

/// From the middle of a piece to the middle of the next.
const STEP: f32 = COUNTER + 3.0;
/// Those who can stand about a young dragon when it dies [2.12.2.3-b].
const SLAYERS: usize = 6;

/// The markers that a table needs, each as often as both maps at most have use for it.
pub fn markers(press: &Press) -> Vec<Marker> {
    let (components, mut all) = (&press.components, vec![Marker::Turn, Marker::Damage, Marker::Inside]);
    let most = |count: &dyn Fn(&dragonrage_rules::Board) -> usize| {
        components.boards.iter().map(|b| count(b)).max().unwrap_or(0)
    };
    let of_class =
        |class: &[Class]| press.units().filter(|u| class.contains(&components.roster.kind(*u).class())).count();
    let bridges = |b: &dragonrage_rules::Board, wooden: bool| {
        let is = |t: dragonrage_rules::Terrain| {
            if wooden { t == dragonrage_rules::Terrain::WoodenBridge } else { t.is_bridge() }
        };
        b.spec().crossings.iter().filter(|c| is(b.terrain(c.hex))).count()
    };
    let mut add = |marker: Marker, count: usize| all.extend(vec![marker; count]);
    add(Marker::Broken, most(&|b| b.spec().entrances.len() + bridges(b, false)));
    add(Marker::Burned, most(&|b| bridges(b, true)));
    add(Marker::Wound, of_class(&[Class::Hero, Class::Princess]));
    add(Marker::Fog, of_class(&[Class::Wizard]));
    add(Marker::Whirlwind(1), of_class(&[Class::Wizard]));
    add(Marker::Whirlwind(2), of_class(&[Class::Wizard]));
    add(Marker::Slayer, SLAYERS);
    let values = components.boards.iter().flat_map(|b| b.spec().places.iter().map(|p| p.vp)).max().unwrap_or(0);
    for vp in 1..=values {
        add(Marker::Razed(vp), most(&|b| b.spec().places.iter().filter(|p| p.vp == vp).count()));
    }
    all
}

/// A piece on a sheet: where its middle is, and what is drawn there.
struct Laid {
    at: (f32, f32),
    drawn: String,
}

/// Lays pieces row by row on as many sheets as they need.
struct Rows {
    paper: Paper,
    sheets: Vec<Vec<Laid>>,
    next: (f32, f32),
}

impl Rows {
    fn new(paper: Paper) -> Rows {
        Rows { paper, sheets: vec![Vec::new()], next: (0.0, 0.0) }
    }

    /// The middle of the first piece of a sheet: rows are centred.
    fn first(&self) -> (f32, f32) {
        let columns = ((self.paper.field().0 + STEP - COUNTER) / STEP).floor();
        let wide = columns * STEP - (STEP - COUNTER);
        ((self.paper.width - wide + COUNTER) / 2.0, HEAD + STEP / 2.0 + 2.0)
    }

    /// Goes to the beginning of the next row, `rows` high, or of the next sheet.
    fn row(&mut self, rows: f32) {
        let first = self.first();
        let begun = self.sheets.last().is_some_and(|s| !s.is_empty());
        self.next = if begun { (first.0, self.next.1 + rows * STEP) } else { first };
        if self.next.1 + STEP / 2.0 > self.paper.height - FOOT {
            self.sheets.push(Vec::new());
            self.next = first;
        }
    }

    fn put(&mut self, drawn: String) {
        if self.next.0 + COUNTER / 2.0 > self.paper.width - MARGIN + 0.1 {
            self.row(1.0);
        }
        let at = self.next;
        if let Some(sheet) = self.sheets.last_mut() {
            sheet.push(Laid { at, drawn });
        }
        self.next.0 += STEP;
    }
}

/// All counters: those with two sides first, face above and back below, turned about, with the fold between them.
fn counters(press: &Press) -> Vec<Vec<Laid>> {
    let mut rows = Rows::new(press.paper);
    rows.row(1.0);
    let (winged, others): (Vec<_>, Vec<_>) = press.units().partition(|u| press.winged(*u));
    for unit in winged {
        let Some(face) = press.face(unit) else { continue };
        let h = COUNTER / 2.0;
        let fold = format!(
            "<path class=\"fold\" d=\"M{} {h}H{}\" stroke=\"#000\" stroke-width=\".2\" stroke-dasharray=\".6 .6\"/>",
            Mm(-h - 2.0),
            Mm(h + 2.0)
        );
        let other = back(&face, press.theme);
        rows.put(format!(
            "{}<g transform=\"translate(0 {COUNTER}) rotate(180)\">{other}</g>{fold}",
            front(&face, press.theme)
        ));
    }
    let words = press.t("print-fold", &[]);
    let at = (rows.next.0 - COUNTER / 2.0 + 2.0, rows.next.1 + COUNTER / 2.0);
    if let Some(sheet) = rows.sheets.last_mut() {
        sheet.push(Laid { at, drawn: lines(&words, 58, 3.0) });
    }
    rows.row(2.0);
    for unit in others {
        rows.put(press.face(unit).map(|face| front(&face, press.theme)).unwrap_or_default());
    }
    rows.sheets
}

/// A paragraph from the origin downwards, in lines of so many letters.
fn lines(text: &str, wide: usize, size: f32) -> String {
    let mut out = format!("<text font-family=\"{SERIF}\" font-size=\"{}\">", Mm(size));
    let mut line = String::new();
    let mut say = |line: &str, first: bool| {
        let _ = write!(out, "<tspan x=\"0\" dy=\"{}\">{line}</tspan>", if first { "0" } else { "1.45em" });
    };
    let mut first = true;
    for word in text.split(' ') {
        if !line.is_empty() && line.chars().count() + word.chars().count() >= wide {
            say(&line, first);
            (first, line) = (false, String::new());
        }
        line += if line.is_empty() { "" } else { " " };
        line += word;
    }
    say(&line, first);
    out + "</text>"
}

fn laid(pieces: &[Laid]) -> String {
    let place = |p: &Laid| format!("<g transform=\"translate({} {})\">{}</g>", Mm(p.at.0), Mm(p.at.1), p.drawn);
    pieces.iter().map(place).collect()
}

/// How the game is made, and how large it comes out.
fn how(press: &Press) -> String {
    let (hex, counter) = (("hex", HEX.into()), ("counter", COUNTER.into()));
    let steps = [
        press.t("print-how-print", &[]),
        press.t("print-how-counters", &[counter]),
        press.t("print-how-fold", &[]),
        press.t("print-how-maps", &[hex]),
        press.t("print-how-pencil", &[]),
        press.t("print-how-dice", &[]),
    ];
    let mut out = String::new();
    for (n, step) in steps.iter().enumerate() {
        let y = HEAD + 16.0 + 24.0 * n as f32;
        let _ = write!(
            out,
            "<text x=\"{0}\" y=\"{1}\" font-family=\"{SERIF}\" font-size=\"7\" font-weight=\"700\">{2}</text><g transform=\"translate({3} {1})\">{4}</g>",
            Mm(MARGIN + 4.0),
            Mm(y),
            n + 1,
            Mm(MARGIN + 14.0),
            lines(step, 78, 4.0)
        );
    }
    // A hex with a counter in it.
    let (x, y, r) = (press.paper.width / 2.0, press.paper.height - FOOT - 30.0, HEX / 3f32.sqrt());
    let (half, high) = (r / 2.0, HEX / 2.0);
    let hex = format!("M{} 0L{} {}H{}L{} 0L{3} {}H{1}Z", Mm(-r), Mm(-half), Mm(-high), Mm(half), Mm(r), Mm(high));
    let piece = press.units().next().and_then(|u| press.face(u)).map(|face| sample(press, &face)).unwrap_or_default();
    let _ = write!(
        out,
        "<g transform=\"translate({} {})\"><path class=\"hex\" d=\"{hex}\" fill=\"none\" stroke=\"#000\" stroke-width=\".2\"/>{piece}</g>",
        Mm(x),
        Mm(y)
    );
    out
}

/// A counter that is only shown: it is not one of the box.
fn sample(press: &Press, face: &Face) -> String {
    front(face, press.theme).replace("data-counter", "data-sample")
}

/// The sheets with the major monsters, two beside each other.
fn monsters(press: &Press) -> String {
    let mut out = String::new();
    let all: Vec<_> = press.units().filter(|u| press.components.roster.kind(*u).is_major()).collect();
    // As large as width and height allow.
    let (field, rows) = (press.paper.field(), all.len().div_ceil(2).max(1) as f32);
    let scale = ((field.0 - 6.0) / 2.0 / SHEET_SIZE.0).min((field.1 / rows - 4.0) / SHEET_SIZE.1);
    let (wide, high) = (field.0 / 2.0, field.1 / rows);
    for (n, unit) in all.into_iter().enumerate() {
        let left = MARGIN + (wide - SHEET_SIZE.0 * scale) / 2.0;
        let (x, y) = (left + (n % 2) as f32 * wide, HEAD + 2.0 + (n / 2) as f32 * high);
        let sheet = blank_sheet(&press.components, unit, press.theme, &press.sheet_labels(unit));
        let _ = write!(out, "<g transform=\"translate({} {}) scale({scale:.5})\">{sheet}</g>", Mm(x), Mm(y));
    }
    out
}

/// The turn track, and rows of points.
fn track(press: &Press) -> String {
    let mut out = String::new();
    let mut y = HEAD + 4.0;
    let mut drawn: Vec<String> = Vec::new();
    for board in &press.components.boards {
        let (turns, arrivals) = press.turns(board);
        let boxes = turn_boxes(turns, arrivals.as_ref(), press.theme);
        // Maps with the same track share it.
        if drawn.contains(&boxes) {
            continue;
        }
        let x = (press.paper.width - 10.0 * dragonrage_picture::print::TURN_BOX) / 2.0;
        let _ = write!(out, "<g transform=\"translate({} {})\">{boxes}</g>", Mm(x), Mm(y));
        y += f32::from(turns.div_ceil(10)) * dragonrage_picture::print::TURN_BOX + 5.0;
        drawn.push(boxes);
    }
    let told = lines(&press.t("print-track-told", &[]), 112, 3.0);
    let _ = write!(out, "<g transform=\"translate({} {})\">{told}</g>", Mm(MARGIN + 2.0), Mm(y));
    y += 22.0;
    let heading = press.t("print-points", &[]);
    let _ = write!(
        out,
        "<text x=\"{}\" y=\"{}\" font-family=\"{SERIF}\" font-size=\"5\" font-weight=\"700\">{heading}</text>",
        Mm(MARGIN),
        Mm(y)
    );
    let told = press.t("print-points-told", &[]);
    let _ = write!(
        out,
        "<text x=\"{}\" y=\"{}\" font-family=\"{SERIF}\" font-size=\"3\">{told}</text>",
        Mm(MARGIN),
        Mm(y + 5.0)
    );
    y += 8.0;
    for unit in press.units() {
        if let (Some(points), Some(face)) = (press.points(unit), press.face(unit)) {
            let row = point_row(&face, points, &press.unit_name(unit), press.theme);
            let _ = write!(out, "<g transform=\"translate({} {})\">{row}</g>", Mm(MARGIN), Mm(y));
            y += POINT_ROW;
        }
    }
    out
}

/// The document.
pub fn sheets(press: &Press) -> String {
    let mut all: Vec<(String, String)> = vec![(press.t("print-how", &[]), how(press))];
    all.extend(counters(press).iter().map(|pieces| (press.t("print-counters", &[]), laid(pieces))));
    let mut rows = Rows::new(press.paper);
    rows.row(1.0);
    for one in markers(press) {
        rows.put(marker(one, &press.words.of(Family::Marker, one.code(), &[]), press.theme));
    }
    all.extend(rows.sheets.iter().map(|pieces| (press.t("print-markers", &[]), laid(pieces))));
    all.push((press.t("print-sheets", &[]), monsters(press)));
    all.push((press.t("print-track", &[]), track(press)));
    let mut maps = String::new();
    for board in &press.components.boards {
        maps += &press.map(board);
        for part in tiles(&Layout::of(board), press.paper) {
            let name = Tile::name(part.column, part.row);
            let heading = press.t("print-part", &[("map", board.spec().name.clone().into()), ("part", name.into())]);
            all.push((heading, tile(&part, press.paper, &map_id(board))));
        }
    }
    let Paper { width, height, .. } = press.paper;
    let scale = press.t("print-scale", &[("hex", HEX.into()), ("counter", COUNTER.into())]);
    let mut body = String::new();
    for (n, (heading, drawn)) in all.iter().enumerate() {
        let number = press.t("print-sheet", &[("number", (n + 1).into()), ("count", all.len().into())]);
        let _ = write!(
            body,
            "<svg class=\"sheet\" xmlns=\"http://www.w3.org/2000/svg\" width=\"{0}mm\" height=\"{1}mm\" viewBox=\"0 0 {0} {1}\"><g font-family=\"{SERIF}\"><text x=\"{MARGIN}\" y=\"14\" font-size=\"5\" font-weight=\"700\">Dragon Rage · {heading}</text><text x=\"{2}\" y=\"14\" font-size=\"3\" text-anchor=\"end\">{number}</text></g>{drawn}<g transform=\"translate({MARGIN} {3})\">{4}</g><text x=\"{2}\" y=\"{5}\" font-family=\"{SERIF}\" font-size=\"2.7\" text-anchor=\"end\">{scale}</text></svg>",
            Mm(width),
            Mm(height),
            Mm(width - MARGIN),
            Mm(height - 13.0),
            ruler(&press.words.text("print-ruler", &[])),
            Mm(height - 17.0)
        );
    }
    let title = format!("Dragon Rage · {}", press.words.text("print-cut", &[]));
    document(press, &title, STYLE, &format!("<defs>{maps}</defs>"), &body)
}
