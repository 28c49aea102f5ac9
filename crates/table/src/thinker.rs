//! What a table and the computer player beside it tell each other: plain text both ways, so that the player can think in a
//! worker or on another machine. It keeps no game; it keeps the players, who remember their plans.

use crate::advice;
use crate::mine::clerk::Clerk;
use crate::puzzles::judge::{self, Judge};
use crate::session::split;
use dragonrage_ai::{Level, Player};
use dragonrage_rules::notation::{self, NotationError};
use dragonrage_rules::{Action, BySide, Components, Decision, Game, Roster, Side, position};
use std::sync::Arc;

/// A question: number, level and seed, then the position.
pub fn question(number: u32, level: Level, seed: u64, game: &Game) -> String {
    question_for(number, level.code(), seed, game)
}

/// A question for whoever answers to the word: a level, or the adviser.
pub fn question_for(number: u32, word: &str, seed: u64, game: &Game) -> String {
    let position = position::print(game.components(), &game.setup());
    format!("{number} {word} {seed}\n{position}")
}

/// The number and the action of an answer; no action if the player had none.
pub fn answer(text: &str) -> Option<(u32, &str)> {
    let (number, action) = text.split_once('\n')?;
    Some((number.parse().ok()?, action))
}

/// What stands in a line behind the action of a player who would rather give up.
const GIVES_UP: &str = "gives up";

/// What a player answered: its action, and would it rather give up?
pub fn decided(roster: &Roster, answer: &str) -> Result<(Action, bool), NotationError> {
    let (action, more) = answer.split_once('\n').unwrap_or((answer, ""));
    Ok((notation::parse(roster, action)?, more == GIVES_UP))
}

/// A player with the level and the seed that it was made from.
type Seat = (Level, u64, Box<dyn Player>);

/// The players beside the table.
pub struct Thinker {
    components: Arc<Components>,
    players: BySide<Option<Seat>>,
    clerk: Clerk,
    /// Whoever judges the puzzle that is tried.
    judge: Option<Judge>,
}

impl Thinker {
    /// Nobody yet.
    pub fn new(components: Arc<Components>) -> Thinker {
        let players = BySide { invader: None, defender: None };
        Thinker { components, players, clerk: Clerk::default(), judge: None }
    }

    /// Thinks about a question.
    pub fn think(&mut self, question: &str) -> String {
        let number = question.split_whitespace().next().unwrap_or("0");
        format!("{number}\n{}", self.decide(question).unwrap_or_default())
    }

    fn decide(&mut self, question: &str) -> Option<String> {
        let (head, position) = question.split_once('\n')?;
        let said: Vec<&str> = head.split_whitespace().skip(1).collect();
        if let Some(found) = self.clerk.answer(&self.components, &said, position) {
            return Some(found);
        }
        let mut words = head.split_whitespace().skip(1);
        let (word, seed) = (words.next()?, words.next()?.parse().ok()?);
        if word == judge::WORD {
            return Judge::answer(&mut self.judge, &self.components, position);
        }
        let components = position::components(&self.components, position).ok()?;
        let setup = position::parse(&components, position).ok()?;
        let game = Game::new(&components, &setup).ok()?;
        if word == advice::WORD {
            return Some(advice::think(&game, seed));
        }
        if word == split::WORD {
            return Some(split::think(&game, seed));
        }
        let level = Level::from_code(word)?;
        let side = match game.decision() {
            Decision::Side(side, _) => side,
            _ => Side::Invader,
        };
        let seat = &mut self.players[side];
        let known = seat.take().filter(|(l, s, _)| (*l, *s) == (level, seed));
        let (_, _, player) = seat.insert(known.unwrap_or_else(|| (level, seed, level.player(seed))));
        let action = notation::print(&components.roster, player.act(&game)?);
        Some(if player.hopeless(&game) { format!("{action}\n{GIVES_UP}") } else { action })
    }
}

impl std::fmt::Debug for Thinker {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.debug_struct("Thinker").finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use dragonrage_rules::{Options, Silent};

    #[test]
    fn whoever_would_rather_give_up_says_so_behind_his_action() {
        let roster = &dragonrage_data::embedded().roster;
        let step = notation::parse(roster, "D1 walks NE").unwrap();
        assert_eq!(decided(roster, "D1 walks NE"), Ok((step, false)));
        assert_eq!(decided(roster, &format!("D1 walks NE\n{GIVES_UP}")), Ok((step, true)));
        assert!(decided(roster, "").is_err());
    }

    #[test]
    fn questions_are_answered_with_legal_actions() {
        let components = dragonrage_data::embedded();
        let journal = dragonrage_rules::Journal::start(&components, "nurkott-3", Options::default()).unwrap();
        let mut game = journal.game().clone();
        let mut thinker = Thinker::new(components.clone());
        for number in 0..200 {
            if let Decision::Chance(chance) = game.decision() {
                game.apply(Action::Roll { a: 4, b: if chance.dice == 2 { 3 } else { 0 } }, &mut Silent).unwrap();
                continue;
            }
            let text = thinker.think(&question(number, Level::Squire, 5, &game));
            let (back, action) = answer(&text).unwrap();
            assert_eq!(back, number);
            game.apply(notation::parse(&components.roster, action).unwrap(), &mut Silent).unwrap();
        }
        assert!(game.turn() > 0 || game.units().filter(|(_, u)| u.on_map()).count() > 10);
    }

    #[test]
    fn rubbish_gets_an_empty_answer() {
        let mut thinker = Thinker::new(dragonrage_data::embedded());
        assert_eq!(answer(&thinker.think("3 squire x\nrubbish")), Some((3, "")));
        assert_eq!(answer(&thinker.think("")), Some((0, "")));
    }
}
