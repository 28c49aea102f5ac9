//! Campaigns: those that are kept, and each as a story with its map.

mod chronicle;
mod field;
mod game;
mod history;
mod next;
mod razing;
mod shelf;

use super::league::Heading;
use leptos::prelude::*;

/// The screen.
#[component]
pub fn Campaigns(
    /// The key of a campaign; empty: all.
    key: String,
) -> impl IntoView {
    let shown =
        if key.is_empty() { view! { <shelf::Shelf/> }.into_any() } else { view! { <chronicle::Kept key/> }.into_any() };
    view! { <main class="league"><Heading key="screen-campaign"/> {shown}</main> }
}
