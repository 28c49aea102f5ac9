//! A position as a plain value: it copies without touching the heap. Changes go through the methods here, which
//! keep the derived tables (who stands where) and the incremental hash in step.

use crate::board::Ways;
use crate::board::hex::HEXES;
use crate::components::{MAX_MAJORS, MAX_UNITS};
use crate::play::ledger::{Ledger, Numbered};
use crate::play::task::{TASKS, Task};
use crate::{Area, BySide, Dir, Hex, Side, UnitId};
use std::ops::{Deref, DerefMut};

/// Where a counter is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[repr(u8)]
pub enum Status {
    /// In the box: not part of the game, or free for reinforcements.
    #[default]
    Box,
    /// To be placed in set-up.
    Waiting,
    /// On the map.
    OnMap,
    /// Destroyed; the counter is back in the box but has been in play.
    Destroyed,
    /// A dead major monster that blocks its hex [2.12.1.8-d].
    Carcass,
    /// Elowyn in her cell: on the map, but no unit of either side [S-117].
    Captive,
    /// Off the map, alive [2.10.7-h].
    Saved,
}

/// How a major monster moves this turn [2.12.1.1-a].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Mode {
    #[default]
    Still,
    Walk,
    Slither,
    Bound,
    Fly,
    /// It crashed in its own movement phase [S-57].
    Crashed,
}

impl Mode {
    /// All modes.
    pub const ALL: [Mode; 6] = [Mode::Still, Mode::Walk, Mode::Slither, Mode::Bound, Mode::Fly, Mode::Crashed];

    /// The word in notation.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// assert_eq!(Mode::Slither.code(), "slither");
    /// ```
    pub const fn code(self) -> &'static str {
        match self {
            Mode::Still => "still",
            Mode::Walk => "walk",
            Mode::Slither => "slither",
            Mode::Bound => "bound",
            Mode::Fly => "fly",
            Mode::Crashed => "crashed",
        }
    }

    /// The mode with this word.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// assert_eq!(Mode::from_code("bound"), Some(Mode::Bound));
    /// ```
    pub fn from_code(s: &str) -> Option<Mode> {
        Mode::ALL.into_iter().find(|m| m.code() == s)
    }
}

/// Yes-or-no facts about a unit, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Flags(pub u32);

macro_rules! flags {
    ($($(#[$doc:meta])* $name:ident = $bit:literal, $code:literal;)+) => {
        impl Flags {
            $($(#[$doc])* pub const $name: Flags = Flags(1 << $bit);)+
            /// Every flag with its word in notation.
            pub const ALL: &[(Flags, &str)] = &[$((Flags::$name, $code)),+];
            /// How many bits flags take: one more than the highest.
            const BITS: u32 = {
                let all = $((1u32 << $bit))|+;
                u32::BITS - all.leading_zeros()
            };
        }
    };
}

flags! {
    /// A hero took his first wound [2.10.5.3-a].
    WOUNDED = 0, "wounded";
    /// The attack action (or the spell) of this player-turn is used.
    USED = 1, "used";
    /// Failed its morale check this player-turn [2.10.5.5-b].
    COWED = 2, "cowed";
    /// Its move was not along the road all the way [2.4.1-c].
    OFF_ROAD = 3, "off-road";
    /// Its move is over.
    ENDED = 4, "ended";
    /// Arrived as a reinforcement this turn.
    ARRIVED = 5, "arrived";
    /// Prepares the bridge it stands on for destruction [2.5.7.1-a].
    PREPARING = 6, "preparing";
    /// Was covered when Boost Morale was cast [H-19].
    BOOSTED = 7, "boosted";
    /// In flight [2.2.3-c].
    AIRBORNE = 8, "airborne";
    /// Lost its head [2.12.1.7.1-c].
    BERSERK = 9, "berserk";
    /// Took off this turn [2.12.1.1.4-c].
    TOOK_OFF = 10, "took-off";
    /// Among enemies in passing: it must attack them or leave [2.4.7.1-b].
    PASSING = 11, "passing";
    /// Paid for a turn that the next hex entered makes free [2.12.1.1.1-c].
    TURN_PAID = 12, "turn-paid";
    /// Breathed fire this turn: no head attack [2.12.1.5-b].
    BREATHED = 13, "breathed";
    /// Withstood a whirlwind that came to it and may fly out of it [2.8.7-i].
    WEATHERED = 14, "weathered";
    /// Tried a gate without legs, a wall or an entrance this turn [S-32, 2.5.3.1-c].
    TRIED = 15, "tried";
    /// Its ladders stay at a wall it has scaled [2.5.3.1-m].
    NO_LADDER = 16, "no-ladder";
    /// Tried to scale as orcs or goblins: no attack this turn [2.5.3.1-n].
    CLIMBED = 17, "climbed";
    /// Responsible for a young dragon's death [2.12.2.3-b].
    SLAYER = 18, "slayer";
    /// An elemental that nobody controls [2.8.9-g].
    WILD = 19, "wild";
    /// Its attack of this player-turn was a shot [H-25].
    SHOT = 20, "shot";
    /// Attacked the Tyrannosaurus since its last turn [S-85].
    GOADER = 21, "goader";
    /// Elowyn has left the citadel [2.10.7-g].
    LEFT = 22, "left";
}

impl Flags {
    /// What lasts beyond the owner's player-turn.
    pub(crate) const LASTING: Flags = Flags(
        Flags::WOUNDED.0
            | Flags::PREPARING.0
            | Flags::BOOSTED.0
            | Flags::AIRBORNE.0
            | Flags::BERSERK.0
            | Flags::WEATHERED.0
            | Flags::NO_LADDER.0
            | Flags::SLAYER.0
            | Flags::WILD.0
            | Flags::GOADER.0
            | Flags::LEFT.0,
    );

    /// Is the flag set?
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// let mut flags = Flags::default();
    /// flags.set(Flags::AIRBORNE, true);
    /// assert!(flags.has(Flags::AIRBORNE) && !flags.has(Flags::BERSERK));
    /// ```
    #[inline]
    pub const fn has(self, flag: Flags) -> bool {
        self.0 & flag.0 != 0
    }

    /// Sets or clears a flag.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// let mut flags = Flags::WOUNDED;
    /// flags.set(Flags::WOUNDED, false);
    /// assert_eq!(flags, Flags::default());
    /// ```
    #[inline]
    pub const fn set(&mut self, flag: Flags, on: bool) {
        if on { self.0 |= flag.0 } else { self.0 &= !flag.0 }
    }
}

/// The state of one counter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Unit {
    hex: Option<HexU16>,
    /// Facts.
    pub flags: Flags,
    /// MP spent this turn; hexes flown for a flyer.
    pub spent: u8,
    /// Hit points lost of a minor monster, spell points spent of a wizard.
    pub lost: u8,
    /// Where the counter is.
    pub status: Status,
    /// Its owner.
    pub side: Option<Side>,
    next: u8,
}

/// A hex index plus one, so that `Option` needs no room.
type HexU16 = std::num::NonZeroU16;

impl Unit {
    /// Where it stands, if it is on the map or lies there dead.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// # let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/esirien.txt"));
    /// # let game = Game::new(&components, &position::parse(&components, text).unwrap()).unwrap();
    /// let at = |name| game.unit(components.roster.by_name(name).unwrap()).unwrap().hex();
    /// assert_eq!(at("ARH1"), "1108".parse().ok());
    /// assert_eq!(at("MIL1"), None); // destroyed
    /// ```
    #[inline]
    pub fn hex(&self) -> Option<Hex> {
        self.hex.and_then(|n| Hex::from_index(n.get() as usize - 1))
    }

    /// Is it alive on the map?
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// # let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/esirien.txt"));
    /// # let game = Game::new(&components, &position::parse(&components, text).unwrap()).unwrap();
    /// let alive = |name| game.unit(components.roster.by_name(name).unwrap()).unwrap().on_map();
    /// assert!(alive("ARH1") && !alive("MIL1"));
    /// ```
    #[inline]
    pub fn on_map(&self) -> bool {
        self.status == Status::OnMap
    }

    /// Is the flag set?
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// # let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/esirien.txt"));
    /// # let game = Game::new(&components, &position::parse(&components, text).unwrap()).unwrap();
    /// let d2 = game.unit(components.roster.by_name("D2").unwrap()).unwrap();
    /// assert!(d2.has(Flags::AIRBORNE));
    /// ```
    #[inline]
    pub fn has(&self, flag: Flags) -> bool {
        self.flags.has(flag)
    }

    /// All that makes two states of a counter different, in one word; [`Position::edit`] puts the counter's number above it.
    fn key(&self) -> u64 {
        let hex = self.hex.map_or(0, |h| h.get() as u64);
        let side = self.side.map_or(0, |s| s as u64 + 1);
        hex | (self.flags.0 as u64) << FLAGS_AT
            | (self.spent as u64) << SPENT_AT
            | (self.lost as u64) << (SPENT_AT + 8)
            | (self.status as u64) << STATUS_AT
            | side << SIDE_AT
    }
}

/// Where the parts of [`Unit::key`] begin; a fact that has no room left there is noticed here, not in a search.
const FLAGS_AT: u32 = 10;
const SPENT_AT: u32 = 34;
const STATUS_AT: u32 = 50;
const SIDE_AT: u32 = 54;
const ID_AT: u32 = 57;
const _: () = {
    assert!(HEXES < 1 << FLAGS_AT, "hexes, and 0 for none");
    assert!(FLAGS_AT + Flags::BITS <= SPENT_AT, "flags");
    assert!(SPENT_AT + 8 + 8 <= STATUS_AT, "spent and lost, a byte each");
    assert!((Status::Saved as u32) < 1 << (SIDE_AT - STATUS_AT), "statuses");
    assert!(Side::BOTH.len() < 1 << (ID_AT - SIDE_AT), "sides, and 0 for none");
    assert!(MAX_UNITS <= 1 << (u64::BITS - ID_AT), "counters");
};

/// What only a major monster has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Major {
    /// Damage of each area, in the order of [`Area::ALL`].
    pub damage: [u8; 4],
    /// Direction it faces, as [`Dir::index`].
    pub facing: u8,
    /// Mode of this turn.
    pub mode: Mode,
    /// Hexes flown straight since the start or the last turn [2.12.1.1.4-d].
    pub straight: u8,
    /// Fire breaths used [2.12.1.5.3-a].
    pub fires: u8,
    /// Groups that attacked in this melee phase, by area [S-66].
    pub used: [u8; 3],
}

impl Major {
    /// The direction it faces.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// # let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/esirien.txt"));
    /// # let game = Game::new(&components, &position::parse(&components, text).unwrap()).unwrap();
    /// let d1 = game.major(components.roster.by_name("D1").unwrap()).unwrap();
    /// assert_eq!(d1.facing(), Dir::NE);
    /// ```
    #[inline]
    pub fn facing(&self) -> Dir {
        Dir::from_index(self.facing)
    }

    /// Damage of an area.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// # let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/esirien.txt"));
    /// # let game = Game::new(&components, &position::parse(&components, text).unwrap()).unwrap();
    /// let d1 = game.major(components.roster.by_name("D1").unwrap()).unwrap();
    /// assert_eq!(Area::ALL.map(|area| d1.damage(area)), [2, 4, 3, 0]);
    /// ```
    #[inline]
    pub fn damage(&self, area: Area) -> u8 {
        self.damage[area.index()]
    }

    fn key(&self) -> u64 {
        let d = u32::from_le_bytes(self.damage) as u64;
        let small =
            self.facing as u64 | (self.mode as u64) << 3 | (self.straight as u64) << 6 | (self.fires as u64) << 10;
        let used = self.used[0] as u64 | (self.used[1] as u64) << 4 | (self.used[2] as u64) << 8;
        d | small << 32 | used << 48
    }
}

/// Boost Morale in force [2.8.5].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub struct Boost {
    pub hex: Hex,
    pub radius: u8,
}

/// A whole position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    units: [Unit; MAX_UNITS],
    majors: [Major; MAX_MAJORS],
    heads: [u8; HEXES],
    on_map: BySide<u128>,
    tasks: [Task; TASKS],
    task_count: u8,
    first_major: u8,
    hash: u64,

    /// VP destroyed: those of the razed places, and what Elowyn's fate adds or takes [S-127].
    pub(crate) vp: i16,
    pub(crate) ledger: Ledger<Numbered>,
}

/// The rules say `p.turn`, as if a position had no parts: which facts stand in the ledger is no concern of theirs.
impl Deref for Position {
    type Target = Ledger<Numbered>;
    #[inline]
    fn deref(&self) -> &Ledger<Numbered> {
        &self.ledger
    }
}

impl DerefMut for Position {
    #[inline]
    fn deref_mut(&mut self) -> &mut Ledger<Numbered> {
        &mut self.ledger
    }
}

const NOBODY: u8 = u8::MAX;

/// The units of a set, one bit each: half by half, because words are quicker than numbers of 128 bits.
#[inline]
pub(crate) fn units(bits: u128) -> impl Iterator<Item = UnitId> {
    let (mut half, mut rest, mut first) = (bits as u64, (bits >> 64) as u64, 0);
    std::iter::from_fn(move || {
        if half == 0 {
            (half, rest, first) = (rest, 0, 64);
        }
        (half != 0).then(|| {
            let id = first + half.trailing_zeros() as u8;
            half &= half - 1;
            UnitId(id)
        })
    })
}

/// The set of these units. As sets keep the order of ids and so do stacks, a loop over the one is a loop over the other.
pub(crate) fn set(units: impl Iterator<Item = UnitId>) -> u128 {
    units.fold(0, |set, unit| set | 1 << unit.0)
}

/// Finaliser of splitmix64: spreads a key over 64 bits.
const fn mix(mut x: u64) -> u64 {
    x = x.wrapping_add(0x9e37_79b9_7f4a_7c15);
    x = (x ^ x >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x = (x ^ x >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ x >> 31
}

impl Position {
    /// An empty board.
    pub(crate) fn empty(first_major: u8) -> Position {
        let mut position = Position {
            units: [Unit { next: NOBODY, ..Unit::default() }; MAX_UNITS],
            majors: [Major::default(); MAX_MAJORS],
            heads: [NOBODY; HEXES],
            on_map: BySide::default(),
            tasks: [Task::EndPhase; TASKS],
            task_count: 0,
            first_major,
            hash: 0,
            vp: 0,
            ledger: Ledger::default(),
        };
        position.hash = position.units_hash_from_scratch();
        position
    }

    // ---- units

    #[inline]
    pub(crate) fn unit(&self, id: UnitId) -> &Unit {
        &self.units[id.index()]
    }

    #[inline]
    pub(crate) fn has(&self, id: UnitId, flag: Flags) -> bool {
        self.units[id.index()].flags.has(flag)
    }

    /// Hex of a unit that is on the map; callers have checked that it is.
    #[inline]
    pub(crate) fn at(&self, id: UnitId) -> Hex {
        self.units[id.index()].hex().expect("a unit on the map has a hex")
    }

    /// Changes a unit, except where it stands.
    #[inline]
    pub(crate) fn edit(&mut self, id: UnitId, change: impl FnOnce(&mut Unit)) {
        let unit = &mut self.units[id.index()];
        let tag = (id.0 as u64) << ID_AT;
        let before = mix(unit.key() | tag);
        change(unit);
        self.hash ^= before ^ mix(unit.key() | tag);
    }

    #[inline]
    pub(crate) fn flag(&mut self, id: UnitId, flag: Flags, on: bool) {
        if self.has(id, flag) != on {
            self.edit(id, |u| u.flags.set(flag, on));
        }
    }

    /// The sheet of a major monster.
    #[inline]
    pub(crate) fn major(&self, id: UnitId) -> &Major {
        &self.majors[(id.0 - self.first_major) as usize]
    }

    #[inline]
    pub(crate) fn edit_major(&mut self, id: UnitId, change: impl FnOnce(&mut Major)) {
        let major = &mut self.majors[(id.0 - self.first_major) as usize];
        let tag = mix(id.0 as u64 + 1000);
        let before = mix(major.key() ^ tag);
        change(major);
        self.hash ^= before ^ mix(major.key() ^ tag);
    }

    /// Puts a unit on the map, or moves it. Stacks are kept in order of ids, so that equal positions are equal.
    pub(crate) fn put(&mut self, id: UnitId, hex: Hex) {
        self.lift(id);
        self.edit(id, |u| {
            u.hex = HexU16::new(hex.index() as u16 + 1);
            u.status = Status::OnMap;
        });
        self.link(id, hex);
        if let Some(side) = self.unit(id).side {
            self.on_map[side] |= 1 << id.0;
        }
    }

    /// Takes a unit out of play with a new status. A carcass stays where it lies, a captive where she is.
    pub(crate) fn remove(&mut self, id: UnitId, status: Status) {
        let hex = self.unit(id).hex();
        self.lift(id);
        self.edit(id, |u| {
            u.status = status;
            u.hex = None;
        });
        if matches!(status, Status::Carcass | Status::Captive)
            && let Some(hex) = hex
        {
            self.edit(id, |u| u.hex = HexU16::new(hex.index() as u16 + 1));
            self.link(id, hex);
        }
    }

    fn link(&mut self, id: UnitId, hex: Hex) {
        let mut before = NOBODY;
        let mut after = self.heads[hex.index()];
        while after < id.0 {
            before = after;
            after = self.units[after as usize].next;
        }
        self.units[id.index()].next = after;
        if before == NOBODY {
            self.heads[hex.index()] = id.0;
        } else {
            self.units[before as usize].next = id.0;
        }
    }

    fn lift(&mut self, id: UnitId) {
        let Some(hex) = self.unit(id).hex() else { return };
        let next = self.units[id.index()].next;
        let mut at = self.heads[hex.index()];
        if at == id.0 {
            self.heads[hex.index()] = next;
        } else {
            while at != NOBODY {
                let follower = self.units[at as usize].next;
                if follower == id.0 {
                    self.units[at as usize].next = next;
                    break;
                }
                at = follower;
            }
        }
        self.units[id.index()].next = NOBODY;
        for side in Side::BOTH {
            self.on_map[side] &= !(1 << id.0);
        }
    }

    /// Everything in a hex, carcasses and flyers included.
    #[inline]
    pub(crate) fn in_hex(&self, hex: Hex) -> impl Iterator<Item = UnitId> + '_ {
        let mut at = self.heads[hex.index()];
        std::iter::from_fn(move || {
            (at != NOBODY).then(|| {
                let id = UnitId(at);
                at = self.units[id.index()].next;
                id
            })
        })
    }

    /// Is nothing at all in the hex?
    #[inline]
    pub(crate) fn is_bare(&self, hex: Hex) -> bool {
        self.heads[hex.index()] == NOBODY
    }

    /// In which directions is nothing at all in the next hex? One bit each; beyond the map there is nothing.
    #[inline]
    pub(crate) fn bare_around(&self, ways: &Ways) -> u8 {
        // Of all that stands in `heads` only NOBODY has the highest bit.
        const _: () = assert!(NOBODY >> 7 == 1 && MAX_UNITS < 128);
        let bare = |dir: usize| self.heads[ways.next[dir] as usize % HEXES] >> 7;
        bare(0) | bare(1) << 1 | bare(2) << 2 | bare(3) << 3 | bare(4) << 4 | bare(5) << 5
    }

    /// In which directions is the first unit of the next hex one of these?
    #[inline]
    pub(crate) fn among_around(&self, these: &[bool; 256], ways: &Ways) -> u8 {
        let among = |dir: usize| these[self.heads[ways.next[dir] as usize % HEXES] as usize] as u8;
        among(0) | among(1) << 1 | among(2) << 2 | among(3) << 3 | among(4) << 4 | among(5) << 5
    }

    /// Units of a side that are alive on the map.
    #[inline]
    pub(crate) fn army(&self, side: Side) -> impl Iterator<Item = UnitId> + use<> {
        units(self.on_map[side])
    }

    /// Those of them that are in a set, one bit each.
    #[inline]
    pub(crate) fn army_among(&self, side: Side, set: u128) -> impl Iterator<Item = UnitId> + use<> {
        units(self.on_map[side] & set)
    }

    /// Major monsters of a side that are alive on the map; they stand last on the sheet.
    #[inline]
    pub(crate) fn majors(&self, side: Side) -> impl Iterator<Item = UnitId> + use<> {
        units(self.on_map[side] >> self.first_major << self.first_major)
    }

    /// All counters that have a side.
    pub(crate) fn all_units(&self) -> impl Iterator<Item = (UnitId, &Unit)> {
        self.units.iter().enumerate().filter(|(_, u)| u.side.is_some()).map(|(n, u)| (UnitId(n as u8), u))
    }

    /// What the owner's player-turn leaves behind is cleared at its start.
    pub(crate) fn refresh(&mut self, side: Side) {
        for id in self.army(side) {
            let u = self.unit(id);
            if u.spent != 0 || u.flags.0 & !Flags::LASTING.0 != 0 {
                self.edit(id, |u| {
                    u.spent = 0;
                    u.flags.0 &= Flags::LASTING.0;
                });
            }
            if id.0 >= self.first_major {
                self.edit_major(id, |m| {
                    m.mode = Mode::Still;
                    m.straight = 0;
                    m.used = [0; 3];
                });
            }
        }
    }

    /// Entrances that stand open for a while, whoever opened them.
    #[inline]
    pub(crate) fn open(&self) -> u64 {
        self.opened_by_defender | self.opened_by_invader
    }

    // ---- tasks

    /// What the game is waiting for.
    #[inline]
    pub(crate) fn task(&self) -> Option<Task> {
        self.task_count.checked_sub(1).map(|n| self.tasks[n as usize])
    }

    /// All tasks, the next one last.
    pub(crate) fn tasks(&self) -> &[Task] {
        &self.tasks[..self.task_count as usize]
    }

    /// There is room for it: [`TASKS`] says why. An error in its stead would have to be carried through every rule, and
    /// could not leave the game as it was; so room is made for all, `Game::new` refuses what could outgrow it with an error,
    /// and a mistake in that argument is an index out of bounds, never a consequence that silently fails to happen.
    #[inline]
    pub(crate) fn push(&mut self, task: Task) {
        self.tasks[self.task_count as usize] = task;
        self.task_count += 1;
    }

    #[inline]
    pub(crate) fn pop(&mut self) {
        if self.task_count > 0 {
            self.task_count -= 1;
            // Equal positions must be equal values.
            self.tasks[self.task_count as usize] = Task::EndPhase;
        }
    }

    /// Replaces the topmost task.
    #[inline]
    pub(crate) fn retask(&mut self, task: Task) {
        self.pop();
        self.push(task);
    }

    pub(crate) fn drop_tasks(&mut self) {
        while self.task_count > 0 {
            self.pop();
        }
    }

    // ---- hash

    /// Hash of the position: units incrementally, the rest (a few words) on demand. For this process only: it follows the
    /// layout of memory, so it is never stored and never a seed.
    pub fn hash(&self) -> u64 {
        self.hash ^ self.rest_hash()
    }

    /// The same hash, computed from nothing; tests compare the two.
    pub fn hash_from_scratch(&self) -> u64 {
        self.units_hash_from_scratch() ^ self.rest_hash()
    }

    fn units_hash_from_scratch(&self) -> u64 {
        let units = self.units.iter().enumerate().fold(0, |h, (n, u)| h ^ mix(u.key() | (n as u64) << ID_AT));
        self.majors
            .iter()
            .enumerate()
            .fold(units, |h, (n, m)| h ^ mix(m.key() ^ mix(n as u64 + self.first_major as u64 + 1000)))
    }

    fn rest_hash(&self) -> u64 {
        use std::hash::{Hash, Hasher};
        // Four chains by turns: no multiplication waits for the one before it.
        struct Mixer([u64; 4]);
        impl Hasher for Mixer {
            fn finish(&self) -> u64 {
                self.0.iter().fold(0, |hash, chain| mix(hash ^ chain))
            }
            fn write(&mut self, bytes: &[u8]) {
                for chunk in bytes.chunks(8) {
                    let mut word = [0; 8];
                    word[..chunk.len()].copy_from_slice(chunk);
                    self.write_u64(u64::from_le_bytes(word));
                }
            }
            fn write_u8(&mut self, n: u8) {
                self.write_u64(n as u64);
            }
            fn write_u16(&mut self, n: u16) {
                self.write_u64(n as u64);
            }
            fn write_u128(&mut self, n: u128) {
                self.write_u64(n as u64);
                self.write_u64((n >> 64) as u64);
            }
            // Computer players ask for every position that they judge: one multiplication a word.
            fn write_u64(&mut self, n: u64) {
                let [first, second, third, fourth] = self.0;
                let first = (first.rotate_left(26) ^ n).wrapping_mul(0x9e37_79b9_7f4a_7c15);
                self.0 = [second, third, fourth, first];
            }
            fn write_usize(&mut self, n: usize) {
                self.write_u64(n as u64);
            }
            fn write_isize(&mut self, n: isize) {
                self.write_u64(n as u64);
            }
        }
        let mut h = Mixer([0; 4]);
        self.vp.hash(&mut h);
        self.ledger.hash(&mut h);
        self.tasks().hash(&mut h);
        h.finish()
    }
}
