//! The numbered choices: all of them while they are few, else grouped by unit. Chooses nothing itself.

use crate::app::App;
use crate::paint::{FAINT, Style};
use dragonrage_rules::{Action, Choice, Decision, Game, Mode, Side, UnitId, notation};
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
            Entry::Do(Action::Place { unit, .. }) => Some((*unit, Sort::Place)),
            Entry::Do(Action::Fog { unit, .. }) => Some((*unit, Sort::Fog)),
            Entry::Do(Action::Whirlwind { unit, .. }) => Some((*unit, Sort::Whirlwind)),
            _ => None,
        }
    }

    /// Numbers and hexes in columns; victory points behind a star.
    fn cells(&self, app: &App, game: &Game, range: Range<usize>) -> String {
        let columns = app.look().width.map_or(10, |w| (w / 12).clamp(1, 10));
        let mut out = String::new();
        for (count, n) in range.clone().enumerate() {
            let Entry::Do(Action::Place { hex, .. } | Action::Fog { hex, .. } | Action::Whirlwind { hex, .. }) =
                self.entries[n]
            else {
                continue;
            };
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
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Sort {
    Place,
    Fog,
    Whirlwind,
}

fn sort_text(app: &App, game: &Game, (unit, sort): (UnitId, Sort)) -> String {
    let name = app.words.unit(unit, &app.context(game.board()));
    match sort {
        Sort::Place => name,
        Sort::Fog => [name, app.say("legend-fog")].join(app.between()),
        Sort::Whirlwind => [name, app.say("legend-whirlwind")].join(app.between()),
    }
}

/// Giving up is a command, not a choice among others; stopping the attack is no first choice.
fn shown(legal: &[Action]) -> Vec<Action> {
    let mut shown: Vec<Action> = legal.iter().copied().filter(|a| !matches!(a, Action::Concede(_))).collect();
    shown.sort_by_key(|a| *a == Action::Stop);
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
                    let mut name = app.words.unit(*unit, &app.context(game.board()));
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
            let notation = notation::print(&app.components.roster, *action);
            // Notation is English; other readers find it in docs/NOTATION.md.
            if app.words.lang() == Lang::En { format!("{text}  {}", app.paint.text(&notation, FAINT)) } else { text }
        }
    }
}

/// An action in words, with the hex that it leads to.
pub fn action_text(app: &App, game: &Game, action: Action) -> String {
    if (action, game.decision()) == (Action::Done, Decision::Side(Side::Invader, Choice::StopOrGoOn)) {
        return app.say("go-on");
    }
    let from = action.unit().and_then(|u| game.unit(u)).and_then(|u| u.hex());
    let turns_only = match action {
        Action::Slither { unit, dir } => game.major(unit).is_some_and(|m| m.facing() != dir && m.mode != Mode::Walk),
        _ => false,
    };
    app.words.action(action, from.filter(|_| !turns_only), &app.context(game.board()))
}
