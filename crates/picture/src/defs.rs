//! What other parts of a picture refer to.

use crate::Theme;

/// Letters of names and numbers on the map.
pub(crate) const SERIF: &str = "Georgia,'DejaVu Serif Condensed','DejaVu Serif',serif";
/// Letters on counters.
pub(crate) const SANS: &str = "'DejaVu Sans Condensed','Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

/// Gradients, patterns and symbols; stands once in a page that shows pictures of the theme.
pub fn defs(theme: Theme) -> String {
    let _ = theme;
    "<defs></defs>".to_owned()
}
