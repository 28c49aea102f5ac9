//! The matching against every pairing that there is, and what the rules ask of whole tournaments.

use super::*;
use crate::tournament::{Entry, Match, Plan, System, Told};
use dragonrage_rules::Components;
use std::sync::Arc;

fn components() -> Arc<Components> {
    dragonrage_data::embedded()
}

fn tournament(players: usize, rounds: usize, seed: u64) -> Tournament {
    let plan = Plan {
        name: "test".to_owned(),
        system: System::Swiss,
        rounds: Some(rounds),
        scenarios: "random".to_owned(),
        seed,
    };
    let mut t = Tournament::new(&components(), plan).unwrap();
    for n in 0..players {
        t.add(&components(), Entry::Enter { player: format!("p{n}"), at: None }).unwrap();
    }
    t
}

/// Pairs a round, and plays it by chance.
fn play_round(t: &mut Tournament, draw: &mut Draw) {
    let entry = t.next_round(&components(), None).unwrap();
    t.add(&components(), entry).unwrap();
    let round = t.rounds().len();
    let name = |t: &Tournament, p: usize| t.players()[p].name.clone();
    let matches: Vec<Match> = t.rounds()[round - 1].matches.clone();
    for m in matches {
        for game in 0..2 {
            let (i, d) = (m.players[game], m.players[1 - game]);
            let winner = if draw.below(2) == 0 { "invader" } else { "defender" };
            let told = Told {
                round,
                invader: name(t, i),
                defender: name(t, d),
                winner: winner.to_owned(),
                vp: draw.below(25) as u16,
                ..Told::default()
            };
            t.add(&components(), Entry::Game(told)).unwrap();
        }
    }
}

/// Every way to pair these players, with at most one bye.
fn all_pairings(players: &[usize]) -> Vec<(Vec<[usize; 2]>, Option<usize>)> {
    fn even(players: &[usize]) -> Vec<Vec<[usize; 2]>> {
        let Some((first, rest)) = players.split_first() else { return vec![Vec::new()] };
        let mut found = Vec::new();
        for (n, other) in rest.iter().enumerate() {
            let left: Vec<usize> = rest.iter().enumerate().filter(|(m, _)| *m != n).map(|(_, p)| *p).collect();
            found.extend(even(&left).into_iter().map(|mut pairs| {
                pairs.push([*first, *other]);
                pairs
            }));
        }
        found
    }
    if players.len().is_multiple_of(2) {
        return even(players).into_iter().map(|pairs| (pairs, None)).collect();
    }
    let mut found = Vec::new();
    for bye in players {
        let rest: Vec<usize> = players.iter().copied().filter(|p| p != bye).collect();
        found.extend(even(&rest).into_iter().map(|pairs| (pairs, Some(*bye))));
    }
    found
}

#[test]
fn no_pairing_is_better_than_the_one_found() {
    let mut compared = 0;
    for players in [4, 5, 6, 7, 8, 9] {
        for seed in 0..8 {
            let mut draw = Draw::new(seed, players as u64);
            let rounds = players + 1;
            let mut t = tournament(players, rounds, seed);
            for round in 0..rounds {
                // Some leave, some come late.
                if round == 2 && seed % 4 == 1 {
                    t.add(&components(), Entry::Withdraw { player: "p1".to_owned(), at: None }).unwrap();
                }
                if round == 2 && seed % 4 == 2 {
                    t.add(&components(), Entry::Enter { player: "late".to_owned(), at: None }).unwrap();
                }
                if round > 0 {
                    let field = Field::new(&t);
                    let (pairs, bye) = field.best(&[], None);
                    let found = field.total(&pairs, bye);
                    let best = all_pairings(&t.active()).iter().map(|(p, b)| field.total(p, *b)).min().unwrap();
                    assert_eq!(found, best, "{players} players, seed {seed}, round {round}");
                    compared += 1;
                }
                play_round(&mut t, &mut draw);
            }
        }
    }
    println!("{compared} pairings compared with all others");
    assert!(compared > 300);
}

/// Is there a way to pair these players without a rematch, and without a second bye? Tried one player after another.
fn can_avoid(t: &Tournament, players: &[usize], spare_bye: bool) -> bool {
    let met = |a: usize, b: usize| {
        t.rounds().iter().flat_map(|r| &r.matches).any(|m| m.players.contains(&a) && m.players.contains(&b))
    };
    let Some((first, rest)) = players.split_first() else { return true };
    let without = |p: usize| rest.iter().copied().filter(|q| *q != p).collect::<Vec<_>>();
    if players.len() % 2 == 1 {
        let had = |p: usize| t.rounds().iter().any(|r| r.bye == Some(p));
        return (0..players.len()).any(|n| {
            let others: Vec<usize> = players.iter().copied().filter(|p| *p != players[n]).collect();
            (!spare_bye || !had(players[n])) && can_avoid(t, &others, spare_bye)
        });
    }
    rest.iter().any(|other| !met(*first, *other) && can_avoid(t, &without(*other), spare_bye))
}

/// Must-show 3, in the small: as long as it can be avoided, nobody meets anybody twice and nobody has two byes.
#[test]
fn rematches_and_second_byes_only_where_nothing_else_is_left() {
    for players in [3, 4, 5, 6, 7, 8] {
        for seed in 0..6 {
            let (mut draw, mut t) = (Draw::new(seed, 99), tournament(players, players + 3, seed));
            for _ in 0..players + 3 {
                let pairing = t.pair().unwrap();
                let met = |[a, b]: [usize; 2]| {
                    let both = |m: &Match| m.players.contains(&a) && m.players.contains(&b);
                    t.rounds().iter().flat_map(|r| &r.matches).any(both)
                };
                let rematch = pairing.pairs.iter().any(|(p, _)| met(*p));
                let again = pairing.bye.as_ref().is_some_and(|(p, _)| t.rounds().iter().any(|r| r.bye == Some(*p)));
                let active = t.active();
                assert!(!rematch || !can_avoid(&t, &active, false), "a rematch, {players} players, seed {seed}");
                assert!(!again || !can_avoid(&t, &active, true), "a second bye, {players} players, seed {seed}");
                play_round(&mut t, &mut draw);
            }
        }
    }
}

/// Must-show 3: whole tournaments of 8, 9, 33 and 200 players.
#[test]
fn whole_tournaments() {
    for players in [8, 9, 33, 200] {
        let rounds = crate::tournament::advised_rounds(players);
        let (mut draw, mut t) = (Draw::new(5, 5), tournament(players, rounds, 11));
        let mut slowest = std::time::Duration::ZERO;
        while !t.finished() {
            let begun = std::time::Instant::now();
            t.pair().unwrap();
            slowest = slowest.max(begun.elapsed());
            play_round(&mut t, &mut draw);
        }
        let mut pairs: Vec<[usize; 2]> = (t.rounds().iter().flat_map(|r| &r.matches))
            .map(|m| [m.players[0].min(m.players[1]), m.players[0].max(m.players[1])])
            .collect();
        let all = pairs.len();
        pairs.sort_unstable();
        pairs.dedup();
        assert_eq!(pairs.len(), all, "{players}: a rematch");
        for s in t.standings() {
            assert!(s.byes <= 1, "{players}: two byes");
            assert_eq!(s.sides[0], s.sides[1], "{players}: sides");
            assert_eq!(s.sides[0] + s.byes, rounds as u32, "{players}: everybody plays in every round");
        }
        println!("{players} players, {rounds} rounds: slowest pairing {slowest:?}");
        assert!(slowest.as_secs_f64() < 2.0, "{players}: {slowest:?}");
        // The file holds everything.
        assert_eq!(Tournament::read(&components(), &t.text()).unwrap(), t);
    }
}

/// Which of several best pairings is proposed is the matching's affair: whatever was played and was one of them stays right, with
/// reasons for the pairs that met.
#[test]
fn another_pairing_that_is_as_good_stands() {
    let components = components();
    let mut tied = 0;
    for seed in 0..1200 {
        let (mut draw, mut t) = (Draw::new(seed, 3), tournament(6, 3, seed));
        play_round(&mut t, &mut draw);
        let field = Field::new(&t);
        let (found, _) = field.best(&[], None);
        let least = field.total(&found, None);
        let proposed = t.pair().unwrap();
        for (pairs, _) in all_pairings(&t.active()) {
            let as_good = field.total(&pairs, None) == least;
            // As the desk would have written it, had the matching found this one.
            let told = t.pair_again(&pairs, None).unwrap();
            if as_good && told != proposed {
                tied += 1;
                let mut other = t.clone();
                other.add(&components, t.entry_of(&told, "esirien-1".to_owned())).unwrap();
                assert_eq!(other.check(&components), Ok(()));
                assert_eq!(other.pairing_of(&components, 2), Some(told));
            } else {
                assert!(as_good || told == proposed, "what is worse is not taken over");
            }
        }
    }
    println!("{tied} pairings as good as the one found");
    assert!(tied > 0);
}
