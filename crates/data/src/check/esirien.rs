//! Esirien, as the rulebooks describe it.

use super::common::ring;
use super::ground::{Ground, How, SHUT, WALK, hex, hexes, set};
use super::{Checks, side};
use crate::read::Source;
use dragonrage_rules::{Dir, Entrance, Hex, HexSet, Terrain};

pub(super) fn check(g: &Ground, c: &mut Checks) {
    stated(g, c);
    gateways(g, c);
    neighbours(c);
    water(g, c);
    walls(g, c);
    towers(g, c);
    waterfront(g, c);
    points(g, c);
    setup(g, c);
}

/// The parts of the city, towers included.
struct City {
    west: HexSet,
    east: HexSet,
    quay: HexSet,
    all: HexSet,
}

fn city(g: &Ground) -> City {
    let (west, east, quay) = (g.zones("W"), g.zones("E"), g.zones("Q"));
    City { west, east, quay, all: west.union(&east).union(&quay).union(&g.zones("B")) }
}

const BRIDGES: &str = "1407 1410 1413";
const EXITS: &str = "0403 0110 2508 2516";
const DOCKS: &str = "0815 0915 1014 1115 1315 1516";

fn stated(g: &Ground, c: &mut Checks) {
    let map = g.map;
    c.is(
        "wooden-bridges",
        &["2.5.7-a", "E-03"],
        "wooden bridges at 1407 and 1413 and nowhere else",
        g.of(&[Terrain::WoodenBridge]),
        hexes("1407 1413"),
    );
    c.is(
        "stone-bridge",
        &["2.5.7-b", "E-03"],
        "the stone bridge at 1410 and nowhere else",
        g.of(&[Terrain::StoneBridge]),
        hexes("1410"),
    );
    c.none("bridges-on-road", &["E-03"], "all three bridges carry the road", hexes(BRIDGES).minus(&g.roads).iter());
    c.is(
        "docks",
        &["2.1.1-d", "E-04"],
        "six dock hexes, moles included",
        (g.of(&[Terrain::Dock]), map.docks.iter().copied().collect(), map.moles.iter().copied().collect()),
        (hexes(DOCKS), hexes(DOCKS), hexes("1315 1516")),
    );
    c.is(
        "reinforcement-hexes",
        &["E-04"],
        "reinforcements land on the docks and on bridge 1413",
        map.reinforcement_hexes.iter().copied().collect(),
        hexes(DOCKS).union(&hexes("1413")),
    );
    c.is(
        "landing-on-burned-bridge",
        &[],
        "nobody lands on bridge 1413 once it is burned",
        map.not_if_burned.iter().copied().collect(),
        hexes("1413"),
    );
    c.none(
        "stated-towers",
        &["E-08", "E-11"],
        "towers at 0914, 1310, 1511 and 1910",
        hexes("0914 1310 1511 1910").minus(&g.towers).iter(),
    );
    c.is(
        "road-towers",
        &["2.5.6-d", "E-08"],
        "the road runs through the towers 0914, 1310 and 1511 and no other",
        g.roads.and(&g.towers),
        hexes("0914 1310 1511"),
    );
    c.is(
        "stone-bridge-ends",
        &["E-09"],
        "the stone bridge runs from tower 1310 to tower 1511",
        g.banks(hex("1410")),
        hexes("1310 1511"),
    );
    c.is(
        "road-exits",
        &["E-12"],
        "roads leave the map at 0403, 0110, 2508 and 2516",
        (
            map.spec.exits.iter().map(|(h, _)| *h).collect(),
            map.spec.elowyn.iter().flat_map(|e| e.exits.iter().copied()).collect(),
        ),
        (hexes(EXITS), hexes(EXITS)),
    );
    let citadel = map.spec.places.iter().find(|p| p.hex == hex("1910")).map(|p| (p.vp, p.vp_after_elowyn));
    c.is("citadel", &["E-11"], "the Citadel 1910 is worth 5 VP, 4 once Elowyn has left", citadel, Some((5, Some(4))));
    c.is(
        "elowyn-start",
        &[],
        "Elowyn starts in the Citadel",
        map.spec.elowyn.as_ref().map(|e| e.start),
        Some(hex("1910")),
    );
    c.is(
        "elowyn-ship",
        &["E-13"],
        "a ship takes her on board at the mole 1516",
        map.spec.elowyn.as_ref().and_then(|e| e.ship),
        Some(hex("1516")),
    );
    c.none("key", &["E-01"], "the map key lies in the north-west corner", hexes("0101 0201 0402").and(&g.all).iter());
    c.that("no-plank-walls", &[], "the walls are not of planks", !map.spec.plank_walls);
}

fn gateways(g: &Ground, c: &mut Checks) {
    let spec = &g.map.spec;
    let at = |inside: &str, outside: &str| {
        let found = |e: &Entrance| (e.inside, e.outside) == (hex(inside), hex(outside));
        spec.entrances.iter().zip(&g.map.entrance_notes).find(|(e, _)| found(e))
    };
    let stated = |inside, outside| {
        at(inside, outside)
            .is_some_and(|(e, n)| e.gate && !e.tower && n.source == Source::Rulebook && n.placement == Source::Rulebook)
    };
    c.that("west-gate", &["2.5.3-c", "E-05"], "a gate joins 0606 and 0707, which is inside", stated("0707", "0606"));
    c.that("east-gate", &["2.5.3-c", "E-06"], "a gate joins 2212 and 2113, which is inside", stated("2113", "2212"));
    let mut wrong = Vec::new();
    for bridge in [hex("1407"), hex("1413")] {
        let gates: Vec<&Entrance> = spec.entrances.iter().filter(|e| e.outside == bridge).collect();
        let west = gates.iter().filter(|e| e.inside.column() < bridge.column()).count();
        let inside: HexSet = gates.iter().map(|e| e.inside).collect();
        if gates.len() != 2 || west != 1 || !gates.iter().all(|e| e.gate && !e.tower) || inside != g.banks(bridge) {
            wrong.push(bridge);
        }
    }
    c.none(
        "bridge-gates",
        &["2.5.3-c", "E-07", "S-23.2"],
        "gates stand at either bank of 1407 and 1413, the bank inside, where the bridge meets it",
        wrong,
    );
    let is_stated = |e: &Entrance| {
        hexes("1407 1413").contains(e.outside)
            || at("0707", "0606").is_some_and(|(x, _)| x == e)
            || at("2113", "2212").is_some_and(|(x, _)| x == e)
    };
    let others = spec.entrances.iter().filter(|e| !e.tower && !is_stated(e));
    c.none("no-other-gateway", &["2.5.3-c"], "no other gateway in a wall", others.map(|e| side((e.inside, e.outside))));
    let doors = spec.entrances.iter().filter(|e| !e.tower && !e.gate);
    c.none(
        "walls-have-gates",
        &["2.5.5-a", "E-16"],
        "walls have gates only, no doors",
        doors.map(|e| side((e.inside, e.outside))),
    );
    let kinds = |gate| spec.entrances.iter().any(|e| e.tower && e.gate == gate);
    c.that("tower-entrances", &["2.5.5-a", "E-16"], "towers have gates and doors", kinds(true) && kinds(false));
    c.that("buildings-as-walls", &["E-16"], "some buildings act as walls", !spec.blocks.is_empty());
}

/// Pairs of neighbours that the rulebooks use; the grid must slant so that they are.
fn neighbours(c: &mut Checks) {
    let pairs = [
        ("0606", "0707", Dir::SE),
        ("2113", "2212", Dir::NE),
        ("1410", "1310", Dir::NW),
        ("1410", "1511", Dir::SE),
        ("1413", "1414", Dir::S),
        ("1315", "1414", Dir::NE),
        ("0815", "0915", Dir::NE),
        ("0915", "1014", Dir::NE),
        ("1014", "1115", Dir::SE),
        ("0914", "0915", Dir::S),
        ("0914", "1014", Dir::SE),
    ];
    let wrong = pairs.iter().filter(|(a, b, d)| hex(a).direction_to(hex(b)) != Some(*d));
    c.none(
        "neighbours",
        &["E-20"],
        "hexes that the rulebooks call neighbours are",
        wrong.map(|(a, b, _)| format!("{a}-{b}")),
    );
}

fn water(g: &Ground, c: &mut Checks) {
    let river: HexSet = g.all.iter().filter(|h| g.terrain(*h) == Terrain::River || g.is_crossing(*h)).collect();
    let sea = g.of(&[Terrain::Sea]);
    let on = |h: Hex, dirs: &[Dir]| g.off(h).iter().any(|d| dirs.contains(d));
    c.that("river-connected", &["E-02"], "the river is one water", g.connected(&river));
    c.that("river-from-north", &["E-02"], "it comes from the north edge", river.iter().any(|h| on(h, &[Dir::N])));
    let degree = |h: Hex| g.around(h).filter(|n| river.contains(*n)).count();
    let ends: HexSet = river.iter().filter(|h| degree(*h) == 1).collect();
    let broad = river.iter().filter(|h| !(1..=2).contains(&degree(*h)));
    c.none("river-narrow", &[], "it is one hex wide and does not fork", broad);
    c.that(
        "river-ends",
        &["2.1.1-c", "E-02", "E-17"],
        "it has two ends, one of them 1413",
        ends.len() == 2 && ends.contains(hex("1413")),
    );
    c.that("sea-begins", &["2.1.1-c", "E-02", "E-17"], "the sea begins in 1414", sea.contains(hex("1414")));
    let docks: HexSet = g.map.docks.iter().copied().collect();
    c.that("sea-connected", &[], "the sea is one water", g.connected(&sea.union(&docks)));
    c.that("sea-south", &["E-14"], "it reaches the south edge", sea.iter().any(|h| on(h, &[Dir::S])));
    let meets = |h: &Hex| g.around(*h).any(|n| river.contains(n) && n != hex("1413"));
    c.none("river-meets-sea", &["2.1.1-c"], "river and sea meet at 1413 only", sea.iter().filter(meets));
    let northern = sea.iter().filter(|h| on(*h, &[Dir::N, Dir::NE, Dir::NW]));
    c.none("no-northern-sea", &[], "no sea on the north edge", northern);
    let fords = g.of(&[Terrain::Ford]);
    let inside: HexSet = g.all.iter().filter(|h| g.zone(*h).is_some()).collect();
    c.that("ford", &["E-18"], "there is a ford, outside the walls", !fords.is_empty() && fords.and(&inside).is_empty());
    let western = g.edge.iter().filter(|h| h.column() < 13 && g.zone(*h).is_none() && !g.is_water(*h)).collect();
    c.that(
        "ford-leads-across",
        &[],
        "the ford leads a walker from west to east outside the walls",
        g.reach(&western, &g.all, &SHUT).contains(hex("2508")),
    );
}

fn walls(g: &Ground, c: &mut Checks) {
    let City { west, east, quay, all } = city(g);
    let halves = west.union(&east).union(&quay);
    c.that("halves-connected", &[], "each half is one piece", g.connected(&west) && g.connected(&east));
    c.none(
        "river-parts-halves",
        &["E-02"],
        "the river parts the halves",
        west.iter().filter(|h| h.column() > 13).chain(east.iter().filter(|h| h.column() < 15)),
    );
    let out: HexSet = g.edge.iter().filter(|h| g.zone(*h).is_none() && !g.is_water(*h)).collect();
    let shut = g.reach(&out, &g.all, &SHUT);
    c.none(
        "shut-to-walkers",
        &[],
        "entrances shut, no walker gets into either half, the waterfront or a tower",
        shut.and(&halves.union(&g.towers)).iter(),
    );
    let open = g.reach(&out, &g.all, &WALK);
    c.none("open-to-walkers", &[], "entrances open, he gets everywhere", halves.minus(&open).iter());
    let burned = How { burned: hexes(BRIDGES), ..WALK };
    let across = g.reach(&west.minus(&g.towers), &all, &burned).and(&east);
    c.none("bridges-needed", &[], "without bridges no way from west to east within the city", across.iter());
    let lonely = hexes(BRIDGES).iter().filter(|b| {
        let burned = hexes(BRIDGES).minus(&set([*b]));
        !east.minus(&g.reach(&hexes("0707"), &all, &How { burned, ..WALK })).is_empty()
    });
    c.none("each-bridge-joins", &[], "each bridge alone joins the halves", lonely);
    for (name, half, start) in [("west-hangs-together", west, "0707"), ("east-hangs-together", east, "2113")] {
        let apart = half.minus(&g.towers).minus(&g.reach(&hexes(start), &half, &WALK));
        c.none(name, &[], "all of the half can be walked without leaving it", apart.iter());
    }
    let waders = g.reach(&out, &g.all, &How { wade: true, ..SHUT });
    c.none(
        "shut-to-giants",
        &[],
        "entrances shut, wading giants stay outside too",
        waders.and(&halves.union(&g.towers)).iter(),
    );
    let swimmers = g.reach(&g.of(&[Terrain::Sea]), &g.all, &How { swim: true, ..SHUT });
    let docks: HexSet = g.map.docks.iter().copied().collect();
    c.none(
        "serpents-reach-docks-only",
        &[],
        "a sea serpent reaches docks only",
        swimmers.and(&halves).minus(&docks).iter(),
    );
    c.none("serpents-reach-docks", &[], "and it reaches every dock", docks.minus(&swimmers).iter());
}

fn towers(g: &Ground, c: &mut Checks) {
    let City { west, east, quay, .. } = city(g);
    let halves = west.union(&east);
    let citadel = set([hex("1910")]);
    c.that("towers", &[], "10 to 14 towers", (10..=14).contains(&g.towers.len()));
    let doors = |t: Hex| g.map.spec.entrances.iter().filter(move |e| e.tower && e.inside == t);
    let opens_inward = |t: &Hex| doors(*t).any(|e| halves.contains(e.outside));
    c.none(
        "towers-open-inward",
        &["E-16"],
        "each tower opens to the inside of the city",
        g.towers.iter().filter(|t| !opens_inward(t)),
    );
    let leaky = g.towers.iter().filter(|t| g.reach(&set([*t]), &g.all, &SHUT) != set([*t]));
    c.none("towers-enclosed", &[], "each tower is enclosed", leaky);
    let beyond = |t: Hex| Dir::ALL.into_iter().any(|d| !t.neighbour(d).is_some_and(|n| halves.contains(n)));
    c.none(
        "towers-in-wall",
        &[],
        "each tower stands in the wall, but for the Citadel in the midst of the city",
        g.towers.iter().filter(|t| beyond(*t) == citadel.contains(*t)),
    );
    let good = halves.union(&quay).union(&hexes("1410"));
    let wild = g.map.spec.entrances.iter().filter(|e| e.tower && !good.contains(e.outside));
    c.none("towers-shut-outward", &[], "no tower opens to the wilds", wild.map(|e| side((e.inside, e.outside))));
    // Booms are no part of this ring; Esirien has none.
    let ring = ring(g);
    let corners = |p: &(Hex, Hex)| g.corners(&[*p]).into_values().flat_map(|(at, _)| at).collect::<HexSet>();
    let touching: Vec<HexSet> = ring.iter().map(corners).collect();
    let alone = g.towers.minus(&citadel).iter().filter(|t| touching.iter().filter(|at| at.contains(*t)).count() < 2);
    c.none("walls-meet-towers", &[], "the wall runs up to each tower on both hands", alone.collect::<Vec<_>>());
    let small = g.map.spec.entrances.iter().filter(|e| e.tower && !e.gate && g.is_road_step(e.inside, e.outside));
    c.none(
        "road-gates",
        &[],
        "where the road enters a tower there is a gate",
        small.map(|e| side((e.inside, e.outside))),
    );
    let unguarded = hexes("0606 2212").iter().filter(|h| g.around(*h).filter(|n| g.towers.contains(*n)).count() != 2);
    c.none("gate-towers", &[], "each city gate has a tower on either hand", unguarded);
    let far = ring.iter().filter(|(a, _)| g.towers.iter().all(|t| t.distance(*a) > 4));
    c.none("towers-near", &[], "every stretch of wall is within four hexes of a tower", far.copied().map(side));
}

fn waterfront(g: &Ground, c: &mut Checks) {
    let City { west, east, quay, .. } = city(g);
    let docks: HexSet = g.map.docks.iter().copied().collect();
    c.none("docks-on-waterfront", &[], "all docks belong to the waterfront", docks.minus(&quay).iter());
    let dry = docks.iter().filter(|h| !g.around(*h).any(|n| g.terrain(n) == Terrain::Sea));
    c.none("docks-by-sea", &[], "every dock borders the sea", dry);
    let chain = hexes("0815 0915 1014 1115");
    let mole = g.around(hex("1315")).any(|h| h == hex("1414") && g.terrain(h) == Terrain::Sea);
    c.that(
        "dock-chain",
        &["E-10"],
        "the docks 0815 to 1115 are a chain that tower 0914 touches, and the mole 1315 touches the sea",
        chain.minus(&docks).is_empty()
            && g.connected(&chain)
            && hexes("0915 1014").iter().all(|d| g.around(hex("0914")).any(|h| h == d))
            && docks.contains(hex("1315"))
            && mole,
    );
    let western = quay.minus(&hexes("1516"));
    c.that("waterfront-connected", &[], "the waterfront west of the river is one piece", g.connected(&western));
    for (name, start) in [("waterfront-by-tower", "0914"), ("waterfront-by-bridge", "1413")] {
        let start = hexes(start);
        let missed = western.minus(&g.reach(&start, &western.union(&start), &WALK));
        c.none(name, &[], "the waterfront is reached through tower 0914 and over bridge 1413", missed.iter());
    }
    let gate = |outside: &str| {
        let mut found = g.map.spec.entrances.iter().filter(|e| (e.inside, e.outside) == (hex("0914"), hex(outside)));
        found.any(|e| e.gate)
    };
    c.that(
        "dock-tower-gates",
        &[],
        "tower 0914 has a gate to the city and one to the docks",
        gate("0913") && gate("0915"),
    );
    let mole = g.reach(&hexes("1910"), &east.union(&quay), &WALK);
    c.that("mole-from-east", &[], "the mole 1516 is reached from the east half", mole.contains(hex("1516")));
    let kind = |z: char| g.map.zone_kinds.iter().find(|(c, _)| *c == z).map(|(_, k)| (k.setup, k.within_walls));
    c.that(
        "within-walls",
        &["S-02.1", "S-02.2"],
        "both halves and all towers lie within the walls, waterfront and bridges do not",
        "WE".chars().all(|z| kind(z).is_some_and(|k| k.1))
            && "QB".chars().all(|z| kind(z).is_some_and(|k| !k.1))
            && g.towers.minus(&g.map.spec.within_walls).is_empty(),
    );
    c.that(
        "defender-setup",
        &[],
        "the defender may set up in both halves, on the waterfront and on the bridges",
        "WEQB".chars().all(|z| kind(z).is_some_and(|k| k.0)),
    );
    c.that(
        "city-bridges-setup",
        &[],
        "bridges, towers and docks are in the set-up area",
        hexes(BRIDGES).union(&g.towers).union(&docks).minus(&g.map.spec.setup).is_empty(),
    );
    let harbour = docks.iter().filter(|h| h.column() < 14 && h.row() > 12).count();
    let near_west = quay.iter().filter(|h| g.around(*h).any(|n| west.contains(n))).count();
    c.that(
        "harbour-south-west",
        &["E-15"],
        "the harbour lies in the south-west, by the western half",
        harbour >= 5 && near_west >= 3,
    );
    let needed = hexes("0707 2113 0914 1310 1511 0915");
    let cut = hexes(EXITS).iter().filter(|x| !needed.minus(&g.road_reach(*x)).is_empty());
    c.none("roads-lead-in", &[], "from every exit the road leads to both gates, the road towers and the docks", cut);
}

fn points(g: &Ground, c: &mut Checks) {
    let City { west, east, quay, .. } = city(g);
    let vp: Vec<(Hex, u32)> = g.map.spec.places.iter().filter(|p| p.vp > 0).map(|p| (p.hex, u32::from(p.vp))).collect();
    let within = |s: &HexSet| vp.iter().filter(|(h, _)| s.contains(*h)).map(|(_, v)| v).sum::<u32>();
    let total: u32 = vp.iter().map(|(_, v)| v).sum();
    let (in_east, in_west, on_quay) = (within(&east), within(&west.union(&quay)), within(&quay));
    c.is("vp-in-city", &[], "all VP are in the city", in_east + in_west, total);
    c.that("vp-halves", &[], "each half has two fifths of them or more", 5 * in_east.min(in_west) >= 2 * total);
    c.that("vp-waterfront", &[], "some lie on the waterfront", on_quay >= 2);
    let in_towers = vp.iter().filter(|(h, _)| g.towers.contains(*h)).count();
    c.that("vp-towers", &[], "some are towers, most are not", (4..=9).contains(&in_towers));
    c.that("vp-enough", &["E-19"], "20 VP can be had with plenty to spare", total >= 32);
    let quarter = |west, north| vp.iter().any(|(h, _)| (h.column() < 14, h.row() < 10) == (west, north));
    let all = [(true, true), (true, false), (false, true), (false, false)].into_iter().all(|(w, n)| quarter(w, n));
    c.that("vp-quarters", &[], "every quarter of the city has some", all);
    let crowded = vp.iter().filter(|(h, _)| !vp.iter().any(|(o, _)| o.distance(*h) > 2)).map(|(h, _)| h);
    c.none("vp-spread", &[], "they are spread", crowded);
}

fn setup(g: &Ground, c: &mut Checks) {
    let map = g.map;
    let rules: &[&str] = &["E-14"];
    let edges: [(&str, &str, HexSet); 3] = [
        ("setup-west", "the west edge is column 01", g.all.iter().filter(|h| h.column() == 1).collect()),
        (
            "setup-north",
            "the north edge is the top hex of each column",
            g.all.iter().filter(|h| g.off(*h).contains(&Dir::N) && !g.is_water(*h)).collect(),
        ),
        ("setup-east", "the east edge is column 25", g.all.iter().filter(|h| h.column() == 25).collect()),
    ];
    for (edge, (name, says, right)) in map.edges.iter().zip(edges) {
        let found: HexSet = edge.iter().copied().collect();
        let differ = found.minus(&right).union(&right.minus(&found));
        c.none(name, rules, says, differ.iter());
    }
    let edges = map.spec.invader_edges;
    let wet = edges.iter().filter(|h| g.is_water(*h) || g.zone(*h).is_some());
    c.none("setup-dry", rules, "the edge hexes are dry and outside the city", wet);
    let forest = |h: Hex| g.terrain(h) == Terrain::Forest;
    let bare = edges.iter().filter(|h| !forest(*h) && !g.around(*h).any(forest));
    c.none("setup-by-forest", rules, "the edge hexes lie in the forest or next to it", bare);
    c.that("setup-long", &[], "each edge is long enough", map.edges.iter().all(|e| e.len() >= 12));
    let south: HexSet = g.of(&[Terrain::Sea]).iter().filter(|h| g.off(*h).contains(&Dir::S)).collect();
    c.is("serpents", &["E-14"], "sea serpents start on the sea hexes of the south edge", map.spec.serpent_hexes, south);
    c.that("serpents-room", &[], "six of them or more", south.len() >= 6);
    c.that("no-entry", &[], "nobody enters the map after set-up", map.spec.entry_hexes.is_empty());
    let out = g.reach(&hexes("1910"), &g.all, &WALK);
    let unreached = hexes(EXITS).union(&hexes("1516")).minus(&out);
    c.none("elowyn-ways", &[], "Elowyn can walk from the Citadel to every exit and to the ship", unreached.iter());
}
