//! The spell book of a wizard: every spell with what it costs and how far it reaches, and why it cannot be cast just now. What
//! spells do the rules know; the words for it are in `words`.

use dragonrage_rules::{self as rules, Action, Choice, Decision, Game, Refusal, UnitId};

/// A page of the book.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SpellKind {
    /// Boost Morale [2.8.5].
    Boost,
    /// Fog [2.8.6].
    Fog,
    /// Whirlwind [2.8.7].
    Whirlwind,
    /// Lightning [2.8.8].
    Lightning,
    /// Summon Elemental [2.8.9].
    Summon,
    /// Dismiss an elemental [2.8.9-n,o].
    Dismiss,
}

/// A page, opened: what a reader must know before he casts.
#[derive(Clone, PartialEq, Debug)]
pub struct Page {
    /// The spell.
    pub spell: SpellKind,
    /// Spell points: the least and the most.
    pub cost: (u8, u8),
    /// How far it reaches; none if it needs no place.
    pub range: Option<u8>,
    /// Why it cannot be cast now.
    pub refusal: Option<Refusal>,
    /// Can it be cast at all, somewhere?
    pub possible: bool,
}

impl SpellKind {
    /// All of them, in the rulebook's order.
    pub const ALL: [SpellKind; 6] = [
        SpellKind::Boost,
        SpellKind::Fog,
        SpellKind::Whirlwind,
        SpellKind::Lightning,
        SpellKind::Summon,
        SpellKind::Dismiss,
    ];

    /// The word for it in keys.
    pub const fn code(self) -> &'static str {
        match self {
            SpellKind::Boost => "boost",
            SpellKind::Fog => "fog",
            SpellKind::Whirlwind => "whirlwind",
            SpellKind::Lightning => "lightning",
            SpellKind::Summon => "summon",
            SpellKind::Dismiss => "dismiss",
        }
    }

    /// The spell that an action casts.
    pub fn of(action: Action) -> Option<SpellKind> {
        match action {
            Action::Boost { .. } => Some(SpellKind::Boost),
            Action::Fog { .. } => Some(SpellKind::Fog),
            Action::Whirlwind { .. } => Some(SpellKind::Whirlwind),
            Action::Lightning { .. } | Action::BoltHex { .. } => Some(SpellKind::Lightning),
            Action::Summon { .. } => Some(SpellKind::Summon),
            Action::Dismiss { .. } => Some(SpellKind::Dismiss),
            _ => None,
        }
    }

    /// What it costs at least and at most, and how far it reaches.
    fn terms(self, game: &Game) -> ((u8, u8), Option<u8>) {
        let placed = |spell| ((game.spell_cost(spell), game.spell_cost(spell)), Some(game.spell_range(spell)));
        match self {
            SpellKind::Boost => {
                ((game.spell_cost(rules::Spell::Boost(0)), game.spell_cost(rules::Spell::Boost(2))), None)
            }
            SpellKind::Fog => placed(rules::Spell::Fog),
            SpellKind::Whirlwind => placed(rules::Spell::Whirlwind),
            SpellKind::Lightning => placed(rules::Spell::Lightning),
            SpellKind::Summon => placed(rules::Spell::Summon),
            // The summoner's own go free; others cost what a die says [2.8.9-n,o].
            SpellKind::Dismiss => ((0, 6), None),
        }
    }

    /// An action that stands for the spell: the rules say why it is refused.
    fn probe(self, game: &Game, unit: UnitId) -> Option<Action> {
        let wizard = game.unit(unit)?;
        let hex = wizard.hex()?;
        Some(match self {
            SpellKind::Boost => Action::Boost { unit, radius: 0 },
            SpellKind::Fog => Action::Fog { unit, hex },
            SpellKind::Whirlwind => Action::Whirlwind { unit, hex },
            SpellKind::Lightning => {
                // Lightning needs somebody to strike: the nearest enemy is the one whom a player has in mind.
                let enemies = game.units().filter(|(_, u)| u.on_map() && u.side == wizard.side.map(rules::Side::other));
                let places = enemies.filter_map(|(id, u)| Some((hex.distance(u.hex()?), id, u.hex()?)));
                match places.min() {
                    Some((_, target, _)) if game.kind(target).is_some_and(|k| k.is_monster()) => {
                        Action::Lightning { unit, target }
                    }
                    Some((.., hex)) => Action::BoltHex { unit, hex, keep: false },
                    None => Action::BoltHex { unit, hex, keep: false },
                }
            }
            SpellKind::Summon => Action::Summon { unit, hex, fire: true },
            SpellKind::Dismiss => return None,
        })
    }
}

/// Is it the time for a wizard's spells, and his?
pub fn casting(game: &Game, unit: UnitId) -> bool {
    matches!(game.decision(), Decision::Side(side, Choice::Spell) if game.unit(unit).is_some_and(|u| u.side == Some(side)))
        && game.spell_points(unit).is_some()
}

/// The book of a wizard, of which `legal` is what may be done now. To dismiss somebody there must be somebody.
pub fn book(game: &Game, legal: &[Action], unit: UnitId) -> Vec<Page> {
    let page = |spell: SpellKind| {
        let possible = legal.iter().any(|a| a.unit() == Some(unit) && SpellKind::of(*a) == Some(spell));
        let (cost, range) = spell.terms(game);
        let refusal = spell.probe(game, unit).filter(|_| !possible).and_then(|probe| game.why_not(probe));
        Page { spell, cost, range, refusal, possible }
    };
    SpellKind::ALL.into_iter().map(page).filter(|p| p.possible || p.spell != SpellKind::Dismiss).collect()
}
