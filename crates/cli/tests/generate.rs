//! `generate`: manual pages and completions for packages.

mod common;

use common::Home;

#[test]
fn manual_and_completions_know_every_command() {
    let home = Home::new();
    let ran = home.run(&["generate", "out"], "");
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    let help = home.run(&["--help"], "").out;
    let commands: Vec<&str> = help
        .lines()
        .skip_while(|l| *l != "Commands:")
        .skip(1)
        .take_while(|l| !l.is_empty())
        .filter_map(|l| l.split_whitespace().next())
        .filter(|c| *c != "help")
        .collect();
    assert!(commands.len() > 15, "{help}");
    let bash = home.read("out/completions/dragonrage.bash");
    for command in commands {
        assert!(home.read(&format!("out/man/dragonrage-{command}.1")).contains(".TH"), "{command}");
        assert!(bash.contains(&format!("dragonrage,{command})")), "{command}");
    }
}

#[test]
fn a_folder_that_cannot_be_made_is_told() {
    let home = Home::new();
    home.write("file", "no folder");
    let ran = home.run(&["generate", "file"], "");
    assert_ne!(ran.code, 0);
    assert!(!ran.err.is_empty() && !ran.err.contains("panicked"), "{}", ran.err);
}
