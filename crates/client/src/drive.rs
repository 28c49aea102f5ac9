//! Pushes a game on while no person must decide: dice fall, computer players are asked and their steps shown one by one.

use crate::browser::store::Database;
use crate::browser::worker::NoAnswer;
use crate::browser::{time, worker};
use crate::live::{Busy, LiveTable, Said};
use dragonrage_ai::Level;
use dragonrage_rules::{Action, Phase, Roll, Side, notation};
use dragonrage_table::kept::Drawer;
use dragonrage_table::session::Due;
use dragonrage_table::thinker;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// Lets everybody but people act, until a person must decide. Does nothing if that is going on already.
pub fn go_on(table: LiveTable) {
    if table.busy.get_untracked() != Busy::Idle {
        return;
    }
    if !matches!(table.peek(|s| s.due()), Due::Person(_) | Due::Over(_)) {
        table.busy.set(Busy::Showing);
        spawn_local(async move {
            run(table).await;
            finish(table);
        });
    }
}

/// Goes on after a stop.
pub fn resume(table: LiveTable) {
    if table.busy.get_untracked() == Busy::Stopped {
        table.said.set(None);
        table.busy.set(Busy::Idle);
        go_on(table);
    }
}

/// Stops the computer player.
pub fn stop(table: LiveTable) {
    if table.busy.get_untracked() == Busy::Thinking {
        table.busy.set(Busy::Stopped);
        worker::stop();
    }
}

/// Another tab took the game: nothing more is done or kept here.
pub fn let_go(table: LiveTable) {
    if !table.gone() {
        table.busy.set(Busy::Elsewhere);
        worker::stop();
    }
}

/// Has the loop been told to end?
fn ended(table: LiveTable) -> bool {
    matches!(table.busy.try_get_untracked(), None | Some(Busy::Stopped | Busy::Elsewhere))
}

/// A computer player sets up for the person who must.
pub fn set_up(table: LiveTable) {
    let phase = table.peek(|s| s.game().phase());
    let Some(side) = table.peek(|s| s.person()) else { return };
    if table.busy.get_untracked() != Busy::Idle || !matches!(phase, Phase::DefenderSetup | Phase::InvaderSetup) {
        return;
    }
    table.selected.set(None);
    table.chosen.set(None);
    table.busy.set(Busy::Thinking);
    spawn_local(async move {
        let mut begun = false;
        while !ended(table) && table.peek(|s| s.game().phase() == phase && s.person() == Some(side)) {
            let action = match think(table, Level::Knight).await {
                Ok(action) => action,
                Err(why) => {
                    tell(table, why);
                    break;
                }
            };
            // One undo takes the whole set-up back.
            let done = if begun { table.change(|s| s.act(action)) } else { table.change(|s| s.click(&[action])) };
            begun = true;
            if !matches!(done, Some(Ok(()))) {
                break;
            }
            time::sleep(8).await;
        }
        if ended(table) {
            return;
        }
        keep(table);
        table.busy.set(Busy::Idle);
        table.reselect(None);
        go_on(table);
    });
}

async fn run(table: LiveTable) {
    loop {
        if ended(table) {
            return;
        }
        match table.peek(|s| s.due()) {
            Due::Person(_) | Due::Over(_) => return,
            Due::Formality(action) => drop(table.change(|s| s.act(action))),
            Due::Dice(_) => roll(table).await,
            Due::Computer(side, level) => {
                if !step(table, side, level).await {
                    return;
                }
            }
        }
        if ended(table) {
            return;
        }
        keep(table);
        // The page must be able to draw and to hear, however fast this goes.
        time::sleep(0).await;
    }
}

/// The loop has ended: a person decides, or somebody stopped it.
fn finish(table: LiveTable) {
    if table.gone() {
        return;
    }
    table.hurry.set(false);
    table.dice.set(None);
    if !ended(table) {
        table.busy.set(Busy::Idle);
        table.reselect(None);
    }
}

async fn roll(table: LiveTable) {
    let Some(Some(rolled)) = table.change(|s| s.roll()) else { return };
    let pause = table.app.speed.get_untracked().dice();
    // Where the sides are settled, the roll for them is a formality.
    if pause > 0 && !matches!(rolled.chance.roll, Roll::Sides { .. }) {
        table.dice.set(Some(rolled));
        wait(table, pause).await;
        if !table.gone() {
            table.dice.set(None);
        }
    }
}

/// One step of a computer player; `false` if it was stopped.
async fn step(table: LiveTable, _: Side, level: Level) -> bool {
    table.busy.set(Busy::Thinking);
    let answer = think(table, level).await;
    if ended(table) {
        return false;
    }
    let action = match answer {
        Ok(action) => action,
        Err(why) => {
            table.busy.set(Busy::Stopped);
            tell(table, why);
            return false;
        }
    };
    table.busy.set(Busy::Showing);
    let before = table.peek(|s| s.events().len());
    if !matches!(table.change(|s| s.act(action)), Some(Ok(()))) {
        table.busy.set(Busy::Stopped);
        return false;
    }
    let setting_up = table.peek(|s| matches!(s.game().phase(), Phase::DefenderSetup | Phase::InvaderSetup));
    let told = table.peek(|s| s.events().len() > before);
    let pause = table.app.speed.get_untracked().step();
    if setting_up {
        wait(table, pause / 12).await;
    } else if told {
        wait(table, pause).await;
    }
    true
}

/// Asks a computer player for an action.
async fn think(table: LiveTable, level: Level) -> Result<Action, NoAnswer> {
    let roster = table.peek(|s| s.game().components().clone());
    let answer = worker::ask(|n| table.peek(|s| thinker::question(n, level, s.seed(), s.game()))).await?;
    notation::parse(&roster.roster, &answer).map_err(|e| NoAnswer::Lost(e.to_string()))
}

/// Tells the reader that the computer player has been lost; whoever stopped it knows.
fn tell(table: LiveTable, why: NoAnswer) {
    if let (NoAnswer::Lost(reason), false) = (why, table.gone()) {
        table.said.set(Some(Said::Lost(reason)));
    }
}

/// A pause that a click cuts short.
async fn wait(table: LiveTable, milliseconds: i32) {
    let mut left = milliseconds;
    while left > 0 && table.hurry.try_get_untracked() == Some(false) {
        time::sleep(left.min(40)).await;
        left -= 40;
    }
    if !table.gone() {
        table.hurry.set(false);
    }
}

thread_local! {
    /// What is to be kept next, and whether something is being kept: a quick game writes its latest state only.
    static KEEPING: std::cell::RefCell<(bool, Option<(String, String)>)> = const { std::cell::RefCell::new((false, None)) };
}

/// Keeps the game in the browser, as it is now.
pub fn keep(table: LiveTable) {
    let next = (table.key.get_value(), table.peek(|s| s.text()));
    let going = KEEPING.with_borrow_mut(|k| {
        k.1 = Some(next);
        std::mem::replace(&mut k.0, true)
    });
    if going {
        return;
    }
    spawn_local(async move {
        while let Some((key, text)) = KEEPING.with_borrow_mut(|k| k.1.take()) {
            Drawer::Games.put(&key, &text).await;
        }
        KEEPING.with_borrow_mut(|k| k.0 = false);
    });
}
