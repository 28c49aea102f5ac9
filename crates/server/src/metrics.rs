//! What is counted, in the form that Prometheus reads.

use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};

/// Counters of one server.
#[derive(Debug, Default)]
pub struct Metrics {
    lines: AtomicU64,
    commits: AtomicU64,
    refused: AtomicU64,
    limited: AtomicU64,
    noticed: AtomicU64,
    unnoticed: AtomicU64,
    sockets: AtomicI64,
    tables: AtomicI64,
}

impl Metrics {
    /// A commit of so many lines.
    pub fn committed(&self, lines: usize) {
        self.lines.fetch_add(lines as u64, Ordering::Relaxed);
        self.commits.fetch_add(1, Ordering::Relaxed);
    }

    /// A message was refused.
    pub fn refused(&self) {
        self.refused.fetch_add(1, Ordering::Relaxed);
    }

    /// Somebody wanted too much.
    pub fn limited(&self) {
        self.limited.fetch_add(1, Ordering::Relaxed);
    }

    /// A notice reached its push service, or did not.
    pub fn noticed(&self, done: bool) {
        let counter = if done { &self.noticed } else { &self.unnoticed };
        counter.fetch_add(1, Ordering::Relaxed);
    }

    /// Connections came or went.
    pub fn sockets(&self, change: i64) -> i64 {
        self.sockets.fetch_add(change, Ordering::Relaxed) + change
    }

    /// Connections now.
    pub fn open_sockets(&self) -> i64 {
        self.sockets.load(Ordering::Relaxed)
    }

    /// So many games are in memory.
    pub fn set_tables(&self, tables: usize) {
        self.tables.store(tables as i64, Ordering::Relaxed);
    }

    /// All of them as text.
    pub fn text(&self) -> String {
        let mut text = String::new();
        let counters = [
            ("dragonrage_lines_total", "Lines of games that were written", &self.lines),
            ("dragonrage_commits_total", "Commits that wrote them", &self.commits),
            ("dragonrage_refused_total", "Messages that were refused", &self.refused),
            ("dragonrage_limited_total", "Requests beyond a limit", &self.limited),
            ("dragonrage_notices_total", "Notices that push services took", &self.noticed),
            ("dragonrage_notices_lost_total", "Notices that no push service took", &self.unnoticed),
        ];
        for (name, help, value) in counters {
            let value = value.load(Ordering::Relaxed);
            // Writing into a text does not fail.
            let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} counter\n{name} {value}");
        }
        let gauges = [
            ("dragonrage_sockets", "Connections", &self.sockets),
            ("dragonrage_tables", "Games in memory", &self.tables),
        ];
        for (name, help, value) in gauges {
            let value = value.load(Ordering::Relaxed);
            let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} gauge\n{name} {value}");
        }
        text
    }
}
