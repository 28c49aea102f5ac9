//! The screen behind `#/tournament`.

use super::league::Heading;
use leptos::prelude::*;

/// The screen.
#[component]
pub fn Tournaments(
    /// What stands behind the address.
    key: String,
) -> impl IntoView {
    let _ = key;
    view! { <main class="league"><Heading key="screen-tournament"/></main> }
}
