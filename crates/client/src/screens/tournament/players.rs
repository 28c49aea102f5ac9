//! Everybody who plays: entries, late ones too, withdrawals, names out of tables.

use super::state::Desk;
use crate::browser::files;
use crate::parts::said::Said;
use dragonrage_league::tournament::{Entry, System, players_from_csv, players_from_trf};
use dragonrage_league::{LONGEST, Note};
use leptos::prelude::*;
use leptos::task::spawn_local;

/// The part.
#[component]
pub fn PlayersPart() -> impl IntoView {
    let desk = Desk::of_this_tournament();
    let app = desk.app;
    let names = RwSignal::new(String::new());
    let submit = move |e: leptos::ev::SubmitEvent| {
        e.prevent_default();
        let all: Vec<String> =
            names.get_untracked().lines().map(|l| l.trim().to_owned()).filter(|l| !l.is_empty()).collect();
        enter(desk, all, names);
    };
    let load = move |event: leptos::ev::Event| {
        spawn_local(async move {
            let read: Result<Vec<Vec<String>>, Note> =
                files::all_chosen(event, LONGEST).await.iter().map(|(name, text)| names_of(name, text)).collect();
            match read {
                Ok(all) => enter(desk, all.concat(), names),
                Err(note) => desk.say(Said::Note(note)),
            }
        });
    };
    let late = move || desk.with(|t| !t.rounds().is_empty() && t.plan.system != System::Elimination && !t.finished());
    let advice = move || {
        desk.with(|t| {
            let count = t.active().len();
            (t.rounds().is_empty() && count > 1).then(|| {
                let advised = System::advised(count).code();
                app.text("tournament-entered", &[("count", count.into()), ("system", advised.into())])
            })
        })
    };
    let all = move || desk.with(|t| t.players().iter().cloned().enumerate().collect::<Vec<_>>());
    view! {
        <form class="enter" on:submit=submit>
            <label>{app.say("desk-enter-names")}
                <textarea name="names" rows="3" autocomplete="off" prop:value=move || names.get() on:input=move |e| names.set(event_target_value(&e))></textarea>
            </label>
            <div class="buttons">
                <button class="main" type="submit">{app.say("desk-enter")}</button>
                <label class="button">{app.say("desk-from-table")}
                    <input class="spoken" type="file" name="table" accept=".csv,.trf,.txt,text/csv,text/plain" on:change=load/>
                </label>
            </div>
            <Show when=late><p class="hint">{app.say("desk-enter-late")}</p></Show>
            <p class="hint">{advice}</p>
        </form>
        <Show when=move || desk.with(|t| !t.players().is_empty())>
            <div class="wide-table" role="region" tabindex="0" aria-label=app.say("desk-part-players")><table class="everybody">
                <caption class="spoken">{app.say("desk-part-players")}</caption>
                <thead><tr>
                    <th scope="col">{app.say("column-player")}</th>
                    <th scope="col">{app.say("desk-state")}</th>
                    <td class="no-print"></td>
                </tr></thead>
                <tbody>
                    <For each=all key=|(n, p)| (*n, p.withdrawn) children=move |(n, p)| view! { <One n name=p.name entered=p.entered withdrawn=p.withdrawn/> }/>
                </tbody>
            </table></div>
        </Show>
    }
}

/// Names out of a file: a chess report, or a table.
fn names_of(file: &str, text: &str) -> Result<Vec<String>, Note> {
    let report = file.to_lowercase().ends_with(".trf") || text.lines().any(|l| l.starts_with("001 "));
    if report { players_from_trf(text) } else { players_from_csv(text) }
}

/// All of them enter, or nobody; the field is emptied if they did.
fn enter(desk: Desk, all: Vec<String>, field: RwSignal<String>) {
    let count = all.len();
    if count > 0 {
        let entries = all.into_iter().map(|player| Entry::Enter { player, at: None }).collect();
        desk.act(entries, move || {
            let _ = field.try_set(String::new());
            desk.say(Said::Count("desk-entered", count));
        });
    }
}

/// One player.
#[component]
fn One(n: usize, name: String, entered: usize, withdrawn: bool) -> impl IntoView {
    let desk = Desk::of_this_tournament();
    let app = desk.app;
    let asked = RwSignal::new(false);
    let state = move || match (withdrawn, entered) {
        (true, _) => app.t("desk-left"),
        (false, 0) => app.t("desk-plays"),
        (false, rounds) => app.text("desk-plays-since", &[("round", (rounds + 1).into())]),
    };
    let who = StoredValue::new(name.clone());
    let player = move |key: &'static str| app.text(key, &[("player", who.get_value().into())]);
    let leave = move |_| desk.act(vec![Entry::Withdraw { player: who.get_value(), at: None }], || ());
    let back = move |_| desk.act(vec![Entry::Enter { player: who.get_value(), at: None }], || ());
    let over = move || desk.with(|t| t.finished());
    let may_return = move || desk.with(|t| t.plan.system == System::Swiss && !t.finished());
    let button = move || {
        if withdrawn {
            return may_return()
                .then(|| view! { <button class="quiet" aria-label=player("desk-return-player") on:click=back>{app.t("desk-return")}</button> })
                .into_any();
        }
        if asked.get() {
            return view! {
                <span class="really" role="alert">{player("desk-withdraw-really")}
                    <button on:click=leave>{app.t("desk-withdraw")}</button>
                    <button on:click=move |_| asked.set(false)>{app.t("page-cancel")}</button></span>
            }
            .into_any();
        }
        (!over())
            .then(|| view! { <button class="quiet" aria-label=player("desk-withdraw-player") on:click=move |_| asked.set(true)>{app.t("desk-withdraw")}</button> })
            .into_any()
    };
    view! {
        <tr class:gone=withdrawn>
            <th scope="row"><span class="number" aria-hidden="true">{n + 1}</span> {name}</th>
            <td>{state}</td>
            <td class="no-print">{button}</td>
        </tr>
    }
}
