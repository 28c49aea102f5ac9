//! A game by correspondence over a simulated month: time is an input.

mod common;

use axum::http::StatusCode;
use common::{Player, Server, some_action};
use dragonrage_dice::GameId;
use dragonrage_online::{Clock, End, Match, Stage};
use dragonrage_rules::Seat;

const HOUR: u64 = 3_600_000;
const DAY: u64 = 24 * HOUR;

struct Post {
    server: Server,
    game: GameId,
    players: [Player; 2],
    luck: u64,
}

impl Post {
    async fn begin(clock: Clock) -> Post {
        let server = Server::new().await;
        let mut terms = server.terms("esirien-1");
        terms.clock = Some(clock);
        let (game, one, two) = server.pair(terms).await;
        Post { server, game, players: [one, two], luck: 5 }
    }

    async fn read(&self) -> Match {
        self.server.read(self.game).await
    }

    async fn say(&mut self, seat: Seat, line: &str) -> StatusCode {
        let head = self.read().await.answers();
        let n = if seat == Seat::One { 0 } else { 1 };
        let (status, _) = self.players[n].act(&self.server, self.game, head, &[line]).await;
        status
    }

    /// Whoever must, plays until the other must.
    async fn half_turn(&mut self) -> Option<Seat> {
        let seat = self.read().await.decides()?;
        for _ in 0..400 {
            let read = self.read().await;
            if read.decides() != Some(seat) {
                break;
            }
            self.luck = self.luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let line = if self.luck >> 60 == 0 { "act done".to_owned() } else { some_action(&read, self.luck >> 33) };
            self.say(seat, &line).await;
        }
        Some(seat)
    }

    async fn pass(&self, time: u64) {
        self.server.dial.pass(time);
        self.server.host.tick().await.unwrap();
    }

    async fn left(&self, seat: Seat) -> u64 {
        self.read().await.clocks().unwrap().left(seat, self.server.dial.now())
    }
}

#[tokio::test]
async fn a_month_of_letters() {
    let mut post = Post::begin(Clock::hours(72, 12, 120)).await;
    let begun = post.server.dial.now();
    let mut paused = false;
    while post.server.dial.now() - begun < 24 * DAY {
        let Some(seat) = post.half_turn().await else { break };
        let now = post.server.dial.now();
        let read = post.read().await;
        if matches!(read.stage(), Stage::Over(_)) {
            break;
        }
        // Nobody has more than the cap once the battle has begun, and whoever waits loses nothing.
        if read.game().turn() > 0 {
            assert!([Seat::One, Seat::Two].iter().all(|s| read.clocks().unwrap().left(*s, now) <= 120 * HOUR));
        }
        let waiting = post.left(seat).await;
        let is_due = read.decides();
        post.pass(10 * HOUR).await;
        if is_due == Some(seat.other()) {
            assert_eq!(post.left(seat).await, waiting, "who waits does not pay");
        }
        if !paused && post.server.dial.now() - begun > 5 * DAY {
            paused = true;
            let seat = post.read().await.decides().unwrap();
            assert_eq!(post.say(seat, "offer pause").await, StatusCode::OK);
            assert_eq!(post.say(seat.other(), "accept").await, StatusCode::OK);
            let before = [post.left(Seat::One).await, post.left(Seat::Two).await];
            post.pass(6 * DAY).await;
            assert_eq!([post.left(Seat::One).await, post.left(Seat::Two).await], before, "a pause is nobody's time");
            assert_eq!(
                post.say(seat, &some_action(&post.read().await, 1)).await,
                StatusCode::CONFLICT,
                "nobody plays in it"
            );
            assert_eq!(post.say(seat.other(), "resume").await, StatusCode::OK);
        }
    }
    assert!(paused);
    // Whoever must and does not, loses when his time is up, and not before.
    let read = post.read().await;
    if let (false, Some(seat)) = (matches!(read.stage(), Stage::Over(_)), read.decides()) {
        let left = post.left(seat).await;
        post.pass(left - 1000).await;
        assert_eq!(post.read().await.stage(), Stage::Playing);
        let (_, mine) = post.server.ask("GET", "/api/games?list=mine", Some(&post.players[0].token), None).await;
        assert_eq!(mine["games"][0]["flag_at"].as_u64().unwrap(), post.server.dial.now() + 1000);
        post.pass(2000).await;
        assert_eq!(post.read().await.stage(), Stage::Over(End::Flag(seat)));
        assert_eq!(post.read().await.winner(), Some(seat.other()));
    }
}

#[tokio::test]
async fn nobody_pays_for_a_server_that_was_away() {
    let mut post = Post::begin(Clock::hours(24, 8, 72)).await;
    let seat = post.half_turn().await.unwrap().other();
    post.pass(HOUR).await;
    let before = post.left(seat).await;
    // Away for nine days, and back.
    post.server.dial.pass(9 * DAY);
    let server = &post.server;
    let back = Server::with(
        server.host.store().clone(),
        server.dial.clone(),
        dragonrage_server::limits::Limits::none(),
        Default::default(),
    )
    .await;
    back.host.tick().await.unwrap();
    back.host.table(post.game).await.unwrap();
    // What followed is written before anybody asks.
    tokio::task::yield_now().await;
    post.server = back;
    let read = post.read().await;
    assert_eq!(read.stage(), Stage::Playing);
    assert!(before - post.left(seat).await < 5000, "{} of {before}", post.left(seat).await);
}
