//! Puts the data files into the program: those of `data/` as they are today, and of every released edition only the files that
//! were others then. So an old edition costs the page little more than what has changed since.

use std::fmt::Write;
use std::path::Path;
use std::{env, fs};

#[path = "src/archive.rs"]
#[allow(dead_code, reason = "editions are read here, not written")]
mod archive;

/// Folders of `data/` that hold files of the game; single files lie beside them.
const FOLDERS: [&str; 4] = ["", "maps", "scenarios", "tables"];

fn main() {
    let data = Path::new(&env::var_os("CARGO_MANIFEST_DIR").expect("cargo says where we are")).join("../../data");
    println!("cargo::rerun-if-changed={}", data.display());
    println!("cargo::rerun-if-changed=src/archive.rs");
    let today = today(&data);
    let mut code = "/// The files of today.\npub(crate) const EMBEDDED: &[(&str, &str)] = &[\n".to_owned();
    for (name, text) in &today {
        let _ = writeln!(code, "    ({name:?}, {text:?}),");
    }
    code.push_str("];\n\n/// Every released edition, the oldest first: its files that are others today, `None` for those that it had not.\n");
    code.push_str("pub(crate) const EDITIONS: &[Older] = &[\n");
    for (name, files) in editions(&data.join("editions")) {
        let _ = writeln!(code, "    ({name:?}, &[");
        for (file, text) in files.iter().filter(|file| !today.contains(file)) {
            let _ = writeln!(code, "        ({file:?}, Some({text:?})),");
        }
        for (file, _) in today.iter().filter(|(file, _)| files.iter().all(|(f, _)| f != file)) {
            let _ = writeln!(code, "        ({file:?}, None),");
        }
        code.push_str("    ]),\n");
    }
    code.push_str("];\n");
    let out = Path::new(&env::var("OUT_DIR").expect("cargo tells where to")).join("editions.rs");
    fs::write(&out, code).unwrap_or_else(|e| panic!("{}: {e}", out.display()));
}

/// The files of `data/`, by names such as `maps/esirien.toml`, in order.
fn today(data: &Path) -> Vec<(String, String)> {
    let mut files = Vec::new();
    for folder in FOLDERS {
        for path in listing(&data.join(folder)) {
            let name = path.file_name().and_then(|n| n.to_str()).unwrap_or_default();
            if name.ends_with(".toml") {
                let text = fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
                files.push((format!("{folder}/{name}").trim_start_matches('/').to_owned(), text));
            }
        }
    }
    files.sort();
    files
}

/// Names and files of the editions, in the order of their numbers.
fn editions(dir: &Path) -> Vec<(String, Vec<(String, String)>)> {
    let mut found = Vec::new();
    for path in listing(dir) {
        let Some(name) = path.file_name().and_then(|n| n.to_str()).and_then(|n| n.strip_suffix(".zz")) else {
            continue;
        };
        let number: u32 = name.parse().unwrap_or_else(|_| panic!("{}: an edition is a number", path.display()));
        let packed = fs::read(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        let bytes = miniz_oxide::inflate::decompress_to_vec_zlib(&packed).ok();
        let text = bytes.and_then(|b| String::from_utf8(b).ok());
        let files = text.as_deref().and_then(archive::split);
        let files = files.unwrap_or_else(|| panic!("{}: no edition; editions are never edited", path.display()));
        let owned = files.into_iter().map(|(file, text)| (file.to_owned(), text.to_owned())).collect();
        found.push((number, name.to_owned(), owned));
    }
    found.sort();
    found.into_iter().map(|(_, name, files)| (name, files)).collect()
}

fn listing(dir: &Path) -> Vec<std::path::PathBuf> {
    let entries = fs::read_dir(dir).unwrap_or_else(|e| panic!("{}: {e}", dir.display()));
    let mut paths: Vec<_> = entries.filter_map(|entry| Some(entry.ok()?.path())).filter(|p| p.is_file()).collect();
    paths.sort();
    paths
}
