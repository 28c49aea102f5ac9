//! What the league has to tell, as sentences with links to their rules.

use super::unreadable::bad_record;
use crate::app::App;
use dragonrage_league::{Arg, BadFile, Note, Unproven, points_text};
use dragonrage_rules::RuleIds;
use dragonrage_table::route::Route;
use dragonrage_words::Value;
use leptos::prelude::*;

/// The sentence of a note in the reader's language, without its rules.
pub fn sentence(app: App, note: &Note) -> String {
    let value = |arg: &Arg| -> Value<'static> {
        match arg {
            Arg::Number(n) => (*n).into(),
            Arg::Points(p) => points(app, *p).into(),
            Arg::Text(t) => t.clone().into(),
            Arg::Kind(k) => app.words.with(|w| w.kind(*k)).into(),
            Arg::Side(s) => s.code().into(),
        }
    };
    let args: Vec<(&str, Value)> = note.args.iter().map(|(name, arg)| (*name, value(arg))).collect();
    app.text(note.key, &args)
}

/// Half points as the reader writes them.
pub fn points(app: App, half_points: u32) -> String {
    points_text(half_points, &app.t("decimal-sign"))
}

/// Why a file cannot be used; what is wrong with its syntax is told in English.
pub fn bad_file(app: App, name: &str, bad: &BadFile) -> String {
    let reason = match bad {
        BadFile::Syntax(text) => text.clone(),
        BadFile::Untrue(note) => sentence(app, note),
    };
    app.text("cannot-read", &[("file", name.to_owned().into()), ("reason", reason.into())])
}

/// Why a record proves nothing.
pub fn unproven(app: App, name: &str, error: &Unproven) -> String {
    match error {
        Unproven::Record(e) => bad_record(app, name, e, None),
        Unproven::Unfinished => app.text("league-unfinished", &[("file", name.to_owned().into())]),
    }
}

/// Several reasons in one line, each with its rules.
pub fn all(app: App, notes: &[Note]) -> String {
    let one = |note: &Note| match note.rules {
        [] => sentence(app, note),
        rules => format!("{} [{}]", sentence(app, note), rules.join(", ")),
    };
    notes.iter().map(one).collect::<Vec<_>>().join(" ")
}

/// A sentence and the rules behind it.
#[component]
pub fn Told(
    /// What is to be told.
    note: Note,
) -> impl IntoView {
    let app = App::of_this_page();
    let ids = note.rules;
    view! { <span>{move || sentence(app, &note)}</span> <RuleIdLinks ids/> }
}

/// What stands in the way, reason by reason; nothing if there is no reason.
#[component]
pub fn Wrong(
    /// The reasons.
    #[prop(into)]
    notes: Signal<Vec<Note>>,
) -> impl IntoView {
    move || {
        let lines = notes.get().into_iter().map(|note| view! { <li><Told note/></li> }).collect_view();
        (!notes.with(Vec::is_empty)).then(|| view! { <ul class="wrong">{lines}</ul> })
    }
}

/// Links into the rulebook.
#[component]
pub fn RuleIdLinks(
    /// The ids.
    ids: RuleIds,
) -> impl IntoView {
    let link =
        |id: &&'static str| view! { " " <a class="rule-id" href=Route::Rules((*id).to_owned()).hash()>{*id}</a> };
    ids.iter().map(link).collect_view()
}
