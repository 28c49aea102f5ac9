//! Going through the log again: why a round was paired as it was, and whether every round was paired as the rules want it.
//! And the games of a round, ready to be played.

use super::{Entry, Match, Pairing, Round, Tournament, options};
use crate::Note;
use dragonrage_rules::record::Header;
use dragonrage_rules::{BySide, Components};

impl Tournament {
    /// The tournament as it stood before a round, counted from 1, began; `None` if there is no such round.
    fn before(&self, components: &Components, round: usize) -> Option<Tournament> {
        let mut again = Tournament::new(components, self.plan.clone()).ok()?;
        for entry in self.log() {
            if matches!(entry, Entry::Round { .. }) && again.rounds().len() + 1 == round {
                return Some(again);
            }
            again.add(components, entry.clone()).ok()?;
        }
        None
    }

    /// The pairing of a round, counted from 1, found again for its reasons; `None` if there is no such round.
    pub fn pairing_of(&self, components: &Components, round: usize) -> Option<Pairing> {
        let before = self.before(components, round)?;
        let told = &self.rounds()[round - 1];
        let pairs: Vec<[usize; 2]> = told.matches.iter().map(|m| m.players).collect();
        before.pair_again(&pairs, told.bye).ok()
    }

    /// Players of Swiss rounds who had met before, where the round can be paired with fewer such matches [5.2-f, S-139].
    /// Only a hand that paired them itself brings that about: the file is still read, but everybody is told.
    pub fn rematches(&self, components: &Components) -> Vec<Note> {
        let mut notes = Vec::new();
        for (n, round) in self.rounds().iter().enumerate().filter(|(_, r)| !r.knockout) {
            let met = |[a, b]: [usize; 2]| {
                let earlier = self.rounds()[..n].iter().flat_map(|r| &r.matches);
                earlier.into_iter().any(|m| m.players == [a, b] || m.players == [b, a])
            };
            let again: Vec<[usize; 2]> = round.matches.iter().map(|m| m.players).filter(|p| met(*p)).collect();
            if again.is_empty() {
                continue;
            }
            let pairing = self.pairing_of(components, n + 1).unwrap_or_default();
            if pairing.pairs.iter().filter(|(p, _)| met(*p)).count() < again.len() {
                notes.extend(again.into_iter().map(|players| {
                    let [one, two] = players.map(|p| self.players()[p].name.clone());
                    let note = Note::new("tournament-rematch", &["5.2-f"]).number("round", n as i64 + 1);
                    note.text("one", one).text("two", two)
                }));
            }
        }
        notes
    }

    /// Pairs every round again and compares. Where several pairings are equally good, each of them is right: which one is
    /// proposed is the matching's affair and may change, what was played does not.
    pub fn check(&self, components: &Components) -> Result<(), Note> {
        let mut again = Tournament::new(components, self.plan.clone())?;
        for entry in self.log() {
            if let Entry::Round { scenario, pairs, bye, .. } = entry {
                let players = |pair: &[String; 2]| Ok([again.player(&pair[0])?, again.player(&pair[1])?]);
                let told = pairs.iter().map(players).collect::<Result<Vec<_>, Note>>()?;
                let rested = bye.as_deref().map(|name| again.player(name)).transpose()?;
                let expected = again.entry_of(&again.pair_again(&told, rested)?, scenario.clone());
                let found =
                    Entry::Round { scenario: scenario.clone(), pairs: pairs.clone(), bye: bye.clone(), at: None };
                if expected != found {
                    let note = Note::new("tournament-other-pairing", &["5.2-f"]);
                    return Err(note.number("round", again.rounds().len() as i64 + 1));
                }
            }
            again.add(components, entry.clone())?;
        }
        Ok(())
    }

    /// What is agreed for a game of a match, 0 or 1: sides are exchanged between the two [5.1-a].
    pub fn header(&self, components: &Components, round: &Round, m: &Match, game: usize) -> Result<Header, Note> {
        let name = |p: usize| self.players()[p].name.clone();
        let players = BySide { invader: name(m.players[game]), defender: name(m.players[1 - game]) };
        Ok(Header { players, ..Header::new(components, &round.scenario, options(components, &round.scenario)?) })
    }
}
