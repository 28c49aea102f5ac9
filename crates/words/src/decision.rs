//! Who must decide what, and how a game ended.

use crate::{Context, Words};
use dragonrage_rules::{Choice, Decision, Outcome, Side};

impl Words {
    /// The question that is put: to a side, to a player who won the roll for sides, to the dice.
    pub fn decision(&self, decision: &Decision, context: &Context) -> String {
        decision_sentence(self, *decision, context)
    }

    /// Who won, why, with which grade and how many VP.
    pub fn outcome(&self, outcome: &Outcome, context: &Context) -> String {
        let reason = self.with(&format!("reason-{}", outcome.reason.code()), context, |args| {
            args.set("loser", outcome.winner.other());
        });
        let key = if outcome.grade.is_some() { "outcome-graded" } else { "outcome" };
        self.with(key, context, |args| {
            args.set("winner", outcome.winner);
            args.set("reason", reason);
            args.set("vp", outcome.vp);
            if let Some(grade) = outcome.grade {
                args.set("grade", self.plain(&format!("grade-{}", grade.code())));
                let city = context.board.spec().name.clone();
                args.set(
                    "title",
                    self.with(&format!("title-{}", grade.code()), context, |args| args.set("city", city)),
                );
            }
        })
    }

    fn asked(&self, side: Side, choice: Choice, context: &Context) -> String {
        let question = choice_sentence(self, choice, context);
        self.with("decision-side", context, |args| {
            args.set("side", side);
            args.set("question", question);
        })
    }
}

/// Messages around a question and of a game's end.
#[cfg(test)]
pub(crate) const FRAMES: &[crate::Key] = &[
    crate::Key { name: "decision-side", args: &["side", "question"] },
    crate::Key { name: "outcome", args: &["winner", "reason", "vp"] },
    crate::Key { name: "outcome-graded", args: &["winner", "reason", "vp", "grade", "title"] },
];

sentences! {
    /// A decision.
    fn decision_sentence, keys DECISIONS, samples decision_samples: Decision;
    TakeSide(0: seat) => "decision-take-side",
    |words, context| {
        Decision::Side(side, choice) => words.asked(side, choice, context),
        Decision::Chance(chance) => words.chance(&chance, context),
        Decision::Over(outcome) => words.outcome(&outcome, context),
    }
}

sentences! {
    /// A question to a side.
    fn choice_sentence, keys CHOICES, samples choice_samples: Choice;
    Place(0: unit) => "choice-place",
    Face(0: unit) => "choice-face",
    Spell => "choice-spell",
    Move => "choice-move",
    MoveOn(0: unit) => "choice-move-on",
    Fire => "choice-fire",
    Missiles => "choice-missiles",
    Melee => "choice-melee",
    BuildAttack(unit, hex, strength, defence) => "choice-build-attack",
    Gather(hex, strength, defence) => "choice-gather",
    Breach => "choice-breach",
    Flee(0: unit) => "choice-flee",
    Withdraw(0: unit) => "choice-withdraw",
    Suffer(unit, points) => "choice-suffer",
    Rescue(0: unit) => "choice-rescue",
    Reinforce(unit, left) => "choice-reinforce",
    Pay(unit, cost) => "choice-pay",
    StopOrGoOn => "choice-stop-or-go-on",
}
