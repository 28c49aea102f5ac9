//! Armies that are built in secret [3.3.2]: each seat commits itself to an army and to random bytes that hide it, and shows both when
//! the other is bound, too. What may be recruited the league says; who may do what when, [`crate::Match`].
//!
//! The bytes that hid the armies are the mixes of the dice's seal: nobody knows the other's before he is bound himself, so nobody
//! chooses his army knowing the dice. A seat that has nothing to build commits itself to no unit, for the sake of its bytes.

use crate::{Points, Refused};
use dragonrage_dice::{GameId, Mix};
use dragonrage_league::{
    Army, Commitment, Draw, Objective, Salt, Sealed, Terms, header, random_army, stage, too_few_counters, usual_options,
};
use dragonrage_rules::options::ElowynInPlay;
use dragonrage_rules::record::Header;
use dragonrage_rules::{BySide, Components, Side};
use sha2::{Digest, Sha256};
use std::sync::Arc;

/// Fewest and most points of an army.
pub const POINTS: std::ops::RangeInclusive<u16> = 10..=200;

/// Armies on their way to the table.
#[derive(Clone, Debug)]
pub struct Muster {
    components: Arc<Components>,
    game: GameId,
    /// What is agreed, still without armies.
    plain: Header,
    map: String,
    points: BySide<Option<u16>>,
    /// They may have to choose again: how often they did.
    round: u32,
    commitments: BySide<Option<Commitment>>,
    shown: BySide<Option<Sealed>>,
    /// What hid armies of earlier rounds: it hides nothing any more.
    spent: Vec<Salt>,
}

impl Muster {
    /// Nobody has chosen. The header must be that of a game with chosen armies, without them.
    pub(crate) fn new(
        components: &Arc<Components>,
        game: GameId,
        plain: &Header,
        points: Points,
    ) -> Result<Muster, Refused> {
        let bad = |what: &str| Refused::Terms(what.to_owned());
        let map = components.scenario(&plain.scenario).map(|s| s.map.clone()).ok_or_else(|| bad("scenario"))?;
        let usual = usual_options();
        let fit = stage(components, &map).is_ok_and(|stage| stage.id == plain.scenario)
            && (plain.options.ruleset, plain.options.victory_mode) == (usual.ruleset, usual.victory_mode)
            && plain.forces.is_none()
            && plain.objective.is_none();
        let points = BySide { invader: points.invader, defender: points.defender };
        let built: Vec<u16> = Side::BOTH.into_iter().filter_map(|side| points[side]).collect();
        if !fit || built.is_empty() || !built.iter().all(|n| POINTS.contains(n)) {
            return Err(bad("armies"));
        }
        let (commitments, shown) = (BySide::default(), BySide::default());
        let (components, plain, spent) = (components.clone(), plain.clone(), Vec::new());
        Ok(Muster { components, game, plain, map, points, round: 1, commitments, shown, spent })
    }

    /// The points of a side; none: it has the army of the map's scenario.
    pub fn points(&self, side: Side) -> Option<u16> {
        self.points[side]
    }

    /// What a side may recruit; none: it builds nothing.
    pub fn terms(&self, side: Side) -> Option<Terms> {
        let most = self.points[side]?;
        let mut terms = Terms::point_buy(&self.components, &self.map, side, &self.plain.options).ok()?;
        terms.points.1 = 2 * u32::from(most);
        Some(terms)
    }

    /// The map.
    pub fn map(&self) -> &str {
        &self.map
    }

    /// Which choice it is, from 1.
    pub const fn round(&self) -> u32 {
        self.round
    }

    /// What a commitment is bound to, besides its side: this game, and which choice it is.
    pub fn about(&self) -> String {
        format!("{} {}", self.game, self.round)
    }

    /// What a side is committed to.
    pub fn commitment(&self, side: Side) -> Option<Commitment> {
        self.commitments[side]
    }

    /// What a side has shown. After a choice that came to nothing: nothing.
    pub fn shown(&self, side: Side) -> Option<&Army> {
        self.shown[side].as_ref().map(|sealed| &sealed.army)
    }

    /// An army by chance for a side, and bytes to hide it. Both follow from a secret: whoever has it finds them again.
    pub fn by_chance(&self, side: Side, secret: &[u8]) -> Option<Sealed> {
        let derive = |what: &str| -> [u8; 32] {
            let mut hash = Sha256::new();
            for part in [secret, self.about().as_bytes(), side.code().as_bytes(), what.as_bytes(), secret] {
                hash.update((part.len() as u64).to_be_bytes());
                hash.update(part);
            }
            hash.finalize().into()
        };
        let mut seed = [0; 8];
        seed.copy_from_slice(&derive("army")[..8]);
        let army = match self.terms(side) {
            Some(terms) => random_army(&self.components, &terms, &mut Draw::new(u64::from_be_bytes(seed), 0))?,
            None => Army::default(),
        };
        Some(Sealed { army, salt: Salt(derive("salt")) })
    }

    pub(crate) fn all_committed(&self) -> bool {
        Side::BOTH.into_iter().all(|side| self.commitments[side].is_some())
    }

    pub(crate) fn commit(&mut self, side: Side, commitment: Commitment) -> Result<(), Refused> {
        if self.commitments[side].is_some() {
            return Err(Refused::NotNow);
        }
        self.commitments[side] = Some(commitment);
        Ok(())
    }

    pub(crate) fn show(&mut self, side: Side, sealed: Sealed) -> Result<(), Refused> {
        if self.shown[side].is_some() {
            return Err(Refused::NotNow);
        }
        if Some(sealed.commitment(&self.about(), side)) != self.commitments[side] || self.spent.contains(&sealed.salt) {
            return Err(Refused::OtherArmy);
        }
        let wrong = match self.terms(side) {
            Some(terms) => terms.check(&self.components, &sealed.army).first().map(|note| note.key),
            None => (sealed.army.units() > 0).then_some("army-not-for-hire"),
        };
        if let Some(key) = wrong {
            return Err(Refused::Army(key.to_owned()));
        }
        self.shown[side] = Some(sealed);
        Ok(())
    }

    /// The game between both armies, as soon as both are shown. Where there are too few counters for both they are chosen
    /// again [S-130].
    pub(crate) fn battle(&mut self) -> Option<Header> {
        let (invader, defender) = (self.shown.invader.as_ref()?, self.shown.defender.as_ref()?);
        let army = |side: Side, sealed: &Sealed| match self.points[side] {
            Some(_) => sealed.army.clone(),
            None => {
                let forces = stage(&self.components, &self.map).map(|stage| stage.forces[side].clone());
                Army::new(forces.unwrap_or_default())
            }
        };
        let armies = BySide { invader: army(Side::Invader, invader), defender: army(Side::Defender, defender) };
        let princess = self.plain.options.elowyn == ElowynInPlay::On;
        let objective = Objective::chosen(&self.components, &self.map, &armies, princess).total();
        let chosen = header(&self.components, &self.map, self.plain.options, &armies, objective).ok();
        match chosen.filter(|_| too_few_counters(&self.components, &armies).is_empty()) {
            // Edition and version stay those that were agreed.
            Some(Header { forces, objective, .. }) => Some(Header { forces, objective, ..self.plain.clone() }),
            None => {
                self.again();
                None
            }
        }
    }

    /// No battle follows from these armies: both are free to choose others, and everything that was shown is spent.
    pub(crate) fn again(&mut self) {
        let shown = std::mem::take(&mut self.shown);
        self.spent.extend([shown.invader, shown.defender].into_iter().flatten().map(|sealed| sealed.salt));
        self.commitments = BySide::default();
        self.round += 1;
    }

    /// Has nobody chosen in this round?
    pub(crate) fn is_anew(&self) -> bool {
        Side::BOTH.into_iter().all(|side| self.commitments[side].is_none())
    }

    /// What hid a side's army, as its mix.
    pub(crate) fn mix(&self, side: Side) -> Option<Mix> {
        self.shown[side].as_ref().map(|sealed| Mix(sealed.salt.0))
    }
}
