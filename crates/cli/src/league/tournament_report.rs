//! What an organiser hangs on the wall: pairings with their reasons, standings, what comes next.

use super::sentence;
use crate::app::App;
use dragonrage_league::tournament::{Round, Score};
use dragonrage_league::{Note, Tournament};
use dragonrage_rules::Side;
use std::io::{self, Write};

/// Name, system, players.
pub fn heading(app: &App, t: &Tournament) -> String {
    let args = [
        ("name", t.plan.name.clone().into()),
        ("system", t.plan.system.code().into()),
        ("count", t.active().len().into()),
    ];
    app.text("tournament-heading", &args)
}

/// A round: who plays whom, with results, and why.
pub fn pairings(app: &App, t: &Tournament, round: usize, why: bool, out: &mut impl Write) -> io::Result<()> {
    let Some(r) = t.rounds().get(round.wrapping_sub(1)) else { return Ok(()) };
    let scenario = app.components.scenario(&r.scenario).map_or(r.scenario.clone(), |s| app.words.scenario_name(s));
    let args = [("round", round.into()), ("scenario", format!("{} ({scenario})", r.scenario).into())];
    writeln!(out, "\n{}", app.text("tournament-round", &args))?;
    let reasons = if why { t.pairing_of(&app.components, round) } else { None };
    let tell = |out: &mut dyn Write, notes: &[Note]| {
        notes.iter().try_for_each(|note| writeln!(out, "        {}", sentence(app, note)))
    };
    for (table, m) in r.matches.iter().enumerate() {
        let [a, b] = m.players.map(|p| t.players()[p].name.clone());
        let [pa, pb] = m.points();
        let played = m.games.iter().any(Option::is_some);
        let result = if played { format!("{} : {}  ({} : {})", pa.0, pb.0, pa.1, pb.1) } else { "–".to_owned() };
        writeln!(out, "{:>4}  {a:<24} {b:<24} {}", table + 1, app.plain(result))?;
        for (game, score) in m.games.iter().enumerate() {
            let line = game_line(app, t, m.players[game], score.as_ref());
            if !played || line.is_empty() {
                continue;
            }
            writeln!(out, "        {line}")?;
        }
        let found = reasons.as_ref().and_then(|p| p.pairs.iter().find(|(players, _)| *players == m.players));
        found.map_or(Ok(()), |(_, notes)| tell(out, notes))?;
    }
    if let Some(bye) = r.bye {
        let key = if r.knockout { "tournament-goes-on" } else { "tournament-bye" };
        writeln!(out, "      {}", app.text(key, &[("player", t.players()[bye].name.clone().into())]))?;
        reasons.and_then(|p| p.bye).map_or(Ok(()), |(_, notes)| tell(out, &notes))?;
    }
    Ok(())
}

/// One game of a match.
fn game_line(app: &App, t: &Tournament, invader: usize, score: Option<&Score>) -> String {
    let invader = t.players()[invader].name.clone();
    match score {
        None => app.text("tournament-game-open", &[("invader", invader.into())]),
        Some(s) if s.forfeit => {
            let winner = s.winner.code();
            app.text("tournament-game-forfeit", &[("invader", invader.into()), ("side", winner.into())])
        }
        Some(s) => {
            let args = [("invader", invader.into()), ("side", s.winner.code().into()), ("vp", s.vp.into())];
            app.text("tournament-game", &args)
        }
    }
}

/// Places and points.
pub fn standings(app: &App, t: &Tournament, out: &mut impl Write) -> io::Result<()> {
    if t.players().is_empty() {
        return Ok(());
    }
    let head =
        ["column-player", "column-match-points", "column-tiebreak", "column-games", "column-sides", "column-byes"];
    let [player, points, tiebreak, games, sides, byes] = head.map(|key| app.say(key));
    writeln!(out, "\n{:>4}  {player:<24} {points:>8} {tiebreak:>10} {games:>10} {sides:>10} {byes:>6}", "")?;
    for s in t.standings() {
        let who = &t.players()[s.player];
        let name = if who.withdrawn { format!("({})", who.name) } else { who.name.clone() };
        let (games, sides) = (format!("{}-{}", s.games[0], s.games[1]), format!("{}/{}", s.sides[0], s.sides[1]));
        writeln!(
            out,
            "{:>4}  {name:<24} {:>8} {:>10} {games:>10} {sides:>10} {:>6}",
            s.place, s.points, s.tiebreak, s.byes
        )?;
    }
    Ok(())
}

/// Matches that the rules do not want, made by hand.
pub fn rematches(app: &App, t: &Tournament, out: &mut impl Write) -> io::Result<()> {
    t.rematches(&app.components).iter().try_for_each(|note| writeln!(out, "\n{}", sentence(app, note)))
}

/// What is to be done.
pub fn next(app: &App, t: &Tournament, out: &mut impl Write) -> io::Result<()> {
    let open = t.rounds().last().map_or(0, Round::open_games);
    let text = if t.finished() {
        let winner = t.standings().first().map(|s| t.players()[s.player].name.clone()).unwrap_or_default();
        app.text("tournament-winner", &[("player", winner.into())])
    } else if open > 0 {
        app.text(
            "tournament-next-results",
            &[("count", open.into()), ("command", "dragonrage tournament result".into())],
        )
    } else {
        let args = [
            ("round", (t.rounds().len() + 1).into()),
            ("rounds", t.swiss_rounds().into()),
            ("command", "dragonrage tournament pair".into()),
        ];
        app.text(
            if t.swiss_rounds() > t.rounds().len() { "tournament-next-swiss" } else { "tournament-next-pair" },
            &args,
        )
    };
    writeln!(out, "\n{text}")
}

/// A player's share of games by side: for the test of side balance.
pub fn side_balance(t: &Tournament) -> bool {
    let side = |s: Side| s as usize;
    t.standings().iter().all(|s| s.sides[side(Side::Invader)] == s.sides[side(Side::Defender)])
}
