//! What a player may do, as labels of numbered choices.

use crate::{Context, Words};
use dragonrage_rules::{Action, Choice, Decision, Dir, Game, Hex, Side};

impl Words {
    /// The label of an action in a game: where it leads, and what "nothing more" means just now.
    pub fn choice(&self, game: &Game, action: Action) -> String {
        match (action, game.decision()) {
            (Action::Done, Decision::Side(Side::Invader, Choice::StopOrGoOn)) => return self.plain("go-on"),
            (Action::Done, Decision::Side(_, Choice::Pay { .. })) => return self.plain("do-not-pay"),
            _ => {}
        }
        let from = action.unit().and_then(|u| game.unit(u)).and_then(|u| u.hex());
        let context = Context { roster: &game.components().roster, board: game.board() };
        if let (Some(from), Some(dir)) = (from, breaks(game, action)) {
            return self.with("action-entrance", &context, |args| {
                args.set("action", self.action(action, None, &context));
                args.set("entrance", self.between(from, dir, &context));
            });
        }
        match action {
            // What he has won then is the reason to stop.
            Action::Stop => self.with("action-stop-graded", &context, |args| {
                args.set("grade", self.plain(&format!("grade-{}", game.grade().code())));
            }),
            // A slither beside the facing only turns the monster in place [2.12.1.1.2-a].
            Action::Slither { unit, dir } if game.major(unit).is_some_and(|m| m.facing() != dir) => {
                self.with("action-slither-turn", &context, |args| {
                    args.set("unit", unit);
                    args.set("dir", dir);
                })
            }
            _ => self.action(action, from, &context),
        }
    }

    /// A label: "Infantry 3 moves north-east to 0807". `from` is the hex where the unit stands, so that the
    /// destination can be named; a slither is taken for one that leads there.
    pub fn action(&self, action: Action, from: Option<Hex>, context: &Context) -> String {
        let label = action_sentence(self, action, context);
        match from.and_then(|from| destination(action, from)).filter(|hex| context.board.in_play(*hex)) {
            None => label,
            Some(hex) => self.with("action-to", context, |args| {
                args.set("action", label);
                args.set("hex", hex);
            }),
        }
    }
}

/// The direction of the entrance or wall that an action is about.
fn breaks(game: &Game, action: Action) -> Option<Dir> {
    match action {
        Action::Smash { unit, .. } => game.major(unit).map(|m| m.facing()),
        Action::Force { dir, .. } | Action::Break { dir, .. } => Some(dir),
        _ => None,
    }
}

/// The hex that an action in a direction leads to.
fn destination(action: Action, from: Hex) -> Option<Hex> {
    let (dir, hexes): (Dir, u8) = match action {
        Action::Step { dir, .. } | Action::Walk { dir, .. } | Action::Slither { dir, .. } => (dir, 1),
        Action::Fall { dir, .. } | Action::Breathe { dir, .. } | Action::Scale { dir, .. } => (dir, 1),
        Action::Bound { dir, hexes, .. } => (dir, hexes),
        _ => return None,
    };
    (0..hexes).try_fold(from, |hex, _| hex.neighbour(dir))
}

/// A label with its destination, and the two that stand for "nothing more".
#[cfg(test)]
pub(crate) const FRAMES: &[crate::Key] = &[
    crate::Key { name: "action-to", args: &["action", "hex"] },
    crate::Key { name: "action-slither-turn", args: &["unit", "dir"] },
    crate::Key { name: "action-entrance", args: &["action", "entrance"] },
    crate::Key { name: "action-stop-graded", args: &["grade"] },
    crate::Key { name: "go-on", args: &[] },
    crate::Key { name: "do-not-pay", args: &[] },
];

sentences! {
    /// A label without destination.
    fn action_sentence, keys ACTIONS, samples action_samples: Action;
    TakeSide(0: side) => "action-take-side",
    Pick(0: unit) => "action-pick",
    Place(unit, hex) => "action-place",
    Face(unit, dir) => "action-face",

    Enter(unit, hex) => "action-enter",
    EnterFacing(unit, hex, dir, flying) => "action-enter-facing",
    Step(unit, dir) => "action-step",
    Walk(unit, dir) => "action-walk",
    Turn(unit, dir) => "action-turn",
    Raze(0: unit) => "action-raze",
    RazeHex(unit, hex) => "action-raze-hex",
    Smash(unit, mp) => "action-smash",
    Overrun(0: unit) => "action-overrun",
    Slither(unit, dir) => "action-slither",
    Bound(unit, dir, hexes) => "action-bound",
    TakeOff(0: unit) => "action-take-off",
    Fly(0: unit) => "action-fly",
    Land(0: unit) => "action-land",
    Fall(unit, dir) => "action-fall",

    Breathe(unit, dir) => "action-breathe",
    Shoot(unit, target, area) => "action-shoot",
    Attack(unit, target, area) => "action-attack",
    Aim(unit, area, hex) => "action-aim",
    Strike => "action-strike",
    Prepare(0: unit) => "action-prepare",

    Force(unit, dir) => "action-force",
    Scale(unit, dir, along) => "action-scale",
    Break(unit, dir) => "action-break",
    Take(0: unit) => "action-take",
    Leave(0: unit) => "action-leave",
    Withdraw(unit, hex) => "action-withdraw",
    Join(unit, hex) => "action-join",

    Boost(unit, radius) => "action-boost",
    Fog(unit, hex) => "action-fog",
    Whirlwind(unit, hex) => "action-whirlwind",
    Lightning(unit, target) => "action-lightning",
    BoltHex(unit, hex, keep) => "action-bolt-hex",
    Summon(unit, hex, fire) => "action-summon",
    Dismiss(unit, target) => "action-dismiss",
    Pay(0: unit) => "action-pay",

    Suffer(unit, area) => "action-suffer",
    Rescue(unit, hex) => "action-rescue",

    Done => "action-done",
    Stop => "action-stop",
    Concede(0: side) => "action-concede",
    Roll(a, b) => "action-roll",
}
