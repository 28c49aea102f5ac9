//! Which screen of the page an address means: whoever writes a link (the page, a server, the terminal) writes the same.
//! Everything stands behind `#`, so that the site works under any path of any host.

/// A screen.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Route {
    /// The first screen.
    #[default]
    Start,
    /// Agree on a new game.
    NewGame,
    /// A game that is kept in this browser, by its key.
    Game(String),
    /// A whole record in the link.
    Record(String),
    /// A whole set-up in the link.
    SetUp(String),
    /// The replay of a game that is kept in this browser, perhaps at one step.
    Replay(String, Option<usize>),
    /// The result of a game that is kept in this browser.
    Result(String),
    /// The rulebook, perhaps at one rule.
    Rules(String),
    /// The example of play with this id, on the board.
    Example(String),
    /// All games of this browser; behind it what is made of them: figures, deeds.
    Mine(String),
    /// Language, speed, sound and so on.
    Settings,
    /// What there is beyond one battle.
    League,
    /// The army builder; behind it the armies themselves, or an agreement about them.
    Army(String),
    /// The campaign with this key; none: all that are kept, and a new one.
    Campaign(String),
    /// The tournament with this key; none: all that are kept, and a new one.
    Tournament(String),
    /// The ratings with this key; none: all that are kept, and new ones.
    Ratings(String),
    /// The puzzle with this id; none: all of them.
    Puzzles(String),
    /// Play over the net: the game with this id; `new`: one is made; none: which there are.
    Net(String),
}

impl Route {
    /// The route of the part of an address behind `#`; the first screen if it is none.
    pub fn parse(hash: &str) -> Route {
        let path = hash.trim_start_matches('#').trim_start_matches('/');
        let (head, rest) = path.split_once('/').unwrap_or((path, ""));
        match head {
            "new" => Route::NewGame,
            "game" if !rest.is_empty() => Route::Game(rest.to_owned()),
            "record" if !rest.is_empty() => Route::Record(rest.to_owned()),
            "set-up" if !rest.is_empty() => Route::SetUp(rest.to_owned()),
            "replay" if !rest.is_empty() => match rest.split_once('/') {
                Some((key, step)) => Route::Replay(key.to_owned(), step.parse().ok()),
                None => Route::Replay(rest.to_owned(), None),
            },
            "result" if !rest.is_empty() => Route::Result(rest.to_owned()),
            "mine" => Route::Mine(rest.to_owned()),
            "settings" => Route::Settings,
            "rules" => Route::Rules(rest.to_owned()),
            "example" if !rest.is_empty() => Route::Example(rest.to_owned()),
            "league" => Route::League,
            "army" => Route::Army(rest.to_owned()),
            "campaign" => Route::Campaign(rest.to_owned()),
            "tournament" => Route::Tournament(rest.to_owned()),
            "ratings" => Route::Ratings(rest.to_owned()),
            "puzzles" => Route::Puzzles(rest.to_owned()),
            "net" => Route::Net(rest.to_owned()),
            _ => Route::Start,
        }
    }

    /// The part of the address, `#` included.
    pub fn hash(&self) -> String {
        match self {
            Route::Start => "#/".to_owned(),
            Route::NewGame => "#/new".to_owned(),
            Route::Game(key) => format!("#/game/{key}"),
            Route::Record(text) => format!("#/record/{text}"),
            Route::SetUp(text) => format!("#/set-up/{text}"),
            Route::Replay(key, None) => format!("#/replay/{key}"),
            Route::Replay(key, Some(step)) => format!("#/replay/{key}/{step}"),
            Route::Result(key) => format!("#/result/{key}"),
            Route::Mine(rest) => with("#/mine", rest),
            Route::Settings => "#/settings".to_owned(),
            Route::League => "#/league".to_owned(),
            Route::Rules(rest) => with("#/rules", rest),
            Route::Example(id) => format!("#/example/{id}"),
            Route::Army(rest) => with("#/army", rest),
            Route::Campaign(rest) => with("#/campaign", rest),
            Route::Tournament(rest) => with("#/tournament", rest),
            Route::Ratings(rest) => with("#/ratings", rest),
            Route::Puzzles(rest) => with("#/puzzles", rest),
            Route::Net(rest) => with("#/net", rest),
        }
    }
}

/// An address with something behind it, or without.
fn with(head: &str, rest: &str) -> String {
    if rest.is_empty() { head.to_owned() } else { format!("{head}/{rest}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_lead_back_to_their_screens() {
        let id = || "2.5.5.2-a".to_owned();
        for route in [
            Route::Start,
            Route::NewGame,
            Route::Game(id()),
            Route::Record(id()),
            Route::SetUp(id()),
            Route::Replay(id(), None),
            Route::Replay(id(), Some(12)),
            Route::Result(id()),
            Route::Mine(String::new()),
            Route::Mine("figures".to_owned()),
            Route::Settings,
            Route::Rules(String::new()),
            Route::Rules(id()),
            Route::Example("X-01".to_owned()),
            Route::League,
            Route::Army(String::new()),
            Route::Army("planned/esirien/2D,4ORC/12INF".to_owned()),
            Route::Campaign(String::new()),
            Route::Campaign(id()),
            Route::Tournament(String::new()),
            Route::Tournament(id()),
            Route::Ratings(String::new()),
            Route::Ratings(id()),
            Route::Puzzles(String::new()),
            Route::Puzzles(id()),
            Route::Net(String::new()),
            Route::Net("0102030405060708".to_owned()),
        ] {
            assert_eq!(Route::parse(&route.hash()), route);
        }
        for start in ["", "#", "#/", "#/nowhere", "#/game/", "#/game"] {
            assert_eq!(Route::parse(start), Route::Start, "{start}");
        }
    }
}
