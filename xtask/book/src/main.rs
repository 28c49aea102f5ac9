//! `xtask-book OUT [--lang CODE] [--paper a4|letter] [--pdf CHROMIUM]`: writes book and sheets as HTML, and as PDF by the browser that is named.
//! Called by `cargo xtask rulebook`; a crate of its own, so that the other tasks need not wait for what it stands on.

#![forbid(unsafe_code)]

use dragonrage_picture::print::{A4, Paper};
use dragonrage_words::Lang;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use xtask_book::{Pages, Press, book, read, sheets};

const USAGE: &str = "cargo xtask rulebook [--lang en|es|de|fr] [--paper a4|letter] [--pdf]";

struct Job {
    out: PathBuf,
    langs: Vec<Lang>,
    paper: Paper,
    chromium: Option<PathBuf>,
}

impl Job {
    fn read(args: &[String]) -> Result<Job, String> {
        let [out, rest @ ..] = args else { return Err(USAGE.to_owned()) };
        let mut job = Job { out: out.into(), langs: Lang::ALL.to_vec(), paper: A4, chromium: None };
        for pair in rest.chunks(2) {
            match pair {
                [flag, value] if flag == "--lang" => {
                    let lang =
                        Lang::from_code(value).ok_or_else(|| format!("there is no language {value}\n{USAGE}"))?;
                    job.langs = vec![lang];
                }
                [flag, value] if flag == "--paper" => {
                    job.paper = Paper::named(value).ok_or_else(|| format!("there is no paper {value}\n{USAGE}"))?;
                }
                [flag, value] if flag == "--pdf" => job.chromium = Some(value.into()),
                _ => return Err(USAGE.to_owned()),
            }
        }
        Ok(job)
    }

    fn run(&self) -> Result<(), String> {
        std::fs::create_dir_all(&self.out).map_err(|e| format!("{}: {e}", self.out.display()))?;
        for lang in &self.langs {
            let press = Press::new(*lang, self.paper);
            let name = |what: &str| {
                let paper = if self.paper == A4 { String::new() } else { format!("-{}", self.paper.name) };
                self.out.join(format!("{what}-{}{paper}.html", lang.code()))
            };
            let (rules, cut) = (name("rulebook"), name("sheets"));
            write(&cut, &sheets(&press))?;
            write(&rules, &book(&press, &Pages::new()))?;
            if let Some(chromium) = &self.chromium {
                tell(&pdf(chromium, &cut)?);
                // Set once to learn on which page everything stands, then with the numbers; they must hold.
                let mut pages = read(&bytes(&pdf(chromium, &rules)?)?);
                for tries in 0.. {
                    write(&rules, &book(&press, &pages))?;
                    let made = pdf(chromium, &rules)?;
                    let now = read(&bytes(&made)?);
                    if now == pages {
                        tell(&made);
                        break;
                    }
                    if tries == 3 {
                        return Err(format!("{}: its page numbers find no rest", made.display()));
                    }
                    pages = now;
                }
            }
            tell(&rules);
            tell(&cut);
        }
        Ok(())
    }
}

fn tell(file: &Path) {
    println!("{}", file.display());
}

fn write(file: &Path, text: &str) -> Result<(), String> {
    std::fs::write(file, text).map_err(|e| format!("{}: {e}", file.display()))
}

fn bytes(file: &Path) -> Result<Vec<u8>, String> {
    std::fs::read(file).map_err(|e| format!("{}: {e}", file.display()))
}

/// Lets the browser print a file; it must come out.
fn pdf(chromium: &Path, html: &Path) -> Result<PathBuf, String> {
    let out = html.with_extension("pdf");
    let _ = std::fs::remove_file(&out);
    let html = html.canonicalize().map_err(|e| format!("{}: {e}", html.display()))?;
    let profile = out.with_extension("profile");
    let mut command = Command::new(chromium);
    command.args(["--headless", "--no-sandbox", "--disable-gpu", "--no-pdf-header-footer"]);
    command.arg(format!("--user-data-dir={}", profile.display())).arg(format!("--print-to-pdf={}", out.display()));
    command.arg(format!("file://{}", html.display())).stdout(Stdio::null()).stderr(Stdio::null());
    let ended = command.status().map_err(|e| format!("cannot run {}: {e}", chromium.display()))?;
    let _ = std::fs::remove_dir_all(profile);
    if ended.success() && out.is_file() { Ok(out) } else { Err(format!("{}: Chromium made no PDF", out.display())) }
}

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match Job::read(&args).and_then(|job| job.run()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("{problem}");
            ExitCode::FAILURE
        }
    }
}
