//! Samples of what is said, word for word.

use super::samples::{board, roster, with_context};
use crate::{Command, Context, Lang, Value, Words};
use dragonrage_rules::*;

fn hex(s: &str) -> Hex {
    s.parse().unwrap()
}

fn in_all_languages(say: impl Fn(&Words) -> String) -> [String; 4] {
    Lang::ALL.map(|lang| say(&Words::new(lang)))
}

#[test]
fn a_label_names_the_destination() {
    with_context(|context| {
        let unit = context.roster.unit(Kind::Infantry, 2).unwrap();
        let english = Words::new(Lang::En);
        let step = Action::Step { unit, dir: Dir::SE };
        assert_eq!(english.action(step, None, context), "Infantry 2 moves south-east");
        assert_eq!(english.action(step, Some(hex("0908")), context), "Infantry 2 moves south-east");
        assert_eq!(english.action(step, Some(hex("0807")), context), "Infantry 2 moves south-east to 0908");
        let walk = Action::Walk { unit, dir: Dir::SE };
        assert_eq!(english.action(walk, Some(hex("0807")), context), "Infantry 2 walks south-east to 0908");
    });
}

#[test]
fn who_comes_on_is_told_with_facing_and_flight() {
    with_context(|context| {
        let (unit, at, dir) = (context.roster.unit(Kind::Roc, 1).unwrap(), hex("0202"), Dir::SE);
        let told = |flying: bool| {
            let event = Event { what: What::EnteredFacing { unit, hex: at, dir, flying }, rules: &[] };
            in_all_languages(|words| words.event(&event, context))
        };
        assert_eq!(told(false)[0], "Roc 1 comes on in 0202, facing south-east.");
        assert_eq!(told(true)[0], "Roc 1 comes on in 0202, facing south-east, in flight.");
        assert!((1..4).all(|n| told(true)[n].len() > told(false)[n].len()), "{:?}", told(true));
    });
}

#[test]
fn a_slither_that_turns_is_told_as_a_slither() {
    let components = dragonrage_data::embedded();
    let mut setup = Setup::fresh(&components, "esirien-3", Options::default()).unwrap();
    let unit = components.roster.unit(Kind::Wurm, 1).unwrap();
    let mut wurm = setup.units[0];
    (wurm.unit, wurm.side, wurm.status, wurm.hex) = (unit, Side::Invader, Status::OnMap, Some(hex("0505")));
    wurm.facing = Dir::N;
    setup.units = vec![wurm];
    (setup.ledger.phase, setup.ledger.turn) = (Phase::InvaderMovement, 1);
    let game = Game::new(&components, &setup).unwrap();
    let turn = in_all_languages(|words| words.choice(&game, Action::Slither { unit, dir: Dir::NE }));
    assert_eq!(turn[0], "Wurm 1 slithers round to face north-east");
    let ahead = in_all_languages(|words| words.choice(&game, Action::Slither { unit, dir: Dir::N }));
    assert_eq!(ahead[0], "Wurm 1 slithers north to 0504");
    let context = Context { roster: &components.roster, board: game.board() };
    let event = Event { what: What::SlitherTurned { unit, dir: Dir::NE }, rules: &[] };
    let told = in_all_languages(|words| words.event(&event, &context));
    assert!((0..4).all(|n| told[n] == format!("{}.", turn[n])), "{told:?}");
}

#[test]
fn places_have_names_unless_a_map_renames_them() {
    with_context(|context| {
        let named = |at: &str| in_all_languages(|words| words.hex(hex(at), context));
        assert_eq!(
            named("1009"),
            ["1009 (Market Hall)", "1009 (Lonja)", "1009 (Markthalle)", "1009 (Halle du marché)"]
        );
        assert_eq!(named("1808")[2], "1808 (The Fan’s Own House)");
        assert_eq!(named("1407")[3], "1407 (pont du Nord)");
        assert_eq!(named("0807")[1], "0807");
    });
}

#[test]
fn a_roll_tells_its_odds() {
    with_context(|context| {
        let unit = context.roster.unit(Kind::Infantry, 1).unwrap();
        let target = context.roster.unit(Kind::Dragon, 1).unwrap();
        let chance = Chance {
            roll: Roll::Hit { unit, target, area: Area::Head },
            dice: 1,
            need: Need::AtLeast(6),
            modifiers: [Some((Modifier::Hero, 1)), None, None],
        };
        assert_eq!(
            Words::new(Lang::En).chance(&chance, context),
            "Infantry 1 strikes at the head of Dragon 1: 1d6 +1 (hero), 6 or more needed; 33% (2 of 6 ways)"
        );
        let what = What::Rolled { chance, a: 5, b: 0, success: Some(true) };
        assert_eq!(
            Words::new(Lang::De).event(&Event { what, rules: &[] }, context),
            "Infanterie 1 schlägt nach dem Kopf von Drache 1: 5 + 1 = 6, nötig mindestens 6: Treffer."
        );
    });
}

#[test]
fn a_climb_names_its_odds_and_who_goes_along() {
    with_context(|context| {
        let unit = context.roster.unit(Kind::Orcs, 1).unwrap();
        let scale = |along| Action::Scale { unit, dir: Dir::SE, along };
        let said = |along| in_all_languages(|words| words.action(scale(along), Some(hex("0807")), context));
        assert_eq!(said(false)[0], "Orc 1 scales the wall south-east to 0908");
        assert_eq!(said(true)[1], "Orco 1 y el héroe escalan el muro al sureste hasta 0908");
        assert_eq!(said(false)[2], "Ork 1 klettert nach Südosten über die Mauer auf 0908");
        assert_eq!(said(true)[3], "Orc 1 et le héros escaladent le mur vers le sud-est jusqu’en 0908");
        let chance = Chance {
            roll: Roll::Scale { unit, dir: Dir::SE },
            dice: 1,
            need: Need::AtLeast(5),
            modifiers: [Some((Modifier::NoDefenderNear, 1)), None, None],
        };
        assert_eq!(
            Words::new(Lang::En).chance(&chance, context),
            "Orc 1 tries to scale the wall to the south-east: 1d6 +1 (no defender near), 5 or more needed; 50% (3 of 6 ways)"
        );
    });
}

#[test]
fn a_roll_tells_what_gives_way() {
    with_context(|context| {
        let unit = context.roster.unit(Kind::Trolls, 1).unwrap();
        let rolled = |lang, roll, success| {
            let chance = Chance { roll, dice: 2, need: Need::AtLeast(9), modifiers: [None; 3] };
            let what = What::Rolled { chance, a: 4, b: 3, success: Some(success) };
            Words::new(lang).event(&Event { what, rules: &[] }, context)
        };
        let entrance = |gate| Roll::Break { unit, dir: Dir::N, gate };
        assert_eq!(
            rolled(Lang::En, entrance(false), true),
            "Troll 1 tries to break the door to the north: 4 + 3 = 7, 9 or more needed: the door breaks."
        );
        assert!(rolled(Lang::De, entrance(true), false).ends_with(": das Tor hält."));
        let clash = |volley| Roll::Clash { hex: hex("1009"), strength: 6, defence: 4, volley };
        assert!(rolled(Lang::En, clash(true), true).starts_with("Missiles at 1009 (Market Hall), 6 against 4: "));
        assert!(rolled(Lang::Es, clash(false), false).starts_with("Ataque contra 1009 (Lonja), 6 contra 4: "));
    });
}

#[test]
fn lightning_is_cast_or_kept() {
    with_context(|context| {
        let unit = context.roster.unit(Kind::Wizard, 1).unwrap();
        let said = |keep| {
            in_all_languages(|words| words.action(Action::BoltHex { unit, hex: hex("0807"), keep }, None, context))
        };
        assert_eq!(said(false)[0], "Wizard 1 casts lightning at the enemies in 0807");
        assert_eq!(said(true)[0], "Wizard 1 keeps lightning ready for an attack on 0807");
        assert_eq!(said(true)[1], "Mago 1 reserva rayos para un ataque contra 0807");
        assert_eq!(said(true)[2], "Magier 1 hält einen Blitz für einen Angriff auf 0807 bereit");
        assert_eq!(said(false)[3], "Magicien 1 lance un éclair sur les ennemis en 0807");
    });
}

#[test]
fn elementals_are_of_fire_or_earth_and_dismissed_for_a_price() {
    with_context(|context| {
        let unit = context.roster.unit(Kind::Wizard, 1).unwrap();
        let target = context.roster.unit(Kind::Elemental, 2).unwrap();
        let summon = |fire| {
            in_all_languages(|words| words.action(Action::Summon { unit, hex: hex("0807"), fire }, None, context))
        };
        assert_eq!(summon(true)[0], "Wizard 1 summons a fire elemental in 0807");
        assert_eq!(summon(false)[1], "Mago 1 convoca un elemental de tierra en 0807");
        assert_eq!(summon(true)[2], "Magier 1 beschwört einen Feuerelementar in 0807");
        assert_eq!(summon(false)[3], "Magicien 1 invoque un élémentaire de terre en 0807");
        let cost = |cost| {
            let what = What::DismissCost { unit, target, cost };
            in_all_languages(|words| words.event(&Event { what, rules: &[] }, context))
        };
        assert_eq!(cost(4)[0], "It would cost Wizard 1 4 SP to dismiss Elemental 2.");
        assert_eq!(cost(4)[1], "Desvanecer a Elemental 2 le costaría 4 PH a Mago 1.");
        assert_eq!(cost(1)[2], "Elementar 2 zu bannen würde Magier 1 1 Spruchpunkt kosten.");
        assert_eq!(cost(4)[3], "Renvoyer Élémentaire 2 coûterait 4 points de magie à Magicien 1.");
        let chance = Chance { roll: Roll::Dismiss { unit, target }, dice: 1, need: Need::Value, modifiers: [None; 3] };
        assert_eq!(Words::new(Lang::En).chance(&chance, context), "What Wizard 1 must pay to dismiss Elemental 2: 1d6");
    });
}

#[test]
fn participles_follow_the_unit() {
    with_context(|context| {
        let destroyed = |lang, kind| {
            let unit = context.roster.unit(kind, 1).unwrap();
            Words::new(lang).event(&Event { what: What::Destroyed { unit }, rules: &[] }, context)
        };
        assert_eq!(destroyed(Lang::Fr, Kind::Infantry), "Infanterie 1 est détruite.");
        assert_eq!(destroyed(Lang::Fr, Kind::Archers), "Archer 1 est détruit.");
        assert_eq!(destroyed(Lang::Es, Kind::Cavalry), "Caballería 1 queda destruida.");
        assert_eq!(destroyed(Lang::Es, Kind::Elowyn), "Elowyn queda destruida.");
        assert_eq!(
            in_all_languages(|words| words.wounded(Kind::Elowyn)),
            ["wounded", "herida", "verwundet", "blessée"]
        );
        assert_eq!(Words::new(Lang::Fr).wounded(Kind::Hero), "blessé");
    });
}

#[test]
fn french_elides_before_a_vowel() {
    with_context(|context| {
        let morale = |kind| {
            let unit = context.roster.unit(kind, 1).unwrap();
            let (roll, need) = (Roll::Morale { unit }, Need::AtLeast(4));
            Words::new(Lang::Fr).chance(&Chance { roll, dice: 1, need, modifiers: [None; 3] }, context)
        };
        assert!(morale(Kind::Archers).starts_with("Jet de moral d’Archer 1\u{a0}: 1d6"));
        assert!(morale(Kind::Hero).starts_with("Jet de moral de Héros 1\u{a0}: 1d6"));
    });
}

#[test]
fn an_outcome_names_the_city() {
    with_context(|context| {
        let outcome =
            Outcome { winner: Side::Invader, reason: EndReason::AllDestroyed, grade: Some(Grade::Ultimate), vp: 40 };
        let said = in_all_languages(|words| words.outcome(&outcome, context));
        for (text, title) in said.iter().zip([
            "The Bane of Esirien",
            "La perdición de Esirien",
            "Fluch Esiriens",
            "La terreur d’Esirien",
        ]) {
            assert!(text.contains(title), "{text}");
        }
    });
}

#[test]
fn a_fans_bridges_and_gates_keep_their_names() {
    let mut spec = board().spec().clone();
    let roster = roster();
    for (name, told) in [("West Gate", "0707/0606 (Westtor)"), ("Fan Gate", "0707/0606 (Fan Gate)")] {
        spec.entrance_names = vec![name.to_owned()];
        spec.crossing_names = vec!["Fan Bridge".to_owned()];
        let board = Board::new(spec.clone()).unwrap();
        let context = &Context { roster: &roster, board: &board };
        let words = Words::new(Lang::De);
        assert_eq!(words.entrance(hex("0707"), hex("0606"), context), told);
        assert_eq!(words.hex(hex("1407"), context), "1407 (Fan Bridge)");
    }
}

#[test]
fn agreements_are_told_in_every_language() {
    let said =
        in_all_languages(|words| words.option_value("agreed_reinforcements", "from:8,every:3,count:1,at:0815+1413"));
    assert_eq!(
        said,
        [
            "from turn 8, every 3 turns, 1 unit at a time, in 0815, 1413",
            "desde el turno 8, cada 3 turnos, 1 unidad cada vez, en 0815, 1413",
            "ab Runde 8, alle 3 Runden, jeweils 1 Einheit, in 0815, 1413",
            "à partir du tour 8, tous les 3 tours, 1 unité à la fois, en 0815, 1413",
        ]
    );
    let usual = in_all_languages(|words| words.option_value("agreed_reinforcements", "standard"));
    assert_eq!(usual[0], "as the scenario says");
}

#[test]
fn ids_that_name_nothing_do_no_harm() {
    with_context(|context| {
        let words = Words::new(Lang::Fr);
        assert_eq!(words.unit(UnitId(255), context), "?255");
        assert_eq!(words.text("no-such-key", &[]), "no-such-key");
        assert_eq!(words.option_name("no such option"), "no such option");
        assert_eq!(words.option_value("hover", "sideways"), "sideways");
        let what = What::Destroyed { unit: UnitId(255) };
        assert!(words.event(&Event { what, rules: &[] }, context).starts_with("?255"));
        let far = Action::Bound { unit: UnitId(255), dir: Dir::N, hexes: 255 };
        assert!(words.action(far, Some(hex("0101")), context).starts_with("?255"));
    });
}

#[test]
fn commands_are_understood_in_both_languages() {
    for lang in Lang::ALL {
        let words = Words::new(lang);
        for command in Command::ALL {
            assert_eq!(words.command(&words.command_word(command)), Some(command), "{}", lang.code());
            assert_eq!(words.command(command.code()), Some(command), "{} {command:?}", lang.code());
        }
    }
    assert_eq!(Words::new(Lang::Es).command(" SI "), Some(Command::Yes));
    assert_eq!(Words::new(Lang::De).command("j"), Some(Command::Yes));
    assert_eq!(Words::new(Lang::De).command(""), None);
}

#[test]
fn plurals_follow_the_number() {
    let left = |lang, n: i32| Words::new(lang).text("sheet-fire-left", &[("left", Value::from(n))]);
    assert_eq!(left(Lang::En, 1), "1 breath left");
    assert_eq!(left(Lang::En, 0), "0 breaths left");
    assert_ne!(left(Lang::Fr, 0).replace('0', "2"), left(Lang::Fr, 2));
}

#[test]
fn words_can_be_shared_between_threads() {
    fn shared<T: Send + Sync>() {}
    shared::<Words>();
}
