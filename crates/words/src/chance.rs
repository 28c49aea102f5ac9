//! Dice: what is rolled for, with what, against what; and how they fell.

use crate::{Context, Words};
use dragonrage_rules::{Chance, Modifier, Need, Roll};

impl Words {
    /// What is rolled for, which dice, the modifiers with their reasons, the number needed, the probability.
    pub fn chance(&self, chance: &Chance, context: &Context) -> String {
        let key = if chance.need == Need::Value { "chance-value" } else { "chance" };
        self.with(key, context, |args| {
            args.set("roll", roll_sentence(self, chance.roll, context));
            args.set("dice", self.dice(chance, context));
            args.set("need", self.need(chance.need, context));
            if let Some((ways, of)) = chance.success() {
                args.set("percent", percent(ways, of));
                args.set("ways", ways);
                args.set("of", of);
            }
        })
    }

    /// How the dice fell.
    pub(crate) fn rolled(&self, chance: &Chance, a: u8, b: u8, success: Option<bool>, context: &Context) -> String {
        let key = if success.is_some() { "event-rolled" } else { "event-rolled-value" };
        self.with(key, context, |args| {
            args.set("roll", roll_sentence(self, chance.roll, context));
            args.set("shown", shown(chance, a, b));
            args.set("need", self.need(chance.need, context));
            if let Some(success) = success {
                args.set("result", self.plain(result_key(chance.roll, success)));
            }
        })
    }

    /// What it means that a roll succeeded or failed, in a word: "hit", "no escape".
    pub fn roll_result(&self, chance: &Chance, success: bool) -> String {
        self.plain(result_key(chance.roll, success))
    }

    /// "2d6", or with modifiers "1d6 +1 (hero)".
    fn dice(&self, chance: &Chance, context: &Context) -> String {
        let mut text = self.with("dice", context, |args| args.set("count", chance.dice));
        for (modifier, value) in chance.modifiers.iter().flatten() {
            let reason = modifier_sentence(self, *modifier, context);
            text += &format!(" {}{} ({reason})", sign(*value), value.unsigned_abs());
        }
        text
    }

    fn need(&self, need: Need, context: &Context) -> String {
        let (key, number) = match need {
            Need::AtLeast(number) => ("need-at-least", number),
            Need::AtMost(number) => ("need-at-most", number),
            Need::Value => return String::new(),
        };
        self.with(key, context, |args| args.set("number", number))
    }
}

/// Messages around a roll.
#[cfg(test)]
pub(crate) const FRAMES: &[crate::Key] = &[
    crate::Key { name: "chance", args: &["roll", "dice", "need", "percent", "ways", "of"] },
    crate::Key { name: "chance-value", args: &["roll", "dice"] },
    crate::Key { name: "event-rolled", args: &["roll", "shown", "need", "result"] },
    crate::Key { name: "event-rolled-value", args: &["roll", "shown"] },
    crate::Key { name: "dice", args: &["count"] },
    crate::Key { name: "need-at-least", args: &["number"] },
    crate::Key { name: "need-at-most", args: &["number"] },
];

fn percent(ways: u8, of: u8) -> u16 {
    let (ways, of) = (u16::from(ways), u16::from(of).max(1));
    (ways * 100 + of / 2) / of
}

fn sign(number: i8) -> char {
    if number < 0 { '−' } else { '+' }
}

/// "4", "3 + 4 = 7", "4 + 1 = 5", "3 + 4 + 1 = 8".
fn shown(chance: &Chance, a: u8, b: u8) -> String {
    let modifier = match chance.need {
        Need::AtLeast(_) => chance.modifier(),
        Need::AtMost(_) | Need::Value => 0,
    };
    let mut text = a.to_string();
    if b > 0 {
        text += &format!(" + {b}");
    }
    if modifier != 0 {
        text += &format!(" {} {}", sign(modifier), modifier.unsigned_abs());
    }
    if b > 0 || modifier != 0 {
        text += &format!(" = {}", i16::from(a) + i16::from(b) + i16::from(modifier));
    }
    text
}

/// What a success or failure of the roll means.
fn result_key(roll: Roll, success: bool) -> &'static str {
    let (yes, no) = match roll {
        Roll::Gate { .. } | Roll::LeglessGate { .. } | Roll::Break { gate: true, .. } => {
            ("result-gate-breaks", "result-gate-holds")
        }
        Roll::Break { gate: false, .. } => ("result-door-breaks", "result-door-holds"),
        Roll::Scale { .. } => ("result-over-the-wall", "result-thrown-back"),
        Roll::Overrun { .. }
        | Roll::Melee { .. }
        | Roll::Clash { .. }
        | Roll::Bolt { .. }
        | Roll::Hit { .. }
        | Roll::Missile { .. } => ("result-hit", "result-miss"),
        Roll::Morale { .. } => ("result-courage", "result-fear"),
        Roll::Escape { .. } => ("result-escapes", "result-caught"),
        Roll::Whirlwind { .. } => ("result-crashes", "result-stays-aloft"),
        Roll::Berserk { .. } => ("result-dies", "result-lives"),
        Roll::Sides { .. }
        | Roll::CrashDamage { .. }
        | Roll::Drift { .. }
        | Roll::Dismiss { .. }
        | Roll::Stray { .. } => ("result-success", "result-failure"),
    };
    if success { yes } else { no }
}

/// All that [`result_key`] can give.
#[cfg(test)]
pub(crate) const RESULTS: &[&str] = &[
    "result-gate-breaks",
    "result-gate-holds",
    "result-door-breaks",
    "result-door-holds",
    "result-over-the-wall",
    "result-thrown-back",
    "result-hit",
    "result-miss",
    "result-courage",
    "result-fear",
    "result-escapes",
    "result-caught",
    "result-crashes",
    "result-stays-aloft",
    "result-dies",
    "result-lives",
    "result-success",
    "result-failure",
];

sentences! {
    /// Why a roll is changed.
    fn modifier_sentence, keys MODIFIERS, samples modifier_samples: Modifier;
    Hero => "modifier-hero",
    Boost => "modifier-boost",
    Tower => "modifier-tower",
    WeakFire => "modifier-weak-fire",
    Morale => "modifier-morale",
    NoDefenderNear => "modifier-no-defender-near",
    Slayer => "modifier-slayer",
}

sentences! {
    /// What is rolled for.
    fn roll_sentence, keys ROLLS, samples roll_samples: Roll;
    Sides(seat) => "roll-sides",
    Gate(unit, mp) => "roll-gate",
    LeglessGate(unit, guarded) => "roll-legless-gate",
    Overrun(unit, hex, strength, defence) => "roll-overrun",
    Melee(unit, hex, strength, defence) => "roll-melee",
    Clash(hex, strength, defence, volley) => "roll-clash",
    Bolt(unit, hex, strength, defence) => "roll-bolt",
    Scale(unit, dir) => "roll-scale",
    Break(unit, dir, gate) => "roll-break",
    Hit(unit, target, area) => "roll-hit",
    Missile(unit, target, area) => "roll-missile",
    Morale(unit) => "roll-morale",
    Escape(unit, from) => "roll-escape",
    Whirlwind(unit, hex) => "roll-whirlwind",
    CrashDamage(unit) => "roll-crash-damage",
    Drift(hex) => "roll-drift",
    Dismiss(unit, target) => "roll-dismiss",
    Stray(unit, of) => "roll-stray",
    Berserk(unit) => "roll-berserk",
}
