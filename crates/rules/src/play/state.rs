//! A position as a plain value: it copies without touching the heap. Changes go through the methods here, which
//! keep the derived tables (who stands where) and the incremental hash in step.

use crate::board::Ways;
use crate::board::hex::HEXES;
use crate::components::{MAX_MAJORS, MAX_UNITS};
use crate::play::task::{TASKS, Task};
use crate::{Area, BySide, Dir, Hex, HexSet, Outcome, Phase, Seat, Side, UnitId};

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
    #[inline]
    pub const fn has(self, flag: Flags) -> bool {
        self.0 & flag.0 != 0
    }

    /// Sets or clears a flag.
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
    pub side: Option<SideU8>,
    next: u8,
}

/// [`Side`] with room for `Option` in one byte.
pub type SideU8 = Side;
/// A hex index plus one, so that `Option` needs no room.
type HexU16 = std::num::NonZeroU16;

impl Unit {
    /// Where it stands, if it is on the map or lies there dead.
    #[inline]
    pub fn hex(&self) -> Option<Hex> {
        self.hex.and_then(|n| Hex::from_index(n.get() as usize - 1))
    }

    /// Is it alive on the map?
    #[inline]
    pub fn on_map(&self) -> bool {
        self.status == Status::OnMap
    }

    /// Is the flag set?
    #[inline]
    pub fn has(&self, flag: Flags) -> bool {
        self.flags.has(flag)
    }

    fn key(&self) -> u64 {
        let hex = self.hex.map_or(0, |h| h.get() as u64);
        let side = self.side.map_or(0, |s| s as u64 + 1);
        hex | (self.flags.0 as u64) << 10
            | (self.spent as u64) << 34
            | (self.lost as u64) << 42
            | (self.status as u64) << 50
            | side << 54
    }
}

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
    #[inline]
    pub fn facing(&self) -> Dir {
        Dir::from_index(self.facing)
    }

    /// Damage of an area.
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

    pub(crate) phase: Phase,
    pub(crate) turn: u16,
    pub(crate) vp: i16,
    pub(crate) objective: i16,
    pub(crate) last_vp_turn: u16,
    pub(crate) last_inside_turn: u16,
    pub(crate) outcome: Option<Outcome>,
    /// Dice of the two seats for sides, 0: not rolled yet.
    pub(crate) side_dice: [u8; 2],
    /// Who plays the invader, once it is known.
    pub(crate) invader_seat: Option<Seat>,
    /// The unit to place next in set-up.
    pub(crate) placing: Option<UnitId>,
    /// A pick was made since the last placement.
    pub(crate) picked: bool,
    /// A unit that must go on before another moves, and the hex it came from.
    pub(crate) passage: Option<UnitId>,
    pub(crate) came_from: Option<Hex>,
    /// Entrances, one bit each.
    pub(crate) smashed: u64,
    pub(crate) open: u64,
    pub(crate) opened_by_invader: u64,
    pub(crate) invader_controls: u64,
    /// Places, one bit each.
    pub(crate) razed: u64,
    /// Wall hexsides that sea serpents broke, one bit each [2.11.2.2-c].
    pub(crate) breached: u128,
    /// Bridges, one bit each.
    pub(crate) burned: u16,
    pub(crate) broken: u16,
    pub(crate) prepared: u16,
    pub(crate) fog: BySide<Option<Hex>>,
    pub(crate) boost: BySide<Option<Boost>>,
    /// First-turn and second-turn whirlwind of each side.
    pub(crate) whirlwinds: BySide<[Option<Hex>; 2]>,
    /// Units of the combined attack under construction.
    pub(crate) joined: u128,
    /// Lightning kept for a melee attack: hex and power [S-106].
    pub(crate) kept: BySide<Option<(Hex, u8)>>,
    /// Units that damaged the young dragon in this game turn [S-84].
    pub(crate) culprits: u128,
    /// Hexes that major monsters attacked in this melee phase [S-64].
    pub(crate) struck: HexSet,
    /// The side had heroes and all are dead [2.10.5.5-a].
    pub(crate) demoralised: BySide<bool>,
    /// Reinforcements still to place, and those delayed to the next turn.
    pub(crate) arrivals: u8,
    pub(crate) delayed: u8,
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
            phase: Phase::DefenderSetup,
            turn: 0,
            vp: 0,
            objective: 0,
            last_vp_turn: 0,
            last_inside_turn: 0,
            outcome: None,
            side_dice: [0; 2],
            invader_seat: None,
            placing: None,
            picked: false,
            passage: None,
            came_from: None,
            smashed: 0,
            open: 0,
            opened_by_invader: 0,
            invader_controls: 0,
            razed: 0,
            breached: 0,
            burned: 0,
            broken: 0,
            prepared: 0,
            fog: BySide::default(),
            boost: BySide::default(),
            whirlwinds: BySide::default(),
            joined: 0,
            kept: BySide::default(),
            culprits: 0,
            struck: HexSet::EMPTY,
            demoralised: BySide::default(),
            arrivals: 0,
            delayed: 0,
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
        let tag = (id.0 as u64) << 57;
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

    /// The first of them.
    #[inline]
    pub(crate) fn first_in(&self, hex: Hex) -> Option<UnitId> {
        Some(UnitId(self.heads[hex.index()])).filter(|_| !self.is_bare(hex))
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

    #[inline]
    pub(crate) fn push(&mut self, task: Task) {
        // Sixteen places are twice what the deepest chain of consequences needs; contract tests watch the depth.
        debug_assert!((self.task_count as usize) < TASKS, "too many tasks: {:?}", self.tasks());
        if (self.task_count as usize) < TASKS {
            self.tasks[self.task_count as usize] = task;
            self.task_count += 1;
        }
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
        let units = self.units.iter().enumerate().fold(0, |h, (n, u)| h ^ mix(u.key() | (n as u64) << 57));
        self.majors
            .iter()
            .enumerate()
            .fold(units, |h, (n, m)| h ^ mix(m.key() ^ mix(n as u64 + self.first_major as u64 + 1000)))
    }

    fn rest_hash(&self) -> u64 {
        use std::hash::{Hash, Hasher};
        struct Mixer(u64);
        impl Hasher for Mixer {
            fn finish(&self) -> u64 {
                mix(self.0)
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
                self.0 = (self.0.rotate_left(26) ^ n).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            }
            fn write_usize(&mut self, n: usize) {
                self.write_u64(n as u64);
            }
            fn write_isize(&mut self, n: isize) {
                self.write_u64(n as u64);
            }
        }
        let mut h = Mixer(0);
        (self.phase, self.turn, self.vp, self.objective, self.last_vp_turn, self.last_inside_turn).hash(&mut h);
        (self.outcome, self.side_dice, self.invader_seat, self.placing, self.picked, self.passage, self.came_from)
            .hash(&mut h);
        (self.smashed, self.open, self.opened_by_invader, self.invader_controls, self.razed, self.breached)
            .hash(&mut h);
        (self.burned, self.broken, self.prepared, self.fog, self.boost, self.whirlwinds).hash(&mut h);
        (self.struck, self.demoralised, self.arrivals, self.delayed, self.joined, self.kept, self.culprits)
            .hash(&mut h);
        self.tasks().hash(&mut h);
        h.finish()
    }
}
