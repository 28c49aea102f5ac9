//! The sequence of play [2.6.1, M-i]: which phase follows which, and what happens between them.

use crate::components::options::{BoostDuration, Hover};
use crate::play::engine::Engine;
use crate::play::game::Sink;
use crate::play::state::{Flags, Mode};
use crate::play::task::{CRASH, DEEPEST, Task};
use crate::play::view::{Check, View, no};
use crate::{Class, Fact, HexSet, Kind, Phase, Side, UnitId, What};

const INVADER_FIRST: [Phase; 10] = [
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
];

const DEFENDER_FIRST: [Phase; 10] = [
    Phase::DefenderSpells,
    Phase::DefenderReinforcements,
    Phase::DefenderMovement,
    Phase::DefenderMissiles,
    Phase::DefenderMelee,
    Phase::InvaderSpells,
    Phase::InvaderMovement,
    Phase::InvaderFire,
    Phase::InvaderMelee,
    Phase::EndOfTurn,
];

impl View<'_> {
    /// May the player end this phase? Forced acts come first.
    pub(crate) fn check_done(&self) -> Check {
        let side = self.p.phase.side();
        match self.p.phase {
            Phase::InvaderMovement | Phase::DefenderMovement => {
                for unit in self.p.majors(side) {
                    if self.berserk_must_move(unit) {
                        return no(Fact::MustAct { unit }, &["2.12.1.7.1-e", "S-83"]);
                    }
                    if self.must_land(unit) {
                        return no(Fact::MustLand { unit }, &["S-52", "H-27"]);
                    }
                }
                match self.of_kind(Kind::TRex, side).find(|u| self.hunts(*u)) {
                    Some(unit) => no(Fact::MustAct { unit }, &["2.11.3.3-a", "S-85"]),
                    None => Ok(()),
                }
            }
            Phase::InvaderMelee | Phase::DefenderMelee => {
                if let Some(unit) = self.p.majors(side).find(|u| self.berserk_must_attack(*u)) {
                    return no(Fact::MustAct { unit }, &["S-83", "S-93"]);
                }
                if let Some(unit) = self.of_kind(Kind::TRex, side).find(|u| self.answers_goaders(*u)) {
                    return no(Fact::MustAct { unit }, &["2.11.3.3-a", "S-85", "S-93"]);
                }
                match self.of_kind(Kind::Elemental, side).find(|u| self.owes_attack(*u)) {
                    Some(unit) => no(Fact::MustAct { unit }, &["2.8.9-f", "S-93"]),
                    None => Ok(()),
                }
            }
            _ => Ok(()),
        }
    }

    /// A flyer that may not stay aloft where it is, and can come down [S-52, H-27].
    fn must_land(&self, unit: UnitId) -> bool {
        if !self.airborne(unit) || self.p.major(unit).mode != Mode::Still {
            return false;
        }
        let land = self.check_land(unit).is_ok();
        let hover = self.options().hover == Hover::Allowed;
        if !self.wings_carry(unit) { land } else { !hover && (land || self.check_fly(unit).is_ok()) }
    }
}

impl<S: Sink> Engine<'_, S> {
    /// The player is done with the phase: what comes at its very end.
    pub(crate) fn done(&mut self) {
        let side = self.p.phase.side();
        self.p.push(Task::EndPhase);
        match self.p.phase {
            Phase::InvaderMovement | Phase::DefenderMovement => {
                if side == Side::Defender && self.view().fleeing().is_some() {
                    self.p.push(Task::Flee);
                }
                self.p.push(Task::Breach);
                self.end_movement(side);
            }
            Phase::InvaderMelee => {
                if self.view().graded() {
                    self.p.push(Task::StopOrGoOn);
                }
                self.p.push(Task::BerserkDeaths { after: 0 });
            }
            _ => {}
        }
    }

    /// Doors faced at the end of the move [S-31], bridges not left in time [2.5.7.2-b], flyers that must come down [S-52].
    fn end_movement(&mut self, side: Side) {
        for unit in self.p.majors(side) {
            self.p.edit(unit, |u| {
                u.flags.set(Flags::WEATHERED, false);
                u.flags.set(Flags::TURN_PAID, false);
            });
            self.smash_faced_door(unit);
            // The others fall when the pile of what follows has been worked off.
            if self.p.tasks().len() + CRASH <= DEEPEST {
                self.bring_down(unit);
            }
        }
    }

    /// Does a monster still have to fall at the end of movement? It does.
    pub(crate) fn bring_down_next(&mut self) -> bool {
        let mut majors = self.p.majors(self.p.phase.side());
        majors.any(|unit| self.bring_down(unit))
    }

    /// Lets a monster fall that must; must it?
    fn bring_down(&mut self, unit: UnitId) -> bool {
        let hex = self.p.at(unit);
        let view = self.view();
        let broken = self.r.board.crossing_at(hex).is_some_and(|n| self.p.broken >> n & 1 == 1);
        let came_this_turn = matches!(self.p.major(unit).mode, Mode::Bound | Mode::Fly);
        if broken && view.grounded(unit) && !came_this_turn {
            self.emit(What::Drowned { unit, hex }, &["2.5.7.2-b", "S-42"]);
            self.p.push(Task::BurnBridge { hex, escaped: true });
            self.die(unit, &["2.5.7.2-b"]);
            true
        } else if view.airborne(unit) && self.p.major(unit).mode == Mode::Still && !view.wings_carry(unit) {
            self.crash(unit);
            true
        } else {
            false
        }
    }

    /// The phase is over: what its end closes, and the next one.
    pub(crate) fn end_phase(&mut self) {
        self.p.pop();
        let side = self.p.phase.side();
        if matches!(self.p.phase, Phase::InvaderMelee | Phase::DefenderMelee) {
            self.close_entrances(side);
            self.lose_bolt(side);
            if side == Side::Invader {
                self.forget_goaders();
            }
            if self.r.options.boost_duration == BoostDuration::OwnPlayerTurn {
                self.end_boost(side);
            }
        }
        self.next_phase();
    }

    pub(crate) fn next_phase(&mut self) {
        let order = if self.r.scenario.first == Side::Invader { &INVADER_FIRST } else { &DEFENDER_FIRST };
        let next = match self.p.phase {
            Phase::SideRoll => Phase::DefenderSetup,
            Phase::DefenderSetup => Phase::InvaderSetup,
            Phase::InvaderSetup | Phase::EndOfTurn => {
                self.p.turn += 1;
                self.p.culprits = 0;
                let turn = self.p.turn;
                self.emit(What::TurnBegan { turn }, &["2.6-a", "2.6.1.10-a"]);
                self.note_all_inside();
                self.board_ship();
                order[0]
            }
            phase => order.iter().position(|p| *p == phase).map_or(Phase::EndOfTurn, |n| order[n + 1]),
        };
        self.begin_phase(next);
    }

    pub(crate) fn begin_phase(&mut self, phase: Phase) {
        self.p.phase = phase;
        let side = phase.side();
        self.p.passage = None;
        self.p.came_from = None;
        match phase {
            Phase::EndOfTurn => {
                self.check_clocks();
                if self.p.outcome.is_none() {
                    self.next_phase();
                }
                return;
            }
            Phase::DefenderSetup | Phase::InvaderSetup => {
                self.emit(What::PhaseBegan { phase }, self.view().phase_rules(phase));
                self.place_next();
                return;
            }
            Phase::InvaderSpells | Phase::DefenderSpells => {
                self.p.refresh(side);
                // The basic game has no invader spell phase [M-i]: a side without a wizard has none to begin.
                if self.p.army(side).any(|u| self.view().class(u) == Class::Wizard) {
                    self.emit(What::PhaseBegan { phase }, self.view().phase_rules(phase));
                }
                self.expire_spells(side);
                return;
            }
            Phase::DefenderReinforcements => {
                self.count_arrivals();
                if self.p.arrivals == 0 {
                    return;
                }
            }
            Phase::InvaderMovement | Phase::DefenderMovement => self.p.push(Task::Stray { after: 0 }),
            Phase::InvaderMelee | Phase::DefenderMelee => {
                self.p.struck = HexSet::EMPTY;
                self.p.push(Task::Rampage { after: 0 });
            }
            _ => {}
        }
        self.emit(What::PhaseBegan { phase }, self.view().phase_rules(phase));
    }
}
