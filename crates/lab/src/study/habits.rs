//! What was done in one game, counted.

use super::habit::Habit;
use dragonrage_rules::record::RecordError;
use dragonrage_rules::{Area, Class, Components, Event, Game, Hex, Kind, Phase, Record, Side, UnitId, What};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// The first turns, in which hardly anything is decided yet.
const FIRST: u16 = 3;
/// The opening. What is done later is as often the effect of how things stand as the cause.
const OPENING: u16 = 6;
/// So many who attack one monster in a turn have gathered.
const GATHERED: i32 = 4;

/// Something that was added up, and over how many things.
#[derive(Clone, Copy, Default, Debug)]
struct Sum {
    sum: i32,
    of: i32,
}

/// The counts of a game.
#[derive(Clone, Default, Debug)]
pub struct Habits {
    counts: BTreeMap<Habit, i32>,
    means: BTreeMap<Habit, Sum>,
    /// Hexes that were razed, and in which turn, the first one first.
    pub razed: Vec<(Hex, u16)>,
    /// Who stood where before the first turn.
    pub posts: BTreeSet<(Kind, Hex)>,
    phase: Option<Phase>,
    /// Who struck, shot or cast lightning at each monster last.
    strikers: BTreeMap<UnitId, Kind>,
    /// Who destroyed the head or belly of each monster.
    slayers: BTreeMap<UnitId, Kind>,
    /// Monsters that are lost; one that drowns may also be told to have died.
    dead: BTreeSet<UnitId>,
    /// Attacks on each monster in this turn of the defender.
    attacks: BTreeMap<UnitId, i32>,
}

impl Habits {
    /// What was done in a recorded game, and how it ended.
    pub fn read(components: &Arc<Components>, record: &Record) -> Result<(Habits, Game), RecordError> {
        let mut habits = Habits::default();
        let see = |_, events: &[Event], game: &Game| events.iter().for_each(|event| habits.see(event, game));
        let game = record.replay(components, usize::MAX, see)?;
        Ok((habits, game))
    }

    /// How much of something there was; `None` if it never happened and nought would mislead: the turn of the first VP, a mean of nothing.
    pub fn of(&self, habit: Habit) -> Option<f64> {
        match habit {
            Habit::FirstVp | Habit::FirstWing => self.counts.get(&habit).copied().map(f64::from),
            Habit::AttacksAtOnce | Habit::Beside | Habit::Apart => self.mean(habit),
            Habit::AtHead | Habit::AtWings | Habit::AtLegs | Habit::AtBelly | Habit::Outside => {
                self.mean(habit).map(|share| 100.0 * share)
            }
            _ => Some(f64::from(self.counts.get(&habit).copied().unwrap_or(0))),
        }
    }

    fn mean(&self, habit: Habit) -> Option<f64> {
        self.means.get(&habit).map(|m| f64::from(m.sum) / f64::from(m.of))
    }

    fn add(&mut self, habit: Habit, more: i32) {
        *self.counts.entry(habit).or_default() += more;
    }

    /// One more of something that is also counted in the opening alone.
    fn count(&mut self, ever: Habit, early: Habit, turn: u16) {
        self.add(ever, 1);
        if turn <= OPENING {
            self.add(early, 1);
        }
    }

    /// One more value of which the mean is told.
    fn weigh(&mut self, habit: Habit, value: i32) {
        let mean = self.means.entry(habit).or_default();
        mean.sum += value;
        mean.of += 1;
    }

    /// Counts an event; `game` is the game after the action that caused it.
    pub fn see(&mut self, event: &Event, game: &Game) {
        let turn = game.turn();
        match event.what {
            What::PhaseBegan { phase } => {
                let before = self.phase.replace(phase);
                match (before, phase.side()) {
                    (Some(Phase::InvaderSetup) | None, _) => {}
                    (Some(before), Side::Defender) if before.side() == Side::Invader => self.exposure(game),
                    (Some(before), Side::Invader) if before.side() == Side::Defender => self.defended(),
                    _ => {}
                }
            }
            What::Over(_) => self.defended(),
            What::TurnBegan { turn } => {
                self.counts.insert(Habit::Turns, i32::from(turn));
                if turn == 1 {
                    self.counts.insert(Habit::GuardsAtStart, guards(game));
                    self.posts = game.units().filter_map(|(id, u)| Some((game.kind(id)?, u.hex()?))).collect();
                }
            }
            What::Razed { hex, vp, .. } => {
                let how = match self.phase {
                    // An elemental razes where it enters, whoever commands it.
                    _ if event.rules.contains(&"2.8.9-m") => Habit::VpElementals,
                    Some(Phase::InvaderFire) => Habit::VpFire,
                    Some(Phase::InvaderMelee) => Habit::VpMelee,
                    _ => Habit::VpMoving,
                };
                self.add(how, i32::from(vp));
                self.counts.entry(Habit::FirstVp).or_insert(i32::from(turn));
                for (habit, last) in [(Habit::VpAfterThree, FIRST), (Habit::VpAfterSix, OPENING)] {
                    if turn <= last {
                        self.add(habit, i32::from(vp));
                    }
                }
                self.razed.push((hex, turn));
            }
            What::Breathed { .. } => self.count(Habit::Breaths, Habit::BreathsBySix, turn),
            What::Landed { .. } => self.add(Habit::Landings, 1),
            What::Smashed { .. } => self.add(Habit::Smashed, 1),
            What::Scaled { .. } => self.add(Habit::Scaled, 1),
            What::Attacked { unit, target, area } => {
                self.add(Habit::Blows, 1);
                self.attacked(game, unit, target, area);
            }
            What::Shot { unit, target, area } => {
                self.add(Habit::Shots, 1);
                self.attacked(game, unit, target, area);
            }
            // What it breaks by falling, nobody has struck off.
            What::Crashed { unit, .. } => drop(self.strikers.remove(&unit)),
            What::GroupLost { area: Area::Wings, .. } => {
                self.counts.entry(Habit::FirstWing).or_insert(i32::from(turn));
            }
            What::GroupLost { unit, area: Area::Head | Area::Belly, left: 0 } => {
                if let Some(kind) = self.strikers.get(&unit) {
                    self.slayers.insert(unit, *kind);
                }
            }
            What::BoostCast { .. } => self.add(Habit::Boosts, 1),
            What::FogCast { .. } => self.add(Habit::Fogs, 1),
            What::WhirlwindCast { .. } => self.add(Habit::Whirlwinds, 1),
            What::LightningCast { unit, target, .. } => {
                self.add(Habit::Lightnings, 1);
                self.struck(game, unit, target);
            }
            What::BoltCast { .. } | What::BoltKept { .. } => self.add(Habit::Lightnings, 1),
            What::Summoned { .. } => self.add(Habit::Elementals, 1),
            What::ControlLost { .. } => self.add(Habit::ElementalsLoose, 1),
            What::MonsterDied { unit, .. } => {
                self.bury(game, unit);
                self.slain(event, unit);
            }
            What::MinorDied { unit, .. } | What::Drowned { unit, .. } => self.bury(game, unit),
            What::Destroyed { unit } => self.lost(game, unit),
            _ => {}
        }
    }

    fn struck(&mut self, game: &Game, unit: UnitId, target: UnitId) {
        if let Some(kind) = game.kind(unit) {
            self.strikers.insert(target, kind);
        }
    }

    /// A monster is lost.
    fn bury(&mut self, game: &Game, unit: UnitId) {
        if game.kind(unit).is_some_and(Kind::is_monster) && self.dead.insert(unit) {
            self.add(Habit::MonstersLost, 1);
        }
    }

    /// How a major monster died: of its belly, or berserk without its head; and by whose hand. Some drown.
    fn slain(&mut self, event: &Event, unit: UnitId) {
        let [belly, head] = ["2.12.1.7.4-b", "2.12.1.7.1-f"].map(|rule| event.rules.contains(&rule));
        self.add(Habit::ByBelly, i32::from(belly));
        self.add(Habit::ByHead, i32::from(head));
        match self.slayers.get(&unit).map(|kind| kind.class()) {
            Some(Class::Hero) if belly || head => self.add(Habit::ByHero, 1),
            Some(Class::Elemental) if belly || head => self.add(Habit::ByElemental, 1),
            _ => {}
        }
    }

    /// An attack on a monster, and, in the first turns, at what part of it.
    fn attacked(&mut self, game: &Game, unit: UnitId, target: UnitId, at: Area) {
        self.struck(game, unit, target);
        *self.attacks.entry(target).or_default() += 1;
        if game.turn() > FIRST {
            return;
        }
        self.add(Habit::AttacksByThree, 1);
        if game.kind(target).is_some_and(|kind| kind.class() == Class::Major) {
            let parts = [Habit::AtHead, Habit::AtWings, Habit::AtLegs, Habit::AtBelly];
            for (part, area) in parts.into_iter().zip(Area::ALL) {
                self.weigh(part, i32::from(area == at));
            }
        }
    }

    /// The defender's turn is over: how many went for one monster?
    fn defended(&mut self) {
        for attacks in std::mem::take(&mut self.attacks).into_values() {
            self.weigh(Habit::AttacksAtOnce, attacks);
            self.add(Habit::Gathered, i32::from(attacks >= GATHERED));
        }
    }

    /// The invader's turn is over: how are his major monsters exposed in the opening?
    fn exposure(&mut self, game: &Game) {
        if game.turn() > OPENING {
            return;
        }
        let on_map = |(id, unit): (UnitId, &dragonrage_rules::Unit)| Some((game.kind(id)?, unit.side?, unit.hex()?));
        let units: Vec<(Kind, Side, Hex)> = game.units().filter_map(on_map).collect();
        let majors = units.iter().filter(|(kind, side, _)| kind.class() == Class::Major && *side == Side::Invader);
        let majors: Vec<Hex> = majors.map(|(_, _, hex)| *hex).collect();
        for (n, hex) in majors.iter().enumerate() {
            let beside = units.iter().filter(|(_, side, at)| *side == Side::Defender && at.distance(*hex) <= 1).count();
            self.weigh(Habit::Beside, beside as i32);
            self.weigh(Habit::Outside, i32::from(!game.board().spec().within_walls.contains(*hex)));
            for other in &majors[..n] {
                self.weigh(Habit::Apart, i32::from(hex.distance(*other)));
            }
        }
    }

    fn lost(&mut self, game: &Game, unit: UnitId) {
        let Some(kind) = game.kind(unit) else { return };
        let (side, turn) = (game.unit(unit).and_then(|u| u.side), game.turn());
        match (kind.class(), side) {
            (_, Some(Side::Invader)) if kind.is_character() => self.add(Habit::InvaderLeadersLost, 1),
            (_, Some(Side::Defender)) if kind.is_character() => self.add(Habit::DefenderLeadersLost, 1),
            (Class::Troop | Class::Engine, Some(Side::Invader)) => {
                self.count(Habit::InvaderTroopsLost, Habit::InvaderTroopsLostBySix, turn);
            }
            (Class::Troop | Class::Engine, Some(Side::Defender)) => {
                self.count(Habit::DefenderTroopsLost, Habit::DefenderTroopsLostBySix, turn);
            }
            _ => {}
        }
    }
}

/// VP hexes with a defender in them.
fn guards(game: &Game) -> i32 {
    let held = |hex: Hex| game.in_hex(hex).any(|u| game.unit(u).is_some_and(|u| u.side == Some(Side::Defender)));
    game.board().spec().places.iter().filter(|p| p.vp > 0 && held(p.hex)).count() as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two dragons of a game that was played, and who fought them.
    fn cast() -> (Game, [UnitId; 2], UnitId, UnitId) {
        let record = Record::parse(include_str!("../../../../docs/games/esirien-1-00101.txt")).expect("a record");
        let components = dragonrage_data::embedded();
        let game = record.replay(&components, usize::MAX, |_, _, _| {}).expect("it replays");
        let of = |class| {
            let units = game.units().map(|(id, _)| id).filter(|id| game.kind(*id).is_some_and(|k| k.class() == class));
            units.collect::<Vec<_>>()
        };
        let (dragons, hero, troop) = (of(Class::Major), of(Class::Hero)[0], of(Class::Troop)[0]);
        (game, [dragons[0], dragons[1]], hero, troop)
    }

    fn seen(game: &Game, events: &[(What, &'static [&'static str])]) -> [Option<f64>; 4] {
        let mut habits = Habits::default();
        events.iter().for_each(|(what, rules)| habits.see(&Event { what: *what, rules }, game));
        [Habit::MonstersLost, Habit::ByBelly, Habit::ByHead, Habit::ByHero].map(|habit| habits.of(habit))
    }

    #[test]
    fn who_took_the_head_has_killed_the_monster_whoever_strikes_afterwards() {
        let (game, [dragon, other], hero, troop) = cast();
        let hex = Hex::new(5, 5).expect("on the map");
        let events: [(What, &[&str]); 5] = [
            (What::Attacked { unit: hero, target: dragon, area: Area::Head }, &[]),
            (What::GroupLost { unit: dragon, area: Area::Head, left: 0 }, &[]),
            (What::Attacked { unit: troop, target: other, area: Area::Legs }, &[]),
            (What::GroupLost { unit: other, area: Area::Legs, left: 2 }, &[]),
            (What::MonsterDied { unit: dragon, hex }, &["2.12.1.7.1-f"]),
        ];
        assert_eq!(seen(&game, &events), [1.0, 0.0, 1.0, 1.0].map(Some));
    }

    #[test]
    fn a_monster_that_drowns_is_lost_once_and_nobody_has_killed_it() {
        let (game, [dragon, _], hero, _) = cast();
        let hex = Hex::new(5, 5).expect("on the map");
        let events: [(What, &[&str]); 4] = [
            (What::Attacked { unit: hero, target: dragon, area: Area::Wings }, &[]),
            (What::GroupLost { unit: dragon, area: Area::Wings, left: 0 }, &[]),
            (What::Drowned { unit: dragon, hex }, &["2.5.7.2-b"]),
            (What::MonsterDied { unit: dragon, hex }, &["2.5.7.2-b"]),
        ];
        assert_eq!(seen(&game, &events), [1.0, 0.0, 0.0, 0.0].map(Some));
    }
}
