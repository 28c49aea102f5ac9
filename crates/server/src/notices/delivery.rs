//! How notices leave the house: a bounded queue, a few at a time, another try when a service is busy. What does not fit is dropped:
//! nobody waits for a notice.

use super::{Notice, Subscription};
use crate::metrics::Metrics;
use futures_util::future::BoxFuture;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Semaphore, mpsc};

/// What came of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// The service has it.
    Done,
    /// There is no such subscription any more.
    Gone,
    /// The service is busy, or does not answer.
    Later,
    /// The service does not want it.
    Refused,
}

/// Somebody who carries notices.
pub trait Delivery: Send + Sync {
    /// The key that browsers are told when they subscribe.
    fn key(&self) -> String;

    /// May something be sent there at all?
    fn admits(&self, to: &Subscription) -> bool;

    /// Sends it.
    fn deliver<'a>(&'a self, to: &'a Subscription, notice: &'a Notice) -> BoxFuture<'a, Outcome>;
}

/// Notices that may wait.
const WAITING: usize = 2048;
/// Notices on their way at once.
const AT_ONCE: usize = 16;
/// Notices that wait for another try.
const PATIENT: usize = 256;
/// Before another try.
const AGAIN: [Duration; 2] = [Duration::from_secs(10), Duration::from_secs(60)];

/// A notice with where it goes.
pub type Letter = (Subscription, Notice);

/// The sending end.
#[derive(Clone, Debug)]
pub struct Letterbox(mpsc::Sender<Letter>);

impl Letterbox {
    /// Starts to carry; a subscription that is gone is told to `gone`. It ends when nobody can send any more.
    pub fn open(
        delivery: Arc<dyn Delivery>,
        metrics: Arc<Metrics>,
        gone: impl Fn(Subscription) + Send + Sync + 'static,
    ) -> Letterbox {
        let (send, mut letters) = mpsc::channel::<Letter>(WAITING);
        let (room, patient) = (Arc::new(Semaphore::new(AT_ONCE)), Arc::new(Semaphore::new(PATIENT)));
        let gone = Arc::new(gone);
        tokio::spawn(async move {
            while let Some((to, notice)) = letters.recv().await {
                let Ok(place) = room.clone().acquire_owned().await else { return };
                let (delivery, metrics, gone) = (delivery.clone(), metrics.clone(), gone.clone());
                let (room, patient) = (room.clone(), patient.clone());
                tokio::spawn(async move {
                    let mut outcome = delivery.deliver(&to, &notice).await;
                    // Whoever waits for a service that is busy keeps nobody else from going.
                    drop(place);
                    if outcome == Outcome::Later
                        && let Ok(_one) = patient.try_acquire()
                    {
                        outcome = again(&*delivery, &to, &notice, &room).await;
                    }
                    metrics.noticed(outcome == Outcome::Done);
                    tracing::debug!(kind = notice.kind.code(), ?outcome, "a notice");
                    if outcome == Outcome::Gone {
                        gone(to);
                    }
                });
            }
        });
        Letterbox(send)
    }

    /// Puts a letter in, if there is room.
    pub fn put(&self, letter: Letter) -> bool {
        self.0.try_send(letter).is_ok()
    }
}

async fn again(delivery: &dyn Delivery, to: &Subscription, notice: &Notice, room: &Semaphore) -> Outcome {
    for pause in AGAIN {
        tokio::time::sleep(pause).await;
        let Ok(_place) = room.acquire().await else { break };
        match delivery.deliver(to, notice).await {
            Outcome::Later => (),
            outcome => return outcome,
        }
    }
    Outcome::Later
}
