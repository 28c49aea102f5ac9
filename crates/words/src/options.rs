//! Names of the house options and of their values.

use crate::{Key, Value, Words};
use dragonrage_rules::Agreement;
use fluent_bundle::FluentArgs;

/// What the parts of an agreement on reinforcements are told with.
pub(crate) const AGREED: [Key; 4] = [
    Key { name: "option-agreed-from", args: &["turn"] },
    Key { name: "option-agreed-every", args: &["turns"] },
    Key { name: "option-agreed-count", args: &["count"] },
    Key { name: "option-agreed-at", args: &["hexes"] },
];

impl Words {
    /// What an option is about; an unknown key names itself.
    pub fn option_name(&self, key: &str) -> String {
        self.try_say(&format!("option-{key}"), &FluentArgs::new()).unwrap_or_else(|| key.to_owned())
    }

    /// What a value of an option means; an unknown value names itself.
    pub fn option_value(&self, key: &str, value: &str) -> String {
        if key == Agreement::KEY
            && let Ok(agreed) = value.parse::<Agreement>()
            && !agreed.is_standard()
        {
            return self.agreement(&agreed);
        }
        self.try_say(&value_key(key, value), &FluentArgs::new()).unwrap_or_else(|| value.to_owned())
    }

    /// Rate and hexes that the players agreed upon, as far as they changed them [H-34].
    fn agreement(&self, agreed: &Agreement) -> String {
        let number = |n: Option<u8>| n.map(Value::from);
        let hexes: Vec<String> = agreed.at.iter().map(|h| h.to_string()).collect();
        let hexes = (!hexes.is_empty()).then(|| Value::from(hexes.join(", ")));
        let values = [number(agreed.from), number(agreed.every), number(agreed.count), hexes];
        let parts = AGREED.iter().zip(values).filter_map(|(key, value)| Some((key, value?)));
        parts.map(|(key, value)| self.text(key.name, &[(key.args[0], value)])).collect::<Vec<_>>().join(", ")
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
    let apart: [(&str, &[&str]); 2] = [("ruleset", &["manual", "reference"]), (Agreement::KEY, &[Agreement::STANDARD])];
    let all = dragonrage_rules::Options::KEYS.iter().map(|(key, _, values)| (*key, *values)).chain(apart);
    let mut keys: Vec<String> = all
        .flat_map(|(key, values)| {
            std::iter::once(format!("option-{key}")).chain(values.iter().map(move |value| value_key(key, value)))
        })
        .collect();
    keys.sort();
    keys.dedup();
    keys
}
