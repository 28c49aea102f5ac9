//! Which dice the game is waiting for, why, with which modifiers and what number [P-e, P-g], and what they do.

use crate::play::engine::Engine;
use crate::play::game::Sink;
use crate::play::state::Flags;
use crate::play::task::Task;
use crate::play::view::View;
use crate::{Chance, Edge, Kind, Modifier, Need, Odds, Peril, Phase, Roll, UnitId, What};

impl View<'_> {
    /// The roll that the topmost task needs, if it needs one now.
    pub(crate) fn chance(&self) -> Option<Chance> {
        let Some(task) = self.p.task() else {
            return (self.p.phase == Phase::SideRoll)
                .then(|| self.side_roller())
                .flatten()
                .map(|seat| roll(Roll::Sides { seat }, 1, Need::Value));
        };
        Some(match task {
            Task::Gate { unit, mp } => roll(Roll::Gate { unit, mp }, 1, Need::AtMost(mp)),
            Task::LeglessGate { unit } => {
                let guarded = self.gate_guarded(unit);
                let (dice, need) = if guarded { (2, 11) } else { (1, 6) };
                roll(Roll::LeglessGate { unit, guarded }, dice, Need::AtLeast(need))
            }
            Task::Overrun { unit } => {
                let (strength, defence) = self.overrun_strengths(unit);
                let hex = self.p.at(unit);
                self.table_roll(unit, Roll::Overrun { unit, hex, strength, defence }, strength, defence)?
            }
            Task::Strike { unit, hex, strength } => {
                let (strength, defence) = (strength as u16, self.defence_against(unit, hex));
                self.table_roll(unit, Roll::Melee { unit, hex, strength, defence }, strength, defence)?
            }
            Task::Clash { hex, volley } => {
                let (strength, defence) = (self.gathered(hex), self.defence(hex, self.p.phase.side()));
                let (dice, need) = self.table_dice(strength, defence)?;
                let why = Roll::Clash { hex, strength, defence, volley };
                with(roll(why, dice, Need::AtLeast(need)), [self.gathered_boost(hex, volley), None, None])
            }
            Task::Bolt { unit, hex, power, at } => {
                let (strength, defence) = (power as u16, self.bolt_defence(unit, hex, at));
                let (dice, need) = self.table_dice(strength, defence)?;
                roll(Roll::Bolt { unit, hex, strength, defence }, dice, Need::AtLeast(need))
            }
            Task::Scale { unit, dir, .. } => {
                let easy = self.climb_is_easy(unit, dir).then_some((Modifier::NoDefenderNear, 1));
                let need = self.scale_need(unit)?;
                with(roll(Roll::Scale { unit, dir }, 1, Need::AtLeast(need)), [easy, None, None])
            }
            Task::Break { unit, dir } => {
                let need = self.break_need(unit, dir)?;
                let gate = match self.board().edge(self.p.at(unit), dir) {
                    Edge::Entrance(n) => self.board().entrance(n).gate,
                    _ => true,
                };
                roll(Roll::Break { unit, dir, gate }, 2, Need::AtLeast(need))
            }
            Task::Hit { unit, target, area } => {
                let need = self.hit_need(target, area);
                let chance = roll(Roll::Hit { unit, target, area }, 1, Need::AtLeast(need));
                with(chance, [self.melee_modifier(unit, target), None, None])
            }
            Task::Missile { unit, target, area } => {
                let distance = self.p.at(unit).distance(self.p.at(target));
                let need = self.missile_need(self.kind(unit), target, distance);
                let chance = roll(Roll::Missile { unit, target, area }, 1, Need::AtLeast(need));
                with(chance, [self.missile_modifier(unit, target), None, None])
            }
            Task::Morale { unit, .. } => {
                let need = self.escape_number(unit)?;
                let boost = self.boosted(unit).then_some((Modifier::Boost, 1));
                let chance = roll(Roll::Morale { unit }, 1, Need::AtLeast(need));
                with(chance, [Some((Modifier::Morale, 1)), boost, None])
            }
            Task::Peril { hex, peril, by, after } => {
                let (unit, _) = self.next_in_peril(hex, peril, by, after)?;
                let need = self.escape_number(unit)?;
                let chance = roll(Roll::Escape { unit, from: peril }, 1, Need::AtLeast(need));
                with(chance, self.escape_modifiers(unit, peril, by))
            }
            Task::Whirlwind { unit } => roll(Roll::Whirlwind { unit, hex: self.p.at(unit) }, 1, Need::AtLeast(4)),
            Task::Flyers { hex, after } => {
                let unit = self.next_flyer(hex, after)?;
                roll(Roll::Whirlwind { unit, hex }, 1, Need::AtLeast(4))
            }
            Task::CrashDamage { unit } => {
                roll(Roll::CrashDamage { unit }, self.sheet(unit).crash_dice.clamp(1, 2), Need::Value)
            }
            Task::Dismiss { unit, target } => roll(Roll::Dismiss { unit, target }, 1, Need::Value),
            Task::Choose { unit } => {
                let of = self.prey(unit).count().min(36) as u8;
                roll(Roll::Stray { unit, of }, if of > 6 { 2 } else { 1 }, Need::Value)
            }
            Task::Drift { side } => roll(Roll::Drift { hex: self.p.whirlwinds[side][0]? }, 1, Need::Value),
            Task::BerserkDeaths { after } => {
                let unit = self.next_berserk(after)?;
                roll(Roll::Berserk { unit }, 1, Need::AtLeast(5))
            }
            // Players decide about these, or the engine goes on by itself.
            Task::Face { .. }
            | Task::Bounding { .. }
            | Task::Flying { .. }
            | Task::Suffer { .. }
            | Task::Aftermath { .. }
            | Task::Rescue { .. }
            | Task::Raze { .. }
            | Task::BurnBridge { .. }
            | Task::FireHex { .. }
            | Task::Build { .. }
            | Task::Pay { .. }
            | Task::Stray { .. }
            | Task::Rampage { .. }
            | Task::Gather { .. }
            | Task::Breach
            | Task::Climb { .. }
            | Task::Withdraw { .. }
            | Task::Flee
            | Task::StopOrGoOn
            | Task::EndPhase => return None,
        })
    }

    /// A roll on the combat table; `None` if the result is certain [2.7.1.1].
    fn table_roll(&self, unit: UnitId, why: Roll, strength: u16, defence: u16) -> Option<Chance> {
        let (dice, need) = self.table_dice(strength, defence)?;
        // Boost Morale helps an attack if half of its strength is covered: here all of it or nothing [2.8.5-c,d].
        let boost = self.boosted(unit).then_some((Modifier::Boost, 1));
        Some(with(roll(why, dice, Need::AtLeast(need)), [boost, None, None]))
    }

    /// Dice and number of the combat table; `None` if the result is certain [2.7.1.1].
    fn table_dice(&self, strength: u16, defence: u16) -> Option<(u8, u8)> {
        match self.odds(strength, defence) {
            Odds::OneDie(n) => Some((1, n)),
            Odds::TwoDice(n) => Some((2, n)),
            _ => None,
        }
    }

    pub(crate) fn escape_number(&self, unit: UnitId) -> Option<u8> {
        self.components().unit(self.kind(unit)).escape
    }

    /// Modifiers of an escape roll add up [S-78].
    fn escape_modifiers(&self, unit: UnitId, peril: Peril, by: u8) -> [Option<(Modifier, i8)>; 3] {
        let fire = peril == Peril::Fire;
        let tower = fire && self.board().is_tower(self.p.at(unit));
        let weak = if fire && by != u8::MAX { self.sheet(UnitId(by)).fire_escape_bonus } else { 0 };
        // Against fire, and against everything once all heroes are dead [2.8.5-f].
        let boost = self.boosted(unit) && (fire || self.p.demoralised[self.side(unit)]);
        let adult = by != u8::MAX && self.kind(UnitId(by)) == Kind::Dragon;
        let slayer = fire && adult && self.p.has(unit, Flags::SLAYER);
        // Weak fire is a young dragon's, rage an adult's: never both.
        let temper = match (weak, slayer) {
            (0, true) => Some((Modifier::Slayer, -2)),
            (0, false) => None,
            (n, _) => Some((Modifier::WeakFire, n as i8)),
        };
        [tower.then_some((Modifier::Tower, 2)), temper, boost.then_some((Modifier::Boost, 1))]
    }

    /// The next flyer in a hex where a whirlwind appeared [2.8.7-i].
    pub(crate) fn next_flyer(&self, hex: crate::Hex, after: u8) -> Option<UnitId> {
        self.p.in_hex(hex).find(|u| u.0 + 1 > after && self.airborne(*u))
    }

    /// The next berserk monster that rolls for its life [2.12.1.7.1-f].
    pub(crate) fn next_berserk(&self, after: u8) -> Option<UnitId> {
        let side = self.p.phase.side();
        self.p.army(side).find(|u| u.0 + 1 > after && self.p.has(*u, Flags::BERSERK))
    }
}

const fn roll(roll: Roll, dice: u8, need: Need) -> Chance {
    Chance { roll, dice, need, modifiers: [None; 3] }
}

/// Puts the modifiers that apply first.
fn with(mut chance: Chance, modifiers: [Option<(Modifier, i8)>; 3]) -> Chance {
    for (place, m) in chance.modifiers.iter_mut().zip(modifiers.into_iter().flatten()) {
        *place = Some(m);
    }
    chance
}

impl<S: Sink> Engine<'_, S> {
    /// The dice have fallen.
    pub(crate) fn rolled(&mut self, a: u8, b: u8) {
        let Some(chance) = self.view().chance() else { return };
        let total = a + b;
        let success = chance.succeeds(total);
        self.emit(What::Rolled { chance, a, b, success }, &["P-e"]);
        let success = success.unwrap_or(false);
        let Some(task) = self.p.task() else {
            self.roll_for_sides(total);
            return;
        };
        // Tasks that go through several units stay; all others are done with.
        if !matches!(task, Task::Peril { .. } | Task::Flyers { .. } | Task::BerserkDeaths { .. }) {
            self.p.pop();
        }
        match task {
            Task::Gate { unit, .. } | Task::LeglessGate { unit } => self.end_smash(unit, success),
            Task::Overrun { unit } => self.table_result(unit, self.p.at(unit), success),
            Task::Strike { unit, hex, .. } => self.table_result(unit, hex, success),
            Task::Clash { hex, .. } => self.end_clash(hex, success),
            Task::Bolt { unit, hex, at, .. } => self.end_bolt(unit, hex, at, success),
            Task::Scale { unit, dir, along } => self.end_scale(unit, dir, along, success),
            Task::Break { unit, dir } => self.end_break(unit, dir, success),
            Task::Hit { unit, target, area } => self.hit(unit, target, area, success),
            Task::Missile { unit, target, area } => self.missile(unit, target, area, success),
            Task::Morale { unit, target, area } => self.morale(unit, target, area, success),
            Task::Whirlwind { unit } => {
                if success {
                    self.crash(unit);
                }
            }
            Task::CrashDamage { unit } => {
                self.emit(What::CrashDamage { unit, points: total }, &["2.12.1.1.5-b", "2.12.1.1.5-c"]);
                self.p.push(Task::Suffer { unit, points: total, bolt: false, given: 0 });
            }
            Task::Dismiss { unit, target } => self.price(unit, target, total),
            Task::Choose { unit } => {
                // Two dice count as tens and ones of six; a number too high is rolled again [2.8.9-j].
                let n = if b == 0 { a - 1 } else { (a - 1) * 6 + b - 1 };
                let chosen = self.view().prey(unit).nth(n as usize);
                match chosen {
                    Some(target) => self.hunt(unit, target),
                    None => self.p.push(Task::Choose { unit }),
                }
            }
            Task::Drift { side } => self.drift(side, total),
            Task::Peril { hex, peril, by, after } => {
                if let Some((unit, key)) = self.view().next_in_peril(hex, peril, by, after) {
                    self.p.retask(Task::Peril { hex, peril, by, after: key });
                    self.escape(unit, peril, success);
                }
            }
            Task::Flyers { hex, after } => {
                if let Some(unit) = self.view().next_flyer(hex, after) {
                    self.p.retask(Task::Flyers { hex, after: unit.0 + 1 });
                    if success {
                        self.crash(unit);
                    } else {
                        self.p.flag(unit, Flags::WEATHERED, true);
                    }
                }
            }
            Task::BerserkDeaths { after } => {
                if let Some(unit) = self.view().next_berserk(after) {
                    self.p.retask(Task::BerserkDeaths { after: unit.0 + 1 });
                    if success {
                        self.die(unit, &["2.12.1.7.1-f"]);
                    }
                }
            }
            // No dice are rolled for these: `chance` says so.
            Task::Face { .. }
            | Task::Bounding { .. }
            | Task::Flying { .. }
            | Task::Suffer { .. }
            | Task::Aftermath { .. }
            | Task::Rescue { .. }
            | Task::Raze { .. }
            | Task::BurnBridge { .. }
            | Task::FireHex { .. }
            | Task::Build { .. }
            | Task::Pay { .. }
            | Task::Stray { .. }
            | Task::Rampage { .. }
            | Task::Gather { .. }
            | Task::Breach
            | Task::Climb { .. }
            | Task::Withdraw { .. }
            | Task::Flee
            | Task::StopOrGoOn
            | Task::EndPhase => {}
        }
    }

    fn table_result(&mut self, unit: UnitId, hex: crate::Hex, success: bool) {
        if success {
            self.destroy_hex(unit, hex);
        } else {
            self.emit(What::Missed { unit }, &["2.7.1-b"]);
        }
        self.startle(hex);
    }
}
