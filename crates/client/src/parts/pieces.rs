//! The counters on the board, each a node of its own for as long as it lives: what happens to them, and beside them, follows
//! `table::timeline`. How a scene looks is in `scenes`; how counters look, `picture` says.

use super::scenes::{self, act, go, remove_later, spark};
use crate::app::App;
use crate::browser::time;
use crate::live::LiveTable;
use dragonrage_picture::{self as picture, Layout, Piece};
use dragonrage_rules::{Event, UnitId};
use dragonrage_table::kept::Speed;
use dragonrage_table::timeline::{Cue, Scene, beat, flies, timeline};
use leptos::prelude::*;
use leptos::svg::G;
use leptos::task::spawn_local;
use std::collections::{HashMap, HashSet};
use web_sys::Element;

/// More happened than anybody could follow: a jump in a replay, a game that was taken up.
pub const TOO_MUCH: usize = 80;

/// A counter on the board.
struct Lying {
    node: Element,
    piece: Piece,
}

/// What was shown last: how many events, and how often something had been taken back.
#[derive(Clone, Copy, PartialEq)]
pub struct Seen {
    events: usize,
    undone: u32,
}

impl Seen {
    /// What there is to be shown now, and the events since it was shown before, if they go on from there and can be followed.
    pub fn news(table: LiveTable, before: Option<Seen>) -> (Seen, Option<Vec<Event>>) {
        table.with(|s| {
            let now = Seen { events: s.events().len(), undone: s.undone() };
            let follows = |b: &Seen| b.undone == now.undone && (b.events..b.events + TOO_MUCH).contains(&now.events);
            (now, before.filter(follows).map(|b| s.events()[b.events..].to_vec()))
        })
    }
}

/// Marks on the ground, the counters, and the VP that they would hide.
#[component]
pub fn Pieces(
    /// The board's.
    layout: StoredValue<Layout>,
) -> impl IntoView {
    let (app, table) = (App::of_this_page(), LiveTable::of_this_game());
    let (counters, flaring, shadows) = (NodeRef::<G>::new(), NodeRef::<G>::new(), NodeRef::<G>::new());
    let lying = StoredValue::new_local(HashMap::<UnitId, Lying>::new());
    let (marks, shown) = (RwSignal::new(String::new()), StoredValue::new(0u32));
    let vps = move || table.told.with(|t| layout.with_value(|l| picture::hidden_vps(&t.game, l, app.theme.get())));
    Effect::new(move |before: Option<Option<Seen>>| {
        let (group, sparks, shadows) = (counters.get()?, flaring.get()?, shadows.get()?);
        let theme = app.theme.get();
        let (now, news) = Seen::news(table, before.flatten());
        let (pieces, ground) = table
            .peek(|s| layout.with_value(|l| (picture::pieces(s.seen(), l, theme), picture::marks(s.game(), l, theme))));
        let speed = table.motion();
        let news = news.filter(|_| speed != Speed::Instant);
        let moves = news.is_some();
        let cues = table.peek(|s| news.map_or_else(Vec::new, |news| timeline(&news, s.game(), speed)));
        let _ = web_sys::SvgElement::style(&sparks).set_property("--beat", &format!("{}ms", beat(speed)));
        layout.with_value(|layout| {
            lying.update_value(|lying| lay(&group, &shadows, lying, pieces, &cues, layout, moves));
            cues.iter().for_each(|cue| spark(&sparks, cue, layout, beat(speed)));
        });
        // Ruins, breaches and fog lie there when the scene is over.
        shown.update_value(|n| *n += 1);
        let number = shown.get_value();
        let draw = move || {
            if shown.try_get_value() == Some(number) && marks.with_untracked(|m| *m != ground) {
                marks.set(ground);
            }
        };
        match cues.last() {
            Some(last) => {
                let ends = last.at + last.lasts;
                spawn_local(async move {
                    time::sleep(ends).await;
                    draw();
                });
            }
            None => draw(),
        }
        Some(now)
    });
    view! {
        <g inner_html=move || marks.get()></g>
        <g class="shadows" node_ref=shadows></g>
        <g class="counters" node_ref=counters></g>
        <g inner_html=vps></g>
        <g class="flares" node_ref=flaring></g>
    }
}

/// Puts every counter where it belongs, and lets those play their scenes that have some.
fn lay(
    group: &Element,
    shadows: &Element,
    lying: &mut HashMap<UnitId, Lying>,
    pieces: Vec<Piece>,
    cues: &[Cue],
    layout: &Layout,
    moves: bool,
) {
    let here: HashSet<UnitId> = pieces.iter().map(|p| p.unit).collect();
    let fallen: Vec<UnitId> = lying.keys().filter(|u| !here.contains(u)).copied().collect();
    for Lying { node, piece } in fallen.into_iter().filter_map(|unit| lying.remove(&unit)) {
        fall(node, &piece, cues, layout);
    }
    if !moves && let Ok(falling) = group.query_selector_all(".gone") {
        (0..falling.length()).filter_map(|n| falling.item(n)).for_each(|node| drop(group.remove_child(&node)));
    }
    let mut cursor = group.first_element_child();
    for piece in pieces {
        let known = lying.remove(&piece.unit);
        let Some(node) = known.as_ref().map(|old| old.node.clone()).or_else(scenes::node) else { continue };
        if known.as_ref().is_none_or(|old| old.piece.drawn != piece.drawn) {
            node.set_inner_html(&piece.drawn);
        }
        if known.as_ref().is_none_or(|old| (old.piece.at, old.piece.scale) != (piece.at, piece.scale)) {
            let ((x, y), scale) = (piece.at, piece.scale);
            let _ = node.set_attribute("transform", &format!("translate({x:.1} {y:.1}) scale({scale:.3})"));
        }
        // Nearer counters cover those behind them: the nodes keep the order of the pieces.
        let after = cursor.as_ref().and_then(Element::next_element_sibling);
        if [&cursor, &after].contains(&&Some(node.clone())) {
            cursor = node.next_element_sibling();
        } else {
            let _ = group.insert_before(&node, cursor.as_deref());
        }
        for cue in cues.iter().filter(|c| of(&c.scene) == Some(piece.unit)) {
            match (&cue.scene, &known) {
                (Scene::Goes(way), Some(old)) => {
                    go(&node, shadows, &old.piece, &piece, way, layout, cue);
                    if flies(way) {
                        above(group, &node, cue.at + cue.lasts);
                    }
                }
                // Whoever comes on and goes on is seen where it arrives.
                (Scene::Goes(_), None) => {}
                _ => act(&node, &piece, cue, layout, false),
            }
        }
        lying.insert(piece.unit, Lying { node, piece });
    }
}

/// A flyer covers whoever it flies over, until it is there.
fn above(group: &Element, node: &Element, milliseconds: i32) {
    let Some(after) = node.next_element_sibling() else { return };
    let _ = group.append_child(node);
    let (group, node) = (group.clone(), node.clone());
    spawn_local(async move {
        time::sleep(milliseconds).await;
        // Whoever lay behind it may be gone, or the counters may have been put in order since.
        if after.parent_element().as_ref() == Some(&group) && node.next_element_sibling().is_none() {
            let _ = group.insert_before(&node, Some(&after));
        }
    });
}

/// A counter that is no longer there falls first, if it fell.
fn fall(node: Element, piece: &Piece, cues: &[Cue], layout: &Layout) {
    let last = cues.iter().rev().find(|c| matches!(c.scene, Scene::Falls(unit, _) if unit == piece.unit));
    let Some(last) = last else { return node.remove() };
    let _ = node.class_list().add_1("gone");
    for cue in cues.iter().filter(|c| of(&c.scene) == Some(piece.unit)) {
        act(&node, piece, cue, layout, cue == last);
    }
    remove_later(node, last.at + last.lasts);
}

/// Whose scene it is.
fn of(scene: &Scene) -> Option<UnitId> {
    match scene {
        Scene::Goes(way) => Some(way.unit),
        Scene::Leans(unit, _)
        | Scene::Reels(unit)
        | Scene::Comes(unit)
        | Scene::Rises(unit)
        | Scene::Falls(unit, _) => Some(*unit),
        Scene::Shot(..) | Scene::Flares(..) | Scene::Breaks(..) | Scene::Drifts(..) => None,
    }
}
