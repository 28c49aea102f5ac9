//! Whole games over HTTP: made, joined, played, given up, taken back, verified.

mod common;

use axum::http::StatusCode;
use common::{Server, due, some_action};
use dragonrage_online::{End, Stage};
use dragonrage_rules::Seat;

#[tokio::test]
async fn two_people_play_a_game_to_its_end_and_its_record_verifies() {
    let server = Server::new().await;
    let (id, mut one, mut two) = server.pair(server.terms("esirien-1")).await;
    let mut game = server.read(id).await;
    let mut n = 0_u64;
    while !matches!(game.stage(), Stage::Over(_)) {
        let seat = due(&game).expect("somebody must do something");
        let player = if seat == Seat::One { &mut one } else { &mut two };
        n += 1;
        let line = some_action(&game, n.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 20);
        let (status, found) = player.act(&server, id, game.answers(), &[&line]).await;
        assert_eq!(status, StatusCode::OK, "{line}: {found}");
        // What is new is read from the server, line by line.
        let (_, log) = server.ask("GET", &format!("/api/games/{id}/log?from={}", game.seq()), None, None).await;
        let entries: Vec<dragonrage_online::Entry> = serde_json::from_value(log["entries"].clone()).unwrap();
        entries.iter().for_each(|entry| game.take(entry).unwrap());
        assert!(n < 20_000);
    }
    assert!(matches!(game.stage(), Stage::Over(End::Played(_))));
    let (_, record) = server.ask("GET", &format!("/api/games/{id}/record"), None, None).await;
    let verified = dragonrage_dice::verify(&server.components, record.as_str().unwrap()).unwrap();
    assert!(verified.over && verified.rolls >= 2, "{} rolls", verified.rolls);
    assert_eq!(record.as_str().unwrap(), game.record());
}
