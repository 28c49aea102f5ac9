//! The command line. What the words mean is for the commands to know.

use crate::contender::{Named, Opponents, named, opponents, teacher};
use crate::league::args as league_args;
use clap::builder::{OsStringValueParser, PossibleValuesParser, TypedValueParser};
use clap::{ArgGroup, Args as Arguments, Parser, Subcommand, ValueEnum, value_parser};
use dragonrage_ai::Level;
use dragonrage_lab::study::Habit;
use dragonrage_league::Army;
pub use dragonrage_table::Who;
use std::path::PathBuf;

/// Everything that can be said on the command line.
#[derive(Parser, Debug)]
#[command(
    name = "dragonrage",
    version,
    about = "Dragon Rage: two dragons against a walled city, in your browser or your terminal"
)]
pub struct Args {
    /// Language: en, es, de or fr; otherwise the environment's
    #[arg(long, global = true, value_name = "LANG")]
    pub lang: Option<String>,
    /// Folder with data files that replace the built-in ones
    #[arg(long, global = true, value_name = "DIR", env = "DRAGONRAGE_DATA", value_parser = any_path())]
    pub data: Option<PathBuf>,
    /// When to use colours
    #[arg(long, global = true, value_enum, default_value_t = Color::Auto, value_name = "WHEN")]
    pub color: Color,
    /// What to do; nothing: open the page in the browser
    #[command(subcommand)]
    pub job: Option<Job>,
}

/// Also an empty path, which clap would refuse with a riddle when it comes from the environment.
fn any_path() -> impl TypedValueParser<Value = PathBuf> {
    OsStringValueParser::new().map(PathBuf::from)
}

/// A computer player's level.
pub fn level() -> impl TypedValueParser<Value = Level> {
    PossibleValuesParser::new(Level::ALL.map(Level::code)).try_map(|s| Level::from_code(&s).ok_or("no such level"))
}

/// A seed, or what would be one.
pub fn seed(text: &str) -> Result<u64, String> {
    text.parse().map_err(|_| format!("a seed is a whole number from 0 to {}", u64::MAX))
}

impl Args {
    /// An empty DRAGONRAGE_DATA means none.
    pub fn tidy(self) -> Args {
        Args { data: self.data.filter(|d| !d.as_os_str().is_empty()), ..self }
    }

    /// Were ASCII characters asked for?
    pub fn ascii(&self) -> bool {
        match &self.job {
            Some(Job::Play(job)) => job.ascii,
            Some(Job::Show(job)) => job.ascii,
            _ => false,
        }
    }
}

/// When to use colours.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Color {
    /// On a terminal, unless NO_COLOR is set
    Auto,
    /// Always
    Always,
    /// Never
    Never,
}

/// The commands.
#[derive(Subcommand, Debug)]
pub enum Job {
    /// Show the page in a browser, served from this program
    Serve(Serve),
    /// Host games over the net, with the page, for anybody who has the address
    Host(Host),
    /// Let a computer player play on a server for games over the net, as a guest
    Bot(Bot),
    /// Play a game in this terminal
    Play(Play),
    /// Play many games without people and tell how they ended
    Simulate(Simulate),
    /// Tell a recorded game again and check that it ends where it ended
    Replay(Replay),
    /// Check the dice of a game that was played over the net, and tell what they prove
    Verify(Verify),
    /// Draw a recorded game or a position
    Show(Show),
    /// Advise whoever has to decide in a recorded game or a position
    Hint(Hint),
    /// Let two computer players play a match and tell who is stronger, and by how much
    Arena(Arena),
    /// Measure a player against every other one that has a name: levels, frozen players, exploiters
    Ladder(Ladder),
    /// Let equal computer players play every scenario and tell how fair it is
    Balance(Balance),
    /// Find better weights for computer players by letting them play against themselves
    Tune(Tune),
    /// Learn from self-play how likely a position is to be won
    Forecast(Forecast),
    /// Tell how many exactly solved positions each level solves, and where it goes wrong
    Tactics(Tactics),
    /// Tell what was done in recorded games, and what tells those that the invader won from the others
    Study(Study),
    /// Armies of your own: prices, limits, the objective, secret armies
    Army(league_args::ArmyArgs),
    /// Five linked games on one map, in one file
    Campaign(league_args::CampaignArgs),
    /// Run a tournament: players, pairings, results, standings, in one file
    Tournament(league_args::TournamentArgs),
    /// Who plays how well: the rulebook's ladder, handicaps, and Glicko-2 with sides
    Ratings(league_args::RatingsArgs),
    /// Measure the speed of the rules
    Bench(Bench),
    /// Run the conformance cases
    Cases(Cases),
    /// The text of a rule, by its id, or all of them
    Rules(Rules),
    /// Check the built-in data or a folder of data files
    CheckData(CheckData),
    /// Write manual pages and completions for shells into a folder, for packages
    Generate(Generate),
}

/// `generate`.
#[derive(Arguments, Debug)]
pub struct Generate {
    /// The folder; it is made if it is not there
    #[arg(value_name = "DIR")]
    pub out: PathBuf,
}

/// A person or a computer player.
fn who() -> impl TypedValueParser<Value = Who> {
    let codes = std::iter::once(Who::Human.code()).chain(Level::ALL.map(Level::code));
    PossibleValuesParser::new(codes).try_map(|s| Who::from_code(&s).ok_or("no such player"))
}

/// Armies of one's own instead of the scenario's.
#[derive(Arguments, Debug, Default)]
pub struct Armies {
    /// The invader's army instead of the scenario's, such as "2 SER, 1 TRX, 6 ORC"
    #[arg(long, value_name = "ARMY", value_parser = army)]
    pub invader_army: Option<Army>,
    /// The defender's army instead of the scenario's, such as "4 CAV, 8 INF, 1 HERO"
    #[arg(long, value_name = "ARMY", value_parser = army)]
    pub defender_army: Option<Army>,
    /// Victory points that the invader must destroy, instead of the scenario's
    #[arg(long, value_name = "VP", value_parser = value_parser!(i16).range(1..=99))]
    pub objective: Option<i16>,
}

impl Armies {
    /// Is anything other than printed?
    pub fn any(&self) -> bool {
        self.invader_army.is_some() || self.defender_army.is_some() || self.objective.is_some()
    }
}

/// "2 SER, TRX, 6orc": a number, which may be left out, and the code of a kind.
pub fn army(text: &str) -> Result<Army, String> {
    text.parse::<Army>().map_err(|bad| match bad.0.as_str() {
        "" => "an army has at least one unit".to_owned(),
        part => format!("'{part}' is not a number and a unit; units are {}", Army::codes().join(", ")),
    })
}

/// `serve`
#[derive(Arguments, Debug, Default)]
pub struct Serve {
    /// Where to listen; otherwise a port of this machine that nobody else can reach
    #[arg(long, value_name = "ADDRESS")]
    pub addr: Option<std::net::SocketAddr>,
    /// Open the browser
    #[arg(long)]
    pub open: bool,
}

/// `host`
#[derive(Arguments, Debug)]
pub struct Host {
    /// Where to listen; otherwise a port of this machine that nobody else can reach
    #[arg(long, value_name = "ADDRESS")]
    pub addr: Option<std::net::SocketAddr>,
    /// Folder where games are kept
    #[arg(long, value_name = "DIR", default_value = "dragonrage-games", global = true)]
    pub games: PathBuf,
    /// The address by which others reach it, such as `https://dragons.example`
    #[arg(long, value_name = "URL")]
    pub public_url: Option<String>,
    /// Another page that may ask this server; may be given several times
    #[arg(long, value_name = "URL")]
    pub allow_origin: Vec<String>,
    /// A proxy in front says who asks: believe its x-forwarded-for
    #[arg(long)]
    pub proxied: bool,
    /// Speak TLS oneself: the certificate (with those between it and its root) and its key, as PEM files
    #[arg(long, num_args = 2, value_names = ["CERT", "KEY"])]
    pub tls: Vec<PathBuf>,
    /// Send no notices to those who are away
    #[arg(long)]
    pub no_notices: bool,
    /// Folder with the page, instead of the one inside the program
    #[arg(long, value_name = "DIR")]
    pub site: Option<PathBuf>,
    /// Keep nothing: all games end with the program (for measurements)
    #[arg(long)]
    pub forget: bool,
    /// No limits on how much anybody may ask (for measurements)
    #[arg(long)]
    pub no_limits: bool,
    /// What to write about on the error stream: error, warn, info, debug, trace
    #[arg(long, value_name = "LEVEL", default_value = "info")]
    pub log: LogLevel,
    /// What to do with what is kept; nothing: host
    #[command(subcommand)]
    pub task: Option<HostTask>,
}

/// How much is written about what the server does.
#[cfg(feature = "host")]
pub type LogLevel = tracing_subscriber::filter::LevelFilter;
/// Without a server nobody writes.
#[cfg(not(feature = "host"))]
pub type LogLevel = String;

/// `host …`
#[derive(Subcommand, Debug)]
pub enum HostTask {
    /// Copy all games into a file, also while the server runs
    Backup {
        /// The copy; it must not be there yet
        #[arg(value_name = "FILE")]
        file: PathBuf,
    },
    /// Begin a folder of games with a copy
    Restore {
        /// The copy
        #[arg(value_name = "FILE")]
        file: PathBuf,
    },
    /// Play every kept game again, and say what cannot be
    Check,
}

/// `bot`
#[derive(Arguments, Debug, Clone)]
pub struct Bot {
    /// The server, such as `http://127.0.0.1:8317` or `https://dragons.example`
    #[arg(long, value_name = "URL")]
    pub server: String,
    /// Whom to trust with https: certificates as a PEM file, instead of those that the public net trusts
    #[arg(long, value_name = "FILE")]
    pub ca: Option<PathBuf>,
    /// Who it is there; otherwise somebody new, whose token is told
    #[arg(long, value_name = "TOKEN", env = "DRAGONRAGE_TOKEN", hide_env_values = true)]
    pub token: Option<String>,
    /// How well it plays
    #[arg(long, value_name = "LEVEL", default_value = "squire", value_parser = level())]
    pub level: Level,
    /// Its name
    #[arg(long, value_name = "NAME", default_value = "Bot")]
    pub name: String,
    /// Join this game, play it, and end
    #[arg(long, value_name = "ID")]
    pub join: Option<String>,
    /// Join every public game that waits for somebody
    #[arg(long)]
    pub open: bool,
}

/// `simulate`
#[derive(Arguments, Debug)]
pub struct Simulate {
    /// Scenario id, or "all"
    #[arg(long, default_value = "esirien-1", value_name = "ID")]
    pub scenario: String,
    /// Number of games of each scenario
    #[arg(long, default_value_t = 100, value_name = "N", allow_negative_numbers = true, value_parser = value_parser!(u32).range(1..))]
    pub games: u32,
    /// Seed: equal seeds give equal games
    #[arg(long, default_value_t = 1, value_name = "N", allow_negative_numbers = true, value_parser = seed)]
    pub seed: u64,
    /// Who invades
    #[arg(long, value_name = "LEVEL", default_value = "random", value_parser = level())]
    pub invader: Level,
    /// Who defends
    #[arg(long, value_name = "LEVEL", default_value = "random", value_parser = level())]
    pub defender: Level,
    /// House option, such as hover=forbidden; may be given several times
    #[arg(long = "option", value_name = "KEY=VALUE")]
    pub options: Vec<String>,
    #[command(flatten)]
    pub armies: Armies,
    /// One JSON object (a list of them for several scenarios)
    #[arg(long)]
    pub json: bool,
    /// Tell how often each rule was cited by what happened
    #[arg(long)]
    pub rule_stats: bool,
    /// Write the record of every game into this folder
    #[arg(long, value_name = "DIR")]
    pub record_dir: Option<PathBuf>,
}

/// `arena`
#[derive(Arguments, Debug)]
pub struct Arena {
    /// The first player: a level, perhaps with a style (knight-bold) or a file of weights; a frozen player such as knight-1; or exploiter:NAME
    #[arg(long, value_name = "PLAYER[:FILE]", value_parser = named)]
    pub a: Named,
    /// The second player
    #[arg(long, value_name = "PLAYER[:FILE]", value_parser = named)]
    pub b: Named,
    /// Scenario ids with commas between them, or "all"
    #[arg(long, default_value = "all", value_name = "IDS")]
    pub scenarios: String,
    /// Number of games in all; they are played in pairs, the scenarios by turns
    #[arg(long, default_value_t = 480, value_name = "N", allow_negative_numbers = true, value_parser = value_parser!(u32).range(1..))]
    pub games: u32,
    /// Seed: equal seeds give equal games, whatever the number of threads
    #[arg(long, default_value_t = 1, value_name = "N", allow_negative_numbers = true, value_parser = seed)]
    pub seed: u64,
    /// Games at the same time
    #[arg(long, default_value_t = 1, value_name = "N")]
    pub threads: usize,
    /// Keep the result of every game in this file, one JSON line each; a match that was broken off goes on from it
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// One JSON object
    #[arg(long)]
    pub json: bool,
    /// Write the record of every game into this folder
    #[arg(long, value_name = "DIR")]
    pub record_dir: Option<PathBuf>,
    /// Stop as soon as it is clear whether A is stronger by --elo1 or only by --elo0
    #[arg(long)]
    pub sprt: bool,
    /// Elo difference that is not worth a change
    #[arg(long, default_value_t = 0.0, value_name = "ELO", allow_negative_numbers = true)]
    pub elo0: f64,
    /// Elo difference that is
    #[arg(long, default_value_t = 30.0, value_name = "ELO", allow_negative_numbers = true)]
    pub elo1: f64,
    /// Chance to accept --elo1 wrongly
    #[arg(long, default_value_t = 0.05, value_name = "P")]
    pub alpha: f64,
    /// Chance to accept --elo0 wrongly
    #[arg(long, default_value_t = 0.05, value_name = "P")]
    pub beta: f64,
}

/// `ladder`
#[derive(Arguments, Debug)]
pub struct Ladder {
    /// Who is measured, named as in arena
    #[arg(long, value_name = "PLAYER[:FILE]", value_parser = named)]
    pub player: Named,
    /// Against whom, with commas between them: names, or the groups levels, frozen, exploiters
    #[arg(long, value_name = "NAMES", value_delimiter = ',', default_values = dragonrage_lab::Who::GROUPS, value_parser = opponents)]
    pub against: Vec<Opponents>,
    /// Scenario ids with commas between them, or "all"
    #[arg(long, default_value = "all", value_name = "IDS")]
    pub scenarios: String,
    /// Number of games against each opponent, half as many if it plays one side only; the scenarios by turns
    #[arg(long, default_value_t = 96, value_name = "N", allow_negative_numbers = true, value_parser = value_parser!(u32).range(1..))]
    pub games: u32,
    /// Seed: equal seeds give equal games, and the same dice against every opponent
    #[arg(long, default_value_t = 1, value_name = "N", allow_negative_numbers = true, value_parser = seed)]
    pub seed: u64,
    /// Games at the same time
    #[arg(long, default_value_t = 1, value_name = "N")]
    pub threads: usize,
    /// Keep the results in this folder, a file for each opponent; a ladder that was broken off goes on from them
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,
    /// One JSON list
    #[arg(long)]
    pub json: bool,
}

/// `balance`
#[derive(Arguments, Debug)]
pub struct Balance {
    /// Who plays both sides
    #[arg(long, value_name = "LEVEL", default_value = "knight", value_parser = level())]
    pub level: Level,
    /// Scenario ids with commas between them, or "all"
    #[arg(long, default_value = "all", value_name = "IDS")]
    pub scenarios: String,
    /// Number of games of each scenario with the printed objective
    #[arg(long, default_value_t = 400, value_name = "N", allow_negative_numbers = true, value_parser = value_parser!(u32).range(1..))]
    pub games: u32,
    /// Number of games of each scenario that look for the fair objective; as many as with the printed one if not given
    #[arg(long, value_name = "N")]
    pub stairs: Option<u32>,
    /// Seed: equal seeds give equal games, whatever the number of threads
    #[arg(long, default_value_t = 1, value_name = "N", allow_negative_numbers = true, value_parser = seed)]
    pub seed: u64,
    /// Games at the same time
    #[arg(long, default_value_t = 1, value_name = "N")]
    pub threads: usize,
    /// Keep the result of every game in this file, one JSON line each; a run that was broken off goes on from it
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// Put the figures into this Markdown document, between its marks
    #[arg(long, value_name = "FILE")]
    pub report: Option<PathBuf>,
    /// Leave the records of the games with the printed objective in this folder
    #[arg(long, value_name = "DIR")]
    pub record_dir: Option<PathBuf>,
}

impl Balance {
    /// Games of each staircase.
    pub fn stairs(&self) -> u32 {
        self.stairs.unwrap_or(self.games)
    }
}

/// `tune`
#[derive(Arguments, Debug)]
pub struct Tune {
    /// Whose weights may change
    #[arg(long, value_enum, default_value_t = Sides::Both, value_name = "SIDE")]
    pub side: Sides,
    /// Scenario ids with commas between them, or "all"
    #[arg(long, default_value = "all", value_name = "IDS")]
    pub scenarios: String,
    /// Number of games in a round
    #[arg(long, default_value_t = 240, value_name = "N", value_parser = value_parser!(u32).range(2..))]
    pub games: u32,
    /// Number of rounds
    #[arg(long, default_value_t = 30, value_name = "N", value_parser = value_parser!(u32).range(1..))]
    pub rounds: u32,
    /// Seed: equal seeds find equal weights, whatever the number of threads
    #[arg(long, default_value_t = 1, value_name = "N", allow_negative_numbers = true, value_parser = seed)]
    pub seed: u64,
    /// Weights to begin with, instead of the squire's
    #[arg(long, value_name = "FILE")]
    pub from: Option<PathBuf>,
    /// Where the weights go, after every round; how far the search is stands beside it, in FILE.state
    #[arg(long, value_name = "FILE")]
    pub out: PathBuf,
    /// Go on with a search that was broken off
    #[arg(long)]
    pub resume: bool,
    /// Games at the same time
    #[arg(long, default_value_t = 1, value_name = "N", value_parser = value_parser!(u32).range(1..=2))]
    pub threads: u32,
}

/// `tactics`
#[derive(Arguments, Debug)]
pub struct Tactics {
    /// Folder with positions; without it the folder `cases/tactics`, here or above
    pub dir: Option<PathBuf>,
    /// Ask this player, named as for `arena`; may be given several times [default: squire, knight and dragonlord]
    #[arg(long, value_name = "PLAYER[:FILE]", value_parser = named)]
    pub level: Vec<Named>,
    /// Only the position with this id
    #[arg(long, value_name = "ID")]
    pub only: Option<String>,
    /// One JSON list
    #[arg(long)]
    pub json: bool,
    /// Write the computed values into the files and tell what has changed
    #[arg(long, conflicts_with_all = ["level", "json"])]
    pub update: bool,
    /// List every first action with its exact value instead
    #[arg(long, conflicts_with_all = ["level", "json", "update"])]
    pub actions: bool,
    /// Make puzzles from games of squires, until there are so many in the folder's file puzzles.txt
    #[arg(long, value_name = "N", conflicts_with_all = ["level", "json", "update", "actions", "only"])]
    pub make: Option<usize>,
    /// Make positions that measure instead, until there are so many in the folder's file made/made.toml
    #[arg(long, requires = "make")]
    pub measured: bool,
    /// Seed of these games; a file that is there goes on with its own [default: 1; measured: 7001]
    #[arg(long, value_name = "N", requires = "make")]
    pub seed: Option<u64>,
    /// Solve every puzzle of the folder's file puzzles.txt again
    #[arg(long, conflicts_with_all = ["level", "json", "update", "actions", "make"])]
    pub check: bool,
}

/// `study`
#[derive(Arguments, Debug)]
pub struct Study {
    /// Records, or folders of records
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// One JSON object: `scenarios`, and `gains` that hold in all of them
    #[arg(long)]
    pub json: bool,
    /// List the games, those with most of this first
    #[arg(long, value_name = "HABIT", value_parser = habit(), conflicts_with = "json")]
    pub by: Option<Habit>,
}

/// What `study` counts.
fn habit() -> impl TypedValueParser<Value = Habit> {
    let find = |code: String| Habit::ALL.into_iter().find(|habit| habit.code() == code).ok_or("no such habit");
    PossibleValuesParser::new(Habit::ALL.map(Habit::code)).try_map(find)
}

/// One side or both.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Sides {
    Invader,
    Defender,
    Both,
}

/// `bench`
#[derive(Arguments, Debug)]
pub struct Bench {
    /// How long to play, in seconds
    #[arg(long, default_value_t = 3.0, value_name = "N", allow_negative_numbers = true)]
    pub seconds: f64,
    /// One JSON object
    #[arg(long)]
    pub json: bool,
    /// Scenario id
    #[arg(long, default_value = "esirien-1", value_name = "ID")]
    pub scenario: String,
}

/// `play`
#[derive(Arguments, Debug)]
pub struct Play {
    /// Scenario id [default: esirien-1]
    #[arg(long, value_name = "ID", conflicts_with = "load")]
    pub scenario: Option<String>,
    /// Who invades; without --invader and --defender you roll for sides against chance
    #[arg(long, value_name = "WHO", value_parser = who())]
    pub invader: Option<Who>,
    /// Who defends
    #[arg(long, value_name = "WHO", value_parser = who())]
    pub defender: Option<Who>,
    /// Seed of the dice, to play the same game again
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = seed)]
    pub seed: Option<u64>,
    /// House option, such as hover=forbidden; may be given several times
    #[arg(long = "option", value_name = "KEY=VALUE", conflicts_with = "load")]
    pub options: Vec<String>,
    #[command(flatten)]
    pub armies: Armies,
    /// Take up the game of this record
    #[arg(long, value_name = "FILE")]
    pub load: Option<PathBuf>,
    /// Save the game here, at every step
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
    /// Draw with ASCII characters only; by itself where the terminal or the locale knows no others
    #[arg(long)]
    pub ascii: bool,
    /// Threads that a computer player thinks on; what it plays stays the same [default: as many as the machine has]
    #[arg(long, value_name = "N", value_parser = value_parser!(u8).range(1..=64))]
    pub threads: Option<u8>,
}

/// `replay`
#[derive(Arguments, Debug)]
pub struct Replay {
    /// The record
    pub file: PathBuf,
    /// Stop after so many actions
    #[arg(long, value_name = "N")]
    pub to: Option<usize>,
    /// Play its decisions and dice again with the data and rules of today, as far as they are possible
    #[arg(long, conflicts_with = "to")]
    pub upgrade: bool,
    /// Write the record of what was replayed, in the format of today
    #[arg(long, value_name = "FILE", conflicts_with = "to")]
    pub out: Option<PathBuf>,
}

/// `verify`
#[derive(Arguments, Debug)]
pub struct Verify {
    /// The record; `-`: read it from the input
    pub file: PathBuf,
    /// Tell it as JSON, for other programs
    #[arg(long)]
    pub json: bool,
}

/// `show`
#[derive(Arguments, Debug)]
#[command(group(ArgGroup::new("picture").multiple(true).args(["svg", "png"])))]
pub struct Show {
    /// A record or a position; for a picture also the id of a map or scenario
    pub file: PathBuf,
    /// Draw with ASCII characters only; by itself where the terminal or the locale knows no others
    #[arg(long)]
    pub ascii: bool,
    /// Draw a picture into this SVG file
    #[arg(long, value_name = "OUT")]
    pub svg: Option<PathBuf>,
    /// Draw a picture into this PNG file
    #[arg(long, value_name = "OUT")]
    pub png: Option<PathBuf>,
    /// Size of the PNG picture
    #[arg(long, default_value_t = 1.0, value_name = "N", requires = "png", value_parser = scale)]
    pub scale: f32,
    /// Picture with strong colours and plain grounds
    #[arg(long, requires = "picture")]
    pub contrast: bool,
}

/// How many times larger a picture is drawn.
fn scale(text: &str) -> Result<f32, String> {
    let fits = |n: &f32| (0.1..=4.0).contains(n);
    text.parse().ok().filter(fits).ok_or_else(|| "a scale is a number from 0.1 to 4".to_owned())
}

/// `forecast`
#[derive(Arguments, Debug)]
pub struct Forecast {
    /// Games to learn from
    #[arg(long, default_value_t = 3000)]
    pub games: u32,
    /// Seed of the dice and of the players
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Who plays them: a level that weighs, as in `arena`
    #[arg(long, default_value = "knight", value_parser = teacher)]
    pub player: Named,
    /// Where to write what was learnt
    #[arg(long, value_name = "FILE", value_parser = any_path())]
    pub out: PathBuf,
    /// Games at the same time
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=64))]
    pub threads: u32,
}

/// `hint`
#[derive(Arguments, Debug)]
pub struct Hint {
    /// A record or a position
    pub file: PathBuf,
    /// As JSON
    #[arg(long)]
    pub json: bool,
}

/// `cases`
#[derive(Arguments, Debug)]
pub struct Cases {
    /// Case files or folders; without them the folder `cases`, here or above
    pub paths: Vec<PathBuf>,
    /// Tell how often each rule was cited by what happened, and by what was refused
    #[arg(long)]
    pub rule_stats: bool,
}

/// `rules`
#[derive(Arguments, Debug)]
pub struct Rules {
    /// Id of a rule, such as 2.5.5.2-a
    #[arg(conflicts_with = "uncovered")]
    pub id: Option<String>,
    /// The rules that no case and no check of the data covers; fails if there are any
    #[arg(long)]
    pub uncovered: bool,
}

/// `check-data`
#[derive(Arguments, Debug)]
pub struct CheckData {
    /// Folder with data files; without it the built-in data
    pub dir: Option<PathBuf>,
}
