//! What a server is asked once, over HTTP. Its addresses are relative to the page: whoever serves the page serves the games.

use super::secrets::{self, Secret};
use crate::browser::{secret_bytes, window};
use dragonrage_dice::{Chain, GameId, Link, Mix, Party};
use dragonrage_online::wire::Why;
use dragonrage_online::{By, Custody, Sides, Terms, hexed};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::json;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Headers, RequestInit, Response};

/// Why there is no answer.
#[derive(Clone, PartialEq, Debug)]
pub enum Trouble {
    /// No server answers here.
    Unreachable,
    /// It refuses.
    Refused(Why),
}

impl Trouble {
    /// A word for it.
    pub fn code(&self) -> &str {
        match self {
            Trouble::Unreachable => "unreachable",
            Trouble::Refused(why) => &why.code,
        }
    }
}

/// What a server says of itself.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Hello {
    name: String,
    /// Does it know the reader?
    #[serde(default)]
    known: bool,
    /// Computer players that it has.
    #[serde(default)]
    pub levels: Vec<String>,
}

/// A game in a list.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Info {
    /// Its id.
    #[serde(with = "hexed")]
    pub game: GameId,
    /// When it last changed hands.
    #[serde(default)]
    pub changed: u64,
    /// Its scenario.
    #[serde(default)]
    pub scenario: String,
    /// Who plays.
    #[serde(default)]
    pub names: [Option<String>; 2],
    /// `waiting`, `playing`, `paused` or `over`.
    #[serde(default)]
    pub stage: String,
    /// The seat that must do something.
    pub due: Option<By>,
    /// The reader's seat.
    pub seat: Option<By>,
    /// The seat that won.
    pub winner: Option<By>,
    /// The battle's turn.
    #[serde(default)]
    pub turn: u32,
}

impl Info {
    /// Must the reader do something?
    pub fn is_mine_to_move(&self) -> bool {
        self.seat.is_some() && self.due == self.seat && self.stage != "over"
    }
}

#[derive(Deserialize)]
struct Games {
    games: Vec<Info>,
}

#[derive(Deserialize)]
struct Welcome {
    word: Option<String>,
}

#[derive(Deserialize)]
struct Reserved {
    #[serde(with = "hexed")]
    game: GameId,
    #[serde(with = "hexed")]
    ticket: GameId,
}

async fn ask<T: DeserializeOwned>(method: &str, path: &str, body: Option<String>) -> Result<T, Trouble> {
    let text = send(method, path, body).await.ok_or(Trouble::Unreachable)?;
    match text {
        (true, text) => serde_json::from_str(&text).map_err(|_| Trouble::Unreachable),
        (false, text) => {
            let unknown = |_| Trouble::Unreachable;
            Err(serde_json::from_str::<Why>(&text).map_or_else(unknown, Trouble::Refused))
        }
    }
}

/// The text of an answer, and whether it is a good one.
async fn send(method: &str, path: &str, body: Option<String>) -> Option<(bool, String)> {
    let init = RequestInit::new();
    init.set_method(method);
    if let Some(body) = body {
        let headers = Headers::new().ok()?;
        headers.set("content-type", "application/json").ok()?;
        init.set_headers(&headers);
        init.set_body(&JsValue::from_str(&body));
    }
    let asked = window().fetch_with_str_and_init(path, &init);
    let response: Response = JsFuture::from(asked).await.ok()?.dyn_into().ok()?;
    let text = JsFuture::from(response.text().ok()?).await.ok()?.as_string()?;
    Some((response.ok(), text))
}

/// Is there a server behind this page?
pub async fn hello() -> Result<Hello, Trouble> {
    let hello: Hello = ask("GET", "api/hello", None).await?;
    if hello.name == "dragonrage" { Ok(hello) } else { Err(Trouble::Unreachable) }
}

/// The server knows the reader from now on, by a cookie that it keeps in this browser.
async fn be_known() -> Result<(), Trouble> {
    if hello().await?.known {
        return Ok(());
    }
    let welcome: Welcome = ask("POST", "api/people", None).await?;
    if let Some(word) = welcome.word {
        secrets::keep_word(&word);
    }
    Ok(())
}

/// Whoever knows the word is the one who was given it.
pub async fn recover(word: &str) -> Result<(), Trouble> {
    let body = json!({ "word": word }).to_string();
    let _: Welcome = ask("POST", "api/people/recover", Some(body)).await?;
    secrets::keep_word(word);
    Ok(())
}

/// What a host says of notices.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Notices {
    /// Its key.
    pub key: String,
    /// In how many places the reader is told.
    #[serde(default)]
    pub places: u32,
}

/// Does the host send notices?
pub async fn notices() -> Result<Notices, Trouble> {
    ask("GET", "api/notices", None).await
}

/// A good answer that says nothing.
async fn done(method: &str, body: String) -> Result<(), Trouble> {
    match send(method, "api/notices", Some(body)).await {
        Some((true, _)) => Ok(()),
        _ => Err(Trouble::Unreachable),
    }
}

/// The reader wants to be told: a subscription as browsers write it.
pub async fn subscribe(subscription: &str) -> Result<(), Trouble> {
    done("POST", subscription.to_owned()).await
}

/// And no more.
pub async fn unsubscribe(endpoint: &str) -> Result<(), Trouble> {
    done("DELETE", json!({ "endpoint": endpoint }).to_string()).await
}

/// A list of games: `mine`, `open` or `running`.
pub async fn games(list: &str) -> Result<Vec<Info>, Trouble> {
    let games: Games = ask("GET", &format!("api/games?list={list}"), None).await?;
    Ok(games.games)
}

/// What somebody brings along for the dice of a game.
fn draw(game: GameId, party: Party, custody: Custody) -> Option<(Secret, Link)> {
    let secret = Secret { mix: Mix(secret_bytes()?), tip: Link(secret_bytes()?), party, custody };
    let root = Chain::new(game, party, secret.tip).root();
    secrets::keep(game, &secret);
    Some((secret, root))
}

/// The end of a chain, for a server to which it is entrusted.
fn entrusted(secret: &Secret) -> Option<String> {
    (secret.custody == Custody::Entrusted).then(|| secret.tip.to_string())
}

/// What is to be made.
#[derive(Clone, PartialEq, Debug)]
pub struct Wish {
    /// What is to be agreed.
    pub terms: Terms,
    /// The reader's name.
    pub name: String,
    /// Where the reader's chain is.
    pub custody: Custody,
    /// The computer player that sits down at once, if one does.
    pub computer: Option<String>,
}

/// Makes a game.
pub async fn make(wish: &Wish) -> Result<GameId, Trouble> {
    be_known().await?;
    let Reserved { game, ticket } = ask("POST", "api/reservations", None).await?;
    let (secret, root) = draw(game, Party::One, wish.custody).ok_or(Trouble::Unreachable)?;
    let body = json!({
        "game": game.to_string(),
        "ticket": ticket.to_string(),
        "terms": wish.terms,
        "name": wish.name,
        "root": root.to_string(),
        "promise": secret.mix.commitment().to_string(),
        "custody": wish.custody,
        "tip": entrusted(&secret),
    });
    let _: Info = ask("POST", "api/games", Some(body.to_string())).await?;
    if let Some(level) = &wish.computer {
        let body = json!({ "level": level }).to_string();
        let _: Info = ask("POST", &format!("api/games/{game}/computer"), Some(body)).await?;
    }
    Ok(game)
}

/// Takes the second seat of a game.
pub async fn join(game: GameId, name: &str, custody: Custody) -> Result<(), Trouble> {
    be_known().await?;
    let (secret, root) = draw(game, Party::Two, custody).ok_or(Trouble::Unreachable)?;
    let body = json!({
        "name": name,
        "root": root.to_string(),
        "mix": secret.mix.to_string(),
        "custody": custody,
        "tip": entrusted(&secret),
    });
    let _: Info = ask("POST", &format!("api/games/{game}/join"), Some(body.to_string())).await?;
    Ok(())
}

/// The same game again with sides swapped, for whoever had this side.
pub fn again(terms: &Terms, side: Option<dragonrage_rules::Side>) -> Terms {
    let sides = match side {
        Some(dragonrage_rules::Side::Invader) => Sides::Defender,
        Some(dragonrage_rules::Side::Defender) => Sides::Invader,
        None => terms.sides.swapped(),
    };
    Terms { sides, public: false, ..terms.clone() }
}

/// Ways to keep time, as the page offers them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pace(pub Option<dragonrage_online::Clock>);

impl Pace {
    /// All of them, the most leisurely first.
    pub fn all() -> [Pace; 8] {
        use dragonrage_online::Clock;
        let minutes = |main, increment, cap| Pace(Some(Clock::minutes(main, increment, cap)));
        let hours = |main, increment, cap| Pace(Some(Clock::hours(main, increment, cap)));
        [
            Pace(None),
            minutes(15, 2, 20),
            minutes(30, 3, 45),
            minutes(60, 5, 90),
            hours(24, 8, 72),
            hours(72, 12, 120),
            hours(72, 36, 240),
            hours(168, 168, 168),
        ]
    }
}
