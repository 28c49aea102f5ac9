//! What this browser keeps for games over the net: what it brought along for the dice, how far the reader has seen a game, the log
//! and what is not sent yet, and the word by which a server knows him again on another device. It never leaves this browser but
//! for what the game shows.

use crate::browser::keep;
use dragonrage_dice::{Chain, GameId, Link, Mix, Party};
use dragonrage_league::Salt;
use dragonrage_online::Custody;

/// What somebody brought along for the dice of a game.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret {
    /// What makes the seal one that nobody could choose.
    pub mix: Mix,
    /// The end of the chain.
    pub tip: Link,
    /// Whose chain it is.
    pub party: Party,
    /// Where the chain is.
    pub custody: Custody,
}

impl Secret {
    /// The chain, if it is kept here.
    pub fn chain(&self, game: GameId) -> Option<Chain> {
        (self.custody == Custody::Kept).then(|| Chain::new(game, self.party, self.tip))
    }
}

fn name(what: &str, game: GameId) -> String {
    format!("net-{what}.{game}")
}

/// Keeps it.
pub fn keep(game: GameId, secret: &Secret) {
    let custody = if secret.custody == Custody::Kept { "kept" } else { "entrusted" };
    keep::set(&name("dice", game), &format!("{} {} {} {custody}", secret.mix, secret.tip, secret.party.code()));
}

/// What was kept.
pub fn of(game: GameId) -> Option<Secret> {
    let text = keep::get(&name("dice", game))?;
    let mut words = text.split(' ');
    let (mix, tip) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
    let party = words.next().and_then(|w| Party::ALL.into_iter().find(|p| w == p.code().to_string()))?;
    let custody = if words.next()? == "kept" { Custody::Kept } else { Custody::Entrusted };
    Some(Secret { mix, tip, party, custody })
}

/// What hid the reader's army: it is his mix in the seal of the dice.
pub fn salt(game: GameId) -> Option<Mix> {
    keep::get(&name("army", game))?.parse().ok()
}

/// Keeps what hides the reader's army.
pub fn keep_salt(game: GameId, salt: &Salt) {
    keep::set(&name("army", game), &salt.to_string());
}

/// The steps of a game that the reader has seen.
pub fn seen(game: GameId) -> Option<usize> {
    keep::get(&name("seen", game))?.parse().ok()
}

/// The reader has seen a game up to here.
pub fn see(game: GameId, steps: usize) {
    keep::set(&name("seen", game), &steps.to_string());
}

/// The log and what is not sent yet.
pub fn log(game: GameId) -> Option<String> {
    keep::get(&name("log", game))
}

/// Keeps the log and what is not sent yet.
pub fn keep_log(game: GameId, text: &str) {
    keep::set(&name("log", game), text);
}

/// A game that has ended leaves its record, and what was brought along for its dice: whoever checks them looks for that.
pub fn forget(game: GameId) {
    for what in ["log", "seen", "mute"] {
        keep::forget(&name(what, game));
    }
}

/// Is the other's free text hidden?
pub fn muted(game: GameId) -> bool {
    keep::get(&name("mute", game)).is_some()
}

/// Hides the other's free text, or shows it again.
pub fn mute(game: GameId, on: bool) {
    if on {
        keep::set(&name("mute", game), "on");
    } else {
        keep::forget(&name("mute", game));
    }
}

/// The word by which the server knows the reader again.
pub fn word() -> Option<String> {
    keep::get("net-word")
}

/// Keeps the word.
pub fn keep_word(word: &str) {
    keep::set("net-word", word);
}
