//! The tactical positions: what they state is exact, they are many and various, and the squire solves its share.

use dragonrage_ai::Level;
use dragonrage_lab::tactics::{Needs, TOLERANCE, Tactic, load, read, write};
use dragonrage_rules::Side;
use std::path::Path;

fn all() -> Vec<Tactic> {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cases/tactics");
    load(&dragonrage_data::embedded(), &dir).unwrap_or_else(|p| panic!("{p}"))
}

#[test]
fn stated_values_are_exact_and_the_squire_solves_its_share() {
    let (mut wrong, mut failed) = (Vec::new(), Vec::new());
    let all = all();
    for tactic in &all {
        let mut solver = tactic.solver();
        let answer = tactic.answer(&mut solver).unwrap_or_else(|e| panic!("{}: {e}", tactic.id));
        wrong.extend(tactic.wrong(&answer).into_iter().map(|w| format!("{}: {w}", tactic.id)));
        let best = solver.value(&tactic.game).expect("it was solved before");
        let followed = solver.follow(&tactic.game, Level::Squire.player(1).as_ref());
        let followed = followed.unwrap_or_else(|e| panic!("{}: {e}", tactic.id));
        assert!(followed.value <= best + 1e-9, "{}: nobody is better than the best", tactic.id);
        if followed.value < best - TOLERANCE {
            assert!(followed.slip.is_some(), "{}: what was lost was lost somewhere", tactic.id);
            failed.push(tactic.id.as_str());
        }
    }
    assert!(wrong.is_empty(), "dragonrage tactics --update corrects:\n{}", wrong.join("\n"));
    let solved = all.len() - failed.len();
    // Whoever sees what is at hand finds every second answer; figures of all levels stand in docs/TACTICS.md.
    assert!(2 * solved >= all.len(), "the squire solves {solved} of {}, not {failed:?}", all.len());
}

#[test]
fn positions_are_many_and_various() {
    let all = all();
    assert!(all.len() >= 48, "{}", all.len());
    for needs in Needs::ALL {
        let count = all.iter().filter(|t| t.needs == needs).count();
        assert!(4 * count >= all.len(), "{}: {count}", needs.code());
    }
    for side in Side::BOTH {
        assert!(3 * all.iter().filter(|t| t.question.side == side).count() >= all.len(), "{}", side.code());
    }
    let nurkott = all.iter().filter(|t| t.game.rules().scenario.id.starts_with("nurkott")).count();
    assert!(6 * nurkott >= all.len(), "Nurkott: {nurkott}");
    // Doing nothing answers no question: what is worth a position is a decision.
    assert!(all.iter().all(|t| !t.best.steps.is_empty()));
}

#[test]
fn values_are_written_as_fractions_of_dice() {
    for (value, text) in [(0.0, "0"), (1.0, "1"), (0.5, "1/2"), (25.0 / 36.0, "25/36"), (0.123456789, "0.123457")] {
        assert_eq!(write(value), text);
    }
}

#[test]
fn mistakes_are_told_with_their_place() {
    let text = "[[tactic]]\nid = \"x\"\ntitle = \"x\"\nneeds = \"luck\"\nask = \"eat D1\"\nby = \"noon\"\n\
                best = [\"D1 sings\"]\nvalue = \"1\"\nunits = [\"D1 1009 facing N\"]\n";
    let told = read(&dragonrage_data::embedded(), "x.toml", text).expect_err("nothing of it is right").to_string();
    for part in ["x.toml:4:", "x.toml:5:", "'eat D1' is no goal", "x.toml:6:", "x.toml:7:"] {
        assert!(told.contains(part), "{part} in\n{told}");
    }
    let text = "[[tactic]]\nid = \"x\"\ntitle = \"x\"\nneeds = \"step\"\nask = \"win\"\nby = \"turn\"\n\
                best = [\"D1 razes\"]\nvalue = \"1\"\nunits = [\"D1 1008 facing N\", \"INF1 1308\"]\n";
    let told = read(&dragonrage_data::embedded(), "x.toml", text).expect_err("nothing to raze there").to_string();
    assert!(told.contains("'D1 razes' is not possible"), "{told}");
}
