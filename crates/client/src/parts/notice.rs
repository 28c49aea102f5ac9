//! The notice that something is not kept: what the browser refuses, that the game goes on, and what to do.

use super::everything::save_everything;
use crate::app::App;
use crate::browser::store::{self, StoreError};
use leptos::ev;
use leptos::prelude::*;

/// What stands in the way of keeping things, in words.
pub fn why_not_kept(app: App, error: &StoreError) -> String {
    app.text("kept-trouble", &[("why", error.code().into()), ("reason", error.reason().to_owned().into())])
}

/// Above every screen, while there is something to tell. A page that would take something with it is not left without a question.
#[component]
pub fn Notice() -> impl IntoView {
    let app = App::of_this_page();
    let closed = RwSignal::new(None::<StoreError>);
    let shown = move || app.trouble.get().filter(|now| closed.get().as_ref() != Some(now));
    let leaving = window_event_listener(ev::beforeunload, |event| {
        if store::has_unkept() {
            event.prevent_default();
        }
    });
    on_cleanup(move || leaving.remove());
    let notice = move || {
        shown().map(|error| {
            let why = why_not_kept(app, &error);
            view! {
                <div class="notice">
                    <p>{why} " " {app.t("kept-in-memory")}</p>
                    <button class="save-all" on:click=|_| save_everything()>{app.t("kept-save-all")}</button>
                    <button class="quiet" aria-label=app.t("page-close") on:click=move |_| closed.set(Some(error.clone()))>"×"</button>
                </div>
            }
        })
    };
    view! { <div class="notices" role="alert">{notice}</div> }
}
