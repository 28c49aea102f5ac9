//! Writes the site, plain for readers on this machine, or each file also compressed beside itself, with the sizes told. What
//! did not change is not touched.

use crate::site::File;
use flate2::{Compression, write::GzEncoder};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Writes all files as they are, and removes those that no longer belong there.
pub fn plain(site: &[File], out: &Path) -> Result<(), String> {
    let trouble = |e: std::io::Error| format!("{}: {e}", out.display());
    fs::create_dir_all(out).map_err(trouble)?;
    let mut kept = Vec::new();
    for file in site {
        let path = out.join(&file.name);
        if fs::read(&path).map_or(true, |old| old != file.bytes) {
            fs::write(&path, &file.bytes).map_err(trouble)?;
        }
        kept.push(path);
    }
    tidy(out, &kept).map_err(trouble)
}

/// Writes all files with their compressed forms, and removes those that no longer belong there; the sizes as a table.
pub fn compressed(site: &[File], out: &Path) -> Result<String, String> {
    let trouble = |e: std::io::Error| format!("{}: {e}", out.display());
    fs::create_dir_all(out).map_err(trouble)?;
    let mut table = format!("{:<44} {:>9} {:>9} {:>9}\n", "", "bytes", "gzip", "brotli");
    let mut sums = [0; 3];
    let mut kept = Vec::new();
    for file in site {
        let path = out.join(&file.name);
        let (gz, br) = (out.join(format!("{}.gz", file.name)), out.join(format!("{}.br", file.name)));
        let same = fs::read(&path).is_ok_and(|old| old == file.bytes) && gz.is_file() && br.is_file();
        if !same {
            fs::write(&gz, gzip(&file.bytes).map_err(trouble)?).map_err(trouble)?;
            fs::write(&br, brotli(&file.bytes).map_err(trouble)?).map_err(trouble)?;
            fs::write(&path, &file.bytes).map_err(trouble)?;
        }
        let size = |path: &Path| fs::metadata(path).map(|m| m.len());
        let sizes = [size(&path).map_err(trouble)?, size(&gz).map_err(trouble)?, size(&br).map_err(trouble)?];
        table += &row(&file.name, sizes);
        sums.iter_mut().zip(sizes).for_each(|(sum, size)| *sum += size);
        kept.extend([path, gz, br]);
    }
    table += &row("all", sums);
    tidy(out, &kept).map_err(trouble)?;
    Ok(table)
}

/// Removes what is not kept.
fn tidy(out: &Path, kept: &[PathBuf]) -> std::io::Result<()> {
    for entry in fs::read_dir(out)? {
        let path = entry?.path();
        if !kept.contains(&path) && path.is_file() {
            fs::remove_file(path)?;
        }
    }
    Ok(())
}

fn row(name: &str, [plain, gzip, brotli]: [u64; 3]) -> String {
    format!("{name:<44} {plain:>9} {gzip:>9} {brotli:>9}\n")
}

fn gzip(bytes: &[u8]) -> std::io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    encoder.finish()
}

fn brotli(bytes: &[u8]) -> std::io::Result<Vec<u8>> {
    let mut out = Vec::new();
    let params = brotli::enc::BrotliEncoderParams { quality: 11, lgwin: 22, ..Default::default() };
    brotli::BrotliCompress(&mut &bytes[..], &mut out, &params)?;
    Ok(out)
}
