//! A step makes no allocation: listing and doing, whatever is played. Alone in its file, because the allocator counts for the whole
//! program.

use dragonrage_rules::{Action, Game, Setup, Silent};
use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};
use std::alloc::System;

#[global_allocator]
static ALLOCATOR: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

/// A cheap stream of random numbers (xorshift64*).
struct Stream(u64);

impl Stream {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33) as usize % n
    }
}

/// Random play; nobody gives up before the game is over.
fn play(game: &mut Game, start: &Game, legal: &mut Vec<Action>, stream: &mut Stream, steps: usize) {
    for _ in 0..steps {
        game.legal_actions(legal);
        legal.retain(|action| !matches!(action, Action::Concede(_) | Action::Stop));
        match legal.len() {
            0 => game.clone_from(start),
            n if n % 2 == 0 => game.apply(legal[stream.below(n)], &mut Silent).expect("a listed action"),
            n => game.apply_listed(legal[stream.below(n)], &mut Silent),
        }
    }
}

#[test]
fn a_step_makes_no_allocation() {
    let components = dragonrage_data::embedded();
    for scenario in &components.scenarios {
        let setup = Setup::fresh(&components, &scenario.id, scenario.options).expect("a printed scenario");
        let start = Game::new(&components, &setup).expect("a printed scenario is a game");
        let (mut game, mut legal, mut stream) = (start.clone(), Vec::with_capacity(4096), Stream(1));
        let region = Region::new(ALLOCATOR);
        play(&mut game, &start, &mut legal, &mut stream, 5_000);
        assert_eq!(region.change().allocations, 0, "{}", scenario.id);
    }
}
