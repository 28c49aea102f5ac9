//! Packs a folder for others: `xtask-dist FOLDER` writes `FOLDER.tar.gz` and its checksum, `FOLDER.tar.gz.sha256`, beside it. Equal
//! folders give equal archives: no times, no owners, names in order. Called by `cargo xtask dist`.

#![forbid(unsafe_code)]

use flate2::{Compression, write::GzEncoder};
use sha2::{Digest, Sha256};
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut args = std::env::args_os().skip(1).map(PathBuf::from);
    let (Some(folder), None) = (args.next(), args.next()) else {
        eprintln!("xtask-dist FOLDER");
        return ExitCode::from(2);
    };
    match pack(&folder) {
        Ok(archive) => {
            println!("{}", archive.display());
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{}: {error}", folder.display());
            ExitCode::FAILURE
        }
    }
}

/// Writes the archive and its checksum; the archive's path.
fn pack(folder: &Path) -> io::Result<PathBuf> {
    let name = folder.file_name().ok_or(io::ErrorKind::InvalidInput)?.to_string_lossy().into_owned();
    let archive = folder.with_file_name(format!("{name}.tar.gz"));
    let mut tar = tar::Builder::new(GzEncoder::new(File::create(&archive)?, Compression::best()));
    // No times and no owners of this machine.
    tar.mode(tar::HeaderMode::Deterministic);
    for path in files(folder)? {
        let inside = path.strip_prefix(folder).map_err(io::Error::other)?;
        tar.append_path_with_name(&path, Path::new(&name).join(inside))?;
    }
    tar.into_inner()?.finish()?;
    let sum = Sha256::digest(fs::read(&archive)?);
    let hex: String = sum.iter().map(|byte| format!("{byte:02x}")).collect();
    // As `sha256sum --check` reads it.
    fs::write(folder.with_file_name(format!("{name}.tar.gz.sha256")), format!("{hex}  {name}.tar.gz\n"))?;
    Ok(archive)
}

/// Every file below a folder, in order.
fn files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            found.extend(files(&path)?);
        } else {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_folders_give_equal_archives_and_true_sums() {
        let root = std::env::temp_dir().join(format!("dragonrage-dist-{}", std::process::id()));
        let folder = root.join("thing");
        fs::create_dir_all(folder.join("man")).unwrap();
        fs::write(folder.join("program"), "program").unwrap();
        fs::write(folder.join("man/page.1"), "page").unwrap();
        let archive = pack(&folder).unwrap();
        let first = fs::read(&archive).unwrap();
        fs::write(folder.join("program"), "program").unwrap();
        assert_eq!(fs::read(pack(&folder).unwrap()).unwrap(), first);
        let mut names = Vec::new();
        for entry in tar::Archive::new(flate2::read::GzDecoder::new(&first[..])).entries().unwrap() {
            names.push(entry.unwrap().path().unwrap().display().to_string());
        }
        assert_eq!(names, ["thing/man/page.1", "thing/program"]);
        let sum = fs::read_to_string(root.join("thing.tar.gz.sha256")).unwrap();
        assert!(sum.ends_with("  thing.tar.gz\n") && sum.len() == 64 + 15, "{sum}");
        fs::remove_dir_all(root).unwrap();
    }
}
