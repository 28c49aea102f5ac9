//! Rules beside the board: links by id, and the text of the one that was asked for, in the reader's language.

use crate::app::App;
use crate::browser::fetch;
use crate::live::LiveTable;
use dragonrage_rulebook::Rulebook;
use dragonrage_table::route::Route;
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::sync::Arc;
use wasm_bindgen::JsCast;

/// Ids as links that open the rule beside the board.
#[component]
pub fn RuleLinks(
    /// The ids.
    ids: &'static [&'static str],
) -> impl IntoView {
    let table = LiveTable::of_this_game();
    ids.iter()
        .map(|id| {
            view! { <button class="rule" on:click=move |_| table.rule.set(Some((*id).to_owned()))>{*id}</button> }
        })
        .collect_view()
}

/// Asks for the rulebook in the reader's language, unless it is there.
pub fn fetch_book(app: App) {
    let lang = app.words.with_untracked(|w| w.lang());
    let there = app.book.with_untracked(|book| matches!(book, Some((of, Some(_))) if *of == lang));
    if !there {
        app.book.set(None);
        spawn_local(async move {
            let text = fetch::rules(lang).await;
            // Whoever has changed the language meanwhile has asked for another.
            if app.words.with_untracked(|w| w.lang()) == lang {
                app.book.set(Some((lang, text.map(|t| Arc::new(Rulebook::read(&t))))));
            }
        });
    }
}

/// What `show` makes of the rulebook; until it is there, that it is being fetched, or that it cannot be.
#[component]
pub fn WithBook<F, V>(
    /// The view.
    show: F,
) -> impl IntoView
where
    F: Fn(Arc<Rulebook>) -> V + Send + 'static,
    V: IntoView + 'static,
{
    let app = App::of_this_page();
    let lang = Memo::new(move |_| app.words.with(|w| w.lang()));
    Effect::new(move |_| {
        let _ = lang.get();
        fetch_book(app);
    });
    move || match app.book.get() {
        Some((_, Some(book))) => show(book).into_any(),
        Some((_, None)) => view! {
            <p class="told">{app.t("screen-rules-unreachable")} " "
                <button on:click=move |_| fetch_book(app)>{app.t("screen-try-again")}</button></p>
        }
        .into_any(),
        None => view! { <p class="hint">{app.t("screen-rules-loading")}</p> }.into_any(),
    }
}

/// The id of the rule link that was clicked.
pub fn clicked(event: &leptos::ev::MouseEvent) -> Option<String> {
    let on = event.target()?.dyn_into::<web_sys::Element>().ok()?;
    on.closest("[data-rule]").ok()??.get_attribute("data-rule")
}

/// The rule that was asked for.
#[component]
pub fn Rule() -> impl IntoView {
    let (app, table) = (App::of_this_page(), LiveTable::of_this_game());
    // Links inside the text stay beside the board too.
    let follow = move |event: leptos::ev::MouseEvent| {
        if let Some(id) = clicked(&event) {
            event.prevent_default();
            table.rule.set(Some(id));
        }
    };
    move || {
        table.rule.get().map(|id| {
            let (wanted, address) = (id.clone(), Route::Rules(id.clone()).hash());
            let show = move |book: Arc<Rulebook>| match book.find(&wanted) {
                None => view! { <p>{app.text("screen-rules-none", &[("id", wanted.clone().into())])}</p> }.into_any(),
                Some(n) => {
                    let under = book.entries[book.entries[n].under].text.clone();
                    view! {
                        <div class="under">{under}</div>
                        <p class="rule-said" inner_html=book.markup(n, "") on:click=follow></p>
                    }
                    .into_any()
                }
            };
            view! {
                <section class="rule-text" aria-live="polite">
                    <header>
                        <h2>{app.text("page-rule", &[("id", id.into())])}</h2>
                        <a href=address target="_blank">{app.t("screen-rules-open")}</a>
                        <button on:click=move |_| table.rule.set(None) aria-label=app.say("page-close")>"×"</button>
                    </header>
                    <WithBook show/>
                </section>
            }
        })
    }
}
