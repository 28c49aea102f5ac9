//! Random chess with shakmaty: its list of legal moves, and the move played unchecked, since it was listed.

use crate::{Chance, Contest};
use shakmaty::{Chess as Board, Position};

/// Half-moves without a capture or a pawn's move that end a game by themselves.
const NOTHING_HAPPENS: u32 = 150;

/// A game of chess.
pub struct Chess {
    board: Board,
    chance: Chance,
}

impl Chess {
    pub fn new() -> Chess {
        Chess { board: Board::default(), chance: Chance(1) }
    }
}

impl Contest for Chess {
    fn step(&mut self) -> usize {
        let moves = self.board.legal_moves();
        if moves.is_empty() || self.board.halfmoves() >= NOTHING_HAPPENS || self.board.is_insufficient_material() {
            self.board = Board::default();
        } else {
            self.board.play_unchecked(moves[self.chance.below(moves.len())]);
        }
        moves.len()
    }
}
