//! Set-up [3.1.1, M-a, M-c, M-d] and reinforcements [2.9].

use crate::play::engine::Engine;
use crate::play::game::Sink;
use crate::play::listing::Listing;
use crate::play::state::{Flags, Status};
use crate::play::task::Task;
use crate::play::view::{Check, View, no};
use crate::{
    Action, Dir, Fact, Hex, HexSet, Kind, Phase, Reinforcements, RuleIds, Ruleset, Seat, Side, Terrain, UnitId, What,
};

impl View<'_> {
    /// Who rolls for sides next, or who chooses once both have rolled [M-a].
    pub(crate) fn side_roller(&self) -> Option<Seat> {
        match self.p.side_dice {
            [0, _] => Some(Seat::One),
            [_, 0] => Some(Seat::Two),
            _ => None,
        }
    }

    pub(crate) fn side_chooser(&self) -> Seat {
        if self.p.side_dice[0] > self.p.side_dice[1] { Seat::One } else { Seat::Two }
    }

    /// The rules of this map's set-up: Nurkott's where the invader starts off the map [3.2.1], else Esirien's [3.1.1].
    pub(crate) fn by_map(&self, esirien: RuleIds, nurkott: RuleIds) -> RuleIds {
        if self.starts_off_map(Side::Invader) { nurkott } else { esirien }
    }

    /// May the unit be set up there [3.1.1-a,b,d, M-c, M-d, S-06, S-08]?
    pub(crate) fn check_place(&self, unit: UnitId, hex: Hex) -> Check {
        let side = self.side(unit);
        let order = self.by_map(&["3.1.1-a"], &["3.2.1-a"]);
        if self.p.unit(unit).status != Status::Waiting {
            return no(Fact::AlreadyPlaced { unit }, order);
        }
        if self.p.placing != Some(unit) {
            return no(Fact::ChoiceFirst, order);
        }
        self.check_setup_hex(unit, hex, side)
    }

    pub(crate) fn check_setup_hex(&self, unit: UnitId, hex: Hex, side: Side) -> Check {
        if !self.board().in_play(hex) || !self.setup_hexes(unit, side).contains(hex) {
            let manual = self.options().ruleset == Ruleset::Manual;
            let rules = match (side, self.kind(unit)) {
                (Side::Defender, _) if manual => self.by_map(&["3.1.1-a", "M-c"], &["3.2.1-a"]),
                (Side::Defender, _) => self.by_map(&["3.1.1-a"], &["3.2.1-a"]),
                (_, Kind::Roc) => self.by_map(&["2.12.3.5-a", "3.1.1-c", "S-08"], &["2.12.3.5-a", "3.2.1-c"]),
                (_, Kind::SeaSerpent) => self.by_map(&["2.11.2.4-a", "3.1.1-c"], &["2.11.2.4-a", "3.2.1-c", "D-21"]),
                _ if manual => &["3.1.1-b", "M-d"],
                _ => &["3.1.1-b", "S-08"],
            };
            return no(Fact::NotSetupArea { hex }, rules);
        }
        self.check_setup_company(unit, hex)
    }

    /// May the unit stand in a hex of its set-up area, with those who are there?
    fn check_setup_company(&self, unit: UnitId, hex: Hex) -> Check {
        let swims = matches!(self.kind(unit), Kind::Giant | Kind::SeaSerpent | Kind::Roc);
        if self.board().terrain(hex).is_open_water() && !swims {
            return no(Fact::WaterThere { hex }, self.by_map(&["S-08", "2.5.2-a"], &["2.5.2-a"]));
        }
        if self.kind(unit) == Kind::Cavalry && self.board().is_tower(hex) {
            return no(Fact::CavalryInTower { hex }, &["2.10.3.1-a", "S-06", "2.5.4-e"]);
        }
        if self.is_major(unit) {
            let full = self.by_map(&["S-08", "S-12"], &["3.2.1-d", "S-12"]);
            let fits = self.on_ground(hex).all(|u| self.joins_friend(unit, u, hex));
            return if fits { Ok(()) } else { no(Fact::NotVacant { hex }, full) };
        }
        let crowded = self.by_map(&["3.1.1-d", "M-c", "2.4.4-a"], &["3.2.1-d", "D-45", "2.4.4-a"]);
        self.check_stacking(unit, hex).map_err(|r| crate::Refusal { fact: r.fact, rules: crowded })
    }

    /// Where a unit may set up: its side's hexes; giants also in the river between them, serpents in the sea, rocs on
    /// any edge [3.1.1-a,b,c, S-08].
    fn setup_hexes(&self, unit: UnitId, side: Side) -> HexSet {
        let spec = self.board().spec();
        let own = self.r.scenario.setup[side];
        match self.kind(unit) {
            Kind::SeaSerpent => spec.serpent_hexes,
            Kind::Roc => spec.roc_hexes.iter().filter(|h| !self.board().terrain(*h).is_open_water()).collect(),
            Kind::Giant => {
                let beside = |h: Hex| Dir::ALL.into_iter().any(|d| h.neighbour(d).is_some_and(|n| own.contains(n)));
                let edge = |h: Hex| Dir::ALL.into_iter().any(|d| self.board().neighbour(h, d).is_none());
                let river = |h: &Hex| self.board().terrain(*h) == Terrain::River && edge(*h) && beside(*h);
                own.union(&self.board().hexes().iter().filter(river).collect())
            }
            _ => own,
        }
    }

    /// Another kind may be placed first; the lowest number of each kind stands for all of it.
    pub(crate) fn check_pick(&self, unit: UnitId) -> Check {
        let order = self.by_map(&["3.1.1-a"], &["3.2.1-a"]);
        if self.p.picked || Some(unit) == self.p.placing {
            return no(Fact::PickedAlready, order);
        }
        if self.p.unit(unit).status != Status::Waiting {
            return no(Fact::AlreadyPlaced { unit }, order);
        }
        let kind = self.kind(unit);
        if self.waits_off_map(kind, self.side(unit)) {
            return no(Fact::ChoiceFirst, &["S-07"]);
        }
        let of_placing = self.p.placing.is_some_and(|p| self.kind(p) == kind);
        if of_placing || self.first_waiting(self.side(unit), kind) != Some(unit) {
            return no(Fact::ChoiceFirst, order);
        }
        Ok(())
    }

    /// The next unit of a kind that a side must set up, or bring on.
    pub(crate) fn first_waiting(&self, side: Side, kind: Kind) -> Option<UnitId> {
        let waits = |id: &UnitId| {
            let u = self.p.unit(*id);
            u.status == Status::Waiting && u.side == Some(side)
        };
        self.components().roster.of_kind(kind).find(waits)
    }

    pub(crate) fn list_setup(&self, side: Side, out: &mut impl Listing) {
        let Some(unit) = self.p.placing else { return };
        // On most hexes is nobody, and they are dry land.
        let rides = self.kind(unit) == Kind::Cavalry;
        let plain = |hex: Hex| match self.board().terrain(hex) {
            Terrain::River | Terrain::Sea => false,
            Terrain::Tower if rides => false,
            _ => self.p.is_bare(hex),
        };
        for hex in self.setup_hexes(unit, side).and(&self.board().hexes()).iter() {
            if plain(hex) || self.check_setup_company(unit, hex).is_ok() {
                out.add(Action::Place { unit, hex });
            }
        }
        if !self.p.picked {
            let mut last = None;
            for (id, u) in self.p.all_units() {
                let kind = self.kind(id);
                let waits = u.side == Some(side) && u.status == Status::Waiting && !self.waits_off_map(kind, side);
                if waits && last != Some(kind) {
                    last = Some(kind);
                    if self.check_pick(id).is_ok() {
                        out.add(Action::Pick(id));
                    }
                }
            }
        }
    }

    // ---- reinforcements

    /// Counters that are free to arrive: the usual kind first, then its substitute [2.9-f, S-114].
    fn free_counters(&self) -> impl Iterator<Item = UnitId> + '_ {
        let plan = self.r.scenario.reinforcements.as_ref();
        plan.into_iter()
            .flat_map(|p| [p.kind, p.substitute])
            .flat_map(|kind| self.components().roster.of_kind(kind))
            .filter(|u| matches!(self.p.unit(*u).status, Status::Box | Status::Destroyed))
    }

    /// Does the track promise reinforcements for this turn [2.9-a]?
    pub(crate) fn reinforcements_due(&self, turn: u16) -> bool {
        self.r.scenario.reinforcements.as_ref().is_some_and(|plan| {
            plan.first_turn > 0 && turn >= plan.first_turn && (turn - plan.first_turn).is_multiple_of(plan.every.max(1))
        })
    }

    /// The counter that arrives next.
    pub(crate) fn next_reinforcement(&self) -> Option<UnitId> {
        self.free_counters().next()
    }

    /// May a reinforcement arrive in the hex [2.9-b,c,d, S-112]?
    pub(crate) fn check_arrival(&self, unit: UnitId, hex: Hex) -> Check {
        let Some(plan) = &self.r.scenario.reinforcements else { return no(Fact::WrongPhase, &["2.9-a"]) };
        if self.next_reinforcement() != Some(unit) {
            return no(Fact::ChoiceFirst, &["2.9-f", "S-114"]);
        }
        if !plan.hexes.contains(&hex) {
            return no(Fact::NotSetupArea { hex }, self.arrival_rules(plan));
        }
        if let Some(n) = self.board().crossing_at(hex)
            && (self.p.burned | self.p.broken) >> n & 1 == 1
        {
            return no(Fact::BridgeGone { hex }, &["2.9-c", "S-112"]);
        }
        if self.on_ground(hex).any(|u| !self.below(u, hex)) || self.carcass(hex) {
            return no(Fact::NotVacant { hex }, &["2.9-d", "S-112"]);
        }
        if self.whirlwind(hex) && self.board().terrain(hex) == Terrain::Dock {
            return no(Fact::WhirlwindThere { hex }, &["2.8.7-k", "S-112"]);
        }
        Ok(())
    }

    /// The rules that say where reinforcements arrive in this game.
    fn arrival_rules(&self, plan: &Reinforcements) -> crate::RuleIds {
        if !self.options().agreed_reinforcements.at.is_empty() {
            &["2.9-i", "H-34"]
        } else if !plan.triangle.is_empty() && plan.hexes == plan.triangle {
            &["2.9-h", "S-111", "H-24"]
        } else if self.starts_off_map(Side::Invader) {
            &["2.9-h", "S-111"]
        } else {
            &["2.9-b"]
        }
    }

    pub(crate) fn arrival_hexes(&self, unit: UnitId) -> impl Iterator<Item = Hex> + '_ {
        let hexes = self.r.scenario.reinforcements.as_ref().map_or(&[][..], |p| &p.hexes[..]);
        hexes.iter().copied().filter(move |h| self.check_arrival(unit, *h).is_ok())
    }
}

impl<S: Sink> Engine<'_, S> {
    /// A seat's die for sides; equal dice are rolled again [M-a].
    pub(crate) fn roll_for_sides(&mut self, die: u8) {
        match self.view().side_roller() {
            Some(Seat::One) => self.p.side_dice[0] = die,
            Some(Seat::Two) => self.p.side_dice[1] = die,
            None => {}
        }
        if self.p.side_dice[0] != 0 && self.p.side_dice[0] == self.p.side_dice[1] {
            self.p.side_dice = [0; 2];
            self.emit(What::SideRollTied, &["M-a"]);
        }
    }

    pub(crate) fn take_side(&mut self, side: Side) {
        let seat = self.view().side_chooser();
        self.p.invader_seat = Some(if side == Side::Invader { seat } else { seat.other() });
        self.emit(What::SideTaken { seat, side }, &["M-a"]);
        self.p.side_dice = [0; 2];
        self.begin_phase(Phase::DefenderSetup);
    }

    pub(crate) fn place(&mut self, unit: UnitId, hex: Hex) {
        self.p.picked = false;
        self.relocate(unit, hex);
        let rules = self.view().by_map(&["3.1.1-a", "3.1.1-b"], &["3.2.1-a", "3.2.1-c"]);
        self.emit(What::Placed { unit, hex }, rules);
        if self.view().is_major(unit) {
            self.p.push(Task::Face { unit });
        } else {
            self.place_next();
        }
    }

    pub(crate) fn face(&mut self, unit: UnitId, dir: Dir) {
        self.p.pop();
        self.p.edit_major(unit, |m| m.facing = dir as u8);
        self.emit(What::Faced { unit, dir }, &["S-05", "2.4.2-a"]);
        self.place_next();
    }

    /// The next unit of this set-up, or the next phase.
    pub(crate) fn place_next(&mut self) {
        let side = self.p.phase.side();
        // Who starts off the map sets up nothing [S-07].
        let view = self.view();
        let mut waiting = Kind::ALL.into_iter().filter(|k| !view.waits_off_map(*k, side));
        self.p.placing = waiting.find_map(|k| view.first_waiting(side, k));
        if self.p.placing.is_none() {
            self.next_phase();
        }
    }

    /// How many reinforcements are due this turn [2.9-a, S-113].
    pub(crate) fn count_arrivals(&mut self) {
        let Some(plan) = &self.r.scenario.reinforcements else { return };
        let due = self.view().reinforcements_due(self.p.turn);
        let coming = self.p.delayed + if due { plan.count } else { 0 };
        let free = self.view().free_counters().take(coming as usize).count() as u8;
        self.p.arrivals = free;
        self.p.delayed = 0;
        // Those without a counter are lost [2.9-g, S-113].
        if free < coming {
            self.emit(What::NoCounters { count: coming - free }, &["2.9-g", "S-113"]);
        }
    }

    /// A reinforcement lands; a used counter starts afresh [S-114].
    pub(crate) fn arrive(&mut self, unit: UnitId, hex: Hex) {
        let plan_kind = self.r.scenario.reinforcements.as_ref().map(|p| p.kind);
        let kind = self.view().kind(unit);
        if plan_kind != Some(kind) {
            self.emit(What::Substituted { kind }, &["2.9-f"]);
        }
        self.p.edit(unit, |u| {
            (u.side, u.flags, u.spent, u.lost) = (Some(Side::Defender), Flags::ARRIVED, 0, 0);
        });
        self.relocate(unit, hex);
        self.p.arrivals -= 1;
        self.emit(What::Arrived { unit, hex }, &["2.9-b", "2.9-d", "S-115"]);
    }

    /// Can anyone still arrive? Those without a vacant hex wait for the next turn [2.9-e, S-113].
    pub(crate) fn arrivals_over(&mut self) -> bool {
        let count = self.p.arrivals;
        let somewhere = |u: UnitId| self.view().arrival_hexes(u).next().is_some();
        if count == 0 || self.view().next_reinforcement().is_some_and(somewhere) {
            return count == 0;
        }
        self.p.delayed = count;
        self.p.arrivals = 0;
        self.emit(What::Delayed { count }, &["2.9-e", "S-113"]);
        true
    }
}
