//! Nurkott, as the rulebooks describe it.

use super::ground::{Ground, How, SHUT, WALK, hex, hexes, set};
use super::{Checks, side};
use dragonrage_rules::{Dir, Hex, HexSet, Terrain};

pub(super) fn check(g: &Ground, c: &mut Checks) {
    stated(g, c);
    mixed(g, c);
    entries(g, c);
    reinforcements(g, c);
    water(g, c);
    palisade(g, c);
    goblins(g, c);
    points(g, c);
}

const STONE: &str = "1610";

fn stated(g: &Ground, c: &mut Checks) {
    let spec = &g.map.spec;
    c.is(
        "wooden-bridges",
        &["2.5.7-a", "N-04"],
        "six wooden bridges",
        g.of(&[Terrain::WoodenBridge]),
        hexes("0402 1002 2108 2211 1914 2412"),
    );
    c.is(
        "stone-bridge",
        &["2.5.7-b", "N-04"],
        "the stone bridge at 1610 and nowhere else",
        g.of(&[Terrain::StoneBridge]),
        hexes(STONE),
    );
    c.none("no-sea", &["2.1.2-c", "N-02"], "no sea and no docks", g.of(&[Terrain::Sea, Terrain::Dock]).iter());
    c.none("no-towers", &["2.1.2-k", "N-02"], "no towers", g.towers.iter());
    let gates = spec.entrances.iter().filter(|e| e.gate || e.tower);
    c.none(
        "doors-only",
        &["2.1.2-d", "2.5.3-d", "N-02"],
        "doors only, all in the palisade",
        gates.map(|e| side((e.inside, e.outside))),
    );
    c.that("plank-walls", &["2.5.3-d", "N-11"], "the walls are of planks", spec.plank_walls);
    c.none(
        "key",
        &["N-01"],
        "the map key lies along the top: row 01 is not in play",
        g.all.iter().filter(|h| h.row() == 1),
    );
    let pairs = [("0708", "0709", Dir::S), ("0109", "0208", Dir::NE), ("2412", "2413", Dir::S)];
    let wrong = pairs.iter().filter(|(a, b, d)| hex(a).direction_to(hex(b)) != Some(*d));
    c.none(
        "neighbours",
        &["N-15"],
        "hexes that the rulebooks call neighbours are",
        wrong.map(|(a, b, _)| format!("{a}-{b}")),
    );
    let wild: HexSet = g.all.iter().filter(|h| g.zone(*h).is_none()).collect();
    let woods = wild.and(&g.of(&[Terrain::Forest])).len();
    let rivers = wild.and(&g.of(&[Terrain::River])).len();
    c.that("rivers-and-woods", &["N-14"], "rivers and woods surround the village", woods >= 40 && rivers >= 30);
}

/// Hexes of mixed terrain: 0708 and 0709.
fn mixed(g: &Ground, c: &mut Checks) {
    let (land, both) = (hex("0708"), hex("0709"));
    c.that("0708", &["2.1.2-e", "N-03"], "0708 is land", matches!(g.terrain(land), Terrain::Clear | Terrain::Forest));
    c.that(
        "0709",
        &["N-03"],
        "0709 is both land and river",
        g.terrain(both) == Terrain::Bank
            && g.around(both).any(|n| g.may_cross(both, n, &WALK))
            && g.around(both).any(|n| g.may_cross(both, n, &How { swim: true, ..WALK })),
    );
    c.that(
        "0708-0709",
        &["N-03"],
        "water runs between 0708 and 0709: no walker steps across, a giant does",
        g.is_stream(land, both)
            && !g.may_cross(land, both, &WALK)
            && !g.may_cross(both, land, &WALK)
            && g.may_cross(land, both, &How { wade: true, ..WALK }),
    );
}

fn entries(g: &Ground, c: &mut Checks) {
    let spec = &g.map.spec;
    c.that(
        "serpents",
        &["N-06"],
        "sea serpents start in the river hexes 0109 and 0208, at the west edge",
        spec.serpent_hexes == hexes("0109 0208")
            && spec.serpent_hexes.iter().all(|h| g.terrain(h) == Terrain::River)
            && g.edge.contains(hex("0109")),
    );
    let entry: HexSet = spec.entry_hexes.iter().copied().collect();
    c.is("entry", &["N-05"], "invaders enter at 0202 and 0516", entry, hexes("0202 0516"));
    let bad = entry.iter().filter(|h| !g.edge.contains(*h) || !g.roads.contains(*h) || g.is_water(*h));
    c.none("entry-by-road", &[], "by road hexes on the edge", bad);
    c.that("no-edges", &[], "nobody sets up on an edge", spec.invader_edges.is_empty());
    let start: Vec<Hex> = spec.exits.iter().map(|(h, _)| *h).collect();
    c.that("road-exits", &["N-10"], "roads leave the map", !start.is_empty());
    let cut = entry.iter().filter(|h| !hexes("0910 1910").minus(&g.road_reach(*h)).is_empty());
    c.none("entry-to-doors", &[], "from there the road leads to the doors", cut);
}

fn reinforcements(g: &Ground, c: &mut Checks) {
    let map = g.map;
    let all: HexSet = map.reinforcement_hexes.iter().copied().collect();
    c.is(
        "reinforcement-hexes",
        &["N-07", "S-111.1"],
        "reinforcements come along the two ways from 2017 to 2015 and from 2017 to 2413",
        all,
        hexes("2017 2016 2015 2117 2116 2215 2315 2414 2413"),
    );
    let ends: Vec<Option<(Hex, Hex)>> =
        map.reinforcement_legs.iter().map(|l| Some((*l.first()?, *l.last()?))).collect();
    c.is(
        "reinforcement-ways",
        &["N-07"],
        "the two ways run from 2017 to 2015 and from 2017 to 2413",
        ends,
        vec![Some((hex("2017"), hex("2015"))), Some((hex("2017"), hex("2413")))],
    );
    let straight = map.reinforcement_legs.iter().all(|l| {
        l.windows(2).all(|w| w[0].direction_to(w[1]).is_some())
            && l.first().zip(l.last()).is_some_and(|(a, b)| l.len() == a.distance(*b) as usize + 1)
    });
    c.that("reinforcement-shortest", &[], "and take the shortest way", straight);
    let legs: HexSet = map.reinforcement_legs.iter().flatten().copied().collect();
    c.is("reinforcement-all", &[], "and are all the reinforcement hexes", legs, all);
    let triangle: HexSet = map.reinforcement_triangle.iter().copied().collect();
    c.is(
        "reinforcement-triangle",
        &["S-111.2"],
        "the triangle 2015, 2017, 2413: the hexes inside it and those that its sides pass through",
        triangle,
        hexes("2015 2016 2017 2115 2116 2117 2214 2215 2314 2315 2413"),
    );
    c.none("reinforcement-triangle-dry", &["S-111.2"], "all of it land", triangle.iter().filter(|h| !g.is_land(*h)));
    c.none("reinforcement-road", &["S-111.1"], "they lie along the road", all.minus(&g.roads).iter());
    let dry = dry_village(g);
    let cut = hexes("2015 2413").iter().filter(|h| !dry.minus(&g.reach(&set([*h]), &g.all, &WALK)).is_empty());
    c.none("reinforcement-way-in", &[], "reinforcements can walk into the village", cut);
}

fn dry_village(g: &Ground) -> HexSet {
    g.zones("V").iter().filter(|h| !g.is_water(*h) && !g.is_crossing(*h)).collect()
}

/// The two parts of the village, as one walks without the stone bridge.
fn parts(g: &Ground) -> (HexSet, HexSet) {
    let village = g.zones("V");
    let how = How { burned: hexes(STONE), ..WALK };
    (g.reach(&hexes("0910"), &village, &how), g.reach(&hexes("1910"), &village, &how))
}

fn water(g: &Ground, c: &mut Checks) {
    let village = g.zones("V");
    let all: HexSet = g.all.iter().filter(|h| g.is_wet(*h)).collect();
    c.that("rivers-connected", &[], "all the rivers are one water", g.connected(&all));
    let swimmers = g.reach(&hexes("0109"), &g.all, &How { swim: true, ..SHUT });
    c.none("booms-keep-serpents-out", &[], "booms keep a serpent out of the village", swimmers.and(&village).iter());
    let beside = g.map.spec.walls.iter().filter(|(_, outside)| swimmers.contains(*outside)).count();
    c.that("palisade-by-water", &["N-11"], "a serpent finds palisade along the water to break", beside >= 8);
    let broken = g.reach(&hexes("0109"), &g.all, &How { swim: true, no_booms: true, ..WALK });
    c.that(
        "booms-broken",
        &[],
        "once a boom is broken it can swim up to the stone bridge",
        broken.contains(hex(STONE)),
    );
    let leaving = g.of(&[Terrain::River]).and(&g.edge).len();
    c.that("streams-leave", &[], "the streams run on past the edges", leaving >= 4);
    let fords = g.of(&[Terrain::Ford]);
    let outside = fords.iter().all(|h| g.zone(h).is_none());
    c.that("ford", &[], "there is a ford outside the palisade", !fords.is_empty() && outside);
}

fn palisade(g: &Ground, c: &mut Checks) {
    let village = g.zones("V");
    let dry = dry_village(g);
    let out: HexSet = g.edge.iter().filter(|h| g.zone(*h).is_none() && !g.is_water(*h)).collect();
    let walkers = g.reach(&out, &g.all, &SHUT);
    c.none("shut-to-walkers", &[], "doors shut, no walker gets in", walkers.and(&village).iter());
    let waders = g.reach(&out, &g.all, &How { wade: true, ..SHUT });
    c.none("shut-to-giants", &[], "doors shut, no wading giant gets in", waders.and(&village).iter());
    let open = g.reach(&out, &g.all, &WALK);
    let missed = village.minus(&g.of(&[Terrain::River])).minus(&open);
    c.none("open-to-walkers", &[], "doors open, everything is reached", missed.iter());
    let (west, east) = parts(g);
    c.that(
        "two-parts",
        &[],
        "the stream parts the village in two",
        west.and(&east).is_empty() && west.union(&east) == dry,
    );
    let joined = g.reach(&hexes("0910"), &village, &WALK);
    c.none("stone-bridge-joins", &[], "and the stone bridge joins them", east.minus(&joined).iter());
    let doors = &g.map.spec.entrances;
    let both = doors.iter().any(|e| west.contains(e.inside)) && doors.iter().any(|e| east.contains(e.inside));
    c.that("doors", &[], "four doors or more, in both parts", doors.len() >= 4 && both);
    let burned = How { burned: g.of(&[Terrain::WoodenBridge]), ..WALK };
    let south = g.reach(&hexes("0516"), &g.all, &burned);
    c.none(
        "0516-without-bridges",
        &[],
        "with every wooden bridge burned 0516 leads into all the village",
        dry.minus(&south).iter(),
    );
    let north = g.reach(&hexes("0202"), &g.all, &burned);
    c.that("0202-without-bridges", &[], "and so does 0202, by the ford", north.contains(hex("0910")));
    let kind = |z: char| g.map.zone_kinds.iter().find(|(c, _)| *c == z).map(|(_, k)| (k.setup, k.within_walls));
    c.that(
        "within-walls",
        &["S-02.1", "S-02.2"],
        "the village with its stream lies within the walls, settlements and bridges do not",
        kind('V').is_some_and(|k| k.1) && "GHB".chars().all(|z| kind(z).is_some_and(|k| !k.1)),
    );
    let bridges = g.all.iter().filter(|h| g.terrain(*h).is_bridge()).collect::<HexSet>();
    c.that(
        "defender-setup",
        &[],
        "the defender may set up in the village, in the settlements and on the bridges",
        "VGHB".chars().all(|z| kind(z).is_some_and(|k| k.0)) && bridges.minus(&g.map.spec.setup).is_empty(),
    );
}

fn goblins(g: &Ground, c: &mut Checks) {
    let village = g.zones("V");
    let map = g.map;
    let worth: HexSet = map.spec.places.iter().filter(|p| p.vp > 0).map(|p| p.hex).collect();
    for (name, zone, other) in [("goblins-north", "G", "H"), ("goblins-south", "H", "G")] {
        let s = g.zones(zone);
        let others = g.zones(other);
        let leans = s.iter().any(|a| g.around(a).any(|b| village.contains(b) && g.parted(a, b)));
        let apart = !s.iter().any(|a| g.around(a).any(|b| others.contains(b)));
        c.that(
            name,
            &["N-08"],
            "a goblin settlement is one piece, leans on the palisade from outside and stands apart from the other",
            s.len() >= 3
                && g.connected(&s)
                && leans
                && apart
                && s.minus(&map.spec.setup).is_empty()
                && s.and(&map.spec.within_walls).is_empty(),
        );
        c.that(&format!("{name}-worth"), &[], "a goblin settlement is worth something", !s.and(&worth).is_empty());
    }
    let cell = map.spec.elowyn.as_ref().filter(|e| e.captive).map(|e| e.start);
    let named = |h: Hex| map.spec.places.iter().any(|p| p.hex == h && p.name.to_lowercase().contains("slave"));
    c.that(
        "slave-cells",
        &["N-09"],
        "Elowyn starts in the slave cells, in the village",
        cell.is_some_and(|h| village.contains(h) && named(h)),
    );
    let far = cell.is_some_and(|h| map.spec.entry_hexes.iter().all(|e| e.distance(h) >= 8));
    c.that("slave-cells-far", &[], "far from the ways in", far);
    let exits: HexSet = map.spec.exits.iter().map(|(h, _)| *h).collect();
    let elowyn: HexSet = map.spec.elowyn.iter().flat_map(|e| e.exits.iter().copied()).collect();
    c.is("elowyn-exits", &["N-10"], "she leaves where a road leaves the map", elowyn, exits);
    let doors = &map.spec.entrances;
    let in_vp = doors.iter().filter(|e| worth.contains(e.inside)).count();
    c.that("vp-doors", &["N-12"], "some doors, not all, are in VP hexes", in_vp >= 2 && in_vp < doors.len());
    let wrong = doors.iter().filter(|e| e.destroys_vp != worth.contains(e.inside));
    c.none("vp-doors-marked", &["N-12"], "and those are marked", wrong.map(|e| side((e.inside, e.outside))));
}

fn points(g: &Ground, c: &mut Checks) {
    let places = &g.map.spec.places;
    let within = |s: &HexSet| places.iter().filter(|p| s.contains(p.hex)).map(|p| u32::from(p.vp)).sum::<u32>();
    let total = within(&g.all);
    let (west, east) = parts(g);
    c.that("vp-enough", &["N-13"], "23 VP can be had with plenty to spare", total >= 35);
    let least = within(&west).min(within(&east));
    c.that("vp-parts", &[], "both parts of the village hold a good share", 10 * least >= 3 * total);
}
