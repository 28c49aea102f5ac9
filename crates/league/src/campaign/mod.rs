//! A campaign: five linked games on one map, each of which changes the forces of the next (section 4 of the rulebook). The games themselves are
//! played elsewhere; their records come back here.

mod file;
mod points;

pub use file::Glance;
pub use points::{GAMES, START, balance, gains, kill_bonus, unit_cap};

use crate::begun::Begun;
use crate::form::{self, same_name};
use crate::{Army, Commitment, Note, Objective, Salt, Sealed, Terms, Unproven, Verdict, header, stage, verify};
use dragonrage_rules::options::ElowynInPlay;
use dragonrage_rules::record::Header;
use dragonrage_rules::{BySide, Components, Hex, Options, Side};
use std::sync::Arc;

/// How a game ended, as far as the campaign is concerned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ending {
    /// Who won.
    pub winner: Side,
    /// VP destroyed.
    pub vp: u16,
    /// Enemy heroes, and for the defender adult dragons, that each side killed [S-131].
    pub kills: BySide<u8>,
}

/// One game of a campaign.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Chapter {
    /// Commitments to armies that were chosen in secret.
    pub sealed: BySide<Option<Commitment>>,
    /// What opened them.
    pub salts: BySide<Option<Salt>>,
    /// The armies.
    pub armies: BySide<Option<Army>>,
    /// VP hexes that the invader marked as destroyed; `None`: not decided yet.
    pub razed: Option<Vec<Hex>>,
    /// The record, as far as the game has come.
    pub record: Option<String>,
    /// How it ended.
    pub ending: Option<Ending>,
}

/// What the campaign waits for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Awaits {
    /// These sides have not recruited yet.
    Armies(Vec<Side>),
    /// The invader may mark so many VP as destroyed.
    Razing(u32),
    /// The game must be played.
    Game,
    /// Nothing: the campaign is over, or tied even after the sixth game.
    Nothing(Option<Side>),
}

/// A campaign.
#[derive(Clone, PartialEq, Debug)]
pub struct Campaign {
    /// The map.
    pub map: String,
    /// Who plays which side, throughout.
    pub players: BySide<String>,
    /// The options of its games.
    pub options: Options,
    /// Chance of computer players and dice.
    pub seed: u64,
    begun: Begun,
    /// Points before the first game that is told here.
    start: BySide<u32>,
    chapters: Vec<Chapter>,
}

/// Why a game cannot be part of the campaign.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[allow(missing_docs)]
pub enum Unfit {
    #[error(transparent)]
    Unproven(#[from] Unproven),
    #[error(transparent)]
    Note(#[from] Note),
}

impl Campaign {
    /// A new campaign: the map is agreed on, then the sides [4.2-a].
    pub fn new(
        components: &Arc<Components>,
        map: &str,
        players: BySide<String>,
        options: Options,
        seed: u64,
    ) -> Result<Campaign, Note> {
        stage(components, map)?;
        form::fit_options(&options)?;
        let players = BySide { invader: form::name(&players.invader)?, defender: form::name(&players.defender)? };
        if same_name(&players.invader, &players.defender) {
            return Err(Note::new("campaign-two-players", &["4.2-a"]).text("player", players.invader));
        }
        let (begun, start) = (Begun::with(components), BySide { invader: START, defender: START });
        let chapters = vec![Chapter::default()];
        Ok(Campaign { map: map.to_owned(), players, options, seed, begun, start, chapters })
    }

    /// The campaign before a game, from 1, with these points, however they came about. Only a question, as cases ask it: no
    /// file holds such a campaign, since files tell all games from the first.
    pub fn standing_at(mut self, game: usize, points: BySide<u32>) -> Campaign {
        self.start = points;
        self.chapters = vec![Chapter::default(); game.clamp(1, GAMES + 1)];
        self
    }

    /// All games so far; the last may be still to come.
    pub fn chapters(&self) -> &[Chapter] {
        &self.chapters
    }

    /// Number of the game that is prepared, played or was played last, from 1.
    pub fn game(&self) -> usize {
        self.chapters.len()
    }

    /// Availability points before a game [4.1-b, 4.4]; after the last one that ended if `game` is beyond it.
    pub fn points_before(&self, game: usize) -> BySide<u32> {
        let mut points = self.start;
        for ending in self.chapters.iter().take(game.saturating_sub(1)).filter_map(|c| c.ending) {
            let gained = gains(points, ending.winner);
            for side in Side::BOTH {
                points[side] += gained[side] + kill_bonus(ending.kills[side], self.options.campaign_kill_bonus);
            }
        }
        points
    }

    /// Availability points now.
    pub fn points(&self) -> BySide<u32> {
        self.points_before(usize::MAX)
    }

    /// How far the defender is ahead before a game, in VP that the invader may mark as destroyed [4.3.3-a].
    pub fn allowance(&self, game: usize) -> u32 {
        let p = self.points_before(game);
        balance(p.defender.saturating_sub(p.invader))
    }

    /// What is to be done next.
    pub fn awaits(&self) -> Awaits {
        let Some(last) = self.chapters.last() else { return Awaits::Game };
        if last.ending.is_some() {
            let p = self.points();
            return Awaits::Nothing(match p.invader.cmp(&p.defender) {
                std::cmp::Ordering::Less => Some(Side::Defender),
                std::cmp::Ordering::Equal => None,
                std::cmp::Ordering::Greater => Some(Side::Invader),
            });
        }
        let missing: Vec<Side> = Side::BOTH.into_iter().filter(|s| last.armies[*s].is_none()).collect();
        match last.razed {
            _ if !missing.is_empty() => Awaits::Armies(missing),
            None if self.allowance(self.game()) > 0 => Awaits::Razing(self.allowance(self.game())),
            _ => Awaits::Game,
        }
    }

    /// What a side may recruit for the game that is prepared.
    pub fn terms(&self, components: &Arc<Components>, side: Side) -> Result<Terms, Note> {
        let components = &self.begun.components(components);
        let game = self.game();
        let points = self.points_before(game)[side];
        Terms::campaign(components, &self.map, side, &self.options, game, points)
    }

    /// What commitments of the game that is prepared are bound to.
    pub fn about(&self) -> String {
        format!("campaign {} {} {} {}", self.map, self.players.invader, self.players.defender, self.game())
    }

    fn preparing(&mut self, side: Side) -> Result<&mut Chapter, Note> {
        match self.awaits() {
            Awaits::Armies(missing) if missing.contains(&side) => self.chapters.last_mut(),
            _ => None,
        }
        .ok_or_else(|| Note::new("campaign-recruited", &["4.3.1-a"]).side(side))
    }

    /// A side commits itself to an army that it does not show yet.
    pub fn commit(&mut self, side: Side, commitment: Commitment) -> Result<(), Note> {
        let chapter = self.preparing(side)?;
        if chapter.sealed[side].is_some() {
            return Err(Note::new("deal-late-change", &["3.3.2-b"]).side(side));
        }
        chapter.sealed[side] = Some(commitment);
        Ok(())
    }

    /// A side shows the army that it committed itself to.
    pub fn open(&mut self, components: &Arc<Components>, side: Side, sealed: Sealed) -> Result<(), Vec<Note>> {
        let about = self.about();
        let note = |key| vec![Note::new(key, &["3.3.2-b"]).side(side)];
        let chapter = self.preparing(side).map_err(|n| vec![n])?;
        match chapter.sealed[side] {
            None => return Err(note("deal-not-committed")),
            Some(c) if sealed.commitment(&about, side) != c => return Err(note("deal-other-army")),
            _ => {}
        }
        let other = side.other();
        if chapter.sealed[other].is_none() && chapter.armies[other].is_none() {
            return Err(note("deal-other-not-committed"));
        }
        self.muster(components, side, sealed.army)?;
        if let Some(chapter) = self.chapters.last_mut() {
            chapter.salts[side] = Some(sealed.salt);
        }
        Ok(())
    }

    /// A side recruits openly [4.3.1].
    pub fn recruit(&mut self, components: &Arc<Components>, side: Side, army: Army) -> Result<(), Vec<Note>> {
        let chapter = self.preparing(side).map_err(|n| vec![n])?;
        if chapter.sealed[side].is_some() {
            return Err(vec![Note::new("deal-late-change", &["3.3.2-b"]).side(side)]);
        }
        self.muster(components, side, army)
    }

    fn muster(&mut self, components: &Arc<Components>, side: Side, army: Army) -> Result<(), Vec<Note>> {
        let components = &self.begun.components(components);
        let notes = self.terms(components, side).map_err(|n| vec![n])?.check(components, &army);
        if !notes.is_empty() {
            return Err(notes);
        }
        let chapter = self.preparing(side).map_err(|n| vec![n])?;
        chapter.armies[side] = Some(army);
        Ok(())
    }

    /// The invader marks VP hexes as destroyed; what he leaves of the allowance is lost [4.3.3-a, S-132].
    pub fn raze(&mut self, components: &Arc<Components>, mut hexes: Vec<Hex>) -> Result<(), Note> {
        let components = &self.begun.components(components);
        let Awaits::Razing(allowance) = self.awaits() else {
            return Err(Note::new("campaign-no-razing", &["4.3.3-a"]));
        };
        hexes.sort();
        hexes.dedup();
        let board = components.board(&self.map);
        let mut total = 0;
        for hex in &hexes {
            let vp = board.and_then(|b| b.place_at(*hex).map(|n| u32::from(b.place(n).vp))).unwrap_or(0);
            if vp == 0 {
                return Err(Note::new("campaign-no-vp", &["4.3.3-a"]).text("hex", hex.to_string()));
            }
            total += vp;
        }
        if total > allowance {
            let note = Note::new("campaign-too-much-razed", &["4.3.3-a", "S-132"]);
            return Err(note.number("vp", total).number("most", allowance));
        }
        if let Some(chapter) = self.chapters.last_mut() {
            chapter.razed = Some(hexes);
        }
        Ok(())
    }

    /// The objective of a game whose armies are known [4.3.2, 4.3.3-b].
    pub fn objective(&self, components: &Arc<Components>, game: usize) -> Option<Objective> {
        let components = &self.begun.components(components);
        let chapter = self.chapters.get(game.checked_sub(1)?)?;
        let [invader, defender] = Side::BOTH.map(|side| chapter.armies[side].clone());
        let armies = BySide { invader: invader?, defender: defender? };
        let (princess, rule) = (self.options.elowyn == ElowynInPlay::On, self.options.campaign_objective);
        let points = self.points_before(game);
        let objective = Objective::campaign(components, &self.map, game, &armies, princess, rule);
        Some(objective.balance(points.invader.saturating_sub(points.defender)))
    }

    /// What a game is played by, once everything is prepared.
    pub fn header(&self, components: &Arc<Components>, game: usize) -> Option<Header> {
        let components = &self.begun.components(components);
        let chapter = self.chapters.get(game.checked_sub(1)?)?;
        let [invader, defender] = Side::BOTH.map(|side| chapter.armies[side].clone());
        let armies = BySide { invader: invader?, defender: defender? };
        let objective = self.objective(components, game)?.total();
        Some(Header {
            razed: chapter.razed.clone().unwrap_or_default(),
            players: self.players.clone(),
            ..header(components, &self.map, self.options, &armies, objective).ok()?
        })
    }

    /// Is it the game that is to be played, whoever sits at the table? A record may name computer players, or nobody; one of before
    /// may name no edition, and an older version of the rules: it goes on by that one.
    pub fn is_next(&self, components: &Arc<Components>, header: &Header) -> bool {
        let Some(wanted) = self.header(components, self.game()).filter(|_| self.awaits() == Awaits::Game) else {
            return false;
        };
        let Header { edition, changes, players, options, .. } = wanted.clone();
        wanted.options.alike(&header.options)
            && wanted == Header { edition, changes, players, options, ..header.clone() }
    }

    /// Keeps the record of a game that goes on; the caller has it from a journal of this game.
    pub fn keep(&mut self, record: String) {
        if let (Awaits::Game, Some(chapter)) = (self.awaits(), self.chapters.last_mut()) {
            chapter.record = Some(record);
        }
    }

    /// Takes the result of the game from its record, which must be of this game and nothing else.
    pub fn take(&mut self, components: &Arc<Components>, record: String) -> Result<Verdict, Unfit> {
        if self.awaits() != Awaits::Game {
            return Err(Note::new("campaign-no-game", &["4-a"]).into());
        }
        let verdict = verify(components, &record)?;
        if !self.is_next(components, &verdict.header) {
            return Err(Note::new("campaign-other-game", &["4.1-a", "4.3.2-a"])
                .number("game", self.game() as i64)
                .into());
        }
        if let Some(chapter) = self.chapters.last_mut() {
            chapter.record = Some(record);
        }
        self.settle(Ending { winner: verdict.winner, vp: verdict.vp, kills: verdict.kills })?;
        Ok(verdict)
    }

    /// Takes the result of a game that was played at a table, without a record.
    pub fn settle(&mut self, ending: Ending) -> Result<(), Note> {
        if self.awaits() != Awaits::Game {
            return Err(Note::new("campaign-no-game", &["4-a"]));
        }
        if let Some(chapter) = self.chapters.last_mut() {
            chapter.ending = Some(ending);
        }
        let p = self.points();
        // Five games; a sixth if they leave a tie [4.5-a,b].
        if self.game() < GAMES || (self.game() == GAMES && p.invader == p.defender) {
            self.chapters.push(Chapter::default());
        }
        Ok(())
    }

    /// VP hexes for a computer player to mark: the most valuable ones that the allowance still pays.
    pub fn spoils(&self, components: &Arc<Components>) -> Vec<Hex> {
        let components = &self.begun.components(components);
        let Awaits::Razing(mut left) = self.awaits() else { return Vec::new() };
        let Some(board) = components.board(&self.map) else { return Vec::new() };
        let mut places: Vec<(u8, Hex)> =
            board.spec().places.iter().map(|p| (p.vp, p.hex)).filter(|p| p.0 > 0).collect();
        places.sort_by_key(|p| (std::cmp::Reverse(p.0), p.1));
        let mut hexes = Vec::new();
        for (vp, hex) in places {
            if u32::from(vp) <= left {
                left -= u32::from(vp);
                hexes.push(hex);
            }
        }
        hexes
    }
}
