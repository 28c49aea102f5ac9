//! Running totals: what is added up unit by unit is remembered after each of them. A search moves one unit at a time; those
//! who come before it count as they did, to the last bit, and are not added up again.

/// A total after each unit, and what it depends on.
#[derive(Clone, Debug)]
pub struct RunningTotal<C, K, T> {
    common: Option<C>,
    after: Vec<(Option<K>, T)>,
}

impl<C: PartialEq, K: PartialEq, T: Copy> RunningTotal<C, K, T> {
    pub fn new() -> RunningTotal<C, K, T> {
        RunningTotal { common: None, after: Vec::new() }
    }

    /// The total over these units. `common`: what matters for all of them; `key`: all else that matters for one, `None` if
    /// more than can be said.
    pub fn over<U>(
        &mut self,
        common: C,
        nothing: T,
        units: &[U],
        key: impl Fn(&U) -> Option<K>,
        mut add: impl FnMut(&mut T, &U),
    ) -> T {
        if self.common.as_ref() != Some(&common) {
            self.common = Some(common);
            self.after.clear();
        }
        let as_before = |((known, _), unit): &(&(Option<K>, T), &U)| known.is_some() && *known == key(unit);
        let same = self.after.iter().zip(units).take_while(as_before).count();
        self.after.truncate(same);
        let mut total = self.after.last().map_or(nothing, |(_, total)| *total);
        for unit in &units[same..] {
            add(&mut total, unit);
            self.after.push((key(unit), total));
        }
        total
    }
}
