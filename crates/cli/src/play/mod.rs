//! `play`: one game in a terminal, or with a script at the other end of a pipe.

mod human;
mod input;
pub mod menu;
mod saves;
mod table;

use crate::app::App;
use crate::args::{self, Who};
use crate::dice::{self, Stream};
use crate::failure::Failure;
use crate::sheet;
use crate::{files, log, problems};
use dragonrage_rules::{BySide, Journal, Record, Side};
use dragonrage_table::{ByLot, Seating};
use dragonrage_words::{Command, Family, Words};
use human::Human;
use input::Input;
use saves::Save;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use table::Table;

/// A game to be played and what is known of it.
struct Start {
    journal: Journal,
    seed: u64,
    log: Vec<String>,
    marks: Vec<usize>,
    /// The file it came from, if it goes on there.
    file: Option<PathBuf>,
}

impl Start {
    fn turn(&self) -> u16 {
        self.journal.game().turn()
    }

    /// The name of its file.
    fn name(&self) -> String {
        self.file.as_deref().map(|f| f.display().to_string()).unwrap_or_default()
    }
}

/// Runs the command.
pub fn run(app: &App, job: &args::Play) -> Result<(), Failure> {
    let input = Input::default();
    writeln!(io::stdout(), "{}", app.paint.text(&app.say("welcome"), crate::paint::HEADING))?;
    let mut start = match &job.load {
        Some(path) => {
            let start = taken_up(app, path, job.seed)?;
            tell(app, "resumed", path)?;
            start
        }
        None => match resumed(app, job, &input)? {
            Some(start) => start,
            None => fresh(app, job)?,
        },
    };
    let (save, copy) = match (&job.save, &start.file) {
        (Some(path), _) => Save::at(app, path)?,
        (None, Some(path)) => (Save::again(path), None),
        (None, None) => (Save::fresh(start.seed), None),
    };
    if let Some(copy) = copy {
        tell(app, "copy-kept", &copy)?;
    }
    let seating = seating(job, &mut start.journal);
    introduce(app, &start, seating, &save)?;
    let mut table = Table {
        app,
        seating,
        seed: start.seed,
        threads: job.threads.map_or_else(|| std::thread::available_parallelism().map_or(1, usize::from), usize::from),
        save,
        log: start.log,
        marks: start.marks,
        human: Box::new(Human::new(app, app.look(), input)),
        computers: BySide { invader: None, defender: None },
        random: Box::new(ByLot::new(Stream::new(start.seed, 1))),
        journal: start.journal,
        plays_on: false,
    };
    let over = table.play()?;
    let mut out = io::stdout().lock();
    if over {
        writeln!(out, "{}", app.say("game-over"))?;
    }
    if !table.save.stored {
        return Err(Failure::Failed(app.say("not-saved")));
    }
    let file = table.save.path().display().to_string();
    writeln!(out, "{}", app.text("saved", &[("file", file.into())]))?;
    if over {
        writeln!(out, "{}", app.say("thanks"))?;
    }
    out.flush()?;
    Ok(())
}

fn tell(app: &App, key: &'static str, path: &Path) -> io::Result<()> {
    writeln!(io::stdout(), "{}", app.text(key, &[("file", path.display().to_string().into())]))
}

/// Scenario, seed, players and where the game is saved.
fn introduce(app: &App, start: &Start, seating: Seating, save: &Save) -> Result<(), Failure> {
    let game = start.journal.game();
    let scenario = &game.rules().scenario;
    let mut out = io::stdout().lock();
    let line = [("name", app.words.scenario_name(scenario).into()), ("objective", game.goal().into())];
    writeln!(out, "{}", app.text("scenario-line", &line))?;
    let description = app.words.scenario_description(scenario);
    let own = start.journal.header().forces.is_some();
    if start.journal.actions().is_empty() {
        // The story is that of the printed armies; others are named.
        let told = if own { sheet::reserve(app, game) } else { description };
        if !told.is_empty() {
            writeln!(out, "{}", told.trim_end())?;
        }
    }
    writeln!(out, "{}", app.text("seed-line", &[("seed", start.seed.to_string().into())]))?;
    let usual = scenario.options.list();
    for ((key, value), (_, default)) in game.options().list().into_iter().zip(usual) {
        if value != default {
            let args =
                [("option", app.words.option_name(key).into()), ("value", app.words.option_value(key, &value).into())];
            writeln!(out, "{}", app.text("option-line", &args))?;
        }
    }
    if matches!(seating, Seating::Seats(_)) {
        writeln!(out, "{}", app.say("you-are-player-one"))?;
    }
    if let Seating::Sides(sides) = seating {
        let name = |who: Who| app.of(Family::Player, who.code());
        let args = [("invader", name(sides.invader).into()), ("defender", name(sides.defender).into())];
        writeln!(out, "{}", app.text("players-line", &args))?;
    }
    let file = save.path().display().to_string();
    writeln!(out, "{}", app.text("saved-automatically", &[("file", file.into())]))?;
    Ok(())
}

fn fresh(app: &App, job: &args::Play) -> Result<Start, Failure> {
    let scenario = app.scenario(job.scenario.as_deref().unwrap_or("esirien-1"))?;
    let options = app.options(scenario, &job.options, &job.armies)?;
    let journal = app.begin(app.header(scenario, options, &job.armies))?;
    let seed = job.seed.unwrap_or_else(dice::fresh_seed);
    Ok(Start { journal, seed, log: Vec::new(), marks: Vec::new(), file: None })
}

/// A recorded game, to go on with.
fn taken_up(app: &App, path: &Path, seed: Option<u64>) -> Result<Start, Failure> {
    let text = files::read(app, path)?;
    let refuse = |record: Option<&Record>, e| Failure::Failed(problems::record(app, path, &e, record));
    let record = Record::parse(&text).map_err(|e| refuse(None, e))?;
    let journal = Journal::resume(&app.components, &record).map_err(|e| refuse(Some(&record), e))?;
    let (mut log, mut marks) = (Vec::new(), Vec::new());
    let told = record.replay(&app.components, usize::MAX, |_, events, game| {
        marks.push(log.len());
        log.extend(events.iter().map(|e| log::line(app, e, game, &app.paint)));
    });
    told.map_err(|e| refuse(Some(&record), e))?;
    let seed = seed.or_else(|| dragonrage_table::seed_of(&text)).unwrap_or_else(dice::fresh_seed);
    Ok(Start { journal, seed, log, marks, file: None })
}

/// An unfinished game, if there is one and the player wants to go on with it.
fn resumed(app: &App, job: &args::Play, input: &Input) -> Result<Option<Start>, Failure> {
    let asked_for_another = job.scenario.is_some() || job.seed.is_some() || !job.options.is_empty();
    let people = [job.invader, job.defender].contains(&Some(Who::Human)) || (job.invader, job.defender) == (None, None);
    if asked_for_another || !people || job.save.is_some() {
        return Ok(None);
    }
    let mut games: Vec<Start> = Vec::new();
    for path in saves::unfinished() {
        match taken_up(app, &path, None) {
            Ok(start) => games.push(Start { file: Some(path), ..start }),
            // It stays where it is; there may be others.
            Err(Failure::Failed(why)) => writeln!(io::stdout(), "{why}")?,
            Err(other) => return Err(other),
        }
    }
    let question = match &games[..] {
        [] => return Ok(None),
        [only] => app.text("resume-question", &[("file", only.name().into()), ("turn", only.turn().into())]),
        several => {
            let mut out = io::stdout().lock();
            writeln!(out, "{}", app.say("resume-heading"))?;
            for (n, game) in several.iter().enumerate() {
                let scenario = app.words.scenario_name(&game.journal.game().rules().scenario);
                let args = [("file", game.name().into()), ("scenario", scenario.into()), ("turn", game.turn().into())];
                writeln!(out, "{:>4}  {}", n + 1, app.text("resume-entry", &args))?;
            }
            app.say("resume-which")
        }
    };
    loop {
        let Some(answer) = input.ask(&question)? else { return Ok(None) };
        match understood(&app.words, &answer, games.len(), io::stdin().is_terminal()) {
            Resume::Game(n) => {
                let start = games.swap_remove(n);
                writeln!(io::stdout(), "{}", app.text("resumed", &[("file", start.name().into())]))?;
                return Ok(Some(start));
            }
            Resume::None => return Ok(None),
            Resume::Unclear => {}
            Resume::NotMeant => {
                input.put_back(answer);
                return Ok(None);
            }
        }
    }
}

/// What an answer to the question about unfinished games means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Resume {
    /// Go on with this one.
    Game(usize),
    /// Begin a new game.
    None,
    /// Ask again.
    Unclear,
    /// It is the first answer of a script that knows nothing of old games: it starts a new one.
    NotMeant,
}

/// Yes means the game saved last. Numbers are for people: a script names the file.
fn understood(words: &Words, answer: &str, games: usize, person: bool) -> Resume {
    match (words.command(answer), answer.parse::<usize>()) {
        (Some(Command::Yes), _) => Resume::Game(0),
        (Some(Command::No), _) => Resume::None,
        _ if !person => Resume::NotMeant,
        (None, Ok(n)) if games > 1 && (1..=games).contains(&n) => Resume::Game(n - 1),
        _ => Resume::Unclear,
    }
}

/// Who plays what: as asked, else as recorded, else one person against chance who roll for sides.
fn seating(job: &args::Play, journal: &mut Journal) -> Seating {
    let players = &journal.header_mut().players;
    let recorded = |side: Side| Who::of(&players[side]);
    let asked = BySide { invader: job.invader, defender: job.defender };
    let known = |side: Side| asked[side].or_else(|| recorded(side));
    match (known(Side::Invader), known(Side::Defender)) {
        (None, None) => Seating::Seats([Who::Human, Who::CHANCE]),
        (invader, defender) => Seating::Sides(BySide {
            invader: invader.unwrap_or(Who::CHANCE),
            defender: defender.unwrap_or(Who::CHANCE),
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use dragonrage_words::Lang;

    #[test]
    fn answers_about_unfinished_games() {
        let words = Words::new(Lang::De);
        for (answer, games, person, meant) in [
            ("ja", 1, true, Resume::Game(0)),
            ("Y", 1, true, Resume::Unclear),
            ("yes", 3, false, Resume::Game(0)),
            ("nein", 3, true, Resume::None),
            ("2", 3, true, Resume::Game(1)),
            ("4", 3, true, Resume::Unclear),
            ("0", 3, true, Resume::Unclear),
            ("1", 1, true, Resume::Unclear),
            ("", 1, true, Resume::Unclear),
            ("help", 2, true, Resume::Unclear),
            ("2", 3, false, Resume::NotMeant),
            ("D1 walks N", 1, false, Resume::NotMeant),
        ] {
            assert_eq!(understood(&words, answer, games, person), meant, "{answer}");
        }
    }
}
