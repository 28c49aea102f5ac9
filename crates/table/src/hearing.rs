//! What is heard of what has just happened: which sound at which moment of the timeline. Every sound belongs to an event, and so to
//! a line of the log, which is its caption. How a sound is made is for whoever plays it.

use crate::motion::Gait;
use crate::timeline::{Cue, Fall, Flare, Scene};
use dragonrage_rules::{Event, Roll, Side, What};

/// What can be heard.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Sound {
    /// A foot, a hoof, a leap that ends.
    Step,
    /// A wing beats.
    Wings,
    /// An arrow, a stone.
    Missile,
    /// A blow goes by, a wall holds, somebody gets away.
    Miss,
    /// A blow, a shot or a bite hits.
    Hit,
    /// Dice tumble.
    Dice,
    /// A person must decide.
    Turn,
    /// A spell is cast.
    Spell,
    /// Fire sweeps over a hex.
    Fire,
    /// Lightning.
    Thunder,
    /// A gate, a wall, a place or a monster collapses.
    Collapse,
    /// The reader has lost.
    Lost,
    /// The reader has won, or nobody reads for one side.
    Won,
}

impl Sound {
    /// All of them.
    pub const ALL: [Sound; 13] = [
        Sound::Step,
        Sound::Wings,
        Sound::Missile,
        Sound::Miss,
        Sound::Hit,
        Sound::Dice,
        Sound::Turn,
        Sound::Spell,
        Sound::Fire,
        Sound::Thunder,
        Sound::Collapse,
        Sound::Lost,
        Sound::Won,
    ];
}

/// More than this at once is noise.
const MOST: usize = 12;

/// The sounds of a timeline and of the events behind it, each with its moment in milliseconds. `reader`: the side of the only person.
pub fn heard(events: &[Event], cues: &[Cue], reader: Option<Side>) -> Vec<(i32, Sound)> {
    let mut heard: Vec<(i32, Sound)> = Vec::new();
    for Cue { at, lasts, scene } in cues {
        match scene {
            Scene::Goes(way) => {
                let legs = way.legs.len() as i32;
                for (n, (gait, _)) in (0..).zip(&way.legs) {
                    let sound = if *gait == Gait::Air { Sound::Wings } else { Sound::Step };
                    heard.push((at + lasts * n / legs, sound));
                }
            }
            Scene::Comes(_) => heard.push((*at, Sound::Step)),
            Scene::Shot(..) => heard.push((*at, Sound::Missile)),
            Scene::Reels(_) | Scene::Falls(_, Fall::Dies) => heard.push((*at, Sound::Hit)),
            Scene::Rises(_) | Scene::Drifts(..) => heard.push((*at, Sound::Spell)),
            Scene::Falls(..) | Scene::Breaks(..) => heard.push((*at, Sound::Collapse)),
            Scene::Flares(_, flare) => heard.push((
                *at,
                match flare {
                    Flare::Fire => Sound::Fire,
                    Flare::Bolt => Sound::Thunder,
                    Flare::Ruin | Flare::Blow => Sound::Collapse,
                    Flare::Spell | Flare::Fog | Flare::Whirl => Sound::Spell,
                },
            )),
            Scene::Leans(..) => {}
        }
    }
    for event in events {
        match event.what {
            What::Missed { .. } | What::SmashFailed { .. } | What::ScaleFailed { .. } | What::Escaped { .. } => {
                heard.push((0, Sound::Miss));
            }
            What::Rolled { success: Some(false), chance, .. }
                if !matches!(chance.roll, Roll::Escape { .. } | Roll::Whirlwind { .. } | Roll::Berserk { .. }) =>
            {
                heard.push((0, Sound::Miss));
            }
            What::Over(outcome) => {
                let won = reader.is_none_or(|reader| reader == outcome.winner);
                heard.push((0, if won { Sound::Won } else { Sound::Lost }));
            }
            _ => {}
        }
    }
    heard.sort();
    heard.dedup();
    // What is left out is the lightest.
    if heard.len() > MOST {
        heard.sort_by_key(|(at, sound)| (std::cmp::Reverse(*sound), *at));
        heard.truncate(MOST);
        heard.sort();
    }
    heard
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::film::Film;
    use crate::kept::Speed;
    use crate::timeline::timeline;
    use std::collections::BTreeSet;

    /// In whole games everything is heard that should be, within the time that it takes, and nothing without an event.
    #[test]
    fn a_game_is_heard() {
        let components = dragonrage_data::embedded();
        let mut all: BTreeSet<Sound> = BTreeSet::new();
        for record in [
            include_str!("../../../cases/golden/esirien-1-random.txt"),
            include_str!("../../../cases/golden/esirien-4-random.txt"),
            include_str!("../../../cases/golden/nurkott-3-squire.txt"),
        ] {
            let film = Film::read(&components, record).expect("a golden record");
            let mut game = film.position(0);
            for action in film.actions() {
                let mut events: Vec<Event> = Vec::new();
                game.apply(*action, &mut events).expect("a golden record");
                let cues = timeline(&events, &game, Speed::Normal);
                let heard = heard(&events, &cues, Some(Side::Invader));
                assert!(heard.len() <= MOST && (heard.is_empty() || !events.is_empty()));
                let end = cues.last().map_or(0, |c| c.at + c.lasts);
                for (at, sound) in heard {
                    assert!((0..=end).contains(&at), "{sound:?} at {at} of {end}");
                    all.insert(sound);
                }
            }
        }
        for sound in [Sound::Step, Sound::Wings, Sound::Missile, Sound::Miss, Sound::Hit, Sound::Fire, Sound::Collapse]
        {
            assert!(all.contains(&sound), "{sound:?} was never heard: {all:?}");
        }
        assert!(all.contains(&Sound::Won) || all.contains(&Sound::Lost));
        assert!(!all.contains(&Sound::Dice) && !all.contains(&Sound::Turn), "whoever shows them plays them");
    }
}
