//! Silhouettes of every kind of unit and a few signs, drawn for this game in a square of 32.
//!
//! A picture is a list of layers, painted one over the other in two colours: the ink of the counter, and its ground, which
//! cuts details out.

use crate::svg::put;
use dragonrage_rules::Kind;

/// How a layer is painted.
#[derive(Clone, Copy)]
enum Paint {
    /// Filled with ink.
    Ink,
    /// Filled with ink, and once more as in a mirror.
    Twins,
    /// Cut out.
    Cut,
    /// Cut out, and once more as in a mirror.
    CutTwins,
    /// A line of ink, so many tenths wide.
    Line(u8),
    /// A line cut out, so many tenths wide.
    CutLine(u8),
}

use Paint::{Cut, CutLine, CutTwins, Ink, Line, Twins};

/// An id and its layers.
type Art = (&'static str, &'static [(Paint, &'static str)]);

/// The id of a counter's silhouette. The two elementals look different: the first is of earth, the second of fire.
pub(crate) fn id(kind: Kind, number: u8) -> &'static str {
    match kind {
        Kind::Cavalry => "dr-CAV",
        Kind::Infantry => "dr-INF",
        Kind::Archers => "dr-ARH",
        Kind::Militia => "dr-MIL",
        Kind::Hero => "dr-HERO",
        Kind::Wizard => "dr-WZD",
        Kind::Elowyn => "dr-ELO",
        Kind::Ballista => "dr-BAL",
        Kind::Catapult => "dr-CAT",
        Kind::Orcs => "dr-ORC",
        Kind::Goblins => "dr-GOB",
        Kind::Wargs => "dr-WRG",
        Kind::Trolls => "dr-TRL",
        Kind::OrcBoss => "dr-BOSS",
        Kind::Shaman => "dr-SHAM",
        Kind::Giant => "dr-GIA",
        Kind::SeaSerpent => "dr-SER",
        Kind::TRex => "dr-TRX",
        Kind::Elemental if number == 2 => "dr-FIRE",
        Kind::Elemental => "dr-EARTH",
        Kind::Dragon => "dr-D",
        Kind::YoungDragon => "dr-YD",
        Kind::Roc => "dr-ROC",
        Kind::Wurm => "dr-WRM",
    }
}

/// Every silhouette as a symbol.
pub(crate) fn symbols() -> String {
    let mut out = String::with_capacity(24_000);
    for (id, art) in people::ART.iter().chain(beasts::ART).chain(signs::ART) {
        put!(out, "<symbol id=\"{id}\" viewBox=\"0 0 32 32\" overflow=\"visible\">");
        for (paint, d) in *art {
            let mirror = "transform=\"matrix(-1 0 0 1 32 0)\"";
            match paint {
                Ink => put!(out, "<path d=\"{d}\"/>"),
                Twins => put!(out, "<path d=\"{d}\"/><path {mirror} d=\"{d}\"/>"),
                Cut => put!(out, "<path fill=\"currentColor\" d=\"{d}\"/>"),
                CutTwins => {
                    put!(out, "<path fill=\"currentColor\" d=\"{d}\"/><path fill=\"currentColor\" {mirror} d=\"{d}\"/>")
                }
                // Whoever uses a silhouette gives it ink for fill and stroke, and a stroke of no width.
                Line(w) => put!(
                    out,
                    "<path fill=\"none\" stroke-width=\"{}\" stroke-linecap=\"round\" stroke-linejoin=\"round\" d=\"{d}\"/>",
                    f32::from(*w) / 10.0
                ),
                CutLine(w) => put!(
                    out,
                    "<path fill=\"none\" stroke=\"currentColor\" stroke-width=\"{}\" stroke-linecap=\"round\" stroke-linejoin=\"round\" d=\"{d}\"/>",
                    f32::from(*w) / 10.0
                ),
            }
        }
        out.push_str("</symbol>");
    }
    out
}

mod beasts;
mod people;
mod signs;

/// What uses of a silhouette say of its colours.
pub(crate) fn inks(ink: &str, ground: &str) -> String {
    format!("fill=\"{ink}\" stroke=\"{ink}\" stroke-width=\"0\" color=\"{ground}\"")
}

/// A silhouette by itself, larger than any counter: ink on its ground, in a square of this size about the origin.
pub fn silhouette(kind: Kind, number: u8, size: f32, ink: &str, ground: &str) -> String {
    let (half, inks) = (size / 2.0, inks(ink, ground));
    format!(
        "<use href=\"#{}\" x=\"{:.1}\" y=\"{:.1}\" width=\"{size:.1}\" height=\"{size:.1}\" {inks}/>",
        id(kind, number),
        -half,
        -half
    )
}
