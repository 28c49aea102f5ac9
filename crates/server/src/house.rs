//! The house's own players: computer players who sit down when they are asked, for people with slow devices. They think on a
//! thread of their own, one after the other, and send their moves as anybody else does.

use crate::host::{Fault, Host};
use crate::table::{Asked, Message};
use dragonrage_ai::{Level, Player};
use dragonrage_dice::GameId;
use dragonrage_online::wire::Why;
use dragonrage_online::{Line, Match};
use dragonrage_rules::{Action, Game, Seat, notation};
use std::collections::HashMap;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Weak};

/// Who can be asked: those who answer within seconds.
pub const LEVELS: [&str; 4] = ["page", "squire", "knight", "dragonlord"];

/// Players who are remembered with their plans.
const REMEMBERED: usize = 64;

/// The level of a word, if it can be asked.
pub fn level(word: &str) -> Result<Level, Fault> {
    let known = LEVELS.contains(&word).then(|| Level::from_code(word)).flatten();
    known.ok_or_else(|| Fault::Refused(Why::new("terms", format!("the level is one of {}", LEVELS.join(", ")))))
}

/// Where games are told in which a player of the house must do something.
pub type Bell = Sender<GameId>;

/// The bell, and who hears it.
pub fn bell() -> (Bell, Receiver<GameId>) {
    channel()
}

/// Lets the house's players think on a thread of their own, until the server ends.
pub fn open(host: &Arc<Host>, rung: Receiver<GameId>) {
    let (host, runtime) = (Arc::downgrade(host), tokio::runtime::Handle::current());
    let thread = std::thread::Builder::new().name("house".to_owned());
    let work = move || {
        let mut players = Players::default();
        while let Ok(game) = rung.recv() {
            if runtime.block_on(play(&host, &mut players, game)).is_none() {
                return;
            }
        }
    };
    if let Err(error) = thread.spawn(work) {
        tracing::error!(%error, "the house has no players");
    }
}

#[derive(Default)]
struct Players(HashMap<(GameId, Seat), Box<dyn Player>>);

impl Players {
    /// What it does, and would it rather give up?
    fn act(&mut self, id: GameId, seat: Seat, level: Level, game: &Game) -> (Option<Action>, bool) {
        if self.0.len() > REMEMBERED {
            self.0.clear();
        }
        let seed = u64::from_be_bytes(id.0);
        let player = self.0.entry((id, seat)).or_insert_with(|| level.player(seed));
        (player.act(game), player.hopeless(game))
    }
}

/// Plays while it is the house's turn; `None`: the server has ended.
async fn play(host: &Weak<Host>, players: &mut Players, id: GameId) -> Option<()> {
    loop {
        let host = host.upgrade()?;
        let Ok(table) = host.table(id).await else { return Some(()) };
        let Some((asked, head, seq)) = table.asked() else { return Some(()) };
        let (person, line) = match asked {
            Asked::Agree(person) => (person, Line::Accept),
            Asked::Arm(person, line) => (person, *line),
            Asked::Decide(seat, level, person, game) => {
                let (action, gives_up) = players.act(id, seat, level, &game);
                let action = action.or_else(|| table.look(Match::default_answer))?;
                let act = || Line::Act(notation::print(&game.components().roster, action));
                (person, if gives_up { Line::Resign } else { act() })
            }
        };
        let message = Message { person, id: u64::from(seq), head, lines: vec![line.to_string()], at: host.now() };
        match host.act(id, message).await {
            // The other did something meanwhile: look again.
            Ok(_) | Err(Fault::Refused(Why { .. })) if !table.is_lost() => {
                if table.look(|g| g.seq()) == seq {
                    tracing::warn!(game = %id, "a player of the house was refused");
                    return Some(());
                }
            }
            _ => return Some(()),
        }
    }
}
