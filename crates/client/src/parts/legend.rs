//! The legend: every sign of map and counters, drawn as it is on the board, with what it means.

use super::counter::Counter;
use crate::app::App;
use crate::browser;
use crate::live::LiveTable;
use dragonrage_picture::legend::{self, BADGE_BOX, Mark, Sign, mark_box};
use dragonrage_picture::{Badge, Face, Layout};
use dragonrage_rules::Kind;
use dragonrage_words::Family;
use leptos::prelude::*;

/// The list, over the board.
#[component]
pub fn Legend(
    /// Is it open?
    shown: RwSignal<bool>,
) -> impl IntoView {
    let (app, table) = (App::of_this_page(), LiveTable::of_this_game());
    let close = move || {
        shown.set(false);
        browser::focus(&format!("h{}", table.cursor.get_untracked()));
    };
    let leave = move |event: leptos::ev::KeyboardEvent| {
        if event.key() == "Escape" {
            event.prevent_default();
            close();
        }
    };
    Effect::new(move |_| {
        if shown.get() {
            request_animation_frame(|| browser::focus("close-legend"));
        }
    });
    let body = move || {
        let theme = app.theme.get();
        // Signs of the map are windows onto the map that lies there.
        let signs = table.peek(|s| {
            let (board, layout) = (s.game().board(), Layout::of(s.game().board()));
            Sign::ALL.map(|sign| Some((sign, sign.window(board, &layout)?)))
        });
        let map = signs.into_iter().flatten().map(|(sign, window)| {
            view! {
                <li data-sign=sign.code()><svg class="window" viewBox=window aria-hidden="true"><use href="#drawn-map"/></svg>
                    <span>{app.of(Family::Sign, sign.code())}</span></li>
            }
        });
        let sample = |kind: Kind| {
            let components = app.components();
            let unit = components.roster.of_kind(kind).next()?;
            Face::printed(&components, unit)
        };
        let counter = |face: Option<Face>, key: &'static str| {
            face.map(|face| view! { <li><Counter face/> <span>{app.t(key)}</span></li> })
        };
        let owned = sample(Kind::Infantry).map(|face| Face { side: Some(dragonrage_rules::Side::Defender), ..face });
        let faced = sample(Kind::Dragon).map(|face| Face { facing: Some(dragonrage_rules::Dir::NE), ..face });
        let badges = Badge::ALL.map(|badge| {
            view! {
                <li><svg class="badge" viewBox=BADGE_BOX aria-hidden="true" inner_html=legend::badge(badge)></svg>
                    <span>{app.of(Family::State, badge.code())}</span></li>
            }
        });
        let marks = table.peek(|s| {
            let layout = Layout::of(s.game().board());
            let hex = table.cursor.get_untracked();
            Mark::ALL.map(|mark| {
                view! {
                    <li data-mark=mark.code()><svg class="window" viewBox=mark_box(&layout, hex) aria-hidden="true"
                        inner_html=legend::mark(mark, &layout, hex, theme)></svg>
                        <span>{app.of(Family::Mark, mark.code())}</span></li>
                }
            })
        });
        view! {
            <h3>{app.t("signs-map")}</h3>
            <ul>{map.collect_view()}</ul>
            <h3>{app.t("signs-counters")}</h3>
            <ul>
                {counter(sample(Kind::Cavalry), "signs-values")}
                {counter(owned, "signs-owner")}
                {counter(sample(Kind::Wizard), "signs-points")}
                {counter(faced, "signs-facing")}
                {badges.collect_view()}
            </ul>
            <h3>{app.t("signs-marks")}</h3>
            <ul>{marks.collect_view()}</ul>
        }
    };
    view! {
        <Show when=move || shown.get()>
            <dialog open class="key-sheet legend" aria-label=app.say("signs-heading") on:keydown=leave>
                <header>
                    <h2>{app.say("signs-heading")}</h2>
                    <button id="close-legend" on:click=move |_| close()>{app.say("page-close")}</button>
                </header>
                {body}
            </dialog>
        </Show>
    }
}
