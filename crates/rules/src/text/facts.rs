//! How each fact of a position is written down and read again, side by side. The whole text is [`crate::position`]'s.

use crate::play::state::Boost;
use crate::text::position::{Line, Read, task_text, unit_text};
use crate::{EndReason, Grade, Hex, Outcome, Phase, Roster, Seat, Setup, Side, UnitId};
use Print::{OfSide, Whole};
use std::fmt::{Display, Write};

/// How one fact of a position is written down and read again. Whoever adds a fact to the ledger adds its form here.
struct Entry {
    /// The word that its lines begin with.
    key: &'static str,
    print: Print,
    read: Reader,
}

type Reader = fn(&mut Line, &mut Setup) -> Read<()>;

#[derive(Clone, Copy)]
enum Print {
    Whole(fn(&Setup, &mut Lines)),
    /// One that each side has for itself.
    OfSide(fn(&Setup, Side, &mut Lines)),
}

/// Every fact, in the order in which they are printed. Records promise checksums over it: what is here stays as it is.
const FACTS: &[Entry] = &[
    Entry {
        key: "objective",
        print: Whole(|s, to| to.say(s.ledger.objective)),
        read: |line, s| line.into(&mut s.ledger.objective),
    },
    Entry { key: "turn", print: Whole(|s, to| to.say(s.ledger.turn)), read: |line, s| line.into(&mut s.ledger.turn) },
    Entry {
        key: "phase",
        print: Whole(|s, to| to.say(s.ledger.phase.code())),
        read: |line, s| line.of("phase", Phase::from_code).map(|phase| s.ledger.phase = phase),
    },
    Entry {
        key: "vp-change",
        print: Whole(|s, to| {
            if s.vp_change != 0 {
                to.say(s.vp_change);
            }
        }),
        read: |line, s| line.into(&mut s.vp_change),
    },
    Entry {
        key: "clocks",
        print: Whole(|s, to| to.say(format_args!("{} {}", s.ledger.last_vp_turn, s.ledger.last_inside_turn))),
        read: |line, s| line.into(&mut s.ledger.last_vp_turn).and_then(|()| line.into(&mut s.ledger.last_inside_turn)),
    },
    Entry {
        key: "unit",
        print: Whole(|s, to| s.units.iter().for_each(|u| to.say(unit_text(to.roster, u)))),
        read: |line, s| {
            let unit = line.read_unit()?;
            if s.units.len() < 256 {
                s.units.push(unit);
            }
            Ok(())
        },
    },
    Entry {
        key: "smashed",
        print: Whole(|s, to| to.hexsides(&s.ledger.smashed)),
        read: |line, s| line.hexside(&mut s.ledger.smashed),
    },
    Entry {
        key: "open",
        print: Whole(|s, to| {
            for (hexsides, side) in
                [(&s.ledger.opened_by_defender, Side::Defender), (&s.ledger.opened_by_invader, Side::Invader)]
            {
                hexsides.iter().for_each(|(a, b)| to.say(format_args!("{a}-{b} {}", side.code())));
            }
        }),
        read: |line, s| {
            let (a, b) = line.sides_of()?;
            match line.side()? {
                Side::Invader => s.ledger.opened_by_invader.push((a, b)),
                Side::Defender => s.ledger.opened_by_defender.push((a, b)),
            }
            Ok(())
        },
    },
    Entry {
        key: "invader-controls",
        print: Whole(|s, to| to.hexsides(&s.ledger.invader_controls)),
        read: |line, s| line.hexside(&mut s.ledger.invader_controls),
    },
    Entry {
        key: "breached",
        print: Whole(|s, to| to.hexsides(&s.ledger.breached)),
        read: |line, s| line.hexside(&mut s.ledger.breached),
    },
    Entry {
        key: "razed",
        print: Whole(|s, to| to.hexes(&s.ledger.razed)),
        read: |line, s| line.hexes(&mut s.ledger.razed),
    },
    Entry {
        key: "burned",
        print: Whole(|s, to| to.hexes(&s.ledger.burned)),
        read: |line, s| line.hexes(&mut s.ledger.burned),
    },
    Entry {
        key: "broken",
        print: Whole(|s, to| to.hexes(&s.ledger.broken)),
        read: |line, s| line.hexes(&mut s.ledger.broken),
    },
    Entry {
        key: "prepared",
        print: Whole(|s, to| to.hexes(&s.ledger.prepared)),
        read: |line, s| line.hexes(&mut s.ledger.prepared),
    },
    Entry {
        key: "struck",
        print: Whole(|s, to| to.hexes(&s.ledger.struck)),
        read: |line, s| line.hexes(&mut s.ledger.struck),
    },
    Entry {
        key: "joined",
        print: Whole(|s, to| to.units(&s.ledger.joined)),
        read: |line, s| line.units(&mut s.ledger.joined),
    },
    Entry {
        key: "culprits",
        print: Whole(|s, to| to.units(&s.ledger.culprits)),
        read: |line, s| line.units(&mut s.ledger.culprits),
    },
    Entry {
        key: "fog",
        print: OfSide(|s, side, to| {
            if let Some(hex) = s.ledger.fog[side] {
                to.say(format_args!("{} {hex}", side.code()));
            }
        }),
        read: |line, s| {
            let side = line.side()?;
            s.ledger.fog[side] = Some(line.hex()?);
            Ok(())
        },
    },
    Entry {
        key: "boost",
        print: OfSide(|s, side, to| {
            if let Some(boost) = s.ledger.boost[side] {
                to.say(format_args!("{} {} {}", side.code(), boost.hex, boost.radius));
            }
        }),
        read: |line, s| {
            let side = line.side()?;
            s.ledger.boost[side] = Some(Boost { hex: line.hex()?, radius: line.number()? });
            Ok(())
        },
    },
    Entry {
        key: "whirlwind",
        print: OfSide(|s, side, to| {
            for (n, hex) in s.ledger.whirlwinds[side].iter().enumerate() {
                if let Some(hex) = hex {
                    to.say(format_args!("{} {} {hex}", side.code(), n + 1));
                }
            }
        }),
        read: |line, s| {
            let side = line.side()?;
            let n = line.of("whirlwind number, 1 or 2", |w| ["1", "2"].iter().position(|x| *x == w))?;
            s.ledger.whirlwinds[side][n] = Some(line.hex()?);
            Ok(())
        },
    },
    Entry {
        key: "kept",
        print: OfSide(|s, side, to| {
            if let Some((hex, power)) = s.ledger.kept[side] {
                to.say(format_args!("{} {hex} {power}", side.code()));
            }
        }),
        read: |line, s| {
            let side = line.side()?;
            s.ledger.kept[side] = Some((line.hex()?, line.number()?));
            Ok(())
        },
    },
    Entry {
        key: "demoralised",
        print: OfSide(|s, side, to| {
            if s.ledger.demoralised[side] {
                to.say(side.code());
            }
        }),
        read: |line, s| {
            let side = line.side()?;
            s.ledger.demoralised[side] = true;
            Ok(())
        },
    },
    Entry {
        key: "side-dice",
        print: Whole(|s, to| {
            let [one, two] = s.ledger.side_dice;
            if (one, two) != (0, 0) {
                to.say(format_args!("{one} {two}"));
            }
        }),
        read: |line, s| {
            s.ledger.side_dice = [line.number()?, line.number()?];
            Ok(())
        },
    },
    Entry {
        key: "invader-seat",
        print: Whole(|s, to| {
            if let Some(seat) = s.ledger.invader_seat {
                to.say(if seat == Seat::One { 1 } else { 2 });
            }
        }),
        read: |line, s| {
            let seat = |w: &str| [("1", Seat::One), ("2", Seat::Two)].iter().find(|x| x.0 == w).map(|x| x.1);
            s.ledger.invader_seat = Some(line.of("seat, 1 or 2", seat)?);
            Ok(())
        },
    },
    Entry {
        key: "placing",
        print: Whole(|s, to| {
            if let Some(unit) = s.ledger.placing {
                let picked = if s.ledger.picked { " picked" } else { "" };
                to.say(format_args!("{}{picked}", to.roster.name(unit)));
            }
        }),
        read: |line, s| {
            s.ledger.placing = Some(line.unit()?);
            if line.words.clone().next() == Some("picked") {
                line.words.next();
                s.ledger.picked = true;
            }
            Ok(())
        },
    },
    Entry {
        key: "passage",
        print: Whole(|s, to| match (s.ledger.passage, s.ledger.came_from) {
            (Some(unit), Some(from)) => to.say(format_args!("{} {from}", to.roster.name(unit))),
            (Some(unit), None) => to.say(to.roster.name(unit)),
            (None, _) => {}
        }),
        read: |line, s| {
            s.ledger.passage = Some(line.unit()?);
            s.ledger.came_from = if line.words.clone().next().is_some() { Some(line.hex()?) } else { None };
            Ok(())
        },
    },
    Entry {
        key: "reinforcements",
        print: Whole(|s, to| {
            if s.ledger.arrivals != 0 || s.ledger.delayed != 0 {
                to.say(format_args!("{} {}", s.ledger.arrivals, s.ledger.delayed));
            }
        }),
        read: |line, s| line.into(&mut s.ledger.arrivals).and_then(|()| line.into(&mut s.ledger.delayed)),
    },
    Entry {
        key: "task",
        print: Whole(|s, to| s.tasks.iter().for_each(|task| to.say(task_text(to.roster, task)))),
        read: |line, s| {
            let task = line.read_task()?;
            if s.tasks.len() < 64 {
                s.tasks.push(task);
            }
            Ok(())
        },
    },
    Entry {
        key: "result",
        print: Whole(|s, to| {
            if let Some(o) = s.ledger.outcome {
                let grade = o.grade.map_or("ungraded", Grade::code);
                to.say(format_args!("{} {} {grade} {}", o.winner.code(), o.reason.code(), o.vp));
            }
        }),
        read: |line, s| {
            let winner = line.side()?;
            let reason = line.of("reason", |w| EndReason::ALL.into_iter().find(|r| r.code() == w))?;
            let grade = line.of("grade", |w| match w {
                "ungraded" => Some(None),
                _ => Grade::ALL.into_iter().find(|g| g.code() == w).map(Some),
            })?;
            s.ledger.outcome = Some(Outcome { winner, reason, grade, vp: line.number()? });
            Ok(())
        },
    },
];

/// Prints all facts.
pub(super) fn print(s: &Setup, lines: &mut Lines) {
    // What sides have is told side by side.
    for run in FACTS.chunk_by(|a, b| matches!((a.print, b.print), (OfSide(_), OfSide(_)))) {
        for side in Side::BOTH {
            for entry in run {
                lines.key = entry.key;
                match entry.print {
                    OfSide(print) => print(s, side, lines),
                    Whole(print) if side == Side::BOTH[0] => print(s, lines),
                    Whole(_) => {}
                }
            }
        }
    }
}

/// Reads the rest of a line that begins with this word.
pub(super) fn reader(key: &str) -> Option<Reader> {
    FACTS.iter().find(|entry| entry.key == key).map(|entry| entry.read)
}

/// Lines of a position under the writer's pen.
pub(super) struct Lines<'a> {
    roster: &'a Roster,
    /// What they begin with.
    key: &'static str,
    pub(super) text: String,
}

impl<'a> Lines<'a> {
    /// More lines after these.
    pub(super) fn after(text: String, roster: &'a Roster) -> Lines<'a> {
        Lines { roster, key: "", text }
    }

    /// One line.
    fn say(&mut self, what: impl Display) {
        let _ = writeln!(self.text, "{} {what}", self.key);
    }

    /// A line for each.
    fn hexsides(&mut self, all: &[(Hex, Hex)]) {
        all.iter().for_each(|(a, b)| self.say(format_args!("{a}-{b}")));
    }

    /// One line for all, if there are any.
    fn hexes(&mut self, all: &[Hex]) {
        self.list(all.iter().map(Hex::to_string).collect());
    }

    fn units(&mut self, all: &[UnitId]) {
        self.list(all.iter().map(|u| self.roster.name(*u)).collect());
    }

    fn list(&mut self, names: Vec<String>) {
        if !names.is_empty() {
            self.say(names.join(" "));
        }
    }
}
