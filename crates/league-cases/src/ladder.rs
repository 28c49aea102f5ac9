//! The rulebook's ladder.

use crate::case::{Scene, Stop};
use crate::fields::Fields;
use dragonrage_league::ratings::{Game, Ladder, TEASED, handicap};

/// Games so far.
#[derive(Default)]
pub(crate) struct Results(Vec<Game>);

impl Scene for Results {
    fn act(&mut self, step: &mut Fields) -> Result<(), Stop> {
        let (winner, loser) = (step.need("won")?, step.need("lost")?);
        let side = step.text("as").unwrap_or_else(|| "invader".to_owned());
        let (invader, defender) = if side == "invader" { (winner, loser) } else { (loser, winner) };
        for _ in 0..step.number("times")?.unwrap_or(1u8) {
            self.0.push(Game {
                period: "1".to_owned(),
                scenario: "esirien-1".to_owned(),
                invader: invader.clone(),
                defender: defender.clone(),
                winner: side.clone(),
                vp: 0,
                record: None,
            });
        }
        Ok(())
    }

    fn look(&self, name: &str) -> Result<String, String> {
        let ladder = Ladder::new(&self.0);
        let two =
            |pair: &str| pair.split_once('-').map(|(a, b)| (a.to_owned(), b.to_owned())).ok_or("two names".to_owned());
        Ok(match name.split_once(' ') {
            Some(("rating", player)) => ladder.pooled(player).to_string(),
            Some(("against", pair)) => {
                let (a, b) = two(pair)?;
                ladder.against(&a, &b).to_string()
            }
            Some(("handicap", pair)) => {
                let (a, b) = two(pair)?;
                handicap(ladder.pooled(&a), ladder.pooled(&b)).to_string()
            }
            None if name == "best" => ladder.table().first().map_or("nobody", |t| t.0).to_owned(),
            None if name == "teased" => {
                let table = ladder.table();
                table.iter().filter(|t| t.1 >= TEASED).map(|t| t.0).collect::<Vec<_>>().join(", ")
            }
            _ => return Err(format!("nothing is known of '{name}'")),
        })
    }
}
