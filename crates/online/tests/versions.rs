//! Logs of both versions of the dice: what somebody has kept is read, played on and proven as it was begun.

mod common;

use common::{Desk, first_line, terms};
use dragonrage_dice::{Seats, Version, verify};
use dragonrage_online::{Match, Refused, Sides};
use dragonrage_rules::{Seat, Side};

#[test]
fn logs_of_both_versions_are_played_and_proven() {
    let components = dragonrage_data::embedded();
    for version in Version::ALL {
        for (scenario, sides) in
            [("esirien-1", Sides::Roll), ("nurkott-1", Sides::Roll), ("nurkott-1", Sides::Defender)]
        {
            let mut desk = Desk::begun(&components, terms(&components, scenario, sides, None), version);
            // The first version names none: so do the logs that were written before there was another.
            assert_eq!(desk.log[0].line.contains("\"dice\""), version > Version::One);
            desk.play(400);
            assert!(desk.reads_again() && desk.game.steps() > 100);
            let verified = verify(&components, &desk.game.record()).unwrap();
            assert_eq!(verified.proof.version, version);
            let due = match (scenario, sides, version) {
                ("esirien-1", ..) => Seats::Rolled,
                (_, Sides::Defender, _) => Seats::Agreed(Side::Defender),
                (_, _, Version::Two) => Seats::Drawn,
                (_, _, Version::One) => Seats::Agreed(desk.game.side(Seat::One).unwrap()),
            };
            assert_eq!(verified.proof.seats, due);
            let one = desk.game.side(Seat::One).unwrap();
            assert_eq!(verified.sides.unwrap()[one], dragonrage_dice::Party::One, "record and log agree on the seats");
        }
    }
}

#[test]
fn a_version_that_nobody_knows_is_refused() {
    let components = dragonrage_data::embedded();
    let mut first = first_line(terms(&components, "esirien-1", Sides::Roll, None), Version::Two);
    first.line = first.line.replace("\"dice\":2", "\"dice\":3");
    assert_eq!(Match::begin(&components, &first).err(), Some(Refused::Terms("dice".to_owned())));
}
