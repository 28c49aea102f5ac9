//! `cargo xtask test`: every check of the project, in order, until the first that fails; at the end, how long each took.

use crate::tools::{cargo, component, root, run, tested};
use crate::{browser, deny, equal, fuzz, web};
use std::process::Command;
use std::time::{Duration, Instant};

/// How much of the page is tested in a real browser.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InBrowser {
    /// Everything, with its limits of time: wants a quiet machine.
    All,
    /// What must never break, without limits of time: for servers.
    Smoke,
    /// Nothing.
    None,
}

/// Every check: what it is called, and the check.
type Check = (&'static str, fn(InBrowser) -> Result<(), String>);

/// In this order: the page first, because the program that is tested carries it.
const CHECKS: [Check; 11] = [
    ("Format", |_| {
        component("fmt", "rustfmt")?;
        run(cargo(&["fmt", "--all", "--check"]))
    }),
    ("Licences, bans and sources of what others wrote", |_| deny::check()),
    ("The page", |_| web::HOST.build(None)),
    ("Lints", |_| {
        component("clippy", "clippy")?;
        let mut clippy = web::with_page(cargo(&["clippy", "--workspace", "--all-targets"]));
        clippy.args(["--", "-D", "warnings"]);
        run(clippy)
    }),
    ("Tests", |_| run(web::with_page(cargo(&["test", "--workspace"])))),
    ("Data", |_| program(&["check-data"])),
    ("Cases", |_| program(&["cases"])),
    ("Rules that nothing covers", |_| program(&["rules", "--uncovered"])),
    ("Documentation", |_| {
        // With the features of the lints: what they have compiled will do.
        let mut doc = web::with_page(cargo(&["doc", "--workspace", "--no-deps"]));
        doc.env("RUSTDOCFLAGS", "-D warnings");
        run(doc)
    }),
    ("Equal decisions in the page and here, and beside it inputs made to break it", |_| {
        side_by_side(|| unless_missing(equal::possible(), equal::compare), || fuzz::test(&FUZZ.map(str::to_owned)))
    }),
    ("The page in a browser", |how| match how {
        InBrowser::None => {
            println!("Left out.");
            Ok(())
        }
        InBrowser::All => unless_missing(browser::possible(), browser::test_built),
        InBrowser::Smoke => unless_missing(browser::possible(), browser::smoke),
    }),
];

/// What each fuzz target is given here: so many inputs, the same on every machine, or as many as come in three seconds. `cargo xtask fuzz --seconds N` looks farther.
const FUZZ: [&str; 4] = ["--seconds", "3", "--runs", "20000"];

/// Runs all checks.
pub fn test(how: InBrowser) -> Result<(), String> {
    let begun = Instant::now();
    let mut times: Vec<(&str, Duration)> = Vec::new();
    for (n, (name, check)) in CHECKS.iter().enumerate() {
        println!("\n== {} of {}: {name}", n + 1, CHECKS.len());
        let begun = Instant::now();
        check(how).map_err(|problem| format!("{name}: {problem}"))?;
        times.push((name, begun.elapsed()));
    }
    println!();
    for (name, time) in times {
        println!("{:>6.1} s  {name}", time.as_secs_f64());
    }
    println!("{:>6.1} s  in all. All is well.", begun.elapsed().as_secs_f64());
    Ok(())
}

/// Two checks at once, each of which would keep one core busy; the first problem is told.
fn side_by_side(
    one: impl Fn() -> Result<(), String> + Sync,
    other: impl Fn() -> Result<(), String>,
) -> Result<(), String> {
    std::thread::scope(|scope| {
        let beside = scope.spawn(&one);
        let here = other();
        beside.join().unwrap_or_else(|_| Err("the check panicked".to_owned())).and(here)
    })
}

/// Does what is possible here. A server that skips it would promise what it has not seen.
fn unless_missing(possible: Result<(), String>, check: impl Fn() -> Result<(), String>) -> Result<(), String> {
    match possible {
        Ok(()) => check(),
        Err(missing) if std::env::var_os("CI").is_some() => Err(missing),
        Err(missing) => {
            println!("Skipped. {missing}");
            Ok(())
        }
    }
}

/// Runs the program that the tests have built: building it once more with all speed would take longer than it saves.
fn program(args: &[&str]) -> Result<(), String> {
    let mut command = Command::new(tested());
    command.args(args).args(["--lang", "en"]).current_dir(root()).env_remove("DRAGONRAGE_DATA");
    run(command)
}
