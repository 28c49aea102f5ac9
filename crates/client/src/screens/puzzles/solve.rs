//! One puzzle on the board. The reader plays his turn with ordinary clicks; the judge beside the page tells what each decision
//! was worth. While something can be taken back, it does not count.

use super::Desk;
use super::told::{line, percent, question};
use crate::app::App;
use crate::browser::worker::{self, NoAnswer};
use crate::browser::{self, time};
use crate::drive;
use crate::live::{Busy, LiveTable};
use crate::parts;
use crate::parts::advice::Pointed;
use crate::parts::board::Board;
use crate::parts::choices::Choices;
use crate::parts::dice::Dice;
use crate::parts::header::Header;
use crate::parts::hint::Hint;
use crate::parts::log::{Log, Spoken};
use crate::parts::rule::Rule;
use crate::parts::sheets::Sheets;
use crate::parts::sounds::Sounds;
use dragonrage_rules::{Action, Game, Side, Silent};
use dragonrage_table::puzzles::judge::{self, State, Verdict};
use dragonrage_table::puzzles::{Open, Puzzle, fraction};
use dragonrage_table::route::Route;
use dragonrage_table::session::offers::able;
use dragonrage_table::session::{Due, Session};
use leptos::prelude::*;
use leptos::task::spawn_local;

/// Most ends of phases in a player-turn.
const PHASES: usize = 8;

/// After so many milliseconds without a judgement the reader is told that it is being worked out.
const SOON: i32 = 600;

/// What became of a try.
#[derive(Clone, PartialEq, Debug)]
struct Outcome {
    solved: bool,
    verdict: Verdict,
    /// The rating before and after; `None`: the puzzle had been tried before.
    rating: Option<(f64, f64)>,
}

/// A try under way.
#[derive(Clone, Copy)]
struct Try {
    table: LiveTable,
    side: Side,
    puzzle: StoredValue<Puzzle>,
    open: StoredValue<Open>,
    desk: StoredValue<Desk>,
    outcome: RwSignal<Option<Outcome>>,
    /// The computer beside the page does not answer; in the browser's words.
    lost: RwSignal<Option<String>>,
    /// How often it was asked, and whether the last answer takes its time.
    asked: StoredValue<u32>,
    computing: RwSignal<bool>,
}

/// The screen of a puzzle; every try begins anew.
#[component]
pub fn Solve(desk: Desk, puzzle: Puzzle) -> impl IntoView {
    let app = desk.app;
    let tries = RwSignal::new(0u32);
    move || {
        tries.track();
        match puzzle.open(&app.components()) {
            Some(open) => view! { <Attempt desk=desk.clone() puzzle=puzzle.clone() open tries/> }.into_any(),
            None => view! { <p class="told" role="alert">{app.say("puzzles-missing")}</p> }.into_any(),
        }
    }
}

#[component]
fn Attempt(desk: Desk, puzzle: Puzzle, open: Open, tries: RwSignal<u32>) -> impl IntoView {
    let app = desk.app;
    // A puzzle is kept nowhere: it has no key.
    let table = LiveTable::new(app, String::new(), Session::at(open.game.clone(), browser::fresh_seed()));
    parts::lay(table);
    let one = Try {
        table,
        side: open.question.side,
        puzzle: StoredValue::new(puzzle),
        open: StoredValue::new(open),
        desk: StoredValue::new(desk),
        outcome: RwSignal::new(None),
        lost: RwSignal::new(None),
        asked: StoredValue::new(0),
        computing: RwSignal::new(false),
    };
    Effect::new(move |first: Option<()>| {
        if first.is_none() {
            table.reselect(None);
        }
    });
    // Whatever is done is judged; the first question, about nothing done, wakes the judge.
    Effect::new(move |_| {
        table.version.track();
        one.ask();
    });
    on_cleanup(worker::dismiss);
    let mine = move || one.outcome.get().is_none() && table.with(|s| s.person().is_none_or(|side| side == one.side));
    view! {
        <div class="battle puzzle">
            <Header replay=true/>
            <main>
                <section class="middle" aria-label=app.say("page-board")>
                    <Board/>
                    <Hint/>
                    <Dice/>
                </section>
                <aside>
                    <PuzzleBar one/>
                    <div class="panel">
                        <Asked one/>
                        <Rule/>
                        <Judged one tries/>
                        <Show when=mine><Choices/></Show>
                        <Sheets/>
                        <Log/>
                    </div>
                </aside>
            </main>
            <Spoken/>
            <Sounds/>
        </div>
    }
}

impl Try {
    /// Asks what the try is worth so far.
    fn ask(self) {
        if self.outcome.get_untracked().is_some() {
            return;
        }
        let done = self.table.peek(|s| s.actions().to_vec());
        self.asked.update_value(|n| *n += 1);
        let number = self.asked.get_value();
        let latest = move || self.asked.try_get_value() == Some(number);
        let answered = StoredValue::new(false);
        spawn_local(async move {
            time::sleep(SOON).await;
            if latest() && answered.try_get_value() == Some(false) {
                let _ = self.computing.try_set(true);
            }
        });
        spawn_local(async move {
            let asked =
                |n| self.puzzle.with_value(|p| self.open.with_value(|open| judge::question(n, p, &open.game, &done)));
            let answer = worker::advise(asked).await;
            if latest() {
                let _ = (answered.try_set_value(true), self.computing.try_set(false));
            }
            if self.table.gone() || self.table.peek(|s| s.actions() != done) {
                return;
            }
            let roster = self.table.app.components();
            match answer {
                Ok(text) => match Verdict::read(&roster.roster, &text) {
                    Some(verdict) => self.hear(verdict),
                    None => self.lost.set(Some(text)),
                },
                Err(NoAnswer::Lost(reason)) => self.lost.set(Some(reason)),
                // Something newer was asked.
                Err(NoAnswer::Stopped) => {}
            }
        });
    }

    /// Hears a judgement.
    fn hear(self, verdict: Verdict) {
        self.lost.set(None);
        let due = self.table.peek(|s| s.due());
        match verdict.state {
            State::Over => self.end(verdict),
            State::Enough => self.end(verdict),
            // Nothing is told before the dice lie.
            State::Open if matches!(due, Due::Dice(_)) => {}
            State::Open => {
                if let Some(action) = verdict.enemy {
                    self.table.change(|s| s.act(action));
                    drive::go_on(self.table);
                } else if !verdict.clean() && self.table.peek(|s| !s.can_undo()) {
                    self.end(verdict);
                }
            }
        }
    }

    /// The try is over: it counts, and the board stands still.
    fn end(self, verdict: Verdict) {
        let solved = verdict.clean();
        let table = self.table;
        table.drives.update_value(|n| *n += 1);
        table.orders.set_value(Vec::new());
        table.dice.set(None);
        table.select(None);
        table.busy.set(Busy::Showing);
        let rating = self.desk.with_value(|desk| {
            let before = desk.progress.with_untracked(|p| p.rating.rating);
            let counted = self.puzzle.with_value(|p| desk.progress.try_update(|progress| progress.take(p, solved)));
            desk.keep();
            let after = desk.progress.with_untracked(|p| p.rating.rating);
            (counted == Some(true)).then_some((before, after))
        });
        self.outcome.set(Some(Outcome { solved, verdict, rating }));
        // The heading first: on a phone there is no room for all of it.
        request_animation_frame(|| {
            if let Some(head) = browser::by_id("judged-head") {
                head.scroll_into_view();
            }
        });
    }

    /// The game after so many steps of the try.
    fn game_at(self, step: usize) -> Game {
        let mut game = self.open.with_value(|open| open.game.clone());
        self.table.peek(|s| {
            for action in s.actions().iter().take(step) {
                let _ = game.apply(*action, &mut Silent);
            }
        });
        game
    }

    /// Shows a position of the try, and a way in it.
    fn show(self, step: usize, pointed: Pointed, steps: &[Action]) {
        let game = self.game_at(step);
        let way = self.table.app.words.with_untracked(|words| line(words, &game, steps).1);
        self.table.change(|s| s.show(game, step));
        self.table.look.set(way.first().copied());
        pointed.point(way);
    }
}

/// The question, how hard it is, and the way back.
#[component]
fn Asked(one: Try) -> impl IntoView {
    let app = App::of_this_page();
    let asked = move || one.puzzle.with_value(|p| question(app, p));
    let hard = move || app.text("puzzles-rated", &[("rating", one.puzzle.with_value(|p| p.rating).into())]);
    let lost = move || {
        one.lost.get().map(|reason| {
            view! { <p class="told" role="alert">{app.text("kept-player-lost", &[("reason", reason.into())])}</p> }
        })
    };
    let computing =
        move || one.computing.get().then(|| view! { <p class="hint computing">{app.say("puzzles-computing")}</p> });
    view! {
        <section class="puzzle-question">
            <h2 id="puzzle-question">{asked}</h2>
            <p class="hint"><a href=Route::Puzzles(String::new()).hash()>{app.say("puzzles-all")}</a> " · " {hard}</p>
            <div role="status">{computing}</div>
            {lost}
        </section>
    }
}

/// Take back, next unit, the end of the phase, and of the whole turn.
#[component]
fn PuzzleBar(one: Try) -> impl IntoView {
    let (app, table) = (App::of_this_page(), one.table);
    let mine = move || table.busy.get() == Busy::Idle && table.with(|s| s.person() == Some(one.side));
    let can_end = move || table.legal.with(|l| l.contains(&Action::Done));
    let others = move || table.legal.with(|l| able(l).len() > 1);
    let finish = move |_| {
        table.select(None);
        table.act(&[Action::Done; PHASES]);
    };
    view! {
        <div class="buttons action-bar" hidden=move || !mine()>
            <button class="undo" on:click=move |_| table.undo() disabled=move || table.with(|s| !s.can_undo())>{app.say("page-undo")}</button>
            <button class="next-unit" disabled=move || !others() on:click=move |_| table.next_unit()>{app.say("page-next-unit")}</button>
            <button class="end" hidden=move || !can_end() on:click=move |_| table.done()>{app.say("page-end-phase")}</button>
            <button class="main finish" hidden=move || !can_end() on:click=finish>{app.say("puzzles-finish")}</button>
        </div>
    }
}

/// What became of the try, and why.
#[component]
fn Judged(one: Try, tries: RwSignal<u32>) -> impl IntoView {
    let pointed = Pointed::of_this_game();
    let shown = move || one.outcome.get().map(|outcome| view! { <Outcomes one outcome tries pointed/> });
    view! { <section id="judged" class="judged" aria-live="polite">{shown}</section> }
}

#[component]
fn Outcomes(one: Try, outcome: Outcome, tries: RwSignal<u32>, pointed: Pointed) -> impl IntoView {
    let app = App::of_this_page();
    let Outcome { solved, verdict, rating } = outcome;
    let best = one.puzzle.with_value(Puzzle::chance);
    let cost = verdict.cost();
    let chances = move || {
        let args = [("best", percent(best).into()), ("cost", percent(cost).into())];
        app.text(if solved { "puzzles-solved" } else { "puzzles-failed" }, &args)
    };
    let change = move || match rating {
        Some((before, after)) => {
            let rounded = |x: f64| format!("{x:.0}");
            app.text("puzzles-change", &[("before", rounded(before).into()), ("after", rounded(after).into())])
        }
        None => app.t("puzzles-unchanged"),
    };
    let slip = (!solved).then(|| verdict.worst().cloned()).flatten();
    let why = slip.map(|slip| {
        let game = StoredValue::new(one.game_at(slip.step));
        let done = one.table.peek(|s| s.actions().get(slip.step).copied());
        let better = StoredValue::new(slip.better.clone());
        let step = slip.step;
        let said = move || {
            app.words.with(|words| {
                let done = done.map(|a| game.with_value(|g| words.choice(g, a))).unwrap_or_default();
                let args = [
                    ("done", done.into()),
                    ("before", percent(slip.before).into()),
                    ("after", percent(slip.after).into()),
                ];
                words.text("puzzles-slip", &args)
            })
        };
        let better_said = move || {
            app.words.with(|words| {
                let told = game.with_value(|g| better.with_value(|b| line(words, g, b).0));
                words.text("puzzles-better", &[("better", told.into())])
            })
        };
        let show = move |_| better.with_value(|b| one.show(step, pointed, b));
        view! {
            <p class="slip">{said}</p>
            <p class="better">{better_said}</p>
            <div class="buttons"><button class="show-best" on:click=show>{app.say("puzzles-show")}</button></div>
        }
    });
    let tempting = solved.then(|| {
        let told = move || {
            app.words.with(|words| {
                one.open.with_value(|open| {
                    let worth = one.puzzle.with_value(|p| fraction(&p.worth));
                    let told = line(words, &open.game, &open.tempting).0;
                    words.text("puzzles-tempting", &[("steps", told.into()), ("worth", percent(worth).into())])
                })
            })
        };
        let any = one.open.with_value(|open| !open.tempting.is_empty());
        any.then(|| view! { <p class="hint">{told}</p> })
    });
    let again = move |_| tries.update(|n| *n += 1);
    let next = one.desk.with_value(|desk| {
        let id = one.puzzle.with_value(|p| p.id.clone());
        desk.progress.with_untracked(|p| desk.book.next(p, &id).map(|p| Route::Puzzles(p.id.clone()).hash()))
    });
    let next = next.unwrap_or_else(|| Route::Puzzles(String::new()).hash());
    view! {
        <h2 id="judged-head" class:solved=solved class:failed=!solved>
            <span aria-hidden="true">{if solved { "✓ " } else { "✗ " }}</span>
            {app.say(if solved { "puzzles-was-solved" } else { "puzzles-was-failed" })}
        </h2>
        <p class="chances">{chances}</p>
        {why}
        {tempting}
        <p class="change">{change}</p>
        <div class="buttons">
            <a class="button main next-puzzle" href=next>{app.say("puzzles-next")}</a>
            <button class="try-again" on:click=again>{app.say("puzzles-try-again")}</button>
            <a class="button" href=Route::Puzzles(String::new()).hash()>{app.say("puzzles-all")}</a>
        </div>
    }
}
