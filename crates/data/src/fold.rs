//! A text in letters that an address or a line of a record may hold: compressed, then base64 for addresses.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use miniz_oxide::{deflate, inflate};

/// Longest text that is unfolded, in bytes: a hostile link must not fill the memory.
const LONGEST: usize = 4 << 20;

/// Folds a text.
pub fn fold(text: &str) -> String {
    URL_SAFE_NO_PAD.encode(deflate::compress_to_vec(text.as_bytes(), 9))
}

/// Unfolds a text; `None` if it is none.
pub fn unfold(text: &str) -> Option<String> {
    let bytes = URL_SAFE_NO_PAD.decode(text).ok()?;
    String::from_utf8(inflate::decompress_to_vec_with_limit(&bytes, LONGEST).ok()?).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_survive() {
        let long = include_str!("../../../cases/golden/esirien-1-squire.txt");
        assert!(fold(long).len() < long.len() / 2);
        for text in [long, "", "a", "ab", "abc", "Drachen über Esirien"] {
            let folded = fold(text);
            assert!(folded.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_'), "{folded}");
            assert_eq!(unfold(&folded).as_deref(), Some(text));
        }
    }

    #[test]
    fn rubbish_is_none() {
        let bomb = URL_SAFE_NO_PAD.encode(deflate::compress_to_vec(&vec![b'a'; LONGEST + 1], 1));
        for text in ["?", "AAAA", "é", "zzzzzzzzzzz", "====", &bomb] {
            assert_eq!(unfold(text), None, "{text:.40}");
        }
    }
}
