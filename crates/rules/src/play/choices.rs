//! Who may do what now: the decision, the one check of every action, and the list of all legal ones.

use crate::play::listing::Listing;
use crate::play::state::Status;
use crate::play::task::Task;
use crate::play::view::{Check, View, no};
use crate::{Action, Area, Choice, Class, Decision, Dir, Fact, Phase, RuleIds, Side, UnitId};

impl View<'_> {
    /// Who must decide what.
    pub(crate) fn decision(&self) -> Decision {
        if let Some(outcome) = self.p.outcome {
            return Decision::Over(outcome);
        }
        if let Some(chance) = self.chance() {
            return Decision::Chance(chance);
        }
        let active = self.p.phase.side();
        match self.p.task() {
            Some(Task::Face { unit }) => Decision::Side(active, Choice::Face(unit)),
            Some(Task::Suffer { unit, points, .. }) => Decision::Side(self.side(unit), Choice::Suffer { unit, points }),
            Some(Task::Rescue { unit }) => Decision::Side(self.side(unit), Choice::Rescue(unit)),
            Some(Task::Build { unit, hex, groups }) => {
                let (strength, defence) = (self.built_strength(unit, hex, groups), self.defence(hex, self.side(unit)));
                Decision::Side(active, Choice::BuildAttack { unit, hex, strength, defence })
            }
            Some(Task::Gather { hex, .. }) => {
                let (strength, defence) = (self.gathered(hex), self.defence(hex, active));
                Decision::Side(active, Choice::Gather { hex, strength, defence })
            }
            Some(Task::Breach) => Decision::Side(active, Choice::Breach),
            Some(Task::Withdraw { unit }) => Decision::Side(self.side(unit), Choice::Withdraw(unit)),
            Some(Task::Pay { unit, cost, .. }) => Decision::Side(self.side(unit), Choice::Pay { unit, cost }),
            Some(Task::Flee) => {
                let unit = self.elowyn().expect("`go_on_fleeing` asks only while she flees");
                Decision::Side(Side::Invader, Choice::Flee(unit))
            }
            Some(Task::StopOrGoOn) => Decision::Side(Side::Invader, Choice::StopOrGoOn),
            // Dice are due for some of these, and were asked for above; the others the engine does before it asks anybody.
            Some(
                Task::Gate { .. }
                | Task::LeglessGate { .. }
                | Task::Overrun { .. }
                | Task::Bounding { .. }
                | Task::Flying { .. }
                | Task::Whirlwind { .. }
                | Task::Flyers { .. }
                | Task::CrashDamage { .. }
                | Task::Aftermath { .. }
                | Task::Peril { .. }
                | Task::Raze { .. }
                | Task::BurnBridge { .. }
                | Task::FireHex { .. }
                | Task::Strike { .. }
                | Task::Bolt { .. }
                | Task::Dismiss { .. }
                | Task::Stray { .. }
                | Task::Rampage { .. }
                | Task::Choose { .. }
                | Task::Clash { .. }
                | Task::Scale { .. }
                | Task::Climb { .. }
                | Task::Break { .. }
                | Task::Morale { .. }
                | Task::Hit { .. }
                | Task::Missile { .. }
                | Task::Drift { .. }
                | Task::BerserkDeaths { .. }
                | Task::EndPhase,
            )
            | None => match self.p.phase {
                Phase::SideRoll => Decision::TakeSide(self.side_chooser()),
                Phase::DefenderSetup | Phase::InvaderSetup => {
                    let unit = self.p.placing.expect("`settle_phase` leaves no set-up without a unit to place");
                    Decision::Side(active, Choice::Place(unit))
                }
                Phase::InvaderSpells | Phase::DefenderSpells => Decision::Side(active, Choice::Spell),
                Phase::InvaderMovement | Phase::DefenderMovement => match self.p.passage {
                    Some(unit) => Decision::Side(active, Choice::MoveOn(unit)),
                    None => Decision::Side(active, Choice::Move),
                },
                Phase::InvaderFire => Decision::Side(active, Choice::Fire),
                Phase::DefenderReinforcements => {
                    let unit = self.next_reinforcement().expect("`arrivals_over` ends the phase without one");
                    Decision::Side(active, Choice::Reinforce { unit, left: self.p.arrivals })
                }
                Phase::DefenderMissiles => Decision::Side(active, Choice::Missiles),
                // A turn that ends goes on to the next by itself, and what is over has an outcome: nobody is asked there.
                Phase::InvaderMelee | Phase::DefenderMelee | Phase::EndOfTurn | Phase::Over => {
                    Decision::Side(active, Choice::Melee)
                }
            },
        }
    }

    /// Is the action legal? The one check: lists, refusals and `apply` all come here.
    pub(crate) fn check(&self, action: Action) -> Check {
        if self.p.outcome.is_some() {
            return no(Fact::GameOver, &["2.6-a"]);
        }
        let decision = self.decision();
        if let Action::Roll { a, b } = action {
            let Decision::Chance(chance) = decision else { return no(Fact::NoDiceDue, &["P-e"]) };
            let fair = (1..=6).contains(&a) && if chance.dice == 2 { (1..=6).contains(&b) } else { b == 0 };
            return if fair { Ok(()) } else { no(Fact::NoDiceDue, &["P-e"]) };
        }
        let (side, choice) = match decision {
            Decision::Side(side, choice) => (side, choice),
            Decision::Chance(_) => return no(Fact::DiceFirst, &["P-e", "S-88"]),
            Decision::TakeSide(_) if matches!(action, Action::TakeSide(_)) => return Ok(()),
            Decision::TakeSide(_) => return no(Fact::ChoiceFirst, &["M-a"]),
            Decision::Over(_) => return no(Fact::GameOver, &["2.6-a"]),
        };
        if let Action::Concede(_) = action {
            return Ok(());
        }
        if let Some(unit) = action.unit() {
            self.check_unit(action, unit, side, choice)?;
        }
        self.check_choice(action, choice)
    }

    /// Does the unit exist, and may this side act with it now?
    fn check_unit(&self, action: Action, unit: UnitId, side: Side, choice: Choice) -> Check {
        if self.components().roster.counter(unit).is_none() {
            return no(Fact::NotInPlay, &["P-a"]);
        }
        let u = self.p.unit(unit);
        let entering = matches!(action, Action::Enter { .. } | Action::EnterFacing { .. });
        let arriving = matches!(choice, Choice::Reinforce { .. });
        let setting_up = matches!(choice, Choice::Place(_));
        if arriving {
            return Ok(());
        }
        let here = if setting_up || entering { u.side.is_some() } else { u.on_map() };
        if u.status == Status::Captive {
            return no(Fact::Captive { unit }, &["2.10.7-k", "S-117"]);
        }
        if !here {
            return no(Fact::NotInPlay, &["P-a"]);
        }
        if u.side != Some(side) && choice != Choice::Flee(unit) {
            return no(Fact::NotYours { unit }, self.time_for(action));
        }
        Ok(())
    }

    fn check_choice(&self, action: Action, choice: Choice) -> Check {
        match (choice, action) {
            (Choice::Place(_), Action::Place { unit, hex }) => self.check_place(unit, hex),
            (Choice::Place(_), Action::Pick(unit)) => self.check_pick(unit),
            (Choice::Face(unit), Action::Face { unit: u, .. }) => {
                if u == unit {
                    Ok(())
                } else {
                    no(Fact::ChoiceFirst, &["S-05"])
                }
            }
            (Choice::Suffer { unit, .. }, Action::Suffer { unit: u, area }) => match self.p.task() {
                Some(Task::Suffer { bolt, given, .. }) if u == unit => self.check_suffer(unit, area, bolt, given),
                Some(Task::Suffer { bolt: true, .. }) => no(Fact::ChoiceFirst, &["2.8.8-d", "S-107"]),
                _ => no(Fact::ChoiceFirst, &["S-54"]),
            },
            (Choice::Rescue(unit), Action::Rescue { unit: u, hex }) => {
                if u == unit {
                    self.check_rescue(unit, hex)
                } else {
                    no(Fact::ChoiceFirst, &["S-41"])
                }
            }
            (Choice::Withdraw(unit), Action::Withdraw { unit: u, hex }) => {
                if u == unit {
                    self.check_withdraw(unit, hex)
                } else {
                    no(Fact::ChoiceFirst, &["2.5.3.1-l"])
                }
            }
            (Choice::Flee(unit), Action::Step { unit: u, dir }) if u == unit => self.check_flight(unit, dir),
            (Choice::Flee(_), _) => no(Fact::ChoiceFirst, &["S-118"]),
            (Choice::Breach, Action::Scale { unit, dir, along }) => self.check_scale(unit, dir, along),
            (Choice::Breach, Action::Break { unit, dir }) => self.check_break(unit, dir),
            (Choice::Breach, Action::Done) => Ok(()),
            (Choice::Breach, _) => no(Fact::WrongPhase, &["S-28"]),
            (Choice::Gather { .. }, Action::Strike) => self.check_clash(),
            (Choice::Gather { .. } | Choice::Melee | Choice::Missiles | Choice::Fire, Action::Join { unit, hex }) => {
                self.check_join(unit, hex)
            }
            (Choice::BuildAttack { unit, .. }, Action::Join { .. }) => no(Fact::WrongKind { unit }, &["S-65"]),
            (Choice::Gather { .. }, Action::Aim { unit, .. }) => no(Fact::WrongKind { unit }, &["S-65"]),
            (Choice::BuildAttack { .. } | Choice::Melee, Action::Aim { unit, area, hex }) => {
                self.check_aim(unit, area, hex)
            }
            (Choice::BuildAttack { .. } | Choice::Melee, Action::Strike) => self.check_strike(),
            (Choice::StopOrGoOn, Action::Stop | Action::Done) => Ok(()),
            (Choice::Pay { unit, .. }, Action::Pay(u)) if u == unit => Ok(()),
            (Choice::Pay { .. }, Action::Done) => Ok(()),
            (Choice::Pay { .. }, _) => no(Fact::ChoiceFirst, &["2.8.9-o"]),
            (_, Action::Stop) => no(Fact::CannotStopNow, &["S-122"]),
            (Choice::Reinforce { .. }, Action::Place { unit, hex }) => self.check_arrival(unit, hex),
            (Choice::Spell, Action::Boost { unit, radius }) => self.check_boost(unit, radius),
            (Choice::Spell, Action::Fog { unit, hex }) => self.check_fog(unit, hex),
            (Choice::Spell, Action::Whirlwind { unit, hex }) => self.check_whirlwind(unit, hex),
            (Choice::Spell, Action::Summon { unit, hex, fire }) => self.check_summon(unit, hex, fire),
            (Choice::Spell, Action::Dismiss { unit, target }) => self.check_dismiss(unit, target),
            (Choice::Spell, Action::BoltHex { unit, hex, .. }) => self.check_bolt(unit, hex),
            (Choice::Spell, Action::Lightning { unit, target }) => self.check_lightning(unit, target),
            (Choice::Fire, Action::Breathe { unit, dir }) => self.check_breathe(unit, dir),
            (Choice::Missiles | Choice::Fire, Action::Shoot { unit, target, area }) => {
                self.check_shoot(unit, target, area)
            }
            (Choice::Melee, Action::Attack { unit, target, area }) => self.check_attack(unit, target, area),
            (Choice::Melee, Action::Prepare(unit)) => self.check_prepare(unit),
            (Choice::Melee, Action::Raze(unit)) => self.check_raze_by_troop(unit),
            (Choice::Melee, Action::RazeHex { unit, hex }) => self.check_raze_by_strike(unit, hex),
            (Choice::MoveOn(unit), _) if action.unit() != Some(unit) => {
                no(Fact::Unfinished { unit }, self.passage_rules(unit))
            }
            (Choice::Move | Choice::MoveOn(_), _) => self.check_move(action),
            (Choice::Spell | Choice::Fire | Choice::Missiles | Choice::Melee, Action::Done) => self.check_done(),
            (Choice::Spell | Choice::Fire | Choice::Missiles | Choice::Melee, _) => {
                no(Fact::WrongPhase, self.time_for(action))
            }
            (Choice::Suffer { .. }, _) if matches!(self.p.task(), Some(Task::Suffer { bolt: true, .. })) => {
                no(Fact::ChoiceFirst, &["2.8.8-d", "S-107"])
            }
            (Choice::Suffer { .. }, _) => no(Fact::ChoiceFirst, &["2.12.1.1.5-c", "S-54"]),
            (
                Choice::Place(_)
                | Choice::Face(_)
                | Choice::Rescue(_)
                | Choice::Withdraw(_)
                | Choice::Gather { .. }
                | Choice::BuildAttack { .. }
                | Choice::Reinforce { .. }
                | Choice::StopOrGoOn,
                _,
            ) => no(Fact::ChoiceFirst, &["S-88", "P-a"]),
        }
    }

    fn check_move(&self, action: Action) -> Check {
        match action {
            Action::Enter { unit, hex } => self.check_enter(unit, hex),
            Action::EnterFacing { unit, hex, dir, flying } => self.check_enter_facing(unit, hex, dir, flying),
            Action::Step { unit, dir } => self.check_step(unit, dir),
            Action::Walk { unit, dir } => self.check_walk(unit, dir),
            Action::Turn { unit, dir } => {
                if self.airborne(unit) {
                    self.check_turn_in_flight(unit, dir)
                } else {
                    self.check_turn_on_foot(unit, dir)
                }
            }
            Action::Raze(unit) if !self.is_major(unit) && self.side(unit) == Side::Invader => {
                no(Fact::WrongPhase, &["S-89", "P-a"])
            }
            Action::Raze(unit) => self.check_raze(unit),
            Action::Smash { unit, mp } => self.check_smash(unit, mp),
            Action::Overrun(unit) if self.class(unit) == Class::Minor => self.check_minor_overrun(unit),
            Action::Overrun(unit) => self.check_overrun(unit),
            Action::Slither { unit, dir } => self.check_slither(unit, dir),
            Action::Bound { unit, dir, hexes } => self.check_bound(unit, dir, hexes),
            Action::TakeOff(unit) => self.check_take_off(unit),
            Action::Fly(unit) => self.check_fly(unit),
            Action::Land(unit) => self.check_land(unit),
            Action::Fall { unit, dir } => self.check_fall(unit, dir),
            Action::Force { unit, dir } => self.check_force(unit, dir),
            Action::Take(unit) => self.check_take(unit),
            Action::Leave(unit) => self.check_leave(unit),
            Action::Done => self.check_done(),
            // These have their time in another phase, or answer a question that is not asked in this one.
            Action::TakeSide(_)
            | Action::Pick(_)
            | Action::Place { .. }
            | Action::Face { .. }
            | Action::RazeHex { .. }
            | Action::Breathe { .. }
            | Action::Shoot { .. }
            | Action::Attack { .. }
            | Action::Aim { .. }
            | Action::Strike
            | Action::Prepare(_)
            | Action::Scale { .. }
            | Action::Break { .. }
            | Action::Withdraw { .. }
            | Action::Join { .. }
            | Action::Boost { .. }
            | Action::Fog { .. }
            | Action::Whirlwind { .. }
            | Action::Lightning { .. }
            | Action::BoltHex { .. }
            | Action::Summon { .. }
            | Action::Dismiss { .. }
            | Action::Pay(_)
            | Action::Suffer { .. }
            | Action::Rescue { .. }
            | Action::Stop
            | Action::Concede(_)
            | Action::Roll { .. } => no(Fact::WrongPhase, self.time_for(action)),
        }
    }

    /// Every legal action, once.
    pub(crate) fn list(&self, out: &mut impl Listing) {
        let (side, choice) = match self.decision() {
            Decision::Over(_) => return,
            Decision::TakeSide(_) => {
                Side::BOTH.into_iter().for_each(|s| out.add(Action::TakeSide(s)));
                return;
            }
            Decision::Chance(chance) => {
                for a in 1..=6 {
                    if chance.dice == 2 {
                        (1..=6).for_each(|b| out.add(Action::Roll { a, b }));
                    } else {
                        out.add(Action::Roll { a, b: 0 });
                    }
                }
                return;
            }
            Decision::Side(side, choice) => (side, choice),
        };
        self.list_choice(side, choice, out);
        Side::BOTH.into_iter().for_each(|s| out.add(Action::Concede(s)));
    }

    /// Legal actions of a choice, conceding aside.
    fn list_choice(&self, side: Side, choice: Choice, out: &mut impl Listing) {
        match choice {
            Choice::Place(_) => self.list_setup(side, out),
            Choice::Face(unit) => Dir::ALL.into_iter().for_each(|dir| out.add(Action::Face { unit, dir })),
            Choice::Suffer { unit, .. } => {
                if let Some(Task::Suffer { bolt, given, .. }) = self.p.task() {
                    self.suffering(unit, bolt, given).for_each(|area| out.add(Action::Suffer { unit, area }));
                }
            }
            Choice::Withdraw(unit) => self.withdrawals(unit).for_each(|hex| out.add(Action::Withdraw { unit, hex })),
            Choice::Gather { hex, .. } => {
                for unit in self.p.army(side) {
                    if self.check_join(unit, hex).is_ok() {
                        out.add(Action::Join { unit, hex });
                    }
                }
                if self.check_clash().is_ok() {
                    out.add(Action::Strike);
                }
            }
            Choice::Flee(unit) => self.flights(unit).for_each(|dir| out.add(Action::Step { unit, dir })),
            Choice::Breach => {
                self.p.army(side).for_each(|unit| self.list_breaches(unit, out));
                out.add(Action::Done);
            }
            Choice::Rescue(unit) => self.rescue_hexes(unit).for_each(|hex| out.add(Action::Rescue { unit, hex })),
            Choice::Pay { unit, .. } => {
                out.add(Action::Pay(unit));
                out.add(Action::Done);
            }
            Choice::StopOrGoOn => {
                out.add(Action::Stop);
                out.add(Action::Done);
            }
            Choice::Reinforce { unit, .. } => {
                self.arrival_hexes(unit).for_each(|hex| out.add(Action::Place { unit, hex }));
            }
            Choice::MoveOn(unit) => self.list_moves(unit, out),
            Choice::BuildAttack { unit, hex, .. } => {
                for area in [Area::Head, Area::Wings, Area::Legs] {
                    if self.check_aim(unit, area, hex).is_ok() {
                        out.add(Action::Aim { unit, area, hex });
                    }
                }
                if self.check_strike().is_ok() {
                    out.add(Action::Strike);
                }
            }
            Choice::Spell | Choice::Move | Choice::Fire | Choice::Missiles | Choice::Melee => {
                self.list_phase(side, choice, out);
                if self.check_done().is_ok() {
                    out.add(Action::Done);
                }
            }
        }
    }

    /// What the units of a side can do in this phase.
    fn list_phase(&self, side: Side, choice: Choice, out: &mut impl Listing) {
        if choice == Choice::Move {
            self.list_entries(side, out);
            return self.list_army_moves(side, out);
        }
        self.p.army(side).for_each(|unit| self.list_unit(unit, choice, out));
    }

    /// What one unit can do in a phase.
    fn list_unit(&self, unit: UnitId, choice: Choice, out: &mut impl Listing) {
        match choice {
            Choice::Spell => {
                if self.class(unit) == Class::Wizard {
                    self.list_spells(unit, out);
                }
            }
            Choice::Move => self.list_moves(unit, out),
            Choice::Fire if self.is_major(unit) => self.list_fire(unit, out),
            Choice::Fire | Choice::Missiles => {
                if self.shoots(unit) {
                    self.list_shots(unit, out);
                    self.list_joins(unit, out);
                }
            }
            Choice::Melee if self.is_major(unit) => self.list_aims(unit, out),
            Choice::Melee => {
                if !self.alone(unit) {
                    self.list_attacks(unit, out);
                    self.list_joins(unit, out);
                }
                if self.check_raze_by_troop(unit).is_ok() {
                    out.add(Action::Raze(unit));
                }
                if self.check_prepare(unit).is_ok() {
                    out.add(Action::Prepare(unit));
                }
                self.list_razing_strikes(unit, out);
            }
            // Here one unit or one side is asked, not each unit what it can do.
            Choice::Place(_)
            | Choice::Face(_)
            | Choice::MoveOn(_)
            | Choice::BuildAttack { .. }
            | Choice::Gather { .. }
            | Choice::Breach
            | Choice::Flee(_)
            | Choice::Withdraw(_)
            | Choice::Suffer { .. }
            | Choice::Rescue(_)
            | Choice::Reinforce { .. }
            | Choice::Pay { .. }
            | Choice::StopOrGoOn => {}
        }
    }

    /// What one unit may do in a movement phase.
    pub(crate) fn list_moves_of(&self, unit: UnitId, out: &mut impl Listing) {
        let Decision::Side(side, choice) = self.decision() else { return };
        match choice {
            Choice::MoveOn(u) if u == unit => self.list_moves(unit, out),
            Choice::Move
                if self.components().roster.counter(unit).is_some() && self.p.unit(unit).side == Some(side) =>
            {
                if self.p.unit(unit).on_map() {
                    self.list_moves(unit, out);
                } else {
                    self.list_entries(side, &mut |action: Action| {
                        if action.unit() == Some(unit) {
                            out.add(action);
                        }
                    });
                }
            }
            Choice::MoveOn(_)
            | Choice::Move
            | Choice::Place(_)
            | Choice::Face(_)
            | Choice::Spell
            | Choice::Fire
            | Choice::Missiles
            | Choice::Melee
            | Choice::BuildAttack { .. }
            | Choice::Gather { .. }
            | Choice::Breach
            | Choice::Flee(_)
            | Choice::Withdraw(_)
            | Choice::Suffer { .. }
            | Choice::Rescue(_)
            | Choice::Reinforce { .. }
            | Choice::Pay { .. }
            | Choice::StopOrGoOn => {}
        }
    }

    #[inline(always)]
    pub(crate) fn list_moves(&self, unit: UnitId, out: &mut impl Listing) {
        if self.class(unit) == Class::Major {
            self.list_monster_moves(unit, out);
        } else {
            self.list_on_the_ground(unit, out);
        }
    }

    #[inline(never)]
    fn list_monster_moves(&self, unit: UnitId, out: &mut impl Listing) {
        if self.grounded(unit) {
            self.list_on_foot(unit, out);
        }
        self.list_in_air(unit, out);
    }

    /// Has a task lost what it was about, because a unit of it is gone? Nothing waits for the dead.
    pub(crate) fn lapsed(&self, task: Task) -> bool {
        let gone = |u: UnitId| !self.p.unit(u).on_map();
        match task {
            Task::Gate { unit, .. } | Task::LeglessGate { unit } => gone(unit) || self.gate_ahead(unit).is_none(),
            Task::Face { unit }
            | Task::Overrun { unit }
            | Task::Bounding { unit, .. }
            | Task::Flying { unit, .. }
            | Task::Whirlwind { unit }
            | Task::CrashDamage { unit }
            | Task::Suffer { unit, .. }
            | Task::Rescue { unit }
            | Task::Build { unit, .. }
            | Task::Strike { unit, .. }
            | Task::Scale { unit, .. }
            | Task::Bolt { unit, .. }
            | Task::Choose { unit }
            | Task::Break { unit, .. }
            | Task::Climb { unit, .. }
            | Task::Withdraw { unit } => gone(unit),
            Task::Gather { .. } | Task::Clash { .. } => self.p.joined == 0,
            Task::Dismiss { unit, target } | Task::Pay { unit, target, .. } => gone(unit) || gone(target),
            Task::Morale { unit, target, .. } | Task::Hit { unit, target, .. } | Task::Missile { unit, target, .. } => {
                gone(unit) || gone(target)
            }
            // About a hex, a side or a phase; or its unit is looked for when its turn comes.
            Task::Flyers { .. }
            | Task::Aftermath { .. }
            | Task::Peril { .. }
            | Task::Raze { .. }
            | Task::BurnBridge { .. }
            | Task::FireHex { .. }
            | Task::Stray { .. }
            | Task::Rampage { .. }
            | Task::Breach
            | Task::Drift { .. }
            | Task::BerserkDeaths { .. }
            | Task::Flee
            | Task::StopOrGoOn
            | Task::EndPhase => false,
        }
    }

    /// Is there nothing to do in this phase but to end it?
    pub(crate) fn idle(&self) -> bool {
        let choice = match self.p.phase {
            Phase::InvaderSpells | Phase::DefenderSpells => Choice::Spell,
            Phase::InvaderFire => Choice::Fire,
            Phase::DefenderMissiles => Choice::Missiles,
            Phase::InvaderMelee | Phase::DefenderMelee => Choice::Melee,
            _ => return false,
        };
        let mut idle = true;
        // The first unit that can do something settles it.
        self.p.army(self.p.phase.side()).all(|unit| {
            self.list_unit(unit, choice, &mut |_: Action| idle = false);
            idle
        })
    }
}

impl View<'_> {
    /// The rule that says when an action may be taken.
    fn time_for(&self, action: Action) -> RuleIds {
        if matches!(action, Action::Place { .. } | Action::Pick(_) | Action::Face { .. }) {
            self.by_map(&["3.1.1-a", "2.9-d"], &["3.2.1-a", "2.9-d"])
        } else {
            time_for(action)
        }
    }

    /// The rules that say what a phase is for.
    pub(crate) fn phase_rules(&self, phase: Phase) -> RuleIds {
        match phase {
            Phase::DefenderSetup => self.by_map(&["3.1.1-a", "M-c"], &["3.2.1-a"]),
            Phase::InvaderSetup => self.by_map(&["3.1.1-b", "M-d"], &["3.2.1-b", "3.2.1-c"]),
            _ => phase_rules(phase),
        }
    }
}

/// The rule that says when an action may be taken, on any map.
const fn time_for(action: Action) -> RuleIds {
    match action {
        Action::Boost { .. }
        | Action::Fog { .. }
        | Action::Whirlwind { .. }
        | Action::Lightning { .. }
        | Action::BoltHex { .. } => &["2.8.3-a"],
        Action::Summon { .. } | Action::Dismiss { .. } | Action::Pay(_) => &["2.8.3-a"],
        Action::Breathe { .. } => &["2.12.1.5-a", "2.6.1.3-a"],
        Action::Shoot { .. } => &["2.7.6.3-a", "2.6.1.8-a"],
        Action::Attack { .. } | Action::Aim { .. } | Action::Join { .. } | Action::Strike => &["2.7.1-a"],
        Action::Scale { .. } => &["S-28", "2.5.3.1-d", "2.5.8-e"],
        Action::Break { .. } => &["S-28", "2.5.8-e"],
        Action::Force { .. } => &["2.5.5.2-h", "2.4.5-d"],
        Action::Prepare(_) => &["S-40"],
        Action::Overrun(_) => &["2.4.7.2-a", "2.4.5-d"],
        Action::Raze(_) => &["2.3-e", "S-91"],
        Action::RazeHex { .. } => &["2.11.2.2-d"],
        Action::Step { .. }
        | Action::Enter { .. }
        | Action::EnterFacing { .. }
        | Action::Walk { .. }
        | Action::Turn { .. }
        | Action::Smash { .. }
        | Action::Slither { .. }
        | Action::Bound { .. }
        | Action::TakeOff(_)
        | Action::Fly(_)
        | Action::Land(_)
        | Action::Take(_)
        | Action::Leave(_)
        | Action::Fall { .. } => &["2.4.5-d"],
        Action::TakeSide(_)
        | Action::Pick(_)
        | Action::Place { .. }
        | Action::Face { .. }
        | Action::Withdraw { .. }
        | Action::Suffer { .. }
        | Action::Rescue { .. }
        | Action::Done
        | Action::Stop
        | Action::Concede(_)
        | Action::Roll { .. } => &["P-a"],
    }
}

/// The rules that say what a phase is for, on any map.
const fn phase_rules(phase: Phase) -> RuleIds {
    match phase {
        Phase::InvaderSpells => &["2.6.1.1-a", "2.8.3-a"],
        Phase::InvaderMovement => &["2.6.1.2-a", "2.4.5-d"],
        Phase::InvaderFire => &["2.6.1.3-a"],
        Phase::InvaderMelee => &["2.6.1.4-a", "2.7.1-a"],
        Phase::DefenderSpells => &["2.6.1.5-a", "2.8.3-a"],
        Phase::DefenderReinforcements => &["2.6.1.6-a", "D-46"],
        Phase::DefenderMovement => &["2.6.1.7-a", "2.4.5-d"],
        Phase::DefenderMissiles => &["2.6.1.8-a"],
        Phase::DefenderMelee => &["2.6.1.9-a", "2.7.1-a"],
        Phase::EndOfTurn => &["2.6.1.10-a"],
        Phase::SideRoll => &["M-a"],
        Phase::DefenderSetup | Phase::InvaderSetup | Phase::Over => &["2.6-a"],
    }
}
