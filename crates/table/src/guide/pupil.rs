//! A pupil: somebody who does in the guided game only what lessons and hints say. Whether that wins is measured with it
//! (`cargo run --release -p dragonrage-table --example guided`). It is nobody's opponent.

use super::lesson::When;
use super::{Now, Progress, lessons, opening};
use crate::advice;
use crate::session::offers::Offers;
use crate::session::{Due, Session};
use dragonrage_ai::Player;
use dragonrage_rules::{Action, BySide, Components, Outcome, Side};
use std::sync::Arc;

/// More decisions than any game takes.
const MOST: usize = 5_000;

/// A guided game that was played to its end.
#[derive(Clone, Debug)]
pub struct Lived {
    /// The game.
    pub session: Session,
    /// How it ended.
    pub outcome: Outcome,
    /// Decisions of the pupil.
    pub decisions: usize,
    /// How many of them a lesson asked for.
    pub taught: usize,
}

impl Lived {
    /// Did the pupil win?
    pub fn won(&self) -> bool {
        self.session.guide().is_some_and(|g| g.side() == self.outcome.winner)
    }

    /// The lessons that were learnt, by their names.
    pub fn learnt(&self) -> Vec<&'static str> {
        let list = self.session.guide().into_iter().flat_map(|g| g.list());
        list.filter(|(.., p)| *p == Progress::Done).map(|(_, lesson, _)| lesson.id).collect()
    }
}

/// Plays the guided game of a side to its end; `None` if it has none.
pub fn play(components: &Arc<Components>, mine: Side, seed: u64) -> Option<Lived> {
    let mut session = opening::begin(components, mine, seed)?;
    let mut others: BySide<Option<Box<dyn Player>>> = BySide { invader: None, defender: None };
    let (mut decisions, mut taught) = (0, 0);
    while decisions < MOST {
        match session.due() {
            Due::Over(outcome) => return Some(Lived { session, outcome, decisions, taught }),
            Due::Dice(_) => drop(session.roll()?),
            Due::Formality(action) => session.act(action).ok()?,
            Due::Computer(side, level) => {
                let player = others[side].get_or_insert_with(|| level.player(seed));
                let action = player.act(session.game())?;
                session.act(action).ok()?;
            }
            Due::GivenUp(_) | Due::Far(_) | Due::TakeSide => return None,
            Due::Person(_) => {
                let lesson = asked(&session);
                taught += usize::from(lesson.is_some());
                session.click(&lesson.or_else(|| advised(&session))?).ok()?;
                decisions += 1;
            }
        }
    }
    None
}

/// What the lesson of this moment asks for, if it asks for something that can be pointed at: the best of it.
pub fn asked(session: &Session) -> Option<Vec<Action>> {
    let (game, guide) = (session.game(), session.guide()?);
    let mut legal = Vec::new();
    game.legal_actions(&mut legal);
    let Now { lesson, units } = guide.now(game, &legal)?;
    match &lessons(guide.side())[lesson].when {
        When::End => Some(vec![Action::Done]),
        When::Always => None,
        When::Deed(wanted) => {
            let units = units.into_iter().map(Some).chain([None]);
            units.flat_map(|u| wanted.of(game, &Offers::of(game, &legal, u))).map(|d| d.actions).next()
        }
    }
}

/// The first thing that is advised.
pub fn advised(session: &Session) -> Option<Vec<Action>> {
    let game = session.game();
    let hints = advice::read(&game.components().roster, &advice::think(game, session.seed()));
    hints.into_iter().next().map(|advised| advised.hint.steps)
}
