//! The city before the storm: two dragons over the board of the first game. Beside the title where there is room for it, above it
//! elsewhere, and there in a few strokes.

use crate::app::App;
use crate::parts::board::labels;
use dragonrage_picture::{self as picture, Layout};
use dragonrage_rules::{Kind, Side};
use dragonrage_table::guide::opening;
use leptos::prelude::*;

/// Narrower pages show the sketch, and need not wait for the board.
const WIDE: f64 = 1000.0;

/// The picture; it says nothing that the page does not say in words.
#[component]
pub fn Panorama() -> impl IntoView {
    let app = App::of_this_page();
    let wide = window().inner_width().ok().and_then(|w| w.as_f64()).is_some_and(|w| w >= WIDE);
    opening::begin(&app.components(), Side::Invader, 1).map(|session| {
        let layout = Layout::of(session.game().board());
        let (width, height) = layout.size();
        // Above the title there is room for the city alone.
        let size = if wide { layout.view_box() } else { format!("200 260 {:.0} {:.0}", width - 500.0, height - 620.0) };
        let drawn = RwSignal::new(String::new());
        let scene = StoredValue::new_local((session, layout));
        Effect::new(move |_| {
            let (words, theme) = (app.words.get(), app.theme.get());
            // The page is there first.
            request_animation_frame(move || {
                let picture = scene.try_with_value(|(session, layout)| {
                    let game = session.game();
                    let city = match wide {
                        true => {
                            let map = picture::board(game.board(), layout, theme, &labels(game.board(), &words));
                            map + &picture::position(game, layout, theme)
                        }
                        false => picture::sketch(game.board(), layout, theme),
                    };
                    city + &dragons(wide)
                });
                let _ = picture.map(|picture| drawn.try_set(picture));
            });
        });
        let class = if wide { "panorama" } else { "panorama banner" };
        view! { <svg class=class viewBox=size preserveAspectRatio="xMidYMid slice" aria-hidden="true" inner_html=drawn></svg> }
    })
}

/// Two dragons in the air, each over its own shadow, and the fire of the first.
fn dragons(wide: bool) -> String {
    let one = |x: i32, y: i32, size: f32, turn: i32| {
        let (ink, ground) = ("#5a1009", "#f4d9a0");
        let shadow = picture::silhouette(Kind::Dragon, 1, size, "#1d130b", "#1d130b");
        let body = picture::silhouette(Kind::Dragon, 1, size, ink, ground);
        let drop = size / 7.0;
        format!(
            "<g transform=\"translate({x} {y}) rotate({turn})\"><g transform=\"translate({drop:.0} {drop:.0})\" opacity=\".35\">{shadow}</g><g class=\"flyer\">{body}</g></g>"
        )
    };
    let fire = |x: i32, y: i32, turn: i32| {
        format!(
            "<g transform=\"translate({x} {y}) rotate({turn})\"><path fill=\"#f08a1c\" fill-opacity=\".92\" d=\"M0 0C60-46 130-70 230-64C190-40 240-24 262 6C220 2 214 30 236 58C150 66 60 40 0 0Z\"/><path fill=\"#ffe08a\" d=\"M20 2C70-24 120-36 176-30C152-14 178-4 186 10C160 12 150 26 164 36C110 38 60 22 20 2Z\"/></g>"
        )
    };
    let flames = if wide { fire(1090, 470, 18) } else { fire(985, 560, 18) };
    if wide {
        one(880, 560, 460.0, 0) + &flames + &one(1290, 980, 330.0, -8)
    } else {
        one(790, 650, 430.0, 0) + &flames + &one(1240, 820, 260.0, -8)
    }
}
