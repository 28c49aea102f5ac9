//! `cargo xtask coverage`: how much of the rules the tests and the cases run through. It needs a tool that is no part of
//! the toolchain, and installs nothing: it says what is missing.

use crate::tools::{cargo, run, succeeds};
use std::path::Path;
use std::process::Command;

/// Only the rules are measured: everything else is ignored in the report.
const ELSEWHERE: &str = r"crates[/\\](cases|data|words|cli)[/\\]|[/\\]tests[/\\]";

/// Runs the tests of the rules and the cases, and tells the coverage of `crates/rules` by file; `rest` goes to
/// `cargo llvm-cov`, such as `--html` or `--text`.
pub fn measure(rest: &[String]) -> Result<(), String> {
    let mut missing = Vec::new();
    if !succeeds(cargo(&["llvm-cov", "--version"])) {
        missing.push("cargo install cargo-llvm-cov --locked");
    }
    if !has_llvm_tools() {
        missing.push("rustup component add llvm-tools");
    }
    if !missing.is_empty() {
        return Err(format!("Coverage needs more than the toolchain has. Please install:\n  {}", missing.join("\n  ")));
    }
    let packages = ["--package", "dragonrage-rules", "--package", "dragonrage-cases", "--tests"];
    let mut command = cargo(&["llvm-cov"]);
    command.args(packages).args(["--ignore-filename-regex", ELSEWHERE]).args(rest);
    // The tool would offer to install components by itself.
    command.env("CARGO_LLVM_COV_SETUP", "no");
    run(command)
}

/// The component lies beside the libraries of the toolchain; the variables are those of `cargo llvm-cov`.
fn has_llvm_tools() -> bool {
    if std::env::var_os("LLVM_COV").is_some() && std::env::var_os("LLVM_PROFDATA").is_some() {
        return true;
    }
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let found = Command::new(rustc).args(["--print", "target-libdir"]).output();
    let tool = format!("../bin/llvm-cov{}", std::env::consts::EXE_SUFFIX);
    found.is_ok_and(|o| Path::new(String::from_utf8_lossy(&o.stdout).trim()).join(tool).is_file())
}
