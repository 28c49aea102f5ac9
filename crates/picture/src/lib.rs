//! Maps and positions of Dragon Rage as SVG: what a page, a file or a printer shows.
//!
//! Nothing here reads or writes files, knows a rule, or holds a sentence in any language: names and labels come from the
//! caller. Pictures are plain markup without styles or scripts, so that the strictest page may show them.
//!
//! ```
//! use dragonrage_picture::{Labels, Layout, Theme};
//! let components = dragonrage_data::embedded();
//! let board = components.board("esirien").unwrap();
//! let layout = Layout::of(board);
//! let (x, y) = layout.centre("0709".parse().unwrap());
//! assert_eq!(layout.hex_at(x + 5.0, y).unwrap().to_string(), "0709");
//! let map = dragonrage_picture::board(board, &layout, Theme::Parchment, &Labels::printed(board));
//! assert!(map.contains("data-hex=\"0709\""));
//! ```

#![forbid(unsafe_code)]
#![allow(clippy::disallowed_methods, reason = "a picture decides nothing, and its coordinates are rounded")]

mod art;
mod badge;
mod board;
mod counter;
mod defs;
mod document;
mod excerpt;
mod face;
pub mod flare;
pub mod highlight;
mod labels;
mod layout;
pub mod legend;
mod marks;
mod position;
pub mod print;
mod report;
mod rng;
mod sheet;
mod svg;
mod theme;
mod track;

pub use art::silhouette;
pub use badge::Badge;
pub use board::{board, muster, plan, sketch, sketch_position};
pub use counter::{counter, counter_view_box};
pub use defs::defs;
pub use document::{document, map_document};
pub use excerpt::excerpt;
pub use face::Face;
pub use labels::{Labels, SheetLabels, TrackLabels};
pub use layout::{Layout, RADIUS};
pub use marks::marks;
pub use position::{Piece, counters, hidden_vps, pieces, places, position};
pub use report::{ReportWords, report};
pub use sheet::{SHEET_SIZE, blank_sheet, sheet};
pub use svg::escape;
pub use theme::Theme;
pub use track::{TRACK_HEIGHT, turn_track};
