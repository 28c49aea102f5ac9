//! What others wrote: its licences, where it comes from, what is not wanted (deny.toml), and known holes where the list of
//! them can be fetched. By cargo-deny, which is installed if it is missing.

use crate::tools::{cargo, run, succeeds};

/// Checks it all.
pub fn check() -> Result<(), String> {
    if !succeeds(cargo(&["deny", "--version"])) {
        println!("cargo deny is missing: cargo install cargo-deny (minutes, once)");
        // Without its own optimisation: it runs for a second and would compile for as long again.
        run(cargo(&["install", "--quiet", "--locked", "--debug", "cargo-deny"]))?;
    }
    run(cargo(&["deny", "--all-features", "check", "licenses", "bans", "sources"]))?;
    if succeeds(cargo(&["deny", "fetch", "db"])) {
        return run(cargo(&["deny", "--all-features", "check", "--disable-fetch", "advisories"]));
    }
    println!("The list of known holes cannot be fetched here: not compared with it.");
    Ok(())
}
