//! The figures of all finished games that are mine.

use super::records::{Records, scenario};
use crate::app::App;
use crate::parts::balance::signed;
use crate::parts::choices::player;
use dragonrage_table::Who;
use dragonrage_table::kept::Kept;
use dragonrage_table::mine::totals::{Row, Sums};
use leptos::prelude::*;

/// A mean with one digit behind the point, as the language writes it.
fn mean(app: App, value: f32) -> String {
    let text = format!("{value:.1}");
    if app.words.with(|w| w.lang().code() == "en") { text } else { text.replace('.', ",") }
}

/// How far the clerk is, and a way to stop him.
#[component]
pub fn Counting(
    /// The records.
    records: Records,
) -> impl IntoView {
    let app = App::of_this_page();
    records.count();
    let bar = move || {
        records.counting.get().map(|(done, all)| {
            let said = app.text("mine-counting", &[("done", done.into()), ("all", all.into())]);
            view! {
                <div class="counting" role="status"><span>{said}</span>
                    <progress max=all.to_string() value=done.to_string() aria-label=app.t("mine-figures")></progress>
                    <button class="stop" on:click=move |_| records.stop()>{app.t("mine-stop")}</button></div>
            }
        })
    };
    let again = move || {
        (records.stopped.get() && records.counting.get().is_none()).then(
            || view! { <button class="count-on" on:click=move |_| records.count()>{app.t("mine-count-on")}</button> },
        )
    };
    view! { {bar} {again} }
}

/// The part of the screen.
#[component]
pub fn Figures(
    /// The records.
    records: Records,
) -> impl IntoView {
    let app = App::of_this_page();
    let totals = Memo::new(move |_| records.totals());
    let some = move || totals.with(|t| t.all.games > 0);
    let quiet = move || records.read.get() && records.counting.get().is_none() && !some();
    let facts = move || {
        totals.with(|t| {
            let all = t.all;
            let fact = |key: &'static str, value: String, more: Option<String>| {
                view! { <div><dt>{app.t(key)}</dt><dd>{value} {more.map(|m| view! { <small>{m}</small> })}</dd></div> }
            };
            let per_game = |sum: f32| mean(app, all.mean(sum));
            let percent = 100 * all.won / all.games.max(1);
            let wins = app.text("mine-wins-of", &[("won", all.won.into()), ("percent", percent.into())]);
            let streak = app.text("mine-streak-of", &[("now", t.streak.0.into()), ("best", t.streak.1.into())]);
            let favourite = t.favourite.map(|kind| app.words.with(|w| w.kind(kind)));
            let share = |share: f32| app.text("mine-per-cent", &[("percent", signed(share).into())]);
            let (costs, known) = if all.weighed == 0 {
                ("–".to_owned(), app.t("mine-costs-unknown"))
            } else {
                let known = [("count", all.weighed.into()), ("all", all.games.into())];
                (share(-all.costs / all.weighed as f32), app.text("mine-costs-known", &known))
            };
            view! {
                <dl class="facts">
                    {fact("mine-games", all.games.to_string(), None)}
                    {fact("mine-wins", wins, None)}
                    {fact("mine-streak", streak, None)}
                    {fact("mine-mean-turns", per_game(all.turns as f32), None)}
                    {fact("mine-mean-vp", per_game(all.vp as f32), None)}
                    {fact("mine-mean-kills", per_game(all.kills as f32), None)}
                    {fact("mine-mean-lost", per_game(all.lost as f32), None)}
                    {favourite.map(|kind| fact("mine-favourite", kind, None))}
                    {fact("mine-luck", share(all.mean(all.luck)), None)}
                    {fact("mine-costs", costs, Some(known))}
                </dl>
            }
        })
    };
    let rows = move || {
        let row = |(row, sums): (&Row, &Sums)| {
            let kept = Kept::read(String::new(), &format!("scenario {}\n", row.scenario));
            let (side, against) = (row.mine, row.against);
            let other = Who::from_code(against.code()).map(|who| player(app, who));
            let luck = app.text("mine-per-cent", &[("percent", signed(sums.mean(sums.luck)).into())]);
            view! {
                <tr><th scope="row">{scenario(app, &kept)}</th><td>{app.words.with(|w| w.side(side))}</td><td>{other}</td>
                    <td class="number">{sums.games}</td><td class="number">{sums.won}</td>
                    <td class="number">{mean(app, sums.mean(sums.turns as f32))}</td>
                    <td class="number">{mean(app, sums.mean(sums.vp as f32))}</td><td class="number">{luck}</td></tr>
            }
        };
        totals.with(|t| t.rows.iter().map(row).collect_view())
    };
    let heads = [
        "page-scenario",
        "mine-side-label",
        "mine-against-label",
        "mine-games",
        "mine-wins",
        "mine-mean-turns",
        "mine-mean-vp",
        "mine-luck",
    ];
    let heads = move || heads.map(|key| view! { <th scope="col">{app.t(key)}</th> }).collect_view();
    view! {
        <Counting records/>
        <Show when=quiet><p>{app.say("mine-figures-none")}</p></Show>
        <Show when=some>
            {facts}
            <div class="figures" role="region" tabindex="0" aria-label=app.say("mine-table")>
                <table><caption>{app.say("mine-table")}</caption><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>
            </div>
            <p class="hint">{app.say("mine-figures-whose")}</p>
            <details><summary>{app.say("mine-measured-title")}</summary><p>{app.say("mine-measured")}</p></details>
        </Show>
    }
}
