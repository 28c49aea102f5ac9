//! The moves of one unit are those of the whole list that are its own.

use dragonrage_rules::{Action, Choice, Decision, Game, Setup, Silent, UnitId};

#[test]
fn moves_of_a_unit_are_a_part_of_the_list() {
    let components = dragonrage_data::embedded();
    for (n, scenario) in components.scenarios.iter().enumerate() {
        let setup = Setup::fresh(&components, &scenario.id, scenario.options).expect("a set-up");
        let mut game = Game::new(&components, &setup).expect("a game");
        let (mut legal, mut moves) = (Vec::new(), Vec::new());
        let mut seed = n as u64;
        for _ in 0..4000 {
            game.legal_actions(&mut legal);
            legal.retain(|a| !matches!(a, Action::Concede(_) | Action::Stop));
            let moving = matches!(game.decision(), Decision::Side(_, Choice::Move | Choice::MoveOn(_)));
            for unit in (0..components.roster.len() as u8).map(UnitId) {
                game.legal_moves(unit, &mut moves);
                let mut own: Vec<Action> = legal.iter().copied().filter(|a| moving && a.unit() == Some(unit)).collect();
                own.sort();
                moves.sort();
                assert_eq!(moves, own, "{}: {unit:?}", scenario.id);
            }
            seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            let Some(action) = legal.get((seed >> 33) as usize % legal.len().max(1)) else { break };
            game.apply(*action, &mut Silent).expect("a listed action is legal");
        }
    }
}
