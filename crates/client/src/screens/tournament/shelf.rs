//! The tournaments that are kept in this browser, one from a file, or a new one.

use super::super::league::Heading;
use super::scenario_name;
use crate::app::App;
use crate::browser::store::{self, Database};
use crate::browser::{self, files};
use crate::parts::forget::Forget;
use crate::parts::said::{Said, SaidHere};
use crate::parts::unreadable::{UnreadableOnes, read_all};
use dragonrage_league::tournament::{MOST_ROUNDS, Plan, System};
use dragonrage_league::{BadFile, LONGEST, Tournament};
use dragonrage_table::kept::Drawer;
use dragonrage_table::route::Route;
use dragonrage_words::Family;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// A tournament on the shelf.
#[derive(Clone, PartialEq, Debug)]
struct Kept {
    key: String,
    name: String,
    players: usize,
    round: usize,
    over: bool,
}

/// The screen.
#[component]
pub fn Shelf() -> impl IntoView {
    let app = App::of_this_page();
    let (kept, said) = (RwSignal::new(Vec::<Kept>::new()), RwSignal::new(Vec::new()));
    let unread = RwSignal::new(Vec::new());
    spawn_local(async move {
        let read = |key: &str, text: &str| {
            let t = Tournament::read(&app.components(), text)?;
            let (key, name, over) = (key.to_owned(), t.plan.name.clone(), t.finished());
            Ok::<_, BadFile>(Kept { key, name, players: t.active().len(), round: t.rounds().len(), over })
        };
        let (all, bad) = read_all(Drawer::Tournaments, read).await;
        let _ = kept.try_set(all);
        let _ = unread.try_set(bad);
    });
    let load = move |event: leptos::ev::Event| {
        spawn_local(async move {
            for (name, text) in files::all_chosen(event, LONGEST).await {
                match Tournament::read(&app.components(), &text) {
                    Ok(t) => take(t),
                    Err(bad) => drop(said.try_set(vec![Said::File(name, bad)])),
                }
            }
        });
    };
    view! {
        <main class="league shelf">
            <Heading key="screen-tournament"/>
            <p>{app.say("desk-intro")}</p>
            <SaidHere said/>
            <Show when=move || !kept.with(Vec::is_empty)>
                <section class="kept">
                    <h2>{app.say("desk-kept")}</h2>
                    <ul><For each=move || kept.get() key=|k| k.key.clone() children=move |one| view! { <Line kept one/> }/></ul>
                </section>
            </Show>
            <UnreadableOnes all=unread/>
            <label class="button">{app.say("desk-open")}
                <input class="spoken" type="file" name="tournament" accept=".toml,.txt,text/plain,application/toml" on:change=load/>
            </label>
            <NewOne said/>
        </main>
    }
}

/// Keeps a tournament under a new key and goes to its desk.
fn take(t: Tournament) {
    spawn_local(async move {
        let key = store::fresh_key();
        Drawer::Tournaments.put(&key, &t.text()).await;
        browser::go(&Route::Tournament(key).hash());
    });
}

/// One tournament.
#[component]
fn Line(kept: RwSignal<Vec<Kept>>, one: Kept) -> impl IntoView {
    let app = App::of_this_page();
    let (key, name) = (one.key.clone(), one.name.clone());
    let forget = Callback::new(move |()| {
        let key = key.clone();
        spawn_local(async move {
            if Drawer::Tournaments.remove(&key).await {
                kept.try_update(|all| all.retain(|k| k.key != key));
            }
        });
    });
    let state = move || match (one.over, one.round) {
        (true, _) => app.t("desk-over"),
        (false, 0) => String::new(),
        (false, round) => app.text("desk-at-round", &[("round", round.into())]),
    };
    view! {
        <li>
            <a href=Route::Tournament(one.key).hash()>
                <strong>{one.name}</strong>
                <small>{move || app.text("desk-players-count", &[("count", one.players.into())])}</small>
                <small>{state}</small>
            </a>
            <Forget name forget/>
        </li>
    }
}

/// The form of a new tournament.
#[component]
fn NewOne(said: RwSignal<Vec<Said>>) -> impl IntoView {
    let app = App::of_this_page();
    let name = RwSignal::new(String::new());
    let system = RwSignal::new(System::Swiss);
    let rounds = RwSignal::new(String::new());
    let scenarios = RwSignal::new("random".to_owned());
    let swiss = move || matches!(system.get(), System::Swiss | System::SwissFinal);
    let begin = move |e: leptos::ev::SubmitEvent| {
        e.prevent_default();
        let plan = Plan {
            name: name.get_untracked(),
            system: system.get_untracked(),
            rounds: rounds.get_untracked().trim().parse().ok().filter(|_| untrack(swiss)),
            scenarios: scenarios.get_untracked(),
            seed: browser::fresh_seed(),
        };
        match Tournament::new(&app.components(), plan) {
            Ok(t) => take(t),
            Err(note) => said.set(vec![Said::Note(note)]),
        }
    };
    let choose = move |e| {
        if let Some(chosen) = System::ALL.into_iter().find(|s| s.code() == event_target_value(&e)) {
            system.set(chosen);
        }
    };
    view! {
        <form class="new-tournament" on:submit=begin>
            <h2>{app.say("desk-new")}</h2>
            <label>{app.say("desk-name")}
                <input name="name" required maxlength="40" autocomplete="off" prop:value=move || name.get() on:input=move |e| name.set(event_target_value(&e))/>
            </label>
            <label>{app.say("desk-system")}
                <select name="system" on:change=choose>
                    {System::ALL.map(|s| view! {
                        <option value=s.code() selected=move || system.get() == s>{move || app.of(Family::System, s.code())}</option>
                    }).collect_view()}
                </select>
                <small>{app.say("desk-system-help")}</small>
            </label>
            <Show when=swiss>
                <label>{app.say("desk-rounds")}
                    <input name="rounds" type="number" min="1" max=MOST_ROUNDS.to_string() prop:value=move || rounds.get() on:input=move |e| rounds.set(event_target_value(&e))/>
                    <small>{app.say("desk-rounds-help")}</small>
                </label>
            </Show>
            <label>{app.say("desk-scenarios")}
                <select name="scenarios" on:change=move |e| scenarios.set(event_target_value(&e))>
                    <option value="random">{app.say("desk-scenarios-all")}</option>
                    <PlansByMap/>
                </select>
            </label>
            <button id="begin-tournament" class="main" type="submit">{app.say("page-begin")}</button>
        </form>
    }
}

/// Plans of scenarios: a new one of a map in every round, or always the same.
#[component]
fn PlansByMap() -> impl IntoView {
    let app = App::of_this_page();
    let components = app.components();
    let mut maps: Vec<String> = components.scenarios.iter().map(|s| s.map.clone()).collect();
    maps.dedup();
    let by_map = maps.into_iter().map(|map| {
        let name = components.board(&map).map_or(map.clone(), |b| b.spec().name.clone());
        view! { <option value=format!("random {map}")>{move || app.text("desk-scenarios-map", &[("map", name.clone().into())])}</option> }
    });
    let each = components.scenarios.iter().map(|s| {
        let id = s.id.clone();
        view! { <option value=s.id.clone()>{move || scenario_name(app, &id)}</option> }
    });
    view! { {by_map.collect_view()} {each.collect_view()} }
}
