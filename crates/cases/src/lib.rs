//! The conformance suite: `cases/*.toml` says what the rules say, as small positions that a player could have written
//! to settle an argument. This crate reads the cases, plays them with the rules, and tells which ids of docs/RULES.md
//! they cover. It decides nothing about the rules itself and knows battles only: other cases that belong to the suite are a
//! [`Branch`] of it. docs/CASES.md explains the format.
//!
//! ```
//! let text = r#"
//! [[case]]
//! id = "empty-gate"
//! title = "A dragon smashes an unguarded gate for 1 MP"
//! rules = ["2.5.5.2-b"]
//! units = ["D1 0606 facing SE", "INF1 1308"]
//! steps = [
//!   { do = "D1 smashes 1" },
//!   { expect = { smashed = ["0707-0606"], D1 = "0606 mp 3 left" } },
//! ]
//! "#;
//! let cases = dragonrage_cases::load_str("example.toml", text).unwrap();
//! assert!(dragonrage_cases::run(&cases[0]).passed());
//! ```

#![forbid(unsafe_code)]

mod case;
mod citations;
mod coverage;
mod expect;
mod facts;
mod load;
pub mod reader;
pub use dragonrage_rulebook as rulebook;
mod run;
mod scope;
mod suite;
mod tree;

pub use case::{Case, Step};
pub use citations::{Citations, Cited};
pub use coverage::{Coverage, coverage, uncovered};
pub use expect::Expectation;
pub use facts::Fact;
pub use load::{load_str, load_str_with};
pub use run::{Failure, Outcome, run};
pub use scope::{Scope, ScopeEntry};
pub use suite::{
    Branch, MAX_BYTES, Ran, Summary, case_files, find_suite, load_dir, load_file, run_paths, run_paths_with,
};
pub use tree::{Problem, Problems};
