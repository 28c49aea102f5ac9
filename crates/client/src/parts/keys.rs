//! The keys of a game: what each does, heard wherever the focus is, and the sheet that lists them.

use crate::app::App;
use crate::browser;
use crate::live::LiveTable;
use dragonrage_rules::Dir;
use dragonrage_table::seeing::overlay::Overlay;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

/// What a key does, wherever the focus is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Key {
    /// One step back.
    Back,
    /// The next unit that can do something.
    Next,
    /// Takes back the last click.
    Undo,
    /// Does again what was taken back.
    Redo,
    /// Takes back the whole phase.
    UndoPhase,
    /// Those who are on the way go on.
    GoOn,
    /// Chooses everybody who stands beside the chosen unit.
    Group,
    /// Ends the phase.
    End,
    /// Chooses a facing.
    Face(Dir),
    /// Zooms in.
    Closer,
    /// Zooms out.
    Farther,
    /// Shows the whole board.
    Whole,
    /// Looks closely at a hex.
    Inspect,
    /// Shows something over the board, or no longer.
    Overlay(Overlay),
    /// Shows this list.
    Sheet,
}

/// Every key with the text that tells what it does.
const SHEET: [(&str, &str); 25] = [
    ("↑ ↓ ← →", "keys-arrows"),
    ("⏎", "keys-enter"),
    ("⇧ + ⏎", "keys-stack"),
    ("Esc", "keys-back"),
    ("N", "keys-next"),
    ("U, Ctrl + Z", "keys-undo"),
    ("⇧ + U", "orders-undo-phase"),
    ("Ctrl + Y", "orders-redo"),
    ("G", "orders-key-group"),
    ("Ctrl + ⏎", "orders-key-add"),
    ("⇧ + ⬚", "orders-key-frame"),
    ("O", "orders-key-go-on"),
    ("E", "keys-end"),
    ("1 – 6", "keys-face"),
    ("+", "page-zoom-in"),
    ("−", "page-zoom-out"),
    ("0", "page-zoom-fit"),
    ("I", "keys-inspect"),
    ("A", "overlay-able"),
    ("T", "overlay-threat"),
    ("C", "overlay-cover"),
    ("L", "overlay-sight"),
    ("V", "overlay-worth"),
    ("H", "overlay-numbers"),
    ("?", "keys-sheet"),
];

impl Key {
    /// What the event asks for.
    pub fn of(event: &KeyboardEvent) -> Option<Key> {
        let key = event.key();
        if event.ctrl_key() || event.meta_key() {
            return match key.to_ascii_lowercase().as_str() {
                _ if event.alt_key() => None,
                "z" if event.shift_key() => Some(Key::Redo),
                "z" => Some(Key::Undo),
                "y" => Some(Key::Redo),
                _ => None,
            };
        }
        if event.alt_key() {
            return None;
        }
        Some(match key.as_str() {
            "Escape" => Key::Back,
            "n" | "N" => Key::Next,
            "U" if event.shift_key() => Key::UndoPhase,
            "u" | "U" => Key::Undo,
            "o" | "O" => Key::GoOn,
            "g" | "G" => Key::Group,
            "e" | "E" => Key::End,
            "+" | "=" => Key::Closer,
            "-" => Key::Farther,
            "0" => Key::Whole,
            "?" => Key::Sheet,
            "i" | "I" => Key::Inspect,
            letter if overlay(letter).is_some() => Key::Overlay(overlay(letter)?),
            _ => Key::Face(*Dir::ALL.get(key.parse::<usize>().ok()?.wrapping_sub(1))?),
        })
    }
}

/// What this key shows over the board.
fn overlay(key: &str) -> Option<Overlay> {
    Overlay::ALL.into_iter().find(|o| key.chars().eq([o.letter()]) || key.chars().eq([o.letter().to_ascii_lowercase()]))
}

/// Does the key belong to something else: a field that is written in, a list, the sheet itself?
pub fn elsewhere(event: &KeyboardEvent) -> bool {
    let on = event.target().and_then(|t| t.dyn_into::<Element>().ok());
    on.is_some_and(|e| e.closest("input, select, textarea, dialog, [contenteditable]").ok().flatten().is_some())
}

/// The list of keys, over the board.
#[component]
pub fn KeySheet(
    /// Is it open?
    shown: RwSignal<bool>,
) -> impl IntoView {
    let (app, table) = (App::of_this_page(), LiveTable::of_this_game());
    let close = move || {
        shown.set(false);
        browser::focus(&format!("h{}", table.cursor.get_untracked()));
    };
    let leave = move |event: leptos::ev::KeyboardEvent| {
        if ["Escape", "?"].contains(&event.key().as_str()) {
            event.prevent_default();
            close();
        }
    };
    Effect::new(move |_| {
        if shown.get() {
            request_animation_frame(|| browser::focus("close-keys"));
        }
    });
    let rows = move || {
        let row =
            |(key, text): (&'static str, &'static str)| view! { <dt><kbd>{key}</kbd></dt> <dd>{app.say(text)}</dd> };
        SHEET.map(row).collect_view()
    };
    view! {
        <Show when=move || shown.get()>
            <dialog open class="key-sheet" aria-label=app.say("keys-heading") on:keydown=leave>
                <header>
                    <h2>{app.say("keys-heading")}</h2>
                    <button id="close-keys" on:click=move |_| close()>{app.say("page-close")}</button>
                </header>
                <dl>{rows}</dl>
            </dialog>
        </Show>
    }
}
