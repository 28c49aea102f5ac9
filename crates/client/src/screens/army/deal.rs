//! One agreement: both armies on their way to the table, what must be destroyed, and the battle.

use super::pact::{self, address};
use super::{Battle, DEAL};
use crate::app::App;
use crate::browser::store::Database;
use crate::browser::{self, files};
use crate::parts::muster::told;
use crate::parts::notes::{Wrong, all, bad_file};
use crate::parts::objective::Reasons;
use crate::parts::recruit::{Deeds, Recruit, Stand};
use crate::parts::unreadable::{self, Lack, Lacking};
use dragonrage_data::fold::{fold, unfold};
use dragonrage_league::{Deal, DealKind, Note, Terms};
use dragonrage_rules::Side;
use dragonrage_table::kept::Drawer;
use dragonrage_table::route::Route;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// An agreement that came in the link: it is kept, or joined to the copy that is known.
#[component]
pub fn Linked(
    /// The agreement, folded.
    text: String,
) -> impl IntoView {
    let app = App::of_this_page();
    let wrong = RwSignal::new(None::<String>);
    let deal = unfold(&text).ok_or_else(|| app.t("screen-pact-bad-link"));
    let name = app.say("screen-pact-link");
    let deal = deal.and_then(|t| Deal::read(&app.components(), &t).map_err(|bad| bad_file(app, &name(), &bad)));
    spawn_local(async move {
        let taken = match deal {
            Ok(deal) => pact::take(app, deal).await,
            Err(why) => Err(why),
        };
        match taken {
            Ok(key) => browser::go_instead(&address(&key)),
            Err(why) => drop(wrong.try_set(Some(why))),
        }
    });
    move || wrong.get().map(|why| view! { <p class="told" role="alert">{why}</p> })
}

/// An agreement that is kept in this browser.
#[component]
pub fn Kept(
    /// Its key.
    key: String,
) -> impl IntoView {
    let app = App::of_this_page();
    let found: RwSignal<Option<Result<Deal, Lack>>> = RwSignal::new(None);
    let wanted = key.clone();
    spawn_local(async move {
        let read = unreadable::read(Drawer::Deals, &wanted, |text| Deal::read(&app.components(), text)).await;
        let _ = found.try_set(Some(read.map(|(deal, _)| deal)));
    });
    let forgotten = Callback::new(|()| browser::go(&Route::Army(String::new()).hash()));
    move || {
        let key = key.clone();
        found.get().map(|deal| match deal {
            Ok(deal) => view! { <Agreement key deal/> }.into_any(),
            Err(lack) => view! { <Lacking lack forgotten/> }.into_any(),
        })
    }
}

/// An agreement on the page.
#[derive(Clone, Copy)]
struct Pact {
    app: App,
    key: StoredValue<String>,
    deal: RwSignal<Deal>,
    said: RwSignal<Option<String>>,
}

impl Pact {
    /// Changes the agreement and keeps it, or says why not.
    fn change(self, change: impl FnOnce(&mut Deal) -> Result<(), Vec<Note>>) {
        let mut deal = self.deal.get_untracked();
        if let Err(notes) = change(&mut deal) {
            self.said.set(Some(all(self.app, &notes)));
            return;
        }
        self.said.set(None);
        let (key, text) = (self.key.get_value(), deal.text());
        self.deal.set(deal);
        spawn_local(async move {
            Drawer::Deals.put(&key, &text).await;
        });
    }

    fn deeds(self, side: Side) -> Deeds {
        let components = self.app.components.get_value();
        Deeds {
            recruit: None,
            commit: Callback::new(move |c| self.change(|deal| deal.commit(side, c).map_err(|n| vec![n]))),
            open: Callback::new(move |sealed| self.change(|deal| deal.open(&components, side, sealed))),
            refuse: Callback::new(move |why| self.said.set(Some(why))),
        }
    }
}

/// The screen of an agreement.
#[component]
fn Agreement(key: String, deal: Deal) -> impl IntoView {
    let app = App::of_this_page();
    let planned = deal.kind == DealKind::Planned;
    let city = app.components().board(&deal.map).map(|b| b.spec().name.clone());
    let about = deal.about.clone();
    let pact = Pact { app, key: StoredValue::new(key), deal: RwSignal::new(deal), said: RwSignal::new(None) };
    let header = Signal::derive(move || {
        let chosen = move |d: &Deal| !planned || d.player(Side::Invader).is_some();
        pact.deal.with(|d| d.header(&app.components()).filter(|_| chosen(d)))
    });
    let objective = move || {
        pact.deal.with(|d| d.objective(&app.components())).map(|(objective, total)| {
            view! { <section class="column"><h2>{app.say("screen-army-objective")}</h2><Reasons objective total/></section> }
        })
    };
    let obstacles = Signal::derive(move || pact.deal.with(|d| d.obstacles(&app.components())));
    let half = move |side: Side| {
        if planned { view! { <Design pact side/> }.into_any() } else { view! { <Half pact side/> }.into_any() }
    };
    view! {
        <h2>{about} " · " {city}</h2>
        <p class="hint">{move || app.t(if planned { "screen-pact-planned-help" } else { "screen-pact-secret-help" })}</p>
        <Exchange pact/>
        <div role="alert">{move || pact.said.get().map(|why| view! { <p class="told">{why}</p> })}</div>
        <div class="sides">{half(Side::Invader)} {half(Side::Defender)}</div>
        <Choose pact/>
        <Wrong notes=obstacles/>
        <div class="sides">
            {objective}
            <Show when=move || header.with(Option::is_some)>
                <section class="column"><h2>{app.say("screen-army-play")}</h2><Battle header/></section>
            </Show>
        </div>
    }
}

/// A side that chooses in secret.
#[component]
fn Half(pact: Pact, side: Side) -> impl IntoView {
    let app = pact.app;
    let limits = Memo::new(move |_| pact.deal.with(|d| Terms::point_buy(&app.components(), &d.map, side, &d.options)));
    let stand = Memo::new(move |_| {
        pact.deal.with(|d| match (d.army(side), d.commitment(side)) {
            (Some(army), _) => Stand::Shown(army.clone()),
            (None, Some(commitment)) => Stand::Sealed(commitment),
            (None, None) => Stand::Choosing,
        })
    });
    let heading = Signal::derive(move || app.words.with(|w| w.side(side)));
    let about = Signal::derive(move || pact.deal.with(|d| d.about.clone()));
    view! { <Recruit side heading limits about stand deeds=pact.deeds(side)/> }
}

/// A side of a planned scenario.
#[component]
fn Design(pact: Pact, side: Side) -> impl IntoView {
    let app = pact.app;
    let player = move || pact.deal.with(|d| d.player(side).map(str::to_owned));
    let army = move || pact.deal.with(|d| d.army(side).map(|a| told(app, a)));
    view! {
        <section class=format!("recruit {}", side.code())>
            <h3>{move || app.words.with(|w| w.side(side))} {move || player().map(|name| format!(" · {name}"))}</h3>
            <p class="army">{army}</p>
        </section>
    }
}

/// The other player takes a side of a planned scenario.
#[component]
fn Choose(pact: Pact) -> impl IntoView {
    let app = pact.app;
    let name = RwSignal::new(String::new());
    let due = move || pact.deal.with(|d| d.kind == DealKind::Planned && d.player(Side::Invader).is_none());
    let designer = move || pact.deal.with(|d| d.designer().unwrap_or_default().to_owned());
    let take = move |side: Side| {
        view! {
            <button class=format!("take {}", side.code()) on:click=move |_| {
                pact.change(|deal| deal.choose(&name.get_untracked(), side).map_err(|n| vec![n]));
            }>{move || app.text("screen-pact-take", &[("side", side.code().into())])}</button>
        }
    };
    view! {
        <Show when=due>
            <section class="pact">
                <p>{move || app.text("screen-pact-designed", &[("player", designer().into())])}</p>
                <label><span>{app.say("screen-pact-chooser")}</span>
                    <input name="chooser" maxlength="40" prop:value=move || name.get() on:input=move |e| name.set(event_target_value(&e))/></label>
                <div class="buttons">{take(Side::Invader)} {take(Side::Defender)}</div>
            </section>
        </Show>
    }
}

/// The agreement to the other player and back.
#[component]
fn Exchange(pact: Pact) -> impl IntoView {
    let app = pact.app;
    let copied = RwSignal::new(None::<&'static str>);
    let share = move |_| {
        let text = pact.deal.with_untracked(Deal::text);
        let address = browser::address(&Route::Army(format!("{DEAL}{}", fold(&text))).hash());
        spawn_local(async move {
            let done = files::copy(&address).await;
            let _ = copied.try_set(Some(if done { "screen-pact-copied" } else { "page-link-not-copied" }));
        });
    };
    let save = move |_| {
        pact.deal.with_untracked(|d| files::download("dragonrage-agreement.toml", &d.text()));
    };
    let load = move |e| {
        spawn_local(async move {
            let Some((name, text)) = files::chosen(e).await else { return };
            match Deal::read(&app.components(), &text) {
                Ok(other) => pact.change(|deal| deal.join(&app.components(), &other)),
                Err(bad) => pact.said.set(Some(bad_file(app, &name, &bad))),
            }
        });
    };
    view! {
        <div class="buttons exchange">
            <button class="share" on:click=share>{app.say("screen-pact-share")}</button>
            <button class="save" on:click=save>{app.say("screen-pact-save")}</button>
            <label class="button">{app.say("screen-pact-join")}
                <input class="spoken" type="file" accept=".toml,text/plain" on:change=load/></label>
        </div>
        <div role="status">{move || copied.get().map(|key| view! { <p class="told">{app.t(key)}</p> })}</div>
    }
}
