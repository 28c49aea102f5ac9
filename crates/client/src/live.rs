//! The table on the page: a session with what is chosen and shown. Views read it; clicks and the loop in `drive` change it.

use crate::app::App;
use crate::told::{Telling, Told};
use crate::{browser, drive};
use dragonrage_rules::{Action, Choice, Decision, Dir, Game, Hex, Mode, Refusal, Side, UnitId};
use dragonrage_table::kept::Speed;
use dragonrage_table::session::against::against;
use dragonrage_table::session::ladder::ladders;
use dragonrage_table::session::marches::March;
use dragonrage_table::session::offers::{self, Deed, Offers};
use dragonrage_table::session::set_up::NoSetUp;
use dragonrage_table::session::spells::{SpellKind, casting};
use dragonrage_table::session::{Coming, Due, Rolled, Session};
use dragonrage_words::Context;
use leptos::prelude::*;
use std::sync::Arc;

/// What the page is busy with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Busy {
    /// Nothing: a person decides, or the game is over.
    Idle,
    /// A computer player thinks.
    Thinking,
    /// Something is shown.
    Showing,
    /// The computer player was stopped.
    Stopped,
    /// Another tab took the game.
    Elsewhere,
}

/// Dice on the page: first they tumble, and nobody knows what follows; then they lie, and it has happened.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Thrown {
    /// What for, and how they fall.
    pub rolled: Rolled,
    /// Whom they help.
    pub helped: Option<Side>,
    /// Do they lie?
    pub lie: bool,
}

/// Milliseconds for which dice tumble, of so many that they are shown.
pub const fn tumble(shown: i32) -> i32 {
    shown * 2 / 5
}

/// Something told to the player in passing.
#[derive(Clone, PartialEq, Debug)]
pub enum Said {
    /// Why something is not possible.
    Refused(Refusal),
    /// The unit cannot get there.
    OutOfReach(UnitId, Hex),
    /// The unit has nothing left to do in this phase, and perhaps why.
    Idle(UnitId, Option<Refusal>),
    /// The unit is not the reader's to move.
    NotYours(UnitId),
    /// Units could still do something; press again to end the phase.
    Forgotten(Vec<UnitId>),
    /// Does the side really give up?
    Concede(Side),
    /// The computer player does not answer; in the browser's words.
    Lost(String),
    /// A text of the page, by key.
    Note(&'static str),
    /// What became of an order to march.
    Marched(March),
    /// Why a set-up is not possible.
    NoSetUp(NoSetUp),
}

impl Said {
    /// Is it about one click, and worth nothing once the game has gone on?
    fn passing(&self) -> bool {
        match self {
            Said::Refused(_) | Said::OutOfReach(..) | Said::Idle(..) | Said::NotYours(_) | Said::Forgotten(_) => true,
            Said::Concede(_) | Said::Lost(_) | Said::Note(_) | Said::Marched(_) | Said::NoSetUp(_) => false,
        }
    }
}

/// Where a game is kept whose course is settled elsewhere: over the net. What knows how is fetched later; here it is three calls.
#[derive(Clone, Copy, Debug)]
pub struct Elsewhere {
    /// Something was done here: it is told there.
    pub tell: fn(LiveTable),
    /// What comes next from there.
    pub coming: fn(LiveTable) -> Coming,
    /// The record as it is known there: when the game has ended, with what proves its dice.
    pub record: fn(LiveTable) -> Option<String>,
}

/// The table.
#[derive(Clone, Copy, Debug)]
pub struct LiveTable {
    /// The page around it.
    pub app: App,
    /// The key under which the game is kept.
    pub key: StoredValue<String>,
    session: StoredValue<Session>,
    /// Grows with every change of the session.
    pub version: RwSignal<u64>,
    /// Everything that the person may do now.
    pub legal: Memo<Arc<Vec<Action>>>,
    /// The chosen unit.
    pub selected: RwSignal<Option<UnitId>>,
    /// Those who are chosen together; one alone is `selected`.
    pub group: RwSignal<Vec<UnitId>>,
    /// The spell that the chosen wizard has opened his book at.
    pub spell: RwSignal<Option<SpellKind>>,
    /// What the chosen unit can do; of spells only the one that was chosen.
    pub offers: Memo<Arc<Offers>>,
    /// The unit that was chosen before and could come to where the chosen one stands.
    pub joins: RwSignal<Option<(UnitId, Hex)>>,
    /// The hex about which a further choice is asked.
    pub chosen: RwSignal<Option<Hex>>,
    /// The hex under the pointer or the keyboard's cursor.
    pub hover: RwSignal<Option<Hex>>,
    /// The keyboard's cursor.
    pub cursor: RwSignal<Hex>,
    /// Only ways of this mode are shown.
    pub mode: RwSignal<Option<Mode>>,
    /// How often advice was asked for.
    pub asked: RwSignal<u32>,
    /// A hex that the log points to.
    pub look: RwSignal<Option<Hex>>,
    /// Something told in passing.
    pub said: RwSignal<Option<Said>>,
    /// The rule that is shown beside the board.
    pub rule: RwSignal<Option<String>>,
    /// Dice on the page.
    pub dice: RwSignal<Option<Thrown>>,
    /// What the page is busy with.
    pub busy: RwSignal<Busy>,
    /// The pause is cut short.
    pub hurry: RwSignal<bool>,
    /// Pauses are left out until a person must decide.
    pub skip: RwSignal<bool>,
    /// How often the others have been let act; the last time counts.
    pub drives: StoredValue<u32>,
    /// What was ordered and comes next, as soon as it can be done.
    pub orders: StoredValue<Vec<Action>>,
    /// What has been seen of the game, and may be told.
    pub told: RwSignal<Told>,
    /// What is on its way to be told.
    pub telling: StoredValue<Telling>,
    /// Where the course of the game is settled, if not here.
    pub elsewhere: StoredValue<Option<Elsewhere>>,
}

impl LiveTable {
    /// Lays the table.
    pub fn new(app: App, key: String, session: Session) -> LiveTable {
        let cursor = first_hex(session.game());
        let mut session = session;
        session.ask_before_battle();
        let told = Told::all(&session);
        let telling = StoredValue::new(Telling::none(&told));
        let session = StoredValue::new(session);
        let version = RwSignal::new(0);
        let selected = RwSignal::new(None);
        let busy = RwSignal::new(Busy::Idle);
        let legal = Memo::new(move |_| {
            version.track();
            let mut legal = Vec::new();
            session.with_value(|s| {
                if s.person().is_some() && !s.looking() {
                    s.game().legal_actions(&mut legal);
                }
            });
            Arc::new(legal)
        });
        let spell = RwSignal::new(None);
        let offers = Memo::new(move |_| {
            version.track();
            let legal = legal.get();
            let unit = selected.get();
            Arc::new(session.with_value(|s| Offers::of(s.game(), &legal, unit)).narrowed(spell.get()))
        });
        LiveTable {
            app,
            key: StoredValue::new(key),
            session,
            version,
            legal,
            selected,
            group: RwSignal::new(Vec::new()),
            spell,
            offers,
            joins: RwSignal::new(None),
            chosen: RwSignal::new(None),
            hover: RwSignal::new(None),
            cursor: RwSignal::new(cursor),
            mode: RwSignal::new(None),
            asked: RwSignal::new(0),
            look: RwSignal::new(None),
            said: RwSignal::new(None),
            rule: RwSignal::new(None),
            dice: RwSignal::new(None),
            busy,
            hurry: RwSignal::new(false),
            skip: RwSignal::new(false),
            drives: StoredValue::new(0),
            orders: StoredValue::new(Vec::new()),
            told: RwSignal::new(told),
            telling,
            elsewhere: StoredValue::new(None),
        }
    }

    /// The table that a part belongs to.
    pub fn of_this_game() -> LiveTable {
        expect_context()
    }

    /// Reads the session; whoever reads is told of changes.
    pub fn with<T>(&self, read: impl FnOnce(&Session) -> T) -> T {
        self.version.track();
        self.session.with_value(read)
    }

    /// Reads the session as it is now.
    pub fn peek<T>(&self, read: impl FnOnce(&Session) -> T) -> T {
        self.session.with_value(read)
    }

    /// Is there still a table? The screen may have been left while something was awaited.
    pub fn gone(&self) -> bool {
        self.version.try_get_untracked().is_none()
    }

    /// Changes the session and tells everybody.
    pub fn change<T>(&self, change: impl FnOnce(&mut Session) -> T) -> Option<T> {
        let changed = self.session.try_update_value(change)?;
        self.follow();
        self.version.try_update(|v| *v += 1);
        Some(changed)
    }

    /// The record of the game, to be saved or shared.
    pub fn record(&self) -> String {
        let elsewhere = self.elsewhere.get_value().and_then(|e| (e.record)(*self));
        elsewhere.unwrap_or_else(|| self.peek(|s| s.text()))
    }

    /// Reads game and words at once: what a sentence needs. Whoever reads is told of changes of both.
    pub fn tell<T>(&self, read: impl FnOnce(&Session, &dragonrage_words::Words, &Context) -> T) -> T {
        let words = self.app.words.get();
        self.with(|s| {
            let game = s.game();
            read(s, &words, &Context { roster: &game.components().roster, board: game.board() })
        })
    }

    /// Takes the steps of a click, keeps the game, and lets the others go on.
    pub fn act(&self, actions: &[Action]) {
        if self.busy.get_untracked() != Busy::Idle {
            return;
        }
        self.said.set(None);
        self.chosen.set(None);
        self.hover.set(None);
        self.mode.set(None);
        self.spell.set(None);
        self.joins.set(None);
        let unit = self.selected.get_untracked();
        let outside = |unit: UnitId| self.peek(|s| s.game().unit(unit).is_some_and(|u| u.hex().is_none()));
        let enters = unit.is_some_and(outside);
        match self.change(|s| s.click(actions)) {
            Some(Err(refusal)) => self.said.set(Some(Said::Refused(refusal))),
            Some(Ok(())) => {}
            None => return,
        }
        self.reselect(unit);
        if enters && unit.is_some_and(|unit| !outside(unit)) {
            self.next_outside(unit);
        }
        drive::keep(*self);
        drive::go_on(*self);
        self.next_order();
    }

    /// One has come on: the next who waits outside is chosen, of the same kind if there is one.
    fn next_outside(&self, after: Option<UnitId>) {
        let able = offers::able(&self.legal.get_untracked());
        let next = self.peek(|s| {
            let game = s.game();
            let asked = s.person().is_none() || offers::asked(game).is_some();
            let mut waiting: Vec<UnitId> =
                able.into_iter().filter(|u| !asked && game.unit(*u).is_some_and(|u| u.hex().is_none())).collect();
            let kind = after.and_then(|u| game.kind(u));
            waiting.sort_by_key(|u| (game.kind(*u) != kind, *u));
            waiting.first().copied()
        });
        if next.is_some() {
            self.selected.set(next);
        }
    }

    /// Orders attacks, one after the other; those that have become impossible meanwhile are left out.
    pub fn order(&self, actions: Vec<Action>) {
        self.orders.set_value(actions);
        self.select(None);
        self.next_order();
    }

    /// Does what was ordered next, if somebody may act.
    pub fn next_order(&self) {
        if self.busy.get_untracked() != Busy::Idle || self.orders.with_value(Vec::is_empty) {
            return;
        }
        let legal = self.legal.get_untracked();
        let next = self.orders.try_update_value(|orders| {
            let first = orders.iter().position(|a| legal.contains(a))?;
            orders.drain(..=first).next_back()
        });
        match next.flatten() {
            Some(action) => {
                self.act(&[action]);
                self.selected.set(self.peek(|s| s.person().and_then(|_| offers::asked(s.game()))));
            }
            // Somebody else may have to decide something first: where a monster was hit, who withdraws.
            None if self.peek(|s| offers::asked(s.game()).is_some()) => {}
            None => self.orders.set_value(Vec::new()),
        }
    }

    /// How fast counters move: not at all where motion is not wanted.
    pub fn motion(&self) -> Speed {
        if self.app.settings.still.get_untracked() { Speed::Instant } else { self.app.speed.get_untracked() }
    }

    /// Chooses the unit that is asked about, else keeps the one that was chosen while it can do more.
    pub fn reselect(&self, before: Option<UnitId>) {
        let legal = self.legal.get_untracked();
        let able = offers::able(&legal);
        let asked = self.peek(|s| s.person().and_then(|_| offers::asked(s.game())));
        let mine = before.filter(|u| able.contains(u));
        let next = asked.or(mine);
        if self.selected.get_untracked() != next {
            self.selected.set(next);
        }
    }

    /// Chooses a unit.
    pub fn select(&self, unit: Option<UnitId>) {
        self.said.set(None);
        self.chosen.set(None);
        self.mode.set(None);
        self.spell.set(None);
        self.joins.set(None);
        self.disband();
        self.selected.set(unit);
        // A unit that can only join the attack under way joins it.
        let gather = self.peek(|s| matches!(s.game().decision(), Decision::Side(_, Choice::Gather { .. })));
        let offers = self.offers.get_untracked();
        if let ([only], true, true) = (&offers.deeds[..], gather, unit.is_some())
            && only.harmless()
        {
            self.act(&only.actions);
            self.selected.set(None);
        }
    }

    /// A click on a hex, perhaps on a unit in it. `there`: the chosen unit shall go there, whoever else stands there.
    pub fn click(&self, hex: Hex, unit: Option<UnitId>, there: bool) {
        self.look.set(None);
        self.cursor.set(hex);
        if self.peek(|s| s.person()).is_none() || self.busy.get_untracked() != Busy::Idle {
            self.hurry.set(true);
            return;
        }
        if self.sent(hex) {
            return;
        }
        if self.selected.get_untracked().is_none() && self.chosen.get_untracked() != Some(hex) && self.attackable(hex) {
            self.said.set(None);
            self.chosen.set(Some(hex));
            return;
        }
        let offers = self.offers.get_untracked();
        if offers.at(hex).next().is_none() && self.lift(hex, unit) {
            return;
        }
        let plain = offers.plain(hex);
        let friends = plain.is_some_and(Deed::is_move) && self.peek(|s| friends(s, hex));
        let open = self.chosen.get_untracked() == Some(hex);
        if friends && !there && self.next_in(hex, unit).is_some() {
            // A counter that is clicked is chosen; the other one may still be sent there.
            let other = self.selected.get_untracked();
            self.select(self.next_in(hex, unit));
            self.joins.set(other.map(|other| (other, hex)));
        } else if let (Some(deed), true) = (plain, there || !friends) {
            self.act(&deed.actions.clone());
        } else if offers.at(hex).next().is_some() && !open {
            self.said.set(None);
            self.chosen.set(Some(hex));
        } else if let Some(next) = self.next_in(hex, unit) {
            self.select(Some(next));
        } else {
            self.refuse(hex);
        }
    }

    /// Could somebody strike at the hex now?
    fn attackable(&self, hex: Hex) -> bool {
        let legal = self.legal.get_untracked();
        self.peek(|s| !against(s.game(), &legal, hex).is_empty() || !ladders(s.game(), &legal, hex).is_empty())
    }

    /// A counter is dragged: it is chosen, so that its ways are shown.
    pub fn drag(&self, unit: UnitId) {
        if self.selected.get_untracked() != Some(unit) && !self.is_placed(unit) {
            self.select(Some(unit));
        }
    }

    /// Can this counter be dragged by the person who decides?
    pub fn draggable(&self, unit: UnitId) -> bool {
        let free = |s: &Session| match s.game().decision() {
            // Whoever is chosen now joins the attack.
            Decision::Side(_, Choice::Gather { .. }) => false,
            _ => s.person().is_some() && offers::asked(s.game()).is_none_or(|asked| asked == unit),
        };
        self.busy.get_untracked() == Busy::Idle
            && self.peek(free)
            && offers::able(&self.legal.get_untracked()).contains(&unit)
            || self.is_placed(unit)
    }

    /// The next unit of a hex that can do something, after the chosen one.
    fn next_in(&self, hex: Hex, clicked: Option<UnitId>) -> Option<UnitId> {
        let able = offers::able(&self.legal.get_untracked());
        if let Some(unit) = clicked.filter(|u| able.contains(u) && self.selected.get_untracked() != Some(*u)) {
            return Some(unit);
        }
        let here: Vec<UnitId> = self.peek(|s| s.game().in_hex(hex).filter(|u| able.contains(u)).collect());
        let after = self.selected.get_untracked().and_then(|u| here.iter().position(|h| *h == u)).map_or(0, |n| n + 1);
        here.get(after % here.len().max(1)).copied().filter(|u| self.selected.get_untracked() != Some(*u))
    }

    /// Sends the unit that was chosen before to where the chosen one stands.
    pub fn join(&self) {
        if let Some((unit, hex)) = self.joins.get_untracked() {
            self.select(Some(unit));
            self.click(hex, None, true);
        }
    }

    /// Says why a click came to nothing.
    fn refuse(&self, hex: Hex) {
        let selected = self.selected.get_untracked();
        let here = self.peek(|s| s.game().unit(selected?).and_then(|u| u.hex()));
        if self.chosen.get_untracked() == Some(hex) && here != Some(hex) {
            return; // What can be done there is being shown.
        }
        self.chosen.set(None);
        let Some(unit) = self.selected.get_untracked() else {
            self.said.set(self.peek(|s| idle(s, hex)));
            return;
        };
        if self.peek(|s| casting(s.game(), unit)) && self.spell.get_untracked().is_none() {
            self.said.set(Some(Said::Note("page-spell-first")));
            return;
        }
        let refusal = self.peek(|s| offers::why_not(s.game(), unit, hex));
        match refusal {
            _ if here == Some(hex) => self.select(self.peek(|s| offers::asked(s.game()))),
            Some(refusal) => self.said.set(Some(Said::Refused(refusal))),
            None => self.said.set(Some(Said::OutOfReach(unit, hex))),
        }
    }

    /// A direction of the ring about the chosen hex.
    pub fn face(&self, dir: Dir) {
        let Some(hex) = self.chosen.get_untracked().or_else(|| self.asked_to_face()) else { return };
        let offers = self.offers.get_untracked();
        let mode = self.mode.get_untracked();
        let mut deeds: Vec<_> = offers
            .at(hex)
            .filter(|d| d.facing == Some(dir) && d.chance.is_none() && mode.is_none_or(|m| d.mode == Some(m)))
            .collect();
        deeds.sort_by_key(|d| (!d.stays, d.airborne, d.cost));
        if let Some(deed) = deeds.first() {
            self.act(&deed.actions.clone());
        }
    }

    /// The hex of a monster whose facing is asked for.
    pub fn asked_to_face(&self) -> Option<Hex> {
        self.peek(|s| match s.game().decision() {
            Decision::Side(_, Choice::Face(unit)) => s.game().unit(unit).and_then(|u| u.hex()),
            _ => None,
        })
    }

    /// Escape: one step back.
    pub fn back(&self) {
        if self.rule.get_untracked().is_some() {
            self.rule.set(None);
        } else if self.chosen.get_untracked().is_some() {
            self.chosen.set(None);
        } else if self.spell.get_untracked().is_some() {
            self.spell.set(None);
        } else if !self.group.with_untracked(Vec::is_empty) {
            self.disband();
        } else {
            self.said.set(None);
            self.selected.set(self.peek(|s| offers::asked(s.game())));
        }
    }

    /// Takes back the last click.
    pub fn undo(&self) {
        self.turn_back(Session::undo);
    }

    /// Goes back or forth over clicks.
    pub fn turn_back(&self, how: fn(&mut Session) -> bool) {
        self.orders.set_value(Vec::new());
        let unit = self.selected.get_untracked();
        if self.busy.get_untracked() == Busy::Idle && self.change(how) == Some(true) {
            self.disband();
            self.chosen.set(None);
            self.said.set(None);
            self.reselect(unit);
            drive::keep(*self);
        }
    }

    /// Ends the phase; warns once if something could be forgotten.
    pub fn done(&self) {
        if !self.legal.get_untracked().contains(&Action::Done) || self.busy.get_untracked() != Busy::Idle {
            return;
        }
        let legal = self.legal.get_untracked();
        let forgotten = self.peek(|s| dragonrage_table::session::idle::forgotten(s.game(), &legal));
        let warned = matches!(self.said.get_untracked(), Some(Said::Forgotten(_)));
        if warned || forgotten.is_empty() {
            self.select(None);
            self.act(&[Action::Done]);
        } else {
            self.said.set(Some(Said::Forgotten(forgotten)));
        }
    }

    /// The next unit that can do something, for the keyboard.
    pub fn next_unit(&self) {
        let able: Vec<UnitId> = offers::able(&self.legal.get_untracked());
        let at = self.selected.get_untracked().and_then(|u| able.iter().position(|a| *a == u)).map_or(0, |n| n + 1);
        let Some(next) = able.get(at % able.len().max(1)).copied() else { return };
        self.select(Some(next));
        if let Some(hex) = self.peek(|s| s.game().unit(next).and_then(|u| u.hex())) {
            self.cursor.set(hex);
            browser::focus(&format!("h{hex}"));
        }
    }

    /// Set-up: takes this unit in hand. One that is in hand already goes back, if nothing else happened.
    pub fn pick(&self, unit: UnitId) {
        let pick = Action::Pick(unit);
        if !self.legal.get_untracked().contains(&pick) && self.peek(|s| offers::asked(s.game())) != Some(unit) {
            self.undo();
        }
        if self.legal.get_untracked().contains(&pick) {
            self.act(&[pick]);
        }
    }

    /// The game has gone on: what was said of the last click is past.
    pub fn forget_said(&self) {
        if self.said.try_get_untracked().flatten().is_some_and(|said| said.passing()) {
            self.said.set(None);
        }
    }

    /// What the game waits for.
    pub fn due(&self) -> Due {
        self.with(Session::due)
    }
}

/// Does a unit of the side that decides stand in the hex?
fn friends(session: &Session, hex: Hex) -> bool {
    let game = session.game();
    let side = session.person();
    game.in_hex(hex).any(|u| game.unit(u).is_some_and(|u| u.on_map() && u.side == side))
}

/// What can be said of a click on units that cannot be chosen.
fn idle(session: &Session, hex: Hex) -> Option<Said> {
    let game = session.game();
    let side = session.person();
    let mut here = game.in_hex(hex).filter_map(|u| Some((u, game.unit(u)?.side)));
    let (unit, owner) =
        here.find(|(_, owner)| *owner == side).or_else(|| game.in_hex(hex).next().map(|u| (u, None)))?;
    match owner {
        Some(_) => Some(Said::Idle(unit, offers::why_idle(game, unit))),
        None => Some(Said::NotYours(unit)),
    }
}

/// Somewhere in the middle of the board.
fn first_hex(game: &Game) -> Hex {
    let all: Vec<Hex> = game.board().hexes().iter().collect();
    all[all.len() / 2]
}
