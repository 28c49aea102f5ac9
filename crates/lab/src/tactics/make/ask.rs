//! The questions that a position suggests: whatever sound play wants there, and where on the map it is decided.

use dragonrage_ai::Goal;
use dragonrage_rules::{Area, Choice, Decision, Game, Hex, Side, UnitId};

/// A question and where it is decided.
#[derive(Clone, Debug)]
pub struct Asked {
    /// What is wanted, all of it.
    pub goals: Vec<Goal>,
    /// Player-turns, the present one included.
    pub span: u8,
    /// The hex that it is about.
    pub at: Hex,
    /// Units that it names.
    pub named: Vec<UnitId>,
}

/// How far away whoever can do something about it may be.
const NEAR: u8 = 6;

/// Points of an area that one player-turn may take.
const POINTS: u8 = 6;

/// All questions that a position suggests to the side that decides.
pub fn questions(game: &Game, side: Side) -> Vec<Asked> {
    let of = |whose: Side| -> Vec<(UnitId, Hex)> {
        let on_map = game.units().filter(|(_, u)| u.side == Some(whose) && u.on_map());
        on_map.filter_map(|(id, u)| Some((id, u.hex()?))).collect()
    };
    let (own, enemies) = (of(side), of(side.other()));
    let near = |list: &[(UnitId, Hex)], hex: Hex, far: u8| list.iter().any(|(_, h)| h.distance(hex) <= far);
    let moving = matches!(game.decision(), Decision::Side(_, Choice::Move | Choice::Spell));
    let far = if moving { NEAR } else { 3 };
    let mut list = Vec::new();
    let mut ask = |goals: Vec<Goal>, span: u8, at: Hex, named: Vec<UnitId>| {
        list.push(Asked { goals, span, at, named });
    };
    for (unit, hex) in &enemies {
        if !near(&own, *hex, far) {
            continue;
        }
        ask(vec![Goal::Kill(*unit)], 1, *hex, vec![*unit]);
        for area in Area::ALL {
            let damage = game.major(*unit).map(|m| m.damage(area));
            if let (Some(left), Some(damage)) = (game.points_left(*unit, area), damage)
                && (1..=POINTS).contains(&left)
            {
                ask(vec![Goal::Cripple(*unit, area, damage + left)], 1, *hex, vec![*unit]);
            }
        }
    }
    for (unit, hex) in own.iter().filter(|(_, hex)| moving && near(&enemies, *hex, 5)) {
        ask(vec![Goal::Keep(*unit)], 2, *hex, vec![*unit]);
    }
    for place in &game.board().spec().places {
        let hex = place.hex;
        if game.is_razed(hex) {
            continue;
        }
        if side == Side::Invader && near(&own, hex, far) {
            ask(vec![Goal::Raze(hex)], 1, hex, Vec::new());
            let first = own.iter().min_by_key(|(_, h)| h.distance(hex)).map(|(u, _)| *u);
            if let Some(unit) = first.filter(|_| moving) {
                ask(vec![Goal::Raze(hex), Goal::Keep(unit)], 2, hex, vec![unit]);
            }
        }
        if side == Side::Defender && moving && near(&enemies, hex, 5) && near(&own, hex, far) {
            ask(vec![Goal::Guard(hex)], 2, hex, Vec::new());
        }
    }
    let missing = game.goal() - game.vp();
    if let (Some((_, hex)), true) = (own.first(), (1..=4).contains(&missing)) {
        match side {
            Side::Invader => ask(vec![Goal::Win], 1, *hex, Vec::new()),
            Side::Defender if moving => {
                let nearest = enemies.first().map_or(*hex, |(_, h)| *h);
                ask(vec![Goal::Survive], 2, nearest, Vec::new());
            }
            Side::Defender => {}
        }
    }
    list
}
