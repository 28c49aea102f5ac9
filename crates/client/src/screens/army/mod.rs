//! The screen behind `#/army`.

use super::league::Heading;
use leptos::prelude::*;

/// The screen.
#[component]
pub fn Armies(
    /// What stands behind the address.
    rest: String,
) -> impl IntoView {
    let _ = rest;
    view! { <main class="league"><Heading key="screen-army"/></main> }
}
