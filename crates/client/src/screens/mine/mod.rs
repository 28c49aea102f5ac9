//! My games: the history, the figures, the deeds. What is found in records the table finds, beside the page.

mod deeds;
mod figures;
mod history;
mod records;

use crate::app::App;
use crate::parts::menu::Language;
use crate::parts::people;
use dragonrage_table::mine::person::LONGEST;
use dragonrage_table::route::Route;
use leptos::prelude::*;
use records::Records;

/// The parts of the screen: what stands in the address, and the text.
const PARTS: [(&str, &str); 3] = [("", "mine-history"), ("figures", "mine-figures"), ("deeds", "mine-deeds")];

/// The screen.
#[component]
pub fn Mine(
    /// Which part.
    rest: String,
) -> impl IntoView {
    let app = App::of_this_page();
    let records = Records::new(app);
    let tabs = PARTS
        .map(|(part, key)| {
            let here = (part == rest).then_some("page");
            view! { <a class="button" href=Route::Mine(part.to_owned()).hash() aria-current=here>{app.say(key)}</a> }
        })
        .collect_view();
    let shown = match rest.as_str() {
        "figures" => view! { <figures::Figures records/> }.into_any(),
        "deeds" => view! { <deeds::Deeds records/> }.into_any(),
        _ => view! { <history::History records/> }.into_any(),
    };
    view! {
        <main class="mine">
            <header class="title small">
                <a href=Route::Start.hash()>"Dragon Rage"</a>
                <h1>{app.say("mine-title")}</h1>
                <Language/>
            </header>
            <Name records/>
            <nav class="tabs" aria-label=app.say("mine-title")>{tabs}</nav>
            {shown}
        </main>
    }
}

/// The reader's name.
#[component]
fn Name(records: Records) -> impl IntoView {
    let app = App::of_this_page();
    let named = move |e| {
        people::call_me(&event_target_value(&e));
        records.look_again();
    };
    view! {
        <label class="my-name"><span><strong>{app.say("mine-name")}</strong> <small>{app.say("mine-name-help")}</small></span>
            <input name="my-name" type="text" maxlength=LONGEST.to_string() autocomplete="nickname" spellcheck="false"
                prop:value=people::my_name on:change=named/></label>
    }
}
