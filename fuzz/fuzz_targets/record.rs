//! A record that is any text: it is refused, or it replays.
#![no_main]
use dragonrage_rules::Record;

libfuzzer_sys::fuzz_target!(|text: &str| {
    if let Ok(record) = Record::parse(text) {
        let _ = record.replay(&dragonrage_data::embedded(), 2_000, |_, _, _| {});
    }
});
