//! Deeds: what somebody has achieved in a game, each of which teaches a rule or a tactic. They are found in the events of a
//! record that is played again, and nowhere counted: who has the record has the deed.

use super::tally::Done;
use crate::Who;
use dragonrage_ai::Level;
use dragonrage_rules::record::Header;
use dragonrage_rules::{
    Action, Area, BySide, Class, EndReason, Event, Game, Kind, Outcome, Roll, Side, Status, UnitId, What,
};

macro_rules! deeds {
    ($($(#[$doc:meta])* $name:ident $code:literal $by:ident [$($rule:literal),+],)*) => {
        /// Something to be proud of.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Deed {
            $($(#[$doc])* $name,)*
        }

        impl Deed {
            /// All deeds, those that come by themselves first.
            pub const ALL: &[Deed] = &[$(Deed::$name),*];

            /// The word in texts and tallies.
            pub const fn code(self) -> &'static str {
                match self { $(Deed::$name => $code,)* }
            }

            /// Who can do it.
            pub const fn by(self) -> By {
                match self { $(Deed::$name => By::$by,)* }
            }

            /// The rules that it teaches.
            pub const fn rules(self) -> &'static [&'static str] {
                match self { $(Deed::$name => &[$($rule),+],)* }
            }
        }
    };
}

/// Who can do a deed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum By {
    /// The invader.
    Invader,
    /// The defender.
    Defender,
    /// Either side.
    Either,
    /// It takes more than one game.
    Games,
}

impl By {
    /// The word in texts.
    pub const fn code(self) -> &'static str {
        match self {
            By::Invader => "invader",
            By::Defender => "defender",
            By::Either => "either",
            By::Games => "games",
        }
    }
}

deeds! {
    /// Smashed a gate.
    FirstGate "first-gate" Invader ["2.5.5.2-a", "2.5.5.2-b"],
    /// Destroyed a unit by an overrun.
    Overrun "overrun" Invader ["2.4.7.2-a", "2.4.7.2-f"],
    /// Razed two places with one breath.
    Firestorm "firestorm" Invader ["2.3-h", "2.12.1.5.1-a"],
    /// Razed the place that is worth most.
    Heart "heart" Invader ["2.3-b", "2.3-e"],
    /// Scaled a wall.
    Ladders "ladders" Invader ["2.5.3.1-g", "2.5.3.1-j"],
    /// Killed a hero.
    HerosBane "heros-bane" Either ["2.10.5.3-a", "2.10.5.5-a"],
    /// Killed a wizard.
    WizardsBane "wizards-bane" Either ["2.8.2-a", "2.10.6-c"],
    /// All heroes of the enemy are dead.
    Demoralised "demoralised" Either ["2.10.5.5-b", "2.10.5.5-d"],
    /// Destroyed a bridge.
    Bridge "bridge" Either ["2.5.7.1-a", "2.5.7.1-b"],
    /// Destroyed the wings of a major monster.
    WingClipper "wing-clipper" Defender ["2.7.4.2-a", "6.3"],
    /// Destroyed all its legs.
    Hamstrung "hamstrung" Defender ["2.7.4.2-c", "6.3"],
    /// Brought a flying monster down.
    Downed "downed" Defender ["2.12.1.1.5-a", "2.12.1.1.5-b"],
    /// A whirlwind did it.
    Storm "storm" Either ["2.8.7-h", "2.8.7-i"],
    /// Lightning hurt or destroyed somebody.
    Thunder "thunder" Either ["2.8.8-b", "2.8.8-c"],
    /// Summoned an elemental.
    Summoner "summoner" Either ["2.8.9-a", "2.8.9-b"],
    /// Killed a minor monster.
    GiantFelled "giant-felled" Defender ["2.11-b", "2.11.1.4-b"],
    /// Killed a major monster.
    MonsterSlain "monster-slain" Defender ["2.7.4.2-c", "2.12.1.8-a"],
    /// Won as the invader.
    WonInvader "won-invader" Invader ["2.3-a"],
    /// Won as the city.
    WonDefender "won-defender" Defender ["2.3-c"],
    /// Won because the invader was too slow.
    Clock "clock" Defender ["2.3-d", "2.6-c"],
    /// Won although two VP or less were missing.
    ByAHair "by-a-hair" Defender ["2.3-a"],
    /// Won, and no entrance or wall was ever forced.
    HeldWalls "held-walls" Defender ["2.5.5.2-c", "2.5.3.1-g"],
    /// Won before reinforcements came.
    Swift "swift" Invader ["2.9-a", "2.6.1.6-a"],
    /// Won without losing anybody.
    Unscathed "unscathed" Invader ["2.7.4.1-a"],
    /// Won, and the wizard had spent all spell points.
    NoSpellWasted "no-spell-wasted" Either ["2.8.2-a", "2.8.4-a"],
    /// Won a game that looked lost.
    Comeback "comeback" Either ["2.6-d"],
    /// Won although the dice were against it.
    AgainstTheDice "against-the-dice" Either ["2.7.2-c"],
    /// Beat the knight or the dragonlord.
    KnightBeaten "knight-beaten" Either ["2.3-a"],
    /// Won a scenario with both sides.
    BothSides "both-sides" Games ["3.1.1-a"],
    /// Finished every scenario of a map.
    WholeMap "whole-map" Games ["3.1.1-a"],
}

impl Deed {
    /// The deed with this word.
    pub fn from_code(code: &str) -> Option<Deed> {
        Deed::ALL.iter().copied().find(|d| d.code() == code)
    }
}

/// A chance to win with which a game looks lost.
const LOST: f32 = 0.15;
/// What the dice must have taken.
const UNLUCKY: f32 = -0.15;

/// Watches a game for deeds.
#[derive(Debug)]
pub struct Finder {
    players: BySide<Option<Who>>,
    steps: usize,
    done: Vec<Done>,
    /// What the last action set off that dice may still decide.
    breath: u8,
    overrun: bool,
    lightning: Option<Side>,
    /// Was an entrance or a wall forced?
    forced: bool,
    cast: BySide<bool>,
}

impl Finder {
    /// For a game between these.
    pub fn new(header: &Header) -> Finder {
        let who = |side: Side| Who::of(&header.players[side]);
        Finder {
            players: BySide { invader: who(Side::Invader), defender: who(Side::Defender) },
            steps: 0,
            done: Vec::new(),
            breath: 0,
            overrun: false,
            lightning: None,
            forced: false,
            cast: BySide::default(),
        }
    }

    fn found(&mut self, deed: Deed, side: Side) {
        let own = match deed.by() {
            By::Invader => side == Side::Invader,
            By::Defender => side == Side::Defender,
            By::Either | By::Games => true,
        };
        if own && !self.done.iter().any(|d| d.deed == deed && d.side == side) {
            self.done.push(Done { deed, side, step: self.steps });
        }
    }

    /// One step of the game.
    pub fn see(&mut self, before: &Game, action: Action, events: &[Event], after: &Game) {
        self.steps += 1;
        if !matches!(action, Action::Roll { .. }) {
            (self.breath, self.overrun, self.lightning) = (0, false, None);
        }
        let owner = |unit: UnitId| after.unit(unit).and_then(|u| u.side).or(before.unit(unit).and_then(|u| u.side));
        // What befalls a unit in its own turn, fire of its own side or a river, is nobody's deed.
        let turn = before.phase().side();
        let enemy = |unit: UnitId| owner(unit).map(Side::other).filter(|side| *side == turn);
        for event in events {
            match event.what {
                What::Smashed { unit, gate, .. } => {
                    self.forced = true;
                    if let Some(side) = owner(unit).filter(|_| gate) {
                        self.found(Deed::FirstGate, side);
                    }
                }
                What::Breached { .. } => self.forced = true,
                What::Scaled { unit, .. } => {
                    self.forced = true;
                    owner(unit).into_iter().for_each(|side| self.found(Deed::Ladders, side));
                }
                What::Breathed { .. } => self.breath = 1,
                What::Razed { vp, .. } => {
                    let most = before.board().spec().places.iter().map(|p| p.vp).max();
                    if turn == Side::Invader && Some(vp) == most {
                        self.found(Deed::Heart, Side::Invader);
                    }
                    if self.breath > 0 {
                        self.breath += 1;
                        if self.breath > 2 {
                            self.found(Deed::Firestorm, turn);
                        }
                    }
                }
                What::OverrunDeclared { .. } => self.overrun = true,
                What::Destroyed { unit } => {
                    if let Some(side) = enemy(unit) {
                        self.killed(side, after.kind(unit).or(before.kind(unit)));
                    }
                }
                What::Demoralised { side } if side != turn => self.found(Deed::Demoralised, side.other()),
                What::BridgeBroken { unit, .. } => {
                    owner(unit).into_iter().for_each(|side| self.found(Deed::Bridge, side));
                }
                What::BridgeBurned { .. } => self.found(Deed::Bridge, turn),
                What::GroupLost { unit, area, left: 0 } => {
                    let deed = match area {
                        Area::Wings => Deed::WingClipper,
                        Area::Legs => Deed::Hamstrung,
                        Area::Head | Area::Belly => continue,
                    };
                    enemy(unit).into_iter().for_each(|side| self.found(deed, side));
                }
                What::Crashed { unit, .. } if !matches!(action, Action::Fall { .. }) => {
                    // A whirlwind may wait for a whole turn of the monster's own.
                    owner(unit).into_iter().for_each(|side| self.found(Deed::Downed, side.other()));
                }
                What::Rolled { chance, success: Some(true), .. } => {
                    if let Roll::Whirlwind { unit, .. } = chance.roll {
                        owner(unit).into_iter().for_each(|side| self.found(Deed::Storm, side.other()));
                    }
                }
                What::LightningCast { unit, .. } | What::BoltCast { unit, .. } => {
                    self.lightning = owner(unit);
                    self.casts(owner(unit));
                }
                What::Damaged { unit, .. } | What::MinorDamaged { unit, .. } => self.struck(owner(unit)),
                What::Summoned { unit, .. } => {
                    self.casts(owner(unit));
                    owner(unit).into_iter().for_each(|side| self.found(Deed::Summoner, side));
                }
                What::BoostCast { unit, .. }
                | What::FogCast { unit, .. }
                | What::WhirlwindCast { unit, .. }
                | What::BoltKept { unit, .. } => self.casts(owner(unit)),
                What::MinorDied { unit, .. } => {
                    enemy(unit).into_iter().for_each(|side| self.found(Deed::GiantFelled, side));
                }
                What::MonsterDied { unit, .. } => {
                    owner(unit).into_iter().for_each(|side| self.found(Deed::MonsterSlain, side.other()));
                }
                _ => {}
            }
        }
    }

    fn casts(&mut self, side: Option<Side>) {
        side.into_iter().for_each(|side| self.cast[side] = true);
    }

    /// Somebody of this side was hurt: by lightning?
    fn struck(&mut self, side: Option<Side>) {
        if let Some(caster) = self.lightning.filter(|caster| side == Some(caster.other())) {
            self.found(Deed::Thunder, caster);
        }
    }

    fn killed(&mut self, by: Side, kind: Option<Kind>) {
        self.struck(Some(by.other()));
        if self.overrun {
            self.found(Deed::Overrun, by);
        }
        match kind.map(Kind::class) {
            Some(Class::Hero) => self.found(Deed::HerosBane, by),
            Some(Class::Wizard) => self.found(Deed::WizardsBane, by),
            _ => {}
        }
    }

    /// The end of the game; `curve`: the invader's chances at the ends of player-turns, `luck`: what the dice gave him.
    pub fn end(mut self, last: &Game, outcome: &Outcome, curve: &[f32], luck: f32) -> Vec<Done> {
        let winner = outcome.winner;
        let of = |side: Side, invaders: f32| if side == Side::Invader { invaders } else { 1.0 - invaders };
        let lost = |u: &dragonrage_rules::Unit| matches!(u.status, Status::Destroyed | Status::Carcass);
        // Who gives up has not been beaten in any particular way.
        let fought = outcome.reason != EndReason::Conceded;
        match winner {
            Side::Invader => {
                self.found(Deed::WonInvader, winner);
                if fought && last.turn() < 10 {
                    self.found(Deed::Swift, winner);
                }
                if fought && !last.units().any(|(_, u)| u.side == Some(winner) && lost(u)) {
                    self.found(Deed::Unscathed, winner);
                }
            }
            Side::Defender => {
                self.found(Deed::WonDefender, winner);
                if matches!(outcome.reason, EndReason::NoDestruction | EndReason::NoInvaderInside) {
                    self.found(Deed::Clock, winner);
                }
                if fought && outcome.vp >= last.goal() - 2 {
                    self.found(Deed::ByAHair, winner);
                }
                if fought && !self.forced {
                    self.found(Deed::HeldWalls, winner);
                }
            }
        }
        let spent = |(id, u): (UnitId, &dragonrage_rules::Unit)| {
            u.side == Some(winner) && last.spell_points(id) == Some(0) && !lost(u)
        };
        if self.cast[winner] && last.units().any(spent) {
            self.found(Deed::NoSpellWasted, winner);
        }
        let before = curve.split_last().map_or(&[][..], |(_, before)| before);
        if fought && before.iter().any(|chance| of(winner, *chance) <= LOST) {
            self.found(Deed::Comeback, winner);
        }
        let given = if winner == Side::Invader { luck } else { -luck };
        if fought && given <= UNLUCKY {
            self.found(Deed::AgainstTheDice, winner);
        }
        let strong = matches!(self.players[winner.other()], Some(Who::Computer(Level::Knight | Level::Dragonlord)));
        if strong && self.players[winner] == Some(Who::Human) {
            self.found(Deed::KnightBeaten, winner);
        }
        self.done
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mine::tally::Tally;
    use std::collections::BTreeMap;

    /// Records of every scenario, of every option, and of rare things.
    fn records() -> Vec<(String, String)> {
        let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../../");
        let mut all = Vec::new();
        for folder in ["cases/golden", "docs/games"] {
            for file in std::fs::read_dir(format!("{root}{folder}")).unwrap().flatten() {
                let name = file.file_name().to_string_lossy().into_owned();
                if name.ends_with(".txt") {
                    all.push((name, std::fs::read_to_string(file.path()).unwrap()));
                }
            }
        }
        all
    }

    #[test]
    fn every_deed_cites_rules_that_there_are() {
        for deed in Deed::ALL {
            assert_eq!(Deed::from_code(deed.code()), Some(*deed));
            for rule in deed.rules() {
                assert!(dragonrage_rulebook::base(rule).is_some() || *rule == "6.3", "{}: {rule}", deed.code());
            }
        }
        assert!((20..=30).contains(&Deed::ALL.len()), "{}", Deed::ALL.len());
    }

    #[test]
    fn deeds_are_found_where_they_were_done() {
        let components = dragonrage_data::embedded();
        let mut found: BTreeMap<Deed, Vec<String>> = BTreeMap::new();
        for (name, text) in records() {
            let Some(tally) = Tally::of(&components, &text).unwrap() else { continue };
            let of = |deed: Deed| tally.deeds.iter().find(|d| d.deed == deed);
            assert_eq!(of(Deed::WonInvader).is_some(), tally.winner == Side::Invader, "{name}");
            assert_eq!(of(Deed::WonDefender).is_some(), tally.winner == Side::Defender, "{name}");
            assert!(tally.deeds.iter().all(|d| d.step > 0), "{name}");
            if let Some(done) = of(Deed::Unscathed) {
                assert!(tally.lost.invader == 0 && done.side == Side::Invader, "{name}");
            }
            assert!(of(Deed::KnightBeaten).is_none(), "{name}: no person played it");
            tally.deeds.iter().for_each(|d| found.entry(d.deed).or_default().push(name.clone()));
        }
        // What nobody can be shown is not believed: all but those of people and of many games stand in some record.
        let absent = |d: &&Deed| d.by() != By::Games && **d != Deed::KnightBeaten && !found.contains_key(d);
        let absent: Vec<&str> = Deed::ALL.iter().filter(absent).map(|d| d.code()).collect();
        assert_eq!(absent, [] as [&str; 0], "{found:?}");
    }
}
