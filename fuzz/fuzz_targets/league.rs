//! Files of the league that are any text: they are refused, or what they say can be written and read again.
#![no_main]

use dragonrage_league::ratings::Book;
use dragonrage_league::tournament::{players_from_csv, players_from_trf};
use dragonrage_league::{Army, Campaign, Deal, Tournament};

libfuzzer_sys::fuzz_target!(|text: &str| {
    let components = dragonrage_data::embedded();
    if let Ok(x) = Campaign::read(&components, text) {
        assert!(Campaign::read(&components, &x.text(&components)).is_ok_and(|y| y == x));
    }
    if let Ok(x) = Tournament::read(&components, text) {
        assert!(Tournament::read(&components, &x.text()).is_ok_and(|y| y == x));
        let _ = x.pair();
    }
    if let Ok(x) = Deal::read(&components, text) {
        assert!(Deal::read(&components, &x.text()).is_ok_and(|y| y == x));
    }
    if let Ok(x) = Book::read(text) {
        assert!(Book::read(&x.text()).is_ok_and(|y| y == x));
    }
    if let Ok(army) = text.parse::<Army>() {
        assert!(army.to_string().parse().is_ok_and(|again: Army| again == army));
    }
    let _ = (players_from_csv(text), players_from_trf(text));
});
