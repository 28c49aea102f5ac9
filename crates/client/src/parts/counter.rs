//! A counter by itself, outside the board.

use crate::app::App;
use dragonrage_picture::{self as picture, Face};
use leptos::prelude::*;

/// A drawn counter; its name stands beside it.
#[component]
pub fn Counter(
    /// What is to be seen on it.
    face: Face,
) -> impl IntoView {
    let app = App::of_this_page();
    let box_ = picture::counter_view_box(&face);
    view! { <svg class="counter" viewBox=box_ aria-hidden="true" inner_html=move || picture::counter(&face, app.theme.get())></svg> }
}
