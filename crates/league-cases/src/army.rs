//! Prices, terms and objectives.

use crate::case::{Scene, Stop};
use crate::fields::Fields;
use dragonrage_league::ratings::handicap;
use dragonrage_league::{Army, Draw, Objective, Terms, points_text, random_army};
use dragonrage_rules::options::ElowynInPlay;
use dragonrage_rules::{BySide, Components, Options, Side};

/// The last army or objective that was asked about.
pub(crate) struct Armies<'a> {
    components: &'a Components,
    options: Options,
    map: String,
    army: Option<(Side, Army)>,
    objective: Option<Objective>,
}

impl<'a> Armies<'a> {
    pub fn new(components: &'a Components, about: &mut Fields, options: Options) -> Result<Armies<'a>, Stop> {
        let map = about.text("map").unwrap_or_else(|| "esirien".to_owned());
        dragonrage_league::stage(components, &map)?;
        Ok(Armies { components, options, map, army: None, objective: None })
    }

    /// `point-buy`, `planned`, `scenario`, or `campaign` with `game` and `points`.
    fn terms(&self, step: &mut Fields, side: Side) -> Result<Terms, Stop> {
        let (c, o, map) = (self.components, &self.options, &self.map);
        let purpose = step.text("for").unwrap_or_else(|| "point-buy".to_owned());
        Ok(match purpose.as_str() {
            "point-buy" => Terms::point_buy(c, map, side, o)?,
            "planned" => Terms::planned(c, map, side, o)?,
            "scenario" => Terms::scenario(c, map, side, o)?,
            "campaign" => {
                let (game, points) = (step.number("game")?.unwrap_or(1), step.number("points")?.unwrap_or(60));
                Terms::campaign(c, map, side, o, game, points)?
            }
            other => return Err(format!("for: '{other}' is no game").into()),
        })
    }
}

impl Scene for Armies<'_> {
    fn act(&mut self, step: &mut Fields) -> Result<(), Stop> {
        if step.has("price") {
            let army = step.army("price")?;
            self.army = Some((step.side("side")?, army));
        } else if step.has("recruit") {
            let (army, side) = (step.army("recruit")?, step.side("side")?);
            let notes = self.terms(step, side)?.check(self.components, &army);
            if !notes.is_empty() {
                return Err(notes.into());
            }
            self.army = Some((side, army));
        } else if step.has("random") {
            let (seed, side) = (step.number("random")?.unwrap_or(1), step.side("side")?);
            let terms = self.terms(step, side)?;
            let army =
                random_army(self.components, &terms, &mut Draw::new(seed, 0)).ok_or("no army fits".to_owned())?;
            let notes = terms.check(self.components, &army);
            if !notes.is_empty() {
                return Err(notes.into());
            }
            self.army = Some((side, army));
        } else {
            let armies = BySide { invader: step.army("invader")?, defender: step.army("defender")? };
            let princess = self.options.elowyn == ElowynInPlay::On;
            let (c, map, rule) = (self.components, &self.map, self.options.campaign_objective);
            let mut objective = match step.number::<usize>("game")? {
                Some(game) => Objective::campaign(c, map, game, &armies, princess, rule),
                None => Objective::chosen(c, map, &armies, princess),
            };
            if let Some(ahead) = step.number("invader_ahead")? {
                objective = objective.balance(ahead);
            }
            if let (Some(i), Some(d)) = (step.number::<i32>("invader_rating")?, step.number::<i32>("defender_rating")?)
            {
                let stronger = if i > d { Side::Invader } else { Side::Defender };
                objective = objective.handicap(handicap(i, d), stronger);
            }
            self.objective = Some(objective);
        }
        Ok(())
    }

    fn look(&self, name: &str) -> Result<String, String> {
        let army = || self.army.as_ref().ok_or("no army was asked about".to_owned());
        let objective = || self.objective.as_ref().ok_or("no objective was asked about".to_owned());
        Ok(match name {
            "points" => {
                let (side, army) = army()?;
                points_text(army.half_points(self.components, *side, self.options.character_cost), ".")
            }
            "units" => army()?.1.units().to_string(),
            "objective" => objective()?.total().to_string(),
            "modifiers" => {
                let parts = objective()?.parts.iter().skip(1);
                parts.map(|p| format!("{:+}", p.vp)).collect::<Vec<_>>().join(", ")
            }
            _ => return Err(format!("nothing is known of '{name}'")),
        })
    }
}
