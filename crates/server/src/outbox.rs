//! What waits to be sent to one connection. Whoever reads too slowly is dropped: what he missed is in the log.

use axum::extract::ws::Utf8Bytes;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tokio::sync::{Notify, mpsc};

/// Messages that may wait for one reader.
const WAITING: usize = 512;

/// The sending end.
#[derive(Clone, Debug)]
pub struct Outbox {
    send: mpsc::Sender<Utf8Bytes>,
    slow: Arc<(AtomicBool, Notify)>,
}

/// The end of the connection.
#[derive(Debug)]
pub struct Inbox {
    receive: mpsc::Receiver<Utf8Bytes>,
    slow: Arc<(AtomicBool, Notify)>,
}

/// Both ends.
pub fn outbox() -> (Outbox, Inbox) {
    let (send, receive) = mpsc::channel(WAITING);
    let slow = Arc::new((AtomicBool::new(false), Notify::new()));
    (Outbox { send, slow: slow.clone() }, Inbox { receive, slow })
}

impl Outbox {
    /// Sends, if there is room.
    pub fn put(&self, text: Utf8Bytes) {
        if let Err(mpsc::error::TrySendError::Full(_)) = self.send.try_send(text) {
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
        tokio::select! {
            () = self.slow.1.notified() => None,
            text = self.receive.recv() => text,
        }
    }

    /// A message that waits already.
    pub fn waiting(&mut self) -> Option<Utf8Bytes> {
        self.receive.try_recv().ok()
    }
}
