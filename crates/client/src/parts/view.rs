//! Which part of the board is seen: it fits the window, is zoomed by wheel, pinch and keys, and dragged with mouse or finger.

use dragonrage_picture::{Layout, RADIUS};
use dragonrage_rules::Hex;
use leptos::prelude::*;
use std::cell::RefCell;
use wasm_bindgen::JsCast;
use web_sys::Element;

/// The window onto the board.
#[derive(Clone, Copy, Debug)]
pub struct View {
    /// Pixels for one unit of the picture.
    pub zoom: RwSignal<f64>,
    size: (f64, f64),
}

/// A radius of a hex, in pixels, that a thumb can hit.
const THUMB: f64 = 17.0;
const LARGEST: f64 = 3.0;

thread_local! {
    /// Pointers that are down, where they went down, and whether they have moved.
    static DOWN: RefCell<Pointers> = RefCell::default();
}

#[derive(Default)]
struct Pointers {
    at: Vec<(i32, f64, f64)>,
    moved: bool,
}

impl View {
    /// A view of a board.
    pub fn new(layout: &Layout) -> View {
        let (w, h) = layout.size();
        View { zoom: RwSignal::new(0.5), size: (f64::from(w), f64::from(h)) }
    }

    /// Width of the picture in pixels.
    pub fn width(&self) -> String {
        self.pixels(self.zoom.get())
    }

    fn pixels(&self, zoom: f64) -> String {
        format!("{:.1}px", self.size.0 * zoom)
    }

    /// The zoom at which the whole board is seen.
    fn whole(&self, field: &Element) -> f64 {
        let (w, h) = (f64::from(field.client_width()), f64::from(field.client_height()));
        (w / self.size.0).min(h / self.size.1).min(LARGEST)
    }

    /// The whole board, however small its hexes become.
    pub fn show_whole(&self, field: &Element) {
        self.zoom.set(self.whole(field));
    }

    /// The whole board if its hexes stay large enough, else as much as there is room for.
    pub fn fit(&self, field: &Element) {
        self.zoom.set(self.whole(field).max(THUMB / f64::from(RADIUS)));
    }

    /// Zooms by a factor; what lies at the point `from` of the window lies at `to` afterwards.
    pub fn zoom_at(&self, field: &Element, factor: f64, from: (f64, f64), to: (f64, f64)) {
        let Ok(Some(stack)) = field.query_selector(".stack") else { return };
        let new = (self.zoom.get_untracked() * factor).clamp(self.whole(field), LARGEST);
        let old = stack.get_bounding_client_rect();
        let share = ((from.0 - old.left()) / old.width().max(1.0), (from.1 - old.top()) / old.height().max(1.0));
        // The picture must have its new size before the field can be scrolled there, and the next event may come before the
        // next frame: so it gets it now.
        if let Some(stack) = stack.dyn_ref::<web_sys::HtmlElement>() {
            let _ = stack.style().set_property("width", &self.pixels(new));
        }
        let now = stack.get_bounding_client_rect();
        field.scroll_by_with_x_and_y(
            now.left() + share.0 * now.width() - to.0,
            now.top() + share.1 * now.height() - to.1,
        );
        self.zoom.set(new);
    }

    /// Zooms about the middle.
    pub fn zoom_by(&self, field: &Element, factor: f64) {
        let rect = field.get_bounding_client_rect();
        let middle = (rect.left() + rect.width() / 2.0, rect.top() + rect.height() / 2.0);
        self.zoom_at(field, factor, middle, middle);
    }

    /// Scrolls until the hex is well inside the field.
    pub fn show(&self, field: &Element, layout: &Layout, hex: Hex) {
        let (x, y) = layout.centre(hex);
        let zoom = self.zoom.get_untracked();
        let (x, y) = (f64::from(x) * zoom, f64::from(y) * zoom);
        let rim = 2.0 * f64::from(RADIUS) * zoom;
        let (left, top) = (f64::from(field.scroll_left()), f64::from(field.scroll_top()));
        let (w, h) = (f64::from(field.client_width()), f64::from(field.client_height()));
        if x < left + rim || x > left + w - rim || y < top + rim || y > top + h - rim {
            field.set_scroll_left((x - w / 2.0) as i32);
            field.set_scroll_top((y - h / 2.0) as i32);
        }
    }

    /// A pointer went down.
    pub fn down(&self, event: &web_sys::PointerEvent) {
        DOWN.with_borrow_mut(|d| {
            if d.at.is_empty() {
                d.moved = false;
            }
            d.at.retain(|p| p.0 != event.pointer_id());
            d.at.push((event.pointer_id(), f64::from(event.client_x()), f64::from(event.client_y())));
        });
    }

    /// A pointer moved: one drags the board, two fingers zoom it.
    pub fn drag(&self, field: &Element, event: &web_sys::PointerEvent) {
        let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
        let mut pinch = None;
        DOWN.with_borrow_mut(|d| {
            let Some(n) = d.at.iter().position(|p| p.0 == event.pointer_id()) else { return };
            let (_, ox, oy) = d.at[n];
            let far = (x - ox).abs() + (y - oy).abs();
            if let [a, b] = d.at[..] {
                let other = if n == 0 { b } else { a };
                let gap = |px: f64, py: f64| libm::hypot(px - other.1, py - other.2).max(1.0);
                let middle = |px: f64, py: f64| ((px + other.1) / 2.0, (py + other.2) / 2.0);
                pinch = Some((gap(x, y) / gap(ox, oy), middle(ox, oy), middle(x, y)));
                d.at[n] = (event.pointer_id(), x, y);
                d.moved = true;
            } else if d.moved || far > 8.0 {
                d.moved = true;
                d.at[n] = (event.pointer_id(), x, y);
                field.set_scroll_left(field.scroll_left() - (x - ox) as i32);
                field.set_scroll_top(field.scroll_top() - (y - oy) as i32);
            }
        });
        if let Some((factor, from, to)) = pinch {
            self.zoom_at(field, factor, from, to);
        }
    }

    /// A pointer went up or away.
    pub fn up(&self, event: &web_sys::PointerEvent) {
        DOWN.with_borrow_mut(|d| d.at.retain(|p| p.0 != event.pointer_id()));
    }

    /// The last press dragged something: it is no click.
    pub fn was_dragged(&self) {
        DOWN.with_borrow_mut(|d| d.moved = true);
    }

    /// Was the last press a drag? Then it is no click.
    pub fn dragged(&self) -> bool {
        DOWN.with_borrow(|d| d.moved)
    }
}
