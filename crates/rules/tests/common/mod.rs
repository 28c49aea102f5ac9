//! Random numbers, options and positions for the tests.
#![allow(dead_code)] // each test file uses a part of it

mod table;

use dragonrage_rules::*;
pub use table::Table;

/// A small reproducible stream of numbers (xorshift*); the rules themselves never draw any.
pub struct Stream(u64);

impl Stream {
    pub fn new(seed: u64) -> Stream {
        Stream(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33) as usize % n
    }
}

/// The scenario's options with some house options changed at random.
pub fn random_options(base: Options, stream: &mut Stream) -> Options {
    let mut options = base;
    for (key, _, values) in Options::KEYS {
        if stream.below(3) == 0 {
            options.set(key, values[stream.below(values.len())]).expect("a listed value");
        }
    }
    let agreed = ["standard", "from:2,every:1", "count:7", "from:3,every:2,count:2,at:1310+1009+2413"];
    options.set(Agreement::KEY, agreed[stream.below(agreed.len())]).expect("an agreement");
    options
}

/// An action that a random player takes: anything but giving up.
pub fn choose(legal: &[Action], stream: &mut Stream) -> Action {
    let plays: Vec<Action> =
        legal.iter().copied().filter(|a| !matches!(a, Action::Concede(_) | Action::Stop)).collect();
    plays[stream.below(plays.len())]
}

/// A battle in full swing: monsters hurt, aloft or without a head among the enemies, markers everywhere. What
/// random play reaches once in a thousand games happens here all the time.
pub fn random_battle(table: &Table, stream: &mut Stream) -> Game {
    loop {
        let options = random_options(table.options, stream);
        let mut setup = random_position(table, options, stream);
        // Units that cannot stand where chance put them are left out, one problem after the other.
        for _ in 0..40 {
            match Game::new(&table.components, &setup) {
                Ok(game) => return game,
                Err(problems) => {
                    let bad = |u: &UnitSetup| {
                        let name = table.components.roster.name(u.unit);
                        problems.iter().any(|p| matches!(p, SetupProblem::BadHex { unit, .. } if *unit == name))
                    };
                    setup.units.retain(|u| !bad(u));
                }
            }
        }
    }
}

const PHASES: [Phase; 8] = [
    Phase::InvaderSpells,
    Phase::InvaderMovement,
    Phase::InvaderFire,
    Phase::InvaderMelee,
    Phase::DefenderSpells,
    Phase::DefenderMovement,
    Phase::DefenderMissiles,
    Phase::DefenderMelee,
];

/// Everybody near one hex of the city, wherever that may be.
fn random_position(table: &Table, options: Options, stream: &mut Stream) -> Setup {
    let components = &table.components;
    let mut setup = table.setup(options);
    let s = components.scenario(&table.scenario).expect("the scenario exists");
    let board = components.board(&s.map).expect("the scenario's map");
    let hexes: Vec<Hex> = board.hexes().iter().collect();
    let city: Vec<Hex> = s.setup.defender.iter().collect();
    setup.ledger.turn = 3 + stream.below(8) as u16;
    (setup.ledger.last_vp_turn, setup.ledger.last_inside_turn) = (setup.ledger.turn, setup.ledger.turn);
    setup.ledger.phase = PHASES[stream.below(PHASES.len())];
    let heart = city[stream.below(city.len())];
    let near = |hexes: &[Hex], within: u8, n: usize| {
        hexes.iter().copied().filter(|h| h.distance(heart) <= within).nth(n).unwrap_or(heart)
    };
    for u in &mut setup.units {
        let kind = components.roster.kind(u.unit);
        u.status = Status::OnMap;
        u.hex = Some(match kind.class() {
            Class::Major => near(&hexes, 3, stream.below(9)),
            Class::Minor => near(&hexes, 5, stream.below(40)),
            _ => near(&city, 5, stream.below(30)),
        });
        match kind.class() {
            Class::Major => hurt(components.monster(kind), u, stream),
            Class::Minor => u.lost = stream.below(components.unit(kind).hit_points.unwrap_or(1).into()) as u8,
            Class::Wizard => u.lost = stream.below(components.spell_points.into()) as u8,
            _ => {}
        }
    }
    // Some battles have an elemental in them, tame or wild.
    let wizard = setup.units.iter().find(|u| components.roster.kind(u.unit).class() == Class::Wizard).copied();
    if options.ruleset == Ruleset::Reference
        && stream.below(2) == 0
        && let (Some(elemental), Some(wizard)) =
            (components.roster.unit(Kind::Elemental, 1 + stream.below(2) as u8), wizard)
    {
        let mut u = UnitSetup::at(elemental, wizard.side, near(&city, 2, stream.below(6)));
        u.lost = wizard.unit.0;
        u.flags.set(Flags::WILD, stream.below(2) == 0);
        setup.units.push(u);
    }
    for side in Side::BOTH {
        let hero = |u: &UnitSetup| u.side == side && components.roster.kind(u.unit).class() == Class::Hero;
        if stream.below(2) == 0 && setup.units.iter().any(hero) {
            setup.units.retain(|u| !hero(u));
            setup.ledger.demoralised[side] = true;
        }
    }
    for _ in 0..3 {
        let hex = near(&hexes, 4, stream.below(20));
        let side = Side::BOTH[stream.below(2)];
        match stream.below(4) {
            0 => setup.ledger.fog[side] = Some(hex),
            1 => setup.ledger.whirlwinds[side][stream.below(2)] = Some(hex),
            2 => setup.ledger.boost[side] = Some(Boost { hex, radius: stream.below(3) as u8 }),
            _ => setup.ledger.prepared.extend(board.spec().crossings.first().map(|c| c.hex)),
        }
    }
    let smashed = board.spec().entrances.iter().filter(|_| stream.below(3) == 0);
    setup.ledger.smashed = smashed.map(|e| (e.inside, e.outside)).collect();
    setup
}

/// A major monster that has seen better days.
fn hurt(sheet: &MonsterData, u: &mut UnitSetup, stream: &mut Stream) {
    u.facing = Dir::from_index(stream.below(6) as u8);
    for area in Area::ALL {
        let data = sheet.area(area);
        let most = (data.groups * data.hit_points) as usize;
        u.damage[area.index()] = stream.below(most + usize::from(area != Area::Belly)) as u8;
    }
    u.flags.set(Flags::AIRBORNE, sheet.fly > 0 && stream.below(4) == 0);
    u.flags.set(Flags::BERSERK, u.damage[0] == sheet.area(Area::Head).hit_points);
}
