//! The command line of `army`, `campaign`, `tournament` and `ratings`.

use crate::args::{army, level, seed};
use clap::{Args, Subcommand, ValueEnum, value_parser};
use dragonrage_ai::Level;
use dragonrage_league::Army;
use dragonrage_rules::Side;
use std::path::PathBuf;

/// A side on the command line.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum SideArg {
    Invader,
    Defender,
}

impl From<SideArg> for Side {
    fn from(side: SideArg) -> Side {
        match side {
            SideArg::Invader => Side::Invader,
            SideArg::Defender => Side::Defender,
        }
    }
}

/// The game that an army is meant for.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// 80 points against 75, bought in secret
    PointBuy,
    /// 80–85 points against 72–77 and 20–22 units, both designed by one player
    Planned,
    /// A game of a campaign, with --points and --number
    Campaign,
}

/// What an army is measured by.
#[derive(Args, Debug)]
pub struct ForWhom {
    /// Map: esirien or nurkott
    #[arg(long, value_name = "MAP")]
    pub map: String,
    /// Whose army it is
    #[arg(long, value_enum, value_name = "SIDE")]
    pub side: SideArg,
    /// The game it is meant for
    #[arg(long = "for", value_enum, default_value_t = Purpose::PointBuy, value_name = "GAME")]
    pub purpose: Purpose,
    /// Availability points, in a campaign
    #[arg(long, default_value_t = 60, value_name = "N", value_parser = value_parser!(u32).range(1..=1000))]
    pub points: u32,
    /// Number of the game in the campaign
    #[arg(long, default_value_t = 1, value_name = "N", value_parser = value_parser!(u32).range(1..=6))]
    pub number: u32,
    /// House option, such as character_cost=by_counter; may be given several times
    #[arg(long = "option", value_name = "KEY=VALUE")]
    pub options: Vec<String>,
}

/// `army`
#[derive(Args, Debug)]
#[command(after_help = "\
An army is a list of units by their codes: \"2 D\", \"D, 6 ORC, 4 GOB\". `dragonrage army price` names the codes with their prices.

Buying in secret, with a file that both players share (rule 3.3.2):
  dragonrage army deal evening.toml --map esirien --about \"Friday\"
  dragonrage army commit evening.toml --side invader --army \"2 D\" --secret my-secret.toml
  (the other player does the same; nobody sees more than a commitment)
  dragonrage army open evening.toml --side invader --secret my-secret.toml
  dragonrage army start evening.toml --out game.txt
  dragonrage play --load game.txt --invader human --defender human")]
pub struct ArmyArgs {
    /// What to do
    #[command(subcommand)]
    pub job: ArmyJob,
}

/// The jobs of `army`.
#[derive(Subcommand, Debug)]
pub enum ArmyJob {
    /// Say whether an army may be recruited, and everything that is wrong with it
    Check {
        #[command(flatten)]
        whom: ForWhom,
        /// The army
        #[arg(value_parser = army)]
        army: Army,
    },
    /// The price of an army, unit by unit; without one, the price list
    Price {
        /// Whose army it is
        #[arg(long, value_enum, value_name = "SIDE")]
        side: SideArg,
        /// House option, such as character_cost=by_counter
        #[arg(long = "option", value_name = "KEY=VALUE")]
        options: Vec<String>,
        /// The army
        #[arg(value_parser = army)]
        army: Option<Army>,
    },
    /// The victory objective of two armies, with every reason for it
    Objective {
        /// Map: esirien or nurkott
        #[arg(long, value_name = "MAP")]
        map: String,
        /// The invader's army
        #[arg(long, value_name = "ARMY", value_parser = army)]
        invader_army: Army,
        /// The defender's army
        #[arg(long, value_name = "ARMY", value_parser = army)]
        defender_army: Army,
        /// Game of a campaign, from 1; without it a planned or point-buy scenario
        #[arg(long, value_name = "N", value_parser = value_parser!(u32).range(1..=6))]
        campaign: Option<u32>,
        /// Rating of the invader; with --defender-rating a handicap follows
        #[arg(long, value_name = "N", allow_negative_numbers = true, requires = "defender_rating")]
        invader_rating: Option<i32>,
        /// Rating of the defender
        #[arg(long, value_name = "N", allow_negative_numbers = true, requires = "invader_rating")]
        defender_rating: Option<i32>,
        /// House option, such as elowyn=on
        #[arg(long = "option", value_name = "KEY=VALUE")]
        options: Vec<String>,
    },
    /// An army by chance that may be recruited
    Random {
        #[command(flatten)]
        whom: ForWhom,
        /// Seed: equal seeds give equal armies
        #[arg(long, value_name = "N", value_parser = seed)]
        seed: Option<u64>,
    },
    /// Begin a point-buy scenario: a file that both players share
    Deal {
        /// The file
        file: PathBuf,
        /// Map: esirien or nurkott
        #[arg(long, value_name = "MAP")]
        map: String,
        /// A name for it; secret armies are bound to it
        #[arg(long, value_name = "NAME")]
        about: String,
        /// House option
        #[arg(long = "option", value_name = "KEY=VALUE")]
        options: Vec<String>,
    },
    /// Commit yourself to an army without showing it
    Commit {
        /// The shared file
        file: PathBuf,
        /// Your side
        #[arg(long, value_enum, value_name = "SIDE")]
        side: SideArg,
        /// Your army
        #[arg(long, value_name = "ARMY", value_parser = army)]
        army: Army,
        /// A new file of your own that will open the commitment: keep it to yourself
        #[arg(long, value_name = "FILE")]
        secret: PathBuf,
    },
    /// Show the army that you committed yourself to, once both players have
    Open {
        /// The shared file
        file: PathBuf,
        /// Your side
        #[arg(long, value_enum, value_name = "SIDE")]
        side: SideArg,
        /// The file that `army commit` wrote
        #[arg(long, value_name = "FILE")]
        secret: PathBuf,
    },
    /// Design a planned scenario: both armies and the objective
    Plan {
        /// The file
        file: PathBuf,
        /// Map: esirien or nurkott
        #[arg(long, value_name = "MAP")]
        map: String,
        /// A name for it
        #[arg(long, value_name = "NAME")]
        about: String,
        /// Who designs it
        #[arg(long, value_name = "PLAYER")]
        designer: String,
        /// The invader's army
        #[arg(long, value_name = "ARMY", value_parser = army)]
        invader_army: Army,
        /// The defender's army
        #[arg(long, value_name = "ARMY", value_parser = army)]
        defender_army: Army,
        /// The objective; without it the guide of the rules
        #[arg(long, value_name = "VP")]
        objective: Option<i16>,
        /// House option
        #[arg(long = "option", value_name = "KEY=VALUE")]
        options: Vec<String>,
    },
    /// Choose your side of a planned scenario that somebody else designed
    Choose {
        /// The file
        file: PathBuf,
        /// Who you are
        #[arg(long, value_name = "PLAYER")]
        player: String,
        /// Your side
        #[arg(long, value_enum, value_name = "SIDE")]
        side: SideArg,
    },
    /// Write the game that was agreed on, for `dragonrage play --load`
    Start {
        /// The shared file
        file: PathBuf,
        /// Where the game goes
        #[arg(long, value_name = "FILE")]
        out: PathBuf,
    },
}

/// `campaign`
#[derive(Args, Debug)]
#[command(after_help = "\
A campaign between computer players, from the first game to the winner; stop it at any time and give the same command again:
  dragonrage campaign new siege.toml --map nurkott --invader Ann --defender Bob
  dragonrage campaign play siege.toml --invader squire --defender knight

Between people:
  dragonrage campaign recruit siege.toml --side invader --army \"D, 4 ORC\"
  dragonrage campaign recruit siege.toml --side defender --army \"8 INF, 4 ARH, HERO\"
  dragonrage campaign start siege.toml --out game.txt
  dragonrage play --load game.txt --save game.txt --invader human --defender human
  dragonrage campaign result siege.toml game.txt
`commit` and `open` instead of `recruit` keep armies secret until both are chosen.")]
pub struct CampaignArgs {
    /// What to do
    #[command(subcommand)]
    pub job: CampaignJob,
}

/// The jobs of `campaign`.
#[derive(Subcommand, Debug)]
pub enum CampaignJob {
    /// Begin a campaign
    New {
        /// The file that holds it
        file: PathBuf,
        /// Map of all its games: esirien or nurkott
        #[arg(long, value_name = "MAP")]
        map: String,
        /// Who invades, in every game
        #[arg(long, value_name = "PLAYER")]
        invader: String,
        /// Who defends, in every game
        #[arg(long, value_name = "PLAYER")]
        defender: String,
        /// Seed of armies, dice and computer players
        #[arg(long, value_name = "N", value_parser = seed)]
        seed: Option<u64>,
        /// House option, such as campaign_kill_bonus=per_kill; may be given several times
        #[arg(long = "option", value_name = "KEY=VALUE")]
        options: Vec<String>,
    },
    /// Tell the campaign so far, and what is to be done
    Show {
        /// The file
        file: PathBuf,
    },
    /// Recruit openly
    Recruit {
        /// The file
        file: PathBuf,
        /// Your side
        #[arg(long, value_enum, value_name = "SIDE")]
        side: SideArg,
        /// Your army; without it one by chance
        #[arg(long, value_name = "ARMY", value_parser = army)]
        army: Option<Army>,
    },
    /// Commit yourself to an army without showing it
    Commit {
        /// The file
        file: PathBuf,
        /// Your side
        #[arg(long, value_enum, value_name = "SIDE")]
        side: SideArg,
        /// Your army
        #[arg(long, value_name = "ARMY", value_parser = army)]
        army: Army,
        /// A new file of your own that will open the commitment
        #[arg(long, value_name = "FILE")]
        secret: PathBuf,
    },
    /// Show the army that you committed yourself to
    Open {
        /// The file
        file: PathBuf,
        /// Your side
        #[arg(long, value_enum, value_name = "SIDE")]
        side: SideArg,
        /// The file that `campaign commit` wrote
        #[arg(long, value_name = "FILE")]
        secret: PathBuf,
    },
    /// The invader marks VP hexes as destroyed, where the defender is far ahead
    Raze {
        /// The file
        file: PathBuf,
        /// The hexes, such as 1910 0607; none to leave it
        hexes: Vec<String>,
    },
    /// Write the next game, for `dragonrage play --load`
    Start {
        /// The file
        file: PathBuf,
        /// Where the game goes
        #[arg(long, value_name = "FILE")]
        out: PathBuf,
    },
    /// Take the result of the game from its record, or as you tell it
    Result {
        /// The file
        file: PathBuf,
        /// The record of the game
        #[arg(required_unless_present = "winner")]
        record: Option<PathBuf>,
        /// Who won a game that has no record
        #[arg(long, value_enum, value_name = "SIDE", conflicts_with = "record", requires = "vp")]
        winner: Option<SideArg>,
        /// VP destroyed in it
        #[arg(long, value_name = "VP", conflicts_with = "record")]
        vp: Option<u16>,
        /// Enemy heroes that the invader killed
        #[arg(long, value_name = "N", default_value_t = 0, conflicts_with = "record")]
        invader_kills: u8,
        /// Enemy heroes and adult dragons that the defender killed
        #[arg(long, value_name = "N", default_value_t = 0, conflicts_with = "record")]
        defender_kills: u8,
    },
    /// Let computer players recruit and play until the campaign is over
    Play {
        /// The file
        file: PathBuf,
        /// Who invades
        #[arg(long, value_name = "LEVEL", default_value = "squire", value_parser = level())]
        invader: Level,
        /// Who defends
        #[arg(long, value_name = "LEVEL", default_value = "squire", value_parser = level())]
        defender: Level,
        /// Stop after so many games
        #[arg(long, value_name = "N")]
        games: Option<usize>,
    },
    /// Write the record of one of its games
    Export {
        /// The file
        file: PathBuf,
        /// Number of the game
        #[arg(long, value_name = "N")]
        game: usize,
        /// Where the record goes
        #[arg(long, value_name = "FILE")]
        out: PathBuf,
    },
}

/// `tournament`
#[derive(Args, Debug)]
#[command(after_help = "\
An evening of a club:
  dragonrage tournament new club.toml --name \"Club evening\" --scenarios \"random esirien\"
  dragonrage tournament enter club.toml Ann Bob Cleo Dan Eve Fay Gus Hal Ina
  dragonrage tournament pair club.toml
  dragonrage tournament result club.toml ann-bob.txt          (a record: names and result are in it)
  dragonrage tournament result club.toml --invader Bob --defender Ann --winner invader --vp 19
  dragonrage tournament show club.toml
Every command writes the file in one step. The file is a log that only grows: keep it under version control, and print it
to see who told what. Up to 8 players the rules advise elimination, above Swiss rounds, for very many a final of eight.")]
pub struct TournamentArgs {
    /// What to do
    #[command(subcommand)]
    pub job: TournamentJob,
}

/// How players are paired.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum SystemArg {
    /// Who loses a match is out
    Elimination,
    /// Who loses two matches is out
    Double,
    /// Swiss rounds
    Swiss,
    /// Swiss rounds, then elimination among the best eight
    SwissFinal,
}

/// The jobs of `tournament`.
#[derive(Subcommand, Debug)]
pub enum TournamentJob {
    /// Begin a tournament
    New {
        /// The file that holds it
        file: PathBuf,
        /// Its name
        #[arg(long, value_name = "NAME")]
        name: String,
        /// How players are paired
        #[arg(long, value_enum, default_value_t = SystemArg::Swiss, value_name = "SYSTEM")]
        system: SystemArg,
        /// Swiss rounds, instead of those that the rules advise
        #[arg(long, value_name = "N")]
        rounds: Option<usize>,
        /// A scenario for all rounds, "random esirien", "random nurkott" or "random"
        #[arg(long, default_value = "esirien-1", value_name = "PLAN")]
        scenarios: String,
        /// Seed of pairings and scenarios
        #[arg(long, value_name = "N", value_parser = seed)]
        seed: Option<u64>,
    },
    /// Players enter, also late
    Enter {
        /// The file
        file: PathBuf,
        /// Their names
        players: Vec<String>,
        /// A table of players (CSV)
        #[arg(long, value_name = "FILE")]
        csv: Option<PathBuf>,
        /// The report of another tournament (TRF), whose players enter
        #[arg(long, value_name = "FILE")]
        trf: Option<PathBuf>,
    },
    /// A player plays no more; games not yet played go to the opponent
    Withdraw {
        /// The file
        file: PathBuf,
        /// The name
        player: String,
    },
    /// Pair the next round
    Pair {
        /// The file
        file: PathBuf,
        /// The scenario, instead of the plan's
        #[arg(long, value_name = "ID")]
        scenario: Option<String>,
    },
    /// Write the two games of every match of the round into a folder, for `dragonrage play --load`
    Start {
        /// The file
        file: PathBuf,
        /// The folder
        #[arg(long, value_name = "DIR")]
        out: PathBuf,
    },
    /// Take results from records, or as you tell them
    Result {
        /// The file
        file: PathBuf,
        /// Records of games
        records: Vec<PathBuf>,
        #[command(flatten)]
        told: ToldArgs,
    },
    /// Correct a result; what was told before stays in the log
    Correct {
        /// The file
        file: PathBuf,
        #[command(flatten)]
        told: ToldArgs,
        /// Why
        #[arg(long, value_name = "TEXT")]
        why: String,
    },
    /// Pairings, open games and standings
    Show {
        /// The file
        file: PathBuf,
        /// A round, with its results; without it the last one
        #[arg(long, value_name = "N")]
        round: Option<usize>,
        /// Say why everybody plays whom
        #[arg(long)]
        why: bool,
    },
    /// Go through the log and pair every round again: is everything as it should be?
    Check {
        /// The file
        file: PathBuf,
    },
    /// Standings as a table (CSV) or a report of the tournament (TRF)
    Export {
        /// The file
        file: PathBuf,
        /// Write the standings here
        #[arg(long, value_name = "FILE", required_unless_present = "trf")]
        csv: Option<PathBuf>,
        /// Write the report here
        #[arg(long, value_name = "FILE")]
        trf: Option<PathBuf>,
    },
    /// Tournaments with players of known strength: how the pairings hold
    Simulate {
        /// Number of players
        #[arg(long, default_value_t = 33, value_name = "N", value_parser = value_parser!(u32).range(2..=1000))]
        players: u32,
        /// How players are paired
        #[arg(long, value_enum, default_value_t = SystemArg::Swiss, value_name = "SYSTEM")]
        system: SystemArg,
        /// Swiss rounds, instead of those that the rules advise
        #[arg(long, value_name = "N")]
        rounds: Option<usize>,
        /// Seed
        #[arg(long, default_value_t = 1, value_name = "N", value_parser = seed)]
        seed: u64,
        /// Keep the tournament in this file, entry by entry, and go on with one that was broken off
        #[arg(long, value_name = "FILE")]
        file: Option<PathBuf>,
    },
}

/// A result as it is told.
#[derive(Args, Debug)]
pub struct ToldArgs {
    /// Who invaded
    #[arg(long, value_name = "PLAYER", requires = "defender", requires = "winner")]
    pub invader: Option<String>,
    /// Who defended
    #[arg(long, value_name = "PLAYER", requires = "invader")]
    pub defender: Option<String>,
    /// Which side won
    #[arg(long, value_enum, value_name = "SIDE", requires = "invader")]
    pub winner: Option<SideArg>,
    /// VP destroyed
    #[arg(long, value_name = "VP", default_value_t = 0)]
    pub vp: u16,
    /// The game was not played; it is given to the winner
    #[arg(long)]
    pub forfeit: bool,
    /// The round; without it the last one
    #[arg(long, value_name = "N")]
    pub round: Option<usize>,
}

/// `ratings`
#[derive(Args, Debug)]
#[command(after_help = "\
Two ratings stand side by side. The ladder of the rulebook: 1 up for a game won, 1 down for a game lost; half the difference of
two players is the handicap in victory points. And Glicko-2 with intervals, which also learns how hard each side of each
scenario is, so that winning with the hard side counts more.
  dragonrage ratings add club-ratings.toml --period 2026-11 game1.txt game2.txt
  dragonrage ratings table club-ratings.toml
  dragonrage ratings handicap club-ratings.toml --invader Ann --defender Bob --scenario esirien-3")]
pub struct RatingsArgs {
    /// What to do
    #[command(subcommand)]
    pub job: RatingsJob,
}

/// The jobs of `ratings`.
#[derive(Subcommand, Debug)]
pub enum RatingsJob {
    /// Add games from their records, each verified by replay
    Add {
        /// The book of games; a new one is made
        file: PathBuf,
        /// Records
        #[arg(required = true)]
        records: Vec<PathBuf>,
        /// Games of one period are rated together
        #[arg(long, value_name = "NAME")]
        period: String,
    },
    /// Both ratings of everybody, and how hard the sides are
    Table {
        /// The book of games
        file: PathBuf,
        /// One JSON object
        #[arg(long)]
        json: bool,
    },
    /// The handicap between two players
    Handicap {
        /// The book of games
        file: PathBuf,
        /// Who invades
        #[arg(long, value_name = "PLAYER")]
        invader: String,
        /// Who defends
        #[arg(long, value_name = "PLAYER")]
        defender: String,
        /// A scenario, whose objective is changed by it
        #[arg(long, value_name = "ID")]
        scenario: Option<String>,
        /// Rate these two by their games against each other only
        #[arg(long)]
        against_each_other: bool,
    },
    /// Games between players of known strength: what the ratings make of them
    Simulate {
        /// Number of games
        #[arg(long, default_value_t = 10_000, value_name = "N", value_parser = value_parser!(u32).range(1..=100_000))]
        games: u32,
        /// Number of players
        #[arg(long, default_value_t = 40, value_name = "N", value_parser = value_parser!(u32).range(2..=1_000))]
        players: u32,
        /// Seed
        #[arg(long, default_value_t = 1, value_name = "N", value_parser = seed)]
        seed: u64,
    },
}
