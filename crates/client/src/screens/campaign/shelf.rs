//! Beginning a campaign, and those that are kept in this browser.

use crate::app::App;
use crate::browser::store::{self, Database};
use crate::browser::{self, files};
use crate::parts::forget::Forget;
use crate::parts::notes::{bad_file, sentence};
use crate::parts::unreadable::{UnreadableOnes, read_all};
use crate::screens::new_game::OptionList;
use dragonrage_league::campaign::Glance;
use dragonrage_league::{Campaign, is_free, stage};
use dragonrage_rules::{BySide, Options, Side};
use dragonrage_table::kept::Drawer;
use dragonrage_table::route::Route;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// Keeps a campaign under a new key and goes to it.
async fn take(app: App, campaign: &Campaign) {
    let key = store::fresh_key();
    Drawer::Campaigns.put(&key, &campaign.text(&app.components())).await;
    browser::go(&Route::Campaign(key).hash());
}

/// The screen.
#[component]
pub fn Shelf() -> impl IntoView {
    let app = App::of_this_page();
    let wrong = RwSignal::new(None::<String>);
    let load = move |e| {
        spawn_local(async move {
            let Some((name, text)) = files::chosen(e).await else { return };
            match Campaign::read(&app.components(), &text) {
                Ok(campaign) => take(app, &campaign).await,
                Err(bad) => drop(wrong.try_set(Some(bad_file(app, &name, &bad)))),
            }
        });
    };
    view! {
        <p>{app.say("screen-campaign-about")}</p>
        <KeptCampaigns/>
        <section class="pact">
            <h2>{app.say("screen-campaign-new")}</h2>
            <New wrong/>
            <div role="alert">{move || wrong.get().map(|why| view! { <p class="told">{why}</p> })}</div>
        </section>
        <p><label class="button">{app.say("screen-campaign-load")}
            <input class="spoken" type="file" accept=".toml,text/plain" on:change=load/></label></p>
    }
}

/// Who plays on which map.
#[component]
fn New(wrong: RwSignal<Option<String>>) -> impl IntoView {
    let app = App::of_this_page();
    let components = app.components();
    let fit: Vec<_> = components.boards.iter().filter(|b| stage(&components, b.id()).is_ok()).collect();
    let map = RwSignal::new(fit.first().map_or_else(String::new, |b| b.id().to_owned()));
    let names = BySide { invader: RwSignal::new(String::new()), defender: RwSignal::new(String::new()) };
    let options = RwSignal::new(Options::default());
    let begin = move |e: leptos::ev::SubmitEvent| {
        e.prevent_default();
        let players = BySide { invader: names.invader.get_untracked(), defender: names.defender.get_untracked() };
        let (map, options) = (map.get_untracked(), options.get_untracked());
        match Campaign::new(&app.components(), &map, players, options, browser::fresh_seed()) {
            Err(note) => wrong.set(Some(sentence(app, &note))),
            Ok(campaign) => spawn_local(async move { take(app, &campaign).await }),
        }
    };
    let cities = fit.iter().map(|b| view! { <option value=b.id().to_owned()>{b.spec().name.clone()}</option> });
    let cities = cities.collect_view();
    let name = move |side: Side| {
        view! {
            <label><span>{move || app.words.with(|w| w.side(side))}</span>
                <input name=side.code() maxlength="40" prop:value=move || names[side].get() on:input=move |e| names[side].set(event_target_value(&e))/></label>
        }
    };
    view! {
        <form on:submit=begin>
            <label><span>{app.say("screen-army-map")}</span>
                <select name="map" on:change=move |e| map.set(event_target_value(&e))>{cities}</select></label>
            {name(Side::Invader)} {name(Side::Defender)}
            <details><summary>{app.say("page-house-options")}</summary><OptionList options shown=is_free/></details>
            <button id="begin" class="main" type="submit">{app.say("page-begin")}</button>
        </form>
    }
}

/// Those that are kept.
#[component]
fn KeptCampaigns() -> impl IntoView {
    let app = App::of_this_page();
    let all: RwSignal<Vec<(String, Glance)>> = RwSignal::new(Vec::new());
    let unread = RwSignal::new(Vec::new());
    spawn_local(async move {
        let read = |key: &str, text: &str| Glance::read(text).map(|glance| (key.to_owned(), glance));
        let (found, bad) = read_all(Drawer::Campaigns, read).await;
        let _ = all.try_set(found);
        let _ = unread.try_set(bad);
    });
    let line = move |(key, campaign): (String, Glance)| {
        let address = Route::Campaign(key.clone()).hash();
        let campaign = StoredValue::new(campaign);
        let name = move || campaign.with_value(|c| heading(app, &c.map, &c.players));
        let state = move || {
            let (game, over) = campaign.with_value(|c| (c.game, c.over));
            if over { app.t("screen-campaign-over") } else { app.text("campaign-game", &[("game", game.into())]) }
        };
        let forget = Callback::new(move |()| {
            let key = key.clone();
            spawn_local(async move {
                if Drawer::Campaigns.remove(&key).await {
                    all.try_update(|list| list.retain(|(k, _)| *k != key));
                }
            });
        });
        view! {
            <li>
                <a href=address><strong>{name}</strong> <small>{state}</small></a>
                <Forget name=Signal::derive(name) forget/>
            </li>
        }
    };
    view! {
        <Show when=move || !all.with(Vec::is_empty)>
            <section class="kept"><h2>{app.say("page-continue")}</h2>
                <ul><For each=move || all.get() key=|c| c.0.clone() children=line/></ul></section>
        </Show>
        <UnreadableOnes all=unread/>
    }
}

/// "The campaign of Nurkott: Ann invades, Bob defends".
pub fn heading(app: App, map: &str, players: &BySide<String>) -> String {
    let map = app.components().board(map).map_or(map.to_owned(), |b| b.spec().name.clone());
    let name = |side: Side| players[side].clone();
    let args =
        [("map", map.into()), ("invader", name(Side::Invader).into()), ("defender", name(Side::Defender).into())];
    app.text("campaign-heading", &args)
}
