//! What every map must keep to, a fan's too: hexsides, bridges, roads, places, the lie of the land.

use super::ground::{Ground, How, SHUT, WALK};
use super::{Checks, side};
use dragonrage_rules::{Hex, HexSet, Terrain};

pub(super) fn check(g: &Ground, c: &mut Checks) {
    hexsides(g, c);
    crossings(g, c);
    roads(g, c);
    places(g, c);
    land(g, c);
}

/// Walls, booms and wall entrances: what rings the inside, the inside hex first.
pub(super) fn ring(g: &Ground) -> Vec<(Hex, Hex)> {
    let spec = &g.map.spec;
    let gates = spec.entrances.iter().filter(|e| !e.tower).map(|e| (e.inside, e.outside));
    spec.walls.iter().copied().chain(gates).collect()
}

fn hexsides(g: &Ground, c: &mut Checks) {
    let spec = &g.map.spec;
    let (walls, booms) = spec.walls.split_at(g.map.plain_walls.min(spec.walls.len()));
    let touches_tower = |p: &(Hex, Hex)| g.towers.contains(p.0) || g.towers.contains(p.1);
    c.none(
        "walls-beside-towers",
        &[],
        "no wall hexside repeats a side of a tower, which is closed anyhow",
        spec.walls.iter().chain(&spec.blocks).copied().filter(touches_tower).map(side),
    );
    c.none(
        "walls-part",
        &[],
        "every wall names its inside hex first and parts inside from outside",
        walls.iter().copied().filter(|(a, b)| g.zone(*a).is_none() || g.zone(*a) == g.zone(*b)).map(side),
    );
    let in_water = |(a, b): &(Hex, Hex)| g.is_water(*a) && g.is_water(*b);
    c.none(
        "walls-on-land",
        &[],
        "no plain wall stands in open water",
        walls.iter().copied().filter(in_water).map(side),
    );
    c.none(
        "booms-in-water",
        &[],
        "every boom lies across water",
        booms.iter().copied().filter(|(a, b)| !(g.is_wet(*a) && g.is_wet(*b))).map(side),
    );
    c.none(
        "blocks-inside",
        &[],
        "buildings that act as walls stand inside the walls",
        spec.blocks.iter().copied().filter(|(a, b)| g.zone(*a).is_none() || g.zone(*a) != g.zone(*b)).map(side),
    );
    let within = spec.within_walls;
    let mut gaps = Vec::new();
    for a in within.minus(&g.towers).iter() {
        for b in g.around(a).filter(|b| !g.towers.contains(*b) && g.zone(*b) != g.zone(a)) {
            if !g.parted(a, b) {
                gaps.push((a, b));
            }
        }
    }
    c.none("ring-closed", &[], "the walls have no gap", gaps.into_iter().map(side));
    c.none("inside-off-edge", &[], "no hex within the walls lies on the map's edge", within.and(&g.edge).iter());
    let free: Vec<(Hex, Hex)> = (spec.walls.iter().copied())
        .chain(spec.entrances.iter().map(|e| (e.inside, e.outside)))
        .filter(|p| !touches_tower(p))
        .collect();
    let loose = g
        .corners(&free)
        .into_values()
        .filter(|(at, n)| *n == 1 && !at.iter().any(|h| g.towers.contains(*h) || g.terrain(*h) == Terrain::Sea));
    c.none(
        "walls-without-loose-ends",
        &[],
        "no wall just ends: it meets a wall, an entrance, a tower or the sea",
        loose.map(|(at, _)| at.iter().map(Hex::to_string).collect::<Vec<_>>().join("/")),
    );
}

fn crossings(g: &Ground, c: &mut Checks) {
    let listed: HexSet = g.map.spec.crossings.iter().map(|x| x.hex).collect();
    let drawn: HexSet = g.all.iter().filter(|h| g.is_crossing(*h)).collect();
    c.none("crossings-listed", &[], "each bridge and ford is listed", drawn.minus(&listed).iter());
    let bad_banks = g.map.spec.crossings.iter().filter(|x| x.sides.len() < 2 || !x.sides.iter().all(|s| g.is_land(*s)));
    c.none("crossings-join-banks", &[], "each bridge and ford joins two banks or more", bad_banks.map(|x| x.hex));
    let dry = drawn.iter().filter(|h| !g.around(*h).any(|n| g.is_wet(n)));
    c.none("crossings-on-water", &[], "each bridge and ford lies on the water", dry);
    let no_road = (g.map.spec.crossings.iter())
        .filter(|x| g.terrain(x.hex).is_bridge() && !x.sides.iter().all(|s| g.is_road_step(x.hex, *s)));
    c.none("bridges-carry-roads", &["2.5.6-e"], "a road runs over every bridge, bank to bank", no_road.map(|x| x.hex));
}

fn roads(g: &Ground, c: &mut Checks) {
    let spec = &g.map.spec;
    let steps = spec.roads.iter().flat_map(|r| r.windows(2).map(|w| (w[0], w[1])));
    let closed = steps.filter(|(a, b)| !g.may_cross(*a, *b, &WALK) || !g.may_cross(*b, *a, &WALK));
    c.none("roads-walkable", &[], "every road can be walked with the entrances open", closed.map(side));
    let network = spec.roads.first().and_then(|r| r.first()).map(|h| g.road_reach(*h)).unwrap_or_default();
    c.none("roads-one-network", &[], "all the roads are one network", g.roads.minus(&network).iter());
    let bad_exits = spec.exits.iter().filter(|(h, d)| !g.roads.contains(*h) || !g.off(*h).contains(d));
    c.none("exits", &[], "at every exit a road leaves the map", bad_exits.map(|(h, d)| format!("{h} {d}")));
    let wet = g.roads.iter().filter(|h| g.is_water(*h) || g.terrain(*h) == Terrain::Ford);
    c.none("roads-dry", &[], "no road lies in the water", wet);
    let ends = g.roads.iter().filter(|h| g.road_steps(*h) == 1 && !g.edge.contains(*h) && g.zone(*h).is_none());
    c.none("roads-lead-somewhere", &[], "no road ends in the wilds", ends);
    let no_road = spec.entrances.iter().filter(|e| !e.tower && !g.is_road_step(e.inside, e.outside));
    c.none(
        "roads-through-gateways",
        &[],
        "the road passes the wall at every gateway",
        no_road.map(|e| side((e.inside, e.outside))),
    );
}

fn places(g: &Ground, c: &mut Checks) {
    let spec = &g.map.spec;
    let wet = spec.places.iter().filter(|p| !g.is_land(p.hex) && !g.terrain(p.hex).is_bridge());
    c.none("places-on-land", &[], "every place is on land", wet.map(|p| p.hex));
    let unguarded = spec.places.iter().filter(|p| p.vp > 0 && !spec.setup.contains(p.hex));
    c.none("vp-where-defenders-are", &[], "every VP hex lies where the defender may set up", unguarded.map(|p| p.hex));
    c.that("vp-there", &[], "some hexes carry VP", spec.places.iter().any(|p| p.vp > 0));
}

fn land(g: &Ground, c: &mut Checks) {
    let map = g.map;
    let feet: HexSet = g.all.iter().filter(|h| !g.is_water(*h)).collect();
    let reached = g.reach(&g.edge.and(&feet), &g.all, &WALK);
    c.none("land-reached", &[], "every land hex can be walked to, entrances open", feet.minus(&reached).iter());
    let outside: HexSet = feet.iter().filter(|h| g.zone(*h).is_none()).collect();
    let reached = g.reach(&g.edge.and(&outside), &g.all, &SHUT);
    c.none("wilds-reached", &[], "every hex outside can be walked to, entrances shut", outside.minus(&reached).iter());
    let walkers = g.reach(&g.edge.and(&feet), &g.all, &SHUT).and(&map.spec.within_walls);
    c.none("walls-keep-walkers-out", &[], "entrances shut, no walker gets inside the walls", walkers.iter());
    let waders = g.reach(&g.edge.minus(&g.of(&[Terrain::Sea])), &g.all, &How { wade: true, ..SHUT });
    c.none(
        "walls-keep-giants-out",
        &[],
        "entrances shut, no wading giant gets inside the walls",
        waders.and(&map.spec.within_walls).iter(),
    );
    let wet = map.reinforcement_hexes.iter().filter(|h| !feet.contains(**h));
    c.none("reinforcements-dry", &[], "reinforcements arrive on land, docks or bridges", wet);
    let roc = map.spec.roc_hexes;
    let differ = roc.minus(&g.edge).union(&g.edge.minus(&roc));
    c.none("rocs-on-any-edge", &[], "a roc may start on any edge hex and on no other", differ.iter());
    c.none(
        "stated-terrain",
        &[],
        "every hex that the rulebooks name has the terrain that they give it",
        map.stated.iter().filter(|(h, t)| g.terrain(*h) != *t).map(|(h, _)| h),
    );
}
