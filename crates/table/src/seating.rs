//! Who plays: people, computer players, and the roll for sides that comes before.

use dragonrage_ai::Level;
use dragonrage_rules::{BySide, Game, Seat, Side};

/// Who plays a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    /// A person.
    Human,
    /// A computer player.
    Computer(Level),
}

impl Who {
    /// Chance itself.
    pub const CHANCE: Who = Who::Computer(Level::Random);

    /// The word on the command line and in records.
    pub const fn code(self) -> &'static str {
        match self {
            Who::Human => "human",
            Who::Computer(level) => level.code(),
        }
    }

    /// Whoever has this word.
    pub fn from_code(s: &str) -> Option<Who> {
        if s == Who::Human.code() { Some(Who::Human) } else { Level::from_code(s).map(Who::Computer) }
    }

    /// Whom a record's header means: a computer player by his word, a person by that or by a name; nobody if it says nothing.
    pub fn of(said: &str) -> Option<Who> {
        let said = said.trim();
        if said.is_empty() { None } else { Who::from_code(said).or(Some(Who::Human)) }
    }
}

/// Who sits where.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seating {
    /// The sides were given out beforehand.
    Sides(BySide<Who>),
    /// The two players roll for sides, as the game says.
    Seats([Who; 2]),
}

impl Seating {
    /// Who plays a side.
    pub fn side(&self, game: &Game, side: Side) -> Who {
        match self {
            Seating::Sides(sides) => sides[side],
            Seating::Seats(seats) => {
                let invader = game.invader_seat().unwrap_or(Seat::One);
                let seat = if side == Side::Invader { invader } else { invader.other() };
                self.seat(seat).unwrap_or(seats[0])
            }
        }
    }

    /// Who sits in a seat, as long as that matters.
    pub fn seat(&self, seat: Seat) -> Option<Who> {
        match self {
            Seating::Sides(_) => None,
            Seating::Seats(seats) => Some(seats[if seat == Seat::One { 0 } else { 1 }]),
        }
    }

    /// The side that the winner of the roll takes where the sides are settled: a lone human sits in seat one.
    pub fn settled(&self, winner: Seat) -> Option<Side> {
        let Seating::Sides(sides) = self else { return None };
        let first =
            if sides.defender == Who::Human && sides.invader != Who::Human { Side::Defender } else { Side::Invader };
        Some(if winner == Seat::One { first } else { first.other() })
    }
}
