//! What the characters of the board mean, and who shares a hex.

use super::Look;
use super::glyphs::Glyphs;
use crate::app::App;
use crate::paint::{FAINT, Style};
use dragonrage_rules::{Dir, Flags, Game, Status, Terrain};

/// The legend, as one paragraph.
pub fn legend(app: &App, game: &Game, look: &Look) -> String {
    let entries = entries(app, game, look);
    let most = look.width.unwrap_or(160).clamp(40, 180);
    let mut out = look.paint.text(&app.say("legend-heading"), FAINT);
    let mut length = app.say("legend-heading").chars().count();
    for (sign, style, meaning) in entries {
        let long = sign.chars().count() + meaning.chars().count() + 3;
        if length + long > most {
            out.push_str("\n ");
            length = 1;
        }
        length += long;
        out.push_str(&format!("  {} {}", look.paint.text(&sign, style), look.paint.text(&meaning, FAINT)));
    }
    out.push('\n');
    out
}

/// Every sign with its style and what it means.
fn entries(app: &App, game: &Game, look: &Look) -> Vec<(String, Style, String)> {
    let g = Glyphs::new(look.ascii);
    let board = game.board();
    let mut entries: Vec<(String, Style, String)> = Vec::new();
    for terrain in Terrain::ALL {
        if terrain != Terrain::OffMap && board.hexes().iter().any(|h| board.terrain(h) == terrain) {
            let ground = g.ground(terrain, false);
            let swatch = format!("{0}{0}", ground.fill);
            entries.push((swatch, Style::fore(ground.ink).on(ground.colour), app.words.terrain(terrain)));
        }
    }
    let mut put = |sign: String, style: Style, key: &'static str| entries.push((sign, style, app.say(key)));
    let (red, blue) = (Style::fore(231).on(160).bold(), Style::fore(231).on(27).bold());
    put(g.wall.into(), Style::fore(236).on(250), "legend-wall");
    put(g.gate.into(), red, "legend-gate");
    put(g.door.into(), blue, "legend-door");
    put(g.open.into(), Style::fore(16).on(118), "legend-open");
    put(g.smashed.into(), Style::fore(160).on(252), "legend-smashed");
    put(g.road.into(), Style::fore(94).on(180), "legend-road");
    let vp = if super::hex_width(game, look) == super::NARROW { format!("{}1", g.vp) } else { "1".to_owned() };
    put(vp, Style::fore(21).on(223), "legend-vp");
    put(g.razed.into(), Style::fore(196).on(240), "legend-razed");
    put(g.fog.into(), Style::fore(93).on(223), "legend-fog");
    put(g.whirlwind.into(), Style::fore(201).on(223), "legend-whirlwind");
    put(g.boost.into(), Style::fore(22).on(223), "legend-boost");
    put(g.prepared.into(), Style::fore(196).on(173), "legend-prepared-bridge");
    put(g.broken.into(), Style::fore(196).on(173), "legend-broken-bridge");
    put(g.burned.into(), Style::fore(196).on(67), "legend-burned-bridge");
    put(g.arrow(Dir::NE).into(), Style::fore(231).on(124), "legend-facing");
    put(g.flying.into(), Style::fore(231).on(198), "legend-flying");
    put(g.carcass.into(), Style::fore(231).on(238), "legend-dead-monster");
    put("+".into(), Style::fore(16).on(214), "legend-stack");
    entries
}

/// Hexes with more than one counter, one line each.
pub fn stacks(app: &App, game: &Game) -> String {
    let context = app.context(game);
    let mut out = String::new();
    for hex in game.board().hexes().iter() {
        let here: Vec<_> = game.in_hex(hex).collect();
        if here.len() < 2 {
            continue;
        }
        let names: Vec<String> = here
            .iter()
            .map(|u| {
                let name = app.words.unit(*u, &context);
                match game.unit(*u) {
                    Some(x) if x.status == Status::Carcass => format!("{name} ({})", app.say("sheet-dead")),
                    Some(x) if x.status == Status::Captive => format!("{name} ({})", app.say("sheet-captive")),
                    Some(x) if x.has(Flags::AIRBORNE) => format!("{name} ({})", app.say("mode-airborne")),
                    _ => name,
                }
            })
            .collect();
        let args = [("hex", hex.to_string().into()), ("units", names.join(", ").into())];
        out.push_str(&format!("  {}\n", app.text("stack-line", &args)));
    }
    out
}
