//! The turn track with both ten-turn clocks.

use crate::defs::SERIF;
use crate::svg::{Num, escape, put};
use crate::{Theme, TrackLabels};
use dragonrage_rules::Game;

/// Height of the track.
pub const TRACK_HEIGHT: f32 = 74.0;

/// Turns without a success after which the city has won [2.3].
const CLOCK: u16 = 10;

/// The turn track, as wide as told and [`TRACK_HEIGHT`] high: reinforcement turns tinted, the present turn marked, and
/// both clocks below. Each box carries `data-turn`.
pub fn turn_track(game: &Game, width: f32, theme: Theme, labels: &TrackLabels) -> String {
    let c = theme.colours();
    let spec = game.board().spec();
    // Wider than the turns themselves: the last box of a long game has a number too.
    let (length, turn) = (u32::from(spec.turn_track.max(10)), u32::from(game.turn()));
    // A game that is longer than the track begins it anew.
    let first = turn.saturating_sub(1) / length * length;
    let wide = width / length as f32;
    let mut out = String::from("<g class=\"track\" text-anchor=\"middle\">");
    put!(out, "<g font-family=\"{SERIF}\" font-size=\"{}\">", Num((wide * 0.42).min(15.0)));
    let arrivals = game.rules().scenario.reinforcements.as_ref().filter(|r| r.first_turn > 0);
    for n in first + 1..=first + length {
        let x = (n - first - 1) as f32 * wide;
        let comes = arrivals.is_some_and(|r| {
            let (from, every) = (u32::from(r.first_turn), u32::from(r.every.max(1)));
            n >= from && (n - from).is_multiple_of(every)
        });
        put!(
            out,
            "<g data-turn=\"{n}\"><rect x=\"{}\" y=\"1\" width=\"{}\" height=\"38\" fill=\"{}\" stroke=\"{}\" stroke-width=\"1\"/>",
            Num(x),
            Num(wide),
            if comes { c.reinforcement } else { c.vp_paper },
            c.ink
        );
        put!(out, "<text x=\"{}\" y=\"18\" fill=\"{}\">{n}</text>", Num(x + wide / 2.0), c.ink);
        if comes {
            put!(
                out,
                "<use href=\"#dr-banner\" x=\"{}\" y=\"22\" width=\"15\" height=\"15\" {}/>",
                Num(x + wide / 2.0 - 7.5),
                crate::art::inks(c.vp, c.vp_paper)
            );
        }
        if n == turn {
            let half = wide / 2.0;
            put!(
                out,
                "<path class=\"now\" d=\"M{} 1h{1}v38h-{1}z\" fill=\"none\" stroke=\"{2}\" stroke-width=\"4\"/><path d=\"M{3} 24l6 13h-12z\" fill=\"{2}\" stroke=\"{4}\" stroke-width=\"1.4\"/>",
                Num(x),
                Num(wide),
                c.target,
                Num(x + half),
                c.halo
            );
        }
        out.push_str("</g>");
    }
    out.push_str("</g>");
    let (vp, inside) = game.clocks();
    for (n, (label, last)) in [(&labels.destruction, vp), (&labels.inside, inside)].into_iter().enumerate() {
        clock(&mut out, theme, n as f32 * width / 2.0, label, game.turn().saturating_sub(last).min(CLOCK));
    }
    out.push_str("</g>");
    out
}

/// Ten lamps, one for each turn that passed; the last ones warn.
fn clock(out: &mut String, theme: Theme, x: f32, label: &str, turns: u16) {
    let c = theme.colours();
    put!(out, "<g class=\"clock\" data-turns=\"{turns}\" transform=\"translate({} 58)\">", Num(x + 10.0));
    for n in 0..CLOCK {
        let lit = n < turns;
        let fill = match (lit, n >= 7) {
            (true, true) => c.target,
            (true, false) => c.ink,
            _ => c.vp_paper,
        };
        put!(
            out,
            "<circle cx=\"{}\" r=\"{}\" fill=\"{fill}\" stroke=\"{}\" stroke-width=\"1.2\"/>",
            n * 14,
            if lit { "5.6" } else { "4.4" },
            c.ink
        );
    }
    put!(
        out,
        "<text x=\"142\" y=\"4.6\" font-family=\"{SERIF}\" font-size=\"13\" text-anchor=\"start\" fill=\"{}\">{}</text></g>",
        c.ink,
        escape(label)
    );
}
