//! One half of `cargo xtask equal`: asks computer players of every level, in every scenario, and prints each question with
//! the answer. The other half, `tests/equal/equal.mjs`, asks the page's WebAssembly the same.
//!
//! `equal FILE…`: the questions of the files come first, those of games that are played here follow. A question is what the
//! page sends to the player beside it: number, level and seed, then the position. Some ask for advice instead of an action:
//! its chances are told to the last digit, so that a last bit shows even where it turns no decision.

use dragonrage_ai::{Level, Player, Rng};
use dragonrage_rules::{Action, BySide, Components, Decision, Game, Setup, Side, Silent, notation, position};
use dragonrage_table::advice;
use std::io::{self, Write};
use std::process::ExitCode;
use std::sync::Arc;

/// Games in every scenario: the level that is asked, from which turn on (squires play until then), and how often. Knights and
/// dragonlords take long where tests are built; the numbers keep both halves below a minute.
const GAMES: [(Level, u16, usize); 7] = [
    (Level::Random, 0, 100),
    (Level::Page, 0, 150),
    (Level::Squire, 0, 150),
    (Level::Squire, 3, 150),
    (Level::Knight, 0, 30),
    (Level::Knight, 3, 30),
    (Level::Dragonlord, 5, 3),
];

/// Whose games advice is asked for in, too, and after how many decisions each time.
const ADVISED: Level = Level::Squire;
const EVERY: usize = 50;

/// What stands between two questions, and before an answer.
const END: &str = "%%\n";
const ANSWER: &str = "=> ";

/// A player with the level and the seed that it was made from.
type Seat = (Level, u64, Box<dyn Player>);

/// The players who are asked, and where their answers go.
struct Desk<W> {
    components: Arc<Components>,
    number: u32,
    /// As beside the page: a player stays as long as level and seed do.
    seats: BySide<Option<Seat>>,
    out: W,
}

impl<W: Write> Desk<W> {
    /// The game of the text of a position, as the page sends it, with the edition that it names.
    fn game(&self, text: &str) -> Result<Game, String> {
        let components = position::components(&self.components, text).map_err(|e| e.to_string())?;
        let setup = position::parse(&components, text).map_err(|e| format!("{e:?}"))?;
        Game::new(&components, &setup).map_err(|e| format!("{e:?}"))
    }

    /// Writes a question and its answer.
    fn tell(&mut self, word: &str, seed: u64, text: &str, answer: &str) -> Result<(), String> {
        let number = self.number;
        self.number += 1;
        write!(self.out, "{number} {word} {seed}\n{text}{ANSWER}{answer}\n{END}").map_err(|e| e.to_string())
    }

    /// Asks what to do.
    fn ask(&mut self, level: Level, seed: u64, text: &str) -> Result<Action, String> {
        let game = self.game(text)?;
        let Decision::Side(side, _) = game.decision() else { return Err("nobody has to decide".to_owned()) };
        let seat = &mut self.seats[side];
        let known = seat.take().filter(|(l, s, _)| (*l, *s) == (level, seed));
        let (.., player) = seat.insert(known.unwrap_or_else(|| (level, seed, level.player(seed))));
        let action = player.act(&game).ok_or("the player has no answer")?;
        let answer = notation::print(&game.components().roster, action);
        self.tell(level.code(), seed, text, &answer)?;
        Ok(action)
    }

    /// Asks for advice; the page's adviser answers with the same text.
    fn advise(&mut self, seed: u64, text: &str) -> Result<(), String> {
        let game = self.game(text)?;
        let answer = advice::think(&game, seed);
        self.tell("advice", seed, text, &answer)
    }

    /// Asks the questions of a file.
    fn read(&mut self, file: &str) -> Result<(), String> {
        for question in file.split(END).filter(|q| !q.is_empty()) {
            let (head, text) = question.split_once('\n').ok_or("a question without a position")?;
            let mut words = head.split_whitespace().skip(1);
            let level = words.next().and_then(Level::from_code);
            let seed = words.next().and_then(|w| w.parse().ok());
            let (level, seed) = level.zip(seed).ok_or_else(|| format!("'{head}' is no number, level and seed"))?;
            self.ask(level, seed, text).map_err(|e| format!("question '{head}': {e}"))?;
        }
        Ok(())
    }

    /// Plays a game with itself until a level was asked so often.
    fn play(&mut self, scenario: &str, (level, from, count): (Level, u16, usize), seed: u64) -> Result<(), String> {
        let components = self.components.clone();
        let options = components.scenario(scenario).map(|s| s.options).unwrap_or_default();
        let setup = Setup::fresh(&components, scenario, options).ok_or("no such scenario")?;
        let mut game = Game::new(&components, &setup).map_err(|e| format!("{e:?}"))?;
        let (mut dice, mut squire) = (Rng::new(seed), Level::Squire.player(seed));
        let mut asked = 0;
        while asked < count {
            let action = match game.decision() {
                Decision::Over(_) => break,
                Decision::Chance(chance) => {
                    let mut die = || dice.below(6) as u8 + 1;
                    let a = die();
                    Action::Roll { a, b: if chance.dice == 2 { die() } else { 0 } }
                }
                Decision::TakeSide(_) => Action::TakeSide(Side::Invader),
                Decision::Side(..) if game.turn() < from => squire.act(&game).ok_or("the squire has no answer")?,
                Decision::Side(..) => {
                    asked += 1;
                    let text = position::print(&components, &game.setup());
                    if level == ADVISED && asked % EVERY == 0 {
                        self.advise(seed, &text)?;
                    }
                    self.ask(level, seed, &text)?
                }
            };
            game.apply(action, &mut Silent).map_err(|e| format!("{e:?}"))?;
        }
        Ok(())
    }
}

fn run() -> Result<(), String> {
    let components = dragonrage_data::embedded();
    let seats = BySide { invader: None, defender: None };
    let mut desk = Desk { components: components.clone(), number: 0, seats, out: io::BufWriter::new(io::stdout()) };
    for file in std::env::args().skip(1) {
        let text = std::fs::read_to_string(&file).map_err(|e| format!("{file}: {e}"))?;
        desk.read(&text).map_err(|e| format!("{file}: {e}"))?;
    }
    // Every game has a seed of its own, so that nobody takes the thoughts of one game into the next.
    let mut seed = 1000;
    for scenario in &components.scenarios {
        for game in GAMES {
            desk.play(&scenario.id, game, seed).map_err(|e| format!("{}, seed {seed}: {e}", scenario.id))?;
            seed += 1;
        }
    }
    desk.out.flush().map_err(|e| e.to_string())
}

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("{problem}");
            ExitCode::FAILURE
        }
    }
}
