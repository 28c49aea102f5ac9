//! Data files that are any text: they are refused, or a game can be set up with them.
#![no_main]
use dragonrage_data::Files;
use dragonrage_rules::{Game, Setup};
use std::sync::Arc;

libfuzzer_sys::fuzz_target!(|input: (u8, &str)| {
    let mut files = Files::embedded();
    let names: Vec<String> = files.names().map(str::to_owned).collect();
    files.put(&names[input.0 as usize % names.len()], input.1);
    if let Ok(components) = dragonrage_data::load(&files) {
        let components = Arc::new(components);
        for scenario in &components.scenarios {
            if let Some(setup) = Setup::fresh(&components, &scenario.id, scenario.options) {
                let _ = Game::new(&components, &setup);
            }
        }
    }
});
