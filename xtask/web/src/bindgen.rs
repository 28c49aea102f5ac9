//! wasm-bindgen as a library, at the version that Cargo.lock pins for the client: nothing to install.

use std::path::Path;
use wasm_bindgen_cli_support::Bindgen;

/// The module and the script that loads it.
#[derive(Debug)]
pub struct Glue {
    /// WebAssembly.
    pub module: Vec<u8>,
    /// JavaScript, a module.
    pub script: String,
}

/// Makes the glue for a module that the compiler left.
pub fn run(module: &Path) -> Result<Glue, String> {
    let trouble = |e: &dyn std::fmt::Display| format!("wasm-bindgen: {e:#}");
    let mut bindgen = Bindgen::new();
    bindgen.input_path(module).out_name("client").typescript(false);
    bindgen.remove_name_section(true).remove_producers_section(true).omit_default_module_path(false);
    let mut output = bindgen.web(true).and_then(Bindgen::generate_output).map_err(|e| trouble(&e))?;
    if output.js().contains("./snippets/") {
        return Err("wasm-bindgen: a dependency brings scripts of its own, which the site does not carry".to_owned());
    }
    let script = output.js().replace("client_bg.wasm", "./client.wasm");
    Ok(Glue { module: output.wasm_mut().emit_wasm(), script })
}
