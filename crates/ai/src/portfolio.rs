//! A portfolio of weightings: the same terms, weighed like somebody bolder, warier or keener on blood (docs/PLAYERS.md calls
//! them moods). A plan for a whole turn is what one of them would do; which one is best the planner finds out.

use crate::weights::{Stage, Term, Weights};
use dragonrage_rules::Side;

/// What a term means for a side.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Meaning {
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

fn meaning(term: Term, side: Side) -> Meaning {
    let mine = |of: Side, yes: Meaning, no: Meaning| if of == side { yes } else { no };
    match term {
        Term::StrikeInvader => mine(Side::Invader, Meaning::Strike, Meaning::Danger),
        Term::StrikeDefender => mine(Side::Defender, Meaning::Strike, Meaning::Danger),
        Term::TroopsInvader | Term::LeadersInvader | Term::MagicInvader => {
            mine(Side::Invader, Meaning::Friends, Meaning::Foes)
        }
        Term::Majors | Term::Minors | Term::Fires => mine(Side::Invader, Meaning::Friends, Meaning::Foes),
        Term::TroopsDefender | Term::LeadersDefender | Term::MagicDefender => {
            mine(Side::Defender, Meaning::Friends, Meaning::Foes)
        }
        Term::Progress | Term::Threat | Term::Advance | Term::Crowd | Term::Outside | Term::Haste => Meaning::Goal,
        Term::Prospect => Meaning::Strike,
        Term::Cover | Term::Guard | Term::Hunt | Term::Gates => Meaning::Watch,
        _ => Meaning::Other,
    }
}

/// One weighting of the portfolio.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Weighting {
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
    /// For blood and nothing else.
    Fierce,
    Timid,
    /// For VP and nothing else.
    Greedy,
    /// Nobody leaves what he guards.
    Rooted,
}

impl Weighting {
    /// The whole portfolio, the even weighting first.
    pub const ALL: [Weighting; 12] = [
        Weighting::Even,
        Weighting::Bold,
        Weighting::Reckless,
        Weighting::Wary,
        Weighting::Straight,
        Weighting::Bloody,
        Weighting::Watchful,
        Weighting::Patient,
        Weighting::Fierce,
        Weighting::Timid,
        Weighting::Greedy,
        Weighting::Rooted,
    ];

    /// Its factors; what is not named stays.
    const fn factors(self) -> &'static [(Meaning, f32)] {
        match self {
            Weighting::Even => &[],
            Weighting::Bold => &[(Meaning::Danger, 0.4)],
            Weighting::Reckless => &[(Meaning::Danger, 0.0), (Meaning::Friends, 0.6), (Meaning::Goal, 1.5)],
            Weighting::Wary => &[(Meaning::Danger, 2.0)],
            Weighting::Straight => &[(Meaning::Goal, 2.5), (Meaning::Danger, 0.7)],
            Weighting::Bloody => &[(Meaning::Strike, 2.0), (Meaning::Foes, 1.5), (Meaning::Danger, 0.6)],
            Weighting::Watchful => &[(Meaning::Watch, 3.0), (Meaning::Strike, 0.7)],
            Weighting::Patient => &[(Meaning::Goal, 0.4), (Meaning::Strike, 1.4), (Meaning::Friends, 1.3)],
            Weighting::Fierce => &[(Meaning::Strike, 3.0), (Meaning::Danger, 0.3), (Meaning::Foes, 2.0)],
            Weighting::Timid => &[(Meaning::Danger, 4.0), (Meaning::Friends, 1.5)],
            Weighting::Greedy => &[(Meaning::Goal, 4.0), (Meaning::Strike, 0.5)],
            Weighting::Rooted => &[(Meaning::Watch, 6.0), (Meaning::Danger, 1.5)],
        }
    }

    /// The weights of a side under this weighting.
    pub fn weights(self, base: &Weights, side: Side) -> Weights {
        let mut weights = base.clone();
        for term in Term::ALL {
            let factors = self.factors();
            let factor = factors.iter().find(|(r, _)| *r == meaning(*term, side)).map_or(1.0, |(_, f)| *f);
            for stage in Stage::BOTH {
                weights.set(side, stage, *term, base.of(side, stage)[*term as usize] * factor);
            }
        }
        weights
    }
}
