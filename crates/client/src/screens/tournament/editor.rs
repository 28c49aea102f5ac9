//! The result of a match, told or corrected: both games at once.

use super::super::start;
use super::round::result_id;
use super::state::Desk;
use crate::browser::{self, files};
use crate::parts::said::Said;
use dragonrage_league::tournament::{Entry, Match, Score, Told};
use dragonrage_rules::{Journal, Side};
use dragonrage_table::session::Session;
use leptos::prelude::*;
use std::sync::Arc;

/// What is written about one game.
#[derive(Clone, Copy)]
struct Written {
    winner: RwSignal<Option<Side>>,
    vp: RwSignal<String>,
    forfeit: RwSignal<bool>,
}

impl Written {
    fn new(score: Option<&Score>) -> Written {
        let vp = score.filter(|s| !s.forfeit).map(|s| s.vp.to_string()).unwrap_or_default();
        Written {
            winner: RwSignal::new(score.map(|s| s.winner)),
            vp: RwSignal::new(vp),
            forfeit: RwSignal::new(score.is_some_and(|s| s.forfeit)),
        }
    }

    /// The entry that it makes; none if nothing is written, or nothing new.
    fn entry(
        &self,
        before: Option<&Score>,
        names: &[String; 2],
        round: usize,
        game: usize,
        why: &str,
    ) -> Option<Entry> {
        let (winner, forfeit) = (self.winner.get_untracked()?, self.forfeit.get_untracked());
        let vp = if forfeit { 0 } else { self.vp.get_untracked().trim().parse().unwrap_or(u16::MAX) };
        let same = |s: &Score| s.winner == winner && s.forfeit == forfeit && (forfeit || s.vp == vp);
        let told = Told {
            round,
            invader: names[game].clone(),
            defender: names[1 - game].clone(),
            winner: winner.code().to_owned(),
            vp,
            forfeit,
            ..Told::default()
        };
        match before {
            None => Some(Entry::Game(told)),
            Some(score) if same(score) => None,
            Some(_) => Some(Entry::Correct(Told { why: Some(why.to_owned()), ..told })),
        }
    }
}

/// The form.
#[component]
pub fn Editor(
    /// The round, from 1.
    round: usize,
    /// The match of the round.
    n: usize,
) -> impl IntoView {
    let desk = Desk::of_this_tournament();
    let app = desk.app;
    let found = desk.peek(|t| {
        let r = t.rounds().get(round - 1)?;
        let m = r.matches.get(n)?.clone();
        let names = m.players.map(|p| t.players()[p].name.clone());
        Some((m, names, r.vp_total()))
    });
    let Some((m, names, total)) = found else { return ().into_any() };
    let written = [0, 1].map(|game| Written::new(m.games[game].as_ref()));
    let (told, why) = (m.games.iter().any(Option::is_some), RwSignal::new(String::new()));
    let kept = StoredValue::new(Arc::new((m.clone(), names.clone())));
    let save = move |e: leptos::ev::SubmitEvent| {
        e.prevent_default();
        let (m, names) = &*kept.get_value();
        let entry = |game: usize| written[game].entry(m.games[game].as_ref(), names, round, game, &why.get_untracked());
        let entries: Vec<Entry> = [0, 1].into_iter().filter_map(entry).collect();
        desk.act(entries, move || {
            desk.editing.set(None);
            // On to the next match without a result.
            let next = desk.peek(|t| {
                let matches = &t.rounds()[round - 1].matches;
                (n..matches.len()).chain(0..n).find(|k| !matches[*k].complete()).unwrap_or(n)
            });
            request_animation_frame(move || browser::focus(&result_id(next)));
        });
    };
    let cancel = move || {
        desk.editing.set(None);
        request_animation_frame(move || browser::focus(&result_id(n)));
    };
    request_animation_frame(|| browser::focus(&winner_id(0)));
    let last = desk.peek(|t| t.rounds().len()) == round;
    let games = [0, 1].map(|game| {
        let open = last && m.games[game].is_none();
        view! {
            <GameFields written=written[game] names=names.clone() game total told=m.games[game].is_some()/>
            {open.then(|| view! { <PlayIt round n m=m.clone() game/> })}
        }
    });
    view! {
        <form class="editor" on:submit=save on:keydown=move |e| if e.key() == "Escape" { cancel() }>
            {games.map(|g| view! { <div class="of-game">{g}</div> }).collect_view()}
            {told.then(|| view! {
                <label class="reason">{app.say("desk-correction")}
                    <input name="why" maxlength="200" autocomplete="off" on:input=move |e| why.set(event_target_value(&e))/>
                    <small>{app.say("desk-correction-help")}</small>
                </label>
            })}
            <div class="buttons">
                <button class="main" type="submit">{app.say("desk-save")}</button>
                <button type="button" on:click=move |_| cancel()>{app.say("page-cancel")}</button>
            </div>
        </form>
    }
    .into_any()
}

/// The field that says who won a game. One form is open at a time.
fn winner_id(game: usize) -> String {
    format!("winner-{game}")
}

/// The fields of one game: who won, VP, or given without play.
#[component]
fn GameFields(written: Written, names: [String; 2], game: usize, total: u16, told: bool) -> impl IntoView {
    let app = Desk::of_this_tournament().app;
    let (invader, defender) = (names[game].clone(), names[1 - game].clone());
    let name = invader.clone();
    let choose = move |e| written.winner.set(Side::from_code(&event_target_value(&e)));
    let option = move |side: Side, name: String| {
        view! {
            <option value=side.code() selected=move || written.winner.get() == Some(side)>
                {name} " (" {move || app.words.with(|w| w.side(side))} ")"
            </option>
        }
    };
    view! {
        <fieldset>
            <legend>{move || app.text("desk-invades", &[("player", name.clone().into())])}</legend>
            <label>{app.say("desk-winner")}
                <select id=winner_id(game) name=winner_id(game) on:change=choose>
                    {(!told).then(|| view! { <option value="" selected=move || written.winner.get().is_none()>{app.say("desk-not-told")}</option> })}
                    {option(Side::Invader, invader)}
                    {option(Side::Defender, defender)}
                </select>
            </label>
            <label>{move || app.text("desk-vp", &[("most", total.into())])}
                <input name=format!("vp-{game}") type="number" min="0" max=total.to_string() inputmode="numeric"
                    required=move || written.winner.get().is_some() && !written.forfeit.get()
                    disabled=move || written.forfeit.get()
                    prop:value=move || written.vp.get() on:input=move |e| written.vp.set(event_target_value(&e))/>
            </label>
            <label class="tick">
                <input name=format!("forfeit-{game}") type="checkbox" prop:checked=move || written.forfeit.get()
                    on:change=move |e| written.forfeit.set(event_target_checked(&e))/>
                {app.say("desk-forfeit")}
            </label>
        </fieldset>
    }
}

/// The game itself: to be played at this device, or as a file for another one.
#[component]
fn PlayIt(round: usize, n: usize, m: Match, game: usize) -> impl IntoView {
    let desk = Desk::of_this_tournament();
    let app = desk.app;
    let begun = move || {
        let components = app.components();
        let header = desk.peek(|t| t.header(&components, &t.rounds()[round - 1], &m, game));
        match header {
            Err(note) => {
                desk.say(Said::Note(note));
                None
            }
            Ok(header) => Journal::begin(&components, header).ok().map(|journal| journal.text()),
        }
    };
    let again = begun.clone();
    let play = move |_| {
        let session = begun().and_then(|text| Session::resume(&app.components(), &text, browser::fresh_seed()).ok());
        if let Some(session) = session {
            start::take(session);
        }
    };
    let save = move |_| {
        if let Some(text) = again() {
            files::download(&format!("round-{round}-table-{}-game-{}.txt", n + 1, game + 1), &text);
        }
    };
    view! {
        <div class="play-it">
            <button type="button" class="quiet" on:click=play>{app.say("desk-play-here")}</button>
            <button type="button" class="quiet" on:click=save>{app.say("desk-game-file")}</button>
        </div>
    }
}
