//! The files of the page and the headers that they are sent with.

use axum::http::HeaderMap;
use axum::http::header;

/// A file of the page.
pub struct File {
    pub name: &'static str,
    pub plain: &'static [u8],
    pub gzip: &'static [u8],
    pub brotli: &'static [u8],
}

static FILES: &[File] = include!(concat!(env!("OUT_DIR"), "/site.rs"));

/// Nothing from elsewhere, no script in the page's text; WebAssembly may run.
pub const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; \
    connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// The file that a path means.
pub fn find(path: &str) -> Option<&'static File> {
    let name = match path.trim_start_matches('/') {
        "" => "index.html",
        name => name,
    };
    FILES.iter().find(|f| f.name == name)
}

impl File {
    /// What kind of file it is.
    pub fn kind(&self) -> &'static str {
        match self.name.rsplit_once('.').map_or("", |(_, ending)| ending) {
            "html" => "text/html; charset=utf-8",
            "js" => "text/javascript; charset=utf-8",
            "css" => "text/css; charset=utf-8",
            "wasm" => "application/wasm",
            "svg" => "image/svg+xml",
            "png" => "image/png",
            "md" => "text/markdown; charset=utf-8",
            "ftl" => "text/plain; charset=utf-8",
            "webmanifest" => "application/manifest+json",
            _ => "application/octet-stream",
        }
    }

    /// Names with a hash never change their content.
    pub fn keeping(&self) -> &'static str {
        if matches!(self.name, "index.html" | "sw.js") { "no-cache" } else { "public, max-age=31536000, immutable" }
    }

    /// The shortest form that the browser understands, with its name.
    pub fn body(&self, headers: &HeaderMap) -> (Option<&'static str>, &'static [u8]) {
        let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|v| v.to_str().ok()).unwrap_or_default();
        let accepts =
            |code: &str| accepted.split(',').any(|part| part.split(';').next().is_some_and(|c| c.trim() == code));
        if accepts("br") {
            (Some("br"), self.brotli)
        } else if accepts("gzip") {
            (Some("gzip"), self.gzip)
        } else {
            (None, self.plain)
        }
    }
}
