//! Pictures are sound markup, show everything that is there, and nothing twice.

use dragonrage_picture::{
    Face, Labels, Layout, SHEET_SIZE, SheetLabels, Theme, TrackLabels, board, counter, defs, document, highlight,
    map_document, marks, muster, position, sheet, sketch, sketch_position, turn_track,
};
use dragonrage_rules::{Action, Area, Dir, Game, Hex, Kind, Setup, Side, Silent, Status, UnitId};
use roxmltree::{Document, Node};
use std::collections::{BTreeMap, BTreeSet};

fn hex(s: &str) -> Hex {
    s.parse().unwrap()
}

fn game(scenario: &str) -> Game {
    let components = dragonrage_data::embedded();
    let options = components.scenario(scenario).unwrap().options;
    Game::new(&components, &Setup::fresh(&components, scenario, options).unwrap()).unwrap()
}

/// The positions of a random game, every so many steps.
fn positions(scenario: &str, seed: u64, every: usize) -> Vec<Game> {
    let mut game = game(scenario);
    let (mut chance, mut legal) = (seed, Vec::new());
    let mut seen = vec![game.clone()];
    for step in 1..4000 {
        game.legal_actions(&mut legal);
        legal.retain(|a| !matches!(a, Action::Concede(_) | Action::Stop));
        if legal.is_empty() {
            break;
        }
        chance = chance.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        game.apply(legal[(chance >> 33) as usize % legal.len()], &mut Silent).unwrap();
        if step % every == 0 {
            seen.push(game.clone());
        }
    }
    seen.push(game);
    seen
}

fn scenarios() -> Vec<String> {
    dragonrage_data::embedded().scenarios.iter().map(|s| s.id.clone()).collect()
}

fn whole(game: &Game, theme: Theme) -> String {
    let majors: Vec<(UnitId, SheetLabels)> =
        game.units().filter(|(u, _)| game.major(*u).is_some()).map(|(u, _)| (u, SheetLabels::default())).collect();
    document(game, theme, &Labels::printed(game.board()), &TrackLabels::default(), &majors)
}

/// Parses, and checks that whatever is referred to is there, once.
fn check(svg: &str) -> Document<'_> {
    let document = Document::parse(svg).unwrap();
    let mut ids = BTreeSet::new();
    let all = || document.descendants().filter(Node::is_element);
    for node in all() {
        if let Some(id) = node.attribute("id") {
            assert!(ids.insert(id.to_owned()), "{id} is there twice");
        }
        for attribute in node.attributes() {
            let value = attribute.value();
            assert!(!value.contains("NaN") && !value.contains("inf"), "{value}");
            assert!(attribute.name() != "style" && !attribute.name().starts_with("on"), "{}", attribute.name());
        }
    }
    for node in all() {
        let links = node.attributes().filter_map(|a| match a.name() {
            "href" => a.value().strip_prefix('#'),
            _ => a.value().strip_prefix("url(#").and_then(|v| v.strip_suffix(')')),
        });
        for link in links {
            assert!(ids.contains(link), "nothing has the id {link}");
        }
        assert!(!matches!(node.tag_name().name(), "script" | "style" | "image"));
    }
    document
}

fn values(document: &Document, attribute: &str) -> BTreeMap<String, usize> {
    let mut count = BTreeMap::new();
    for node in document.descendants() {
        if let Some(value) = node.attribute(attribute) {
            *count.entry(value.to_owned()).or_default() += 1;
        }
    }
    count
}

#[test]
fn every_hex_is_found_where_it_is_drawn() {
    for board in &dragonrage_data::embedded().boards {
        let layout = Layout::of(board);
        let (w, h) = layout.size();
        for column in 1..=30 {
            for row in 1..=17 {
                let hex = Hex::new(column, row).unwrap();
                let (x, y) = layout.centre(hex);
                let expected = board.in_play(hex).then_some(hex);
                assert_eq!(layout.hex_at(x, y), expected);
                for (cx, cy) in layout.corners(hex) {
                    assert_eq!(layout.hex_at(x + (cx - x) * 0.97, y + (cy - y) * 0.97), expected, "{hex}");
                    assert!(expected.is_none() || (0.0..w).contains(&cx) && (0.0..h).contains(&cy));
                }
            }
        }
        for (x, y) in [(-1e6, 0.0), (0.0, -1e6), (1e9, 1e9), (f32::NAN, 0.0)] {
            assert_eq!(layout.hex_at(x, y), None);
        }
    }
}

#[test]
fn neighbours_share_a_side() {
    let components = dragonrage_data::embedded();
    let layout = Layout::of(components.board("esirien").unwrap());
    for dir in Dir::ALL {
        let (here, there) = (hex("1009"), hex("1009").neighbour(dir).unwrap());
        let ((a, b), (c, d)) = (layout.side(here, dir), layout.side(there, dir.back()));
        assert!((a.0 - d.0).abs() + (a.1 - d.1).abs() + (b.0 - c.0).abs() + (b.1 - c.1).abs() < 0.01, "{dir}");
    }
}

#[test]
fn every_hex_and_name_of_a_map_is_drawn_once() {
    for board in &dragonrage_data::embedded().boards {
        for theme in Theme::ALL {
            let svg = map_document(board, theme, &Labels::printed(board));
            let document = check(&svg);
            let hexes: BTreeMap<String, usize> = board.hexes().iter().map(|h| (h.to_string(), 1)).collect();
            assert_eq!(values(&document, "data-hex"), hexes);
            let vp: BTreeMap<String, usize> =
                board.spec().places.iter().filter(|p| p.vp > 0).map(|p| (p.hex.to_string(), 1)).collect();
            assert_eq!(values(&document, "data-vp"), vp);
            let text: Vec<String> = document
                .descendants()
                .filter(|n| n.attribute("class") == Some("place"))
                .map(|n| n.children().filter_map(|t| t.text()).collect::<Vec<_>>().join(" "))
                .collect();
            let names: Vec<String> = board.spec().places.iter().map(|p| p.name.clone()).collect();
            assert_eq!(text, names);
            assert!(svg.len() < 1_000_000, "{} bytes", svg.len());
        }
    }
}

#[test]
fn every_kind_of_unit_has_a_silhouette_of_its_own() {
    let components = dragonrage_data::embedded();
    let symbols = format!("<svg xmlns=\"http://www.w3.org/2000/svg\">{}</svg>", defs(Theme::Parchment));
    let document = check(&symbols);
    let mut seen = BTreeSet::new();
    for kind in Kind::ALL {
        for unit in components.roster.of_kind(kind) {
            let face = Face::printed(&components, unit).unwrap();
            let svg = format!("<svg xmlns=\"http://www.w3.org/2000/svg\">{}</svg>", counter(&face, Theme::Contrast));
            let drawn = Document::parse(&svg).unwrap();
            let used = drawn.descendants().find_map(|n| n.attribute("href")).unwrap();
            let symbol = document.descendants().find(|n| n.attribute("id") == used.strip_prefix('#')).unwrap();
            assert!(symbol.descendants().any(|n| n.attribute("d").is_some_and(|d| d.len() > 20)), "{kind}");
            seen.insert(used.to_owned());
        }
    }
    // One for each kind, and a second one for the second elemental.
    assert_eq!(seen.len(), Kind::ALL.len() + 1);
    assert!(symbols.len() < 40_000, "{} bytes", symbols.len());
}

#[test]
fn every_position_is_sound_and_shows_every_unit_once() {
    for (n, id) in scenarios().iter().enumerate() {
        for (step, game) in positions(id, n as u64 + 1, 160).into_iter().enumerate() {
            let theme = Theme::ALL[step % 3];
            let svg = whole(&game, theme);
            let document = check(&svg);
            let there: BTreeMap<String, usize> = (game.board().hexes().iter())
                .flat_map(|h| game.in_hex(h).collect::<Vec<_>>())
                .map(|u| (game.components().roster.name(u), 1))
                .collect();
            assert_eq!(values(&document, "data-unit"), there, "{id}, position {step}");
        }
    }
}

#[test]
fn equal_positions_give_equal_pictures() {
    let games = positions("esirien-1", 7, 200);
    for game in games {
        assert_eq!(whole(&game, Theme::Parchment), whole(&game.clone(), Theme::Parchment));
    }
}

#[test]
fn what_happened_to_the_ground_is_shown() {
    let components = dragonrage_data::embedded();
    let played = positions("esirien-1", 3, 100).into_iter().find(|g| g.turn() >= 2).unwrap();
    let mut setup = played.setup();
    setup.vp_change = 0;
    let ledger = &mut setup.ledger;
    (ledger.razed, ledger.smashed) = (vec![hex("1808")], vec![(hex("0707"), hex("0606"))]);
    (ledger.opened_by_defender, ledger.opened_by_invader) = (Vec::new(), Vec::new());
    ledger.invader_controls = Vec::new();
    ledger.burned = vec![hex("1407")];
    ledger.whirlwinds = Default::default();
    ledger.whirlwinds.defender[0] = Some(hex("0304"));
    let game = Game::new(&components, &setup).unwrap_or_else(|p| panic!("{p:?}"));
    let svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\">{}</svg>",
        marks(&game, &Layout::of(game.board()), Theme::Parchment)
    );
    let document = Document::parse(&svg).unwrap();
    let classes: BTreeMap<String, String> = document
        .descendants()
        .filter_map(|n| Some((n.attribute("data-mark")?.to_owned(), n.attribute("class")?.to_owned())))
        .collect();
    let expected =
        [("0304", "whirlwind"), ("0707-0606", "entrance smashed"), ("1407", "bridge burned"), ("1808", "razed")];
    assert_eq!(classes, expected.map(|(a, b)| (a.to_owned(), b.to_owned())).into());
}

#[test]
fn the_sheet_has_a_heart_for_every_hit_point_and_a_cross_for_every_lost_one() {
    let mut wounded = 0;
    for id in ["esirien-1", "esirien-5", "nurkott-1"] {
        for game in positions(id, 11, 200) {
            let mut setup = game.setup();
            for unit in setup.units.iter_mut().filter(|u| u.damage == [0; 4] && u.status == Status::OnMap) {
                unit.damage = if game.major(unit.unit).is_some() { [1, 4, 5, 2] } else { [0; 4] };
            }
            // A wurm has no wings to wound: it stays as it is.
            let game = Game::new(game.components(), &setup).unwrap_or(game);
            for (unit, _) in game.units().filter(|(u, s)| game.major(*u).is_some() && s.status == Status::OnMap) {
                let data = game.components().monster(game.kind(unit).unwrap());
                let svg = format!(
                    "<svg xmlns=\"http://www.w3.org/2000/svg\">{}</svg>",
                    sheet(&game, unit, Theme::Parchment, &SheetLabels::default())
                );
                let document = Document::parse(&svg).unwrap();
                for area in Area::ALL.into_iter().filter(|a| data.area(*a).groups > 0) {
                    let plates =
                        document.descendants().find(|n| n.attribute("data-area") == Some(area.code())).unwrap();
                    let hearts = plates.descendants().filter(|n| n.attribute("href") == Some("#dr-heart")).count();
                    let crosses =
                        plates.descendants().filter(|n| n.attribute("d").is_some_and(|d| d.ends_with("l-7 7")));
                    let all = usize::from(data.area(area).groups * data.area(area).hit_points);
                    let left = usize::from(game.points_left(unit, area).unwrap());
                    assert_eq!((hearts, crosses.count()), (all, all - left), "{id} {area:?}");
                    wounded += all - left;
                }
            }
        }
    }
    assert!(wounded > 0, "no monster was wounded: the test shows nothing");
    assert!(SHEET_SIZE.0 > 0.0);
    let game = game("esirien-1");
    let infantry = game.components().roster.by_name("INF1").unwrap();
    assert_eq!(sheet(&game, infantry, Theme::Parchment, &SheetLabels::default()), "");
}

#[test]
fn the_track_marks_the_turn_and_the_reinforcements() {
    for game in positions("esirien-1", 2, 150) {
        let svg = turn_track(&game, 1000.0, Theme::Parchment, &TrackLabels::default());
        let svg = format!("<svg xmlns=\"http://www.w3.org/2000/svg\">{svg}</svg>");
        let document = Document::parse(&svg).unwrap();
        let boxes: Vec<Node> = document.descendants().filter(|n| n.attribute("data-turn").is_some()).collect();
        assert_eq!(boxes.len(), 40);
        let has = |n: &Node, what: &str| n.descendants().any(|d| d.attribute("class") == Some(what));
        let now: Vec<u16> = boxes
            .iter()
            .filter(|n| has(n, "now"))
            .map(|n| n.attribute("data-turn").unwrap().parse().unwrap())
            .collect();
        assert_eq!(now, if game.turn() == 0 { vec![] } else { vec![game.turn()] });
        let flags: Vec<&str> = boxes
            .iter()
            .filter(|n| n.descendants().any(|d| d.attribute("href") == Some("#dr-banner")))
            .filter_map(|n| n.attribute("data-turn"))
            .collect();
        assert_eq!(flags, ["10", "14", "18", "22", "26", "30", "34", "38"]);
    }
}

#[test]
fn text_from_outside_cannot_break_the_picture() {
    let bad = "</text><script>alert(1)</script>&\"'\u{0}\u{ffff}".to_owned();
    let game = positions("nurkott-1", 5, 300).pop().unwrap();
    let labels = Labels { title: bad.clone(), places: vec![bad.clone(); 60] };
    let words = SheetLabels { title: bad.clone(), areas: std::array::from_fn(|_| bad.clone()), breaths: bad.clone() };
    let majors: Vec<(UnitId, SheetLabels)> = game.units().map(|(u, _)| (u, words.clone())).collect();
    let track = TrackLabels { destruction: bad.clone(), inside: bad.clone() };
    check(&document(&game, Theme::Parchment, &labels, &track, &majors));
    let layout = Layout::of(game.board());
    let svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\">{}{}{}{}{}</svg>",
        highlight::reach(&layout, hex("0709"), &bad, Theme::Parchment),
        highlight::path(&layout, &[hex("0709"), hex("0710"), hex("0811")], Theme::Parchment),
        highlight::target(&layout, hex("0709"), Theme::Parchment),
        highlight::selected(&layout, hex("0709"), Theme::Parchment),
        highlight::facing_ring(&layout, hex("0709"), &Dir::ALL, Theme::Contrast),
    );
    check(&svg);
    assert_eq!(highlight::path(&layout, &[hex("0709")], Theme::Parchment), "");
}

#[test]
fn a_map_without_labels_has_none() {
    let components = dragonrage_data::embedded();
    let map = components.board("nurkott").unwrap();
    let svg = board(map, &Layout::of(map), Theme::Parchment, &Labels::default());
    assert!(!svg.contains("class=\"place\"") && !svg.contains("class=\"title\""));
}

#[test]
fn owners_are_told_by_shape() {
    let components = dragonrage_data::embedded();
    let mut face = Face::printed(&components, components.roster.by_name("ORC1").unwrap()).unwrap();
    let drawn = Side::BOTH.map(|side| {
        face.side = Some(side);
        counter(&face, Theme::Contrast)
    });
    assert_ne!(drawn[0], drawn[1]);
    assert!(position(&game("esirien-1"), &Layout::of(&components.boards[0]), Theme::Contrast).contains("counters"));
}

/// A sketch is small, sound, marks everything that counts, and shows every kind of both armies with its number.
#[test]
fn sketches_tell_the_battle_in_few_shapes() {
    let components = dragonrage_data::embedded();
    for scenario in &components.scenarios {
        let map = components.board(&scenario.map).unwrap();
        let layout = Layout::of(map);
        let forces = [(Side::Invader, &scenario.forces.invader[..]), (Side::Defender, &scenario.forces.defender[..])];
        for theme in Theme::ALL {
            let ground = sketch(map, &layout, theme);
            let armies = muster(&components, &layout, theme, forces);
            let text = format!("<svg xmlns=\"http://www.w3.org/2000/svg\">{ground}{armies}</svg>");
            let document = Document::parse(&text).expect("sound markup");
            let nodes = document.descendants().filter(Node::is_element).count();
            assert!(nodes < 450, "{}: {nodes} nodes", scenario.id);
            let counting = map.spec().places.iter().filter(|p| p.vp > 0).count();
            let class =
                |name: &str| document.descendants().find(|n| n.attribute("class") == Some(name)).expect("a group");
            assert_eq!(class("sketch").descendants().filter(|n| n.has_tag_name("circle")).count(), counting);
            let kinds = scenario.forces.invader.len() + scenario.forces.defender.len();
            assert_eq!(class("muster").descendants().filter(|n| n.attribute("data-unit").is_some()).count(), kinds);
        }
    }
    for game in positions("esirien-1", 5, 400) {
        let layout = Layout::of(game.board());
        let text = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\">{}</svg>",
            sketch_position(&game, &layout, Theme::Parchment)
        );
        Document::parse(&text).expect("sound markup");
    }
}
