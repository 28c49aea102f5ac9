//! People: the reader's own name, the names that are asked for before a game, and who plays against whom.

use super::choices::player;
use crate::app::App;
use crate::browser::keep;
use crate::live::LiveTable;
use dragonrage_ai::Level;
use dragonrage_rules::{BySide, Side};
use dragonrage_table::Who;
use dragonrage_table::mine::person::{LONGEST, Me, clean};
use dragonrage_table::session::Session;
use leptos::prelude::*;
use std::cell::RefCell;

thread_local! {
    /// What was typed for the game that is about to begin.
    static TYPED: RefCell<BySide<Option<String>>> = RefCell::default();
}

/// The reader's name; empty: he has not told it.
pub fn my_name() -> String {
    clean(&keep::get("name").unwrap_or_default())
}

/// The reader, with all names that he has had.
pub fn me() -> Me {
    Me::new(&my_name(), &keep::get("names").unwrap_or_default())
}

/// The reader has another name from now on.
pub fn call_me(name: &str) {
    let (name, me) = (clean(name), me());
    if name != my_name() {
        keep::set("names", &me.former(&name));
        keep::set("name", &name);
    }
}

/// Names those who sit down to a new game: as they typed it; a lone person else as he is always called.
pub fn seat(session: &mut Session) {
    let typed = TYPED.with_borrow(Clone::clone);
    let lone = session.only_person();
    let name = |side: Side| match typed[side].clone() {
        Some(name) => name,
        None if lone == Some(side) => my_name(),
        None => String::new(),
    };
    session.name_people(&BySide { invader: name(Side::Invader), defender: name(Side::Defender) });
    // Who sits here alone and says his name has said what he is called.
    if let Some(name) = lone.and_then(|side| typed[side].as_ref()).map(|name| clean(name)).filter(|n| !n.is_empty()) {
        call_me(&name);
    }
}

/// Names that are being typed.
#[derive(Clone, Copy)]
pub struct Typed {
    sides: RwSignal<BySide<Who>>,
    names: RwSignal<BySide<Option<String>>>,
}

impl Typed {
    /// Nothing was typed yet.
    pub fn new(sides: RwSignal<BySide<Who>>) -> Typed {
        let typed = Typed { sides, names: RwSignal::new(BySide::default()) };
        Effect::new(move |_| {
            // What fields show is what counts, typed or not.
            let shown = |side: Side| Some(typed.shown(side)).filter(|_| typed.is_person(side));
            TYPED.set(BySide { invader: shown(Side::Invader), defender: shown(Side::Defender) });
        });
        on_cleanup(|| TYPED.set(BySide::default()));
        typed
    }

    fn is_person(self, side: Side) -> bool {
        self.sides.get()[side] == Who::Human
    }

    /// What the field shows. The reader is expected in the first seat that a person has.
    fn shown(self, side: Side) -> String {
        let first = side == Side::Invader || !self.is_person(Side::Invader);
        self.names.get()[side].clone().unwrap_or_else(|| if first { my_name() } else { String::new() })
    }
}

/// The field for the name of a side's player, if that is a person.
#[component]
pub fn NameOf(
    /// What is typed.
    names: Typed,
    /// The side.
    side: Side,
) -> impl IntoView {
    let app = App::of_this_page();
    let label = move || app.text("mine-name-of-side", &[("side", side.code().into())]);
    view! {
        <Show when=move || names.is_person(side)>
            <label class="name-of"><span>{app.say("mine-name-of")}</span>
                <input name=format!("name-{}", side.code()) type="text" maxlength=LONGEST.to_string() autocomplete="off" spellcheck="false"
                    aria-label=label prop:value=move || names.shown(side)
                    on:input=move |e| names.names.update(|n| n[side] = Some(event_target_value(&e)))/>
            </label>
        </Show>
    }
}

/// Who plays a side: a name, or what kind of player it is.
pub fn called(app: App, session: &Session, side: Side) -> String {
    session.name(side).map_or_else(|| player(app, session.who(side)), |name| shown_name(app, &name))
}

/// A name as it is shown: computer players of a server have words that no language owns, such as `@knight`.
pub fn shown_name(app: App, name: &str) -> String {
    let level = name.strip_prefix('@').and_then(Level::from_code);
    level.map_or_else(|| name.to_owned(), |level| player(app, Who::Computer(level)))
}

/// Who plays against whom, above the board; nothing where nobody has a name.
#[component]
pub fn Opponents() -> impl IntoView {
    let (app, table) = (App::of_this_page(), LiveTable::of_this_game());
    move || {
        let (named, [invader, defender]) = table.with(|s| {
            (Side::BOTH.iter().any(|side| s.name(*side).is_some()), Side::BOTH.map(|side| called(app, s, side)))
        });
        named.then(|| {
            view! {
                <span class="opponents"><bdi class="invader">{invader}</bdi> " – " <bdi class="defender">{defender}</bdi></span>
            }
        })
    }
}
