//! `generate`: manual pages and completions for shells, out of the command line itself, for those who package the program.

use crate::args::{self, Args};
use crate::failure::Failure;
use clap::{CommandFactory, ValueEnum};
use clap_complete::Shell;
use std::fs;

/// Writes everything into a folder.
pub fn run(job: &args::Generate) -> Result<(), Failure> {
    let mut command = Args::command();
    let (manual, completions) = (job.out.join("man"), job.out.join("completions"));
    for folder in [&manual, &completions] {
        fs::create_dir_all(folder)?;
    }
    for shell in Shell::value_variants() {
        clap_complete::generate_to(*shell, &mut command, "dragonrage", &completions)?;
    }
    clap_mangen::generate_to(command, &manual)?;
    Ok(())
}
