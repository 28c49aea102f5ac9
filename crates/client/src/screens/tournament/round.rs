//! A round: who plays whom and why, what came of it, results out of records.

use super::editor::Editor;
use super::state::Desk;
use crate::browser::store::Database;
use crate::browser::{files, time};
use crate::parts::notes::{Told, Wrong};
use crate::parts::said::Said;
use dragonrage_league::tournament::{Match, Score};
use dragonrage_league::{LONGEST, Note, take};
use dragonrage_table::kept::{Drawer, records_of};
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::sync::Arc;

/// The part.
#[component]
pub fn RoundPart() -> impl IntoView {
    let desk = Desk::of_this_tournament();
    let app = desk.app;
    let count = Memo::new(move |_| desk.with(|t| t.rounds().len()));
    let scenario = move || desk.with(|t| t.rounds().get(desk.round.get().wrapping_sub(1)).map(|r| r.scenario.clone()));
    let heading = move || {
        let name = desk.scenario(&scenario()?);
        Some(app.text("tournament-round", &[("round", desk.round.get().into()), ("scenario", name.into())]))
    };
    let choose = move |e| {
        if let Ok(round) = event_target_value(&e).parse() {
            desk.editing.set(None);
            desk.round.set(round);
        }
    };
    let chooser = move || {
        (count.get() > 1).then(|| {
            let option = |n: usize| {
                view! { <option value=n.to_string() selected=move || desk.round.get() == n>{n}</option> }
            };
            view! {
                <label class="which">{app.t("desk-part-round")}
                    <select name="round" on:change=choose>{(1..=count.get()).map(option).collect_view()}</select>
                </label>
            }
        })
    };
    // A match is drawn anew only if something was told about it.
    let matches = move || {
        let round = desk.round.get();
        desk.with(|t| {
            let found = t.rounds().get(round.wrapping_sub(1)).map(|r| r.matches.clone()).unwrap_or_default();
            found.into_iter().enumerate().map(|(n, m)| (round, n, m)).collect::<Vec<_>>()
        })
    };
    let rematches = Signal::derive(move || desk.with(|t| t.rematches(&app.components())));
    let told = |m: &Match| m.games.each_ref().map(|g| g.as_ref().map(|s| (s.winner, s.vp, s.forfeit)));
    let key = move |(round, n, m): &(usize, usize, Match)| (*round, *n, told(m));
    view! {
        <Show when=move || count.get() != 0 fallback=move || view! { <p class="hint">{app.t("desk-nothing-paired")}</p> }>
            <div class="round-head">
                <h2>{heading}</h2>
                {chooser}
            </div>
            <Wrong notes=rematches/>
            <ol class="matches">
                <For each=matches key=key children=move |(round, n, m)| view! { <Pair round n m/> }/>
            </ol>
            <Bye/>
            <Records/>
        </Show>
    }
}

/// One match.
#[component]
fn Pair(round: usize, n: usize, m: Match) -> impl IntoView {
    let desk = Desk::of_this_tournament();
    let app = desk.app;
    let [one, two] = m.players.map(|p| desk.peek(|t| t.players()[p].name.clone()));
    let (a, b) = (one.clone(), two.clone());
    let label = move || {
        let args = [("table", (n + 1).into()), ("one", a.clone().into()), ("two", b.clone().into())];
        app.text("desk-result-of", &args)
    };
    let now = move || desk.editing.get() == Some(n) && desk.round.get() == round;
    let toggle = move |_| desk.editing.update(|e| *e = if *e == Some(n) { None } else { Some(n) });
    let played = m.games.iter().any(Option::is_some);
    let games = StoredValue::new(Arc::new((m.clone(), [one.clone(), two.clone()])));
    let lines = move || {
        let (m, names) = &*games.get_value();
        let line = |(game, score): (usize, &Option<Score>)| {
            view! { <li>{game_line(desk, names[game].clone(), score.as_ref())}</li> }
        };
        m.games.iter().enumerate().filter(|_| played).map(line).collect_view()
    };
    let why = move || {
        let found = desk.pairing(round)?;
        let (m, _) = &*games.get_value();
        found.pairs.iter().find(|(p, _)| *p == m.players).map(|(_, notes)| notes.clone())
    };
    let complete = m.complete();
    view! {
        <li class="match" class:complete=complete>
            <span class="table-number"><span class="spoken">{move || app.text("desk-table", &[("table", (n + 1).into())])}</span> <span aria-hidden="true">{n + 1}</span></span>
            <span class="one">{one}</span>
            <Points m=m/>
            <span class="two">{two}</span>
            <button id=result_id(n) class="tell" aria-expanded=move || now().to_string() aria-label=label on:click=toggle>{app.say("desk-result")}</button>
            <ul class="games">{lines}</ul>
            <Why key="desk-why" notes=Signal::derive(move || why().unwrap_or_default())/>
            <Show when=now><Editor round n/></Show>
        </li>
    }
}

/// The button that opens the form of a match.
pub fn result_id(n: usize) -> String {
    format!("result-{n}")
}

/// `2 : 0`, and tie-break points below.
#[component]
pub fn Points(m: Match) -> impl IntoView {
    let desk = Desk::of_this_tournament();
    let [a, b] = m.points();
    if m.games.iter().all(Option::is_none) {
        return view! { <span class="points"><span class="spoken">{desk.app.say("desk-versus")}</span> <span aria-hidden="true">"–"</span></span> }.into_any();
    }
    view! { <span class="points"><b>{a.0} " : " {b.0}</b> <small>{a.1} " : " {b.1}</small></span> }.into_any()
}

/// What came of a game.
fn game_line(desk: Desk, invader: String, score: Option<&Score>) -> String {
    let app = desk.app;
    match score {
        None => app.text("tournament-game-open", &[("invader", invader.into())]),
        Some(s) if s.forfeit => {
            app.text("tournament-game-forfeit", &[("invader", invader.into()), ("side", s.winner.code().into())])
        }
        Some(s) => {
            let args = [("invader", invader.into()), ("side", s.winner.code().into()), ("vp", s.vp.into())];
            app.text("tournament-game", &args)
        }
    }
}

/// Reasons, unfolded on demand: they are only found when somebody asks.
#[component]
fn Why(
    /// The question.
    key: &'static str,
    /// The answers.
    notes: Signal<Vec<Note>>,
) -> impl IntoView {
    let app = Desk::of_this_tournament().app;
    let open = RwSignal::new(false);
    let list = move || notes.get().into_iter().map(|note| view! { <li><Told note/></li> }).collect_view();
    view! {
        <div class="why">
            <button class="quiet" aria-expanded=move || open.get().to_string() on:click=move |_| open.update(|o| *o = !*o)>{app.say(key)}</button>
            <Show when=move || open.get()><ul>{list}</ul></Show>
        </div>
    }
}

/// Who has no opponent in the round.
#[component]
fn Bye() -> impl IntoView {
    let desk = Desk::of_this_tournament();
    let bye = Memo::new(move |_| {
        desk.with(|t| t.rounds().get(desk.round.get().wrapping_sub(1)).and_then(|r| r.bye.map(|p| (p, r.knockout))))
    });
    move || {
        bye.get().map(|(player, knockout)| {
            let key = if knockout { "tournament-goes-on" } else { "tournament-bye" };
            let round = desk.round.get_untracked();
            let notes = move || desk.pairing(round).and_then(|p| p.bye.clone()).map(|(_, notes)| notes);
            view! {
                <div class="bye">
                    <p>{desk.app.text(key, &[("player", desk.name(player).into())])}</p>
                    <Why key="desk-why-bye" notes=Signal::derive(move || notes().unwrap_or_default())/>
                </div>
            }
        })
    }
}

/// Results of the last round out of records: files, or games that are kept here.
#[component]
fn Records() -> impl IntoView {
    let desk = Desk::of_this_tournament();
    let app = desk.app;
    let load = move |event: leptos::ev::Event| {
        spawn_local(async move {
            let mut records = Vec::new();
            for (name, text) in files::all_chosen(event, LONGEST).await {
                records.extend(records_of(&text).into_iter().map(|(_, record)| (name.clone(), record)));
            }
            take_all(desk, records).await;
        });
    };
    let here = move |_| {
        spawn_local(async move {
            let games = Drawer::Games.list().await;
            let wanted = desk.peek(|t| games.into_iter().filter(|(_, r)| take::is_wanted(t, r)).collect::<Vec<_>>());
            if wanted.is_empty() {
                desk.say(Said::Text("desk-none-here"));
            } else {
                take_all(desk, wanted).await;
            }
        });
    };
    let open = move || desk.with(|t| t.rounds().last().is_some_and(|r| r.open_games() > 0));
    view! {
        <Show when=open>
            <div class="buttons records">
                <label class="button">{app.say("desk-records")}
                    <input class="spoken" type="file" name="records" multiple accept=".txt,text/plain" on:change=load/>
                </label>
                <button on:click=here>{app.say("desk-records-here")}</button>
            </div>
        </Show>
    }
}

/// Takes what each record proves, one after another; the page goes on meanwhile.
async fn take_all(desk: Desk, records: Vec<(String, String)>) {
    let components = desk.app.components();
    let (mut taken, mut trouble) = (0, Vec::new());
    for (name, record) in records {
        time::sleep(0).await;
        let Some(t) = desk.t.try_get_untracked() else { return };
        match take::result(&components, &t, &record) {
            Err(why) => trouble.push(Said::Record(name, why)),
            Ok(entry) => match desk.add(vec![entry]).await {
                true => taken += 1,
                // What was refused, and why, has been told.
                false => trouble.extend(desk.said.try_get_untracked().unwrap_or_default()),
            },
        }
    }
    if taken > 0 {
        trouble.insert(0, Said::Count("desk-taken", taken));
    }
    let _ = desk.said.try_set(trouble);
}
