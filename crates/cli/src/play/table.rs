//! One game at a table: asks whoever must decide, rolls the dice, tells what happens, saves at every step.

use super::saves::Save;
use crate::app::App;
use crate::args::Who;
use crate::dice::Stream;
use crate::failure::Failure;
use crate::players::{Computer, Reply, Seated};
use crate::{files, log};
use dragonrage_rules::{Action, BySide, Decision, Event, Game, Journal, Side};
use dragonrage_table::Seating;
use dragonrage_words::Family;
use std::io::{self, IsTerminal, Write};
use std::path::Path;

/// A game in progress with everything around it.
pub struct Table<'a> {
    pub app: &'a App,
    pub journal: Journal,
    pub seating: Seating,
    pub seed: u64,
    /// Threads that a computer player thinks on.
    pub threads: usize,
    pub save: Save,
    /// Lines of the log, and where each action's lines begin.
    pub log: Vec<String>,
    pub marks: Vec<usize>,
    pub human: Box<dyn Seated + 'a>,
    pub random: Box<dyn Seated + 'a>,
    /// The computer players of the sides, as soon as they are asked.
    pub computers: BySide<Option<Computer>>,
    /// Has the person wanted to play on though the other gave up? He is not asked again.
    pub plays_on: bool,
}

impl Table<'_> {
    /// Plays until the game is over or somebody leaves; `true` if it is over.
    pub fn play(&mut self) -> Result<bool, Failure> {
        let mut dice = Stream::new(self.seed, 0);
        let mut legal = Vec::new();
        loop {
            let step = self.journal.actions().len();
            let (who, side) = match self.journal.game().decision() {
                Decision::Over(_) => {
                    self.store(true);
                    return Ok(true);
                }
                Decision::Chance(chance) => {
                    dice.seek(step as u64);
                    self.act(dice.roll(&chance))?;
                    continue;
                }
                Decision::TakeSide(seat) => match (self.seating.settled(seat), self.seating.seat(seat)) {
                    (Some(side), _) => {
                        self.act(Action::TakeSide(side))?;
                        continue;
                    }
                    (None, who) => (who.unwrap_or(Who::CHANCE), Side::Invader),
                },
                Decision::Side(side, _) => (self.seating.side(self.journal.game(), side), side),
            };
            self.journal.game().legal_actions(&mut legal);
            if self.human.is_human() && who == Who::Human && io::stdin().is_terminal() {
                // A person thinks for long: what was played so far must survive even a power cut.
                self.store(true);
            }
            let game = self.journal.game();
            let reply = match who {
                Who::Human => self.human.reply(game, &legal, step),
                Who::CHANCE => self.random.reply(game, &legal, step),
                Who::Computer(level) => {
                    let seat = &mut self.computers[side];
                    let known = seat.take().filter(|c| c.level() == level);
                    let new = || Computer::new(level, self.seed, self.threads);
                    let computer = seat.insert(known.unwrap_or_else(new));
                    let reply = computer.reply(game, &legal, step);
                    let opposite = self.seating.side(game, side.other());
                    if !self.plays_on && opposite == Who::Human && computer.gives_up(game) {
                        let player = self.app.of(Family::Player, level.code());
                        let told = [("side", side.code().into()), ("player", player.into())];
                        match self.human.accepts(&self.app.text("gives-up", &told))? {
                            true => {
                                self.act(Action::Concede(side))?;
                                continue;
                            }
                            false => self.plays_on = true,
                        }
                    }
                    reply
                }
            };
            match reply? {
                Reply::Act(action) => self.act(action)?,
                Reply::Go(actions) => self.go(&actions)?,
                Reply::Auto => self.finish_setup()?,
                Reply::Undo => {
                    let told = self.undo();
                    self.human.hear_of(told);
                }
                Reply::Save(path) => {
                    let told = self.save_as(&path)?;
                    self.human.hear_of(told);
                }
                Reply::Log => self.tell_log()?,
                Reply::Leave => {
                    self.store(true);
                    return Ok(false);
                }
            }
        }
    }

    /// Takes a step, tells it and saves it.
    fn act(&mut self, action: Action) -> Result<(), Failure> {
        let mut events: Vec<Event> = Vec::new();
        if let Err(refusal) = self.journal.apply(action, &mut events) {
            // Only possible if a list of choices is wrong: tell it and ask again.
            let context = self.app.context(self.journal.game());
            let reason = self.app.words.refusal(&refusal, &context);
            let args = [("reason", reason.into()), ("rules", refusal.rules.join(", ").into())];
            writeln!(io::stdout(), "{}", self.app.text("not-possible", &args))?;
            return Ok(());
        }
        if matches!(action, Action::TakeSide(_)) {
            let game = self.journal.game();
            let name = |side| self.seating.side(game, side).code().to_owned();
            let players = BySide { invader: name(Side::Invader), defender: name(Side::Defender) };
            // People whom a tournament or campaign named keep their names.
            let named = |name: &String| !name.is_empty() && Who::from_code(name).is_none();
            let before = &self.journal.header().players;
            if ![&before.invader, &before.defender].into_iter().any(named) {
                self.journal.header_mut().players = players;
            }
        }
        self.marks.push(self.log.len());
        let mut out = io::stdout().lock();
        for event in &events {
            let line = log::line(self.app, event, self.journal.game(), &self.app.paint);
            writeln!(out, "{line}")?;
            self.log.push(line);
        }
        drop(out);
        self.store(false);
        Ok(())
    }

    /// Takes several steps, until dice or the other side come between.
    fn go(&mut self, actions: &[Action]) -> Result<(), Failure> {
        let decider = |game: &Game| match game.decision() {
            Decision::Side(side, _) => Some(side),
            _ => None,
        };
        let mine = decider(self.journal.game());
        for action in actions {
            self.act(*action)?;
            if decider(self.journal.game()) != mine {
                break;
            }
        }
        Ok(())
    }

    /// Chance places what is left of the set-up of the side that decides.
    fn finish_setup(&mut self) -> Result<(), Failure> {
        let phase = self.journal.game().phase();
        let mut legal = Vec::new();
        while self.journal.game().phase() == phase {
            self.journal.game().legal_actions(&mut legal);
            let step = self.journal.actions().len();
            match self.random.reply(self.journal.game(), &legal, step)? {
                Reply::Act(action) => self.act(action)?,
                _ => break,
            }
        }
        Ok(())
    }

    /// Takes the last step back, or says why not.
    fn undo(&mut self) -> String {
        let before = self.journal.actions().len();
        let key = if self.journal.undo() {
            self.log.truncate(self.marks.pop().unwrap_or(0));
            self.store(false);
            "undone"
        } else if before == 0 {
            "nothing-to-undo"
        } else {
            "undo-after-dice"
        };
        self.app.say(key)
    }

    /// The whole record, with the seed.
    fn text(&self) -> String {
        dragonrage_table::with_seed(&self.journal.text(), self.seed)
    }

    /// Saves the game; trouble is told once and does not end the game.
    fn store(&mut self, lasting: bool) {
        let text = self.text();
        if let Err(error) = self.save.write(&text, lasting)
            && self.save.complain()
        {
            files::cannot_write(self.app, self.save.path(), error).tell();
        }
    }

    /// Saves a copy and says where.
    fn save_as(&mut self, path: &Path) -> Result<String, Failure> {
        let kept = files::keep_copy(path);
        let told = match kept.and_then(|copy| files::replace(path, self.text(), true).map(|()| copy)) {
            Ok(copy) => {
                let mut told = self.app.text("saved", &[("file", path.display().to_string().into())]);
                if let Some(copy) = copy {
                    told.push(' ');
                    told.push_str(&self.app.text("copy-kept", &[("file", copy.display().to_string().into())]));
                }
                told
            }
            Err(error) => match files::cannot_write(self.app, path, error) {
                Failure::Failed(text) => text,
                other => return Err(other),
            },
        };
        Ok(told)
    }

    fn tell_log(&self) -> Result<(), Failure> {
        let mut out = io::stdout().lock();
        let heading = if self.log.is_empty() { "log-empty" } else { "log-heading" };
        writeln!(out, "{}", self.app.say(heading))?;
        for line in &self.log {
            writeln!(out, "{line}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args::Args;
    use clap::Parser;
    use dragonrage_ai::{Level, Player};
    use dragonrage_rules::Options;
    use dragonrage_table::ByLot;
    use dragonrage_words::{Lang, Words};

    /// Plays like a squire, and would always rather give up.
    #[derive(Clone)]
    struct Hopeless(std::sync::Arc<std::sync::Mutex<Box<dyn Player>>>);

    impl Player for Hopeless {
        fn act(&mut self, game: &Game) -> Option<Action> {
            self.0.lock().ok()?.act(game)
        }

        fn hopeless(&self, game: &Game) -> bool {
            game.turn() > 0
        }
    }

    /// A person who answers so, plays like chance for some turns, and counts how often he is asked.
    struct Asked<'a> {
        accepts: bool,
        asked: &'a std::cell::Cell<u32>,
        lot: ByLot,
    }

    impl Seated for Asked<'_> {
        fn reply(&mut self, game: &Game, legal: &[Action], step: usize) -> Result<Reply, Failure> {
            let goes_on: Vec<Action> = legal.iter().copied().filter(|a| !matches!(a, Action::Concede(_))).collect();
            if game.turn() > 2 { Ok(Reply::Leave) } else { self.lot.reply(game, &goes_on, step) }
        }

        fn accepts(&mut self, told: &str) -> Result<bool, Failure> {
            assert!(told.contains("the invader, a knight") || told.contains("The invader, a knight"), "{told}");
            self.asked.set(self.asked.get() + 1);
            Ok(self.accepts)
        }
    }

    /// Plays until it is over, or the person has had enough; is it over, and how often was he asked?
    fn played(accepts: bool) -> (bool, u32, Option<Side>) {
        let app = App::new(Words::new(Lang::En), &Args::parse_from(["dragonrage"])).expect("the embedded data");
        let journal = Journal::start(&app.components, "nurkott-2", Options::default()).expect("a scenario");
        let folder = tempfile::tempdir().expect("a folder");
        let asked = std::cell::Cell::new(0);
        let player = Hopeless(std::sync::Arc::new(std::sync::Mutex::new(Level::Squire.player(1))));
        let lot = || ByLot::new(Stream::new(1, 1));
        let mut table = Table {
            app: &app,
            journal,
            seating: Seating::Sides(BySide { invader: Who::Computer(Level::Knight), defender: Who::Human }),
            seed: 1,
            threads: 1,
            save: Save::at(&app, &folder.path().join("game.txt")).expect("a file").0,
            log: Vec::new(),
            marks: Vec::new(),
            human: Box::new(Asked { accepts, asked: &asked, lot: lot() }),
            random: Box::new(lot()),
            computers: BySide { invader: Some(Computer::of(Level::Knight, Box::new(player))), defender: None },
            plays_on: false,
        };
        let over = table.play().expect("a game");
        let winner = table.journal.game().outcome().map(|o| o.winner);
        drop(table);
        (over, asked.get(), winner)
    }

    #[test]
    fn whoever_gives_up_is_taken_at_his_word_or_plays_on_and_asks_no_more() {
        assert_eq!(played(true), (true, 1, Some(Side::Defender)));
        assert_eq!(played(false), (false, 1, None));
    }
}
