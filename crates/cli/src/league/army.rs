//! `army`: prices, limits, objectives, secret armies.

use super::args::{ArmyJob, ForWhom, Purpose};
use super::{all_refused, bad_file, game_written, options, read, refused, secret, sentence, write};
use crate::app::App;
use crate::dice::fresh_seed;
use crate::failure::Failure;
use dragonrage_league::ratings::handicap;
use dragonrage_league::{Army, Deal, DealKind, Draw, Note, Objective, Terms, points_text, random_army};
use dragonrage_rules::options::ElowynInPlay;
use dragonrage_rules::{BySide, Journal, Kind, Options, Side};
use std::io::{self, Write};
use std::path::Path;

/// Runs the command.
pub fn run(app: &App, job: &ArmyJob) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    match job {
        ArmyJob::Check { whom, army } => {
            let notes = terms(app, whom)?.check(&app.components, army);
            if !notes.is_empty() {
                return Err(all_refused(app, &notes));
            }
            summary(app, &mut out, army, whom.side.into(), &options(app, &whom.options)?)?;
            writeln!(out, "{}", app.say("army-fits"))?;
        }
        ArmyJob::Price { side, options: changes, army } => {
            let options = options(app, changes)?;
            let every = || Kind::ALL.into_iter().map(|kind| dragonrage_rules::Force { kind, count: 1 });
            let list = army.clone().unwrap_or_else(|| Army::new(every()));
            for f in list.forces() {
                let one = Army::new([*f]);
                let points = one.half_points(&app.components, (*side).into(), options.character_cost);
                if points > 0 {
                    let points = points_text(points, &app.say("decimal-sign"));
                    writeln!(out, "{:>3} {:<5} {points:>6}  {}", f.count, f.kind.code(), app.words.kind(f.kind))?;
                }
            }
            if let Some(army) = army {
                summary(app, &mut out, army, (*side).into(), &options)?;
            }
        }
        ArmyJob::Objective {
            map,
            invader_army,
            defender_army,
            campaign,
            invader_rating,
            defender_rating,
            options: changes,
        } => {
            let options = options(app, changes)?;
            dragonrage_league::stage(&app.components, map).map_err(|n| refused(app, &n))?;
            let armies = BySide { invader: invader_army.clone(), defender: defender_army.clone() };
            let princess = options.elowyn == ElowynInPlay::On;
            let mut objective = match campaign {
                Some(game) => {
                    let rule = options.campaign_objective;
                    Objective::campaign(&app.components, map, *game as usize, &armies, princess, rule)
                }
                None => Objective::chosen(&app.components, map, &armies, princess),
            };
            if let (Some(i), Some(d)) = (invader_rating, defender_rating) {
                objective = objective.handicap(handicap(*i, *d), if i > d { Side::Invader } else { Side::Defender });
            }
            spell_out(app, &mut out, &objective, objective.total())?;
        }
        ArmyJob::Random { whom, seed } => {
            let seed = seed.unwrap_or_else(fresh_seed);
            let army = random_army(&app.components, &terms(app, whom)?, &mut Draw::new(seed, 0));
            let army = army.ok_or_else(|| refused(app, &Note::new("army-none-fits", &[])))?;
            writeln!(out, "{army}")?;
            summary(app, &mut out, &army, whom.side.into(), &options(app, &whom.options)?)?;
            writeln!(out, "{}", app.text("army-seed", &[("seed", seed.to_string().into())]))?;
        }
        ArmyJob::Deal { file, map, about, options: changes } => {
            let deal = Deal::point_buy(&app.components, about, map, options(app, changes)?);
            write(app, file, None, &deal.map_err(|n| refused(app, &n))?.text())?;
            told(app, &mut out, "deal-begun", file, "commit")?;
        }
        ArmyJob::Plan { file, map, about, designer, invader_army, defender_army, objective, options: changes } => {
            let armies = BySide { invader: invader_army.clone(), defender: defender_army.clone() };
            let options = options(app, changes)?;
            let deal = Deal::planned(&app.components, about, map, options, designer, armies, *objective);
            let deal = deal.map_err(|n| all_refused(app, &n))?;
            write(app, file, None, &deal.text())?;
            state(app, &mut out, &deal)?;
            told(app, &mut out, "deal-planned", file, "choose")?;
        }
        ArmyJob::Choose { file, player, side } => {
            change(app, file, |deal| deal.choose(player, (*side).into()).map_err(|n| vec![n]))?;
            told(app, &mut out, "deal-sides-chosen", file, "start")?;
        }
        ArmyJob::Commit { file, side, army, secret } => {
            let (text, mut deal) = load(app, file)?;
            let side = (*side).into();
            if deal.kind == DealKind::PointBuy && !deal.committed(side) {
                let terms = Terms::point_buy(&app.components, &deal.map, side, &deal.options);
                let notes = terms.map_err(|n| refused(app, &n))?.check(&app.components, army);
                if !notes.is_empty() {
                    return Err(all_refused(app, &notes));
                }
                let sealed = secret::seal(app, secret, army)?;
                deal.commit(side, sealed.commitment(&deal.about, side)).map_err(|n| refused(app, &n))?;
                write(app, file, Some(&text), &deal.text())?;
                return Ok(told(app, &mut out, "deal-committed", secret, "open")?);
            }
            // Refused, with the deal's own reason; nothing is written.
            let salt = dragonrage_league::Salt([0; 32]);
            let sealed = dragonrage_league::Sealed { army: army.clone(), salt };
            deal.commit(side, sealed.commitment(&deal.about, side)).map_err(|n| refused(app, &n))?;
        }
        ArmyJob::Open { file, side, secret } => {
            let sealed = secret::unseal(app, secret)?;
            let deal = change(app, file, |deal| deal.open(&app.components, (*side).into(), sealed))?;
            state(app, &mut out, &deal)?;
        }
        ArmyJob::Start { file, out: game } => {
            let (_, deal) = load(app, file)?;
            let obstacles = deal.obstacles(&app.components);
            if !obstacles.is_empty() {
                return Err(all_refused(app, &obstacles));
            }
            let sides = deal.kind == DealKind::PointBuy || deal.player(Side::Invader).is_some();
            let header = deal.header(&app.components).filter(|_| sides);
            let header = header.ok_or_else(|| refused(app, &Note::new("deal-not-ready", &["3.3.1-c", "3.3.2-b"])))?;
            let journal: Journal = app.begin(header)?;
            write(app, game, None, &journal.text())?;
            state(app, &mut out, &deal)?;
            writeln!(out, "{}", game_written(app, game))?;
        }
    }
    out.flush()?;
    Ok(())
}

/// Says what is in a file, and which command comes next.
fn told(app: &App, out: &mut impl Write, key: &'static str, file: &Path, next: &str) -> io::Result<()> {
    let file = file.display().to_string();
    let command = format!("dragonrage army {next} {file}");
    writeln!(out, "{}", app.text(key, &[("file", file.into()), ("command", command.into())]))
}

fn load(app: &App, file: &Path) -> Result<(String, Deal), Failure> {
    let text = read(app, file)?;
    let deal = Deal::read(&app.components, &text).map_err(|e| bad_file(app, file, &e))?;
    Ok((text, deal))
}

fn change(app: &App, file: &Path, change: impl FnOnce(&mut Deal) -> Result<(), Vec<Note>>) -> Result<Deal, Failure> {
    let (text, mut deal) = load(app, file)?;
    change(&mut deal).map_err(|n| all_refused(app, &n))?;
    write(app, file, Some(&text), &deal.text())?;
    Ok(deal)
}

/// What a side may recruit.
fn terms(app: &App, whom: &ForWhom) -> Result<Terms, Failure> {
    let (c, side, o) = (&app.components, whom.side.into(), options(app, &whom.options)?);
    let terms = match whom.purpose {
        Purpose::PointBuy => Terms::point_buy(c, &whom.map, side, &o),
        Purpose::Planned => Terms::planned(c, &whom.map, side, &o),
        Purpose::Campaign => Terms::campaign(c, &whom.map, side, &o, whom.number as usize, whom.points),
        Purpose::Scenario => Terms::scenario(c, &whom.map, side, &o),
    };
    terms.map_err(|n| refused(app, &n))
}

/// Price and number of units.
fn summary(app: &App, out: &mut impl Write, army: &Army, side: Side, options: &Options) -> io::Result<()> {
    let points = army.half_points(&app.components, side, options.character_cost);
    let points = points_text(points, &app.say("decimal-sign"));
    let args = [("points", points.into()), ("units", army.units().into())];
    writeln!(out, "{}", app.text("army-summary", &args))
}

/// An objective, reason by reason.
pub fn spell_out(app: &App, out: &mut impl Write, objective: &Objective, total: i16) -> io::Result<()> {
    for (n, part) in objective.parts.iter().enumerate() {
        let vp = if n == 0 { part.vp.to_string() } else { format!("{:+}", part.vp) };
        writeln!(out, "{vp:>5}  {}", sentence(app, &part.why))?;
    }
    if i64::from(total) != objective.sum() {
        writeln!(out, "       {}", app.say("objective-bounded"))?;
    }
    writeln!(out, "{}", app.text("objective-total", &[("vp", total.into())]))
}

/// How far an agreement has come.
fn state(app: &App, out: &mut impl Write, deal: &Deal) -> io::Result<()> {
    match (deal.armies(), deal.objective(&app.components)) {
        (Some(armies), Some((objective, total))) => {
            for side in Side::BOTH {
                let args = [("side", side.code().into()), ("army", armies[side].to_string().into())];
                writeln!(out, "{}", app.text("army-of", &args))?;
            }
            spell_out(app, out, &objective, total)?;
            deal.obstacles(&app.components).iter().try_for_each(|note| writeln!(out, "{}", sentence(app, note)))
        }
        _ => writeln!(out, "{}", app.say("deal-wait")),
    }
}
