//! A game by correspondence over a simulated month: time is an input.

mod common;

use axum::http::StatusCode;
use common::{Dial, Player, Recording, Server, some_action};
use dragonrage_dice::GameId;
use dragonrage_online::{By, Clock, End, Match, Stage};
use dragonrage_rules::{Action, Seat, notation};
use dragonrage_server::notices::Kind;
use dragonrage_server::store::Memory;
use std::sync::Arc;

const HOUR: u64 = 3_600_000;
const DAY: u64 = 24 * HOUR;

struct Post {
    server: Server,
    game: GameId,
    players: [Player; 2],
    told: Arc<Recording>,
    luck: u64,
}

impl Post {
    async fn begin(clock: Clock) -> Post {
        Post::begin_with("esirien-1", clock).await
    }

    async fn begin_with(scenario: &str, clock: Clock) -> Post {
        let (server, told) = Server::telling(Arc::new(Memory::default()), Dial::new()).await;
        let mut terms = server.terms(scenario);
        terms.clock = Some(clock);
        let (game, one, two) = server.pair(terms).await;
        for player in [&one, &two] {
            let (status, found) = player.subscribe(&server, &format!("https://push.example/{}", player.name)).await;
            assert_eq!(status, StatusCode::NO_CONTENT, "{found}");
        }
        Post { server, game, players: [one, two], told, luck: 5 }
    }

    /// The server ends, and another takes up what is kept.
    async fn restart(&mut self) {
        let (store, dial) = (self.server.host.store().clone(), self.server.dial.clone());
        (self.server, self.told) = Server::telling(store, dial).await;
    }

    /// Who was told what since this was last asked.
    async fn notices(&self) -> Vec<(Seat, Kind)> {
        let one = self.players[0].person(&self.server).await;
        let seats = self.told.take().await.into_iter().map(|(person, notice)| {
            assert_eq!(notice.game, self.game);
            (if person == one { Seat::One } else { Seat::Two }, notice.kind)
        });
        seats.collect()
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
    let (mut paused, mut moves, mut last) = (false, 0, None);
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
        assert_eq!(post.notices().await, [], "nobody is told at once");
        post.pass(1000).await;
        assert_eq!(post.notices().await, [], "he may only be loading his page");
        post.pass(10 * HOUR - 1000).await;
        // Whoever must, is told once: not again after a restart, nor when he goes on in the same half-turn.
        let due = is_due.unwrap();
        let expected = if last == Some(due) { vec![] } else { vec![(due, Kind::Move)] };
        assert_eq!(post.notices().await, expected);
        moves += expected.len();
        last = Some(due);
        if moves % 5 == 0 {
            post.restart().await;
        }
        post.pass(0).await;
        assert_eq!(post.notices().await, []);
        if is_due == Some(seat.other()) {
            assert_eq!(post.left(seat).await, waiting, "who waits does not pay");
        }
        if !paused && post.server.dial.now() - begun > 5 * DAY {
            paused = true;
            let seat = post.read().await.decides().unwrap();
            assert_eq!(post.say(seat, "offer pause").await, StatusCode::OK);
            post.pass(6000).await;
            assert_eq!(post.notices().await, [(seat.other(), Kind::Offer)]);
            assert_eq!(post.say(seat.other(), "accept").await, StatusCode::OK);
            let before = [post.left(Seat::One).await, post.left(Seat::Two).await];
            post.pass(6 * DAY).await;
            assert_eq!([post.left(Seat::One).await, post.left(Seat::Two).await], before, "a pause is nobody's time");
            assert_eq!(
                post.say(seat, &some_action(&post.read().await, 1)).await,
                StatusCode::CONFLICT,
                "nobody plays in it"
            );
            assert_eq!(post.notices().await, [], "nobody is urged in a pause");
            assert_eq!(post.say(seat.other(), "resume").await, StatusCode::OK);
            post.pass(6000).await;
            assert_eq!(post.notices().await, [], "he was told already");
        }
    }
    assert!(paused && moves > 5, "{moves}");
    // Whoever must and does not, loses when his time is up, and not before.
    let read = post.read().await;
    if let (false, Some(seat)) = (matches!(read.stage(), Stage::Over(_)), read.decides()) {
        // At four fifths of what he had when it became his move.
        let turn = post.read().await.marks().turn.unwrap();
        let spare = turn.had.unwrap() / 5;
        let left = post.left(seat).await;
        post.pass(left - spare - 1000).await;
        post.notices().await;
        post.restart().await;
        post.pass(500).await;
        assert_eq!(post.notices().await, []);
        post.pass(6000).await;
        assert_eq!(post.notices().await, [(seat, Kind::Time)]);
        post.restart().await;
        post.pass(HOUR).await;
        assert_eq!(post.notices().await, [], "once");
        let left = post.left(seat).await;
        post.pass(left - 1000).await;
        assert_eq!(post.read().await.stage(), Stage::Playing);
        let (_, mine) = post.server.ask("GET", "/api/games?list=mine", Some(&post.players[0].token), None).await;
        assert_eq!(mine["games"][0]["flag_at"].as_u64().unwrap(), post.server.dial.now() + 1000);
        post.pass(2000).await;
        assert_eq!(post.read().await.stage(), Stage::Over(End::Flag(seat)));
        assert_eq!(post.read().await.winner(), Some(seat.other()));
        post.pass(6000).await;
        assert_eq!(post.notices().await, [(Seat::One, Kind::Over), (Seat::Two, Kind::Over)], "both were away");
        post.restart().await;
        post.pass(30 * DAY).await;
        assert_eq!(post.notices().await, []);
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

/// Lightning, if there is any: its owner's opponent says where it hurts, which is the commonest choice in the other's half-turn.
fn stormy(game: &Match, n: u64) -> String {
    let mut legal = Vec::new();
    game.game().legal_actions(&mut legal);
    let bolt = legal.into_iter().find(|action| matches!(action, Action::Lightning { .. }));
    let print = |action| format!("act {}", notation::print(&game.game().components().roster, action));
    bolt.map_or_else(|| some_action(game, n), print)
}

impl Post {
    /// Plays until somebody must choose in the other's half-turn; `None`: the game ended before.
    async fn until_asked(&mut self) -> Option<(Match, Seat)> {
        let mut game = self.read().await;
        loop {
            let seat = game.decides()?;
            if game.half().is_some_and(|half| half != seat) {
                return Some((game, seat));
            }
            self.luck = self.luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let (line, n) = (stormy(&game, self.luck >> 33), if seat == Seat::One { 0 } else { 1 });
            let (status, found) = self.players[n].act(&self.server, self.game, game.answers(), &[&line]).await;
            assert_eq!(status, StatusCode::OK, "{line}: {found}");
            let rows = self.server.host.lines(self.game, game.seq(), u64::MAX).await.unwrap();
            rows.iter().for_each(|row| game.take(&row.entry).unwrap());
        }
    }
}

/// Whoever is away need not be waited for: choices in the other's half-turn are made by standing order, or when they are overdue.
/// They are rare: one game in some twenty-five has one, so as many are played as it takes.
#[tokio::test]
async fn choices_in_the_others_half_turn_wait_half_a_day_or_not_at_all() {
    let (mut overdue, mut ordered) = (0, 0);
    for n in 0..2000_u64 {
        if overdue > 0 && ordered > 0 {
            return;
        }
        let scenario = ["esirien-1", "nurkott-3"][n as usize % 2];
        let mut post = Post::begin_with(scenario, Clock::hours(72, 12, 120)).await;
        post.luck = n;
        while let Some((game, seat)) = post.until_asked().await {
            post.pass(6000).await;
            let told = post.notices().await;
            assert!(told.contains(&(seat, Kind::Move)), "he is told that he is asked: {told:?}");
            let before = game.clocks().unwrap().left(seat, post.server.dial.now());
            post.pass(12 * HOUR - 6000).await;
            assert_eq!(post.left(seat).await, before, "half a day is free");
            if overdue <= ordered {
                // The rest is his own time; when that is up, the first thing is done that can be done.
                post.pass(before).await;
                let late = post.read().await;
                assert!(late.seq() > game.seq() && late.stage() == Stage::Playing, "the game goes on");
                overdue += 1;
            } else {
                assert_eq!(post.say(seat, "standing default").await, StatusCode::OK);
                let now = post.read().await;
                assert!(now.standing(seat) && now.seq() > game.seq() + 1, "it is answered at once");
                assert!(now.decides() != Some(seat) || now.half() == Some(seat), "and whatever else is asked");
                let rows = post.server.host.lines(post.game, game.seq() + 1, u64::MAX).await.unwrap();
                assert_eq!(rows[0].entry.by, By::Server, "the log says by whom");
                post.pass(6000).await;
                assert!(!post.notices().await.contains(&(seat, Kind::Move)), "he need not come for it");
                ordered += 1;
                break;
            }
        }
    }
    panic!("nobody was asked: {overdue} overdue, {ordered} by order");
}
