//! `cargo xtask dist`: an archive for this platform, with all that somebody needs who builds nothing: the program with the page
//! inside, licences, what a host needs, manual pages, completions for shells, and a checksum beside it.

use crate::tools::{cargo, program_of, root, run, target};
use crate::web;
use std::fs;
use std::path::Path;
use std::process::Command;

/// Builds it all; prints where it is.
pub fn make() -> Result<(), String> {
    web::HOST.build(None)?;
    println!("The program: compiling it with all speed, some five minutes on two cores.");
    run(web::with_page(cargo(&["build", "--package", "dragonrage-cli", "--profile", "dist"])))?;
    let program = program_of("dist", "dragonrage");
    let trouble = |path: &Path, e: std::io::Error| format!("{}: {e}", path.display());

    let name = format!("dragonrage-{}-{}", env!("CARGO_PKG_VERSION"), platform()?);
    let folder = target().join("dist-archive").join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).map_err(|e| trouble(&folder, e))?;
    }
    fs::create_dir_all(&folder).map_err(|e| trouble(&folder, e))?;
    let texts = ["README.md", "CHANGELOG.md", "CREDITS.md", "LICENSE-APACHE", "LICENSE-MIT"].map(|t| root().join(t));
    for path in texts.iter().chain([&program]) {
        let name = path.file_name().unwrap_or_default();
        fs::copy(path, folder.join(name)).map_err(|e| trouble(path, e))?;
    }
    let (hosting, inside) = (root().join("hosting"), folder.join("hosting"));
    fs::create_dir_all(&inside).map_err(|e| trouble(&inside, e))?;
    for entry in fs::read_dir(&hosting).map_err(|e| trouble(&hosting, e))?.flatten() {
        fs::copy(entry.path(), inside.join(entry.file_name())).map_err(|e| trouble(&entry.path(), e))?;
    }
    // What those who host want to know.
    let online = root().join("docs/ONLINE.md");
    fs::copy(&online, inside.join("ONLINE.md")).map_err(|e| trouble(&online, e))?;
    let mut generate = Command::new(&program);
    generate.arg("generate").arg(&folder);
    run(generate)?;
    let mut pack = cargo(&["run", "--quiet", "--package", "xtask-dist", "--"]);
    pack.arg(&folder);
    run(pack)
}

/// What the compiler calls this platform.
fn platform() -> Result<String, String> {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let told = Command::new(rustc).arg("-vV").output().map_err(|e| format!("rustc: {e}"))?;
    let told = String::from_utf8_lossy(&told.stdout).into_owned();
    told.lines().find_map(|l| l.strip_prefix("host: ")).map(str::to_owned).ok_or(format!("rustc said: {told}"))
}
