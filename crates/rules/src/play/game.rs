//! The game's few verbs. Rules live in the modules named after the rulebook's sections.

use crate::components::MAX_UNITS;
use crate::play::engine::Engine;
use crate::play::state::{Major, Position, Unit};
use crate::play::task::Task;
use crate::play::view::View;
use crate::{
    Action, Area, Board, Class, Components, Decision, Event, Hex, Kind, Options, Outcome, Phase, Refusal, Scenario,
    Seat, Side, UnitId,
};
use std::sync::Arc;

/// What does not change during a game: components, board, scenario, options.
#[derive(Debug)]
pub struct Rules {
    /// The box of components.
    pub components: Arc<Components>,
    /// The board of the scenario.
    pub board: Arc<Board>,
    /// The scenario, its reinforcements as the options have them.
    pub scenario: Scenario,
    /// The options agreed upon.
    pub options: Options,
    /// What the busiest loops ask of every counter.
    pub(crate) counters: [Quick; MAX_UNITS],
}

/// Kind, class and movement points of a counter, side by side.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Quick {
    pub(crate) kind: Kind,
    pub(crate) class: Class,
    /// 0: cannot move [2.2.1-g].
    pub(crate) mp: u8,
    /// At least `mp`.
    pub(crate) road_mp: u8,
}

/// A game in progress. Cloning copies a plain value.
#[derive(Clone, Debug)]
pub struct Game {
    pub(crate) rules: Arc<Rules>,
    pub(crate) position: Position,
}

/// Equal games go on alike: the same position, of the same scenario with the same data (its hash stands for all that is
/// printed on the components it uses), by the same options.
impl PartialEq for Game {
    fn eq(&self, other: &Game) -> bool {
        let (ours, theirs) = (&self.rules.scenario, &other.rules.scenario);
        self.position == other.position
            && self.rules.options == other.rules.options
            && (ours.hash, &ours.id) == (theirs.hash, &theirs.id)
    }
}

/// Receives events as they happen.
pub trait Sink: Sized {
    /// Something happened.
    fn emit(&mut self, event: Event);

    /// Takes a step of a game that is heard of here. The sinks of this crate have their own, so that the whole engine is
    /// compiled for them once and here, not again in every crate that plays. Nobody else can call it or have another: the
    /// seal has no name outside.
    #[doc(hidden)]
    fn step(&mut self, game: &mut Game, action: Action, _: sealed::Seal) -> Result<(), Refusal> {
        game.step(action, self)
    }
}

mod sealed {
    /// Whoever has one is [`super::Game::apply`].
    #[derive(Debug)]
    pub struct Seal;
}

impl Sink for Vec<Event> {
    fn emit(&mut self, event: Event) {
        self.push(event);
    }

    fn step(&mut self, game: &mut Game, action: Action, _: sealed::Seal) -> Result<(), Refusal> {
        game.step(action, self)
    }
}

/// A sink for those who do not listen: searches and simulations.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl Sink for Silent {
    #[inline]
    fn emit(&mut self, _: Event) {}

    fn step(&mut self, game: &mut Game, action: Action, _: sealed::Seal) -> Result<(), Refusal> {
        game.step(action, self)
    }
}

/// State of an entrance [A.4].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum EntranceState {
    Closed,
    /// Open until the end of the other side's next player-turn [2.5.5.3-b].
    Open,
    Smashed,
}

/// State of a bridge [2.5.7].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum BridgeState {
    Intact,
    /// A troop prepares its destruction.
    Prepared,
    /// A monster came down on it.
    Broken,
    Burned,
}

impl Game {
    pub(crate) fn view(&self) -> View<'_> {
        View { r: &self.rules, p: &self.position }
    }

    /// Who must decide what next.
    pub fn decision(&self) -> Decision {
        self.view().decision()
    }

    /// Fills `out` with every legal action, each once.
    pub fn legal_actions(&self, out: &mut Vec<Action>) {
        out.clear();
        self.view().list(&mut |action| out.push(action));
    }

    /// Fills `out` with what one unit may do in its side's movement phase, coming on from off the map included: the
    /// part of [`Game::legal_actions`] that a search over the moves of one unit needs.
    pub fn legal_moves(&self, unit: UnitId, out: &mut Vec<Action>) {
        out.clear();
        self.view().list_moves_of(unit, &mut |action| out.push(action));
    }

    /// Is the action legal now?
    pub fn is_legal(&self, action: Action) -> bool {
        self.view().check(action).is_ok()
    }

    /// What forbids an action: the fact and the rules; `None` if nothing does.
    pub fn why_not(&self, action: Action) -> Option<Refusal> {
        self.view().check(action).err()
    }

    /// Takes one step. The only way to change a game; a refusal leaves it as it was.
    pub fn apply(&mut self, action: Action, sink: &mut impl Sink) -> Result<(), Refusal> {
        sink.step(self, action, sealed::Seal)
    }

    fn step<S: Sink>(&mut self, action: Action, sink: &mut S) -> Result<(), Refusal> {
        self.view().check(action)?;
        let Game { rules, position } = self;
        let mut engine = Engine { r: rules, p: position, sink };
        engine.execute(action);
        engine.settle();
        Ok(())
    }

    /// Hash of the position, kept incrementally. For this process only: it follows the layout of memory, so it is never
    /// stored and never a seed. What lasts is `position::checksum`.
    pub fn hash(&self) -> u64 {
        self.position.hash()
    }

    /// The same hash, computed from nothing.
    pub fn hash_from_scratch(&self) -> u64 {
        self.position.hash_from_scratch()
    }

    /// Bytes of a position.
    pub const POSITION_BYTES: usize = size_of::<Position>();

    // ---- views

    /// What does not change during the game.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The box of components.
    pub fn components(&self) -> &Arc<Components> {
        &self.rules.components
    }

    /// The board.
    pub fn board(&self) -> &Board {
        &self.rules.board
    }

    /// The options of this game.
    pub fn options(&self) -> &Options {
        &self.rules.options
    }

    /// The current game turn; 0 during set-up.
    pub fn turn(&self) -> u16 {
        self.position.turn
    }

    /// The current phase.
    pub fn phase(&self) -> Phase {
        self.position.phase
    }

    /// VP destroyed so far.
    pub fn vp(&self) -> i16 {
        self.position.vp
    }

    /// The objective.
    pub fn objective(&self) -> i16 {
        self.position.objective
    }

    /// What the invader aims for: the objective, or the Game Manual's 20 VP [M-g, M-p].
    pub fn goal(&self) -> i16 {
        self.view().goal()
    }

    /// The grade that the VP destroyed so far would be worth [2.3-p, M-f].
    pub fn grade(&self) -> crate::Grade {
        self.view().grade()
    }

    /// Last turn with VP destroyed, and last turn with an invader within the walls [S-120].
    pub fn clocks(&self) -> (u16, u16) {
        (self.position.last_vp_turn, self.position.last_inside_turn)
    }

    /// The result, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.position.outcome
    }

    /// Who plays the invader, once the sides are chosen; seat one if they were never rolled for.
    pub fn invader_seat(&self) -> Option<Seat> {
        self.position.invader_seat
    }

    /// A counter's state.
    pub fn unit(&self, unit: UnitId) -> Option<&Unit> {
        (unit.index() < self.rules.components.roster.len()).then(|| self.position.unit(unit))
    }

    /// A counter's kind.
    pub fn kind(&self, unit: UnitId) -> Option<Kind> {
        self.rules.components.roster.counter(unit).map(|c| c.kind)
    }

    /// A major monster's own state.
    pub fn major(&self, unit: UnitId) -> Option<&Major> {
        self.kind(unit).filter(|k| k.is_major()).map(|_| self.position.major(unit))
    }

    /// Every counter that belongs to a side.
    pub fn units(&self) -> impl Iterator<Item = (UnitId, &Unit)> {
        self.position.all_units()
    }

    /// Everything in a hex: units, flyers, carcasses.
    pub fn in_hex(&self, hex: Hex) -> impl Iterator<Item = UnitId> + '_ {
        self.position.in_hex(hex)
    }

    /// Hit points left in a monster's area.
    pub fn points_left(&self, unit: UnitId, area: Area) -> Option<u8> {
        self.major(unit).map(|_| self.view().points_left(unit, area))
    }

    /// The number on a die that hits this area of a monster in melee, modifiers aside.
    pub fn hit_number(&self, target: UnitId, area: Area) -> Option<u8> {
        self.kind(target).filter(|k| k.is_monster()).map(|_| self.view().hit_need(target, area))
    }

    /// The number that a shot by such a unit needs at a monster so many hexes away, modifiers aside.
    pub fn shot_number(&self, shooter: Kind, target: UnitId, distance: u8) -> Option<u8> {
        self.kind(target).filter(|k| k.is_monster()).map(|_| self.view().missile_need(shooter, target, distance))
    }

    /// MP that a unit has in all, this turn: walking for a major monster, normal rate for others.
    pub fn movement_points(&self, unit: UnitId) -> Option<u8> {
        let kind = self.kind(unit)?;
        if kind.is_major() { Some(self.view().walking_mp(unit)) } else { self.components().unit(kind).mp }
    }

    /// Spell points that a wizard has left.
    pub fn spell_points(&self, unit: UnitId) -> Option<u8> {
        let kind = self.kind(unit)?;
        (kind.class() == crate::Class::Wizard)
            .then(|| self.components().spell_points.saturating_sub(self.position.unit(unit).lost))
    }

    /// State of an entrance by number.
    pub fn entrance_state(&self, n: u8) -> EntranceState {
        if self.position.smashed >> n & 1 == 1 {
            EntranceState::Smashed
        } else if self.position.open() >> n & 1 == 1 {
            EntranceState::Open
        } else {
            EntranceState::Closed
        }
    }

    /// Has a sea serpent broken this wall hexside [2.11.2.2-c]?
    pub fn is_breached(&self, wall: u8) -> bool {
        self.view().breached(wall)
    }

    /// Who controls an entrance.
    pub fn entrance_control(&self, n: u8) -> Side {
        if self.position.invader_controls >> n & 1 == 1 { Side::Invader } else { Side::Defender }
    }

    /// State of the bridge in a hex.
    pub fn bridge_state(&self, hex: Hex) -> Option<BridgeState> {
        let n = self.board().crossing_at(hex).filter(|_| self.board().terrain(hex).is_bridge())?;
        let p = &self.position;
        Some(if p.burned >> n & 1 == 1 {
            BridgeState::Burned
        } else if p.broken >> n & 1 == 1 {
            BridgeState::Broken
        } else if p.prepared >> n & 1 == 1 {
            BridgeState::Prepared
        } else {
            BridgeState::Intact
        })
    }

    /// Have the VP of a hex been destroyed?
    pub fn is_razed(&self, hex: Hex) -> bool {
        self.board().place_at(hex).is_some_and(|n| self.position.razed >> n & 1 == 1)
    }

    /// VP still to be had in a hex.
    pub fn vp_at(&self, hex: Hex) -> Option<u8> {
        self.view().vp_at(hex)
    }

    /// Is a hex covered by fog?
    pub fn fog(&self, hex: Hex) -> bool {
        self.view().fog(hex)
    }

    /// Does a whirlwind stand in a hex?
    pub fn whirlwind(&self, hex: Hex) -> bool {
        self.view().whirlwind(hex)
    }

    /// Is a hex covered by a side's Boost Morale?
    pub fn boost(&self, side: Side, hex: Hex) -> bool {
        self.position.boost[side].is_some_and(|b| b.hex.distance(hex) <= b.radius)
    }

    /// Are a side's units demoralised [2.10.5.5-a]?
    pub fn demoralised(&self, side: Side) -> bool {
        self.position.demoralised[side]
    }

    /// What the game is waiting for, the next task last; for curious readers and tests.
    pub fn tasks(&self) -> &[Task] {
        self.position.tasks()
    }
}
