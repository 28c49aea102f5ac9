//! Silhouettes of every kind of unit.

use dragonrage_rules::Kind;

/// The id of a counter's silhouette. The two elementals look different.
pub(crate) fn id(kind: Kind, number: u8) -> String {
    let code = kind.code();
    if kind == Kind::Elemental { format!("dr-{code}{number}") } else { format!("dr-{code}") }
}

/// Every silhouette as a symbol.
pub(crate) fn symbols() -> String {
    String::new()
}
