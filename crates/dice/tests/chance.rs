//! A million dice of three chains look like dice: faces, pairs and what follows what, by χ². Seeds are fixed, so are the figures.

mod common;

use common::{Drawn, bytes};
use dragonrage_dice::{GameId, LENGTH, Link, Party, Seal};
use dragonrage_rules::Action;
use sha2::{Digest, Sha256};

/// Games whose whole chains are rolled: 16,384 rolls of two dice each.
const GAMES: u64 = 31;

/// Between these limits a χ² of 5 or 35 degrees of freedom lies in 998 of 1,000 cases.
const FIVE: (f64, f64) = (0.210, 20.515);
const THIRTY_FIVE: (f64, f64) = (14.688, 66.619);

/// All values of a chain, by the formula of docs/DICE.md.
fn values(game: GameId, party: Party, tip: [u8; 32]) -> Vec<Link> {
    let mut all = vec![Link(tip)];
    for index in (1..=LENGTH).rev() {
        let head = Sha256::new().chain_update(b"L").chain_update(game.0).chain_update([party.code() as u8]);
        let link = all[all.len() - 1];
        all.push(Link(head.chain_update(index.to_be_bytes()).chain_update(link.0).finalize().into()));
    }
    all.reverse();
    all
}

fn chi_square(seen: &[u32]) -> f64 {
    let due = f64::from(seen.iter().sum::<u32>()) / seen.len() as f64;
    seen.iter().map(|n| (f64::from(*n) - due) * (f64::from(*n) - due) / due).sum()
}

#[test]
fn a_million_dice_are_fair() {
    let (mut faces, mut pairs, mut serial) = ([0_u32; 6], [0_u32; 36], [0_u32; 36]);
    let mut before = None;
    for seed in 0..GAMES {
        let drawn = Drawn::new(seed);
        let seal: Seal = Link(bytes(seed, "seal")).to_string().parse().unwrap();
        let chains = Party::ALL.map(|p| values(drawn.game, p, bytes(seed, &p.code().to_string())));
        assert_eq!(chains.each_ref().map(|c| c[0]), drawn.chains.each_ref().map(|c| c.root()));
        for index in 1..=LENGTH {
            let shares = chains.each_ref().map(|chain| chain[index as usize]);
            let Action::Roll { a, b } = seal.roll(index, &shares, 2) else { unreachable!("a roll") };
            let (a, b) = (usize::from(a) - 1, usize::from(b) - 1);
            faces[a] += 1;
            faces[b] += 1;
            pairs[6 * a + b] += 1;
            if let Some(before) = before.replace(b) {
                serial[6 * before + a] += 1;
            }
        }
    }
    let dice: u32 = faces.iter().sum();
    let found = [chi_square(&faces), chi_square(&pairs), chi_square(&serial)];
    println!(
        "{dice} dice, faces {faces:?}: χ² {:.2} (5), pairs {:.2} (35), serial {:.2} (35)",
        found[0], found[1], found[2]
    );
    assert!(dice >= 1_000_000);
    for (chi, (low, high)) in found.into_iter().zip([FIVE, THIRTY_FIVE, THIRTY_FIVE]) {
        assert!((low..high).contains(&chi), "{found:?}");
    }
}
