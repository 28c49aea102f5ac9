//! Work on several threads. What is made does not depend on how many there are; in which order it is heard of does.

use std::convert::Infallible;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{self, Sender};

/// More threads than this help nobody.
const MOST: usize = 256;

/// What is to be done after something was heard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Then {
    /// Go on.
    GoOn,
    /// Begin nothing new; what is under way is still heard of.
    Enough,
}

/// Does `count` pieces of work, begun in their order. A piece sends what it makes, perhaps in several parts, and says whether
/// anybody listened. `hear` runs on the caller's thread; an error of its own breaks everything off.
pub(crate) fn work<T: Send, E>(
    threads: usize,
    count: usize,
    piece: impl Fn(usize, &Sender<T>) -> bool + Sync,
    mut hear: impl FnMut(T) -> Result<Then, E>,
) -> Result<(), E> {
    let (next, enough) = (AtomicUsize::new(0), AtomicBool::new(false));
    std::thread::scope(|scope| {
        let (send, receive) = mpsc::channel();
        for _ in 0..threads.clamp(1, MOST) {
            let (send, next, enough, piece) = (send.clone(), &next, &enough, &piece);
            scope.spawn(move || {
                while !enough.load(Ordering::Relaxed) {
                    let n = next.fetch_add(1, Ordering::Relaxed);
                    if n >= count || !piece(n, &send) {
                        break;
                    }
                }
            });
        }
        drop(send);
        for made in receive {
            if hear(made)? == Then::Enough {
                enough.store(true, Ordering::Relaxed);
            }
        }
        Ok(())
    })
}

/// Does all of them and gives what came out, in order; `done` hears that one more is there.
pub(crate) fn in_order<T: Send>(
    threads: usize,
    count: usize,
    piece: impl Fn(usize) -> T + Sync,
    mut done: impl FnMut(),
) -> Vec<T> {
    let mut all: Vec<Option<T>> = (0..count).map(|_| None).collect();
    let heard: Result<(), Infallible> = work(
        threads,
        count,
        |n, send| send.send((n, piece(n))).is_ok(),
        |(n, made)| {
            all[n] = Some(made);
            done();
            Ok(Then::GoOn)
        },
    );
    let Ok(()) = heard;
    all.into_iter().flatten().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_made_does_not_depend_on_threads() {
        for threads in [0, 1, 3] {
            let mut heard = 0;
            let squares = in_order(threads, 20, |n| n * n, || heard += 1);
            assert_eq!((squares, heard), ((0..20).map(|n| n * n).collect(), 20));
        }
    }

    #[test]
    fn an_error_breaks_off_and_enough_is_enough() {
        let told = work(2, 1_000_000, |n, send| send.send(n).is_ok(), |n| if n < 10 { Ok(Then::GoOn) } else { Err(n) });
        assert!(told.is_err());
        let mut heard = 0;
        let count = |_| {
            heard += 1;
            Ok::<_, ()>(Then::Enough)
        };
        let slowly = |n, send: &Sender<usize>| {
            std::thread::sleep(std::time::Duration::from_millis(1));
            send.send(n).is_ok()
        };
        assert!(work(2, 10_000, slowly, count).is_ok());
        assert!(heard < 10_000, "{heard}");
    }
}
