//! A game as text: a header, then actions and dice, turn by turn. docs/NOTATION.md explains it. A record replays
//! to the same position for ever, or says on which line it cannot.

use crate::notation::{self, NotationError};
use crate::{
    Action, BadOption, BySide, Components, Decision, Event, Force, Game, Hex, Kind, Options, RULES_VERSION, Refusal,
    Setup, SetupProblem, Side, Version,
};
use std::sync::Arc;

/// First line of a record.
pub const HEADER: &str = "dragonrage record 1";

/// Longest record that is read, in bytes.
pub const LONGEST: usize = 4 * 1024 * 1024;

/// What a record says before its first action.
#[derive(Clone, PartialEq, Debug)]
pub struct Header {
    /// Scenario id.
    pub scenario: String,
    /// Hash of the data it was played with.
    pub data: u64,
    /// The options of the game, and the version of the rules.
    pub options: Options,
    /// Armies other than the scenario's [3.3].
    pub forces: Option<BySide<Vec<Force>>>,
    /// An objective other than the scenario's [3.3].
    pub objective: Option<i16>,
    /// VP hexes that count as destroyed before the game begins [4.3.3-a].
    pub razed: Vec<Hex>,
    /// Who played, if that is known.
    pub players: BySide<String>,
}

/// A record as read, not yet replayed.
#[derive(Clone, PartialEq, Debug)]
pub struct Record {
    /// Its header.
    pub header: Header,
    /// Lines of the header that say scenario and data.
    said_at: [usize; 2],
    /// Lines after the header: number and text.
    lines: Vec<(usize, String)>,
}

/// Why a record cannot be read or replayed.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[allow(missing_docs)]
pub enum RecordProblem {
    #[error("a record begins with '{HEADER}'")]
    NoHeader,
    #[error("this is too long for a record")]
    TooLong,
    #[error("'{0}' is nothing that a header says")]
    UnknownKey(String),
    #[error("'{0}' cannot be read here")]
    BadValue(String),
    #[error("the header says nothing about '{0}'")]
    Missing(&'static str),
    #[error(transparent)]
    Option(#[from] BadOption),
    #[error("there is no scenario '{0}'")]
    NoScenario(String),
    #[error("it was played with rules version {found}; these are version {here}")]
    OtherRules { found: u32, here: u8 },
    #[error("it was played with other data ({found:016x}; these are {here:016x})")]
    OtherData { found: u64, here: u64 },
    #[error("the scenario cannot be set up: {0:?}")]
    Setup(Vec<SetupProblem>),
    #[error("'{text}' cannot be read: {problem}")]
    Notation { text: String, problem: NotationError },
    #[error("'{text}' is not possible: {refusal:?}")]
    Illegal { text: String, action: Action, refusal: Refusal },
    #[error("the game is over, but the record goes on with '{0}'")]
    AfterEnd(String),
    #[error("the record says turn {said}, the game is in turn {turn}")]
    OtherTurn { said: u16, turn: u16 },
    #[error("from here on the game differs from the record: position {found:016x}, recorded {said:016x}")]
    OtherPosition { said: u64, found: u64 },
    #[error("the position is the recorded one, but an action or a die after line {since} is not")]
    OtherPlay { since: usize },
}

/// A problem and the line it was found in.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct RecordError {
    /// Line, from 1.
    pub line: usize,
    /// What is wrong.
    pub problem: RecordProblem,
}

fn short(s: &str) -> String {
    s.chars().take(40).collect()
}

impl Header {
    /// The header of a new game.
    pub fn new(components: &Components, scenario: &str, options: Options) -> Header {
        Header {
            scenario: scenario.to_owned(),
            data: components.scenario(scenario).map_or(0, |s| s.hash),
            options,
            forces: None,
            objective: None,
            razed: Vec::new(),
            players: BySide::default(),
        }
    }

    /// The game that begins here, before anything is placed.
    pub fn setup(&self, components: &Components) -> Result<Setup, Vec<SetupProblem>> {
        let mut setup = Setup::fresh(components, &self.scenario, self.options)
            .ok_or_else(|| vec![SetupProblem::NoScenario(short(&self.scenario))])?;
        let scenario = components.scenario(&self.scenario);
        if let (Some(forces), Some(printed)) = (&self.forces, scenario) {
            // A side that is not named keeps the printed army.
            let own = |side: Side| if forces[side].is_empty() { &printed.forces[side] } else { &forces[side] }.clone();
            let forces = BySide { invader: own(Side::Invader), defender: own(Side::Defender) };
            setup.muster(components, &forces).map_err(|p| vec![p])?;
        }
        if let Some(objective) = self.objective {
            let most = scenario.and_then(|s| components.board(&s.map)).map_or(0, |b| b.vp_total() as i16);
            if objective > most {
                return Err(vec![SetupProblem::Objective { most }]);
            }
            setup.objective = objective;
        }
        setup.razed.extend(&self.razed);
        Ok(setup)
    }

    /// The header as text, ending with an empty line.
    pub fn text(&self) -> String {
        let mut t = format!("{HEADER}\nscenario {}\nrules {}\ndata {:016x}\n", self.scenario, self.options.version.number(), self.data);
        for (key, value) in self.options.list() {
            t.push_str(&format!("option {key} {value}\n"));
        }
        for (side, forces) in self.forces.iter().flat_map(|f| Side::BOTH.map(|side| (side, &f[side]))) {
            for f in forces {
                t.push_str(&format!("force {} {} {}\n", side.code(), f.count, f.kind));
            }
        }
        if let Some(objective) = self.objective {
            t.push_str(&format!("objective {objective}\n"));
        }
        if !self.razed.is_empty() {
            let hexes: Vec<String> = self.razed.iter().map(Hex::to_string).collect();
            t.push_str(&format!("razed {}\n", hexes.join(" ")));
        }
        for side in Side::BOTH {
            if !self.players[side].is_empty() {
                t.push_str(&format!("{} {}\n", side.code(), self.players[side]));
            }
        }
        t.push('\n');
        t
    }
}

impl Record {
    /// Reads a record's header and keeps its lines.
    pub fn parse(text: &str) -> Result<Record, RecordError> {
        let fail = |line: usize, problem: RecordProblem| Err(RecordError { line, problem });
        if text.len() > LONGEST {
            return fail(1, RecordProblem::TooLong);
        }
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let mut lines = text.lines().enumerate().map(|(n, l)| (n + 1, l.trim()));
        if lines.next().map(|(_, l)| l) != Some(HEADER) {
            return fail(1, RecordProblem::NoHeader);
        }
        let (mut scenario, mut rules, mut data) = (None, None, None);
        let mut options = Options::default();
        let mut players: BySide<String> = BySide::default();
        let (mut forces, mut objective, mut razed) = (None::<BySide<Vec<Force>>>, None, Vec::new());
        let mut last = 1;
        let mut said_at = [1; 2];
        for (n, line) in lines.by_ref() {
            last = n;
            if line.is_empty() {
                break;
            }
            let (key, value) = line.split_once(' ').unwrap_or((line, ""));
            let bad = || RecordError { line: n, problem: RecordProblem::BadValue(short(value)) };
            match key {
                "scenario" => (scenario, said_at[0]) = (Some(short(value)), n),
                "rules" => {
                    let found: u32 = value.parse().map_err(|_| bad())?;
                    let version = u8::try_from(found).ok().and_then(Version::from_number);
                    let unknown = RecordProblem::OtherRules { found, here: RULES_VERSION };
                    rules = Some(version.ok_or(RecordError { line: n, problem: unknown })?);
                }
                "data" => (data, said_at[1]) = (Some(u64::from_str_radix(value, 16).map_err(|_| bad())?), n),
                "option" => {
                    let (k, v) = value.split_once(' ').ok_or_else(bad)?;
                    options.set(k, v).map_err(|e| RecordError { line: n, problem: e.into() })?;
                }
                "force" => {
                    let (side, force) = read_force(value).ok_or_else(bad)?;
                    let all = forces.get_or_insert_default();
                    if all[side].iter().any(|f| f.kind == force.kind) {
                        return Err(bad());
                    }
                    all[side].push(force);
                }
                "objective" => {
                    objective = Some(value.parse().ok().filter(|n| (1..=99).contains(n)).ok_or_else(bad)?);
                }
                "razed" => {
                    for word in value.split_whitespace() {
                        let hex: Hex = word.parse().map_err(|_| bad())?;
                        if razed.contains(&hex) || razed.len() == 40 {
                            return Err(bad());
                        }
                        razed.push(hex);
                    }
                }
                _ if Side::from_code(key).is_some() => {
                    let side = Side::from_code(key).unwrap_or(Side::Invader);
                    players[side] = value.chars().filter(|c| !c.is_control()).take(60).collect();
                }
                _ => return fail(n, RecordProblem::UnknownKey(short(key))),
            }
        }
        let missing = |what| RecordError { line: last, problem: RecordProblem::Missing(what) };
        let header = Header {
            scenario: scenario.ok_or_else(|| missing("scenario"))?,
            data: data.ok_or_else(|| missing("data"))?,
            options: Options { version: rules.ok_or_else(|| missing("rules"))?, ..options },
            forces,
            objective,
            razed,
            players,
        };
        let lines =
            lines.filter(|(_, l)| !l.is_empty() && !l.starts_with('#')).map(|(n, l)| (n, l.to_owned())).collect();
        Ok(Record { header, said_at, lines })
    }

    /// Number of actions and rolls.
    pub fn len(&self) -> usize {
        self.lines.iter().filter(|(_, l)| !is_checkpoint(l)).count()
    }

    /// Does it say how the game ended?
    pub fn has_end(&self) -> bool {
        self.lines.iter().any(|(_, l)| l.starts_with("end "))
    }

    /// Does it hold no action?
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The line of the header that a problem is about.
    fn header_line(&self, problem: &RecordProblem) -> usize {
        match problem {
            RecordProblem::OtherData { .. } => self.said_at[1],
            _ => self.said_at[0],
        }
    }

    /// The game before its first action.
    pub fn start(&self, components: &Arc<Components>) -> Result<Game, RecordError> {
        let fail = |problem| RecordError { line: self.header_line(&problem), problem };
        if let Some(here) =
            components.scenario(&self.header.scenario).map(|s| s.hash).filter(|h| *h != self.header.data)
        {
            return Err(fail(RecordProblem::OtherData { found: self.header.data, here }));
        }
        if components.scenario(&self.header.scenario).is_none() {
            return Err(fail(RecordProblem::NoScenario(self.header.scenario.clone())));
        }
        let start = self.header.setup(components).and_then(|setup| Game::new(components, &setup));
        start.map_err(|p| fail(RecordProblem::Setup(p)))
    }

    /// Replays up to `most` actions, calling `seen` after each with the events it caused.
    pub fn replay(
        &self,
        components: &Arc<Components>,
        most: usize,
        mut seen: impl FnMut(Action, &[Event], &Game),
    ) -> Result<Game, RecordError> {
        let mut game = self.start(components)?;
        let mut events = Vec::new();
        let mut done = 0;
        let (mut trail, mut since) = (TRAIL, 1);
        for (line, text) in &self.lines {
            let fail = |problem| RecordError { line: *line, problem };
            if is_checkpoint(text) {
                check_point(&game, trail, since, text).map_err(fail)?;
                since = *line;
                continue;
            }
            if done == most {
                break;
            }
            if game.outcome().is_some() {
                return Err(fail(RecordProblem::AfterEnd(short(text))));
            }
            let action = notation::parse(&components.roster, text)
                .map_err(|problem| fail(RecordProblem::Notation { text: short(text), problem }))?;
            events.clear();
            game.apply(action, &mut events)
                .map_err(|refusal| fail(RecordProblem::Illegal { text: short(text), action, refusal }))?;
            done += 1;
            trail = trail_after(trail, &notation::print(&components.roster, action));
            seen(action, &events, &game);
        }
        Ok(game)
    }
}

/// `invader 2 D`: so many of a kind.
fn read_force(text: &str) -> Option<(Side, Force)> {
    let mut words = text.split_whitespace();
    let side = words.next().and_then(Side::from_code)?;
    let count = words.next()?.parse().ok().filter(|n| (1..=99).contains(n))?;
    let kind = words.next().and_then(Kind::from_code)?;
    words.next().is_none().then_some((side, Force { kind, count }))
}

/// `turn 3 0123456789abcdef`: a promise about the position at the start of a turn, or at the end.
fn is_checkpoint(line: &str) -> bool {
    line.starts_with("turn ") || line.starts_with("end ")
}

fn check_point(game: &Game, trail: u64, since: usize, line: &str) -> Result<(), RecordProblem> {
    let bad = || RecordProblem::BadValue(short(line));
    let mut words = line.split_whitespace();
    if words.next() == Some("turn") {
        let said: u16 = words.next().and_then(|w| w.parse().ok()).ok_or_else(bad)?;
        if said != game.turn() {
            return Err(RecordProblem::OtherTurn { said, turn: game.turn() });
        }
    }
    let mut hash = || words.next().and_then(|w| u64::from_str_radix(w, 16).ok()).ok_or_else(bad);
    let said = hash()?;
    if said != game.hash() {
        return Err(RecordProblem::OtherPosition { said, found: game.hash() });
    }
    if hash()? == trail { Ok(()) } else { Err(RecordProblem::OtherPlay { since }) }
}

/// The trail of a game in which nothing happened yet.
const TRAIL: u64 = 0xcbf2_9ce4_8422_2325;

/// Stands for everything played and rolled so far, so that also a die that made no difference cannot be changed (FNV-1a).
fn trail_after(trail: u64, line: &str) -> u64 {
    line.bytes().chain([b'\n']).fold(trail, |t, b| (t ^ u64::from(b)).wrapping_mul(0x0100_0000_01b3))
}

/// A game with its record and the way back: what a person plays.
#[derive(Clone, Debug)]
pub struct Journal {
    header: Header,
    game: Game,
    actions: Vec<Action>,
    body: String,
    trail: u64,
    /// Games before each action that can be taken back, with the lengths of `actions` and `body`, and the trail.
    undo: Vec<(Game, usize, usize, u64)>,
}

impl Journal {
    /// Starts a scenario.
    pub fn start(components: &Arc<Components>, scenario: &str, options: Options) -> Result<Journal, Vec<SetupProblem>> {
        Journal::begin(components, Header::new(components, scenario, options))
    }

    /// Starts what a header says: a scenario, perhaps with armies of one's own.
    pub fn begin(components: &Arc<Components>, header: Header) -> Result<Journal, Vec<SetupProblem>> {
        let game = Game::new(components, &header.setup(components)?)?;
        Ok(Journal { header, game, actions: Vec::new(), body: String::new(), trail: TRAIL, undo: Vec::new() })
    }

    /// Takes up a recorded game where it ended.
    pub fn resume(components: &Arc<Components>, record: &Record) -> Result<Journal, RecordError> {
        let mut journal = Journal {
            header: record.header.clone(),
            game: record.start(components)?,
            actions: Vec::new(),
            body: String::new(),
            trail: TRAIL,
            undo: Vec::new(),
        };
        // Played again step by step, so that what could be taken back still can.
        let mut steps = Vec::new();
        record.replay(components, usize::MAX, |action, _, _| steps.push(action))?;
        let mut events = Vec::new();
        for action in steps {
            // Each was legal a moment ago, in the same positions.
            let _ = journal.apply(action, &mut events);
            events.clear();
        }
        Ok(journal)
    }

    /// The game as it stands.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// What the record says before its first action.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The header, to name the players.
    pub fn header_mut(&mut self) -> &mut Header {
        &mut self.header
    }

    /// All actions so far.
    pub fn actions(&self) -> &[Action] {
        &self.actions
    }

    /// Takes one step and writes it down.
    pub fn apply(&mut self, action: Action, events: &mut Vec<Event>) -> Result<(), Refusal> {
        let before = self.game.clone();
        self.game.apply(action, events)?;
        let (actions, body, trail) = (self.actions.len(), self.body.len(), self.trail);
        self.note(&before, action);
        // The way back ends where dice fell, and where the other side has its say.
        let handed_over = matches!((decider(&before), decider(&self.game)), (Some(a), Some(b)) if a != b);
        if action.is_roll() || handed_over {
            self.undo.clear();
        } else {
            self.undo.push((before, actions, body, trail));
        }
        Ok(())
    }

    /// Takes back the last step, if no dice fell since and the same side still decides.
    pub fn undo(&mut self) -> bool {
        match self.undo.pop() {
            Some((game, actions, body, trail)) => {
                self.trail = trail;
                self.game = game;
                self.actions.truncate(actions);
                self.body.truncate(body);
                true
            }
            None => false,
        }
    }

    /// Can the last step be taken back?
    pub fn can_undo(&self) -> bool {
        !self.undo.is_empty()
    }

    /// Writes down an action that led from `before` to the game as it is now.
    fn note(&mut self, before: &Game, action: Action) {
        let after = &self.game;
        self.actions.push(action);
        let line = notation::print(&self.game.components().roster, action);
        self.trail = trail_after(self.trail, &line);
        self.body.push_str(&line);
        self.body.push('\n');
        if after.turn() != before.turn() {
            self.body.push_str(&format!("\nturn {} {:016x} {:016x}\n", after.turn(), after.hash(), self.trail));
        } else if after.phase() != before.phase() && after.outcome().is_none() {
            self.body.push_str(&format!("# {}\n", after.phase().code()));
        }
        if let Some(o) = after.outcome() {
            let grade = o.grade.map_or("ungraded", crate::Grade::code);
            let result = format!("# {} wins: {}, {grade}, {} VP", o.winner.code(), o.reason.code(), o.vp);
            self.body.push_str(&format!("\n{result}\nend {:016x} {:016x}\n", after.hash(), self.trail));
        }
    }

    /// The whole record.
    pub fn text(&self) -> String {
        format!("{}{}", self.header.text(), self.body)
    }
}

/// Who is asked; chance counts as nobody.
fn decider(game: &Game) -> Option<Side> {
    match game.decision() {
        Decision::Side(side, _) => Some(side),
        _ => None,
    }
}
