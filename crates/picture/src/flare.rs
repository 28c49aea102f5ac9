//! What flares up on the board for a moment: fire, lightning, smoke, dust, shards, fog, missiles. How it moves the page's style says,
//! by the classes that are given here.

use crate::layout::Layout;
use crate::svg::{Num, escape, put};
use dragonrage_rules::Hex;

/// The shadow that a flyer throws on the ground.
pub const SHADOW: &str = "<ellipse class=\"shadow\" rx=\"30\" ry=\"21\" fill=\"#1d1712\"/>";

const BOLT: &str = "<path d=\"M6-46-12-2H0L-8 34 16-10H3L14-46Z\" fill=\"#fff6a8\" stroke=\"#3a5bd0\" stroke-width=\"3\" stroke-linejoin=\"round\"/>";

const FLAME: &str = "<path d=\"M0 30C-26 30-30 8-16-8-14 0-10 2-6 0-12-18 2-30 4-42 12-30 26-14 22 6 20 20 12 30 0 30Z\" fill=\"#ffb02e\" stroke=\"#b3261e\" stroke-width=\"3.5\"/><path d=\"M0 28C-10 28-12 16-4 6-2 12 4 10 4 2 12 12 12 28 0 28Z\" fill=\"#fff0b0\"/>";

const RING: &str = "<circle r=\"34\" fill=\"none\" stroke=\"#6a4bc4\" stroke-width=\"5\" stroke-dasharray=\"9 7\"/><circle r=\"22\" fill=\"none\" stroke=\"#a68bf0\" stroke-width=\"4\"/>";

const BURST: &str = "<path d=\"M0-38 8-14 32-26 18-4 40 8 15 11 22 36 2 18-16 38-12 13-38 12-16-2-34-24-8-13Z\" fill=\"#e9dcc0\" fill-opacity=\".9\" stroke=\"#5a4636\" stroke-width=\"3\" stroke-linejoin=\"round\"/>";

/// A whirlwind, about its middle.
pub fn whirl() -> String {
    let arms = "<path class=\"arms\" d=\"M0 0C10-10 24-4 22 10 20 26-4 30-16 20-32 6-24-22-4-28 22-36 42-12 38 14M0 0C-8 8-18 2-15-7-12-18 6-20 13-11\" fill=\"none\" stroke=\"#4a5f6b\" stroke-width=\"5\" stroke-linecap=\"round\"/>";
    format!("<g class=\"flare whirl\"><circle r=\"40\" fill=\"#dfe9ee\" fill-opacity=\".7\"/>{arms}</g>")
}

/// Something that flares up in a hex, by its code: `fire`, `bolt`, `ruin`, `blow`, `spell`, `fog` or `whirl`.
pub fn flare(layout: &Layout, hex: Hex, code: &str) -> String {
    let (x, y) = layout.centre(hex);
    let drawn = match code {
        "bolt" => one(code, BOLT),
        "fire" => {
            format!("<circle class=\"flare glow\" r=\"44\" fill=\"#ff8a1e\" fill-opacity=\".5\"/>{}", one(code, FLAME))
        }
        "spell" => one(code, RING),
        "whirl" => whirl(),
        "fog" => fog(),
        "ruin" => ruin(),
        _ => format!("{}{}", one(code, BURST), dust()),
    };
    format!("<g transform=\"translate({} {})\">{drawn}</g>", Num(x), Num(y))
}

fn one(code: &str, shape: &str) -> String {
    format!("<g class=\"flare {}\">{shape}</g>", escape(code))
}

/// Fog rolls out over the hex and its neighbours.
fn fog() -> String {
    let mut out = String::new();
    for (x, y, r) in
        [(0, 0, 64), (-58, 30, 50), (60, -24, 52), (44, 52, 46), (-40, -54, 48), (-4, 70, 42), (8, -72, 42)]
    {
        put!(
            out,
            "<g transform=\"translate({x} {y})\"><circle class=\"flare fog\" r=\"{r}\" fill=\"#e8ecec\" fill-opacity=\".75\"/></g>"
        );
    }
    out
}

/// A place burns down: flames, and smoke that rises.
fn ruin() -> String {
    let mut out = String::new();
    for (x, y, scale) in [(-14, 6, 70), (15, 8, 60), (1, -2, 85)] {
        put!(out, "<g transform=\"translate({x} {y}) scale(.{scale})\">{}</g>", one("burn", FLAME));
    }
    for (x, y, r) in [(-10, 0, 17), (10, -6, 20), (0, 4, 14), (-2, -10, 23)] {
        put!(
            out,
            "<g transform=\"translate({x} {y})\"><circle class=\"flare smoke\" r=\"{r}\" fill=\"#4b4540\" fill-opacity=\".72\"/></g>"
        );
    }
    out
}

/// Dust along the ground.
fn dust() -> String {
    let mut out = String::new();
    for (x, y) in [(-26, 16), (26, 14), (0, 24), (-16, 26), (18, 26)] {
        put!(
            out,
            "<g transform=\"translate({x} {y})\"><circle class=\"flare dust\" r=\"13\" fill=\"#b9a888\" fill-opacity=\".8\"/></g>"
        );
    }
    out
}

/// What an entrance or a wall between two hexes breaks into.
pub fn shards(layout: &Layout, inside: Hex, outside: Hex) -> String {
    let ((ax, ay), (bx, by)) = (layout.centre(inside), layout.centre(outside));
    let (x, y) = ((ax + bx) / 2.0, (ay + by) / 2.0);
    let mut out = format!("<g transform=\"translate({} {})\">{}", Num(x), Num(y), dust());
    let shapes = [
        "M-9-7 8-5 6 8-7 6Z",
        "M-7-8 9-3 2 9Z",
        "M-8-4 4-8 9 5-3 8Z",
        "M-10-3 9-6 10 3-8 5Z",
        "M-5-9 8-2 3 8-8 4Z",
        "M-7-5 6-7 5 7Z",
    ];
    for (n, shape) in shapes.iter().enumerate() {
        let fill = if n % 2 == 0 { "#8d8375" } else { "#6f4d2f" };
        put!(
            out,
            "<path class=\"flare shard s{n}\" d=\"{shape}\" fill=\"{fill}\" stroke=\"#2c2119\" stroke-width=\"2\" stroke-linejoin=\"round\"/>"
        );
    }
    out.push_str("</g>");
    out
}

/// A missile about its middle, pointing the way that it flies.
pub fn missile(layout: &Layout, from: Hex, to: Hex) -> String {
    let ((ax, ay), (bx, by)) = (layout.centre(from), layout.centre(to));
    let degrees = (by - ay).atan2(bx - ax).to_degrees();
    format!(
        "<g class=\"missile\" transform=\"rotate({})\" fill=\"none\" stroke-linecap=\"round\"><path d=\"M-22 0H18\" stroke=\"#fffdf6\" stroke-width=\"8\"/><path d=\"M-22 0H18\" stroke=\"#2c2119\" stroke-width=\"4\"/><path d=\"M26 0 13-7V7Z\" fill=\"#2c2119\" stroke=\"#fffdf6\" stroke-width=\"1.500\"/></g>",
        Num(degrees)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_that_flares_up_is_drawn_at_its_place() {
        let components = dragonrage_data::embedded();
        let layout = Layout::of(components.board("esirien").unwrap());
        let (one, other): (Hex, Hex) = ("0709".parse().unwrap(), "0710".parse().unwrap());
        let (x, y) = layout.centre(one);
        for code in ["fire", "bolt", "ruin", "blow", "spell", "fog", "whirl"] {
            let drawn = flare(&layout, one, code);
            assert!(drawn.starts_with(&format!("<g transform=\"translate({} {})\">", Num(x), Num(y))), "{drawn}");
            assert!(drawn.contains("class=\"flare ") && !drawn.contains("style="), "{code}");
            assert_eq!(drawn.matches("<g").count(), drawn.matches("</g>").count(), "{code}");
        }
        assert_eq!(shards(&layout, one, other).matches("shard s").count(), 6);
        assert!(missile(&layout, one, other).contains("rotate(90"));
    }
}
