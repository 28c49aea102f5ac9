//! What files of cases are read with, for those who read other kinds of them: those of the league, tactical positions.
//! Every mistake is noted with file, line and what would be right; all at once.

pub use crate::expect::{action, refused, rules};
pub use crate::facts::unit;
pub use crate::load::read_setup;
pub use crate::suite::read_text;
pub use crate::tree::{At, Keys, Log, Plain, parse, shown};
