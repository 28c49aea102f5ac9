//! A bar that shows how far long work is, on a terminal only.

use indicatif::{ProgressBar, ProgressStyle};

/// A bar for so many games, with the time that is left.
pub fn bar(label: String, count: usize) -> ProgressBar {
    styled(label, count, "{msg} {wide_bar} {pos}/{len} {eta}")
}

/// A bar without the time that is left, for work that is done in no time.
pub fn short_bar(label: String, count: usize) -> ProgressBar {
    styled(label, count, "{msg} {wide_bar} {pos}/{len}")
}

fn styled(label: String, count: usize, template: &str) -> ProgressBar {
    let bar = ProgressBar::new(count as u64).with_message(label);
    if let Ok(style) = ProgressStyle::with_template(template) {
        bar.set_style(style);
    }
    bar
}
