//! Rollouts: games that are only imagined, played by fast policies with common random numbers. What a policy does is certain
//! until dice fall: from one position, with one thing in mind, it is worked out once and remembered. What comes of a rollout
//! is judged elsewhere (`planner`).

use crate::common_random_numbers::CommonDice;
use crate::eval::Judge;
use crate::exact::stretch;
use crate::squire::Mind;
use crate::{Player, Squire};
use dragonrage_rules::{Action, BySide, Decision, Game, Side, Silent, UnitId};
use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

/// Who plays a side: one of the planner's own portfolio, or one of the enemies whom it expects there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum PolicyId {
    Own(usize),
    Enemy(usize),
}

/// How a side is played: by whom, and what he has in mind. With the position, its next action is certain.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Policy {
    pub id: PolicyId,
    pub mind: Mind,
}

/// An imagined game and how it is played.
#[derive(Clone, Debug)]
pub(crate) struct RolloutState {
    pub game: Game,
    pub policies: BySide<Policy>,
}

impl RolloutState {
    fn key(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.game.hash().hash(&mut hasher);
        Side::BOTH.into_iter().for_each(|side| self.policies[side].hash(&mut hasher));
        hasher.finish()
    }
}

/// Positions that must have been tried for what they led to to be worth remembering.
const WORTH: u64 = 16;

/// States that are remembered at most; then everything is forgotten.
const MOST: usize = 4096;

/// All who play either side, and a memo of what they did.
#[derive(Clone, Debug)]
pub(crate) struct PolicySet {
    own: BySide<Vec<Squire>>,
    enemies: BySide<Vec<Squire>>,
    /// Where in `states` it is remembered what a state came to.
    memo: HashMap<u64, usize>,
    states: Vec<Remembered>,
    /// Does what is remembered count as if it had been tried again?
    honest: bool,
    nodes: u64,
}

/// What a state came to, and the positions that were tried to find out.
#[derive(Clone, Debug)]
struct Remembered {
    state: RolloutState,
    nodes: u64,
}

impl PolicySet {
    /// The portfolio of each side and of the enemies on it, the even weighting first.
    pub fn new(own: BySide<Vec<Squire>>, enemies: BySide<Vec<Squire>>) -> PolicySet {
        PolicySet { own, enemies, memo: HashMap::new(), states: Vec::new(), honest: false, nodes: 0 }
    }

    /// The same, but what is remembered counts as if it had been tried again: what a plan costs then depends on the plan alone,
    /// and not on what others found out before.
    pub fn honest(self, honest: bool) -> PolicySet {
        PolicySet { honest, ..self }
    }

    /// The same players, who remember nothing and have counted nothing yet.
    pub fn afresh(&self) -> PolicySet {
        PolicySet::new(self.own.clone(), self.enemies.clone()).honest(self.honest)
    }

    /// Counts positions that need not be tried again.
    pub fn count(&mut self, nodes: u64) {
        if self.honest {
            self.nodes += nodes;
        }
    }

    /// The portfolio of a side.
    pub fn portfolio(&self, side: Side) -> impl Iterator<Item = PolicyId> + use<> {
        (0..self.own[side].len()).map(PolicyId::Own)
    }

    /// Whoever plays a side under this policy.
    pub fn player(&mut self, side: Side, id: PolicyId) -> &mut Squire {
        match id {
            PolicyId::Own(n) => &mut self.own[side][n],
            PolicyId::Enemy(n) => &mut self.enemies[side][n],
        }
    }

    /// Everybody learns about the game.
    pub fn learn(&mut self, judge: &Judge) {
        for side in Side::BOTH {
            self.own[side].iter_mut().chain(&mut self.enemies[side]).for_each(|s| s.learn(judge));
        }
    }

    /// Positions tried so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Forgets what was remembered.
    pub fn forget(&mut self) {
        self.memo.clear();
        self.states.clear();
    }

    /// The best few things that a side could do now, as its even weighting sees it.
    pub fn intentions(&mut self, game: &Game, side: Side, most: usize) -> Vec<Vec<Action>> {
        self.asked(side, PolicyId::Own(0), |squire| squire.intentions(game, most))
    }

    /// What a unit could do now: first what this player would have it do, then the best of all else, as the same player sees it.
    pub fn moves(&mut self, game: &Game, side: Side, id: PolicyId, unit: UnitId, most: usize) -> Vec<Vec<Action>> {
        self.asked(side, id, |squire| squire.moves_of(game, unit, most))
    }

    /// What a player says, and the positions that were tried for it.
    fn asked<T>(&mut self, side: Side, id: PolicyId, question: impl FnOnce(&mut Squire) -> T) -> T {
        let squire = self.player(side, id);
        let before = squire.nodes();
        let answer = question(squire);
        let tried = squire.nodes() - before;
        self.nodes += tried;
        answer
    }

    /// Plays to the end of the player-turn, or of the game.
    pub fn finish_turn(&mut self, state: &mut RolloutState, dice: &mut CommonDice) {
        let now = stretch(&state.game);
        while stretch(&state.game) == now {
            let goes_on = match state.game.decision() {
                Decision::Chance(chance) => {
                    let roll = dice.throw(state.game.turn(), state.game.phase(), &chance);
                    state.game.apply(roll, &mut Silent).is_ok()
                }
                Decision::Side(..) => self.advance(state),
                _ => false,
            };
            if !goes_on {
                break;
            }
        }
    }

    /// Plays until dice fall, at most to the end of the player-turn; could anything be done?
    fn advance(&mut self, state: &mut RolloutState) -> bool {
        let key = state.key();
        if let Some(end) = self.memo.get(&key) {
            let Remembered { state: end, nodes } = &self.states[*end];
            let nodes = *nodes;
            state.clone_from(end);
            self.count(nodes);
            return true;
        }
        let (now, before) = (stretch(&state.game), self.nodes);
        while stretch(&state.game) == now
            && let Decision::Side(side, _) = state.game.decision()
        {
            let policy = &mut state.policies[side];
            let action = self.asked(side, policy.id, |squire| squire.act_for(&mut policy.mind, &state.game));
            if action.is_none_or(|action| state.game.apply(action, &mut Silent).is_err()) {
                return false;
            }
        }
        let nodes = self.nodes - before;
        if nodes >= WORTH {
            if self.states.len() == MOST {
                self.forget();
            }
            self.memo.insert(key, self.states.len());
            self.states.push(Remembered { state: state.clone(), nodes });
        }
        true
    }
}
