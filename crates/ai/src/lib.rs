//! Computer players. They know what is *good*; what is *legal* they ask the rules, whose own actions they try on copies
//! of the game. No clock, no I/O: a budget counts positions, so that equal seeds give equal moves on every machine
//! (`cargo xtask equal` compares the page's WebAssembly with the native players).

#![forbid(unsafe_code)]

mod chart;
mod deal;
mod eval;
mod exact;
mod flight;
mod forecast;
mod look;
mod luck;
mod moods;
mod moves;
mod odds;
mod planner;
mod player;
mod random;
mod rehearsal;
mod rng;
mod rolls;
mod sharp;
mod squire;
mod weights;

pub use chart::Chart;
pub use eval::{Judge, Strikes};
pub use exact::{Followed, Goal, Question, Slip, Solver, TooBig};
pub use forecast::{Forecast, Moment};
pub use planner::{Effort, Hint, Planner};
pub use player::{Fork, Level, Player};
pub use random::Random;
pub use rng::Rng;
pub use squire::Squire;
pub use weights::{BadWeights, Stage, Term, Terms, Weights};
