//! What two players agree on before a game with chosen forces, as one file: a planned scenario, which one designs and of
//! which the other chooses the side [3.3.1], or point-buy, where both choose in secret and reveal together [3.3.2].

use crate::begun::{self, Begun};
use crate::form::{self, BadFile, FORMAT, same_name};
use crate::{Army, Commitment, Note, Objective, Salt, Sealed, Terms, header, stage, too_few_counters};
use dragonrage_rules::options::ElowynInPlay;
use dragonrage_rules::record::Header;
use dragonrage_rules::{BySide, Components, Options, Side};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;

/// How the forces are chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DealKind {
    /// One player designs both forces, the other chooses the side [3.3.1].
    Planned,
    /// Both buy in secret [3.3.2].
    PointBuy,
}

/// The file's form.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    format: u32,
    #[serde(default = "begun::first")]
    edition: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    changes: String,
    kind: DealKind,
    /// Names the agreement; commitments are bound to it.
    about: String,
    map: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    designer: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    objective: Option<i16>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    options: BTreeMap<String, String>,
    #[serde(default)]
    invader: Half,
    #[serde(default)]
    defender: Half,
}

#[derive(Clone, Default, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Half {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    player: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    commitment: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    army: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    salt: Option<String>,
}

/// One side of an agreement.
#[derive(Clone, Default, PartialEq, Debug)]
struct Share {
    player: Option<String>,
    commitment: Option<Commitment>,
    sealed: Option<Sealed>,
    army: Option<Army>,
}

/// An agreement, as far as it has come.
#[derive(Clone, PartialEq, Debug)]
pub struct Deal {
    /// How forces are chosen.
    pub kind: DealKind,
    /// Its name.
    pub about: String,
    /// The map.
    pub map: String,
    /// The options of the game.
    pub options: Options,
    begun: Begun,
    designer: Option<String>,
    objective: Option<i16>,
    shares: BySide<Share>,
}

impl Deal {
    /// A point-buy scenario that nobody has bought for yet.
    pub fn point_buy(components: &Arc<Components>, about: &str, map: &str, options: Options) -> Result<Deal, Note> {
        stage(components, map)?;
        let about = form::name(about)?;
        let (begun, designer, objective, shares) = (Begun::with(components), None, None, BySide::default());
        Ok(Deal { kind: DealKind::PointBuy, about, map: map.to_owned(), options, begun, designer, objective, shares })
    }

    /// A planned scenario: everything but the sides [3.3.1-a,b]. Without an objective the guide's holds [3.3.3-b].
    pub fn planned(
        components: &Arc<Components>,
        about: &str,
        map: &str,
        options: Options,
        designer: &str,
        armies: BySide<Army>,
        objective: Option<i16>,
    ) -> Result<Deal, Vec<Note>> {
        let mut deal = Deal::point_buy(components, about, map, options).map_err(|n| vec![n])?;
        let mut notes = Vec::new();
        for side in Side::BOTH {
            let terms = Terms::planned(components, map, side, &options).map_err(|n| vec![n])?;
            notes.extend(terms.check(components, &armies[side]));
        }
        notes.extend(too_few_counters(components, &armies));
        let most = components.board(map).map_or(0, |b| b.vp_total() as i16);
        if objective.is_some_and(|n| !(1..=most).contains(&n)) {
            notes.push(Note::new("deal-objective", &["3.3.1-b", "S-134"]).number("most", most));
        }
        if !notes.is_empty() {
            return Err(notes);
        }
        let guide = Objective::chosen(components, map, &armies, options.elowyn == ElowynInPlay::On).total();
        deal.kind = DealKind::Planned;
        deal.designer = Some(form::name(designer).map_err(|n| vec![n])?);
        deal.objective = Some(objective.unwrap_or(guide));
        let BySide { invader, defender } = armies;
        deal.shares.invader.army = Some(invader);
        deal.shares.defender.army = Some(defender);
        Ok(deal)
    }

    /// The other player takes a side of a planned scenario [3.3.1-c].
    pub fn choose(&mut self, player: &str, side: Side) -> Result<(), Note> {
        let player = form::name(player)?;
        let Some(designer) = self.designer.clone().filter(|_| self.kind == DealKind::Planned) else {
            return Err(Note::new("deal-nothing-to-choose", &["3.3.1-c"]));
        };
        if same_name(&player, &designer) {
            return Err(Note::new("deal-designer-chooses", &["3.3.1-c"]).text("player", player));
        }
        if self.shares[side].player.is_some() {
            return Err(Note::new("deal-chosen", &["3.3.1-c"]));
        }
        self.shares[side].player = Some(player);
        self.shares[side.other()].player = Some(designer);
        Ok(())
    }

    /// A side commits itself to an army that it does not show yet [3.3.2-b].
    pub fn commit(&mut self, side: Side, commitment: Commitment) -> Result<(), Note> {
        if self.kind == DealKind::Planned {
            return Err(Note::new("deal-nothing-to-commit", &["3.3.1-a"]));
        }
        if self.shares[side].commitment.is_some() {
            return Err(Note::new("deal-late-change", &["3.3.2-b"]).side(side));
        }
        self.shares[side].commitment = Some(commitment);
        Ok(())
    }

    /// A side shows what it committed itself to. Only after both have committed themselves, only what the commitment
    /// stands for, and only an army that may be bought [3.3.2-a,b].
    pub fn open(&mut self, components: &Arc<Components>, side: Side, sealed: Sealed) -> Result<(), Vec<Note>> {
        let components = &self.begun.components(components);
        let note = |key| vec![Note::new(key, &["3.3.2-b"]).side(side)];
        let Some(commitment) = self.shares[side].commitment else { return Err(note("deal-not-committed")) };
        if self.shares[side.other()].commitment.is_none() {
            return Err(note("deal-other-not-committed"));
        }
        if self.shares[side].sealed.is_some() {
            return Err(note("deal-late-change"));
        }
        if sealed.commitment(&self.about, side) != commitment {
            return Err(note("deal-other-army"));
        }
        let terms = Terms::point_buy(components, &self.map, side, &self.options).map_err(|n| vec![n])?;
        let notes = terms.check(components, &sealed.army);
        if !notes.is_empty() {
            return Err(notes);
        }
        self.shares[side].army = Some(sealed.army.clone());
        self.shares[side].sealed = Some(sealed);
        Ok(())
    }

    /// Takes over what another copy of the same agreement knows more: players who are apart commit and open on their own.
    /// Everything is done again here, so a copy that tells something else is refused.
    pub fn join(&mut self, components: &Arc<Components>, other: &Deal) -> Result<(), Vec<Note>> {
        let same = (self.kind, &self.about, &self.map, &self.begun, &self.designer, self.objective)
            == (other.kind, &other.about, &other.map, &other.begun, &other.designer, other.objective)
            && self.options.alike(&other.options);
        let planned = self.kind == DealKind::Planned;
        if !same || (planned && self.armies() != other.armies()) {
            return Err(vec![Note::new("deal-other-deal", &["3.3.2-b"]).text("about", other.about.clone())]);
        }
        let mut joined = self.clone();
        for side in Side::BOTH {
            let (own, their) = (&self.shares[side], &other.shares[side]);
            match (&own.player, &their.player) {
                (None, Some(name)) if planned && Some(name) != self.designer.as_ref() => {
                    joined.choose(name, side).map_err(|n| vec![n])?;
                }
                (None, Some(name)) if !planned => joined.shares[side].player = Some(name.clone()),
                (Some(a), Some(b)) if planned && a != b => return Err(vec![Note::new("deal-chosen", &["3.3.1-c"])]),
                _ => {}
            }
            if let Some(commitment) = their.commitment.filter(|c| own.commitment != Some(*c)) {
                joined.commit(side, commitment).map_err(|n| vec![n])?;
            }
        }
        for side in Side::BOTH {
            if let Some(sealed) = other.shares[side].sealed.clone().filter(|_| self.shares[side].sealed.is_none()) {
                joined.open(components, side, sealed)?;
            }
        }
        *self = joined;
        Ok(())
    }

    /// Has the side committed itself?
    pub fn committed(&self, side: Side) -> bool {
        self.shares[side].commitment.is_some()
    }

    /// What the side committed itself with.
    pub fn commitment(&self, side: Side) -> Option<Commitment> {
        self.shares[side].commitment
    }

    /// The army of a side, once it is on the table.
    pub fn army(&self, side: Side) -> Option<&Army> {
        self.shares[side].army.as_ref()
    }

    /// Who designed a planned scenario.
    pub fn designer(&self) -> Option<&str> {
        self.designer.as_deref()
    }

    /// Both armies, once both are on the table.
    pub fn armies(&self) -> Option<BySide<Army>> {
        let [invader, defender] = Side::BOTH.map(|side| self.shares[side].army.clone());
        Some(BySide { invader: invader?, defender: defender? })
    }

    /// Who plays a side, if that is known.
    pub fn player(&self, side: Side) -> Option<&str> {
        self.shares[side].player.as_deref()
    }

    /// The objective with its reasons, once both armies are known; a planned scenario may have another one.
    pub fn objective(&self, components: &Arc<Components>) -> Option<(Objective, i16)> {
        let components = &self.begun.components(components);
        let princess = self.options.elowyn == ElowynInPlay::On;
        let guide = Objective::chosen(components, &self.map, &self.armies()?, princess);
        let total = self.objective.unwrap_or_else(|| guide.total());
        Some((guide, total))
    }

    /// Why no game follows from the armies on the table: chosen in secret, they may lack counters together. Then the
    /// players choose again [S-130].
    pub fn obstacles(&self, components: &Arc<Components>) -> Vec<Note> {
        let components = &self.begun.components(components);
        self.armies().map_or_else(Vec::new, |armies| too_few_counters(components, &armies))
    }

    /// The game that follows from it, before anything is placed.
    pub fn header(&self, components: &Arc<Components>) -> Option<Header> {
        let components = &self.begun.components(components);
        let armies = self.armies().filter(|armies| too_few_counters(components, armies).is_empty())?;
        let (_, objective) = self.objective(components)?;
        let name = |side| self.player(side).unwrap_or_default().to_owned();
        let players = BySide { invader: name(Side::Invader), defender: name(Side::Defender) };
        Some(Header { players, ..header(components, &self.map, self.options, &armies, objective).ok()? })
    }

    /// The file's text.
    pub fn text(&self) -> String {
        let half = |share: &Share| Half {
            player: share.player.clone(),
            commitment: share.commitment.map(|c| c.to_string()),
            army: share.army.as_ref().map(Army::to_string),
            salt: share.sealed.as_ref().map(|s| s.salt.to_string()),
        };
        let file = File {
            format: FORMAT,
            edition: self.begun.edition.clone(),
            changes: self.begun.changes.clone(),
            kind: self.kind,
            about: self.about.clone(),
            map: self.map.clone(),
            designer: self.designer.clone(),
            objective: self.objective,
            options: form::options_out(&self.options),
            invader: half(&self.shares.invader),
            defender: half(&self.shares.defender),
        };
        toml::to_string_pretty(&file).unwrap_or_default()
    }

    /// Reads a file. Whatever it claims is checked again, as if it happened now.
    pub fn read(components: &Arc<Components>, text: &str) -> Result<Deal, BadFile> {
        let file: File = form::read(text)?;
        form::format(file.format)?;
        let options = form::options_in(&file.options)?;
        let components = &Begun { edition: file.edition, changes: file.changes }.find(components)?;
        let mut deal = Deal::point_buy(components, &file.about, &file.map, options)?;
        let halves = BySide { invader: file.invader, defender: file.defender };
        let broken = |side: Side| Note::new("deal-unreadable", &[]).side(side);
        let army = |side: Side| match &halves[side].army {
            Some(text) => text.parse::<Army>().map(Some).map_err(|_| broken(side)),
            None => Ok(None),
        };
        let armies = [army(Side::Invader)?, army(Side::Defender)?];
        if file.kind == DealKind::Planned {
            let [Some(invader), Some(defender)] = armies else { return Err(broken(Side::Invader).into()) };
            let designer = file.designer.unwrap_or_default();
            let (about, map) = (&file.about, &file.map);
            let planned = BySide { invader, defender };
            let mut deal = Deal::planned(components, about, map, options, &designer, planned, file.objective)
                .map_err(|mut notes| notes.swap_remove(0))?;
            for side in Side::BOTH {
                if let Some(player) = halves[side].player.as_ref().filter(|p| !same_name(p, &designer)) {
                    deal.choose(player, side)?;
                }
            }
            return Ok(deal);
        }
        for side in Side::BOTH {
            let half = &halves[side];
            deal.shares[side].player = half.player.as_deref().map(form::name).transpose()?;
            if let Some(text) = &half.commitment {
                deal.commit(side, text.parse().map_err(|_| broken(side))?)?;
            }
        }
        for (side, army) in Side::BOTH.into_iter().zip(armies) {
            let salt: Option<Salt> =
                halves[side].salt.as_ref().map(|s| s.parse().map_err(|_| broken(side))).transpose()?;
            match (army, salt) {
                (None, None) => {}
                (Some(army), Some(salt)) => {
                    let opened = deal.open(components, side, Sealed { army, salt });
                    opened.map_err(|mut notes| notes.swap_remove(0))?;
                }
                _ => return Err(broken(side).into()),
            }
        }
        Ok(deal)
    }
}
