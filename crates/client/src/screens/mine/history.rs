//! The history: all games, searched, filtered and in order; each can be opened, shared and forgotten.

use super::records::{Records, opponents, scenario, state};
use crate::app::App;
use crate::browser::store::{self, Database};
use crate::browser::{self, files, time};
use crate::parts::choices::player;
use crate::parts::forget::Forget;
use crate::parts::kept::open;
use crate::parts::unreadable::UnreadableOnes;
use crate::screens::replay::address_of;
use dragonrage_rules::Side;
use dragonrage_table::Who;
use dragonrage_table::kept::{Drawer, Kept};
use dragonrage_table::mine::history::{Against, Asked, Line, Order, Stand};
use dragonrage_table::route::Route;
use dragonrage_words::Family;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// So many lines are shown at first, and so many more each time.
const PAGE: usize = 40;

/// So many lines are made at once: the page goes on between two slices.
const SLICE: usize = 10;

/// The part of the screen.
#[component]
pub fn History(
    /// The records.
    records: Records,
) -> impl IntoView {
    let app = App::of_this_page();
    let asked = RwSignal::new(Asked::default());
    let most = RwSignal::new(PAGE);
    let told = RwSignal::new(None::<&'static str>);
    let searched = Memo::new(move |_| asked.with(|a| !a.words.trim().is_empty()));
    let lines = Memo::new(move |_| records.lines(searched.get()));
    let found = Memo::new(move |_| lines.with(|lines| asked.with(|asked| asked.among(lines))));
    let ready = RwSignal::new(SLICE);
    let growing = StoredValue::new(0u32);
    Effect::new(move |before: Option<Asked>| {
        let (asked, most) = (asked.get(), most.get());
        // Whatever is asked for anew is made anew.
        if before.is_some_and(|before| before != asked) {
            ready.set(SLICE);
        }
        growing.update_value(|n| *n += 1);
        let number = growing.get_value();
        spawn_local(async move {
            while growing.try_get_value() == Some(number) && ready.try_get_untracked().is_some_and(|n| n < most) {
                time::sleep(0).await;
                let _ = ready.try_update(|n| *n = (*n + SLICE).min(most));
            }
        });
        asked
    });
    let shown = move || {
        let most = most.get().min(ready.get());
        lines.with(|lines| found.with(|found| found.iter().take(most).map(|n| lines[*n].clone()).collect::<Vec<_>>()))
    };
    let left = move || found.with(Vec::len).saturating_sub(most.get());
    let count = move || {
        let all = records.all.get().unwrap_or(0);
        match records.read.get() {
            false => app.text("mine-reading", &[("done", lines.with(Vec::len).into()), ("all", all.into())]),
            true => {
                app.text("mine-found", &[("count", found.with(Vec::len).into()), ("all", lines.with(Vec::len).into())])
            }
        }
    };
    let empty = move || records.read.get() && found.with(Vec::is_empty);
    let nothing = move || app.t(if lines.with(Vec::is_empty) { "mine-none" } else { "mine-none-found" });
    view! {
        <Filters asked lines/>
        <p class="hint count" role="status">{count}</p>
        <div role="status">{move || told.get().map(|key| view! { <p class="told">{app.t(key)}</p> })}</div>
        <ul class="games">
            <For each=shown key=|l| (l.kept.key.clone(), l.mine, l.kept.turn) children=move |line| view! { <Game records line told/> }/>
        </ul>
        <Show when=empty><p>{nothing}</p></Show>
        <Show when=move || left() != 0>
            <button class="more" on:click=move |_| most.update(|n| *n += PAGE)>
                {move || app.text("mine-more", &[("count", left().min(PAGE).into())])}</button>
        </Show>
        <UnreadableOnes all=records.unread/>
    }
}

/// What is asked for.
#[component]
fn Filters(asked: RwSignal<Asked>, lines: Memo<Vec<Line>>) -> impl IntoView {
    let app = App::of_this_page();
    let list = move |name: &'static str, label: &'static str, options: AnyView, set: fn(&mut Asked, &str)| {
        view! {
            <label>{app.say(label)}
                <select name=name on:change=move |e| asked.update(|a| set(a, &event_target_value(&e)))>{options}</select></label>
        }
    };
    let option = |value: &'static str, text: Signal<String>| view! { <option value=value>{text}</option> };
    let any = move || option("", Signal::derive(app.say("mine-any")));
    let of = move |family: Family, code: &'static str| option(code, Signal::derive(move || app.of(family, code)));
    // Only scenarios that were played.
    let played = Memo::new(move |_| {
        let mut ids: Vec<String> = lines.with(|all| all.iter().map(|l| l.kept.scenario.clone()).collect());
        ids.sort();
        ids.dedup();
        ids
    });
    let scenarios = move || {
        let one = |id: String| {
            let kept = Kept::read(String::new(), &format!("scenario {id}\n"));
            view! { <option value=id>{scenario(app, &kept)}</option> }
        };
        played.get().into_iter().map(one).collect_view()
    };
    let stands = Stand::ALL.map(|s| of(Family::Stand, s.code())).collect_view().into_any();
    let orders = Order::ALL.map(|o| of(Family::Order, o.code())).collect_view().into_any();
    let sides = Side::BOTH
        .map(|side| option(side.code(), Signal::derive(move || app.words.with(|w| w.side(side)))))
        .collect_view();
    let others = Against::all()
        .into_iter()
        .map(|a| {
            let name = move || Who::from_code(a.code()).map(|who| player(app, who)).unwrap_or_default();
            option(a.code(), Signal::derive(name))
        })
        .collect_view();
    view! {
        <form class="filters" role="search" on:submit=|e| e.prevent_default()>
            <label class="wide-field">{app.say("mine-search")}
                <input name="search" type="search" placeholder=app.say("mine-search-help") maxlength="80"
                    on:input=move |e| asked.update(|a| a.words = event_target_value(&e))/></label>
            {list("stand", "mine-games-label", stands, |a, v| a.stand = Stand::from_code(v).unwrap_or_default())}
            {list("scenario", "page-scenario", view! { {any()} {scenarios} }.into_any(), |a, v| a.scenario = v.to_owned())}
            {list("side", "mine-side-label", view! { {any()} {sides} }.into_any(), |a, v| a.side = Side::from_code(v))}
            {list("against", "mine-against-label", view! { {any()} {others} }.into_any(), |a, v| a.against = Against::from_code(v))}
            {list("order", "mine-order-label", orders, |a, v| a.order = Order::from_code(v).unwrap_or_default())}
        </form>
    }
}

/// One game.
#[component]
fn Game(records: Records, line: Line, told: RwSignal<Option<&'static str>>) -> impl IntoView {
    let app = App::of_this_page();
    let Line { kept, mine, .. } = line;
    let (key, over) = (kept.key.clone(), kept.over);
    let class = match (kept.winner, mine) {
        (Some(winner), Some(mine)) if winner == mine => "won",
        (Some(_), Some(_)) => "lost",
        _ => "",
    };
    let kept = StoredValue::new(kept);
    let name = move || kept.with_value(|k| scenario(app, k));
    let who = move || kept.with_value(|k| opponents(app, k));
    let how = move || kept.with_value(|k| state(app, k, mine));
    let date = move || kept.with_value(Kept::begun).map(|t| browser::date(t, app.words.with(|w| w.lang().code())));
    let share = {
        let key = key.clone();
        move |_| {
            let key = key.clone();
            spawn_local(async move {
                let Some((_, record)) = store::some_of(Drawer::Games, &[key]).await.pop() else { return };
                let done = files::copy(&address_of(&record)).await;
                let _ = told.try_set(Some(if done { "page-link-copied" } else { "page-link-not-copied" }));
            });
        }
    };
    let forget = {
        let key = key.clone();
        Callback::new(move |()| {
            let key = key.clone();
            spawn_local(async move {
                if Drawer::Games.remove(&key).await {
                    records.forgotten(&key);
                }
            });
        })
    };
    let address = open(key.clone(), over).hash();
    let first = if over { "screen-replay" } else { "mine-go-on" };
    let result =
        over.then(|| view! { <a class="button" href=Route::Result(key.clone()).hash()>{app.say("screen-result")}</a> });
    let watch = (!over).then(
        || view! { <a class="button" href=Route::Replay(key.clone(), None).hash()>{app.say("screen-replay")}</a> },
    );
    view! {
        <li class=class>
            <div class="what"><strong>{name}</strong> <span class="how">{how}</span> <bdi class="who">{who}</bdi> <small class="begun">{date}</small></div>
            <div class="buttons">
                <a class="button main" href=address>{app.say(first)}</a> {result} {watch}
                <button class="share" title=app.say("page-copy-link") aria-label=app.say("page-copy-link") on:click=share>{app.say("mine-link")}</button>
                <Forget name=Signal::derive(name) forget/>
            </div>
        </li>
    }
}
