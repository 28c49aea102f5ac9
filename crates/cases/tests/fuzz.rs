//! Case files with random mistakes: read or refused, run or failed, never a panic.

use dragonrage_cases::{load_str, run};
use std::path::PathBuf;

/// A small stream of random numbers.
struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % n.max(1) as u64) as usize
    }
}

fn files() -> Vec<String> {
    let suite = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../cases");
    let files = dragonrage_cases::case_files(&suite).unwrap_or_else(|p| panic!("{p}"));
    files.iter().map(|f| std::fs::read_to_string(f).unwrap()).collect()
}

/// Changes a text in one place: a word for another of the same file, a digit, a byte, a line left out or doubled.
fn spoil(text: &str, random: &mut Random) -> String {
    let words: Vec<&str> = text.split_inclusive([' ', '\n', '"', '-']).collect();
    let n = random.below(words.len());
    match random.below(5) {
        0 => {
            let other = words[random.below(words.len())];
            words.iter().enumerate().map(|(m, w)| if m == n { other } else { w }).collect()
        }
        1 => words.iter().enumerate().filter(|(m, _)| *m != n).map(|(_, w)| *w).collect(),
        2 => {
            let lines: Vec<&str> = text.split_inclusive('\n').collect();
            let (a, b) = (random.below(lines.len()), random.below(lines.len()));
            lines.iter().enumerate().flat_map(|(m, l)| if m == a { vec![*l, lines[b]] } else { vec![*l] }).collect()
        }
        3 => {
            let digits: Vec<usize> = text.bytes().enumerate().filter(|b| b.1.is_ascii_digit()).map(|b| b.0).collect();
            let Some(at) = digits.get(random.below(digits.len())) else { return text.to_owned() };
            let mut bytes = text.as_bytes().to_vec();
            bytes[*at] = b'0' + random.below(10) as u8;
            String::from_utf8_lossy(&bytes).into_owned()
        }
        _ => {
            let mut bytes = text.as_bytes().to_vec();
            let at = random.below(bytes.len());
            bytes[at] = b"[]{}\"=,#\n 0xFF"[random.below(14)];
            String::from_utf8_lossy(&bytes).into_owned()
        }
    }
}

#[test]
fn spoilt_case_files_never_panic() {
    let mut random = Random(0x0dd5_eed5);
    // Single cases, so that one mistake does not hide the others.
    let cases: Vec<String> = files()
        .iter()
        .flat_map(|f| f.split("[[case]]").skip(1).map(|c| format!("[[case]]{c}")).collect::<Vec<_>>())
        .collect();
    let (mut read, mut refused) = (0, 0);
    for _ in 0..3000 {
        let mut text = cases[random.below(cases.len())].clone();
        for _ in 0..=random.below(3) {
            text = spoil(&text, &mut random);
        }
        match load_str("spoilt.toml", &text) {
            Ok(cases) => {
                read += 1;
                for case in &cases {
                    run(case);
                }
            }
            Err(problems) => {
                refused += 1;
                assert!(!problems.0.is_empty() && problems.0.iter().all(|p| !p.what.is_empty()));
            }
        }
    }
    assert!(read > 100 && refused > 100, "{read} read, {refused} refused");
}
