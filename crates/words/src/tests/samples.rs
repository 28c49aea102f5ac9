//! Sample values for the fields of every variant, and a board and roster to name them with.

use crate::Context;
use dragonrage_rules::*;

/// The `n`th sample of a type; `0..SAMPLES` visits every wording that depends on a value.
pub(crate) trait Sample {
    fn sample(n: usize) -> Self;
}

/// So many samples show every kind of counter.
pub(crate) const SAMPLES: usize = KINDS;

fn pick<T: Copy>(all: &[T], n: usize) -> T {
    all[n % all.len()]
}

macro_rules! samples {
    ($($type:ty: |$n:ident| $value:expr;)+) => {$(
        impl Sample for $type {
            fn sample($n: usize) -> $type { $value }
        }
    )+};
}

samples! {
    UnitId: |n| UnitId(2 * n as u8);
    Hex: |n| pick(&["0303", "1009", "1407", "1808", "0606", "1910"], n).parse().unwrap();
    Dir: |n| pick(&Dir::ALL, n);
    Area: |n| pick(&Area::ALL, n);
    Side: |n| pick(&Side::BOTH, n);
    Seat: |n| pick(&[Seat::One, Seat::Two], n);
    Kind: |n| pick(&Kind::ALL, n);
    Phase: |n| pick(&Phase::ALL, n);
    Peril: |n| pick(&[Peril::Fire, Peril::Crash, Peril::Collapse, Peril::Bridge], n);
    bool: |n| n.is_multiple_of(2);
    u8: |n| n as u8;
    u16: |n| n as u16;
    i16: |n| n as i16 - 1;
}

pub(crate) fn roster() -> Roster {
    let mut limits = [2; KINDS];
    limits[Kind::Elowyn.index()] = 2;
    Roster::new(&limits)
}

/// A scrap of Esirien: two places, a bridge, a gate.
pub(crate) fn board() -> Board {
    let hex = |s: &str| s.parse::<Hex>().unwrap();
    let place = |s: &str, name: &str| Place { hex: hex(s), vp: 2, vp_after_elowyn: None, name: name.to_owned() };
    let gate =
        |a: &str, b: &str| Entrance { inside: hex(a), outside: hex(b), gate: true, tower: false, destroys_vp: false };
    let hexes = ["0303", "1009", "1407", "1307", "1808", "0606", "0707", "1910", "0807", "0908"];
    Board::new(BoardSpec {
        id: "esirien".to_owned(),
        name: "Esirien".to_owned(),
        columns: 25,
        rows: 17,
        terrain: hexes.iter().map(|h| (hex(h), Terrain::Clear)).collect(),
        places: vec![place("1009", "Market Hall"), place("1808", "The Fan’s Own House")],
        crossings: vec![Crossing { hex: hex("1407"), sides: vec![hex("1307")] }],
        crossing_names: vec!["North Bridge".to_owned()],
        entrances: vec![gate("0707", "0606")],
        entrance_names: vec!["West Gate".to_owned()],
        ..BoardSpec::default()
    })
    .unwrap()
}

/// Runs a test with a context.
pub(crate) fn with_context<T>(test: impl FnOnce(&Context) -> T) -> T {
    let (roster, board) = (roster(), board());
    test(&Context { roster: &roster, board: &board })
}

/// Outcomes of every reason and grade.
pub(crate) fn outcomes() -> Vec<Outcome> {
    let grades = || std::iter::once(None).chain(Grade::ALL.into_iter().map(Some));
    let all = EndReason::ALL.into_iter().flat_map(|r| grades().map(move |g| (r, g)));
    all.flat_map(|(reason, grade)| Side::BOTH.map(|winner| Outcome { winner, reason, grade, vp: 17 })).collect()
}

/// Chances of every roll, need and modifier.
pub(crate) fn chances(n: usize) -> Vec<Chance> {
    let needs = [Need::AtLeast(5), Need::AtMost(3), Need::Value];
    let modifiers = crate::chance::modifier_samples(n);
    let modifiers = [Some((pick(&modifiers, n), 1)), Some((pick(&modifiers, n + 1), -2)), None];
    let rolls = crate::chance::roll_samples(n).into_iter();
    rolls.flat_map(|roll| needs.map(|need| Chance { roll, dice: 1 + (n % 2) as u8, need, modifiers })).collect()
}
