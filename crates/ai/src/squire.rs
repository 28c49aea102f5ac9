//! Takes what looks best at once: each unit's whole moves, each attack with its exact odds, one after the other, and
//! looks again after every roll.

use crate::attack_allocation::{self, Attack};
use crate::eval::{Judge, Leaning, Strikes};
use crate::expectimax::Expectimax;
use crate::lapses::{LEAST, Lapses};
use crate::moves::{self, Move};
use crate::random::goes_on;
use crate::{Player, Rng, Weights};
use dragonrage_rules::{Action, Choice, Decision, Dir, Game, Side, Status, UnitId};
use std::collections::VecDeque;

/// What a squire has in mind: with it, and with the position, its next step is certain.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Mind {
    seed: u64,
    /// Steps decided upon, as long as nothing comes between.
    plan: VecDeque<Action>,
    /// Units that may still want to move, the most eager last, and the turn and side they were asked in.
    agenda: Vec<UnitId>,
    asked: Option<(u16, Side, u8)>,
}

impl Mind {
    /// A mind without intentions.
    pub fn new(seed: u64) -> Mind {
        Mind { seed, plan: VecDeque::new(), agenda: Vec::new(), asked: None }
    }

    /// The same, and these steps before anything else.
    pub fn then(&self, steps: Vec<Action>) -> Mind {
        Mind { plan: steps.into(), ..self.clone() }
    }

    /// Somebody who does this first.
    pub fn intending(seed: u64, steps: Vec<Action>) -> Mind {
        Mind { plan: steps.into(), ..Mind::new(seed) }
    }
}

/// The greedy player.
#[derive(Clone, Debug)]
pub struct Squire {
    weights: Weights,
    leaning: Option<Leaning>,
    judge: Option<Judge>,
    nodes: u64,
    mind: Mind,
    legal: Vec<Action>,
    /// Does it let everybody move once, without asking who is most eager?
    fast: bool,
    /// Does it leave out ways of a unit to where a better way has led before?
    lean: bool,
    /// Does it err like somebody who is new to the game?
    lapses: Option<Lapses>,
}

/// Rounds in which the units of a side are asked in one movement phase.
const ROUNDS: u8 = 2;

impl Squire {
    /// A player with these weights; equal seeds play equally.
    pub fn new(seed: u64, weights: Weights) -> Squire {
        Squire {
            weights,
            leaning: None,
            judge: None,
            nodes: 0,
            mind: Mind::new(seed),
            legal: Vec::new(),
            fast: false,
            lean: false,
            lapses: None,
        }
    }

    /// The same player, set on something beside what its weights say.
    pub fn leaning(self, leaning: Leaning) -> Squire {
        Squire { leaning: Some(leaning), ..self }
    }

    /// The same player as a fast policy for rollouts: every unit is asked once, in a fixed order.
    pub fn fast(self) -> Squire {
        Squire { fast: true, ..self }
    }

    /// The same player, who leaves out ways of a unit to where a better way has led before: hardly anything is lost by it, and
    /// a tenth of the time is saved. Players of the first generation did not.
    pub(crate) fn lean(self, lean: bool) -> Squire {
        Squire { lean, ..self }
    }

    /// The same player with somebody's mistakes.
    pub(crate) fn erring(self, lapses: Lapses) -> Squire {
        Squire { lapses: Some(lapses), ..self }
    }

    /// Lends it a judge's knowledge of the game, so that it need not be gathered again.
    pub(crate) fn learn(&mut self, judge: &Judge) {
        self.judge = Some(judge.with(self.weights.clone()).leaning(self.leaning));
    }

    /// The same player with something else in mind.
    pub(crate) fn minded(&self, mind: Mind) -> Squire {
        Squire { mind, ..self.clone() }
    }

    /// Answers with another mind than its own, and leaves in it what is to be done next.
    pub(crate) fn act_for(&mut self, mind: &mut Mind, game: &Game) -> Option<Action> {
        std::mem::swap(&mut self.mind, mind);
        let action = self.act(game);
        std::mem::swap(&mut self.mind, mind);
        action
    }

    fn decide(&mut self, game: &Game) -> Option<Action> {
        while let Some(step) = self.mind.plan.pop_front() {
            if game.is_legal(step) {
                return Some(step);
            }
            self.mind.plan.clear();
        }
        if matches!(game.decision(), Decision::Side(_, Choice::StopOrGoOn)) && Judge::won_if_stopped(game) {
            return Some(Action::Stop);
        }
        game.legal_actions(&mut self.legal);
        self.legal.retain(|a| goes_on(*a));
        if let [only] = self.legal[..] {
            return Some(only);
        }
        let (side, choice) = match game.decision() {
            Decision::Side(side, choice) => (side, choice),
            _ => return self.legal.first().copied(),
        };
        let judge = self.judge(game);
        let steps = self.choose(&judge, game, side, choice);
        self.judge = Some(judge);
        self.mind.plan.extend(steps);
        // Nothing found: any step is better than none.
        self.mind.plan.pop_front().filter(|step| self.legal.contains(step)).or_else(|| self.legal.first().copied())
    }

    /// Its judge, who has looked at the board; the first time it asks it gathers what there is to know about the game.
    fn judge(&mut self, game: &Game) -> Judge {
        let new = || Judge::new(game, self.weights.clone()).leaning(self.leaning);
        let mut judge = self.judge.take().unwrap_or_else(new);
        judge.refresh(game);
        judge
    }

    fn choose(&mut self, judge: &Judge, game: &Game, side: Side, choice: Choice) -> Vec<Action> {
        let mut nodes = 0;
        let mut search = Expectimax { judge, mine: side, own: outlook(choice), lean: self.lean, nodes: &mut nodes };
        let steps = match choice {
            Choice::Move => self.march(&mut search, game, side),
            Choice::MoveOn(unit) => go_on(&mut search, game, unit),
            Choice::Fire | Choice::Missiles | Choice::Melee => self.fight(&mut search, game),
            Choice::Face(unit) => face(&search, game, unit, &self.legal),
            Choice::BuildAttack { .. } | Choice::Gather { .. } if self.legal.contains(&Action::Strike) => {
                vec![Action::Strike]
            }
            // Whoever guards is not to be found in the same place every time.
            Choice::Place(unit) => {
                let mut whim = Rng::new(self.mind.seed ^ u64::from(unit.0));
                best_of(&mut search, game, &self.legal, |value| value + 0.1 * whim.unit())
            }
            _ => self.any(&mut search, game),
        };
        self.nodes += nodes;
        steps
    }

    /// What else might be done now: whole moves, attacks, spells, the most promising first, at most so many.
    pub(crate) fn intentions(&mut self, game: &Game, most: usize) -> Vec<Vec<Action>> {
        let Decision::Side(side, choice) = game.decision() else { return Vec::new() };
        game.legal_actions(&mut self.legal);
        self.legal.retain(|a| goes_on(*a));
        let judge = self.judge(game);
        let mut nodes = 0;
        let mut search =
            Expectimax { judge: &judge, mine: side, own: outlook(choice), lean: self.lean, nodes: &mut nodes };
        let mut found: Vec<(f32, Vec<Action>)> = Vec::new();
        match choice {
            Choice::Move => {
                let base = search.value(game);
                for (unit, _) in game.units().filter(|(_, u)| u.side == Some(side) && u.on_map()) {
                    // Monsters decide games: theirs are the moves to think about.
                    let each = if game.kind(unit).is_some_and(|k| k.is_monster()) { 4 } else { 1 };
                    let moves = moves::moves(&mut search, game, unit, each).into_iter();
                    found.extend(moves.filter(|m| !m.steps.is_empty()).map(|m| (m.value - base, m.steps)));
                }
            }
            Choice::Fire | Choice::Missiles | Choice::Melee => {
                let attacks = attacks(&mut search, game, &self.legal).into_iter();
                found.extend(attacks.map(|a| (a.gain, a.steps)));
            }
            Choice::Spell => {
                // Two of every kind: what a spell is good for shows later.
                let spells = self.legal.iter().copied().filter(|a| *a != Action::Done);
                found.extend(spells.filter_map(|a| Some((search.after(game, a)?, vec![a]))));
                found.sort_by(|a, b| b.0.total_cmp(&a.0));
                let mut kinds = Vec::new();
                found.retain(|(_, steps)| {
                    let kind = std::mem::discriminant(&steps[0]);
                    kinds.push(kind);
                    kinds.iter().filter(|k| **k == kind).count() <= 2
                });
            }
            _ => {}
        }
        self.nodes += nodes;
        self.judge = Some(judge);
        found.sort_by(|a, b| b.0.total_cmp(&a.0));
        found.truncate(most);
        if choice == Choice::StopOrGoOn {
            found.push((0.0, vec![Action::Stop]));
        }
        if self.legal.contains(&Action::Done) {
            found.push((0.0, vec![Action::Done]));
        }
        found.into_iter().map(|(_, steps)| steps).collect()
    }

    /// How it would share out the groups of a major monster among the hexes that it can attack: one row of steps for each
    /// attack that gains something, the most promising first.
    pub fn share_out(&mut self, game: &Game, unit: UnitId) -> Vec<Vec<Action>> {
        let Decision::Side(side, choice) = game.decision() else { return Vec::new() };
        game.legal_actions(&mut self.legal);
        let judge = self.judge(game);
        let mut nodes = 0;
        let mut search =
            Expectimax { judge: &judge, mine: side, own: outlook(choice), lean: self.lean, nodes: &mut nodes };
        let base = search.value(game);
        let mut found = attack_allocation::shared_out(&mut search, game, base, unit, &self.legal);
        found.retain(|attack| attack.steps.len() > 1 && attack.gain > 0.0);
        found.sort_by(|a, b| b.gain.total_cmp(&a.gain));
        self.nodes += nodes;
        self.judge = Some(judge);
        found.into_iter().map(|attack| attack.steps).collect()
    }

    /// What it has in mind.
    pub(crate) const fn mind(&self) -> &Mind {
        &self.mind
    }

    /// Takes the next unit from its agenda; the first time in a movement phase all of them are put on it.
    pub(crate) fn next_in_line(&mut self, game: &Game, side: Side) -> Option<UnitId> {
        if !matches!(self.mind.asked, Some((turn, asked, _)) if (turn, asked) == (game.turn(), side)) {
            self.mind.asked = Some((game.turn(), side, 0));
            self.mind.agenda = queue(game, side);
        }
        self.mind.agenda.pop()
    }

    /// The whole moves of a unit: first what it would have it do, then the best of all others; no steps: the unit stays.
    pub(crate) fn moves_of(&mut self, game: &Game, unit: UnitId, most: usize) -> Vec<Vec<Action>> {
        let Decision::Side(side, choice) = game.decision() else { return Vec::new() };
        let judge = self.judge(game);
        let mut nodes = 0;
        let mut search =
            Expectimax { judge: &judge, mine: side, own: outlook(choice), lean: self.lean, nodes: &mut nodes };
        let base = search.value(game);
        let mut found = moves::moves(&mut search, game, unit, most);
        self.nodes += nodes;
        self.judge = Some(judge);
        // What gains nothing is not worth a step.
        let idle = found.last().is_some_and(|best| best.value <= base + LEAST);
        let stays = |m: &Move| m.steps.is_empty();
        if !found.is_empty() && !found.iter().any(stays) {
            found.insert(0, Move { steps: Vec::new(), value: base });
        }
        found.sort_by(|a, b| (idle && stays(b)).cmp(&(idle && stays(a))).then(b.value.total_cmp(&a.value)));
        found.into_iter().map(|m| m.steps).collect()
    }

    /// Has it done what it was told or had decided upon?
    pub(crate) fn idle(&self) -> bool {
        self.mind.plan.is_empty()
    }

    /// The next unit's best move, or the end of the phase.
    fn march(&mut self, search: &mut Expectimax, game: &Game, side: Side) -> Vec<Action> {
        loop {
            match self.mind.agenda.pop() {
                Some(unit) => {
                    let steps = self.eager(search, game, unit).map(|(steps, _)| steps).unwrap_or_default();
                    if !steps.is_empty() {
                        return steps;
                    }
                }
                None => {
                    let round = match self.mind.asked {
                        Some((turn, s, round)) if (turn, s) == (game.turn(), side) => round + 1,
                        _ => 0,
                    };
                    self.mind.asked = Some((game.turn(), side, round));
                    if self.fast && round == 0 {
                        self.mind.agenda = queue(game, side);
                    } else if !self.fast && round < ROUNDS {
                        self.ask(search, game, side);
                    }
                    if self.mind.agenda.is_empty() {
                        // A unit that must act before the phase may end does what is least bad.
                        return match self.legal.contains(&Action::Done) {
                            true => vec![Action::Done],
                            false => self.any(search, game),
                        };
                    }
                }
            }
        }
    }

    /// Asks every unit what its best move would gain; the most eager one goes first.
    fn ask(&mut self, search: &mut Expectimax, game: &Game, side: Side) {
        let mut gains: Vec<(f32, UnitId)> = Vec::new();
        for (unit, state) in game.units() {
            let able = state.side == Some(side) && matches!(state.status, Status::OnMap | Status::Waiting);
            if able && let Some((_, gain)) = self.eager(search, game, unit) {
                gains.push((gain, unit));
            }
        }
        gains.sort_by(|a, b| a.0.total_cmp(&b.0).then(b.1.cmp(&a.1)));
        // Units of a kind that wait off the map are alike: only the first can be asked, the others follow.
        let waiting = game
            .units()
            .filter(|(u, s)| s.side == Some(side) && s.status == Status::Waiting && !gains.iter().any(|(_, g)| g == u));
        self.mind.agenda = waiting.map(|(u, _)| u).collect();
        self.mind.agenda.reverse();
        self.mind.agenda.extend(gains.into_iter().map(|(_, unit)| unit));
    }

    /// The best move of a unit and what it gains; `None` if staying is as good.
    fn eager(&self, search: &mut Expectimax, game: &Game, unit: UnitId) -> Option<(Vec<Action>, f32)> {
        let base = search.value(game);
        let places = self.lapses.map_or(1, |lapses| lapses.places);
        let found = moves::moves(search, game, unit, places).into_iter();
        let worth = found.filter(|m| !m.steps.is_empty() && m.value > base + LEAST);
        self.best(game, Some(unit), worth.map(|m| (m.steps, m.value - base)))
    }

    /// The best attack, or the end of the phase.
    fn fight(&self, search: &mut Expectimax, game: &Game) -> Vec<Action> {
        let found = attacks(search, game, &self.legal).into_iter().map(|a| (a.steps, a.gain));
        if !self.legal.contains(&Action::Done) {
            return first_best(found).map(|(steps, _)| steps).unwrap_or_default();
        }
        let worth = found.filter(|(_, gain)| *gain > LEAST);
        self.best(game, None, worth).map_or(vec![Action::Done], |(steps, _)| steps)
    }

    /// The best of what gains something, as it sees it; of a unit, or of all.
    fn best(
        &self,
        game: &Game,
        unit: Option<UnitId>,
        worth: impl Iterator<Item = (Vec<Action>, f32)>,
    ) -> Option<(Vec<Action>, f32)> {
        match self.lapses {
            Some(lapses) => lapses.choose(self.mind.seed, game, unit, worth),
            None => first_best(worth),
        }
    }

    /// Any decision: every action is tried, weighed and compared.
    fn any(&self, search: &mut Expectimax, game: &Game) -> Vec<Action> {
        let Some(lapses) = self.lapses else { return best_of(search, game, &self.legal, |value| value) };
        // Whatever costs more than it brings is nobody's mistake where nothing need be done.
        let least = self.legal.contains(&Action::Done).then(|| search.after(game, Action::Done)).flatten();
        let mut lots = Lapses::lots(self.mind.seed, game, None);
        best_of(search, game, &self.legal, |value| match least {
            Some(least) if value < least => value,
            _ => lapses.seems(value, &mut lots),
        })
    }
}

/// The best, and among equals the first.
fn first_best(found: impl Iterator<Item = (Vec<Action>, f32)>) -> Option<(Vec<Action>, f32)> {
    found.reduce(|best, next| if next.1 > best.1 { next } else { best })
}

/// All units of a side that may move, monsters and leaders first to go, as the end of the list is asked first.
fn queue(game: &Game, side: Side) -> Vec<UnitId> {
    let mut units: Vec<UnitId> = game
        .units()
        .filter(|(_, u)| u.side == Some(side) && matches!(u.status, Status::OnMap | Status::Waiting))
        .map(|(id, _)| id)
        .collect();
    units.sort_by_key(|id| (game.kind(*id).is_some_and(|k| k.is_monster()), std::cmp::Reverse(*id)));
    units
}

/// How the own attacks of this turn count while such a decision is made.
fn outlook(choice: Choice) -> Strikes {
    match choice {
        Choice::Place(_) | Choice::Face(_) | Choice::Spell | Choice::Reinforce { .. } | Choice::Pay { .. } => {
            Strikes::Moving
        }
        Choice::Move | Choice::MoveOn(_) | Choice::Breach | Choice::Fire | Choice::Missiles => Strikes::Standing,
        _ => Strikes::None,
    }
}

impl Player for Squire {
    fn act(&mut self, game: &Game) -> Option<Action> {
        match game.decision() {
            Decision::Chance(_) | Decision::Over(_) => None,
            _ => self.decide(game),
        }
    }

    fn nodes(&self) -> u64 {
        self.nodes
    }
}

/// A unit that must go on goes where it is best.
fn go_on(search: &mut Expectimax, game: &Game, unit: UnitId) -> Vec<Action> {
    moves::best(search, game, unit).map(|m| m.steps).unwrap_or_default()
}

/// The best of all actions, by what each seems to be worth.
fn best_of(search: &mut Expectimax, game: &Game, legal: &[Action], mut seems: impl FnMut(f32) -> f32) -> Vec<Action> {
    let mut best: Option<(f32, Action)> = None;
    // Which unit is placed first matters little: the game proposes one.
    for action in legal.iter().copied().filter(|a| !matches!(a, Action::Pick(_))) {
        if let Some(value) = search.after(game, action) {
            // What costs something must bring something: the end of the phase is the first choice among equals.
            let value = seems(value) + if action == Action::Done { LEAST } else { 0.0 };
            if best.is_none_or(|(v, _)| value > v) {
                best = Some((value, action));
            }
        }
    }
    best.map(|(_, action)| vec![action]).unwrap_or_default()
}

/// A monster faces where it can do most: toward VP that its next flight or walk brings it near to.
fn face(search: &Expectimax, game: &Game, unit: UnitId, legal: &[Action]) -> Vec<Action> {
    let Some(hex) = game.unit(unit).and_then(|u| u.hex()) else { return Vec::new() };
    let promise = |dir: Dir| -> f32 {
        let ahead = (0..4).fold(hex, |h, _| game.board().neighbour(h, dir).unwrap_or(h));
        let chart = search.judge.chart();
        let worth = |g: &crate::chart::Goal| f32::from(game.vp_at(g.hex).unwrap_or(0));
        chart.goals.iter().map(|g| worth(g) / (2.0 + f32::from(chart.air(ahead, g.hex)))).sum()
    };
    let faces = legal.iter().filter_map(|a| match a {
        Action::Face { dir, .. } => Some((*a, promise(*dir))),
        _ => None,
    });
    faces.max_by(|a, b| a.1.total_cmp(&b.1)).map(|(a, _)| vec![a]).unwrap_or_default()
}

/// Every attack that is worth a thought, with what it gains on average.
fn attacks(search: &mut Expectimax, game: &Game, legal: &[Action]) -> Vec<Attack> {
    let base = search.value(game);
    let mut found = Vec::new();
    // What each unit can gain by itself.
    let mut single: Vec<(UnitId, f32)> = Vec::new();
    for action in legal.iter().copied() {
        if matches!(action, Action::Aim { .. } | Action::Join { .. } | Action::Done) {
            continue;
        }
        let Some(value) = search.after(game, action) else { continue };
        let gain = value - base;
        if let Some(unit) = action.unit() {
            match single.iter_mut().find(|(u, _)| *u == unit) {
                Some(known) => known.1 = known.1.max(gain),
                None => single.push((unit, gain)),
            }
        }
        found.push(Attack { steps: vec![action], gain });
    }
    let mut majors: Vec<UnitId> = Vec::new();
    let mut hexes = Vec::new();
    for action in legal.iter().copied() {
        match action {
            Action::Aim { unit, .. } if !majors.contains(&unit) => {
                majors.push(unit);
                found.extend(attack_allocation::by_major(search, game, base, unit, legal));
            }
            Action::Join { hex, .. } if !hexes.contains(&hex) => {
                hexes.push(hex);
                let better = |unit: UnitId| single.iter().find(|(u, _)| *u == unit).map_or(0.0, |(_, g)| *g);
                found.extend(attack_allocation::on_hex(search, game, base, action, &better));
            }
            _ => {}
        }
    }
    found
}
