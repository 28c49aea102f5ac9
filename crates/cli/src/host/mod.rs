//! `host`: a server for games over the net, with the page; and what is done with what it keeps. Without the feature `host` it says
//! how to get it.

#[cfg(feature = "host")]
mod keeping;
#[cfg(feature = "host")]
pub mod pages;
#[cfg(feature = "host")]
mod server;

use crate::app::App;
use crate::args;
use crate::failure::Failure;

/// Hosts games until the program is ended, or looks after what is kept.
#[cfg(feature = "host")]
pub fn run(app: &App, job: &args::Host) -> Result<(), Failure> {
    match &job.task {
        None => server::run(app, job),
        Some(args::HostTask::Backup { file }) => keeping::backup(app, &job.games, file),
        Some(args::HostTask::Restore { file }) => keeping::restore(app, &job.games, file),
        Some(args::HostTask::Check) => keeping::check(app, &job.games),
    }
}

/// Says how to get it.
#[cfg(not(feature = "host"))]
pub fn run(app: &App, _: &args::Host) -> Result<(), Failure> {
    Err(Failure::Failed(app.say("host-not-built")))
}
