//! Judges a try: what every decision was worth, exactly, and what would have been better. It thinks beside the page, like
//! the computer players (`thinker`): plain text both ways.

use super::{Open, Puzzle};
use dragonrage_ai::{Solver, TooBig};
use dragonrage_rules::{Action, Components, Decision, Game, Roster, Silent, notation};
use std::sync::Arc;

/// The word that stands in a question where a player's level would.
pub const WORD: &str = "puzzle";

/// A try may give away so much in all and counts as solved.
pub const TOLERANCE: f64 = 0.02;

/// Positions that a judgement may need: far more than any puzzle of the file does.
const BUDGET: u64 = 30_000_000;

/// What is smaller than this is nothing.
const NOTHING: f64 = 1e-6;

/// A decision that gave something away.
#[derive(Clone, PartialEq, Debug)]
pub struct Slip {
    /// Which of the steps it was.
    pub step: usize,
    /// The chance before it.
    pub before: f64,
    /// The chance after it.
    pub after: f64,
    /// What would have been better, until dice fall or the other side decides.
    pub better: Vec<Action>,
}

/// How a try stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum State {
    /// There is more to decide.
    Open,
    /// Nothing more needs to be done: to end the turn now keeps the chance.
    Enough,
    /// The player-turn is over, or the question is answered.
    Over,
}

/// The judgement of a try so far.
#[derive(Clone, PartialEq, Debug)]
pub struct Verdict {
    /// How it stands.
    pub state: State,
    /// The chance now.
    pub chance: f64,
    /// Decisions that gave something away, in order.
    pub slips: Vec<Slip>,
    /// What the enemy does, if he has to decide something within the player-turn.
    pub enemy: Option<Action>,
}

impl Verdict {
    /// How much was given away in all.
    pub fn cost(&self) -> f64 {
        self.slips.iter().map(|s| s.before - s.after).sum()
    }

    /// Was nothing given away that counts?
    pub fn clean(&self) -> bool {
        self.cost() <= TOLERANCE
    }

    /// The decision that cost most.
    pub fn worst(&self) -> Option<&Slip> {
        self.slips.iter().max_by(|a, b| (a.before - a.after).total_cmp(&(b.before - b.after)))
    }

    fn text(&self, roster: &Roster) -> String {
        let told = |steps: &[Action]| steps.iter().map(|s| notation::print(roster, *s)).collect::<Vec<_>>().join("; ");
        let state = match self.state {
            State::Open => "open",
            State::Enough => "enough",
            State::Over => "over",
        };
        let mut text = format!("{state} {}", self.chance);
        for slip in &self.slips {
            text.push_str(&format!("\nslip {} {} {} {}", slip.step, slip.before, slip.after, told(&slip.better)));
        }
        if let Some(action) = self.enemy {
            text.push_str(&format!("\nenemy {}", notation::print(roster, action)));
        }
        text
    }

    /// Reads a judgement.
    pub fn read(roster: &Roster, text: &str) -> Option<Verdict> {
        let mut lines = text.lines();
        let (state, chance) = lines.next()?.split_once(' ')?;
        let state = match state {
            "open" => State::Open,
            "enough" => State::Enough,
            "over" => State::Over,
            _ => return None,
        };
        let mut verdict = Verdict { state, chance: chance.parse().ok()?, slips: Vec::new(), enemy: None };
        for line in lines {
            match line.split_once(' ')? {
                ("slip", rest) => {
                    let mut words = rest.splitn(4, ' ');
                    verdict.slips.push(Slip {
                        step: words.next()?.parse().ok()?,
                        before: words.next()?.parse().ok()?,
                        after: words.next()?.parse().ok()?,
                        better: steps(roster, words.next().unwrap_or_default())?,
                    });
                }
                ("enemy", action) => verdict.enemy = Some(notation::parse(roster, action).ok()?),
                _ => return None,
            }
        }
        Some(verdict)
    }
}

fn steps(roster: &Roster, text: &str) -> Option<Vec<Action>> {
    text.split("; ").filter(|s| !s.is_empty()).map(|s| notation::parse(roster, s).ok()).collect()
}

/// The question of what a try is worth: the puzzle and what was done so far, dice included.
pub fn question(number: u32, puzzle: &Puzzle, game: &Game, done: &[Action]) -> String {
    let roster = &game.components().roster;
    let done: Vec<String> = done.iter().map(|a| notation::print(roster, *a)).collect();
    let (ask, span) = (puzzle.ask.join("; "), puzzle.span);
    format!("{number} {WORD} 0\n{span}\n{ask}\n{}\n{}", done.join("; "), puzzle.position)
}

/// Knows a puzzle, and what it found about it so far.
pub struct Judge {
    about: String,
    open: Open,
    solver: Solver,
}

impl Judge {
    /// A judge for a puzzle.
    pub fn new(about: String, open: Open) -> Judge {
        let solver = Solver::new(&open.game, open.question.clone(), BUDGET);
        Judge { about, open, solver }
    }

    /// Answers a question; the judge of the same puzzle remembers what it knows.
    pub(crate) fn answer(known: &mut Option<Judge>, components: &Arc<Components>, text: &str) -> Option<String> {
        let mut parts = text.splitn(4, '\n');
        let (span, ask, done, lines) = (parts.next()?, parts.next()?, parts.next()?, parts.next()?);
        let about = format!("{span}\n{ask}\n{lines}");
        let judge = match known.take().filter(|judge| judge.about == about) {
            Some(judge) => judge,
            None => {
                let puzzle = Puzzle {
                    span: span.parse().ok()?,
                    ask: ask.split("; ").map(str::to_owned).collect(),
                    position: lines.to_owned(),
                    ..Puzzle::default()
                };
                Judge::new(about, puzzle.open(components)?)
            }
        };
        let judge = known.insert(judge);
        let done = steps(&components.roster, done)?;
        Some(judge.judge(&done).ok()?.text(&components.roster))
    }

    /// Judges what was done so far.
    pub fn judge(&mut self, done: &[Action]) -> Result<Verdict, TooBig> {
        let mut game = self.open.game.clone();
        let mut slips = Vec::new();
        for (step, action) in done.iter().enumerate() {
            if self.over(&game) {
                break;
            }
            let mine = self.mine(&game);
            let before = if mine { self.solver.value(&game)? } else { 0.0 };
            let from = game.clone();
            if game.apply(*action, &mut Silent).is_err() {
                break;
            }
            if mine {
                let after = self.solver.value(&game)?;
                if before - after > NOTHING {
                    let better = self.solver.line(&from)?;
                    slips.push(Slip { step, before, after, better });
                }
            }
        }
        let chance = self.solver.value(&game)?;
        let state = match self.over(&game) {
            true => State::Over,
            false if !slips.is_empty() || done.is_empty() => State::Open,
            false if self.enough(&game, chance)? => State::Enough,
            false => State::Open,
        };
        let theirs = state == State::Open && matches!(game.decision(), Decision::Side(..)) && !self.mine(&game);
        let enemy = if theirs { self.solver.best(&game)? } else { None };
        Ok(Verdict { state, chance, slips, enemy })
    }

    fn mine(&self, game: &Game) -> bool {
        matches!(game.decision(), Decision::Side(side, _) if side == self.solver.question().side)
    }

    /// Is the question answered, or the player-turn over?
    fn over(&self, game: &Game) -> bool {
        self.solver.settled(game).is_some() || !self.solver.first_turn(game)
    }

    /// Does it keep the chance to end every phase of the player-turn, whatever the dice say?
    fn enough(&mut self, game: &Game, chance: f64) -> Result<bool, TooBig> {
        let mut game = game.clone();
        while !self.over(&game) {
            if !self.mine(&game) || game.apply(Action::Done, &mut Silent).is_err() {
                return Ok(false);
            }
        }
        Ok(self.solver.value(&game)? >= chance - NOTHING)
    }
}
