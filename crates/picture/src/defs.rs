//! What other parts of a picture refer to.

use crate::Theme;

/// Letters of names and numbers on the map.
pub(crate) const SERIF: &str = "'DejaVu Serif Condensed','DejaVu Serif',Georgia,serif";
/// Letters on counters.
pub(crate) const SANS: &str = "'Arial Narrow','DejaVu Sans Condensed','DejaVu Sans',Arial,sans-serif";

/// Gradients, patterns and symbols; stands once in a page that shows pictures of the theme.
pub fn defs(theme: Theme) -> String {
    let c = theme.colours();
    let glow = |id: &str, colour: &str| {
        format!(
            "<radialGradient id=\"{id}\"><stop offset=\".35\" stop-color=\"{colour}\" stop-opacity=\".85\"/><stop offset=\"1\" stop-color=\"{colour}\" stop-opacity=\"0\"/></radialGradient>"
        )
    };
    let sheen = if theme.plain() { "0" } else { ".34" };
    format!(
        "<defs>{}{}{}<radialGradient id=\"dr-tower\" cx=\".38\" cy=\".34\" r=\".75\"><stop offset=\"0\" stop-color=\"{}\"/><stop offset=\"1\" stop-color=\"{}\"/></radialGradient>\
         <linearGradient id=\"dr-sheen\" x2=\"0\" y2=\"1\"><stop offset=\"0\" stop-color=\"#fff\" stop-opacity=\"{sheen}\"/><stop offset=\".45\" stop-color=\"#fff\" stop-opacity=\"0\"/><stop offset=\"1\" stop-color=\"#000\" stop-opacity=\".14\"/></linearGradient>{}</defs>",
        glow("dr-gate-glow", c.gate_glow),
        glow("dr-door-glow", c.door_glow),
        glow("dr-fire-glow", c.fire),
        c.stone_light,
        c.stone,
        crate::art::symbols()
    )
}
