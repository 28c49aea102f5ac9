//! Who may recruit what, and how much of it [3.3.1, 3.3.2, 4.3.1, S-130].

use crate::army::price;
use crate::{Army, Draw, Note};
use dragonrage_rules::options::{CharacterCost, OneLeaderEach, VictoryMode};
use dragonrage_rules::record::Header;
use dragonrage_rules::{BySide, Class, Components, Kind, Options, RuleIds, Ruleset, Scenario, Side};

/// The people of a city: in a campaign they defend it, and nobody else recruits them [4.3.1-c,d].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Family {
    /// Orange and yellow counters, engines included.
    Humans,
    /// Green and light-green counters, monsters excluded.
    Greenskins,
}

impl Family {
    /// The family that a counter belongs to.
    const fn of(kind: Kind) -> Option<Family> {
        match kind.class() {
            Class::Engine => Some(Family::Humans),
            Class::Troop | Class::Hero | Class::Wizard if kind.is_human() => Some(Family::Humans),
            Class::Troop | Class::Hero | Class::Wizard => Some(Family::Greenskins),
            _ => None,
        }
    }

    /// The rule that gives a city its people.
    const fn rules(self) -> RuleIds {
        match self {
            Family::Humans => &["4.3.1-c"],
            Family::Greenskins => &["4.3.1-d"],
        }
    }
}

/// The scenario whose set-up, reinforcements and order of play a game with chosen forces takes: the map's first one in
/// which the invader begins, as the sequence of play has it [2.6.1-a], and nobody rolls for sides.
pub fn stage<'a>(components: &'a Components, map: &str) -> Result<&'a Scenario, Note> {
    let plain = |s: &&Scenario| {
        s.map == map
            && s.first == Side::Invader
            && !s.roll_for_sides
            && s.options.ruleset == Ruleset::Reference
            && s.options.victory_mode == VictoryMode::Objective
    };
    components.scenarios.iter().find(plain).ok_or_else(|| {
        let known: Vec<&str> = components.boards.iter().map(|b| b.id()).collect();
        Note::new("league-map", &[])
            .text("map", map.chars().take(40).collect::<String>())
            .text("known", known.join(", "))
    })
}

/// What a game between two armies is played by; nobody is named yet.
pub fn header(
    components: &Components,
    map: &str,
    options: Options,
    armies: &BySide<Army>,
    objective: i16,
) -> Result<Header, Note> {
    let forces = |side: Side| armies[side].forces().to_vec();
    Ok(Header {
        forces: Some(BySide { invader: forces(Side::Invader), defender: forces(Side::Defender) }),
        objective: Some(objective),
        ..Header::new(components, &stage(components, map)?.id, options)
    })
}

/// What one side may recruit for a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Terms {
    /// The side.
    pub side: Side,
    /// Points in half points: at least and at most.
    pub points: (u32, u32),
    points_rules: RuleIds,
    /// Units: at least and at most.
    pub units: (u32, u32),
    units_rules: RuleIds,
    /// The city's people.
    people: Option<Family>,
    /// Is the city defended by its people, whom nobody else recruits?
    loyal: bool,
    /// Does the side come on from off the map?
    off_map: bool,
    cost: CharacterCost,
    leaders: OneLeaderEach,
}

impl Terms {
    /// The forces of a scenario as somebody might print it: whoever can be set up, as far as the counters go [S-130].
    pub fn scenario(components: &Components, map: &str, side: Side, options: &Options) -> Result<Terms, Note> {
        let stage = stage(components, map)?;
        Ok(Terms {
            side,
            points: (0, u32::MAX),
            points_rules: &[],
            units: (1, u32::MAX),
            units_rules: &["S-130"],
            people: stage.forces.defender.iter().find_map(|f| Family::of(f.kind)),
            loyal: false,
            off_map: stage.setup[side].is_empty(),
            cost: options.character_cost,
            leaders: options.one_leader_each,
        })
    }

    /// A planned scenario: 80–85 against 72–77 points, 20–22 defenders [3.3.1-a].
    pub fn planned(components: &Components, map: &str, side: Side, options: &Options) -> Result<Terms, Note> {
        let free = Terms::scenario(components, map, side, options)?;
        Ok(match side {
            Side::Invader => Terms { points: (160, 170), points_rules: &["3.3.1-a"], ..free },
            Side::Defender => Terms {
                points: (144, 154),
                points_rules: &["3.3.1-a"],
                units: (20, 22),
                units_rules: &["3.3.1-a"],
                ..free
            },
        })
    }

    /// A point-buy scenario: 80 against 75 points; what is not spent is lost [3.3.2-a, S-130].
    pub fn point_buy(components: &Components, map: &str, side: Side, options: &Options) -> Result<Terms, Note> {
        let most = match side {
            Side::Invader => 160,
            Side::Defender => 150,
        };
        let free = Terms::scenario(components, map, side, options)?;
        Ok(Terms { points: (0, most), points_rules: &["3.3.2-a"], ..free })
    }

    /// A game of a campaign: up to the availability points, a number of units that grows, and a city whose people defend
    /// it [4.3.1].
    pub fn campaign(
        components: &Components,
        map: &str,
        side: Side,
        options: &Options,
        game: usize,
        availability: u32,
    ) -> Result<Terms, Note> {
        let free = Terms::scenario(components, map, side, options)?;
        let points = (0, availability.saturating_mul(2));
        let units = (1, crate::campaign::unit_cap(game));
        Ok(Terms { points, points_rules: &["4.3.1-a"], units, units_rules: &["4.3.1-e"], loyal: true, ..free })
    }

    /// May the side recruit such units at all?
    pub fn may_recruit(&self, components: &Components, kind: Kind) -> Result<(), Note> {
        let priced = price(components, kind, self.side, self.cost).is_some();
        let note = |key, rules| Err(Note::new(key, rules).kind(kind));
        match (self.side, self.people.filter(|_| self.loyal)) {
            _ if !priced => note("army-not-for-hire", &["3.3.4-table"]),
            (Side::Defender, Some(people)) if Family::of(kind) != Some(people) => {
                note("army-not-of-the-city", people.rules())
            }
            (Side::Invader, Some(people)) if Family::of(kind) == Some(people) => {
                note("army-of-the-city", people.rules())
            }
            _ if kind.fits(self.side, self.off_map) => Ok(()),
            _ if kind.is_monster() => note("army-monsters-invade", &["2.2.2-a", "S-130"]),
            // Engines cannot come on from off the map.
            _ => note("army-cannot-come", &["S-06"]),
        }
    }

    /// All kinds that the side may recruit.
    pub fn hired(&self, components: &Components) -> Vec<Kind> {
        Kind::ALL.into_iter().filter(|k| self.may_recruit(components, *k).is_ok()).collect()
    }

    /// Price of the army for this side, in half points.
    pub fn price(&self, components: &Components, army: &Army) -> u32 {
        army.half_points(components, self.side, self.cost)
    }

    /// Is one unit of the class the most that an army may have, by house option [H-35]?
    fn leads_alone(&self, class: Class) -> bool {
        self.leaders == OneLeaderEach::Yes && matches!(class, Class::Hero | Class::Wizard)
    }

    /// Everything that is wrong with an army.
    pub fn check(&self, components: &Components, army: &Army) -> Vec<Note> {
        let mut notes: Vec<Note> =
            army.forces().iter().filter_map(|f| self.may_recruit(components, f.kind).err()).collect();
        for force in army.forces() {
            let there = components.roster.of_kind(force.kind).count() as u32;
            if u32::from(force.count) > there {
                notes.push(Note::new("army-counters", &["S-130", "S-114"]).kind(force.kind).number("there", there));
            }
        }
        for (class, key) in [(Class::Hero, "army-one-hero"), (Class::Wizard, "army-one-wizard")] {
            if self.leads_alone(class) && army.count(|k| k.class() == class) > 1 {
                notes.push(Note::new(key, &["H-35"]));
            }
        }
        let (points, units) = (self.price(components, army), army.units());
        if points > self.points.1 {
            let note = Note::new("army-too-dear", self.points_rules);
            notes.push(note.points("points", points).points("most", self.points.1));
        } else if points < self.points.0 {
            let note = Note::new("army-too-cheap", self.points_rules);
            notes.push(note.points("points", points).points("least", self.points.0));
        }
        if units > self.units.1 {
            notes
                .push(Note::new("army-too-many", self.units_rules).number("units", units).number("most", self.units.1));
        } else if units < self.units.0 {
            notes
                .push(Note::new("army-too-few", self.units_rules).number("units", units).number("least", self.units.0));
        }
        notes
    }
}

/// What two armies, each of which may be recruited, lack together: counters are there but once [S-130].
pub fn too_few_counters(components: &Components, armies: &BySide<Army>) -> Vec<Note> {
    let kinds = armies.invader.forces().iter().map(|f| f.kind);
    kinds
        .filter_map(|kind| {
            let there = components.roster.of_kind(kind).count() as u32;
            let wanted = Side::BOTH.map(|side| armies[side].count(|k| k == kind));
            let shared = wanted.iter().all(|n| (1..=there).contains(n));
            let note = || Note::new("army-too-few-counters", &["S-130", "S-114"]).kind(kind).number("there", there);
            (shared && wanted.iter().sum::<u32>() > there).then(note)
        })
        .collect()
}

/// An army by chance that the terms allow; it spends what it can. `None` if no army fits. The city's people serve the
/// defender, everybody else the invader: two armies by chance never want the same counters [S-130].
///
/// One unit after another is drawn among those that still fit, dear kinds as likely as cheap ones; where a least number
/// of units or of points is asked for, armies are drawn until one has it.
pub fn random_army(components: &Components, terms: &Terms, draw: &mut Draw) -> Option<Army> {
    const TRIES: usize = 2_000;
    let hired = Terms { loyal: true, ..terms.clone() }.hired(components);
    let mut best: Option<Army> = None;
    for _ in 0..TRIES {
        let army = one_army(components, terms, &hired, draw);
        if !terms.check(components, &army).is_empty() {
            continue;
        }
        // A defender of many points must not be left with a handful of units: the fullest of some armies is taken.
        let price = |army: &Army| terms.price(components, army);
        if best.as_ref().is_none_or(|b| price(&army) > price(b)) {
            best = Some(army);
        }
        if best.as_ref().is_some_and(|b| price(b) + 2 >= terms.points.1) {
            break;
        }
    }
    best
}

fn one_army(components: &Components, terms: &Terms, hired: &[Kind], draw: &mut Draw) -> Army {
    let mut army = Army::default();
    loop {
        let left = terms.points.1.saturating_sub(terms.price(components, &army));
        let fits = |kind: &&Kind| {
            let kind = **kind;
            let there = components.roster.of_kind(kind).count() as u32;
            let again = terms.leads_alone(kind.class()) && army.count(|k| k.class() == kind.class()) > 0;
            !again
                && army.count(|k| k == kind) < there
                && price(components, kind, terms.side, terms.cost).is_some_and(|p| p <= left)
        };
        let choice: Vec<&Kind> = hired.iter().filter(fits).collect();
        if choice.is_empty() || army.units() == terms.units.1 {
            return army;
        }
        army.add(*choice[draw.below(choice.len())], 1);
    }
}
