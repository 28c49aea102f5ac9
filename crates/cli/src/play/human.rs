//! A person at the terminal: shows the board and the choices, and understands numbers, notation, unit names, hexes,
//! commands and questions.

use super::input::Input;
use super::menu::{Entry, Group, Menu};
use crate::app::App;
use crate::board::{self, Look};
use crate::failure::Failure;
use crate::paint::{FAINT, HEADING};
use crate::players::{Reply, Seated};
use crate::{rulebook, rules, sheet, show};
use dragonrage_rules::{Action, Choice, Decision, Game, Grade, Hex, Phase, Refusal, Silent, UnitId, notation};
use dragonrage_words::Command;
use std::collections::BTreeMap;
use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;

/// A person.
pub struct Human<'a> {
    app: &'a App,
    look: Look,
    input: Input,
    /// What was drawn last: turn, phase and hash of the position.
    drawn: Option<(u16, Phase, u64)>,
    /// What was refused last, for a bare question mark.
    refused: Option<Refusal>,
    /// What came of the last command: told just before the next question, so that nothing hides it.
    notice: Option<String>,
}

/// What a line that was typed comes to.
enum Heard {
    /// Answer the game with this.
    Reply(Reply),
    /// Show this group of choices.
    Show(Group),
    /// It has been dealt with; ask again.
    Again,
}

impl<'a> Human<'a> {
    /// Somebody who reads from the input.
    pub fn new(app: &'a App, look: Look, input: Input) -> Human<'a> {
        Human { app, look, input, drawn: None, refused: None, notice: None }
    }

    fn help(&self) -> io::Result<()> {
        self.say(&self.app.say("help"))?;
        self.say(&self.app.say("help-more"))
    }

    fn say(&self, text: &str) -> io::Result<()> {
        writeln!(io::stdout(), "{}", self.app.plain(text.trim_end().to_owned()))
    }

    /// Draws the board when there is something new to see: on a terminal after every step, else in every phase.
    fn draw(&mut self, game: &Game) -> io::Result<()> {
        let now = (game.turn(), game.phase(), game.hash());
        let stale = match self.drawn {
            None => true,
            Some((turn, phase, hash)) if io::stdout().is_terminal() => (turn, phase, hash) != now,
            Some((turn, phase, _)) => (turn, phase) != (now.0, now.1),
        };
        if stale && game.phase() != Phase::SideRoll {
            self.say(&format!("\n{}", show::board(self.app, game, &self.look)))?;
            if self.drawn.is_none() {
                self.say(&board::legend(self.app, game, &self.look))?;
            }
            self.drawn = Some(now);
        }
        Ok(())
    }

    fn prompt(&self, game: &Game) -> String {
        match game.decision() {
            Decision::Side(side, _) => self.app.text("prompt-side", &[("side", side.code().into())]),
            _ => self.app.say("prompt"),
        }
    }

    fn hear(&mut self, line: &str, menu: &Menu, game: &Game, legal: &[Action]) -> Result<Heard, Failure> {
        if let Some(question) = line.strip_prefix('?') {
            self.explain(question.trim(), game)?;
            return Ok(Heard::Again);
        }
        if line.bytes().all(|b| b.is_ascii_digit()) && line.len() < 4 {
            return self.number(line, menu);
        }
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        if let Some(command) = self.app.words.command(first) {
            return self.command(command, rest.trim(), game, legal);
        }
        let setting_up = matches!(game.phase(), Phase::DefenderSetup | Phase::InvaderSetup);
        if setting_up && line.eq_ignore_ascii_case("auto") {
            return Ok(Heard::Reply(Reply::Auto));
        }
        let roster = &game.components().roster;
        if let (Some(unit), Ok(hex)) = (roster.by_name(first), rest.trim().parse::<Hex>()) {
            return self.go(unit, hex, game);
        }
        match notation::parse(roster, line) {
            Ok(Action::Roll { .. }) | Err(_) => {}
            Ok(action) => match game.why_not(action) {
                None => return Ok(Heard::Reply(Reply::Act(action))),
                Some(refusal) => {
                    self.refuse(&refusal, game)?;
                    return Ok(Heard::Again);
                }
            },
        }
        if let Some(unit) = roster.by_name(line) {
            let any = legal.iter().any(|a| a.unit() == Some(unit));
            if any {
                self.reach(unit, game)?;
                return Ok(Heard::Show(Group::Unit(unit)));
            }
            let name = self.app.words.unit(unit, &self.app.context(game));
            self.say(&self.app.text("unit-can-do-nothing", &[("unit", name.into())]))?;
            return Ok(Heard::Again);
        }
        if let Ok(hex) = line.parse::<Hex>() {
            return self.hex(hex, game, legal);
        }
        self.say(&self.app.text("not-understood", &[("input", line.into())]))?;
        Ok(Heard::Again)
    }

    /// `INF3 0907`: the unit is placed there, or goes there by the cheapest way.
    fn go(&mut self, unit: UnitId, hex: Hex, game: &Game) -> Result<Heard, Failure> {
        if game.is_legal(Action::Place { unit, hex }) {
            return Ok(Heard::Reply(Reply::Act(Action::Place { unit, hex })));
        }
        let reach = game.reach(unit);
        let path = reach.to(hex).map(|stop| reach.path(stop)).unwrap_or_default();
        if path.is_empty() {
            match placing(game).and_then(|_| game.why_not(Action::Place { unit, hex })) {
                Some(refusal) => self.refuse(&refusal, game)?,
                None => {
                    let name = self.app.words.unit(unit, &self.app.context(game));
                    let args = [("unit", name.into()), ("hex", hex.to_string().into())];
                    self.say(&self.app.text("cannot-reach", &args))?;
                }
            }
            return Ok(Heard::Again);
        }
        Ok(Heard::Reply(Reply::Go(path)))
    }

    /// The hexes that a unit can get to, with the cost.
    fn reach(&self, unit: UnitId, game: &Game) -> io::Result<()> {
        let mut costs: BTreeMap<Hex, u8> = BTreeMap::new();
        let here = game.unit(unit).and_then(|u| u.hex());
        for stop in game.reach(unit).stops().iter().filter(|s| s.may_stay && Some(s.hex) != here) {
            let cost = costs.entry(stop.hex).or_insert(stop.cost);
            *cost = stop.cost.min(*cost);
        }
        if costs.is_empty() {
            return Ok(());
        }
        let hexes: Vec<String> = costs.iter().map(|(hex, cost)| format!("{hex} ({cost})")).collect();
        self.say(&self.app.text("reach-line", &[("hexes", hexes.join(", ").into())]))
    }

    fn number(&self, line: &str, menu: &Menu) -> Result<Heard, Failure> {
        let entry = line.parse::<usize>().ok().and_then(|n| menu.entries.get(n.checked_sub(1)?));
        Ok(match entry {
            Some(Entry::Do(action)) => Heard::Reply(Reply::Act(*action)),
            Some(Entry::Open(group)) => Heard::Show(*group),
            Some(Entry::Back) => Heard::Show(Group::All),
            None => {
                let args = [("number", line.into()), ("most", menu.entries.len().into())];
                self.say(&self.app.text("not-a-choice", &args))?;
                Heard::Again
            }
        })
    }

    /// A bare hex means the one action that leads there.
    fn hex(&mut self, hex: Hex, game: &Game, legal: &[Action]) -> Result<Heard, Failure> {
        let here = |a: &&Action| match **a {
            Action::Rescue { hex: h, .. } | Action::Aim { hex: h, .. } => h == hex,
            Action::Withdraw { hex: h, .. } | Action::Join { hex: h, .. } => h == hex,
            action => super::menu::by_hex(action).is_some_and(|(_, _, h)| h == hex),
        };
        let found: Vec<Action> = legal.iter().filter(here).copied().collect();
        match found[..] {
            [action] => Ok(Heard::Reply(Reply::Act(action))),
            [] => {
                match placing(game).and_then(|unit| game.why_not(Action::Place { unit, hex })) {
                    Some(refusal) => self.refuse(&refusal, game)?,
                    None => self.say(&self.app.text("not-understood", &[("input", hex.to_string().into())]))?,
                }
                Ok(Heard::Again)
            }
            _ => {
                let texts: Vec<String> =
                    found.iter().take(8).map(|a| super::menu::action_text(self.app, game, *a)).collect();
                let args = [("input", hex.to_string().into()), ("matches", texts.join("; ").into())];
                self.say(&self.app.text("ambiguous", &args))?;
                Ok(Heard::Again)
            }
        }
    }

    fn command(&mut self, command: Command, rest: &str, game: &Game, legal: &[Action]) -> Result<Heard, Failure> {
        let app = self.app;
        match command {
            Command::Help => self.help()?,
            Command::Undo => return Ok(Heard::Reply(Reply::Undo)),
            Command::Save if rest.is_empty() => {
                self.say(&app.text("missing-argument", &[("argument", app.say("argument-file").into())]))?;
            }
            Command::Save => return Ok(Heard::Reply(Reply::Save(PathBuf::from(rest)))),
            Command::Board => {
                self.say(&show::board(app, game, &self.look))?;
                self.say(&board::legend(app, game, &self.look))?;
            }
            Command::Sheet => {
                self.say(&sheet::score(app, game, &self.look))?;
                self.say(&sheet::sheet(app, game, &self.look))?;
            }
            Command::Log => return Ok(Heard::Reply(Reply::Log)),
            Command::Rules if rest.is_empty() => {
                self.say(&app.text("missing-argument", &[("argument", app.say("argument-id").into())]))?;
            }
            Command::Rules => match rulebook::find(app.words.lang(), rest) {
                Some(rule) => {
                    if let Some(note) = rules::in_english(app, &rule) {
                        self.say(&note)?;
                    }
                    self.say(&rule.text())?;
                }
                None => self.say(&rules::unknown(app, rest))?,
            },
            Command::Odds => self.odds(game, legal)?,
            Command::Hint => self.say(crate::hint::told(app, game).trim_end())?,
            Command::List => return Ok(Heard::Show(Group::All)),
            Command::Concede => return self.concede(game),
            Command::Quit => {
                if !io::stdin().is_terminal() || self.confirm(&app.say("confirm-quit"))? {
                    return Ok(Heard::Reply(Reply::Leave));
                }
            }
            Command::Yes | Command::No => {
                self.say(&app.text("not-understood", &[("input", app.words.command_word(command).into())]))?;
            }
        }
        Ok(Heard::Again)
    }

    /// Every choice that dice would decide at once, with its chances.
    fn odds(&self, game: &Game, legal: &[Action]) -> io::Result<()> {
        let context = self.app.context(game);
        let mut found = false;
        for action in legal {
            let mut after = game.clone();
            if after.apply(*action, &mut Silent).is_err() {
                continue;
            }
            if let Decision::Chance(chance) = after.decision()
                && chance.success().is_some()
            {
                if !found {
                    self.say(&self.app.say("odds-heading"))?;
                }
                found = true;
                self.say(&format!("  {}", self.app.words.chance(&chance, &context)))?;
            }
        }
        if found { Ok(()) } else { self.say(&self.app.say("no-odds")) }
    }

    fn concede(&mut self, game: &Game) -> Result<Heard, Failure> {
        let Decision::Side(side, _) = game.decision() else {
            self.say(&self.app.say("no-game-to-resume"))?;
            return Ok(Heard::Again);
        };
        let question = self.app.text("confirm-concede", &[("side", side.code().into())]);
        Ok(if self.confirm(&question)? { Heard::Reply(Reply::Act(Action::Concede(side))) } else { Heard::Again })
    }

    fn confirm(&self, question: &str) -> Result<bool, Failure> {
        let answer = self.input.ask(question)?;
        Ok(answer.is_some_and(|a| self.app.words.command(&a) == Some(Command::Yes)))
    }

    /// `? D1 walks NE`: is it possible, and if not, why. `?` alone: why the last one was not, or help.
    fn explain(&mut self, question: &str, game: &Game) -> Result<(), Failure> {
        let app = self.app;
        if question.is_empty() {
            match self.refused.take() {
                Some(refusal) => self.rule_texts(&refusal)?,
                None => self.help()?,
            }
            return Ok(());
        }
        let roster = &game.components().roster;
        let (first, rest) = question.split_once(char::is_whitespace).unwrap_or((question, ""));
        if let (Some(unit), Ok(hex)) = (roster.by_name(first), rest.trim().parse::<Hex>()) {
            if let Heard::Reply(_) = self.go(unit, hex, game)? {
                self.say(&app.text("possible", &[("input", question.into())]))?;
            }
            return Ok(());
        }
        match notation::parse(roster, question) {
            Err(_) => self.say(&app.text("not-understood", &[("input", question.into())]))?,
            Ok(action) => match game.why_not(action) {
                None => self.say(&app.text("possible", &[("input", question.into())]))?,
                Some(refusal) => {
                    self.refuse(&refusal, game)?;
                    self.rule_texts(&refusal)?;
                }
            },
        }
        Ok(())
    }

    fn refuse(&mut self, refusal: &Refusal, game: &Game) -> io::Result<()> {
        let reason = self.app.words.refusal(refusal, &self.app.context(game));
        let args = [("reason", reason.into()), ("rules", refusal.rules.join(", ").into())];
        self.refused = Some(*refusal);
        self.say(&self.app.text("not-possible", &args))
    }

    /// The rules behind a refusal.
    fn rule_texts(&self, refusal: &Refusal) -> io::Result<()> {
        for rule in refusal.rules.iter().filter_map(|id| rulebook::find(self.app.words.lang(), id)) {
            self.say(&format!("  {}", self.look.paint.text(&rule.text(), FAINT)))?;
        }
        Ok(())
    }
}

/// The unit that is to be placed now.
fn placing(game: &Game) -> Option<UnitId> {
    match game.decision() {
        Decision::Side(_, Choice::Place(unit) | Choice::Reinforce { unit, .. }) => Some(unit),
        _ => None,
    }
}

impl Seated for Human<'_> {
    fn reply(&mut self, game: &Game, legal: &[Action], _: usize) -> Result<Reply, Failure> {
        // With nothing won yet, to stop is to concede, which is possible at any time [S-126]: no need to ask.
        let stop = matches!(game.decision(), Decision::Side(_, Choice::StopOrGoOn));
        if stop && game.grade() == Grade::Defeat {
            return Ok(Reply::Act(Action::Done));
        }
        self.draw(game)?;
        let context = self.app.context(game);
        let question = self.app.words.decision(&game.decision(), &context);
        let mut menu = Menu::new(legal);
        self.say(&format!("\n{}", self.look.paint.text(&question, HEADING)))?;
        if matches!(game.decision(), Decision::Side(_, Choice::Place(_))) {
            self.say(&self.app.say("setup-hint"))?;
        }
        self.say(&self.app.say("choices-heading"))?;
        self.say(&menu.text(self.app, game, legal))?;
        if let Some(notice) = self.notice.take() {
            self.say(&notice)?;
        }
        loop {
            let Some(line) = self.input.ask(&self.prompt(game))? else { return Ok(Reply::Leave) };
            if line.is_empty() {
                continue;
            }
            match self.hear(&line, &menu, game, legal)? {
                Heard::Reply(reply) => return Ok(reply),
                Heard::Again => {}
                Heard::Show(group) => {
                    menu = if group == Group::All { Menu::new(legal) } else { Menu::of(group, legal) };
                    self.say(&menu.text(self.app, game, legal))?;
                }
            }
        }
    }

    fn hear_of(&mut self, what: String) {
        self.notice = Some(what);
    }

    fn accepts(&mut self, told: &str) -> Result<bool, Failure> {
        self.say(told)?;
        let Some(answer) = self.input.ask(&self.app.say("confirm-surrender"))? else { return Ok(false) };
        let said = self.app.words.command(&answer);
        if !matches!(said, Some(Command::Yes | Command::No)) {
            // A script that knows nothing of this plays on.
            self.input.put_back(answer);
        }
        Ok(said == Some(Command::Yes))
    }

    fn is_human(&self) -> bool {
        true
    }
}
