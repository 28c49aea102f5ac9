//! Little pictures: a battle before it begins, a game as it stands. Sketches of `dragonrage-picture`, drawn after the screen is there.

use crate::app::App;
use crate::browser::store::Database;
use crate::browser::time;
use dragonrage_picture::{self as picture, Layout};
use dragonrage_rules::{Scenario, Side};
use dragonrage_table::kept::Drawer;
use dragonrage_table::session::Session;
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::cell::Cell;

thread_local! {
    /// Pictures that wait to be drawn: one after another, so that the screen answers between them.
    static WAITING: Cell<i32> = const { Cell::new(0) };
}

/// Draws when it is its turn.
fn in_turn(draw: impl FnOnce() + 'static) {
    let place = WAITING.get();
    WAITING.set(place + 1);
    spawn_local(async move {
        time::sleep(30 * (place + 1)).await;
        WAITING.set(WAITING.get() - 1);
        draw();
    });
}

/// The map of a scenario with both armies. It says nothing that the card does not say in words.
#[component]
pub fn BattlePicture(
    /// The scenario.
    scenario: Scenario,
) -> impl IntoView {
    let app = App::of_this_page();
    let components = app.components();
    let board = components.board(&scenario.map).cloned();
    board.map(|board| {
        let layout = Layout::of(&board);
        let size = layout.view_box();
        let drawn = RwSignal::new(String::new());
        let scene = StoredValue::new_local((board, layout, scenario));
        Effect::new(move |_| {
            let theme = app.theme.get();
            in_turn(move || {
                let picture = scene.try_with_value(|(board, layout, scenario)| {
                    let forces = &scenario.forces;
                    let forces = [(Side::Invader, &forces.invader[..]), (Side::Defender, &forces.defender[..])];
                    picture::sketch(board, layout, theme) + &picture::muster(&app.components(), layout, theme, forces)
                });
                let _ = picture.map(|picture| drawn.try_set(picture));
            });
        });
        view! { <svg class="battle-picture" viewBox=size aria-hidden="true" inner_html=drawn></svg> }
    })
}

/// A kept game as it stands.
#[component]
pub fn KeptPicture(
    /// Its key.
    key: String,
) -> impl IntoView {
    let app = App::of_this_page();
    let found = RwSignal::new_local(None::<(Session, Layout)>);
    spawn_local(async move {
        let Ok(Some(text)) = Drawer::Games.get(&key).await else { return };
        time::sleep(0).await;
        if let Ok(session) = Session::resume(&app.components(), &text, 0) {
            let layout = Layout::of(session.game().board());
            let _ = found.try_set(Some((session, layout)));
        }
    });
    move || {
        let theme = app.theme.get();
        found.with(|found| {
            found.as_ref().map(|(session, layout)| {
                let game = session.game();
                let drawn =
                    picture::sketch(game.board(), layout, theme) + &picture::sketch_position(game, layout, theme);
                view! { <svg class="little-board" viewBox=layout.view_box() aria-hidden="true" inner_html=drawn></svg> }
            })
        })
    }
}
