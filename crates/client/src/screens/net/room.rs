//! Before a battle: whoever made the game waits, with the link for the other; whoever opens the link sees what is agreed and
//! may join.

use super::armies::{self, Arming};
use super::leave::{Leave, Leaving};
use super::make::Keeping;
use super::names::{Names, called, name_of};
use super::qr::qr;
use super::{Head, clock};
use crate::browser::{self, files, window};
use crate::net::api;
use crate::net::game::Net;
use crate::net::signs;
use crate::parts::little::BattlePicture;
use crate::parts::people::{call_me, my_name};
use dragonrage_online::{Custody, End, Follow, Sides, Stage};
use dragonrage_rules::{Record, Seat};
use dragonrage_table::mine::person::LONGEST;
use dragonrage_table::route::Route;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::{JsCast, JsValue};

/// How far a game is, for whoever chooses its screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stand {
    /// Nothing is known of it.
    Unknown,
    /// It waits for somebody.
    Room,
    /// It has begun.
    Battle,
}

impl Stand {
    /// Of what is known.
    pub fn of(follow: &Follow) -> Stand {
        match follow.game() {
            None => Stand::Unknown,
            Some(game) if game.has_begun() => Stand::Battle,
            Some(_) => Stand::Room,
        }
    }
}

/// The screen.
#[component]
pub fn Room(net: Net) -> impl IntoView {
    let app = net.app;
    let state = Memo::new(move |_| net.with(|f| (f.seat(), f.game().map(|g| lie(g.stage())))));
    let body = move || match state.get() {
        (Some(Seat::One), Some(Lie::Waiting)) => view! { <Waiting net/> }.into_any(),
        (None, Some(Lie::Waiting)) => view! { <Joining net/> }.into_any(),
        (_, Some(Lie::Arming)) => view! { <Names net/> <Arming net/> }.into_any(),
        (_, Some(Lie::Lost(key, seat))) => {
            let name = move |seat: Seat| net.with(|f| name_of(app, f, seat));
            let told = move || app.text(key, &[("name", name(seat).into()), ("winner", name(seat.other()).into())]);
            view! { <p class="told" role="status">{told}</p> }.into_any()
        }
        (seat, Some(Lie::Opening)) => {
            let key = if seat == Some(Seat::Two) { "net-room-opening" } else { "net-room-opens" };
            view! { <p class="told" role="status" aria-live="polite">{app.say(key)}</p> }.into_any()
        }
        _ => view! { <p class="told" role="status">{app.say("net-end-withdrawn")}</p> }.into_any(),
    };
    // An army that waits to be built is a move like any other; to wait for a guest is none.
    Effect::new(move |_| {
        let due = net.with(|f| f.is_due() && f.game().is_some_and(|g| lie(g.stage()) == Lie::Arming));
        signs::waits(app, due);
    });
    let failed =
        move || net.told.get().map(|why| view! { <p class="told" role="alert">{super::why(app, &why.code)}</p> });
    view! {
        <main class="net room">
            <Head title="net-room"/>
            {agreed(net)}
            {body}
            {failed}
            <p class="buttons"><a class="button" href=Route::Net(String::new()).hash()>{app.say("net-title")}</a></p>
        </main>
    }
}

/// How far a game is that has no battle.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Lie {
    Waiting,
    Opening,
    Arming,
    /// Somebody lost before the battle: what is said of it, and who.
    Lost(&'static str, Seat),
    Withdrawn,
}

const fn lie(stage: Stage) -> Lie {
    match stage {
        Stage::Waiting => Lie::Waiting,
        Stage::Opening => Lie::Opening,
        Stage::Arming | Stage::Showing => Lie::Arming,
        Stage::Over(End::Resigned(seat)) => Lie::Lost("net-end-resigned", seat),
        Stage::Over(End::Flag(seat)) => Lie::Lost("net-end-flag", seat),
        _ => Lie::Withdrawn,
    }
}

/// What is agreed.
fn agreed(net: Net) -> Option<AnyView> {
    let app = net.app;
    let known = net.peek(|f| f.game().map(|g| (g.terms().clone(), g.name(Seat::One).unwrap_or_default().to_owned())));
    let (terms, maker) = known?;
    let id = Record::parse(&terms.header).ok()?.header.scenario;
    let scenario = app.components().scenario(&id).cloned()?;
    // Whoever may join reads what would be his; whoever only watches is neither invited nor a side.
    let seat = Memo::new(move |_| net.with(Follow::seat));
    let waits = Memo::new(move |_| net.with(|f| f.game().is_some_and(|g| g.stage() == Stage::Waiting)));
    let invited = move || seat.get().is_none() && waits.get();
    let side = move |sides: Sides| match (sides, seat.get() == Some(Seat::One)) {
        (Sides::Roll, _) => "net-side-roll",
        (Sides::Invader, true) | (Sides::Defender, false) => "net-you-invade",
        (Sides::Defender, true) | (Sides::Invader, false) => "net-you-defend",
    };
    let (named, told) = (scenario.clone(), scenario.clone());
    let (sides, drawn) = (terms.sides, armies::drawn(&terms, &scenario));
    let own = armies::agreed(app, &terms, &scenario);
    let card = view! {
        <section class="card net-agreed">
            <BattlePicture scenario=drawn/>
            <div>
                {own.unwrap_or_else(|| view! {
                    <h2>{move || app.words.with(|w| w.scenario_name(&named))}</h2>
                    <p>{move || app.words.with(|w| w.scenario_description(&told))}</p>
                }.into_any())}
                <ul>
                    {move || invited().then(|| view! { <li class="maker">{app.text("net-made-by", &[("name", called(app, &maker).into())])}</li> })}
                    {move || (invited() || seat.get().is_some()).then(|| view! { <li>{app.t(side(sides))}</li> })}
                    <li>{move || clock::agreed(app, terms.clock)}</li>
                    {(terms.delay > 0).then(|| view! { <li>{move || app.text("net-delay-agreed", &[("minutes", (terms.delay / 60).into())])}</li> })}
                </ul>
            </div>
        </section>
    };
    Some(card.into_any())
}

/// Can this browser hand a link to other programs?
fn can_share() -> Option<js_sys::Function> {
    let navigator: JsValue = window().navigator().into();
    js_sys::Reflect::get(&navigator, &"share".into()).ok()?.dyn_into().ok()
}

/// Whoever made the game waits for the other.
#[component]
fn Waiting(net: Net) -> impl IntoView {
    let app = net.app;
    let link = browser::address(&Route::Net(net.id.to_string()).hash());
    let copied: RwSignal<Option<bool>> = RwSignal::new(None);
    let (copy_link, share_link, shown) = (link.clone(), link.clone(), link.clone());
    let copy = move |_| {
        let link = copy_link.clone();
        spawn_local(async move {
            let done = files::copy(&link).await;
            copied.try_set(Some(done));
        });
    };
    let share = move |_| {
        let data = js_sys::Object::new();
        for (name, value) in [("title", "Dragon Rage".to_owned()), ("url", share_link.clone())] {
            let _ = js_sys::Reflect::set(&data, &name.into(), &value.into());
        }
        if let Some(share) = can_share() {
            // Whoever changes his mind has not failed.
            if let Ok(promise) =
                share.call1(&window().navigator().into(), &data).and_then(JsCast::dyn_into::<js_sys::Promise>)
            {
                spawn_local(async move { drop(wasm_bindgen_futures::JsFuture::from(promise).await) });
            }
        }
    };
    let told = move || copied.get().map(|done| app.t(if done { "net-copied" } else { "page-link-not-copied" }));
    let withdrawn = Callback::new(move |()| browser::go(&Route::Net(String::new()).hash()));
    view! {
        <section class="net-link">
            <p class="asked" role="status" aria-live="polite">{app.say("net-room-waits")}</p>
            <label class="link">{app.say("net-link")}
                <input name="link" type="text" readonly value=shown.clone()/>
            </label>
            <div class="buttons">
                {can_share().map(|_| view! { <button class="main share" on:click=share>{app.say("net-share")}</button> })}
                <button class="copy" class:main=can_share().is_none() on:click=copy>{app.say("net-copy")}</button>
            </div>
            <p role="status" class="hint">{told}</p>
            {qr(&link, app.t("net-qr"))}
            <p class="hint">{app.say("net-room-leave")}</p>
            <Leave net what=Leaving::Withdraw then=withdrawn/>
        </section>
    }
}

/// Whoever opens the link may join.
#[component]
fn Joining(net: Net) -> impl IntoView {
    let app = net.app;
    let name = RwSignal::new(my_name());
    let custody = RwSignal::new(Custody::Entrusted);
    let (busy, wrong) = (RwSignal::new(false), RwSignal::new(None::<String>));
    let join = move |e: leptos::ev::SubmitEvent| {
        e.prevent_default();
        call_me(&name.get_untracked());
        let own = Some(my_name()).filter(|n| !n.is_empty()).unwrap_or_else(|| app.t("net-name-two"));
        busy.set(true);
        wrong.set(None);
        spawn_local(async move {
            let joined = api::join(net.id, &own, custody.get_untracked()).await;
            busy.try_set(false);
            match joined {
                // The connection was nobody's: from now on it is somebody's.
                Ok(()) => net.seated(),
                Err(trouble) => drop(wrong.try_set(Some(trouble.code().to_owned()))),
            }
        });
    };
    view! {
        <form class="net-join" on:submit=join>
            <label class="net-name">{app.say("net-name")}
                <input name="name" type="text" maxlength=LONGEST.to_string() autocomplete="nickname" spellcheck="false"
                    placeholder=app.say("net-name-two") prop:value=move || name.get() on:input=move |e| name.set(event_target_value(&e))/>
            </label>
            <details class="expert"><summary>{app.say("net-more")}</summary><Keeping custody/></details>
            {move || wrong.get().map(|code| view! { <p class="told" role="alert">{super::why(app, &code)}</p> })}
            <button id="join" class="main large" type="submit" disabled=move || busy.get()>{app.say("net-join")}</button>
        </form>
    }
}
