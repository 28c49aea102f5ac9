//! How the files of the page are sent, whoever sends them: the program that carries the page inside, or `cargo xtask play`
//! from the folder where it was built. No server, no files, no dependencies.

#![forbid(unsafe_code)]

/// Nothing from elsewhere, no script in the page's text; WebAssembly may run.
pub const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; \
    connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// The usual port; another one if it is taken.
pub const PORT: u16 = 8317;

/// A form in which a file is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// As it is.
    Plain,
    /// Compressed by gzip.
    Gzip,
    /// Compressed by brotli, the shortest.
    Brotli,
}

impl Form {
    /// The shortest form that a browser understands, by its `accept-encoding`.
    ///
    /// ```
    /// use dragonrage_site::Form;
    /// assert_eq!(Form::accepted("gzip, deflate, br;q=1.0"), Form::Brotli);
    /// assert_eq!(Form::accepted("gzip"), Form::Gzip);
    /// assert_eq!(Form::accepted("identity"), Form::Plain);
    /// ```
    pub fn accepted(encodings: &str) -> Form {
        let accepts =
            |code: &str| encodings.split(',').any(|part| part.split(';').next().is_some_and(|c| c.trim() == code));
        [Form::Brotli, Form::Gzip].into_iter().find(|f| f.encoding().is_some_and(accepts)).unwrap_or(Form::Plain)
    }

    /// The value of `content-encoding`.
    pub const fn encoding(self) -> Option<&'static str> {
        match self {
            Form::Plain => None,
            Form::Gzip => Some("gzip"),
            Form::Brotli => Some("br"),
        }
    }

    /// What the name of such a file ends with.
    pub const fn ending(self) -> &'static str {
        match self {
            Form::Plain => "",
            Form::Gzip => ".gz",
            Form::Brotli => ".br",
        }
    }
}

/// The name of the file that a path means.
pub fn name(path: &str) -> &str {
    match path.trim_start_matches('/') {
        "" => "index.html",
        name => name,
    }
}

/// The headers of a file, but for its encoding and length.
pub fn headers(name: &str) -> [(&'static str, &'static str); 6] {
    [
        ("content-type", kind(name)),
        ("cache-control", keeping(name)),
        ("vary", "accept-encoding"),
        ("content-security-policy", POLICY),
        ("x-content-type-options", "nosniff"),
        ("referrer-policy", "no-referrer"),
    ]
}

fn kind(name: &str) -> &'static str {
    match name.rsplit_once('.').map_or("", |(_, ending)| ending) {
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
fn keeping(name: &str) -> &'static str {
    if matches!(name, "index.html" | "sw.js") { "no-cache" } else { "public, max-age=31536000, immutable" }
}
