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

/// The same for somebody who may think about a player-turn for so many seconds; 0: as long as it needs.
pub fn question_within(number: u32, level: Level, seconds: u16, seed: u64, game: &Game) -> String {
    match seconds {
        0 => question(number, level, seed, game),
        _ => question_for(number, &format!("{}{WITHIN}{seconds}", level.code()), seed, game),
    }
}

/// Stands between a level and its seconds.
const WITHIN: char = '/';

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

/// A player with the words that it was made from: level, perhaps seconds, and seed.
struct Seat {
    word: String,
    seed: u64,
    player: Box<dyn Player>,
}

/// The players beside the table.
pub struct Thinker {
    components: Arc<Components>,
    /// Tells the time in seconds, if anybody does.
    clock: Option<fn() -> f64>,
    players: BySide<Option<Seat>>,
    clerk: Clerk,
    /// Whoever judges the puzzle that is tried.
    judge: Option<Judge>,
}

impl Thinker {
    /// Nobody yet.
    pub fn new(components: Arc<Components>) -> Thinker {
        let players = BySide { invader: None, defender: None };
        Thinker { components, clock: None, players, clerk: Clerk::default(), judge: None }
    }

    /// The same with a clock, which tells seconds: players keep to the time that they are given.
    pub fn by(self, clock: fn() -> f64) -> Thinker {
        Thinker { clock: Some(clock), ..self }
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
        let (level, seconds) = word.split_once(WITHIN).map_or((word, None), |(level, s)| (level, Some(s)));
        let level = Level::from_code(level)?;
        let seconds: Option<u16> = seconds.map(str::parse).transpose().ok()?;
        let side = match game.decision() {
            Decision::Side(side, _) => side,
            _ => Side::Invader,
        };
        let new = || {
            let mut player = level.player(seed);
            if let (Some(clock), Some(seconds)) = (self.clock, seconds) {
                player.within(clock, f64::from(seconds));
            }
            Seat { word: word.to_owned(), seed, player }
        };
        let seat = &mut self.players[side];
        let known = seat.take().filter(|s| (s.word.as_str(), s.seed) == (word, seed));
        let Seat { player, .. } = seat.insert(known.unwrap_or_else(new));
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

    /// Of two who are asked the same, the one who may not think for long does less; both answer, and who has no clock knows no
    /// limit.
    #[test]
    fn whoever_has_little_time_tries_little() {
        use std::sync::atomic::{AtomicU64, Ordering};
        static LOOKS: AtomicU64 = AtomicU64::new(0);
        // Time passes whenever somebody looks at the clock: a tenth of a second each time.
        let clock: fn() -> f64 = || LOOKS.fetch_add(1, Ordering::Relaxed) as f64 / 10.0;
        let components = dragonrage_data::embedded();
        let mut game =
            dragonrage_rules::Journal::start(&components, "esirien-4", Options::default()).unwrap().game().clone();
        let mut squire = Thinker::new(components.clone());
        while game.turn() < 1 || !matches!(game.decision(), Decision::Side(_, dragonrage_rules::Choice::Move)) {
            let action = match game.decision() {
                Decision::Chance(chance) => Action::Roll { a: 4, b: if chance.dice == 2 { 3 } else { 0 } },
                _ => {
                    let text = squire.think(&question(1, Level::Squire, 5, &game));
                    notation::parse(&components.roster, answer(&text).unwrap().1).unwrap()
                }
            };
            game.apply(action, &mut Silent).unwrap();
        }
        let tried = |thinker: &mut Thinker, seconds: u16| {
            let text = thinker.think(&question_within(2, Level::Dragonlord, seconds, 5, &game));
            assert!(notation::parse(&components.roster, answer(&text).unwrap().1).is_ok());
            Side::BOTH
                .iter()
                .filter_map(|side| thinker.players[*side].as_ref())
                .map(|seat| seat.player.nodes())
                .sum::<u64>()
        };
        let unlimited = tried(&mut Thinker::new(components.clone()).by(clock), 0);
        let short = tried(&mut Thinker::new(components.clone()).by(clock), 1);
        assert!(3 * short < 2 * unlimited, "{short} of {unlimited}");
        assert_eq!(tried(&mut Thinker::new(components.clone()), 1), unlimited, "nobody told the time");
    }

    #[test]
    fn rubbish_gets_an_empty_answer() {
        let mut thinker = Thinker::new(dragonrage_data::embedded());
        assert_eq!(answer(&thinker.think("3 squire x\nrubbish")), Some((3, "")));
        assert_eq!(answer(&thinker.think("")), Some((0, "")));
    }
}
