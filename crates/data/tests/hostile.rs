//! Whatever a file holds, reading it ends with a result or with problems, never with a panic.

use dragonrage_data::{Files, MAX_BYTES, check, load};

/// The files with one of them replaced must not load; returns the number of problems.
fn refuse(name: &str, text: &str) -> usize {
    let mut files = Files::embedded();
    files.put(name, text);
    let report = check(&files);
    assert!(!report.problems.is_empty());
    load(&files).unwrap_err().0.len()
}

#[test]
fn deep_nesting() {
    let deep = format!("a = {}1{}", "[".repeat(100_000), "]".repeat(100_000));
    refuse("units.toml", &deep);
    let tables = format!("a = {}1{}", "{a = ".repeat(50_000), "}".repeat(50_000));
    refuse("units.toml", &tables);
    let key = ["a"; 70].join(".");
    let dotted = format!("[{key}]\n{}1{}", format!("{key} = {{ ").repeat(70), " }".repeat(70));
    refuse("units.toml", &dotted.replacen("{ 1 }", "{ x = 1 }", 1));
    refuse("units.toml", &format!("{key} = 1\n"));
    refuse("units.toml", &format!("[{}]\n", ["a"; 100_000].join(".")));
}

#[test]
fn many_values() {
    let keys: String = (0..40_000).map(|n| format!("k{n} = {n}\n")).collect();
    assert!(refuse("units.toml", &keys) <= 501);
    let list = format!("rows = [{}]", "1, ".repeat(200_000));
    refuse("tables/combat.toml", &list);
    let lines = "x\n".repeat(100_000);
    assert!(refuse("monsters.toml", &lines) <= 501);
}

#[test]
fn long_values() {
    let long = "é".repeat(100_000);
    let text = Files::embedded().text("units.toml").unwrap().replacen("infantry", &long, 1);
    assert_eq!(refuse("units.toml", &text), 1);
    let mut files = Files::embedded();
    files.put("units.toml", &format!("{long} = 1\n\"{long}\" = 2\n"));
    for p in load(&files).unwrap_err().0 {
        assert!(p.to_string().len() < 1000);
    }
    files.put("units.toml", &" ".repeat(MAX_BYTES as usize + 1));
    assert!(load(&files).unwrap_err().to_string().contains("data/units.toml: the file is too long"));
}

#[test]
fn odd_texts() {
    for text in
        ["\0", "\u{feff}", "=", "[", "\"", "'''", "[[a]]\n[[a]]", "a = 1979-05-27", "\r\r\n", "🐉 = 1", "a = nan"]
    {
        for name in Files::embedded().names() {
            refuse(name, text);
        }
    }
}

#[test]
fn no_file_at_all() {
    let report = check(&Files::default());
    assert_eq!(report.problems.len(), 7);
    assert!(report.held.is_empty());
}

/// A stream of numbers that is the same in every run.
struct Xorshift(u64);

impl Xorshift {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % n.max(1) as u64) as usize
    }
}

#[test]
fn mutated_files_never_panic() {
    let embedded = Files::embedded();
    let mut random = Xorshift(0x5eed_0000_d2a6_0a1e);
    for name in embedded.names() {
        let original = embedded.text(name).unwrap().as_bytes().to_vec();
        for _ in 0..250 {
            let mut bytes = original.clone();
            for _ in 0..=random.below(3) {
                let at = random.below(bytes.len());
                let end = (at + 1 + random.below(40)).min(bytes.len());
                match random.below(5) {
                    0 => bytes[at] ^= 1 << random.below(8),
                    1 => bytes[at] = b"0123456789-.\"[]{}=,\n#x"[random.below(22)],
                    2 => drop(bytes.drain(at..end)),
                    3 => {
                        let piece = bytes[at..end].to_vec();
                        bytes.splice(at..at, piece);
                    }
                    _ => {
                        let piece =
                            original[random.below(original.len())..].iter().copied().take(20).collect::<Vec<_>>();
                        bytes.splice(at..end, piece);
                    }
                }
            }
            let mut files = embedded.clone();
            files.put(name, &String::from_utf8_lossy(&bytes));
            let report = check(&files);
            // Reading is the same for both; loading what can be read would only compile the boards again.
            if !report.problems.is_empty() {
                assert_eq!(load(&files).unwrap_err().0, report.problems);
            }
        }
    }
}
