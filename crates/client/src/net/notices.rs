//! Whether the reader is told of his move while the page is closed: by the browser's own notices (Web Push), where it has them, the
//! host sends them, and the reader has allowed it. The browser is asked only when the reader wants it.

use super::api;
use crate::app::App;
use crate::browser::window;
use js_sys::{Array, Object, Reflect, Uint8Array};
use leptos::prelude::WithUntracked;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Cache, Notification, NotificationPermission, PushSubscription, PushSubscriptionOptionsInit, Response,
    ServiceWorkerRegistration,
};

/// Where the service worker finds its sentences, in the reader's language.
const WORDS: (&str, &str) = ("notices", "./notice-words");

/// What can be told: the word of the wire, and the sentence.
const SENTENCES: [(&str, &str); 6] = [
    ("move", "net-notice-move"),
    ("time", "net-notice-time"),
    ("joined", "net-notice-joined"),
    ("offer", "net-notice-offer"),
    ("over", "net-notice-over"),
    ("other", "net-notice-other"),
];

/// How it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum State {
    /// Not here: this browser or this host has no notices.
    None,
    /// The reader has forbidden it to this page.
    Denied,
    /// It can be had.
    Off,
    /// The reader is told.
    On,
}

/// Does this browser have what it takes?
fn is_able() -> bool {
    let has = |of: &JsValue, name: &str| Reflect::has(of, &name.into()).unwrap_or(false);
    let (window, navigator): (JsValue, JsValue) = (window().into(), window().navigator().into());
    has(&window, "PushManager") && has(&window, "Notification") && has(&navigator, "serviceWorker")
}

async fn registration() -> Option<ServiceWorkerRegistration> {
    let found = JsFuture::from(window().navigator().service_worker().get_registration()).await.ok()?;
    found.dyn_into().ok()
}

async fn subscription() -> Option<PushSubscription> {
    let asked = registration().await?.push_manager().ok()?.get_subscription().ok()?;
    JsFuture::from(asked).await.ok()?.dyn_into().ok()
}

/// How it stands here.
pub async fn state(app: App) -> State {
    if !is_able() || registration().await.is_none() {
        return State::None;
    }
    let Ok(offered) = api::notices().await else { return State::None };
    if Notification::permission() == NotificationPermission::Denied {
        return State::Denied;
    }
    match subscription().await {
        Some(own) if Notification::permission() == NotificationPermission::Granted => {
            // The host may have lost it, or a new word have made somebody else of the reader.
            if offered.places == 0 && api::subscribe(&json(&own)).await.is_err() {
                return State::Off;
            }
            keep_words(app).await;
            State::On
        }
        _ => State::Off,
    }
}

/// What the host must know of it, as the browser writes it.
fn json(subscription: &PushSubscription) -> String {
    js_sys::JSON::stringify(subscription).ok().and_then(|text| text.as_string()).unwrap_or_default()
}

/// The reader wants to be told: the browser asks him, and the host hears of it.
pub async fn switch_on(app: App) -> State {
    let asked = match Notification::request_permission() {
        Ok(asked) => JsFuture::from(asked).await,
        Err(error) => Err(error),
    };
    match asked.ok().and_then(|answer| answer.as_string()).as_deref() {
        Some("granted") => (),
        Some("denied") => return State::Denied,
        _ => return State::Off,
    }
    match subscribe().await {
        Some(()) => {
            keep_words(app).await;
            State::On
        }
        None => State::Off,
    }
}

async fn subscribe() -> Option<()> {
    let offered = api::notices().await.ok()?;
    // With another key of the host it would be another subscription: the old one goes.
    if let Some(old) = subscription().await {
        JsFuture::from(old.unsubscribe().ok()?).await.ok()?;
    }
    let options = PushSubscriptionOptionsInit::new();
    options.set_user_visible_only(true);
    options.set_application_server_key(&Uint8Array::from(bytes(&offered.key)?.as_slice()));
    let asked = registration().await?.push_manager().ok()?.subscribe_with_options(&options).ok()?;
    let made: PushSubscription = JsFuture::from(asked).await.ok()?.dyn_into().ok()?;
    api::subscribe(&json(&made)).await.ok()
}

/// The reader does not want to be told any more.
pub async fn switch_off() -> State {
    let Some(own) = subscription().await else { return State::Off };
    // Whether or not the host hears of it: the browser takes nothing from it any more.
    let _ = api::unsubscribe(&own.endpoint()).await;
    if let Ok(asked) = own.unsubscribe() {
        let _ = JsFuture::from(asked).await;
    }
    State::Off
}

/// Puts the sentences where the service worker finds them.
async fn keep_words(app: App) {
    let words = Object::new();
    let put = |name: &str, value: String| drop(Reflect::set(&words, &name.into(), &value.into()));
    for (kind, key) in SENTENCES {
        put(kind, app.t(key));
    }
    put("lang", app.words.with_untracked(|w| w.lang().code().to_owned()));
    let kept = async {
        let caches = window().caches().ok()?;
        let cache: Cache = JsFuture::from(caches.open(WORDS.0)).await.ok()?.dyn_into().ok()?;
        let text = js_sys::JSON::stringify(&words).ok()?.as_string()?;
        let response = Response::new_with_opt_str(Some(&text)).ok()?;
        JsFuture::from(cache.put_with_str(WORDS.1, &response)).await.ok()
    };
    // Without them a notice names the game alone.
    let _ = kept.await;
}

/// The bytes of a text in base64url.
fn bytes(text: &str) -> Option<Vec<u8>> {
    let plain = window().atob(&text.replace('-', "+").replace('_', "/")).ok()?;
    plain.chars().map(|c| u8::try_from(u32::from(c)).ok()).collect()
}

/// Notices that are shown and are about this game are not needed any more: the reader is here.
pub async fn clear(game: &str) {
    let Some(registration) = registration().await else { return };
    let Ok(asked) = registration.get_notifications() else { return };
    let Ok(shown) = JsFuture::from(asked).await else { return };
    for notice in Array::from(&shown).iter().filter_map(|n| n.dyn_into::<Notification>().ok()) {
        if notice.tag().as_deref() == Some(game) {
            notice.close();
        }
    }
}
