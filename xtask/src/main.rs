//! `cargo xtask`: what a build script should not be.
fn main() {}
