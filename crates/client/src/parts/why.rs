//! Why a game was won or lost, in a few plain sentences, and what to play next.

use crate::app::App;
use crate::browser;
use crate::screens::start::take;
use dragonrage_rules::{BySide, Hex, Side};
use dragonrage_table::film::chances::{Moment, decisive};
use dragonrage_table::session::{Agreed, Session};
use dragonrage_table::why::{Cause, Why};
use dragonrage_words::{Context, Family, Words};
use leptos::prelude::*;

/// The sentences. `moments`: how the game stood, where that is known.
pub fn told(session: &Session, words: &Words, moments: &[Moment]) -> String {
    let Some(why) = Why::of(session) else { return String::new() };
    let game = session.game();
    let context = Context { roster: &game.components().roster, board: game.board() };
    let place = |hex: Hex| match context.board.place_at(hex) {
        Some(n) => words.place(context.board.id(), hex, &context.board.place(n).name),
        None => hex.to_string(),
    };
    let places: Vec<String> = why.places.iter().map(|hex| place(*hex)).collect();
    let places = ("places", places.join(", ").into());
    let (vp, goal) = (("vp", why.vp.into()), ("goal", why.goal.into()));
    let mut said = vec![match why.cause {
        Cause::Objective => words.text("why-objective", &[vp, goal, places]),
        Cause::Stopped(grade) if why.winner == Side::Invader => {
            words.text("why-stopped", &[vp, places, ("grade", words.of(Family::Grade, grade.code(), &[]).into())])
        }
        Cause::Stopped(_) => words.text("why-stopped-early", &[vp, ("least", why.enough.into())]),
        Cause::AllDestroyed => words.text("why-destroyed", &[]),
        Cause::Dead(Some((unit, turn))) => {
            let unit = words.unit(unit, &context);
            words.text("why-dead", &[("unit", unit.into()), ("turn", turn.into()), vp, goal])
        }
        Cause::NoDestruction(Some((hex, turn))) => {
            words.text("why-no-destruction", &[("place", place(hex).into()), ("turn", turn.into()), vp, goal])
        }
        Cause::Dead(None) | Cause::NoDestruction(None) => words.text("why-nothing-razed", &[]),
        Cause::Outside => words.text("why-outside", &[vp, goal]),
        Cause::Rescued => words.text("why-rescued", &[]),
        Cause::Conceded(side) => words.text("why-conceded", &[("side", side.code().into()), vp, goal]),
    }];
    said.extend(why.missing().map(|count| words.text("why-missing", &[("count", count.into())])));
    said.extend(decisive(moments, why.winner).map(|(turn, before, after)| {
        let percent = |share: f32| ((share * 100.0).round() as i64).into();
        words.text("why-decided", &[("turn", turn.into()), ("before", percent(before)), ("after", percent(after))])
    }));
    let ((lost_i, all_i), (lost_d, all_d)) = (why.lost.invader, why.lost.defender);
    let lost = [
        ("invader", lost_i.into()),
        ("invaders", all_i.into()),
        ("defender", lost_d.into()),
        ("defenders", all_d.into()),
    ];
    said.push(words.text("why-losses", &lost));
    said.join(" ")
}

/// The same game again with other dice: as it was, or with sides swapped.
fn again(app: App, session: &Session, swapped: bool) {
    let who = |side: Side| session.who(if swapped { side.other() } else { side });
    let players = BySide { invader: who(Side::Invader), defender: who(Side::Defender) };
    let mut header = session.header().clone();
    if swapped {
        std::mem::swap(&mut header.players.invader, &mut header.players.defender);
    }
    if let Some(new) = Session::branch(&app.components(), &header, &[], players, browser::fresh_seed()) {
        take(new);
    }
}

/// What to play next: the same again, the other side, the next scenario of the box. `read` lends the game.
#[component]
pub fn PlayNext(
    /// The game that is over.
    read: Callback<(), Session>,
) -> impl IntoView {
    let app = App::of_this_page();
    let session = read.run(());
    let next = {
        let all = &app.components().scenarios;
        let own = session.header().forces.is_none();
        let here = all.iter().position(|s| s.id == session.game().rules().scenario.id);
        here.filter(|_| own).and_then(|n| all.get((n + 1) % all.len()).cloned())
    };
    let next = next.map(|scenario| {
        let (named, players) = (scenario.clone(), [session.who(Side::Invader), session.who(Side::Defender)]);
        let name = move || {
            let name = app.words.with(|w| w.scenario_name(&named));
            app.text("why-next", &[("scenario", name.into())])
        };
        let begin = move |_| {
            let players = BySide { invader: players[0], defender: players[1] };
            let seed = browser::fresh_seed();
            let agreed = Agreed { scenario: scenario.id.clone(), options: scenario.options, players, seed };
            if let Some(session) = Session::begin(&app.components(), &agreed) {
                take(session);
            }
        };
        view! { <button class="next-scenario" on:click=begin>{name}</button> }
    });
    view! {
        <button class="again" on:click=move |_| again(app, &read.run(()), false)>{app.say("why-again")}</button>
        <button class="rematch" on:click=move |_| again(app, &read.run(()), true)>{app.say("why-other-side")}</button>
        {next}
    }
}
