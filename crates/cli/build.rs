//! Puts the built page into the program, if it is wanted (feature `page`). The site is that of `cargo xtask web`.

use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    println!("cargo::rerun-if-env-changed=DRAGONRAGE_SITE");
    if env::var_os("CARGO_FEATURE_PAGE").is_none() {
        println!("cargo::rerun-if-changed=build.rs");
        return;
    }
    let here = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo says where we are"));
    let site = env::var_os("DRAGONRAGE_SITE").map_or_else(|| here.join("../../target/site"), PathBuf::from);
    println!("cargo::rerun-if-changed={}", site.display());
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo gives a folder")).join("site.rs");
    match list(&site) {
        Ok(list) if !list.is_empty() => {
            fs::write(out, format!("&[\n{list}]\n")).expect("cargo's folder can be written")
        }
        _ => println!("cargo::error=there is no page in {}: build it with cargo xtask web", site.display()),
    }
}

/// Each file: its name, its content, and both compressed forms.
fn list(site: &Path) -> std::io::Result<String> {
    let mut names: Vec<String> = Vec::new();
    for entry in fs::read_dir(site)? {
        names.extend(entry?.file_name().into_string());
    }
    names.sort();
    let mut list = String::new();
    for name in names.iter().filter(|n| names.contains(&format!("{n}.br"))) {
        let bytes =
            |ending: &str| format!("include_bytes!({:?})", site.join(format!("{name}{ending}")).display().to_string());
        list += &format!(
            "    File {{ name: {name:?}, plain: {}, gzip: {}, brotli: {} }},\n",
            bytes(""),
            bytes(".gz"),
            bytes(".br")
        );
    }
    Ok(list)
}
