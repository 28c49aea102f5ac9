//! `cargo xtask browser`: drives the page in a real browser. The tests are in `tests/browser`; what they need besides Node.js
//! is installed where that is allowed, else it is said what is missing.

use crate::tools::{root, run, succeeds, target, tested};
use crate::{serve, web};
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// What the tests need.
struct Tools {
    chromium: PathBuf,
}

impl Tools {
    /// Node.js where the tests are, told where the page is.
    fn node(&self, page: &str) -> Command {
        let mut node = Command::new("node");
        node.current_dir(root().join("tests/browser")).env("DRAGONRAGE_PAGE", page);
        node.env("CHROMIUM", &self.chromium).env("DRAGONRAGE_PROGRAM", tested());
        node
    }
}

/// Builds the page and runs the tests; `rest` names files of `tests/browser/tests`, otherwise all are run. `screens` takes
/// pictures of every screen into `target/screens` instead, `weight` tells what the page weighs and how long it takes; `screens --publish` also copies the few that documents show. After
/// `--dev`, the page is the one of `cargo xtask web --dev`: soon built, but slow and large, so that nothing is timed or weighed.
pub fn test(rest: &[String]) -> Result<(), String> {
    if let [flag, rest @ ..] = rest
        && flag == "--dev"
    {
        return with_dev_page(rest);
    }
    if rest.first().is_some_and(|r| r == "screens") {
        return with_page(|node| {
            let (all, mut node) = (target().join("screens"), node());
            node.arg("screens.mjs").arg(&all);
            let publish = rest.iter().any(|r| r == "--publish");
            run(node).and_then(|()| if publish { publish_from(&all) } else { Ok(()) })
        });
    }
    if rest == ["weight"] {
        return with_page(|node| {
            let mut node = node();
            node.arg("weight.mjs");
            run(node)
        });
    }
    if !rest.is_empty() {
        return with_page(|node| tests(node(), rest, 1));
    }
    with_page(all)
}

/// Everything; the program with the page inside must have been built.
pub fn test_built() -> Result<(), String> {
    with_built_page(all)
}

/// Runs every file of tests.
fn all(node: &dyn Fn() -> Command) -> Result<(), String> {
    let (timed, others): (Vec<String>, _) = files()?.into_iter().partition(|f| TIMED.contains(&f.as_str()));
    tests(node(), &timed, 1).and_then(|()| tests(node(), &others, 2))
}

/// What must never break, without limits of time: a busy machine fails nothing here. The program with the page inside must have
/// been built.
pub fn smoke() -> Result<(), String> {
    with_built_page(|node| {
        let mut node = node();
        node.env("DRAGONRAGE_NO_LIMITS", "1");
        tests(node, &SMOKE.map(str::to_owned), 2)
    })
}

/// The pictures that README.md and docs/PROGRAM.md show: the only ones that are kept in git.
const PUBLISHED: [&str; 7] = [
    "attack-desktop.jpg",
    "desk-round-desktop.jpg",
    "guide-fly-desktop.jpg",
    "reach-desktop.jpg",
    "reach-phone.jpg",
    "replay-desktop.jpg",
    "terminal.png",
];

/// Copies what documents show to where they show it.
fn publish_from(all: &Path) -> Result<(), String> {
    for name in PUBLISHED {
        let to = root().join("docs/screens").join(name);
        std::fs::copy(all.join(name), &to).map_err(|e| format!("{}: {e}", to.display()))?;
    }
    Ok(())
}

/// Tests that measure time have the machine for themselves; the others are run two at a time.
const TIMED: [&str; 2] = ["games.test.mjs", "start.test.mjs"];

/// A game from its first click to its record, offline, by keyboard and on a phone; kept games of every edition; replays.
const SMOKE: [&str; 3] = ["editions.test.mjs", "start.test.mjs", "watch.test.mjs"];

/// Builds the page and serves it while something asks it by Node.js.
fn with_page(ask: impl Fn(&dyn Fn() -> Command) -> Result<(), String>) -> Result<(), String> {
    web::HOST.build(None)?;
    web::program()?;
    with_built_page(ask)
}

/// Builds the page as those who change it do, and asks it; the program is the one that tests have built, if they have.
fn with_dev_page(rest: &[String]) -> Result<(), String> {
    web::DEV.build(None)?;
    let tools = find()?;
    let mut node = tools.node(&format!("http://{}/", serve::beside(&web::DEV.site())?));
    // Hosts that tests start serve this page, not the one that the program carries, if it does.
    node.env("DRAGONRAGE_NO_LIMITS", "1").env("DRAGONRAGE_SITE", web::DEV.site());
    let files = if rest.is_empty() { files()? } else { rest.to_vec() };
    tests(node, &files, 1)
}

/// Serves the page that the program carries while something asks it by Node.js.
fn with_built_page(ask: impl Fn(&dyn Fn() -> Command) -> Result<(), String>) -> Result<(), String> {
    let tools = find()?;
    let mut server = Server::start()?;
    let done = ask(&|| tools.node(&server.address));
    server.stop();
    done
}

/// Runs files of tests, so many at once.
fn tests(mut node: Command, files: &[String], at_once: u8) -> Result<(), String> {
    node.args(["--test", &format!("--test-concurrency={at_once}"), "--test-reporter=spec"]);
    node.args(files.iter().map(|f| format!("tests/{f}")));
    run(node)
}

/// The files of tests.
fn files() -> Result<Vec<String>, String> {
    let folder = root().join("tests/browser/tests");
    let entries = std::fs::read_dir(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let mut names: Vec<String> = entries.flatten().filter_map(|e| e.file_name().into_string().ok()).collect();
    names.retain(|n| n.ends_with(".test.mjs"));
    names.sort();
    Ok(names)
}

/// Finds or installs Node's packages and Chromium; `Err` says what is missing.
fn find() -> Result<Tools, String> {
    let mut node = Command::new("node");
    node.arg("--version");
    if !succeeds(node) {
        return Err(
            "The browser tests need Node.js 20 or later; please install it (Debian: apt-get install nodejs npm)."
                .to_owned(),
        );
    }
    let folder = root().join("tests/browser");
    if !folder.join("node_modules/playwright-core").is_dir() || !folder.join("node_modules/axe-core").is_dir() {
        let mut npm = Command::new("npm");
        npm.args(["ci", "--no-audit", "--no-fund", "--ignore-scripts"]).current_dir(&folder);
        run(npm)?;
    }
    if chromium().is_none() {
        println!("apt-get install chromium");
        for args in [&["update"][..], &["install", "-y", "--no-install-recommends", "chromium"]] {
            let mut apt = Command::new("apt-get");
            apt.args(args).env("DEBIAN_FRONTEND", "noninteractive");
            succeeds(apt);
        }
    }
    let chromium =
        chromium().ok_or("The browser tests need Chromium; please install it (Debian: apt-get install chromium).")?;
    Ok(Tools { chromium })
}

/// Can the tests run here, perhaps after an installation? Otherwise why not.
pub fn possible() -> Result<(), String> {
    find().map(drop)
}

/// Chromium or a relative, where systems put it.
pub fn chromium() -> Option<PathBuf> {
    let named = std::env::var_os("CHROMIUM").map(PathBuf::from);
    let usual = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    let found = usual.iter().flat_map(|name| folders.iter().map(move |f| f.join(name)));
    named.into_iter().chain(found).find(|p| p.is_file())
}

/// The program that serves the page while the tests run.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn start() -> Result<Server, String> {
        let trouble = |e: std::io::Error| format!("cannot serve the page: {e}");
        let mut command = Command::new(tested());
        command.args(["serve", "--addr", "127.0.0.1:0", "--lang", "en"]).stdout(Stdio::piped());
        let mut child = command.spawn().map_err(trouble)?;
        let mut line = String::new();
        if let Some(out) = child.stdout.take() {
            BufReader::new(out).read_line(&mut line).map_err(trouble)?;
        }
        let address = line.split_whitespace().find(|w| w.starts_with("http://")).map(str::to_owned);
        match address {
            Some(address) => Ok(Server { child, address }),
            None => {
                let _ = child.kill();
                Err(format!("the program did not say where the page is: {line}"))
            }
        }
    }

    fn stop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
