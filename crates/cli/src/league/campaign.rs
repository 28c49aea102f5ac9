//! `campaign`: five linked games in one file, played by people or by computer players.

use super::args::CampaignJob;
use super::army::spell_out;
use super::{all_refused, bad_file, game_written, match_up, options, read, refused, secret, unproven, write};
use crate::app::App;
use crate::dice::fresh_seed;
use crate::failure::Failure;
use crate::files;
use dragonrage_ai::Level;
use dragonrage_league::campaign::{Awaits, Ending, Unfit};
use dragonrage_league::{Campaign, Draw, Note, random_army};
use dragonrage_rules::{BySide, Hex, Journal, Record, Side};
use std::io::{self, Write};
use std::path::Path;

/// Runs the command.
pub fn run(app: &App, job: &CampaignJob) -> Result<(), Failure> {
    match job {
        CampaignJob::New { file, map, invader, defender, seed, options: changes } => {
            let players = BySide { invader: invader.clone(), defender: defender.clone() };
            let (options, seed) = (options(app, changes)?, seed.unwrap_or_else(fresh_seed));
            let campaign = Campaign::new(&app.components, map, players, options, seed).map_err(|n| refused(app, &n))?;
            write(app, file, None, &campaign.text(&app.components))?;
            show(app, &campaign)
        }
        CampaignJob::Show { file } => show(app, &load(app, file)?.1),
        CampaignJob::Recruit { file, side, army } => change(app, file, |campaign| {
            let side = (*side).into();
            let army = match army {
                Some(army) => army.clone(),
                None => by_chance(app, campaign, side)?,
            };
            campaign.recruit(&app.components, side, army).map_err(|n| all_refused(app, &n))
        }),
        CampaignJob::Commit { file, side, army, secret } => {
            let (text, mut campaign) = load(app, file)?;
            let side: Side = (*side).into();
            let notes =
                campaign.terms(&app.components, side).map_err(|n| refused(app, &n))?.check(&app.components, army);
            if !notes.is_empty() {
                return Err(all_refused(app, &notes));
            }
            let zero = dragonrage_league::Salt([0; 32]);
            let probe = dragonrage_league::Sealed { army: army.clone(), salt: zero };
            let about = campaign.about();
            // Refused before a secret is written, if it will be.
            campaign.clone().commit(side, probe.commitment(&about, side)).map_err(|n| refused(app, &n))?;
            let sealed = secret::seal(app, secret, army)?;
            campaign.commit(side, sealed.commitment(&about, side)).map_err(|n| refused(app, &n))?;
            write(app, file, Some(&text), &campaign.text(&app.components))?;
            let shown = secret.display().to_string();
            writeln!(io::stdout(), "{}", app.text("deal-committed", &[("file", shown.into())]))?;
            Ok(())
        }
        CampaignJob::Open { file, side, secret } => {
            let sealed = secret::unseal(app, secret)?;
            change(app, file, |campaign| {
                campaign.open(&app.components, (*side).into(), sealed).map_err(|n| all_refused(app, &n))
            })
        }
        CampaignJob::Raze { file, hexes } => change(app, file, |campaign| {
            let hexes: Result<Vec<Hex>, Failure> = hexes
                .iter()
                .map(|text| {
                    let word: String = text.chars().take(20).collect();
                    text.parse().map_err(|_| Failure::Usage(app.text("notation-hex", &[("word", word.into())])))
                })
                .collect();
            campaign.raze(&app.components, hexes?).map_err(|n| refused(app, &n))
        }),
        CampaignJob::Start { file, out } => {
            let (_, campaign) = load(app, file)?;
            let journal = begin(app, &campaign)?;
            write(app, out, None, &journal.text())?;
            writeln!(io::stdout(), "{}", game_written(app, out))?;
            Ok(())
        }
        CampaignJob::Result { file, record, winner, vp, invader_kills, defender_kills } => {
            change(app, file, |campaign| match (record, winner) {
                (Some(path), _) => {
                    let text = files::read(app, path)?;
                    campaign.take(&app.components, text).map(|_| ()).map_err(|e| unfit(app, path, &e))
                }
                (None, Some(winner)) => {
                    let kills = BySide { invader: *invader_kills, defender: *defender_kills };
                    let ending = Ending { winner: (*winner).into(), vp: vp.unwrap_or(0), kills };
                    campaign.settle(ending).map_err(|n| refused(app, &n))
                }
                // The command line asks for one of them.
                (None, None) => Ok(()),
            })
        }
        CampaignJob::Play { file, invader, defender, games } => {
            play(app, file, BySide { invader: *invader, defender: *defender }, games.unwrap_or(usize::MAX))
        }
        CampaignJob::Export { file, game, out } => {
            let (_, campaign) = load(app, file)?;
            let record = game.checked_sub(1).and_then(|n| campaign.chapters().get(n)).and_then(|c| c.record.as_ref());
            let missing = || refused(app, &Note::new("campaign-no-record", &[]).number("game", *game as i64));
            write(app, out, None, record.ok_or_else(missing)?)?;
            let shown = out.display().to_string();
            writeln!(io::stdout(), "{}", app.text("saved", &[("file", shown.into())]))?;
            Ok(())
        }
    }
}

fn load(app: &App, file: &Path) -> Result<(String, Campaign), Failure> {
    let text = read(app, file)?;
    let campaign = Campaign::read(&app.components, &text).map_err(|e| bad_file(app, file, &e))?;
    Ok((text, campaign))
}

fn change(app: &App, file: &Path, change: impl FnOnce(&mut Campaign) -> Result<(), Failure>) -> Result<(), Failure> {
    let (text, mut campaign) = load(app, file)?;
    change(&mut campaign)?;
    write(app, file, Some(&text), &campaign.text(&app.components))?;
    show(app, &campaign)
}

fn unfit(app: &App, path: &Path, error: &Unfit) -> Failure {
    match error {
        Unfit::Unproven(e) => unproven(app, path, e),
        Unfit::Note(note) => refused(app, note),
    }
}

/// The next game before its first step.
fn begin(app: &App, campaign: &Campaign) -> Result<Journal, Failure> {
    let header = match campaign.awaits() {
        Awaits::Game => campaign.header(&app.components, campaign.game()),
        _ => None,
    };
    app.begin(header.ok_or_else(|| refused(app, &Note::new("campaign-no-game", &["4-a"])))?)
}

/// An army by chance for the game that is prepared; equal seeds give equal armies.
fn by_chance(app: &App, campaign: &Campaign, side: Side) -> Result<dragonrage_league::Army, Failure> {
    let terms = campaign.terms(&app.components, side).map_err(|n| refused(app, &n))?;
    let mut draw = Draw::new(campaign.seed, 2 * campaign.game() as u64 + side as u64);
    random_army(&app.components, &terms, &mut draw).ok_or_else(|| refused(app, &Note::new("army-none-fits", &[])))
}

/// Computer players do everything that is to be done. Whatever is decided or played is in the file at once.
fn play(app: &App, file: &Path, levels: BySide<Level>, games: usize) -> Result<(), Failure> {
    let (text, mut campaign) = load(app, file)?;
    let last = campaign.game().saturating_add(games);
    let mut before = text;
    loop {
        match campaign.awaits() {
            Awaits::Nothing(_) => break,
            Awaits::Armies(sides) => {
                for side in sides {
                    let army = by_chance(app, &campaign, side)?;
                    campaign.recruit(&app.components, side, army).map_err(|n| all_refused(app, &n))?;
                }
            }
            Awaits::Razing(_) => {
                let hexes = campaign.spoils(&app.components);
                campaign.raze(&app.components, hexes).map_err(|n| refused(app, &n))?;
            }
            Awaits::Game if campaign.game() >= last => break,
            Awaits::Game => {
                let begun = campaign.chapters().last().and_then(|c| c.record.clone());
                let mut journal = match begun.map(|text| Record::parse(&text)) {
                    Some(record) => record
                        .and_then(|r| Journal::resume(&app.components, &r))
                        .map_err(|e| unproven(app, file, &e.into()))?,
                    None => begin(app, &campaign)?,
                };
                let (seed, number) = (campaign.seed, campaign.game() as u64);
                match_up::play(&mut journal, levels, seed, number, |journal| {
                    campaign.keep(journal.text());
                    save(app, file, &mut before, &campaign)
                })?;
                campaign.take(&app.components, journal.text()).map_err(|e| unfit(app, file, &e))?;
            }
        }
        save(app, file, &mut before, &campaign)?;
    }
    show(app, &campaign)
}

fn save(app: &App, file: &Path, before: &mut String, campaign: &Campaign) -> Result<(), Failure> {
    let text = campaign.text(&app.components);
    write(app, file, Some(before), &text)?;
    *before = text;
    Ok(())
}

/// The campaign as a story, and what is to be done.
fn show(app: &App, campaign: &Campaign) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    let name = |side: Side| campaign.players[side].clone();
    let map = app.components.board(&campaign.map).map_or(campaign.map.clone(), |b| b.spec().name.clone());
    let args =
        [("map", map.into()), ("invader", name(Side::Invader).into()), ("defender", name(Side::Defender).into())];
    writeln!(out, "{}", app.text("campaign-heading", &args))?;
    let points = |out: &mut io::StdoutLock, p: BySide<u32>| {
        writeln!(
            out,
            "{}",
            app.text("campaign-points", &[("invader", p.invader.into()), ("defender", p.defender.into())])
        )
    };
    for (n, chapter) in campaign.chapters().iter().enumerate() {
        if matches!(campaign.awaits(), Awaits::Armies(_)) && n + 1 == campaign.game() && n > 0 {
            break;
        }
        writeln!(out, "\n{}", app.text("campaign-game", &[("game", (n + 1).into())]))?;
        points(&mut out, campaign.points_before(n + 1))?;
        for side in Side::BOTH {
            if let Some(army) = &chapter.armies[side] {
                let args = [("side", side.code().into()), ("army", army.to_string().into())];
                writeln!(out, "{}", app.text("army-of", &args))?;
            }
        }
        if let Some(hexes) = chapter.razed.as_ref().filter(|h| !h.is_empty()) {
            let hexes: Vec<String> = hexes.iter().map(Hex::to_string).collect();
            writeln!(out, "{}", app.text("campaign-razed", &[("hexes", hexes.join(", ").into())]))?;
        }
        if let Some(objective) = campaign.objective(&app.components, n + 1) {
            spell_out(app, &mut out, &objective, objective.total())?;
        }
        if let Some(ending) = chapter.ending {
            let args = [
                ("side", ending.winner.code().into()),
                ("player", name(ending.winner).into()),
                ("vp", ending.vp.into()),
            ];
            writeln!(out, "{}", app.text("campaign-won", &args))?;
            for side in Side::BOTH.into_iter().filter(|s| ending.kills[*s] > 0) {
                let args = [("side", side.code().into()), ("count", ending.kills[side].into())];
                writeln!(out, "{}", app.text("campaign-kills", &args))?;
            }
        }
    }
    writeln!(out)?;
    points(&mut out, campaign.points())?;
    let next = match campaign.awaits() {
        Awaits::Armies(sides) => {
            let sides: Vec<String> = sides.into_iter().map(name).collect();
            let args =
                [("game", campaign.game().into()), ("count", sides.len().into()), ("players", sides.join(", ").into())];
            app.text("campaign-next-recruit", &args)
        }
        Awaits::Razing(vp) => {
            let (player, command) = (name(Side::Invader), "dragonrage campaign raze");
            app.text("campaign-next-raze", &[("vp", vp.into()), ("player", player.into()), ("command", command.into())])
        }
        Awaits::Game => app.text("campaign-next-game", &[("game", campaign.game().into())]),
        Awaits::Nothing(Some(side)) => app.text("campaign-winner", &[("player", name(side).into())]),
        Awaits::Nothing(None) => app.say("campaign-tied"),
    };
    writeln!(out, "{next}")?;
    out.flush()?;
    Ok(())
}
