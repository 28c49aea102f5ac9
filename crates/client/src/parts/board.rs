//! The board: the drawn map, tints, counters, and a layer of hexes with names that can be clicked, hovered and walked with
//! the keyboard. The drawing itself is `dragonrage-picture`'s. The map, which is much to paint, has a layer of its own, so that
//! what changes above it is painted alone.

use super::advice::Pointed;
use super::guide::Guiding;
use super::inspect::{Inspecting, Inspector};
use super::keys::{self, Key, KeySheet};
use super::legend::Legend;
use super::meanwhile::arrows;
use super::names;
use super::orders::{Frame, ordered};
use super::overlays::{OverlayMenu, Overlays};
use super::pieces::Pieces;
use super::view::View;
use crate::app::App;
use crate::browser::{self, by_id};
use crate::live::{Busy, LiveTable};
use dragonrage_picture::{self as picture, Face, Labels, Layout, Theme, highlight};
use dragonrage_rules::{Action, Board as Map, Dir, Edge, Event, Game, HEXES, Hex, UnitId};
pub use dragonrage_table::place::{place, seen};
use dragonrage_table::session::Session;
use dragonrage_table::session::offers::{self, Deed, Tint};
use dragonrage_words::{Lang, Words};
use leptos::ev;
use leptos::html::Div;
use leptos::prelude::*;
use std::collections::BTreeMap;
use std::fmt::Write;
use wasm_bindgen::JsCast;
use web_sys::Element;

/// The board with everything on it.
#[component]
pub fn Board() -> impl IntoView {
    let (app, table) = (App::of_this_page(), LiveTable::of_this_game());
    let layout = StoredValue::new(table.peek(|s| Layout::of(s.game().board())));
    let view = layout.with_value(View::new);
    let field = NodeRef::<Div>::new();
    let keys_shown = RwSignal::new(false);
    let (inspecting, overlays) = (Inspecting::of_this_game(), Overlays::of_this_game());
    let at = move |event: &web_sys::MouseEvent| layout.with_value(|l| hex_under(l, event));
    // By the next frame the reader may have left for another screen.
    let show_soon = move |field: web_sys::HtmlDivElement, hex: Hex| {
        request_animation_frame(move || {
            let _ = layout.try_with_value(|l| view.show(&field, l, hex));
        });
    };

    Effect::new(move |_| {
        let Some(field) = field.get() else { return };
        view.fit(&field);
        if let Some(hex) = table.peek(|s| middle(s.game())) {
            show_soon(field, hex);
        }
    });
    // What just happened must be seen.
    Effect::new(move |_| {
        let hexes = table.with(|s| recent(s.latest(), s.game()));
        if let (Some(hex), Some(field)) = (hexes, field.get_untracked()) {
            layout.with_value(|l| view.show(&field, l, hex));
        }
    });
    Effect::new(move |_| {
        if let (Some(hex), Some(field)) = (table.look.get(), field.get_untracked()) {
            layout.with_value(|l| view.show(&field, l, hex));
        }
    });
    // What a lesson points at must be seen.
    let (guiding, pointed) = (Guiding::of_this_game(), Pointed::of_this_game());
    Effect::new(move |_| {
        if let (Some(hex), Some(field)) = (guiding.point.get().hexes.first().copied(), field.get()) {
            show_soon(field, hex);
        }
    });
    let resized = window_event_listener(ev::resize, move |_| {
        if let Some(field) = field.get_untracked() {
            view.fit(&field);
        }
    });
    on_cleanup(move || resized.remove());

    // On the board the arrows walk; everything else is heard wherever the focus is.
    let walks = move |event: ev::KeyboardEvent| {
        if event.key() == "Enter" && (event.ctrl_key() || event.meta_key()) {
            table.add(table.cursor.get_untracked(), None);
            event.prevent_default();
        }
        let Some(field) = field.get_untracked().filter(|_| !with_modifier(&event)) else { return };
        match event.key().as_str() {
            "ArrowUp" => walk(table, view, &field, layout, 0, -1),
            "ArrowDown" => walk(table, view, &field, layout, 0, 1),
            "ArrowLeft" => walk(table, view, &field, layout, -1, 0),
            "ArrowRight" => walk(table, view, &field, layout, 1, 0),
            "Enter" | " " => table.click(table.cursor.get_untracked(), None, event.shift_key()),
            _ => return,
        }
        event.prevent_default();
    };
    let heard = window_event_listener(ev::keydown, move |event| {
        let Some(field) = field.get_untracked().filter(|_| !keys::elsewhere(&event)) else { return };
        match Key::of(&event) {
            // A key that is held down ends one phase, not all of them.
            Some(Key::End | Key::Sheet) if event.repeat() => {}
            Some(Key::Back) if keys_shown.get_untracked() => keys_shown.set(false),
            Some(Key::Closer) => view.zoom_by(&field, 1.25),
            Some(Key::Farther) => view.zoom_by(&field, 0.8),
            Some(Key::Whole) => view.show_whole(&field),
            Some(Key::Back) if inspecting.open() => inspecting.close(),
            Some(Key::Back) if overlays.close_legend() => {}
            Some(Key::Inspect) if event.repeat() => {}
            Some(Key::Inspect) => inspecting.pin_here(),
            Some(Key::Overlay(overlay)) => app.settings.switch_overlay(overlay),
            Some(Key::Back) => table.back(),
            Some(Key::Next) => table.next_unit(),
            Some(Key::Undo) => table.undo(),
            Some(Key::Redo) => table.turn_back(Session::redo),
            Some(Key::UndoPhase) => table.turn_back(Session::undo_phase),
            Some(Key::GoOn) => table.go_on_marching(),
            Some(Key::Group) => table.gather(),
            Some(Key::End) => table.done(),
            Some(Key::Face(dir)) => table.face(dir),
            Some(Key::Sheet) => keys_shown.update(|shown| *shown = !*shown),
            None => return,
        }
        event.prevent_default();
    });
    on_cleanup(move || heard.remove());
    let wheel = move |event: ev::WheelEvent| {
        event.prevent_default();
        let Some(field) = field.get_untracked() else { return };
        let factor = libm::exp(-event.delta_y() * 0.0015);
        let at = (f64::from(event.client_x()), f64::from(event.client_y()));
        view.zoom_at(&field, factor, at, at);
    };
    let clicked = move |event: ev::MouseEvent| {
        let on = event.target().and_then(|t| t.dyn_into::<Element>().ok());
        // Whoever has the hexes read out presses one without a pointer: it has no place, only a name.
        let pressed = on.as_ref().filter(|_| event.detail() == 0).and_then(named);
        if pressed.is_none() && view.dragged() {
            return;
        }
        let near = |what: &str| on.as_ref().and_then(|e| e.closest(&format!("[{what}]")).ok()?)?.get_attribute(what);
        if let Some(dir) = near("data-dir").and_then(|d| d.parse::<Dir>().ok()) {
            table.face(dir);
            return;
        }
        let unit = near("data-unit").and_then(|name| table.peek(|s| s.game().components().roster.by_name(&name)));
        match pressed.or_else(|| at(&event)) {
            Some(hex) if event.ctrl_key() || event.meta_key() => table.add(hex, unit),
            Some(hex) => table.click(hex, unit, event.shift_key()),
            None => {}
        }
    };
    // A hex that the focus comes to, by whatever way, is where the cursor is.
    let reached = move |event: ev::FocusEvent| {
        let cell = event.target().and_then(|t| t.dyn_into::<Element>().ok());
        if let Some(hex) = cell.as_ref().and_then(named).filter(|h| *h != table.cursor.get_untracked()) {
            table.cursor.set(hex);
        }
    };
    let dropped = move |event: ev::DragEvent| {
        event.prevent_default();
        let name = event.data_transfer().and_then(|d| d.get_data("text/plain").ok()).unwrap_or_default();
        let unit = table.peek(|s| s.game().components().roster.by_name(&name));
        if let (Some(unit), Some(hex)) = (unit, at(&event)) {
            table.pick(unit);
            table.click(hex, None, true);
        }
    };
    // With Shift a frame is drawn about those who shall go together.
    let frame = RwSignal::new(None::<Frame>);
    let framed = move || {
        frame.get().map(|f| view! { <rect class="frame" x=f.left() y=f.top() width=f.width() height=f.height()/> })
    };
    // A counter that can do something is dragged to where it shall go; anything else drags the board.
    let carried = RwSignal::new(None::<Carried>);
    let grasped = move |event: ev::PointerEvent| {
        let on = event.target().and_then(|t| t.dyn_into::<Element>().ok());
        let name = on.and_then(|e| e.closest("[data-unit]").ok()?)?.get_attribute("data-unit");
        let unit = table.peek(|s| s.game().components().roster.by_name(&name?));
        let from = (f64::from(event.client_x()), f64::from(event.client_y()));
        unit.filter(|u| event.is_primary() && event.button() == 0 && table.draggable(*u)).map(|unit| Carried {
            unit,
            from,
            at: (0.0, 0.0),
            moved: false,
        })
    };
    let ghost = move || {
        let load = carried.get().filter(|c| c.moved)?;
        let face = table.peek(|s| Face::of(s.seen(), load.unit))?;
        let (x, y) = load.at;
        let drawn = picture::counter(&face, app.theme.get());
        Some(view! { <g class="ghost" transform=format!("translate({x:.1} {y:.1}) scale(1.1)") inner_html=drawn></g> })
    };
    let pressed = move |event: ev::PointerEvent| {
        let begins = event.shift_key() && event.is_primary() && event.button() == 0;
        frame.set(layout.with_value(|l| point_under(l, &event)).filter(|_| begins).map(Frame::at));
        carried.set(if begins { None } else { grasped(event.clone()) });
        view.down(&event);
        match at(&event) {
            Some(hex) if event.pointer_type() == "touch" && event.is_primary() => inspecting.press(hex, view),
            _ => inspecting.release(),
        }
    };
    let moved = move |event: ev::PointerEvent| {
        if frame.get_untracked().is_some() {
            let to = layout.with_value(|l| point_under(l, &event));
            frame.update(|f| *f = f.zip(to).map(|(f, to)| f.drawn_to(to)));
            return;
        }
        if let Some(mut load) = carried.get_untracked() {
            let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
            if !load.moved && (x - load.from.0).abs() + (y - load.from.1).abs() > 8.0 {
                load.moved = true;
                table.drag(load.unit);
            }
            if load.moved {
                load.at = layout.with_value(|l| point_under(l, &event)).unwrap_or_default();
                carried.set(Some(load));
                let hex = at(&event);
                if table.hover.get_untracked() != hex {
                    table.hover.set(hex);
                }
            }
            return;
        }
        if let Some(field) = field.get_untracked() {
            view.drag(&field, &event);
        }
        let hex = at(&event);
        if view.dragged() {
            inspecting.release();
        }
        if let Some(field) = field.get_untracked() {
            let rect = field.get_bounding_client_rect();
            inspecting.aside((f64::from(event.client_x()) - rect.left()) / rect.width().max(1.0));
        }
        if event.pointer_type() == "mouse" && table.hover.get_untracked() != hex {
            table.hover.set(hex);
        }
    };

    let looked = move |event: ev::MouseEvent| {
        event.prevent_default();
        if let Some(hex) = at(&event).filter(|_| !inspecting.open()) {
            inspecting.pin(hex);
        }
    };
    let let_go = move |event: ev::PointerEvent| {
        inspecting.release();
        view.up(&event);
        if let Some(f) = frame.get_untracked() {
            frame.set(None);
            // A frame about nothing is a click.
            if f.is_drawn() {
                view.was_dragged();
                table.choose_within(|hex| layout.with_value(|l| f.holds(l.centre(hex))));
            }
            return;
        }
        let load = carried.get_untracked();
        carried.set(None);
        if let (Some(Carried { moved: true, unit, .. }), Some(hex)) = (load, at(&event)) {
            // The click that follows is this drop. Whoever is put back where he was stays chosen.
            view.was_dragged();
            if table.is_placed(unit) {
                table.put_elsewhere(unit, hex);
            } else if table.peek(|s| s.game().unit(unit).and_then(|u| u.hex())) != Some(hex) {
                table.click(hex, None, true);
            }
        }
    };

    let map = move || {
        let theme = app.theme.get();
        let words = app.words.get();
        table.peek(|s| {
            let map = s.game().board();
            layout.with_value(|l| picture::board(map, l, theme, &labels(map, &words)))
        })
    };
    let cells = table.peek(|s| layout.with_value(|l| cells(l, s.game().board())));
    label_cells(table);
    let size = layout.with_value(Layout::view_box);

    view! {
        <div class="field" role="application" aria-roledescription=app.say("page-board") aria-label=app.say("page-board-help")
            on:dragover=move |e| e.prevent_default()
            on:drop=dropped
            node_ref=field on:keydown=walks on:wheel=wheel on:click=clicked on:focusin=reached
            class:numberless=move || overlays.numberless()
            class:carrying=move || carried.get().is_some_and(|c| c.moved)
            on:pointerdown=pressed on:contextmenu=looked on:pointermove=moved
            on:pointerup=let_go on:pointercancel=move |e| { carried.set(None); frame.set(None); view.up(&e); }
            on:pointerleave=move |e| { carried.set(None); frame.set(None); view.up(&e); table.hover.set(None); }>
            <div class="stack" style:width=move || view.width()>
                <svg class="layer map" viewBox=size.clone() aria-hidden="true"><g id="drawn-map" inner_html=map></g></svg>
                <svg class="layer" viewBox=size.clone() aria-hidden="true" inner_html=move || layout.with_value(|l| overlays.below(l))></svg>
                <svg class="layer" viewBox=size.clone() aria-hidden="true" inner_html=move || layout.with_value(|l| tints(table, l))></svg>
                <svg class="board" role="group" aria-label=app.say("page-board") viewBox=size.clone()>
                    <g id="cells" inner_html=cells></g>
                    <g class="position" aria-hidden="true"><Pieces layout/></g>
                </svg>
                <svg class="layer over" viewBox=size.clone() aria-hidden="true">
                    <g inner_html=move || layout.with_value(|l| arrows(table, l))></g>
                    <g inner_html=move || layout.with_value(|l| overlays.above(l))></g>
                    <g inner_html=move || layout.with_value(|l| over(table, l))></g>
                    <g inner_html=move || layout.with_value(|l| hovered(table, l))></g>
                    <g inner_html=move || layout.with_value(|l| guiding.marks(l))></g>
                    <g inner_html=move || layout.with_value(|l| pointed.drawn(table, l))></g>
                    <g inner_html=move || layout.with_value(|l| ordered(table, l))></g>
                    {framed}
                    {ghost}
                </svg>
            </div>
        </div>
        <div class="zoom">
            <button on:click=move |_| { if let Some(f) = field.get_untracked() { view.zoom_by(&f, 1.25) } } aria-label=app.say("page-zoom-in")>"+"</button>
            <button on:click=move |_| { if let Some(f) = field.get_untracked() { view.zoom_by(&f, 0.8) } } aria-label=app.say("page-zoom-out")>"−"</button>
            <button on:click=move |_| { if let Some(f) = field.get_untracked() { view.show_whole(&f) } } aria-label=app.say("page-zoom-fit") title=app.say("page-zoom-fit")>"⤢"</button>
            <button aria-label=app.say("keys-heading") title=app.say("keys-heading") on:click=move |_| keys_shown.set(true)>"?"</button>
            <OverlayMenu/>
        </div>
        <Inspector/>
        <Legend shown=overlays.legend/>
        <KeySheet shown=keys_shown/>
    }
}

/// A counter that is dragged over the board.
#[derive(Clone, Copy)]
struct Carried {
    unit: UnitId,
    /// Where in the window it was taken, and where in the picture it is.
    from: (f64, f64),
    at: (f32, f32),
    moved: bool,
}

/// Is it one of the browser's own?
fn with_modifier(event: &web_sys::KeyboardEvent) -> bool {
    event.ctrl_key() || event.alt_key() || event.meta_key()
}

/// What stands on a map, in the reader's language.
pub fn labels(map: &Map, words: &Words) -> Labels {
    let places = map.spec().places.iter().map(|p| words.place(map.id(), p.hex, &p.name)).collect();
    Labels { places, ..Labels::printed(map) }
}

/// The hex under the pointer.
fn hex_under(layout: &Layout, event: &web_sys::MouseEvent) -> Option<Hex> {
    let (x, y) = point_under(layout, event)?;
    layout.hex_at(x, y)
}

/// The hex whose cell this is.
fn named(cell: &Element) -> Option<Hex> {
    cell.class_list().contains("cell").then(|| cell.id().strip_prefix('h')?.parse().ok())?
}

/// The point of the picture under the pointer.
fn point_under(layout: &Layout, event: &web_sys::MouseEvent) -> Option<(f32, f32)> {
    let svg = browser::document().query_selector(".stack").ok()??;
    let rect = svg.get_bounding_client_rect();
    let scale = f64::from(layout.size().0) / rect.width().max(1.0);
    let x = (f64::from(event.client_x()) - rect.left()) * scale;
    let y = (f64::from(event.client_y()) - rect.top()) * scale;
    Some((x as f32, y as f32))
}

/// The hexes as things that can be named and focused.
fn cells(layout: &Layout, map: &Map) -> String {
    let mut out = String::new();
    for hex in map.hexes().iter() {
        let points: Vec<String> = layout.corners(hex).iter().map(|(x, y)| format!("{x:.1} {y:.1}")).collect();
        let _ = write!(
            out,
            "<path id=\"h{hex}\" class=\"cell\" role=\"button\" tabindex=\"-1\" aria-label=\"{hex}\" d=\"M{}Z\"/>",
            points.join("L")
        );
    }
    out
}

/// What stands in each hex, as numbers that differ where the content does.
fn contents(game: &Game, tints: &BTreeMap<Hex, Tint>) -> Vec<u64> {
    let mut contents = vec![0u64; HEXES];
    let mix = |at: &mut u64, n: u64| *at = (*at ^ n).wrapping_mul(0x0100_0000_01b3);
    for (id, unit) in game.units() {
        if let Some(hex) = unit.hex() {
            let at = &mut contents[hex.index()];
            mix(at, u64::from(id.0) + 1);
            mix(at, u64::from(unit.flags.0) << 8 | unit.status as u64);
            mix(at, game.major(id).map_or(0, |m| u64::from(m.facing) + 1));
        }
    }
    for hex in game.board().hexes().iter() {
        let facts = u64::from(game.fog(hex)) | u64::from(game.whirlwind(hex)) << 1;
        mix(&mut contents[hex.index()], facts | u64::from(game.vp_at(hex).unwrap_or(0)) << 2);
        for (n, dir) in Dir::ALL.into_iter().enumerate() {
            let state = match game.board().edge(hex, dir) {
                Edge::Entrance(e) => game.entrance_state(e) as u64 + 1,
                Edge::Wall(w) => u64::from(game.is_breached(w)),
                _ => continue,
            };
            mix(&mut contents[hex.index()], state << (2 * n) | 1 << 20);
        }
    }
    for (hex, tint) in tints {
        let cost = tint.cost.map_or(0, |c| u64::from(c) + 1);
        mix(&mut contents[hex.index()], u64::from(tint.way) | u64::from(tint.harm) << 1 | cost << 2 | 1 << 21);
    }
    contents
}

/// Gives the hexes their names, and renews those whose content changed.
fn label_cells(table: LiveTable) {
    Effect::new(move |before: Option<(Lang, Vec<u64>)>| {
        let offers = table.offers.get();
        table.tell(|s, words, context| {
            let game = s.seen();
            let tints = offers.hexes();
            let now = contents(game, &tints);
            let old = before.filter(|(lang, _)| *lang == words.lang()).map(|(_, old)| old);
            let changed = |hex: &Hex| old.as_ref().is_none_or(|old| old[hex.index()] != now[hex.index()]);
            for hex in game.board().hexes().iter().filter(changed) {
                if let Some(cell) = by_id(&format!("h{hex}")) {
                    let _ = cell.set_attribute(
                        "aria-label",
                        &names::spoken(game, words, context, hex, tints.get(&hex).copied()),
                    );
                }
            }
            (words.lang(), now)
        })
    });
    // One hex takes part in the order of Tab: the cursor.
    Effect::new(move |old: Option<Hex>| {
        let cursor = table.cursor.get();
        if let Some(cell) = old.and_then(|h| by_id(&format!("h{h}"))) {
            let _ = cell.set_attribute("tabindex", "-1");
        }
        if let Some(cell) = by_id(&format!("h{cursor}")) {
            let _ = cell.set_attribute("tabindex", "0");
        }
        cursor
    });
}

/// Moves the keyboard's cursor.
fn walk(table: LiveTable, view: View, field: &Element, layout: StoredValue<Layout>, dx: i8, dy: i8) {
    let at = table.cursor.get_untracked();
    let next = Hex::new((at.column() as i8 + dx).max(0) as u8, (at.row() as i8 + dy).max(0) as u8);
    let known = |hex: &Hex| table.peek(|s| s.game().board().in_play(*hex));
    if let Some(hex) = next.filter(known) {
        table.cursor.set(hex);
        table.hover.set(Some(hex));
        layout.with_value(|l| view.show(field, l, hex));
        browser::focus(&format!("h{hex}"));
    }
}

/// Tints below the counters: where the chosen unit can get to, what it can do there, who can do anything.
fn tints(table: LiveTable, layout: &Layout) -> String {
    let theme = table.app.theme.get();
    let offers = table.offers.get();
    let mode = table.mode.get();
    let mut out = String::new();
    let narrowed;
    let offers = if mode.is_some() {
        let deeds = offers.deeds.iter().filter(|d| d.mode.is_none() || d.mode == mode).cloned().collect();
        narrowed = offers::Offers { unit: offers.unit, deeds };
        &narrowed
    } else {
        &*offers
    };
    for (hex, tint) in offers.hexes().iter().filter(|(_, t)| t.way || !t.harm) {
        let label = tint.cost.map(|c| c.to_string()).unwrap_or_default();
        out += &highlight::reach(layout, *hex, &label, theme);
    }
    out
}

/// Above the counters: the chosen unit, targets, the ring of directions, what just happened.
fn over(table: LiveTable, layout: &Layout) -> String {
    let theme = table.app.theme.get();
    let mut out = String::new();
    let at = |unit: UnitId| table.peek(|s| s.game().unit(unit).and_then(|u| u.hex()));
    table.version.track();
    let offers = table.offers.get();
    for (hex, _) in offers.hexes().iter().filter(|(_, t)| t.harm) {
        out += &highlight::target(layout, *hex, theme);
    }
    if let Some(hex) = table.selected.get().and_then(at) {
        out += &highlight::selected(layout, hex, theme);
    }
    if table.busy.get() != Busy::Idle
        && table.told.with(|t| t.all)
        && let Some(hex) = table.with(|s| recent(s.latest(), s.game()))
    {
        out += &highlight::selected(layout, hex, theme);
    }
    if let Some(hex) = table.look.get() {
        out += &highlight::selected(layout, hex, theme);
    }
    let ring = table.chosen.get().or_else(|| table.asked_to_face());
    if let Some(hex) = ring {
        out += &highlight::selected(layout, hex, theme);
        let mode = table.mode.get();
        let fits = |d: &&Deed| d.chance.is_none() && mode.is_none_or(|m| d.mode == Some(m));
        let mut dirs: Vec<Dir> = offers.at(hex).filter(fits).filter_map(|d| d.facing).collect();
        dirs.sort();
        dirs.dedup();
        out += &highlight::facing_ring(layout, hex, &dirs, theme);
    }
    out
}

/// The way to the hex under the pointer.
fn hovered(table: LiveTable, layout: &Layout) -> String {
    let theme: Theme = table.app.theme.get();
    let Some(hex) = table.chosen.get().or_else(|| table.hover.get()) else { return String::new() };
    let offers = table.offers.get();
    // Fire burns all of its hexes; they are marked, whichever of them is pointed at.
    let burns = |d: &&Deed| matches!(d.last(), Some(Action::Breathe { .. })) && d.way.iter().skip(1).any(|h| *h == hex);
    if let Some(fire) = offers.deeds.iter().find(burns) {
        return fire.way.iter().skip(1).map(|h| highlight::burning(layout, *h, theme)).collect();
    }
    let mut deeds: Vec<&Deed> = offers.at(hex).filter(|d| d.way.len() > 1).collect();
    deeds.sort_by_key(|d| (!d.stays, d.cost));
    deeds.first().map(|d| highlight::path(layout, &d.way, theme)).unwrap_or_default()
}

/// The hex of what just happened.
fn recent(events: &[Event], game: &Game) -> Option<Hex> {
    events.iter().rev().find_map(|e| seen(&e.what, game))
}

/// More counters than these are all over the board.
const FEW: usize = 10;

/// A hex in the middle of what matters: of few counters the one that is nearest to all others, else the city.
fn middle(game: &Game) -> Option<Hex> {
    let hexes: Vec<Hex> = game.units().filter(|(_, u)| u.on_map()).filter_map(|(_, u)| u.hex()).collect();
    if (1..=FEW).contains(&hexes.len()) {
        let far = |hex: &Hex| hexes.iter().map(|other| u32::from(hex.distance(*other))).sum::<u32>();
        return hexes.iter().copied().min_by_key(far);
    }
    let places: Vec<Hex> = game.board().spec().places.iter().map(|p| p.hex).collect();
    places.get(places.len() / 2).copied()
}
