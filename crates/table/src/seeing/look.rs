//! Everything about one counter or one hex, as plain values with codes; the words for them are in `words`.

use crate::session::offers::why_idle;
use dragonrage_rules::{
    Action, Area, BridgeState, Class, Dir, Edge, EntranceState, Flags, Game, Hex, Kind, Refusal, RuleIds, Side, Status,
    Terrain, Unit, UnitId,
};

/// A value that is printed on a counter or a sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Value {
    /// Combat strength in attack and defence.
    Strength,
    /// Combat strength in defence only.
    Defence,
    /// Escape number.
    Escape,
    /// Movement points.
    Mp,
    /// Movement points on the road.
    Road,
    /// Hit points.
    HitPoints,
    /// Spell points.
    SpellPoints,
    /// Fire breaths.
    Fires,
    /// How far it flies.
    Flight,
    /// How far it bounds.
    Bound,
}

impl Value {
    /// All of them.
    pub const ALL: [Value; 10] = [
        Value::Strength,
        Value::Defence,
        Value::Escape,
        Value::Mp,
        Value::Road,
        Value::HitPoints,
        Value::SpellPoints,
        Value::Fires,
        Value::Flight,
        Value::Bound,
    ];

    /// The word in keys.
    pub const fn code(self) -> &'static str {
        match self {
            Value::Strength => "strength",
            Value::Defence => "defence",
            Value::Escape => "escape",
            Value::Mp => "mp",
            Value::Road => "road",
            Value::HitPoints => "hit-points",
            Value::SpellPoints => "spell-points",
            Value::Fires => "fires",
            Value::Flight => "flight",
            Value::Bound => "bound",
        }
    }
}

/// A number with its name: what is left, of how many.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Number {
    /// Which.
    pub value: Value,
    /// What is left.
    pub left: u8,
    /// What it was at first.
    pub full: u8,
}

/// A body area of a major monster.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Part {
    /// Which.
    pub area: Area,
    /// Points left.
    pub left: u8,
    /// Points at first.
    pub full: u8,
    /// The number that hits it.
    pub hit_on: u8,
}

/// What is to be said of a counter besides its numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum State {
    Dead,
    Captive,
    Berserk,
    Wild,
    Airborne,
    Wounded,
    Demoralised,
    Slayer,
    Preparing,
    Boosted,
    Attacked,
    Moved,
    Breathed,
    NoLadder,
}

impl State {
    /// All of them, the most important first.
    pub const ALL: [State; 14] = [
        State::Dead,
        State::Captive,
        State::Berserk,
        State::Wild,
        State::Airborne,
        State::Wounded,
        State::Demoralised,
        State::Slayer,
        State::Preparing,
        State::Boosted,
        State::Attacked,
        State::Moved,
        State::Breathed,
        State::NoLadder,
    ];

    /// The word in keys; the same as that of the sign on the counter, where there is one.
    pub const fn code(self) -> &'static str {
        match self {
            State::Dead => "dead",
            State::Captive => "captive",
            State::Berserk => "berserk",
            State::Wild => "wild",
            State::Airborne => "airborne",
            State::Wounded => "wounded",
            State::Demoralised => "demoralised",
            State::Slayer => "slayer",
            State::Preparing => "preparing",
            State::Boosted => "boosted",
            State::Attacked => "attacked",
            State::Moved => "moved",
            State::Breathed => "breathed",
            State::NoLadder => "no-ladder",
        }
    }

    fn holds(self, game: &Game, id: UnitId, unit: &Unit) -> bool {
        let troop = game.kind(id).is_some_and(|k| k.class() == Class::Troop);
        let on_map = unit.on_map();
        match self {
            State::Dead => unit.status == Status::Carcass,
            State::Captive => unit.status == Status::Captive,
            State::Berserk => on_map && unit.has(Flags::BERSERK),
            State::Wild => on_map && unit.has(Flags::WILD),
            State::Airborne => on_map && unit.has(Flags::AIRBORNE),
            State::Wounded => on_map && unit.has(Flags::WOUNDED),
            // All of an army without its hero trembles, but for its characters and monsters [2.10.5.5-b].
            State::Demoralised => {
                on_map && (unit.has(Flags::COWED) || troop && unit.side.is_some_and(|s| game.demoralised(s)))
            }
            State::Slayer => on_map && unit.has(Flags::SLAYER),
            State::Preparing => on_map && unit.has(Flags::PREPARING),
            State::Boosted => on_map && unit.side.zip(unit.hex()).is_some_and(|(s, h)| game.boost(s, h)),
            State::Attacked => on_map && (unit.has(Flags::USED) || game.major(id).is_some_and(|m| m.used != [0; 3])),
            State::Moved => on_map && (unit.spent > 0 || unit.has(Flags::ENDED)),
            State::Breathed => on_map && unit.has(Flags::BREATHED),
            State::NoLadder => on_map && unit.has(Flags::NO_LADDER),
        }
    }
}

/// Something that a unit can do now, by the sort of it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[allow(missing_docs)]
pub enum Able {
    Place,
    Enter,
    Move,
    Fly,
    Raze,
    Overrun,
    Smash,
    Scale,
    Breathe,
    Shoot,
    Attack,
    Cast,
    Prepare,
    Other,
}

impl Able {
    /// All of them.
    pub const ALL: [Able; 14] = [
        Able::Place,
        Able::Enter,
        Able::Move,
        Able::Fly,
        Able::Raze,
        Able::Overrun,
        Able::Smash,
        Able::Scale,
        Able::Breathe,
        Able::Shoot,
        Able::Attack,
        Able::Cast,
        Able::Prepare,
        Able::Other,
    ];

    /// The word in keys.
    pub const fn code(self) -> &'static str {
        match self {
            Able::Place => "place",
            Able::Enter => "enter",
            Able::Move => "move",
            Able::Fly => "fly",
            Able::Raze => "raze",
            Able::Overrun => "overrun",
            Able::Smash => "smash",
            Able::Scale => "scale",
            Able::Breathe => "breathe",
            Able::Shoot => "shoot",
            Able::Attack => "attack",
            Able::Cast => "cast",
            Able::Prepare => "prepare",
            Able::Other => "other",
        }
    }

    fn of(action: Action) -> Able {
        use crate::session::spells::SpellKind;
        match action {
            Action::Pick(_) | Action::Place { .. } | Action::Face { .. } => Able::Place,
            Action::Enter { .. } | Action::EnterFacing { .. } => Able::Enter,
            Action::Step { .. }
            | Action::Walk { .. }
            | Action::Turn { .. }
            | Action::Slither { .. }
            | Action::Bound { .. }
            | Action::Fall { .. } => Able::Move,
            Action::TakeOff(_) | Action::Fly(_) | Action::Land(_) => Able::Fly,
            Action::Raze(_) | Action::RazeHex { .. } => Able::Raze,
            Action::Overrun(_) => Able::Overrun,
            Action::Smash { .. } | Action::Force { .. } | Action::Break { .. } => Able::Smash,
            Action::Scale { .. } => Able::Scale,
            Action::Breathe { .. } => Able::Breathe,
            Action::Shoot { .. } => Able::Shoot,
            Action::Attack { .. } | Action::Aim { .. } | Action::Join { .. } | Action::Strike => Able::Attack,
            Action::Prepare(_) => Able::Prepare,
            _ if SpellKind::of(action).is_some() => Able::Cast,
            _ => Able::Other,
        }
    }
}

/// A counter, looked at closely.
#[derive(Clone, PartialEq, Debug)]
pub struct UnitLook {
    /// The unit.
    pub unit: UnitId,
    /// Whose it is.
    pub side: Option<Side>,
    /// What is printed on it, with what is left.
    pub numbers: Vec<Number>,
    /// The parts of a major monster.
    pub parts: Vec<Part>,
    /// Where a major monster looks.
    pub facing: Option<Dir>,
    /// What else is to be said.
    pub states: Vec<State>,
    /// What it can do now.
    pub able: Vec<Able>,
    /// Why it can do nothing now, if it is its side's time and the rules say so.
    pub idle: Option<Refusal>,
    /// Where its rules stand.
    pub rules: RuleIds,
}

impl UnitLook {
    /// Looks at a counter; `legal`: what may be done now.
    pub fn of(game: &Game, legal: &[Action], unit: UnitId) -> Option<UnitLook> {
        let (state, kind) = (game.unit(unit)?, game.kind(unit)?);
        let mut able: Vec<Able> = legal.iter().filter(|a| a.unit() == Some(unit)).map(|a| Able::of(*a)).collect();
        able.sort();
        able.dedup();
        let mine = legal.iter().any(|a| a.unit().is_some_and(|u| game.unit(u).is_some_and(|u| u.side == state.side)));
        let idle = if able.is_empty() && mine && state.on_map() { why_idle(game, unit) } else { None };
        let states = State::ALL.into_iter().filter(|s| s.holds(game, unit, state)).collect();
        Some(UnitLook {
            unit,
            side: state.side,
            numbers: numbers(game, unit, state, kind),
            parts: parts(game, unit, kind),
            facing: game.major(unit).map(|m| m.facing()).filter(|_| state.on_map()),
            states,
            able,
            idle,
            rules: rules_of(kind),
        })
    }
}

fn numbers(game: &Game, id: UnitId, unit: &Unit, kind: Kind) -> Vec<Number> {
    let data = game.components().unit(kind);
    let mut numbers = Vec::new();
    let mut add = |value: Value, left: u8, full: u8| numbers.push(Number { value, left, full });
    let moving = |full: u8| full.saturating_sub(unit.spent);
    if kind.is_major() {
        let sheet = game.components().monster(kind);
        if let Some(mp) = game.movement_points(id) {
            add(Value::Mp, moving(mp), mp);
        }
        for (value, far) in [(Value::Flight, sheet.fly), (Value::Bound, sheet.bound)] {
            if far > 0 {
                add(value, far, far);
            }
        }
        if let Some(major) = game.major(id).filter(|_| sheet.fires > 0) {
            add(Value::Fires, sheet.fires.saturating_sub(major.fires), sheet.fires);
        }
        return numbers;
    }
    match data.attack {
        Some(attack) => add(Value::Strength, attack, attack),
        None if data.defence > 0 => add(Value::Defence, data.defence, data.defence),
        None => {}
    }
    if let Some(escape) = data.escape {
        add(Value::Escape, escape, escape);
    }
    if let Some(mp) = game.movement_points(id).or(data.mp) {
        add(Value::Mp, moving(mp), mp);
    }
    if let Some(road) = data.road_mp {
        add(Value::Road, moving(road), road);
    }
    if let Some(points) = data.hit_points {
        add(Value::HitPoints, points.saturating_sub(unit.lost), points);
    }
    if let Some(left) = game.spell_points(id) {
        add(Value::SpellPoints, left, game.components().spell_points);
    }
    numbers
}

fn parts(game: &Game, unit: UnitId, kind: Kind) -> Vec<Part> {
    if !kind.is_major() {
        return Vec::new();
    }
    let sheet = game.components().monster(kind);
    let part = |area: Area| {
        let data = sheet.area(area);
        let left = game.points_left(unit, area)?;
        let hit_on = game.hit_number(unit, area).unwrap_or(data.hit_on);
        (data.groups > 0).then_some(Part { area, left, full: data.groups * data.hit_points, hit_on })
    };
    Area::ALL.into_iter().filter_map(part).collect()
}

/// The chapters of the rules that are about a kind.
pub const fn rules_of(kind: Kind) -> RuleIds {
    match kind {
        Kind::Militia => &["2.10.1", "2.2.1"],
        Kind::Infantry => &["2.10.2", "2.2.1"],
        Kind::Cavalry => &["2.10.3", "2.2.1"],
        Kind::Archers => &["2.10.4", "2.7.6.1"],
        Kind::Hero | Kind::OrcBoss => &["2.10.5", "2.4.4"],
        Kind::Wizard | Kind::Shaman => &["2.10.6", "2.8"],
        Kind::Elowyn => &["2.10.7"],
        Kind::Ballista | Kind::Catapult => &["2.10.8"],
        Kind::Orcs => &["2.10.9", "2.2.1"],
        Kind::Trolls => &["2.10.10", "2.2.1"],
        Kind::Wargs => &["2.10.11", "2.2.1"],
        Kind::Goblins => &["2.10.12", "2.7.6.1"],
        Kind::Giant => &["2.11.1"],
        Kind::SeaSerpent => &["2.11.2"],
        Kind::TRex => &["2.11.3"],
        Kind::Elemental => &["2.11.4", "2.8.9"],
        Kind::Dragon => &["2.12.1.1", "2.12.1.5", "2.12.1.6", "2.12.1.7"],
        Kind::YoungDragon => &["2.12.2"],
        Kind::Roc => &["2.12.3"],
        Kind::Wurm => &["2.12.4"],
    }
}

/// What lies along a side of a hex.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Barrier {
    /// A wall, boom or palisade.
    Wall,
    /// A wall that a sea serpent has broken.
    Breach,
    /// Buildings that act as a wall.
    Block,
    /// The side of a tower.
    Tower,
    /// Water.
    Stream,
}

impl Barrier {
    /// All of them.
    pub const ALL: [Barrier; 5] = [Barrier::Wall, Barrier::Breach, Barrier::Block, Barrier::Tower, Barrier::Stream];

    /// The word in keys.
    pub const fn code(self) -> &'static str {
        match self {
            Barrier::Wall => "wall",
            Barrier::Breach => "breach",
            Barrier::Block => "block",
            Barrier::Tower => "tower",
            Barrier::Stream => "stream",
        }
    }
}

/// A door or gate at a side of a hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Door {
    /// Where, seen from the hex.
    pub dir: Dir,
    /// The hex inside.
    pub inside: Hex,
    /// The hex outside.
    pub outside: Hex,
    /// A gate, else a door.
    pub gate: bool,
    /// Shut, open or smashed.
    pub state: EntranceState,
    /// Who may open it.
    pub control: Side,
}

impl Door {
    /// The word for its state in texts.
    pub const fn state_code(&self) -> &'static str {
        match self.state {
            EntranceState::Closed => "shut",
            EntranceState::Open => "open",
            EntranceState::Smashed => "smashed",
        }
    }
}

/// A hex, looked at closely.
#[derive(Clone, PartialEq, Debug)]
pub struct HexLook {
    /// The hex.
    pub hex: Hex,
    /// Its ground.
    pub terrain: Terrain,
    /// VP that it is worth.
    pub vp: Option<u8>,
    /// VP that it was worth before it was razed.
    pub razed: Option<u8>,
    /// Does a road lead through it?
    pub road: bool,
    /// The state of the bridge, if one is there.
    pub bridge: Option<BridgeState>,
    /// Entrances on its sides.
    pub doors: Vec<Door>,
    /// What else lies along its sides, and on which.
    pub barriers: Vec<(Barrier, Vec<Dir>)>,
    /// Where the rules about it stand.
    pub rules: Vec<&'static str>,
}

impl HexLook {
    /// Looks at a hex.
    pub fn of(game: &Game, hex: Hex) -> HexLook {
        let (doors, barriers) = sides(game, hex);
        let board = game.board();
        let printed = board.place_at(hex).map(|n| board.place(n).vp).filter(|vp| *vp > 0);
        let terrain = board.terrain(hex);
        let mut rules: Vec<&'static str> = Vec::new();
        match terrain {
            Terrain::Sea => rules.push("2.5.1"),
            Terrain::River | Terrain::Ford => rules.push("2.5.2"),
            Terrain::Tower => rules.push("2.5.4"),
            terrain if terrain.is_bridge() => rules.push("2.5.7"),
            _ => {}
        }
        if doors.iter().any(|d| d.gate) {
            rules.push("2.5.5.2");
        }
        if doors.iter().any(|d| !d.gate) {
            rules.push("2.5.5.1");
        }
        if barriers.iter().any(|(b, _)| *b == Barrier::Wall) {
            rules.push("2.5.3");
        }
        if printed.is_some() {
            rules.push("2.3");
        }
        HexLook {
            hex,
            terrain,
            vp: game.vp_at(hex),
            razed: printed.filter(|_| game.is_razed(hex)),
            road: board.is_road(hex),
            bridge: game.bridge_state(hex),
            doors,
            barriers,
            rules,
        }
    }
}

/// What lies along the sides of a hex: the entrances, and the rest by kind.
pub fn sides(game: &Game, hex: Hex) -> (Vec<Door>, Vec<(Barrier, Vec<Dir>)>) {
    let board = game.board();
    let mut doors = Vec::new();
    let mut barriers: Vec<(Barrier, Vec<Dir>)> = Vec::new();
    for dir in Dir::ALL {
        let barrier = match board.edge(hex, dir) {
            Edge::Entrance(n) => {
                let e = board.entrance(n);
                doors.push(Door {
                    dir,
                    inside: e.inside,
                    outside: e.outside,
                    gate: e.gate,
                    state: game.entrance_state(n),
                    control: game.entrance_control(n),
                });
                continue;
            }
            Edge::Wall(n) if game.is_breached(n) => Barrier::Breach,
            Edge::Wall(_) => Barrier::Wall,
            Edge::Block => Barrier::Block,
            Edge::TowerWall => Barrier::Tower,
            Edge::Stream => Barrier::Stream,
            Edge::Open | Edge::OffMap => continue,
        };
        match barriers.iter_mut().find(|(known, _)| *known == barrier) {
            Some((_, dirs)) => dirs.push(dir),
            None => barriers.push((barrier, vec![dir])),
        }
    }
    barriers.sort();
    (doors, barriers)
}
