//! Tournaments (section 5 of the rulebook): matches of two games with sides exchanged, elimination for small fields, Swiss rounds for larger ones,
//! a final of eight after them. A tournament is its log: entries, withdrawals, rounds, results and corrections in the
//! order in which they happened. Nothing in it is ever changed; what holds now follows from going through it.

mod again;
mod apply;
pub mod audit;
mod clock;
mod csv;
mod knockout;
mod log;
mod matching;
mod standings;
mod swiss;
mod trf;

pub use clock::{Clock, LONGEST as LONGEST_ROUND, USUAL as USUAL_ROUND};
pub use csv::{players_from_csv, standings_csv};
pub use log::{Entry, Result as Told};
pub use standings::Standing;
pub use swiss::{Cost, LEVELS};
pub use trf::{players_from_trf, trf};

use crate::form::{self, same_name};
use crate::{Draw, Note, Verdict};
use dragonrage_rules::options::{ElowynInPlay, HalfLegs, VictoryMode};
use dragonrage_rules::record::Header;
use dragonrage_rules::{Components, Options, Ruleset, Side};
use serde::{Deserialize, Serialize};

/// Most players of a tournament.
pub const MOST_PLAYERS: usize = 1_000;
/// Most rounds.
pub const MOST_ROUNDS: usize = 64;
/// Players of a final after Swiss rounds [5.2-i].
pub const FINALISTS: usize = 8;

/// How players are paired and who wins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum System {
    /// Who loses a match is out [5.2-a,b,c].
    Elimination,
    /// Who loses two matches is out [S-137].
    Double,
    /// Swiss rounds [5.2-d to h].
    Swiss,
    /// Swiss rounds, then elimination among the best eight [5.2-i].
    SwissFinal,
}

impl System {
    /// All systems.
    pub const ALL: [System; 4] = [System::Elimination, System::Double, System::Swiss, System::SwissFinal];

    /// The word in files and on the command line.
    pub const fn code(self) -> &'static str {
        match self {
            System::Elimination => "elimination",
            System::Double => "double",
            System::Swiss => "swiss",
            System::SwissFinal => "swiss-final",
        }
    }

    /// What the rules advise for so many players: elimination up to 8, Swiss above, a final for very large fields.
    pub const fn advised(players: usize) -> System {
        match players {
            0..=8 => System::Elimination,
            9..=64 => System::Swiss,
            _ => System::SwissFinal,
        }
    }
}

/// Swiss rounds for so many players: 5 for 32, 7 for 64 [5.2-h]; as many as an undefeated winner needs, and one or two
/// more where the rules give them [S-138].
pub const fn advised_rounds(players: usize) -> usize {
    let needed = players.next_power_of_two().trailing_zeros() as usize;
    match players {
        0..=2 => 1,
        3..=32 => needed,
        _ => needed + 1,
    }
}

/// Somebody who plays.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// The name.
    pub name: String,
    /// Rounds that had been paired when the player entered.
    pub entered: usize,
    /// Plays no more.
    pub withdrawn: bool,
}

/// How a game of a match ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Score {
    /// Who won.
    pub winner: Side,
    /// VP destroyed: tie-break points of the invader.
    pub vp: u16,
    /// VP left: tie-break points of the defender.
    pub vp_left: u16,
    /// Not played, but given to the winner: nobody has tie-break points.
    pub forfeit: bool,
    /// Fingerprint of the record it was taken from.
    pub record: Option<String>,
}

/// Two games of the same scenario with sides exchanged [5.1-a].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Match {
    /// The players; the first one invades in the first game, the second one in the second.
    pub players: [usize; 2],
    /// The games.
    pub games: [Option<Score>; 2],
}

impl Match {
    /// Match points and tie-break points of both players [5.1-b,c].
    pub fn points(&self) -> [(u32, u32); 2] {
        let mut points = [(0, 0); 2];
        for (game, score) in self.games.iter().enumerate().filter_map(|(n, s)| s.as_ref().map(|s| (n, s))) {
            let (invader, defender) = (game, 1 - game);
            points[if score.winner == Side::Invader { invader } else { defender }].0 += 1;
            if !score.forfeit {
                points[invader].1 += u32::from(score.vp);
                points[defender].1 += u32::from(score.vp_left);
            }
        }
        points
    }

    /// Are both games told?
    pub fn complete(&self) -> bool {
        self.games.iter().all(Option::is_some)
    }

    /// Who invades in a game of the match.
    pub fn invader(&self, game: usize) -> usize {
        self.players[game]
    }
}

/// A round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Round {
    /// The scenario that the organiser announced [5.1-e].
    pub scenario: String,
    /// Elimination or Swiss.
    pub knockout: bool,
    /// The matches.
    pub matches: Vec<Match>,
    /// Who did not have to play.
    pub bye: Option<usize>,
    /// VP on the map.
    total: u16,
}

impl Round {
    /// VP on the map: nobody destroys more.
    pub fn vp_total(&self) -> u16 {
        self.total
    }

    /// Games that have not been told yet.
    pub fn open_games(&self) -> usize {
        self.matches.iter().flat_map(|m| &m.games).filter(|g| g.is_none()).count()
    }
}

/// Who plays whom, and why.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Pairing {
    /// Two players each, the first of whom invades first.
    pub pairs: Vec<([usize; 2], Vec<Note>)>,
    /// Who does not have to play.
    pub bye: Option<(usize, Vec<Note>)>,
}

/// What does not change during a tournament.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// Its name.
    pub name: String,
    /// Its system.
    pub system: System,
    /// Swiss rounds, if the organiser wants another number than the rules advise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rounds: Option<usize>,
    /// `esirien-1`: this scenario in every round; `random esirien`: a new one of the map in each; `random`: of both maps.
    pub scenarios: String,
    /// Chance of pairings and scenarios.
    pub seed: u64,
}

/// A tournament.
#[derive(Clone, PartialEq, Debug)]
pub struct Tournament {
    /// Its plan.
    pub plan: Plan,
    players: Vec<Player>,
    rounds: Vec<Round>,
    log: Vec<Entry>,
}

impl Tournament {
    /// A tournament without players.
    pub fn new(components: &Components, plan: Plan) -> Result<Tournament, Note> {
        let plan = Plan { name: form::name(&plan.name)?, ..plan };
        if plan.rounds.is_some_and(|r| !(1..=MOST_ROUNDS).contains(&r)) {
            return Err(Note::new("tournament-rounds", &["5.2-h"]).number("most", MOST_ROUNDS as i64));
        }
        let t = Tournament { plan, players: Vec::new(), rounds: Vec::new(), log: Vec::new() };
        t.scenario(components, 0)?;
        Ok(t)
    }

    /// Everybody who ever entered.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// The rounds so far.
    pub fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    /// What happened, in order.
    pub fn log(&self) -> &[Entry] {
        &self.log
    }

    /// The player of this name.
    pub fn player(&self, name: &str) -> Result<usize, Note> {
        let found = self.players.iter().position(|p| same_name(&p.name, name.trim()));
        let shown: String = name.chars().take(40).collect();
        found.ok_or_else(|| Note::new("tournament-no-player", &[]).text("player", shown))
    }

    /// Players who still play.
    pub fn active(&self) -> Vec<usize> {
        (0..self.players.len()).filter(|n| !self.players[*n].withdrawn).collect()
    }

    /// Swiss rounds to be played, as the rules advise for the players of the first round.
    pub fn swiss_rounds(&self) -> usize {
        let field = match self.rounds.first() {
            Some(first) => 2 * first.matches.len() + usize::from(first.bye.is_some()),
            None => self.active().len(),
        };
        match self.plan.system {
            System::Elimination | System::Double => 0,
            _ => self.plan.rounds.unwrap_or_else(|| advised_rounds(field)),
        }
    }

    /// The scenario of a round, counted from 0, by the plan [5.3-a, 5.4-a].
    pub fn scenario(&self, components: &Components, round: usize) -> Result<String, Note> {
        let plan = self.plan.scenarios.trim();
        let words: Vec<&str> = plan.split_whitespace().collect();
        let mut all: Vec<&str> = match words[..] {
            [id] if id != "random" => components.scenario(id).iter().map(|s| s.id.as_str()).collect(),
            ["random"] => components.scenarios.iter().map(|s| s.id.as_str()).collect(),
            ["random", map] => components.scenarios.iter().filter(|s| s.map == map).map(|s| s.id.as_str()).collect(),
            _ => Vec::new(),
        };
        if all.is_empty() {
            let shown: String = plan.chars().take(40).collect();
            return Err(Note::new("tournament-scenarios", &["5.3-a", "5.4-a"]).text("plan", shown));
        }
        // A new order each time that all have been played; none comes twice before.
        let (turn, place) = (round / all.len(), round % all.len());
        Draw::new(self.plan.seed, SCENARIOS + turn as u64).shuffle(&mut all);
        Ok(all[place].to_owned())
    }

    /// Have all games of the last round been told?
    pub fn complete(&self) -> bool {
        self.rounds.last().is_none_or(|r| r.matches.iter().all(Match::complete))
    }

    /// Is there nothing left to play?
    pub fn finished(&self) -> bool {
        let swiss = self.rounds.iter().filter(|r| !r.knockout).count();
        self.complete()
            && !self.rounds.is_empty()
            && match self.plan.system {
                System::Swiss => swiss >= self.swiss_rounds(),
                System::SwissFinal if self.rounds.iter().all(|r| !r.knockout) => false,
                _ => self.alive().len() <= 1,
            }
    }

    /// Is the next round one of elimination?
    fn next_is_knockout(&self) -> bool {
        match self.plan.system {
            System::Elimination | System::Double => true,
            System::Swiss => false,
            System::SwissFinal => self.rounds.len() >= self.swiss_rounds(),
        }
    }

    /// Pairs the next round.
    pub fn pair(&self) -> Result<Pairing, Note> {
        self.pair_again(&[], None)
    }

    /// Pairs the next round, which was paired before: several pairings may be the best, and then the one that was told stands.
    fn pair_again(&self, told: &[[usize; 2]], bye: Option<usize>) -> Result<Pairing, Note> {
        if !self.complete() {
            return Err(Note::new("tournament-open-games", &["5.1-a"]).number("round", self.rounds.len() as i64));
        }
        if self.finished() {
            return Err(Note::new("tournament-finished", &["5.2-h"]));
        }
        if self.active().len() < 2 {
            return Err(Note::new("tournament-too-few", &["5.1-a"]));
        }
        if self.rounds.len() == MOST_ROUNDS {
            return Err(Note::new("tournament-rounds", &["5.2-h"]).number("most", MOST_ROUNDS as i64));
        }
        Ok(if self.next_is_knockout() { self.pair_knockout() } else { self.pair_swiss(told, bye) })
    }

    /// The next round as an entry: the organiser's scenario, or the plan's [5.1-e].
    pub fn next_round(&self, components: &Components, scenario: Option<&str>) -> Result<Entry, Note> {
        let pairing = self.pair()?;
        let scenario = match scenario {
            Some(id) => id.to_owned(),
            None => self.scenario(components, self.rounds.len())?,
        };
        Ok(self.entry_of(&pairing, scenario))
    }

    /// A pairing as an entry.
    fn entry_of(&self, pairing: &Pairing, scenario: String) -> Entry {
        let name = |n: usize| self.players[n].name.clone();
        Entry::Round {
            scenario,
            pairs: pairing.pairs.iter().map(|(p, _)| p.map(name)).collect(),
            bye: pairing.bye.as_ref().map(|(p, _)| name(*p)),
            at: None,
        }
    }

    /// The game of the last round that a verified record belongs to, as an entry. It must be a game of the whole rules, without
    /// Elowyn, with the forces and the objective of the scenario that was announced [5-a, 5.1-e].
    pub fn from_verdict(&self, components: &Components, verdict: &Verdict) -> Result<Entry, Note> {
        let h = &verdict.header;
        let (invader, defender) = (&h.players.invader, &h.players.defender);
        let Some(round) = self.rounds.last() else { return Err(Note::new("tournament-no-round", &["5.1-a"])) };
        if h.scenario != round.scenario {
            let note = Note::new("tournament-other-scenario", &["5.1-e"]);
            return Err(note.text("found", h.scenario.clone()).text("scenario", round.scenario.clone()));
        }
        if h.options.elowyn == ElowynInPlay::On || h.forces.is_some() || h.objective.is_some() || !h.razed.is_empty() {
            return Err(Note::new("tournament-printed-only", &["5-a"]));
        }
        if !is_agreed(components, h)? {
            return Err(Note::new("tournament-other-options", &["5-a"]));
        }
        let scores = self.rounds.iter().flat_map(|r| &r.matches).flat_map(|m| m.games.iter().flatten());
        if scores.filter_map(|s| s.record.as_ref()).any(|r| verdict.is(r)) {
            return Err(Note::new("tournament-record-used", &[]));
        }
        Ok(Entry::Game(Told {
            round: self.rounds.len(),
            invader: self.players[self.player(invader)?].name.clone(),
            defender: self.players[self.player(defender)?].name.clone(),
            winner: verdict.winner.code().to_owned(),
            vp: verdict.vp,
            forfeit: false,
            record: Some(verdict.fingerprint.clone()),
            why: None,
            at: None,
        }))
    }
}

/// Are the options of a game those of a tournament, under the version of the rules that it was begun with? In version 1 the
/// legs of a dragon followed the book that the scenario teaches [H-04].
fn is_agreed(components: &Components, h: &Header) -> Result<bool, Note> {
    let agreed = options(components, &h.scenario)?;
    let basic = components.scenario(&h.scenario).is_some_and(|s| s.options.ruleset == Ruleset::Manual);
    let first = basic && h.options.version.number() == 1;
    let as_taught = Options { half_legs: HalfLegs::Manual, ..agreed };
    Ok(agreed.alike(&h.options) || first && as_taught.alike(&h.options))
}

/// The options of a tournament game: the whole rules, without Elowyn, for an objective [5-a].
pub fn options(components: &Components, scenario: &str) -> Result<Options, Note> {
    let known = components.scenario(scenario);
    let shown: String = scenario.chars().take(40).collect();
    let known = known.ok_or_else(|| Note::new("tournament-announce", &["5.1-e"]).text("scenario", shown))?;
    Ok(Options {
        ruleset: Ruleset::Reference,
        victory_mode: VictoryMode::Objective,
        elowyn: ElowynInPlay::Off,
        // A scenario of the Game Manual says otherwise for the basic game only [2.12.1.7.3-d, H-04].
        half_legs: HalfLegs::ByRuleset,
        ..known.options
    })
}

/// Streams of the tournament's seed: pairings take the round's number.
const SCENARIOS: u64 = 1 << 32;
