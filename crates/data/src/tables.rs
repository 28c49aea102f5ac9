//! The two printed tables: combat [2.7.5], scaling and breaking [2.5.8].

use crate::read::Item;
use dragonrage_rules::{BreakRow, BreakTable, CombatTable, Kind, Odds};

/// Rows of the combat table.
pub(crate) const ATTACKS: usize = 30;
/// Columns of the combat table.
pub(crate) const DEFENCES: usize = 15;

/// The cell with this text.
fn odds(cell: &str) -> Option<Odds> {
    match cell {
        "D" => Some(Odds::Destroyed),
        "M" => Some(Odds::Miss),
        "11" => Some(Odds::TwoDice(11)),
        "2" | "3" | "4" | "5" | "6" => cell.parse().ok().map(Odds::OneDie),
        _ => None,
    }
}

/// The text of a cell.
pub(crate) fn cell(odds: Odds) -> String {
    match odds {
        Odds::Destroyed => "D".to_owned(),
        Odds::Miss => "M".to_owned(),
        Odds::OneDie(n) | Odds::TwoDice(n) => n.to_string(),
    }
}

pub(crate) fn read_combat(root: &Item) -> Option<CombatTable> {
    let mut t = root.table()?;
    t.format();
    t.need("source").and_then(|i| i.source());
    let item = t.need("rows");
    t.finish();
    let item = item?;
    let list = item.list("rows", ATTACKS);
    if list.len() != ATTACKS {
        item.note(format!("the combat table has {ATTACKS} rows, this one {}", list.len()));
    }
    let mut rows = Vec::new();
    for i in list {
        let Some(text) = i.as_text() else {
            i.wrong(format!("a row of the table: a text of {DEFENCES} cells"));
            continue;
        };
        let cells: Vec<&str> = text.split_ascii_whitespace().take(DEFENCES + 1).collect();
        if cells.len() != DEFENCES {
            i.note(format!("a row of the combat table has {DEFENCES} cells, this one not"));
            continue;
        }
        let row: Vec<Odds> = cells.iter().filter_map(|c| odds(c)).collect();
        match cells.iter().position(|c| odds(c).is_none()) {
            Some(n) => {
                let found = crate::diagnostics::shown(cells[n]);
                i.note(format!("column {}: '{found}' is not a cell: D, M, 11, or a number from 2 to 6", n + 1));
            }
            None => rows.push(row),
        }
    }
    Some(CombatTable { rows })
}

pub(crate) fn read_breaking(root: &Item) -> Option<BreakTable> {
    let mut t = root.table()?;
    t.format();
    t.need("source").and_then(|i| i.source());
    let list = t.need("rows").map(|i| i.list("rows", 40)).unwrap_or_default();
    t.finish();
    let mut alone = [None; dragonrage_rules::KINDS];
    let mut with_hero = alone;
    for item in list {
        let Some(mut r) = item.table() else { continue };
        let units = r.need("units").map(|i| i.list("counters", Kind::ALL.len())).unwrap_or_default();
        let hero = r.maybe("with_hero").and_then(|i| i.yes()).unwrap_or_default();
        let scale = r.need("scale").and_then(|i| i.whole_or_none("a number on one die", 2..=6)).flatten();
        let door = r.need("door");
        let door_automatic = door.as_ref().is_some_and(|i| i.as_text() == Some("automatic"));
        let door = door.filter(|_| !door_automatic);
        let door = door.and_then(|i| i.whole_or_none("a number on two dice or \"automatic\"", 2..=12)).flatten();
        let gate = r.need("gate").and_then(|i| i.whole_or_none("a number on two dice", 2..=12)).flatten();
        r.finish();
        let row = BreakRow { scale, door_automatic, door, gate };
        for u in units {
            let Some(kind) = u.word("a counter", &Kind::ALL.map(Kind::code), Kind::from_code) else { continue };
            let column = if hero { &mut with_hero } else { &mut alone };
            if column[kind.index()].replace(row).is_some() {
                u.note(format!("{kind} stands in two rows"));
            }
        }
    }
    // Without a row of its own a stack with a hero breaks like the unit alone.
    let mut table = BreakTable::default();
    for n in 0..dragonrage_rules::KINDS {
        table.alone[n] = alone[n].unwrap_or_default();
        table.with_hero[n] = with_hero[n].or(alone[n]).unwrap_or_default();
    }
    Some(table)
}
