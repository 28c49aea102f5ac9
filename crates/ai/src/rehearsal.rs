//! Games that are only imagined. What a mood does is certain until dice fall: from one position, with one thing in mind,
//! it is worked out once and remembered.

use crate::eval::Judge;
use crate::exact::stretch;
use crate::luck::Luck;
use crate::squire::Mind;
use crate::{Player, Squire};
use dragonrage_rules::{Action, BySide, Decision, Game, Side, Silent};
use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

/// Somebody who plays a side: one of the planner's own moods, or one of the enemies whom it expects there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Who {
    Mood(usize),
    Enemy(usize),
}

/// Who plays a side, with something in mind.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Role {
    pub who: Who,
    pub mind: Mind,
}

/// An imagined game and who plays it.
#[derive(Clone, Debug)]
pub(crate) struct Scene {
    pub game: Game,
    pub roles: BySide<Role>,
}

impl Scene {
    fn key(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.game.hash().hash(&mut hasher);
        Side::BOTH.into_iter().for_each(|side| self.roles[side].hash(&mut hasher));
        hasher.finish()
    }
}

/// Positions that must have been tried for their end to be worth remembering.
const WORTH: u64 = 16;

/// Ends that are remembered at most; then everything is forgotten.
const MOST: usize = 4096;

/// All who play either side, and what they have been seen to do.
#[derive(Clone, Debug)]
pub(crate) struct Troupe {
    moods: BySide<Vec<Squire>>,
    enemies: BySide<Vec<Squire>>,
    ends: HashMap<u64, usize>,
    scenes: Vec<Scene>,
    nodes: u64,
}

impl Troupe {
    /// The moods of each side and of the enemies on it, the even ones first.
    pub fn new(moods: BySide<Vec<Squire>>, enemies: BySide<Vec<Squire>>) -> Troupe {
        Troupe { moods, enemies, ends: HashMap::new(), scenes: Vec::new(), nodes: 0 }
    }

    /// The moods of a side.
    pub fn moods(&self, side: Side) -> impl Iterator<Item = Who> + use<> {
        (0..self.moods[side].len()).map(Who::Mood)
    }

    /// Somebody who plays a side.
    pub fn squire(&mut self, side: Side, who: Who) -> &mut Squire {
        match who {
            Who::Mood(n) => &mut self.moods[side][n],
            Who::Enemy(n) => &mut self.enemies[side][n],
        }
    }

    /// Everybody learns about the game.
    pub fn learn(&mut self, judge: &Judge) {
        for side in Side::BOTH {
            self.moods[side].iter_mut().chain(&mut self.enemies[side]).for_each(|s| s.learn(judge));
        }
    }

    /// Positions tried so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Forgets what was seen.
    pub fn forget(&mut self) {
        self.ends.clear();
        self.scenes.clear();
    }

    /// The best few things that a side could do now, as its even mood sees it.
    pub fn intentions(&mut self, game: &Game, side: Side, most: usize) -> Vec<Vec<Action>> {
        let squire = self.squire(side, Who::Mood(0));
        let before = squire.nodes();
        let found = squire.intentions(game, most);
        let tried = squire.nodes() - before;
        self.nodes += tried;
        found
    }

    /// Plays to the end of the player-turn, or of the game.
    pub fn play(&mut self, scene: &mut Scene, luck: &mut Luck) {
        let now = stretch(&scene.game);
        while stretch(&scene.game) == now {
            let goes_on = match scene.game.decision() {
                Decision::Chance(chance) => {
                    let roll = luck.throw(scene.game.turn(), scene.game.phase(), &chance);
                    scene.game.apply(roll, &mut Silent).is_ok()
                }
                Decision::Side(..) => self.glide(scene),
                _ => false,
            };
            if !goes_on {
                break;
            }
        }
    }

    /// Plays until dice fall, at most to the end of the player-turn; could anything be done?
    fn glide(&mut self, scene: &mut Scene) -> bool {
        let key = scene.key();
        if let Some(end) = self.ends.get(&key) {
            scene.clone_from(&self.scenes[*end]);
            return true;
        }
        let (now, before) = (stretch(&scene.game), self.nodes);
        while stretch(&scene.game) == now
            && let Decision::Side(side, _) = scene.game.decision()
        {
            let role = &mut scene.roles[side];
            let squire = self.squire(side, role.who);
            let before = squire.nodes();
            let action = squire.act_for(&mut role.mind, &scene.game);
            let tried = squire.nodes() - before;
            self.nodes += tried;
            if action.is_none_or(|action| scene.game.apply(action, &mut Silent).is_err()) {
                return false;
            }
        }
        if self.nodes - before >= WORTH {
            if self.scenes.len() == MOST {
                self.forget();
            }
            self.ends.insert(key, self.scenes.len());
            self.scenes.push(scene.clone());
        }
        true
    }
}
