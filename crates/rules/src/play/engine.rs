//! From an action to its consequences: doing it, and going on until somebody must decide again. What each action
//! *means* is in the rules' own modules.

use crate::play::game::{Rules, Sink};
use crate::play::state::{Flags, Position};
use crate::play::task::Task;
use crate::play::view::View;
use crate::{Action, Event, Odds, Peril, Phase, RuleIds, What};

/// A position that is being changed.
pub(crate) struct Engine<'a, S> {
    pub(crate) r: &'a Rules,
    pub(crate) p: &'a mut Position,
    pub(crate) sink: &'a mut S,
}

impl<S: Sink> Engine<'_, S> {
    pub(crate) fn view(&self) -> View<'_> {
        View { r: self.r, p: self.p }
    }

    #[inline]
    pub(crate) fn emit(&mut self, what: What, rules: RuleIds) {
        self.sink.emit(Event { what, rules });
    }

    /// Does a legal action.
    pub(crate) fn execute(&mut self, action: Action) {
        // A door that it faces gives way before a monster does anything else [2.5.5.1-a, S-31].
        let moving = matches!(self.p.phase, Phase::InvaderMovement | Phase::DefenderMovement);
        if let Some(unit) = action.unit().filter(|u| moving && self.p.task().is_none() && self.view().is_major(*u)) {
            self.smash_faced_door(unit);
        }
        match action {
            Action::TakeSide(side) => self.take_side(side),
            Action::Pick(unit) => {
                self.p.placing = Some(unit);
                self.p.picked = true;
            }
            Action::Place { unit, hex } => {
                if self.p.phase == Phase::DefenderReinforcements {
                    self.arrive(unit, hex)
                } else {
                    self.place(unit, hex)
                }
            }
            Action::Face { unit, dir } => self.face(unit, dir),
            Action::Enter { unit, hex } => self.enter(unit, hex),
            Action::EnterFacing { unit, hex, dir, flying } => self.enter_facing(unit, hex, dir, flying),
            Action::Step { unit, dir } if self.p.task() == Some(Task::Flee) => self.flee(unit, dir),
            Action::Step { unit, dir } => self.step(unit, dir),
            Action::Take(unit) => self.take(unit),
            Action::Leave(unit) => self.leave_map(unit),
            Action::Walk { unit, dir } => self.walk(unit, dir),
            Action::Turn { unit, dir } => {
                if self.view().airborne(unit) {
                    self.turn_in_flight(unit, dir)
                } else {
                    self.turn_on_foot(unit, dir)
                }
            }
            Action::Raze(unit) if self.view().is_major(unit) => self.raze_on_foot(unit),
            Action::Raze(unit) => self.raze_by_troop(unit),
            Action::RazeHex { unit, hex } => self.raze_by_strike(unit, hex),
            Action::Smash { unit, mp } => self.begin_smash(unit, mp),
            Action::Overrun(unit) if self.view().class(unit) == crate::Class::Minor => self.minor_overrun(unit),
            Action::Overrun(unit) => self.overrun(unit),
            Action::Slither { unit, dir } => self.slither(unit, dir),
            Action::Bound { unit, dir, hexes } => self.bound(unit, dir, hexes),
            Action::TakeOff(unit) => self.take_off(unit),
            Action::Fly(unit) => self.fly(unit),
            Action::Land(unit) => self.land(unit),
            Action::Fall { unit, dir } => self.fall(unit, dir),
            Action::Breathe { unit, dir } => self.breathe(unit, dir),
            Action::Shoot { unit, target, area } => self.shoot(unit, target, area),
            Action::Attack { unit, target, area } => self.attack(unit, target, area),
            Action::Aim { unit, area, hex } => self.aim(unit, area, hex),
            Action::Strike => {
                if let Some(Task::Gather { hex, volley }) = self.p.task() {
                    self.clash(hex, volley);
                } else {
                    self.strike();
                }
            }
            Action::Join { unit, hex } => self.join(unit, hex),
            Action::Force { unit, dir } => self.force(unit, dir),
            Action::Scale { unit, dir, along } => self.begin_scale(unit, dir, along),
            Action::Break { unit, dir } => self.begin_break(unit, dir),
            Action::Withdraw { unit, hex } => {
                self.p.pop();
                self.withdraw(unit, hex);
            }
            Action::Prepare(unit) => self.prepare_bridge(unit),
            Action::Boost { unit, radius } => self.boost(unit, radius),
            Action::Fog { unit, hex } => self.fog(unit, hex),
            Action::Whirlwind { unit, hex } => self.whirlwind(unit, hex),
            Action::Lightning { unit, target } => self.lightning(unit, target),
            Action::BoltHex { unit, hex, keep } => self.bolt(unit, hex, keep),
            Action::Summon { unit, hex, fire } => self.summon(unit, hex, fire),
            Action::Dismiss { unit, target } => self.dismiss(unit, target),
            Action::Pay(_) => self.pay(),
            Action::Suffer { area, .. } => self.suffer(area),
            Action::Rescue { unit, hex } => {
                self.p.pop();
                self.rescue(unit, hex);
            }
            Action::Done if matches!(self.p.task(), Some(Task::StopOrGoOn | Task::Breach | Task::Pay { .. })) => {
                self.p.pop()
            }
            Action::Done => self.done(),
            Action::Stop => self.stop(),
            Action::Concede(side) => self.concede(side),
            Action::Roll { a, b } => self.rolled(a, b),
        }
    }

    /// Goes on until somebody must decide.
    pub(crate) fn settle(&mut self) {
        while self.p.outcome.is_none() {
            let Some(task) = self.p.task() else {
                if self.settle_phase() {
                    return;
                }
                continue;
            };
            if self.view().lapsed(task) {
                self.p.pop();
                continue;
            }
            if self.view().chance().is_some() {
                return;
            }
            match task {
                Task::Face { .. } => return,
                Task::Stray { after } => match self.view().next_stray(after) {
                    Some(unit) => {
                        self.p.retask(Task::Stray { after: unit.0 + 1 });
                        self.stray(unit);
                    }
                    None => self.p.pop(),
                },
                Task::Rampage { after } => match self.view().next_rampage(after) {
                    Some(unit) => {
                        self.p.retask(Task::Rampage { after: unit.0 + 1 });
                        self.rampage(unit);
                    }
                    None => self.p.pop(),
                },
                Task::Build { .. } | Task::Gather { .. } | Task::StopOrGoOn | Task::Pay { .. } => {
                    self.check_victory();
                    return;
                }
                Task::Breach => {
                    if self.bring_down_next() {
                        continue;
                    }
                    self.check_victory();
                    if self.view().breaches(self.p.phase.side()) {
                        return;
                    }
                    self.p.pop();
                }
                Task::Flee => {
                    if self.go_on_fleeing() {
                        return;
                    }
                }
                Task::Withdraw { unit } => match first_two(self.view().withdrawals(unit)) {
                    (Some(only), None) => {
                        self.p.pop();
                        self.withdraw(unit, only);
                    }
                    (None, _) => self.p.pop(),
                    (Some(_), Some(_)) => return,
                },
                Task::Climb { unit, dir, along } => {
                    self.p.pop();
                    self.climb(unit, dir, along);
                }
                Task::Clash { hex, .. } => {
                    self.p.pop();
                    let view = self.view();
                    let odds = view.odds(view.gathered(hex), view.defence(hex, self.p.phase.side()));
                    let first = self.disband();
                    self.resolve_without_dice(first, hex, odds);
                }
                Task::Bolt { unit, hex, power, at } => {
                    self.p.pop();
                    let odds = self.view().odds(power as u16, self.view().bolt_defence(unit, hex, at));
                    match at {
                        Some(_) => self.end_bolt(unit, hex, at, odds == Odds::Destroyed),
                        None => self.resolve_without_dice(unit, hex, odds),
                    }
                }
                Task::Suffer { unit, bolt, given, .. } => match first_two(self.view().suffering(unit, bolt, given)) {
                    (None, _) => self.p.pop(),
                    (Some(only), None) => self.suffer(only),
                    (Some(_), Some(_)) => return,
                },
                Task::Rescue { unit } => {
                    match first_two(self.view().rescue_hexes(unit)) {
                        (None, _) => {
                            self.p.pop();
                            // Nowhere to go: even a hero drowns [S-41].
                            self.p.flag(unit, Flags::WOUNDED, true);
                            self.destroy(unit, &["S-41"]);
                        }
                        (Some(only), None) => {
                            self.p.pop();
                            self.rescue(unit, only);
                        }
                        (Some(_), Some(_)) => return,
                    }
                }
                Task::Bounding { unit, left, rolled } => self.go_on_bounding(unit, left, rolled),
                Task::Flying { unit, rolled } => self.go_on_flying(unit, rolled),
                Task::Aftermath { unit } => {
                    self.p.pop();
                    self.aftermath(unit);
                }
                Task::Raze { hex } => {
                    self.p.pop();
                    self.raze(hex, &["2.3-h", "2.12.1.1.5-e", "2.12.1.8-c"]);
                }
                Task::BurnBridge { hex, escaped } => {
                    self.p.pop();
                    self.burn_bridge(hex, escaped);
                }
                Task::FireHex { hex, by, razes } => self.burn(hex, by, razes),
                Task::EndPhase => {
                    self.check_victory();
                    if self.p.outcome.is_none() {
                        self.end_phase();
                    }
                }
                // No dice needed: the table is certain, or a unit without an escape number is lost.
                Task::Overrun { unit } => {
                    let (strength, defence) = self.view().overrun_strengths(unit);
                    self.p.pop();
                    let odds = self.view().odds(strength, defence);
                    self.resolve_without_dice(unit, self.p.at(unit), odds);
                }
                Task::Strike { unit, hex, strength } => {
                    self.p.pop();
                    let odds: Odds = self.view().odds(strength as u16, self.view().defence_against(unit, hex));
                    self.resolve_without_dice(unit, hex, odds);
                }
                Task::Peril { hex, peril, by, after } => match self.view().next_in_peril(hex, peril, by, after) {
                    Some((unit, key)) => {
                        self.p.retask(Task::Peril { hex, peril, by, after: key });
                        self.destroy(unit, &["2.10.8-b"]);
                    }
                    None => {
                        self.p.pop();
                        if peril == Peril::Fire {
                            self.startle(hex);
                        }
                    }
                },
                // These wait for dice only, and none are to be rolled: nobody is left to roll for, or no number would do.
                Task::Gate { .. }
                | Task::LeglessGate { .. }
                | Task::Whirlwind { .. }
                | Task::Flyers { .. }
                | Task::CrashDamage { .. }
                | Task::Dismiss { .. }
                | Task::Choose { .. }
                | Task::Scale { .. }
                | Task::Break { .. }
                | Task::Morale { .. }
                | Task::Hit { .. }
                | Task::Missile { .. }
                | Task::Drift { .. }
                | Task::BerserkDeaths { .. } => self.p.pop(),
            }
        }
    }

    /// Nothing is under way: victory, passages, and phases in which nothing can be done. Must somebody decide?
    fn settle_phase(&mut self) -> bool {
        self.check_victory();
        if self.p.outcome.is_some() {
            return true;
        }
        if let Some(unit) = self.p.passage
            && !self.view().must_go_on(unit)
        {
            self.p.passage = None;
            self.p.came_from = None;
        }
        match self.p.phase {
            Phase::DefenderReinforcements => {
                let over = self.arrivals_over();
                if over {
                    self.next_phase();
                }
                !over
            }
            // A set-up whose task is done goes on to its next unit.
            Phase::DefenderSetup | Phase::InvaderSetup if self.p.placing.is_none() => {
                self.place_next();
                false
            }
            _ if self.view().idle() => {
                self.done();
                false
            }
            _ => true,
        }
    }
}

/// Is there none, one, or a choice?
fn first_two<T>(mut all: impl Iterator<Item = T>) -> (Option<T>, Option<T>) {
    (all.next(), all.next())
}
