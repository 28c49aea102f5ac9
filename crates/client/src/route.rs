//! Which screen an address means. Everything stands behind `#`, so that the site works under any path of any host.

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
    /// The replay of a game that is kept in this browser, perhaps at one step.
    Replay(String, Option<usize>),
    /// The result of a game that is kept in this browser.
    Result(String),
    /// The rulebook, perhaps at one rule.
    Rules(String),
    /// Language, speed, sound and so on.
    Settings,
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
            "replay" if !rest.is_empty() => match rest.split_once('/') {
                Some((key, step)) => Route::Replay(key.to_owned(), step.parse().ok()),
                None => Route::Replay(rest.to_owned(), None),
            },
            "result" if !rest.is_empty() => Route::Result(rest.to_owned()),
            "settings" => Route::Settings,
            "rules" => Route::Rules(rest.to_owned()),
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
            Route::Replay(key, None) => format!("#/replay/{key}"),
            Route::Replay(key, Some(step)) => format!("#/replay/{key}/{step}"),
            Route::Result(key) => format!("#/result/{key}"),
            Route::Settings => "#/settings".to_owned(),
            Route::Rules(id) if id.is_empty() => "#/rules".to_owned(),
            Route::Rules(id) => format!("#/rules/{id}"),
        }
    }
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
            Route::Replay(id(), None),
            Route::Replay(id(), Some(12)),
            Route::Result(id()),
            Route::Settings,
            Route::Rules(String::new()),
            Route::Rules(id()),
        ] {
            assert_eq!(Route::parse(&route.hash()), route);
        }
        for start in ["", "#", "#/", "#/nowhere", "#/game/", "#/game"] {
            assert_eq!(Route::parse(start), Route::Start, "{start}");
        }
    }
}
