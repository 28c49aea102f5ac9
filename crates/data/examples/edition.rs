//! Makes an edition of the data as they are today: `cargo xtask edition`. It writes `data/editions/N.zz` and adds the
//! hashes of its scenarios to `data/editions/editions.toml`; what was released before is never touched.

use dragonrage_data::{Files, archive, editions, embedded, load, newest};
use std::fmt::Write;
use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    match make(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/editions")) {
        Ok(told) => {
            println!("{told}");
            ExitCode::SUCCESS
        }
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

fn make(dir: &Path) -> Result<String, String> {
    let files = Files::embedded();
    load(&files).map_err(|problems| format!("These data cannot be released:\n{problems}"))?;
    if embedded().edition.changes.is_empty() && editions().next().is_some() {
        return Ok(format!("The data are those of edition {}: there is nothing to release.", newest()));
    }
    let number = newest().parse::<u32>().map_err(|_| "editions are numbers")? + 1;
    let packed = miniz_oxide::deflate::compress_to_vec_zlib(archive::join(files.texts()).as_bytes(), 10);
    let mut pins = format!("\n[{number}]\n");
    for scenario in &embedded().scenarios {
        let _ = writeln!(pins, "{} = \"{:016x}\"", scenario.id, scenario.hash);
    }
    let list = dir.join("editions.toml");
    let known = std::fs::read_to_string(&list).map_err(|e| format!("{}: {e}", list.display()))?;
    let pack = dir.join(format!("{number}.zz"));
    std::fs::write(&pack, &packed).map_err(|e| format!("{}: {e}", pack.display()))?;
    std::fs::write(&list, known + &pins).map_err(|e| format!("{}: {e}", list.display()))?;
    Ok(format!("Edition {number}: {} bytes. Commit {} and {}.", packed.len(), pack.display(), list.display()))
}
