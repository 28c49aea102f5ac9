//! The lessons of a guided game: a strip above the board that asks for one thing, and marks that show where to touch.
//! What is taught, and when, `dragonrage_table::guide` knows.

use crate::app::App;
use crate::drive;
use crate::live::LiveTable;
use dragonrage_picture::Layout;
use dragonrage_rules::Hex;
use dragonrage_table::guide::note::Note;
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
    /// Everything but what to touch lies in the dark, until something is done.
    lit: RwSignal<bool>,
    /// A lesson that is only read again; the game goes on with its own.
    reading: RwSignal<Option<usize>>,
}

impl Guiding {
    /// Follows a table.
    pub fn new(table: LiveTable) -> Guiding {
        let now = table.settled(move |s| {
            let legal = table.legal.get();
            s.guide()?.now(s.game(), &legal)
        });
        let point = Memo::new(move |_| {
            // The next thing to touch is shown when the last one has been seen.
            let Some(now) = now.get().filter(|_| table.told.with(|t| t.all)) else { return Point::default() };
            let offers = table.offers.get();
            table.with(|s| s.guide().map(|g| g.point(s.game(), &now, &offers))).unwrap_or_default()
        });
        let (lit, reading) = (RwSignal::new(false), RwSignal::new(None));
        Effect::new(move |_| {
            table.version.track();
            lit.set(false);
            reading.set(None);
        });
        Guiding { now, point, lit, reading }
    }

    /// That of the game on the page.
    pub fn of_this_game() -> Guiding {
        expect_context()
    }

    /// Rings and arrows about the hexes to touch.
    pub fn marks(&self, layout: &Layout) -> String {
        let mut out = String::new();
        if self.lit.get() {
            out.push_str(&dark(layout, &self.point.get().hexes));
        }
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

/// The whole board in the dark but for some hexes.
fn dark(layout: &Layout, hexes: &[Hex]) -> String {
    let (width, height) = layout.size();
    let mut d = format!("M0 0H{width:.0}V{height:.0}H0Z");
    for hex in hexes {
        let points: Vec<String> = layout.corners(*hex).iter().map(|(x, y)| format!("{x:.1} {y:.1}")).collect();
        let _ = write!(d, "M{}Z", points.join("L"));
    }
    format!("<path class=\"guide-dark\" fill-rule=\"evenodd\" d=\"{d}\"/>")
}

/// The strip.
#[component]
pub fn Lessons() -> impl IntoView {
    let (app, table, guiding) = (App::of_this_page(), LiveTable::of_this_game(), Guiding::of_this_game());
    let shown = move || table.with(|s| s.guide().is_some()) && table.told.with(|t| t.game.outcome().is_none());
    let open = move || table.with(|s| s.guide().is_some_and(Guide::is_open));
    view! {
        <Show when=shown>
            <section class="guide" class:closed=move || !open() aria-label=app.say("guide-title")>
                <div class="lesson" role="status" aria-live="polite" tabindex="0"><Told/></div>
                <div class="tools">
                    <Show when=move || !guiding.point.get().hexes.is_empty()>
                        <button class="show-me" aria-pressed=move || guiding.lit.get().to_string() on:click=move |_| {
                            guiding.lit.update(|lit| *lit = !*lit);
                            table.look.set(guiding.point.get_untracked().hexes.first().copied());
                        }>
                            {app.say("guide-show-me")}
                        </button>
                    </Show>
                    <Reading/>
                    <Show when=move || guiding.now.get().is_some() && guiding.reading.get().is_none()>
                        <button class="skip" on:click=move |_| {
                            if let Some(now) = guiding.now.get_untracked() {
                                // The goal is read, not skipped: it stays the last lesson.
                                let goal = table.peek(|s| s.guide().is_some_and(|g| g.shows_goal(s.game())));
                                change(table, |g| if goal { g.understand() } else { g.skip(now.lesson) });
                            }
                        }>{app.say("guide-skip")}</button>
                    </Show>
                    <List/>
                </div>
            </section>
        </Show>
    }
}

/// Back and forward through all lessons.
#[component]
fn Reading() -> impl IntoView {
    let (app, table, guiding) = (App::of_this_page(), LiveTable::of_this_game(), Guiding::of_this_game());
    let count = table.peek(|s| s.guide().map_or(0, |g| lessons(g.side()).len()));
    let here = move || guiding.reading.get().or_else(|| guiding.now.get().map(|now| now.lesson));
    let go = move |to: Option<usize>| {
        if let Some(to) = to.filter(|n| *n < count) {
            // The one that the game is at is no older lesson.
            let own = guiding.now.get_untracked().is_some_and(|now| now.lesson == to);
            guiding.reading.set((!own).then_some(to));
        }
    };
    view! {
        <button class="turn-page back" aria-label=app.say("read-back") title=app.say("read-back")
            prop:disabled=move || here().is_none_or(|n| n == 0)
            on:click=move |_| go(here().and_then(|n| n.checked_sub(1)))>"‹"</button>
        <button class="turn-page on" aria-label=app.say("read-on") title=app.say("read-on")
            prop:disabled=move || here().is_some_and(|n| n + 1 >= count)
            on:click=move |_| go(Some(here().map_or(0, |n| n + 1)))>"›"</button>
        <Show when=move || guiding.reading.get().is_some()>
            <button class="read-return" on:click=move |_| guiding.reading.set(None)>{app.say("read-return")}</button>
        </Show>
    }
}

/// Changes the lessons and keeps the game.
pub fn change(table: LiveTable, change: impl FnOnce(&mut Guide)) {
    table.change(|s| s.guide_mut().map(change));
    drive::keep(table);
}

/// Praise for the last lesson, and what the next one asks for.
#[component]
fn Told() -> impl IntoView {
    let (app, table, guiding) = (App::of_this_page(), LiveTable::of_this_game(), Guiding::of_this_game());
    let guide = table.settled(|s| {
        let guide = s.guide()?;
        Some((guide.side(), guide.praise(), guide.is_open(), guide.past(), s.game().goal(), s.looking()))
    });
    move || {
        let now = guiding.now.get();
        let (side, praise, open, past, goal, looking) = guide.get()?;
        if !open {
            return None;
        }
        let lesson = move |n: usize| {
            let code = format!("{}-{}", side.code(), lessons(side)[n].id);
            let text = app.words.with(|w| w.of(Family::Lesson, &code, &[("goal", goal.into())]));
            view! { <strong class="lesson-title">{app.of(Family::LessonTitle, &code)}</strong> " " <span>{text}</span> }
        };
        if let Some(n) = guiding.reading.get() {
            let count = lessons(side).len();
            let number = app.text("read-number", &[("number", (n + 1).into()), ("count", count.into())]);
            return Some(view! { <p class="reading"><small>{number}</small> " " {lesson(n)}</p> }.into_any());
        }
        let praise = praise.map(|n| {
            let word = app.t(["guide-praise-1", "guide-praise-2", "guide-praise-3", "guide-praise-4"][n % 4]);
            view! { <strong class="praise">"✓ " {word}</strong> " " }
        });
        let body = match now {
            Some(now) => lesson(now.lesson).into_any(),
            // The set-up counts only when its player says so: nobody moves before.
            None if looking => app.t("guide-last-look").into_any(),
            None if past == lessons(side).len() => app.t("guide-finished").into_any(),
            None => app.text("guide-wait", &[("side", side.code().into())]).into_any(),
        };
        Some(view! { <p>{praise} {body}</p> }.into_any())
    }
}

/// A word about what the other side has just done for the first time, beside the board.
#[component]
pub fn GuideNote() -> impl IntoView {
    let (app, table) = (App::of_this_page(), LiveTable::of_this_game());
    let notes = table.settled(|s| s.guide().map(|g| g.notes().to_vec()).unwrap_or_default());
    let told = move || {
        let one = |n: Note| view! { <p class="guide-note"><span aria-hidden="true">"⚑ "</span> {app.of(Family::Note, n.code())}</p> };
        notes.get().into_iter().map(one).collect_view()
    };
    view! { <div role="status" aria-live="polite">{told}</div> }
}

/// All lessons: any of them can be opened again, and all be put away.
#[component]
fn List() -> impl IntoView {
    let (app, table) = (App::of_this_page(), LiveTable::of_this_game());
    let unfolded = RwSignal::new(false);
    let known = table.settled(|s| {
        let guide = s.guide();
        let done = guide.map_or(0, |g| g.list().filter(|(.., p)| *p == Progress::Done).count());
        (done, guide.map_or(0, |g| lessons(g.side()).len()))
    });
    let learnt = move || {
        let (done, count) = known.get();
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
