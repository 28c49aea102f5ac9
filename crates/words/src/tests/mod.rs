//! Tests of the texts: which keys there are, whether every variant speaks, whether a language slips into another.

mod every_key;
mod every_sentence;
mod glossary;
mod meaning;
mod registry;
mod samples;

pub(crate) use samples::Sample;
