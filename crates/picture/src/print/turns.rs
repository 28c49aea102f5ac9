//! The turn track for a table: boxes that hold a marker each.

use super::Mm;
use crate::Theme;
use crate::defs::SERIF;
use crate::svg::put;
use dragonrage_rules::Reinforcements;

/// The side of a box.
pub const TURN_BOX: f32 = 17.0;

/// The turns from 1 to `turns`, ten in a row, from the origin to the right and down; turns in which somebody arrives are tinted and have
/// a banner. Each box carries `data-turn`.
pub fn turn_boxes(turns: u16, arrivals: Option<&Reinforcements>, theme: Theme) -> String {
    let c = theme.colours();
    let mut out = format!("<g class=\"turns\" font-family=\"{SERIF}\">");
    for n in 1..=turns {
        let comes = arrivals
            .filter(|r| r.first_turn > 0)
            .is_some_and(|r| n >= r.first_turn && (n - r.first_turn).is_multiple_of(r.every.max(1)));
        let (x, y) = (f32::from((n - 1) % 10) * TURN_BOX, f32::from((n - 1) / 10) * TURN_BOX);
        put!(
            out,
            "<g data-turn=\"{n}\" transform=\"translate({} {})\"><rect width=\"{2}\" height=\"{2}\" fill=\"{3}\" stroke=\"{4}\" stroke-width=\".3\"/><text x=\"1.2\" y=\"5\" font-size=\"4.6\" font-weight=\"700\" fill=\"{4}\">{n}</text>",
            Mm(x),
            Mm(y),
            Mm(TURN_BOX),
            if comes { c.reinforcement } else { c.vp_paper },
            c.ink
        );
        if comes {
            put!(
                out,
                "<use href=\"#dr-banner\" x=\"9.6\" y=\"1.2\" width=\"6\" height=\"6\" {}/>",
                crate::art::inks(c.vp, c.vp_paper)
            );
        }
        out.push_str("</g>");
    }
    out.push_str("</g>");
    out
}
