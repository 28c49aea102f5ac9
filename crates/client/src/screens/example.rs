//! An example of play on the board: the position of a rule, to be played by whoever reads it, as often as he likes. Nothing of it
//! is kept.

use crate::app::App;
use crate::browser;
use crate::live::LiveTable;
use crate::parts;
use crate::parts::board::Board;
use crate::parts::choices::Choices;
use crate::parts::dice::Dice;
use crate::parts::example::{Figure, fetch_examples};
use crate::parts::header::Header;
use crate::parts::hint::Hint;
use crate::parts::log::{Log, Spoken};
use crate::parts::rule::{Rule, WithBook};
use crate::parts::sheets::Sheets;
use crate::parts::sounds::Sounds;
use dragonrage_rulebook::Rulebook;
use dragonrage_rules::Action;
use dragonrage_table::examples::Example;
use dragonrage_table::route::Route;
use dragonrage_table::session::Session;
use leptos::prelude::*;
use std::sync::Arc;

/// The screen; every try begins anew.
#[component]
pub fn Played(
    /// Number of the example.
    id: String,
) -> impl IntoView {
    let app = App::of_this_page();
    let tries = RwSignal::new(0u32);
    fetch_examples(app);
    move || {
        tries.track();
        let found = app.examples.with(|all| all.iter().find(|e| e.id == id).cloned());
        match found.and_then(|e| Some((Figure::of(app, &e)?, e))) {
            Some((figure, example)) => view! { <OnTheBoard figure example tries/> }.into_any(),
            None => {
                let here = Route::Rules("B".to_owned()).hash();
                view! {
                    <main class="loading">
                        <h1>"Dragon Rage"</h1>
                        <p><a href=here>{app.say("page-rules")}</a></p>
                    </main>
                }
                .into_any()
            }
        }
    }
}

#[component]
fn OnTheBoard(figure: Figure, example: Example, tries: RwSignal<u32>) -> impl IntoView {
    let app = App::of_this_page();
    let table = LiveTable::new(app, String::new(), Session::at(figure.game().clone(), browser::fresh_seed()));
    parts::lay(table);
    Effect::new(move |first: Option<()>| {
        if first.is_none() {
            table.reselect(None);
        }
    });
    let can_end = move || table.legal.with(|l| l.contains(&Action::Done));
    let shown = example.id.clone();
    let id = example.id.clone();
    let heading = move || app.text("screen-example", &[("id", id.clone().into())]);
    let show = move |book: Arc<Rulebook>| {
        book.find(&shown).map(|n| view! { <p class="example-said" inner_html=book.markup(n, "")></p> })
    };
    let figure = StoredValue::new(figure);
    let told = move || {
        let told = figure.with_value(|f| f.told(app));
        told.into_iter().map(|sentence| view! { <li>{sentence}</li> }).collect_view()
    };
    view! {
        <div class="battle example-board">
            <Header replay=true/>
            <main>
                <section class="middle" aria-label=app.say("page-board")>
                    <Board/>
                    <Hint/>
                    <Dice/>
                </section>
                <aside>
                    <div class="buttons action-bar">
                        <button class="undo" on:click=move |_| table.undo() disabled=move || table.with(|s| !s.can_undo())>{app.say("page-undo")}</button>
                        <button class="again" on:click=move |_| tries.update(|n| *n += 1)>{app.say("screen-example-again")}</button>
                        <button class="end" hidden=move || !can_end() on:click=move |_| table.done()>{app.say("page-end-phase")}</button>
                    </div>
                    <div class="panel">
                        <section class="puzzle-question example-told">
                            <h2>{heading}</h2>
                            <WithBook show/>
                            <details><summary>{app.say("screen-example-happens")}</summary><ol>{told}</ol></details>
                            <p class="hint"><a href=Route::Rules(example.rule.clone()).hash()>{app.say("screen-example-back")}</a></p>
                        </section>
                        <Rule/>
                        <Choices/>
                        <Sheets/>
                        <Log/>
                    </div>
                </aside>
            </main>
            <Spoken/>
            <Sounds/>
        </div>
    }
}
