//! Attacks that are built up: the chance as one after the other joins, be it units against a hex or the groups of a monster. Each
//! rung is the best that so many can do, so that nobody is spent who adds nothing. The chances are the rules' own.

use dragonrage_rules::{Action, Decision, Event, Game, Hex, Silent, UnitId, What};

/// So many take part.
#[derive(Clone, PartialEq, Debug)]
pub struct Rung {
    /// Who joins, one after the other; the blow is the last step.
    pub steps: Vec<Action>,
    /// How likely it succeeds, in per cent.
    pub percent: u32,
}

impl Rung {
    /// How many take part.
    pub fn count(&self) -> usize {
        self.steps.len().saturating_sub(1)
    }
}

/// An attack on a hex as it grows.
#[derive(Clone, PartialEq, Debug)]
pub struct Ladder {
    /// The monster whose groups take part; none: units do.
    pub monster: Option<UnitId>,
    /// Each rung is likelier than the one before.
    pub rungs: Vec<Rung>,
}

/// Does the action add somebody to an attack on the hex, for this monster or for units?
fn adds(action: Action, hex: Hex, monster: Option<UnitId>) -> bool {
    match action {
        Action::Join { hex: at, .. } => at == hex && monster.is_none(),
        Action::Aim { unit, hex: at, .. } => at == hex && monster == Some(unit),
        _ => false,
    }
}

/// The attacks on a hex that are built up.
pub fn ladders(game: &Game, legal: &[Action], hex: Hex) -> Vec<Ladder> {
    let mut who: Vec<Option<UnitId>> = legal
        .iter()
        .filter_map(|a| match *a {
            Action::Join { hex: at, .. } if at == hex => Some(None),
            Action::Aim { unit, hex: at, .. } if at == hex => Some(Some(unit)),
            _ => None,
        })
        .collect();
    who.sort();
    who.dedup();
    who.into_iter().filter_map(|monster| climb(game, hex, monster)).collect()
}

/// How likely an attack succeeds that is made now, in tenths of a per mille. Where no dice are asked it is certain, or hopeless.
fn chance(ready: &Game) -> Option<u32> {
    let (mut struck, mut events) = (ready.clone(), Vec::<Event>::new());
    struck.apply(Action::Strike, &mut events).ok()?;
    match struck.decision() {
        _ if hopeless(&events) => Some(0),
        Decision::Chance(chance) => {
            let (ways, of) = chance.success()?;
            Some(u32::from(ways) * 10_000 / u32::from(of).max(1))
        }
        _ => Some(10_000),
    }
}

/// Did the attack come to nothing without dice?
pub fn hopeless(events: &[Event]) -> bool {
    events.iter().any(|e| matches!(e.what, What::HopelessAttack { .. }))
}

fn after(game: &Game, action: Action) -> Option<Game> {
    let mut game = game.clone();
    game.apply(action, &mut Silent).ok().map(|()| game)
}

/// Adds whoever helps most, until nobody is left.
fn climb(game: &Game, hex: Hex, monster: Option<UnitId>) -> Option<Ladder> {
    let (mut now, mut steps, mut rungs) = (game.clone(), Vec::new(), Vec::<Rung>::new());
    let mut best = None;
    let mut legal = Vec::new();
    loop {
        legal.clear();
        now.legal_actions(&mut legal);
        let mut next: Option<(Option<u32>, Action, Game)> = None;
        for action in legal.iter().copied().filter(|a| adds(*a, hex, monster)) {
            let Some(ready) = after(&now, action) else { continue };
            let chance = chance(&ready);
            if next.as_ref().is_none_or(|(known, ..)| chance > *known) {
                next = Some((chance, action, ready));
            }
        }
        let Some((chance, action, ready)) = next else { break };
        steps.push(action);
        now = ready;
        if chance > best
            && let Some(chance) = chance.filter(|c| *c > 0)
        {
            best = Some(chance);
            let steps = steps.iter().copied().chain([Action::Strike]).collect();
            rungs.push(Rung { steps, percent: (chance + 50) / 100 });
        }
    }
    (!rungs.is_empty()).then_some(Ladder { monster, rungs })
}
