//! Where the dice of a record came from, in remarks that readers skip: the seed, so that a game taken up again sees the dice it would
//! have seen; or, of a game over the net, the lines by which its dice can be checked, handed on as they are (docs/DICE.md).

/// Puts remarks behind the header of a record.
fn behind_header(record: &str, remarks: &str) -> String {
    match record.split_once("\n\n") {
        Some((header, body)) => format!("{header}\n\n{remarks}{body}"),
        None => record.to_owned(),
    }
}

/// Puts the seed into a record.
pub fn with_seed(record: &str, seed: u64) -> String {
    behind_header(record, &format!("{SEED}{seed}\n"))
}

/// The seed that a record was played with, if it says so.
pub fn seed_of(record: &str) -> Option<u64> {
    record.lines().find_map(|l| l.strip_prefix(SEED)?.trim().parse().ok())
}

/// Puts the lines that prove its dice into a record.
pub fn with_proof(record: &str, proof: &str) -> String {
    behind_header(record, proof)
}

/// The lines of a record that prove its dice, if it has any.
pub fn proof_of(record: &str) -> Option<String> {
    let lines: String = record.lines().filter(|l| l.starts_with(PROOF)).map(|l| format!("{l}\n")).collect();
    Some(lines).filter(|lines| !lines.is_empty())
}

const SEED: &str = "# seed ";
const PROOF: &str = "# dice ";
