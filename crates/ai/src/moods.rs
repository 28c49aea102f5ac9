//! Ways to see the same position: the same terms, weighed like somebody bolder, warier or keener on blood. A plan for a
//! whole turn is what one of them would do.

use crate::weights::{Stage, Term, Weights};
use dragonrage_rules::Side;

/// What a term means for a side.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Role {
    /// What the own coming attacks promise, and what the enemy's threaten.
    Strike,
    Danger,
    /// Own and enemy units.
    Friends,
    Foes,
    /// Victory points and the way to them.
    Goal,
    /// Where units stand to keep others away from them.
    Watch,
    Other,
}

fn role(term: Term, side: Side) -> Role {
    let mine = |of: Side, yes: Role, no: Role| if of == side { yes } else { no };
    match term {
        Term::StrikeInvader => mine(Side::Invader, Role::Strike, Role::Danger),
        Term::StrikeDefender => mine(Side::Defender, Role::Strike, Role::Danger),
        Term::TroopsInvader | Term::LeadersInvader | Term::MagicInvader => {
            mine(Side::Invader, Role::Friends, Role::Foes)
        }
        Term::Majors | Term::Minors | Term::Fires => mine(Side::Invader, Role::Friends, Role::Foes),
        Term::TroopsDefender | Term::LeadersDefender | Term::MagicDefender => {
            mine(Side::Defender, Role::Friends, Role::Foes)
        }
        Term::Progress | Term::Threat | Term::Advance | Term::Crowd | Term::Outside | Term::Haste => Role::Goal,
        Term::Prospect => Role::Strike,
        Term::Cover | Term::Guard | Term::Hunt | Term::Gates => Role::Watch,
        _ => Role::Other,
    }
}

/// Factors of a mood; what is not named stays.
const MOODS: &[&[(Role, f32)]] = &[
    &[],
    // Bold, reckless, wary.
    &[(Role::Danger, 0.4)],
    &[(Role::Danger, 0.0), (Role::Friends, 0.6), (Role::Goal, 1.5)],
    &[(Role::Danger, 2.0)],
    // Straight to the goal; out for blood; both hands on the walls.
    &[(Role::Goal, 2.5), (Role::Danger, 0.7)],
    &[(Role::Strike, 2.0), (Role::Foes, 1.5), (Role::Danger, 0.6)],
    &[(Role::Watch, 3.0), (Role::Strike, 0.7)],
    &[(Role::Goal, 0.4), (Role::Strike, 1.4), (Role::Friends, 1.3)],
];

/// The weights of every mood of a side, the even one first.
pub fn moods(base: &Weights, side: Side) -> Vec<Weights> {
    let mood = |factors: &&[(Role, f32)]| {
        let mut weights = base.clone();
        for term in Term::ALL {
            let factor = factors.iter().find(|(r, _)| *r == role(*term, side)).map_or(1.0, |(_, f)| *f);
            for stage in Stage::BOTH {
                weights.set(side, stage, *term, base.of(side, stage)[*term as usize] * factor);
            }
        }
        weights
    };
    MOODS.iter().map(mood).collect()
}
