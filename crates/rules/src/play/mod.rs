//! The frame of the game: what may be done, doing it, asking about it [section 11]. Rules live in the folders named after the rulebook's chapters.

pub(crate) mod action;
pub(crate) mod choices;
pub(crate) mod decision;
pub(crate) mod dice;
pub(crate) mod engine;
pub(crate) mod event;
pub(crate) mod forget;
pub(crate) mod game;
pub(crate) mod ledger;
pub(crate) mod listing;
pub(crate) mod questions;
pub(crate) mod reach;
pub(crate) mod refusal;
pub(crate) mod setup;
pub(crate) mod state;
pub(crate) mod task;
pub(crate) mod view;
