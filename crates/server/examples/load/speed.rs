//! How fast: both players of every game move as soon as they may, or at a pace; a move counts when whoever made it is told that it
//! is on disk. Games that take the place of those that end are made before counting begins, as the other server's are.

use crate::Result;
use crate::desk;
use crate::player::{News, Pair};
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// Before counting begins.
const WARM: Duration = Duration::from_secs(2);

/// Games that are made in advance: a game of players who do anything that is legal has some 570 moves.
const SPARE: usize = 800;

pub async fn measure(to: SocketAddr, games: usize, seconds: u64, pace: Option<f64>) -> Result<()> {
    let components = dragonrage_data::embedded();
    let mut pairs = Vec::with_capacity(games);
    for _ in 0..games {
        let mut pair = Pair::new(desk::make(to, &components).await?, &components, false);
        pair.connect(to).await?;
        pairs.push(pair);
    }
    let spare = if pace.is_some() { 0 } else { SPARE };
    let mut waiting = Vec::with_capacity(spare);
    for _ in 0..spare {
        waiting.push(desk::make(to, &components).await?);
    }
    let waiting = Arc::new(Mutex::new(waiting));
    eprintln!("{games} games are made");
    let (counting, ending) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicBool::new(false)));
    let think = pace.map(|moves| Duration::from_secs_f64(games as f64 / moves));
    let tasks: Vec<_> = pairs
        .into_iter()
        .enumerate()
        .map(|(n, mut pair)| {
            let (counting, ending, components) = (counting.clone(), ending.clone(), components.clone());
            let waiting = waiting.clone();
            tokio::spawn(async move {
                let mut times: Vec<u32> = Vec::new();
                if let Some(think) = think {
                    tokio::time::sleep(think.mul_f64(n as f64 / games as f64)).await;
                }
                let mut due = Instant::now();
                while !ending.load(Ordering::Relaxed) {
                    if pair.over() {
                        let spare = waiting.lock().map_err(|_| "poisoned")?.pop();
                        let seated = match spare {
                            Some(seated) => seated,
                            None => desk::make(to, &components).await?,
                        };
                        pair = Pair::new(seated, &components, false);
                        pair.connect(to).await?;
                    }
                    let begun = Instant::now();
                    pair.say().await?;
                    match pair.answered().await? {
                        News::Done(_) => pair.pending = None,
                        other => return Err(format!("a move was not taken: {other:?}").into()),
                    }
                    if counting.load(Ordering::Relaxed) {
                        times.push(begun.elapsed().as_micros() as u32);
                    }
                    if let Some(think) = think {
                        due += think;
                        tokio::time::sleep_until(due.into()).await;
                    }
                }
                Ok::<Vec<u32>, Box<dyn std::error::Error + Send + Sync>>(times)
            })
        })
        .collect();
    tokio::time::sleep(WARM).await;
    counting.store(true, Ordering::Relaxed);
    let begun = Instant::now();
    tokio::time::sleep(Duration::from_secs(seconds)).await;
    counting.store(false, Ordering::Relaxed);
    let took = begun.elapsed().as_secs_f64();
    ending.store(true, Ordering::Relaxed);
    let mut times = Vec::new();
    for task in tasks {
        times.extend(task.await??);
    }
    times.sort_unstable();
    let at = |share: f64| f64::from(times.get((times.len() as f64 * share) as usize).copied().unwrap_or(0)) / 1000.0;
    println!("{games} games: {:.0} moves/s, p50 {:.2} ms, p99 {:.2} ms", times.len() as f64 / took, at(0.5), at(0.99));
    Ok(())
}
