//! The state of the game beside the board: monsters with their body areas, the wizard, VP and clocks.

use crate::app::App;
use crate::board::Look;
use crate::paint::{FAINT, HEADING, Style};
use dragonrage_rules::{Area, Flags, Game, Hex, Mode, Side, Status, UnitId};
use dragonrage_words::Family;

/// VP against the objective and both clocks, on one line if it is long enough.
pub fn score(app: &App, game: &Game, look: &Look) -> String {
    let (vp, inside) = game.clocks();
    let since = |last: u16| game.turn().saturating_sub(last).min(10);
    let parts = [
        app.text("vp-line", &[("vp", game.vp().into()), ("objective", game.goal().into())]),
        app.text("clock-destruction", &[("turns", since(vp).into())]),
        app.text("clock-inside", &[("turns", since(inside).into())]),
    ];
    let line = parts.join(app.between());
    if fits(&line, look) { format!("{line}\n") } else { format!("{}\n", parts.join("\n")) }
}

fn fits(line: &str, look: &Look) -> bool {
    look.width.is_none_or(|w| line.chars().count() <= w)
}

/// Everything about the monsters and the wizards of a game.
pub fn sheet(app: &App, game: &Game, look: &Look) -> String {
    let mut out = String::new();
    let majors: Vec<UnitId> = game.units().map(|(u, _)| u).filter(|u| game.major(*u).is_some()).collect();
    let hit_points = |u: UnitId| game.kind(u).and_then(|k| game.components().unit(k).hit_points);
    if majors.is_empty() && !game.units().any(|(u, state)| state.on_map() && hit_points(u).is_some()) {
        return format!("{}\n", app.say("sheet-no-monsters"));
    }
    out.push_str(&format!("{}\n", look.paint.text(&app.say("sheet-heading"), HEADING)));
    for unit in majors {
        out.push_str(&monster(app, game, unit, look));
    }
    for (unit, state) in game.units() {
        if let Some(left) = game.spell_points(unit)
            && state.status == Status::OnMap
        {
            let name = app.words.unit(unit, &app.context(game));
            let left = app.text("sheet-sp-left", &[("left", left.into())]);
            out.push_str(&format!("  {name}{}{}{left}\n", at(state.hex()), app.between()));
        }
        if let Some(full) = hit_points(unit).filter(|_| state.on_map()) {
            let name = app.words.unit(unit, &app.context(game));
            let hearts = hearts(full, full.saturating_sub(state.lost), full, look);
            out.push_str(&format!("  {name}{}{}{hearts}\n", at(state.hex()), app.between()));
        }
        if let Some(kind) = game.kind(unit).filter(|_| state.has(Flags::WOUNDED) && state.on_map()) {
            let name = app.words.unit(unit, &app.context(game));
            let wounded = app.plain(app.words.wounded(kind));
            out.push_str(&format!("  {name}{}{}{wounded}\n", at(state.hex()), app.between()));
        }
    }
    out
}

/// A hex behind a name.
fn at(hex: Option<Hex>) -> String {
    hex.map(|h| format!(" {h}")).unwrap_or_default()
}

fn monster(app: &App, game: &Game, unit: UnitId, look: &Look) -> String {
    let context = app.context(game);
    let (Some(state), Some(major), Some(kind)) = (game.unit(unit), game.major(unit), game.kind(unit)) else {
        return String::new();
    };
    let name = look.paint.text(&app.words.unit(unit, &context), Style::fore(203).bold());
    let code = look.paint.text(&game.components().roster.name(unit), FAINT);
    if !state.on_map() {
        let rest = if state.status == Status::Waiting { app.plain("–".to_owned()) } else { app.say("sheet-dead") };
        return format!("  {name} {code}{}{rest}\n", app.between());
    }
    let data = game.components().monster(kind);
    let mut facts = Vec::new();
    if let Some(hex) = state.hex() {
        facts.push(app.words.hex(hex, &context));
    }
    facts.push(app.text("sheet-facing", &[("direction", app.words.dir(major.facing()).into())]));
    facts.push(match major.mode {
        _ if state.has(Flags::AIRBORNE) => app.say("mode-airborne"),
        mode => app.of(Family::Mode, mode.code()),
    });
    if state.has(Flags::BERSERK) {
        facts.push(look.paint.text(&app.say("sheet-berserk"), Style::fore(196).bold()));
    }
    let mp = game.movement_points(unit).unwrap_or(0);
    let spent = if major.mode == Mode::Walk { state.spent } else { 0 };
    facts.push(app.text("sheet-mp", &[("left", mp.saturating_sub(spent).into()), ("full", mp.into())]));
    if data.fires > 0 {
        let left = data.fires.saturating_sub(major.fires);
        facts.push(app.text("sheet-fire-left", &[("left", left.into())]));
    }
    let mut areas = Vec::new();
    for area in Area::ALL {
        let full = data.area(area).groups * data.area(area).hit_points;
        if full == 0 {
            continue;
        }
        let left = game.points_left(unit, area).unwrap_or(0);
        let label = app.of(Family::Sheet, area.code());
        areas.push(format!("{label} {}", hearts(data.area(area).hit_points, left, full, look)));
    }
    let between = if look.width.is_some_and(|w| w < 110) { "\n      " } else { "   " };
    let dot = app.between();
    format!("  {name} {code}{dot}{}\n      {}\n", facts.join(dot), areas.join(between))
}

/// A heart for every point that is left, a dot for every one that is lost; groups apart.
fn hearts(per_group: u8, left: u8, full: u8, look: &Look) -> String {
    let (whole, lost) = if look.ascii { ('*', '.') } else { ('♥', '·') };
    let mut text = String::new();
    // Damage fills one group after the other: the points that are left stand at the end.
    for n in 0..full {
        if n > 0 && n % per_group.max(1) == 0 {
            text.push('|');
        }
        text.push(if n < full - left { lost } else { whole });
    }
    let colour = if left == 0 {
        240
    } else if left < full {
        208
    } else {
        197
    };
    format!("{} {left}/{full}", look.paint.text(&text, Style::fore(colour)))
}

/// Units that wait for their placement, by side.
pub fn reserve(app: &App, game: &Game) -> String {
    let context = app.context(game);
    let mut out = String::new();
    for side in Side::BOTH {
        let waiting = |s: &dragonrage_rules::Unit| s.status == Status::Waiting && s.side == Some(side);
        let names: Vec<String> =
            game.units().filter(|(_, s)| waiting(s)).map(|(u, _)| app.words.unit(u, &context)).collect();
        if !names.is_empty() {
            let args = [("side", side.code().into()), ("units", names.join(", ").into())];
            out.push_str(&format!("{}\n", app.text("reserve-line", &args)));
        }
    }
    out
}
