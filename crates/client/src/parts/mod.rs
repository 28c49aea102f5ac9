//! Pieces of screens.

pub mod advice;
pub mod balance;
pub mod bar;
pub mod board;
pub mod choices;
pub mod counter;
pub mod curve;
pub mod dice;
pub mod everything;
pub mod example;
pub mod forget;
pub mod goal;
pub mod guide;
pub mod header;
pub mod hint;
pub mod inspect;
pub mod kept;
pub mod keys;
pub mod legend;
pub mod little;
pub mod log;
pub mod meanwhile;
pub mod menu;
pub mod muster;
pub mod names;
pub mod notes;
pub mod notice;
pub mod objective;
pub mod orders;
pub mod overlays;
pub mod panorama;
pub mod people;
pub mod pieces;
pub mod recruit;
pub mod report;
pub mod rule;
pub mod said;
pub mod scenario;
pub mod scenes;
pub mod seats;
pub mod set_up;
pub mod sheets;
pub mod sounds;
pub mod spells;
pub mod split;
pub mod unreadable;
pub mod view;
pub mod why;

use crate::live::LiveTable;
use leptos::prelude::provide_context;

/// Gives the pieces below what they ask for: the table, its lesson, and where advice points.
pub fn lay(table: LiveTable) -> guide::Guiding {
    let guiding = guide::Guiding::new(table);
    provide_context(table);
    provide_context(guiding);
    provide_context(split::Splits::new(table));
    provide_context(advice::Pointed::new());
    provide_context(inspect::Inspecting::new(table));
    provide_context(overlays::Overlays::new(table));
    guiding
}
