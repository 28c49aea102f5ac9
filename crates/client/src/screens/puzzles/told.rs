//! Questions, steps and chances in words.

use crate::app::App;
use dragonrage_ai::{Goal, Hint};
use dragonrage_rules::{Action, Game, Hex, Side};
use dragonrage_table::advice;
use dragonrage_table::puzzles::{Puzzle, goal};
use dragonrage_words::{Context, Words};
use leptos::prelude::*;

/// The question of a puzzle: "Invader to move: kill Cavalry 3 by the end of this turn."
pub fn question(app: App, puzzle: &Puzzle) -> String {
    let components = app.components();
    let line = |key: &str| puzzle.position.lines().find_map(|l| l.strip_prefix(key)).unwrap_or_default();
    let board = components.scenario(line("scenario ")).and_then(|s| components.board(&s.map));
    let side = if line("phase ").starts_with("invader") { Side::Invader } else { Side::Defender };
    let Some(board) = board else { return String::new() };
    let context = Context { roster: &components.roster, board };
    app.words.with(|words| {
        let goals = puzzle.ask.iter().filter_map(|g| goal::read(&components.roster, g));
        let goals = goals
            .map(|g| goal_words(words, g, side, &context))
            .reduce(|one, other| words.text("puzzles-both", &[("one", one.into()), ("other", other.into())]));
        let args =
            [("side", side.code().into()), ("goals", goals.unwrap_or_default().into()), ("span", puzzle.span.into())];
        words.text("puzzles-question", &args)
    })
}

fn goal_words(words: &Words, goal: Goal, side: Side, context: &Context<'_>) -> String {
    let unit = |u| words.unit(u, context);
    match goal {
        Goal::Win => words.text("puzzles-goal-win", &[]),
        Goal::Survive => words.text("puzzles-goal-survive", &[]),
        Goal::Destroyed(n) if side == Side::Invader => words.text("puzzles-goal-destroy", &[("vp", n.into())]),
        Goal::Destroyed(n) | Goal::Spared(n) => words.text("puzzles-goal-spare", &[("vp", n.into())]),
        Goal::Kill(u) => words.text("puzzles-goal-kill", &[("unit", unit(u).into())]),
        Goal::Keep(u) => words.text("puzzles-goal-keep", &[("unit", unit(u).into())]),
        Goal::Raze(hex) => words.text("puzzles-goal-raze", &[("hex", words.hex(hex, context).into())]),
        Goal::Guard(hex) => words.text("puzzles-goal-guard", &[("hex", words.hex(hex, context).into())]),
        Goal::Cripple(u, area, n) => {
            let args = [("unit", unit(u).into()), ("area", words.area(area).into()), ("points", n.into())];
            words.text("puzzles-goal-cripple", &args)
        }
    }
}

/// A line of play in words, and its way on the board.
pub fn line(words: &Words, game: &Game, steps: &[Action]) -> (String, Vec<Hex>) {
    let told = advice::follow(game, &Hint { steps: steps.to_vec(), chance: 0.0, gain: 0.0 });
    let last = told.steps.len().saturating_sub(1);
    // Ends of phases go without saying, but for the last.
    let said = told.steps.iter().enumerate().filter(|(n, (_, action))| *action != Action::Done || *n == last);
    let said: Vec<String> = said.map(|(_, (game, action))| words.choice(game, *action)).collect();
    (said.join(" → "), told.way)
}

/// A chance in per cent.
pub fn percent(chance: f64) -> String {
    format!("{:.0}", 100.0 * chance)
}
