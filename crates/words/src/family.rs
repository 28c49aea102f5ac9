//! Families of texts: one text for every member of a list, with a key that is put together from the member's code.

use crate::{Value, Words};
use fluent_bundle::FluentArgs;

macro_rules! families {
    ($($(#[$doc:meta])* $family:ident $start:literal $end:literal,)*) => {
        /// A family of texts of the programs. [`Words::text`] takes whole keys only; whatever is chosen by a code at run time
        /// goes through [`Words::of`] and so has its place in this list, by which the tests try every member.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Family {
            $($(#[$doc])* $family,)*
        }

        impl Family {
            /// All families.
            pub const ALL: &[Family] = &[$(Family::$family),*];

            /// The key of a member.
            pub fn key(self, code: &str) -> String {
                match self {
                    $(Family::$family => [$start, code, $end].concat(),)*
                }
            }
        }
    };
}

families! {
    /// The areas of a monster's sheet.
    Sheet "sheet-" "",
    /// How a monster moves, told of it.
    Mode "mode-" "",
    /// How a monster may move, to choose from.
    ModeChoice "page-mode-" "",
    /// Spells, by name.
    Spell "spell-" "",
    /// What they do.
    SpellEffect "spell-" "-effect",
    /// What is printed on a counter.
    Value "value-" "",
    /// What is to be said of a counter.
    State "state-" "",
    /// What a unit can do.
    Able "able-" "",
    /// What lies along a hexside.
    Barrier "barrier-" "",
    /// What may be laid over the board.
    Overlay "overlay-" "",
    /// What its signs mean.
    OverlayHelp "overlay-" "-help",
    /// Markers to be cut out.
    Marker "marker-" "",
    /// Signs of the map, in the legend.
    Sign "sign-" "",
    /// Marks on the board, in the legend.
    Mark "mark-" "",
    /// Why something is advised.
    Reason "why-" "",
    /// Who plays a side.
    Player "player-" "",
    /// How fast the page shows what happens.
    Speed "page-speed-" "",
    /// What a line of the settings is good for; the code is the line's own key.
    SettingHelp "" "-help",
    /// How far a lesson is.
    Progress "guide-" "",
    /// Lessons of the guided game; the code is side and id.
    Lesson "lesson-" "",
    /// Their titles.
    LessonTitle "lesson-" "-title",
    /// What the other side does for the first time in a guided game.
    Note "note-" "",
    /// How strong a computer player is.
    LevelTold "level-" "-told",
    /// Deeds of one's own games.
    Deed "deed-" "",
    /// Their titles.
    DeedTitle "deed-" "-title",
    /// How games of the history stand.
    Stand "mine-stand-" "",
    /// What comes first in the history.
    Order "mine-order-" "",
    /// Systems of tournaments.
    System "desk-system-" "",
    /// Grades of victory.
    Grade "grade-" "",
    /// What puzzles are about.
    PuzzleTheme "puzzles-theme-" "",
    /// What players say to each other over the net.
    NetPhrase "net-phrase-" "",
    /// Why something over the net came to nothing.
    NetWhy "net-why-" "",
    /// Why games ended, in the terminal's tables.
    EndReason "end-reason-" "",
    /// Games won by a side, in the terminal's tables.
    Wins "column-" "-wins",
}

impl Words {
    /// The text of a member of a family; a member without one is called by its code.
    pub fn of(&self, family: Family, code: &str, args: &[(&str, Value)]) -> String {
        let args: FluentArgs = args.iter().map(|(name, value)| (*name, value.clone())).collect();
        self.try_say(&family.key(code), &args).unwrap_or_else(|| code.to_owned())
    }
}
