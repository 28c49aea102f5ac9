//! What the players say to each other: phrases that each reads in his own language, and free text, which can be hidden.

use super::names::name_of;
use crate::net::game::Net;
use crate::net::secrets;
use dragonrage_online::follow::Words;
use dragonrage_online::{Follow, Line, Phrase};
use dragonrage_words::Family;
use leptos::prelude::*;

/// Longest free text, in characters.
const LONGEST: usize = 300;

/// The part of the panel.
#[component]
pub fn Talk(net: Net) -> impl IntoView {
    let app = net.app;
    let talk = Memo::new(move |_| net.with(Follow::talk));
    let muted = RwSignal::new(secrets::muted(net.id));
    let typed = RwSignal::new(String::new());
    let seated = Memo::new(move |_| net.with(Follow::seat).is_some());
    let list = move || {
        talk.get()
            .into_iter()
            .filter(|said| {
                let others = net.peek(Follow::seat) != Some(said.seat);
                !(muted.get() && others && matches!(said.what, Words::Free(_)))
            })
            .map(|said| {
                let name = net.peek(|f| name_of(app, f, said.seat));
                let text = match said.what {
                    Words::Free(text) => text,
                    Words::Phrase(phrase) => app.of(Family::NetPhrase, phrase.code()),
                };
                view! { <li><b><bdi>{name}</bdi></b> " " <bdi>{text}</bdi></li> }
            })
            .collect_view()
    };
    let say = move |e: leptos::ev::SubmitEvent| {
        e.prevent_default();
        let text: String = typed.get_untracked().chars().filter(|c| !c.is_control()).take(LONGEST).collect();
        let text = text.trim().to_owned();
        if !text.is_empty() && net.say(&[Line::Say(text)]) {
            typed.set(String::new());
        }
    };
    let mute = move |e| {
        let on = event_target_checked(&e);
        secrets::mute(net.id, on);
        muted.set(on);
    };
    let count = move || talk.with(Vec::len);
    let phrases = Phrase::ALL.map(|phrase| {
        view! { <button type="button" class="phrase" value=phrase.code() on:click=move |_| { net.say(&[Line::Phrase(phrase)]); }>{move || app.of(Family::NetPhrase, phrase.code())}</button> }
    });
    view! {
        <details class="net-talk">
            <summary>{app.say("net-talk")} " " <span class="count">{move || (count() > 0).then(|| format!("({})", count()))}</span></summary>
            <div class="said" role="log" aria-live="polite" aria-label=app.say("net-talk")><ul>{list}</ul></div>
            <div hidden=move || !seated.get()>
                <div class="phrases" role="group" aria-label=app.say("net-phrases")>{phrases.collect_view()}</div>
                <form on:submit=say>
                    <label class="say"><span class="spoken">{app.say("net-say")}</span>
                        <input name="say" type="text" maxlength=LONGEST.to_string() autocomplete="off" placeholder=app.say("net-say")
                            prop:value=move || typed.get() on:input=move |e| typed.set(event_target_value(&e))/>
                    </label>
                    <button type="submit">{app.say("net-send")}</button>
                </form>
                <label class="mute"><input type="checkbox" name="mute" prop:checked=move || muted.get() on:change=mute/> {app.say("net-mute")}</label>
            </div>
        </details>
    }
}
