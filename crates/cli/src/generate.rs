//! `generate`: manual pages and completions for shells, out of the command line itself, for those who package the program.

use crate::args::{self, Args};
use crate::failure::Failure;
use clap::{Command, CommandFactory, ValueEnum};
use clap_complete::Shell;
use std::fs;

/// Writes everything into a folder.
pub fn run(job: &args::Generate) -> Result<(), Failure> {
    let mut command = without_help(Args::command());
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

/// Without the commands that only tell of others: the manual has a page for each of those.
fn without_help(command: Command) -> Command {
    command.disable_help_subcommand(true).mut_subcommands(without_help)
}
