//! The only randomness of a game at a table: seeded streams of numbers, equal on every machine. Seed and stream name a
//! sequence; a place in it can be sought, so that a game taken up again sees the dice it would have seen.

use dragonrage_rules::{Action, Chance};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// A seeded sequence of numbers.
#[derive(Clone, Debug)]
pub struct Stream(ChaCha8Rng);

impl Stream {
    /// Stream number `stream` of a seed.
    pub fn new(seed: u64, stream: u64) -> Stream {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        rng.set_stream(stream);
        Stream(rng)
    }

    /// Goes to the n-th number of the sequence.
    pub fn seek(&mut self, n: u64) {
        self.0.set_word_pos(u128::from(n) * 2);
    }

    /// A number below `bound`, all equally likely; 0 if there is none. Every draw takes one place of the sequence.
    pub fn below(&mut self, bound: usize) -> usize {
        // The error of the multiplication is below 2^-50 for all bounds that a game has.
        ((u128::from(self.0.next_u64()) * bound as u128) >> 64) as usize
    }

    /// A seed for somebody else: as long on every machine. Takes one place of the sequence, too.
    pub fn seed(&mut self) -> u64 {
        // One less than drawn: what `below` gives on a machine of 64 bits for the greatest bound, so that games which were
        // played that way can be played again.
        self.0.next_u64().saturating_sub(1)
    }

    /// The dice that Chance must roll.
    pub fn roll(&mut self, chance: &Chance) -> Action {
        let n = self.below(36) as u8;
        let second = if chance.dice == 2 { n % 6 + 1 } else { 0 };
        Action::Roll { a: n / 6 + 1, b: second }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_in_the_stream_can_be_sought() {
        let mut stream = Stream::new(7, 1);
        let numbers: Vec<usize> = (0..100).map(|_| stream.below(36)).collect();
        let mut again = Stream::new(7, 1);
        again.seek(40);
        assert_eq!(again.below(36), numbers[40]);
    }

    /// What games were played with; another version of the generator must give the same.
    #[test]
    fn streams_are_for_ever() {
        for (seed, stream, numbers) in [
            (0, 0, [0xb585_f767_a79a_3b6c, 0x7746_a55f_bad8_c037, 0xb2fb_0d32_81e2_a6e6]),
            (7, 1, [0xfdfa_d737_a8d7_aac7, 0x0251_3177_1b7a_4e55, 0xb8bb_8bda_f784_db52]),
            (u64::MAX, 3 << 32, [0x447c_b901_837b_bf2a, 0x158b_f370_86d3_fa21, 0xec77_b991_2466_5b18]),
        ] {
            let mut drawn = Stream::new(seed, stream);
            assert_eq!([0; 3].map(|_| drawn.0.next_u64()), numbers, "stream {stream} of seed {seed}");
        }
    }

    #[test]
    fn seeds_are_as_long_on_every_machine() {
        let (mut drawn, mut seeds) = (Stream::new(7, 1), Stream::new(7, 1));
        for _ in 0..100 {
            let below = (u128::from(drawn.0.next_u64()) * u128::from(u64::MAX)) >> 64;
            assert_eq!(u128::from(seeds.seed()), below);
        }
    }

    #[test]
    fn all_faces_are_equally_likely() {
        let mut stream = Stream::new(1, 0);
        let mut counts = [0u32; 36];
        (0..36_000).for_each(|_| counts[stream.below(36)] += 1);
        assert!(counts.iter().all(|c| (850..1150).contains(c)), "{counts:?}");
    }
}
