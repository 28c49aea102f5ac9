//! The commands of the terminal program, in the reader's language and in English.

use crate::Words;

/// A command word at the program's prompt.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)]
pub enum Command {
    Help,
    Undo,
    Save,
    Board,
    Sheet,
    Log,
    Rules,
    Odds,
    Hint,
    List,
    Concede,
    Quit,
    Yes,
    No,
}

impl Command {
    /// All commands.
    pub const ALL: [Command; 14] = [
        Command::Help,
        Command::Undo,
        Command::Save,
        Command::Board,
        Command::Sheet,
        Command::Log,
        Command::Rules,
        Command::Odds,
        Command::Hint,
        Command::List,
        Command::Concede,
        Command::Quit,
        Command::Yes,
        Command::No,
    ];

    /// The English word, which every language understands.
    pub const fn code(self) -> &'static str {
        match self {
            Command::Help => "help",
            Command::Undo => "undo",
            Command::Save => "save",
            Command::Board => "board",
            Command::Sheet => "sheet",
            Command::Log => "log",
            Command::Rules => "rules",
            Command::Odds => "odds",
            Command::Hint => "hint",
            Command::List => "list",
            Command::Concede => "concede",
            Command::Quit => "quit",
            Command::Yes => "yes",
            Command::No => "no",
        }
    }
}

impl Words {
    /// The word that the help shows for a command.
    pub fn command_word(&self, command: Command) -> String {
        self.plain(&format!("command-{}", command.code()))
    }

    /// The command that a word means, in this language or in English; `Yes` and `No` also by their first letter.
    ///
    /// ```
    /// use dragonrage_words::{Command, Lang, Words};
    /// let words = Words::new(Lang::Fr);
    /// assert_eq!(words.command("annuler"), Some(Command::Undo));
    /// assert_eq!(words.command("undo"), Some(Command::Undo));
    /// assert_eq!(words.command("o"), Some(Command::Yes));
    /// ```
    pub fn command(&self, word: &str) -> Option<Command> {
        let word = folded(word.trim());
        let own = |command: Command| folded(&self.command_word(command));
        let found = Command::ALL.into_iter().find(|c| own(*c) == word);
        found.or_else(|| Command::ALL.into_iter().find(|c| c.code() == word)).or_else(|| {
            let mut letters = word.chars();
            let only = letters.next().filter(|_| letters.next().is_none())?;
            [Command::Yes, Command::No].into_iter().find(|c| own(*c).starts_with(only))
        })
    }
}

/// Small letters, and without the accents that people leave out when they type.
fn folded(word: &str) -> String {
    word.to_lowercase().replace(['é', 'è'], "e").replace('í', "i").replace('ü', "u")
}
