//! The end of a game: beside the board in short, and on a screen of its own with its course and the dice that mattered.

use super::battle::Missing;
use super::replay::{address_of, recorded, save_record};
use crate::app::App;
use crate::browser::{self, files, time};
use crate::live::LiveTable;
use crate::parts::balance::{self, Balance};
use crate::parts::board::labels;
use crate::parts::curve::{Curve, moments};
use crate::parts::menu::Language;
use crate::parts::people;
use crate::parts::report::ReportButton;
use crate::parts::unreadable::Lack;
use crate::parts::why::{self, PlayNext};
use dragonrage_picture::{self as picture, Layout};
use dragonrage_rules::{Event, Game, Side, Status, What};
use dragonrage_table::film::Film;
use dragonrage_table::film::fortune::{self, Fortune, Scales};
use dragonrage_table::kept::{Drawer, campaign_of};
use dragonrage_table::route::Route;
use dragonrage_table::session::{Due, Session};
use dragonrage_words::Context;
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::sync::Arc;

/// So many rolls are told for each side.
const ROLLS: usize = 3;

/// Beside the board: who won, why and how well.
#[component]
pub fn Result() -> impl IntoView {
    let (app, table) = (App::of_this_page(), LiveTable::of_this_game());
    let outcome = move || {
        table.tell(|s, words, context| match s.due() {
            Due::Over(outcome) => words.outcome(&outcome, context),
            _ => String::new(),
        })
    };
    let why = move || table.tell(|s, words, _| why::told(s, words, &[]));
    let winner = move || table.with(|s| s.game().outcome().map_or("", |o| o.winner.code()));
    let title = move || table.tell(|s, words, _| s.game().outcome().map(|o| words.side(o.winner)).unwrap_or_default());
    let key = table.key.get_value();
    // Who only watched has no record of it; who plays over the net plays on there.
    let (far, watched) = table.peek(|s| (s.far().is_some(), s.far().is_some_and(|far| far.seat.is_none())));
    view! {
        <div class=move || format!("result {}", winner())>
            <h2>{move || app.text("page-winner", &[("side", title().into())])}</h2>
            <p>{outcome}</p>
            <p class="why">{why}</p>
            <div class="buttons" hidden=watched>
                <ToCampaign key=key.clone()/>
                <a class="button main" href=Route::Result(key.clone()).hash()>{app.say("screen-result-more")}</a>
                <a class="button" href=Route::Replay(key, None).hash()>{app.say("screen-replay")}</a>
                {(!far).then(|| view! { <PlayNext read=Callback::new(move |()| table.peek(Session::clone))/> })}
                <a class="button" href=Route::NewGame.hash()>{app.say("page-new-game")}</a>
            </div>
        </div>
    }
}

/// Back to the campaign that a game belongs to, if it does.
#[component]
fn ToCampaign(key: String) -> impl IntoView {
    let app = App::of_this_page();
    campaign_of(&key).map(|campaign| {
        let address = Route::Campaign(campaign.to_owned()).hash();
        view! { <a class="button main to-campaign" href=address>{app.say("screen-campaign-back")}</a> }
    })
}

/// The screen.
#[component]
pub fn Report(
    /// The key of the game.
    key: String,
) -> impl IntoView {
    let found = recorded(App::of_this_page(), key.clone());
    move || {
        let key = key.clone();
        found.get().map(|found| match found {
            Ok((session, film)) if session.is_over() => view! { <Told key session film/> }.into_any(),
            Ok(_) => view! { <Missing lack=Lack::Missing(Drawer::Games)/> }.into_any(),
            Err(lack) => view! { <Missing lack/> }.into_any(),
        })
    }
}

/// Reads a sentence about the game in the reader's language.
fn say<T>(
    app: App,
    session: StoredValue<Session>,
    read: impl FnOnce(&Session, &dragonrage_words::Words, &Context) -> T,
) -> T {
    let words = app.words.get();
    session.with_value(|s| {
        let game = s.game();
        read(s, &words, &Context { roster: &game.components().roster, board: game.board() })
    })
}

/// The screen, once the game has been read.
#[component]
fn Told(key: String, session: Session, film: Arc<Film>) -> impl IntoView {
    let app = App::of_this_page();
    let all = moments(&film);
    let steps = film.len();
    let fortunes = weigh(&film);
    let luck = balance::luck(&film);
    let winner = session.game().outcome().map_or("", |o| o.winner.code());
    let session = StoredValue::new(session);
    let copied = RwSignal::new(None::<&'static str>);
    let scenario = move || say(app, session, |s, words, _| words.scenario_name(&s.game().rules().scenario));
    let won = move || {
        let side =
            say(app, session, |s, words, _| s.game().outcome().map(|o| words.side(o.winner)).unwrap_or_default());
        app.text("page-winner", &[("side", side.into())])
    };
    let outcome = move || {
        say(app, session, |s, words, context| {
            s.game().outcome().map(|o| words.outcome(&o, context)).unwrap_or_default()
        })
    };
    let share = move |_| {
        let address = address_of(&session.with_value(Session::text));
        spawn_local(async move {
            let done = files::copy(&address).await;
            let _ = copied.try_set(Some(if done { "page-link-copied" } else { "page-link-not-copied" }));
        });
    };
    let film_key = key.clone();
    let seek = Callback::new(move |step| browser::go(&Route::Replay(film_key.clone(), Some(step)).hash()));
    view! {
        <main class=format!("report {winner}")>
            <header class="title small">
                <a href=Route::Start.hash()>"Dragon Rage"</a>
                <h1>{app.say("screen-result")} " · " {scenario}</h1>
                <Language/>
            </header>
            <div class="report-top">
                <div>
                    <h2 class="winner">{won}</h2>
                    <p class="outcome">{outcome}</p>
                    <p class="why">{move || all.with(|all| say(app, session, |s, words, _| why::told(s, words, all)))}</p>
                    <Facts session/>
                    <div class="buttons">
                        <ToCampaign key=key.clone()/>
                        <a class="button main" href=Route::Replay(key.clone(), None).hash()>{app.say("screen-replay")}</a>
                        <PlayNext read=Callback::new(move |()| session.get_value())/>
                        <button class="save-record" on:click=move |_| session.with_value(save_record)>{app.say("page-save-record")}</button>
                        <button on:click=share>{app.say("page-copy-link")}</button>
                        <ReportButton session film=film.clone() luck told=copied/>
                        <a class="button" href=Route::NewGame.hash()>{app.say("page-new-game")}</a>
                    </div>
                    <div role="status">{move || copied.get().map(|key| view! { <p class="told">{app.t(key)}</p> })}</div>
                </div>
                <Last session/>
            </div>
            <section>
                <h2>{app.say("screen-curve")}</h2>
                <Curve moments=all steps at=Signal::derive(|| None) seek/>
            </section>
            <Balance key=key.clone() session film luck/>
            <section class="luck">
                <h2>{app.say("screen-luck")}</h2>
                <Luck session key=key.clone() fortunes side=Side::Invader/>
                <Luck session key fortunes side=Side::Defender/>
            </section>
        </main>
    }
}

/// Players, turns, VP, clocks and losses.
#[component]
fn Facts(session: StoredValue<Session>) -> impl IntoView {
    let app = App::of_this_page();
    move || {
        say(app, session, |s, words, _| {
            let game = s.game();
            let (last_vp, last_inside) = game.clocks();
            let idle = |last: u16| game.turn().saturating_sub(last).min(10);
            let seat = |side: Side| {
                let (who, lost) = (people::called(app, s, side), lost(game, side));
                let lost = words.text("screen-result-lost", &[("count", lost.into())]);
                view! { <div><dt>{words.side(side)}</dt><dd>{who} <small>{lost}</small></dd></div> }
            };
            view! {
                <dl class="facts">
                    {seat(Side::Invader)} {seat(Side::Defender)}
                    <div><dt>{words.text("screen-result-turns", &[])}</dt><dd>{game.turn()}</dd></div>
                    <div><dt>{words.text("screen-curve-vp", &[])}</dt><dd>{words.text("page-vp-of", &[("vp", game.vp().into()), ("goal", game.goal().into())])}</dd></div>
                    <div><dt>{words.text("page-clock-destruction", &[])}</dt><dd>{idle(last_vp)} "/10"</dd></div>
                    <div><dt>{words.text("page-clock-inside", &[])}</dt><dd>{idle(last_inside)} "/10"</dd></div>
                </dl>
            }
        })
    }
}

/// Units of a side that did not live to see the end.
fn lost(game: &Game, side: Side) -> usize {
    let dead = |s: Status| matches!(s, Status::Destroyed | Status::Carcass);
    game.units().filter(|(_, u)| u.side == Some(side) && dead(u.status)).count()
}

/// The board as it was left.
#[component]
fn Last(session: StoredValue<Session>) -> impl IntoView {
    let app = App::of_this_page();
    let size = session.with_value(|s| Layout::of(s.game().board()).view_box());
    let drawn = move || {
        let (words, theme) = (app.words.get(), app.theme.get());
        session.with_value(|s| {
            let (game, layout) = (s.game(), Layout::of(s.game().board()));
            let board = picture::board(game.board(), &layout, theme, &labels(game.board(), &words));
            board + &picture::position(game, &layout, theme)
        })
    };
    view! { <svg class="last" viewBox=size aria-hidden="true" inner_html=drawn></svg> }
}

/// Weighs every roll of the film, a few at a time.
fn weigh(film: &Arc<Film>) -> RwSignal<Option<Vec<Fortune>>> {
    let (found, film) = (RwSignal::new(None), film.clone());
    spawn_local(async move {
        let mut scales = Scales::new(&film);
        let mut all = Vec::new();
        let mut begun = time::now();
        for n in 0..film.rolls().len() {
            all.extend(scales.weigh(&film, n));
            if time::now() - begun > 12.0 {
                time::sleep(0).await;
                begun = time::now();
            }
        }
        let _ = found.try_set(Some(all));
    });
    found
}

/// The best rolls for a side.
#[component]
fn Luck(
    session: StoredValue<Session>,
    key: String,
    fortunes: RwSignal<Option<Vec<Fortune>>>,
    side: Side,
) -> impl IntoView {
    let app = App::of_this_page();
    let line = move |key: &str, fortune: &Fortune| {
        let rolled = fortune.rolled;
        let event = Event {
            what: What::Rolled { chance: rolled.chance, a: rolled.a, b: rolled.b, success: rolled.success() },
            rules: &[],
        };
        let text = say(app, session, |_, words, context| words.event(&event, context));
        let percent = (fortune.probability * 100.0).round() as i64;
        let likely = app.text("screen-luck-percent", &[("percent", percent.into())]);
        let turn = app.text("page-turn", &[("turn", fortune.turn.into())]);
        let address = Route::Replay(key.to_owned(), Some(fortune.step + 1)).hash();
        view! { <li><a href=address><strong>{likely}</strong> " " {text} " " <small>{turn}</small></a></li> }
    };
    let heading = move || app.text("screen-luck-of", &[("side", side.code().into())]);
    let list = move || {
        fortunes.get().map(|all| {
            let best = fortune::best(&all, side, ROLLS);
            if best.is_empty() {
                view! { <p class="hint">{app.t("screen-luck-none")}</p> }.into_any()
            } else {
                view! { <ol>{best.iter().map(|f| line(&key, f)).collect_view()}</ol> }.into_any()
            }
        })
    };
    view! { <div class=format!("lucky {}", side.code())><h3>{heading}</h3> {list}</div> }
}
