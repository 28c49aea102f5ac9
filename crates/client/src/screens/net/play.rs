//! A battle over the net: the same board, panel and log as at one table; above them who plays, beside them what can be proposed and said.

use super::end::End;
use super::names::{Names, due, name_of};
use super::proposals::Proposals;
use super::talk::Talk;
use crate::browser;
use crate::live::LiveTable;
use crate::net::game::Net;
use crate::net::{notices, signs};
use crate::parts;
use crate::parts::bar::ActionBar;
use crate::parts::board::Board;
use crate::parts::choices::Choices;
use crate::parts::dice::Dice;
use crate::parts::goal::GoalCard;
use crate::parts::header::Header;
use crate::parts::hint::Hint;
use crate::parts::log::{Log, Spoken};
use crate::parts::meanwhile::News;
use crate::parts::rule::Rule;
use crate::parts::sheets::Sheets;
use crate::parts::sounds::Sounds;
use crate::screens::battle::Track;
use dragonrage_online::{Follow, Line, Stage};
use dragonrage_rules::{Action, Side, notation};
use dragonrage_table::hearing::Sound;
use dragonrage_table::session::Due;
use leptos::prelude::*;

/// The screen of a game.
#[component]
pub fn Play(net: Net) -> impl IntoView {
    let app = net.app;
    let Some(session) = net.session() else { return ().into_any() };
    let table = LiveTable::new(app, format!("net-{}", net.id), session);
    parts::lay(table);
    net.lay(table);
    on_cleanup(browser::worker::stop);
    Effect::new(move |first: Option<()>| {
        if first.is_none() {
            table.reselect(None);
        }
    });
    Effect::new(move |before: Option<bool>| {
        let due = net.with(Follow::is_due);
        signs::waits(app, due);
        // A page that nobody looks at shows nothing, and may be slow to: the bell does not wait for the table.
        if due && before == Some(false) && browser::document().hidden() {
            app.settings.play(Sound::Turn);
        }
        due
    });
    let shown = net.id.to_string();
    leptos::task::spawn_local(async move { notices::clear(&shown).await });
    view! {
        <div class="battle net-battle">
            <Header/>
            <Names net/>
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
                        <Trouble net/>
                        <End net/>
                        <Rule/>
                        <News/>
                        <Whose net table/>
                        <TakeSide net table/>
                        <Choices/>
                        <Proposals net table/>
                        <Talk net/>
                        <Sheets/>
                        <Log/>
                    </div>
                </aside>
            </main>
            <Spoken/>
            <Sounds/>
        </div>
    }
    .into_any()
}

/// What went wrong.
#[component]
fn Trouble(net: Net) -> impl IntoView {
    let app = net.app;
    move || {
        net.told.get().map(|why| {
            let broken = net.peek(|f| f.broken().is_some());
            let reload = move |_| drop(browser::window().location().reload());
            view! {
                <div class="told net-told" role="alert">
                    <p>{super::why(app, &why.code)}</p>
                    {if broken {
                        view! { <button on:click=reload>{app.say("screen-try-again")}</button> }.into_any()
                    } else {
                        view! { <button on:click=move |_| net.told.set(None)>{app.say("net-understood")}</button> }.into_any()
                    }}
                </div>
            }
        })
    }
}

/// Whose turn it is, for those who wait; read aloud when it becomes the reader's.
#[component]
fn Whose(net: Net, table: LiveTable) -> impl IntoView {
    let app = net.app;
    let told = move || {
        let playing = net.with(|f| f.game().is_some_and(|g| g.stage() == Stage::Playing));
        let over = table.with(|s| matches!(s.due(), Due::Over(_)));
        match net.with(|f| (due(f), f.seat())) {
            _ if !playing || over => String::new(),
            (Some(due), Some(seat)) if due == seat => app.t("net-your-move"),
            (Some(due), _) => app.text("net-waits-for", &[("name", net.with(|f| name_of(app, f, due)).into())]),
            (None, _) => app.t("net-waits-for-dice"),
        }
    };
    let watches = Memo::new(move |_| net.with(Follow::seat).is_none());
    view! {
        <div class="net-whose" role="status" aria-live="polite">
            <p>{told}</p>
            {move || watches.get().then(|| view! { <p class="hint">{app.t("net-you-watch")}</p> })}
        </div>
    }
}

/// Whoever won the roll for sides takes one.
#[component]
fn TakeSide(net: Net, table: LiveTable) -> impl IntoView {
    let app = net.app;
    let take = move |side: Side| {
        let roster = app.components().roster.clone();
        net.say(&[Line::Act(notation::print(&roster, Action::TakeSide(side)))]);
    };
    move || {
        table.with(|s| matches!(s.due(), Due::TakeSide)).then(|| {
            view! {
                <section class="take-side" role="group" aria-label=app.say("net-take-side")>
                    <p class="asked">{app.say("net-take-side")}</p>
                    <div class="buttons">
                        <button class="main" id="take-invader" on:click=move |_| take(Side::Invader)>{app.say("net-side-invader")}</button>
                        <button class="main" id="take-defender" on:click=move |_| take(Side::Defender)>{app.say("net-side-defender")}</button>
                    </div>
                </section>
            }
        })
    }
}
