//! Cases of the league (`cases/league/*.toml`): armies, agreements, campaigns, tournaments and the ladder. They stand beside
//! `dragonrage-cases`, which knows battles only and so needs nothing of the league; [`League`] is how both are run and counted
//! as one suite. docs/CASES.md explains the format.

#![forbid(unsafe_code)]

mod army;
mod campaign;
mod case;
mod deal;
mod fields;
mod ladder;
mod load;
mod tournament;

pub use case::{LeagueCase, run_league};
pub use load::{load_league, load_league_dir};

use dragonrage_cases::{Branch, Problems, Ran};
use dragonrage_rules::Components;
use std::path::Path;
use std::sync::Arc;

/// The league's branch of the suite.
#[derive(Clone, Copy, Debug)]
pub struct League;

impl Branch for League {
    fn mark(&self) -> &'static str {
        "[[league]]"
    }

    fn folder(&self) -> &'static str {
        "league"
    }

    fn run(&self, components: &Arc<Components>, name: &str, text: &str) -> Result<Vec<Ran>, Problems> {
        let ran = |case: LeagueCase| Ran { failures: run_league(&case), id: case.id };
        Ok(load_league(components, name, text)?.into_iter().map(ran).collect())
    }

    fn rules(&self, components: &Arc<Components>, dir: &Path) -> Result<Vec<String>, Problems> {
        Ok(load_league_dir(components, dir)?.into_iter().flat_map(|case| case.rules).collect())
    }
}
