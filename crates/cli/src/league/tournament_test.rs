//! `tournament simulate`: whole tournaments with players of known strength, to see how the pairings hold. With a file it
//! works as an organiser would, entry by entry, and goes on with a tournament that was broken off.

use super::tournament::load;
use super::tournament_report::side_balance;
use super::{refused, write};
use crate::app::App;
use crate::failure::Failure;
use dragonrage_league::tournament::{Entry, Plan, System, Told};
use dragonrage_league::{Draw, Tournament};
use dragonrage_rules::Side;
use std::io::{self, Write};
use std::path::Path;
use std::time::{Duration, Instant};

/// Runs the command.
pub fn run(
    app: &App,
    players: usize,
    system: System,
    rounds: Option<usize>,
    seed: u64,
    file: Option<&Path>,
) -> Result<(), Failure> {
    let mut desk = Desk { app, file, before: None };
    let mut t = match file.filter(|f| f.exists()) {
        Some(path) => {
            let (text, t) = load(app, path)?;
            desk.before = Some(text);
            t
        }
        None => {
            let plan = Plan { name: format!("{players}"), system, rounds, scenarios: "random".to_owned(), seed };
            Tournament::new(&app.components, plan).map_err(|n| refused(app, &n))?
        }
    };
    for n in t.players().len()..players {
        desk.add(&mut t, Entry::Enter { player: format!("p{n:04}"), at: None })?;
    }
    let mut slowest = Duration::ZERO;
    loop {
        if t.complete() {
            if t.finished() {
                break;
            }
            let begun = Instant::now();
            let entry = t.next_round(&app.components, None).map_err(|n| refused(app, &n))?;
            slowest = slowest.max(begun.elapsed());
            desk.add(&mut t, entry)?;
        }
        while let Some(told) = next_game(&t, seed) {
            desk.add(&mut t, Entry::Game(told))?;
        }
        desk.save(&t)?;
    }
    report(app, &t, slowest)
}

/// Keeps the file as far as the tournament has come.
struct Desk<'a> {
    app: &'a App,
    file: Option<&'a Path>,
    before: Option<String>,
}

impl Desk<'_> {
    fn add(&mut self, t: &mut Tournament, entry: Entry) -> Result<(), Failure> {
        let told = matches!(entry, Entry::Round { .. } | Entry::Game(_));
        t.add(&self.app.components, entry).map_err(|n| refused(self.app, &n))?;
        if told { self.save(t) } else { Ok(()) }
    }

    fn save(&mut self, t: &Tournament) -> Result<(), Failure> {
        let Some(path) = self.file else { return Ok(()) };
        let text = t.text();
        if self.before.as_ref() != Some(&text) {
            write(self.app, path, self.before.as_deref(), &text)?;
            self.before = Some(text);
        }
        Ok(())
    }
}

/// The next game that nobody has told, with a result by chance and strength: players of low number are strong. It depends
/// on the game alone, so that a tournament that was broken off comes out the same.
fn next_game(t: &Tournament, seed: u64) -> Option<Told> {
    let round = t.rounds().last()?;
    for m in &round.matches {
        for game in 0..2 {
            if m.games[game].is_some() {
                continue;
            }
            let (i, d) = (m.players[game], m.players[1 - game]);
            let mut draw = Draw::new(seed, 1 << 40 | (t.rounds().len() * 2_000 + i) as u64);
            let lead = (d as f64 - i as f64) / t.players().len() as f64;
            let won = draw.unit() < 1.0 / (1.0 + libm::exp(-4.0 * lead));
            let name = |p: usize| t.players()[p].name.clone();
            return Some(Told {
                round: t.rounds().len(),
                invader: name(i),
                defender: name(d),
                winner: if won { Side::Invader } else { Side::Defender }.code().to_owned(),
                vp: if won { 17 + draw.below(6) } else { draw.below(17) } as u16,
                ..Told::default()
            });
        }
    }
    None
}

fn report(app: &App, t: &Tournament, slowest: Duration) -> Result<(), Failure> {
    let mut pairs: Vec<[usize; 2]> = Vec::new();
    for round in t.rounds().iter().filter(|r| !r.knockout) {
        pairs.extend(round.matches.iter().map(|m| [m.players[0].min(m.players[1]), m.players[0].max(m.players[1])]));
    }
    let all = pairs.len();
    pairs.sort_unstable();
    pairs.dedup();
    let byes = t.standings().iter().map(|s| s.byes).max().unwrap_or(0);
    let best = t.standings().first().map(|s| t.players()[s.player].name.clone()).unwrap_or_default();
    let mut out = io::stdout().lock();
    let seconds = app.number(slowest.as_secs_f64(), 3);
    let args = [
        ("players", t.players().len().into()),
        ("rounds", t.rounds().len().into()),
        ("rematches", (all - pairs.len()).into()),
        ("byes", byes.into()),
        ("winner", best.into()),
    ];
    writeln!(out, "{}", app.text("tournament-simulated", &args))?;
    let key = if side_balance(t) { "tournament-sides-even" } else { "tournament-sides-uneven" };
    writeln!(out, "{}", app.say(key))?;
    // Times differ from run to run; they go where programs do not look.
    writeln!(io::stderr(), "{}", app.text("tournament-slowest", &[("seconds", seconds.into())]))?;
    Ok(())
}
