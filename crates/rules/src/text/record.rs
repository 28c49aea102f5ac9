//! A game as text: a header, then actions and dice, turn by turn. docs/NOTATION.md explains it. A record is played again
//! with the edition of the components and by the version of the rules that it names, to the same position for ever, or
//! says on which line it cannot.

use crate::text::notation::{self, NotationError};
use crate::{
    Action, BadOption, BySide, Components, Decision, Event, Fnv, Force, Game, Hex, Kind, Options, RULES_VERSION,
    Refusal, Setup, SetupProblem, Side, Version, Wanted,
};
use crate::{edition, position};
use std::sync::Arc;

/// First line of a record.
pub const HEADER: &str = "dragonrage record 2";

/// First line of records of format 1. They name no edition, and their promises about positions were those of one program
/// in one memory: only the trail of such a record can be held against it.
const FORMER: &str = "dragonrage record 1";

/// Is this the first line of a record, of whatever format?
///
/// ```
/// # use dragonrage_rules::*;
/// assert!(record::is_header("dragonrage record 2") && record::is_header("dragonrage record 1"));
/// assert!(!record::is_header("dragonrage position 1"));
/// ```
pub fn is_header(line: &str) -> bool {
    [HEADER, FORMER].contains(&line.trim())
}

/// Longest record that is read, in bytes.
pub const LONGEST: usize = 4 * 1024 * 1024;

/// What a record says before its first action.
#[derive(Clone, PartialEq, Debug)]
pub struct Header {
    /// The edition of the components; empty: an old record that names none.
    pub edition: String,
    /// What its owner's data changed in that edition; empty: nothing.
    pub changes: String,
    /// Scenario id.
    pub scenario: String,
    /// Hash of the data it was played with: all that a game of the scenario depends on.
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
///
/// ```
/// # use dragonrage_rules::*;
/// # let components = dragonrage_data::embedded();
/// let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../cases/golden/esirien-1-random.txt"));
/// let record = Record::parse(text).unwrap();
/// let game = record.replay(&components, usize::MAX, |_, _, _| {}).unwrap();
/// assert!(game.outcome().is_some());
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Record {
    /// Its header.
    pub header: Header,
    /// Is it of format 1?
    former: bool,
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
    #[error("it was played with data that are not known here (edition '{edition}', {found:016x})")]
    OtherData { edition: String, found: u64 },
    #[error("what its data change cannot be read: {0}")]
    Changes(String),
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
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// let options = components.scenario("esirien-2").unwrap().options;
    /// let mut header = record::Header::new(&components, "esirien-2", options);
    /// header.players.invader = "my player".to_owned();
    /// header.objective = Some(12);
    /// let journal = Journal::begin(&components, header).unwrap();
    /// assert_eq!(journal.game().objective(), 12);
    /// ```
    pub fn new(components: &Components, scenario: &str, options: Options) -> Header {
        Header {
            edition: components.edition.name.clone(),
            changes: components.edition.changes.clone(),
            scenario: scenario.to_owned(),
            data: components.scenario(scenario).map_or(0, |s| s.hash),
            options,
            forces: None,
            objective: None,
            razed: Vec::new(),
            players: BySide::default(),
        }
    }

    /// The components that it names: these, or those of its own edition.
    fn components(&self, here: &Arc<Components>) -> Result<Arc<Components>, RecordProblem> {
        let name = Some(self.edition.as_str()).filter(|name| !name.is_empty());
        let wanted = Wanted { name, changes: &self.changes, scenario: Some((&self.scenario, self.data)) };
        let absent = || match here.scenario(&self.scenario) {
            Some(_) => RecordProblem::OtherData { edition: self.edition.clone(), found: self.data },
            // Today's box does not hold it either: most likely a name that nobody ever used.
            None => RecordProblem::NoScenario(self.scenario.clone()),
        };
        wanted.find(here).map_err(RecordProblem::Changes)?.ok_or_else(absent)
    }

    /// The same game as a new one: with these components, by today's rules.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// let options = Options { version: Version::from_number(1).unwrap(), ..Options::default() };
    /// let old = record::Header::new(&components, "esirien-2", options);
    /// assert_eq!(old.renewed(&components).options.version, Version::NEWEST);
    /// ```
    pub fn renewed(&self, components: &Components) -> Header {
        let options = Options { version: Version::NEWEST, ..self.options };
        let Header { edition, changes, data, .. } = Header::new(components, &self.scenario, options);
        Header { edition, changes, data, options, ..self.clone() }
    }

    /// The game that begins here, before anything is placed.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// let options = components.scenario("esirien-2").unwrap().options;
    /// let mut header = record::Header::new(&components, "esirien-2", options);
    /// header.razed.push("1910".parse().unwrap());
    /// let game = Game::new(&components, &header.setup(&components).unwrap()).unwrap();
    /// assert_eq!(game.vp(), 5); // the Citadel fell in an earlier game
    /// ```
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
            setup.ledger.objective = objective;
        }
        setup.ledger.razed.extend(&self.razed);
        Ok(setup)
    }

    /// The header as text, ending with an empty line.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// let options = components.scenario("esirien-2").unwrap().options;
    /// let text = record::Header::new(&components, "esirien-2", options).text();
    /// assert!(text.starts_with("dragonrage record 2\nedition "));
    /// assert!(text.contains("scenario esirien-2\n"));
    /// ```
    pub fn text(&self) -> String {
        let mut t = format!("{HEADER}\n{}", edition::lines(&self.edition, &self.changes));
        let rules = self.options.version.number();
        t.push_str(&format!("scenario {}\nrules {rules}\ndata {:016x}\n", self.scenario, self.data));
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
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../cases/golden/esirien-1-random.txt"));
    /// let record = Record::parse(text).unwrap();
    /// assert_eq!(record.header.scenario, "esirien-1");
    ///
    /// let error = Record::parse("dragonrage record 2\nedition 1\nweather fine\n").unwrap_err();
    /// assert_eq!(error.to_string(), "line 3: 'weather' is nothing that a header says");
    /// ```
    pub fn parse(text: &str) -> Result<Record, RecordError> {
        let fail = |line: usize, problem: RecordProblem| Err(RecordError { line, problem });
        if text.len() > LONGEST {
            return fail(1, RecordProblem::TooLong);
        }
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let mut lines = text.lines().enumerate().map(|(n, l)| (n + 1, l.trim()));
        let first = lines.next().map_or("", |(_, line)| line);
        if !is_header(first) {
            return fail(1, RecordProblem::NoHeader);
        }
        let (former, mut edition, mut changes) = (first == FORMER, String::new(), String::new());
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
                "edition" if !former => {
                    edition = Some(value).filter(|v| edition::is_name(v)).ok_or_else(bad)?.to_owned();
                }
                "changes" if edition::is_folded(value) => changes.push_str(value),
                "changes" => return Err(bad()),
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
                _ => match Side::from_code(key) {
                    Some(side) => players[side] = value.chars().filter(|c| !c.is_control()).take(60).collect(),
                    None => return fail(n, RecordProblem::UnknownKey(short(key))),
                },
            }
        }
        let missing = |what| RecordError { line: last, problem: RecordProblem::Missing(what) };
        if edition.is_empty() && !former {
            return Err(missing("edition"));
        }
        let header = Header {
            edition,
            changes,
            scenario: scenario.ok_or_else(|| missing("scenario"))?,
            options: Options { version: rules.ok_or_else(|| missing("rules"))?, ..options },
            data: data.ok_or_else(|| missing("data"))?,
            forces,
            objective,
            razed,
            players,
        };
        let lines =
            lines.filter(|(_, l)| !l.is_empty() && !l.starts_with('#')).map(|(n, l)| (n, l.to_owned())).collect();
        Ok(Record { header, former, said_at, lines })
    }

    /// Number of actions and rolls.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// let mut journal = Journal::start(&components, "esirien-1", Options::default()).unwrap();
    /// for a in [6, 1] {
    ///     journal.apply(Action::Roll { a, b: 0 }, &mut Vec::new()).unwrap();
    /// }
    /// assert_eq!(Record::parse(&journal.text()).unwrap().len(), 2);
    /// ```
    pub fn len(&self) -> usize {
        self.lines.iter().filter(|(_, l)| !is_checkpoint(l)).count()
    }

    /// Does it say how the game ended?
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// let mut journal = Journal::start(&components, "esirien-2", Options::default()).unwrap();
    /// assert!(!Record::parse(&journal.text()).unwrap().has_end());
    /// journal.apply(Action::Concede(Side::Invader), &mut Vec::new()).unwrap();
    /// assert!(Record::parse(&journal.text()).unwrap().has_end());
    /// ```
    pub fn has_end(&self) -> bool {
        self.lines.iter().any(|(_, l)| l.starts_with("end "))
    }

    /// Does it hold no action?
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// let journal = Journal::start(&components, "esirien-2", Options::default()).unwrap();
    /// assert!(Record::parse(&journal.text()).unwrap().is_empty());
    /// ```
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The line of the header that a problem is about.
    fn header_line(&self, problem: &RecordProblem) -> usize {
        match problem {
            RecordProblem::OtherData { .. } | RecordProblem::Changes(_) => self.said_at[1],
            _ => self.said_at[0],
        }
    }

    /// The game before its first action, with the components that it was played with: these, or those of its own edition.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// # let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../cases/golden/esirien-1-random.txt"));
    /// let game = Record::parse(text).unwrap().start(&components).unwrap();
    /// assert_eq!((game.turn(), game.phase()), (0, Phase::SideRoll));
    /// ```
    pub fn start(&self, components: &Arc<Components>) -> Result<Game, RecordError> {
        let fail = |problem| RecordError { line: self.header_line(&problem), problem };
        let components = &self.header.components(components).map_err(fail)?;
        let start = self.header.setup(components).and_then(|setup| Game::new(components, &setup));
        start.map_err(|p| fail(RecordProblem::Setup(p)))
    }

    /// Replays up to `most` actions, calling `seen` after each with the events it caused.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// # let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../cases/golden/esirien-1-random.txt"));
    /// let record = Record::parse(text).unwrap();
    /// // What a program that learns would keep: positions, and what was done there.
    /// let mut examples = Vec::new();
    /// record.replay(&components, 500, |action, _events, game| examples.push((game.hash(), action))).unwrap();
    /// assert_eq!(examples.len(), 500);
    ///
    /// // A die that was changed is noticed.
    /// let spoilt = text.replacen("roll 6", "roll 5", 1);
    /// assert!(Record::parse(&spoilt).unwrap().replay(&components, usize::MAX, |_, _, _| {}).is_err());
    /// ```
    pub fn replay(
        &self,
        components: &Arc<Components>,
        most: usize,
        mut seen: impl FnMut(Action, &[Event], &Game),
    ) -> Result<Game, RecordError> {
        let mut game = self.start(components)?;
        let components = game.components().clone();
        let roster = &components.roster;
        let mut events = Vec::new();
        let mut done = 0;
        let (mut trail, mut since) = (Fnv::NOTHING, 1);
        for (line, text) in &self.lines {
            let fail = |problem| RecordError { line: *line, problem };
            if is_checkpoint(text) {
                self.check_point(&game, trail, since, text).map_err(fail)?;
                since = *line;
                continue;
            }
            if done == most {
                break;
            }
            if game.outcome().is_some() {
                return Err(fail(RecordProblem::AfterEnd(short(text))));
            }
            let action = notation::parse(roster, text)
                .map_err(|problem| fail(RecordProblem::Notation { text: short(text), problem }))?;
            events.clear();
            game.apply(action, &mut events)
                .map_err(|refusal| fail(RecordProblem::Illegal { text: short(text), action, refusal }))?;
            done += 1;
            trail = trail_after(trail, &notation::print(roster, action));
            seen(action, &events, &game);
        }
        Ok(game)
    }

    /// Holds a promise against the game.
    fn check_point(&self, game: &Game, trail: Fnv, since: usize, line: &str) -> Result<(), RecordProblem> {
        let bad = || RecordProblem::BadValue(short(line));
        let mut words = line.split_whitespace();
        if words.next() == Some("turn") {
            let said: u16 = words.next().and_then(|w| w.parse().ok()).ok_or_else(bad)?;
            if said != game.turn() {
                return Err(RecordProblem::OtherTurn { said, turn: game.turn() });
            }
        }
        let mut hash = || words.next().and_then(|w| u64::from_str_radix(w, 16).ok()).ok_or_else(bad);
        let (said, found) = (hash()?, position::checksum(game));
        if said != found && !self.former {
            return Err(RecordProblem::OtherPosition { said, found });
        }
        if hash()? == trail.value() { Ok(()) } else { Err(RecordProblem::OtherPlay { since }) }
    }

    /// Plays its decisions and dice with these components and by today's rules, as far as they go: the journal of that
    /// game, and the line that was no longer possible.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// # let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../cases/golden/esirien-1-random.txt"));
    /// let (journal, stopped) = Record::parse(text).unwrap().upgrade(&components).unwrap();
    /// assert!(stopped.is_none() && journal.game().outcome().is_some());
    /// ```
    pub fn upgrade(&self, components: &Arc<Components>) -> Result<(Journal, Option<RecordError>), RecordError> {
        let refused = |p| RecordError { line: self.said_at[0], problem: RecordProblem::Setup(p) };
        let mut journal = Journal::begin(components, self.header.renewed(components)).map_err(refused)?;
        let (mut events, mut stopped) = (Vec::new(), None);
        for (line, text) in self.lines.iter().filter(|(_, text)| !is_checkpoint(text)) {
            if let Err(problem) = journal.go_on(text, &mut events) {
                stopped = Some(RecordError { line: *line, problem });
                break;
            }
            events.clear();
        }
        Ok((journal, stopped))
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

/// Stands for everything played and rolled so far, so that also a die that made no difference cannot be changed.
fn trail_after(trail: Fnv, line: &str) -> Fnv {
    trail.with(line.as_bytes()).with(b"\n")
}

/// A game with its record and the way back: what a person plays.
///
/// ```
/// # use dragonrage_rules::*;
/// # let components = dragonrage_data::embedded();
/// let mut journal = Journal::start(&components, "esirien-1", Options::default()).unwrap();
/// let mut events = Vec::new();
/// for text in ["roll 5", "roll 2", "take invader", "CAV1 at 0707"] {
///     journal.apply(notation::parse(&components.roster, text).unwrap(), &mut events).unwrap();
/// }
/// assert!(journal.text().ends_with("CAV1 at 0707\n"));
/// assert!(journal.undo()); // no dice since
/// assert!(!journal.text().contains("CAV1"));
/// ```
#[derive(Clone, Debug)]
pub struct Journal {
    header: Header,
    game: Game,
    actions: Vec<Action>,
    body: String,
    trail: Fnv,
    /// Games before each action that can be taken back, with the lengths of `actions` and `body`, and the trail.
    undo: Vec<(Game, usize, usize, Fnv)>,
}

impl Journal {
    /// Starts a scenario.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// let options = components.scenario("esirien-1").unwrap().options;
    /// let journal = Journal::start(&components, "esirien-1", options).unwrap();
    /// assert_eq!(journal.game().phase(), Phase::SideRoll);
    /// assert!(Journal::start(&components, "atlantis", options).is_err());
    /// ```
    pub fn start(components: &Arc<Components>, scenario: &str, options: Options) -> Result<Journal, Vec<SetupProblem>> {
        Journal::begin(components, Header::new(components, scenario, options))
    }

    /// Starts what a header says, with the edition that it names: a scenario, perhaps with armies of one's own.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// let options = components.scenario("esirien-2").unwrap().options;
    /// let army = |kind, count| vec![Force { kind, count }];
    /// let forces = BySide { invader: army(Kind::Dragon, 1), defender: army(Kind::Infantry, 8) };
    /// let header = record::Header { forces: Some(forces), ..record::Header::new(&components, "esirien-2", options) };
    /// let journal = Journal::begin(&components, header).unwrap();
    /// assert_eq!(journal.game().units().count(), 9);
    /// ```
    pub fn begin(components: &Arc<Components>, header: Header) -> Result<Journal, Vec<SetupProblem>> {
        let absent = |_| vec![SetupProblem::NoScenario(short(&header.scenario))];
        let components = &header.components(components).map_err(absent)?;
        let game = Game::new(components, &header.setup(components)?)?;
        Ok(Journal { header, game, actions: Vec::new(), body: String::new(), trail: Fnv::NOTHING, undo: Vec::new() })
    }

    /// Goes on from a position: what is done since can be taken back, but what went before is not told. Its text is
    /// therefore no record of a whole game.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// # let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/esirien.txt"));
    /// # let game = Game::new(&components, &position::parse(&components, text).unwrap()).unwrap();
    /// let mut journal = Journal::at(game.clone());
    /// journal.apply(Action::Done, &mut Vec::new()).unwrap();
    /// assert!(journal.undo() && *journal.game() == game);
    /// ```
    pub fn at(game: Game) -> Journal {
        let header = Header::new(game.components(), &game.rules().scenario.id, *game.options());
        Journal { header, game, actions: Vec::new(), body: String::new(), trail: Fnv::NOTHING, undo: Vec::new() }
    }

    /// Takes up a recorded game where it ended.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// let mut journal = Journal::start(&components, "esirien-1", Options::default()).unwrap();
    /// journal.apply(Action::Roll { a: 5, b: 0 }, &mut Vec::new()).unwrap();
    /// let saved = journal.text();
    ///
    /// let record = Record::parse(&saved).unwrap();
    /// let resumed = Journal::resume(&components, &record).unwrap();
    /// assert_eq!(resumed.game(), journal.game());
    /// assert_eq!(resumed.text(), saved);
    /// ```
    pub fn resume(components: &Arc<Components>, record: &Record) -> Result<Journal, RecordError> {
        Journal::resume_seeing(components, record, |_, _| ())
    }

    /// Takes up a recorded game where it ended, calling `seen` after each action with the events it caused.
    pub fn resume_seeing(
        components: &Arc<Components>,
        record: &Record,
        mut seen: impl FnMut(&[Event], &Game),
    ) -> Result<Journal, RecordError> {
        let game = record.start(components)?;
        // What goes on is written in the format of today, with the edition that was found.
        let edition = &game.components().edition;
        let (name, changes) = (edition.name.clone(), edition.changes.clone());
        let mut journal = Journal {
            header: Header { edition: name, changes, ..record.header.clone() },
            game,
            actions: Vec::new(),
            body: String::new(),
            trail: Fnv::NOTHING,
            undo: Vec::new(),
        };
        // Played again step by step, so that what could be taken back still can.
        let (mut events, mut since) = (Vec::new(), 1);
        for (line, text) in &record.lines {
            let fail = |problem| RecordError { line: *line, problem };
            if is_checkpoint(text) {
                record.check_point(&journal.game, journal.trail, since, text).map_err(fail)?;
                since = *line;
                continue;
            }
            events.clear();
            journal.go_on(text, &mut events).map_err(fail)?;
            seen(&events, &journal.game);
        }
        Ok(journal)
    }

    /// The game as it stands.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// let journal = Journal::start(&components, "nurkott-1", Options::default()).unwrap();
    /// let mut legal = Vec::new();
    /// journal.game().legal_actions(&mut legal);
    /// assert!(!legal.is_empty());
    /// ```
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// What the record says before its first action.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// let journal = Journal::start(&components, "nurkott-1", Options::default()).unwrap();
    /// assert_eq!(journal.header().scenario, "nurkott-1");
    /// ```
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The header, to name the players.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// let mut journal = Journal::start(&components, "nurkott-1", Options::default()).unwrap();
    /// journal.header_mut().players[Side::Invader] = "my player".to_owned();
    /// assert!(journal.text().contains("\ninvader my player\n"));
    /// ```
    pub fn header_mut(&mut self) -> &mut Header {
        &mut self.header
    }

    /// All actions so far.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// let mut journal = Journal::start(&components, "esirien-1", Options::default()).unwrap();
    /// let roll = Action::Roll { a: 5, b: 0 };
    /// journal.apply(roll, &mut Vec::new()).unwrap();
    /// assert_eq!(journal.actions(), [roll]);
    /// ```
    pub fn actions(&self) -> &[Action] {
        &self.actions
    }

    /// Takes the step that a line of a record tells.
    fn go_on(&mut self, text: &str, events: &mut Vec<Event>) -> Result<(), RecordProblem> {
        if self.game.outcome().is_some() {
            return Err(RecordProblem::AfterEnd(short(text)));
        }
        let action = notation::parse(&self.game.components().roster, text)
            .map_err(|problem| RecordProblem::Notation { text: short(text), problem })?;
        let illegal = |refusal| RecordProblem::Illegal { text: short(text), action, refusal };
        self.apply(action, events).map_err(illegal)
    }

    /// Takes one step and writes it down.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// let mut journal = Journal::start(&components, "esirien-1", Options::default()).unwrap();
    /// let mut events = Vec::new();
    /// assert!(journal.apply(Action::Done, &mut events).is_err()); // dice are due: nothing is written down
    /// journal.apply(Action::Roll { a: 5, b: 0 }, &mut events).unwrap();
    /// assert!(matches!(events[0].what, What::Rolled { a: 5, .. }));
    /// ```
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
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// let mut journal = Journal::start(&components, "esirien-2", Options::default()).unwrap();
    /// let start = journal.game().clone();
    /// let place = notation::parse(&components.roster, "CAV1 at 0707").unwrap();
    /// journal.apply(place, &mut Vec::new()).unwrap();
    /// assert!(journal.undo() && *journal.game() == start);
    /// assert!(!journal.undo()); // nothing is left to take back
    /// ```
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

    /// How many steps can be taken back, one after the other.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// let mut journal = Journal::start(&components, "esirien-2", Options::default()).unwrap();
    /// let place = notation::parse(&components.roster, "CAV1 at 0707").unwrap();
    /// journal.apply(place, &mut Vec::new()).unwrap();
    /// assert_eq!(journal.undoable(), 1);
    /// ```
    pub fn undoable(&self) -> usize {
        self.undo.len()
    }

    /// Can the last step be taken back?
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// let mut journal = Journal::start(&components, "esirien-1", Options::default()).unwrap();
    /// journal.apply(Action::Roll { a: 5, b: 0 }, &mut Vec::new()).unwrap();
    /// assert!(!journal.can_undo()); // dice are never taken back
    /// ```
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
            self.body.push_str(&format!(
                "\nturn {} {:016x} {:016x}\n",
                after.turn(),
                position::checksum(after),
                self.trail.value()
            ));
        } else if after.phase() != before.phase() && after.outcome().is_none() {
            self.body.push_str(&format!("# {}\n", after.phase().code()));
        }
        if let Some(o) = after.outcome() {
            let grade = o.grade.map_or("ungraded", crate::Grade::code);
            let result = format!("# {} wins: {}, {grade}, {} VP", o.winner.code(), o.reason.code(), o.vp);
            self.body.push_str(&format!(
                "\n{result}\nend {:016x} {:016x}\n",
                position::checksum(after),
                self.trail.value()
            ));
        }
    }

    /// The whole record.
    ///
    /// ```
    /// # use dragonrage_rules::*;
    /// # let components = dragonrage_data::embedded();
    /// let mut journal = Journal::start(&components, "esirien-1", Options::default()).unwrap();
    /// journal.apply(Action::Roll { a: 5, b: 0 }, &mut Vec::new()).unwrap();
    /// assert!(journal.text().starts_with("dragonrage record 2\n"));
    /// assert!(journal.text().ends_with("\n\nroll 5\n"));
    /// ```
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
