//! The texts of orders with few clicks: groups, marches, set-ups; keys and the arguments that each one takes.

use crate::Key;

const fn text(name: &'static str, args: &'static [&'static str]) -> Key {
    Key { name, args }
}

/// Every text of orders, for [`crate::Words::text`].
pub const ORDERS: &[Key] = &[
    text("orders-redo", &[]),
    text("orders-undo-phase", &[]),
    text("orders-key-group", &[]),
    text("orders-key-add", &[]),
    text("orders-key-go-on", &[]),
    text("orders-group", &["count"]),
    text("orders-group-help", &[]),
    text("orders-let-go", &["unit"]),
    text("orders-together", &[]),
    text("orders-with-hex", &["count"]),
    text("orders-with-beside", &["count"]),
    text("orders-with-kind", &["count"]),
    text("orders-with-outside", &["count"]),
    text("orders-go-there", &[]),
    text("orders-go-on", &["count"]),
    text("orders-halt", &[]),
    text("orders-arrived", &["count"]),
    text("orders-under-way", &["count"]),
    text("orders-stays", &["unit"]),
    text("orders-more-stay", &["count"]),
    text("orders-last-look", &[]),
    text("orders-last-look-help", &[]),
    text("orders-begin-battle", &[]),
    text("orders-pile", &["kind", "count"]),
    text("orders-preset", &[]),
    text("orders-presets", &[]),
    text("orders-preset-name", &[]),
    text("orders-preset-save", &[]),
    text("orders-preset-use", &["name"]),
    text("orders-preset-link", &["name"]),
    text("orders-preset-forget", &["name"]),
    text("orders-preset-link-here", &[]),
    text("orders-preset-told", &["name", "count", "scenario", "side"]),
    text("orders-preset-keep", &[]),
    text("orders-preset-kept", &[]),
    text("orders-preset-unreadable", &[]),
    text("orders-preset-elsewhere", &[]),
    text("orders-preset-too-many", &["kind"]),
    text("orders-preset-refused", &["kind", "reason"]),
    text("orders-ladder-units", &[]),
    text("orders-ladder-monster", &["unit"]),
    text("orders-ladder-count", &["count"]),
    text("orders-ladder-groups", &["count"]),
    text("orders-next", &[]),
    text("orders-key-frame", &[]),
];
