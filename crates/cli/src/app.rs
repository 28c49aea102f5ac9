//! What every command needs: the language, the components, the choice of a scenario with its options.

use crate::args::{Args, Armies};
use crate::board::Look;
use crate::failure::Failure;
use crate::paint::{self, Paint};
use crate::problems;
use dragonrage_data::Files;
use dragonrage_league::Army;
use dragonrage_rules::options::{ElowynInPlay, VictoryMode};
use dragonrage_rules::record::Header;
use dragonrage_rules::{BySide, Components, Game, Journal, Options, Ruleset, Scenario, SetupProblem, Side};
use dragonrage_words::{Context, Family, Lang, Value, Words};
use std::io::{self, ErrorKind, IsTerminal};
use std::path::Path;
use std::sync::Arc;

/// The words and the box of components.
pub struct App {
    /// All sentences, in the reader's language.
    pub words: Words,
    /// The printed components.
    pub components: Arc<Components>,
    /// Colours or none.
    pub paint: Paint,
    /// Only ASCII characters, but for the letters of sentences.
    pub ascii: bool,
}

/// The words of the language that was asked for, else of the environment's.
pub fn words(asked: Option<&str>) -> Result<Words, Failure> {
    let var = |name| std::env::var(name).ok();
    let (all, messages, lang) = (var("LC_ALL"), var("LC_MESSAGES"), var("LANG"));
    let usual = Lang::from_env(all.as_deref(), messages.as_deref(), lang.as_deref());
    match asked {
        None => Ok(Words::new(usual)),
        Some(code) => Lang::from_code(code).map(Words::new).ok_or_else(|| {
            let known = Lang::ALL.map(Lang::code).join(", ");
            let args = [("code", Value::from(code)), ("known", Value::from(known))];
            Failure::Usage(Words::new(usual).text("unknown-language", &args))
        }),
    }
}

impl App {
    /// Reads the data.
    pub fn new(words: Words, args: &Args) -> Result<App, Failure> {
        let components = match &args.data {
            None => dragonrage_data::embedded(),
            Some(dir) => {
                let files = App::files(&words, dir)?;
                let loaded = dragonrage_data::load(&files).map_err(|p| {
                    let head = words.text("data-problems", &[("count", p.0.len().into())]);
                    Failure::Failed(format!("{head}\n{p}"))
                })?;
                Arc::new(loaded)
            }
        };
        let ascii = args.ascii() || paint::is_poor(|name| std::env::var(name).ok());
        Ok(App { words, components, paint: Paint::new(args.color), ascii })
    }

    /// The data files of a folder.
    pub fn files(words: &Words, dir: &Path) -> Result<Files, Failure> {
        Files::read_dir(dir).map_err(|e| {
            let reason = match e.kind() {
                ErrorKind::NotFound => words.text("file-not-found", &[]),
                ErrorKind::PermissionDenied => words.text("file-not-allowed", &[]),
                _ => e.to_string(),
            };
            let args = [("file", dir.display().to_string().into()), ("reason", reason.into())];
            Failure::Failed(words.text("cannot-read", &args))
        })
    }

    /// How boards are drawn here.
    pub fn look(&self) -> Look {
        let width = io::stdout().is_terminal().then(|| console::Term::stdout().size_checked()).flatten();
        Look { paint: self.paint, ascii: self.ascii, width: width.map(|(_, columns)| usize::from(columns)) }
    }

    /// A text of the program.
    pub fn text(&self, key: &'static str, args: &[(&str, Value)]) -> String {
        self.plain(self.words.text(key, args))
    }

    /// A text without arguments.
    pub fn say(&self, key: &'static str) -> String {
        self.text(key, &[])
    }

    /// The text of a member of a family.
    pub fn of(&self, family: Family, code: &str) -> String {
        self.plain(self.words.of(family, code, &[]))
    }

    /// A sentence with plain signs where others cannot be shown; letters stay as they are.
    pub fn plain(&self, text: String) -> String {
        if self.ascii { paint::plain_signs(&text) } else { text }
    }

    /// Stands between facts on one line.
    pub fn between(&self) -> &'static str {
        if self.ascii { " - " } else { " · " }
    }

    /// A number with so many decimals, as the reader's language writes it.
    pub fn number(&self, number: f64, decimals: usize) -> String {
        format!("{number:.decimals$}").replace('.', &self.say("decimal-sign"))
    }

    /// What is needed to name units and hexes of a game: its own counters and board, whatever edition it is played with.
    pub fn context<'a>(&self, game: &'a Game) -> Context<'a> {
        Context { roster: &game.components().roster, board: game.board() }
    }

    /// The scenario with this id.
    pub fn scenario(&self, id: &str) -> Result<&Scenario, Failure> {
        self.components.scenario(id).ok_or_else(|| {
            let known: Vec<&str> = self.components.scenarios.iter().map(|s| s.id.as_str()).collect();
            Failure::Usage(self.text("unknown-scenario", &[("id", id.into()), ("known", known.join(", ").into())]))
        })
    }

    /// The scenario's own options, changed as asked: `key=value` each.
    /// The basic game has its own two armies and its own goal [M-c, M-d, M-p]: with others the Rules Reference is played.
    pub fn options(&self, scenario: &Scenario, changes: &[String], armies: &Armies) -> Result<Options, Failure> {
        let mut options = scenario.options;
        if armies.any() && options.ruleset == Ruleset::Manual {
            (options.ruleset, options.victory_mode) = (Ruleset::Reference, VictoryMode::Objective);
        }
        for change in changes {
            let (key, value) = change.split_once('=').unwrap_or((change, ""));
            options.set(key, value).map_err(|bad| Failure::Usage(problems::option(self, &bad)))?;
        }
        if options.ruleset == Ruleset::Manual && options.elowyn == ElowynInPlay::On {
            return Err(Failure::Usage(self.say("elowyn-not-in-basic-game")));
        }
        if options.victory_mode == VictoryMode::Manual && armies.objective.is_some() {
            return Err(Failure::Usage(self.say("objective-not-in-manual-mode")));
        }
        Ok(options)
    }

    /// What is agreed before a game of the scenario; a side without an army of its own keeps the printed one.
    pub fn header(&self, scenario: &Scenario, options: Options, armies: &Armies) -> Header {
        let own =
            |army: &Option<Army>, side: Side| army.as_ref().map_or(&scenario.forces[side][..], |a| a.forces()).to_vec();
        let (invader, defender) = (&armies.invader_army, &armies.defender_army);
        let forces = || BySide { invader: own(invader, Side::Invader), defender: own(defender, Side::Defender) };
        Header {
            forces: (invader.is_some() || defender.is_some()).then(forces),
            objective: armies.objective,
            ..Header::new(&self.components, &scenario.id, options)
        }
    }

    /// A game of the scenario, with its own armies, before its first step.
    pub fn fresh(&self, scenario: &Scenario, options: Options) -> Result<Game, Failure> {
        let journal = self.begin(Header::new(&self.components, &scenario.id, options))?;
        Ok(journal.game().clone())
    }

    /// A game before its first step.
    pub fn begin(&self, header: Header) -> Result<Journal, Failure> {
        Journal::begin(&self.components, header).map_err(|found| self.cannot_begin(&found))
    }

    /// A scenario that cannot be set up.
    pub fn cannot_begin(&self, found: &[SetupProblem]) -> Failure {
        Failure::Failed(problems::setup(self, found, "\n"))
    }

    /// The scenarios that were asked for: ids with commas between them, or `all`.
    pub fn scenarios(&self, asked: &str) -> Result<Vec<&Scenario>, Failure> {
        match asked {
            "all" => Ok(self.components.scenarios.iter().collect()),
            list => list.split(',').map(|id| self.scenario(id.trim())).collect(),
        }
    }
}
