//! Campaigns.

use crate::case::{Scene, Stop};
use crate::fields::Fields;
use dragonrage_league::Campaign;
use dragonrage_league::campaign::{Awaits, Ending, GAMES, START, unit_cap};
use dragonrage_rules::{BySide, Components, Game, Hex, Options, Side};
use std::sync::Arc;

/// A campaign between Ann, who invades, and Bob.
pub(crate) struct Story<'a> {
    components: &'a Arc<Components>,
    campaign: Campaign,
}

impl<'a> Story<'a> {
    pub fn new(components: &'a Arc<Components>, about: &mut Fields, options: Options) -> Result<Story<'a>, Stop> {
        let map = about.text("map").unwrap_or_else(|| "esirien".to_owned());
        let player = |about: &mut Fields, key: &str, usual: &str| about.text(key).unwrap_or_else(|| usual.to_owned());
        let players = BySide { invader: player(about, "invader", "Ann"), defender: player(about, "defender", "Bob") };
        let mut campaign = Campaign::new(components, &map, players, options, 1)?;
        let game = about.number::<usize>("game")?;
        let points = BySide { invader: about.number("invader_points")?, defender: about.number("defender_points")? };
        if game.is_some_and(|n| !(1..=GAMES + 1).contains(&n)) {
            return Err(format!("game: a campaign has games 1 to {}", GAMES + 1).into());
        }
        if game.is_some() || points != BySide::default() {
            let of = |side: Side| points[side].unwrap_or(START);
            let points = BySide { invader: of(Side::Invader), defender: of(Side::Defender) };
            campaign = campaign.standing_at(game.unwrap_or(1), points);
        }
        Ok(Story { components, campaign })
    }

    /// Armies of the smallest kind, where a case is about something else.
    fn fill(&mut self) -> Result<(), Stop> {
        if let Awaits::Armies(sides) = self.campaign.awaits() {
            for side in sides {
                let humans = side == Side::Defender && self.campaign.map == "esirien";
                let army =
                    if humans || side == Side::Invader && self.campaign.map == "nurkott" { "INF" } else { "ORC" };
                let army = army.parse().map_err(|_| "a bad army".to_owned())?;
                self.campaign.recruit(self.components, side, army)?;
            }
        }
        if let Awaits::Razing(_) = self.campaign.awaits() {
            self.campaign.raze(self.components, Vec::new())?;
        }
        Ok(())
    }
}

impl Scene for Story<'_> {
    fn act(&mut self, step: &mut Fields) -> Result<(), Stop> {
        if step.has("recruit") {
            let side = step.side("recruit")?;
            self.campaign.recruit(self.components, side, step.army("army")?)?;
        } else if step.has("raze") {
            let hexes = step.texts("raze");
            let hexes: Result<Vec<Hex>, Stop> =
                hexes.iter().map(|h| h.parse().map_err(|_| Stop::from(format!("'{h}' is no hex")))).collect();
            self.campaign.raze(self.components, hexes?)?;
        } else if step.has("invade") {
            // Another campaign with these players: is it possible?
            let players = BySide { invader: step.need("invade")?, defender: step.need("defend")? };
            let map = step.text("map").unwrap_or_else(|| self.campaign.map.clone());
            Campaign::new(self.components, &map, players, self.campaign.options, 1)?;
        } else {
            let winner = step.side("won")?;
            let vp = step.number("vp")?.unwrap_or(10);
            let mut kills = step.table("kills");
            let kills = BySide {
                invader: kills.number("invader")?.unwrap_or(0),
                defender: kills.number("defender")?.unwrap_or(0),
            };
            self.fill()?;
            self.campaign.settle(Ending { winner, vp, kills })?;
        }
        Ok(())
    }

    fn look(&self, name: &str) -> Result<String, String> {
        let c = &self.campaign;
        let points = c.points();
        Ok(match name {
            "game" => c.game().to_string(),
            "invader" => points.invader.to_string(),
            "defender" => points.defender.to_string(),
            "invader_player" => c.players.invader.clone(),
            "defender_player" => c.players.defender.clone(),
            "units" => unit_cap(c.game()).to_string(),
            "allowance" => c.allowance(c.game()).to_string(),
            "objective" => {
                c.objective(self.components, c.game()).map_or("unknown".to_owned(), |o| o.total().to_string())
            }
            "awaits" => match c.awaits() {
                Awaits::Armies(_) => "armies",
                Awaits::Razing(_) => "razing",
                Awaits::Game => "game",
                Awaits::Nothing(_) => "nothing",
            }
            .to_owned(),
            "winner" => match c.awaits() {
                Awaits::Nothing(Some(side)) => side.code().to_owned(),
                Awaits::Nothing(None) => "nobody".to_owned(),
                _ => "unknown".to_owned(),
            },
            // The game that follows, before its first step.
            "map" | "vp" | "razed" => {
                let header = c.header(self.components, c.game()).ok_or("the game is not prepared".to_owned())?;
                let setup = header.setup(self.components).map_err(|p| format!("{p:?}"))?;
                let game = Game::new(self.components, &setup).map_err(|p| format!("{p:?}"))?;
                let razed = || game.setup().ledger.razed.iter().map(Hex::to_string).collect::<Vec<_>>().join(", ");
                match name {
                    "map" => game.board().id().to_owned(),
                    "vp" => game.vp().to_string(),
                    _ => razed(),
                }
            }
            _ => return Err(format!("nothing is known of '{name}'")),
        })
    }
}
