//! Dragon Rage in the browser. `session`, `thinker` and `route` know no browser and are tested without one; `browser` is
//! everything that only a browser has; `screens` and `parts` show.

#![forbid(unsafe_code)]

pub mod route;
pub mod session;
pub mod thinker;
