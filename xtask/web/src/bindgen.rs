//! wasm-bindgen as a library, at the version that Cargo.lock pins for the client: nothing to install.

use crate::split::{SCRIPT, Split};
use wasm_bindgen_cli_support::Bindgen;

/// The module and the script that loads it.
#[derive(Debug)]
pub struct Glue {
    /// WebAssembly.
    pub module: Vec<u8>,
    /// JavaScript, a module.
    pub script: String,
    /// What fetches the parts; JavaScript, a module.
    pub fetcher: String,
    /// The parts of the module that are fetched later, by name.
    pub parts: Vec<(String, Vec<u8>)>,
}

/// Makes the glue for a module that was split.
pub fn run(split: Split) -> Result<Glue, String> {
    let trouble = |e: &dyn std::fmt::Display| format!("wasm-bindgen: {e:#}");
    let mut bindgen = Bindgen::new();
    bindgen.input_bytes("client", split.main).typescript(false);
    // The parts share memory, table and stack with the main module.
    bindgen.keep_lld_exports(true);
    bindgen.remove_name_section(true).remove_producers_section(true).omit_default_module_path(false);
    let mut output = bindgen.web(true).and_then(Bindgen::generate_output).map_err(|e| trouble(&e))?;
    if output.js().contains("./snippets/") {
        return Err("wasm-bindgen: a dependency brings scripts of its own, which the site does not carry".to_owned());
    }
    let script = output.js().replace("client_bg.wasm", "./client.wasm");
    let script = script.replace(&format!("from \"{SCRIPT}\""), "from \"./parts.js\"");
    if !script.contains("./parts.js") {
        return Err("wasm-bindgen: the module does not ask for its parts".to_owned());
    }
    Ok(Glue { module: output.wasm_mut().emit_wasm(), script, fetcher: split.script, parts: split.parts })
}
