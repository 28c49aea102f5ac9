//! `hint`: the best few things to do in a position, and what each is good for.

use crate::app::App;
use crate::args;
use crate::failure::Failure;
use crate::play::menu::action_text;
use crate::{files, show};
use dragonrage_ai::{Effort, Hint, Planner, Weights};
use dragonrage_rules::{Game, Silent, notation};
use std::io::{self, Write};

/// Things that are told at most.
const MOST: usize = 4;

/// Runs the command.
pub fn run(app: &App, job: &args::Hint) -> Result<(), Failure> {
    let text = files::read(app, &job.file)?;
    let game = show::game(app, &text, &job.file)?;
    let mut out = io::stdout().lock();
    if job.json {
        let hints = hints(&game).into_iter().map(|h| {
            let steps: Vec<String> = h.steps.iter().map(|s| notation::print(&game.components().roster, *s)).collect();
            serde_json::json!({ "steps": steps, "chance": h.chance, "gain": h.gain })
        });
        writeln!(out, "{}", serde_json::Value::Array(hints.collect()))?;
    } else {
        writeln!(out, "{}", app.plain(app.words.decision(&game.decision(), &app.context(&game))))?;
        out.write_all(told(app, &game).as_bytes())?;
    }
    Ok(())
}

fn hints(game: &Game) -> Vec<Hint> {
    // Any seed will do: the imagined dice depend on the position, too.
    Planner::new(0, Weights::knight(), Effort::ADVICE).advise(game, MOST)
}

/// The advice for whoever has to decide, in words.
pub fn told(app: &App, game: &Game) -> String {
    let hints = hints(game);
    if hints.is_empty() {
        return format!("{}\n", app.say("hint-none"));
    }
    let mut text = format!("{}\n", app.say("hint-heading"));
    for hint in hints {
        let args = [
            ("chance", app.number(100.0 * f64::from(hint.chance), 1).into()),
            (
                "gain",
                format!(
                    "{}{}",
                    if hint.gain < 0.0 { "−" } else { "+" },
                    app.number(100.0 * f64::from(hint.gain.abs()), 1)
                )
                .into(),
            ),
            ("what", in_words(app, game, &hint).into()),
        ];
        text += &format!("  {}\n", app.text("hint-line", &args));
    }
    text
}

/// The steps of an intention; those of a long way are many, so only where it begins and ends is told.
fn in_words(app: &App, game: &Game, hint: &Hint) -> String {
    let mut game = game.clone();
    let mut words = Vec::new();
    for step in &hint.steps {
        words.push(action_text(app, &game, *step));
        if game.apply(*step, &mut Silent).is_err() {
            break;
        }
    }
    words.join(" → ")
}
