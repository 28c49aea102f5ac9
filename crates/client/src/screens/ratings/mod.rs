//! The screen behind `#/ratings`.

use super::league::Heading;
use leptos::prelude::*;

/// The screen.
#[component]
pub fn Ratings(
    /// What stands behind the address.
    key: String,
) -> impl IntoView {
    let _ = key;
    view! { <main class="league"><Heading key="screen-ratings"/></main> }
}
