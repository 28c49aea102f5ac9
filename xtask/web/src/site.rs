//! Puts the site together: names that change with the content, so that browsers may keep files for ever, and a service
//! worker that keeps the whole site for use without a network.

use crate::bindgen::Glue;
use std::fs;
use std::path::Path;

/// A file of the site.
#[derive(Debug)]
pub struct File {
    /// Name, in the root of the site.
    pub name: String,
    /// Content.
    pub bytes: Vec<u8>,
}

/// The style sheets, in the order in which they are read.
const STYLES: [&str; 11] = [
    "style.css",
    "screens.css",
    "league.css",
    "desk.css",
    "motion.css",
    "orders.css",
    "seeing.css",
    "welcome.css",
    "puzzles.css",
    "mine.css",
    "net.css",
];

/// All files, `index.html` and `sw.js` under their own names.
pub fn assemble(assets: &Path, glue: Glue) -> Result<Vec<File>, String> {
    let read = |name: &str| fs::read(assets.join(name)).map_err(|e| format!("{}: {e}", assets.join(name).display()));
    let text = |name: &str| read(name).map(|b| String::from_utf8_lossy(&b).into_owned());
    let mut site = Site::default();
    let size = glue.module.len();
    site.add("client.wasm", glue.module);
    for (name, part) in glue.parts {
        site.add(&name, part);
    }
    // Each of the two names the other: they have one hash, of both.
    let (script, fetcher) = (site.named(glue.script), site.named(glue.fetcher));
    let both = hash(format!("{script}{fetcher}").as_bytes());
    site.call("client.js", &both);
    site.call("parts.js", &both);
    for (name, text) in [("client", script), ("parts", fetcher)] {
        let bytes = site.named(text).into_bytes();
        site.files.push(File { name: format!("{name}-{both}.js"), bytes });
    }
    // The rulebooks are fetched when somebody asks for them, and kept for use without a network like everything else.
    for lang in dragonrage_rulebook::languages() {
        site.add(&format!("rules-{lang}.md"), dragonrage_rulebook::edition(lang).as_bytes().to_vec());
    }
    // So are the puzzles, and the examples of play.
    for path in ["tactics/puzzles.txt", "examples.txt"] {
        let file = assets.join("../../../cases").join(path);
        let bytes = fs::read(&file).map_err(|e| format!("{}: {e}", file.display()))?;
        site.add(path.rsplit('/').next().unwrap_or(path), bytes);
    }
    for lang in ["es", "de", "fr"] {
        site.add(&format!("lang-{lang}.ftl"), language(&assets.join("../../words/lang").join(lang))?);
    }
    // One file for the browser, however many rooms it has; later rooms may overrule earlier ones.
    let styles = STYLES.into_iter().map(text).collect::<Result<Vec<_>, _>>()?;
    site.add("style.css", styles.join("\n").into_bytes());
    // Later ones name earlier ones.
    for name in ["worker.js", "boot.js", "icon.svg", "icon-192.png", "icon-512.png", "manifest.webmanifest"] {
        let bytes = read(name)?;
        let bytes = match String::from_utf8(bytes) {
            // How much there is to come, for those who wait.
            Ok(text) => site.named(text).replace("__BYTES__", &size.to_string()).into_bytes(),
            Err(binary) => binary.into_bytes(),
        };
        site.add(name, bytes);
    }
    let index = site.named(text("index.html")?);
    let list: Vec<String> = site.files.iter().map(|f| format!("\"{}\"", f.name)).collect();
    let version = hash(format!("{index}{}", list.join(",")).as_bytes());
    let worker = site.named(text("sw.js")?).replace("__FILES__", &list.join(", ")).replace("__VERSION__", &version);
    let mut files = site.files;
    files.push(File { name: "index.html".to_owned(), bytes: index.into_bytes() });
    files.push(File { name: "sw.js".to_owned(), bytes: worker.into_bytes() });
    Ok(files)
}

/// All texts of a language, one after another, but those of the terminal: the page fetches them for those who speak it.
fn language(folder: &Path) -> Result<Vec<u8>, String> {
    let trouble = |e: std::io::Error| format!("{}: {e}", folder.display());
    let entries = fs::read_dir(folder).map_err(trouble)?;
    let mut paths: Vec<_> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.retain(|path| path.extension().is_some_and(|e| e == "ftl") && !path.ends_with("terminal.ftl"));
    paths.sort();
    let mut text = Vec::new();
    for path in paths {
        text.extend(fs::read(path).map_err(trouble)?);
        text.push(b'\n');
    }
    Ok(text)
}

#[derive(Default)]
struct Site {
    files: Vec<File>,
    /// What the sources call a file, and what it is called in the site.
    names: Vec<(String, String)>,
}

impl Site {
    fn add(&mut self, name: &str, bytes: Vec<u8>) {
        let name = self.call(name, &hash(&bytes));
        self.files.push(File { name, bytes });
    }

    /// A file of the sources gets its name in the site.
    fn call(&mut self, name: &str, hash: &str) -> String {
        let (stem, ending) = name.split_once('.').unwrap_or((name, ""));
        let hashed = format!("{stem}-{hash}.{ending}");
        self.names.push((format!("./{name}"), format!("./{hashed}")));
        hashed
    }

    /// The text with the names that files have in the site.
    fn named(&self, text: String) -> String {
        self.names.iter().fold(text, |text, (name, hashed)| text.replace(name, hashed))
    }
}

/// FNV-1a: names need to differ, not to keep secrets.
fn hash(bytes: &[u8]) -> String {
    let hash = bytes.iter().fold(0xcbf2_9ce4_8422_2325u64, |h, b| (h ^ u64::from(*b)).wrapping_mul(0x0100_0000_01b3));
    format!("{hash:016x}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_follow_the_content_and_texts_follow_the_names() {
        let mut site = Site::default();
        site.add("client.js", b"one".to_vec());
        let one = site.files[0].name.clone();
        assert!(one.starts_with("client-") && one.ends_with(".js"), "{one}");
        assert_eq!(site.named("import './client.js'".to_owned()), format!("import './{one}'"));
        let mut other = Site::default();
        other.add("client.js", b"two".to_vec());
        assert_ne!(one, other.files[0].name);
    }
}
