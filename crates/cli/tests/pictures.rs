//! `show --svg` and `--png`: pictures of maps, scenarios and games.

mod common;

use common::Home;

#[cfg(feature = "png")]
fn png(home: &Home, name: &str) -> (u32, u32) {
    let bytes = std::fs::read(home.path(name)).expect("the picture is there");
    assert_eq!(&bytes[..8], b"\x89PNG\r\n\x1a\n");
    let number = |at: usize| u32::from_be_bytes(bytes[at..at + 4].try_into().unwrap());
    (number(16), number(20))
}

#[cfg(feature = "png")]
#[test]
fn maps_scenarios_and_games_become_pictures() {
    let home = Home::new();
    home.record("game.txt", "11");
    for (what, name) in [("esirien", "map"), ("nurkott-4", "scenario"), ("game.txt", "game")] {
        let (svg, small) = (format!("{name}.svg"), format!("{name}.png"));
        let ran = home.run(&["show", what, "--svg", &svg, "--png", &small, "--scale", "0.25"], "");
        assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{what}");
        assert_eq!(ran.out, format!("Saved in {small}.\nSaved in {svg}.\n"));
        let text = home.read(&svg);
        assert!(text.starts_with("<svg ") && text.ends_with("</svg>\n"));
        let (w, h) = png(&home, &small);
        assert!(w > 400 && h > 300, "{w} × {h}");
    }
    assert!(home.read("game.svg").contains("data-unit=\"D1\""));
    assert!(!home.read("map.svg").contains("data-unit"));
}

#[cfg(feature = "png")]
#[test]
fn names_are_in_the_readers_language_and_the_letters_come_with_the_program() {
    let home = Home::new();
    let drawn = |lang: &str, contrast: bool| {
        let out = format!("{lang}-{contrast}");
        let (svg, png) = (format!("{out}.svg"), format!("{out}.png"));
        let mut args = vec!["show", "esirien", "--lang", lang, "--svg", &svg, "--png", &png, "--scale", "0.5"];
        if contrast {
            args.push("--contrast");
        }
        assert_eq!(home.run(&args, "").code, 0);
        (home.read(&svg), std::fs::read(home.path(&png)).unwrap())
    };
    let (english, german, contrast) = (drawn("en", false), drawn("de", false), drawn("en", true));
    assert!(english.0.contains(">Citadel<") && german.0.contains(">Zitadelle<"));
    // Different letters give different pixels: text is really drawn, whatever fonts the machine has.
    assert_ne!(english.1, german.1);
    assert_ne!(english.1, contrast.1);
}

#[test]
fn nothing_is_lost_and_no_device_is_written_to() {
    let home = Home::new();
    home.write("there.svg", "precious");
    let ran = home.run(&["show", "nurkott", "--svg", "there.svg"], "");
    assert_eq!(ran.out, "Saved in there.svg.\nWhat was there before is kept in there.svg.1.old.\n");
    assert_eq!(home.read("there.svg.1.old"), "precious");
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink("/dev/null", home.path("device")).expect("a link");
        let flags: &[&str] = if cfg!(feature = "png") { &["--svg", "--png"] } else { &["--svg"] };
        for flag in flags {
            let ran = home.run(&["show", "nurkott", flag, "device"], "");
            assert_eq!(ran.code, 1);
            assert!(ran.err.contains("no plain file"), "{}", ran.err);
        }
    }
    let ran = home.run(&["show", "nurkott", "--svg", "."], "");
    assert_eq!(ran.code, 1, "{}", ran.err);
}

#[test]
fn what_makes_no_sense_is_refused() {
    let home = Home::new();
    for args in [
        &["show", "nurkott", "--png", "x.png", "--scale", "0"][..],
        &["show", "nurkott", "--png", "x.png", "--scale", "40"],
        &["show", "nurkott", "--png", "x.png", "--scale", "NaN"],
        &["show", "nurkott", "--svg", "x.svg", "--scale", "2"],
        &["show", "nurkott", "--contrast"],
    ] {
        assert_eq!(home.run(args, "").code, 2, "{args:?}");
    }
    // Without a picture an id is a file like any other, and one that is not there.
    for args in [&["show", "nurkott"][..], &["show", "atlantis", "--svg", "x.svg"]] {
        let ran = home.run(args, "");
        assert_eq!(ran.code, 1);
        assert!(ran.err.contains("cannot be read"), "{}", ran.err);
    }
    assert!(!home.path("x.svg").exists() && !home.path("x.png").exists());
}

/// Whoever built without it is told so, and how to get it; a picture that can be drawn still is.
#[cfg(not(feature = "png"))]
#[test]
fn without_png_that_is_told_in_every_language() {
    let home = Home::new();
    for lang in ["en", "es", "de", "fr"] {
        let ran = home.run(&["show", "nurkott", "--png", "x.png", "--lang", lang], "");
        assert_eq!(ran.code, 1);
        assert!(ran.err.contains("--svg") && ran.err.contains("cargo install"), "{}", ran.err);
    }
    assert!(!home.path("x.png").exists());
    assert_eq!(home.run(&["show", "nurkott", "--svg", "x.svg"], "").code, 0);
}
