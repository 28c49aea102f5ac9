//! Random numbers, options and positions for the tests.
#![allow(dead_code)] // each test file uses a part of it

use dragonrage_data::embedded;
use dragonrage_rules::*;

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

/// A battle in full swing: monsters hurt, aloft or without a head among the defenders, markers everywhere. What
/// random play reaches once in a thousand games happens here all the time.
pub fn random_battle(scenario: &str, base: Options, stream: &mut Stream) -> Game {
    let components = embedded();
    loop {
        let options = random_options(base, stream);
        let mut setup = Setup::fresh(&components, scenario, options).expect("the scenario exists");
        let s = components.scenario(scenario).expect("the scenario exists");
        let board = components.board(&s.map).expect("the scenario's map");
        let hexes: Vec<Hex> = board.hexes().iter().collect();
        let city: Vec<Hex> = s.setup.defender.iter().collect();
        setup.turn = 3 + stream.below(8) as u16;
        (setup.last_vp_turn, setup.last_inside_turn) = (setup.turn, setup.turn);
        setup.phase =
            [Phase::InvaderMovement, Phase::DefenderSpells, Phase::DefenderMelee, Phase::InvaderMelee][stream.below(4)];
        let heart = city[stream.below(city.len())];
        for u in &mut setup.units {
            let kind = components.roster.kind(u.unit);
            u.status = Status::OnMap;
            u.hex = Some(if kind.is_major() {
                hexes.iter().copied().filter(|h| h.distance(heart) <= 3).nth(stream.below(9)).unwrap_or(heart)
            } else {
                city.iter().copied().filter(|h| h.distance(heart) <= 5).nth(stream.below(30)).unwrap_or(heart)
            });
            if kind.is_major() {
                u.facing = Dir::from_index(stream.below(6) as u8);
                for area in Area::ALL {
                    let data = components.monster(kind).area(area);
                    let most = (data.groups * data.hit_points) as usize;
                    u.damage[area.index()] = stream.below(most + usize::from(area != Area::Belly)) as u8;
                }
                u.flags.set(Flags::AIRBORNE, stream.below(4) == 0);
                u.flags.set(Flags::BERSERK, u.damage[0] == components.monster(kind).area(Area::Head).hit_points);
            }
        }
        // Some battles have an elemental in them, tame or wild.
        if options.ruleset == Ruleset::Reference
            && stream.below(2) == 0
            && let (Some(elemental), Some(wizard)) =
                (components.roster.unit(Kind::Elemental, 1), components.roster.unit(Kind::Wizard, 1))
        {
            let near = city.iter().copied().filter(|h| h.distance(heart) <= 2).nth(stream.below(6)).unwrap_or(heart);
            let mut u = UnitSetup::at(elemental, Side::Defender, near);
            u.lost = wizard.0;
            u.flags.set(Flags::WILD, stream.below(2) == 0);
            setup.units.push(u);
        }
        if stream.below(2) == 0 {
            setup.units.retain(|u| components.roster.kind(u.unit) != Kind::Hero);
            setup.demoralised.defender = true;
        }
        for _ in 0..3 {
            let hex = hexes[stream.below(hexes.len())];
            let near = hexes.iter().copied().filter(|h| h.distance(heart) <= 4).nth(stream.below(20)).unwrap_or(hex);
            match stream.below(4) {
                0 => setup.fog.defender = Some(near),
                1 => setup.whirlwinds.defender[stream.below(2)] = Some(near),
                2 => setup.boost.defender = Some(Boost { hex: near, radius: stream.below(3) as u8 }),
                _ => setup.prepared.extend(board.spec().crossings.first().map(|c| c.hex)),
            }
        }
        let smashed = board.spec().entrances.iter().filter(|_| stream.below(3) == 0);
        setup.smashed = smashed.map(|e| (e.inside, e.outside)).collect();
        // Units that cannot stand where chance put them are left out, one problem after the other.
        for _ in 0..40 {
            match Game::new(&components, &setup) {
                Ok(game) => return game,
                Err(problems) => {
                    let bad = |u: &UnitSetup| {
                        let name = components.roster.name(u.unit);
                        problems.iter().any(|p| matches!(p, SetupProblem::BadHex { unit, .. } if *unit == name))
                    };
                    setup.units.retain(|u| !bad(u));
                }
            }
        }
    }
}
