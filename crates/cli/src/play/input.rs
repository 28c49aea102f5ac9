//! Lines that a person or a script types. The end of the input is an answer too.

use std::cell::RefCell;
use std::io::{self, BufRead, IsTerminal, Write};
use std::rc::Rc;

/// Longest line that is looked at, in bytes; what follows is thrown away with it.
const LONGEST: usize = 4096;

/// The lines of the standard input; clones share them.
#[derive(Clone, Debug, Default)]
pub struct Input {
    put_back: Rc<RefCell<Option<String>>>,
}

impl Input {
    /// Asks and waits for a line; `None` at the end of the input.
    pub fn ask(&self, prompt: &str) -> io::Result<Option<String>> {
        let mut out = io::stdout().lock();
        write!(out, "{prompt} ")?;
        out.flush()?;
        let line = match self.put_back.borrow_mut().take() {
            Some(line) => Some(line),
            None => read_line(&mut io::stdin().lock())?,
        };
        // The answers of a script do not appear by themselves.
        if !io::stdin().is_terminal() {
            writeln!(out, "{}", line.as_deref().unwrap_or(""))?;
        }
        Ok(line)
    }

    /// Gives a line back: the next question gets it.
    pub fn put_back(&self, line: String) {
        *self.put_back.borrow_mut() = Some(line);
    }
}

/// A line without its end; bytes that are no text become question marks.
fn read_line(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut line = Vec::new();
    let mut any = false;
    loop {
        let bytes = match input.fill_buf() {
            Ok(bytes) => bytes,
            Err(e) if e.kind() == io::ErrorKind::Interrupted => continue,
            Err(e) => return Err(e),
        };
        if bytes.is_empty() {
            break;
        }
        any = true;
        let end = bytes.iter().position(|b| *b == b'\n');
        let part = &bytes[..end.unwrap_or(bytes.len())];
        line.extend_from_slice(&part[..part.len().min(LONGEST.saturating_sub(line.len()))]);
        let used = end.map_or(bytes.len(), |n| n + 1);
        input.consume(used);
        if end.is_some() {
            break;
        }
    }
    let clean = |text: &str| text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect::<String>();
    Ok(any.then(|| clean(&String::from_utf8_lossy(&line)).trim().to_owned()))
}

#[cfg(test)]
mod tests {
    use super::read_line;

    #[test]
    fn lines_of_any_kind_are_read() {
        let mut input: &[u8] = b"one\r\n\n\xff\x00two\nlast";
        let mut lines = Vec::new();
        while let Some(line) = read_line(&mut input).unwrap() {
            lines.push(line);
        }
        assert_eq!(lines, ["one", "", "\u{fffd} two", "last"]);
        let long = vec![b'x'; 100_000];
        assert_eq!(read_line(&mut long.as_slice()).unwrap().unwrap().len(), super::LONGEST);
    }
}
