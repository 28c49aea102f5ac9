//! Forgetting something that is kept, once the player has said it twice: nothing is lost by one slip of the hand.

use crate::app::App;
use leptos::prelude::*;

/// A small cross; then the question.
#[component]
pub fn Forget(
    /// What would be forgotten.
    #[prop(into)]
    name: Signal<String>,
    /// Does it.
    forget: Callback<()>,
) -> impl IntoView {
    let app = App::of_this_page();
    let asked = RwSignal::new(false);
    let label = move || app.text("page-forget", &[("name", name.get().into())]);
    view! {
        <Show when=move || asked.get() fallback=move || view! {
            <button class="quiet" aria-label=label on:click=move |_| asked.set(true)>"×"</button>
        }>
            <span class="really" role="alert">{app.t("screen-forget-really")}
                <button on:click=move |_| forget.run(())>{app.t("screen-forget")}</button>
                <button on:click=move |_| asked.set(false)>{app.t("page-cancel")}</button></span>
        </Show>
    }
}
