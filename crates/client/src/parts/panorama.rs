//! The city before the storm: the board of the first game as a picture beside the title, where there is room for it.

use crate::app::App;
use crate::guide::opening;
use dragonrage_picture::{self as picture, Labels, Layout};
use dragonrage_rules::Side;
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
        // The page is there first.
        request_animation_frame(move || {
            let (game, theme) = (session.game(), app.theme.get_untracked());
            let map = picture::board(game.board(), &layout, theme, &Labels::printed(game.board()));
            let _ = drawn.try_set(map + &picture::position(game, &layout, theme));
        });
        view! { <svg class="panorama" viewBox=size preserveAspectRatio="xMidYMid slice" aria-hidden="true" inner_html=drawn></svg> }
    })
}
