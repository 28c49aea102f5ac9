//! Beyond one battle, without a browser: what the army builder holds, and how a campaign and its games know each other.

pub mod plan;
pub mod story;
