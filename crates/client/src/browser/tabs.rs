//! One game, one tab: whoever opens a game tells the other tabs, and they let go of it.

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
