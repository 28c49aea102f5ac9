//! What the invader learns: two dragons, and how to bring a city down with them.

use super::lesson::{Lesson, Seen, Wanted, When, airborne, at, majors, open_vp, razes, side};
use crate::session::offers::Deed;
use dragonrage_rules::{Action, Area, Decision, Event, Game, Hex, Mode, Phase, Side, Silent, UnitId, What};

/// The lessons, in their order.
pub static LESSONS: [Lesson; 12] = [
    Lesson { id: "victory", after: &[], when: When::Always, done: |seen| seen.any(|w| matches!(w, What::Over(_))) },
    Lesson {
        id: "set-up",
        after: &[],
        when: When::Deed(Wanted { phase: Phase::InvaderSetup, who: any, deed: placing, worth: near_friend }),
        done: |seen| seen.any(|w| matches!(w, What::PhaseBegan { phase: Phase::InvaderMovement })),
    },
    Lesson {
        id: "fly",
        after: &[],
        when: When::Deed(Wanted {
            phase: Phase::InvaderMovement,
            who: |game, unit| !airborne(game, unit),
            deed: |_, deed| deed.mode == Some(Mode::Fly) && deed.airborne && deed.stays && deed.way.len() > 2,
            worth: towards_vp,
        }),
        done: |seen| seen.any(|w| matches!(w, What::Flew { unit, .. } if seen.own(*unit))),
    },
    Lesson {
        id: "turn",
        after: &["fly"],
        when: When::End,
        done: |seen| seen.any(|w| matches!(w, What::PhaseBegan { phase: Phase::DefenderMovement })),
    },
    Lesson {
        id: "land",
        after: &[],
        when: When::Deed(Wanted {
            phase: Phase::InvaderMovement,
            who: airborne,
            deed: |_, deed| matches!(deed.last(), Some(Action::Land(_))) && deed.stays,
            worth: |game, deed| razes(deed) * 8 + towards_vp(game, deed),
        }),
        done: |seen| seen.any(|w| matches!(w, What::Landed { unit, .. } if seen.own(*unit))),
    },
    Lesson {
        id: "breathe",
        after: &[],
        when: When::Deed(Wanted { phase: Phase::InvaderFire, who: any, deed: burns, worth: burnt }),
        done: |seen| seen.any(|w| matches!(w, What::Breathed { unit, .. } if seen.own(*unit))),
    },
    Lesson {
        id: "fight",
        after: &[],
        when: When::Deed(Wanted { phase: Phase::InvaderMelee, who: any, deed: promising, worth: |_, deed| blow(deed) }),
        done: |seen| seen.any(|w| matches!(w, What::Struck { unit, .. } if seen.own(*unit))),
    },
    Lesson {
        id: "wings",
        after: &["fight"],
        when: When::Deed(Wanted {
            phase: Phase::InvaderMovement,
            who: hurt,
            deed: |game, deed| {
                deed.is_move() && deed.stays && (deed.airborne || deed.hex.is_some_and(|h| quiet(game, h)))
            },
            worth: |_, deed| razes(deed) * 4 + i32::from(deed.airborne),
        }),
        done: |seen| {
            let safe = |u| airborne(seen.game, u) || at(seen.game, u).is_some_and(|h| quiet(seen.game, h));
            let moved = |u: UnitId| seen.own(u) && hurt(seen.game, u) && safe(u);
            seen.any(|w| mover(w).is_some_and(moved))
        },
    },
    Lesson {
        id: "smash",
        after: &[],
        when: When::Deed(Wanted {
            phase: Phase::InvaderMovement,
            who: |game, unit| !airborne(game, unit),
            deed: |_, deed| matches!(deed.last(), Some(Action::Smash { .. })),
            worth: |_, deed| {
                deed.chance
                    .and_then(|c| c.success())
                    .map_or(0, |(ways, of)| i32::from(ways) * 36 / i32::from(of).max(1))
            },
        }),
        done: |seen| {
            seen.any(|w| matches!(w, What::Smashed { unit, .. } | What::SmashFailed { unit, .. } if seen.own(*unit)))
        },
    },
    Lesson {
        id: "bound",
        after: &["land"],
        when: When::Deed(Wanted {
            phase: Phase::InvaderMovement,
            who: any,
            deed: |_, deed| deed.mode == Some(Mode::Bound) && deed.stays,
            worth: |game, deed| razes(deed) * 8 + towards_vp(game, deed),
        }),
        done: |seen| seen.any(|w| matches!(w, What::Bounded { unit, .. } if seen.own(*unit))),
    },
    Lesson {
        id: "walk",
        after: &["land"],
        when: When::Deed(Wanted {
            phase: Phase::InvaderMovement,
            who: any,
            deed: |_, deed| deed.mode == Some(Mode::Walk) && deed.stays && deed.chance.is_none() && deed.way.len() > 1,
            worth: |game, deed| razes(deed) * 8 + towards_vp(game, deed),
        }),
        done: |seen| seen.any(|w| matches!(w, What::Walked { unit, .. } if seen.own(*unit))),
    },
    Lesson {
        id: "clocks",
        after: &["land", "turn"],
        when: When::Deed(Wanted {
            phase: Phase::InvaderMovement,
            who: any,
            deed: |_, deed| razes(deed) > 0 && deed.stays,
            worth: |_, deed| razes(deed),
        }),
        done: razed,
    },
];

fn any(_: &Game, _: UnitId) -> bool {
    true
}

fn placing(_: &Game, deed: &Deed) -> bool {
    matches!(deed.last(), Some(Action::Place { .. } | Action::Face { .. }))
}

/// Least chance, in per cent, of a blow that is worth a lesson: nobody learns from a blow that must fail.
const FAIR: u32 = 50;

/// A part of the dragon that is added to a blow which will do with all its parts, and the blow itself when nothing more can be
/// added: never one leg against a crowd.
fn promising(game: &Game, deed: &Deed) -> bool {
    let mut legal = Vec::new();
    game.legal_actions(&mut legal);
    match deed.last() {
        Some(Action::Aim { unit, hex, .. }) => whole(game, unit, hex).is_some_and(|percent| percent >= FAIR),
        Some(Action::Strike) => !legal.iter().any(|a| matches!(a, Action::Aim { .. })),
        _ => false,
    }
}

/// The chance of a blow with everything that the dragon has for this hex, in per cent.
fn whole(game: &Game, unit: UnitId, hex: Hex) -> Option<u32> {
    let (mut then, mut legal) = (game.clone(), Vec::new());
    loop {
        then.legal_actions(&mut legal);
        let more = |a: &&Action| matches!(a, Action::Aim { unit: u, hex: h, .. } if *u == unit && *h == hex);
        let Some(part) = legal.iter().find(more).copied() else { break };
        then.apply(part, &mut Silent).ok()?;
    }
    then.apply(Action::Strike, &mut Silent).ok()?;
    let Decision::Chance(chance) = then.decision() else { return None };
    let (ways, of) = chance.success()?;
    Some(u32::from(ways) * 100 / u32::from(of).max(1))
}

/// Heads before wings before legs: the strongest part first.
fn blow(deed: &Deed) -> i32 {
    match deed.last() {
        Some(Action::Aim { area: Area::Head, .. }) => 3,
        Some(Action::Aim { area: Area::Wings, .. }) => 2,
        _ => 1,
    }
}

/// Beside the other dragon: they should come together.
fn near_friend(game: &Game, deed: &Deed) -> i32 {
    let near = majors(game).filter_map(|(_, h)| deed.hex.map(|d| d.distance(h))).filter(|d| *d > 0).min();
    -i32::from(near.unwrap_or(0))
}

fn razed(seen: &Seen) -> bool {
    let invader = matches!(seen.game.phase(), Phase::InvaderMovement | Phase::InvaderFire | Phase::InvaderMelee);
    invader && seen.any(|w| matches!(w, What::Razed { .. }))
}

/// Closer to VP is better, most of all to those that nobody guards.
fn towards_vp(game: &Game, deed: &Deed) -> i32 {
    let Some(hex) = deed.hex else { return 0 };
    let standing = game.board().spec().places.iter().filter(|p| game.vp_at(p.hex).is_some_and(|vp| vp > 0));
    -standing.map(|p| i32::from(p.hex.distance(hex)) + 2 * i32::from(!open_vp(game, p.hex))).min().unwrap_or(0)
}

/// What fire that way would hit: events of the rules.
fn fire(game: &Game, deed: &Deed) -> Vec<Event> {
    let mut events = Vec::new();
    if let (Some(action @ Action::Breathe { .. }), mut copy) = (deed.last(), game.clone()) {
        let _ = copy.apply(action, &mut events);
    }
    events
}

fn burns(game: &Game, deed: &Deed) -> bool {
    matches!(deed.last(), Some(Action::Breathe { .. })) && burnt(game, deed) > 0
}

fn burnt(game: &Game, deed: &Deed) -> i32 {
    let worth = |e: &Event| match e.what {
        What::FireHit { hex } => garrison(game, Some(hex)),
        What::Razed { vp, .. } => 2 * i32::from(vp),
        _ => 0,
    };
    fire(game, deed).iter().map(worth).sum()
}

/// Defenders in a hex.
fn garrison(game: &Game, hex: Option<Hex>) -> i32 {
    hex.map_or(0, |h| game.in_hex(h).filter(|u| side(game, *u) == Some(Side::Defender)).count() as i32)
}

/// Has it been wounded?
fn hurt(game: &Game, unit: UnitId) -> bool {
    game.major(unit).is_some_and(|m| m.damage.iter().any(|d| *d > 0))
}

/// Does no defender stand in the hex or beside it?
fn quiet(game: &Game, hex: Hex) -> bool {
    game.board().within(hex, 1).iter().all(|h| garrison(game, Some(h)) == 0)
}

/// Who moved.
fn mover(what: &What) -> Option<UnitId> {
    match *what {
        What::Walked { unit, .. }
        | What::Slithered { unit, .. }
        | What::Bounded { unit, .. }
        | What::TookOff { unit, .. }
        | What::Flew { unit, .. }
        | What::Landed { unit, .. } => Some(unit),
        _ => None,
    }
}
