//! Seeds that nobody chose. The dice themselves are those of every table.

pub use dragonrage_table::Stream;

/// A seed that nobody chose: short enough to be typed again.
pub fn fresh_seed() -> u64 {
    let mut bytes = [0; 8];
    // Without entropy of the system the clock must do.
    if getrandom::fill(&mut bytes).is_err() {
        let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
        bytes = (now.as_nanos() as u64).to_le_bytes();
    }
    u64::from_le_bytes(bytes) % 1_000_000_000
}
