//! What may be laid over the board, and which of it a reader wants to see.

use dragonrage_rules::{Game, Hex, HexSet};

/// Something that is laid over the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Overlay {
    /// Who can still act.
    Able,
    /// The numbers of the hexes.
    Numbers,
    /// Where the enemy can get to and strike in his next turn.
    Threat,
    /// What the own units can strike at from where they stand.
    Cover,
    /// What is seen from a hex.
    Sight,
    /// What is worth VP, and what was razed.
    Worth,
}

impl Overlay {
    /// All of them.
    pub const ALL: [Overlay; 6] =
        [Overlay::Able, Overlay::Threat, Overlay::Cover, Overlay::Sight, Overlay::Worth, Overlay::Numbers];
    /// What is seen before anybody has chosen.
    pub const USUAL: [Overlay; 2] = [Overlay::Able, Overlay::Numbers];

    /// The word in settings and keys.
    pub const fn code(self) -> &'static str {
        match self {
            Overlay::Able => "able",
            Overlay::Numbers => "numbers",
            Overlay::Threat => "threat",
            Overlay::Cover => "cover",
            Overlay::Sight => "sight",
            Overlay::Worth => "worth",
        }
    }

    /// The key that switches it.
    pub const fn letter(self) -> char {
        match self {
            Overlay::Able => 'A',
            Overlay::Numbers => 'H',
            Overlay::Threat => 'T',
            Overlay::Cover => 'C',
            Overlay::Sight => 'L',
            Overlay::Worth => 'V',
        }
    }

    /// The overlay with this word.
    pub fn from_code(code: &str) -> Option<Overlay> {
        Overlay::ALL.into_iter().find(|o| o.code() == code)
    }

    /// Those that a setting names; `None` if it is none.
    pub fn read(text: &str) -> Option<Vec<Overlay>> {
        text.split(' ').filter(|w| !w.is_empty()).map(Overlay::from_code).collect()
    }

    /// As a setting.
    pub fn write(chosen: &[Overlay]) -> String {
        Overlay::ALL.into_iter().filter(|o| chosen.contains(o)).map(Overlay::code).collect::<Vec<_>>().join(" ")
    }
}

/// What an archer in that hex would see, as far as archers shoot at all [2.7.6.2, S-71].
pub fn seen_from(game: &Game, hex: Hex) -> HexSet {
    let mut seen = HexSet::default();
    let far = game.components().missiles.farthest();
    for to in game.board().within(hex, far).iter().filter(|to| game.overlooks(hex, *to)) {
        seen.insert(to);
    }
    seen
}

/// A hex that is or was worth VP.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Worth {
    /// Where.
    pub hex: Hex,
    /// What it is worth, or was.
    pub vp: u8,
    /// Is it razed?
    pub razed: bool,
}

/// All hexes with VP.
pub fn worths(game: &Game) -> Vec<Worth> {
    let places = game.board().spec().places.iter();
    let worth = |hex: Hex, printed: u8| match (game.vp_at(hex), game.is_razed(hex)) {
        (Some(vp), _) => Some(Worth { hex, vp, razed: false }),
        (None, true) => Some(Worth { hex, vp: printed, razed: true }),
        (None, false) => None,
    };
    places.filter(|p| p.vp > 0).filter_map(|p| worth(p.hex, p.vp)).collect()
}
