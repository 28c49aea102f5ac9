//! Running cargo, rustup and the program itself.

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};

/// The folder of the workspace.
pub fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_owned()
}

/// Cargo, as it runs us, at the root of the workspace.
pub fn cargo(args: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(args).current_dir(root());
    command
}

/// Runs a command to its end; what went wrong if it did not succeed.
pub fn run(mut command: Command) -> Result<(), String> {
    let shown = format!("{command:?}").replace('"', "");
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("failed ({status}): {shown}")),
        Err(error) => Err(format!("cannot run {shown}: {error}")),
    }
}

/// Does the command succeed? Nothing is shown.
pub fn succeeds(mut command: Command) -> bool {
    command.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|s| s.success())
}

/// Makes sure that cargo has a subcommand that rustup can add.
pub fn component(subcommand: &str, component: &str) -> Result<(), String> {
    let there = || succeeds(cargo(&[subcommand, "--version"]));
    if there() {
        return Ok(());
    }
    println!("cargo {subcommand} is missing: rustup component add {component}");
    let mut rustup = Command::new("rustup");
    rustup.args(["component", "add", component]);
    run(rustup)?;
    if there() { Ok(()) } else { Err(format!("cargo {subcommand} is missing; please install {component}")) }
}

/// Builds the program with all speed and runs it in the folder where we were called.
pub fn program(job: &[&str], rest: &[String]) -> ExitCode {
    if let Err(problem) = run(cargo(&["build", "--release", "--package", "dragonrage-cli"])) {
        eprintln!("{problem}");
        return ExitCode::FAILURE;
    }
    start(job, rest)
}

/// Runs the program that was built, in the folder where we were called.
pub fn start(job: &[&str], rest: &[String]) -> ExitCode {
    match Command::new(built()).args(job).args(rest).status() {
        Ok(status) => status.code().and_then(|c| u8::try_from(c).ok()).map_or(ExitCode::FAILURE, ExitCode::from),
        Err(error) => {
            eprintln!("cannot run the program: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Where cargo builds.
pub fn target() -> PathBuf {
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from);
    if target.is_absolute() { target } else { root().join(target) }
}

/// Where cargo puts the released program.
pub fn built() -> PathBuf {
    program_of("release", "dragonrage")
}

/// Where it puts the one that its tests use.
pub fn tested() -> PathBuf {
    program_of("debug", "dragonrage")
}

/// Where it puts a program that is built by a profile.
pub fn program_of(profile: &str, name: &str) -> PathBuf {
    target().join(profile).join(format!("{name}{}", std::env::consts::EXE_SUFFIX))
}
