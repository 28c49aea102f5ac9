//! The replay of a game that is kept here: any of its steps on the board, played like a film, and played on from anywhere.

use super::battle::{Missing, Track};
use super::start::take;
use crate::app::App;
use crate::browser::{self, files, time};
use crate::live::{Busy, LiveTable, Thrown, tumble};
use crate::parts::curve::{Curve, moments};
use crate::parts::dice::Dice;
use crate::parts::header::Header;
use crate::parts::log::{Log, Spoken};
use crate::parts::menu::Pace;
use crate::parts::rule::Rule;
use crate::parts::seats::Seats;
use crate::parts::sheets::Sheets;
use crate::parts::sounds::Sounds;
use crate::parts::unreadable::{self, Lack};
use crate::parts::{self, board::Board};
use dragonrage_data::fold::fold;
use dragonrage_rules::record::RecordError;
use dragonrage_rules::{BySide, Side};
use dragonrage_table::Who;
use dragonrage_table::film::Film;
use dragonrage_table::kept::{Drawer, Speed};
use dragonrage_table::route::Route;
use dragonrage_table::session::Session;
use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::sync::Arc;
use wasm_bindgen::JsCast;

/// A game and its film.
pub type Recorded = (Session, Arc<Film>);

/// Reads a game that is kept; `None` until it is there, an error if it is not or cannot be read.
pub fn recorded(app: App, key: String) -> RwSignal<Option<Result<Recorded, Lack>>> {
    let found = RwSignal::new(None);
    spawn_local(async move {
        let components = app.components();
        let read = |text: &str| {
            let session = Session::resume(&components, text, browser::fresh_seed())?;
            Ok::<_, RecordError>((session, Arc::new(Film::read(&components, text)?)))
        };
        let read = unreadable::read(Drawer::Games, &key, read).await;
        let _ = found.try_set(Some(read.map(|(recorded, _)| recorded)));
    });
    found
}

/// The screen.
#[component]
pub fn Replay(
    /// The key of the game.
    key: String,
    /// The step at which it begins.
    step: Option<usize>,
) -> impl IntoView {
    let found = recorded(App::of_this_page(), key.clone());
    move || {
        let key = key.clone();
        found.get().map(|found| match found {
            Ok((session, film)) => view! { <Shown key session film step=step.unwrap_or(0)/> }.into_any(),
            Err(lack) => view! { <Missing lack/> }.into_any(),
        })
    }
}

/// What the controls of a replay share.
#[derive(Clone, Copy)]
struct Projector {
    table: LiveTable,
    film: StoredValue<Arc<Film>>,
    /// Steps that have been played.
    step: RwSignal<usize>,
    playing: RwSignal<bool>,
}

impl Projector {
    fn len(self) -> usize {
        self.film.with_value(|f| f.len())
    }

    /// Shows the position after so many steps.
    fn seek(self, step: usize) {
        let step = step.min(self.len());
        self.step.set(step);
        self.table.dice.set(None);
        self.table.change(|s| s.show(self.film.with_value(|f| f.position(step)), step));
    }

    fn jump(self, to: impl FnOnce(&Film, usize) -> usize) {
        self.playing.set(false);
        let now = self.step.get_untracked();
        self.seek(self.film.with_value(|f| to(f, now)));
    }

    fn play_or_pause(self) {
        if self.playing.get_untracked() {
            self.playing.set(false);
            return;
        }
        self.playing.set(true);
        if self.step.get_untracked() == self.len() {
            self.seek(0);
        }
        spawn_local(async move {
            while self.playing.try_get_untracked() == Some(true) && self.step.get_untracked() < self.len() {
                self.forward().await;
            }
            let _ = self.playing.try_set(false);
        });
    }

    /// One step, for as long as it takes to see it. What tells nothing takes no time.
    async fn forward(self) {
        let step = self.step.get_untracked();
        let speed = self.table.app.speed.get_untracked();
        let setting_up = self.table.peek(|s| s.game().turn() == 0);
        let rolled = self.film.with_value(|f| f.roll(step)).filter(|_| speed.dice() > 0 && !setting_up);
        let helped = rolled.and_then(|rolled| self.table.peek(|s| rolled.helped(s.game())));
        if let Some(rolled) = rolled {
            // As in a game: nothing is given away before the dice lie.
            self.table.dice.set(Some(Thrown { rolled, helped, lie: false }));
            self.pause(step, tumble(speed.dice())).await;
            if self.playing.try_get_untracked() != Some(true) || self.step.get_untracked() != step {
                let _ = self.table.dice.try_set(None);
                return;
            }
        }
        self.seek(step + 1);
        let told = self.table.peek(|s| !s.latest().is_empty());
        let pause = match rolled {
            Some(rolled) => {
                self.table.dice.set(Some(Thrown { rolled, helped, lie: true }));
                (speed.dice() - tumble(speed.dice())).max(self.table.on_its_way())
            }
            None if setting_up || speed == Speed::Instant => (speed.step() / 12).max(8),
            None if told => speed.step().max(self.table.on_its_way()),
            None => 0,
        };
        self.pause(step + 1, pause).await;
    }

    /// A pause that ends early when the reader hurries, stops or goes elsewhere.
    async fn pause(self, step: usize, milliseconds: i32) {
        let mut left = milliseconds;
        while left >= 0 && self.playing.try_get_untracked() == Some(true) && self.step.get_untracked() == step {
            if self.table.hurry.get_untracked() {
                self.table.hurry.set(false);
                break;
            }
            time::sleep(left.min(40)).await;
            left -= 40;
        }
    }
}

/// The screen, once the game has been read.
#[component]
fn Shown(key: String, session: Session, film: Arc<Film>, step: usize) -> impl IntoView {
    let app = App::of_this_page();
    let table = LiveTable::new(app, key.clone(), session);
    parts::lay(table);
    // Marks on the board show what just happened.
    table.busy.set(Busy::Showing);
    let all = moments(&film);
    let steps = film.len();
    let projector =
        Projector { table, film: StoredValue::new(film), step: RwSignal::new(0), playing: RwSignal::new(false) };
    projector.seek(step);
    let pressed = window_event_listener(ev::keydown, move |event| keys(projector, &event));
    on_cleanup(move || {
        pressed.remove();
        let _ = projector.playing.try_set(false);
    });
    let at = Signal::derive(move || Some(projector.step.get()));
    let seek = Callback::new(move |step| projector.jump(|_, _| step));
    view! {
        <div class="battle replay">
            <Header replay=true/>
            <main>
                <section class="middle" aria-label=app.say("page-board")>
                    <Board/>
                    <Dice/>
                    <Track/>
                    <div class="film">
                        <Curve moments=all steps at seek/>
                        <Slider projector/>
                        <Keys projector/>
                    </div>
                </section>
                <aside>
                    <div class="panel">
                        <Rule/>
                        <Aside projector key/>
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

/// Where the game is, in words.
fn place(projector: Projector) -> String {
    let turn = projector.table.with(|s| s.game().turn());
    let args = [("turn", turn.into()), ("step", projector.step.get().into()), ("steps", projector.len().into())];
    projector.table.app.text("screen-replay-at", &args)
}

/// The slider over all steps.
#[component]
fn Slider(projector: Projector) -> impl IntoView {
    let app = App::of_this_page();
    let slid = move |e| {
        if let Ok(step) = event_target_value(&e).parse() {
            projector.jump(|_, _| step);
        }
    };
    view! {
        <input class="slider" type="range" min="0" max=projector.len().to_string() aria-label=app.say("screen-replay-slider")
            aria-valuetext=move || place(projector) prop:value=move || projector.step.get().to_string() on:input=slid/>
    }
}

/// The buttons below it.
#[component]
fn Keys(projector: Projector) -> impl IntoView {
    let app = App::of_this_page();
    let key = move |name: &'static str, sign: &'static str, act: fn(&Film, usize) -> usize| {
        view! {
            <button title=app.say(name) aria-label=app.say(name) on:click=move |_| projector.jump(act)>{sign}</button>
        }
    };
    let play =
        move || if projector.playing.get() { ("screen-replay-pause", "❚❚") } else { ("screen-replay-play", "▶") };
    view! {
        <div class="keys" role="group" aria-label=app.say("screen-replay-keys") title=app.say("screen-replay-keys")>
            {key("screen-replay-start", "|◀", |_, _| 0)}
            {key("screen-replay-turn-back", "◀◀", |f, n| f.last_turn(n))}
            {key("screen-replay-step-back", "◀", |_, n| n.saturating_sub(1))}
            <button id="play" class="main" title=move || app.t(play().0) aria-label=move || app.t(play().0)
                on:click=move |_| projector.play_or_pause()>{move || play().1}</button>
            {key("screen-replay-step", "▶", |_, n| n + 1)}
            {key("screen-replay-turn", "▶▶", |f, n| f.next_turn(n))}
            {key("screen-replay-end", "▶|", |f, _| f.len())}
            <span class="place">{move || place(projector)}</span>
            <Pace/>
        </div>
    }
}

/// Keys of the whole screen; the board and fields have their own.
fn keys(projector: Projector, event: &ev::KeyboardEvent) {
    if event.ctrl_key() || event.alt_key() || event.meta_key() {
        return;
    }
    let on = event.target().and_then(|t| t.dyn_into::<web_sys::Element>().ok());
    let inside = |what: &str| on.as_ref().is_some_and(|e| e.closest(what).ok().flatten().is_some());
    let slider = inside(".slider");
    if !slider && inside("input, select, textarea, .field") || event.key() == " " && inside("button, summary, a") {
        return;
    }
    match event.key().as_str() {
        " " => projector.play_or_pause(),
        // The slider moves by itself.
        "ArrowLeft" | "ArrowRight" | "Home" | "End" if slider => return,
        "ArrowLeft" => projector.jump(|_, n| n.saturating_sub(1)),
        "ArrowRight" => projector.jump(|_, n| n + 1),
        "PageUp" => projector.jump(Film::last_turn),
        "PageDown" => projector.jump(Film::next_turn),
        "Home" => projector.jump(|_, _| 0),
        "End" => projector.jump(|f, _| f.len()),
        _ => return,
    }
    event.prevent_default();
}

/// What can be done with the record.
#[component]
fn Aside(projector: Projector, key: String) -> impl IntoView {
    let (app, table) = (App::of_this_page(), projector.table);
    let known = |side: Side| table.peek(|s| s.who(side));
    let (invader, defender) = (known(Side::Invader), known(Side::Defender));
    // Somebody who watched two computers wants to take part.
    let watched = invader != Who::Human && defender != Who::Human;
    let sides = RwSignal::new(BySide { invader: if watched { Who::Human } else { invader }, defender });
    let copied = RwSignal::new(None::<&'static str>);
    let over = table.peek(|s| s.is_over());
    let play_on = move |_| {
        let step = projector.step.get_untracked();
        let sides = sides.get_untracked();
        let made = table.peek(|s| {
            let mut header = s.header().clone();
            // Whoever plays on alone plays under his own name.
            if sides.invader != sides.defender {
                header.players = BySide::default();
            }
            Session::branch(&app.components(), &header, &s.actions()[..step], sides, browser::fresh_seed())
        });
        if let Some(session) = made {
            take(session);
        }
    };
    let save = move |_| table.peek(save_record);
    let share = move |_| {
        let address = address_of(&table.peek(|s| s.text()));
        spawn_local(async move {
            let done = files::copy(&address).await;
            let _ = copied.try_set(Some(if done { "page-link-copied" } else { "page-link-not-copied" }));
        });
    };
    let result =
        over.then(|| view! { <a class="button" href=Route::Result(key).hash()>{app.say("screen-result")}</a> });
    view! {
        <section class="of-record">
            <div class="buttons">
                <button on:click=save>{app.say("page-save-record")}</button>
                <button on:click=share>{app.say("page-copy-link")}</button>
                {result}
            </div>
            <div role="status">{move || copied.get().map(|key| view! { <p class="told">{app.t(key)}</p> })}</div>
            <details class="play-on">
                <summary>{app.say("screen-play-on")}</summary>
                <p class="hint">{app.say("screen-play-on-help")}</p>
                <div class="seats"><Seats sides/></div>
                <button id="play-on" class="main" on:click=play_on disabled=move || table.with(|s| s.game().outcome().is_some())>
                    {app.say("screen-play-on")}</button>
            </details>
        </section>
    }
}

/// Offers the record as a file.
pub fn save_record(session: &Session) {
    files::download(&format!("dragonrage-{}-{}.txt", session.header().scenario, session.seed()), &session.text());
}

/// The address that holds a whole record.
pub fn address_of(record: &str) -> String {
    browser::address(&Route::Record(fold(record)).hash())
}
