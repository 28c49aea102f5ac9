//! Inputs from other inputs: bytes, words and lines are changed, doubled, dropped, and exchanged with those of others. Equal seeds
//! give equal inputs. It sees nothing of what a target does with them: libFuzzer does, and finds more in a night.

/// No input is longer.
const MOST_BYTES: usize = 1 << 16;

/// Bytes that often matter.
const TELLING: [u8; 12] = [0, 1, 0x7f, 0x80, 0xff, b'0', b'9', b'-', b'"', b'[', b'\n', b' '];

/// A stream of inputs.
pub struct Mutator {
    state: u64,
}

impl Mutator {
    /// The stream of a seed.
    pub fn new(seed: u64) -> Mutator {
        Mutator { state: seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1 }
    }

    /// xorshift*
    fn below(&mut self, n: usize) -> usize {
        self.state ^= self.state >> 12;
        self.state ^= self.state << 25;
        self.state ^= self.state >> 27;
        (self.state.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33) as usize % n.max(1)
    }

    /// The next input, made from one of these, of which there must be some.
    pub fn next(&mut self, corpus: &[Vec<u8>]) -> Vec<u8> {
        let mut input = corpus[self.below(corpus.len())].clone();
        let other = &corpus[self.below(corpus.len())];
        for _ in 0..=self.below(5) {
            match self.below(4) {
                0 => self.change_byte(&mut input),
                1 => self.change_range(&mut input, other),
                2 => self.exchange(&mut input, other, b'\n'),
                _ => self.exchange(&mut input, other, b' '),
            }
        }
        input.truncate(MOST_BYTES);
        input
    }

    fn change_byte(&mut self, input: &mut Vec<u8>) {
        let at = self.below(input.len() + 1);
        let byte = match self.below(3) {
            0 => TELLING[self.below(TELLING.len())],
            1 => b'0' + self.below(10) as u8,
            _ => self.below(256) as u8,
        };
        match (self.below(4), input.get_mut(at)) {
            (0, Some(old)) => *old ^= 1 << self.below(8),
            (1, Some(_)) => drop(input.remove(at)),
            (2, Some(old)) => *old = byte,
            _ => input.insert(at, byte),
        }
    }

    /// Some part goes, comes twice, or gives way to a part of the other.
    fn change_range(&mut self, input: &mut Vec<u8>, other: &[u8]) {
        let here = self.range(input.len());
        match self.below(3) {
            0 => drop(input.drain(here)),
            1 => {
                let again = input[here.clone()].to_vec();
                input.splice(here.start..here.start, again);
            }
            _ => {
                let there = self.range(other.len());
                input.splice(here, other[there].iter().copied());
            }
        }
    }

    /// A stretch: mostly a short one.
    fn range(&mut self, len: usize) -> std::ops::Range<usize> {
        let start = self.below(len + 1);
        let most = if self.below(4) == 0 { len - start } else { (len - start).min(16) };
        start..start + self.below(most + 1)
    }

    /// A line or a word goes, or takes the place of another one, of the same input or of the other.
    fn exchange(&mut self, input: &mut Vec<u8>, other: &[u8], between: u8) {
        let mut parts: Vec<&[u8]> = input.split(|b| *b == between).collect();
        let others: Vec<&[u8]> = other.split(|b| *b == between).collect();
        let (a, b) = (self.below(parts.len()), self.below(parts.len()));
        match self.below(5) {
            0 => parts.swap(a, b),
            1 => parts[a] = parts[b],
            2 => parts.insert(a, others[self.below(others.len())]),
            3 => parts[a] = others[self.below(others.len())],
            _ => drop(parts.remove(a)),
        }
        *input = parts.join(&between);
    }
}
