//! The victory objective of games with chosen forces, with every modifier spelled out [3.3.3, 4.3.2, 4.3.3-b, 3.3.4-c].

use crate::{Army, Note};
use dragonrage_rules::options::CampaignObjective;
use dragonrage_rules::{BySide, Class, Components, Kind, RuleIds, Side};

/// What the invader normally has to destroy [3.3.3-a, 4.3.2-a].
const USUAL: i64 = 17;
/// From so many units on the invader must do more.
const MANY: u32 = 11;
/// So many defenders are none too many.
const DEFENDERS: u32 = 20;

/// One reason for more or fewer VP.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// VP added; taken away if negative.
    pub vp: i64,
    /// Why.
    pub why: Note,
}

/// An objective and how it came about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Objective {
    /// The usual 17 first, then every modifier that applies.
    pub parts: Vec<Part>,
    /// VP on the map.
    most: i64,
}

impl Objective {
    fn usual(components: &Components, map: &str, rules: RuleIds) -> Objective {
        let most = components.board(map).map_or(i64::from(i16::MAX), |b| i64::from(b.vp_total()));
        Objective { parts: vec![Part { vp: USUAL, why: Note::new("objective-usual", rules) }], most }
    }

    fn add(&mut self, vp: i64, why: Note) {
        if vp != 0 {
            self.parts.push(Part { vp, why });
        }
    }

    /// So many VP for each unit of some kinds.
    fn each(&mut self, army: &Army, vp: i64, why: Note, test: impl Fn(Kind) -> bool) {
        let count = army.count(test);
        self.add(vp * i64::from(count), why.number("count", count));
    }

    /// What planned, point-buy and campaign games have in common.
    fn common(&mut self, map: &str, armies: &BySide<Army>, princess: bool, count_defenders: bool, rules: RuleIds) {
        if armies.invader.units() >= MANY {
            self.add(1, Note::new("objective-many-invaders", rules).number("count", armies.invader.units()));
        }
        if princess {
            self.add(1, Note::new("objective-princess", rules));
        }
        let above = armies.defender.units().saturating_sub(DEFENDERS);
        if count_defenders {
            self.add(-i64::from(above), Note::new("objective-many-defenders", rules).number("count", above));
        }
        if map == "nurkott" {
            self.add(1, Note::new("objective-nurkott", rules));
        }
    }

    /// Of planned and point-buy scenarios [3.3.3-a]; the first may depart from it [3.3.3-b].
    pub fn chosen(components: &Components, map: &str, armies: &BySide<Army>, princess: bool) -> Objective {
        let mut o = Objective::usual(components, map, &["3.3.3-a"]);
        o.each(&armies.invader, 2, Note::new("objective-dragons", &["3.3.3-a"]), |k| k == Kind::Dragon);
        o.each(&armies.invader, 1, Note::new("objective-lesser", &["3.3.3-a"]), lesser);
        o.common(map, armies, princess, true, &["3.3.3-a"]);
        o
    }

    /// Of a game of a campaign [4.3.2-a, D-20, H-22]; `game` counts from 1.
    pub fn campaign(
        components: &Components,
        map: &str,
        game: usize,
        armies: &BySide<Army>,
        princess: bool,
        rule: CampaignObjective,
    ) -> Objective {
        let mut o = Objective::usual(components, map, &["4.3.2-a"]);
        let invader = &armies.invader;
        let cumulative = rule == CampaignObjective::Cumulative;
        let big = |k: Kind| if cumulative { k.is_major() } else { k == Kind::Dragon };
        let key = if cumulative { "objective-majors" } else { "objective-dragons" };
        o.each(invader, 2, Note::new(key, &["4.3.2-a", "D-20"]), big);
        o.each(invader, 1, Note::new("objective-lesser", &["4.3.2-a", "D-20"]), lesser);
        let minor = |k: Kind| k.class() == Class::Minor;
        o.each(invader, 1, Note::new("objective-minors", &["4.3.2-a", "D-20"]), minor);
        o.common(map, armies, princess, game >= 4, &["4.3.2-a"]);
        o
    }

    /// The invader is so many availability points ahead [4.3.3-b].
    pub fn balance(mut self, ahead: u32) -> Objective {
        let vp = crate::campaign::balance(ahead);
        self.add(vp.into(), Note::new("objective-balance", &["4.3.3-b"]).number("ahead", ahead));
        self
    }

    /// The stronger player plays this side and gives a handicap [3.3.4-c].
    pub fn handicap(mut self, vp: u32, stronger: Side) -> Objective {
        let vp = i64::from(vp);
        let vp = if stronger == Side::Invader { vp } else { -vp };
        self.add(vp, Note::new("objective-handicap", &["3.3.4-c"]).side(stronger));
        self
    }

    /// What the modifiers add up to, never below 1 [S-134] nor above what the map has [S-135].
    pub fn total(&self) -> i16 {
        self.sum().clamp(1, self.most.max(1)) as i16
    }

    /// The sum before it is kept within its bounds.
    pub fn sum(&self) -> i64 {
        self.parts.iter().map(|p| p.vp).sum()
    }
}

/// Major monsters that weigh less than a dragon [D-20].
fn lesser(kind: Kind) -> bool {
    kind.is_major() && kind != Kind::Dragon
}
