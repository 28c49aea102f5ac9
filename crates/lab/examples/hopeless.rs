//! How often a planner that would give up would have won after all: games between two of them are played on to their end, and
//! for several thresholds it is counted who would have conceded, when, and who of them won.
//!
//! `cargo run --release -p dragonrage-lab --example hopeless GAMES SEED [NODES]`

use dragonrage_ai::{Effort, Planner, Player, Weights};
use dragonrage_rules::{Action, BySide, Chance, Game, Setup, Side, Silent};
use dragonrage_table::{Players, Stream, play_out};

/// Thresholds that are tried, in thousandths.
const THRESHOLDS: [u32; 9] = [5, 10, 20, 30, 50, 75, 100, 150, 200];

/// Games after which it is told how things stand: each scenario once.
const ROUND: u64 = 12;

/// Turns before which nobody gives up.
const EARLIEST: u16 = 5;

/// A side whose best chances in two turns running were no better than that, and when.
struct Despair {
    side: Side,
    turn: u16,
    best: f32,
}

struct Watched {
    dice: Stream,
    players: BySide<Planner>,
    seen: Vec<Despair>,
    asked: BySide<u16>,
}

impl Players for Watched {
    fn roll(&mut self, chance: &Chance) -> Action {
        self.dice.roll(chance)
    }

    fn act(&mut self, side: Side, game: &Game) -> Option<Action> {
        let player = &mut self.players[side];
        let action = player.act(game);
        if self.asked[side] != game.turn()
            && let Some([before, now]) = player.hopes(game)
        {
            self.asked[side] = game.turn();
            if game.turn() >= EARLIEST {
                self.seen.push(Despair { side, turn: game.turn(), best: before.max(now) });
            }
        }
        action
    }
}

fn number(n: usize, usual: u64) -> u64 {
    std::env::args().nth(n).and_then(|text| text.parse().ok()).unwrap_or(usual)
}

fn main() {
    let (games, seed, nodes) = (number(1, 24), number(2, 1), number(3, Effort::KNIGHT.nodes));
    let components = dragonrage_data::embedded();
    let effort = Effort { nodes, ..Effort::KNIGHT };
    // By threshold: games given up, of them won after all, turns that were still played.
    let mut counts = [(0_u32, 0_u32, 0_u32); THRESHOLDS.len()];
    let mut played = 0;
    for n in 0..games {
        let scenario = &components.scenarios[n as usize % components.scenarios.len()];
        let Some(setup) = Setup::fresh(&components, &scenario.id, scenario.options) else { continue };
        let Ok(mut game) = Game::new(&components, &setup) else { continue };
        let planner = |k: u64| Planner::new(seed.wrapping_mul(1000) + 2 * n + k, Weights::knight(), effort);
        let mut table = Watched {
            dice: Stream::new(seed.wrapping_mul(1000) + n, 0),
            players: BySide { invader: planner(0), defender: planner(1) },
            seen: Vec::new(),
            asked: BySide::default(),
        };
        play_out(&mut game, &mut table, |game, action| game.apply(action, &mut Silent).is_ok());
        let Some(outcome) = game.outcome() else { continue };
        played += 1;
        for (threshold, count) in THRESHOLDS.iter().zip(&mut counts) {
            let gone = |seen: &&Despair| seen.best * 1000.0 < *threshold as f32;
            if let Some(first) = table.seen.iter().find(gone) {
                count.0 += 1;
                count.1 += u32::from(first.side == outcome.winner);
                count.2 += u32::from(game.turn() - first.turn);
            }
        }
        if played % ROUND == 0 {
            tell(played, &counts);
        }
    }
}

/// What was counted so far.
fn tell(played: u64, counts: &[(u32, u32, u32)]) {
    println!("{played} games");
    println!("best chance below   given up   won after all   turns spared");
    for (threshold, (given_up, won, turns)) in THRESHOLDS.iter().zip(counts) {
        let spared = f64::from(*turns) / f64::from((*given_up).max(1));
        println!("{:>15.1} % {given_up:>10} {won:>15} {spared:>14.1}", f64::from(*threshold) / 10.0);
    }
}
