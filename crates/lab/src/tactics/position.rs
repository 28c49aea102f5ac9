//! Tactical positions: `cases/tactics/*.toml` asks what is best in a small position and says the exact answer. This
//! module reads them and holds their answers against the solver's; docs/TACTICS.md explains the format.

use super::Idea;
use dragonrage_ai::{Goal, Question, Solver, TooBig};
use dragonrage_cases::reader::{At, Keys, Log, action, parse, read_setup, read_text, refused, shown, unit};
use dragonrage_cases::{MAX_BYTES, Problems, case_files};
use dragonrage_rules::{Action, Area, Components, Decision, Game, Setup, Silent, notation, position};
use std::path::Path;
use std::sync::Arc;

/// Most positions of a file, goals of a question, steps of an answer.
const MOST: usize = 500;
const MOST_GOALS: usize = 6;
const MOST_STEPS: usize = 40;

/// Most lines of a position in notation, and their length.
const MOST_LINES: usize = 100;
const LONGEST_LINE: usize = 2000;

/// Positions that an answer may need.
pub const BUDGET: u64 = 30_000_000;

/// What it takes to find the answer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Needs {
    /// One look at what is at hand.
    Step,
    /// Several units or several steps that work together within the turn.
    Turn,
    /// The enemy's reply.
    Reply,
}

impl Needs {
    /// All of them.
    pub const ALL: [Needs; 3] = [Needs::Step, Needs::Turn, Needs::Reply];

    /// The word in files and results.
    pub const fn code(self) -> &'static str {
        match self {
            Needs::Step => "step",
            Needs::Turn => "turn",
            Needs::Reply => "reply",
        }
    }

    fn from_code(s: &str) -> Option<Needs> {
        Needs::ALL.into_iter().find(|n| n.code() == s)
    }
}

/// A line of play from the position, and what the file says it is worth.
#[derive(Clone, Debug)]
pub struct Line {
    /// Its steps; no dice fall before the last one is done.
    pub steps: Vec<Action>,
    /// As written: `"25/36"` or `"0.731"`.
    pub value: String,
}

/// One tactical position.
#[derive(Clone, Debug)]
pub struct Tactic {
    /// The file it stands in.
    pub file: String,
    /// The line it begins on.
    pub line: u32,
    /// Its id, unique in the folder.
    pub id: String,
    /// The idea, in one sentence.
    pub title: String,
    /// What it is about, if it was made to measure.
    pub idea: Option<Idea>,
    /// What it takes.
    pub needs: Needs,
    /// The position.
    pub game: Game,
    /// The question.
    pub question: Question,
    /// The answer.
    pub best: Line,
    /// What looks good and is not.
    pub tempting: Option<Line>,
}

/// What the solver says to a position.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The value of the position, as files write it.
    pub value: String,
    /// The stated line keeps the value; otherwise one that does.
    pub best: Result<(), Vec<Action>>,
    /// The value of the tempting line, as files write it.
    pub tempting: Option<String>,
    /// The tempting line is really worse.
    pub worse: bool,
    /// Positions tried.
    pub nodes: u64,
}

/// A loss smaller than this is none.
pub const TOLERANCE: f64 = 0.02;

impl Tactic {
    /// A solver for its question.
    pub fn solver(&self) -> Solver {
        Solver::new(&self.game, self.question.clone(), BUDGET)
    }

    /// The position after a line.
    fn after(&self, line: &Line) -> Game {
        let mut game = self.game.clone();
        for step in &line.steps {
            // They were tried when the file was read.
            let _ = game.apply(*step, &mut Silent);
        }
        game
    }

    /// Computes the answer again.
    pub fn answer(&self, solver: &mut Solver) -> Result<Answer, TooBig> {
        let value = solver.value(&self.game)?;
        let stated = self.after(&self.best);
        let best = match !self.best.steps.is_empty() && solver.reaches(&stated, value)? {
            true => Ok(()),
            false => Err(solver.line(&self.game)?),
        };
        let tempting = match &self.tempting {
            Some(line) => Some(solver.value(&self.after(line))?),
            None => None,
        };
        let worse = tempting.is_none_or(|t| t < value - TOLERANCE);
        Ok(Answer { value: write(value), best, tempting: tempting.map(write), worse, nodes: solver.nodes() })
    }

    /// A line of play in notation, as files write it.
    pub fn quoted(&self, steps: &[Action]) -> String {
        let roster = &self.game.components().roster;
        let steps: Vec<String> = steps.iter().map(|s| format!("\"{}\"", notation::print(roster, *s))).collect();
        format!("[{}]", steps.join(", "))
    }

    /// Every first action with its exact value, the best first.
    pub fn values(&self, solver: &mut Solver) -> Result<Vec<(f64, Action)>, TooBig> {
        let mut legal = Vec::new();
        self.game.legal_actions(&mut legal);
        let mut values: Vec<(f64, Action)> = Vec::new();
        for action in legal.into_iter().filter(|a| !matches!(a, Action::Concede(_))) {
            values.extend(solver.after(&self.game, action)?.map(|v| (v, action)));
        }
        values.sort_by(|a, b| b.0.total_cmp(&a.0));
        Ok(values)
    }

    /// What of the file is wrong, in English, one line each.
    pub fn wrong(&self, answer: &Answer) -> Vec<String> {
        let mut found = Vec::new();
        if answer.value != self.best.value {
            found.push(format!("value: expected {}; found {}", self.best.value, answer.value));
        }
        if let Err(steps) = &answer.best {
            found.push(format!("best: these steps lose something; better {}", self.quoted(steps)));
        }
        if let (Some(line), Some(value)) = (&self.tempting, &answer.tempting) {
            if line.value != *value {
                found.push(format!("tempting_value: expected {}; found {value}", line.value));
            }
            if !answer.worse {
                found.push(format!("tempting: these steps are as good as the best, {value}"));
            }
        }
        found
    }
}

/// A value as files write it: a fraction of dice where it is a short one, else six decimals.
pub fn write(value: f64) -> String {
    let mut whole: u64 = 1;
    for _ in 0..=4 {
        let part = value * whole as f64;
        if (part - part.round()).abs() < 1e-7 {
            let part = part.round() as u64;
            let divisor = gcd(part, whole);
            return match (part / divisor, whole / divisor) {
                (n, 1) => n.to_string(),
                (n, d) => format!("{n}/{d}"),
            };
        }
        whole *= 6;
    }
    format!("{value:.6}")
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// Reads all tactical positions of a folder, in order of the files' names.
pub fn load(components: &Arc<Components>, dir: &Path) -> Result<Vec<Tactic>, Problems> {
    let mut all: Vec<Tactic> = Vec::new();
    let mut problems = Problems::default();
    for file in case_files(dir)? {
        let read = read_text(&file).and_then(|text| read(components, &file.display().to_string(), &text));
        match read {
            Ok(found) => {
                for tactic in found {
                    if let Some(other) = all.iter().find(|t| t.id == tactic.id) {
                        let what = format!("the id '{}' is taken in {}:{}", tactic.id, other.file, other.line);
                        problems.0.extend(Problems::one(&tactic.file, what).0);
                    }
                    all.push(tactic);
                }
            }
            Err(p) => problems.0.extend(p.0),
        }
    }
    if problems.0.is_empty() { Ok(all) } else { Err(problems) }
}

/// Reads the text of a file of tactical positions.
pub fn read(components: &Arc<Components>, name: &str, text: &str) -> Result<Vec<Tactic>, Problems> {
    if text.len() > MAX_BYTES {
        return Err(Problems::one(name, format!("the file is too long; at most {MAX_BYTES} bytes")));
    }
    let log = Log::new(name);
    let mut all = Vec::new();
    if let Some(root) = parse(text, &log)
        && let Some(mut keys) = At::root(&log, &root).table()
    {
        if let Some(list) = keys.need("tactic") {
            for at in list.list("positions, each begun with [[tactic]]", MOST) {
                log.enter("");
                all.extend(read_one(&at, components, name, &log));
            }
        }
        log.enter("");
        // How far the making of the file has come (`suite`).
        for key in ["seed", "games"] {
            keys.maybe(key).and_then(|a| a.whole::<i64>("a number"));
        }
        keys.finish();
    }
    log.finish(all)
}

fn read_one(at: &At, components: &Arc<Components>, file: &str, log: &Log) -> Option<Tactic> {
    let before = log.count();
    let mut keys = at.table()?;
    let id = keys.need("id").and_then(|a| a.text("an id", 60).map(str::to_owned));
    let line = keys.maybe("id").map_or(keys.line(), |a| a.line());
    log.enter(id.as_deref().unwrap_or("?"));
    let title = keys.need("title").and_then(|a| a.text("a title", 200).map(str::to_owned));
    let words = Needs::ALL.map(Needs::code);
    let needs = keys.need("needs").and_then(|a| a.word("what it takes", &words, Needs::from_code));
    let goals = keys.need("ask").map_or(Vec::new(), |a| read_goals(&a, components));
    let span = keys.need("by").and_then(|a| {
        let span = |w: &str| SPANS.iter().position(|s| *s == w).map(|n| n as u8 + 1);
        a.word("a moment", &SPANS, span)
    });
    let best = read_line(&mut keys, components, "best", "value");
    let tempting = if keys.maybe("tempting").is_some() {
        read_line(&mut keys, components, "tempting", "tempting_value")
    } else {
        None
    };
    let ideas = Idea::ALL.map(Idea::code);
    let idea = keys.maybe("theme").and_then(|a| a.word("a theme", &ideas, Idea::from_code));
    let setup = match keys.maybe("position") {
        Some(at) => read_position(&at, components),
        None => Some(read_setup(&mut keys, components)),
    };
    keys.finish();
    if log.count() > before {
        return None;
    }
    let game = match Game::new(components, &setup?) {
        Ok(game) => game,
        Err(problems) => {
            problems.iter().for_each(|p| log.note(line, format!("the position is impossible: {p}")));
            return None;
        }
    };
    let Decision::Side(side, _) = game.decision() else {
        log.note(line, "nobody has to decide anything in this position");
        return None;
    };
    let question = Question { side, goals, span: span? };
    let tactic = Tactic {
        file: file.to_owned(),
        line,
        id: id?,
        title: title?,
        idea,
        needs: needs?,
        game,
        question,
        best: best?,
        tempting,
    };
    tactic.try_lines(log);
    (log.count() == before).then_some(tactic)
}

/// A position as the lines that tell every position (docs/NOTATION.md).
fn read_position(at: &At, components: &Components) -> Option<Setup> {
    let mut text = format!("{}\n", position::HEADER);
    for line in at.list("lines of a position", MOST_LINES) {
        text.extend([line.text("a line of a position", LONGEST_LINE)?, "\n"]);
    }
    position::parse(components, &text).map_err(|wrong| wrong.iter().for_each(|e| at.note(&e.problem))).ok()
}

/// Ends of player-turns: the present one, the enemy's, the own one after that.
pub(super) const SPANS: [&str; 3] = ["turn", "reply", "next turn"];

impl Tactic {
    /// Notes steps that are not possible.
    fn try_lines(&self, log: &Log) {
        let roster = &self.game.components().roster;
        for line in std::iter::once(&self.best).chain(&self.tempting) {
            let mut game = self.game.clone();
            for step in &line.steps {
                if let Err(refusal) = game.apply(*step, &mut Silent) {
                    let step = notation::print(roster, *step);
                    return log.note(self.line, format!("'{step}' is not possible: {}", refused(&refusal)));
                }
            }
        }
    }
}

fn read_line(keys: &mut Keys, components: &Components, steps: &'static str, value: &'static str) -> Option<Line> {
    let list = keys.need(steps)?.list("steps", MOST_STEPS);
    let steps: Vec<Action> = list.iter().filter_map(|s| Some(action(s, &components.roster)?.1)).collect();
    let value = keys.need(value).and_then(|a| a.text("a value, such as \"25/36\"", 20))?.to_owned();
    Some(Line { steps, value })
}

fn read_goals(at: &At, components: &Components) -> Vec<Goal> {
    let mut goals = Vec::new();
    for a in at.one_or_more("goals", MOST_GOALS) {
        let Some(text) = a.text("a goal", 60) else { continue };
        match goal(components, text) {
            Ok(goal) => goals.push(goal),
            Err(e) => a.note(e),
        }
    }
    goals
}

fn goal(components: &Components, text: &str) -> Result<Goal, String> {
    let unit = |name: &str| unit(&components.roster, name);
    let number = |n: &str| n.parse().map_err(|_| format!("'{}' is no number", shown(n)));
    let words: Vec<&str> = text.split_whitespace().collect();
    Ok(match words[..] {
        ["win"] => Goal::Win,
        ["survive"] => Goal::Survive,
        ["destroy", n, "VP"] => Goal::Destroyed(number(n)?),
        ["lose", "fewer", "than", n, "VP"] => Goal::Spared(number(n)?),
        ["kill", name] => Goal::Kill(unit(name)?),
        ["keep", name] => Goal::Keep(unit(name)?),
        ["raze", hex] => Goal::Raze(hex.parse().map_err(|_| format!("'{}' is no hex", shown(hex)))?),
        ["guard", hex] => Goal::Guard(hex.parse().map_err(|_| format!("'{}' is no hex", shown(hex)))?),
        ["cripple", name, area, n] => {
            let area = Area::ALL.into_iter().find(|a| a.code() == area);
            let area = area.ok_or_else(|| "an area is head, wings, legs or belly".to_owned())?;
            let n: i16 = number(n)?;
            Goal::Cripple(unit(name)?, area, u8::try_from(n).map_err(|e| e.to_string())?)
        }
        _ => {
            return Err(format!(
                "'{}' is no goal: win, survive, destroy N VP, lose fewer than N VP, kill UNIT, keep UNIT, raze HEX, \
                 guard HEX, cripple UNIT AREA N",
                shown(text)
            ));
        }
    })
}
