//! Ending a game before its end: given up or withdrawn, and never by one click.

use crate::net::game::Net;
use dragonrage_online::Line;
use leptos::prelude::*;

/// What leaving a game means now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leaving {
    /// Nobody has won or lost it.
    Withdraw,
    /// The other has won.
    Resign,
}

impl Leaving {
    const fn names(self) -> (&'static str, &'static str, &'static str) {
        match self {
            Leaving::Withdraw => ("withdraw", "net-withdraw", "net-withdraw-sure"),
            Leaving::Resign => ("resign", "net-resign", "net-resign-sure"),
        }
    }
}

/// The button; the question takes its place.
#[component]
pub fn Leave(
    net: Net,
    #[prop(into)] what: Signal<Leaving>,
    #[prop(optional)] then: Option<Callback<()>>,
) -> impl IntoView {
    let app = net.app;
    let sure = RwSignal::new(false);
    let leave = move |_| {
        if net.say(&[Line::Resign])
            && let Some(then) = then
        {
            then.run(());
        }
    };
    move || {
        let (class, key, question) = what.get().names();
        if sure.get() {
            view! {
                <div class="told" role="alert">
                    <p>{app.say(question)}</p>
                    <div class="buttons">
                        <button class=format!("main {class}-sure") on:click=leave>{app.say(key)}</button>
                        <button class="stay" on:click=move |_| sure.set(false)>{app.say("net-play-on")}</button>
                    </div>
                </div>
            }
            .into_any()
        } else {
            view! { <div class="buttons"><button class=format!("quiet {class}") on:click=move |_| sure.set(true)>{app.say(key)}</button></div> }
                .into_any()
        }
    }
}
