//! How a command fails: what is said on the error stream, and with which exit code the program ends.

use std::io::{self, Write};
use std::process::ExitCode;

/// Why a command did not do what it was asked.
#[derive(Debug)]
pub enum Failure {
    /// The thing asked for failed: exit code 1.
    Failed(String),
    /// The same, but all has been said already.
    Told,
    /// The command was not understood: exit code 2.
    Usage(String),
    /// Nobody reads our output any more: the end, but no failure.
    NobodyListens,
}

impl Failure {
    /// Says it and gives the exit code.
    pub fn tell(&self) -> ExitCode {
        let (text, code) = match self {
            Failure::Failed(text) => (text, 1),
            Failure::Usage(text) => (text, 2),
            Failure::Told => return ExitCode::from(1),
            Failure::NobodyListens => return ExitCode::SUCCESS,
        };
        // A closed error stream cannot be helped.
        let _ = writeln!(io::stderr(), "{text}");
        ExitCode::from(code)
    }
}

/// Errors of our own output; files report theirs with their names.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::NobodyListens,
            _ => Failure::Failed(error.to_string()),
        }
    }
}
