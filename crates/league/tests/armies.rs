//! Armies: prices, terms, chance, commitments. What the rules say stands in cases/league; here is what holds for all armies.

use dragonrage_league::{Army, Deal, Draw, Objective, Salt, Sealed, Terms, random_army, too_few_counters};
use dragonrage_rules::options::CharacterCost;
use dragonrage_rules::{Action, BySide, Components, Force, Game, Journal, Kind, Options, Record, Setup, Side};
use proptest::prelude::*;
use std::sync::Arc;

fn components() -> Arc<Components> {
    dragonrage_data::embedded()
}

fn army(text: &str) -> Army {
    text.parse().unwrap()
}

fn any_army() -> impl Strategy<Value = Army> {
    let kinds: Vec<Kind> = Army::codes().iter().filter_map(|c| Kind::from_code(c)).collect();
    let force = (proptest::sample::select(kinds), 1u8..20).prop_map(|(kind, count)| Force { kind, count });
    proptest::collection::vec(force, 1..8).prop_map(Army::new)
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(400) })]

    #[test]
    fn an_army_is_its_text(a in any_army()) {
        prop_assert_eq!(a.to_string().parse::<Army>().unwrap(), a);
    }

    #[test]
    fn any_text_is_read_or_refused(text in "\\PC{0,60}") {
        let _ = text.parse::<Army>();
        let _ = Deal::read(&components(), &text);
    }

    /// Whatever is legal can be set up, and whatever is not names its reasons.
    #[test]
    fn a_legal_army_plays(seed in 0u64..100_000, nurkott: bool) {
        let (c, map) = (components(), if nurkott { "nurkott" } else { "esirien" });
        let options = Options::default();
        let mut draw = Draw::new(seed, 0);
        let armies = Side::BOTH.map(|side| {
            let terms = Terms::point_buy(&c, map, side, &options).unwrap();
            let army = random_army(&c, &terms, &mut draw).unwrap();
            assert!(terms.check(&c, &army).is_empty());
            army
        });
        let [invader, defender] = armies;
        let forces = BySide { invader: invader.forces().to_vec(), defender: defender.forces().to_vec() };
        let armies = BySide { invader, defender };
        let stage = dragonrage_league::stage(&c, map).unwrap();
        let mut setup = Setup::fresh(&c, &stage.id, options).unwrap();
        // Both may have chosen the same counters; then they choose again [S-130].
        let mustered = setup.muster(&c, &forces);
        prop_assert_eq!(mustered.is_ok(), too_few_counters(&c, &armies).is_empty());
        prop_assert!(mustered.is_err() || Game::new(&c, &setup).is_ok());
        let objective = Objective::chosen(&c, map, &armies, false).total();
        prop_assert!((1..=41).contains(&objective));
    }

    /// A commitment opens to one army, one salt, one side and one game only.
    #[test]
    fn a_commitment_binds(a in any_army(), b in any_army(), salt: [u8; 32], other: [u8; 32]) {
        let sealed = Sealed { army: a.clone(), salt: Salt(salt) };
        let shown = sealed.commitment("Friday", Side::Invader);
        prop_assert_eq!(sealed.commitment("Friday", Side::Invader), shown);
        prop_assert_eq!(Sealed { army: b.clone(), salt: Salt(salt) }.commitment("Friday", Side::Invader) == shown, a == b);
        prop_assert_eq!(Sealed { army: a.clone(), salt: Salt(other) }.commitment("Friday", Side::Invader) == shown, salt == other);
        prop_assert_ne!(sealed.commitment("Friday", Side::Defender), shown);
        prop_assert_ne!(sealed.commitment("Monday", Side::Invader), shown);
    }
}

#[test]
fn planned_armies_by_chance_fit() {
    let c = components();
    for map in ["esirien", "nurkott"] {
        for side in Side::BOTH {
            let terms = Terms::planned(&c, map, side, &Options::default()).unwrap();
            for seed in 0..50 {
                let army = random_army(&c, &terms, &mut Draw::new(seed, 1));
                assert!(army.is_some_and(|a| terms.check(&c, &a).is_empty()), "{map} {side:?} {seed}");
            }
        }
    }
}

/// Points and units of a point-buy or planned game bind, and nothing else: whoever a scenario prints may be taken [S-130].
#[test]
fn the_printed_forces_of_all_scenarios_may_be_taken() {
    let c = components();
    assert_eq!(c.scenarios.len(), 12);
    for scenario in &c.scenarios {
        for side in Side::BOTH {
            let (map, options) = (&scenario.map, &Options::default());
            let printed = Army::new(scenario.forces[side].iter().copied());
            let whose = format!("{} {side:?}: {printed}", scenario.id);
            let check = |terms: Result<Terms, _>| terms.unwrap().check(&c, &printed);
            assert_eq!(check(Terms::scenario(&c, map, side, options)), [], "{whose}");
            for terms in [Terms::point_buy(&c, map, side, options), Terms::planned(&c, map, side, options)] {
                let limits = ["army-too-dear", "army-too-cheap", "army-too-many", "army-too-few"];
                let other: Vec<_> = check(terms).into_iter().filter(|n| !limits.contains(&n.key)).collect();
                assert_eq!(other, [], "{whose}");
            }
        }
    }
}

/// Armies of both peoples, several heroes and wizards on a side: whatever may be bought can be played with.
#[test]
fn mixed_armies_play() {
    let (c, options) = (components(), Options::default());
    let armies = [
        ("esirien", "YD, SER, 4 INF, 2 GOB, HERO, BOSS, BAL", "4 CAV, 4 ORC, 4 GOB, WZD, SHAM, CAT"),
        ("nurkott", "ROC, 4 INF, 2 TRL, WZD, SHAM", "8 ORC, 4 ARH, HERO, BOSS, 2 BAL"),
    ];
    for (map, invader, defender) in armies {
        let armies = BySide { invader: army(invader), defender: army(defender) };
        for side in Side::BOTH {
            assert_eq!(
                Terms::point_buy(&c, map, side, &options).unwrap().check(&c, &armies[side]),
                [],
                "{map} {side:?}"
            );
        }
        for seed in 0..3 {
            let header = dragonrage_league::header(&c, map, options, &armies, 17).unwrap();
            let (mut journal, mut draw) = (Journal::begin(&c, header).unwrap(), Draw::new(seed, 0));
            let (mut all, mut events) = (Vec::new(), Vec::new());
            for _ in 0..1_500 {
                all.clear();
                journal.game().legal_actions(&mut all);
                all.retain(|a| !matches!(a, Action::Concede(_)));
                let Some(action) = (!all.is_empty()).then(|| all[draw.below(all.len())]) else { break };
                journal.apply(action, &mut events).unwrap();
            }
            assert!(journal.game().turn() > 0, "{map} {seed}: nothing was played");
            let again = Record::parse(&journal.text()).unwrap().replay(&c, usize::MAX, |_, _, _| ()).unwrap();
            assert_eq!(again.hash(), journal.game().hash(), "{map} {seed}");
        }
    }
}

#[test]
fn a_file_that_was_tampered_with_is_refused() {
    let c = components();
    let mut deal = Deal::point_buy(&c, "Friday", "esirien", Options::default()).unwrap();
    let sealed = |text: &str, n: u8| Sealed { army: army(text), salt: Salt([n; 32]) };
    let (ours, theirs) = (sealed("2 D", 1), sealed("12 INF, 4 ARH, HERO, WZD", 2));
    deal.commit(Side::Invader, ours.commitment("Friday", Side::Invader)).unwrap();
    deal.commit(Side::Defender, theirs.commitment("Friday", Side::Defender)).unwrap();
    deal.open(&c, Side::Invader, ours).unwrap();
    let text = deal.text();
    assert_eq!(Deal::read(&c, &text).unwrap(), deal);
    for (right, wrong) in [
        ("army = \"2 D\"", "army = \"D, ROC\""),
        ("about = \"Friday\"", "about = \"Saturday\""),
        (&"01".repeat(32), &"03".repeat(32)),
        ("map = \"esirien\"", "map = \"atlantis\""),
        ("format = 1", "format = 2"),
    ] {
        let changed = text.replace(right, wrong);
        assert_ne!(changed, text, "{right}");
        assert!(Deal::read(&c, &changed).is_err(), "{wrong}");
    }
}

#[test]
fn prices_of_characters_by_role_or_by_counter() {
    let c = components();
    // D-38: N1 totals 78 : 78 points by role, 72 : 84 by counter family.
    let (humans, greenskins) = (army("4 CAV, HERO, WZD, 6 INF, 4 ARH, 4 MIL"), army("3 WRG, 8 ORC, 7 GOB, BOSS, SHAM"));
    let price = |a: &Army, side, cost| a.half_points(&c, side, cost);
    assert_eq!(price(&humans, Side::Invader, CharacterCost::ByRole), 156);
    assert_eq!(price(&greenskins, Side::Defender, CharacterCost::ByRole), 156);
    assert_eq!(price(&humans, Side::Invader, CharacterCost::ByCounter), 144);
    assert_eq!(price(&greenskins, Side::Defender, CharacterCost::ByCounter), 168);
}
