//! How much memory the server needs for connections, for games that nobody looks at, and for games that are played.

use crate::Result;
use crate::desk;
use crate::player::{News, Pair, connect};
use std::net::SocketAddr;

/// What a process has in memory, in KB.
fn resident(process: u32) -> Result<f64> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status"))?;
    let line = status.lines().find_map(|l| l.strip_prefix("VmRSS:")).ok_or("no such process")?;
    Ok(line.trim().trim_end_matches(" kB").parse()?)
}

/// Moves of a game before it is weighed: the set-up and some turns.
const MOVES: usize = 100;

/// Weighs so many of each, one after the other.
pub async fn measure(to: SocketAddr, process: u32, count: usize) -> Result<()> {
    let components = dragonrage_data::embedded();
    let mut last = resident(process)?;
    println!("{last:.0} KB empty");
    let mut weigh = |what: &str| {
        let now = resident(process)?;
        println!("{:.1} KB for each of {count} {what}", (now - last) / count as f64);
        last = now;
        Ok::<(), Box<dyn std::error::Error + Send + Sync>>(())
    };
    // The first of anything costs more: what is asked is the next one.
    let somebody = desk::make(to, &components).await?;
    let mut sockets = Vec::with_capacity(count);
    for _ in 0..count {
        sockets.push(connect(to, &somebody.tokens[0]).await?);
    }
    weigh("connections")?;
    let mut games = Vec::with_capacity(count);
    for _ in 0..count {
        games.push(desk::make(to, &components).await?);
    }
    weigh("games that were made and joined, nobody connected")?;
    let mut pairs = Vec::with_capacity(count);
    for seated in games {
        let mut pair = Pair::new(seated, &components, false);
        pair.connect(to).await?;
        for _ in 0..MOVES {
            pair.say().await?;
            match pair.answered().await? {
                News::Done(_) => pair.pending = None,
                other => return Err(format!("a move was not taken: {other:?}").into()),
            }
        }
        pairs.push(pair);
    }
    weigh("of them after a hundred moves, with two connections each")
}
