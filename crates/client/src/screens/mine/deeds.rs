//! The deeds: those that were done, with the moment, and those that are still to be done, with the way.

use super::figures::Counting;
use super::records::Records;
use crate::app::App;
use dragonrage_table::mine::deeds::Deed;
use dragonrage_table::route::Route;
use dragonrage_words::Family;
use leptos::prelude::*;

/// The part of the screen.
#[component]
pub fn Deeds(
    /// The records.
    records: Records,
) -> impl IntoView {
    let app = App::of_this_page();
    let totals = Memo::new(move |_| records.totals());
    let count = move || {
        let done = totals.with(|t| t.deeds.len());
        app.text("mine-deeds-count", &[("done", done.into()), ("all", Deed::ALL.len().into())])
    };
    let card = move |deed: Deed, done: Option<(String, usize)>| {
        let title = app.of(Family::DeedTitle, deed.code());
        let text = app.of(Family::Deed, deed.code());
        let by = app.text("mine-deed-by", &[("by", deed.by().code().into())]);
        let won = done.is_some();
        let state = app.t(if won { "mine-deed-won" } else { "mine-deed-open" });
        let watch = done.map(|(key, step)| {
            // Deeds of many games were done with the last of them.
            let route = if step == usize::MAX { Route::Result(key) } else { Route::Replay(key, Some(step)) };
            let label = format!("{}: {title}", app.t("mine-deed-watch"));
            view! { <a href=route.hash() aria-label=label>{app.t("mine-deed-watch")}</a> }
        });
        let rules = deed.rules().iter().map(|id| {
            view! { <a class="rule" href=Route::Rules((*id).to_owned()).hash()>{*id}</a> }
        });
        view! {
            <li class="deed" class:won=won data-deed=deed.code()>
                <h3><span class="mark" aria-hidden="true">{if won { "★" } else { "☆" }}</span> {title.clone()}</h3>
                <p class="state"><strong>{state}</strong> " · " {by} {watch.map(|w| view! { " · " {w} })}</p>
                <p>{text}</p>
                <p class="cited">{rules.collect_view()}</p>
            </li>
        }
    };
    // What was done comes first.
    let cards = move || {
        totals.with(|t| {
            let (done, open): (Vec<Deed>, Vec<Deed>) = Deed::ALL.iter().partition(|d| t.deeds.contains_key(d));
            done.into_iter().chain(open).map(|d| card(d, t.deeds.get(&d).cloned())).collect_view()
        })
    };
    view! {
        <Counting records/>
        <p class="count"><strong>{count}</strong> " " <span class="hint">{app.say("mine-deeds-help")}</span></p>
        <ul class="deeds">{cards}</ul>
    }
}
