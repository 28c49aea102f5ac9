//! Who compiles for the browser, and how: the toolchain at hand, with what rustup can add to it, or that of Debian, which builds
//! the standard library from its sources. Says what to install where neither works.

use crate::tools::{cargo, root, target};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

const WASM: &str = "wasm32-unknown-unknown";

/// A toolchain that can compile for the browser.
#[derive(Debug)]
pub enum Toolchain {
    /// The one that runs us.
    Own,
    /// Debian's, with this linker.
    Debian { linker: PathBuf },
}

/// The first way that works; or the one that was asked for, to try it where others would work as well.
pub fn choose(asked: Option<&str>) -> Result<Toolchain, String> {
    match asked {
        None => {}
        Some("own") => return Ok(Toolchain::Own),
        Some("rustup") => return by_rustup().ok_or_else(help),
        Some("debian") => return by_debian().ok_or_else(help),
        Some(other) => return Err(format!("there is no toolchain '{other}': own, rustup or debian")),
    }
    if has_target() {
        return Ok(Toolchain::Own);
    }
    by_rustup().or_else(by_debian).ok_or_else(help)
}

fn help() -> String {
    format!(
        "The page needs Rust's standard library for {WASM}. Please install it:\n  \
         rustup target add {WASM}\nor, on Debian and its relatives, as root:\n  \
         apt-get install --no-install-recommends rustc-web cargo-web rust-web-src lld"
    )
}

/// Has the toolchain at hand the library?
fn has_target() -> bool {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let found = Command::new(rustc).args(["--print", "target-libdir", "--target", WASM]).stderr(Stdio::null()).output();
    found.is_ok_and(|o| o.status.success() && Path::new(String::from_utf8_lossy(&o.stdout).trim()).is_dir())
}

fn by_rustup() -> Option<Toolchain> {
    println!("rustup target add {WASM}");
    let added = Command::new("rustup").args(["target", "add", WASM]).status();
    (added.is_ok_and(|s| s.success()) && has_target()).then_some(Toolchain::Own)
}

/// Debian's packages, installed if that is possible.
fn by_debian() -> Option<Toolchain> {
    if let Some(found) = debian() {
        return Some(found);
    }
    let lld = newest(&lines("apt-cache", &["pkgnames", "lld-"]), "lld-")?;
    let packages = ["rustc-web", "cargo-web", "rust-web-src", &lld];
    println!("apt-get install {}", packages.join(" "));
    for args in [vec!["update"], [&["install", "-y", "--no-install-recommends"], &packages[..]].concat()] {
        let mut apt = Command::new("apt-get");
        apt.args(&args).env("DEBIAN_FRONTEND", "noninteractive").stdout(Stdio::null());
        if !apt.status().is_ok_and(|s| s.success()) {
            return None;
        }
    }
    debian()
}

/// Debian's toolchain with the sources of the standard library and a linker, if all of it is there.
fn debian() -> Option<Toolchain> {
    let sysroot = lines("/usr/bin/rustc", &["--print", "sysroot"]).pop()?;
    let sources = Path::new(&sysroot).join("lib/rustlib/src/rust/library/std");
    let names: Vec<String> =
        std::fs::read_dir("/usr/bin").ok()?.flatten().filter_map(|e| e.file_name().into_string().ok()).collect();
    let linker = newest(&names, "wasm-ld-")?;
    (sources.is_dir() && Path::new("/usr/bin/cargo").is_file())
        .then(|| Toolchain::Debian { linker: Path::new("/usr/bin").join(linker) })
}

/// The name with the highest number behind the prefix.
fn newest(names: &[String], prefix: &str) -> Option<String> {
    let number = |name: &String| name.strip_prefix(prefix)?.parse::<u32>().ok();
    names.iter().filter(|n| number(n).is_some()).max_by_key(|n| number(n)).cloned()
}

fn lines(program: &str, args: &[&str]) -> Vec<String> {
    let output = Command::new(program).args(args).stderr(Stdio::null()).output();
    output.map(|o| String::from_utf8_lossy(&o.stdout).lines().map(str::to_owned).collect()).unwrap_or_default()
}

impl Toolchain {
    /// The command that compiles the client by a profile of Cargo.toml, and the module that it leaves.
    pub fn compile(&self, profile: &str) -> (Command, PathBuf) {
        let (mut command, target) = match self {
            Toolchain::Own => (cargo(&[]), target()),
            Toolchain::Debian { linker } => {
                let mut command = Command::new("/usr/bin/cargo");
                for name in ["RUSTUP_TOOLCHAIN", "RUSTUP_HOME", "CARGO", "RUSTDOC", "RUSTC_WRAPPER"] {
                    command.env_remove(name);
                }
                command.env("PATH", "/usr/bin:/bin").env("RUSTC", "/usr/bin/rustc").env("RUSTC_BOOTSTRAP", "1");
                command.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker);
                // Its own folder: two compilers in one folder would build everything anew each time.
                (command, target().join("debian"))
            }
        };
        command.args(["build", "--locked", "--package", "dragonrage-client", "--lib"]);
        command.args(["--profile", profile, "--target", WASM]).arg("--target-dir").arg(&target).current_dir(root());
        // Views without their types: a third less of the page's own code.
        command.env("RUSTFLAGS", "--cfg erase_components");
        if matches!(self, Toolchain::Debian { .. }) {
            command.arg("-Zbuild-std=std,panic_abort");
        }
        (command, target.join(WASM).join(profile).join("dragonrage_client.wasm"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_linker_is_the_one_with_the_highest_number() {
        let names = ["wasm-ld-9", "wasm-ld-22", "wasm-ld", "wasm-ld-19x", "lld-30"].map(str::to_owned);
        assert_eq!(newest(&names, "wasm-ld-").as_deref(), Some("wasm-ld-22"));
        assert_eq!(newest(&names, "gold-"), None);
    }
}
