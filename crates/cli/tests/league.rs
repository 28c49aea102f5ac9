//! The league on the command line, as players and organisers use it: whole campaigns and tournaments, also broken off in the
//! middle, secret armies, ratings from records.

mod common;

use common::Home;
use std::time::{Duration, Instant};

/// Runs the program and expects it to succeed.
#[track_caller]
fn ok(home: &Home, args: &[&str]) -> String {
    let ran = home.run(args, "");
    assert_eq!(ran.code, 0, "{args:?}\n{}\n{}", ran.out, ran.err);
    ran.out
}

/// Runs the program and expects it to refuse, with a text that says this.
#[track_caller]
fn refused(home: &Home, args: &[&str], says: &str) {
    let ran = home.run(args, "");
    assert_eq!(ran.code, 1, "{args:?}\n{}\n{}", ran.out, ran.err);
    assert!(ran.err.contains(says), "{args:?}\n{}", ran.err);
}

/// Starts a command and kills it as soon as a file says so; false if it was over before.
fn kill_when(home: &Home, args: &[&str], file: &str, ready: impl Fn(&str) -> bool) -> bool {
    let mut child = home.start(args);
    let begun = Instant::now();
    loop {
        let text = std::fs::read_to_string(home.path(file)).unwrap_or_default();
        if ready(&text) {
            // Not a request to stop: the process is gone at once.
            child.kill().expect("a process of our own");
            return !child.wait().expect("it ends").success();
        }
        if child.try_wait().expect("a process of our own").is_some() {
            return false;
        }
        assert!(begun.elapsed() < Duration::from_secs(120), "nothing happens");
        std::thread::sleep(Duration::from_millis(1));
    }
}

fn new_campaign(home: &Home, file: &str, map: &str) {
    ok(home, &["campaign", "new", file, "--map", map, "--invader", "Ann", "--defender", "Bob", "--seed", "11"]);
}

/// Availability points by the table of rule 4.4, written out once more.
fn points_by_hand(games: &[(String, i64, i64)]) -> (i64, i64) {
    let (mut invader, mut defender) = (60, 60);
    for (winner, invader_kills, defender_kills) in games {
        let (wins, apart) = (winner == "invader", invader - defender);
        let (gain_i, gain_d) = match (apart, wins) {
            (-10..=10, true) => (10, 5),
            (-10..=10, false) => (5, 10),
            (11.., true) => (5, 10),
            (11.., false) => (0, 15),
            (..=-11, true) => (15, 0),
            (..=-11, false) => (10, 5),
        };
        invader += gain_i + if *invader_kills > 0 { 5 } else { 0 };
        defender += gain_d + if *defender_kills > 0 { 5 } else { 0 };
    }
    (invader, defender)
}

/// Must-show 2: from start to winner on each map, killed in the middle and resumed; points recomputed by hand.
#[test]
fn a_campaign_on_each_map() {
    for (map, invader, defender) in [("esirien", "squire", "random"), ("nurkott", "random", "squire")] {
        let home = Home::new();
        let play = |file: &'static str| ["campaign", "play", file, "--invader", invader, "--defender", defender];
        new_campaign(&home, "whole.toml", map);
        let told = ok(&home, &play("whole.toml"));
        assert!(told.contains("The campaign is over."), "{told}");

        let file: toml::Table = home.read("whole.toml").parse().expect("TOML");
        let games = file["game"].as_array().expect("games");
        assert!(games.len() == 5 || games.len() == 6, "{} games", games.len());
        let mut played: Vec<(String, i64, i64)> = Vec::new();
        for (n, game) in games.iter().enumerate() {
            let whole = |key: &str| game[key].as_integer().expect("a number");
            assert_eq!((whole("invader_points"), whole("defender_points")), points_by_hand(&played), "{map} game {n}");
            // The record is a whole game, and says the same.
            let record = game["record"].as_str().expect("a record");
            let winner = game["winner"].as_str().expect("a winner");
            assert!(record.contains(&format!("# {winner} wins: ")), "{map} game {n}");
            assert!(record.contains(&format!("objective {}\n", whole("objective"))));
            played.push((winner.to_owned(), whole("invader_kills"), whole("defender_kills")));
        }
        let (invader, defender) = points_by_hand(&played);
        assert!(told.contains(&format!("invader {invader}, defender {defender}")), "{told}");
        if invader != defender {
            let best = if invader > defender { "Ann" } else { "Bob" };
            assert!(told.contains(&format!("{best} wins!")), "{told}");
        }
        // Each record can be taken out and replayed.
        ok(&home, &["campaign", "export", "whole.toml", "--game", "5", "--out", "five.txt"]);
        ok(&home, &["replay", "five.txt"]);

        // Killed within the third game and taken up again: the same campaign, to the byte.
        new_campaign(&home, "killed.toml", map);
        let within = |text: &str| {
            let third = text.match_indices("[[game]]").nth(2).map(|(at, _)| &text[at..]);
            third.is_some_and(|t| t.contains("\nturn 3 ") && !t.contains("\nend "))
        };
        assert!(kill_when(&home, &play("killed.toml"), "killed.toml", within), "{map}: too late to kill");
        let half = home.read("killed.toml");
        assert!(half.matches("winner = ").count() >= 2 && half.matches("winner = ").count() < 5);
        ok(&home, &["campaign", "show", "killed.toml"]);
        ok(&home, &play("killed.toml"));
        assert_eq!(home.read("killed.toml"), home.read("whole.toml"), "{map}");
    }
}

#[test]
fn people_play_a_campaign() {
    let home = Home::new();
    new_campaign(&home, "c.toml", "esirien");
    refused(
        &home,
        &["campaign", "new", "c.toml", "--map", "esirien", "--invader", "A", "--defender", "B"],
        "is there already",
    );
    refused(&home, &["campaign", "start", "c.toml", "--out", "g.txt"], "4-a");
    refused(&home, &["campaign", "recruit", "c.toml", "--side", "invader", "--army", "2 D"], "4.3.1-a");
    // One recruits openly after the other has committed himself in secret.
    ok(&home, &["campaign", "commit", "c.toml", "--side", "invader", "--army", "D, 4 ORC", "--secret", "s.toml"]);
    refused(&home, &["campaign", "recruit", "c.toml", "--side", "invader", "--army", "D"], "3.3.2-b");
    refused(&home, &["campaign", "open", "c.toml", "--side", "invader", "--secret", "s.toml"], "3.3.2-b");
    ok(&home, &["campaign", "recruit", "c.toml", "--side", "defender", "--army", "8 INF, HERO"]);
    ok(&home, &["campaign", "open", "c.toml", "--side", "invader", "--secret", "s.toml"]);
    ok(&home, &["campaign", "start", "c.toml", "--out", "g.txt"]);
    let levels = ["--invader", "random", "--defender", "random"];
    ok(&home, &[&["play", "--load", "g.txt", "--save", "done.txt", "--seed", "3"][..], &levels].concat());
    refused(&home, &["campaign", "result", "c.toml", "g.txt"], "is not over");
    let other = home.record("other.txt", "3");
    refused(&home, &["campaign", "result", "c.toml", &other.display().to_string()], "4.3.2-a");
    let told = ok(&home, &["campaign", "result", "c.toml", "done.txt"]);
    assert!(told.contains("Game 2: Ann, Bob have still to recruit."), "{told}");
    refused(&home, &["campaign", "result", "c.toml", "done.txt"], "4-a");
    let file = home.read("c.toml");
    assert!(file.contains("invader Ann") && file.contains("record = "), "{file}");
    // A game at a table, without a record.
    ok(&home, &["campaign", "recruit", "c.toml", "--side", "invader"]);
    ok(&home, &["campaign", "recruit", "c.toml", "--side", "defender"]);
    ok(&home, &["campaign", "result", "c.toml", "--winner", "invader", "--vp", "19", "--invader-kills", "1"]);
    home.write("c.toml", home.read("c.toml").replacen("vp = 19", "vp = 18\ngold = 1", 1));
    refused(&home, &["campaign", "show", "c.toml"], "gold");
}

/// Must-show 3: a kill in the middle of a round loses nothing.
#[test]
fn a_tournament_is_broken_off() {
    let home = Home::new();
    let run = |file: &'static str| ["tournament", "simulate", "--players", "33", "--seed", "5", "--file", file];
    let told = ok(&home, &run("whole.toml"));
    assert!(told.contains("33 players, 7 rounds; Swiss matches played twice: 0; most byes of one player: 1"), "{told}");
    assert!(told.contains("Everybody played both sides equally often."));
    let within = |text: &str| {
        let third = text.match_indices("event = \"round\"").nth(2).map(|(at, _)| &text[at..]);
        third.is_some_and(|t| t.matches("event = \"game\"").count() >= 5)
    };
    assert!(kill_when(&home, &run("killed.toml"), "killed.toml", within), "too late to kill");
    let half = home.read("killed.toml");
    assert!(half.matches("event = \"game\"").count() > 64 && half.len() < home.read("whole.toml").len());
    assert!(home.read("whole.toml").starts_with(half.trim_end()), "what was told stays told");
    ok(&home, &["tournament", "check", "killed.toml"]);
    ok(&home, &run("killed.toml"));
    assert_eq!(home.read("killed.toml"), home.read("whole.toml"));
}

#[test]
fn an_evening_of_a_club() {
    let home = Home::new();
    ok(
        &home,
        &["tournament", "new", "t.toml", "--name", "Club", "--scenarios", "esirien-3", "--rounds", "2", "--seed", "2"],
    );
    home.write("players.csv", "name,club\nCleo,North\n\"Dan, Jr.\",South\n");
    let told = ok(&home, &["tournament", "enter", "t.toml", "Ann", "Bob", "--csv", "players.csv"]);
    assert!(told.contains("4 players are in."), "{told}");
    refused(&home, &["tournament", "enter", "t.toml", "bob"], "already");
    let told = ok(&home, &["tournament", "pair", "t.toml"]);
    assert!(told.contains("Round 1") && told.contains("drawn by lot [5.2-d]"), "{told}");
    refused(&home, &["tournament", "pair", "t.toml"], "5.1-a");
    ok(&home, &["tournament", "start", "t.toml", "--out", "games"]);
    let mut games: Vec<String> = std::fs::read_dir(home.path("games"))
        .expect("a folder")
        .flatten()
        .map(|e| e.path().display().to_string())
        .collect();
    games.sort();
    assert_eq!(games.len(), 4);
    for (n, game) in games.iter().enumerate() {
        let done = home.path(&format!("done{n}.txt")).display().to_string();
        let seed = n.to_string();
        let play =
            ["play", "--load", game, "--save", &done, "--seed", &seed, "--invader", "random", "--defender", "random"];
        ok(&home, &play);
        ok(&home, &["tournament", "result", "t.toml", &done]);
    }
    refused(&home, &["tournament", "result", "t.toml", "done0.txt"], "already");
    let told = ok(&home, &["tournament", "pair", "t.toml"]);
    assert!(told.contains("they have not met [5.2-f]"), "{told}");
    // The second round is told by hand; one result is wrong at first.
    let file: toml::Table = home.read("t.toml").parse().expect("TOML");
    let log = file["log"].as_array().expect("a log");
    let round = log.iter().rfind(|e| e["event"].as_str() == Some("round")).expect("a round");
    for pair in round["pairs"].as_array().expect("pairs") {
        let [a, b] = [0, 1].map(|n| pair[n].as_str().expect("a name"));
        for (i, d) in [(a, b), (b, a)] {
            ok(
                &home,
                &[
                    "tournament",
                    "result",
                    "t.toml",
                    "--invader",
                    i,
                    "--defender",
                    d,
                    "--winner",
                    "invader",
                    "--vp",
                    "17",
                ],
            );
        }
        let wrong =
            ["tournament", "correct", "t.toml", "--invader", a, "--defender", b, "--winner", "defender", "--vp", "4"];
        ok(&home, &[&wrong[..], &["--why", "told the wrong way round"]].concat());
    }
    let told = ok(&home, &["tournament", "show", "t.toml", "--lang", "de"]);
    assert!(told.contains("Das Turnier ist vorbei."), "{told}");
    ok(&home, &["tournament", "check", "t.toml"]);
    ok(&home, &["tournament", "export", "t.toml", "--csv", "s.csv", "--trf", "s.trf"]);
    assert!(home.read("s.csv").contains("\"Dan, Jr.\"") && home.read("s.trf").starts_with("012 Club\n"));
    assert_eq!(home.read("t.toml").matches("told the wrong way round").count(), 2);
    // Two players of another table come from the report.
    ok(&home, &["tournament", "new", "u.toml", "--name", "Again"]);
    assert!(ok(&home, &["tournament", "enter", "u.toml", "--trf", "s.trf"]).contains("4 players"));
}

/// A round that somebody paired by hand, with a rematch that need not be: it can be played, and everybody is told.
#[test]
fn a_rematch_by_hand_is_told() {
    let home = Home::new();
    ok(&home, &["tournament", "new", "t.toml", "--name", "Club", "--scenarios", "esirien-3", "--rounds", "3"]);
    ok(&home, &["tournament", "enter", "t.toml", "Ann", "Bob", "Cleo", "Dan"]);
    let told = |winner: &str, games: &[(&str, &str)]| {
        for (i, d) in games {
            let told = ["--invader", i, "--defender", d, "--winner", winner, "--vp", "17"];
            ok(&home, &[&["tournament", "result", "t.toml"], &told[..]].concat());
        }
    };
    let round =
        "\n[[log]]\nevent = \"round\"\nscenario = \"esirien-3\"\npairs = [[\"Ann\", \"Bob\"], [\"Cleo\", \"Dan\"]]\n";
    home.write("t.toml", &(home.read("t.toml") + round));
    assert!(!ok(&home, &["tournament", "show", "t.toml"]).contains("met before"));
    told("invader", &[("Ann", "Bob"), ("Bob", "Ann"), ("Cleo", "Dan"), ("Dan", "Cleo")]);
    home.write("t.toml", &(home.read("t.toml") + round));
    refused(&home, &["tournament", "check", "t.toml"], "is not paired");
    let says = "Round 2: Ann and Bob had met before";
    assert!(ok(&home, &["tournament", "show", "t.toml"]).contains(says));
    let result = ["--invader", "Ann", "--defender", "Bob", "--winner", "invader", "--vp", "17"];
    assert!(ok(&home, &[&["tournament", "result", "t.toml"], &result[..]].concat()).contains(says));
}

/// Must-show 4: a commitment opens to nothing else, and a late change is refused.
#[test]
fn secret_armies() {
    let home = Home::new();
    ok(&home, &["army", "deal", "d.toml", "--map", "esirien", "--about", "Friday"]);
    ok(&home, &["army", "commit", "d.toml", "--side", "invader", "--army", "2 D", "--secret", "i.toml"]);
    assert!(!home.read("d.toml").contains("2 D"), "nobody can read it");
    refused(
        &home,
        &["army", "commit", "d.toml", "--side", "invader", "--army", "D", "--secret", "i2.toml"],
        "late change",
    );
    assert!(!home.path("i2.toml").exists());
    refused(&home, &["army", "open", "d.toml", "--side", "invader", "--secret", "i.toml"], "3.3.2-b");
    refused(
        &home,
        &["army", "commit", "d.toml", "--side", "defender", "--army", "12 INF, D", "--secret", "x.toml"],
        "2.2.2-a",
    );
    ok(
        &home,
        &["army", "commit", "d.toml", "--side", "defender", "--army", "12 INF, HERO", "--secret", "d-secret.toml"],
    );
    home.write("fake.toml", home.read("d-secret.toml").replace("12 INF", "11 INF"));
    refused(&home, &["army", "open", "d.toml", "--side", "defender", "--secret", "fake.toml"], "not the army");
    refused(&home, &["army", "open", "d.toml", "--side", "defender", "--secret", "i.toml"], "not the army");
    ok(&home, &["army", "open", "d.toml", "--side", "defender", "--secret", "d-secret.toml"]);
    let told = ok(&home, &["army", "open", "d.toml", "--side", "invader", "--secret", "i.toml"]);
    assert!(told.contains("The invader needs 21 VP."), "{told}");
    home.write("tampered.toml", home.read("d.toml").replace("army = \"2 D\"", "army = \"1 D\""));
    refused(&home, &["army", "start", "tampered.toml", "--out", "g.txt"], "not the army");
    ok(&home, &["army", "start", "d.toml", "--out", "g.txt"]);
    assert!(home.read("g.txt").contains("force invader 2 D\n"));
}

#[test]
fn a_planned_scenario() {
    let home = Home::new();
    let defenders = "4 CAV, 8 INF, 4 ARH, 3 MIL, HERO, WZD";
    let plan = |invaders: &'static str, vp: &'static str| {
        let armies = ["--invader-army", invaders, "--defender-army", defenders, "--objective", vp];
        [&["army", "plan", "p.toml", "--map", "esirien", "--about", "Siege", "--designer", "Ann"][..], &armies].concat()
    };
    refused(&home, &plan("D", "18"), "3.3.1-a");
    refused(&home, &plan("2 D", "41"), "3.3.1-b");
    ok(&home, &plan("2 D", "18"));
    refused(&home, &["army", "start", "p.toml", "--out", "g.txt"], "3.3.1-c");
    refused(&home, &["army", "choose", "p.toml", "--player", "Ann", "--side", "invader"], "3.3.1-c");
    ok(&home, &["army", "choose", "p.toml", "--player", "Bob", "--side", "invader"]);
    let told = ok(&home, &["army", "start", "p.toml", "--out", "g.txt"]);
    assert!(told.contains("The invader needs 18 VP."), "{told}");
    let game = home.read("g.txt");
    assert!(game.contains("invader Bob\n") && game.contains("defender Ann\n") && game.contains("objective 18\n"));
    refused(&home, &["army", "commit", "p.toml", "--side", "invader", "--army", "D", "--secret", "s.toml"], "3.3.1-a");
}

/// Prices, limits and objectives, and what they say in other languages.
#[test]
fn armies_are_checked() {
    let home = Home::new();
    let check = |side, army| home.run(&["army", "check", "--map", "esirien", "--side", side, army], "");
    assert_eq!(check("invader", "2 D").code, 0);
    let wrong = check("defender", "13 INF, 2 HERO, D");
    assert_eq!(wrong.code, 1);
    // Everything that is wrong is told at once.
    for rule in ["2.2.2-a", "S-114", "S-130", "3.3.2-a"] {
        assert!(wrong.err.contains(rule), "{rule}: {}", wrong.err);
    }
    assert!(wrong.err.contains("Hero: there is only 1 counter."), "{}", wrong.err);
    // The printed force of An Unlikely Alliance: both peoples, on one side.
    let printed = ["army", "check", "--map", "nurkott", "--side", "invader", "1 D, 1 GIA, 3 TRL, 3 INF, 3 MIL"];
    ok(&home, &printed);
    ok(&home, &[&printed[..], &["--for", "scenario"]].concat());
    refused(&home, &[&printed[..], &["--for", "campaign", "--points", "90"]].concat(), "4.3.1-d");
    assert_eq!(home.run(&["army", "check", "--map", "esirien", "--side", "invader", "3 XYZ"], "").code, 2);
    refused(&home, &["army", "check", "--map", "mars", "--side", "invader", "D"], "esirien, nurkott");
    let told = ok(&home, &["army", "price", "--side", "defender", "3 INF, HERO", "--lang", "de"]);
    assert!(told.contains("22,5 Punkte, 4 Einheiten"), "{told}");
    let random = ["army", "random", "--map", "nurkott", "--side", "defender", "--for", "planned", "--seed", "9"];
    assert_eq!(ok(&home, &random), ok(&home, &random));
}

#[test]
fn ratings_come_from_records() {
    let home = Home::new();
    for seed in ["1", "2", "3"] {
        let path = home.record(&format!("{seed}.txt"), seed);
        let named = std::fs::read_to_string(&path).expect("a record");
        let named =
            named.replacen("\ninvader random", "\ninvader Ann", 1).replacen("\ndefender random", "\ndefender Bob", 1);
        std::fs::write(&path, named).expect("a record");
    }
    ok(&home, &["ratings", "add", "b.toml", "1.txt", "2.txt", "--period", "1"]);
    refused(&home, &["ratings", "add", "b.toml", "2.txt", "--period", "1"], "already");
    home.write("bad.txt", home.read("3.txt").replacen("\nend ", "\nend 1", 1));
    refused(&home, &["ratings", "add", "b.toml", "bad.txt", "--period", "2"], "bad.txt");
    ok(&home, &["ratings", "add", "b.toml", "3.txt", "--period", "2"]);
    refused(&home, &["ratings", "add", "b.toml", "3.txt", "--period", "1"], "already");
    let told = ok(&home, &["ratings", "table", "b.toml", "--json"]);
    let table: serde_json::Value = serde_json::from_str(&told).expect("JSON");
    let ladder: i64 = table["players"].as_array().expect("players").iter().map(|p| p["ladder"].as_i64().unwrap()).sum();
    assert_eq!(ladder, 0, "who wins one, another loses");
    let told = ok(
        &home,
        &["ratings", "handicap", "b.toml", "--invader", "Ann", "--defender", "Bob", "--scenario", "esirien-3"],
    );
    assert!(told.contains("VP"), "{told}");
}

/// Must-show 5, as a command.
#[test]
fn ratings_are_put_to_the_test() {
    let home = Home::new();
    let told = ok(&home, &["ratings", "simulate", "--games", "10000", "--seed", "1"]);
    let correlation: f64 = told.split("correlation ").nth(1).and_then(|t| t[..5].parse().ok()).expect("a number");
    assert!(correlation >= 0.95, "{told}");
    assert!(told.contains("12 of 12"), "{told}");
}

#[test]
fn every_help_teaches() {
    let home = Home::new();
    for (command, example) in [
        ("army", "dragonrage army commit"),
        ("campaign", "dragonrage campaign play"),
        ("tournament", "dragonrage tournament pair"),
        ("ratings", "dragonrage ratings handicap"),
    ] {
        let help = ok(&home, &[command, "--help"]);
        assert!(help.contains(example), "{help}");
    }
}
