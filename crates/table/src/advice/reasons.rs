//! Why something is advised: of all that a position is judged by, what changed most in favour of the side.

use crate::seeing::outcomes::both_ways;
use dragonrage_ai::{Judge, Stage, Strikes, Term, Terms, Weights};
use dragonrage_rules::{Action, Decision, Game, Side, Silent};

/// Something that speaks for a move; the words for it differ between the sides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Reason {
    Vp,
    Clock,
    Advance,
    Threat,
    Guard,
    Hunt,
    Gates,
    /// Own units are saved.
    Own,
    /// The enemy loses units.
    Enemy,
    Fires,
    Magic,
    /// The own attacks that may follow.
    Strike,
    /// The enemy's attacks that may follow.
    Safety,
}

impl Reason {
    /// All of them.
    pub const ALL: [Reason; 13] = [
        Reason::Vp,
        Reason::Clock,
        Reason::Advance,
        Reason::Threat,
        Reason::Guard,
        Reason::Hunt,
        Reason::Gates,
        Reason::Own,
        Reason::Enemy,
        Reason::Fires,
        Reason::Magic,
        Reason::Strike,
        Reason::Safety,
    ];

    /// The word in answers and keys.
    pub const fn code(self) -> &'static str {
        match self {
            Reason::Vp => "vp",
            Reason::Clock => "clock",
            Reason::Advance => "advance",
            Reason::Threat => "threat",
            Reason::Guard => "guard",
            Reason::Hunt => "hunt",
            Reason::Gates => "gates",
            Reason::Own => "own",
            Reason::Enemy => "enemy",
            Reason::Fires => "fires",
            Reason::Magic => "magic",
            Reason::Strike => "strike",
            Reason::Safety => "safety",
        }
    }

    /// The reason with this word.
    pub fn from_code(code: &str) -> Option<Reason> {
        Reason::ALL.into_iter().find(|r| r.code() == code)
    }

    /// What a term is about, for a side.
    const fn of(term: Term, side: Side) -> Reason {
        let invades = matches!(side, Side::Invader);
        match term {
            Term::Vp | Term::Progress => Reason::Vp,
            Term::Clock | Term::Outside | Term::Haste => Reason::Clock,
            Term::Advance | Term::Crowd => Reason::Advance,
            Term::Threat => Reason::Threat,
            Term::Cover | Term::Guard => Reason::Guard,
            Term::Hunt => Reason::Hunt,
            Term::Gates | Term::Breach => Reason::Gates,
            Term::TroopsInvader | Term::LeadersInvader | Term::Majors | Term::Minors => {
                if invades {
                    Reason::Own
                } else {
                    Reason::Enemy
                }
            }
            Term::TroopsDefender | Term::LeadersDefender => {
                if invades {
                    Reason::Enemy
                } else {
                    Reason::Own
                }
            }
            Term::Fires => Reason::Fires,
            Term::MagicInvader | Term::MagicDefender => Reason::Magic,
            Term::StrikeInvader => {
                if invades {
                    Reason::Strike
                } else {
                    Reason::Safety
                }
            }
            Term::StrikeDefender => {
                if invades {
                    Reason::Safety
                } else {
                    Reason::Strike
                }
            }
            Term::Prospect => Reason::Strike,
        }
    }
}

/// So many reasons are told at most.
const MOST: usize = 2;
/// What weighs less than this share of the greatest reason is not told.
const WORTH_TELLING: f32 = 0.3;

/// What speaks most for these steps of a side.
pub fn reasons(game: &Game, side: Side, steps: &[Action]) -> Vec<Reason> {
    let weights = Weights::knight();
    let mut judge = Judge::new(game, weights.clone());
    let before = judge.terms(game, side, Strikes::Standing);
    let mut after = game.clone();
    for step in steps {
        if after.apply(*step, &mut Silent).is_err() {
            return Vec::new();
        }
    }
    judge.refresh(&after);
    let then = match after.decision() {
        // What is left to the dice counts as much as it is likely.
        Decision::Chance(chance) => match both_ways(&after, &chance) {
            Some((share, good, bad)) => {
                let (good, bad) =
                    (judge.terms(&good, side, Strikes::Standing), judge.terms(&bad, side, Strikes::Standing));
                std::array::from_fn(|n| share * good[n] + (1.0 - share) * bad[n])
            }
            None => judge.terms(&after, side, Strikes::Standing),
        },
        _ => judge.terms(&after, side, Strikes::Standing),
    };
    weigh(&weights, side, judge.progress(game), &before, &then)
}

fn weigh(weights: &Weights, side: Side, progress: f32, before: &Terms, then: &Terms) -> Vec<Reason> {
    let (early, late) = (weights.of(side, Stage::Early), weights.of(side, Stage::Late));
    let sign = if side == Side::Invader { 1.0 } else { -1.0 };
    let mut found: Vec<(Reason, f32)> = Vec::new();
    for term in Term::ALL {
        let n = *term as usize;
        let weight = early[n] + progress * (late[n] - early[n]);
        let gain = sign * weight * (then[n] - before[n]);
        let reason = Reason::of(*term, side);
        match found.iter_mut().find(|(known, _)| *known == reason) {
            Some((_, sum)) => *sum += gain,
            None => found.push((reason, gain)),
        }
    }
    found.sort_by(|a, b| b.1.total_cmp(&a.1));
    let least = found.first().map_or(0.0, |(_, most)| WORTH_TELLING * most).max(0.001);
    found.into_iter().filter(|(_, gain)| *gain >= least).take(MOST).map(|(reason, _)| reason).collect()
}
