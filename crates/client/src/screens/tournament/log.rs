//! Everything that happened, in order; beside a correction stands what was told before, and why it was corrected.

use super::state::Desk;
use crate::browser;
use crate::parts::said::Said;
use dragonrage_league::tournament::audit::{self, Line};
use dragonrage_league::tournament::{Entry, Told};
use leptos::prelude::*;
use std::sync::Arc;

/// The part.
#[component]
pub fn LogPart() -> impl IntoView {
    let desk = Desk::of_this_tournament();
    let app = desk.app;
    let check = move |_| {
        desk.say(match desk.peek(|t| t.check(&app.components())) {
            Ok(()) => Said::Checked(desk.peek(|t| t.rounds().len())),
            Err(note) => Said::Note(note),
        });
    };
    let lines = move || desk.with(audit::trail).into_iter().enumerate().rev().collect::<Vec<_>>();
    view! {
        <div class="round-head">
            <h2>{app.say("desk-part-log")}</h2>
            <button class="no-print" on:click=check>{app.say("desk-check")}</button>
        </div>
        <ol class="trail" reversed>
            <For each=lines key=|(n, _)| *n children=move |(_, line)| view! { <One line/> }/>
        </ol>
    }
}

/// One line.
#[component]
fn One(line: Line) -> impl IntoView {
    let desk = Desk::of_this_tournament();
    let app = desk.app;
    let correction = matches!(line.entry, Entry::Correct(_));
    let line = StoredValue::new(Arc::new(line));
    let what = move || {
        let l = line.get_value();
        match &l.entry {
            Entry::Enter { player, .. } => app.text("desk-log-enter", &[("player", player.clone().into())]),
            Entry::Withdraw { player, .. } => app.text("desk-log-withdraw", &[("player", player.clone().into())]),
            Entry::Round { scenario, .. } => {
                let args = [("round", l.round.into()), ("scenario", desk.scenario(scenario).into())];
                app.text("tournament-round", &args)
            }
            Entry::Game(told) | Entry::Correct(told) => game(desk, told),
        }
    };
    let more = move || {
        let l = line.get_value();
        let (Entry::Game(told) | Entry::Correct(told)) = &l.entry else { return Vec::new() };
        let before = l.before.as_ref().map(|b| app.text("desk-log-before", &[("before", game(desk, b).into())]));
        let why = told.why.clone().map(|why| app.text("desk-log-reason", &[("reason", why.into())]));
        let record = told.record.is_some().then(|| app.t("desk-log-record"));
        [before, why, record].into_iter().flatten().collect::<Vec<String>>()
    };
    let when = move || {
        let l = line.get_value();
        let said = audit::when(&l.entry)?;
        Some(match browser::moment_of(said) {
            Some(moment) => browser::date(moment, app.words.with(|w| w.lang().code())),
            None => said.to_owned(),
        })
    };
    view! {
        <li class:correction=correction>
            <small class="when">{when}</small>
            <span>{correction.then(|| view! { <b>{app.say("desk-log-correction")} ": "</b> })} {what}</span>
            {move || more().into_iter().map(|text| view! { <small>{text}</small> }).collect_view()}
        </li>
    }
}

fn game(desk: Desk, told: &Told) -> String {
    let args = [
        ("round", told.round.into()),
        ("invader", told.invader.clone().into()),
        ("defender", told.defender.clone().into()),
        ("side", told.winner.clone().into()),
        ("vp", told.vp.into()),
    ];
    desk.app.text(if told.forfeit { "desk-log-forfeit" } else { "desk-log-game" }, &args)
}
