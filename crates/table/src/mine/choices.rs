//! What the choices of a side cost: each thing that it did, against the best that a strong player finds in its place. The chance
//! to win after both is estimated by playing the game on with the same dice (`Planner::weigh`); what is smaller than such an
//! estimate can tell counts as nothing. Set-up is not weighed. It takes long: whoever asks, asks for one choice at a time.

use crate::film::Film;
use dragonrage_ai::{Effort, Planner, Weights};
use dragonrage_rules::{Action, Decision, Roster, Side, notation};

/// A smaller difference may be chance.
pub const LEAST: f32 = 0.02;
/// So many other things to do are tried.
const TRIED: usize = 8;

/// Something that a side did: a unit's move, an attack, a spell, the end of a phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The steps before it.
    pub step: usize,
    /// Its own steps.
    pub len: usize,
    /// The turn.
    pub turn: u16,
}

/// All choices of a side from the first turn on.
pub fn choices(film: &Film, side: Side) -> Vec<Choice> {
    let mut all: Vec<Choice> = Vec::new();
    let mut game = film.position(0);
    let mut last: Option<Action> = None;
    for (step, action) in film.actions().iter().enumerate() {
        let mine = matches!(game.decision(), Decision::Side(s, _) if s == side) && game.turn() > 0;
        let formal = matches!(action, Action::Concede(_));
        match (mine && !formal, last, all.last_mut()) {
            (true, Some(before), Some(choice)) if goes_on(before, *action) => choice.len += 1,
            (true, ..) => all.push(Choice { step, len: 1, turn: game.turn() }),
            _ => {}
        }
        last = Some(*action).filter(|_| mine);
        // Each was legal when the record was read.
        let _ = game.apply(*action, &mut dragonrage_rules::Silent);
    }
    all
}

/// Is the second step a part of what the first began?
fn goes_on(before: Action, now: Action) -> bool {
    let built = matches!(before, Action::Aim { .. } | Action::Join { .. });
    let moving = matches!(
        before,
        Action::Step { .. }
            | Action::Walk { .. }
            | Action::Turn { .. }
            | Action::TakeOff(_)
            | Action::Fly(_)
            | Action::Slither { .. }
            | Action::Enter { .. }
            | Action::EnterFacing { .. }
    );
    built || (moving && before.unit() == now.unit())
}

/// What a choice came to.
#[derive(Clone, PartialEq, Debug)]
pub struct Cost {
    /// The choice.
    pub choice: Choice,
    /// The chance to win after the best that was found, less that after what was done; 0: too little to tell.
    pub lost: f32,
    /// The best that was found.
    pub best: Vec<Action>,
}

/// Weighs a choice of a side.
pub fn weigh(film: &Film, choice: Choice) -> Option<Cost> {
    let game = film.position(choice.step);
    let played = film.actions().get(choice.step..choice.step + choice.len)?;
    // Equal questions get equal answers: the seed is the step.
    let weighed = Planner::new(choice.step as u64, Weights::knight(), Effort::ADVICE).weigh(&game, played, TRIED)?;
    let lost = weighed.after_best - weighed.after_played;
    Some(Cost { choice, lost: if lost < LEAST { 0.0 } else { lost }, best: weighed.best })
}

/// The choices of a side, as they were weighed: a line each.
pub fn text(roster: &Roster, costs: &[Cost]) -> String {
    let line = |c: &Cost| {
        let best: Vec<String> = c.best.iter().map(|a| notation::print(roster, *a)).collect();
        let Choice { step, len, turn } = c.choice;
        format!("{step} {len} {turn} {} {}\n", c.lost, best.join("; "))
    };
    costs.iter().map(line).collect()
}

/// Reads them; `None` if any line is none.
pub fn read(roster: &Roster, text: &str) -> Option<Vec<Cost>> {
    let line = |line: &str| {
        let mut words = line.splitn(5, ' ');
        let choice = Choice {
            step: words.next()?.parse().ok()?,
            len: words.next()?.parse().ok()?,
            turn: words.next()?.parse().ok()?,
        };
        let lost = words.next()?.parse().ok().filter(|l: &f32| (0.0..=1.0).contains(l))?;
        let best = words.next()?.split("; ").map(|s| notation::parse(roster, s).ok()).collect::<Option<_>>()?;
        Some(Cost { choice, lost, best })
    };
    text.lines().map(line).collect()
}

/// The first line of what is kept of them. The number grows whenever they are weighed otherwise.
const HEADER: &str = "dragonrage costs 1";

/// As a text to be kept beside the record with this fingerprint.
pub fn keep(roster: &Roster, costs: &[Cost], of: u64) -> String {
    format!("{HEADER}\nof {of:016x}\n{}", text(roster, costs))
}

/// Reads such a text, if it belongs to that record.
pub fn kept(roster: &Roster, kept: &str, of: u64) -> Option<Vec<Cost>> {
    read(roster, kept.strip_prefix(&format!("{HEADER}\nof {of:016x}\n"))?)
}

/// The key under which the costs of a side are kept.
pub fn key(game: &str, side: Side) -> String {
    format!("{game}.{}", side.code())
}

/// What all of them cost together.
pub fn sum(costs: &[Cost]) -> f32 {
    costs.iter().map(|c| c.lost).sum()
}

/// Those that cost most, the dearest first.
pub fn dearest(costs: &[Cost], most: usize) -> Vec<&Cost> {
    let mut list: Vec<&Cost> = costs.iter().filter(|c| c.lost > 0.0).collect();
    list.sort_by(|a, b| b.lost.total_cmp(&a.lost).then(a.choice.step.cmp(&b.choice.step)));
    list.truncate(most);
    list
}

#[cfg(test)]
mod tests {
    use super::*;
    use dragonrage_rules::Silent;

    const RANDOM: &str = include_str!("../../../../cases/golden/esirien-1-random.txt");
    const SQUIRE: &str = include_str!("../../../../cases/golden/esirien-1-squire.txt");

    fn film(text: &str) -> Film {
        Film::read(&dragonrage_data::embedded(), text).unwrap()
    }

    #[test]
    fn choices_are_all_that_a_side_did_and_nothing_else() {
        let film = film(SQUIRE);
        for side in Side::BOTH {
            let all = choices(&film, side);
            let parts: usize = all.iter().map(|c| c.len).sum();
            let mine = |step: &usize| {
                let game = film.position(*step);
                game.turn() > 0 && matches!(game.decision(), Decision::Side(s, _) if s == side)
            };
            assert_eq!(parts, (0..film.len()).filter(mine).count(), "every step is in one choice");
            assert!(all.len() > 30 && all.len() < parts, "{} of {parts}", all.len());
            assert!(all.windows(2).all(|w| w[0].step + w[0].len <= w[1].step));
            for c in &all {
                let units: Vec<_> = film.actions()[c.step..c.step + c.len].iter().filter_map(|a| a.unit()).collect();
                let attack = matches!(film.actions()[c.step], Action::Aim { .. } | Action::Join { .. });
                assert!(attack || units.windows(2).all(|w| w[0] == w[1]), "one unit each: {c:?}");
            }
        }
    }

    #[test]
    fn who_plays_at_random_pays_for_it_and_the_best_is_legal() {
        // The first few choices of each; the whole game takes long.
        let cost = |text: &str| {
            let film = film(text);
            let costs: Vec<Cost> =
                choices(&film, Side::Invader).into_iter().take(12).filter_map(|c| weigh(&film, c)).collect();
            for c in &costs {
                let mut game = film.position(c.choice.step);
                assert!(c.best.iter().all(|a| game.apply(*a, &mut Silent).is_ok()), "{c:?}");
            }
            let roster = &film.position(0).components().roster.clone();
            assert_eq!(read(roster, &text_of(roster, &costs)).as_ref(), Some(&costs));
            sum(&costs)
        };
        let (random, squire) = (cost(RANDOM), cost(SQUIRE));
        assert!(random > squire, "{random} {squire}");
    }

    fn text_of(roster: &Roster, costs: &[Cost]) -> String {
        text(roster, costs)
    }

    #[test]
    fn the_dearest_come_first_and_rubbish_is_refused() {
        let film = film(SQUIRE);
        let roster = &film.position(0).components().roster.clone();
        let costs =
            read(roster, "3 1 1 0.05 done\n9 2 2 0.3 D1 walks N; done\n12 1 2 0 done\n20 1 3 0.05 done").unwrap();
        let steps: Vec<usize> = dearest(&costs, 3).iter().map(|c| c.choice.step).collect();
        assert_eq!(steps, [9, 3, 20]);
        assert_eq!(kept(roster, &keep(roster, &costs, 7), 7).as_ref(), Some(&costs));
        assert_eq!(kept(roster, &keep(roster, &costs, 7), 8), None, "another record");
        assert!((sum(&costs) - 0.4).abs() < 1e-6);
        for bad in ["x", "1 1 1 2.0 done", "1 1 1 NaN done", "1 1 1 0.1", "1 1 1 0.1 nonsense"] {
            assert_eq!(read(roster, bad), None, "{bad}");
        }
    }
}
