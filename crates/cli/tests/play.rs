//! Whole games through the terminal, in every language; saving, taking up again, taking back.

mod common;

use common::{Home, read, wait_for};
use std::io::Write;

const BOTH_RANDOM: [&str; 5] = ["play", "--invader", "random", "--defender", "random"];

/// Words that no text in the other languages holds.
const ENGLISH: &[&str] = &[
    "the",
    "and",
    "of",
    "with",
    "from",
    "to",
    "by",
    "is",
    "are",
    "you",
    "your",
    "may",
    "moves",
    "walks",
    "flies",
    "turns",
    "attacks",
    "shoots",
    "wins",
    "game",
    "choice",
    "choices",
    "nothing",
    "more",
    "destroyed",
    "invader",
    "defender",
    "wall",
    "walls",
    "north",
    "south",
    "west",
    "left",
    "needed",
    "rolls",
    "goes",
    "takes",
    "unit",
    "units",
    "player",
    "side",
    "hits",
    "misses",
    "smashes",
    "breathes",
    "facing",
    "wings",
    "legs",
    "belly",
    "done",
    "next",
    "faces",
    "gate",
    "tower",
    "forest",
    "random",
    "human",
    "taken",
    "back",
    "fire",
    "spell",
    "morale",
    "without",
    "begins",
    "each",
    "any",
    "not",
    "cannot",
];

fn english_words(text: &str) -> Vec<String> {
    let words = text.split(|c: char| !c.is_alphabetic() && c != '’').map(str::to_lowercase);
    let mut found: Vec<String> = words.filter(|w| ENGLISH.contains(&w.as_str())).collect();
    found.sort();
    found.dedup();
    found
}

/// The text without names: the folder of the test and the game's own name are no words.
fn told(text: &str, home: &Home) -> String {
    text.replace(&home.path("").display().to_string(), "").replace("Dragon Rage", "")
}

#[test]
fn random_players_play_a_whole_game_in_every_language() {
    for lang in ["en", "de", "es", "fr"] {
        let home = Home::new();
        for seed in ["1", "2", "3"] {
            let args = [&BOTH_RANDOM[..], &["--lang", lang, "--seed", seed]].concat();
            let ran = home.run(&args, "");
            assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{lang}");
            assert!(ran.out.len() > 5000);
            if lang != "en" {
                assert_eq!(english_words(&told(&ran.out, &home)), [""; 0], "{lang} {seed}");
            }
        }
        assert_eq!(home.saves().len(), 3);
    }
}

#[test]
fn a_person_who_always_takes_the_first_choice_reaches_the_end() {
    let ones = "1\n".repeat(40_000);
    for (lang, over) in [("en", "Game over."), ("de", ""), ("es", ""), ("fr", "")] {
        let home = Home::new();
        let args = ["play", "--invader", "human", "--defender", "human", "--lang", lang, "--seed", "9"];
        let ran = home.run(&args, &ones);
        assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{lang}");
        assert!(ran.out.contains(over));
        let save = read(&home.saves()[0]);
        assert!(save.lines().any(|l| l.starts_with("end ")), "{lang}: the game is over");
        if lang != "en" {
            assert_eq!(english_words(&told(&ran.out, &home)), [""; 0], "{lang}");
        }
    }
}

#[test]
fn without_sides_the_players_roll_for_them() {
    let home = Home::new();
    let ran = home.run(&["play", "--seed", "1"], &"1\n".repeat(40_000));
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    assert!(ran.out.contains("Player 1 rolls for the choice of sides"));
    let save = read(&home.saves()[0]);
    assert!(save.contains("\ninvader human\n") != save.contains("\ndefender human\n"), "one person, one side");
    assert!(save.lines().any(|l| l.starts_with("end ")));
}

#[test]
fn the_end_of_the_input_saves_and_ends_quietly() {
    let home = Home::new();
    let ran = home.run(&["play", "--invader", "human", "--seed", "4"], "1\n1\n");
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    assert_eq!(home.saves().len(), 1);
    let replayed = home.run(&["replay", &home.saves()[0].display().to_string()], "");
    assert_eq!(replayed.code, 0, "{}", replayed.err);
}

#[test]
fn equal_seeds_and_answers_give_equal_games() {
    let game = || {
        let home = Home::new();
        home.run(&["play", "--invader", "human", "--seed", "6"], &"1\n".repeat(60));
        read(&home.saves()[0])
    };
    assert_eq!(game(), game());
}

#[test]
fn a_killed_game_is_offered_again_and_goes_on_as_if_nothing_had_happened() {
    let answers: Vec<String> = (0..50).map(|n| if n == 10 { "2".to_owned() } else { "1".to_owned() }).collect();
    let whole = Home::new();
    whole.run(&["play", "--invader", "human", "--seed", "8"], &(answers.join("\n") + "\n"));

    let home = Home::new();
    let mut child = home.start(&["play", "--invader", "human", "--seed", "8"]);
    wait_for(&mut child, "your choice");
    let stdin = child.stdin.as_mut().unwrap();
    stdin.write_all((answers[..20].join("\n") + "\nrules 99\n").as_bytes()).unwrap();
    stdin.flush().unwrap();
    // The answer to the last question shows that everything before has been played.
    wait_for(&mut child, "There is no rule “99”.");
    child.kill().unwrap();
    child.wait().unwrap();

    let ran = home.run(&["play"], &format!("yes\n{}\n", answers[20..].join("\n")));
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    assert!(ran.out.contains("Go on with it?"), "{}", &ran.out[..500]);
    assert!(ran.out.contains("Game resumed from"));
    assert_eq!(home.saves().len(), 1);
    assert_eq!(read(&home.saves()[0]), read(&whole.saves()[0]));
}

#[test]
fn who_does_not_want_to_go_on_loses_nothing() {
    let home = Home::new();
    home.run(&["play", "--invader", "human", "--seed", "8"], "1\n1\n");
    let old = home.saves();
    let kept = read(&old[0]);
    let ran = home.run(&["play", "--invader", "human"], "no\n1\n");
    assert!(ran.out.contains("Go on with it?"));
    assert_eq!(home.saves().len(), 2);
    assert_eq!(read(&old[0]), kept);
}

#[test]
fn steps_are_taken_back_until_dice_fall() {
    let home = Home::new();
    let script = "undo\n0109\nD1 faces NE\nundo\nD1 faces SE\n0110\nD2 faces N\nD1 walks SE\nundo\nlog\n";
    let ran = home.run(&["play", "--invader", "human", "--seed", "4"], script);
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert_eq!(ran.out.matches("Taken back.").count(), 2, "{}", ran.out);
    assert!(ran.out.contains("dice have fallen"));
    let save = read(&home.saves()[0]);
    assert!(save.contains("D1 faces SE\n") && !save.contains("D1 faces NE\n") && !save.contains("walks"), "{save}");
    assert!(ran.out.contains("What has happened so far"));
}

#[test]
fn chance_finishes_a_set_up_and_units_go_where_they_are_told() {
    let home = Home::new();
    let script = "1307\nINF1 1008\n0101\nauto\ndone\nCAV1\nCAV1 1309\nINF1 0101\n";
    let ran = home.run(&["play", "--defender", "human", "--seed", "21"], script);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    assert!(ran.out.contains("Not possible"), "0101 is no set-up hex");
    assert!(ran.out.contains("Within reach (cost): "), "{}", ran.out);
    assert!(ran.out.contains("Infantry 1 cannot get to 0101 now."));
    let save = read(&home.saves()[0]);
    assert!(save.contains("CAV1 at 1307\n") && save.contains("CAV1 moves S\nCAV1 moves S\n"), "{save}");
}

#[test]
fn games_are_saved_loaded_and_never_overwritten() {
    let home = Home::new();
    let ran = home.run(
        &["play", "--invader", "human", "--seed", "4"],
        "0109\nD1 faces NE\nsave mine.txt\nsave mine.txt\nsave\nsave .\n",
    );
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    assert!(ran.out.contains("Saved in mine.txt."));
    assert!(ran.out.contains("kept in mine.txt.1.old"));
    let saved = read(&home.path("mine.txt"));
    assert_eq!(saved, read(&home.path("mine.txt.1.old")));

    let ran = home.run(&["play", "--load", "mine.txt"], "0110\nD2 faces N\n");
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    assert!(ran.out.contains("Game resumed from mine.txt."));
    assert_eq!(read(&home.path("mine.txt")), saved, "the loaded file stays as it is");
    assert!(home.saves().iter().any(|s| read(s).contains("D2 faces N")));

    let ran = home.run(&["play", "--invader", "human", "--seed", "4", "--save", "mine.txt"], "1\n");
    assert_eq!(ran.code, 0);
    assert_eq!(read(&home.path("mine.txt.2.old")), saved);
}

#[test]
fn questions_are_answered_with_rules() {
    let home = Home::new();
    let script = "0109\nD1 faces NE\n0110\nD2 faces NE\n? D1 walks SW\nD1 lands\n?\n? D1 walks NE\n? nonsense\nhelp\nodds\nD1\nINF1\n\
                  rules 2.5.3-a\nrules 99\nlist\nboard\nconcede\nno\n999\nconcede\nyes\n";
    let ran = home.run(&["play", "--invader", "human", "--seed", "4"], script);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    for said in [
        "[2.12.1.1.1-b] 1 MP per hex entered",
        "“D1 walks NE” is possible.",
        "“nonsense” is not understood",
        "What you can type:",
        "Infantry 1 can do nothing now.",
        "[2.5.3-a] No unit crosses a wall hexside",
        "There is no rule “99”.",
        "999 is not in the list",
        "Does the invader really give up?",
        "Game over.",
    ] {
        assert!(ran.out.contains(said), "{said}");
    }
}

#[test]
fn the_board_is_drawn_in_ascii_and_colour() {
    let home = Home::new();
    let plain = home.run(&["play", "--invader", "human", "--seed", "4", "--ascii"], "board\n");
    let board: Vec<&str> = plain.out.lines().filter(|l| l.starts_with(['/', '\\'])).collect();
    assert!(board.len() > 30);
    assert!(board.iter().all(|l| l.is_ascii()));
    assert!(!plain.out.contains('\u{1b}'));
    let colour = home.run(&["--color", "always", "play", "--invader", "human", "--seed", "4"], "board\n");
    assert!(colour.out.contains("\u{1b}[0"));
}

#[test]
fn a_poor_terminal_or_locale_gets_ascii_only() {
    let home = Home::new();
    for (name, value) in [("TERM", "dumb"), ("LC_CTYPE", "C"), ("LANG", "en_US.ISO-8859-1")] {
        let mut command = home.command(&["play", "--invader", "human", "--defender", "human", "--seed", "9"]);
        let mut child = command.env(name, value).spawn().unwrap();
        let answers = format!("?\nhelp\n? D1 0109\n{}odds\nboard\nsheet\nlog\nrules 2.5.5.2-a\n", "1\n".repeat(400));
        child.stdin.take().unwrap().write_all(answers.as_bytes()).unwrap();
        let out = String::from_utf8(child.wait_with_output().unwrap().stdout).unwrap();
        let strange: Vec<&str> = out.lines().filter(|l| !l.is_ascii()).collect();
        assert!(strange.is_empty() && out.len() > 20_000, "{name}={value}: {strange:#?}");
    }
}

#[test]
fn a_question_about_a_unit_and_a_hex_is_answered() {
    let home = Home::new();
    let ran = home.run(&["play", "--invader", "human", "--seed", "4"], "? D1 0109\n? D1 1107\nD1 1107\n");
    assert!(ran.out.contains("“D1 0109” is possible."), "{}", ran.out);
    assert_eq!(ran.out.matches("Not possible:").count(), 2, "{}", ran.out);
}

#[test]
fn several_unfinished_games_are_listed_and_one_that_cannot_be_read_is_named() {
    let home = Home::new();
    let args = ["play", "--invader", "human", "--seed"];
    home.run(&[&args[..], &["8"]].concat(), "0109\n");
    std::thread::sleep(std::time::Duration::from_millis(20));
    home.run(&[&args[..], &["9"]].concat(), "0110\n");
    std::fs::write(home.path("dragonrage/dragonrage-1-1.txt"), "a record no more\n").unwrap();
    let latest = home.saves().into_iter().find(|s| s.to_string_lossy().ends_with("-9.txt")).unwrap();

    let ran = home.run(&["play"], "yes\nD1 faces NE\n");
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    assert!(ran.out.contains("dragonrage-1-1.txt is refused at line 1"), "{}", ran.out);
    let listed: Vec<&str> = ran.out.lines().filter(|l| l.contains(", turn ") && l.ends_with(".txt")).collect();
    assert!(listed.len() == 2 && listed[0].contains("-9.txt") && listed[1].contains("-8.txt"), "{listed:?}");
    assert!(ran.out.contains("Which one do you go on with?"));
    assert!(read(&latest).contains("D1 at 0110\nD1 faces NE\n"), "{}", read(&latest));

    let before = home.saves().len();
    home.run(&["play", "--invader", "human"], "1\n");
    assert_eq!(home.saves().len(), before + 1, "a script that knows nothing of old games begins a new one");
}
