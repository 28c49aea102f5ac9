//! The matching against all others that there are, and against the proof that it brings along.

use super::*;
use crate::Draw;
use proptest::prelude::*;

/// The least sum, found by trying everything: for every set of vertices, the first of them has some partner.
fn least_of_all(n: usize, cost: &impl Fn(usize, usize) -> i128) -> i128 {
    let mut best: Vec<i128> = vec![0; 1 << n];
    for set in 1usize..1 << n {
        if !set.count_ones().is_multiple_of(2) {
            continue;
        }
        let a = set.trailing_zeros() as usize;
        let partners = (a + 1..n).filter(|b| set & (1 << b) != 0);
        best[set] = partners.map(|b| cost(a, b) + best[set & !(1 << a) & !(1 << b)]).min().unwrap();
    }
    best[(1 << n) - 1]
}

/// Everybody has a partner, and the duals prove that no other matching costs less. Returns the sum.
fn certified(m: &Matching, cost: &impl Fn(usize, usize) -> i128) -> i128 {
    // The blossoms around a vertex, from inside to outside.
    let around = |v: usize| std::iter::successors(m.parent[v], |b| m.parent[*b]);
    let slack = |u: usize, v: usize| {
        let both: i128 = around(u).filter(|b| around(v).any(|c| c == *b)).map(|b| m.z[b]).sum();
        4 * cost(u, v) - m.y[u] - m.y[v] + both
    };
    let mut sum = 0;
    for u in 0..m.n {
        let mate = m.mate[u].expect("everybody has a partner");
        assert!(m.mate[mate] == Some(u) && mate != u);
        assert_eq!(slack(u, mate), 0, "matched edges are tight");
        assert!((0..m.n).filter(|v| *v != u).all(|v| slack(u, v) >= 0), "no edge is cheaper than the duals say");
        sum += cost(u, mate);
    }
    // The value of the dual problem is the cost of the matching.
    let mut dual: i128 = m.y.iter().sum();
    for b in m.n..m.z.len() {
        assert!(m.z[b] >= 0);
        assert!(m.is_live(b) || m.parent[b].is_none());
        if m.is_live(b) {
            let vertices: Vec<usize> = (0..m.n).filter(|v| around(*v).any(|c| c == b)).collect();
            assert!(vertices.len() % 2 == 1 && m.children[b].len() >= 3);
            let inside = vertices.iter().filter(|v| vertices.contains(&m.mate[**v].unwrap())).count();
            assert_eq!(inside + 1, vertices.len(), "all but one have their partners inside");
            dual -= m.z[b] * (vertices.len() as i128 / 2);
        }
    }
    assert_eq!(dual, 2 * sum, "a sum over both ends, and duals of four times the cost");
    sum / 2
}

/// Costs by both ends, from a table of any numbers.
fn table(n: usize, numbers: Vec<i128>) -> impl Fn(usize, usize) -> i128 {
    move |a, b| numbers[(a.min(b) * n + a.max(b)) % numbers.len()]
}

fn random(n: usize, below: usize, draw: &mut Draw) -> impl Fn(usize, usize) -> i128 + use<> {
    table(n, (0..n * n).map(|_| draw.below(below) as i128).collect())
}

#[test]
fn no_matching_of_few_costs_less() {
    let mut draw = Draw::new(1, 1);
    for round in 0..3_000 {
        let n = 2 * (1 + round % 5);
        // Few different costs make many blossoms.
        let cost = random(n, [2, 3, 7, 40, 1_000][round / 5 % 5], &mut draw);
        assert_eq!(certified(&Matching::solve(n, &cost), &cost), least_of_all(n, &cost));
    }
    for round in 0..12 {
        let n = [12, 14, 16][round % 3];
        let cost = random(n, 30, &mut draw);
        assert_eq!(certified(&Matching::solve(n, &cost), &cost), least_of_all(n, &cost));
    }
}

#[test]
fn matchings_of_many_prove_themselves() {
    let mut draw = Draw::new(2, 2);
    let mut blossoms = 0;
    for round in 0..300 {
        let n = 2 * (6 + draw.below(20));
        let cost = random(n, [2, 4, 10, 100, 1 << 20][round % 5], &mut draw);
        let m = Matching::solve(n, &cost);
        certified(&m, &cost);
        blossoms += (n..m.z.len()).filter(|b| m.is_live(*b) && m.z[*b] > 0).count();
    }
    assert!(blossoms > 100, "there are blossoms to see: {blossoms}");
    // Distances in a plane: near ones form odd groups, and groups of groups.
    let mut deepest = 0;
    for _ in 0..20 {
        let n = 120;
        let places: Vec<[i128; 2]> = (0..n).map(|_| [(); 2].map(|()| draw.below(1_000) as i128)).collect();
        let cost = |a: usize, b: usize| (0..2).map(|n| (places[a][n] - places[b][n]).pow(2)).sum::<i128>();
        let m = Matching::solve(n, cost);
        certified(&m, &cost);
        let depth = |v: usize| std::iter::successors(m.parent[v], |b| m.parent[*b]).count();
        deepest = deepest.max((0..n).map(depth).max().unwrap_or(0));
    }
    assert!(deepest >= 3, "blossoms in blossoms: {deepest}");
}

#[test]
fn the_highest_costs_do_not_overflow() {
    let most = 1i128 << 123;
    let mut draw = Draw::new(3, 3);
    for n in [2, 10, 40] {
        let cost = table(n, (0..n * n).map(|_| most - draw.below(5) as i128 * (most / 4)).collect());
        certified(&Matching::solve(n, &cost), &cost);
    }
    assert!(Matching::solve(0, |_, _| 0).mate.is_empty());
}

proptest! {
    #[test]
    fn any_costs_are_matched(half in 1usize..12, numbers in prop::collection::vec(0i128..1 << 100, 1..300)) {
        let cost = table(2 * half, numbers);
        let m = Matching::solve(2 * half, &cost);
        let sum = certified(&m, &cost);
        prop_assert!(half > 5 || sum == least_of_all(2 * half, &cost));
        prop_assert_eq!(least(2 * half, &cost), m.mate.into_iter().flatten().collect::<Vec<_>>());
    }
}
