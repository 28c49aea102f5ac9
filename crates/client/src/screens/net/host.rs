//! A page without a server behind it: where one can be entered.

use crate::app::App;
use crate::browser::{keep, window};
use leptos::prelude::*;

/// Where a host is to be found, as it is kept.
const HOST: &str = "net-host";

/// An address that a browser can go to; `None` if it is none.
fn address(typed: &str) -> Option<String> {
    let typed = typed.trim().trim_end_matches('/');
    let plain = typed.strip_prefix("http://").or_else(|| typed.strip_prefix("https://")).unwrap_or(typed);
    let fits = !plain.is_empty() && !plain.contains([' ', '"', '<', '\\', '@']) && !plain.contains("://");
    let local = |name: &str| plain == name || plain.starts_with(&format!("{name}:"));
    let scheme = match typed.starts_with("http") {
        true => "",
        false if local("localhost") || local("127.0.0.1") => "http://",
        false => "https://",
    };
    fits.then(|| format!("{scheme}{typed}/"))
}

/// There is no host here.
#[component]
pub fn NoHost() -> impl IntoView {
    let app = App::of_this_page();
    let typed = RwSignal::new(keep::get(HOST).unwrap_or_default());
    let wrong = RwSignal::new(false);
    let go = move |e: leptos::ev::SubmitEvent| {
        e.prevent_default();
        match address(&typed.get_untracked()) {
            Some(address) => {
                keep::set(HOST, &address);
                let _ = window().location().set_href(&format!("{address}#/net"));
            }
            None => wrong.set(true),
        }
    };
    view! {
        <section class="no-host">
            <p class="told" role="status">{app.say("net-no-host")}</p>
            <form on:submit=go>
                <label>{app.say("net-host-address")}
                    <input name="host" type="text" inputmode="url" autocomplete="url" spellcheck="false" placeholder="https://"
                        prop:value=move || typed.get() on:input=move |e| typed.set(event_target_value(&e))/>
                </label>
                <button class="main" type="submit">{app.say("net-host-go")}</button>
            </form>
            <Show when=move || wrong.get()><p class="told" role="alert">{app.say("net-host-wrong")}</p></Show>
            <p class="hint">{app.say("net-host-own")}</p>
        </section>
    }
}
