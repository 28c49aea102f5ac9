//! What a record proves: who won, with how many VP, and who killed whom. Everything is found by playing it again.

use crate::commit::fingerprint;
use crate::{Army, changed_options};
use dragonrage_rules::record::{Header, RecordError};
use dragonrage_rules::{BySide, Class, Components, EndReason, Kind, Phase, Record, Side, Status, Unit, What, notation};
use std::sync::Arc;

/// A finished game, verified by replay.
#[derive(Clone, PartialEq, Debug)]
pub struct Verdict {
    /// What was agreed before it.
    pub header: Header,
    /// Who won.
    pub winner: Side,
    /// Why it ended.
    pub reason: EndReason,
    /// VP destroyed; never below 0 here.
    pub vp: u16,
    /// VP left undestroyed.
    pub vp_left: u16,
    /// The last turn.
    pub turns: u16,
    /// Enemy heroes that each side killed; for the defender also adult dragons that died [S-131].
    pub kills: BySide<u8>,
    /// Recognises the game: equal for equal header, actions and dice.
    pub fingerprint: String,
    /// What a record of format 1 was recognised by before.
    pub former: Option<String>,
}

impl Verdict {
    /// Is this the fingerprint of the game, as it is taken now or as it was?
    pub fn is(&self, fingerprint: &str) -> bool {
        self.fingerprint == fingerprint || self.former.as_deref() == Some(fingerprint)
    }
}

/// Why a record proves nothing.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[allow(missing_docs)]
pub enum Unproven {
    #[error(transparent)]
    Record(#[from] RecordError),
    #[error("the game is not over")]
    Unfinished,
}

/// Replays a record to its end.
pub fn verify(components: &Arc<Components>, text: &str) -> Result<Verdict, Unproven> {
    let record = Record::parse(text)?;
    let mut kills: BySide<u8> = BySide::default();
    let mut played = String::new();
    let mut phase = Phase::SideRoll;
    let game = record.replay(components, usize::MAX, |action, events, game| {
        played.push_str(&notation::print(&game.components().roster, action));
        played.push('\n');
        for event in events {
            match event.what {
                What::PhaseBegan { phase: begun } => phase = begun,
                What::Destroyed { unit } | What::Drowned { unit, .. } => {
                    let hero = game.kind(unit).is_some_and(|k| k.class() == Class::Hero);
                    let owner = game.unit(unit).and_then(|u| u.side).filter(|_| hero);
                    if let Some(owner) = owner.filter(|owner| killed_by_enemy(*owner, phase)) {
                        kills[owner.other()] += 1;
                    }
                }
                _ => {}
            }
        }
        phase = if game.phase() == Phase::Over { phase } else { game.phase() };
    })?;
    let dead = |u: &Unit| matches!(u.status, Status::Carcass | Status::Destroyed);
    let dragons = game.units().filter(|(id, u)| game.kind(*id) == Some(Kind::Dragon) && dead(u)).count();
    kills.defender += dragons as u8;
    let over = game.outcome().filter(|_| record.has_end()).ok_or(Unproven::Unfinished)?;
    let vp = over.vp.max(0) as u16;
    Ok(Verdict {
        winner: over.winner,
        reason: over.reason,
        vp,
        vp_left: game.board().vp_total().saturating_sub(vp),
        turns: game.turn(),
        kills,
        fingerprint: fingerprint(&(agreed(&record.header) + &played)),
        former: former(text).map(|header| fingerprint(&(header + &played))),
        header: record.header,
    })
}

/// What was agreed before a game, in words that no change of the record's form, no new option and no new version alters:
/// a game keeps its fingerprint.
fn agreed(header: &Header) -> String {
    let mut told = format!("scenario {}\n", header.scenario);
    let mut tell = |what: &str, value: String| told.push_str(&format!("{what} {value}\n"));
    for (key, value) in changed_options(&header.options) {
        tell(key, value.into_owned());
    }
    for side in Side::BOTH {
        if let Some(forces) = &header.forces {
            tell(side.code(), Army::new(forces[side].iter().copied()).to_string());
        }
        tell(side.code(), header.players[side].clone());
    }
    if let Some(objective) = header.objective {
        tell("objective", objective.to_string());
    }
    for hex in &header.razed {
        tell("razed", hex.to_string());
    }
    told
}

/// The header of a record of format 1 as it stands there, which games were recognised by before.
fn former(text: &str) -> Option<String> {
    let lines = text.lines().map(str::trim).take_while(|l| !l.is_empty());
    let header: String = lines.map(|l| format!("{l}\n")).collect();
    header.starts_with("dragonrage record 1\n").then(|| header + "\n")
}

/// Did the enemy kill a hero of this side who died in this phase [S-131]? In his own player-turn it was his own side's doing,
/// such as a bridge destroyed under him; at the end of a turn only monsters kill.
fn killed_by_enemy(owner: Side, phase: Phase) -> bool {
    phase == Phase::EndOfTurn || phase.side() != owner
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_killer_is_whose_turn_it_is() {
        assert!(killed_by_enemy(Side::Defender, Phase::InvaderMelee));
        assert!(killed_by_enemy(Side::Defender, Phase::EndOfTurn));
        assert!(!killed_by_enemy(Side::Defender, Phase::DefenderMovement));
        assert!(killed_by_enemy(Side::Invader, Phase::DefenderMissiles));
        assert!(!killed_by_enemy(Side::Invader, Phase::InvaderFire));
    }
}
