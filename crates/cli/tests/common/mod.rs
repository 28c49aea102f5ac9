//! Runs the program as a person or a script would, each time in a home of its own.

#![allow(dead_code)]

use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// What a run of the program left behind.
#[derive(Debug)]
pub struct Ran {
    pub code: i32,
    pub out: String,
    pub err: String,
}

/// A folder in which the program is at home; it vanishes at the end.
pub struct Home(tempfile::TempDir);

impl Home {
    pub fn new() -> Home {
        Home(tempfile::tempdir().expect("a folder for the test"))
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    pub fn write(&self, name: &str, text: impl AsRef<[u8]>) -> PathBuf {
        let path = self.path(name);
        std::fs::write(&path, text).expect("writing a file of the test");
        path
    }

    pub fn read(&self, name: &str) -> String {
        std::fs::read_to_string(self.path(name)).expect("reading a file of the test")
    }

    /// The automatic saves, oldest name first.
    pub fn saves(&self) -> Vec<PathBuf> {
        let Ok(dir) = std::fs::read_dir(self.path("dragonrage")) else { return Vec::new() };
        let mut found: Vec<PathBuf> = dir.flatten().map(|e| e.path()).collect();
        found.sort();
        found
    }

    pub fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_dragonrage"));
        command.args(args).current_dir(self.0.path()).env("XDG_DATA_HOME", self.0.path());
        for name in ["LC_ALL", "LC_CTYPE", "LC_MESSAGES", "LANG", "DRAGONRAGE_DATA", "NO_COLOR", "TERM", "HOME"] {
            command.env_remove(name);
        }
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }

    pub fn start(&self, args: &[&str]) -> Child {
        self.command(args).spawn().expect("the program starts")
    }

    /// Runs to the end with this input.
    pub fn run(&self, args: &[&str], input: &str) -> Ran {
        let mut child = self.start(args);
        let mut stdin = child.stdin.take().expect("a pipe");
        let input = input.to_owned();
        // The program may end before it has read everything.
        let writer = std::thread::spawn(move || stdin.write_all(input.as_bytes()).is_ok());
        let output = child.wait_with_output().expect("the program ends");
        let _ = writer.join();
        Ran {
            code: output.status.code().unwrap_or(-1),
            out: String::from_utf8(output.stdout).expect("UTF-8"),
            err: String::from_utf8(output.stderr).expect("UTF-8"),
        }
    }

    /// A finished game between two random players, as a record.
    pub fn record(&self, name: &str, seed: &str) -> PathBuf {
        let path = self.path(name);
        let at = path.display().to_string();
        let ran = self.run(&["play", "--invader", "random", "--defender", "random", "--seed", seed, "--save", &at], "");
        assert_eq!(ran.code, 0, "{}", ran.err);
        path
    }
}

pub fn read(path: &Path) -> String {
    std::fs::read_to_string(path).expect("a text")
}

/// Reads what a child says until a text appears.
pub fn wait_for(child: &mut Child, text: &str) -> String {
    let out = child.stdout.as_mut().expect("a pipe");
    let (mut said, mut buffer) = (Vec::new(), [0; 4096]);
    loop {
        let n = out.read(&mut buffer).expect("reading");
        said.extend_from_slice(&buffer[..n]);
        let so_far = String::from_utf8_lossy(&said).into_owned();
        if so_far.contains(text) || n == 0 {
            return so_far;
        }
    }
}
