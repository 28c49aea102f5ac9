//! Whole games by computer players with three chains, and the second verifier. What is random in a real game follows from a seed here.

#![allow(dead_code, reason = "no test needs all of it")]

use dragonrage_ai::{Level, Player};
use dragonrage_dice::{Agreed, Chain, Cup, Custody, GameId, Known, Link, Mix, Party, Seats, Version};
use dragonrage_rules::record::Header;
use dragonrage_rules::{Action, BySide, Chance, Components, Game, Journal, Phase, Side};
use dragonrage_table::{Course, Players, Stream, pick, play_out};
use sha2::{Digest, Sha256};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::Arc;

/// Bytes that nobody could guess who does not know the seed.
pub fn bytes(seed: u64, what: &str) -> [u8; 32] {
    Sha256::new().chain_update(what).chain_update(seed.to_be_bytes()).finalize().into()
}

/// What the parties of a game draw.
pub struct Drawn {
    pub game: GameId,
    pub chains: [Chain; 3],
    pub mixes: [Mix; 2],
}

impl Drawn {
    pub fn new(seed: u64) -> Drawn {
        let mut game = GameId([0; 8]);
        game.0.copy_from_slice(&bytes(seed, "game")[..8]);
        let tip = |party: Party| Link(bytes(seed, &party.code().to_string()));
        let mixes = [Mix(bytes(seed, "mix of one")), Mix(bytes(seed, "mix of two"))];
        Drawn { game, chains: Party::ALL.map(|party| Chain::new(game, party, tip(party))), mixes }
    }

    pub fn agreed(&self, version: Version, seats: Seats) -> Agreed {
        let custody = [Custody::Entrusted, Custody::Kept];
        let roots = self.chains.each_ref().map(Chain::root);
        Agreed { version, game: self.game, roots, mixes: self.mixes, seats, custody }
    }
}

/// A game in progress with its dice.
pub struct Played {
    pub journal: Journal,
    pub cup: Cup,
    pub agreed: Agreed,
    /// Dice that have fallen, two for a roll of two.
    pub dice: usize,
}

impl Course for Played {
    fn game(&self) -> &Game {
        self.journal.game()
    }
}

impl Played {
    pub fn start(components: &Arc<Components>, scenario: &str, seed: u64) -> Played {
        let options = components.scenario(scenario).unwrap().options;
        Played::begin(components, Header::new(components, scenario, options), seed)
    }

    pub fn begin(components: &Arc<Components>, header: Header, seed: u64) -> Played {
        let rolled = Journal::begin(components, header.clone()).unwrap().game().phase() == Phase::SideRoll;
        let seats = if rolled { Seats::Rolled } else { Seats::Agreed(Side::Defender) };
        Played::seated(components, header, seed, Version::NEWEST, seats)
    }

    pub fn seated(
        components: &Arc<Components>,
        mut header: Header,
        seed: u64,
        version: Version,
        seats: Seats,
    ) -> Played {
        header.players = BySide { invader: "Ann".to_owned(), defender: "Zoë of Esirien".to_owned() };
        let drawn = Drawn::new(seed);
        let agreed = drawn.agreed(version, seats);
        let seal = agreed.seal(&header);
        let journal = Journal::begin(components, header).unwrap();
        let cup = Cup::new(seal, journal.game(), drawn.chains.map(Known::from));
        Played { journal, cup, agreed, dice: 0 }
    }

    pub fn step(&mut self, action: Action) {
        self.journal.apply(action, &mut Vec::new()).unwrap();
        self.cup.step(action, self.journal.game()).unwrap();
    }

    /// Plays to the end, or until so many dice have fallen and the invader can give up, which he then does.
    pub fn play(&mut self, levels: [Level; 2], seed: u64, most: usize) {
        let eager = |n| Box::new(Eager { stream: Stream::new(seed, n), legal: Vec::new() }) as Box<dyn Player>;
        let player = |n, level: Level| if level == Level::Random { eager(n) } else { level.player(seed) };
        let players = BySide { invader: player(1, levels[0]), defender: player(2, levels[1]) };
        let mut hands = Hands { players };
        play_out(self, &mut hands, |played, action| {
            let action = match action {
                // The dice are the chains', whatever else a table would roll.
                Action::Roll { b, .. } => {
                    let count = if b == 0 { 1 } else { 2 };
                    played.dice += usize::from(count);
                    played.cup.roll(count).unwrap()
                }
                _ if played.dice >= most && played.journal.game().is_legal(GIVEN_UP) => GIVEN_UP,
                _ => action,
            };
            played.step(action);
            true
        });
    }

    pub fn record(&self) -> String {
        self.cup.proof(&self.agreed).put_into(&self.journal.text())
    }
}

const GIVEN_UP: Action = Action::Concede(Side::Invader);

/// Any action, but it never gives up, and ends a phase only when nothing else is left: so more dice fall.
#[derive(Clone)]
struct Eager {
    stream: Stream,
    legal: Vec<Action>,
}

impl Player for Eager {
    fn act(&mut self, game: &Game) -> Option<Action> {
        game.legal_actions(&mut self.legal);
        if self.legal.iter().any(|a| !matches!(a, Action::Done | Action::Stop | Action::Concede(_))) {
            self.legal.retain(|a| *a != Action::Done);
        }
        pick(&mut self.stream, &self.legal)
    }
}

/// Says only how many dice are needed.
struct Hands {
    players: BySide<Box<dyn Player>>,
}

impl Players for Hands {
    fn roll(&mut self, chance: &Chance) -> Action {
        Action::Roll { a: 1, b: chance.dice - 1 }
    }

    fn act(&mut self, side: Side, game: &Game) -> Option<Action> {
        self.players[side].act(game)
    }
}

/// A whole game with its proof.
pub fn game(components: &Arc<Components>, scenario: &str, levels: [Level; 2], seed: u64) -> Played {
    let mut played = Played::start(components, scenario, seed);
    played.play(levels, seed, usize::MAX);
    played
}

/// Asks the second verifier, which knows nothing of this crate.
pub fn ask_python(files: &[PathBuf]) -> Output {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/dice/verify.py");
    let asked = Command::new("python3").arg(script).args(files).output();
    asked.unwrap_or_else(|error| panic!("python3 ({error}): install Python 3.8 or later, this test asks its verifier"))
}
