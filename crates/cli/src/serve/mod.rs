//! `serve`, and the program without a command: the page, from inside the program. Without the feature `page` it says how to
//! get it.

#[cfg(feature = "page")]
mod server;
#[cfg(feature = "page")]
pub mod site;

use crate::app::App;
use crate::args;
use crate::failure::Failure;

/// Serves the page until the program is ended.
#[cfg(feature = "page")]
pub fn run(app: &App, job: &args::Serve) -> Result<(), Failure> {
    server::run(app, job)
}

/// Says how to get the page.
#[cfg(not(feature = "page"))]
pub fn run(app: &App, _: &args::Serve) -> Result<(), Failure> {
    Err(Failure::Failed(app.say("serve-no-page")))
}
