//! A [`Setup`] can hold anything; a [`Game`] is only made from one that passed every check. A failed check says
//! everything that is wrong, not just the first thing.

use crate::play::engine::Engine;
use crate::play::game::{Game, Quick, Rules, Silent};
use crate::play::ledger::{Ledger, Named, Numbered, Translate};
use crate::play::state::{Boost, Flags, Mode, Position, Status, set, units};
use crate::play::task::{DEEPEST, Task};
use crate::{
    Area, Board, BySide, Class, Components, Dir, Force, Hex, HexSet, Kind, Options, Phase, Ruleset, Scenario, Side,
    Terrain, Unfit, UnitId,
};
use std::sync::Arc;

/// One counter of a setup.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnitSetup {
    /// Which counter.
    pub unit: UnitId,
    /// Its owner.
    pub side: Side,
    /// Where the counter is.
    pub status: Status,
    /// Its hex, if it is on the map.
    pub hex: Option<Hex>,
    /// Facts about it.
    pub flags: Flags,
    /// MP spent, or hexes flown.
    pub spent: u8,
    /// Spell points spent of a wizard, hit points lost of a minor monster.
    pub lost: u8,
    /// Major monsters: facing.
    pub facing: Dir,
    /// Major monsters: mode of this turn.
    pub mode: Mode,
    /// Major monsters: hexes flown straight.
    pub straight: u8,
    /// Major monsters: breaths used.
    pub fires: u8,
    /// Major monsters: damage of head, wings, legs, belly.
    pub damage: [u8; 4],
    /// Major monsters: groups of head, wings, legs that attacked in this phase.
    pub used: [u8; 3],
}

impl UnitSetup {
    /// A fresh counter that waits for its placement.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// let orc = components.roster.by_name("ORC1").unwrap();
    /// let unit = UnitSetup::waiting(orc, Side::Invader);
    /// assert_eq!((unit.status, unit.hex), (Status::Waiting, None));
    /// ```
    pub fn waiting(unit: UnitId, side: Side) -> UnitSetup {
        UnitSetup {
            unit,
            side,
            status: Status::Waiting,
            hex: None,
            flags: Flags::default(),
            spent: 0,
            lost: 0,
            facing: Dir::N,
            mode: Mode::Still,
            straight: 0,
            fires: 0,
            damage: [0; 4],
            used: [0; 3],
        }
    }

    /// A fresh counter on the map.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// let d1 = components.roster.by_name("D1").unwrap();
    /// let wounded = UnitSetup { damage: [7, 0, 0, 0], ..UnitSetup::at(d1, Side::Invader, "1008".parse().unwrap()) };
    /// assert_eq!(wounded.facing, Dir::N);
    /// ```
    pub fn at(unit: UnitId, side: Side, hex: Hex) -> UnitSetup {
        UnitSetup { status: Status::OnMap, hex: Some(hex), ..UnitSetup::waiting(unit, side) }
    }
}

/// Anything that claims to be a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Setup {
    /// Which scenario, by its id.
    pub scenario: String,
    /// The options agreed upon.
    pub options: Options,
    /// VP that did not come from razed hexes as printed [S-127].
    pub vp_change: i16,
    /// Every counter that belongs to a side.
    pub units: Vec<UnitSetup>,
    /// All other facts.
    pub ledger: Ledger<Named>,
    /// What is under way, the next task last.
    pub tasks: Vec<Task>,
}

/// Why a setup is no game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs)]
pub enum SetupProblem {
    #[error("there is no scenario '{0}'")]
    NoScenario(String),
    #[error("the scenario's map '{0}' is not there")]
    NoMap(String),
    #[error("there is no counter number {0}")]
    NoUnit(u8),
    #[error("{0} is listed twice")]
    Twice(String),
    #[error("both armies together have more {kind} than there are counters: {there}")]
    TooFewCounters { kind: Kind, there: u8 },
    #[error("{kind} cannot be in the army of the {}", side.code())]
    NotInArmy { kind: Kind, side: Side },
    #[error("the objective cannot be more than the {most} VP of the map")]
    Objective { most: i16 },
    #[error("{0} is nobody's captive; only Elowyn can be")]
    NeverCaptive(String),
    #[error("{0} is on the map but has no hex")]
    NoHex(String),
    #[error("{unit} cannot be in {hex}: {why}")]
    BadHex { unit: String, hex: Hex, why: &'static str },
    #[error("{unit}: {what} cannot be {value}; at most {most}")]
    TooMuch { unit: String, what: &'static str, value: u8, most: u8 },
    #[error("{unit}: {what} is for major monsters only")]
    NotMajor { unit: String, what: &'static str },
    #[error("hex {0} is not on the map")]
    OffMap(Hex),
    #[error("there is no entrance between {0} and {1}")]
    NoEntrance(Hex, Hex),
    #[error("there is no wall between {0} and {1}")]
    NoWall(Hex, Hex),
    #[error("hex {0} has no victory points to raze")]
    NoVp(Hex),
    #[error("there is no wooden bridge in {0}")]
    NoBridge(Hex),
    #[error("turn {0} is too high; at most 9999")]
    Turn(u16),
    #[error("the game cannot be in this phase: {0}")]
    Phase(&'static str),
    #[error("a task is under way that makes no sense here: {0}")]
    Task(String),
    #[error(transparent)]
    Agreement(#[from] Unfit),
}

impl Setup {
    /// The start of a scenario with these options; `None` if there is no such scenario.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// let options = components.scenario("nurkott-1").unwrap().options;
    /// let setup = Setup::fresh(&components, "nurkott-1", options).unwrap();
    /// let game = Game::new(&components, &setup).unwrap();
    /// assert_eq!((game.turn(), game.phase()), (0, Phase::DefenderSetup));
    /// assert!(Setup::fresh(&components, "atlantis", options).is_none());
    /// ```
    pub fn fresh(components: &Components, scenario: &str, options: Options) -> Option<Setup> {
        let s = components.scenario(scenario)?;
        let mut setup = Setup {
            scenario: s.id.clone(),
            options,
            ledger: Ledger {
                objective: s.objective,
                phase: if s.roll_for_sides { Phase::SideRoll } else { Phase::DefenderSetup },
                ..Ledger::default()
            },
            ..Setup::empty()
        };
        setup.muster(components, &s.forces).ok()?;
        // She starts on the map [2.10.7-a,k].
        if options.elowyn == crate::components::options::ElowynInPlay::On
            && options.ruleset == Ruleset::Reference // The basic game is played without her [M-k].
            && let Some(place) = components.board(&s.map).and_then(|b| b.spec().elowyn.clone())
            && let Some(unit) = components.roster.of_kind(crate::Kind::Elowyn).next()
        {
            let status = if place.captive { Status::Captive } else { Status::OnMap };
            setup.units.push(UnitSetup { status, ..UnitSetup::at(unit, Side::Defender, place.start) });
        }
        Some(setup)
    }

    /// Replaces the forces that wait to be placed [3.3]; the sheet must have so many counters [S-114].
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// let options = components.scenario("esirien-2").unwrap().options;
    /// let mut setup = Setup::fresh(&components, "esirien-2", options).unwrap();
    /// let army = |kind, count| vec![Force { kind, count }];
    /// setup.muster(&components, &BySide { invader: army(Kind::Roc, 1), defender: army(Kind::Archers, 4) }).unwrap();
    /// assert_eq!(setup.units.len(), 5);
    ///
    /// let too_many = BySide { invader: army(Kind::Roc, 1), defender: army(Kind::Archers, 9) };
    /// assert_eq!(setup.muster(&components, &too_many), Err(SetupProblem::TooFewCounters { kind: Kind::Archers, there: 4 }));
    /// ```
    pub fn muster(&mut self, components: &Components, forces: &BySide<Vec<Force>>) -> Result<(), SetupProblem> {
        self.units.retain(|u| u.status != Status::Waiting);
        for side in Side::BOTH {
            let off_map = components.scenario(&self.scenario).is_some_and(|s| s.setup[side].is_empty());
            for force in &forces[side] {
                if !force.kind.fits(side, off_map) {
                    return Err(SetupProblem::NotInArmy { kind: force.kind, side });
                }
                let units = &self.units;
                let taken = |u: &UnitId| units.iter().any(|x| x.unit == *u);
                let free = components.roster.of_kind(force.kind).filter(|u| !taken(u)).take(force.count as usize);
                let free: Vec<UnitSetup> = free.map(|unit| UnitSetup::waiting(unit, side)).collect();
                if free.len() < force.count as usize {
                    let there = components.roster.of_kind(force.kind).count() as u8;
                    return Err(SetupProblem::TooFewCounters { kind: force.kind, there });
                }
                self.units.extend(free);
            }
        }
        Ok(())
    }

    /// Nothing at all: a frame to fill in.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// let unit = |name, side, hex: &str| UnitSetup::at(components.roster.by_name(name).unwrap(), side, hex.parse().unwrap());
    /// let units = vec![unit("GIA1", Side::Invader, "0908"), unit("INF1", Side::Defender, "0907")];
    /// let setup = Setup { scenario: "esirien-2".to_owned(), units, ..Setup::empty() };
    /// let game = Game::new(&components, &setup).unwrap();
    /// assert!(game.is_legal(notation::parse(&components.roster, "GIA1 moves SE").unwrap()));
    /// ```
    pub fn empty() -> Setup {
        Setup {
            scenario: String::new(),
            options: Options::default(),
            vp_change: 0,
            units: Vec::new(),
            ledger: Ledger { turn: 1, phase: Phase::InvaderMovement, ..Ledger::default() },
            tasks: Vec::new(),
        }
    }
}

/// Named in a message about a unit that has no hex.
const CORNER: Hex = Hex::new(1, 1).expect("the first hex is on every grid");

/// Collects problems while a position is built.
struct Builder<'a> {
    rules: &'a Rules,
    /// Nothing is under way: no monster is about to die.
    at_rest: bool,
    /// The unit that must go on with its move.
    passage: Option<UnitId>,
    /// Whoever gave up may have left anybody anywhere [S-126].
    over: bool,
    problems: Vec<SetupProblem>,
}

impl Builder<'_> {
    /// Is the unit on its way through a hex in which it cannot stay [2.10.3.1-a]?
    fn passing(&self, u: &UnitSetup) -> bool {
        u.spent > 0 && (self.over || self.passage == Some(u.unit))
    }

    fn name(&self, unit: UnitId) -> String {
        self.rules.components.roster.name(unit)
    }

    fn on_map(&mut self, hex: Hex) -> Hex {
        if !self.rules.board.in_play(hex) {
            self.problems.push(SetupProblem::OffMap(hex));
        }
        hex
    }

    fn limit(&mut self, unit: UnitId, what: &'static str, value: u8, most: u8) {
        if value > most {
            let unit = self.name(unit);
            self.problems.push(SetupProblem::TooMuch { unit, what, value, most });
        }
    }

    /// Checks one counter by itself.
    fn unit(&mut self, u: &UnitSetup) {
        let components = &self.rules.components;
        let kind = components.roster.kind(u.unit);
        let name = self.name(u.unit);
        let placed = matches!(u.status, Status::OnMap | Status::Carcass | Status::Captive);
        if u.status == Status::Captive && kind != crate::Kind::Elowyn {
            self.problems.push(SetupProblem::NeverCaptive(name.clone()));
        }
        match u.hex {
            None if placed => self.problems.push(SetupProblem::NoHex(name.clone())),
            Some(hex) if placed => self.hex(u, kind, hex),
            _ => {}
        }
        if kind.is_major() {
            let sheet = components.monster(kind);
            for area in Area::ALL {
                let data = sheet.area(area);
                self.limit(u.unit, area.code(), u.damage[area.index()], data.groups * data.hit_points);
                if area != Area::Belly {
                    self.limit(u.unit, "groups used", u.used[area.index()], data.groups);
                }
            }
            self.limit(u.unit, "fires", u.fires, sheet.fires);
            self.limit(u.unit, "straight", u.straight, 15);
            self.limit(u.unit, "spent", u.spent, 15);
            // A living monster has its belly; a dead one its hex.
            let belly = sheet.area(Area::Belly);
            if self.at_rest && u.status == Status::OnMap && u.damage[3] >= belly.groups * belly.hit_points {
                let most = (belly.groups * belly.hit_points).saturating_sub(1);
                self.problems.push(SetupProblem::TooMuch {
                    unit: name.clone(),
                    what: "belly",
                    value: u.damage[3],
                    most,
                });
            }
            if u.flags.has(Flags::AIRBORNE) && sheet.fly == 0 {
                self.problems.push(SetupProblem::BadHex {
                    unit: name,
                    hex: u.hex.unwrap_or(CORNER),
                    why: "it cannot fly",
                });
            }
        } else {
            let major_only = u.damage != [0; 4] || u.fires != 0 || u.mode != Mode::Still || u.used != [0; 3];
            let flags = Flags::AIRBORNE.0 | Flags::BERSERK.0 | Flags::TOOK_OFF.0 | Flags::BREATHED.0;
            if major_only || u.straight != 0 || u.flags.0 & flags != 0 {
                self.problems.push(SetupProblem::NotMajor { unit: name, what: "damage, fire, mode or flight" });
            }
            self.limit(u.unit, "spent", u.spent, 15);
            let most = match kind.class() {
                Class::Wizard => components.spell_points,
                Class::Minor => components.unit(kind).hit_points.unwrap_or(1).saturating_sub(1),
                // The summoner's counter.
                Class::Elemental => components.roster.len() as u8 - 1,
                _ => 0,
            };
            self.limit(u.unit, "lost", u.lost, most);
        }
    }

    /// May the counter be in its hex at all?
    fn hex(&mut self, u: &UnitSetup, kind: crate::Kind, hex: Hex) {
        let unit = self.name(u.unit);
        if !self.rules.board.in_play(hex) {
            self.problems.push(SetupProblem::BadHex { unit, hex, why: "it is not on the map" });
            return;
        }
        let terrain = self.rules.board.terrain(hex);
        let flying = u.flags.has(Flags::AIRBORNE);
        let swims = match kind {
            crate::Kind::Giant => terrain == Terrain::River,
            crate::Kind::SeaSerpent => true,
            _ => false,
        };
        let wet = terrain.holds_water() || terrain == Terrain::Dock;
        if kind == crate::Kind::SeaSerpent && !wet {
            self.problems.push(SetupProblem::BadHex { unit, hex, why: "it lives in the water" });
            return;
        }
        let heavy = kind == crate::Kind::TRex && terrain == Terrain::WoodenBridge;
        let bans = terrain.is_bridge() || matches!(terrain, Terrain::Dock | Terrain::Tower | Terrain::Ford);
        if u.status == Status::OnMap && (heavy || kind == crate::Kind::Elemental && bans) {
            self.problems.push(SetupProblem::BadHex { unit, hex, why: "it cannot stand there" });
            return;
        }
        if u.status == Status::OnMap && !flying && !swims && terrain.is_open_water() {
            self.problems.push(SetupProblem::BadHex { unit, hex, why: "it is open water" });
        } else if kind == crate::Kind::Cavalry && terrain == Terrain::Tower && !self.passing(u) {
            self.problems.push(SetupProblem::BadHex { unit, hex, why: "cavalry cannot stay in a tower" });
        }
    }
}

/// Numbers for what the setup names; what the board or the roster does not have is a problem.
impl Translate<Named, Numbered> for Builder<'_> {
    fn entrances(&mut self, named: &Vec<(Hex, Hex)>) -> u64 {
        let mut bits = 0;
        for (a, b) in named.iter().copied() {
            let all = &self.rules.board.spec().entrances;
            match all.iter().position(|e| (e.inside, e.outside) == (a, b) || (e.outside, e.inside) == (a, b)) {
                Some(n) => bits |= 1 << n,
                None => self.problems.push(SetupProblem::NoEntrance(a, b)),
            }
        }
        bits
    }

    fn walls(&mut self, named: &Vec<(Hex, Hex)>) -> u128 {
        let mut bits = 0;
        for (a, b) in named.iter().copied() {
            match self.rules.board.spec().walls.iter().position(|w| *w == (a, b) || *w == (b, a)) {
                Some(n) => bits |= 1 << n,
                None => self.problems.push(SetupProblem::NoWall(a, b)),
            }
        }
        bits
    }

    fn places(&mut self, named: &Vec<Hex>) -> u64 {
        let mut bits = 0;
        for hex in named {
            match self.rules.board.place_at(*hex).filter(|n| self.rules.board.place(*n).vp > 0) {
                Some(n) => bits |= 1 << n,
                None => self.problems.push(SetupProblem::NoVp(*hex)),
            }
        }
        bits
    }

    fn bridges(&mut self, named: &Vec<Hex>) -> u16 {
        let mut bits = 0;
        for hex in named {
            let wooden = self.rules.board.terrain(*hex) == Terrain::WoodenBridge;
            match self.rules.board.crossing_at(*hex).filter(|_| wooden) {
                Some(n) => bits |= 1 << n,
                None => self.problems.push(SetupProblem::NoBridge(*hex)),
            }
        }
        bits
    }

    fn hexes(&mut self, named: &Vec<Hex>) -> HexSet {
        named.iter().map(|hex| self.on_map(*hex)).collect()
    }

    fn units(&mut self, named: &Vec<UnitId>) -> u128 {
        let mut bits = 0;
        for unit in named {
            match self.rules.components.roster.counter(*unit) {
                Some(_) => bits |= 1 << unit.0,
                None => self.problems.push(SetupProblem::NoUnit(unit.0)),
            }
        }
        bits
    }
}

impl Builder<'_> {
    /// Facts that exclude each other, go too far or make no sense together: what is harmless is mended, the rest refused.
    fn mend(&mut self, p: &mut Position) {
        p.opened_by_invader &= !p.smashed;
        p.opened_by_defender &= !p.smashed & !p.opened_by_invader;
        p.broken &= !p.burned;
        p.prepared &= !p.burned & !p.broken;
        for side in Side::BOTH {
            for hex in [p.fog[side], p.kept[side].map(|k| k.0), p.boost[side].map(|b| b.hex)].into_iter().flatten() {
                self.on_map(hex);
            }
            for hex in p.whirlwinds[side].into_iter().flatten() {
                self.on_map(hex);
            }
            p.kept[side] = p.kept[side].map(|(hex, power)| (hex, power.min(5)));
            p.boost[side] = p.boost[side].map(|b| Boost { radius: b.radius.min(2), ..b });
        }
        for unit in units(p.joined) {
            // Whoever gives up leaves an attack half joined [S-126].
            let theirs = p.outcome.is_some() || p.unit(unit).side == Some(p.phase.side());
            if self.rules.components.roster.kind(unit).is_major() || !p.unit(unit).on_map() || !theirs {
                self.problems.push(SetupProblem::NoUnit(unit.0));
            }
        }
        if p.turn > 9999 {
            self.problems.push(SetupProblem::Turn(p.turn));
        }
        (p.last_vp_turn, p.last_inside_turn) = (p.last_vp_turn.min(p.turn), p.last_inside_turn.min(p.turn));
        p.side_dice = p.side_dice.map(|d| d.min(6));
        (p.arrivals, p.delayed) = (p.arrivals.min(60), p.delayed.min(60));
        // Nobody came from anywhere if nobody is in passage.
        p.came_from = p.came_from.filter(|_| p.passage.is_some());
    }
}

impl Game {
    /// Makes a game from a setup, or says everything that is wrong with it.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// let options = components.scenario("esirien-1").unwrap().options;
    /// let mut setup = Setup::fresh(&components, "esirien-1", options).unwrap();
    /// assert!(Game::new(&components, &setup).is_ok());
    ///
    /// // Every problem is told, not just the first.
    /// let cavalry = components.roster.by_name("CAV1").unwrap();
    /// setup.units.push(UnitSetup::at(cavalry, Side::Defender, "0707".parse().unwrap()));
    /// setup.units.push(UnitSetup::waiting(UnitId(250), Side::Invader));
    /// let problems = Game::new(&components, &setup).unwrap_err();
    /// assert_eq!(problems, [SetupProblem::Twice("CAV1".to_owned()), SetupProblem::NoUnit(250)]);
    /// ```
    pub fn new(components: &Arc<Components>, setup: &Setup) -> Result<Game, Vec<SetupProblem>> {
        let Some(scenario) = components.scenario(&setup.scenario) else {
            return Err(vec![SetupProblem::NoScenario(setup.scenario.chars().take(40).collect())]);
        };
        let Some(board) = components.board(&scenario.map) else {
            return Err(vec![SetupProblem::NoMap(scenario.map.clone())]);
        };
        let reinforcements = scenario.arrivals(&setup.options, board).map_err(|unfit| vec![unfit.into()])?;
        let rules = Rules {
            components: components.clone(),
            board: board.clone(),
            scenario: Scenario { reinforcements, ..scenario.clone() },
            options: setup.options,
            counters: std::array::from_fn(|n| {
                let kind = components.roster.counter(UnitId(n as u8)).map_or(crate::Kind::Infantry, |c| c.kind);
                let data = components.unit(kind);
                let mp = data.mp.unwrap_or(0);
                let walks = mp > 0 && matches!(kind.class(), Class::Troop | Class::Hero | Class::Wizard);
                Quick { kind, class: kind.class(), mp, road_mp: mp.max(data.road_mp.unwrap_or(0)), walks }
            }),
            troops: std::array::from_fn(|n| {
                let kind = components.roster.counter(UnitId(n as u8)).map(|c| c.kind);
                kind.is_some_and(|kind| kind.class() == Class::Troop)
            }),
            elementals: set(components.roster.of_kind(crate::Kind::Elemental)),
        };
        let mut b = Builder {
            rules: &rules,
            at_rest: setup.tasks.is_empty() && setup.ledger.outcome.is_none(),
            passage: setup.ledger.passage,
            over: setup.ledger.outcome.is_some(),
            problems: Vec::new(),
        };
        let mut p = Position::empty(components.roster.first_major());
        let mut seen = 0u128;
        for u in &setup.units {
            if components.roster.counter(u.unit).is_none() {
                b.problems.push(SetupProblem::NoUnit(u.unit.0));
                continue;
            }
            if seen >> u.unit.0 & 1 == 1 {
                let name = b.name(u.unit);
                b.problems.push(SetupProblem::Twice(name));
                continue;
            }
            seen |= 1 << u.unit.0;
            let before = b.problems.len();
            b.unit(u);
            if b.problems.len() > before {
                continue;
            }
            p.edit(u.unit, |x| {
                (x.side, x.flags, x.spent, x.lost, x.status) = (Some(u.side), u.flags, u.spent, u.lost, u.status);
            });
            if components.roster.kind(u.unit).is_major() {
                p.edit_major(u.unit, |m| {
                    (m.damage, m.facing, m.mode) = (u.damage, u.facing as u8, u.mode);
                    (m.straight, m.fires, m.used) = (u.straight, u.fires, u.used);
                });
            }
            match (u.status, u.hex) {
                (Status::OnMap, Some(hex)) => p.put(u.unit, hex),
                (still @ (Status::Carcass | Status::Captive), Some(hex)) => {
                    p.put(u.unit, hex);
                    p.remove(u.unit, still);
                }
                _ => {}
            }
        }
        check_stacks(&mut b, &p);

        p.ledger = setup.ledger.translate(&mut b);
        // Nobody has joined an attack that nobody makes; whoever gives up leaves one half joined [S-126].
        let gathers = setup.tasks.iter().any(|t| matches!(t, Task::Gather { .. } | Task::Clash { .. }));
        p.joined = if gathers || p.outcome.is_some() { p.joined } else { 0 };
        b.mend(&mut p);
        let vp = |n: usize| i16::from(board.place(n as u8).vp);
        p.vp = (0..board.spec().places.len()).filter(|n| p.razed >> n & 1 == 1).map(vp).sum();
        p.vp += setup.vp_change.clamp(-12, 12);
        check_phase(&mut b, &p);
        if setup.tasks.len() > DEEPEST {
            b.problems.push(SetupProblem::Task(format!("{} tasks", setup.tasks.len())));
        } else {
            for task in &setup.tasks {
                match check_task(&rules, &p, task) {
                    true => p.push(*task),
                    false => b
                        .problems
                        .push(SetupProblem::Task(crate::text::position::task_text(&rules.components.roster, task))),
                }
            }
        }
        if !b.problems.is_empty() {
            return Err(b.problems);
        }
        let mut game = Game { rules: Arc::new(rules), position: p };
        game.make_ready();
        Ok(game)
    }

    /// Phases that begin by themselves must not stand still.
    fn make_ready(&mut self) {
        let p = &self.position;
        let setting_up = matches!(p.phase, Phase::DefenderSetup | Phase::InvaderSetup);
        let start = setting_up && p.placing.is_none() && p.tasks().is_empty();
        let unattended = matches!(p.phase, Phase::DefenderReinforcements | Phase::EndOfTurn) && p.tasks().is_empty();
        let Game { rules, position } = self;
        let mut engine = Engine { r: rules, p: position, sink: &mut Silent };
        if start {
            engine.place_next();
            engine.settle();
        } else if engine.p.phase == Phase::EndOfTurn {
            engine.begin_phase(Phase::EndOfTurn);
            engine.settle();
        } else if unattended || engine.p.tasks().last().is_some_and(|_| engine.view().chance().is_none()) {
            engine.settle();
        }
    }

    /// The whole position as a setup; [`Game::new`] makes an equal game from it.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// # let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/esirien.txt"));
    /// # let game = Game::new(&components, &position::parse(&components, text).unwrap()).unwrap();
    /// // Change what you like in a position, and play on from there: here the dragon is healed.
    /// let mut setup = game.setup();
    /// setup.units.iter_mut().for_each(|unit| unit.damage = [0; 4]);
    /// let healed = Game::new(&components, &setup).unwrap();
    /// let d1 = components.roster.by_name("D1").unwrap();
    /// assert_eq!((game.points_left(d1, Area::Legs), healed.points_left(d1, Area::Legs)), (Some(9), Some(12)));
    /// ```
    pub fn setup(&self) -> Setup {
        let p = &self.position;
        let board = self.board();
        let units = p.all_units().filter_map(|(unit, u)| {
            let major = self.major(unit).copied().unwrap_or_default();
            Some(UnitSetup {
                unit,
                side: u.side?,
                status: u.status,
                hex: u.hex(),
                flags: u.flags,
                spent: u.spent,
                lost: u.lost,
                facing: major.facing(),
                mode: major.mode,
                straight: major.straight,
                fires: major.fires,
                damage: major.damage,
                used: major.used,
            })
        });
        let places = board.spec().places.iter().enumerate();
        let razed: i16 = places.filter(|(n, _)| p.razed >> n & 1 == 1).map(|(_, x)| i16::from(x.vp)).sum();
        Setup {
            scenario: self.rules.scenario.id.clone(),
            options: self.rules.options,
            vp_change: p.vp - razed,
            units: units.collect(),
            ledger: p.ledger.translate(&mut Names(board)),
            tasks: p.tasks().to_vec(),
        }
    }
}

/// The things that bits stand for.
fn named<T, N>(all: &[T], bits: u128, name: impl Fn(&T) -> N) -> Vec<N> {
    all.iter().enumerate().filter(|(n, _)| bits >> n & 1 == 1).map(|(_, x)| name(x)).collect()
}

/// Names for the board's numbers.
struct Names<'a>(&'a Board);

impl Translate<Numbered, Named> for Names<'_> {
    fn entrances(&mut self, bits: &u64) -> Vec<(Hex, Hex)> {
        named(&self.0.spec().entrances, u128::from(*bits), |e| (e.inside, e.outside))
    }

    fn walls(&mut self, bits: &u128) -> Vec<(Hex, Hex)> {
        named(&self.0.spec().walls, *bits, |w| *w)
    }

    fn places(&mut self, bits: &u64) -> Vec<Hex> {
        named(&self.0.spec().places, u128::from(*bits), |p| p.hex)
    }

    fn bridges(&mut self, bits: &u16) -> Vec<Hex> {
        named(&self.0.spec().crossings, u128::from(*bits), |c| c.hex)
    }

    fn hexes(&mut self, set: &HexSet) -> Vec<Hex> {
        set.iter().collect()
    }

    fn units(&mut self, set: &u128) -> Vec<UnitId> {
        units(*set).collect()
    }
}

/// Stacking holds at every moment [S-10, S-12].
fn check_stacks(b: &mut Builder, p: &Position) {
    let view = crate::play::view::View { r: b.rules, p };
    let mut found = Vec::new();
    for hex in b.rules.board.hexes().iter() {
        // Enemies never share a hex, monsters and elementals aside [2.4.3-a].
        let military = |side: Side| {
            let counts = |u: &UnitId| view.side(*u) == side && !view.kind(*u).is_monster();
            view.on_ground(hex).find(|u| counts(u) && view.class(*u) != Class::Elemental)
        };
        if let (Some(unit), Some(_)) = (military(Side::Invader), military(Side::Defender)) {
            let unit = b.rules.components.roster.name(unit);
            found.push(SetupProblem::BadHex { unit, hex, why: "an enemy is there" });
        }
        for side in Side::BOTH {
            let here: Vec<UnitId> =
                view.on_ground(hex).filter(|u| view.side(*u) == side && view.counts_for_stacking(*u)).collect();
            let plain = here.iter().filter(|u| !view.kind(**u).is_character()).count();
            if here.len() > 2 || plain > 1 {
                let unit = b.rules.components.roster.name(here[here.len() - 1]);
                found.push(SetupProblem::BadHex { unit, hex, why: "too many units are stacked there" });
            }
        }
    }
    b.problems.append(&mut found);
}

fn check_phase(b: &mut Builder, p: &Position) {
    if (p.phase == Phase::Over) != p.outcome.is_some() {
        b.problems.push(SetupProblem::Phase("the result and the phase 'over' go together"));
    }
    let view = crate::play::view::View { r: b.rules, p };
    for unit in [p.placing, p.passage].into_iter().flatten() {
        if b.rules.components.roster.counter(unit).is_none() {
            b.problems.push(SetupProblem::NoUnit(unit.0));
            return;
        }
    }
    // Whoever gives up leaves the counters as they are [S-126].
    let theirs = |u: UnitId| p.outcome.is_some() || p.unit(u).side == Some(p.phase.side());
    if p.placing.is_some_and(|u| !theirs(u) || p.unit(u).status == Status::Destroyed) {
        b.problems.push(SetupProblem::Phase("the unit to place belongs to the other side"));
    }
    if let Some(unit) = p.passage
        && (p.unit(unit).side != Some(p.phase.side()) || b.at_rest && !view.must_go_on(unit))
    {
        b.problems.push(SetupProblem::Phase("the unit in passage has nothing to finish"));
    }
    let moving = matches!(p.phase, Phase::InvaderMovement | Phase::DefenderMovement);
    if p.passage.is_some() && !moving {
        b.problems.push(SetupProblem::Phase("a unit is in passage only in a movement phase"));
    }
    if p.turn == 0 && !matches!(p.phase, Phase::SideRoll | Phase::DefenderSetup | Phase::InvaderSetup | Phase::Over) {
        b.problems.push(SetupProblem::Phase("turn 0 is for set-up"));
    }
}

/// Does the task refer to things that are there? What follows relies on it.
fn check_task(rules: &Rules, p: &Position, task: &Task) -> bool {
    let roster = &rules.components.roster;
    let view = crate::play::view::View { r: rules, p };
    let exists = |u: UnitId| roster.counter(u).is_some();
    let living = |u: UnitId| exists(u) && p.unit(u).on_map();
    let major = |u: UnitId| living(u) && view.is_major(u);
    let hex = |h: Hex| rules.board.in_play(h);
    let duel = |u: UnitId, t: UnitId| living(u) && !view.is_major(u) && living(t) && view.kind(t).is_monster();
    // A monster that is or was in play.
    let beast = |u: UnitId| exists(u) && view.is_major(u) && p.unit(u).side.is_some();
    let source = |by: u8| by == u8::MAX || beast(UnitId(by));
    match *task {
        Task::Face { unit } => major(unit) && matches!(p.phase, Phase::InvaderSetup | Phase::DefenderSetup),
        Task::Gate { unit, mp } => major(unit) && mp <= 15 && view.gate_ahead(unit).is_some(),
        Task::LeglessGate { unit } => major(unit) && view.gate_ahead(unit).is_some(),
        Task::Overrun { unit } => {
            living(unit) && view.kind(unit).is_monster() && view.enemy_at(p.at(unit), view.side(unit))
        }
        Task::Bounding { unit, left, .. } => major(unit) && left <= 4,
        Task::Flying { unit, .. } => major(unit) && view.ahead(unit).is_some(),
        Task::Whirlwind { unit } | Task::CrashDamage { unit } => major(unit),
        Task::Aftermath { unit } => beast(unit),
        Task::Suffer { unit, points, .. } => major(unit) && (1..=12).contains(&points),
        Task::Flyers { hex: h, .. } | Task::Raze { hex: h } | Task::BurnBridge { hex: h, .. } => hex(h),
        Task::Peril { hex: h, by, .. } => hex(h) && source(by),
        Task::Rescue { unit } => living(unit) && !view.is_major(unit),
        Task::FireHex { hex: h, by, .. } => hex(h) && beast(by),
        Task::Build { unit, hex: h, groups } => {
            let free = |a: Area| view.groups_left(unit, a).saturating_sub(p.major(unit).used[a.index()]);
            let fits = || Area::ALL[..3].iter().all(|a| groups[a.index()] <= free(*a));
            major(unit) && view.side(unit) == p.phase.side() && hex(h) && fits()
        }
        Task::Strike { unit, hex: h, .. } => {
            living(unit) && matches!(view.class(unit), Class::Major | Class::Elemental) && hex(h)
        }
        Task::Dismiss { unit, target } | Task::Pay { unit, target, .. } => {
            living(unit)
                && view.class(unit) == Class::Wizard
                && living(target)
                && view.class(target) == Class::Elemental
        }
        Task::Stray { .. } | Task::Rampage { .. } => p.turn > 0,
        Task::Choose { unit } => living(unit) && view.class(unit) == Class::Elemental,
        Task::Bolt { unit, hex: h, power, at } => living(unit) && hex(h) && power <= 5 && at.is_none_or(living),
        Task::Gather { hex: h, .. } | Task::Clash { hex: h, .. } => hex(h) && p.joined != 0,
        Task::Breach => p.turn > 0,
        Task::Scale { unit, dir, .. } => {
            living(unit) && view.scale_need(unit).is_some() && view.board().neighbour(p.at(unit), dir).is_some()
        }
        Task::Climb { unit, dir, .. } => living(unit) && view.board().neighbour(p.at(unit), dir).is_some(),
        Task::Break { unit, dir } => living(unit) && view.break_need(unit, dir).is_some(),
        Task::Withdraw { unit } => living(unit) && !view.is_major(unit),
        Task::Morale { unit, target, .. } | Task::Hit { unit, target, .. } | Task::Missile { unit, target, .. } => {
            duel(unit, target)
        }
        Task::Drift { side } => p.whirlwinds[side][0].is_some(),
        Task::BerserkDeaths { .. } => p.turn > 0,
        // A phase ends when nothing else is under way.
        Task::EndPhase => p.turn > 0 && p.tasks().is_empty(),
        Task::Flee => p.phase == Phase::DefenderMovement,
        Task::StopOrGoOn => p.phase == Phase::InvaderMelee,
    }
}
