//! The command line. What the words mean is for the commands to know.

use clap::{Args as Arguments, Parser, Subcommand, ValueEnum};
use std::path::PathBuf;

/// Dragon Rage: two dragons attack the walled city of Esirien.
#[derive(Parser, Debug)]
#[command(name = "dragonrage", version, about, arg_required_else_help = true)]
pub struct Args {
    /// Language: en, es, de or fr; otherwise the environment's
    #[arg(long, global = true, value_name = "LANG")]
    pub lang: Option<String>,
    /// Folder with data files that replace the built-in ones
    #[arg(long, global = true, value_name = "DIR", env = "DRAGONRAGE_DATA")]
    pub data: Option<PathBuf>,
    /// When to use colours
    #[arg(long, global = true, value_enum, default_value_t = Color::Auto, value_name = "WHEN")]
    pub color: Color,
    /// What to do
    #[command(subcommand)]
    pub job: Job,
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
    /// Play many games without people and tell how they ended
    Simulate(Simulate),
    /// Measure the speed of the rules
    Bench(Bench),
}

/// Who plays a side.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    /// A person at this terminal
    Human,
    /// Any legal action, all equally likely
    Random,
}

/// Who plays a side without people.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Automatic {
    /// Any legal action, all equally likely
    Random,
}

/// `simulate`
#[derive(Arguments, Debug)]
pub struct Simulate {
    /// Scenario id, or "all"
    #[arg(long, default_value = "esirien-1", value_name = "ID")]
    pub scenario: String,
    /// Number of games of each scenario
    #[arg(long, default_value_t = 100, value_name = "N")]
    pub games: u32,
    /// Seed: equal seeds give equal games
    #[arg(long, default_value_t = 1, value_name = "N")]
    pub seed: u64,
    /// Who invades
    #[arg(long, value_enum, default_value_t = Automatic::Random)]
    pub invader: Automatic,
    /// Who defends
    #[arg(long, value_enum, default_value_t = Automatic::Random)]
    pub defender: Automatic,
    /// House option, such as hover=forbidden; may be given several times
    #[arg(long = "option", value_name = "KEY=VALUE")]
    pub options: Vec<String>,
    /// One JSON object (a list of them for several scenarios)
    #[arg(long)]
    pub json: bool,
    /// Write the record of every game into this folder
    #[arg(long, value_name = "DIR")]
    pub record_dir: Option<PathBuf>,
}

/// `bench`
#[derive(Arguments, Debug)]
pub struct Bench {
    /// How long to play, in seconds
    #[arg(long, default_value_t = 3.0, value_name = "N")]
    pub seconds: f64,
    /// One JSON object
    #[arg(long)]
    pub json: bool,
    /// Scenario id
    #[arg(long, default_value = "esirien-1", value_name = "ID")]
    pub scenario: String,
}
