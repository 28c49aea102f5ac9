//! The lessons of a guided game: a strip above the board that asks for one thing, and marks that show where to touch.
//! What is taught, and when, `dragonrage_table::guide` knows.

use crate::app::App;
use crate::drive;
use crate::live::LiveTable;
use dragonrage_picture::Layout;
use dragonrage_table::guide::{Guide, Now, Point, Progress, lessons};
use dragonrage_words::Family;
use leptos::prelude::*;
use std::fmt::Write;

/// The lesson of this moment, for the strip and for the board.
#[derive(Clone, Copy, Debug)]
pub struct Guiding {
    now: Memo<Option<Now>>,
    /// What to touch.
    pub point: Memo<Point>,
}

impl Guiding {
    /// Follows a table.
    pub fn new(table: LiveTable) -> Guiding {
        let now = Memo::new(move |_| {
            let legal = table.legal.get();
            table.with(|s| s.guide()?.now(s.game(), &legal))
        });
        let point = Memo::new(move |_| {
            let Some(now) = now.get() else { return Point::default() };
            let offers = table.offers.get();
            table.with(|s| s.guide().map(|g| g.point(s.game(), &now, &offers))).unwrap_or_default()
        });
        Guiding { now, point }
    }

    /// That of the game on the page.
    pub fn of_this_game() -> Guiding {
        expect_context()
    }

    /// Rings and arrows about the hexes to touch.
    pub fn marks(&self, layout: &Layout) -> String {
        let mut out = String::new();
        for (n, hex) in self.point.get().hexes.into_iter().enumerate() {
            let points: Vec<String> = layout.corners(hex).iter().map(|(x, y)| format!("{x:.1} {y:.1}")).collect();
            let (x, y) = layout.centre(hex);
            let ring = points.join("L");
            // One arrow is enough: it shows the best of them.
            let arrow = if n == 0 { "<path class=\"arrow\" d=\"M0-30L-17-56H-7V-84H7V-56H17Z\"/>" } else { "" };
            let _ = write!(
                out,
                "<g class=\"guide-mark\" data-guide=\"{hex}\"><path class=\"halo\" d=\"M{ring}Z\"/><path class=\"ring\" d=\"M{ring}Z\"/><g transform=\"translate({x:.1} {y:.1})\">{arrow}</g></g>"
            );
        }
        out
    }
}

/// The strip.
#[component]
pub fn Lessons() -> impl IntoView {
    let (app, table, guiding) = (App::of_this_page(), LiveTable::of_this_game(), Guiding::of_this_game());
    let shown = move || table.with(|s| s.guide().is_some() && s.game().outcome().is_none());
    let open = move || table.with(|s| s.guide().is_some_and(Guide::is_open));
    view! {
        <Show when=shown>
            <section class="guide" class:closed=move || !open() aria-label=app.say("guide-title")>
                <div class="lesson" role="status" aria-live="polite"><Told/></div>
                <div class="tools">
                    <Show when=move || !guiding.point.get().hexes.is_empty()>
                        <button class="show-me" on:click=move |_| table.look.set(guiding.point.get_untracked().hexes.first().copied())>
                            {app.say("guide-show-me")}
                        </button>
                    </Show>
                    <Show when=move || guiding.now.get().is_some()>
                        <button class="skip" on:click=move |_| {
                            if let Some(now) = guiding.now.get_untracked() {
                                change(table, |g| g.skip(now.lesson));
                            }
                        }>{app.say("guide-skip")}</button>
                    </Show>
                    <List/>
                </div>
            </section>
        </Show>
    }
}

/// Changes the lessons and keeps the game.
fn change(table: LiveTable, change: impl FnOnce(&mut Guide)) {
    table.change(|s| s.guide_mut().map(change));
    drive::keep(table);
}

/// Praise for the last lesson, and what the next one asks for.
#[component]
fn Told() -> impl IntoView {
    let (app, table, guiding) = (App::of_this_page(), LiveTable::of_this_game(), Guiding::of_this_game());
    move || {
        let now = guiding.now.get();
        let (side, praise, open, past, goal) = table.with(|s| {
            let guide = s.guide()?;
            Some((guide.side(), guide.praise(), guide.is_open(), guide.past(), s.game().goal()))
        })?;
        if !open {
            return None;
        }
        let praise = praise.map(|n| {
            let word = app.t(["guide-praise-1", "guide-praise-2", "guide-praise-3", "guide-praise-4"][n % 4]);
            view! { <strong class="praise">"✓ " {word}</strong> " " }
        });
        let body = match now {
            Some(now) => {
                let code = format!("{}-{}", side.code(), lessons(side)[now.lesson].id);
                let text = app.words.with(|w| w.of(Family::Lesson, &code, &[("goal", goal.into())]));
                view! { <strong class="lesson-title">{app.of(Family::LessonTitle, &code)}</strong> " " <span>{text}</span> }
                    .into_any()
            }
            None if past == lessons(side).len() => app.t("guide-finished").into_any(),
            None => app.text("guide-wait", &[("side", side.code().into())]).into_any(),
        };
        Some(view! { <p>{praise} {body}</p> })
    }
}

/// All lessons: any of them can be opened again, and all be put away.
#[component]
fn List() -> impl IntoView {
    let (app, table) = (App::of_this_page(), LiveTable::of_this_game());
    let unfolded = RwSignal::new(false);
    let learnt = move || {
        let (done, count) = table.with(|s| {
            let guide = s.guide();
            let done = guide.map_or(0, |g| g.list().filter(|(.., p)| *p == Progress::Done).count());
            (done, guide.map_or(0, |g| lessons(g.side()).len()))
        });
        app.text("guide-learnt", &[("done", done.into()), ("count", count.into())])
    };
    let list = move || {
        let rows: Vec<_> = table
            .with(|s| s.guide().map_or_else(Vec::new, |g| g.list().map(|(n, l, p)| (n, g.side(), l.id, p)).collect()));
        rows.into_iter()
            .map(|(n, side, id, progress)| {
                let sign = match progress {
                    Progress::Done => "✓",
                    Progress::Due => "○",
                    Progress::Skipped => "–",
                };
                let open = move |_| {
                    unfolded.set(false);
                    change(table, |g| g.again(n));
                };
                view! {
                    <li><button class=progress.code() on:click=open>
                        <span aria-hidden="true">{sign}</span> " " {app.of(Family::LessonTitle, &format!("{}-{id}", side.code()))}
                        <span class="spoken">{format!(", {}", app.of(Family::Progress, progress.code()))}</span>
                    </button></li>
                }
            })
            .collect_view()
    };
    let open = move || table.with(|s| s.guide().is_some_and(Guide::is_open));
    let away = move |_| {
        unfolded.set(false);
        let now = open();
        change(table, |g| g.show(!now));
    };
    view! {
        <div class="lessons">
            <button class="all" aria-expanded=move || unfolded.get().to_string() on:click=move |_| unfolded.update(|u| *u = !*u)>
                {learnt} " ▾"
            </button>
            <Show when=move || unfolded.get()>
                <div class="unfolded">
                    <ol>{list}</ol>
                    <button class="away" on:click=away>
                        {move || if open() { app.t("guide-skip-all") } else { app.t("guide-open") }}
                    </button>
                </div>
            </Show>
        </div>
    }
}
