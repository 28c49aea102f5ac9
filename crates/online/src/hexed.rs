//! Bytes in JSON: the text that they are shown by everywhere else.

use serde::{Deserialize, Deserializer, Serializer, de::Error};
use std::borrow::Cow;
use std::fmt::Display;
use std::str::FromStr;

/// Writes.
pub fn serialize<T: Display, S: Serializer>(value: &T, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(value)
}

/// Reads.
pub fn deserialize<'de, T: FromStr<Err: Display>, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    <Cow<'de, str>>::deserialize(deserializer)?.parse().map_err(D::Error::custom)
}

/// What need not be there.
pub mod option {
    use super::{Cow, Deserialize, Deserializer, Display, Error, FromStr, Serializer};

    /// Writes.
    pub fn serialize<T: Display, S: Serializer>(value: &Option<T>, serializer: S) -> Result<S::Ok, S::Error> {
        match value {
            Some(value) => serializer.collect_str(value),
            None => serializer.serialize_none(),
        }
    }

    /// Reads.
    pub fn deserialize<'de, T: FromStr<Err: Display>, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Option<T>, D::Error> {
        <Option<Cow<'de, str>>>::deserialize(deserializer)?.map(|t| t.parse().map_err(D::Error::custom)).transpose()
    }
}
