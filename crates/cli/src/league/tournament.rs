//! `tournament`: an organiser's desk. Every command reads the log, adds to it and writes it in one step.

use super::args::{SystemArg, ToldArgs, TournamentJob};
use super::tournament_report::{self as report, pairings, standings};
use super::{bad_file, game_written, now, read, refused, tournament_test, verdict, write};
use crate::app::App;
use crate::dice::fresh_seed;
use crate::failure::Failure;
use crate::files;
use dragonrage_league::tournament::{Entry, Plan, System, Told, players_from_csv, players_from_trf};
use dragonrage_league::{Note, Tournament, tournament};
use dragonrage_rules::Side;
use std::io::{self, Write};
use std::path::Path;

impl From<SystemArg> for System {
    fn from(arg: SystemArg) -> System {
        match arg {
            SystemArg::Elimination => System::Elimination,
            SystemArg::Double => System::Double,
            SystemArg::Swiss => System::Swiss,
            SystemArg::SwissFinal => System::SwissFinal,
        }
    }
}

/// Runs the command.
pub fn run(app: &App, job: &TournamentJob) -> Result<(), Failure> {
    match job {
        TournamentJob::New { file, name, system, rounds, scenarios, seed } => {
            let (name, scenarios, seed) = (name.clone(), scenarios.clone(), seed.unwrap_or_else(fresh_seed));
            let plan = Plan { name, system: (*system).into(), rounds: *rounds, scenarios, seed };
            let t = Tournament::new(&app.components, plan).map_err(|n| refused(app, &n))?;
            write(app, file, None, &t.text())?;
            let shown = file.display().to_string();
            let command = format!("dragonrage tournament enter {shown}");
            let args = [("file", shown.into()), ("command", command.into())];
            writeln!(io::stdout(), "{}", app.text("tournament-begun", &args))?;
            Ok(())
        }
        TournamentJob::Enter { file, players, csv, trf } => {
            let mut names = players.clone();
            if let Some(path) = csv {
                names.extend(players_from_csv(&files::read(app, path)?).map_err(|n| refused(app, &n))?);
            }
            if let Some(path) = trf {
                names.extend(players_from_trf(&files::read(app, path)?).map_err(|n| refused(app, &n))?);
            }
            let t = change(app, file, |t| {
                names.into_iter().try_for_each(|player| add(app, t, Entry::Enter { player, at: None }))
            })?;
            let advised = System::advised(t.active().len());
            let args = [("count", t.active().len().into()), ("system", advised.code().into())];
            writeln!(io::stdout(), "{}", app.text("tournament-entered", &args))?;
            Ok(())
        }
        TournamentJob::Withdraw { file, player } => {
            let entry = Entry::Withdraw { player: player.clone(), at: None };
            let t = change(app, file, |t| add(app, t, entry))?;
            show(app, &t, None, false)
        }
        TournamentJob::Pair { file, scenario } => {
            let t = change(app, file, |t| {
                let entry = t.next_round(&app.components, scenario.as_deref()).map_err(|n| refused(app, &n))?;
                add(app, t, entry)
            })?;
            show(app, &t, None, true)
        }
        TournamentJob::Start { file, out } => start(app, &load(app, file)?.1, out),
        TournamentJob::Result { file, records, told } => {
            if records.is_empty() && told.invader.is_none() {
                return Err(Failure::Usage(app.say("tournament-what-result")));
            }
            let t = change(app, file, |t| {
                for path in records {
                    let proof = verdict(app, path, &files::read(app, path)?)?;
                    let entry = t.from_verdict(&app.components, &proof).map_err(|n| refused(app, &n))?;
                    add(app, t, entry)?;
                }
                told_result(t, told, None).map_or(Ok(()), |told| add(app, t, Entry::Game(told)))
            })?;
            show(app, &t, None, false)
        }
        TournamentJob::Correct { file, told, why } => {
            let t = change(app, file, |t| match told_result(t, told, Some(why)) {
                Some(told) => add(app, t, Entry::Correct(told)),
                None => Err(Failure::Usage(app.say("tournament-what-result"))),
            })?;
            show(app, &t, told.round, false)
        }
        TournamentJob::Show { file, round, why } => show(app, &load(app, file)?.1, *round, *why),
        TournamentJob::Check { file } => check(app, &load(app, file)?.1),
        TournamentJob::Export { file, csv, trf } => {
            let (_, t) = load(app, file)?;
            let tables = [(csv, tournament::standings_csv(&t)), (trf, tournament::trf(&t))];
            for (path, text) in tables {
                if let Some(path) = path {
                    files::replace(path, &text, true).map_err(|e| files::cannot_write(app, path, e))?;
                    let shown = path.display().to_string();
                    writeln!(io::stdout(), "{}", app.text("saved", &[("file", shown.into())]))?;
                }
            }
            Ok(())
        }
        TournamentJob::Simulate { players, system, rounds, seed, file } => {
            tournament_test::run(app, *players as usize, (*system).into(), *rounds, *seed, file.as_deref())
        }
    }
}

/// Reads a tournament.
pub fn load(app: &App, file: &Path) -> Result<(String, Tournament), Failure> {
    let text = read(app, file)?;
    let t = Tournament::read(&app.components, &text).map_err(|e| bad_file(app, file, &e))?;
    Ok((text, t))
}

fn change(
    app: &App,
    file: &Path,
    change: impl FnOnce(&mut Tournament) -> Result<(), Failure>,
) -> Result<Tournament, Failure> {
    let (text, mut t) = load(app, file)?;
    change(&mut t)?;
    write(app, file, Some(&text), &t.text())?;
    Ok(t)
}

fn add(app: &App, t: &mut Tournament, entry: Entry) -> Result<(), Failure> {
    t.add(&app.components, entry.at(now())).map_err(|n| refused(app, &n))
}

fn told_result(t: &Tournament, args: &ToldArgs, why: Option<&String>) -> Option<Told> {
    let winner: Side = args.winner?.into();
    Some(Told {
        round: args.round.unwrap_or(t.rounds().len()),
        invader: args.invader.clone()?,
        defender: args.defender.clone()?,
        winner: winner.code().to_owned(),
        vp: args.vp,
        forfeit: args.forfeit,
        why: why.cloned(),
        ..Told::default()
    })
}

/// A round and the standings.
fn show(app: &App, t: &Tournament, round: Option<usize>, why: bool) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    writeln!(out, "{}", report::heading(app, t))?;
    let last = t.rounds().len();
    let round = round.unwrap_or(last);
    if round > last || round == 0 && last > 0 {
        return Err(refused(app, &Note::new("tournament-no-round", &["5.1-a"])));
    }
    if round > 0 {
        pairings(app, t, round, why, &mut out)?;
    }
    standings(app, t, &mut out)?;
    report::rematches(app, t, &mut out)?;
    report::next(app, t, &mut out)?;
    out.flush()?;
    Ok(())
}

/// The games of the round, ready to be played: two for each match, with sides exchanged [5.1-a].
fn start(app: &App, t: &Tournament, dir: &Path) -> Result<(), Failure> {
    let round = t.rounds().last().ok_or_else(|| refused(app, &Note::new("tournament-no-round", &["5.1-a"])))?;
    for (table, m) in round.matches.iter().enumerate() {
        for game in 0..2 {
            let header = t.header(&app.components, round, m, game).map_err(|n| refused(app, &n))?;
            let path = dir.join(format!("round-{}-table-{}-game-{}.txt", t.rounds().len(), table + 1, game + 1));
            write(app, &path, None, &app.begin(header)?.text())?;
            writeln!(io::stdout(), "{}", game_written(app, &path))?;
        }
    }
    Ok(())
}

/// Pairs every round again and compares.
fn check(app: &App, t: &Tournament) -> Result<(), Failure> {
    t.check(&app.components).map_err(|n| refused(app, &n))?;
    writeln!(io::stdout(), "{}", app.text("tournament-checked", &[("rounds", t.rounds().len().into())]))?;
    Ok(())
}
