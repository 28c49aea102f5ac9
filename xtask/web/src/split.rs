//! Splits the module that was compiled: what every visit needs stays, and what only some screens need (`client/src/later.rs`) becomes
//! parts that the browser fetches when somebody goes there.

use std::fs;
use std::path::Path;
use wasm_split_cli_support::{Options, transform};

/// What becomes of a module.
#[derive(Debug)]
pub struct Split {
    /// WebAssembly, for wasm-bindgen.
    pub main: Vec<u8>,
    /// What fetches the parts; JavaScript, a module. It calls the script of the main module `./client.js`.
    pub script: String,
    /// The parts, named as the script names them.
    pub parts: Vec<(String, Vec<u8>)>,
}

/// What the main module calls the script that fetches parts: whatever its file is called, the module is not changed any more.
pub const SCRIPT: &str = "./parts";

/// Splits a module; `room` is a folder for files on the way.
pub fn run(module: &Path, room: &Path) -> Result<Split, String> {
    let trouble = |e: std::io::Error| format!("splitting {}: {e}", module.display());
    let bytes = fs::read(module).map_err(trouble)?;
    if room.exists() {
        fs::remove_dir_all(room).map_err(trouble)?;
    }
    let main = room.join("main.wasm");
    let mut options = Options::new(&bytes);
    options.output_dir = room;
    options.main_out_path = &main;
    options.link_name = SCRIPT;
    options.main_module = "./client.js";
    let made = transform(options).map_err(|e| format!("splitting {}: {e:#}", module.display()))?;
    let part = |path: &std::path::PathBuf| {
        let name = path.file_name().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
        Ok((name, fs::read(path).map_err(trouble)?))
    };
    let mut parts = made.split_modules.iter().map(part).collect::<Result<Vec<_>, String>>()?;
    // The order of the list is no promise; that of the site's files is.
    parts.sort();
    let script = fs::read_to_string(room.join(SCRIPT)).map_err(trouble)?;
    let split = Split { main: fs::read(&main).map_err(trouble)?, script, parts };
    fs::remove_dir_all(room).map_err(trouble)?;
    Ok(split)
}
