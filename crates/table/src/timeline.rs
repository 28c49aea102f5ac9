//! One timeline for what has just happened: who goes, leans, falls, what burns and breaks, each at its moment. The board and the
//! sounds follow it, log and score tell only what has been seen on it, and dice wait for its end. How fast it runs is the reader's wish (`kept::Speed`); what it looks like and
//! sounds like is for whoever shows it.

use crate::kept::Speed;
use crate::motion::{Gait, Glide, leg};
use dragonrage_rules::{Event, Game, Hex, Phase, UnitId, What};

/// How a counter comes down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fall {
    /// Troops, heroes and minor monsters that are destroyed.
    Dies,
    /// A major monster collapses.
    Topples,
    /// A flyer comes down hard.
    Crashes,
    /// Into the water.
    Drowns,
}

/// Something that flares up in a hex and is gone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flare {
    /// Fire sweeps over it.
    Fire,
    /// Lightning strikes.
    Bolt,
    /// A place falls, in smoke.
    Ruin,
    /// Something heavy comes down, or a bridge breaks.
    Blow,
    /// A spell takes hold.
    Spell,
    /// Fog spreads.
    Fog,
    /// A whirlwind turns.
    Whirl,
}

impl Flare {
    /// The word for it in classes.
    pub const fn code(self) -> &'static str {
        match self {
            Flare::Fire => "fire",
            Flare::Bolt => "bolt",
            Flare::Ruin => "ruin",
            Flare::Blow => "blow",
            Flare::Spell => "spell",
            Flare::Fog => "fog",
            Flare::Whirl => "whirl",
        }
    }
}

/// Something to be seen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Scene {
    /// A counter goes its way.
    Goes(Glide),
    /// It leans towards a hex and back: it strikes, or is thrown back.
    Leans(UnitId, Hex),
    /// A missile flies from one hex to another.
    Shot(Hex, Hex),
    /// It is hit and reels.
    Reels(UnitId),
    /// It comes onto the map.
    Comes(UnitId),
    /// It rises from the ground.
    Rises(UnitId),
    /// It comes down, and may be gone.
    Falls(UnitId, Fall),
    /// Something flares up.
    Flares(Hex, Flare),
    /// An entrance or a wall breaks, between two hexes.
    Breaks(Hex, Hex),
    /// A whirlwind drifts.
    Drifts(Hex, Hex),
}

impl Scene {
    /// For how many beats everything else waits for it; what it leaves may be seen for longer.
    fn beats(&self) -> i32 {
        match self {
            Scene::Goes(glide) => glide.beats(),
            // The next hex of a breath burns while this one does.
            Scene::Flares(_, Flare::Fire) | Scene::Comes(_) => 1,
            Scene::Leans(..) | Scene::Reels(_) => 2,
            Scene::Shot(..) | Scene::Flares(_, Flare::Bolt | Flare::Blow) | Scene::Falls(_, Fall::Dies) => 3,
            Scene::Breaks(..) | Scene::Falls(_, Fall::Crashes) => 4,
            Scene::Rises(_) | Scene::Drifts(..) | Scene::Flares(..) | Scene::Falls(_, Fall::Topples | Fall::Drowns) => {
                5
            }
        }
    }
}

/// A scene and its moment, in milliseconds after the beginning.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cue {
    /// When it begins.
    pub at: i32,
    /// How long everything else waits for it.
    pub lasts: i32,
    /// What is seen.
    pub scene: Scene,
}

/// Milliseconds of one beat: a counter takes it from one hex to the next.
pub const fn beat(speed: Speed) -> i32 {
    match speed {
        Speed::Slow => 240,
        Speed::Normal => 130,
        Speed::Fast => 60,
        Speed::Instant => 0,
    }
}

/// Nobody waits longer than this many beats for everything together; what would take longer runs faster.
const LONGEST: i32 = 26;

/// What can be seen of an event.
fn scenes(event: &Event, game: &Game) -> Vec<Scene> {
    let at = |unit: UnitId| game.unit(unit).and_then(|u| u.hex());
    let lean = |unit: UnitId, hex: Hex| if at(unit) == Some(hex) { vec![] } else { vec![Scene::Leans(unit, hex)] };
    let setting_up = matches!(game.phase(), Phase::DefenderSetup | Phase::InvaderSetup);
    match event.what {
        What::Struck { unit, hex, .. }
        | What::Aimed { unit, hex, .. }
        | What::OverrunDeclared { unit, hex, .. }
        | What::ScaleFailed { unit, hex } => lean(unit, hex),
        What::SmashFailed { unit, inside, outside } => {
            lean(unit, if at(unit) == Some(inside) { outside } else { inside })
        }
        What::Attacked { unit, target, .. } => at(target).map_or_else(Vec::new, |hex| lean(unit, hex)),
        What::Shot { unit, target, .. } => match (at(unit), at(target)) {
            (Some(from), Some(to)) => vec![Scene::Shot(from, to)],
            _ => vec![],
        },
        What::FireHit { hex } | What::BridgeBurned { hex } => vec![Scene::Flares(hex, Flare::Fire)],
        What::LightningCast { target, .. } => {
            at(target).map_or_else(Vec::new, |hex| vec![Scene::Flares(hex, Flare::Bolt)])
        }
        What::BoltCast { hex, .. } => vec![Scene::Flares(hex, Flare::Bolt)],
        What::Razed { hex, .. } => vec![Scene::Flares(hex, Flare::Ruin)],
        What::Smashed { outside, inside, .. } | What::Breached { outside, inside, .. } => {
            vec![Scene::Breaks(inside, outside)]
        }
        What::Crashed { unit, hex } => vec![Scene::Falls(unit, Fall::Crashes), Scene::Flares(hex, Flare::Blow)],
        What::Collapsed { unit, hex } => vec![Scene::Falls(unit, Fall::Topples), Scene::Flares(hex, Flare::Blow)],
        What::MonsterDied { unit, .. } => vec![Scene::Falls(unit, Fall::Topples)],
        What::MinorDied { unit, .. } | What::Destroyed { unit } => vec![Scene::Falls(unit, Fall::Dies)],
        What::Drowned { unit, .. } => vec![Scene::Falls(unit, Fall::Drowns)],
        What::BridgeBroken { hex, .. } => vec![Scene::Flares(hex, Flare::Blow)],
        What::Damaged { unit, .. } | What::MinorDamaged { unit, .. } | What::Wounded { unit } => {
            vec![Scene::Reels(unit)]
        }
        What::FogCast { hex, .. } => vec![Scene::Flares(hex, Flare::Fog)],
        What::WhirlwindCast { hex, .. } => vec![Scene::Flares(hex, Flare::Whirl)],
        What::WhirlwindDrifted { from, to } => vec![Scene::Drifts(from, to)],
        What::BoostCast { hex, .. } => vec![Scene::Flares(hex, Flare::Spell)],
        What::Summoned { elemental, hex, .. } => {
            vec![Scene::Flares(hex, Flare::Spell), Scene::Rises(elemental)]
        }
        What::Entered { unit, .. } | What::EnteredFacing { unit, .. } | What::Arrived { unit, .. } => {
            vec![Scene::Comes(unit)]
        }
        What::Placed { unit, .. } if setting_up => vec![Scene::Comes(unit)],
        _ => vec![],
    }
}

/// What is to be seen of these events, one after the other; and for each event, how many scenes must be over until it has been
/// seen.
fn staged(events: &[Event], game: &Game) -> (Vec<Scene>, Vec<usize>) {
    let (mut all, mut over): (Vec<Scene>, Vec<usize>) = (Vec::new(), Vec::new());
    for event in events {
        let mut seen = over.last().copied().unwrap_or(0);
        if let Some((unit, from, gait, to)) = leg(&event.what) {
            let way = all.iter_mut().enumerate().find_map(|(n, s)| match s {
                Scene::Goes(way) if way.unit == unit => Some((n, way)),
                _ => None,
            });
            match way {
                Some((n, way)) => {
                    way.legs.push((gait, to));
                    seen = seen.max(n + 1);
                }
                None => {
                    all.push(Scene::Goes(Glide { unit, from, legs: vec![(gait, to)] }));
                    seen = all.len();
                }
            }
        } else {
            for scene in scenes(event, game) {
                // Whoever collapsed does not die once more; one blow is seen once.
                let n = all.iter().position(|s| *s == scene).unwrap_or_else(|| {
                    all.push(scene);
                    all.len() - 1
                });
                seen = seen.max(n + 1);
            }
        }
        over.push(seen);
    }
    (all, over)
}

/// What is to be seen of these events, which led to this game, one after the other.
pub fn timeline(events: &[Event], game: &Game, speed: Speed) -> Vec<Cue> {
    cues(staged(events, game).0, speed)
}

/// For each of these events, which led to this game: milliseconds until it has been seen, and may be told.
pub fn moments(events: &[Event], game: &Game, speed: Speed) -> Vec<i32> {
    let (all, over) = staged(events, game);
    let cues = cues(all, speed);
    let ends = |n: usize| n.checked_sub(1).and_then(|n| cues.get(n)).map_or(0, |cue| cue.at + cue.lasts);
    over.into_iter().map(ends).collect()
}

/// Gives every scene its moment.
fn cues(all: Vec<Scene>, speed: Speed) -> Vec<Cue> {
    let beats: i32 = all.iter().map(Scene::beats).sum();
    let of = |n: i32| n * beat(speed) * beats.min(LONGEST) / beats.max(1);
    let mut begun = 0;
    let cue = |scene: Scene| {
        let (at, ends) = (of(begun), of(begun + scene.beats()));
        begun += scene.beats();
        Cue { at, lasts: ends - at, scene }
    };
    all.into_iter().map(cue).collect()
}

/// Does a counter fly on this way?
pub fn flies(glide: &Glide) -> bool {
    glide.legs.iter().any(|(gait, _)| *gait == Gait::Air)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::film::Film;
    use std::collections::BTreeMap;

    const RECORDS: [&str; 4] = [
        include_str!("../../../cases/golden/esirien-1-random.txt"),
        include_str!("../../../cases/golden/esirien-4-random.txt"),
        include_str!("../../../cases/golden/nurkott-3-random.txt"),
        include_str!("../../../cases/golden/nurkott-3-squire.txt"),
    ];

    fn every_step(mut see: impl FnMut(&[Event], &Game)) {
        let components = dragonrage_data::embedded();
        for record in RECORDS {
            let film = Film::read(&components, record).expect("a golden record");
            let mut game = film.position(0);
            for action in film.actions() {
                let mut events: Vec<Event> = Vec::new();
                game.apply(*action, &mut events).expect("a golden record");
                see(&events, &game);
            }
        }
    }

    /// Scenes follow one another without a gap, nobody waits for ever, and nothing takes time at once.
    #[test]
    fn one_thing_after_the_other() {
        every_step(|events, game| {
            for speed in Speed::ALL {
                let cues = timeline(events, game, speed);
                for pair in cues.windows(2) {
                    assert_eq!(pair[0].at + pair[0].lasts, pair[1].at);
                }
                assert!(cues.last().map_or(0, |c| c.at + c.lasts) <= LONGEST * beat(speed));
            }
        });
    }

    /// Everything is told in order, when it has been seen and not before, and at the end everything has been told.
    #[test]
    fn nothing_is_told_before_it_is_seen() {
        let (mut waited, mut at_once) = (0, 0);
        every_step(|events, game| {
            let cues = timeline(events, game, Speed::Normal);
            let told = moments(events, game, Speed::Normal);
            assert_eq!(told.len(), events.len());
            assert!(told.is_sorted());
            assert!(told.last().copied().unwrap_or(0) <= cues.last().map_or(0, |c| c.at + c.lasts));
            for (event, told) in events.iter().zip(&told) {
                let ends = |shows: &dyn Fn(&Scene) -> bool| {
                    cues.iter().filter(|c| shows(&c.scene)).map(|c| c.at + c.lasts).max()
                };
                let seen = match event.what {
                    What::Razed { hex, .. } => ends(&|s| *s == Scene::Flares(hex, Flare::Ruin)),
                    What::Destroyed { unit } => ends(&|s| matches!(s, Scene::Falls(u, _) if *u == unit)),
                    _ => leg(&event.what)
                        .and_then(|(unit, ..)| ends(&|s| matches!(s, Scene::Goes(way) if way.unit == unit))),
                };
                if let Some(seen) = seen {
                    assert!(*told >= seen && seen > 0, "{event:?} is told after {told} ms and seen after {seen}");
                    waited += 1;
                }
                if matches!(event.what, What::Rolled { .. }) && *told == 0 {
                    at_once += 1;
                }
            }
            assert!(moments(events, game, Speed::Instant).iter().all(|at| *at == 0));
        });
        assert!(waited > 100, "{waited}");
        assert!(at_once > 50, "dice that lie are told at once: {at_once}");
    }

    /// Every way that `motion` knows is gone on the timeline, and everything flares up on the map.
    #[test]
    fn everything_is_seen_that_moves_burns_breaks_or_falls() {
        let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
        every_step(|events, game| {
            let cues = timeline(events, game, Speed::Normal);
            let ways: Vec<Glide> = cues
                .iter()
                .filter_map(|c| if let Scene::Goes(way) = &c.scene { Some(way.clone()) } else { None })
                .collect();
            assert_eq!(ways, crate::motion::glides(events));
            for event in events {
                if let What::MonsterDied { unit, .. } | What::Destroyed { unit } = event.what {
                    assert!(cues.iter().any(|c| matches!(c.scene, Scene::Falls(u, _) if u == unit)), "{unit:?} falls");
                }
            }
            for cue in cues {
                let name = match cue.scene {
                    Scene::Goes(way) if flies(&way) => "flies",
                    Scene::Goes(_) => "goes",
                    Scene::Leans(..) => "leans",
                    Scene::Shot(..) => "shot",
                    Scene::Reels(_) => "reels",
                    Scene::Comes(_) => "comes",
                    Scene::Rises(_) => "rises",
                    Scene::Falls(_, Fall::Dies) => "dies",
                    Scene::Falls(..) => "falls",
                    Scene::Flares(hex, flare) => {
                        assert!(game.board().in_play(hex), "{flare:?} at {hex}");
                        flare.code()
                    }
                    Scene::Breaks(inside, outside) => {
                        assert!(game.board().in_play(inside) || game.board().in_play(outside));
                        "breaks"
                    }
                    Scene::Drifts(..) => "drifts",
                };
                *seen.entry(name).or_default() += 1;
            }
        });
        for name in ["flies", "goes", "leans", "shot", "reels", "comes", "dies", "falls", "fire", "ruin", "breaks"] {
            assert!(seen.contains_key(name), "{name} was never seen: {seen:?}");
        }
    }
}
