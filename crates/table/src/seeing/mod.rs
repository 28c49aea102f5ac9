//! What helps to see: everything about a counter or a hex, who can strike where, what is seen from where, what a roll would bring
//! about. Questions only: whatever is asked here is asked of the rules, on copies where it must be tried. Nothing is drawn or said.

pub mod look;
pub mod outcomes;
pub mod overlay;
pub mod strikes;

#[cfg(test)]
mod tests;
