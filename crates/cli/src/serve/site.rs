//! The files of the page, inside the program.

use dragonrage_site::Form;

/// A file of the page.
pub struct File {
    pub name: &'static str,
    pub plain: &'static [u8],
    pub gzip: &'static [u8],
    pub brotli: &'static [u8],
}

static FILES: &[File] = include!(concat!(env!("OUT_DIR"), "/site.rs"));

/// The file that a path means.
pub fn find(path: &str) -> Option<&'static File> {
    let name = dragonrage_site::name(path);
    FILES.iter().find(|f| f.name == name)
}

impl File {
    /// Its content in a form.
    pub const fn body(&self, form: Form) -> &'static [u8] {
        match form {
            Form::Plain => self.plain,
            Form::Gzip => self.gzip,
            Form::Brotli => self.brotli,
        }
    }
}
