//! `bot`: a computer player of this program as a guest on a server for games over the net. It follows its games by the server's
//! streams, checks every line as anybody should, and sends its moves once.

use crate::app::App;
use crate::args;
use crate::failure::Failure;
use dragonrage_ai::Player;
use dragonrage_dice::{Chain, GameId, Link, Mix, Party};
use dragonrage_online::wire::Tell;
use dragonrage_online::{By, Due, Line, Match, Stage};
use dragonrage_rules::{Components, Seat, notation};
use serde_json::{Value, json};
use std::collections::HashSet;
use std::io::{BufRead, BufReader};
use std::sync::{Arc, mpsc};
use std::thread;
use std::time::Duration;
use ureq::tls::{PemItem, RootCerts, TlsConfig};

/// Between two looks for new games, and before another try.
const PAUSE: Duration = Duration::from_secs(2);

/// A server, and who we are there.
#[derive(Clone)]
struct Server {
    agent: ureq::Agent,
    url: String,
    token: String,
}

fn failed(error: impl std::fmt::Display) -> Failure {
    Failure::Failed(error.to_string())
}

impl Server {
    fn get(&self, path: &str) -> Result<ureq::Body, ureq::Error> {
        let asked =
            self.agent.get(format!("{}{path}", self.url)).header("authorization", format!("Bearer {}", self.token));
        asked.call().map(ureq::http::Response::into_body)
    }

    fn list(&self, which: &str) -> Result<Vec<Value>, ureq::Error> {
        let text = self.get(&format!("/api/games?list={which}"))?.read_to_string()?;
        let found: Value = serde_json::from_str(&text).unwrap_or_default();
        Ok(found["games"].as_array().cloned().unwrap_or_default())
    }

    /// Sends JSON; what came back, whatever its status.
    fn post(&self, path: &str, body: &Value) -> Result<(u16, Value), ureq::Error> {
        let asked =
            self.agent.post(format!("{}{path}", self.url)).header("authorization", format!("Bearer {}", self.token));
        let mut answer = asked.header("content-type", "application/json").send(body.to_string())?;
        let text = answer.body_mut().read_to_string()?;
        Ok((answer.status().as_u16(), serde_json::from_str(&text).unwrap_or_default()))
    }
}

fn random() -> Result<[u8; 32], Failure> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(failed)?;
    Ok(bytes)
}

/// Whom to trust: a file with certificates, or those whom the public net trusts, by the roots that this program carries.
fn trust(job: &args::Bot) -> Result<TlsConfig, Failure> {
    let Some(path) = &job.ca else { return Ok(TlsConfig::default()) };
    let text = std::fs::read(path).map_err(|e| failed(format!("{}: {e}", path.display())))?;
    let mut known = Vec::new();
    for item in ureq::tls::parse_pem(&text) {
        if let PemItem::Certificate(certificate) = item.map_err(|e| failed(format!("{}: {e}", path.display())))? {
            known.push(certificate);
        }
    }
    Ok(TlsConfig::builder().root_certs(RootCerts::Specific(Arc::new(known))).build())
}

/// Plays until the program is ended, or until its one game is over.
pub fn run(app: &App, job: &args::Bot) -> Result<(), Failure> {
    let agent: ureq::Agent =
        ureq::Agent::config_builder().http_status_as_error(false).tls_config(trust(job)?).build().into();
    let url = job.server.trim_end_matches('/').to_owned();
    let mut server = Server { agent, url, token: job.token.clone().unwrap_or_else(|| "nobody-yet".to_owned()) };
    if job.token.is_none() {
        let (status, made) = server.post("/api/people", &json!({})).map_err(failed)?;
        let token = made["token"].as_str().ok_or_else(|| failed(format!("{status}: {made}")))?;
        server.token = token.to_owned();
        println!("{}", app.text("bot-token", &[("token", server.token.clone().into())]));
    }
    if let Some(game) = &job.join {
        join(&server, job, game)?;
        return follow(&server, job, game.parse().map_err(failed)?).map_err(failed);
    }
    let (told, ended) = mpsc::channel::<String>();
    let mut playing = HashSet::new();
    loop {
        for gone in ended.try_iter() {
            playing.remove(&gone);
        }
        if job.open {
            for open in server.list("open").unwrap_or_default() {
                if let Some(game) = open["game"].as_str().filter(|_| open["seat"].is_null()) {
                    // Somebody else may have been quicker.
                    let _ = join(&server, job, game);
                }
            }
        }
        // A server that is away comes back.
        for mine in server.list("mine").unwrap_or_default() {
            let Some(game) = mine["game"].as_str().filter(|_| mine["stage"] != "over") else { continue };
            if playing.insert(game.to_owned()) {
                println!("{}", app.text("bot-plays", &[("game", game.to_owned().into())]));
                let (server, job, told, game) = (server.clone(), job.clone(), told.clone(), game.to_owned());
                thread::spawn(move || {
                    let _ = game.parse::<GameId>().map(|id| follow(&server, &job, id));
                    let _ = told.send(game);
                });
            }
        }
        thread::sleep(PAUSE);
    }
}

/// Takes the second seat, with a chain that the server holds: a bot need not be there when dice fall.
fn join(server: &Server, job: &args::Bot, game: &str) -> Result<(), Failure> {
    let id: GameId = game.parse().map_err(failed)?;
    let (tip, mix) = (Link(random()?), Mix(random()?));
    let root = Chain::new(id, Party::Two, tip).root();
    let body = json!({ "name": job.name, "root": root.to_string(), "mix": mix.to_string(), "tip": tip.to_string() });
    let (status, answer) = server.post(&format!("/api/games/{game}/join"), &body).map_err(failed)?;
    // Who has the seat already goes on.
    if status == 200 || answer["code"] == "seated" { Ok(()) } else { Err(failed(format!("{status}: {answer}"))) }
}

/// What somebody who follows a game knows of it.
struct Follower {
    components: Arc<Components>,
    game: Option<Match>,
    seat: Option<Seat>,
    player: Box<dyn Player>,
    /// What its armies follow from, if it must build some in secret: the bot finds them again after a break.
    secret: String,
}

impl Follower {
    /// Takes a message; `false`: the log is not a game, or another one.
    fn take(&mut self, tell: Tell) -> bool {
        let Tell::Lines { seat, entries, .. } = tell else { return true };
        self.seat = self.seat.or(seat.and_then(By::seat));
        entries.iter().all(|entry| match &mut self.game {
            None => Match::begin(&self.components, entry).map(|game| self.game = Some(game)).is_ok(),
            Some(game) if entry.seq < game.seq() => true,
            Some(game) => game.take(entry).is_ok(),
        })
    }

    /// What to send now, if it is ours to do something.
    fn answer(&mut self) -> Option<Line> {
        let (game, seat) = (self.game.as_ref()?, self.seat?);
        if game.offer().is_some_and(|(from, _)| from != seat) {
            return Some(Line::Accept);
        }
        match game.due() {
            Ok(Due::Armies(_)) => game.army_by_chance(seat, self.secret.as_bytes()),
            Ok(Due::Seat(due)) if due == seat && game.stage() == Stage::Playing => {
                let action = self.player.act(game.game()).or_else(|| game.default_answer())?;
                Some(Line::Act(notation::print(&game.game().components().roster, action)))
            }
            _ => None,
        }
    }

    fn over(&self) -> bool {
        self.game.as_ref().is_some_and(|g| matches!(g.stage(), Stage::Over(_)))
    }
}

/// Plays one game to its end; after a break it goes on where it was.
fn follow(server: &Server, job: &args::Bot, id: GameId) -> Result<(), String> {
    let components = dragonrage_data::embedded();
    let player = job.level.player(u64::from_be_bytes(id.0));
    let mut follower = Follower { components, game: None, seat: None, player, secret: server.token.clone() };
    loop {
        let from = follower.game.as_ref().map_or(0, Match::seq);
        if let Ok(body) = server.get(&format!("/api/games/{id}/stream?from={from}")) {
            for line in BufReader::new(body.into_reader()).lines() {
                let Ok(line) = line else { break };
                let Ok(tell) = serde_json::from_str(&line) else { continue };
                if !follower.take(tell) {
                    return Err(format!("{id}: the log is not a game"));
                }
                if follower.over() {
                    return Ok(());
                }
                act(server, id, &mut follower);
            }
        }
        thread::sleep(PAUSE);
    }
}

/// Sends what is ours to do. Whatever is refused was about another position: the stream tells of it.
fn act(server: &Server, id: GameId, follower: &mut Follower) {
    let Some(line) = follower.answer() else { return };
    let Some(game) = &follower.game else { return };
    let message = json!({ "id": game.seq(), "head": game.answers().to_string(), "lines": [line.to_string()] });
    let path = format!("/api/games/{id}/acts");
    // The same number again: it is done once, however often it is sent.
    while server.post(&path, &message).map_or(true, |(status, _)| status == 429 || status == 503) {
        thread::sleep(PAUSE);
    }
}
