//! The city before the storm: the board of the first game as a picture beside the title, where there is room for it.

use crate::app::App;
use crate::parts::board::labels;
use dragonrage_picture::{self as picture, Layout};
use dragonrage_rules::Side;
use dragonrage_table::guide::opening;
use leptos::prelude::*;

/// Narrower pages show no picture, and need not wait for one.
const WIDE: f64 = 1000.0;

/// The picture; it says nothing that the page does not say in words.
#[component]
pub fn Panorama() -> impl IntoView {
    let app = App::of_this_page();
    let wide = window().inner_width().ok().and_then(|w| w.as_f64()).is_some_and(|w| w >= WIDE);
    let session = if wide { opening::begin(&app.components(), Side::Invader, 1) } else { None };
    session.map(|session| {
        let layout = Layout::of(session.game().board());
        let size = layout.view_box();
        let drawn = RwSignal::new(String::new());
        let scene = StoredValue::new_local((session, layout));
        Effect::new(move |_| {
            let (words, theme) = (app.words.get(), app.theme.get());
            // The page is there first.
            request_animation_frame(move || {
                let picture = scene.try_with_value(|(session, layout)| {
                    let game = session.game();
                    let map = picture::board(game.board(), layout, theme, &labels(game.board(), &words));
                    map + &picture::position(game, layout, theme)
                });
                let _ = picture.map(|picture| drawn.try_set(picture));
            });
        });
        view! { <svg class="panorama" viewBox=size preserveAspectRatio="xMidYMid slice" aria-hidden="true" inner_html=drawn></svg> }
    })
}
