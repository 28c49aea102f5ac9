//! Armies that are built in secret, through the server: nothing of them is told before both are bound, whatever is out of order or out
//! of measure is refused, and a server that comes back goes on where it was.

mod common;

use axum::http::StatusCode;
use common::{Dial, Player, Server, keys, some_action};
use dragonrage_dice::{GameId, Mix, verify};
use dragonrage_league::{Army, Salt, Sealed, stage, usual_options};
use dragonrage_online::{Clock, Due, End, Line, Points, Sides, Stage, Terms};
use dragonrage_rules::record::Header;
use dragonrage_rules::{Seat, Side};
use dragonrage_server::limits::Limits;
use dragonrage_server::store::{Memory, Store};
use dragonrage_server::wire::Gate;
use std::sync::Arc;

const INVADER: &str = "4 ORC, 1 BOSS, 1 D";
const DEFENDER: &str = "12 INF, 4 ARH, 1 HERO, 1 WZD";

fn terms(server: &Server, sides: Sides, clock: Option<Clock>) -> Terms {
    let scenario = &stage(&server.components, "esirien").unwrap().id;
    let header = Header::new(&server.components, scenario, usual_options()).text();
    Terms { header, sides, clock, public: true, delay: 0, secret: Some(Points::USUAL) }
}

fn sealed(army: &str, salt: u8) -> Sealed {
    Sealed { army: army.parse().unwrap(), salt: Salt([salt; 32]) }
}

fn commitment(game: GameId, side: Side, sealed: &Sealed) -> String {
    Line::Commit(sealed.commitment(&format!("{game} 1"), side)).to_string()
}

fn show(sealed: &Sealed) -> String {
    Line::Show(sealed.clone()).to_string()
}

/// Sends a line about the game as it is now.
async fn say(server: &Server, player: &mut Player, game: GameId, lines: &[&str]) -> Result<(), String> {
    let head = server.read(game).await.answers();
    let (status, found) = player.act(server, game, head, lines).await;
    match (status, &found["why"]) {
        (StatusCode::OK, why) if why.is_null() => Ok(()),
        (StatusCode::OK, why) => Err(why["code"].as_str().unwrap().to_owned()),
        _ => Err(found["code"].as_str().unwrap_or_default().to_owned()),
    }
}

/// Everything that anybody who watches can hear of a game.
async fn heard(server: &Server, game: GameId, token: Option<&str>) -> String {
    let mut all = String::new();
    for path in [format!("/api/games/{game}"), format!("/api/games/{game}/log"), format!("/api/games/{game}/record")] {
        all += &server.ask("GET", &path, token, None).await.1.to_string();
    }
    all
}

#[tokio::test]
async fn two_armies_meet_and_nobody_saw_them_before() {
    let server = Server::new().await;
    let (game, mut one, mut two) = server.pair(terms(&server, Sides::Invader, None)).await;
    let (dragons, city) = (sealed(INVADER, 11), sealed(DEFENDER, 12));
    assert_eq!(server.read(game).await.due(), Ok(Due::Armies([true, true])));
    say(&server, &mut two, game, &[&commitment(game, Side::Defender, &city)]).await.unwrap();
    // Both in one message: what comes second has its time when the other is bound.
    let both = [commitment(game, Side::Invader, &dragons), show(&dragons)];
    for token in [None, Some(one.token.clone())] {
        let told = heard(&server, game, token.as_deref()).await;
        assert!(!told.contains("INF") && !told.contains(&city.salt.to_string()), "{told}");
    }
    say(&server, &mut one, game, &both.each_ref().map(String::as_str)).await.unwrap();
    assert_eq!(server.read(game).await.due(), Ok(Due::Armies([false, true])));
    say(&server, &mut two, game, &[&show(&city)]).await.unwrap();
    let read = server.read(game).await;
    assert_eq!(read.stage(), Stage::Playing);
    let mut n = 0;
    loop {
        let read = server.read(game).await;
        let Some(seat) = read.decides().filter(|_| n < 120) else { break };
        let player = if seat == Seat::One { &mut one } else { &mut two };
        say(&server, player, game, &[&some_action(&read, n * 31)]).await.unwrap();
        n += 1;
    }
    let (_, record) = server.ask("GET", &format!("/api/games/{game}/record"), None, None).await;
    let verified = verify(&server.components, record.as_str().unwrap()).unwrap();
    assert_eq!(verified.proof.mixes, [Mix([11; 32]), Mix([12; 32])]);
}

#[tokio::test]
async fn whoever_means_harm_gets_nothing() {
    let server = Server::new().await;
    let (game, mut one, mut two) = server.pair(terms(&server, Sides::Invader, None)).await;
    let mut nobody = server.somebody("Cleo").await;
    let (dragons, city, dear) = (sealed(INVADER, 11), sealed(DEFENDER, 12), sealed("2 D, 4 ORC, 1 BOSS", 13));
    let binding = commitment(game, Side::Invader, &dear);
    let refused = async |player: &mut Player, line: &str, why: &str| {
        let before = server.read(game).await.head();
        assert_eq!(say(&server, player, game, &[line]).await, Err(why.to_owned()), "{line}");
        assert_eq!(server.read(game).await.head(), before, "{line}");
    };
    // Before anybody is bound.
    refused(&mut one, &show(&dear), "not-now").await;
    refused(&mut nobody, &binding, "not-seated").await;
    refused(&mut one, "act done", "not-now").await;
    refused(&mut one, "lapse", "not-yours").await;
    refused(&mut one, "flag two", "not-yours").await;
    for line in
        ["commit", "commit 12", &binding.to_uppercase(), &format!("{binding} "), "show", "show 11 2 D", "lapse now"]
    {
        refused(&mut one, line, "unreadable").await;
    }
    let salt = dear.salt.to_string();
    for army in ["2 D,1 BOSS", "2 d", "0 D", "2 ELF", "1 BOSS, 2 D ", "2 D, 1 BOSS, 4 ORC", "100 D"] {
        refused(&mut one, &format!("show {salt} {army}"), "unreadable").await;
    }
    // Bound once, and for good.
    say(&server, &mut one, game, &[&binding]).await.unwrap();
    refused(&mut one, &binding, "not-now").await;
    refused(&mut one, &commitment(game, Side::Invader, &dragons), "not-now").await;
    refused(&mut one, &show(&dear), "not-now").await;
    say(&server, &mut two, game, &[&commitment(game, Side::Defender, &city)]).await.unwrap();
    // Another army, other bytes, the other's army, too many points.
    refused(&mut one, &show(&dragons), "other-army").await;
    refused(&mut one, &show(&sealed("2 D, 4 ORC, 1 BOSS", 14)), "other-army").await;
    refused(&mut two, &show(&dear), "other-army").await;
    refused(&mut one, &show(&dear), "army").await;
    say(&server, &mut two, game, &[&show(&city)]).await.unwrap();
    refused(&mut two, &show(&city), "not-now").await;
    // Who can show nothing can only give up, and has lost.
    say(&server, &mut one, game, &["resign"]).await.unwrap();
    let read = server.read(game).await;
    assert_eq!((read.stage(), read.winner()), (Stage::Over(End::Resigned(Seat::One)), Some(Seat::Two)));
}

/// A server that is gone between any two lines goes on where it was; its time is nobody's.
#[tokio::test]
async fn a_server_that_comes_back_goes_on() {
    let (store, dial) = (Arc::new(Memory::default()), Dial::new());
    let start = async || {
        let store: Arc<dyn Store> = store.clone();
        Server::with(store, dial.clone(), Limits::none(), Gate::default()).await
    };
    let mut server = start().await;
    let clock = Clock::minutes(15, 2, 20);
    let (game, mut one, mut two) = server.pair(terms(&server, Sides::Invader, Some(clock))).await;
    let (dragons, city) = (sealed(INVADER, 11), sealed(DEFENDER, 12));
    let lines = [
        (Seat::One, commitment(game, Side::Invader, &dragons)),
        (Seat::Two, commitment(game, Side::Defender, &city)),
        (Seat::Two, show(&city)),
    ];
    for (seat, line) in &lines {
        dial.pass(7 * 60_000);
        server.host.tick().await.unwrap();
        server.host.flush().await.unwrap();
        // Away for an hour.
        dial.pass(60 * 60_000);
        server = start().await;
        server.host.tick().await.unwrap();
        assert!(matches!(server.read(game).await.due(), Ok(Due::Armies(_))), "nobody lost while the server was away");
        let player = if *seat == Seat::One { &mut one } else { &mut two };
        say(&server, player, game, &[line]).await.unwrap();
    }
    dial.pass(15 * 60_000 + 1000);
    server.host.tick().await.unwrap();
    let read = server.read(game).await;
    assert_eq!((read.stage(), read.winner()), (Stage::Over(End::Flag(Seat::One)), Some(Seat::Two)));
    let found = dragonrage_server::check::check(&server.components, &*store, |_| ()).await.unwrap();
    assert!(found.spoilt.is_empty() && found.games == 1);
}

/// Where neither chose in time, nobody has lost.
#[tokio::test]
async fn what_neither_began_is_withdrawn() {
    let server = Server::new().await;
    let (game, ..) = server.pair(terms(&server, Sides::Invader, Some(Clock::hours(24, 8, 72)))).await;
    server.dial.pass(25 * 3_600_000);
    server.host.tick().await.unwrap();
    assert_eq!(server.read(game).await.stage(), Stage::Over(End::Withdrawn));
}

/// A player of the house builds by chance, in secret like everybody.
#[tokio::test]
async fn a_computer_of_the_house_builds_an_army() {
    let server = Server::new().await;
    let mut one = server.somebody("Ann").await;
    let game = one.create(&server, terms(&server, Sides::Roll, None)).await;
    let path = format!("/api/games/{game}/computer");
    let (status, found) =
        server.ask("POST", &path, Some(&one.token), Some(serde_json::json!({ "level": "squire" }))).await;
    assert_eq!(status, StatusCode::OK, "{found}");
    one.open(&server, game).await;
    let side = server.read(game).await.side(Seat::One).unwrap();
    let own = sealed(if side == Side::Invader { INVADER } else { DEFENDER }, 11);
    let patience = async |wanted: Due| {
        for _ in 0..400 {
            if server.read(game).await.due() == Ok(wanted) {
                return;
            }
            tokio::time::sleep(std::time::Duration::from_millis(25)).await;
        }
        panic!("{:?} instead of {wanted:?}", server.read(game).await.due());
    };
    patience(Due::Armies([true, false])).await;
    say(&server, &mut one, game, &[&commitment(game, side, &own)]).await.unwrap();
    patience(Due::Armies([true, false])).await;
    let read = server.read(game).await;
    let other = read.armies().unwrap().shown(side.other()).unwrap();
    let secret = keys().army(game);
    assert_eq!(Some(other), read.armies().unwrap().by_chance(side.other(), &secret).as_ref().map(|s| &s.army));
    assert!(other.units() > 2 && *other != Army::default());
    say(&server, &mut one, game, &[&show(&own)]).await.unwrap();
    assert!(server.read(game).await.has_begun());
}
