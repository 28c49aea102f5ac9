//! The rulebook: chapter by chapter, searched as one types, at any rule by its address.

use crate::app::App;
use crate::browser::by_id;
use crate::parts::example::{Figure, fetch_examples, maps};
use crate::parts::menu::Language;
use crate::parts::rule::WithBook;
use crate::parts::scenario::scenario;
use dragonrage_picture::escape;
use dragonrage_rulebook::{Form, Rulebook};
use dragonrage_table::route::Route;
use leptos::prelude::*;
use std::sync::Arc;

/// The chapter that has a page for each of its sections: the scenarios.
const BY_SECTION: &str = "C";

/// So many hits are shown; whoever gets more will ask for less.
const HITS: usize = 80;

/// The screen.
#[component]
pub fn Rules(
    /// The rule or chapter that was asked for; empty: the first chapter.
    id: String,
) -> impl IntoView {
    let app = App::of_this_page();
    let question = RwSignal::new(String::new());
    let wanted = StoredValue::new(id);
    let show = move |book: Arc<Rulebook>| {
        let id = wanted.get_value();
        let entry = book.find(&id);
        let chapter = entry.map(|n| book.entries[n].chapter).or_else(|| book.chapter(&id)).unwrap_or(0);
        let none = !id.is_empty() && entry.is_none() && book.chapter(&id).is_none();
        let missing = none
            .then(|| view! { <p class="told" role="alert">{app.text("screen-rules-none", &[("id", id.into())])}</p> });
        let (listed, shown) = (book.clone(), book);
        view! {
            {missing}
            <Chapters book=listed current=chapter entry/>
            {move || {
                let asked = question.get();
                if asked.trim().is_empty() {
                    view! { <Chapter book=shown.clone() chapter entry/> }.into_any()
                } else {
                    view! { <Hits book=shown.clone() question=asked/> }.into_any()
                }
            }}
        }
    };
    view! {
        <main class="rules">
            <header class="title small">
                <a href=Route::Start.hash()>"Dragon Rage"</a>
                <h1>{app.say("page-rules")}</h1>
                <Language/>
            </header>
            <div class="search">
                <label for="search">{app.say("screen-rules-search")}</label>
                <input id="search" type="search" autocomplete="off" prop:value=move || question.get()
                    on:input=move |e| question.set(event_target_value(&e))/>
            </div>
            <div class="book"><WithBook show/></div>
        </main>
    }
}

/// The list of chapters.
#[component]
fn Chapters(book: Arc<Rulebook>, current: usize, entry: Option<usize>) -> impl IntoView {
    let app = App::of_this_page();
    let list = {
        let to = |at: usize, here: bool| {
            let heading = &book.entries[at].text;
            let address = Route::Rules(Rulebook::number(heading).to_owned()).hash();
            view! { <a href=address aria-current=here.then_some("page")>{heading.clone()}</a> }
        };
        let shown = entry.map(|n| book.section_of(n).start);
        let link = |(n, at): (usize, &usize)| {
            let parted = n == current && by_section(&book, n);
            let one = |s: usize| view! { <li>{to(s, shown == Some(s))}</li> };
            let sections = parted.then(|| view! { <ol>{book.sections(n).map(one).collect_view()}</ol> });
            let here = n == current && !(parted && shown.is_some_and(|s| s != *at));
            view! { <li>{to(*at, here)} {sections}</li> }
        };
        book.chapters.iter().enumerate().map(link).collect_view()
    };
    view! { <nav class="chapters" aria-label=app.say("screen-rules-chapters")><ol>{list}</ol></nav> }
}

/// Has each section of the chapter a page of its own?
fn by_section(book: &Rulebook, chapter: usize) -> bool {
    book.chapters.get(chapter).is_some_and(|n| Rulebook::number(&book.entries[*n].text) == BY_SECTION)
}

/// One chapter; the rule that was asked for is in view and marked.
#[component]
fn Chapter(book: Arc<Rulebook>, chapter: usize, entry: Option<usize>) -> impl IntoView {
    let app = App::of_this_page();
    let anchor = entry.and_then(|n| book.anchor(n)).filter(|_| entry != book.chapters.get(chapter).copied());
    Effect::new(move |before: Option<()>| {
        // Examples that come later make the chapter anew, and the place with it.
        app.examples.track();
        let Some(anchor) = anchor.clone() else {
            if before.is_none() {
                crate::browser::window().scroll_to_with_x_and_y(0.0, 0.0);
            }
            return;
        };
        request_animation_frame(move || {
            if let Some(element) = by_id(&anchor) {
                let _ = element.class_list().add_1("asked-for");
                let _ = element.set_attribute("tabindex", "-1");
                element.scroll_into_view();
                crate::browser::focus(&anchor);
            }
        });
    });
    fetch_examples(app);
    let pages = move || {
        let theme = app.theme.get();
        let examples = app.examples.get();
        let names = |n: usize| {
            let e = &book.entries[n];
            if e.form == Form::Figure { Some(e.text.as_str()) } else { e.id.as_deref() }
        };
        let range = match by_section(&book, chapter) {
            true => book.section_of(entry.unwrap_or(book.chapters[chapter])),
            false => book.entries_of(chapter),
        };
        let shown = range.clone().filter_map(names);
        let shown: Vec<Figure> = shown.flat_map(|id| Figure::beside(app, &examples, id)).collect();
        let beside = |id: &str| {
            let here = shown.iter().filter(|f| f.example.rule == id || f.example.id == id);
            here.map(|figure| figure.markup(app, &book, theme, id)).collect::<String>() + &scenario(app, theme, id)
        };
        let below = if range.start == book.chapters[chapter] { sections(&book, chapter) } else { String::new() };
        maps(app, theme, &shown) + &book.pages(range, beside) + &below
    };
    view! { <article inner_html=pages></article> }
}

/// The pages of a chapter that has one for each of its sections, below its first words: whoever comes there looks for one of them.
fn sections(book: &Rulebook, chapter: usize) -> String {
    if !by_section(book, chapter) {
        return String::new();
    }
    let link = |n: usize| {
        let heading = &book.entries[n].text;
        let address = Route::Rules(Rulebook::number(heading).to_owned()).hash();
        format!("<li><a href=\"{address}\">{}</a></li>", escape(heading))
    };
    format!("<ul class=\"sections\">{}</ul>", book.sections(chapter).map(link).collect::<String>())
}

/// What was found.
#[component]
fn Hits(book: Arc<Rulebook>, question: String) -> impl IntoView {
    let app = App::of_this_page();
    let found = book.search(&question);
    // Whoever asks from the middle of a chapter sees the first answer first.
    crate::browser::window().scroll_to_with_x_and_y(0.0, 0.0);
    let count = app.text("screen-rules-found", &[("count", found.len().into())]);
    let hits = found
        .into_iter()
        .take(HITS)
        .map(|n| {
            let e = &book.entries[n];
            let heading = &book.entries[e.under].text;
            let id = e.id.clone().unwrap_or_else(|| Rulebook::number(heading).to_owned());
            let address = Route::Rules(id.clone()).hash();
            let under = if matches!(e.form, Form::Heading(_)) { String::new() } else { heading.clone() };
            view! {
                <li>
                    <a class="rule-id" href=address>{id}</a>
                    <div><small>{under}</small> <span inner_html=book.markup(n, &question)></span></div>
                </li>
            }
        })
        .collect_view();
    view! { <section class="hits"><p role="status">{count}</p> <ul>{hits}</ul></section> }
}
