//! What somebody keeps between games, as keys and texts in drawers: what their texts tell, everything as one file, settings.
//! Where drawers stand (a browser's database, a disk) is not known here.

pub mod archive;
mod drawer;
mod games;
pub mod settings;
mod story;

pub use drawer::Drawer;
pub use games::{Kept, records_of};
pub use settings::Speed;
pub use story::{campaign_of, catch_up, game_key};
