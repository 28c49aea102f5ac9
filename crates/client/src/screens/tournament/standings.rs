//! Places and points.

use super::state::Desk;
use leptos::prelude::*;

const COLUMNS: [&str; 6] =
    ["column-player", "column-match-points", "column-tiebreak", "column-games", "column-sides", "column-byes"];

/// The part.
#[component]
pub fn StandingsPart() -> impl IntoView {
    let desk = Desk::of_this_tournament();
    let app = desk.app;
    let round = move || desk.with(|t| t.rounds().len());
    view! {
        <h2>{app.say("desk-part-standings")}
            <Show when=move || round() != 0><small>" " {move || app.text("desk-after-round", &[("round", round().into())])}</small></Show>
        </h2>
        <StandingsTable from=Signal::stored(0) count=usize::MAX/>
    }
}

/// A stretch of the standings.
#[component]
pub fn StandingsTable(
    /// The first line that is shown.
    from: Signal<usize>,
    /// So many lines.
    count: usize,
) -> impl IntoView {
    let desk = Desk::of_this_tournament();
    let app = desk.app;
    let rows = move || {
        desk.with(|t| {
            let shown = t.standings().into_iter().skip(from.get()).take(count);
            shown
                .map(|s| {
                    let who = &t.players()[s.player];
                    view! {
                        <tr class:gone=who.withdrawn>
                            <td>{s.place}</td>
                            <th scope="row">{who.name.clone()} {who.withdrawn.then(|| view! { <small>" " {app.t("desk-left")}</small> })}</th>
                            <td>{s.points}</td>
                            <td>{s.tiebreak}</td>
                            <td>{s.games[0]} "–" {s.games[1]}</td>
                            <td>{s.sides[0]} "/" {s.sides[1]}</td>
                            <td>{s.byes}</td>
                        </tr>
                    }
                })
                .collect_view()
        })
    };
    view! {
        <div class="wide-table" role="region" tabindex="0" aria-label=app.say("desk-part-standings")><table class="standings">
            <caption class="spoken">{app.say("desk-part-standings")}</caption>
            <thead><tr>
                <th scope="col">{app.say("desk-place")}</th>
                {COLUMNS.map(|key| view! { <th scope="col">{app.say(key)}</th> }).collect_view()}
            </tr></thead>
            <tbody>{rows}</tbody>
        </table></div>
    }
}
