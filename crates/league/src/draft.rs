//! Two armies that are being built: what they are for, the map, the options. All of it has the form of an address, so that a
//! link carries it.

use crate::{Army, Note, Objective, Terms, changed_options, header, stage, too_few_counters, usual_options};
use dragonrage_rules::options::ElowynInPlay;
use dragonrage_rules::record::Header;
use dragonrage_rules::{BySide, Components, Options, Side};

/// What armies are built for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// 80 against 75 points [3.3.2].
    PointBuy,
    /// 80 to 85 against 72 to 77 points, 20 to 22 defenders [3.3.1].
    Planned,
}

impl Purpose {
    /// Both.
    pub const ALL: [Purpose; 2] = [Purpose::PointBuy, Purpose::Planned];

    /// The word in addresses.
    pub const fn code(self) -> &'static str {
        match self {
            Purpose::PointBuy => "point-buy",
            Purpose::Planned => "planned",
        }
    }

    /// The purpose with this word.
    pub fn from_code(code: &str) -> Option<Purpose> {
        Purpose::ALL.into_iter().find(|p| p.code() == code)
    }
}

/// Two armies to be.
#[derive(Clone, PartialEq, Debug)]
pub struct Draft {
    /// What for.
    pub purpose: Purpose,
    /// The map.
    pub map: String,
    /// The options of the game.
    pub options: Options,
    /// The armies.
    pub armies: BySide<Army>,
}

/// An army without units, in an address.
const NONE: &str = "-";

impl Draft {
    /// Nothing recruited yet, on the first map.
    pub fn empty(components: &Components) -> Draft {
        let map = components.boards.first().map_or_else(String::new, |b| b.id().to_owned());
        Draft { purpose: Purpose::PointBuy, map, options: Options::default(), armies: BySide::default() }
    }

    /// What an address says: `point-buy/esirien/2D,4ORC/12INF,HERO`, and perhaps `/elowyn=on`.
    pub fn parse(components: &Components, text: &str) -> Option<Draft> {
        let mut parts = text.split('/');
        let purpose = Purpose::from_code(parts.next()?)?;
        let map = parts.next().filter(|m| stage(components, m).is_ok())?.to_owned();
        let mut army = || match parts.next()? {
            NONE => Some(Army::default()),
            text => text.parse().ok(),
        };
        let armies = BySide { invader: army()?, defender: army()? };
        let mut options = usual_options();
        for change in parts.next().unwrap_or_default().split('&').filter(|c| !c.is_empty()) {
            let (key, value) = change.split_once('=').filter(|(key, _)| is_free(key))?;
            options.set(key, value).ok()?;
        }
        Some(Draft { purpose, map, options, armies })
    }

    /// The address.
    pub fn address(&self) -> String {
        let army = |side: Side| match self.armies[side].to_string().replace(' ', "") {
            text if text.is_empty() => NONE.to_owned(),
            text => text,
        };
        let changed = changed_options(&self.options).into_iter().map(|(key, value)| format!("{key}={value}"));
        let changed: Vec<String> = changed.collect();
        let parts = [self.purpose.code(), &self.map, &army(Side::Invader), &army(Side::Defender), &changed.join("&")];
        parts.join("/").trim_end_matches('/').to_owned()
    }

    /// What a side may recruit.
    pub fn terms(&self, components: &Components, side: Side) -> Result<Terms, Note> {
        match self.purpose {
            Purpose::PointBuy => Terms::point_buy(components, &self.map, side, &self.options),
            Purpose::Planned => Terms::planned(components, &self.map, side, &self.options),
        }
    }

    /// May both armies be recruited?
    pub fn fits(&self, components: &Components) -> bool {
        let fits = |side: Side| self.terms(components, side).map(|t| t.check(components, &self.armies[side]));
        let each = Side::BOTH.into_iter().all(|side| fits(side).is_ok_and(|notes| notes.is_empty()));
        each && self.lack(components).is_empty()
    }

    /// What the armies lack together.
    pub fn lack(&self, components: &Components) -> Vec<Note> {
        too_few_counters(components, &self.armies)
    }

    /// The objective that follows from the armies.
    pub fn objective(&self, components: &Components) -> Objective {
        let princess = self.options.elowyn == ElowynInPlay::On;
        Objective::chosen(components, &self.map, &self.armies, princess)
    }

    /// The game between them, if both may be recruited.
    pub fn header(&self, components: &Components) -> Option<Header> {
        let objective = self.objective(components).total();
        let game = header(components, &self.map, self.options, &self.armies, objective);
        game.ok().filter(|_| self.fits(components))
    }
}

/// Options that a game of the league may choose: it is played by the Rules Reference, for an objective [S-121].
pub fn is_free(key: &str) -> bool {
    !["ruleset", "victory_mode"].contains(&key)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_carries_everything() {
        let c = dragonrage_data::embedded();
        let mut draft = Draft::empty(&c);
        assert_eq!(Draft::parse(&c, &draft.address()), Some(draft.clone()));
        draft.armies.invader = "2 D, 4 ORC, BOSS".parse().unwrap();
        assert_eq!(draft.address(), "point-buy/esirien/4ORC,1BOSS,2D/-");
        draft.armies.defender = "12 INF, HERO".parse().unwrap();
        draft.purpose = Purpose::Planned;
        for (key, value) in [("elowyn", "on"), ("agreed_reinforcements", "from:8,every:3,count:1,at:0815+1413")] {
            draft.options.set(key, value).unwrap();
            assert_eq!(Draft::parse(&c, &draft.address()), Some(draft.clone()), "{}", draft.address());
        }
    }

    #[test]
    fn other_addresses_are_none() {
        let c = dragonrage_data::embedded();
        for text in [
            "",
            "point-buy",
            "point-buy/atlantis/-/-",
            "gift/esirien/-/-",
            "planned/esirien/2ELF/-",
            "planned/esirien/2D",
            "planned/esirien/-/-/elowyn=perhaps",
            "planned/esirien/-/-/victory_mode=grades",
            "planned/esirien/-/-/ruleset=manual",
        ] {
            assert_eq!(Draft::parse(&c, text), None, "{text}");
        }
    }

    #[test]
    fn only_armies_that_may_be_recruited_give_a_game() {
        let c = dragonrage_data::embedded();
        let draft = |text| Draft::parse(&c, text).unwrap();
        let fair = draft("point-buy/esirien/2D/12INF,4ARH,HERO,WZD");
        let header = fair.header(&c).unwrap();
        assert_eq!(header.objective, Some(21));
        assert!(dragonrage_rules::Journal::begin(&c, header).is_ok());
        // Both peoples may serve either side, but every counter is there but once [S-130].
        assert!(draft("point-buy/esirien/D,6INF,HERO/6INF,8ORC,BOSS").header(&c).is_some());
        assert_eq!(draft("point-buy/esirien/D,7INF,HERO/6INF,8ORC,BOSS").header(&c), None);
        for text in ["point-buy/esirien/2D/-", "point-buy/esirien/6D/12INF", "planned/esirien/2D/12INF"] {
            assert_eq!(draft(text).header(&c), None, "{text}");
        }
    }
}
