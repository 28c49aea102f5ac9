//! Writing SVG: short numbers, escaped text, paths. Knows nothing of the game.

use std::fmt::{self, Write};

/// A point of the picture.
pub type Point = (f32, f32);

/// A number with at most one decimal: pictures hold thousands of them.
#[derive(Clone, Copy, Debug)]
pub struct Num(pub f32);

impl fmt::Display for Num {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let tenths = (self.0 * 10.0).round() as i32;
        let sign = if tenths < 0 { "-" } else { "" };
        let (whole, part) = (tenths.unsigned_abs() / 10, tenths.unsigned_abs() % 10);
        match (whole, part) {
            (0, 0) => f.write_str("0"),
            (w, 0) => write!(f, "{sign}{w}"),
            (0, p) => write!(f, "{sign}.{p}"),
            (w, p) => write!(f, "{sign}{w}.{p}"),
        }
    }
}

/// Text as it may stand in an element or an attribute.
pub fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            // XML knows no other control characters, escaped or not.
            c if c.is_control() && !matches!(c, '\n' | '\t') => out.push('\u{fffd}'),
            '\u{fffe}' | '\u{ffff}' => out.push('\u{fffd}'),
            c => out.push(c),
        }
    }
    out
}

/// Adds formatted text; a `String` never refuses it.
macro_rules! put {
    ($out:expr, $($arg:tt)*) => {{
        use ::std::fmt::Write as _;
        let _ = $out.write_fmt(::std::format_args!($($arg)*));
    }};
}
pub(crate) use put;

/// The data of a path.
#[derive(Clone, Debug, Default)]
pub struct Path(pub String);

impl Path {
    fn op(&mut self, op: char, points: &[Point]) -> &mut Path {
        self.0.push(op);
        for (n, (x, y)) in points.iter().enumerate() {
            // A minus sign or a leading dot would part the numbers as well; the blank keeps it readable.
            let _ = write!(self.0, "{}{} {}", if n == 0 { "" } else { " " }, Num(*x), Num(*y));
        }
        self
    }

    /// Goes to a point without drawing.
    pub fn start(&mut self, p: Point) -> &mut Path {
        self.op('M', &[p])
    }

    /// A curve with one control point.
    pub fn bend(&mut self, control: Point, p: Point) -> &mut Path {
        self.op('Q', &[control, p])
    }

    /// Closes the shape.
    pub fn close(&mut self) -> &mut Path {
        self.0.push('Z');
        self
    }

    /// A closed polygon.
    pub fn polygon(&mut self, points: &[Point]) -> &mut Path {
        self.polyline(points).close()
    }

    /// An open line through points. Steps are written, not places: they are shorter.
    pub fn polyline(&mut self, points: &[Point]) -> &mut Path {
        let Some(first) = points.first() else { return self };
        self.start(*first);
        // Steps are taken from where the rounded ones led, so that nothing drifts.
        let tenths = |p: &Point| ((p.0 * 10.0).round() as i32, (p.1 * 10.0).round() as i32);
        for pair in points.windows(2) {
            let (a, b) = (tenths(&pair[0]), tenths(&pair[1]));
            let (dx, dy) = (Num((b.0 - a.0) as f32 / 10.0), Num((b.1 - a.1) as f32 / 10.0));
            let gap = if dy.0 < 0.0 { "" } else { " " };
            let _ = write!(self.0, "l{dx}{gap}{dy}");
        }
        self
    }

    /// A dot: a line without length, which a round cap makes a disc as wide as the stroke.
    pub fn dot(&mut self, p: Point) -> &mut Path {
        self.start(p);
        self.0.push_str("h.01");
        self
    }

    /// A closed line that is soft at every corner: it touches the middle of each side.
    pub fn soft_polygon(&mut self, points: &[Point]) -> &mut Path {
        let n = points.len();
        for i in 0..n {
            let to = mid(points[i], points[(i + 1) % n]);
            if i == 0 {
                self.start(mid(points[n - 1], points[0]));
            }
            self.bend(points[i], to);
        }
        self.close()
    }

    /// A soft line through all points (Catmull and Rom's, as cubic curves).
    pub fn smooth(&mut self, points: &[Point]) -> &mut Path {
        if points.len() < 3 {
            return self.polyline(points);
        }
        self.start(points[0]);
        for i in 0..points.len() - 1 {
            let before = points[i.saturating_sub(1)];
            let (from, to) = (points[i], points[i + 1]);
            let after = points[(i + 2).min(points.len() - 1)];
            let c1 = (from.0 + (to.0 - before.0) / 6.0, from.1 + (to.1 - before.1) / 6.0);
            let c2 = (to.0 - (after.0 - from.0) / 6.0, to.1 - (after.1 - from.1) / 6.0);
            self.op('C', &[c1, c2, to]);
        }
        self
    }
}

/// The point half-way.
pub fn mid(a: Point, b: Point) -> Point {
    between(a, b, 0.5)
}

/// The point on the way from `a` to `b`.
pub fn between(a: Point, b: Point, part: f32) -> Point {
    (a.0 + (b.0 - a.0) * part, a.1 + (b.1 - a.1) * part)
}

/// How far two points are from each other.
pub fn length(a: Point, b: Point) -> f32 {
    (a.0 - b.0).hypot(a.1 - b.1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        let text = |n: f32| Num(n).to_string();
        assert_eq!([text(0.0), text(-0.04), text(12.0), text(-0.5), text(3.24)], ["0", "0", "12", "-.5", "3.2"]);
    }

    #[test]
    fn text_cannot_break_out() {
        assert_eq!(escape("<a b='c'>&\"\u{1}"), "&lt;a b=&#39;c&#39;&gt;&amp;&quot;\u{fffd}");
    }
}
