//! Endgames: when few units are left, what matters can be solved (`exact`) instead of estimated. Can the game be won this
//! turn, can it be kept from being lost, can a leader be saved or struck down? Whatever a planner chose that gives such a
//! chance away is overruled. It makes no plan of its own.

use crate::exact::{Goal, Question, Solver, TooBig};
use crate::random::goes_on;
use dragonrage_rules::{Action, Game, Phase, Side, Silent, Status, UnitId};

/// With more units than this on the map, in all, no question is small enough.
const MOST_UNITS: usize = 8;

/// A chance must be greater by more than this to matter.
const MARGIN: f64 = 0.02;

/// VP are worth going for if they are to be had with at least this chance.
const EVEN: f64 = 0.5;

/// VP in one turn that are worth a question.
const MOST_VP: i16 = 5;

/// A player-turn's questions with their answers so far.
#[derive(Clone, Debug)]
pub(crate) struct Endgame {
    budget: u64,
    /// The phase that the questions were asked in: whatever was too big may be smaller in the next.
    asked: Option<(u16, Phase)>,
    solvers: Vec<Solver>,
    /// Was there an exact chance to win at once in this phase?
    may_win: bool,
}

impl Endgame {
    /// `budget`: positions that may be tried for one question.
    pub fn new(budget: u64) -> Endgame {
        Endgame { budget, asked: None, solvers: Vec::new(), may_win: false }
    }

    /// Something better than this action, if it gives away what can be had for sure or by the dice.
    pub fn overrule(&mut self, game: &Game, side: Side, chosen: Action) -> Option<Action> {
        if self.budget == 0 || game.phase().side() != side || game.turn() == 0 {
            return None;
        }
        if game.units().filter(|(_, u)| matches!(u.status, Status::OnMap | Status::Waiting)).count() > MOST_UNITS {
            return None;
        }
        let now = (game.turn(), game.phase());
        if self.asked != Some(now) {
            self.asked = Some(now);
            self.may_win = false;
            let ask = |question| Solver::new(game, question, self.budget);
            self.solvers = questions(game, side).into_iter().map(ask).collect();
        }
        let mut values = Vec::new();
        while values.len() < self.solvers.len() {
            let n = values.len();
            match self.answer(game, n, chosen, &values) {
                Ok(Answer::Kept(value)) => values.push(value),
                Ok(Answer::Better(action)) => return Some(action),
                // More VP are still harder to tell.
                Err(TooBig(_)) if razes(&self.solvers[n]) => {
                    let mut at = 0..;
                    self.solvers.retain(|solver| at.next() < Some(n) || !razes(solver));
                }
                // What matters less must not decide while it is not known what that does to what matters more.
                Err(TooBig(_)) => self.solvers.truncate(n),
            }
        }
        None
    }

    /// Is there a proven chance to win at once?
    pub fn may_win(&self, game: &Game) -> bool {
        self.may_win && self.asked == Some((game.turn(), game.phase()))
    }

    /// Does the action keep the n-th chance? Otherwise one that does, and keeps those `values` that matter more.
    fn answer(&mut self, game: &Game, n: usize, chosen: Action, values: &[f64]) -> Result<Answer, TooBig> {
        let value = self.solvers[n].value(game)?;
        self.may_win |= value > 0.0 && matches!(self.solvers[n].question().goals[..], [Goal::Win]);
        // VP that are hardly to be had must not lead astray.
        if value < EVEN && razes(&self.solvers[n]) {
            return Ok(Answer::Kept(0.0));
        }
        if self.solvers[n].after(game, chosen)?.unwrap_or(0.0) + MARGIN >= value {
            return Ok(Answer::Kept(value));
        }
        let mut legal = Vec::new();
        game.legal_actions(&mut legal);
        for action in legal.into_iter().filter(|a| goes_on(*a)) {
            let mut next = game.clone();
            if next.apply(action, &mut Silent).is_err() || !self.solvers[n].reaches(&next, value)? {
                continue;
            }
            let mut keeps = true;
            for (solver, value) in self.solvers.iter_mut().zip(values) {
                keeps = keeps && solver.reaches(&next, *value - MARGIN)?;
            }
            if keeps {
                return Ok(Answer::Better(action));
            }
        }
        Ok(Answer::Kept(0.0))
    }
}

/// Is it a question about VP?
fn razes(solver: &Solver) -> bool {
    matches!(solver.question().goals[..], [Goal::Destroyed(_), ..])
}

/// Whether a chance is kept.
enum Answer {
    Kept(f64),
    Better(Action),
}

/// What is worth an exact answer, the most important first.
fn questions(game: &Game, side: Side) -> Vec<Question> {
    let ask = |goal: Goal, span: u8| Question { side, goals: vec![goal], span };
    let mut list = vec![ask(Goal::Win, 1), ask(Goal::Survive, 2)];
    if side == Side::Invader {
        let raze = |vp: i16| Question { side, goals: vec![Goal::Destroyed(vp), Goal::Survive], span: 2 };
        list.extend((1..=MOST_VP).map(raze));
    }
    let precious = |id: UnitId| game.kind(id).is_some_and(|k| k.is_character() || k.is_major());
    let of = |whose: Side| {
        game.units().filter(move |(id, u)| u.side == Some(whose) && u.on_map() && precious(*id)).map(|(id, _)| id)
    };
    list.extend(of(side).map(|unit| ask(Goal::Keep(unit), 2)));
    list.extend(of(side.other()).map(|unit| ask(Goal::Kill(unit), 1)));
    list
}
