//! Every message that the code asks for.

use crate::{Key, Lang, action, chance, command::Command, decision, event, options, refusal, scenario};
use dragonrage_data::Files;
use dragonrage_rules::{Area, Dir, EndReason, Grade, Kind, Phase, Side, Terrain};
use std::collections::{BTreeMap, BTreeSet};

/// Names of messages and their arguments.
pub(crate) fn wanted() -> BTreeMap<String, BTreeSet<String>> {
    let lists: [&[Key]; 31] = [
        event::EVENTS,
        refusal::REFUSALS,
        action::ACTIONS,
        action::FRAMES,
        decision::FRAMES,
        decision::DECISIONS,
        decision::CHOICES,
        chance::FRAMES,
        chance::ROLLS,
        chance::MODIFIERS,
        crate::TERMINAL,
        crate::TABLE,
        crate::LEAGUE,
        crate::PAGE,
        crate::GUIDE,
        crate::SCREENS,
        crate::SEEING,
        crate::ORDERS,
        crate::PUZZLES,
        crate::ARMIES,
        crate::DESK,
        crate::KEPT,
        crate::MOTION,
        crate::WELCOME,
        crate::MINE,
        crate::NET,
        crate::RECORDS,
        crate::PROOF,
        crate::PRINT,
        &options::AGREED,
        &[Key { name: "title-ultimate", args: &["city"] }, Key { name: "reason-conceded", args: &["loser"] }],
    ];
    let mut wanted = BTreeMap::new();
    for key in lists.into_iter().flatten() {
        let args = key.args.iter().map(|a| (*a).to_owned()).collect();
        assert_eq!(wanted.insert(key.name.to_owned(), args), None, "{} is listed twice", key.name);
    }
    for name in plain() {
        wanted.entry(name).or_default();
    }
    wanted
}

/// Messages without arguments that are looked up by code.
fn plain() -> Vec<String> {
    let mut names = options::keys();
    names.extend(Kind::ALL.map(|k| format!("kind-{}", k.code())));
    names.extend(Side::BOTH.map(|s| format!("side-{}", s.code())));
    names.extend(Phase::ALL.map(|p| format!("phase-{}", p.code())));
    names.extend(Area::ALL.map(|a| format!("area-{}", a.code())));
    names.extend(Dir::ALL.map(|d| format!("dir-{d}")));
    names.extend(Terrain::ALL.map(|t| format!("terrain-{}", t.code())));
    names.extend(EndReason::ALL.map(|r| format!("reason-{}", r.code())));
    names.extend(EndReason::ALL.map(|r| format!("end-reason-{}", r.code())));
    names.extend(Grade::ALL.iter().flat_map(|g| [format!("grade-{}", g.code()), format!("title-{}", g.code())]));
    names.extend(Command::ALL.map(|c| format!("command-{}", c.code())));
    names.extend(chance::RESULTS.iter().map(|r| (*r).to_owned()));
    names.extend(scenario::PRINTED.iter().flat_map(|s| ["name", "description"].map(|w| format!("scenario-{s}-{w}"))));
    names.extend(places().into_keys());
    names
}

/// Places, crossings and entrances of the printed maps, with their English names.
pub(crate) fn places() -> BTreeMap<String, String> {
    // Games of former editions are still played, and their places still have names.
    let editions: Vec<Files> = dragonrage_data::editions().map(|name| Files::edition(name).unwrap()).collect();
    let maps = editions.iter().flat_map(|files| files.texts()).filter(|(name, _)| name.starts_with("maps/"));
    let mut places = BTreeMap::new();
    for (_, map) in maps {
        let map: toml::Table = map.parse().unwrap();
        let id = map["id"].as_str().unwrap();
        for (list, field, word) in
            [("places", "hex", "place"), ("crossings", "hex", "crossing"), ("entrances", "at", "entrance")]
        {
            for entry in map[list].as_array().unwrap() {
                let name = entry["name"].as_str().unwrap();
                places.insert(format!("{word}-{id}-{}", entry[field].as_str().unwrap()), name.to_owned());
            }
        }
    }
    places
}

/// The messages of a language: for each the arguments that it uses itself, and the messages that it refers to.
pub(crate) fn found(lang: Lang) -> BTreeMap<String, Uses> {
    use fluent_syntax::ast::Entry;
    let mut found = BTreeMap::new();
    for file in [lang.shared(), lang.terminal()].concat() {
        let resource = fluent_syntax::parser::parse(file).map_err(|(_, errors)| errors).unwrap_or_else(|errors| {
            panic!(
                "{}: {:?}: {}",
                lang.code(),
                errors,
                &file[errors[0].pos.start.saturating_sub(60)..errors[0].pos.end]
            )
        });
        for entry in resource.body {
            match entry {
                Entry::Message(message) => {
                    let mut uses = Uses::default();
                    message.value.iter().for_each(|pattern| uses.pattern(pattern));
                    let name = message.id.name.to_owned();
                    assert!(found.insert(name.clone(), uses).is_none(), "{}: {name} stands twice", lang.code());
                }
                Entry::Junk { content } => panic!("{}: {content}", lang.code()),
                _ => {}
            }
        }
    }
    found
}

/// What a message uses.
#[derive(Clone, Default, Debug)]
pub(crate) struct Uses {
    pub(crate) args: BTreeSet<String>,
    pub(crate) messages: BTreeSet<String>,
    /// Its own letters, all variants one after the other.
    pub(crate) text: String,
}

impl Uses {
    fn pattern(&mut self, pattern: &fluent_syntax::ast::Pattern<&str>) {
        use fluent_syntax::ast::PatternElement;
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.text.push_str(value),
                // A name takes the place of the expression.
                PatternElement::Placeable { expression } => {
                    self.text.push(' ');
                    self.expression(expression);
                }
            }
        }
        self.text.push(' ');
    }

    fn expression(&mut self, expression: &fluent_syntax::ast::Expression<&str>) {
        use fluent_syntax::ast::Expression;
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &fluent_syntax::ast::InlineExpression<&str>) {
        use fluent_syntax::ast::InlineExpression;
        match inline {
            InlineExpression::VariableReference { id } => {
                self.args.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.messages.insert(id.name.to_owned());
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { value } => self.text.push_str(value),
            _ => {}
        }
    }
}

/// All arguments of a message, with those of the messages that it refers to. Genders
/// and initials are each language's own affair.
pub(crate) fn all_args(found: &BTreeMap<String, Uses>, name: &str) -> BTreeSet<String> {
    let Some(uses) = found.get(name) else { return BTreeSet::new() };
    let own = uses.args.iter().filter(|a| !a.ends_with("_gender") && !a.ends_with("_initial")).cloned();
    own.chain(uses.messages.iter().flat_map(|m| all_args(found, m))).collect()
}
