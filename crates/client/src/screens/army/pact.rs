//! Agreements: beginning one, and those that are kept in this browser.

use super::KEPT;
use crate::app::App;
use crate::browser::store::{self, Database};
use crate::browser::{self, files};
use crate::parts::forget::Forget;
use crate::parts::notes::{all, bad_file};
use crate::parts::unreadable::{UnreadableOnes, read_all};
use dragonrage_league::{Deal, Draft, Purpose};
use dragonrage_table::kept::Drawer;
use dragonrage_table::route::Route;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// The address of an agreement that is kept here.
pub fn address(key: &str) -> String {
    Route::Army(format!("{KEPT}{key}")).hash()
}

/// Keeps an agreement and goes to its screen. Another copy of one that is known is joined to it; `Err` says why not.
pub async fn take(app: App, deal: Deal) -> Result<String, String> {
    for (key, text) in Drawer::Deals.list().await {
        let Ok(mut known) = Deal::read(&app.components(), &text) else { continue };
        if known.about == deal.about {
            known.join(&app.components(), &deal).map_err(|notes| all(app, &notes))?;
            Drawer::Deals.put(&key, &known.text()).await;
            return Ok(key);
        }
    }
    let key = store::fresh_key();
    Drawer::Deals.put(&key, &deal.text()).await;
    Ok(key)
}

/// Begins an agreement from what the builder holds.
#[component]
pub fn NewPact(
    /// The builder's armies.
    draft: Memo<Draft>,
) -> impl IntoView {
    let app = App::of_this_page();
    let about = RwSignal::new(String::new());
    let designer = RwSignal::new(String::new());
    let wrong = RwSignal::new(None::<String>);
    let planned = move || draft.with(|p| p.purpose == Purpose::Planned);
    let begin = move |e: leptos::ev::SubmitEvent| {
        e.prevent_default();
        let (draft, components) = (draft.get_untracked(), app.components());
        let name = about.get_untracked();
        let deal = match draft.purpose {
            Purpose::PointBuy => {
                Deal::point_buy(&components, &name, &draft.map, draft.options).map_err(|note| vec![note])
            }
            Purpose::Planned => {
                let designer = designer.get_untracked();
                Deal::planned(&components, &name, &draft.map, draft.options, &designer, draft.armies, None)
            }
        };
        match deal {
            Err(notes) => wrong.set(Some(all(app, &notes))),
            Ok(deal) => spawn_local(async move {
                match take(app, deal).await {
                    Ok(key) => browser::go(&address(&key)),
                    Err(why) => drop(wrong.try_set(Some(why))),
                }
            }),
        }
    };
    let heading = move || app.t(if planned() { "screen-pact-planned" } else { "screen-pact-secret" });
    let help = move || app.t(if planned() { "screen-pact-planned-help" } else { "screen-pact-secret-help" });
    view! {
        <section class="pact">
            <h2>{heading}</h2>
            <p class="hint">{help}</p>
            <form on:submit=begin>
                <label><span>{app.say("screen-pact-name")}</span>
                    <input name="about" maxlength="40" autocomplete="off" prop:value=move || about.get() on:input=move |e| about.set(event_target_value(&e))/></label>
                <Show when=planned>
                    <label><span>{app.say("screen-pact-designer")}</span>
                        <input name="designer" maxlength="40" prop:value=move || designer.get() on:input=move |e| designer.set(event_target_value(&e))/></label>
                </Show>
                <button id="agree" type="submit">{app.say("screen-pact-begin")}</button>
            </form>
            <div role="alert">{move || wrong.get().map(|why| view! { <p class="told">{why}</p> })}</div>
        </section>
    }
}

/// The agreements that are kept here, and the way in for those in files.
#[component]
pub fn Pacts() -> impl IntoView {
    let app = App::of_this_page();
    let deals: RwSignal<Vec<(String, Deal)>> = RwSignal::new(Vec::new());
    let (wrong, unread) = (RwSignal::new(None::<String>), RwSignal::new(Vec::new()));
    spawn_local(async move {
        let read = |key: &str, text: &str| Deal::read(&app.components(), text).map(|deal| (key.to_owned(), deal));
        let (all, bad) = read_all(Drawer::Deals, read).await;
        let _ = deals.try_set(all);
        let _ = unread.try_set(bad);
    });
    let load = move |e| {
        spawn_local(async move {
            let Some((name, text)) = files::chosen(e).await else { return };
            let taken = match Deal::read(&app.components(), &text) {
                Ok(deal) => take(app, deal).await,
                Err(bad) => Err(bad_file(app, &name, &bad)),
            };
            match taken {
                Ok(key) => browser::go(&address(&key)),
                Err(why) => drop(wrong.try_set(Some(why))),
            }
        });
    };
    let line = move |(key, deal): (String, Deal)| {
        let (link, city) = (address(&key), app.components().board(&deal.map).map(|b| b.spec().name.clone()));
        let forget = Callback::new(move |()| {
            let key = key.clone();
            spawn_local(async move {
                if Drawer::Deals.remove(&key).await {
                    deals.try_update(|d| d.retain(|(k, _)| *k != key));
                }
            });
        });
        let name = deal.about.clone();
        view! {
            <li><a href=link><strong>{deal.about}</strong> <small>{city}</small></a>
                <Forget name forget/></li>
        }
    };
    view! {
        <section class="pacts kept">
            <Show when=move || !deals.with(Vec::is_empty)><h2>{app.say("screen-pact-kept")}</h2></Show>
            <ul><For each=move || deals.get() key=|d| d.0.clone() children=line/></ul>
            <UnreadableOnes all=unread/>
            <p><label class="button">{app.say("screen-pact-load")}
                <input class="spoken" type="file" accept=".toml,text/plain" on:change=load/></label></p>
            <div role="alert">{move || wrong.get().map(|why| view! { <p class="told">{why}</p> })}</div>
        </section>
    }
}
