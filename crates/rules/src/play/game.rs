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
    /// Which counters are troops, by number; others are none.
    pub(crate) troops: [bool; 256],
    /// Which counters are elementals, one bit each.
    pub(crate) elementals: u128,
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
    /// A troop, a hero or a wizard that can move: goes step by step [2.4].
    pub(crate) walks: bool,
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
///
/// ```
/// # use dragonrage_rules::*;
/// # let components = dragonrage_data::embedded();
/// # let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/esirien.txt"));
/// # let mut game = Game::new(&components, &position::parse(&components, text).unwrap()).unwrap();
/// /// Counts what happens.
/// struct Count(usize);
/// impl Sink for Count {
///     fn emit(&mut self, _: Event) {
///         self.0 += 1;
///     }
/// }
/// let mut count = Count(0);
/// game.apply(Action::Done, &mut count).unwrap();
/// assert!(count.0 > 0);
/// ```
pub trait Sink: Sized {
    /// Something happened.
    fn emit(&mut self, event: Event);

    /// Does a legal action in a game that is heard of here. The sinks of this crate have their own, so that the whole engine
    /// is compiled for them once and here, not again in every crate that plays. Nobody else can call it or have another: the
    /// seal has no name outside.
    #[doc(hidden)]
    fn step(&mut self, game: &mut Game, action: Action, _: sealed::Seal) {
        game.step(action, self);
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

    fn step(&mut self, game: &mut Game, action: Action, _: sealed::Seal) {
        game.step(action, self);
    }
}

/// A sink for those who do not listen: searches and simulations.
///
/// ```
/// # use dragonrage_rules::*;
/// # let components = dragonrage_data::embedded();
/// # let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/esirien.txt"));
/// # let mut game = Game::new(&components, &position::parse(&components, text).unwrap()).unwrap();
/// // A search hears nothing and allocates nothing.
/// game.apply(Action::Done, &mut Silent).unwrap();
/// assert_ne!(game.phase(), Phase::InvaderMovement);
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl Sink for Silent {
    #[inline]
    fn emit(&mut self, _: Event) {}

    fn step(&mut self, game: &mut Game, action: Action, _: sealed::Seal) {
        game.step(action, self);
    }
}

/// State of an entrance [A.4].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EntranceState {
    /// Shut: nobody passes.
    Closed,
    /// Open until the end of the other side's next player-turn [2.5.5.3-b].
    Open,
    /// Destroyed: open for good.
    Smashed,
}

/// State of a bridge [2.5.7].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BridgeState {
    /// As built.
    Intact,
    /// A troop prepares its destruction.
    Prepared,
    /// A monster came down on it.
    Broken,
    /// Destroyed by fire, or by those who prepared it.
    Burned,
}

impl Game {
    pub(crate) fn view(&self) -> View<'_> {
        View { r: &self.rules, p: &self.position }
    }

    /// Who must decide what next.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// # let options = components.scenario("esirien-1").unwrap().options;
    /// # let mut game = Game::new(&components, &Setup::fresh(&components, "esirien-1", options).unwrap()).unwrap();
    /// // The Game Manual's game begins with a die for each player: dice are Chance's decision.
    /// let Decision::Chance(chance) = game.decision() else { panic!() };
    /// assert_eq!((chance.dice, chance.roll), (1, Roll::Sides { seat: Seat::One }));
    /// for a in [5, 2] {
    ///     game.apply(Action::Roll { a, b: 0 }, &mut Silent).unwrap();
    /// }
    /// assert_eq!(game.decision(), Decision::TakeSide(Seat::One));
    /// ```
    pub fn decision(&self) -> Decision {
        self.view().decision()
    }

    /// Fills `out` with every legal action, each once.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// # let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/esirien.txt"));
    /// # let game = Game::new(&components, &position::parse(&components, text).unwrap()).unwrap();
    /// let mut legal = Vec::new(); // kept from call to call: nothing is allocated in a loop
    /// game.legal_actions(&mut legal);
    /// assert!(legal.iter().all(|action| game.is_legal(*action)));
    /// let d1 = components.roster.by_name("D1").unwrap();
    /// assert!(legal.contains(&Action::TakeOff(d1)));
    /// ```
    pub fn legal_actions(&self, out: &mut Vec<Action>) {
        out.clear();
        self.view().list(out);
    }

    /// Fills `out` with what one unit may do in its side's movement phase, coming on from off the map included: the
    /// part of [`Game::legal_actions`] that a search over the moves of one unit needs.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// # let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/esirien.txt"));
    /// # let game = Game::new(&components, &position::parse(&components, text).unwrap()).unwrap();
    /// let d1 = components.roster.by_name("D1").unwrap();
    /// let (mut moves, mut all) = (Vec::new(), Vec::new());
    /// game.legal_moves(d1, &mut moves);
    /// game.legal_actions(&mut all);
    /// assert!(!moves.is_empty() && moves.iter().all(|action| all.contains(action)));
    /// ```
    pub fn legal_moves(&self, unit: UnitId, out: &mut Vec<Action>) {
        out.clear();
        self.view().list_moves_of(unit, out);
    }

    /// Is the action legal now?
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// # let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/esirien.txt"));
    /// # let game = Game::new(&components, &position::parse(&components, text).unwrap()).unwrap();
    /// let action = |text| notation::parse(&components.roster, text).unwrap();
    /// assert!(game.is_legal(action("D1 walks NE")));
    /// assert!(!game.is_legal(action("INF1 moves NE"))); // it is the invader's turn
    /// ```
    pub fn is_legal(&self, action: Action) -> bool {
        self.view().check(action).is_ok()
    }

    /// What forbids an action: the fact and the rules; `None` if nothing does.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// # let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/esirien.txt"));
    /// # let game = Game::new(&components, &position::parse(&components, text).unwrap()).unwrap();
    /// let wizard = components.roster.by_name("WZD1").unwrap();
    /// let refusal = game.why_not(Action::Step { unit: wizard, dir: Dir::N }).unwrap();
    /// assert_eq!(refusal.fact, Fact::NotYours { unit: wizard });
    /// assert!(!refusal.rules.is_empty()); // ids of docs/RULES.md
    /// assert_eq!(game.why_not(Action::Done), None);
    /// ```
    pub fn why_not(&self, action: Action) -> Option<Refusal> {
        self.view().check(action).err()
    }

    /// Takes one step. The only way to change a game; a refusal leaves it as it was.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// # let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/esirien.txt"));
    /// # let mut game = Game::new(&components, &position::parse(&components, text).unwrap()).unwrap();
    /// let d1 = components.roster.by_name("D1").unwrap();
    /// let before = game.clone();
    /// let mut events = Vec::new(); // or `Silent`, if nobody listens
    /// game.apply(Action::TakeOff(d1), &mut events).unwrap();
    /// assert!(matches!(events[0].what, What::TookOff { unit, .. } if unit == d1));
    ///
    /// // A refusal says why, and changes nothing.
    /// let aloft = game.clone();
    /// assert!(game.apply(Action::TakeOff(d1), &mut events).is_err());
    /// assert!(game == aloft && game != before);
    /// ```
    pub fn apply(&mut self, action: Action, sink: &mut impl Sink) -> Result<(), Refusal> {
        self.view().check(action)?;
        sink.step(self, action, sealed::Seal);
        Ok(())
    }

    /// [`Game::apply`] for an action that [`Game::legal_actions`] has just listed for this very position (or that is known to be
    /// legal in another way): it is trusted, not asked about again. Searches and simulations use it.
    ///
    /// Another action would spoil the game: what follows is unspecified, up to a panic. Debug builds refuse it with a panic at
    /// once.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// # let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/esirien.txt"));
    /// # let mut game = Game::new(&components, &position::parse(&components, text).unwrap()).unwrap();
    /// let mut twin = game.clone();
    /// let mut listed = Vec::new();
    /// game.legal_actions(&mut listed);
    /// game.apply_listed(listed[0], &mut Silent);
    /// twin.apply(listed[0], &mut Silent).unwrap();
    /// assert!(game == twin);
    /// ```
    pub fn apply_listed(&mut self, action: Action, sink: &mut impl Sink) {
        debug_assert_eq!(self.why_not(action), None, "{action:?} was not listed for this position");
        sink.step(self, action, sealed::Seal);
    }

    fn step<S: Sink>(&mut self, action: Action, sink: &mut S) {
        let Game { rules, position } = self;
        let mut engine = Engine { r: rules, p: position, sink };
        engine.execute(action);
        engine.settle();
    }

    /// Hash of the position, kept incrementally. For this process only: it follows the layout of memory, so it is never
    /// stored and never a seed. What lasts is `position::checksum`.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// # let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/esirien.txt"));
    /// # let game = Game::new(&components, &position::parse(&components, text).unwrap()).unwrap();
    /// let mut seen = std::collections::HashSet::from([game.hash()]);
    /// let mut legal = Vec::new();
    /// game.legal_actions(&mut legal);
    /// for action in legal {
    ///     let mut next = game.clone();
    ///     next.apply(action, &mut Silent).unwrap();
    ///     seen.insert(next.hash());
    /// }
    /// assert!(seen.len() > 10); // positions one step from here that a search would look at
    /// ```
    pub fn hash(&self) -> u64 {
        self.position.hash()
    }

    /// The same hash, computed from nothing.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// # let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/esirien.txt"));
    /// # let mut game = Game::new(&components, &position::parse(&components, text).unwrap()).unwrap();
    /// let d1 = components.roster.by_name("D1").unwrap();
    /// game.apply(Action::TakeOff(d1), &mut Silent).unwrap();
    /// assert_eq!(game.hash(), game.hash_from_scratch());
    /// ```
    pub fn hash_from_scratch(&self) -> u64 {
        self.position.hash_from_scratch()
    }

    /// Bytes of a position.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// assert!(Game::POSITION_BYTES < 2048); // what a copy for a search costs
    /// ```
    pub const POSITION_BYTES: usize = size_of::<Position>();

    // ---- views

    /// What does not change during the game.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// # let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/esirien.txt"));
    /// # let game = Game::new(&components, &position::parse(&components, text).unwrap()).unwrap();
    /// let rules = game.rules();
    /// assert_eq!(rules.scenario.name, "Dragon Rage");
    /// assert_eq!(rules.options.ruleset, Ruleset::Manual);
    /// ```
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The box of components.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// # let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/esirien.txt"));
    /// # let game = Game::new(&components, &position::parse(&components, text).unwrap()).unwrap();
    /// assert_eq!(game.components().monster(Kind::Dragon).fly, 6);
    /// ```
    #[inline]
    pub fn components(&self) -> &Arc<Components> {
        &self.rules.components
    }

    /// The board.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// # let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/esirien.txt"));
    /// # let game = Game::new(&components, &position::parse(&components, text).unwrap()).unwrap();
    /// let gate: Hex = "0606".parse().unwrap();
    /// assert!(matches!(game.board().edge(gate, Dir::SE), Edge::Entrance(_)));
    /// assert_eq!(game.board().vp_total(), 40);
    /// ```
    #[inline]
    pub fn board(&self) -> &Board {
        &self.rules.board
    }

    /// The options of this game.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// # let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/esirien.txt"));
    /// # let game = Game::new(&components, &position::parse(&components, text).unwrap()).unwrap();
    /// assert_eq!(game.options().hover, options::Hover::Allowed);
    /// ```
    pub fn options(&self) -> &Options {
        &self.rules.options
    }

    /// The current game turn; 0 during set-up.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// # let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/esirien.txt"));
    /// # let game = Game::new(&components, &position::parse(&components, text).unwrap()).unwrap();
    /// assert_eq!(game.turn(), 6);
    /// ```
    pub fn turn(&self) -> u16 {
        self.position.turn
    }

    /// The current phase.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// # let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/esirien.txt"));
    /// # let game = Game::new(&components, &position::parse(&components, text).unwrap()).unwrap();
    /// assert_eq!(game.phase(), Phase::InvaderMovement);
    /// assert_eq!(game.phase().side(), Side::Invader);
    /// ```
    pub fn phase(&self) -> Phase {
        self.position.phase
    }

    /// VP destroyed so far.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// # let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/esirien.txt"));
    /// # let game = Game::new(&components, &position::parse(&components, text).unwrap()).unwrap();
    /// assert_eq!(game.vp(), 1 + 3 + 2); // Sea Temple, Dock Tower, Guildhall
    /// ```
    pub fn vp(&self) -> i16 {
        self.position.vp
    }

    /// The objective.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// # let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/esirien.txt"));
    /// # let game = Game::new(&components, &position::parse(&components, text).unwrap()).unwrap();
    /// assert_eq!(game.objective(), 19);
    /// ```
    pub fn objective(&self) -> i16 {
        self.position.objective
    }

    /// What the invader aims for: the objective, or the Game Manual's 20 VP [M-g, M-p].
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// # let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/esirien.txt"));
    /// # let game = Game::new(&components, &position::parse(&components, text).unwrap()).unwrap();
    /// // The Game Manual grades its games, and 20 VP are its normal victory, whatever the objective.
    /// assert_eq!((game.goal(), game.objective()), (20, 19));
    /// ```
    pub fn goal(&self) -> i16 {
        self.view().goal()
    }

    /// VP with which the invader may win at all: the objective, or in graded games those of a marginal victory [2.3-p, M-f].
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// # let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/esirien.txt"));
    /// # let game = Game::new(&components, &position::parse(&components, text).unwrap()).unwrap();
    /// assert_eq!((game.enough(), game.goal()), (16, 20));
    /// ```
    pub fn enough(&self) -> i16 {
        self.view().enough()
    }

    /// The grade that the VP destroyed so far would be worth [2.3-p, M-f].
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// # let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/esirien.txt"));
    /// # let game = Game::new(&components, &position::parse(&components, text).unwrap()).unwrap();
    /// assert_eq!(game.grade(), Grade::Defeat); // 7 VP are not enough for anything else
    /// ```
    pub fn grade(&self) -> crate::Grade {
        self.view().grade()
    }

    /// Last turn with VP destroyed, and last turn with an invader within the walls [S-120].
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// # let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/esirien.txt"));
    /// # let game = Game::new(&components, &position::parse(&components, text).unwrap()).unwrap();
    /// let (destroyed, inside) = game.clocks();
    /// // Turns that the invader has left before the game ends for want of destruction.
    /// assert_eq!(destroyed + 10 - game.turn(), 9);
    /// assert_eq!(inside, 5);
    /// ```
    pub fn clocks(&self) -> (u16, u16) {
        (self.position.last_vp_turn, self.position.last_inside_turn)
    }

    /// The result, once the game is over.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// # let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/esirien.txt"));
    /// # let mut game = Game::new(&components, &position::parse(&components, text).unwrap()).unwrap();
    /// assert_eq!(game.outcome(), None);
    /// game.apply(Action::Concede(Side::Invader), &mut Silent).unwrap();
    /// let outcome = game.outcome().unwrap();
    /// assert_eq!((outcome.winner, outcome.reason), (Side::Defender, EndReason::Conceded));
    /// ```
    #[inline]
    pub fn outcome(&self) -> Option<Outcome> {
        self.position.outcome
    }

    /// Who plays the invader, once the sides are chosen; seat one if they were never rolled for.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// # let options = components.scenario("esirien-1").unwrap().options;
    /// # let mut game = Game::new(&components, &Setup::fresh(&components, "esirien-1", options).unwrap()).unwrap();
    /// assert_eq!(game.invader_seat(), None); // they have not rolled yet
    /// for action in [Action::Roll { a: 1, b: 0 }, Action::Roll { a: 4, b: 0 }, Action::TakeSide(Side::Defender)] {
    ///     game.apply(action, &mut Silent).unwrap();
    /// }
    /// assert_eq!(game.invader_seat(), Some(Seat::One)); // seat two won, and took the city
    /// ```
    pub fn invader_seat(&self) -> Option<Seat> {
        self.position.invader_seat
    }

    /// A counter's state.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// # let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/esirien.txt"));
    /// # let game = Game::new(&components, &position::parse(&components, text).unwrap()).unwrap();
    /// let hero = components.roster.by_name("HERO1").unwrap();
    /// let state = game.unit(hero).unwrap();
    /// assert_eq!(state.side, Some(Side::Defender));
    /// assert_eq!(state.hex().unwrap().to_string(), "0907");
    /// assert!(state.on_map() && state.has(Flags::WOUNDED));
    /// ```
    #[inline]
    pub fn unit(&self, unit: UnitId) -> Option<&Unit> {
        (unit.index() < self.rules.components.roster.len()).then(|| self.position.unit(unit))
    }

    /// A counter's kind.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// # let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/esirien.txt"));
    /// # let game = Game::new(&components, &position::parse(&components, text).unwrap()).unwrap();
    /// let hero = components.roster.by_name("HERO1").unwrap();
    /// assert_eq!(game.kind(hero), Some(Kind::Hero));
    /// assert_eq!(game.kind(UnitId(250)), None);
    /// ```
    #[inline]
    pub fn kind(&self, unit: UnitId) -> Option<Kind> {
        self.rules.components.roster.counter(unit).map(|c| c.kind)
    }

    /// A major monster's own state.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// # let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/esirien.txt"));
    /// # let game = Game::new(&components, &position::parse(&components, text).unwrap()).unwrap();
    /// let unit = |name| components.roster.by_name(name).unwrap();
    /// let dragon = game.major(unit("D1")).unwrap();
    /// assert_eq!((dragon.facing(), dragon.damage(Area::Wings), dragon.fires), (Dir::NE, 4, 1));
    /// assert!(game.major(unit("INF1")).is_none());
    /// ```
    #[inline]
    pub fn major(&self, unit: UnitId) -> Option<&Major> {
        self.kind(unit).filter(|k| k.is_major()).map(|_| self.position.major(unit))
    }

    /// Every counter that belongs to a side.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// # let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/esirien.txt"));
    /// # let game = Game::new(&components, &position::parse(&components, text).unwrap()).unwrap();
    /// let alive = |side| game.units().filter(|(_, u)| u.side == Some(side) && u.on_map()).count();
    /// assert_eq!((alive(Side::Invader), alive(Side::Defender)), (2, 4));
    /// ```
    #[inline]
    pub fn units(&self) -> impl Iterator<Item = (UnitId, &Unit)> {
        self.position.all_units()
    }

    /// Everything in a hex: units, flyers, carcasses.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// # let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/esirien.txt"));
    /// # let game = Game::new(&components, &position::parse(&components, text).unwrap()).unwrap();
    /// let stack: Vec<String> = game.in_hex("0907".parse().unwrap()).map(|unit| components.roster.name(unit)).collect();
    /// assert_eq!(stack, ["INF1", "HERO1"]);
    /// ```
    #[inline]
    pub fn in_hex(&self, hex: Hex) -> impl Iterator<Item = UnitId> + '_ {
        self.position.in_hex(hex)
    }

    /// Hit points left in a monster's area.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// # let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/esirien.txt"));
    /// # let game = Game::new(&components, &position::parse(&components, text).unwrap()).unwrap();
    /// let d1 = components.roster.by_name("D1").unwrap();
    /// let left = Area::ALL.map(|area| game.points_left(d1, area).unwrap());
    /// assert_eq!(left, [6, 8, 9, 6]); // head, wings, legs, belly
    /// ```
    #[inline]
    pub fn points_left(&self, unit: UnitId, area: Area) -> Option<u8> {
        self.major(unit).map(|_| self.view().points_left(unit, area))
    }

    /// The number on a die that hits this area of a monster in melee, modifiers aside.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// # let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/esirien.txt"));
    /// # let game = Game::new(&components, &position::parse(&components, text).unwrap()).unwrap();
    /// let d1 = components.roster.by_name("D1").unwrap();
    /// assert_eq!(game.hit_number(d1, Area::Wings), Some(4));
    /// assert_eq!(game.hit_number(d1, Area::Head), Some(6));
    /// ```
    pub fn hit_number(&self, target: UnitId, area: Area) -> Option<u8> {
        self.kind(target).filter(|k| k.is_monster()).map(|_| self.view().hit_need(target, area))
    }

    /// The number that a shot by such a unit needs at a monster so many hexes away, modifiers aside.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// # let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/esirien.txt"));
    /// # let game = Game::new(&components, &position::parse(&components, text).unwrap()).unwrap();
    /// let d1 = components.roster.by_name("D1").unwrap();
    /// let need = |distance| game.shot_number(Kind::Archers, d1, distance).unwrap();
    /// assert!(need(1) <= need(3)); // the nearer the better
    /// ```
    pub fn shot_number(&self, shooter: Kind, target: UnitId, distance: u8) -> Option<u8> {
        self.kind(target).filter(|k| k.is_monster()).map(|_| self.view().missile_need(shooter, target, distance))
    }

    /// MP that a unit has in all, this turn: walking for a major monster, normal rate for others.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// # let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/esirien.txt"));
    /// # let game = Game::new(&components, &position::parse(&components, text).unwrap()).unwrap();
    /// let points = |name| game.movement_points(components.roster.by_name(name).unwrap());
    /// assert_eq!(points("INF1"), Some(2));
    /// assert_eq!(points("D1"), Some(3)); // of 4: its legs are hurt
    /// ```
    pub fn movement_points(&self, unit: UnitId) -> Option<u8> {
        let kind = self.kind(unit)?;
        if kind.is_major() { Some(self.view().walking_mp(unit)) } else { self.components().unit(kind).mp }
    }

    /// Spell points that a wizard has left.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// # let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/esirien.txt"));
    /// # let game = Game::new(&components, &position::parse(&components, text).unwrap()).unwrap();
    /// let points = |name| game.spell_points(components.roster.by_name(name).unwrap());
    /// assert_eq!((points("WZD1"), points("HERO1")), (Some(8), None));
    /// ```
    pub fn spell_points(&self, unit: UnitId) -> Option<u8> {
        let kind = self.kind(unit)?;
        (kind.class() == crate::Class::Wizard)
            .then(|| self.components().spell_points.saturating_sub(self.position.unit(unit).lost))
    }

    /// State of an entrance by number.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// # let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/esirien.txt"));
    /// # let game = Game::new(&components, &position::parse(&components, text).unwrap()).unwrap();
    /// let gate = |inside: &str, dir| match game.board().edge(inside.parse().unwrap(), dir) {
    ///     Edge::Entrance(n) => n,
    ///     _ => panic!(),
    /// };
    /// assert_eq!(game.entrance_state(gate("0707", Dir::NW)), EntranceState::Smashed); // West Gate
    /// assert_eq!(game.entrance_state(gate("2113", Dir::NE)), EntranceState::Closed); // East Gate
    /// ```
    #[inline]
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
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// # let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/esirien.txt"));
    /// # let game = Game::new(&components, &position::parse(&components, text).unwrap()).unwrap();
    /// let Edge::Wall(wall) = game.board().edge("0608".parse().unwrap(), Dir::NW) else { panic!() };
    /// assert!(!game.is_breached(wall));
    /// ```
    pub fn is_breached(&self, wall: u8) -> bool {
        self.view().breached(wall)
    }

    /// Who controls an entrance.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// # let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/esirien.txt"));
    /// # let game = Game::new(&components, &position::parse(&components, text).unwrap()).unwrap();
    /// let Edge::Entrance(west) = game.board().edge("0707".parse().unwrap(), Dir::NW) else { panic!() };
    /// assert_eq!(game.entrance_control(west), Side::Invader);
    /// ```
    pub fn entrance_control(&self, n: u8) -> Side {
        if self.position.invader_controls >> n & 1 == 1 { Side::Invader } else { Side::Defender }
    }

    /// State of the bridge in a hex.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// # let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/esirien.txt"));
    /// # let game = Game::new(&components, &position::parse(&components, text).unwrap()).unwrap();
    /// let bridge = |hex: &str| game.bridge_state(hex.parse().unwrap());
    /// assert_eq!(bridge("1407"), Some(BridgeState::Burned));
    /// assert_eq!(bridge("1413"), Some(BridgeState::Intact));
    /// assert_eq!(bridge("0907"), None); // a street
    /// ```
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
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// # let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/esirien.txt"));
    /// # let game = Game::new(&components, &position::parse(&components, text).unwrap()).unwrap();
    /// assert!(game.is_razed("0811".parse().unwrap())); // Sea Temple
    /// assert!(!game.is_razed("1910".parse().unwrap())); // Citadel
    /// ```
    pub fn is_razed(&self, hex: Hex) -> bool {
        self.board().place_at(hex).is_some_and(|n| self.position.razed >> n & 1 == 1)
    }

    /// VP still to be had in a hex.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// # let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/esirien.txt"));
    /// # let game = Game::new(&components, &position::parse(&components, text).unwrap()).unwrap();
    /// assert_eq!(game.vp_at("1910".parse().unwrap()), Some(5));
    /// assert_eq!(game.vp_at("0811".parse().unwrap()), None); // razed
    /// // Everything that is still to be had.
    /// let left: u8 = game.board().hexes().iter().filter_map(|hex| game.vp_at(hex)).sum();
    /// assert_eq!(i16::from(left), 40 - game.vp());
    /// ```
    #[inline]
    pub fn vp_at(&self, hex: Hex) -> Option<u8> {
        self.view().vp_at(hex)
    }

    /// Is a hex covered by fog?
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// # let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/esirien.txt"));
    /// # let game = Game::new(&components, &position::parse(&components, text).unwrap()).unwrap();
    /// assert!(game.fog("2011".parse().unwrap()) && !game.fog("1008".parse().unwrap()));
    /// ```
    #[inline]
    pub fn fog(&self, hex: Hex) -> bool {
        self.view().fog(hex)
    }

    /// Does a whirlwind stand in a hex?
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// # let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/esirien.txt"));
    /// # let game = Game::new(&components, &position::parse(&components, text).unwrap()).unwrap();
    /// assert!(game.whirlwind("1705".parse().unwrap())); // D2 flies in it
    /// ```
    pub fn whirlwind(&self, hex: Hex) -> bool {
        self.view().whirlwind(hex)
    }

    /// Is a hex covered by a side's Boost Morale?
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// # let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/esirien.txt"));
    /// # let game = Game::new(&components, &position::parse(&components, text).unwrap()).unwrap();
    /// let covered = |hex: &str| game.boost(Side::Defender, hex.parse().unwrap());
    /// assert!(covered("0907") && covered("0908") && !covered("1008"));
    /// ```
    #[inline]
    pub fn boost(&self, side: Side, hex: Hex) -> bool {
        self.position.boost[side].is_some_and(|b| b.hex.distance(hex) <= b.radius)
    }

    /// Are a side's units demoralised [2.10.5.5-a]?
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// # let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/esirien.txt"));
    /// # let game = Game::new(&components, &position::parse(&components, text).unwrap()).unwrap();
    /// assert!(!game.demoralised(Side::Defender)); // the hero lives
    /// ```
    pub fn demoralised(&self, side: Side) -> bool {
        self.position.demoralised[side]
    }

    /// What the game is waiting for, the next task last; for curious readers and tests.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// # let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/esirien.txt"));
    /// # let game = Game::new(&components, &position::parse(&components, text).unwrap()).unwrap();
    /// assert!(game.tasks().is_empty()); // nothing is under way between two actions
    /// ```
    pub fn tasks(&self) -> &[Task] {
        self.position.tasks()
    }
}
