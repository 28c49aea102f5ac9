//! Ending a game before its end: given up or withdrawn, and never by one click.

use crate::net::game::Net;
use dragonrage_online::Line;
use leptos::html::Button;
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
    /// Its class, what its button says, the question, and what the button says that changes nothing.
    const fn names(self) -> [&'static str; 4] {
        match self {
            Leaving::Withdraw => ["withdraw", "net-withdraw", "net-withdraw-sure", "net-withdraw-not"],
            Leaving::Resign => ["resign", "net-resign", "net-resign-sure", "net-play-on"],
        }
    }
}

/// Gives a button the keyboard, as soon as it is there.
fn focus(button: NodeRef<Button>) {
    request_animation_frame(move || {
        if let Some(button) = button.get_untracked() {
            let _ = button.focus();
        }
    });
}

/// The button; the question takes its place. The keyboard goes along: first to what changes nothing, then back.
#[component]
pub fn Leave(
    net: Net,
    #[prop(into)] what: Signal<Leaving>,
    #[prop(optional)] then: Option<Callback<()>>,
) -> impl IntoView {
    let app = net.app;
    let sure = RwSignal::new(false);
    let (first, not) = (NodeRef::<Button>::new(), NodeRef::<Button>::new());
    let ask = move |_| {
        sure.set(true);
        focus(not);
    };
    let stay = move |_| {
        sure.set(false);
        focus(first);
    };
    let leave = move |_| {
        if net.say(&[Line::Resign])
            && let Some(then) = then
        {
            then.run(());
        }
    };
    move || {
        let [class, key, question, no] = what.get().names();
        if sure.get() {
            view! {
                <div class="told" role="alert">
                    <p>{app.say(question)}</p>
                    <div class="buttons">
                        <button class=format!("main {class}-sure") on:click=leave>{app.say(key)}</button>
                        <button class="stay" node_ref=not on:click=stay>{app.say(no)}</button>
                    </div>
                </div>
            }
            .into_any()
        } else {
            view! {
                <div class="buttons"><button class=format!("quiet {class}") node_ref=first on:click=ask>{app.say(key)}</button></div>
            }
            .into_any()
        }
    }
}
