//! Time to think, in words: what is agreed, and what is left.

use crate::app::App;
use dragonrage_online::Clock;

const MINUTE: u64 = 60_000;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;

/// What is agreed.
pub fn agreed(app: App, clock: Option<Clock>) -> String {
    match clock {
        None => app.t("net-clock-none"),
        Some(clock) if clock.main == clock.increment => {
            app.text("net-clock-turn", &[("days", (clock.main / DAY).into())])
        }
        Some(clock) => {
            let (main, increment, cap) = if clock.slow() {
                (clock.main / DAY, clock.increment / HOUR, clock.cap / DAY)
            } else {
                (clock.main / MINUTE, clock.increment / MINUTE, clock.cap / MINUTE)
            };
            let key = if clock.slow() { "net-clock-days" } else { "net-clock-minutes" };
            app.text(key, &[("main", main.into()), ("increment", increment.into()), ("cap", cap.into())])
        }
    }
}

/// What is left: `12:05`, or days and hours.
pub fn left(app: App, left: u64) -> String {
    if left >= DAY {
        return app.text("net-left-days", &[("days", (left / DAY).into()), ("hours", (left % DAY / HOUR).into())]);
    }
    let (hours, minutes, seconds) = (left / HOUR, left % HOUR / MINUTE, left % MINUTE / 1000);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}
