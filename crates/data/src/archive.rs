//! Several texts as one: how an edition is stored, and what an owner's data change. It knows nothing of what they say.
//! The build script reads editions with it too, so it uses nothing of this crate.

/// First line.
const HEAD: &str = "dragonrage data";

/// Joins files, each after a line with its name and length in bytes.
pub fn join<'a>(files: impl IntoIterator<Item = (&'a str, &'a str)>) -> String {
    let mut text = format!("{HEAD}\n");
    for (name, content) in files {
        text.push_str(&format!("file {name} {}\n{content}\n", content.len()));
    }
    text
}

/// The files of a joined text, by name; `None` if it is none.
pub fn split(text: &str) -> Option<Vec<(&str, &str)>> {
    let mut rest = text.strip_prefix(HEAD)?.strip_prefix('\n')?;
    let mut files = Vec::new();
    while !rest.is_empty() {
        let (head, after) = rest.strip_prefix("file ")?.split_once('\n')?;
        let (name, length) = head.rsplit_once(' ')?;
        let (content, after) = after.split_at_checked(length.parse().ok()?)?;
        files.push((name, content));
        rest = after.strip_prefix('\n')?;
    }
    Some(files)
}
