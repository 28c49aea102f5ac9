//! Why a game was won or lost: the facts for a short paragraph. What was razed, what ran out, who fell last, how many were lost. The
//! words are in `crates/words`; which turn decided most the film knows (`film::chances::decisive`).

use crate::session::Session;
use dragonrage_rules::{BySide, EndReason, Game, Grade, Hex, Side, Status, UnitId, What};

/// So many places are named.
const PLACES: usize = 3;

/// What there is to say about the end of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Why {
    /// Who won.
    pub winner: Side,
    /// What ended it.
    pub cause: Cause,
    /// VP destroyed.
    pub vp: i16,
    /// VP for which the invader played.
    pub goal: i16,
    /// VP with which he could have won.
    pub enough: i16,
    /// The richest places that fell, the best first.
    pub places: Vec<Hex>,
    /// Units lost, and units there were.
    pub lost: BySide<(usize, usize)>,
}

/// What ended a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// The objective was reached.
    Objective,
    /// The invader stopped, with this grade.
    Stopped(Grade),
    /// Nothing is left that counts.
    AllDestroyed,
    /// The last invader fell in this turn; none if no fall was seen.
    Dead(Option<(UnitId, u16)>),
    /// Nothing was destroyed for ten turns; the last place and its turn, if there was one.
    NoDestruction(Option<(Hex, u16)>),
    /// No invader was within the walls for ten turns.
    Outside,
    /// Elowyn was brought away.
    Rescued,
    /// This side gave up.
    Conceded(Side),
}

impl Why {
    /// The facts of a game that is over.
    pub fn of(session: &Session) -> Option<Why> {
        let game = session.game();
        let outcome = game.outcome()?;
        let (mut turn, mut razed, mut fallen) = (0, Vec::new(), None);
        for event in session.events() {
            match event.what {
                What::TurnBegan { turn: now, .. } => turn = now,
                What::Razed { hex, vp, .. } => razed.push((vp, hex, turn)),
                What::Destroyed { unit, .. }
                | What::MonsterDied { unit, .. }
                | What::MinorDied { unit, .. }
                | What::Drowned { unit, .. }
                    if game.unit(unit).is_some_and(|u| u.side == Some(Side::Invader)) =>
                {
                    fallen = Some((unit, turn));
                }
                _ => {}
            }
        }
        let cause = match outcome.reason {
            EndReason::Objective => Cause::Objective,
            EndReason::Stopped => Cause::Stopped(outcome.grade.unwrap_or(Grade::Defeat)),
            EndReason::AllDestroyed => Cause::AllDestroyed,
            EndReason::InvadersDead => Cause::Dead(fallen),
            EndReason::NoDestruction => Cause::NoDestruction(razed.last().map(|(_, hex, turn)| (*hex, *turn))),
            EndReason::NoInvaderInside => Cause::Outside,
            EndReason::ElowynRescued => Cause::Rescued,
            EndReason::Conceded => Cause::Conceded(outcome.winner.other()),
        };
        // Of equal worth, the earlier one: it was wanted more.
        razed.sort_by_key(|(vp, ..)| std::cmp::Reverse(*vp));
        Some(Why {
            winner: outcome.winner,
            cause,
            vp: game.vp(),
            goal: game.goal(),
            enough: game.enough(),
            places: razed.into_iter().take(PLACES).map(|(_, hex, _)| hex).collect(),
            lost: BySide { invader: lost(game, Side::Invader), defender: lost(game, Side::Defender) },
        })
    }

    /// VP that the invader lacked, where that was why he lost.
    pub fn missing(&self) -> Option<i16> {
        let told = matches!(self.cause, Cause::Dead(_) | Cause::NoDestruction(Some(_)) | Cause::Outside);
        Some(self.enough - self.vp).filter(|n| told && *n > 0)
    }
}

/// Units of a side that did not live to see the end, and those that came into the game; all, if none had come yet.
fn lost(game: &Game, side: Side) -> (usize, usize) {
    let own = || game.units().filter(move |(_, u)| u.side == Some(side));
    let dead = own().filter(|(_, u)| matches!(u.status, Status::Destroyed | Status::Carcass)).count();
    let came = dead + own().filter(|(_, u)| u.on_map()).count();
    (dead, if came > 0 { came } else { own().count() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::guide::opening;
    use dragonrage_rules::Action;

    fn resumed(text: &str) -> Session {
        Session::resume(&dragonrage_data::embedded(), text, 0).unwrap()
    }

    #[test]
    fn games_tell_why_they_ended() {
        for text in [
            include_str!("../../../cases/golden/esirien-1-squire.txt"),
            include_str!("../../../cases/golden/nurkott-2-squire.txt"),
            include_str!("../../../docs/games/nurkott-4-00072.txt"),
        ] {
            let session = resumed(text);
            let why = Why::of(&session).expect("it is over");
            let outcome = session.game().outcome().unwrap();
            assert_eq!((why.winner, why.vp), (outcome.winner, outcome.vp));
            let vps: Vec<u8> = why
                .places
                .iter()
                .map(|h| session.game().board().place_at(*h).map_or(0, |n| session.game().board().place(n).vp))
                .collect();
            assert!(vps.is_sorted_by(|a, b| a >= b) && vps.len() <= PLACES, "{vps:?}");
            for (lost, all) in [why.lost.invader, why.lost.defender] {
                assert!(lost <= all && all > 0);
            }
            if outcome.winner == Side::Defender {
                assert!(why.vp < why.enough || matches!(why.cause, Cause::Dead(_) | Cause::Conceded(_)));
            }
        }
    }

    #[test]
    fn whoever_gives_up_is_named() {
        let mut session = opening::begin(&dragonrage_data::embedded(), Side::Invader, 1).unwrap();
        assert_eq!(Why::of(&session), None);
        session.act(Action::Concede(Side::Invader)).unwrap();
        let why = Why::of(&session).unwrap();
        assert_eq!((why.winner, why.cause), (Side::Defender, Cause::Conceded(Side::Invader)));
        assert_eq!((why.enough, why.goal, why.missing()), (16, 20, None));
    }
}
