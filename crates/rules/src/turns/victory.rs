//! Victory points and the end of the game [2.3, 2.6, 10.9].

use crate::components::options::{ClockArea, SuddenDeath, VictoryMode};
use crate::play::engine::Engine;
use crate::play::game::Sink;
use crate::play::state::Status;
use crate::play::view::View;
use crate::{Class, EndReason, Grade, Hex, Outcome, RuleIds, Side, UnitId, What};

/// Turns without VP destroyed, or without an invader inside, that lose the game for the invader [2.6-c,d].
pub const CLOCK: u16 = 10;

/// VP by which a marginal victory may miss the goal [2.3-p, M-f].
const MARGIN: i16 = 4;

impl View<'_> {
    /// Have all VP of the map been destroyed?
    fn all_razed(&self) -> bool {
        let all = self.board().vp_places();
        self.p.razed & all == all
    }

    /// Hexes that stop the clock [S-02, H-32].
    fn inside(&self, hex: Hex) -> bool {
        let spec = self.board().spec();
        spec.within_walls.contains(hex)
            || self.options().clock_area == ClockArea::WholeSetupArea && spec.setup.contains(hex)
    }

    /// Does the game go on past the objective [S-122, S-123]?
    pub(crate) fn graded(&self) -> bool {
        self.options().victory_mode != VictoryMode::Objective
    }

    /// VP for a great victory: the Game Manual's 20, or the scenario's objective [M-p].
    pub(crate) fn goal(&self) -> i16 {
        if self.options().victory_mode == VictoryMode::Manual { 20 } else { self.p.objective }
    }

    /// VP that win at all [2.3-p, M-f].
    pub(crate) fn enough(&self) -> i16 {
        if self.graded() { self.goal() - MARGIN } else { self.goal() }
    }

    /// The grade that the VP are worth [2.3-p, M-f].
    pub(crate) fn grade(&self) -> Grade {
        let top = self.goal();
        match self.p.vp {
            _ if self.all_razed() => Grade::Ultimate,
            vp if vp >= top => Grade::Great,
            vp if vp >= top - 2 => Grade::Normal,
            vp if vp >= top - MARGIN => Grade::Marginal,
            _ => Grade::Defeat,
        }
    }

    /// If a defender condition ends the game, is the invader defeated whatever the VP [S-123, H-06]?
    fn sudden_death(&self) -> bool {
        match self.options().sudden_death {
            SuddenDeath::Yes => true,
            SuddenDeath::No => false,
            SuddenDeath::ByMode => self.options().victory_mode == VictoryMode::Manual,
        }
    }
}

impl<S: Sink> Engine<'_, S> {
    /// Destroys the VP of a hex, if any are left; a hex is razed only once [2.2.4.7].
    pub(crate) fn raze(&mut self, hex: Hex, rules: RuleIds) {
        let (Some(vp), Some(n)) = (self.view().vp_at(hex), self.r.board.place_at(hex)) else { return };
        self.p.razed |= 1 << n;
        self.p.vp += i16::from(vp);
        self.p.last_vp_turn = self.p.turn;
        self.emit(What::Razed { hex, vp, total: self.p.vp }, rules);
    }

    /// An invader inside stops the clock for this turn [S-120].
    pub(crate) fn note_inside(&mut self, unit: UnitId, hex: Hex) {
        let view = self.view();
        if view.side(unit) == Side::Invader && view.inside(hex) && !view.nobodys(unit) {
            self.p.last_inside_turn = self.p.turn;
        }
    }

    /// At the start of a turn: who is inside already?
    pub(crate) fn note_all_inside(&mut self) {
        for unit in self.p.army(Side::Invader) {
            self.note_inside(unit, self.p.at(unit));
        }
    }

    /// VP are counted before deaths [S-88, S-124].
    pub(crate) fn check_victory(&mut self) {
        if self.view().graded() {
            if self.view().all_razed() {
                self.end(EndReason::AllDestroyed, Side::Invader);
                return;
            }
        } else if self.p.vp >= self.p.objective {
            self.end(EndReason::Objective, Side::Invader);
            return;
        }
        let setting_up = self.p.turn == 0;
        // An elemental without its summoner is nobody's.
        let alive = self.p.army(Side::Invader).any(|u| self.view().class(u) != Class::Elemental)
            || self.p.all_units().any(|(_, u)| u.side == Some(Side::Invader) && u.status == Status::Waiting);
        if !alive && !setting_up {
            self.end(EndReason::InvadersDead, Side::Defender);
        }
    }

    /// The ten-turn clocks, in the last phase of the turn [S-120].
    pub(crate) fn check_clocks(&mut self) {
        if self.p.turn >= self.p.last_vp_turn + CLOCK {
            self.end(EndReason::NoDestruction, Side::Defender);
        } else if self.p.turn >= self.p.last_inside_turn + CLOCK {
            self.end(EndReason::NoInvaderInside, Side::Defender);
        }
    }

    /// The invader stops a graded game [S-122].
    pub(crate) fn stop(&mut self) {
        self.end(EndReason::Stopped, Side::Defender);
    }

    /// A player gives up; in graded games the invader's concession is a stop [S-126].
    pub(crate) fn concede(&mut self, side: Side) {
        self.end(EndReason::Conceded, side.other());
    }

    /// Ends the game. `winner`: by the reason; if the game is graded the table decides, unless the defender gives up.
    pub(crate) fn end(&mut self, reason: EndReason, winner: Side) {
        let view = self.view();
        let grade = view.graded().then(|| {
            let by_defender =
                matches!(reason, EndReason::InvadersDead | EndReason::NoDestruction | EndReason::NoInvaderInside);
            match view.grade() {
                _ if by_defender && view.sudden_death() => Grade::Defeat,
                // A win at once is a great one, whatever the VP [2.10.7-l].
                grade if reason == EndReason::ElowynRescued && grade != Grade::Ultimate => Grade::Great,
                grade => grade,
            }
        });
        let conceded_by_defender = reason == EndReason::Conceded && winner == Side::Invader;
        let winner = match grade {
            _ if conceded_by_defender => Side::Invader,
            Some(Grade::Defeat) => Side::Defender,
            Some(_) => Side::Invader,
            None => winner,
        };
        let outcome = Outcome { winner, reason, grade, vp: self.p.vp };
        self.p.outcome = Some(outcome);
        self.p.phase = crate::Phase::Over;
        self.p.drop_tasks();
        (self.p.passage, self.p.came_from) = (None, None);
        let rules: RuleIds = match reason {
            EndReason::Objective => &["2.3-a", "S-121"],
            EndReason::AllDestroyed => &["2.3-p", "S-122"],
            EndReason::InvadersDead => &["2.3-c", "2.6-b"],
            EndReason::NoDestruction => &["2.3-d", "2.6-d", "S-120"],
            EndReason::NoInvaderInside => &["2.6-c", "S-120"],
            EndReason::ElowynRescued => &["2.10.7-l", "S-117"],
            EndReason::Stopped => &["S-122"],
            EndReason::Conceded => &["S-126"],
        };
        self.emit(What::Over(outcome), rules);
    }
}
