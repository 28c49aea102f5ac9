//! How a campaign and its games know each other: by their keys. A campaign's game is kept like any other; the
//! campaign takes it in when it is looked at again.

use dragonrage_league::Campaign;
use dragonrage_league::campaign::{Awaits, Unfit};
use dragonrage_rules::{Components, Record};
use std::sync::Arc;

/// The key of a campaign's game.
pub fn game_key(campaign: &str, game: usize) -> String {
    format!("{campaign}-{game}")
}

/// The campaign that a game belongs to: keys of other games have one dash only.
pub fn campaign_of(key: &str) -> Option<&str> {
    let (campaign, _) = key.rsplit_once('-')?;
    campaign.contains('-').then_some(campaign)
}

/// Takes in the record of the game that is played, as far as it has come; tells whether the campaign is another one now.
pub fn catch_up(campaign: &mut Campaign, components: &Arc<Components>, record: &str) -> Result<bool, Unfit> {
    if campaign.awaits() != Awaits::Game {
        return Ok(false);
    }
    let known = campaign.chapters().last().and_then(|c| c.record.as_deref()) == Some(record);
    match Record::parse(record) {
        Ok(read) if read.has_end() => campaign.take(components, record.to_owned()).map(|_| true),
        Ok(read) if !known && campaign.is_next(components, &read.header) => {
            campaign.keep(record.to_owned());
            Ok(true)
        }
        _ => Ok(false),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Who;
    use crate::session::Session;
    use dragonrage_rules::{Action, BySide, Options, Side};

    #[test]
    fn games_know_their_campaign() {
        let key = "1700000000000-0007";
        assert_eq!(campaign_of(&game_key(key, 3)), Some(key));
        assert_eq!(campaign_of(key), None);
        assert_eq!(campaign_of("game"), None);
    }

    #[test]
    fn a_campaign_takes_in_its_game_as_it_goes_on_and_ends() {
        let c = dragonrage_data::embedded();
        let players = BySide { invader: "Ann".to_owned(), defender: "Bob".to_owned() };
        let mut campaign = Campaign::new(&c, "esirien", players, Options::default(), 7).unwrap();
        assert_eq!(catch_up(&mut campaign, &c, "rubbish"), Ok(false));
        campaign.recruit(&c, Side::Invader, "D, 4 ORC".parse().unwrap()).unwrap();
        campaign.recruit(&c, Side::Defender, "8 INF, HERO".parse().unwrap()).unwrap();
        let people = BySide { invader: Who::Human, defender: Who::Human };
        let header = campaign.header(&c, 1).unwrap();
        let mut session = Session::branch(&c, &header, &[], people, 5).unwrap();
        assert_eq!(catch_up(&mut campaign, &c, &session.text()), Ok(true));
        assert_eq!(catch_up(&mut campaign, &c, &session.text()), Ok(false), "nothing new");
        assert_eq!((campaign.game(), campaign.awaits()), (1, Awaits::Game));
        let side = session.person().unwrap();
        session.act(Action::Concede(side)).unwrap();
        assert_eq!(catch_up(&mut campaign, &c, &session.text()), Ok(true));
        let ended = campaign.chapters()[0].ending.unwrap();
        assert_eq!((ended.winner, campaign.game()), (side.other(), 2));
        // The same game is not the next one too.
        assert_eq!(catch_up(&mut campaign, &c, &session.text()), Ok(false));
        assert_eq!(Campaign::read(&c, &campaign.text(&c)).unwrap(), campaign);
    }

    #[test]
    fn another_game_is_refused() {
        let c = dragonrage_data::embedded();
        let players = BySide { invader: "Ann".to_owned(), defender: "Bob".to_owned() };
        let mut campaign = Campaign::new(&c, "nurkott", players, Options::default(), 7).unwrap();
        campaign.recruit(&c, Side::Invader, "D".parse().unwrap()).unwrap();
        campaign.recruit(&c, Side::Defender, "8 ORC, BOSS".parse().unwrap()).unwrap();
        let before = campaign.clone();
        let golden = include_str!("../../../../cases/golden/nurkott-2-squire.txt");
        assert!(matches!(catch_up(&mut campaign, &c, golden), Err(Unfit::Note(_))));
        assert_eq!(campaign, before);
    }
}
