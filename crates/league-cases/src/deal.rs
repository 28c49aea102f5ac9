//! Planned and point-buy scenarios.

use crate::case::{Scene, Stop};
use crate::fields::Fields;
use dragonrage_league::{Deal, Salt, Sealed};
use dragonrage_rules::{BySide, Components, Game, Options, Side};
use std::sync::Arc;

/// An agreement, and the secrets of both sides.
pub(crate) struct Agreement<'a> {
    components: &'a Arc<Components>,
    options: Options,
    map: String,
    deal: Deal,
    secrets: BySide<Option<Sealed>>,
}

const ABOUT: &str = "case";

impl<'a> Agreement<'a> {
    pub fn new(components: &'a Arc<Components>, about: &mut Fields, options: Options) -> Result<Agreement<'a>, Stop> {
        let map = about.text("map").unwrap_or_else(|| "esirien".to_owned());
        let deal = Deal::point_buy(components, ABOUT, &map, options)?;
        Ok(Agreement { components, options, map, deal, secrets: BySide::default() })
    }
}

impl Scene for Agreement<'_> {
    fn act(&mut self, step: &mut Fields) -> Result<(), Stop> {
        if step.has("commit") {
            let side = step.side("commit")?;
            let salt = Salt([side as u8 + 1; 32]);
            let sealed = Sealed { army: step.army("army")?, salt };
            self.deal.commit(side, sealed.commitment(ABOUT, side))?;
            self.secrets[side] = Some(sealed);
        } else if step.has("open") {
            let side = step.side("open")?;
            let mut sealed = self.secrets[side].clone().ok_or("nothing was committed".to_owned())?;
            // Another army than the one that was committed.
            if step.has("army") {
                sealed.army = step.army("army")?;
            }
            self.deal.open(self.components, side, sealed)?;
        } else if step.has("designer") {
            let designer = step.need("designer")?;
            let armies = BySide { invader: step.army("invader")?, defender: step.army("defender")? };
            let objective = step.number("objective")?;
            let (c, map, options) = (self.components, &self.map, self.options);
            self.deal = Deal::planned(c, ABOUT, map, options, &designer, armies, objective)?;
        } else {
            let side = step.side("choose")?;
            self.deal.choose(&step.need("player")?, side)?;
        }
        Ok(())
    }

    fn look(&self, name: &str) -> Result<String, String> {
        let army = |side: Side| self.deal.armies().map_or("unknown".to_owned(), |armies| armies[side].to_string());
        let player = |side| self.deal.player(side).unwrap_or("nobody").to_owned();
        Ok(match name {
            "invader" => army(Side::Invader),
            "defender" => army(Side::Defender),
            "invader_player" => player(Side::Invader),
            "defender_player" => player(Side::Defender),
            "objective" => self.deal.objective(self.components).map_or("unknown".to_owned(), |o| o.1.to_string()),
            // What follows is a game that can be set up.
            "phase" => match self.deal.header(self.components).map(|h| h.setup(self.components)) {
                Some(Ok(setup)) => {
                    let game = Game::new(self.components, &setup).map_err(|p| format!("{p:?}"))?;
                    game.phase().code().to_owned()
                }
                Some(Err(p)) => return Err(format!("{p:?}")),
                None => "unknown".to_owned(),
            },
            _ => return Err(format!("nothing is known of '{name}'")),
        })
    }
}
