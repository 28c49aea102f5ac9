//! Who must decide what next: a side, Chance, or nobody because the game is over.

use crate::{Area, Dir, Hex, Seat, Side, UnitId};

/// The phases of a game, in the rulebook's order [2.6.1, M-i].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[repr(u8)]
pub enum Phase {
    /// The players roll for sides [M-a].
    #[default]
    SideRoll,
    /// The defender places the army [3.1.1-a].
    DefenderSetup,
    /// The invader places the army [3.1.1-b].
    InvaderSetup,
    /// Spells of the invader's wizards [2.8].
    InvaderSpells,
    /// The invader moves [2.4], and scales and breaks at the end of it [2.5.3.1].
    InvaderMovement,
    /// Dragonfire and the invader's missiles [2.12.1.5, 2.7.6].
    InvaderFire,
    /// The invader attacks [2.7], and razes with troops [2.3-k].
    InvaderMelee,
    /// Spells of the defender's wizards [2.8].
    DefenderSpells,
    /// Reinforcements arrive [2.9].
    DefenderReinforcements,
    /// The defender moves [2.4].
    DefenderMovement,
    /// The defender shoots [2.7.6].
    DefenderMissiles,
    /// The defender attacks [2.7].
    DefenderMelee,
    /// Clocks and turn pointer [2.6.1.10-a]; nobody decides anything here.
    EndOfTurn,
    /// The game is over.
    Over,
}

impl Phase {
    /// All phases, in order.
    pub const ALL: [Phase; 14] = [
        Phase::SideRoll,
        Phase::DefenderSetup,
        Phase::InvaderSetup,
        Phase::InvaderSpells,
        Phase::InvaderMovement,
        Phase::InvaderFire,
        Phase::InvaderMelee,
        Phase::DefenderSpells,
        Phase::DefenderReinforcements,
        Phase::DefenderMovement,
        Phase::DefenderMissiles,
        Phase::DefenderMelee,
        Phase::EndOfTurn,
        Phase::Over,
    ];

    /// The name in notation and cases.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// for phase in Phase::ALL {
    ///     assert_eq!(Phase::from_code(phase.code()), Some(phase));
    /// }
    /// assert_eq!(Phase::DefenderMelee.code(), "defender-melee");
    /// ```
    pub const fn code(self) -> &'static str {
        match self {
            Phase::SideRoll => "side-roll",
            Phase::DefenderSetup => "defender-setup",
            Phase::InvaderSetup => "invader-setup",
            Phase::InvaderSpells => "invader-spells",
            Phase::InvaderMovement => "invader-movement",
            Phase::InvaderFire => "invader-fire",
            Phase::InvaderMelee => "invader-melee",
            Phase::DefenderSpells => "defender-spells",
            Phase::DefenderReinforcements => "defender-reinforcements",
            Phase::DefenderMovement => "defender-movement",
            Phase::DefenderMissiles => "defender-missiles",
            Phase::DefenderMelee => "defender-melee",
            Phase::EndOfTurn => "end-of-turn",
            Phase::Over => "over",
        }
    }

    /// The phase with this name.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// assert_eq!(Phase::from_code("invader-fire"), Some(Phase::InvaderFire));
    /// assert_eq!(Phase::from_code("lunch"), None);
    /// ```
    pub fn from_code(s: &str) -> Option<Phase> {
        Phase::ALL.into_iter().find(|p| p.code() == s)
    }

    /// The side whose phase it is; the defender advances the turn pointer.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// assert_eq!(Phase::InvaderFire.side(), Side::Invader);
    /// assert_eq!(Phase::DefenderReinforcements.side(), Side::Defender);
    /// ```
    pub const fn side(self) -> Side {
        match self {
            Phase::InvaderSetup
            | Phase::InvaderSpells
            | Phase::InvaderMovement
            | Phase::InvaderFire
            | Phase::InvaderMelee => Side::Invader,
            _ => Side::Defender,
        }
    }
}

/// Who must decide what.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Decision {
    /// The winner of the die roll chooses a side.
    TakeSide(Seat),
    /// A side chooses among its legal actions.
    Side(Side, Choice),
    /// Dice must be rolled.
    Chance(Chance),
    /// The game is over.
    Over(Outcome),
}

/// What a side is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// Place this unit (or pick another first).
    Place(UnitId),
    /// Choose this monster's facing.
    Face(UnitId),
    /// Cast a spell, or none [2.8].
    Spell,
    /// Move any unit that has not moved, or end the phase [2.4].
    Move,
    /// This unit must go on before anything else moves.
    MoveOn(UnitId),
    /// Dragonfire.
    Fire,
    /// Shoot, or end the phase [2.7.6].
    Missiles,
    /// Attack, or end the phase [2.7].
    Melee,
    /// The attack under construction: add groups or strike.
    BuildAttack {
        /// The monster that attacks.
        unit: UnitId,
        /// The hex that is attacked.
        hex: Hex,
        /// Strength of the groups that take part so far.
        strength: u16,
        /// Strength of those in the hex.
        defence: u16,
    },
    /// The combined attack under construction: others join, or it is made.
    Gather {
        /// The hex that is attacked.
        hex: Hex,
        /// Strength of those who have joined.
        strength: u16,
        /// Strength of those in the hex.
        defence: u16,
    },
    /// The end of movement: scale walls, break entrances.
    Breach,
    /// Elowyn, alone, takes the next step of her way out; the invader chooses among equal ones.
    Flee(UnitId),
    /// Move a character out of the way of a unit that scaled the wall.
    Withdraw(UnitId),
    /// Distribute damage, one point at a time.
    Suffer {
        /// The monster that is hurt.
        unit: UnitId,
        /// Points that are left to distribute.
        points: u8,
    },
    /// Bring a unit from a destroyed bridge to safety.
    Rescue(UnitId),
    /// Place a reinforcement; so many are left, this one included.
    Reinforce {
        /// The counter that arrives.
        unit: UnitId,
        /// How many are left, this one included.
        left: u8,
    },
    /// Pay so many spell points to dismiss an elemental, or not.
    Pay {
        /// The wizard who would pay.
        unit: UnitId,
        /// Spell points.
        cost: u8,
    },
    /// Graded games, end of the invader's turn: stop or go on.
    StopOrGoOn,
}

/// Why dice are rolled.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Roll {
    /// One player's die for the choice of sides [M-a].
    Sides { seat: Seat },
    /// Gate against MP spent [2.5.5.2-c].
    Gate { unit: UnitId, mp: u8 },
    /// Gate by a monster without legs [2.5.5.2-f].
    LeglessGate { unit: UnitId, guarded: bool },
    /// Overrun attack through the combat table [2.4.7.2-d].
    Overrun { unit: UnitId, hex: Hex, strength: u16, defence: u16 },
    /// Melee attack through the combat table [2.7.5].
    Melee { unit: UnitId, hex: Hex, strength: u16, defence: u16 },
    /// Combined attack through the combat table [2.7.1.2-a]; `volley`: missiles alone [2.7.6.1-d].
    Clash { hex: Hex, strength: u16, defence: u16, volley: bool },
    /// Lightning at military units [2.8.8-g].
    Bolt { unit: UnitId, hex: Hex, strength: u16, defence: u16 },
    /// Scaling a wall [2.5.3.1-f].
    Scale { unit: UnitId, dir: Dir },
    /// Breaking an entrance by the table [2.5.8].
    Break { unit: UnitId, dir: Dir, gate: bool },
    /// Melee hit roll on a monster [2.7.2-c].
    Hit { unit: UnitId, target: UnitId, area: Area },
    /// Missile at a monster [2.7.6.3].
    Missile { unit: UnitId, target: UnitId, area: Area },
    /// Morale check of a demoralised unit [2.10.5.5-d].
    Morale { unit: UnitId },
    /// Escape roll [A.4].
    Escape { unit: UnitId, from: Peril },
    /// Does a flyer in a whirlwind crash? [2.8.7-h,i]
    Whirlwind { unit: UnitId, hex: Hex },
    /// Crash damage [2.12.1.1.5-b].
    CrashDamage { unit: UnitId },
    /// Drift of a whirlwind [2.8.7-c].
    Drift { hex: Hex },
    /// Spell points that a dismissal costs [2.8.9-o].
    Dismiss { unit: UnitId, target: UnitId },
    /// Which of several equal targets an uncontrolled elemental goes for [2.8.9-j]; numbers above `of` are rolled again.
    Stray { unit: UnitId, of: u8 },
    /// Death of a berserk monster [2.12.1.7.1-f].
    Berserk { unit: UnitId },
}

impl Roll {
    /// The rules that ask for it.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// assert_eq!(Roll::Hit { unit: UnitId(5), target: UnitId(60), area: Area::Legs }.rules(), ["2.7.2-c"]);
    /// ```
    pub const fn rules(&self) -> crate::play::event::RuleIds {
        match self {
            Roll::Sides { .. } => &["M-a"],
            Roll::Gate { .. } => &["2.5.5.2-c"],
            Roll::LeglessGate { .. } => &["2.5.5.2-f"],
            Roll::Overrun { .. } => &["2.4.7.2-d"],
            Roll::Melee { .. } => &["2.7.1-b", "2.7.5-a"],
            Roll::Clash { volley: false, .. } => &["2.7.1.2-a", "2.7.5-a"],
            Roll::Clash { volley: true, .. } => &["2.7.6.1-d", "2.7.5-a"],
            Roll::Bolt { .. } => &["2.8.8-g"],
            Roll::Scale { .. } => &["2.5.3.1-f", "2.5.8-a"],
            Roll::Break { .. } => &["2.5.8-a"],
            Roll::Hit { .. } => &["2.7.2-c"],
            Roll::Missile { .. } => &["2.7.6.3-c"],
            Roll::Morale { .. } => &["2.10.5.5-d"],
            Roll::Escape { from: Peril::Fire, .. } => &["2.2.1-e", "2.12.1.5.2-a"],
            Roll::Escape { from: Peril::Crash, .. } => &["2.2.1-e", "2.12.1.1.5-f"],
            Roll::Escape { from: Peril::Collapse, .. } => &["2.2.1-e", "2.12.1.8-b"],
            Roll::Escape { from: Peril::Bridge, .. } => &["2.2.1-e", "S-41"],
            Roll::Whirlwind { .. } => &["2.8.7-h", "2.8.7-i"],
            Roll::CrashDamage { .. } => &["2.12.1.1.5-b"],
            Roll::Drift { .. } => &["2.8.7-c"],
            Roll::Dismiss { .. } => &["2.8.9-o"],
            Roll::Stray { .. } => &["2.8.9-j"],
            Roll::Berserk { .. } => &["2.12.1.7.1-f"],
        }
    }
}

/// What a unit must escape from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Peril {
    /// Dragonfire [2.12.1.5.2].
    Fire,
    /// A monster that crashes upon it [2.12.1.1.5-f].
    Crash,
    /// A monster that dies and falls upon it [2.12.1.8-b].
    Collapse,
    /// The bridge under it that is destroyed [S-41].
    Bridge,
}

/// Something that changes a roll [P-e].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Modifier {
    /// +1 by an unwounded hero [2.10.5.4].
    Hero,
    /// +1 by Boost Morale [2.8.5].
    Boost,
    /// +2 against fire in a tower [2.12.1.5.2-b].
    Tower,
    /// Bonus against a young dragon's weaker fire [2.12.2.1-b].
    WeakFire,
    /// +1 that every morale check has [2.10.5.5-d].
    Morale,
    /// +1 to scale where no defender is near [2.5.3.1-g].
    NoDefenderNear,
    /// −2 of a slayer against a furious dragon's fire [2.12.2.3-d].
    Slayer,
}

/// What the dice are compared with.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Need {
    /// Success if the modified roll is this or more.
    AtLeast(u8),
    /// Success if the roll is this or less (gates [2.5.5.2-c]).
    AtMost(u8),
    /// The roll itself is the result.
    Value,
}

/// A roll that Chance must make: which dice, why, modifiers, number needed.
///
/// ```
/// # use dragonrage_rules::*;
/// // Archers shoot: 5 or more on one die.
/// let (unit, target) = (UnitId(17), UnitId(60));
/// let roll = Roll::Missile { unit, target, area: Area::Wings };
/// let chance = Chance { roll, dice: 1, need: Need::AtLeast(5), modifiers: [None; 3] };
/// assert_eq!(chance.success(), Some((2, 6)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chance {
    /// Why.
    pub roll: Roll,
    /// One die or two.
    pub dice: u8,
    /// What the roll is compared with.
    pub need: Need,
    /// Modifiers, each with its value; unused places are `None`.
    pub modifiers: [Option<(Modifier, i8)>; 3],
}

impl Chance {
    /// Sum of the modifiers.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let roll = Roll::Morale { unit: UnitId(0) };
    /// let modifiers = [Some((Modifier::Hero, 1)), Some((Modifier::Boost, 1)), None];
    /// let chance = Chance { roll, dice: 1, need: Need::AtLeast(6), modifiers };
    /// assert_eq!(chance.modifier(), 2);
    /// ```
    pub fn modifier(&self) -> i8 {
        self.modifiers.iter().flatten().map(|(_, v)| v).sum()
    }

    /// Does this roll succeed? `None` where there is no success or failure.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let roll = Roll::Morale { unit: UnitId(0) };
    /// let chance = Chance { roll, dice: 2, need: Need::AtLeast(9), modifiers: [Some((Modifier::Hero, 1)), None, None] };
    /// assert_eq!((chance.succeeds(7), chance.succeeds(8)), (Some(false), Some(true)));
    /// ```
    pub fn succeeds(&self, total: u8) -> Option<bool> {
        let modified = i16::from(total) + i16::from(self.modifier());
        match self.need {
            Need::AtLeast(n) => Some(modified >= i16::from(n)),
            Need::AtMost(n) => Some(total <= n),
            Need::Value => None,
        }
    }

    /// Every total with the number of ways to roll it; the ways add up to 6 or 36.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let roll = Roll::CrashDamage { unit: UnitId(0) };
    /// // Two dice whose sum is the damage: 7 on average.
    /// let chance = Chance { roll, dice: 2, need: Need::Value, modifiers: [None; 3] };
    /// let sum: u32 = chance.totals().map(|(total, ways)| u32::from(total) * u32::from(ways)).sum();
    /// assert_eq!(f64::from(sum) / 36.0, 7.0);
    /// ```
    pub fn totals(&self) -> impl Iterator<Item = (u8, u8)> + use<> {
        let two = self.dice == 2;
        let range = if two { 2..=12u8 } else { 1..=6 };
        range.map(move |t| (t, if two { 6 - t.abs_diff(7) } else { 1 }))
    }

    /// Probability of success as ways out of 6 or 36.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// # let options = components.scenario("esirien-1").unwrap().options;
    /// # let mut game = Game::new(&components, &Setup::fresh(&components, "esirien-1", options).unwrap()).unwrap();
    /// # let roll = Roll::Morale { unit: UnitId(0) };
    /// let chance = Chance { roll, dice: 2, need: Need::AtLeast(11), modifiers: [None; 3] };
    /// let (ways, of) = chance.success().unwrap();
    /// assert_eq!(f64::from(ways) / f64::from(of), 1.0 / 12.0);
    /// // Where the number itself counts there is no success.
    /// let Decision::Chance(sides) = game.decision() else { panic!() };
    /// assert_eq!(sides.success(), None);
    /// ```
    pub fn success(&self) -> Option<(u8, u8)> {
        let ways = self.totals().filter(|(t, _)| self.succeeds(*t) == Some(true)).map(|(_, w)| w).sum();
        (self.need != Need::Value).then_some((ways, if self.dice == 2 { 36 } else { 6 }))
    }
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// The winner.
    pub winner: Side,
    /// Why the game ended.
    pub reason: EndReason,
    /// The graded result and the invader's title, in graded and manual games [2.3-p, M-f].
    pub grade: Option<Grade>,
    /// VP destroyed.
    pub vp: i16,
}

/// Why a game ended [2.6, S-121 to S-126].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum EndReason {
    /// The objective was reached.
    Objective,
    /// Every VP on the map was destroyed.
    AllDestroyed,
    /// All invaders are dead.
    InvadersDead,
    /// Ten turns without VP destroyed.
    NoDestruction,
    /// Ten turns without an invader within the walls.
    NoInvaderInside,
    /// Elowyn was brought off the map by those who freed her [2.10.7-l].
    ElowynRescued,
    /// The invader stopped.
    Stopped,
    /// A player conceded.
    Conceded,
}

impl EndReason {
    /// All reasons.
    pub const ALL: [EndReason; 8] = [
        EndReason::Objective,
        EndReason::AllDestroyed,
        EndReason::InvadersDead,
        EndReason::NoDestruction,
        EndReason::NoInvaderInside,
        EndReason::ElowynRescued,
        EndReason::Stopped,
        EndReason::Conceded,
    ];

    /// The word in records and cases.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// assert_eq!(EndReason::InvadersDead.code(), "invaders-dead");
    /// ```
    pub const fn code(self) -> &'static str {
        match self {
            EndReason::Objective => "objective",
            EndReason::AllDestroyed => "all-destroyed",
            EndReason::InvadersDead => "invaders-dead",
            EndReason::NoDestruction => "no-destruction",
            EndReason::NoInvaderInside => "no-invader-inside",
            EndReason::ElowynRescued => "elowyn-rescued",
            EndReason::Stopped => "stopped",
            EndReason::Conceded => "conceded",
        }
    }
}

/// The graded result, with the invader's title [2.3-p].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Grade {
    /// Featherless Chicken.
    Defeat,
    /// Dragon Whelp.
    Marginal,
    /// Destroyer of Cities.
    Normal,
    /// Death from Above.
    Great,
    /// Bane of the City.
    Ultimate,
}

impl Grade {
    /// All grades.
    pub const ALL: [Grade; 5] = [Grade::Defeat, Grade::Marginal, Grade::Normal, Grade::Great, Grade::Ultimate];

    /// The word in records and cases.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// assert_eq!(Grade::ALL.map(Grade::code), ["defeat", "marginal", "normal", "great", "ultimate"]);
    /// ```
    pub const fn code(self) -> &'static str {
        match self {
            Grade::Defeat => "defeat",
            Grade::Marginal => "marginal",
            Grade::Normal => "normal",
            Grade::Great => "great",
            Grade::Ultimate => "ultimate",
        }
    }
}
