//! Many games at once against a server on this machine, with rules and dice: how many moves a second, how long each takes, what
//! is left after the server was killed. docs/ONLINE.md tells how its figures are made.
//!
//! ```text
//! cargo run --release -p dragonrage-server --example load -- speed ADDRESS GAMES SECONDS [MOVES A SECOND]
//! cargo run --release -p dragonrage-server --example load -- memory ADDRESS PROCESS COUNT
//! cargo run --release -p dragonrage-server --example load -- kill PROGRAM FOLDER GAMES KILLS
//! ```

mod desk;
mod follow;
mod kill;
mod memory;
mod player;
mod speed;

type Result<T> = std::result::Result<T, Box<dyn std::error::Error + Send + Sync>>;

fn number(words: &[String], n: usize) -> Result<u64> {
    Ok(words.get(n).ok_or("a number is missing")?.parse()?)
}

#[tokio::main(flavor = "multi_thread", worker_threads = 2)]
async fn main() -> Result<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let word = |n: usize| words.get(n).cloned().unwrap_or_default();
    match word(0).as_str() {
        "speed" => {
            let pace = words.get(4).map(|w| w.parse()).transpose()?;
            speed::measure(word(1).parse()?, number(&words, 2)? as usize, number(&words, 3)?, pace).await
        }
        "memory" => memory::measure(word(1).parse()?, number(&words, 2)? as u32, number(&words, 3)? as usize).await,
        "kill" => kill::run(&word(1), &word(2), number(&words, 3)? as usize, number(&words, 4)?).await,
        _ => Err("speed ADDRESS GAMES SECONDS [MOVES A SECOND] | memory ADDRESS PROCESS COUNT | kill PROGRAM FOLDER GAMES KILLS".into()),
    }
}
