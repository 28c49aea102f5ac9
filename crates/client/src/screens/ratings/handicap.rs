//! What a game between two players would be: the rulebook's handicap in VP, and the chances by Glicko-2.

use super::state::Shelf;
use dragonrage_league::ratings::plot::number;
use dragonrage_league::ratings::{Ladder, Ratings, handicap, handicapped, stronger};
use dragonrage_rules::{BySide, Side};
use leptos::prelude::*;

/// The form and its answer.
#[component]
pub fn Handicap() -> impl IntoView {
    let shelf = Shelf::of_this_page();
    let app = shelf.app;
    let names = Memo::new(move |_| {
        let mut names: Vec<String> = shelf.summary.with(|s| s.players.iter().map(|(r, _)| r.name.clone()).collect());
        names.sort_by_key(|n| n.to_lowercase());
        names
    });
    let ids: Vec<String> = app.components().scenarios.iter().map(|s| s.id.clone()).collect();
    let scenario = RwSignal::new(ids.first().cloned().unwrap_or_default());
    let chosen = RwSignal::new(BySide { invader: None::<String>, defender: None::<String> });
    let pair_only = RwSignal::new(false);
    // Until somebody chooses, the best two.
    let who = move |side: Side| {
        let best = |n: usize| shelf.summary.with(|s| s.players.get(n).map(|(r, _)| r.name.clone()));
        let own = chosen.with(|c| c[side].clone()).filter(|n| names.with(|all| all.contains(n)));
        own.or_else(|| best(side as usize)).unwrap_or_default()
    };
    let seat = move |side: Side| {
        let options = move || {
            let option = |name: String| {
                let (own, value) = (name.clone(), name.clone());
                view! { <option value=value selected=move || who(side) == own>{name}</option> }
            };
            names.get().into_iter().map(option).collect_view()
        };
        view! {
            <label>{move || app.words.with(|w| w.side(side))}
                <select name=side.code() on:change=move |e| chosen.update(|c| c[side] = Some(event_target_value(&e)))>{options}</select>
            </label>
        }
    };
    let answer = move || {
        let (invader, defender, id) = (who(Side::Invader), who(Side::Defender), scenario.get());
        if invader == defender {
            return vec![app.text("ratings-same-player", &[("player", invader.into())])];
        }
        let (ladder, ratings) = shelf.book.with(|b| (Ladder::new(b.games()), Ratings::new(b.games())));
        let rating =
            |one: &str, other: &str| if pair_only.get() { ladder.against(one, other) } else { ladder.pooled(one) };
        let (i, d) = (rating(&invader, &defender), rating(&defender, &invader));
        let of = |player: &str, n: i32| {
            app.text(
                "ratings-of",
                &[("player", player.to_owned().into()), ("rating", number(f64::from(n), true).into())],
            )
        };
        let mut lines = vec![of(&invader, i), of(&defender, d)];
        lines.push(match stronger(i, d) {
            None => app.t("ratings-no-handicap"),
            Some(side) => app.text("ratings-handicap", &[("vp", handicap(i, d).into()), ("side", side.code().into())]),
        });
        let components = app.components();
        if let Some(s) = components.scenario(&id) {
            let most = components.board(&s.map).map_or(i64::MAX, |b| i64::from(b.vp_total()));
            let vp = handicapped(i64::from(s.objective), most, i, d);
            lines.push(app.text("objective-total", &[("vp", vp.into())]));
        }
        let percent = (100.0 * ratings.chance(&invader, &defender, &id)).round() as i64;
        lines.push(app.text("desk-handicap-chance", &[("percent", percent.into())]));
        lines
    };
    let scenarios = ids
        .into_iter()
        .map(|id| {
            let named = id.clone();
            view! { <option value=id>{move || shelf.scenario(&named)}</option> }
        })
        .collect_view();
    view! {
        <section class="handicap no-print">
            <h2>{app.say("desk-handicap")}</h2>
            <div class="fields">
                {seat(Side::Invader)} {seat(Side::Defender)}
                <label>{app.say("page-scenario")}
                    <select name="scenario" on:change=move |e| scenario.set(event_target_value(&e))>{scenarios}</select>
                </label>
                <label class="tick">
                    <input name="pair-only" type="checkbox" on:change=move |e| pair_only.set(event_target_checked(&e))/> {app.say("desk-handicap-pair")}
                </label>
            </div>
            <ul class="answer" aria-live="polite">{move || answer().into_iter().map(|line| view! { <li>{line}</li> }).collect_view()}</ul>
        </section>
    }
}
