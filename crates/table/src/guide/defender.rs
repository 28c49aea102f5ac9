//! What the defender learns: many small units, and how they bring dragons down together.

use super::lesson::{Lesson, Seen, Wanted, When, airborne, at, grounded, majors, open_vp, side};
use crate::session::offers::Deed;
use dragonrage_rules::{Action, Area, Decision, Game, Hex, Kind, Phase, Side, Silent, UnitId, What};

/// The lessons, in their order.
pub static LESSONS: [Lesson; 12] = [
    Lesson { id: "victory", after: &[], when: When::Always, done: |seen| seen.any(|w| matches!(w, What::Over(_))) },
    Lesson {
        id: "set-up",
        after: &[],
        when: When::Deed(Wanted {
            phase: Phase::DefenderSetup,
            who: any,
            deed: |_, deed| matches!(deed.last(), Some(Action::Place { .. })),
            worth: beside_many,
        }),
        done: |seen| seen.any(|w| matches!(w, What::PhaseBegan { phase: Phase::InvaderSetup })),
    },
    Lesson {
        id: "turn",
        after: &[],
        when: When::End,
        done: |seen| seen.any(|w| matches!(w, What::PhaseBegan { phase: Phase::DefenderMovement })),
    },
    Lesson {
        id: "guard",
        after: &[],
        when: When::Deed(Wanted {
            phase: Phase::DefenderMovement,
            who: |game, unit| near_open_vp(game, unit) && !character(game, unit),
            deed: |game, deed| deed.is_move() && deed.stays && deed.hex.is_some_and(|h| open_vp(game, h)),
            worth: |game, deed| deed.hex.and_then(|h| game.vp_at(h)).map_or(0, i32::from),
        }),
        done: |seen| {
            seen.any(|w| matches!(w, What::Moved { unit, to, .. } if seen.own(*unit) && seen.game.vp_at(*to).is_some_and(|vp| vp > 0)))
        },
    },
    Lesson {
        id: "surround",
        after: &[],
        when: When::Deed(Wanted {
            phase: Phase::DefenderMovement,
            who: |game, unit| near_grounded(game, unit, 6) && !character(game, unit) && !beside_grounded(game, unit),
            deed: |game, deed| deed.is_move() && deed.stays && reaches(game, deed, Area::Wings),
            worth: |_, deed| -i32::from(deed.cost.unwrap_or(0)),
        }),
        done: |seen| {
            seen.any(|w| matches!(w, What::Moved { unit, .. } if seen.own(*unit) && !character(seen.game, *unit) && in_flank(seen.game, *unit)))
        },
    },
    Lesson {
        id: "hero",
        after: &[],
        when: When::Deed(Wanted {
            phase: Phase::DefenderMovement,
            who: |game, unit| kind(game, unit, Kind::Hero) && !beside_grounded(game, unit),
            deed: |game, deed| deed.is_move() && deed.stays && reaches(game, deed, Area::Legs),
            worth: beside_many,
        }),
        done: |seen| {
            seen.any(|w| matches!(w, What::Moved { unit, .. } if seen.own(*unit) && kind(seen.game, *unit, Kind::Hero) && beside_grounded(seen.game, *unit)))
        },
    },
    Lesson {
        id: "wizard",
        after: &[],
        when: When::Deed(Wanted {
            phase: Phase::DefenderMovement,
            who: |game, unit| {
                kind(game, unit, Kind::Wizard) && at(game, unit).is_some_and(|h| !in_spell_range(game, h))
            },
            deed: |game, deed| deed.is_move() && deed.stays && deed.hex.is_some_and(|h| in_spell_range(game, h)),
            worth: |game, deed| {
                beside_many(game, deed)
                    - 2 * i32::from(deed.hex.is_some_and(|h| majors(game).any(|(_, m)| m.distance(h) < 2)))
            },
        }),
        done: |seen| {
            let near = |u: UnitId| {
                kind(seen.game, u, Kind::Wizard) && at(seen.game, u).is_some_and(|h| in_spell_range(seen.game, h))
            };
            seen.any(|w| matches!(w, What::Moved { unit, .. } if seen.own(*unit) && near(*unit)) || casts(seen, w))
        },
    },
    Lesson {
        id: "shoot",
        after: &[],
        when: When::Deed(Wanted {
            phase: Phase::DefenderMissiles,
            who: any,
            deed: |_, deed| matches!(deed.last(), Some(Action::Shoot { .. })),
            worth: |_, deed| {
                i32::from(matches!(deed.last(), Some(Action::Shoot { area: Area::Wings | Area::Belly, .. })))
            },
        }),
        done: |seen| seen.any(|w| matches!(w, What::Shot { unit, .. } if seen.own(*unit))),
    },
    Lesson {
        id: "strike",
        after: &[],
        when: When::Deed(Wanted {
            phase: Phase::DefenderMelee,
            who: any,
            deed: |_, deed| matches!(deed.last(), Some(Action::Attack { .. })),
            worth: |_, deed| i32::from(matches!(deed.last(), Some(Action::Attack { area: Area::Wings, .. }))),
        }),
        done: |seen| seen.any(|w| matches!(w, What::Attacked { unit, .. } if seen.own(*unit))),
    },
    Lesson {
        id: "boost",
        after: &["strike"],
        when: When::Deed(Wanted { phase: Phase::DefenderSpells, who: any, deed: heartens, worth: |_, _| 0 }),
        done: |seen| seen.any(|w| matches!(w, What::BoostCast { unit, .. } if seen.own(*unit))),
    },
    Lesson {
        id: "bolt",
        after: &[],
        when: When::Deed(Wanted {
            phase: Phase::DefenderSpells,
            who: any,
            deed: |game, deed| match deed.last() {
                Some(Action::Lightning { .. }) => true,
                // A storm over the city's own VP would destroy them [2.8.7-l].
                Some(Action::Whirlwind { hex, .. }) => {
                    game.vp_at(hex).is_none_or(|vp| vp == 0) && majors(game).any(|(u, h)| h == hex && airborne(game, u))
                }
                _ => false,
            },
            worth: |_, deed| i32::from(matches!(deed.last(), Some(Action::Lightning { .. }))),
        }),
        done: |seen| {
            seen.any(
                |w| matches!(w, What::LightningCast { unit, .. } | What::WhirlwindCast { unit, .. } if seen.own(*unit)),
            )
        },
    },
    Lesson {
        id: "reinforcements",
        after: &[],
        when: When::Deed(Wanted {
            phase: Phase::DefenderReinforcements,
            who: any,
            deed: |_, deed| matches!(deed.last(), Some(Action::Place { .. })),
            worth: near_enemy,
        }),
        done: |seen| seen.any(|w| matches!(w, What::Arrived { unit, .. } if seen.own(*unit))),
    },
];

fn any(_: &Game, _: UnitId) -> bool {
    true
}

fn kind(game: &Game, unit: UnitId, kind: Kind) -> bool {
    game.kind(unit) == Some(kind)
}

fn character(game: &Game, unit: UnitId) -> bool {
    kind(game, unit, Kind::Hero) || kind(game, unit, Kind::Wizard)
}

fn casts(seen: &Seen, what: &What) -> bool {
    matches!(
        what,
        What::LightningCast { unit, .. } | What::WhirlwindCast { unit, .. } if seen.own(*unit)
    )
}

/// Where friends are.
fn beside_many(game: &Game, deed: &Deed) -> i32 {
    let Some(hex) = deed.hex else { return 0 };
    let friends = |h: Hex| game.in_hex(h).filter(|u| side(game, *u) == Some(Side::Defender)).count() as i32;
    game.board().within(hex, 1).iter().map(friends).sum()
}

fn near_enemy(game: &Game, deed: &Deed) -> i32 {
    let Some(hex) = deed.hex else { return 0 };
    -majors(game).map(|(_, h)| i32::from(h.distance(hex))).min().unwrap_or(0)
}

/// An empty hex with VP that the unit may get to.
fn near_open_vp(game: &Game, unit: UnitId) -> bool {
    let Some(here) = at(game, unit) else { return false };
    // Whoever guards one should stay.
    game.vp_at(here).is_none_or(|vp| vp == 0)
        && game.board().spec().places.iter().any(|p| p.hex.distance(here) <= 3 && open_vp(game, p.hex))
}

fn near_grounded(game: &Game, unit: UnitId, far: u8) -> bool {
    at(game, unit).is_some_and(|here| grounded(game).any(|(_, h)| h.distance(here) <= far))
}

fn beside_grounded(game: &Game, unit: UnitId) -> bool {
    near_grounded(game, unit, 1)
}

/// Spells reach four hexes [2.8.8-a, 2.8.7-a].
fn in_spell_range(game: &Game, hex: Hex) -> bool {
    majors(game).any(|(_, h)| h.distance(hex) <= 4)
}

/// In one of the four flank hexes of a monster on the ground, from where its wings are struck [2.12.1.7.2-a].
fn in_flank(game: &Game, unit: UnitId) -> bool {
    let Some(here) = at(game, unit) else { return false };
    grounded(game).any(|(monster, h)| {
        let towards = h.direction_to(here).filter(|_| h.distance(here) == 1);
        game.major(monster).zip(towards).is_some_and(|(m, dir)| !matches!(m.facing().turns_to(dir), 0 | 3))
    })
}

/// Could the unit strike at this area in this turn's melee, after the deed? The rules are asked.
fn reaches(game: &Game, deed: &Deed, area: Area) -> bool {
    let Some((unit, hex)) = deed.last().and_then(Action::unit).zip(deed.hex) else { return false };
    let near: Vec<UnitId> = grounded(game).filter(|(_, h)| h.distance(hex) <= 1).map(|(u, _)| u).collect();
    if near.is_empty() {
        return false;
    }
    let mut then = game.clone();
    let walked = deed.actions.iter().all(|a| then.apply(*a, &mut Silent).is_ok());
    while walked && then.phase() != Phase::DefenderMelee {
        if !matches!(then.decision(), Decision::Side(Side::Defender, _))
            || then.apply(Action::Done, &mut Silent).is_err()
        {
            return false;
        }
    }
    walked && near.into_iter().any(|target| then.is_legal(Action::Attack { unit, target, area }))
}

/// Boost Morale over hexes from where a dragon on the ground can be struck.
fn heartens(game: &Game, deed: &Deed) -> bool {
    let Some(Action::Boost { unit, radius }) = deed.last() else { return false };
    at(game, unit).is_some_and(|wizard| grounded(game).any(|(_, h)| h.distance(wizard) <= radius + 1))
}
