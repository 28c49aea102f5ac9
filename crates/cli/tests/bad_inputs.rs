//! Bad arguments, files and data: a clear message each, the right exit code, nothing lost, no panic.

mod common;

use common::{Home, read};

/// Runs and expects failure with this code; gives what was said.
fn fails(home: &Home, code: i32, args: &[&str]) -> String {
    let ran = home.run(args, "");
    assert_eq!(ran.code, code, "{args:?}: {} {}", ran.out, ran.err);
    assert!(!ran.err.is_empty(), "{args:?} says why");
    assert!(!ran.err.contains("panicked"), "{args:?}: {}", ran.err);
    ran.err
}

fn says(home: &Home, code: i32, args: &[&str], parts: &[&str]) {
    let err = fails(home, code, args);
    for part in parts {
        assert!(err.contains(part), "{args:?} should say '{part}': {err}");
    }
}

#[test]
fn bad_arguments_are_usage_errors() {
    let home = Home::new();
    says(&home, 2, &["fly"], &["fly"]);
    says(&home, 2, &["play", "--scenario", "atlantis"], &["atlantis", "esirien-1"]);
    says(&home, 2, &["simulate", "--scenario", "atlantis"], &["atlantis", "esirien-1"]);
    says(&home, 2, &["bench", "--scenario", "atlantis"], &["atlantis"]);
    says(&home, 2, &["play", "--invader", "dragon"], &["dragon", "human", "random"]);
    says(&home, 2, &["simulate", "--invader", "human"], &["human", "random"]);
    says(&home, 2, &["play", "--seed", "lucky"], &["lucky"]);
    says(&home, 2, &["play", "--seed", "-1"], &["'-1'", "a whole number from 0"]);
    says(&home, 2, &["simulate", "--games", "-3"], &["'-3'", "--games"]);
    says(&home, 2, &["simulate", "--games", "0"], &["'0'", "--games"]);
    says(&home, 2, &["bench", "--seconds", "-1"], &["-1"]);
    says(&home, 2, &["play", "--option", "hover"], &["hover", "forbidden"]);
    says(&home, 2, &["play", "--option", "hover=never"], &["never", "forbidden"]);
    says(&home, 2, &["play", "--option", "gravity=off"], &["gravity", "hover"]);
    says(&home, 2, &["play", "--lang", "klingon"], &["klingon", "en, es, de, fr"]);
    says(&home, 2, &["replay"], &["FILE"]);
    says(&home, 2, &["bench", "--seconds", "0"], &["0"]);
    says(&home, 2, &["bench", "--seconds", "NaN"], &["NaN"]);
    says(&home, 2, &["play", "--color", "mauve"], &["mauve"]);
    assert!(home.saves().is_empty(), "nothing was begun");
}

/// No argument means the page; a program that was built without it names both ways to play.
#[test]
#[cfg(not(feature = "page"))]
fn without_the_page_it_says_how_to_play() {
    says(&Home::new(), 1, &[], &["cargo xtask play", "dragonrage play"]);
}

#[test]
fn the_message_is_in_the_readers_language() {
    let home = Home::new();
    says(&home, 2, &["play", "--scenario", "atlantis", "--lang", "de"], &["Ein Szenario „atlantis“ gibt es nicht"]);
    says(&home, 1, &["replay", "nowhere.txt", "--lang", "fr"], &["ce fichier n’existe pas"]);
    let ran = home.command(&["replay", "nowhere.txt"]).env("LANG", "es_ES.UTF-8").output().unwrap();
    assert!(String::from_utf8_lossy(&ran.stderr).contains("no existe ese archivo"));
}

#[test]
fn files_that_cannot_be_read() {
    let home = Home::new();
    home.write("junk.bin", [0u8, 159, 146, 150, 255, 10, 7]);
    home.write("huge.txt", "dragonrage record 2\n".repeat(400_000));
    home.write("empty.txt", "");
    for command in ["replay", "show"] {
        says(&home, 1, &[command, "nowhere.txt"], &["nowhere.txt", "no such file"]);
        says(&home, 1, &[command, "."], &["it is a folder"]);
        says(&home, 1, &[command, "junk.bin"], &["junk.bin", "line 1 is no UTF-8 text"]);
        says(&home, 1, &[command, "huge.txt"], &["longer than"]);
        fails(&home, 1, &[command, "empty.txt"]);
    }
    says(&home, 1, &["play", "--load", "nowhere.txt"], &["no such file"]);
    says(&home, 1, &["play", "--load", "junk.bin"], &["no UTF-8 text"]);
    says(&home, 1, &["play", "--save", "."], &["it is a folder"]);
    if cfg!(unix) {
        // A link to a device is as good as the device, and harmless to try.
        #[cfg(unix)]
        std::os::unix::fs::symlink("/dev/null", home.path("device")).expect("a link");
        says(&home, 1, &["play", "--save", "device"], &["no plain file"]);
        assert!(!std::fs::metadata("/dev/null").expect("it is there").is_file());
    }
    says(&home, 1, &["simulate", "--games", "1", "--record-dir", "empty.txt"], &["empty.txt"]);
}

#[test]
fn bad_records() {
    let home = Home::new();
    let good = read(&home.record("good.txt", "5"));
    let line = |n: usize| good.lines().nth(n).unwrap().to_owned();
    assert!(line(1).starts_with("edition ") && line(3).starts_with("rules ") && line(4).starts_with("data "));
    let bad: Vec<(&str, String, &str)> = vec![
        ("no header", good.replacen("dragonrage record 2", "a record", 1), "begins with the line"),
        ("scenario", good.replacen("esirien-1", "atlantis", 1), "There is no scenario “atlantis”"),
        ("version", good.replacen(&line(3), "rules 99", 1), "version 99"),
        ("number", good.replacen(&line(3), "rules many", 1), "line 4"),
        ("data", good.replacen(&line(4), "data 0123456789abcdef", 1), "not known here"),
        (
            "changes",
            good.replacen(&line(4), "changes abcd\ndata 0123456789abcdef", 1),
            "cannot be read: they are damaged",
        ),
        ("key", good.replacen(&line(3), &format!("{}\nweather fine", line(3)), 1), "“weather”"),
        ("missing", good.replacen(&format!("{}\n", line(2)), "", 1), "“scenario” is missing"),
        ("edition", good.replacen(&format!("{}\n", line(1)), "", 1), "“edition” is missing"),
        ("option", good.replacen("option hover allowed", "option hover never", 1), "never"),
        ("verb", good.replacen("CAV1 at", "CAV1 dances at", 1), "“dances” is no verb of the notation"),
        ("unit", good.replacen("CAV1 at", "CAVALIER at", 1), "there is no unit “CAVALIER”"),
        ("hex", good.replacen("\nD1 at ", "\nD1 at 9999\n", 1), "“9999” is no hex"),
        ("illegal", good.replacen("\nD1 at ", "\nD1 walks N\nD1 at ", 1), "“D1 walks N” is not possible"),
        ("turn", good.replacen("\nturn 2 ", "\nturn 7 ", 1), "turn 7"),
        ("position", good.replacen("\nturn 2 ", "\nturn 2 1", 1), "line "),
        ("after the end", format!("{good}\nroll 3\n"), "the game is over"),
    ];
    for (what, text, part) in bad {
        assert_ne!(text, good, "{what}");
        home.write("bad.txt", text);
        for command in [&["replay", "bad.txt"][..], &["show", "bad.txt"], &["play", "--load", "bad.txt"]] {
            let err = fails(&home, 1, command);
            assert!(err.contains(part) || command[0] == "show", "{what} {command:?}: {err}");
            assert!(err.contains("bad.txt"), "{what} {command:?}: {err}");
        }
    }
    assert_eq!(read(&home.path("good.txt")), good, "nothing was touched");
}

#[test]
fn bad_positions() {
    let home = Home::new();
    let head = "dragonrage position 1\nscenario esirien-1\n";
    for (text, part) in [
        ("dragonrage position 2\n".to_owned(), "neither a record nor a position"),
        (format!("{head}weather fine\n"), "line 3"),
        (format!("{head}unit D9 invader 0606\n"), "line 3"),
        (format!("{head}unit D1 invader\nunit D2 nobody 0606\n"), "2 problems"),
        (format!("{head}unit INF1 defender 1403\n"), "INF1"),
        (format!("{head}unit INF1 defender 0101\n"), "INF1"),
        (format!("{head}unit INF1 defender 0707\nunit INF1 defender 0708\n"), "INF1"),
        (format!("{head}razed 0101\n"), "0101"),
        (format!("{head}turn minus one\n"), "line 3"),
    ] {
        home.write("bad.txt", &text);
        says(&home, 1, &["show", "bad.txt"], &["bad.txt", part]);
    }
}

#[test]
fn bad_data() {
    let home = Home::new();
    std::fs::create_dir_all(home.path("data/tables")).unwrap();
    home.write("data/units.toml", "format = 1\n[INF\n");
    home.write("data/tables/combat.toml", "format = 1\nrows = 7\n");
    let data = home.path("data").display().to_string();
    says(&home, 1, &["check-data", &data], &["units.toml", "combat.toml"]);
    says(&home, 1, &["--data", &data, "simulate"], &["units.toml", "combat.toml"]);
    says(&home, 1, &["check-data", "nowhere"], &["nowhere", "no such file"]);
    says(&home, 1, &["--data", "nowhere", "play"], &["nowhere"]);
    let ran = home.command(&["simulate"]).env("DRAGONRAGE_DATA", &data).output().unwrap();
    assert_eq!(ran.status.code(), Some(1));
}

#[test]
fn bad_cases_and_rules() {
    let home = Home::new();
    home.write("bad.toml", "[[case]\n");
    let ran = home.run(&["cases", "bad.toml"], "");
    assert_eq!(ran.code, 1);
    assert!(ran.out.contains("bad.toml") && ran.out.trim_end().ends_with("0 passed, 1 failed"), "{}", ran.out);
    let ran = home.run(&["cases", "nowhere.toml"], "");
    assert_eq!(ran.code, 1);
    assert!(ran.out.trim_end().ends_with("0 passed, 1 failed"));
    says(&home, 1, &["rules", "2.5.5.2-zz"], &["2.5.5.2-zz", "2.5.5.2-a"]);
    says(&home, 1, &["rules", "--uncovered"], &["cases"]);
}

#[test]
fn odd_lines_at_the_prompt_do_no_harm() {
    let home = Home::new();
    let long = "x".repeat(100_000);
    let script = format!(
        "{long}\n\u{0}\u{7}\n-1\n0\n99999999999999999999\n? {long}\n?\n????\nD1\nD99 walks N\nroll 6+6\ntake invader\nsave\nrules\n9999\n0109\n"
    );
    let ran = home.run(&["play", "--invader", "human", "--seed", "4"], &script);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    assert!(read(&home.saves()[0]).contains("D1 at 0109"));
}
