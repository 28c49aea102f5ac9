//! What tabs tell each other. One game, one tab: whoever opens a game tells the other tabs, and they let go of it. A tournament
//! may be open in several, a desk and a big screen: whoever changes it tells the others.

use wasm_bindgen::prelude::*;
use web_sys::{BroadcastChannel, MessageEvent};

/// Tells the other tabs that this one has the game, and hears if another one takes it. Ends when it is dropped.
pub struct Claim {
    channel: BroadcastChannel,
    _heard: Closure<dyn FnMut(MessageEvent)>,
}

impl Claim {
    /// Takes the game with this key; `lost` is called if another tab takes it.
    pub fn new(key: String, mut lost: impl FnMut() + 'static) -> Option<Claim> {
        let channel = BroadcastChannel::new("dragonrage-games").ok()?;
        channel.post_message(&key.as_str().into()).ok()?;
        let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            if event.data().as_string().as_deref() == Some(&*key) {
                lost();
            }
        });
        channel.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        Some(Claim { channel, _heard: heard })
    }
}

impl Drop for Claim {
    fn drop(&mut self) {
        self.channel.close();
    }
}

/// News of something that several tabs show. Ends when it is dropped.
pub struct News {
    key: String,
    channel: BroadcastChannel,
    _heard: Closure<dyn FnMut(MessageEvent)>,
}

impl News {
    /// Listens for news of what has this key.
    pub fn new(key: String, mut changed: impl FnMut() + 'static) -> Option<News> {
        let channel = BroadcastChannel::new("dragonrage-news").ok()?;
        let mine = key.clone();
        let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            if event.data().as_string().as_deref() == Some(&*mine) {
                changed();
            }
        });
        channel.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        Some(News { key, channel, _heard: heard })
    }

    /// Tells the other tabs that it has changed.
    pub fn tell(&self) {
        let _ = self.channel.post_message(&self.key.as_str().into());
    }
}

impl Drop for News {
    fn drop(&mut self) {
        self.channel.close();
    }
}
