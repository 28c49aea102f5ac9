//! `ratings`: a book of verified games, and what follows from it.

use super::args::RatingsJob;
use super::{bad_file, read, refused, verdict, write};
use crate::app::App;
use crate::failure::Failure;
use crate::files;
use dragonrage_league::ratings::{Book, Ladder, Ratings, TEASED, handicap, handicapped, simulate, stronger};
use dragonrage_league::{Note, player_name};
use serde::Serialize;
use std::io::{self, Write};
use std::path::Path;

/// Runs the command.
pub fn run(app: &App, job: &RatingsJob) -> Result<(), Failure> {
    match job {
        RatingsJob::Add { file, records, period } => {
            let text = if file.exists() { Some(read(app, file)?) } else { None };
            let mut book = match &text {
                Some(text) => Book::read(text).map_err(|e| bad_file(app, file, &e))?,
                None => Book::default(),
            };
            for path in records {
                let proof = verdict(app, path, &files::read(app, path)?)?;
                book.take(&app.components, &proof, period).map_err(|n| refused(app, &n))?;
            }
            write(app, file, text.as_deref(), &book.text())?;
            let args = [("count", records.len().into()), ("all", book.games().len().into())];
            writeln!(io::stdout(), "{}", app.text("ratings-added", &args))?;
            Ok(())
        }
        RatingsJob::Table { file, json } => table(app, &load(app, file)?, *json),
        RatingsJob::Handicap { file, invader, defender, scenario, against_each_other } => {
            let book = load(app, file)?;
            let ladder = Ladder::new(book.games());
            let [invader, defender] = [invader, defender].map(|n| player_name(n));
            let (invader, defender) = (invader.map_err(|n| refused(app, &n))?, defender.map_err(|n| refused(app, &n))?);
            let (i, d) = match against_each_other {
                true => (ladder.against(&invader, &defender), ladder.against(&defender, &invader)),
                false => (ladder.pooled(&invader), ladder.pooled(&defender)),
            };
            let (vp, stronger) = (handicap(i, d), stronger(i, d));
            let mut out = io::stdout().lock();
            for (player, rating) in [(&invader, i), (&defender, d)] {
                writeln!(
                    out,
                    "{}",
                    app.text("ratings-of", &[("player", player.clone().into()), ("rating", rating.into())])
                )?;
            }
            let told = match stronger {
                None => app.say("ratings-no-handicap"),
                Some(side) => app.text("ratings-handicap", &[("vp", vp.into()), ("side", side.code().into())]),
            };
            writeln!(out, "{told}")?;
            if let Some(id) = scenario {
                let scenario = app.scenario(id)?;
                let most = app.components.board(&scenario.map).map_or(i64::MAX, |b| i64::from(b.vp_total()));
                let vp = handicapped(i64::from(scenario.objective), most, i, d);
                writeln!(out, "{}", app.text("objective-total", &[("vp", vp.into())]))?;
            }
            Ok(())
        }
        RatingsJob::Simulate { games, players, seed } => {
            let ids: Vec<&str> = app.components.scenarios.iter().map(|s| s.id.as_str()).collect();
            let found = simulate(*games as usize, *players as usize, &ids, *seed);
            let mut out = io::stdout().lock();
            let args = [("games", found.games.into()), ("correlation", app.number(found.spearman, 3).into())];
            writeln!(out, "{}", app.text("ratings-simulated", &args))?;
            for (id, ease, rated, margin) in &found.sides {
                let args = [
                    ("scenario", id.clone().into()),
                    ("ease", app.number(*ease, 0).into()),
                    ("found", app.number(*rated, 0).into()),
                    ("margin", app.number(*margin, 0).into()),
                ];
                writeln!(out, "{}", app.text("ratings-side-found", &args))?;
            }
            let args = [("within", found.within().into()), ("all", found.sides.len().into())];
            writeln!(out, "{}", app.text("ratings-sides-within", &args))?;
            Ok(())
        }
    }
}

fn load(app: &App, file: &Path) -> Result<Book, Failure> {
    Book::read(&read(app, file)?).map_err(|e| bad_file(app, file, &e))
}

#[derive(Serialize)]
struct Line {
    player: String,
    ladder: i32,
    rating: f64,
    margin: f64,
    games: usize,
}

#[derive(Serialize)]
struct SideLine {
    scenario: String,
    invader_ease: f64,
    margin: f64,
    games: usize,
}

#[derive(Serialize)]
struct Table {
    players: Vec<Line>,
    sides: Vec<SideLine>,
}

fn table(app: &App, book: &Book, json: bool) -> Result<(), Failure> {
    let (ladder, ratings) = (Ladder::new(book.games()), Ratings::new(book.games()));
    let round = |x: f64| (x * 10.0).round() / 10.0;
    let players = ratings.players().into_iter().map(|r| Line {
        ladder: ladder.pooled(&r.name),
        rating: round(r.rating),
        margin: round(r.margin),
        games: r.games,
        player: r.name,
    });
    let sides = ratings.sides().into_iter().map(|r| SideLine {
        invader_ease: round(r.rating),
        margin: round(r.margin),
        games: r.games,
        scenario: r.name,
    });
    let table = Table { players: players.collect(), sides: sides.collect() };
    let mut out = io::stdout().lock();
    if json {
        writeln!(out, "{}", serde_json::to_string_pretty(&table).map_err(|e| Failure::Failed(e.to_string()))?)?;
        return Ok(());
    }
    if table.players.is_empty() {
        return Err(refused(app, &Note::new("ratings-empty", &[])));
    }
    let [player, ladder, rating, games] =
        ["column-player", "column-ladder", "column-rating", "column-games"].map(|key| app.say(key));
    writeln!(out, "{player:<24} {ladder:>8} {rating:>16} {games:>8}")?;
    for l in &table.players {
        let rating = format!("{} ± {}", app.number(l.rating, 0), app.number(l.margin, 0));
        let teased = if l.ladder >= TEASED { app.say("ratings-teased") } else { String::new() };
        let line = format!("{:<24} {:>+8} {rating:>16} {:>8}  {teased}", l.player, l.ladder, l.games);
        writeln!(out, "{}", app.plain(line.trim_end().to_owned()))?;
    }
    let [scenario, ease] = ["column-scenario", "column-ease"].map(|key| app.say(key));
    writeln!(out, "\n{scenario:<24} {:>8} {ease:>16} {games:>8}", "")?;
    for l in &table.sides {
        let ease = format!("{:+.0} ± {:.0}", l.invader_ease, l.margin);
        writeln!(out, "{:<24} {:>8} {:>16} {:>8}", l.scenario, "", app.plain(ease), l.games)?;
    }
    Ok(())
}
