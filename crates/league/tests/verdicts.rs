//! What records prove: every golden record, read independently of the league.

use dragonrage_league::{Unproven, verify};
use dragonrage_rules::{Class, Kind, Record, Status};
use std::path::PathBuf;

fn golden() -> Vec<(String, String)> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../cases/golden");
    let files = std::fs::read_dir(folder).unwrap().flatten().map(|e| e.path());
    files.map(|p| (p.display().to_string(), std::fs::read_to_string(p).unwrap())).collect()
}

#[test]
fn golden_records_are_proved() {
    let components = dragonrage_data::embedded();
    let (mut heroes_killed, mut dragons_dead, mut own_deaths) = (0, 0, 0);
    for (file, text) in golden() {
        let record = Record::parse(&text).unwrap();
        let game = record.replay(&components, usize::MAX, |_, _, _| {}).unwrap();
        let found = match verify(&components, &text) {
            Ok(found) => found,
            Err(e) => {
                assert!(matches!(e, Unproven::Unfinished) && game.outcome().is_none(), "{file}: {e}");
                continue;
            }
        };
        // The remark that the journal wrote at the end of the game.
        let told = text.lines().find(|l| l.starts_with("# ") && l.contains(" wins: ")).unwrap();
        assert!(
            told.starts_with(&format!("# {} wins: {}", found.winner.code(), found.reason.code())),
            "{file}: {told}"
        );
        let vp: i32 = told.trim_end_matches(" VP").rsplit(' ').next().unwrap().parse().unwrap();
        assert_eq!(i32::from(found.vp), vp.max(0), "{file}");
        assert_eq!(i32::from(found.vp + found.vp_left), i32::from(game.board().vp_total()), "{file}");
        // Dead heroes and dragons, counted in the last position.
        let dead = |test: &dyn Fn(Kind) -> bool, side: dragonrage_rules::Side| {
            let gone = |s: Status| matches!(s, Status::Destroyed | Status::Carcass);
            let units = game
                .units()
                .filter(|(id, u)| u.side == Some(side) && gone(u.status) && game.kind(*id).is_some_and(test));
            units.count() as u8
        };
        let hero = |k: Kind| k.class() == Class::Hero;
        let (theirs, ours) =
            (dead(&hero, dragonrage_rules::Side::Defender), dead(&hero, dragonrage_rules::Side::Invader));
        let dragons = dead(&|k| k == Kind::Dragon, dragonrage_rules::Side::Invader);
        assert!(found.kills.invader <= theirs && found.kills.defender >= dragons, "{file}");
        assert!(found.kills.defender <= ours + dragons, "{file}");
        heroes_killed += u32::from(found.kills.invader);
        dragons_dead += u32::from(dragons);
        own_deaths += u32::from(theirs - found.kills.invader);
    }
    println!("{heroes_killed} heroes killed, {own_deaths} lost without the enemy; {dragons_dead} dragons dead");
    assert!(heroes_killed > 0 && dragons_dead > 0);
}

#[test]
fn a_record_that_was_changed_proves_nothing() {
    let components = dragonrage_data::embedded();
    let (_, text) = golden().into_iter().find(|(file, _)| file.contains("esirien-3-squire")).unwrap();
    let verdict = verify(&components, &text).unwrap();
    // A die, a name of a unit, the end: everything is noticed; a remark is not part of the game.
    let lines: Vec<&str> = text.lines().collect();
    let die = lines.iter().rposition(|l| l.starts_with("roll ")).unwrap_or_else(|| panic!("no roll"));
    let mut changed = lines.clone();
    let other = if lines[die] == "roll 1" { "roll 2" } else { "roll 1" };
    changed[die] = other;
    assert!(verify(&components, &changed.join("\n")).is_err());
    assert!(verify(&components, &lines[..lines.len() - 3].join("\n")).is_err());
    let remarked = text.replace("# invader-movement", "# a remark");
    assert_eq!(verify(&components, &remarked).unwrap().fingerprint, verdict.fingerprint);
    let renamed = text.replacen("\ninvader ", "\ninvader other-", 1);
    assert_ne!(verify(&components, &renamed).unwrap().fingerprint, verdict.fingerprint);
}
