//! The spell book: a wizard's spells with what each costs, how far it reaches and what it does, before anything is cast. A spell is
//! opened here, its place is chosen on the board, and it is cast only from the panel that tells what follows.

use super::rule::RuleLinks;
use crate::app::App;
use crate::live::LiveTable;
use dragonrage_rules::UnitId;
use dragonrage_table::session::spells::{Page, book};
use dragonrage_words::Family;
use leptos::prelude::*;

/// The book of the chosen wizard.
#[component]
pub fn SpellBook(unit: UnitId) -> impl IntoView {
    let (app, table) = (App::of_this_page(), LiveTable::of_this_game());
    let left = move || table.with(|s| s.game().spell_points(unit).unwrap_or_default());
    let pages = move || {
        let legal = table.legal.get();
        let pages = table.with(|s| book(s.game(), &legal, unit));
        pages.into_iter().map(|page| view! { <BookPage page/> }).collect_view()
    };
    view! {
        <section class="spell-book" aria-label=app.say("spell-book")>
            <h3>{app.say("spell-book")} " · " {move || app.text("sheet-sp-left", &[("left", left().into())])}</h3>
            <ul>{pages}</ul>
        </section>
    }
}

/// One spell; one that cannot be cast is faint and says why.
#[component]
fn BookPage(page: Page) -> impl IntoView {
    let (app, table) = (App::of_this_page(), LiveTable::of_this_game());
    let Page { spell, cost: (least, most), range, refusal, possible } = page;
    let name = move || app.of(Family::Spell, spell.code());
    let effect = move || app.of(Family::SpellEffect, spell.code());
    let cost = if least == most { least.to_string() } else { format!("{least}–{most}") };
    let terms = move || {
        let cost = app.text("spell-cost", &[("cost", cost.clone().into())]);
        let range = range.map(|range| app.text("spell-range", &[("range", range.into())]));
        [Some(cost), range].into_iter().flatten().collect::<Vec<_>>().join(" · ")
    };
    let why = refusal.map(|refusal| {
        let text = move || table.tell(|_, words, context| words.refusal(&refusal, context));
        view! { <small class="why-not">{text} " " <RuleLinks ids=refusal.rules/></small> }
    });
    let open = move || table.spell.get() == Some(spell);
    let turn = move |_| {
        table.chosen.set(None);
        table.said.set(None);
        table.spell.update(|now| *now = if *now == Some(spell) { None } else { Some(spell) });
    };
    view! {
        <li>
            <button class="spell" aria-pressed=move || open().to_string() disabled=!possible on:click=turn>
                <strong>{name}</strong> <span class="terms">{terms}</span> <small>{effect}</small>
            </button>
            {why}
        </li>
    }
}
