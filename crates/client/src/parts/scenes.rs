//! How the scenes of the timeline look: the frames of a counter that walks, flies, strikes, reels or falls, and what flares up
//! beside it. When they are shown `table::timeline` says; the counters themselves are `pieces`'.

use crate::browser::motion::{Frame, When, play};
use crate::browser::{self, time};
use dragonrage_picture::{Layout, Piece, flare};
use dragonrage_table::motion::{Gait, Glide};
use dragonrage_table::timeline::{Cue, Fall, Flare, Scene};
use leptos::task::spawn_local;
use web_sys::Element;

/// How high above the ground flyers and leapers are, in the board's units.
const HEIGHT: f32 = 30.0;
const LEAP: f32 = 38.0;
/// How high a flyer is whose every hex is a step of its own.
const ALOFT: f32 = 10.0;
/// Milliseconds for which something that flared up is still seen, for each of a beat.
const AFTERGLOW: i32 = 9;

/// A look of a counter: so far from its place, so large, so turned (degrees), so much of it seen.
fn look(share: f64, (x, y): (f32, f32), scale: f32, turned: f32, opacity: f64) -> Frame {
    let transform = format!("translate({x:.1}px, {y:.1}px) rotate({turned:.1}deg) scale({scale:.3})");
    Frame { share, transform, opacity }
}

/// A new drawing; `None` where the browser has none.
pub fn node() -> Option<Element> {
    browser::document().create_element_ns(Some("http://www.w3.org/2000/svg"), "g").ok()
}

/// Removes a node after a while.
pub fn remove_later(node: Element, milliseconds: i32) {
    spawn_local(async move {
        time::sleep(milliseconds).await;
        node.remove();
    });
}

/// Lets a counter go its way; a flyer throws its shadow on the ground.
pub fn go(node: &Element, shadows: &Element, old: &Piece, new: &Piece, way: &Glide, layout: &Layout, cue: &Cue) {
    let when = When { delay: cue.at, lasts: cue.lasts, fill: "backwards" };
    let (frames, ground) = ways(old, new, way, layout);
    play(node, &frames, when);
    if way.legs.iter().any(|(gait, _)| matches!(gait, Gait::Air | Gait::Leap))
        && let Some(shadow) = self::node()
    {
        shadow.set_inner_html(flare::SHADOW);
        if shadows.append_child(&shadow).is_ok() {
            play(&shadow, &ground, When { fill: "both", ..when });
            remove_later(shadow, cue.at + cue.lasts);
        }
    }
}

/// A way as looks of the counter, and of its shadow on the ground.
fn ways(old: &Piece, new: &Piece, way: &Glide, layout: &Layout) -> (Vec<Frame>, Vec<Frame>) {
    let total: f64 = way.legs.iter().map(|(gait, _)| f64::from(gait.beats())).sum::<f64>().max(1.0);
    let size = new.scale;
    let shade = |share: f64, place: (f32, f32), height: f32| {
        // The higher, the farther to the side and the smaller.
        let at = (place.0 + height * 0.35, place.1 + height * 0.2);
        look(share, at, size * (1.0 - height / 150.0), 0.0, if height > 0.0 { 0.42 } else { 0.0 })
    };
    // Who is in the air already does not rise from the ground, and who stays there does not come down.
    let (begins, ends) = (if old.airborne { ALOFT } else { 0.0 }, if new.airborne { ALOFT } else { 0.0 });
    let mut above = vec![look(0.0, old.at, old.scale, 0.0, 1.0)];
    let mut ground = vec![shade(0.0, old.at, begins)];
    let (mut time, mut last) = (0.0, old.at);
    let mut put = |time: f64, place: (f32, f32), height: f32, scale: f32| {
        let share = (time / total).min(1.0);
        above.push(look(share, (place.0, place.1 - height), size * scale, 0.0, 1.0));
        ground.push(shade(share, place, if share < 1.0 { height } else { ends }));
    };
    for (n, (gait, hex)) in way.legs.iter().enumerate() {
        let arrives = n + 1 == way.legs.len();
        let end = if arrives { new.at } else { layout.centre(*hex) };
        let between = |share: f32| (last.0 + (end.0 - last.0) * share, last.1 + (end.1 - last.1) * share);
        let beats = f64::from(gait.beats());
        match gait {
            Gait::Ground => put(time + beats, end, 0.0, 1.0),
            Gait::Air => {
                // Each leg is one beat of the wings.
                let height = if way.legs.len() == 1 { ALOFT } else { HEIGHT };
                put(time + beats * 0.5, between(0.5), height + 4.0, 1.0 + height / 180.0);
                let (height, scale) = if arrives { (0.0, 1.0) } else { (height, 1.0 + height / 250.0) };
                put(time + beats, end, height, scale);
            }
            Gait::Leap => {
                put(time + beats * 0.5, between(0.5), LEAP, 1.2);
                put(time + beats, end, 0.0, 1.0);
            }
            Gait::Climb => {
                // To the foot of the wall, up by hand and foot, and over.
                put(time + beats * 0.25, between(0.34), 0.0, 1.0);
                put(time + beats * 0.4, between(0.38), 7.0, 1.04);
                put(time + beats * 0.5, between(0.4), 5.0, 1.02);
                put(time + beats * 0.65, between(0.45), 15.0, 1.09);
                put(time + beats * 0.75, between(0.55), 16.0, 1.1);
                put(time + beats, end, 0.0, 1.0);
            }
        }
        time += beats;
        last = end;
    }
    (above, ground)
}

/// What a counter does at its place. `gone`: it is no longer there afterwards.
pub fn act(node: &Element, piece: &Piece, cue: &Cue, layout: &Layout, gone: bool) {
    let (x, y) = piece.at;
    let at = |share: f64, dx: f32, dy: f32, scale: f32, turned: f32, opacity: f64| {
        look(share, (x + dx, y + dy), piece.scale * scale, turned, opacity)
    };
    let still = at(1.0, 0.0, 0.0, 1.0, 0.0, 1.0);
    let end = if gone { 0.0 } else { 1.0 };
    let (frames, fill) = match &cue.scene {
        Scene::Leans(_, hex) => {
            let (tx, ty) = layout.centre(*hex);
            let (dx, dy) = ((tx - x) * 0.4, (ty - y) * 0.4);
            (vec![at(0.0, 0.0, 0.0, 1.0, 0.0, 1.0), at(0.4, dx, dy, 1.1, 0.0, 1.0), still], "none")
        }
        Scene::Reels(_) => (
            vec![
                at(0.0, 0.0, 0.0, 1.0, 0.0, 1.0),
                at(0.2, -7.0, 0.0, 1.0, -6.0, 1.0),
                at(0.45, 6.0, 0.0, 1.0, 5.0, 1.0),
                at(0.7, -3.0, 0.0, 1.0, -2.0, 1.0),
                still,
            ],
            "none",
        ),
        Scene::Comes(_) => (vec![at(0.0, 0.0, -10.0, 0.7, 0.0, 0.0), still], "backwards"),
        Scene::Rises(_) => (
            vec![
                at(0.0, 0.0, 34.0, 0.2, 0.0, 0.0),
                at(0.6, 0.0, -6.0, 1.15, 0.0, 1.0),
                at(0.8, 0.0, 0.0, 0.97, 0.0, 1.0),
                still,
            ],
            "backwards",
        ),
        Scene::Falls(_, Fall::Dies) => (
            vec![
                at(0.0, 0.0, 0.0, 1.0, 0.0, 1.0),
                at(0.3, 0.0, -4.0, 1.06, -6.0, 1.0),
                at(1.0, 0.0, 8.0, 0.72, 20.0, end),
            ],
            "both",
        ),
        Scene::Falls(_, Fall::Drowns) => (
            vec![
                at(0.0, 0.0, 0.0, 1.0, 0.0, 1.0),
                at(0.5, 0.0, 4.0, 0.9, 9.0, 0.9),
                at(1.0, 0.0, 18.0, 0.55, -7.0, end),
            ],
            "both",
        ),
        Scene::Falls(_, Fall::Topples) => (
            vec![
                at(0.0, 0.0, 0.0, 1.0, 0.0, 1.0),
                at(0.12, -6.0, 0.0, 1.03, -5.0, 1.0),
                at(0.26, 6.0, -3.0, 1.06, 6.0, 1.0),
                at(0.4, -4.0, 0.0, 1.04, -9.0, 1.0),
                at(0.72, 10.0, 12.0, 0.96, 72.0, 1.0),
                at(0.8, 8.0, 10.0, 0.98, 66.0, 1.0),
                at(1.0, 10.0, 14.0, 0.9, 76.0, end),
            ],
            "both",
        ),
        Scene::Falls(_, Fall::Crashes) => (
            vec![
                at(0.0, 0.0, -HEIGHT * 1.8, 1.28, 0.0, 1.0),
                at(0.3, -4.0, -HEIGHT * 1.6, 1.24, 24.0, 1.0),
                at(0.65, 3.0, 3.0, 0.9, -16.0, 1.0),
                at(0.8, 0.0, -6.0, 0.98, 5.0, 1.0),
                still,
            ],
            "none",
        ),
        Scene::Goes(_) | Scene::Shot(..) | Scene::Flares(..) | Scene::Breaks(..) | Scene::Drifts(..) => return,
    };
    // Whoever is still there must not keep the look of the fall.
    let fill = if gone || fill != "both" { fill } else { "none" };
    play(node, &frames, When { delay: cue.at, lasts: cue.lasts, fill });
}

/// Shows what flares up, breaks or flies; `beat` is how long a beat lasts.
pub fn spark(group: &Element, cue: &Cue, layout: &Layout, beat: i32) {
    let drawn = match &cue.scene {
        Scene::Flares(hex, flare) => flare::flare(layout, *hex, flare.code()),
        Scene::Breaks(inside, outside) => flare::shards(layout, *inside, *outside),
        Scene::Shot(from, to) => flare::missile(layout, *from, *to),
        Scene::Drifts(..) => flare::whirl(),
        _ => return,
    };
    let Some(node) = node() else { return };
    node.set_inner_html(&drawn);
    let _ = node.set_attribute("data-scene", code(&cue.scene));
    let (group, lasts, delay) = (group.clone(), cue.lasts, cue.at);
    let ends = match cue.scene {
        Scene::Shot(from, to) | Scene::Drifts(from, to) => Some((layout.centre(from), layout.centre(to))),
        _ => None,
    };
    let after = if ends.is_some() { lasts } else { beat * AFTERGLOW };
    spawn_local(async move {
        if delay > 0 {
            time::sleep(delay).await;
        }
        if group.append_child(&node).is_ok() {
            if let Some((from, to)) = ends {
                let frames = [look(0.0, from, 1.0, 0.0, 1.0), look(1.0, to, 1.0, 0.0, 1.0)];
                play(&node, &frames, When { delay: 0, lasts, fill: "both" });
            }
            remove_later(node, after);
        }
    });
}

/// The word for a scene beside the counters.
fn code(scene: &Scene) -> &'static str {
    match scene {
        Scene::Flares(_, flare) => Flare::code(*flare),
        Scene::Breaks(..) => "breaks",
        Scene::Shot(..) => "shot",
        Scene::Drifts(..) => "drifts",
        _ => "",
    }
}
