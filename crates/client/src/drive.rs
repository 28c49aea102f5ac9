//! Pushes a game on while no person must decide: dice fall, computer players are asked and their steps shown one by one.

use crate::browser::store::Database;
use crate::browser::worker::NoAnswer;
use crate::browser::{time, worker};
use crate::live::{Busy, Elsewhere, LiveTable, Said, Thrown, tumble};
use dragonrage_ai::Level;
use dragonrage_rules::{Action, Decision, Phase, Roll};
use dragonrage_table::kept::Drawer;
use dragonrage_table::session::{Coming, Due, Rolled, Session};
use dragonrage_table::thinker;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// Lets everybody but people act, until a person must decide. Does nothing if that is going on already.
pub fn go_on(table: LiveTable) {
    if table.busy.get_untracked() != Busy::Idle {
        return;
    }
    if let Some(elsewhere) = table.elsewhere.get_value() {
        follow(table, elsewhere);
    } else if !matches!(table.peek(|s| s.due()), Due::Person(_) | Due::GivenUp(_) | Due::Over(_)) {
        table.busy.set(Busy::Showing);
        let drive = Drive::start(table);
        spawn_local(async move {
            drive.run().await;
            drive.finish();
        });
    }
}

/// Shows what has come from elsewhere, step by step.
fn follow(table: LiveTable, elsewhere: Elsewhere) {
    if (elsewhere.coming)(table) != Coming::Same {
        table.busy.set(Busy::Showing);
        let drive = Drive::start(table);
        spawn_local(async move {
            drive.run_after(elsewhere).await;
            drive.finish();
        });
    }
}

/// So many steps at once are no longer shown one by one.
const MANY: usize = 60;

/// One run of the loop: whoever stops it and goes on starts another, and the old one must not wake up beside it.
#[derive(Clone, Copy)]
struct Drive {
    table: LiveTable,
    number: u32,
}

/// Goes on after a stop.
pub fn resume(table: LiveTable) {
    if table.busy.get_untracked() == Busy::Stopped {
        table.said.set(None);
        table.busy.set(Busy::Idle);
        table.reselect(None);
        go_on(table);
    }
}

/// Stops the computer player, while it thinks as while its moves are shown.
pub fn stop(table: LiveTable) {
    if matches!(table.busy.get_untracked(), Busy::Thinking | Busy::Showing) {
        table.skip.set(false);
        table.orders.set_value(Vec::new());
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
    let drive = Drive::start(table);
    spawn_local(async move {
        let mut begun = false;
        let goes_on = |s: &Session| s.game().phase() == phase && s.person() == Some(side) && !s.looking();
        while !drive.ended() && table.peek(goes_on) {
            let action = match think(table, Level::Knight).await {
                Ok((action, _)) => action,
                Err(why) => {
                    tell(table, why);
                    break;
                }
            };
            // One undo takes the whole set-up back.
            let done =
                if begun { table.change(|s| s.go_on_setting_up(action)) } else { table.change(|s| s.click(&[action])) };
            begun = true;
            if !matches!(done, Some(Ok(()))) {
                break;
            }
            time::sleep(8).await;
        }
        if drive.ended() {
            return;
        }
        keep(table);
        table.busy.set(Busy::Idle);
        table.reselect(None);
        go_on(table);
    });
}

impl Drive {
    fn start(table: LiveTable) -> Drive {
        table.drives.update_value(|n| *n += 1);
        Drive { table, number: table.drives.get_value() }
    }

    /// Has the loop been told to end?
    fn ended(self) -> bool {
        self.taken() || self.table.busy.get_untracked() == Busy::Stopped
    }

    /// Is the game no longer this loop's to go on with?
    fn taken(self) -> bool {
        matches!(self.table.busy.try_get_untracked(), None | Some(Busy::Elsewhere))
            || self.table.drives.get_value() != self.number
    }

    async fn run(self) {
        let table = self.table;
        // Dice wait until whoever moved is where they fall.
        self.wait(table.on_its_way()).await;
        while !self.ended() {
            match table.peek(|s| s.due()) {
                Due::Person(_) | Due::GivenUp(_) | Due::Over(_) | Due::Far(_) | Due::TakeSide => return,
                Due::Formality(action) => drop(table.change(|s| s.act(action))),
                Due::Dice(_) => self.roll().await,
                Due::Computer(_, level) => {
                    if !self.step(level).await {
                        return;
                    }
                }
            }
            // What was shown before a stop has happened, and is kept.
            if self.taken() {
                return;
            }
            table.forget_said();
            keep(table);
            // The page must be able to draw and to hear, however fast this goes.
            time::sleep(0).await;
        }
    }

    /// The loop has ended: a person decides, or somebody stopped it.
    fn finish(self) {
        let table = self.table;
        if self.taken() {
            return;
        }
        table.hurry.set(false);
        table.skip.set(false);
        table.catch_up();
        table.dice.set(None);
        if !self.ended() {
            table.busy.set(Busy::Idle);
            table.reselect(None);
            table.next_order();
        }
    }

    /// The same for a game whose course is settled elsewhere.
    async fn run_after(self, elsewhere: Elsewhere) {
        let table = self.table;
        self.wait(table.on_its_way()).await;
        while !self.ended() {
            let before = table.peek(|s| s.events().len());
            match (elsewhere.coming)(table) {
                Coming::Same => return,
                Coming::Back(steps) => drop(table.change(|s| s.back_to(steps))),
                Coming::Step(action, behind) if behind > MANY => drop(table.change(|s| s.act(action))),
                Coming::Step(Action::Roll { a, b }, _) => {
                    let Decision::Chance(chance) = table.peek(|s| s.game().decision()) else { return };
                    self.fall(Rolled { chance, a, b }).await;
                }
                Coming::Step(action, _) => {
                    if !matches!(table.change(|s| s.act(action)), Some(Ok(()))) {
                        return;
                    }
                    self.show(before).await;
                }
            }
            if self.taken() {
                return;
            }
            table.forget_said();
            time::sleep(0).await;
        }
    }

    async fn roll(self) {
        if let Some(rolled) = self.table.peek(|s| s.throw()) {
            self.fall(rolled).await;
        }
    }

    /// Dice fall.
    async fn fall(self, rolled: Rolled) {
        let table = self.table;
        let roll = Action::Roll { a: rolled.a, b: rolled.b };
        let pause = table.app.speed.get_untracked().dice();
        // Where the sides are settled, the roll for them is a formality.
        let formal = matches!(rolled.chance.roll, Roll::Sides { .. });
        if pause == 0 || formal || table.skip.get_untracked() {
            table.change(|s| s.act(roll));
            return;
        }
        // Board, log and sounds follow the dice: nothing is given away before they lie.
        let helped = table.peek(|s| rolled.helped(s.game()));
        table.dice.set(Some(Thrown { rolled, helped, lie: false }));
        self.wait(tumble(pause)).await;
        if !self.ended() {
            table.change(|s| s.act(roll));
            table.dice.set(Some(Thrown { rolled, helped, lie: true }));
            // Whatever the dice brought about is seen to its end.
            self.wait((pause - tumble(pause)).max(table.on_its_way())).await;
        }
        if !self.taken() {
            table.dice.set(None);
        }
    }

    /// One step of a computer player; `false` if it was stopped.
    async fn step(self, level: Level) -> bool {
        let table = self.table;
        table.busy.set(Busy::Thinking);
        let answer = think(table, level).await;
        if self.ended() {
            return false;
        }
        let (action, gives_up) = match answer {
            Ok(decided) => decided,
            Err(why) => {
                table.busy.set(Busy::Stopped);
                tell(table, why);
                return false;
            }
        };
        table.busy.set(Busy::Showing);
        if gives_up && table.change(|s| s.give_up(action)) == Some(true) {
            return true;
        }
        let before = table.peek(|s| s.events().len());
        if !matches!(table.change(|s| s.act(action)), Some(Ok(()))) {
            table.busy.set(Busy::Stopped);
            return false;
        }
        self.show(before).await;
        true
    }

    /// Leaves time to see what happened since so many events.
    async fn show(self, before: usize) {
        let table = self.table;
        let setting_up = table.peek(|s| matches!(s.game().phase(), Phase::DefenderSetup | Phase::InvaderSetup));
        let told = table.peek(|s| s.events().len() > before);
        let speed = table.app.speed.get_untracked();
        let pause = speed.step().max(self.table.on_its_way());
        if setting_up {
            self.wait(pause / 12).await;
        } else if told {
            self.wait(pause).await;
        }
    }

    /// A pause that a click cuts short, and a stop.
    async fn wait(self, milliseconds: i32) {
        let table = self.table;
        let mut left = milliseconds;
        while left > 0 && !self.ended() && !table.hurry.get_untracked() && !table.skip.get_untracked() {
            time::sleep(left.min(40)).await;
            left -= 40;
        }
        if !table.gone() {
            table.hurry.set(false);
            // It has been seen, or nobody wants to wait for it.
            table.catch_up();
        }
    }
}

/// A computer player has given up: the person accepts that, or wants to play on.
pub fn answer_surrender(table: LiveTable, accept: bool) {
    table.change(|s| if accept { s.accept() } else { s.play_on() });
    keep(table);
    go_on(table);
}

/// Asks a computer player for an action; would it rather give up?
async fn think(table: LiveTable, level: Level) -> Result<(Action, bool), NoAnswer> {
    let roster = table.peek(|s| s.game().components().clone());
    // The others answer at once.
    let patience = if level == Level::Dragonlord { table.app.settings.patience.get_untracked() } else { 0 };
    let question = |n| table.peek(|s| thinker::question_within(n, level, patience, s.seed(), s.game()));
    let answer = worker::ask(question).await?;
    thinker::decided(&roster.roster, &answer).map_err(|e| NoAnswer::Lost(e.to_string()))
}

/// Tells the reader that the computer player has been lost; whoever stopped it knows.
fn tell(table: LiveTable, why: NoAnswer) {
    if let (NoAnswer::Lost(reason), false) = (why, table.gone()) {
        table.said.set(Some(Said::Lost(reason)));
    }
}

thread_local! {
    /// What is to be kept next, and whether something is being kept: a quick game writes its latest state only.
    static KEEPING: std::cell::RefCell<(bool, Option<(String, String)>)> = const { std::cell::RefCell::new((false, None)) };
}

/// Keeps the game in the browser, as it is now.
pub fn keep(table: LiveTable) {
    // A game that another tab has is that one's to keep.
    if matches!(table.busy.try_get_untracked(), None | Some(Busy::Elsewhere)) {
        return;
    }
    // What is settled elsewhere is kept there.
    if let Some(elsewhere) = table.elsewhere.get_value() {
        return (elsewhere.tell)(table);
    }
    // A puzzle is nobody's game.
    if table.key.with_value(String::is_empty) {
        return;
    }
    let next = (table.key.get_value(), table.peek(|s| s.kept()));
    crate::browser::keep::set_last_game(&next.0);
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
