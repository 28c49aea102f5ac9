//! Names of the house options and of their values.

use crate::Words;
use fluent_bundle::FluentArgs;

impl Words {
    /// What an option is about; an unknown key names itself.
    pub fn option_name(&self, key: &str) -> String {
        self.try_say(&format!("option-{key}"), &FluentArgs::new()).unwrap_or_else(|| key.to_owned())
    }

    /// What a value of an option means; an unknown value names itself.
    pub fn option_value(&self, key: &str, value: &str) -> String {
        self.try_say(&value_key(key, value), &FluentArgs::new()).unwrap_or_else(|| value.to_owned())
    }
}

/// Yes and no mean the same everywhere.
fn value_key(key: &str, value: &str) -> String {
    match value {
        "yes" | "no" => format!("option-value-{value}"),
        _ => format!("option-{key}-{value}"),
    }
}

/// Every message that the options need.
#[cfg(test)]
pub(crate) fn keys() -> Vec<String> {
    let ruleset: (&str, &[&str]) = ("ruleset", &["manual", "reference"]);
    let all =
        std::iter::once(ruleset).chain(dragonrage_rules::Options::KEYS.iter().map(|(key, _, values)| (*key, *values)));
    let mut keys: Vec<String> = all
        .flat_map(|(key, values)| {
            std::iter::once(format!("option-{key}")).chain(values.iter().map(move |value| value_key(key, value)))
        })
        .collect();
    keys.sort();
    keys.dedup();
    keys
}
