//! The sheet of a major monster: its body seen from above, a plate for every group of an area, a heart for every hit point.

use crate::defs::SERIF;
use crate::svg::{Num, escape, put};
use crate::{SheetLabels, Theme};
use dragonrage_rules::{Area, Components, Game, Kind, UnitId};

/// Width and height of a sheet.
pub const SHEET_SIZE: (f32, f32) = (320.0, 304.0);

/// Half of a body, head up; the other half is its mirror image.
const DRAGON: &str = "M160 20C166 20 170 23 172 28L184 14 179 38C182 50 174 62 171 74 170 88 178 104 188 116 212 90 250 72 310 66 302 88 303 104 312 124 292 118 277 124 268 140 252 132 238 140 232 158 220 151 206 155 198 166L226 175 240 197 223 190 212 203 201 186C201 197 198 206 193 214L216 230 226 252 209 245 200 256 190 240C182 252 176 264 174 276 172 286 168 292 174 298L160 304Z";
/// The fingers of a dragon's wing.
const FINGERS: &str = "M188 116 312 124M188 116 268 140M188 116 232 158M188 116C230 90 270 74 310 66";
const ROC: &str = "M160 22C174 24 180 40 176 54 174 66 176 80 186 92 214 74 256 60 312 64 306 84 297 94 284 100L302 102C293 118 280 127 266 130L282 135C269 149 254 155 238 156L250 163C233 175 214 178 198 174 196 200 190 222 182 238L206 288 181 278 172 298 160 302Z";
const WURM: &str = "M160 16C170 17 178 24 180 34L190 30 182 50C192 74 190 96 184 112L206 106 208 116 186 124C194 146 193 160 186 172L208 168 209 178 187 186C192 208 188 226 180 240L198 240 198 249 177 252C171 276 166 292 160 302Z";

/// A body with its areas and a heart for every hit point, fire breaths left; a group in a field of [`SHEET_SIZE`]. Empty for
/// units that are no major monsters. Each area's plates carry `data-area`.
pub fn sheet(game: &Game, unit: UnitId, theme: Theme, labels: &SheetLabels) -> String {
    let Some(major) = game.major(unit) else { return String::new() };
    drawn(game.components(), unit, theme, labels, |area| major.damage(area), major.fires)
}

/// The sheet as it comes from the box: nothing is hurt or used.
pub fn blank_sheet(components: &Components, unit: UnitId, theme: Theme, labels: &SheetLabels) -> String {
    drawn(components, unit, theme, labels, |_| 0, 0)
}

fn drawn(
    components: &Components,
    unit: UnitId,
    theme: Theme,
    labels: &SheetLabels,
    hurt: impl Fn(Area) -> u8,
    used: u8,
) -> String {
    let Some(counter) = components.roster.counter(unit).filter(|u| u.kind.is_major()) else { return String::new() };
    let kind = counter.kind;
    let (c, data) = (theme.colours(), components.monster(kind));
    let look = theme.counter(kind, counter.number);
    let mut out = format!("<g class=\"sheet\" data-sheet=\"{}\">", escape(&components.roster.name(unit)));
    let body = match kind {
        Kind::Roc => ROC,
        Kind::Wurm => WURM,
        _ => DRAGON,
    };
    put!(
        out,
        "<g fill=\"{0}\" fill-opacity=\".78\" stroke=\"{1}\" stroke-width=\"1.6\" stroke-linejoin=\"round\"><path d=\"{body}\"/><path d=\"{body}\" transform=\"matrix(-1 0 0 1 320 0)\"/></g><path d=\"M160 24V300\" stroke=\"{0}\" stroke-width=\"3\"/><path d=\"M160 70V292\" stroke=\"{1}\" stroke-width=\"2.4\" stroke-dasharray=\"2 9\" stroke-linecap=\"round\"/>",
        look.face,
        look.edge
    );
    if !matches!(kind, Kind::Roc | Kind::Wurm) {
        put!(
            out,
            "<g fill=\"none\" stroke=\"{}\" stroke-width=\"1.4\" stroke-opacity=\".7\"><path d=\"{FINGERS}\"/><path d=\"{FINGERS}\" transform=\"matrix(-1 0 0 1 320 0)\"/></g>",
            look.edge
        );
    }
    put!(
        out,
        "<text x=\"2\" y=\"14\" font-family=\"{SERIF}\" font-size=\"14\" font-weight=\"700\" fill=\"{}\">{}</text>",
        c.title,
        escape(&labels.title)
    );
    for area in Area::ALL {
        let sheet = data.area(area);
        if sheet.groups == 0 || sheet.hit_points == 0 {
            continue;
        }
        put!(out, "<g data-area=\"{}\">", area.code());
        // Damage fills one group after the other [2.7.4.2-c].
        let mut damage = hurt(area);
        for group in 0..sheet.groups {
            let lost = damage.min(sheet.hit_points);
            damage -= lost;
            let at = place(area, group, sheet.groups);
            plate(&mut out, theme, at, &labels.areas[area.index()], sheet.hit_points, lost);
        }
        out.push_str("</g>");
    }
    breaths(&mut out, theme, data.fires, used, &labels.breaths);
    out.push_str("</g>");
    out
}

/// Where a group's plate lies: odd ones left, even ones right of the spine.
fn place(area: Area, group: u8, groups: u8) -> (f32, f32) {
    let (pair, right) = (f32::from(group / 2), group % 2 == 1);
    let x = |off: f32| if right { 160.0 + off } else { 160.0 - off };
    match area {
        Area::Head => (160.0, 52.0),
        Area::Belly => (160.0, 164.0),
        Area::Wings => (x(94.0), 112.0),
        Area::Legs => match groups {
            0..=2 => (x(66.0), 226.0),
            3..=4 => (x(88.0), 192.0 + 52.0 * pair),
            _ => (x(74.0), 112.0 + 62.0 * pair),
        },
    }
}

/// A plate with a name and hearts in rows; a lost heart is empty and crossed, a lost group struck through.
fn plate(out: &mut String, theme: Theme, (x, y): (f32, f32), name: &str, points: u8, lost: u8) {
    let c = theme.colours();
    let per_row = if points > 4 { points.div_ceil(points.div_ceil(4)) } else { points };
    let rows = points.div_ceil(per_row.max(1));
    let (w, h) = ((f32::from(per_row) * 15.5 + 9.0).max(46.0), f32::from(rows) * 14.5 + 17.0);
    put!(
        out,
        "<g transform=\"translate({} {})\"><rect width=\"{}\" height=\"{}\" rx=\"6\" fill=\"{}\" fill-opacity=\".95\" stroke=\"{}\" stroke-width=\"1.3\"/><text x=\"{6}\" y=\"11\" font-family=\"{SERIF}\" font-size=\"10\" text-anchor=\"middle\" fill=\"{5}\">{7}</text>",
        Num(x - w / 2.0),
        Num(y - h / 2.0),
        Num(w),
        Num(h),
        c.vp_paper,
        c.ink,
        Num(w / 2.0),
        escape(name)
    );
    let left = (w - f32::from(per_row) * 15.5) / 2.0;
    for n in 0..points {
        let (px, py) = (left + f32::from(n % per_row) * 15.5 + 1.2, f32::from(n / per_row) * 14.5 + 14.0);
        // Hearts go out from the last to the first.
        let gone = n >= points - lost;
        let (fill, edge) = if gone { (c.heart_lost, c.faint_ink) } else { (c.heart, c.ink) };
        put!(
            out,
            "<use href=\"#dr-heart\" x=\"{}\" y=\"{}\" width=\"13\" height=\"13\" fill=\"{fill}\" stroke=\"{edge}\" stroke-width=\"2\"/>",
            Num(px),
            Num(py)
        );
        if gone {
            put!(
                out,
                "<path d=\"M{} {}l7 7m0-7l-7 7\" stroke=\"{}\" stroke-width=\"1.5\" stroke-linecap=\"round\"/>",
                Num(px + 3.0),
                Num(py + 2.6),
                c.ink
            );
        }
    }
    if lost == points {
        put!(
            out,
            "<path d=\"M3 {}L{} 3\" stroke=\"{}\" stroke-width=\"3\" stroke-linecap=\"round\"/>",
            Num(h - 3.0),
            Num(w - 3.0),
            c.target
        );
    }
    out.push_str("</g>");
}

/// Fire breaths: a flame for each that is left, an empty one for each that was used.
fn breaths(out: &mut String, theme: Theme, all: u8, used: u8, label: &str) {
    if all == 0 {
        return;
    }
    let c = theme.colours();
    put!(out, "<g class=\"breaths\" data-left=\"{}\">", all.saturating_sub(used));
    for n in 0..all {
        let (fill, ember) = if n < all.saturating_sub(used) { (c.fire, c.ember) } else { (c.heart_lost, c.vp_paper) };
        put!(
            out,
            "<use href=\"#dr-flame\" x=\"{}\" y=\"2\" width=\"22\" height=\"22\" fill=\"{fill}\" stroke=\"{}\" stroke-width=\"1.4\" color=\"{ember}\"/>",
            Num(294.0 - f32::from(n) * 22.0),
            c.ink
        );
        if n >= all.saturating_sub(used) {
            put!(
                out,
                "<path d=\"M{} 6l13 15m0-15l-13 15\" stroke=\"{}\" stroke-width=\"1.8\" stroke-linecap=\"round\"/>",
                Num(298.5 - f32::from(n) * 22.0),
                c.ink
            );
        }
    }
    put!(
        out,
        "<text x=\"316\" y=\"36\" font-family=\"{SERIF}\" font-size=\"10\" text-anchor=\"end\" fill=\"{}\">{}</text></g>",
        c.ink,
        escape(label)
    );
}
