//! What a desk tells in passing: refusals, counts, files that cannot be used.

use super::notes::{RuleIdLinks, bad_file, sentence};
use crate::app::App;
use dragonrage_league::take::Trouble;
use dragonrage_league::{BadFile, Note};
use leptos::prelude::*;

/// Something told in passing.
#[derive(Clone, PartialEq, Debug)]
pub enum Said {
    /// What the league says.
    Note(Note),
    /// A text without arguments, by key.
    Text(&'static str),
    /// A text with a count, by key.
    Count(&'static str, usize),
    /// So many games were added to a book of so many.
    Added(usize, usize),
    /// So many rounds were paired as the rules want it.
    Checked(usize),
    /// Nothing was taken from this record.
    Record(String, Trouble),
    /// This file cannot be used.
    File(String, BadFile),
}

impl Said {
    fn text(&self, app: App) -> String {
        match self {
            Said::Note(note) => sentence(app, note),
            Said::Text(key) => app.t(key),
            Said::Count(key, count) => app.text(key, &[("count", (*count).into())]),
            Said::Added(count, all) => app.text("ratings-added", &[("count", (*count).into()), ("all", (*all).into())]),
            Said::Checked(rounds) => app.text("tournament-checked", &[("rounds", (*rounds).into())]),
            Said::File(name, bad) => bad_file(app, name, bad),
            Said::Record(name, Trouble::Unfinished) => app.text("league-unfinished", &[("file", name.clone().into())]),
            Said::Record(name, Trouble::Damaged(line)) => {
                app.text("desk-bad-record", &[("file", name.clone().into()), ("line", (*line).into())])
            }
            Said::Record(name, Trouble::Refused(note)) => {
                let reason = sentence(app, note);
                app.text("desk-refused", &[("file", name.clone().into()), ("reason", reason.into())])
            }
        }
    }

    fn rules(&self) -> dragonrage_rules::RuleIds {
        match self {
            Said::Note(note) | Said::Record(_, Trouble::Refused(note)) => note.rules,
            _ => &[],
        }
    }
}

/// Everything that was told last. It is announced when it appears.
#[component]
pub fn SaidHere(
    /// What was told.
    said: RwSignal<Vec<Said>>,
) -> impl IntoView {
    let app = App::of_this_page();
    let line = move |said: &Said| {
        let (ids, text) = (said.rules(), said.text(app));
        view! { <p class="told">{text} <RuleIdLinks ids/></p> }
    };
    view! { <div class="said" role="status">{move || said.with(|all| all.iter().map(line).collect_view())}</div> }
}
