//! House options [section 9 of docs/RULES.md] and the rule set, recorded with every game.

use crate::components::agreement::Agreement;
use crate::{Ruleset, Version};
use std::borrow::Cow;

/// Declares the options once: type, key, rule id, values. The first value is the default.
macro_rules! options {
    ($($field:ident: $type:ident, $key:literal, $rule:literal, $($variant:ident = $value:literal),+;)+) => {
        $(
            #[doc = concat!("House option [", $rule, "] `", $key, "`.")]
            #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
            pub enum $type { $(#[doc = concat!("`", $value, "`")] $variant),+ }

            impl $type {
                /// Every value, the default first.
                pub const ALL: &[$type] = &[$($type::$variant),+];
                /// The value's name in data, records and on the command line.
                pub const fn code(self) -> &'static str {
                    match self { $($type::$variant => $value),+ }
                }
            }

            impl Default for $type {
                fn default() -> $type { $type::ALL[0] }
            }
        )+

        /// All options of a game.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
        pub struct Options {
            /// The version of the rules that the game is played by: no choice, but carried wherever options are.
            pub version: Version,
            /// Which book's rules hold.
            pub ruleset: Ruleset,
            $(#[doc = concat!("House option [", $rule, "] `", $key, "`.")] pub $field: $type,)+
            /// House option [H-34] `agreed_reinforcements`.
            pub agreed_reinforcements: Agreement,
        }

        impl Options {
            /// Keys, rule ids and possible values of all options that are a choice among words: all but the rule set
            /// and the agreement on reinforcements.
            pub const KEYS: &[(&str, &str, &[&str])] = &[$(($key, $rule, &[$($value),+])),+];

            /// Sets an option by key and value, former names included.
            ///
            /// ```
            /// # use dragonrage_rules::*;
            /// let mut options = Options::default();
            /// options.set("hover", "forbidden").unwrap();
            /// assert_eq!(options.hover, options::Hover::Forbidden);
            ///
            /// let error = options.set("hover", "sometimes").unwrap_err();
            /// assert_eq!(error.to_string(), "option 'hover' cannot be 'sometimes': one of allowed, forbidden");
            /// ```
            pub fn set(&mut self, key: &str, value: &str) -> Result<(), BadOption> {
                let (key, value) = today(key, value)?;
                match key {
                    "ruleset" => match value {
                        "manual" => { self.ruleset = Ruleset::Manual; Ok(()) }
                        "reference" => { self.ruleset = Ruleset::Reference; Ok(()) }
                        _ => Err(BadOption::value(key, value, &["manual", "reference"])),
                    },
                    $($key => match $type::ALL.iter().find(|v| v.code() == value) {
                        Some(v) => { self.$field = *v; Ok(()) }
                        None => Err(BadOption::value(key, value, &[$($value),+])),
                    },)+
                    Agreement::KEY => match value.parse() {
                        Ok(agreed) => { self.agreed_reinforcements = agreed; Ok(()) }
                        Err(()) => Err(BadOption::value(key, value, &[Agreement::FORM])),
                    },
                    _ => Err(BadOption::Key(key.chars().take(40).collect())),
                }
            }

            /// All options as key and value, the rule set first; the version is none of them.
            ///
            /// ```
            /// # use dragonrage_rules::*;
            /// let list = Options::default().list();
            /// assert_eq!(list[0], ("ruleset", "reference".into()));
            /// assert!(list.contains(&("hover", "allowed".into())));
            /// ```
            pub fn list(&self) -> Vec<(&'static str, Cow<'static, str>)> {
                let ruleset = match self.ruleset { Ruleset::Manual => "manual", Ruleset::Reference => "reference" };
                vec![
                    ("ruleset", ruleset.into()),
                    $(($key, self.$field.code().into()),)+
                    (Agreement::KEY, self.agreed_reinforcements.to_string().into()),
                ]
            }
        }
    };
}

options! {
    out_of_table: OutOfTable, "out_of_table", "H-01", Double = "double", SixToOne = "six_to_one";
    giants_hit_on: GiantsHitOn, "giants_hit_on", "H-02", Six = "6", Five = "5", FiveForMissiles = "5_for_missiles";
    half_wings: HalfWings, "half_wings", "H-03", GroupRule = "group_rule", HalfSuffices = "half_suffices";
    half_legs: HalfLegs, "half_legs", "H-04", ByRuleset = "by_ruleset", Reference = "reference", Manual = "manual";
    victory_mode: VictoryMode, "victory_mode", "H-05", Objective = "objective", Graded = "graded", Manual = "manual";
    sudden_death: SuddenDeath, "sudden_death", "H-06", ByMode = "by_mode", Yes = "yes", No = "no";
    raze_mp: RazeMp, "raze_mp", "H-07", Dedicated = "dedicated", AnyMpSpentInHex = "any_mp_spent_in_hex";
    raze_over_enemy: RazeOverEnemy, "raze_over_enemy", "H-08", Allowed = "allowed", HexMustBeClear = "hex_must_be_clear";
    monster_attacks: MonsterAttacks, "monster_attacks", "H-09", PerGroup = "per_group", PerArea = "per_area";
    roc_belly: RocBelly, "roc_belly", "H-10", SameHex = "same_hex", AnyPosition = "any_position";
    young_fire_range: YoungFireRange, "young_fire_range", "H-11", One = "1", Two = "2";
    minor_overrun_attack: MinorOverrunAttack, "minor_overrun_attack", "H-12", None = "none", PrintedStrength = "printed_strength";
    wurm_gate: WurmGate, "wurm_gate", "H-13", Either = "either", MpOnly = "mp_only", TableOnly = "table_only";
    warg_ladders: WargLadders, "warg_ladders", "H-14", Unlimited = "unlimited", Once = "once";
    ladder_spent_on: LadderSpentOn, "ladder_spent_on", "H-15", Success = "success", Attempt = "attempt";
    hero_bonus_on_missiles: HeroBonusOnMissiles, "hero_bonus_on_missiles", "H-16", Yes = "yes", No = "no";
    wounded_hero_own_bonus: WoundedHeroOwnBonus, "wounded_hero_own_bonus", "H-17", No = "no", Yes = "yes";
    boost_duration: BoostDuration, "boost_duration", "H-18", UntilNextOwnSpellPhase = "until_next_own_spell_phase", OwnPlayerTurn = "own_player_turn";
    boost_scope: BoostScope, "boost_scope", "H-19", Area = "area", UnitsAtCasting = "units_at_casting";
    lightning_on_stack: LightningOnStack, "lightning_on_stack", "H-20", WholeStack = "whole_stack", ChosenUnit = "chosen_unit";
    character_cost: CharacterCost, "character_cost", "H-21", ByRole = "by_role", ByCounter = "by_counter";
    campaign_objective: CampaignObjective, "campaign_objective", "H-22", Exclusive = "exclusive", Cumulative = "cumulative";
    campaign_kill_bonus: CampaignKillBonus, "campaign_kill_bonus", "H-23", Once = "once", PerKill = "per_kill";
    nurkott_reinforcements: NurkottReinforcements, "nurkott_reinforcements", "H-24", RoadLegs = "road_legs", Triangle = "triangle";
    archer_raze_and_shoot: ArcherRazeAndShoot, "archer_raze_and_shoot", "H-25", No = "no", Yes = "yes";
    flight_last_leg: FlightLastLeg, "flight_last_leg", "H-26", OneHexOk = "one_hex_ok", AtLeastTwo = "at_least_two";
    hover: Hover, "hover", "H-27", Allowed = "allowed", Forbidden = "forbidden";
    reinforcements_move_on_arrival: ReinforcementsMoveOnArrival, "reinforcements_move_on_arrival", "H-28", Yes = "yes", No = "no";
    crash_on_stone_bridge: CrashOnStoneBridge, "crash_on_stone_bridge", "H-29", Dies = "dies", Survives = "survives";
    engine_damage: EngineDamage, "engine_damage_to_monsters", "H-30", One = "1", AttackStrength = "attack_strength";
    elowyn: ElowynInPlay, "elowyn", "H-31", Off = "off", On = "on";
    clock_area: ClockArea, "clock_area", "H-32", WithinWalls = "within_walls", WholeSetupArea = "whole_setup_area";
    friendly_fire: FriendlyFire, "friendly_fire_on_minor_monsters", "H-33", EscapeRoll = "escape_roll", Immune = "immune";
    one_leader_each: OneLeaderEach, "one_leader_each", "H-35", No = "no", Yes = "yes";
}

/// Options that had other names: key and value as records of before say them, and as they are called now.
const FORMER: &[(&str, &str, &str, &str)] = &[
    ("giant_missiles", "always_6", "giants_hit_on", "6"),
    ("giant_missiles", "5_if_adjacent", "giants_hit_on", "5_for_missiles"),
];

/// What a key and a value are called now.
fn today<'a>(key: &'a str, value: &'a str) -> Result<(&'a str, &'a str), BadOption> {
    let known: Vec<&str> = FORMER.iter().filter(|f| f.0 == key).map(|f| f.1).collect();
    match FORMER.iter().find(|f| (f.0, f.1) == (key, value)) {
        Some((_, _, key, value)) => Ok((key, value)),
        None if known.is_empty() => Ok((key, value)),
        None => Err(BadOption::value(key, value, &known)),
    }
}

impl Options {
    /// Whose word holds for legs with exactly half of their points: that of the rule set, unless it is said [D-03, H-04].
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// let mut options = Options::default();
    /// assert_eq!(options.half_legs(), Ruleset::Reference);
    /// options.set("ruleset", "manual").unwrap();
    /// assert_eq!(options.half_legs(), Ruleset::Manual);
    /// ```
    pub fn half_legs(&self) -> Ruleset {
        match self.half_legs {
            HalfLegs::ByRuleset => self.ruleset,
            HalfLegs::Reference => Ruleset::Reference,
            HalfLegs::Manual => Ruleset::Manual,
        }
    }

    /// Do both lead to the same game, whichever words say so and whichever version of the rules it began with?
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// let mut explicit = Options::default();
    /// explicit.set("half_legs", "reference").unwrap(); // what the Rules Reference says anyway
    /// assert!(explicit != Options::default() && explicit.alike(&Options::default()));
    /// ```
    pub fn alike(&self, other: &Options) -> bool {
        let plain = |o: &Options| Options { version: Version::NEWEST, half_legs: HalfLegs::ByRuleset, ..*o };
        plain(self) == plain(other) && self.half_legs() == other.half_legs()
    }
}

/// An option that does not exist, or a value that it cannot have.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadOption {
    /// There is no such option.
    #[error("there is no option '{0}'")]
    Key(String),
    /// It cannot have this value.
    #[error("option '{key}' cannot be '{value}': one of {allowed}")]
    Value {
        /// The option.
        key: String,
        /// What it was to be.
        value: String,
        /// What it may be.
        allowed: String,
    },
}

impl BadOption {
    fn value(key: &str, value: &str, allowed: &[&str]) -> BadOption {
        BadOption::Value { key: key.to_owned(), value: value.chars().take(40).collect(), allowed: allowed.join(", ") }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn former_names_are_read() {
        for (key, value, now, is) in FORMER {
            let mut options = Options::default();
            options.set(key, value).unwrap();
            assert!(options.list().contains(&(*now, (*is).into())), "{key} {value}");
            assert!(Options::KEYS.iter().all(|(k, ..)| k != key), "{key} is a name of today");
        }
        let mut options = Options::default();
        let refused = options.set("giant_missiles", "5").unwrap_err();
        assert_eq!(refused, BadOption::value("giant_missiles", "5", &["always_6", "5_if_adjacent"]));
        assert_eq!(options, Options::default());
    }

    #[test]
    fn games_alike() {
        let with = |changes: &[(&str, &str)]| {
            let mut options = Options::default();
            changes.iter().for_each(|(k, v)| options.set(k, v).unwrap());
            options
        };
        let usual = Options::default();
        let old = Options { version: Version::from_number(1).unwrap(), ..with(&[("half_legs", "reference")]) };
        assert!(usual.alike(&old) && old.alike(&usual));
        assert!(with(&[("ruleset", "manual")]).alike(&with(&[("ruleset", "manual"), ("half_legs", "manual")])));
        assert!(!usual.alike(&with(&[("half_legs", "manual")])));
        assert!(!usual.alike(&with(&[("hover", "forbidden")])));
    }
}
