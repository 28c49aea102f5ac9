//! A whole record in a link: compressed, in letters that an address may hold. The part of an address behind `#` is never
//! sent to a server.

use miniz_oxide::{deflate, inflate};

/// Longest record that a link may unfold to, in bytes: a hostile link must not fill the memory.
const LONGEST: usize = 4 << 20;

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Folds a record.
pub fn fold(record: &str) -> String {
    let bytes = deflate::compress_to_vec(record.as_bytes(), 9);
    let mut out = String::with_capacity(bytes.len() * 4 / 3 + 4);
    for three in bytes.chunks(3) {
        let bits = three.iter().fold(0u32, |bits, b| bits << 8 | u32::from(*b)) << (8 * (3 - three.len()));
        for n in 0..=three.len() {
            out.push(char::from(LETTERS[(bits >> (18 - 6 * n)) as usize & 63]));
        }
    }
    out
}

/// Unfolds a record; `None` if the text is none.
pub fn unfold(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len() * 3 / 4);
    for four in text.as_bytes().chunks(4) {
        let mut bits = 0u32;
        for letter in four {
            bits = bits << 6 | LETTERS.iter().position(|l| l == letter)? as u32;
        }
        bits <<= 6 * (4 - four.len());
        bytes.extend((0..four.len().saturating_sub(1)).map(|n| (bits >> (16 - 8 * n)) as u8));
    }
    String::from_utf8(inflate::decompress_to_vec_with_limit(&bytes, LONGEST).ok()?).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_survives_the_link() {
        let text = include_str!("../../../../cases/golden/esirien-1-squire.txt");
        let link = fold(text);
        assert!(link.len() < text.len() / 2 && link.bytes().all(|b| LETTERS.contains(&b)));
        assert_eq!(unfold(&link).as_deref(), Some(text));
        for short in ["", "a", "ab", "abc"] {
            assert_eq!(unfold(&fold(short)).as_deref(), Some(short));
        }
    }

    #[test]
    fn rubbish_is_no_record() {
        for text in ["?", "AAAA", "é", "zzzzzzzzzzz"] {
            assert_eq!(unfold(text), None, "{text}");
        }
    }
}
