//! The counters on the board, each a node of its own for as long as it lives: what moved glides along its way, what fell fades,
//! and what flares up is seen. Which ways those are `table::motion` says; how counters look, `picture`.

use crate::app::App;
use crate::browser::{self, motion, time};
use crate::live::LiveTable;
use dragonrage_picture::{self as picture, Layout, Piece};
use dragonrage_rules::{Event, UnitId};
use dragonrage_table::kept::Speed;
use dragonrage_table::motion::{Gait, Glide, flares, glides, lasts, takes};
use leptos::prelude::*;
use leptos::svg::G;
use leptos::task::spawn_local;
use std::collections::HashMap;
use web_sys::Element;

/// More happened than anybody could follow: a jump in a replay, a game that was taken up.
const TOO_MUCH: usize = 80;
/// Milliseconds for which something that fell or flared up is still seen.
const AFTERWARDS: i32 = 900;

/// A counter on the board.
struct Lying {
    node: Element,
    piece: Piece,
}

/// What was drawn last: how many events, and how often something had been taken back.
#[derive(Clone, Copy, PartialEq)]
struct Seen {
    events: usize,
    undone: u32,
}

/// Marks on the ground, the counters, and the VP that they would hide.
#[component]
pub fn Pieces(
    /// The board's.
    layout: StoredValue<Layout>,
) -> impl IntoView {
    let (app, table) = (App::of_this_page(), LiveTable::of_this_game());
    let (counters, flaring) = (NodeRef::<G>::new(), NodeRef::<G>::new());
    let lying = StoredValue::new_local(HashMap::<UnitId, Lying>::new());
    let marks = move || table.with(|s| layout.with_value(|l| picture::marks(s.game(), l, app.theme.get())));
    let vps = move || table.with(|s| layout.with_value(|l| picture::hidden_vps(s.game(), l, app.theme.get())));
    Effect::new(move |before: Option<Option<Seen>>| {
        let (group, sparks) = (counters.get()?, flaring.get()?);
        let theme = app.theme.get();
        let (now, pieces) = table.with(|s| {
            let seen = Seen { events: s.events().len(), undone: s.undone() };
            (seen, layout.with_value(|l| picture::pieces(s.seen(), l, theme)))
        });
        let speed = table.motion();
        let from = before
            .flatten()
            .filter(|b| b.undone == now.undone && (b.events..b.events + TOO_MUCH).contains(&now.events));
        let news: Vec<Event> =
            from.map_or_else(Vec::new, |b| table.peek(|s| s.events()[b.events..now.events].to_vec()));
        let moves = from.is_some() && speed != Speed::Instant;
        let ways = if moves { glides(&news) } else { Vec::new() };
        lying.update_value(|lying| {
            layout.with_value(|l| lay(&group, lying, pieces, &ways, l, speed));
            clear(lying, moves);
        });
        if moves {
            let delay = lasts(&news, speed);
            let found = table.peek(|s| flares(&news, s.game()));
            for (hex, flare) in found {
                let drawn = layout.with_value(|l| picture::highlight::flare(l, hex, flare.code()));
                spark(&sparks, &drawn, delay);
            }
        }
        Some(now)
    });
    view! {
        <g inner_html=marks></g>
        <g class="counters" node_ref=counters></g>
        <g inner_html=vps></g>
        <g class="flares" node_ref=flaring></g>
    }
}

/// Puts every counter where it belongs, and lets those with a way glide along it.
fn lay(
    group: &Element,
    lying: &mut HashMap<UnitId, Lying>,
    pieces: Vec<Piece>,
    ways: &[Glide],
    layout: &Layout,
    speed: Speed,
) {
    let mut cursor = group.first_element_child();
    let here: Vec<UnitId> = pieces.iter().map(|p| p.unit).collect();
    for (unit, old) in lying.iter_mut() {
        if !here.contains(unit) {
            let _ = old.node.class_list().add_1("gone");
        }
    }
    for piece in pieces {
        let known = lying.remove(&piece.unit);
        let node = match &known {
            Some(old) => old.node.clone(),
            None => match browser::document().create_element_ns(Some("http://www.w3.org/2000/svg"), "g") {
                Ok(node) => node,
                Err(_) => continue,
            },
        };
        let _ = node.class_list().remove_1("gone");
        if known.as_ref().is_none_or(|old| old.piece.drawn != piece.drawn) {
            node.set_inner_html(&piece.drawn);
        }
        if known.as_ref().is_none_or(|old| (old.piece.at, old.piece.scale) != (piece.at, piece.scale)) {
            let _ = node.set_attribute("transform", &transform(piece.at, piece.scale, ""));
        }
        // Nearer counters cover those behind them: the nodes keep the order of the pieces.
        let after = cursor.as_ref().and_then(Element::next_element_sibling);
        if [&cursor, &after].contains(&&Some(node.clone())) {
            cursor = node.next_element_sibling();
        } else {
            let _ = group.insert_before(&node, cursor.as_deref());
        }
        if let (Some(old), Some(way)) = (&known, ways.iter().find(|w| w.unit == piece.unit)) {
            motion::glide(&node, &frames(&old.piece, &piece, way, layout), takes(way, speed));
        }
        lying.insert(piece.unit, Lying { node, piece });
    }
}

/// Takes away what is no longer there, after it has faded if things move.
fn clear(lying: &mut HashMap<UnitId, Lying>, moves: bool) {
    let gone = |node: &Element| node.class_list().contains("gone");
    let units: Vec<UnitId> = lying.iter().filter(|(_, l)| gone(&l.node)).map(|(unit, _)| *unit).collect();
    for unit in units {
        if let Some(Lying { node, .. }) = lying.remove(&unit) {
            fade(node, if moves { AFTERWARDS } else { 0 });
        }
    }
}

/// Removes a node after a while.
fn fade(node: Element, milliseconds: i32) {
    if milliseconds == 0 {
        return node.remove();
    }
    spawn_local(async move {
        time::sleep(milliseconds).await;
        node.remove();
    });
}

/// Lets something flare up.
fn spark(group: &Element, drawn: &str, delay: i32) {
    if let Ok(node) = browser::document().create_element_ns(Some("http://www.w3.org/2000/svg"), "g") {
        node.set_inner_html(drawn);
        let group = group.clone();
        spawn_local(async move {
            time::sleep(delay).await;
            if group.append_child(&node).is_ok() {
                fade(node, AFTERWARDS);
            }
        });
    }
}

fn transform((x, y): (f32, f32), scale: f32, unit: &str) -> String {
    let comma = if unit.is_empty() { " " } else { ", " };
    format!("translate({x:.1}{unit}{comma}{y:.1}{unit}) scale({scale:.3})")
}

/// The way of a counter as transforms, each at its share of the time. Leaps rise between two hexes, flyers stay above the ground.
fn frames(old: &Piece, new: &Piece, way: &Glide, layout: &Layout) -> Vec<(f64, String)> {
    let mut points = vec![(0.0, old.at, old.scale)];
    let mut time: f64 = 0.0;
    let mut last = layout.centre(way.from);
    for (n, (gait, hex)) in way.legs.iter().enumerate() {
        let centre = layout.centre(*hex);
        let end = if n + 1 == way.legs.len() { new.at } else { centre };
        match gait {
            Gait::Ground => {
                time += 1.0;
                points.push((time, end, new.scale));
            }
            Gait::Air => {
                time += 1.0;
                points.push((time, (end.0, end.1 - if n + 1 == way.legs.len() { 0.0 } else { 8.0 }), new.scale * 1.04));
            }
            Gait::Leap => {
                let top = ((last.0 + centre.0) / 2.0, (last.1 + centre.1) / 2.0 - 34.0);
                points.push((time + 1.5, top, new.scale * 1.2));
                time += 3.0;
                points.push((time, end, new.scale));
            }
        }
        last = centre;
    }
    points.into_iter().map(|(at, place, scale)| (at / time.max(1.0), transform(place, scale, "px"))).collect()
}
