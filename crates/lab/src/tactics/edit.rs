//! The computed answer in the text of a file, after data or rules have changed.

use super::{Answer, Tactic};

impl Tactic {
    /// The file with the lines of this position changed, and each change as old and new line.
    pub fn edited(&self, text: &str, answer: &Answer) -> (String, Vec<String>) {
        let id = format!("id = \"{}\"", self.id);
        let mut here = false;
        let mut difference = Vec::new();
        let mut lines = Vec::new();
        for line in text.lines() {
            if line.trim_end() == "[[tactic]]" {
                here = false;
            }
            here |= line.trim_end() == id;
            let new = match line.split_once('=').map(|(key, _)| key.trim()).filter(|_| here) {
                Some("value") => Some(format!("value = \"{}\"", answer.value)),
                Some("tempting_value") => answer.tempting.as_ref().map(|t| format!("tempting_value = \"{t}\"")),
                Some("best") => match &answer.best {
                    Ok(()) => None,
                    Err(steps) => Some(format!("best = {}", self.quoted(steps))),
                },
                _ => None,
            };
            match new.filter(|new| new != line) {
                Some(new) => {
                    difference.push(format!("- {line}"));
                    difference.push(format!("+ {new}"));
                    lines.push(new);
                }
                None => lines.push(line.to_owned()),
            }
        }
        (lines.join("\n") + "\n", difference)
    }
}
