//! Makes positions that measure: the game itself is at stake (`stakes`), the question is sound (`sound`), and what it is
//! about is found by what the exact solution does (`ideas`). No level decides whether a position is taken. Equal seeds make
//! equal positions.

mod company;
mod ideas;
mod sound;
mod stakes;

use super::clear::Clarity;
use super::source::{self, casts};
use super::{Answered, Solved, Unclear, answered, examine, shrunk};
use crate::tactics::{Idea, Line, Needs, Tactic, write};
use dragonrage_ai::{Goal, Question, Rng};
use dragonrage_rules::{Action, Components, Decision, Game, Hex, Side, UnitId};
use sound::{Stakes, sound};
use stakes::{ALL, Stake, stakes};
use std::sync::Arc;

/// Seed of the games; puzzles, matches and tuning have others.
pub const SEED: u64 = 7001;

/// Positions that the answer may need: a test computes hundreds of them within seconds.
pub const BUDGET: u64 = 150_000;

/// Most positions of one idea in one game.
const PER_IDEA: usize = 2;

/// Stakes that are tried in one position of a game.
const PER_POSITION: usize = 6;

/// An army that is tried: own units, how many of them may move, enemies, and positions that may be tried for it.
type Army = (usize, usize, usize, u64);

/// Armies against the last enemies, the larger first.
const BANDS: [Army; 5] =
    [(6, 2, 0, 60_000), (5, 3, 0, 60_000), (5, 2, 0, 90_000), (4, 2, 0, BUDGET), (3, 2, 0, BUDGET)];

/// Armies for everything else.
const FEW: [Army; 5] =
    [(3, ALL, 3, 30_000), (3, ALL, 2, 30_000), (3, 2, 2, 40_000), (2, ALL, 2, 60_000), (2, ALL, 1, BUDGET)];

/// Armies of the last invader: with friends behind him nothing would be lost yet.
const ALONE: [Army; 3] = [(1, ALL, 3, 40_000), (1, ALL, 2, 60_000), (1, ALL, 1, 60_000)];

/// Armies where a spell comes first, against the last enemies and for everything else: there is so much to choose from that
/// hardly anybody may move after it.
const SPELLBOUND: [[Army; 5]; 2] = [
    [(5, 2, 0, 60_000), (5, 1, 0, 90_000), (4, 1, 0, BUDGET), (5, 0, 0, BUDGET), (4, 0, 0, BUDGET)],
    [(6, 0, 3, 60_000), (5, 0, 2, 60_000), (4, 1, 2, 60_000), (4, 0, 2, BUDGET), (3, 0, 2, BUDGET)],
];

/// Positions of the n-th game of a seed, of the ideas that are still wanted.
pub fn of_game(components: &Arc<Components>, seed: u64, n: u32, wanted: impl Fn(Idea) -> bool) -> Vec<Tactic> {
    let Some(source) = source::source(components, seed, n) else { return Vec::new() };
    let mut rng = Rng::new(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ u64::from(n));
    let mut found: Vec<(Idea, Tactic)> = Vec::new();
    for game in source.spells.iter().chain(&source.positions) {
        let Decision::Side(side, _) = game.decision() else { continue };
        let mut all = stakes(game, side, &mut rng);
        let have = |found: &[(Idea, Tactic)], idea: Idea| found.iter().filter(|(other, _)| *other == idea).count();
        let full = |found: &[(Idea, Tactic)], idea: Idea| !wanted(idea) || have(found, idea) >= PER_IDEA;
        all.retain(|stake| !possible(game, side, stake).into_iter().all(|idea| full(&found, idea)));
        for _ in 0..PER_POSITION.min(all.len()) {
            let stake = all.swap_remove(next(&all, game, &mut rng));
            let Some(mut solved) = solved(game, side, &stake) else { continue };
            // With many units there are many tomorrows: so only where there is none, and by turns.
            let with = match (found.len() + n as usize).is_multiple_of(2) || stake.crowd || stake.apart.is_some() {
                true => company::company(&solved, game, stake.asked.at),
                false => None,
            };
            let taken = with.and_then(|mut with| taken(&mut with, Stakes::Final));
            let taken = taken.or_else(|| self::taken(&mut solved, Stakes::Sound));
            let Some((idea, mut tactic)) = taken.filter(|(idea, _)| !full(&found, *idea)) else { continue };
            let letter = char::from(b'a' + found.len().min(25) as u8);
            tactic.id = format!("{}-{}-{n}{letter}", idea.code(), source.scenario);
            found.push((idea, tactic));
            break;
        }
    }
    found.into_iter().map(|(_, tactic)| tactic).collect()
}

/// Which stake to try: any, but what is rare comes first, every second time: spells that win, and to be in the way.
fn next(all: &[Stake], game: &Game, rng: &mut Rng) -> usize {
    let any = rng.below(all.len());
    let rare = |s: &Stake| if casts(game) { s.asked.span == 1 } else { s.apart.is_some() };
    match all.iter().position(rare) {
        Some(n) if casts(game) || rng.below(2) == 0 => n,
        _ => any,
    }
}

/// The ideas that a stake is tried for; it may come to another.
fn possible(game: &Game, side: Side, stake: &Stake) -> Vec<Idea> {
    if casts(game) {
        return vec![Idea::Spell];
    }
    match (side, stake.asked.span) {
        (Side::Defender, 1) if stake.crowd => vec![Idea::Gathering],
        (Side::Defender, 1) => vec![Idea::Strike],
        (Side::Defender, _) if stake.apart.is_some() => vec![Idea::Screen],
        (Side::Defender, _) => vec![Idea::Guard],
        (Side::Invader, 1) => vec![Idea::Raze],
        (Side::Invader, _) => vec![Idea::Escape],
    }
}

/// The largest army with which the question can be answered, without those who play no part.
fn solved(game: &Game, side: Side, stake: &Stake) -> Option<Solved> {
    let asked = &stake.asked;
    let question = Question { side, goals: asked.goals.clone(), span: asked.span };
    let last = matches!((side, &asked.goals[..]), (Side::Defender, [Goal::Win]));
    let all = asked.named.iter().filter(|u| game.unit(**u).is_some_and(|u| u.side == Some(side.other()))).count();
    let enemies = |most: usize| if last { all } else { most.min(stake.enemies).max(all) };
    let armies: &[Army] = match (side, asked.span) {
        _ if casts(game) => &SPELLBOUND[usize::from(!last)],
        (Side::Defender, 1) => &BANDS,
        (Side::Invader, 2) => &ALONE,
        _ => &FEW,
    };
    for (own, movers, most, budget) in armies.iter().copied() {
        let enemies = enemies(most);
        let Some(position) = stake.position(game, side, own, movers, enemies) else { continue };
        match examine(&position, &question, budget, Clarity::Half) {
            Ok(solved) => {
                let named: Vec<UnitId> =
                    asked.named.iter().copied().chain(nearest(&position, side, asked.at)).collect();
                return Some(shrunk(solved, &named, BUDGET));
            }
            Err(Unclear::TooBig) => {}
            Err(_) => return None,
        }
    }
    None
}

/// The enemy nearest to where it is decided: there is no game without one.
fn nearest(game: &Game, side: Side, at: Hex) -> Option<UnitId> {
    let enemies = game.units().filter(|(_, u)| u.side == Some(side.other()) && u.on_map());
    enemies.filter_map(|(id, u)| Some((u.hex()?.distance(at), id))).min().map(|(_, id)| id)
}

/// The position as it is written, if its question is sound enough.
fn taken(solved: &mut Solved, least: Stakes) -> Option<(Idea, Tactic)> {
    if sound(solved).ok()? < least {
        return None;
    }
    let idea = ideas::idea(solved).ok()?;
    let Answered { best, tempting } = answered(solved)?;
    let tactic = Tactic {
        file: String::new(),
        line: 0,
        id: String::new(),
        title: title(solved, idea, &best),
        idea: Some(idea),
        needs: needs(solved, &best),
        game: solved.game.clone(),
        question: solved.question.clone(),
        best: Line { steps: best, value: write(solved.value) },
        tempting: Some(Line { steps: tempting.0, value: write(tempting.1) }),
    };
    Some((idea, tactic))
}

/// What it takes, told from the question and the answer.
fn needs(solved: &Solved, best: &[Action]) -> Needs {
    let steps = best.iter().filter(|a| **a != Action::Done).count();
    match (solved.question.span, steps) {
        (1, 1) => Needs::Step,
        (1, _) => Needs::Turn,
        _ => Needs::Reply,
    }
}

/// The idea in a sentence, with those who act.
fn title(solved: &Solved, idea: Idea, best: &[Action]) -> String {
    let roster = &solved.game.components().roster;
    let mut units: Vec<UnitId> = best.iter().filter_map(|a| a.unit()).collect();
    units.sort();
    units.dedup();
    let who = units.iter().map(|u| roster.name(*u).to_string()).collect::<Vec<_>>().join(", ");
    let what = match idea {
        Idea::Spell => "the right spell",
        Idea::Gathering => "gather against the last enemies",
        Idea::Screen => "stand in the enemy's way",
        Idea::Strike => "strike down the last enemies",
        Idea::Raze => "take the VP that are missing",
        Idea::Guard => "keep the VP that decide",
        Idea::Escape => "live until the reply is over",
    };
    format!("{who}: {what}")
}
