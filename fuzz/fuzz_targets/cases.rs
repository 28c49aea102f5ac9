//! A case file that is any text: it is refused, or its cases run.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| {
    if let Ok(cases) = dragonrage_league_cases::load_league(&dragonrage_data::embedded(), "fuzz.toml", text) {
        for case in &cases {
            let _ = dragonrage_league_cases::run_league(case);
        }
    }
    if let Ok(cases) = dragonrage_cases::load_str("fuzz.toml", text) {
        for case in &cases {
            let _ = dragonrage_cases::run(case);
        }
    }
});
