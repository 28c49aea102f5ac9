//! Computer players. They know what is *good*; what is *legal* they ask the rules, whose own actions they try on copies
//! of the game. No clock, no I/O: a budget counts positions, so that equal seeds give equal moves on every machine
//! (`cargo xtask equal` compares the page's WebAssembly with the native players).

#![forbid(unsafe_code)]

mod attack_allocation;
mod chart;
mod common_random_numbers;
mod endgame;
mod eval;
mod exact;
mod expectimax;
mod flight;
mod forecast;
mod lapses;
mod moves;
mod odds;
mod planner;
mod player;
mod portfolio;
mod random;
mod rng;
mod rollout;
mod rolls;
mod squire;
mod style;
mod weights;

pub use chart::Chart;
pub use eval::{Judge, Leaning, Strikes};
pub use exact::{Followed, Goal, Question, Slip, Solver, TooBig};
pub use forecast::{Fit, Forecast, Moment};
pub use planner::{Effort, Hint, Insight, Planner, Weighed};
pub use player::{Fork, Level, Player};
pub use random::Random;
pub use rng::Rng;
pub use squire::Squire;
pub use style::Style;
pub use weights::{BadWeights, Stage, Term, Terms, Weights};
