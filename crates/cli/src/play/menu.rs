//! The numbered choices: all of them while they are few, else grouped by unit. Chooses nothing itself.

use crate::app::App;
use crate::paint::{FAINT, Style};
use dragonrage_rules::{Action, Game, Hex, UnitId, notation};
use dragonrage_words::Lang;
use std::ops::Range;

/// More choices than this are grouped.
const FEW: usize = 14;

/// What a number of the list means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry {
    /// Do this.
    Do(Action),
    /// Show the choices of a unit.
    Open(Group),
    /// Show the groups again.
    Back,
}

/// Choices that belong together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Group {
    /// Everything.
    All,
    /// What a unit can do.
    Unit(UnitId),
    /// Which unit to place next.
    Picks,
}

/// A list on the screen.
#[derive(Clone, Debug, Default)]
pub struct Menu {
    /// What each number means, from 1.
    pub entries: Vec<Entry>,
}

impl Menu {
    /// Everything that can be done, grouped if it is much.
    pub fn new(legal: &[Action]) -> Menu {
        let actions = shown(legal);
        if actions.len() <= FEW {
            return Menu { entries: actions.into_iter().map(Entry::Do).collect() };
        }
        let mut groups: Vec<Group> = Vec::new();
        let mut single = Vec::new();
        for action in &actions {
            match group_of(*action) {
                Some(group) if !groups.contains(&group) => groups.push(group),
                Some(_) => {}
                None => single.push(Entry::Do(*action)),
            }
        }
        if let [group] = groups[..] {
            let mut menu = Menu::of(group, legal);
            menu.entries.retain(|e| *e != Entry::Back);
            menu.entries.extend(single);
            return menu;
        }
        let mut entries: Vec<Entry> = Vec::new();
        for group in groups {
            match &Menu::members(group, &actions)[..] {
                [only] => entries.push(Entry::Do(*only)),
                _ => entries.push(Entry::Open(group)),
            }
        }
        entries.extend(single);
        Menu { entries }
    }

    /// The choices of one group, and the way back.
    pub fn of(group: Group, legal: &[Action]) -> Menu {
        let actions = shown(legal);
        let mut entries: Vec<Entry> = Menu::members(group, &actions).into_iter().map(Entry::Do).collect();
        if group != Group::All {
            entries.push(Entry::Back);
        }
        Menu { entries }
    }

    fn members(group: Group, actions: &[Action]) -> Vec<Action> {
        actions.iter().copied().filter(|a| group == Group::All || group_of(*a) == Some(group)).collect()
    }

    /// The list as text. Many hexes of one sort stand close together, everything else on lines of its own.
    pub fn text(&self, app: &App, game: &Game, legal: &[Action]) -> String {
        let mut out = String::new();
        let mut n = 0;
        while n < self.entries.len() {
            let sort = self.entry_sort(n);
            let same = (n..self.entries.len()).take_while(|m| self.entry_sort(*m) == sort).count();
            match sort {
                Some(sort) if same > FEW => {
                    let heading = app.text("choices-of", &[("what", sort_text(app, game, sort).into())]);
                    out.push_str(&format!("  {heading}\n"));
                    out.push_str(&self.cells(app, game, n..n + same));
                    n += same;
                }
                _ => {
                    out.push_str(&self.line(app, game, legal, n, &self.entries[n]));
                    n += 1;
                }
            }
        }
        out
    }

    /// Unit and sort of a choice of which only the hex matters.
    fn entry_sort(&self, n: usize) -> Option<(UnitId, Sort)> {
        match self.entries.get(n)? {
            Entry::Do(action) => by_hex(*action).map(|(unit, sort, _)| (unit, sort)),
            _ => None,
        }
    }

    /// Numbers and hexes in columns; victory points behind a star.
    fn cells(&self, app: &App, game: &Game, range: Range<usize>) -> String {
        let columns = app.look().width.map_or(10, |w| (w / 12).clamp(1, 10));
        let mut out = String::new();
        for (count, n) in range.clone().enumerate() {
            let Entry::Do(action) = self.entries[n] else { continue };
            let Some((_, _, hex)) = by_hex(action) else { continue };
            let number = app.paint.text(&format!("{:>5}", n + 1), Style::fore(214).bold());
            let vp = game.vp_at(hex).map_or("  ".to_owned(), |vp| format!("*{vp}"));
            out.push_str(&format!("{number} {hex}{vp}"));
            if (count + 1).is_multiple_of(columns) || count + 1 == range.len() {
                out.push('\n');
            }
        }
        out
    }

    fn line(&self, app: &App, game: &Game, legal: &[Action], n: usize, entry: &Entry) -> String {
        let number = app.paint.text(&format!("{:>4}", n + 1), Style::fore(214).bold());
        format!("{number}  {}\n", label(app, game, legal, entry))
    }
}

/// Sorts of choices of which only the hex matters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Sort {
    Place,
    Fog,
    Whirlwind,
    Bolt,
    KeptBolt,
    Earth,
    Fire,
}

/// Unit, sort and hex of an action of which only the hex matters.
pub fn by_hex(action: Action) -> Option<(UnitId, Sort, Hex)> {
    match action {
        Action::Place { unit, hex } => Some((unit, Sort::Place, hex)),
        Action::Fog { unit, hex } => Some((unit, Sort::Fog, hex)),
        Action::Whirlwind { unit, hex } => Some((unit, Sort::Whirlwind, hex)),
        Action::BoltHex { unit, hex, keep: false } => Some((unit, Sort::Bolt, hex)),
        Action::BoltHex { unit, hex, keep: true } => Some((unit, Sort::KeptBolt, hex)),
        Action::Summon { unit, hex, fire: false } => Some((unit, Sort::Earth, hex)),
        Action::Summon { unit, hex, fire: true } => Some((unit, Sort::Fire, hex)),
        _ => None,
    }
}

fn sort_text(app: &App, game: &Game, (unit, sort): (UnitId, Sort)) -> String {
    let name = app.words.unit(unit, &app.context(game));
    let spell = match sort {
        Sort::Place => return name,
        Sort::Fog => "legend-fog",
        Sort::Whirlwind => "legend-whirlwind",
        Sort::Bolt => "spell-bolt",
        Sort::KeptBolt => "spell-kept-bolt",
        Sort::Earth => "spell-earth",
        Sort::Fire => "spell-fire",
    };
    [name, app.say(spell)].join(app.between())
}

/// Giving up is a command, not a choice among others; stopping the attack is no first choice. What a unit may do to
/// one hex or another is sorted by what it does.
fn shown(legal: &[Action]) -> Vec<Action> {
    let mut shown: Vec<Action> = legal.iter().copied().filter(|a| !matches!(a, Action::Concede(_))).collect();
    shown.sort_by_key(|a| *a == Action::Stop);
    let together = |a: &Action, b: &Action| by_hex(*a).zip(by_hex(*b)).is_some_and(|(a, b)| a.0 == b.0);
    for run in shown.chunk_by_mut(together) {
        run.sort_by_key(|a| by_hex(*a).map(|(_, sort, _)| sort));
    }
    shown
}

fn group_of(action: Action) -> Option<Group> {
    match action {
        Action::Pick(_) => Some(Group::Picks),
        _ => action.unit().map(Group::Unit),
    }
}

/// The text of a choice.
fn label(app: &App, game: &Game, legal: &[Action], entry: &Entry) -> String {
    match entry {
        Entry::Back => app.say("all-choices"),
        Entry::Open(group) => {
            let count = Menu::members(*group, &shown(legal)).len();
            match group {
                Group::Unit(unit) => {
                    let mut name = app.words.unit(*unit, &app.context(game));
                    if let Some(hex) = game.unit(*unit).and_then(|u| u.hex()) {
                        name.push_str(&format!(" {hex}"));
                    }
                    app.text("unit-choices", &[("unit", name.into()), ("count", count.into())])
                }
                _ => app.text("other-units", &[("count", count.into())]),
            }
        }
        Entry::Do(action) => {
            let text = action_text(app, game, *action);
            let notation = notation::print(&game.components().roster, *action);
            // Notation is English; other readers find it in docs/NOTATION.md.
            if app.words.lang() == Lang::En { format!("{text}  {}", app.paint.text(&notation, FAINT)) } else { text }
        }
    }
}

/// An action in words, with the hex that it leads to.
pub fn action_text(app: &App, game: &Game, action: Action) -> String {
    app.plain(app.words.choice(game, action))
}

#[cfg(test)]
mod tests {
    use super::*;
    use dragonrage_rules::Side;

    #[test]
    fn spells_of_one_sort_stand_together() {
        let unit = UnitId(3);
        let hex = |s: &str| s.parse::<Hex>().unwrap();
        let summon = |at, fire| Action::Summon { unit, hex: hex(at), fire };
        let keep = |at, keep| Action::BoltHex { unit, hex: hex(at), keep };
        let legal = [
            summon("0707", false),
            summon("0707", true),
            summon("0807", false),
            summon("0807", true),
            Action::Boost { unit, radius: 0 },
            keep("0707", true),
            keep("0807", false),
            keep("0807", true),
            Action::Done,
            Action::Concede(Side::Defender),
        ];
        let menu = Menu::new(&legal);
        let sorts: Vec<Option<Sort>> = (0..menu.entries.len()).map(|n| menu.entry_sort(n).map(|s| s.1)).collect();
        let (earth, fire, bolt, kept) = (Sort::Earth, Sort::Fire, Sort::Bolt, Sort::KeptBolt);
        let right = [Some(earth), Some(earth), Some(fire), Some(fire), None, Some(bolt), Some(kept), Some(kept), None];
        assert_eq!(sorts, right);
    }
}
