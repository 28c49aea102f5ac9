//! The book of rated games on the page, and what follows from it.

use crate::app::App;
use crate::browser::store::{Database, Exchange};
use crate::parts::said::Said;
use crate::parts::unreadable::{Lack, Unread};
use dragonrage_league::ratings::plot::History;
use dragonrage_league::ratings::{Book, Ladder, Rated, Ratings};
use dragonrage_table::kept::Drawer;
use leptos::prelude::*;
use std::sync::Arc;

/// The key of the book.
pub const BOOK: &str = "book";
/// So many players are in the plot at first.
const FIRST: usize = 5;

/// What follows from a book.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Summary {
    /// Everybody with the ladder's rating, the best by Glicko-2 first.
    pub players: Vec<(Rated, i32)>,
    /// Scenarios with the invader's ease.
    pub sides: Vec<Rated>,
    /// Ratings from period to period.
    pub history: History,
}

impl Summary {
    fn new(book: &Book) -> Summary {
        let (ratings, ladder) = (Ratings::new(book.games()), Ladder::new(book.games()));
        let with_ladder = |r: Rated| {
            let pooled = ladder.pooled(&r.name);
            (r, pooled)
        };
        let players = ratings.players().into_iter().map(with_ladder).collect();
        Summary { players, sides: ratings.sides(), history: History::new(book.games()) }
    }
}

/// The book with all that is chosen about it.
#[derive(Clone, Copy)]
pub struct Shelf {
    /// The page around it.
    pub app: App,
    /// The book.
    pub book: RwSignal<Arc<Book>>,
    /// What follows from it.
    pub summary: Memo<Arc<Summary>>,
    /// Players in the plot.
    pub shown: RwSignal<Vec<String>>,
    /// What was told last.
    pub said: RwSignal<Vec<Said>>,
    /// Another book that is to take the place of this one, if the reader agrees.
    pub asked: RwSignal<Option<Book>>,
    kept: StoredValue<String>,
    /// What the screen shows: another window may leave a book that cannot be read.
    found: RwSignal<Option<Found>>,
}

/// The book with its text, or why it cannot be shown.
pub type Found = Result<(Book, String), Lack>;

impl Shelf {
    /// A book that is kept as this text.
    pub fn new(app: App, book: Book, text: String, found: RwSignal<Option<Found>>) -> Shelf {
        let book = RwSignal::new(Arc::new(book));
        let summary = Memo::new(move |_| Arc::new(Summary::new(&book.get())));
        let shelf = Shelf {
            app,
            book,
            summary,
            shown: RwSignal::new(Vec::new()),
            said: RwSignal::new(Vec::new()),
            asked: RwSignal::new(None),
            kept: StoredValue::new(text),
            found,
        };
        shelf.show_the_best();
        shelf
    }

    /// The shelf that a part belongs to.
    pub fn of_this_page() -> Shelf {
        expect_context()
    }

    /// Does the book hold no games?
    pub fn is_empty(self) -> bool {
        self.book.get_untracked().games().is_empty()
    }

    fn show_the_best(self) {
        let best = self.summary.get_untracked().players.iter().take(FIRST).map(|(r, _)| r.name.clone()).collect();
        self.shown.set(best);
    }

    /// Keeps the book and shows it; `false` if another window has changed it meanwhile, which is shown instead.
    pub async fn keep(self, book: Book) -> bool {
        let Some(before) = self.kept.try_get_value() else { return false };
        let text = book.text();
        let (book, text, said, done) = match Drawer::Ratings.exchange(BOOK, &before, &text).await {
            Exchange::Other(text) => match Book::read(&text) {
                Ok(book) => (book, text, Some(Said::Text("desk-changed")), false),
                Err(bad) => {
                    let (drawer, key, reason) = (Drawer::Ratings, BOOK.to_owned(), bad.into());
                    let _ = self.found.try_set(Some(Err(Lack::Unread(Unread { drawer, key, text, reason }))));
                    return false;
                }
            },
            Exchange::Done => (book, text, None, true),
        };
        if self.kept.try_set_value(text).is_none() {
            self.said.set(said.into_iter().collect());
            self.book.set(Arc::new(book));
            self.show_the_best();
        }
        done
    }

    /// A scenario as the book names it, for people.
    pub fn scenario(self, id: &str) -> String {
        let components = self.app.components();
        if let Some(scenario) = components.scenario(id) {
            return format!("{} ({id})", self.app.words.with(|w| w.scenario_name(scenario)));
        }
        let board = id.strip_suffix(" chosen").and_then(|map| components.board(map));
        match board {
            Some(board) => self.app.text("desk-scenario-chosen", &[("map", board.spec().name.clone().into())]),
            None => id.to_owned(),
        }
    }
}
