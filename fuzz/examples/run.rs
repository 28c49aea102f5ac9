//! Runs the targets with the toolchain at hand, one after the other: first every input of `fuzz/corpus`, then inputs made from them,
//! for some seconds each. An input at which a target panics, or stays for a minute, is kept in `fuzz/artifacts` and the run fails.
//! It looks for no new inputs worth keeping: that is cargo-fuzz's work (CONTRIBUTING.md).
//!
//! `cargo xtask fuzz [--seconds N] [--runs N] [--seed N] [TARGET | FILE]…`

use dragonrage_fuzz::mutate::Mutator;
use dragonrage_fuzz::{TARGETS, Target};
use std::fs;
use std::panic::{self, AssertUnwindSafe};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// An input that takes longer hangs.
const LONGEST: Duration = Duration::from_secs(60);

/// What is being looked at, since when; nothing between two inputs.
type Watched = Arc<Mutex<Option<(String, Vec<u8>, Instant)>>>;

fn main() -> ExitCode {
    match asked(std::env::args().skip(1)) {
        Ok(asked) => asked.run(),
        Err(problem) => {
            eprintln!("{problem}");
            ExitCode::from(2)
        }
    }
}

struct Asked {
    seconds: u64,
    /// Most inputs that are made for a target: a check that everybody runs must find the same everywhere.
    runs: u64,
    seed: u64,
    targets: Vec<(&'static str, Target)>,
    /// Single inputs to look at again, instead of the corpus.
    files: Vec<PathBuf>,
}

fn asked(args: impl Iterator<Item = String>) -> Result<Asked, String> {
    let mut asked = Asked { seconds: 10, runs: u64::MAX, seed: 1, targets: Vec::new(), files: Vec::new() };
    let mut args = args.peekable();
    while let Some(arg) = args.next() {
        let number = |next: Option<String>| {
            next.and_then(|n| n.parse().ok()).ok_or_else(|| format!("{arg} needs a whole number"))
        };
        match arg.as_str() {
            "--seconds" => asked.seconds = number(args.next())?,
            "--runs" => asked.runs = number(args.next())?,
            "--seed" => asked.seed = number(args.next())?,
            name => match TARGETS.iter().find(|(target, _)| *target == name) {
                Some(target) => asked.targets.push(*target),
                None if Path::new(name).is_file() => asked.files.push(name.into()),
                None => {
                    let names = TARGETS.map(|(name, _)| name).join(", ");
                    return Err(format!("{name}: no file, and no target; targets are {names}"));
                }
            },
        }
    }
    if asked.targets.is_empty() {
        asked.targets = TARGETS.to_vec();
    }
    Ok(asked)
}

impl Asked {
    fn run(&self) -> ExitCode {
        let watched = Watched::default();
        let hour = watched.clone();
        std::thread::spawn(move || watch(&hour));
        let mut failed = false;
        for (name, target) in &self.targets {
            match self.target(name, *target, &watched) {
                Ok(told) => println!("{told}"),
                Err(problem) => {
                    failed = true;
                    println!("{name}: FAILED\n{problem}");
                }
            }
        }
        if failed { ExitCode::FAILURE } else { ExitCode::SUCCESS }
    }

    fn target(&self, name: &str, target: Target, watched: &Watched) -> Result<String, String> {
        let begun = Instant::now();
        let corpus = match self.files.is_empty() {
            true => corpus(name)?,
            false => self.files.iter().map(|file| (file.clone(), read(file))).collect::<Vec<_>>(),
        };
        let (mut sound, mut runs, mut made) = (0, 0u64, 0);
        for (file, input) in &corpus {
            let told = tried(name, target, input, watched);
            sound += usize::from(told.map_err(|panic| format!("{}\n{panic}", file.display()))?);
        }
        let replayed = begun.elapsed();
        let inputs: Vec<Vec<u8>> = corpus.into_iter().map(|(_, input)| input).collect();
        let mut mutator = Mutator::new(self.seed);
        let enough = |runs: u64| runs >= self.runs || begun.elapsed() >= Duration::from_secs(self.seconds);
        while self.files.is_empty() && !enough(runs) {
            let input = mutator.next(&inputs);
            let told = tried(name, target, &input, watched);
            made += usize::from(told.map_err(|panic| format!("{}\n{panic}", kept(name, &input)))?);
            runs += 1;
        }
        let (known, all) = (replayed.as_secs_f64(), begun.elapsed().as_secs_f64());
        let inputs = format!("{:3} inputs ({sound} not refused) in {known:.1} s", inputs.len());
        Ok(format!("{name:9} {inputs}, {runs:6} made of them ({made} not refused), {all:.1} s in all"))
    }
}

/// The committed inputs of a target, in order of their names.
fn corpus(name: &str) -> Result<Vec<(PathBuf, Vec<u8>)>, String> {
    let folder = home().join("corpus").join(name);
    let entries = fs::read_dir(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let mut files: Vec<PathBuf> = entries.flatten().map(|e| e.path()).collect();
    files.sort();
    match files.is_empty() {
        true => Err(format!("{}: no inputs", folder.display())),
        false => Ok(files.into_iter().map(|file| (file.clone(), read(&file))).collect()),
    }
}

fn home() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn read(file: &Path) -> Vec<u8> {
    fs::read(file).unwrap_or_default()
}

/// Looks at one input; what the panic says, if there is one.
fn tried(name: &str, target: Target, input: &[u8], watched: &Watched) -> Result<bool, String> {
    let now = |what| *watched.lock().unwrap_or_else(|e| e.into_inner()) = what;
    now(Some((name.to_owned(), input.to_vec(), Instant::now())));
    let said = Arc::new(Mutex::new(String::new()));
    let hears = said.clone();
    panic::set_hook(Box::new(move |info| *hears.lock().unwrap_or_else(|e| e.into_inner()) = info.to_string()));
    let done = panic::catch_unwind(AssertUnwindSafe(|| target(input)));
    let _ = panic::take_hook();
    now(None);
    done.map_err(|_| said.lock().unwrap_or_else(|e| e.into_inner()).clone())
}

/// Ends the run if an input takes too long.
fn watch(watched: &Watched) {
    loop {
        std::thread::sleep(Duration::from_secs(1));
        let held = watched.lock().unwrap_or_else(|e| e.into_inner());
        if let Some((name, input, since)) = held.as_ref()
            && since.elapsed() > LONGEST
        {
            println!("{name}: FAILED\n{}\nno end after {} s", kept(name, input), LONGEST.as_secs());
            std::process::exit(1);
        }
    }
}

/// Keeps an input for whoever looks into it; tells where, and how to try it again.
fn kept(name: &str, input: &[u8]) -> String {
    let number = input.iter().fold(0xcbf2_9ce4_8422_2325u64, |h, b| (h ^ u64::from(*b)).wrapping_mul(0x100_0000_01b3));
    let folder = home().join("artifacts").join(name);
    let file = folder.join(format!("{number:016x}"));
    match fs::create_dir_all(&folder).and_then(|()| fs::write(&file, input)) {
        Ok(()) => format!("kept as {0}; again: cargo xtask fuzz {name} {0}", file.display()),
        Err(e) => format!("{}: {e}; the input is {}", file.display(), input.escape_ascii()),
    }
}
