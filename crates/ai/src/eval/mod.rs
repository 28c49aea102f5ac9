//! What a position is worth: a small set of named terms, each times its weight. An estimate with the knowledge of a
//! player; what is legal, and what follows from an action, only the rules say.

mod army;
mod body;
mod by_unit;
mod coming;
mod gates;
mod ground;
mod memory;
mod raiders;
mod running_total;
mod strike;
mod term_cache;

use crate::forecast::Forecast;
use crate::odds::KillTable;
use crate::weights::{TERMS, Term, Terms, Weights};
use crate::{Chart, Rng, chart};
use army::{Army, Piece};
use dragonrage_rules::{Class, Components, Dir, Game, Grade, Kind, Side, options::VictoryMode};
use memory::Memory;
use std::cell::RefCell;
use std::sync::Arc;
use term_cache::TermCache;

/// How the coming attacks of a side are counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Strikes {
    /// Its attacks of this turn are made.
    None,
    /// Its units stand where they will attack from.
    Standing,
    /// Its units move first.
    Moving,
}

/// What somebody is set on beside what weights say: worth that is added to a position when this side judges it, in the
/// measure of a squire's weights, in which a VP is about 1.
pub type Leaning = fn(&Game, &Chart, Side) -> f32;

/// A game that is won is worth this much, one that is lost as much less.
pub const WIN: f32 = 1000.0;

/// A victory point and a breath of fire, measured in points of price.
pub(crate) const VP_IN_POINTS: f32 = 5.0;
pub(crate) const FIRE_IN_POINTS: f32 = 6.0;

/// What so many hexes farther away is worth less.
type Near = [f32; chart::FAR as usize + 1];

/// Judges the positions of one game.
#[derive(Clone, Debug)]
pub struct Judge {
    weights: Weights,
    leaning: Option<Leaning>,
    table: KillTable,
    chart: Chart,
    /// The counters as they are printed, by number.
    printed: Arc<[Piece]>,
    /// What a turn farther away is worth less, by distance and MP.
    near: Arc<[Near; 12]>,
    /// Turns that guards hold up a raider on the ground, by its strength and theirs, and what that is worth less.
    held: Arc<[[Held; GUARDED]; STRONGEST]>,
    /// VP that win.
    need: f32,
    /// What is known about units that have not moved since.
    memory: RefCell<Memory>,
    /// What is known about whole positions.
    cache: TermCache,
}

/// Turns that guards cost a raider, and what VP behind them are worth less.
type Held = (f32, f32);

/// Strengths that are told apart: of raiders, and of guards.
const STRONGEST: usize = 48;
const GUARDED: usize = 24;
/// Turns after which guards are won over or given up.
const LONGEST_SIEGE: f32 = 4.0;

/// What is as good as destroyed is worth this share.
const NEARLY: f32 = 0.9;

/// A VP that is a turn farther away is worth this share.
const FADE: f32 = 0.66;

/// Parts of a turn that make a difference.
const PARTS: usize = 8;

impl Judge {
    /// A judge for this game.
    pub fn new(game: &Game, weights: Weights) -> Judge {
        let graded = game.options().victory_mode != VictoryMode::Objective;
        let mut near = [[0.0; chart::FAR as usize + 1]; 12];
        for (mp, row) in near.iter_mut().enumerate().skip(1) {
            for (distance, share) in row.iter_mut().enumerate().take(chart::FAR as usize) {
                // Within a turn, nearer is still a little better.
                let turns = distance as f32 / mp as f32;
                *share = libm::powf(FADE, turns.ceil() * 0.7 + turns * 0.3);
            }
        }
        let table = KillTable::new(game.components(), game.options());
        let fade: [f32; 8 * PARTS] = std::array::from_fn(|turns| libm::powf(FADE, turns as f32 / PARTS as f32));
        let held = |strength: usize, defence: usize| {
            let turns = (1.0 / table.kill(strength as u16, defence as u16).max(0.2)).min(LONGEST_SIEGE);
            if defence == 0 { (0.0, 1.0) } else { (turns, fade[(turns * PARTS as f32) as usize]) }
        };
        let held = std::array::from_fn(|strength| std::array::from_fn(|defence| held(strength, defence)));
        Judge {
            weights,
            leaning: None,
            table,
            chart: Chart::new(game),
            printed: Piece::printed(game.components()).into(),
            near: Arc::new(near),
            held: Arc::new(held),
            need: f32::from((game.goal() - if graded { 4 } else { 0 }).max(1)),
            memory: RefCell::new(Memory::new()),
            cache: TermCache::new(),
        }
    }

    /// The same knowledge, weighed otherwise.
    pub fn with(&self, weights: Weights) -> Judge {
        Judge { weights, ..self.clone() }
    }

    /// The same judge, set on something.
    pub fn leaning(self, leaning: Option<Leaning>) -> Judge {
        Judge { leaning, ..self }
    }

    /// Looks at the board again: entrances may have been smashed.
    pub fn refresh(&mut self, game: &Game) {
        self.chart.refresh(game);
    }

    /// What distance does to the worth of things, for whoever has so many MP.
    fn near(&self, mp: u8) -> &Near {
        &self.near[usize::from(mp.min(11))]
    }

    /// The combat table as chances.
    pub fn table(&self) -> &KillTable {
        &self.table
    }

    /// Distances on the board.
    pub fn chart(&self) -> &Chart {
        &self.chart
    }

    /// Share of the objective that is destroyed.
    pub fn progress(&self, game: &Game) -> f32 {
        (f32::from(game.vp()) / self.need).clamp(0.0, 1.0)
    }

    /// How likely the invader is to win, at the end of a player-turn of this side.
    pub fn chance(&self, game: &Game, after: Side, forecast: &Forecast) -> f32 {
        match game.outcome() {
            Some(outcome) => f32::from(u8::from(outcome.winner == Side::Invader)),
            None => forecast.chance(after, self.progress(game), &self.terms(game, after, Strikes::None)),
        }
    }

    /// What the position is worth to a side; `own`: how its own coming attacks count. The other side always moves
    /// before it strikes.
    pub fn score(&self, game: &Game, mine: Side, own: Strikes) -> f32 {
        let sign = if mine == Side::Invader { 1.0 } else { -1.0 };
        if let Some(outcome) = game.outcome() {
            return if outcome.winner == mine { WIN } else { -WIN };
        }
        let terms = self.terms(game, mine, own);
        let set_on = self.leaning.map_or(0.0, |leaning| leaning(game, &self.chart, mine));
        sign * self.weights.sum(mine, self.progress(game), &terms) + set_on
    }

    /// The terms of a position.
    pub fn terms(&self, game: &Game, mine: Side, own: Strikes) -> Terms {
        // The ways on the board are those of the last refresh, which may be older than the position.
        let holes = self.chart.holes();
        let breached = holes.breached as u64 ^ (holes.breached >> 64) as u64;
        let view = (holes.smashed ^ breached.rotate_left(32)).rotate_left(3) ^ ((own as u64) << 1 | mine as u64);
        self.cache.terms(game.hash() ^ Rng::new(view).draw(), || self.compute(game, mine, own))
    }

    fn compute(&self, game: &Game, mine: Side, own: Strikes) -> Terms {
        let mut t = [0.0; TERMS];
        let army = Army::new(game, &self.printed);
        let vp = f32::from(game.vp());
        t[Term::Vp as usize] = vp;
        let progress = (vp / self.need).clamp(0.0, 1.2);
        t[Term::Progress as usize] = progress * progress;
        let (last_vp, last_inside) = game.clocks();
        for last in [last_vp, last_inside] {
            let idle = f32::from(game.turn().saturating_sub(last)) / 10.0;
            t[Term::Clock as usize] += idle * idle * idle;
        }
        if mine == Side::Invader && own == Strikes::Standing {
            t[Term::Vp as usize] += self.due(game, &army);
        }
        self.material(game, &army, &mut t);
        self.ground(game, &army, &mut t);
        for side in Side::BOTH {
            let how = if side == mine { own } else { Strikes::Moving };
            let term = if side == Side::Invader { Term::StrikeInvader } else { Term::StrikeDefender };
            t[term as usize] = self.strikes(game, &army, side, how);
        }
        // Whoever must destroy something now or lose has no time to be afraid.
        let (a, b) = (last_vp.min(last_inside), game.turn());
        let haste = (f32::from(b.saturating_sub(a)) / 10.0).min(1.0);
        t[Term::StrikeDefender as usize] *= 1.0 - haste * haste;
        if own != Strikes::Moving {
            let sign = if mine == Side::Invader { 1.0 } else { -1.0 };
            t[Term::Prospect as usize] = sign * self.strikes(game, &army, mine, Strikes::Moving);
        }
        t
    }

    /// VP that units will raze in the melee phase from where they stand: troops and heroes those of their own hex
    /// [2.3-k, 2.3-l], a serpent those of an empty hex beside it [2.11.2.2-d].
    fn due(&self, game: &Game, army: &Army) -> f32 {
        let at = |hex| game.vp_at(hex).map_or(0.0, f32::from);
        let empty = |hex| game.in_hex(hex).next().is_none();
        let razes = |piece: &Piece| match piece.class {
            Class::Troop | Class::Hero if !piece.spent() => at(piece.hex),
            Class::Minor if piece.kind == Kind::SeaSerpent && !piece.spent() => Dir::ALL
                .into_iter()
                .filter_map(|dir| game.board().neighbour(piece.hex, dir).filter(|h| empty(*h)).map(at))
                .fold(0.0, f32::max),
            _ => 0.0,
        };
        NEARLY * army.sides.invader.iter().map(razes).sum::<f32>()
    }

    /// Would the invader win if he stopped now [S-122]?
    pub fn won_if_stopped(game: &Game) -> bool {
        game.grade() != Grade::Defeat
    }
}

/// What a unit is worth: its price, as the city pays it, or an estimate where it has none [3.3.4-table].
pub fn price(components: &Components, kind: Kind) -> f32 {
    match kind {
        Kind::Elowyn => 10.0,
        // Half of a wizard's spells.
        Kind::Elemental => 7.0,
        _ => components.unit(kind).half_points.map_or(0.0, |p| f32::from(p.defender) / 2.0),
    }
}
