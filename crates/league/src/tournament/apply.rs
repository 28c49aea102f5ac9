//! What an entry of the log does to a tournament, or why it cannot be.

use super::log::Result as Told;
use super::{Entry, MOST_PLAYERS, Match, Player, Round, Score, System, Tournament};
use crate::Note;
use crate::form::{self, same_name};
use dragonrage_rules::{Components, Side};

impl Tournament {
    /// Something happened: it is checked and written down.
    pub fn add(&mut self, components: &Components, entry: Entry) -> Result<(), Note> {
        match &entry {
            Entry::Enter { player, .. } => self.enter(player)?,
            Entry::Withdraw { player, .. } => self.withdraw(player)?,
            Entry::Round { scenario, pairs, bye, .. } => self.begin(components, scenario, pairs, bye.as_deref())?,
            Entry::Game(told) => self.told(told, false)?,
            Entry::Correct(told) => self.told(told, true)?,
        }
        self.log.push(entry);
        Ok(())
    }

    fn enter(&mut self, name: &str) -> Result<(), Note> {
        let name = form::name(name)?;
        if let Some(there) = self.players.iter_mut().find(|p| same_name(&p.name, &name)) {
            // Whoever withdrew may come back to a Swiss tournament.
            if there.withdrawn && self.plan.system == System::Swiss {
                there.withdrawn = false;
                return Ok(());
            }
            return Err(Note::new("tournament-name-taken", &[]).text("player", name));
        }
        let late = !self.rounds.is_empty();
        if late && (self.next_is_knockout() || self.rounds.len() >= self.swiss_rounds()) {
            return Err(Note::new("tournament-too-late", &["5.2-a"]).text("player", name));
        }
        if self.players.len() == MOST_PLAYERS {
            return Err(Note::new("tournament-too-many", &[]).number("most", MOST_PLAYERS as i64));
        }
        self.players.push(Player { name, entered: self.rounds.len(), withdrawn: false });
        Ok(())
    }

    fn withdraw(&mut self, name: &str) -> Result<(), Note> {
        let who = self.player(name)?;
        if self.players[who].withdrawn {
            return Err(Note::new("tournament-withdrawn", &[]).text("player", self.players[who].name.clone()));
        }
        self.players[who].withdrawn = true;
        // Games that are not played go to the opponent.
        for m in self.rounds.last_mut().into_iter().flat_map(|r| &mut r.matches).filter(|m| m.players.contains(&who)) {
            for game in 0..2 {
                let winner = if m.players[game] == who { Side::Defender } else { Side::Invader };
                m.games[game].get_or_insert(Score { winner, vp: 0, vp_left: 0, forfeit: true, record: None });
            }
        }
        Ok(())
    }

    fn begin(
        &mut self,
        components: &Components,
        scenario: &str,
        pairs: &[[String; 2]],
        bye: Option<&str>,
    ) -> Result<(), Note> {
        let known = components.scenario(scenario);
        let board = known.and_then(|s| components.board(&s.map));
        let Some(board) = board else {
            let shown: String = scenario.chars().take(40).collect();
            return Err(Note::new("tournament-announce", &["5.1-e"]).text("scenario", shown));
        };
        if !self.complete() {
            return Err(Note::new("tournament-open-games", &["5.1-a"]).number("round", self.rounds.len() as i64));
        }
        let mut matches = Vec::new();
        let mut seen = Vec::new();
        for pair in pairs {
            let players = [self.player(&pair[0])?, self.player(&pair[1])?];
            seen.extend(players);
            matches.push(Match { players, games: [None, None] });
        }
        let bye = bye.map(|name| self.player(name)).transpose()?;
        seen.extend(bye);
        seen.sort_unstable();
        let knockout = self.next_is_knockout();
        let expected = if knockout { self.alive() } else { self.active() };
        if seen != expected || matches.is_empty() || self.finished() {
            return Err(
                Note::new("tournament-bad-round", &["5.2-a", "5.2-d"]).number("round", self.rounds.len() as i64 + 1)
            );
        }
        let (scenario, total) = (scenario.to_owned(), board.vp_total());
        self.rounds.push(Round { scenario, knockout, matches, bye, total });
        Ok(())
    }

    fn told(&mut self, told: &Told, correction: bool) -> Result<(), Note> {
        let (invader, defender) = (self.player(&told.invader)?, self.player(&told.defender)?);
        let names = |key| {
            Note::new(key, &["5.1-a"]).text("invader", told.invader.clone()).text("defender", told.defender.clone())
        };
        let mine = |m: &&mut Match| m.players == [invader, defender] || m.players == [defender, invader];
        let round = told.round.checked_sub(1).and_then(|n| self.rounds.get_mut(n));
        let Some(round) = round else { return Err(names("tournament-no-match")) };
        let total = round.total;
        let Some(found) = round.matches.iter_mut().find(mine) else { return Err(names("tournament-no-match")) };
        let game = usize::from(found.players[0] != invader);
        if found.games[game].is_some() != correction {
            return Err(names(if correction { "tournament-nothing-to-correct" } else { "tournament-told-before" }));
        }
        if correction && told.why.as_deref().is_none_or(|w| w.trim().is_empty() || w.len() > 200) {
            return Err(names("tournament-correction-why"));
        }
        let Some(winner) = Side::from_code(&told.winner) else { return Err(names("tournament-no-winner")) };
        if told.vp > total {
            return Err(Note::new("tournament-vp", &["5.1-c"]).number("vp", told.vp).number("most", total));
        }
        let vp_left = total - told.vp;
        let (vp, vp_left) = if told.forfeit { (0, 0) } else { (told.vp, vp_left) };
        found.games[game] = Some(Score { winner, vp, vp_left, forfeit: told.forfeit, record: told.record.clone() });
        Ok(())
    }
}
