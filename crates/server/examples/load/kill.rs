//! What is left after the server was killed at any moment: every move that was acknowledged, once.

use crate::Result;
use crate::desk;
use crate::player::{News, Pair};
use dragonrage_online::{Entry, Match};
use std::collections::HashMap;
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// How long a player thinks.
const THINKS: Duration = Duration::from_millis(40);

/// A move that was acknowledged: who, which message, what it said, on which line.
type Told = (usize, u64, String, u32);

fn start(program: &str, folder: &str, addr: SocketAddr) -> Result<Child> {
    let log = std::fs::OpenOptions::new().create(true).append(true).open(format!("{folder}/server.log"))?;
    Ok(Command::new(program)
        .args(["host", "--no-limits", "--log", "warn", "--games", folder, "--addr", &addr.to_string()])
        .stdout(Stdio::null())
        .stderr(log)
        .spawn()?)
}

async fn up(addr: SocketAddr) -> Result<()> {
    for _ in 0..2000 {
        if tokio::net::TcpStream::connect(addr).await.is_ok() {
            return Ok(());
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    Err("the server does not come up".into())
}

fn random(below: u64) -> u64 {
    dragonrage_server::keys::random().map(u64::from_be_bytes).unwrap_or(1) % below
}

/// Plays until it is told to stop; comes back whenever the server is gone.
async fn play(
    mut pair: Pair,
    addr: SocketAddr,
    told: Arc<Mutex<Vec<Told>>>,
    ending: Arc<AtomicBool>,
    longest: Arc<AtomicU64>,
) -> Result<Pair> {
    let mut last = Instant::now();
    while !ending.load(Ordering::Relaxed) && !pair.over() {
        let step = async {
            if pair.pending.is_none() {
                pair.say().await?;
            }
            pair.answered().await
        };
        match step.await {
            Ok(News::Done(seq)) => {
                if let Some((n, id, _, line)) = pair.pending.take() {
                    told.lock().map_err(|_| "poisoned")?.push((n, id, line, seq));
                }
                longest.fetch_max(last.elapsed().as_millis() as u64, Ordering::Relaxed);
                last = Instant::now();
            }
            Ok(News::Refused(why)) => {
                return Err(format!("game {}: a move was refused: {why}", pair.seated.game).into());
            }
            Ok(News::Other) => (),
            Err(_) => {
                pair.hang_up();
                // Everybody comes back at another moment.
                while !ending.load(Ordering::Relaxed) {
                    tokio::time::sleep(Duration::from_millis(10 + random(40))).await;
                    if pair.connect(addr).await.is_ok() && pair.say_again().await.is_ok() {
                        break;
                    }
                }
                continue;
            }
        }
        tokio::time::sleep(THINKS).await;
    }
    Ok(pair)
}

pub async fn run(program: &str, folder: &str, games: usize, kills: u64) -> Result<()> {
    std::fs::create_dir_all(folder)?;
    let components = dragonrage_data::embedded();
    let port = std::net::TcpListener::bind("127.0.0.1:0")?.local_addr()?;
    let mut server = start(program, folder, port)?;
    up(port).await?;
    let ending = Arc::new(AtomicBool::new(false));
    let (longest, mut back, mut acknowledged, mut finished) =
        (Arc::new(AtomicU64::new(0)), Vec::new(), HashMap::new(), 0);
    let mut tasks = Vec::new();
    let mut killed = 0;
    let begun = Instant::now();
    while killed < kills {
        while tasks.len() < games {
            let mut pair = Pair::new(desk::make(port, &components).await?, &components, true);
            pair.connect(port).await?;
            let told = Arc::new(Mutex::new(Vec::new()));
            acknowledged.insert(pair.seated.game, told.clone());
            tasks.push(tokio::spawn(play(pair, port, told, ending.clone(), longest.clone())));
        }
        tokio::time::sleep(Duration::from_millis(100 + random(900))).await;
        // SIGKILL: nothing is said, nothing is written any more.
        server.kill()?;
        server.wait()?;
        killed += 1;
        let gone = Instant::now();
        server = start(program, folder, port)?;
        up(port).await?;
        back.push(gone.elapsed().as_millis() as u64);
        if killed % 20 == 0 {
            eprintln!("{killed} kills, {} s", begun.elapsed().as_secs());
        }
        let (over, going): (Vec<_>, Vec<_>) =
            tasks.into_iter().partition(|t: &tokio::task::JoinHandle<_>| t.is_finished());
        tasks = going;
        for task in over {
            let _: Pair = task.await??;
            finished += 1;
        }
    }
    ending.store(true, Ordering::Relaxed);
    for task in tasks {
        task.await??;
    }
    let (mut lost, mut doubled, mut unplayable, mut moves) = (0, 0, 0, 0_u64);
    for (game, told) in &acknowledged {
        let log = desk::ask(port, "GET", &format!("/api/games/{game}/log"), "x", "").await?;
        let entries: Vec<Entry> = serde_json::from_value(log["entries"].clone())?;
        if Match::read(&components, &entries).is_err() {
            unplayable += 1;
        }
        for (n, id, line, seq) in told.lock().map_err(|_| "poisoned")?.iter() {
            moves += 1;
            let by = if *n == 0 { dragonrage_online::By::One } else { dragonrage_online::By::Two };
            let same: Vec<&Entry> = entries.iter().filter(|e| e.by == by && e.id == Some(*id)).collect();
            match same.as_slice() {
                [entry] if entry.line == *line && entry.seq == *seq => (),
                [] | [_] => lost += 1,
                _ => doubled += 1,
            }
        }
    }
    server.kill()?;
    server.wait()?;
    back.sort_unstable();
    println!(
        "{kills} kills, {} games ({finished} to their end), {moves} acknowledged moves in {} s: {lost} lost, {doubled} doubled, {unplayable} games that cannot be played again; \
         back after {} ms (median), {} ms (worst); longest pause of any game {} ms",
        acknowledged.len(),
        begun.elapsed().as_secs(),
        back[back.len() / 2],
        back[back.len() - 1],
        longest.load(Ordering::Relaxed)
    );
    if lost + doubled + unplayable > 0 { Err("not everything is there".into()) } else { Ok(()) }
}
