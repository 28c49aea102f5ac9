//! A number that stands for all values that play depends on. Records carry it, so it must be the same on every
//! platform and for every layout of the files: it is taken over values in a fixed order, never over text, and
//! names and sources are left out.

use crate::before;
use dragonrage_rules::{Arc6, Board, BreakRow, Components, Fnv, Hex, HexSet, Kind, Odds, Scenario, Side};

/// The values that went in so far.
struct Values(Fnv);

impl Values {
    fn bytes(&mut self, bytes: &[u8]) {
        self.0 = self.0.with(bytes);
    }

    /// Every number goes in as eight bytes, so that no two sequences run together.
    fn number(&mut self, n: impl Into<u64>) {
        self.bytes(&n.into().to_le_bytes());
    }

    fn length(&mut self, n: usize) {
        self.number(n as u64);
    }

    fn maybe(&mut self, n: Option<u8>) {
        self.number(n.map_or(0, |n| u64::from(n) + 1));
    }

    fn text(&mut self, s: &str) {
        self.length(s.len());
        self.bytes(s.as_bytes());
    }

    fn hex(&mut self, h: Hex) {
        self.number(u64::from(h.column()) * 100 + u64::from(h.row()));
    }

    fn hexes(&mut self, hexes: impl IntoIterator<Item = Hex>) {
        let hexes: Vec<Hex> = hexes.into_iter().collect();
        self.length(hexes.len());
        hexes.into_iter().for_each(|h| self.hex(h));
    }

    fn set(&mut self, set: &HexSet) {
        self.hexes(set.iter());
    }

    fn pairs(&mut self, pairs: &[(Hex, Hex)]) {
        self.length(pairs.len());
        for (a, b) in pairs {
            self.hex(*a);
            self.hex(*b);
        }
    }

    fn arc(&mut self, a: &Arc6) {
        self.number(a.around);
        self.number(a.underneath);
        self.number(a.above);
    }

    fn board(&mut self, board: &Board) {
        let s = board.spec();
        self.text(&s.id);
        self.number(s.columns);
        self.number(s.rows);
        self.length(s.terrain.len());
        for (h, t) in &s.terrain {
            self.hex(*h);
            self.text(t.code());
        }
        self.set(&s.within_walls);
        self.set(&s.setup);
        [&s.walls, &s.blocks, &s.streams].into_iter().for_each(|p| self.pairs(p));
        self.length(s.entrances.len());
        for e in &s.entrances {
            self.hexes([e.inside, e.outside]);
            [e.gate, e.tower, e.destroys_vp].into_iter().for_each(|b| self.number(b));
        }
        self.length(s.crossings.len());
        for c in &s.crossings {
            self.hex(c.hex);
            self.hexes(c.sides.iter().copied());
        }
        self.length(s.roads.len());
        s.roads.iter().for_each(|r| self.hexes(r.iter().copied()));
        self.length(s.exits.len());
        for (h, d) in &s.exits {
            self.hex(*h);
            self.length(d.index());
        }
        self.length(s.places.len());
        for p in &s.places {
            self.hex(p.hex);
            self.number(p.vp);
            self.maybe(p.vp_after_elowyn);
        }
        [&s.invader_edges, &s.serpent_hexes, &s.roc_hexes].into_iter().for_each(|x| self.set(x));
        self.hexes(s.entry_hexes.iter().copied());
        self.number(s.plank_walls);
        self.number(s.turn_track);
        self.number(s.elowyn.is_some());
        if let Some(e) = &s.elowyn {
            self.hex(e.start);
            self.hexes(e.exits.iter().copied());
            self.hexes(e.ship);
            self.number(e.captive);
        }
    }

    fn numbers(&mut self, c: &Components) {
        let m = &c.minors;
        for minor in [m.giant, m.serpent, m.tyrannosaurus] {
            [minor.melee, minor.missiles].into_iter().for_each(|n| self.number(n));
        }
        let m = &c.missiles;
        let archers = [m.archers.range, m.archers.from_tower, m.archers.near, m.archers.far];
        let catapult = [m.catapult.least, m.catapult.range, m.catapult.hit_on];
        let ballista = [m.ballista.range, m.ballista.from_tower];
        let shots =
            archers.into_iter().chain(catapult).chain(ballista).chain(m.ballista.hit_on).chain([m.flyer_damage]);
        shots.for_each(|n| self.number(n));
        let s = &c.spells;
        s.boost.into_iter().for_each(|n| self.number(n));
        for spell in [s.fog, s.whirlwind, s.lightning, s.elemental] {
            [spell.cost, spell.range].into_iter().for_each(|n| self.number(n));
        }
        self.number(s.leash);
    }

    fn break_row(&mut self, r: &BreakRow) {
        self.maybe(r.scale);
        self.number(r.door_automatic);
        self.maybe(r.door);
        self.maybe(r.gate);
    }
}

/// The hash of everything that the games of a scenario depend on: other scenarios and other maps may come and go.
pub(crate) fn hash(c: &Components, s: &Scenario) -> u64 {
    let mut f = Values(Fnv::NOTHING);
    if let Some(board) = c.board(&s.map) {
        f.board(board);
    }
    for kind in Kind::ALL {
        let u = c.unit(kind);
        f.text(kind.code());
        f.maybe(u.attack);
        f.number(u.defence);
        [u.escape, u.mp, u.road_mp, u.hit_points].into_iter().for_each(|n| f.maybe(n));
        f.number(u.limit);
    }
    f.number(c.spell_points);
    for m in &c.monsters {
        for a in &m.areas {
            [a.groups, a.hit_points, a.strength, a.strength_landing, a.hit_on].into_iter().for_each(|n| f.number(n));
            f.arc(&a.reach);
            f.arc(&a.exposed);
        }
        let numbers =
            [m.legs_per_mp, m.fly, m.bound, m.overrun, m.fires, m.fire_range, m.fire_escape_bonus, m.crash_dice];
        numbers.into_iter().for_each(|n| f.number(n));
        let answers = [m.slither, m.overrun_movement, m.fire_in_flight, m.attacks_after_landing];
        answers.into_iter().for_each(|b| f.number(b));
    }
    f.length(c.combat.rows.len());
    for row in &c.combat.rows {
        f.length(row.len());
        for odds in row {
            f.number(match odds {
                Odds::Destroyed => 100u8,
                Odds::Miss => 101,
                Odds::OneDie(n) => *n,
                Odds::TwoDice(n) => 20 + *n,
            });
        }
    }
    c.breaking.alone.iter().chain(&c.breaking.with_hero).for_each(|r| f.break_row(r));
    f.text(&s.id);
    f.text(&s.map);
    for side in Side::BOTH {
        f.length(s.forces[side].len());
        for force in &s.forces[side] {
            f.text(force.kind.code());
            f.number(force.count);
        }
        f.set(&s.setup[side]);
    }
    f.number(s.objective as u64);
    f.text(s.first.code());
    f.number(s.roll_for_sides);
    f.number(s.reinforcements.is_some());
    if let Some(r) = &s.reinforcements {
        f.number(r.first_turn);
        f.number(r.every);
        f.text(r.kind.code());
        f.text(r.substitute.code());
        f.number(r.count);
        f.hexes(r.hexes.iter().copied());
        // Maps without a triangle keep the number that they had before there was one.
        if !r.triangle.is_empty() {
            f.hexes(r.triangle.iter().copied());
        }
    }
    // An option that is added later must not change the hash of games that do not use it.
    let plain = dragonrage_rules::Options::default().list();
    for (key, value) in s.options.list().into_iter().filter(|o| !plain.contains(o)) {
        f.text(key);
        f.text(&value);
    }
    // Numbers that are still those of the editions without them leave the hash as it was then.
    if (c.minors, c.missiles, c.spells) != (before::MINORS, before::MISSILES, before::SPELLS) {
        f.text("numbers");
        f.numbers(c);
    }
    f.text("");
    f.0.value()
}
