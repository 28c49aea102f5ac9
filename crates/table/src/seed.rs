//! The seed in a record: a remark that readers skip, so that a game taken up again sees the dice it would have seen.

/// Puts the seed into a record, as a remark that readers skip.
pub fn with_seed(record: &str, seed: u64) -> String {
    match record.split_once("\n\n") {
        Some((header, body)) => format!("{header}\n\n{SEED}{seed}\n{body}"),
        None => record.to_owned(),
    }
}

/// The seed that a record was played with, if it says so.
pub fn seed_of(record: &str) -> Option<u64> {
    record.lines().find_map(|l| l.strip_prefix(SEED)?.trim().parse().ok())
}

const SEED: &str = "# seed ";
