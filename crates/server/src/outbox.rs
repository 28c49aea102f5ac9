//! What waits to be sent to one connection. Whoever reads too slowly is dropped: what he missed is in the log.

use axum::extract::ws::Utf8Bytes;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tokio::sync::{Notify, mpsc};

/// Messages that may wait for one reader.
const WAITING: usize = 512;

/// What is put at once: a message, and what goes with it by the same wire and the same call.
type Parcel = (Utf8Bytes, Option<Utf8Bytes>);

/// The sending end.
#[derive(Clone, Debug)]
pub struct Outbox {
    send: mpsc::Sender<Parcel>,
    slow: Arc<(AtomicBool, Notify)>,
}

/// The end of the connection.
#[derive(Debug)]
pub struct Inbox {
    receive: mpsc::Receiver<Parcel>,
    slow: Arc<(AtomicBool, Notify)>,
    /// The second half of a parcel whose first was taken.
    second: Option<Utf8Bytes>,
}

/// Both ends.
pub fn outbox() -> (Outbox, Inbox) {
    let (send, receive) = mpsc::channel(WAITING);
    let slow = Arc::new((AtomicBool::new(false), Notify::new()));
    (Outbox { send, slow: slow.clone() }, Inbox { receive, slow, second: None })
}

impl Outbox {
    /// Sends, if there is room.
    pub fn put(&self, text: Utf8Bytes) {
        self.put_with(text, None);
    }

    /// Sends two messages that the reader had better get together: woken once, he is written to once.
    pub fn put_with(&self, text: Utf8Bytes, second: Option<Utf8Bytes>) {
        if let Err(mpsc::error::TrySendError::Full(_)) = self.send.try_send((text, second)) {
            self.slow.0.store(true, Ordering::Relaxed);
            self.slow.1.notify_one();
        }
    }

    /// Is it the same connection?
    pub fn is(&self, other: &Outbox) -> bool {
        Arc::ptr_eq(&self.slow, &other.slow)
    }

    /// Is nobody there any more?
    pub fn is_closed(&self) -> bool {
        self.send.is_closed()
    }
}

impl Inbox {
    /// The next message; `None`: the reader was too slow.
    pub async fn next(&mut self) -> Option<Utf8Bytes> {
        if self.slow.0.load(Ordering::Relaxed) {
            return None;
        }
        if let Some(second) = self.second.take() {
            return Some(second);
        }
        let (first, second) = tokio::select! {
            () = self.slow.1.notified() => None,
            parcel = self.receive.recv() => parcel,
        }?;
        self.second = second;
        Some(first)
    }

    /// A message that waits already.
    pub fn waiting(&mut self) -> Option<Utf8Bytes> {
        if let Some(second) = self.second.take() {
            return Some(second);
        }
        let (first, second) = self.receive.try_recv().ok()?;
        self.second = second;
        Some(first)
    }
}
