//! The page: `cargo xtask web` builds it, `cargo xtask play` opens it, `cargo xtask web --dev` builds it again at every edit.
//! What the compiler leaves becomes a site in `xtask/web`; both are compiled side by side.

use crate::serve::{self, Reload};
use crate::tools::{cargo, program_of, run, start, target};
use crate::{toolchain, watch};
use std::path::PathBuf;
use std::process::{Child, Command, ExitCode};
use std::time::Instant;

/// A way to build the page.
#[derive(Debug)]
pub struct Way {
    /// Profile of Cargo.toml.
    profile: &'static str,
    /// Folder below cargo's.
    folder: &'static str,
    /// Without compressed forms.
    plain: bool,
    /// How long it takes from nothing on two cores, roughly.
    takes: &'static str,
}

/// For a host: small, compressed.
pub const HOST: Way = Way { profile: "wasm", folder: "site", plain: false, takes: "four minutes" };
/// For a player on this machine: built as quickly as it plays.
const PLAY: Way = Way { profile: "quick", folder: "play", plain: true, takes: "two minutes" };
/// For those who change it: an edit is seen after seconds.
pub const DEV: Way = Way { profile: "page-dev", folder: "dev", plain: true, takes: "three minutes" };

impl Way {
    /// Where the site is built.
    pub fn site(&self) -> PathBuf {
        target().join(self.folder)
    }

    /// Builds the site by a toolchain, otherwise by the first that works.
    pub fn build(&self, asked: Option<&str>) -> Result<(), String> {
        let begun = Instant::now();
        let (compile, module) = toolchain::choose(asked)?.compile(self.profile);
        if module.is_file() {
            println!("The page: compiling what has changed.");
        } else {
            println!("The page: compiling it for the first time, about {} on two cores.", self.takes);
        }
        // The second cargo is quiet, so that the first one's progress can be read.
        let mut builder = cargo(&["build", "--quiet", "--package", "xtask-web"]);
        builder.env_remove("RUSTFLAGS");
        both(compile, builder)?;
        println!("The page: putting the site together{}.", if self.plain { "" } else { " and compressing it" });
        let mut web = Command::new(program_of("debug", "xtask-web"));
        web.arg(module).arg(self.site()).args(self.plain.then_some("--plain"));
        run(web)?;
        println!("The page is built: {} ({} s).", self.site().display(), begun.elapsed().as_secs());
        Ok(())
    }
}

/// Runs two commands at once; the first problem ends both.
fn both(mut one: Command, mut other: Command) -> Result<(), String> {
    let start = |c: &mut Command| c.spawn().map_err(|e| format!("cannot run {}: {e}", c.get_program().display()));
    let mut other_child = start(&mut other)?;
    let ended = start(&mut one).and_then(|mut child| end(&mut child));
    if let Err(problem) = ended {
        let _ = other_child.kill();
        let _ = other_child.wait();
        return Err(problem);
    }
    end(&mut other_child)
}

fn end(child: &mut Child) -> Result<(), String> {
    match child.wait() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err("the page does not compile".to_owned()),
        Err(error) => Err(format!("cargo cannot be waited for: {error}")),
    }
}

/// `cargo xtask web`: builds the site for a host, or for those who change it (`--dev`).
pub fn task(rest: &[String]) -> Result<(), String> {
    match rest {
        [flag, rest @ ..] if flag == "--dev" => dev(rest),
        [] => HOST.build(None),
        [flag, way] if flag == "--toolchain" => HOST.build(Some(way)),
        _ => Err("cargo xtask web [--dev [--addr ADDRESS] [--no-open] | --toolchain own|rustup|debian]".to_owned()),
    }
}

/// `cargo xtask play`: builds the page for this machine and opens it.
pub fn play(rest: &[String]) -> Result<(), String> {
    let place = serve::Place::read(rest, "cargo xtask play")?;
    PLAY.build(None)?;
    serve::run(&PLAY.site(), &place, None)
}

/// `cargo xtask host`: builds the page and the server, and starts it.
pub fn host(rest: &[String]) -> ExitCode {
    let server = ["build", "--release", "--package", "dragonrage-cli", "--no-default-features", "--features", "host"];
    if let Err(problem) = PLAY.build(None).and_then(|()| run(cargo(&server))) {
        eprintln!("{problem}");
        return ExitCode::FAILURE;
    }
    let site = PLAY.site().display().to_string();
    start(&["host", "--site", &site], rest)
}

/// Builds, serves, and builds again whenever a source changes; the page in the browser follows.
fn dev(rest: &[String]) -> Result<(), String> {
    let mut place = serve::Place::read(rest, "cargo xtask web --dev")?;
    // Another address than that of `play`: what that one keeps for use without a network must not come between.
    place.usual += 1;
    let mut sources = watch::Sources::now();
    DEV.build(None)?;
    let reload = Reload::default();
    let (heard, site) = (reload.clone(), DEV.site());
    std::thread::spawn(move || {
        loop {
            sources.wait_for_a_change();
            match DEV.build(None) {
                Ok(()) => heard.tell(),
                Err(problem) => eprintln!("{problem}; waiting for the next edit"),
            }
        }
    });
    serve::run(&site, &place, Some(reload))
}

/// Builds the program with the page inside, as tests use it; the site must be there.
pub fn program() -> Result<(), String> {
    run(with_page(cargo(&["build", "--workspace", "--bin", "dragonrage"])))
}

/// A cargo command for the program that carries the page.
pub fn with_page(mut command: Command) -> Command {
    command.args(["--features", "dragonrage-cli/page"]).env("DRAGONRAGE_SITE", HOST.site());
    command
}
