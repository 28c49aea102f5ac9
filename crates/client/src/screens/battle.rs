//! The battle: the board, what can be done, sheets and log.

use crate::app::App;
use crate::browser;
use crate::browser::store::{self, Database};
use crate::browser::tabs::Claim;
use crate::drive;
use crate::live::LiveTable;
use crate::parts::bar::ActionBar;
use crate::parts::board::Board;
use crate::parts::choices::Choices;
use crate::parts::dice::Dice;
use crate::parts::goal::GoalCard;
use crate::parts::guide::{GuideNote, Lessons};
use crate::parts::header::Header;
use crate::parts::hint::Hint;
use crate::parts::kept::open;
use crate::parts::log::{Log, Spoken};
use crate::parts::meanwhile::News;
use crate::parts::rule::Rule;
use crate::parts::sheets::Sheets;
use crate::parts::sounds::Sounds;
use crate::parts::unreadable::{self, Lack, Lacking, bad_record};
use crate::parts::{self, advice::Advice};
use dragonrage_data::fold::unfold;
use dragonrage_picture::{self as picture, TRACK_HEIGHT, TrackLabels};
use dragonrage_table::kept::Drawer;
use dragonrage_table::route::Route;
use dragonrage_table::session::Session;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// A game that is kept in this browser.
#[component]
pub fn Kept(
    /// Its key.
    key: String,
) -> impl IntoView {
    let app = App::of_this_page();
    let found: RwSignal<Option<Result<Session, Lack>>> = RwSignal::new(None);
    let wanted = key.clone();
    spawn_local(async move {
        let resume = |text: &str| Session::resume(&app.components(), text, browser::fresh_seed());
        let read = unreadable::read(Drawer::Games, &wanted, resume).await;
        found.try_set(Some(read.map(|(session, _)| session)));
    });
    move || {
        let key = key.clone();
        found.get().map(|session| match session {
            Ok(session) => view! { <Battle key session/> }.into_any(),
            Err(lack) => view! { <Missing lack/> }.into_any(),
        })
    }
}

/// A record that came in the link: it becomes a game that is kept here.
#[component]
pub fn Linked(
    /// The record, folded.
    text: String,
) -> impl IntoView {
    let app = App::of_this_page();
    let unfolded = unfold(&text).unwrap_or_default();
    match Session::resume(&app.components(), &unfolded, browser::fresh_seed()) {
        Err(error) => {
            let why = move || bad_record(app, &app.t("screen-pact-link"), &error, Some(&unfolded));
            view! { <Instead><p class="told" role="alert">{app.say("page-bad-record")} " " {why}</p></Instead> }
                .into_any()
        }
        Ok(session) => {
            let (key, text, over) = (store::fresh_key(), session.text(), session.is_over());
            spawn_local(async move {
                Drawer::Games.put(&key, &text).await;
                browser::go_instead(&open(key, over).hash());
            });
            view! { <main class="loading"></main> }.into_any()
        }
    }
}

/// There is no such game here, or it cannot be shown.
#[component]
pub fn Missing(
    /// Why not.
    lack: Lack,
) -> impl IntoView {
    view! { <Instead><Lacking lack forgotten=Callback::new(|()| browser::go(&Route::Start.hash()))/></Instead> }
}

/// What is shown in the place of a game.
#[component]
fn Instead(children: Children) -> impl IntoView {
    let app = App::of_this_page();
    view! {
        <main class="missing">
            <h1>"Dragon Rage"</h1>
            {children()}
            <a class="button" href=Route::Start.hash()>{app.say("page-home")}</a>
        </main>
    }
}

/// The screen of a game.
#[component]
fn Battle(key: String, session: Session) -> impl IntoView {
    let app = App::of_this_page();
    let table = LiveTable::new(app, key.clone(), session);
    let guiding = parts::lay(table);
    let claim = StoredValue::new_local(Claim::new(key, move || drive::let_go(table)));
    on_cleanup(move || {
        drop(claim.try_update_value(Option::take));
        crate::browser::worker::stop();
    });
    Effect::new(move |first: Option<()>| {
        if first.is_none() {
            table.reselect(None);
            drive::go_on(table);
        }
    });
    view! {
        <div class="battle" class:guide-end=move || guiding.point.get().end>
            <Header/>
            <Lessons/>
            <main>
                <section class="middle" aria-label=app.say("page-board")>
                    <Board/>
                    <GoalCard/>
                    <Hint/>
                    <Dice/>
                    <Track/>
                </section>
                <aside>
                    <ActionBar/>
                    <div class="panel">
                        <Rule/>
                        <GuideNote/>
                        <News/>
                        <Choices/>
                        <Advice/>
                        <Sheets/>
                        <Log/>
                    </div>
                </aside>
            </main>
            <Spoken/>
            <Sounds/>
        </div>
    }
}

/// The turn track below the board.
#[component]
pub fn Track() -> impl IntoView {
    let (app, table) = (App::of_this_page(), LiveTable::of_this_game());
    const WIDTH: f32 = 1732.0;
    let drawn = move || {
        let labels = app.words.with(|words| TrackLabels {
            destruction: words.text("page-clock-destruction", &[]),
            inside: words.text("page-clock-inside", &[]),
        });
        table.told.with(|t| picture::turn_track(&t.game, WIDTH, app.theme.get(), &labels))
    };
    view! { <svg class="track" viewBox=format!("0 0 {WIDTH} {TRACK_HEIGHT}") aria-hidden="true" inner_html=drawn></svg> }
}
