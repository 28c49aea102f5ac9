//! What happened, as lines of a log.

use crate::app::App;
use crate::paint::{FAINT, HEADING, Paint};
use dragonrage_rules::{Event, Game, What};

/// The line of an event. Turns and phases are headings; on a coloured terminal the rules stand behind, faint.
pub fn line(app: &App, event: &Event, game: &Game, paint: &Paint) -> String {
    let text = app.plain(app.words.event(event, &app.context(game)));
    match event.what {
        What::TurnBegan { .. } => format!("\n{}", paint.text(&text, HEADING)),
        What::PhaseBegan { .. } => paint.text(&text, HEADING),
        _ if paint.on && !event.rules.is_empty() => {
            format!("  {text} {}", paint.text(&format!("[{}]", event.rules.join(", ")), FAINT))
        }
        _ => format!("  {text}"),
    }
}
