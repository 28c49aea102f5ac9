//! One campaign on the page: read, caught up with its game, changed and kept.

use super::field::Field;
use super::history::{Chapters, Ledger};
use super::next::Next;
use super::shelf::heading;
use crate::app::App;
use crate::browser::store::Database;
use crate::browser::tabs::Claim;
use crate::browser::{self, files};
use crate::parts::notes::{all, unproven};
use crate::parts::unreadable::{self, Lack, Lacking};
use dragonrage_league::campaign::Unfit;
use dragonrage_league::{Campaign, Note};
use dragonrage_rules::Hex;
use dragonrage_table::kept::{Drawer, catch_up, game_key};
use dragonrage_table::route::Route;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// A campaign on the page.
#[derive(Clone, Copy)]
pub struct Chronicle {
    /// The page around it.
    pub app: App,
    /// The key under which it is kept.
    pub key: StoredValue<String>,
    /// The campaign.
    pub campaign: RwSignal<Campaign>,
    /// The game whose map is looked at, from 1.
    pub looked: RwSignal<usize>,
    /// VP hexes that the invader is about to mark.
    pub picked: RwSignal<Vec<Hex>>,
    /// What was told last.
    pub said: RwSignal<Option<String>>,
    /// Has another tab taken the campaign? Then nothing is changed here.
    elsewhere: RwSignal<bool>,
}

impl Chronicle {
    /// Changes the campaign and keeps it, or says why not.
    pub fn change(self, change: impl FnOnce(&mut Campaign) -> Result<(), Vec<Note>>) {
        if self.elsewhere.get_untracked() {
            self.say(self.app.t("screen-campaign-elsewhere"));
            return;
        }
        let mut campaign = self.campaign.get_untracked();
        match change(&mut campaign) {
            Err(notes) => self.said.set(Some(all(self.app, &notes))),
            Ok(()) => {
                let (key, text) = (self.key.get_value(), campaign.text(&self.app.components()));
                self.said.set(None);
                self.looked.set(campaign.game());
                self.campaign.set(campaign);
                spawn_local(async move {
                    Drawer::Campaigns.put(&key, &text).await;
                });
            }
        }
    }

    /// Says something.
    pub fn say(self, what: String) {
        let _ = self.said.try_set(Some(what));
    }

    /// The key of a game.
    pub fn game_key(self, game: usize) -> String {
        self.key.with_value(|key| game_key(key, game))
    }
}

/// Why a game cannot be part of the campaign.
pub fn unfit(app: App, name: &str, error: &Unfit) -> String {
    match error {
        Unfit::Unproven(e) => unproven(app, name, e),
        Unfit::Note(note) => all(app, std::slice::from_ref(note)),
    }
}

/// What was read of a campaign: with something to say about its game, or why it cannot be shown.
type Found = Result<(Campaign, Option<String>), Lack>;

/// Reads a campaign, and what has become of its game since.
async fn read(app: App, key: &str) -> Found {
    let components = app.components();
    let (mut campaign, _) = unreadable::read(Drawer::Campaigns, key, |text| Campaign::read(&components, text)).await?;
    let Ok(Some(record)) = Drawer::Games.get(&game_key(key, campaign.game())).await else {
        return Ok((campaign, None));
    };
    match catch_up(&mut campaign, &components, &record) {
        Ok(changed) => {
            if changed {
                Drawer::Campaigns.put(key, &campaign.text(&components)).await;
            }
            Ok((campaign, None))
        }
        Err(error) => {
            let name = app.text("campaign-game", &[("game", campaign.game().into())]);
            Ok((campaign, Some(unfit(app, &name, &error))))
        }
    }
}

/// A campaign that is kept in this browser.
#[component]
pub fn Kept(
    /// Its key.
    key: String,
) -> impl IntoView {
    let app = App::of_this_page();
    let found: RwSignal<Option<Found>> = RwSignal::new(None);
    let wanted = key.clone();
    spawn_local(async move {
        let read = read(app, &wanted).await;
        let _ = found.try_set(Some(read));
    });
    move || {
        let key = key.clone();
        found.get().map(|found| match found {
            Ok((campaign, said)) => view! { <Story key campaign said/> }.into_any(),
            Err(lack) => {
                let forgotten = Callback::new(|()| browser::go(&Route::Campaign(String::new()).hash()));
                view! { <Lacking lack forgotten/> }.into_any()
            }
        })
    }
}

/// The story: what is to be done, the map, what happened.
#[component]
fn Story(key: String, campaign: Campaign, said: Option<String>) -> impl IntoView {
    let app = App::of_this_page();
    let chronicle = Chronicle {
        app,
        key: StoredValue::new(key),
        looked: RwSignal::new(campaign.game()),
        campaign: RwSignal::new(campaign),
        picked: RwSignal::new(Vec::new()),
        said: RwSignal::new(said),
        elsewhere: RwSignal::new(false),
    };
    let lost = move || {
        chronicle.elsewhere.set(true);
        chronicle.say(app.t("screen-campaign-elsewhere"));
    };
    let claim = StoredValue::new_local(Claim::new(chronicle.key.get_value(), lost));
    on_cleanup(move || drop(claim.try_update_value(Option::take)));
    let save = move |_| {
        let text = chronicle.campaign.with_untracked(|c| c.text(&app.components()));
        files::download("dragonrage-campaign.toml", &text);
    };
    view! {
        <h2 class="story-title">{move || chronicle.campaign.with(|c| heading(app, &c.map, &c.players))}</h2>
        <div role="alert">{move || chronicle.said.get().map(|what| view! { <p class="told">{what}</p> })}</div>
        <Next chronicle/>
        <div class="sides story">
            <div><Ledger chronicle/> <Chapters chronicle/></div>
            <Field chronicle/>
        </div>
        <div class="buttons"><button class="save" on:click=save>{app.say("screen-campaign-save")}</button></div>
    }
}
