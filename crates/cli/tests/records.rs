//! Records: they replay to the same end, and a changed one is found out.

mod common;

use common::{Home, read};
use std::path::Path;

#[test]
fn a_saved_record_replays_to_its_position() {
    let home = Home::new();
    home.record("game.txt", "11");
    let ran = home.run(&["replay", "game.txt"], "");
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    assert!(ran.out.ends_with("the final position is the recorded one.\n"));
    let part = home.run(&["replay", "game.txt", "--to", "30"], "");
    assert!(part.out.ends_with("Replayed 30 actions.\n"));
    assert!(part.out.len() < ran.out.len());
    let shown = home.run(&["show", "game.txt"], "");
    assert_eq!(shown.code, 0);
    assert!(shown.out.contains("VP destroyed"));
}

#[test]
fn a_record_with_one_die_changed_is_refused_and_says_where() {
    let home = Home::new();
    home.record("game.txt", "12");
    let text = read(&home.path("game.txt"));
    let dice: Vec<usize> = text.lines().enumerate().filter(|(_, l)| l.starts_with("roll ")).map(|(n, _)| n).collect();
    assert!(dice.len() > 3);
    for n in dice {
        let changed: Vec<String> = text
            .lines()
            .enumerate()
            .map(|(m, l)| match l.strip_prefix("roll ") {
                Some(die) if m == n => {
                    let first: u8 = die[..1].parse().unwrap();
                    format!("roll {}{}", first % 6 + 1, &die[1..])
                }
                _ => l.to_owned(),
            })
            .collect();
        home.write("changed.txt", changed.join("\n"));
        let ran = home.run(&["replay", "changed.txt"], "");
        assert_eq!(ran.code, 1, "line {}", n + 1);
        assert!(ran.err.contains("line "), "{}", ran.err);
        let line: usize = ran.err.split("line ").nth(1).unwrap().split([':', '.']).next().unwrap().parse().unwrap();
        assert!(line > n, "line {line} for a die in line {}", n + 1);
    }
    // What no die shows is refused on its own line.
    home.write("impossible.txt", text.replacen("roll ", "roll 7", 1));
    let ran = home.run(&["replay", "impossible.txt"], "");
    assert_eq!(ran.code, 1);
    assert!(ran.err.contains("refused at line"), "{}", ran.err);
}

#[test]
fn what_the_players_agreed_upon_is_recorded_and_played_again() {
    let home = Home::new();
    let agreed = "agreed_reinforcements=from:1,every:1,count:3,at:0707";
    let play = |option: &str| {
        home.run(&["simulate", "--games", "1", "--seed", "5", "--option", option, "--record-dir", "games"], "")
    };
    assert_eq!(play(agreed).code, 0);
    let file = std::fs::read_dir(home.path("games")).expect("a folder").flatten().next().expect("a record").path();
    let text = read(&file);
    assert!(text.contains("option agreed_reinforcements from:1,every:1,count:3,at:0707\n"), "{text}");
    let ran = home.run(&["replay", "--lang", "en", &file.display().to_string()], "");
    assert!(ran.out.contains("arrives as a reinforcement in 0707"), "{}", ran.out);
    assert!(ran.out.ends_with("the final position is the recorded one.\n"), "{}", ran.err);
    // A record that claims another agreement is found out.
    home.write("other.txt", text.replace("count:3,at:0707", "count:3,at:0706"));
    assert_eq!(home.run(&["replay", "other.txt"], "").code, 1);
    for (senseless, says) in [
        ("agreed_reinforcements=from:0", "from:1-250"),
        ("agreed_reinforcements=custom", "standard"),
        ("agreed_reinforcements=at:1414", "cannot arrive in 1414"),
        ("agreed_reinforcements=at:0101", "cannot arrive in 0101"),
    ] {
        let ran = play(senseless);
        assert_ne!(ran.code, 0, "{senseless}");
        assert!(ran.err.contains(says), "{}", ran.err);
    }
    home.write("sea.txt", text.replace("at:0707", "at:1414"));
    let ran = home.run(&["replay", "--lang", "de", "sea.txt"], "");
    assert!(ran.err.contains("In 1414 können keine Verstärkungen eintreffen"), "{}", ran.err);
}

/// A folder with data of one's own: today's, but what strikes with 2 strikes with 3, and cavalry is faster.
fn own_data(home: &Home) -> String {
    let units = read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/units.toml"));
    assert!(units.contains("attack = 2"));
    std::fs::create_dir(home.path("own")).expect("a folder");
    home.write("own/units.toml", units.replace("attack = 2", "attack = 3").replace("mp = 4", "mp = 6"));
    home.path("own").display().to_string()
}

#[test]
fn records_of_the_first_edition_replay_and_go_on_whatever_the_data() {
    let home = Home::new();
    let own = own_data(&home);
    let kept = |name: &str| {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cases/editions").join(name).display().to_string()
    };
    for more in [&[][..], &["--data", &own]] {
        let file = kept("1-esirien-6.txt");
        let ran = home.run(&[&["replay", file.as_str()], more].concat(), "");
        assert!(ran.code == 0 && ran.out.ends_with("the final position is the recorded one.\n"), "{}", ran.err);
        let file = kept("1-nurkott-4-unfinished.txt");
        let play = ["play", "--invader", "squire", "--defender", "squire", "--load", file.as_str(), "--save", "on.txt"];
        let ran = home.run(&[&play[..], more].concat(), "");
        assert_eq!(ran.code, 0, "{}", ran.err);
        let text = home.read("on.txt");
        assert!(text.starts_with("dragonrage record 2\nedition 1\nscenario nurkott-4\nrules 1\n"), "{text:.200}");
        assert!(text.lines().any(|l| l.starts_with("end ")), "it was played to its end");
        assert_eq!(home.run(&[&["replay", "on.txt"], more].concat(), "").code, 0);
    }
}

#[test]
fn records_of_ones_own_data_carry_what_differs() {
    let home = Home::new();
    let own = own_data(&home);
    let played = ["simulate", "--games", "1", "--seed", "5", "--record-dir", "games", "--data", own.as_str()];
    assert_eq!(home.run(&played, "").code, 0);
    let file = std::fs::read_dir(home.path("games")).expect("a folder").flatten().next().expect("a record").path();
    let (text, file) = (read(&file), file.display().to_string());
    assert!(text.lines().nth(2).is_some_and(|l| l.starts_with("changes ")), "{text:.200}");
    // Whoever has not got the folder sees the same game.
    let ran = home.run(&["replay", &file], "");
    assert!(ran.code == 0 && ran.out.ends_with("the final position is the recorded one.\n"), "{}", ran.err);
    // With the printed values it goes otherwise sooner or later; the program says where.
    let ran = home.run(&["replay", &file, "--upgrade", "--out", "new.txt"], "");
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("It stops at line "), "{}", ran.out);
    let upgraded = home.read("new.txt");
    assert!(!upgraded.contains("\nchanges ") && upgraded.len() < text.len());
    assert_eq!(home.run(&["replay", "new.txt"], "").code, 0);
}

#[test]
fn an_old_record_can_be_written_in_the_format_of_today() {
    let home = Home::new();
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cases/editions/1-esirien-1.txt").display().to_string();
    assert_eq!(home.run(&["replay", &file, "--out", "new.txt"], "").code, 0);
    assert!(home.read("new.txt").starts_with("dragonrage record 2\nedition 1\n"));
    assert_eq!(home.run(&["replay", "new.txt"], "").code, 0);
    let again = home.run(&["replay", "new.txt", "--out", "same.txt"], "");
    assert_eq!((again.code, home.read("new.txt")), (0, home.read("same.txt")), "{}", again.err);
    assert_eq!(home.run(&["replay", "new.txt", "--upgrade"], "").code, 0);
}

#[test]
fn positions_are_shown() {
    let home = Home::new();
    let text = "dragonrage position 1\nscenario esirien-1\nturn 3\nphase invader-movement\nunit D1 invader 1008 facing N airborne\n\
                unit D2 invader 0606 facing SE damage 8/0/3/0 berserk\nunit INF1 defender 0707\nunit HERO1 defender 0707 wounded\n\
                razed 1009\nsmashed 0707-0606\nburned 1407\nfog defender 1812\nwhirlwind defender 1 1705\n";
    home.write("position.txt", text);
    home.write("marked.txt", format!("\u{feff}{text}"));
    assert_eq!(home.run(&["show", "marked.txt"], "").out, home.run(&["show", "position.txt"], "").out);
    for args in
        [&["show", "position.txt"][..], &["show", "position.txt", "--ascii"], &["show", "position.txt", "--lang", "de"]]
    {
        let ran = home.run(args, "");
        assert_eq!((ran.code, ran.err.as_str()), (0, ""));
        assert!(ran.out.contains("D1"));
        assert!(ran.out.contains("INF1+H"));
    }
}

#[test]
fn golden_records_replay_to_their_stored_positions() {
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cases/golden");
    let home = Home::new();
    let mut count = 0;
    for entry in std::fs::read_dir(golden).expect("cases/golden").flatten() {
        let path = entry.path();
        let ran = home.run(&["replay", &path.display().to_string()], "");
        assert_eq!(ran.code, 0, "{}: {}", path.display(), ran.err);
        assert!(ran.out.ends_with("the final position is the recorded one.\n"));
        count += 1;
    }
    assert!(count >= 10, "`cargo xtask golden` writes the records");
}
