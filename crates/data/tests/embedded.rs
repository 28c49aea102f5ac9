//! The files that are built into the program.

use dragonrage_data::{Files, embedded, load};
use dragonrage_rules::{Kind, Odds, Side};

#[test]
fn embedded_data_load() {
    let c = load(&Files::embedded()).unwrap_or_else(|p| panic!("{p}"));
    assert_eq!(c.boards.len(), 2);
    assert_eq!(c.roster.len(), 77);
    assert_eq!(c.unit(Kind::Infantry).attack, Some(2));
    assert_eq!(c.unit(Kind::Wizard).attack, None);
    assert_eq!(c.spell_points, 10);
    assert_eq!(c.combat.odds(11, 2, false), Odds::OneDie(2));
    let s = c.scenario("esirien-1").unwrap();
    assert_eq!(s.objective, 19);
    assert_eq!(s.forces[Side::Defender].iter().map(|f| f.count).sum::<u8>(), 22);
    assert_eq!(embedded().hash, c.hash);
}
