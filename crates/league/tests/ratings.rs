//! Ratings: the ladder by hand, and Glicko-2 against known strengths.

use dragonrage_league::ratings::{Book, Game, Ladder, Ratings, handicap, simulate, spearman};

const SCENARIOS: [&str; 12] = [
    "esirien-1",
    "esirien-2",
    "esirien-3",
    "esirien-4",
    "esirien-5",
    "esirien-6",
    "nurkott-1",
    "nurkott-2",
    "nurkott-3",
    "nurkott-4",
    "nurkott-5",
    "nurkott-6",
];

fn game(n: usize, invader: &str, defender: &str, winner: &str) -> Game {
    Game {
        period: format!("{n}"),
        scenario: "esirien-3".to_owned(),
        invader: invader.to_owned(),
        defender: defender.to_owned(),
        winner: winner.to_owned(),
        vp: 10,
        record: Some(format!("{n}")),
    }
}

/// Must-show 5: 10,000 games with known strengths and sides, several times.
#[test]
fn known_strengths_and_sides_are_recovered() {
    let (mut within, mut all) = (0, 0);
    for seed in 1..=10 {
        let found = simulate(10_000, 40, &SCENARIOS, seed);
        println!("seed {seed}: Spearman {:.3}, {} of {} sides", found.spearman, found.within(), found.sides.len());
        assert!(found.spearman >= 0.95, "seed {seed}: {}", found.spearman);
        within += found.within();
        all += found.sides.len();
    }
    println!("{within} of {all} sides within their intervals");
    assert!(within * 100 >= all * 95, "{within} of {all}");
}

/// The interval says something: it is much narrower than the differences that there are.
#[test]
fn intervals_are_narrow() {
    let found = simulate(10_000, 40, &SCENARIOS, 3);
    assert!(found.sides.iter().all(|(_, _, _, margin)| *margin < 60.0));
    let truth: Vec<f64> = found.sides.iter().map(|s| s.1).collect();
    let rated: Vec<f64> = found.sides.iter().map(|s| s.2).collect();
    assert!(spearman(&truth, &rated) > 0.95);
}

#[test]
fn winning_the_hard_side_counts_more() {
    // In this scenario invaders nearly always win.
    let mut games: Vec<Game> =
        (0..60).map(|n| game(n / 10, &format!("a{}", n % 8), &format!("b{}", n % 7), "invader")).collect();
    games.extend([game(6, "ann", "cleo", "invader"), game(6, "dan", "bob", "defender")]);
    let ratings = Ratings::new(&games);
    let rating = |name: &str| ratings.players().iter().find(|r| r.name == name).map(|r| r.rating).unwrap();
    assert!(ratings.sides()[0].rating > 100.0);
    assert!(rating("bob") > rating("ann") + 20.0, "{} {}", rating("bob"), rating("ann"));
    assert!(ratings.chance("ann", "bob", "esirien-3") > 0.5);
}

#[test]
fn the_ladder_by_hand() {
    let games = [
        game(1, "Ann", "Bob", "invader"),
        game(2, "Bob", "Ann", "defender"),
        game(3, "ann", "Cleo", "defender"),
        game(4, "Bob", "Cleo", "invader"),
    ];
    let ladder = Ladder::new(&games);
    // Ann beat Bob twice and lost to Cleo; Bob beat Cleo.
    assert_eq!((ladder.pooled("Ann"), ladder.pooled("Bob"), ladder.pooled("Cleo")), (1, -1, 0));
    assert_eq!((ladder.against("Ann", "Bob"), ladder.against("Bob", "Ann")), (2, -2));
    assert_eq!(ladder.table(), [("Ann", 1), ("Cleo", 0), ("Bob", -1)]);
    assert_eq!((handicap(1, -1), handicap(4, 1), handicap(1, 4), handicap(0, 1)), (1, 1, 1, 0));
}

#[test]
fn a_book_refuses_what_cannot_be() {
    let mut book = Book::default();
    book.add(game(1, "Ann", "Bob", "invader")).unwrap();
    let refused = |book: &mut Book, game| book.add(game).unwrap_err().key;
    assert_eq!(refused(&mut book, game(1, "Ann", "Bob", "invader")), "ratings-twice");
    assert_eq!(refused(&mut book, game(2, "Ann", "ANN", "invader")), "ratings-same-player");
    assert_eq!(refused(&mut book, game(3, "Ann", "Bob", "nobody")), "ratings-bad-game");
    assert_eq!(refused(&mut book, game(4, "=1+1", "Bob", "invader")), "league-name");
    book.add(game(5, "Ann", "Bob", "defender")).unwrap();
    assert_eq!(refused(&mut book, Game { record: None, ..game(1, "Ann", "Bob", "invader") }), "ratings-period-over");
    assert_eq!(Book::read(&book.text()).unwrap(), book);
}
