//! A game as its log tells it. [`Match::begin`] reads the first line, [`Match::take`] every other; both judge. Nothing here
//! knows who is connected, what is on disk, or what a rule of play says.

use crate::clock::place;
use crate::marks::{Mark, Marks, Now};
use crate::{Beginning, By, Clocks, Custody, Entry, Head, Joining, Line, Muster, Offer, Terms, Unreadable};
use dragonrage_dice::{Agreed, Cup, Exhausted, GameId, Known, Link, Mix, NoRoll, Party, Proof, Seal, Seats, Version};
use dragonrage_rules::record::Header;
use dragonrage_rules::{
    Action, BySide, Choice, Components, Decision, Event, Game, Grade, Journal, Outcome, Phase, Record, Refusal, Seat,
    Side, notation,
};
use std::collections::HashMap;
use std::sync::Arc;

/// How far a game is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Stage {
    /// Nobody has joined.
    Waiting,
    /// Somebody has joined; the maker's mix is not open yet.
    Opening,
    /// Both build their armies in secret.
    Arming,
    /// Both are bound to their armies, and show them.
    Showing,
    /// The battle.
    Playing,
    /// Both agreed to stop the clocks.
    Paused,
    /// It has ended.
    Over(End),
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum End {
    /// By the rules.
    Played(Outcome),
    /// A seat gave up.
    Resigned(Seat),
    /// A seat's time was up.
    Flag(Seat),
    /// It was taken back before anybody joined, or before it began.
    Withdrawn,
}

/// What a game waits for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Due {
    /// Somebody who joins.
    Guest,
    /// The maker's mix.
    Mix,
    /// Armies that are built in secret: which seats must still bind themselves, or show theirs.
    Armies([bool; 2]),
    /// A seat's decision.
    Seat(Seat),
    /// A value of a chain that a seat keeps.
    Share(Seat, u32),
    /// Dice: the place in the chains, and how many.
    Dice {
        /// Index in the chains.
        index: u32,
        /// One or two.
        dice: u8,
    },
    /// Only one answer makes sense: the server gives it.
    Formality(Action),
    /// Nobody: it is over.
    Nothing,
}

/// Why a line is not taken. The game is as it was.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[allow(missing_docs)]
pub enum Refused {
    #[error("line {found} instead of {expected}")]
    Sequence { found: u32, expected: u32 },
    #[error("it is older than the line before")]
    Time,
    #[error(transparent)]
    Unreadable(#[from] Unreadable),
    #[error("what is agreed cannot be played: {0}")]
    Terms(String),
    #[error("that is not yours to write")]
    NotYours,
    #[error("this is not the time for it")]
    NotNow,
    #[error("the game is over")]
    Over,
    #[error("'{0}' cannot be read")]
    Notation(String),
    #[error("the rules forbid it: {0:?}")]
    Illegal(Refusal),
    #[error("nothing that can be taken back so far")]
    NothingBack,
    #[error("the dice are not those of the chains")]
    WrongDice,
    #[error("that is no value of the chain")]
    WrongShare,
    #[error(transparent)]
    Exhausted(#[from] Exhausted),
    #[error("the mix is not the promised one")]
    WrongMix,
    #[error("that is not the army that was committed to")]
    OtherArmy,
    #[error("the army cannot be recruited: {0}")]
    Army(String),
}

impl Refused {
    /// A word for it, for other programs and for texts.
    pub const fn code(&self) -> &'static str {
        match self {
            Refused::Sequence { .. } => "sequence",
            Refused::Time => "time",
            Refused::Unreadable(_) => "unreadable",
            Refused::Terms(_) => "terms",
            Refused::NotYours => "not-yours",
            Refused::NotNow => "not-now",
            Refused::Over => "over",
            Refused::Notation(_) => "notation",
            Refused::Illegal(_) => "illegal",
            Refused::NothingBack => "nothing-back",
            Refused::WrongDice => "wrong-dice",
            Refused::WrongShare => "wrong-share",
            Refused::Exhausted(_) => "exhausted",
            Refused::WrongMix => "wrong-mix",
            Refused::OtherArmy => "other-army",
            Refused::Army(_) => "army",
        }
    }
}

/// What became of a message: how many of its lines were taken, and the number of the last.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Done {
    /// Lines that were taken.
    pub lines: u32,
    /// Number of the last of them.
    pub seq: u32,
}

/// A game.
#[derive(Clone, Debug)]
pub struct Match {
    components: Arc<Components>,
    beginning: Beginning,
    joining: Option<Joining>,
    /// As soon as the seal is there.
    agreed: Option<Agreed>,
    version: Version,
    stage: Stage,
    journal: Journal,
    /// Armies that are built in secret.
    muster: Option<Muster>,
    /// As soon as it has begun.
    dice: Option<Cup>,
    /// The side of seat one where that does not follow from a roll.
    one: Option<Side>,
    clocks: Option<Clocks>,
    offer: Option<(Seat, Offer)>,
    /// Seats that leave choices in the other's half-turn to the server.
    standing: [bool; 2],
    seq: u32,
    at: u64,
    head: Head,
    answers: Head,
    done: HashMap<(By, u64), Done>,
    marks: Marks,
    /// What the last line brought about.
    events: Vec<Event>,
}

impl Match {
    /// Reads the first line.
    pub fn begin(components: &Arc<Components>, entry: &Entry) -> Result<Match, Refused> {
        if entry.seq != 0 {
            return Err(Refused::Sequence { found: entry.seq, expected: 0 });
        }
        let Line::New(beginning) = Line::parse(&entry.line)? else { return Err(Refused::NotNow) };
        if entry.by != By::One {
            return Err(Refused::NotYours);
        }
        let journal = journal(components, &beginning.terms)?;
        if !fair_name(&beginning.name) {
            return Err(Refused::Terms("name".to_owned()));
        }
        let version = Version::from_number(beginning.dice).ok_or_else(|| Refused::Terms("dice".to_owned()))?;
        let one = beginning.terms.sides.one();
        let muster = match beginning.terms.secret {
            // Who hides the army hides the mix: an older seal would not tell who plays what.
            Some(_) if version < Version::Two => return Err(Refused::Terms("dice".to_owned())),
            Some(points) => Some(Muster::new(journal.game().components(), beginning.game, journal.header(), points)?),
            None => None,
        };
        let head = Head::START.after(entry.by, &entry.line);
        Ok(Match {
            components: components.clone(),
            clocks: beginning.terms.clock.map(Clocks::new),
            beginning: *beginning,
            joining: None,
            agreed: None,
            version,
            stage: Stage::Waiting,
            journal,
            muster,
            dice: None,
            one,
            offer: None,
            standing: [false; 2],
            seq: 1,
            at: entry.at,
            head,
            answers: head,
            done: entry.id.map(|id| ((entry.by, id), Done { lines: 1, seq: 0 })).into_iter().collect(),
            marks: Marks::default(),
            events: Vec::new(),
        })
    }

    /// Reads a whole log.
    pub fn read<'a>(
        components: &Arc<Components>,
        entries: impl IntoIterator<Item = &'a Entry>,
    ) -> Result<Match, (u32, Refused)> {
        let mut entries = entries.into_iter();
        let first = entries.next().ok_or((0, Refused::NotNow))?;
        let mut game = Match::begin(components, first).map_err(|why| (0, why))?;
        entries.try_for_each(|entry| game.take(entry).map_err(|why| (entry.seq, why)))?;
        Ok(game)
    }

    /// Takes the next line, or says why not.
    pub fn take(&mut self, entry: &Entry) -> Result<(), Refused> {
        self.take_read(entry, Line::parse(&entry.line)?)
    }

    /// The same for whoever has read the line already: `line` is what `entry` says.
    pub fn take_read(&mut self, entry: &Entry, line: Line) -> Result<(), Refused> {
        if entry.seq != self.seq {
            return Err(Refused::Sequence { found: entry.seq, expected: self.seq });
        }
        if entry.at < self.at {
            return Err(Refused::Time);
        }
        self.events.clear();
        let (talk, before) = (line.is_talk(), self.stage);
        self.judge(entry.by, line, entry.at)?;
        self.head = self.head.after(entry.by, &entry.line);
        if !talk {
            self.answers = self.head;
            let due = self.run_clocks(entry.at, before);
            self.mark(entry, due);
        }
        if let Some(id) = entry.id {
            let done = self.done.entry((entry.by, id)).or_insert(Done { lines: 0, seq: 0 });
            *done = Done { lines: done.lines + 1, seq: entry.seq };
        }
        (self.seq, self.at) = (entry.seq + 1, entry.at);
        Ok(())
    }

    /// The next entry of the log, as somebody would write it.
    pub fn entry(&self, by: By, id: Option<u64>, line: &Line, now: u64) -> Entry {
        self.entry_of(by, id, line.to_string(), now)
    }

    /// The same for whoever has its text.
    pub const fn entry_of(&self, by: By, id: Option<u64>, line: String, now: u64) -> Entry {
        let at = if now > self.at { now } else { self.at };
        Entry { seq: self.seq, at, by, id, line }
    }

    fn judge(&mut self, by: By, line: Line, at: u64) -> Result<(), Refused> {
        let seat = by.seat();
        let yours = |yes: bool| if yes { Ok(()) } else { Err(Refused::NotYours) };
        let now = |yes: bool| if yes { Ok(()) } else { Err(Refused::NotNow) };
        let playing = self.stage == Stage::Playing;
        if let (Stage::Over(_), false) =
            (self.stage, line.is_talk() || matches!(line, Line::Rematch(_)) || matches!(line, Line::Gap(_)))
        {
            return Err(Refused::Over);
        }
        match line {
            Line::New(_) => Err(Refused::NotNow),
            Line::Join(joining) => {
                now(self.stage == Stage::Waiting)?;
                yours(by == By::Two)?;
                if !fair_name(&joining.name) || joining.name == self.beginning.name {
                    return Err(Refused::Terms("name".to_owned()));
                }
                self.joining = Some(*joining);
                self.stage = Stage::Opening;
                Ok(())
            }
            Line::Open(mix) => {
                now(self.stage == Stage::Opening)?;
                yours(by == By::One)?;
                self.open(mix)
            }
            Line::Commit(commitment) => {
                now(self.stage == Stage::Arming)?;
                let side = seat.and_then(|seat| self.side(seat)).ok_or(Refused::NotYours)?;
                let muster = self.muster.as_mut().ok_or(Refused::NotNow)?;
                muster.commit(side, commitment)?;
                if muster.all_committed() {
                    self.stage = Stage::Showing;
                }
                Ok(())
            }
            Line::Show(sealed) => {
                now(self.stage == Stage::Showing)?;
                let side = seat.and_then(|seat| self.side(seat)).ok_or(Refused::NotYours)?;
                let mut muster = self.muster.clone().ok_or(Refused::NotNow)?;
                muster.show(side, sealed)?;
                self.muster(muster)
            }
            Line::Lapse => {
                yours(by == By::Server)?;
                now(self.fallen(at) == Some(Line::Lapse))?;
                self.stage = Stage::Over(End::Withdrawn);
                Ok(())
            }
            Line::Act(text) => {
                now(playing)?;
                let action = notation::parse(&self.components().roster, &text)
                    .map_err(|_| Refused::Notation(text.chars().take(40).collect()))?;
                self.act(by, action, at)
            }
            Line::Roll { a, b, opened } => {
                now(playing)?;
                yours(by == By::Server)?;
                self.roll(a, b, opened)
            }
            Line::Share { index, value } => {
                let seat = seat.ok_or(Refused::NotYours)?;
                yours(self.custody(seat) == Some(Custody::Kept))?;
                let dice = self.dice.as_mut().ok_or(Refused::NotNow)?;
                dice.accept(party(seat), index, value).map_err(|_| Refused::WrongShare)
            }
            Line::Undo(to) => {
                now(playing)?;
                yours(seat.is_some() && matches!(self.due()?, Due::Seat(due) if Some(due) == seat))?;
                let steps = self.steps();
                let back = steps.checked_sub(to).filter(|n| *n > 0 && *n as usize <= self.journal.undoable());
                for _ in 0..back.ok_or(Refused::NothingBack)? {
                    self.journal.undo();
                }
                self.places_back(to);
                Ok(())
            }
            Line::Offer(offer) => {
                now(playing && self.offer.is_none())?;
                let seat = seat.ok_or(Refused::NotYours)?;
                if matches!(offer, Offer::Back(to) if to >= self.steps()) {
                    return Err(Refused::NothingBack);
                }
                self.offer = Some((seat, offer));
                Ok(())
            }
            Line::Accept => {
                let (from, offer) = self.offer.ok_or(Refused::NotNow)?;
                yours(seat == Some(from.other()))?;
                match offer {
                    Offer::Back(to) => self.go_back(to)?,
                    Offer::Pause => self.stage = Stage::Paused,
                }
                self.offer = None;
                Ok(())
            }
            // Whoever made an offer may also take it back.
            Line::Decline => {
                now(self.offer.is_some())?;
                yours(seat.is_some())?;
                self.offer = None;
                Ok(())
            }
            Line::Resume => {
                now(self.stage == Stage::Paused)?;
                yours(seat.is_some())?;
                self.stage = Stage::Playing;
                Ok(())
            }
            Line::Standing(on) => {
                self.standing[place(seat.ok_or(Refused::NotYours)?)] = on;
                Ok(())
            }
            Line::Resign => {
                let seat = seat.ok_or(Refused::NotYours)?;
                match self.stage {
                    Stage::Waiting => yours(seat == Seat::One)?,
                    Stage::Opening | Stage::Arming => (),
                    _ => {
                        self.give_up(seat, End::Resigned(seat));
                        return Ok(());
                    }
                }
                self.stage = Stage::Over(End::Withdrawn);
                Ok(())
            }
            Line::Flag(seat) => {
                yours(by == By::Server)?;
                now(self.fallen(at) == Some(Line::Flag(seat)))?;
                self.give_up(seat, End::Flag(seat));
                Ok(())
            }
            Line::Gap(gap) => {
                yours(by == By::Server)?;
                if let Some(clocks) = &mut self.clocks {
                    clocks.shift(gap);
                }
                Ok(())
            }
            Line::Say(_) | Line::Phrase(_) => yours(seat.is_some()),
            Line::Rematch(_) => {
                now(matches!(self.stage, Stage::Over(_)))?;
                yours(seat.is_some())
            }
        }
    }

    /// The maker's mix is there: the battle begins, or armies are built for it.
    fn open(&mut self, mix: Mix) -> Result<(), Refused> {
        let joining = self.joining.as_ref().ok_or(Refused::NotNow)?;
        if !mix.opens(&self.beginning.promise) {
            return Err(Refused::WrongMix);
        }
        let mut agreed = self.agree([mix, joining.mix]).ok_or(Refused::NotNow)?;
        let seal = agreed.seal(self.journal.header());
        // Where nobody rolls for sides, the seal is as good as a die: nobody could choose it.
        if agreed.seats == Seats::Drawn {
            let one = drawn(self.version, seal);
            self.one = Some(one);
            if self.version == Version::One {
                agreed.seats = Seats::Agreed(one);
            }
        }
        if self.muster.is_some() {
            // Who builds for which side is known. The dice will have other mixes: those that hide the armies.
            self.stage = Stage::Arming;
        } else {
            self.seal(agreed, seal);
        }
        Ok(())
    }

    /// What is agreed now, with these mixes.
    fn agree(&self, mixes: [Mix; 2]) -> Option<Agreed> {
        let joining = self.joining.as_ref()?;
        let seats = match self.one {
            Some(one) => Seats::Agreed(one),
            None if self.journal.game().phase() == Phase::SideRoll => Seats::Rolled,
            None => Seats::Drawn,
        };
        Some(Agreed {
            version: self.version,
            game: self.beginning.game,
            roots: [self.beginning.server, self.beginning.root, joining.root],
            mixes,
            seats,
            custody: [self.beginning.custody.into(), joining.custody.into()],
        })
    }

    /// The dice have their seal: the battle begins.
    fn seal(&mut self, agreed: Agreed, seal: Seal) {
        let known = std::array::from_fn(|n| Known::new(agreed.game, Party::ALL[n], agreed.roots[n]));
        self.dice = Some(Cup::new(seal, self.journal.game(), known));
        self.agreed = Some(agreed);
        self.stage = Stage::Playing;
        if let Some(clocks) = &mut self.clocks {
            clocks.begin();
        }
        self.name_sides();
    }

    /// An army was shown. When both are on the table the battle begins with them, or they are chosen again.
    fn muster(&mut self, mut muster: Muster) -> Result<(), Refused> {
        if let Some(header) = muster.battle() {
            match Journal::begin(&self.components, header) {
                Ok(journal) => {
                    let mixes = [Seat::One, Seat::Two].map(|seat| self.side(seat).and_then(|side| muster.mix(side)));
                    let [Some(one), Some(two)] = mixes else { return Err(Refused::NotNow) };
                    let agreed = self.agree([one, two]).ok_or(Refused::NotNow)?;
                    let seal = agreed.seal(journal.header());
                    self.journal = journal;
                    self.seal(agreed, seal);
                }
                Err(_) => muster.again(),
            }
        }
        if muster.is_anew() {
            self.stage = Stage::Arming;
        }
        self.muster = Some(muster);
        Ok(())
    }

    fn act(&mut self, by: By, action: Action, at: u64) -> Result<(), Refused> {
        let due = self.due()?;
        let allowed = match (by.seat(), due) {
            (None, Due::Formality(formality)) => action == formality,
            // Nobody waits for ever for a choice in the other's half-turn.
            (None, Due::Seat(_)) => self.overdue(at) && self.default_answer() == Some(action),
            (Some(seat), Due::Seat(due)) => seat == due,
            _ => false,
        };
        // A side is given up by a line of its own: it is possible when it is the other's turn, too.
        if !allowed || matches!(action, Action::Concede(_)) || action.is_roll() {
            return Err(Refused::NotYours);
        }
        self.step(action)
    }

    fn roll(&mut self, a: u8, b: u8, opened: [Option<Link>; 3]) -> Result<(), Refused> {
        let Due::Dice { dice, .. } = self.due()? else { return Err(Refused::NotNow) };
        let (cup, said) = (self.dice.as_mut().ok_or(Refused::NotNow)?, Action::Roll { a, b });
        cup.fall(said, dice, opened).map_err(|why| match why {
            NoRoll::Waits { .. } | NoRoll::Unfit(_) => Refused::WrongShare,
            NoRoll::Differs => Refused::WrongDice,
            NoRoll::Exhausted(exhausted) => exhausted.into(),
        })?;
        self.step(said)
    }

    /// A step of the game, by whomever.
    fn step(&mut self, action: Action) -> Result<(), Refused> {
        self.journal.apply(action, &mut self.events).map_err(Refused::Illegal)?;
        if let Some(dice) = &mut self.dice {
            dice.step(action, self.journal.game())?;
        }
        // What was proposed was about another position.
        if !action.is_roll() && matches!(self.offer, Some((_, Offer::Back(_)))) {
            self.offer = None;
        }
        if matches!(action, Action::TakeSide(_)) {
            self.name_sides();
        }
        if let Some(outcome) = self.journal.game().outcome() {
            self.stage = Stage::Over(End::Played(outcome));
        }
        Ok(())
    }

    fn places_back(&mut self, to: u32) {
        if let Some(dice) = &mut self.dice {
            dice.go_back(to as usize);
        }
    }

    /// Back past dice: both want it. The chains give the same dice again.
    fn go_back(&mut self, to: u32) -> Result<(), Refused> {
        let steps = self.journal.actions().get(..to as usize).ok_or(Refused::NothingBack)?;
        let unreplayable = |_| Refused::NothingBack;
        let mut again =
            Journal::begin(&self.components, self.journal.header().clone()).map_err(|_| Refused::NothingBack)?;
        let mut events = Vec::new();
        for step in steps {
            again.apply(*step, &mut events).map_err(unreplayable)?;
            events.clear();
        }
        self.journal = again;
        self.places_back(to);
        Ok(())
    }

    /// A seat loses. The rules know it as a side that concedes, unless they wait for dice.
    fn give_up(&mut self, seat: Seat, end: End) {
        if let Some(side) = self.side(seat).filter(|_| self.has_begun()) {
            let _ = self.journal.apply(Action::Concede(side), &mut self.events);
        }
        self.stage = Stage::Over(end);
    }

    /// Lets time pass; gives the seat that must do something.
    fn run_clocks(&mut self, at: u64, before: Stage) -> Option<Seat> {
        let armies = self.unarmed();
        let due = match self.due() {
            Ok(Due::Seat(seat) | Due::Share(seat, _)) => Some(seat),
            _ => None,
        };
        let (half, settled) = (self.half(), self.journal.game().turn() > 0);
        if let Some(clocks) = &mut self.clocks {
            match self.stage {
                Stage::Playing => clocks.step(at, due, half, settled),
                Stage::Waiting | Stage::Opening => (),
                Stage::Arming | Stage::Showing => clocks.both(at, armies, self.stage != before),
                Stage::Paused | Stage::Over(_) => clocks.stop(at),
            }
        }
        due
    }

    /// Notes since which line something waits.
    fn mark(&mut self, line: &Entry, due: Option<Seat>) {
        let now = Now {
            due,
            left: self.clocks.and_then(|c| c.flag_at()).map(|flag| flag.saturating_sub(line.at)),
            offer: self.offer.is_some(),
            joined: self.joining.is_some(),
            over: matches!(self.stage, Stage::Over(_)),
        };
        self.marks.note(Mark { seq: line.seq, at: line.at, by: line.by }, &now);
    }

    /// Which seats must still bind themselves to an army, or show it.
    fn unarmed(&self) -> [bool; 2] {
        let Some(muster) = &self.muster else { return [false; 2] };
        [Seat::One, Seat::Two].map(|seat| match (self.stage, self.side(seat)) {
            (Stage::Arming, Some(side)) => muster.commitment(side).is_none(),
            (Stage::Showing, Some(side)) => muster.shown(side).is_none(),
            _ => false,
        })
    }

    /// What a player who builds by chance does for his army now: programs that play, but do not plan before a battle.
    pub fn army_by_chance(&self, seat: Seat, secret: &[u8]) -> Option<Line> {
        let (side, muster) = (self.side(seat)?, self.muster.as_ref()?);
        let due = self.unarmed()[place(seat)];
        let sealed = muster.by_chance(side, secret).filter(|_| due)?;
        Some(match self.stage {
            Stage::Showing => Line::Show(sealed),
            _ => Line::Commit(sealed.commitment(&muster.about(), side)),
        })
    }

    /// What the server must write because somebody's time is up: a choice in the other's half-turn is made for him, otherwise he
    /// loses; where both were to do something and neither did, nobody does.
    pub fn fallen(&self, at: u64) -> Option<Line> {
        let clocks = self.clocks.filter(|c| c.flag_at().is_some_and(|flag| flag <= at))?;
        match self.stage {
            Stage::Arming | Stage::Showing => match self.unarmed() {
                [true, true] => Some(Line::Lapse),
                [true, false] => Some(Line::Flag(Seat::One)),
                [false, true] => Some(Line::Flag(Seat::Two)),
                [false, false] => None,
            },
            Stage::Playing if clocks.out_of_turn() => {
                self.default_answer().map(|action| Line::Act(notation::print(&self.components().roster, action)))
            }
            Stage::Playing => clocks.running().map(|on| Line::Flag(on.seat)),
            _ => None,
        }
    }

    /// Is a choice in the other's half-turn overdue?
    fn overdue(&self, at: u64) -> bool {
        self.clocks.is_some_and(|c| c.out_of_turn() && c.flag_at().is_some_and(|flag| flag <= at))
    }

    /// What is answered for a seat that does not: the first thing that can be done.
    pub fn default_answer(&self) -> Option<Action> {
        let mut legal = Vec::new();
        self.journal.game().legal_actions(&mut legal);
        legal.into_iter().find(|action| !matches!(action, Action::Concede(_) | Action::Stop))
    }

    /// The names that are known go into the record, as soon as it is known who plays which side.
    fn name_sides(&mut self) {
        if let (Some(one), Some(joining)) = (self.side(Seat::One), &self.joining) {
            let mut names: BySide<String> = BySide::default();
            names[one].clone_from(&self.beginning.name);
            names[one.other()].clone_from(&joining.name);
            self.journal.header_mut().players = names;
        }
    }

    /// What the game waits for.
    pub fn due(&self) -> Result<Due, Exhausted> {
        match self.stage {
            Stage::Waiting => return Ok(Due::Guest),
            Stage::Opening => return Ok(Due::Mix),
            Stage::Arming | Stage::Showing => return Ok(Due::Armies(self.unarmed())),
            Stage::Over(_) => return Ok(Due::Nothing),
            Stage::Playing | Stage::Paused => (),
        }
        let game = self.journal.game();
        Ok(match game.decision() {
            Decision::Over(_) => Due::Nothing,
            Decision::Chance(chance) => {
                let Some(dice) = &self.dice else { return Ok(Due::Nothing) };
                let index = dice.next()?;
                let missing = |seat: &Seat| {
                    self.custody(*seat) == Some(Custody::Kept) && dice.known(party(*seat)).value(index).is_none()
                };
                match [Seat::One, Seat::Two].iter().find(|seat| missing(seat)) {
                    Some(seat) => Due::Share(*seat, index),
                    None => Due::Dice { index, dice: chance.dice },
                }
            }
            Decision::TakeSide(winner) => match self.one {
                Some(one) => Due::Formality(Action::TakeSide(if winner == Seat::One { one } else { one.other() })),
                None => Due::Seat(winner),
            },
            // With nothing won yet, to stop is to concede, which is possible at any time [S-126].
            Decision::Side(_, Choice::StopOrGoOn) if game.grade() == Grade::Defeat => Due::Formality(Action::Done),
            Decision::Side(side, _) => match self.seat(side) {
                None => Due::Nothing,
                Some(seat) if self.standing[place(seat)] && self.half() != Some(seat) => {
                    self.default_answer().map_or(Due::Seat(seat), Due::Formality)
                }
                Some(seat) => Due::Seat(seat),
            },
        })
    }

    /// Whose half-turn it is.
    pub fn half(&self) -> Option<Seat> {
        let phase = self.journal.game().phase();
        if phase == Phase::SideRoll { None } else { self.seat(phase.side()) }
    }

    /// Does a seat leave choices in the other's half-turn to the server?
    pub const fn standing(&self, seat: Seat) -> bool {
        self.standing[place(seat)]
    }

    /// Whose decision the game waits for.
    pub fn decides(&self) -> Option<Seat> {
        match self.due() {
            Ok(Due::Seat(seat)) => Some(seat),
            _ => None,
        }
    }

    /// The side of a seat, as soon as it is known.
    pub fn side(&self, seat: Seat) -> Option<Side> {
        let one = match self.journal.game().invader_seat() {
            Some(Seat::One) => Some(Side::Invader),
            Some(Seat::Two) => Some(Side::Defender),
            None => self.one,
        }?;
        Some(if seat == Seat::One { one } else { one.other() })
    }

    /// The seat of a side, as soon as it is known.
    pub fn seat(&self, side: Side) -> Option<Seat> {
        [Seat::One, Seat::Two].into_iter().find(|seat| self.side(*seat) == Some(side))
    }

    /// The components that it is played with.
    fn components(&self) -> &Arc<Components> {
        self.journal.game().components()
    }

    /// Its id.
    pub const fn id(&self) -> GameId {
        self.beginning.game
    }

    /// What was agreed.
    pub const fn terms(&self) -> &Terms {
        &self.beginning.terms
    }

    /// Armies that are built in secret, if they are.
    pub const fn armies(&self) -> Option<&Muster> {
        self.muster.as_ref()
    }

    /// How far it is.
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// Has the battle begun, whatever became of it?
    pub const fn has_begun(&self) -> bool {
        self.dice.is_some()
    }

    /// Who won, if anybody did.
    pub fn winner(&self) -> Option<Seat> {
        match self.stage {
            Stage::Over(End::Played(outcome)) => self.seat(outcome.winner),
            Stage::Over(End::Resigned(seat) | End::Flag(seat)) => Some(seat.other()),
            _ => None,
        }
    }

    /// The name of whoever sits there.
    pub fn name(&self, seat: Seat) -> Option<&str> {
        match seat {
            Seat::One => Some(&self.beginning.name),
            Seat::Two => self.joining.as_ref().map(|j| j.name.as_str()),
        }
    }

    /// Where a seat's chain is.
    pub fn custody(&self, seat: Seat) -> Option<Custody> {
        match seat {
            Seat::One => Some(self.beginning.custody),
            Seat::Two => self.joining.as_ref().map(|j| j.custody),
        }
    }

    /// The position.
    pub fn game(&self) -> &Game {
        self.journal.game()
    }

    /// The journal.
    pub const fn journal(&self) -> &Journal {
        &self.journal
    }

    /// Steps so far.
    pub fn steps(&self) -> u32 {
        self.journal.actions().len() as u32
    }

    /// What the last line brought about in the game.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// Both clocks.
    pub const fn clocks(&self) -> Option<&Clocks> {
        self.clocks.as_ref()
    }

    /// Since which line something waits for somebody.
    pub const fn marks(&self) -> &Marks {
        &self.marks
    }

    /// What is proposed, and by whom.
    pub const fn offer(&self) -> Option<(Seat, Offer)> {
        self.offer
    }

    /// The number of the next line.
    pub const fn seq(&self) -> u32 {
        self.seq
    }

    /// When the last line was taken.
    pub const fn at(&self) -> u64 {
        self.at
    }

    /// The head of the whole log.
    pub const fn head(&self) -> Head {
        self.head
    }

    /// The head that an answer must name: that of the last line which was not talk.
    pub const fn answers(&self) -> Head {
        self.answers
    }

    /// What became of a message, if it was heard already.
    pub fn done(&self, by: By, id: u64) -> Option<Done> {
        self.done.get(&(by, id)).copied()
    }

    /// What these values of the chains roll.
    pub fn roll_of(&self, index: u32, values: &[Link; 3], dice: u8) -> Option<Action> {
        self.dice.as_ref().map(|d| d.seal().roll(index, values, dice))
    }

    /// The index of the next roll, whenever it falls, if the half-turn stays as it is.
    pub fn next_roll(&self) -> Option<u32> {
        self.dice.as_ref().and_then(|dice| dice.next().ok())
    }

    /// What proves the dice that have fallen so far.
    pub fn proof(&self) -> Option<Proof> {
        Some(self.dice.as_ref()?.proof(self.agreed.as_ref()?))
    }

    /// The value of a party at a place, if it has been opened.
    pub fn opened(&self, party: Party, index: u32) -> Option<Link> {
        self.dice.as_ref()?.known(party).value(index)
    }

    /// The record, with all that is needed to check its dice.
    pub fn record(&self) -> String {
        let text = self.journal.text();
        match self.proof() {
            Some(proof) => proof.put_into(&text),
            None => text,
        }
    }
}

/// Whose chain a seat's is.
const fn party(seat: Seat) -> Party {
    match seat {
        Seat::One => Party::One,
        Seat::Two => Party::Two,
    }
}

/// The side of seat one where the seal decides. The first version looked at the first digit of its text.
fn drawn(version: Version, seal: Seal) -> Side {
    match version {
        Version::One if seal.to_string().as_bytes()[0] & 1 == 0 => Side::Invader,
        Version::One => Side::Defender,
        Version::Two => seal.draws(),
    }
}

/// The journal that the terms begin.
fn journal(components: &Arc<Components>, terms: &Terms) -> Result<Journal, Refused> {
    let bad = |what: &str| Refused::Terms(what.to_owned());
    if terms.clock.is_some_and(|clock| !clock.fits()) {
        return Err(bad("clock"));
    }
    if terms.delay > 24 * 60 * 60 {
        return Err(bad("delay"));
    }
    let header: Header = Record::parse(&terms.header).map_err(|e| bad(&e.to_string()))?.header;
    let plain = Header { players: BySide::default(), ..header };
    // Said in one way only, and without data of one's own: the other would have to trust them.
    if plain.text() != terms.header || !plain.changes.is_empty() {
        return Err(bad("header"));
    }
    Journal::begin(components, plain).map_err(|problems| Refused::Terms(format!("{problems:?}")))
}

/// A name that can be shown.
fn fair_name(name: &str) -> bool {
    !name.trim().is_empty() && name.trim() == name && name.chars().count() <= 40 && !name.chars().any(char::is_control)
}
