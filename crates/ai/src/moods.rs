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

/// A way to see things.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mood {
    Even,
    Bold,
    Reckless,
    Wary,
    /// Straight to the goal.
    Straight,
    /// Out for blood.
    Bloody,
    /// Both hands on the walls.
    Watchful,
    /// There is time: strike well and keep the own ones.
    Patient,
}

impl Mood {
    /// All moods, the even one first.
    pub const ALL: [Mood; 8] = [
        Mood::Even,
        Mood::Bold,
        Mood::Reckless,
        Mood::Wary,
        Mood::Straight,
        Mood::Bloody,
        Mood::Watchful,
        Mood::Patient,
    ];

    /// Its factors; what is not named stays.
    const fn factors(self) -> &'static [(Role, f32)] {
        match self {
            Mood::Even => &[],
            Mood::Bold => &[(Role::Danger, 0.4)],
            Mood::Reckless => &[(Role::Danger, 0.0), (Role::Friends, 0.6), (Role::Goal, 1.5)],
            Mood::Wary => &[(Role::Danger, 2.0)],
            Mood::Straight => &[(Role::Goal, 2.5), (Role::Danger, 0.7)],
            Mood::Bloody => &[(Role::Strike, 2.0), (Role::Foes, 1.5), (Role::Danger, 0.6)],
            Mood::Watchful => &[(Role::Watch, 3.0), (Role::Strike, 0.7)],
            Mood::Patient => &[(Role::Goal, 0.4), (Role::Strike, 1.4), (Role::Friends, 1.3)],
        }
    }

    /// The weights of a side in this mood.
    pub fn weights(self, base: &Weights, side: Side) -> Weights {
        let mut weights = base.clone();
        for term in Term::ALL {
            let factors = self.factors();
            let factor = factors.iter().find(|(r, _)| *r == role(*term, side)).map_or(1.0, |(_, f)| *f);
            for stage in Stage::BOTH {
                weights.set(side, stage, *term, base.of(side, stage)[*term as usize] * factor);
            }
        }
        weights
    }
}
