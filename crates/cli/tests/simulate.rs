//! Simulations, benchmarks and the commands that only tell something.

mod common;

use common::Home;

#[test]
fn equal_seeds_give_equal_output() {
    let home = Home::new();
    let run = |seed: &str| {
        let ran = home.run(&["simulate", "--scenario", "esirien-1", "--games", "40", "--seed", seed, "--json"], "");
        assert_eq!((ran.code, ran.err.as_str()), (0, ""));
        ran.out
    };
    let first = run("7");
    assert_eq!(first, run("7"));
    assert_ne!(first, run("8"));
    let json: serde_json::Value = serde_json::from_str(&first).unwrap();
    let ends: u64 = json["reasons"].as_object().unwrap().values().map(|n| n.as_u64().unwrap()).sum();
    assert_eq!((json["games"].as_u64(), ends), (Some(40), 40), "every game ends by a rule");
    assert!(json["positions"].as_str().is_some_and(|p| p.len() == 16));
}

#[test]
fn records_of_simulated_games_replay_and_change_nothing() {
    let home = Home::new();
    let args = ["simulate", "--games", "3", "--seed", "2", "--json"];
    let plain = home.run(&args, "");
    let recorded = home.run(&[&args[..], &["--record-dir", "records"]].concat(), "");
    assert_eq!(plain.out, recorded.out);
    let ran = home.run(&["replay", "records/esirien-1-2-0002.txt"], "");
    assert_eq!(ran.code, 0, "{}", ran.err);
}

#[test]
fn a_study_counts_what_was_done() {
    let home = Home::new();
    let args = ["simulate", "--games", "4", "--seed", "2", "--invader", "squire", "--json", "--record-dir", "records"];
    let simulated: serde_json::Value = serde_json::from_str(&home.run(&args, "").out).unwrap();
    let ran = home.run(&["study", "records", "--json"], "");
    assert_eq!(ran.code, 0, "{}", ran.err);
    let json: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
    let study = &json["scenarios"]["esirien-1"];
    assert_eq!((&study["games"], &study["invader_wins"]), (&simulated["games"], &simulated["winners"]["invader"]));
    let sum = |habit: &str| (0..2).map(|n| study["habits"][habit][n]["sum"].as_f64().unwrap()).sum::<f64>();
    let razed: f64 = ["vp-moving", "vp-fire", "vp-melee", "vp-elementals"].map(sum).iter().sum();
    for share in ["less", "more"].map(|half| &study["splits"]["turns"][half]) {
        assert!(share["games"].as_i64() > Some(0), "games of different length: {study}");
    }
    let falls: i64 = study["hexes"].as_object().unwrap().values().map(|h| h["first"]["games"].as_i64().unwrap()).sum();
    assert_eq!(falls, 4, "in every game one hex fell first");
    for hex in study["hexes"].as_object().unwrap().values() {
        assert_eq!(hex["razed"].as_i64().unwrap() + hex["kept"]["games"].as_i64().unwrap(), 4, "razed or kept");
    }
    assert_eq!(razed, 4.0 * simulated["mean_vp"].as_f64().unwrap(), "every VP was razed somehow");
    let text =
        home.run(&["study", "records/esirien-1-2-0000.txt", "records/esirien-1-2-0001.txt", "--lang", "en"], "").out;
    assert!(text.starts_with("esirien-1 (Dragon Rage): 2 games") && text.contains("Breaths of fire"), "{text}");
    let posts: i64 = study["posts"].as_object().unwrap().values().map(|p| p["games"].as_i64().unwrap()).sum();
    assert!(
        (60..=4 * 24).contains(&posts),
        "two dragons and at most 22 defenders, some side by side, in four games: {posts}"
    );
    let aims = ["at-head", "at-wings", "at-legs", "at-belly"].map(sum);
    let attacked = study["habits"]["at-wings"].as_array().unwrap().iter().map(|t| t["games"].as_f64().unwrap());
    assert!((aims.iter().sum::<f64>() - 100.0 * attacked.sum::<f64>()).abs() < 1e-9, "every attack is at some part");
    let listed = home.run(&["study", "records", "--by", "turns", "--lang", "en"], "").out;
    let turns: Vec<f64> =
        listed.lines().skip(1).map(|line| line.split_whitespace().next().unwrap().parse().unwrap()).collect();
    assert!(turns.len() == 4 && turns.is_sorted_by(|a, b| a >= b), "longest first: {listed}");
    assert_eq!(turns.iter().sum::<f64>(), sum("turns"));
    let begun = std::fs::read_to_string(home.path("records/esirien-1-2-0000.txt")).unwrap();
    let begun: Vec<&str> = begun.lines().take(20).collect();
    home.write("begun.txt", begun.join("\n"));
    let ran = home.run(&["study", "begun.txt", "--lang", "en"], "");
    assert_eq!(ran.code, 1);
    assert!(ran.err.contains("begun.txt: the game is not over"), "{}", ran.err);
}

#[test]
fn rule_statistics_count_what_happened_and_change_nothing() {
    let home = Home::new();
    let args = ["simulate", "--games", "3", "--seed", "2", "--json"];
    let json = |more: &[&str]| -> serde_json::Value {
        serde_json::from_str(&home.run(&[&args[..], more].concat(), "").out).unwrap()
    };
    let (plain, counted) = (json(&[]), json(&["--rule-stats"]));
    assert!(plain["rules"].is_null());
    assert_eq!(plain["positions"], counted["positions"]);
    assert_eq!(counted, json(&["--rule-stats", "--record-dir", "records"]), "records hear the same");
    let rules = counted["rules"].as_array().unwrap();
    let at = |id: &str| rules.iter().position(|r| r["rule"] == id).unwrap_or_else(|| panic!("{id} is not there"));
    assert!(at("2.4.5-a") < at("2.6.1.2-a") && at("2.6.1.9-a") < at("2.6.1.10-a"), "in the rulebook's order");
    let text = home.run(&["simulate", "--games", "3", "--seed", "2", "--rule-stats", "--lang", "en"], "").out;
    let events = rules[at("2.4.5-a")]["events"].to_string();
    assert!(text.lines().any(|l| l.split_whitespace().eq(["2.4.5-a", events.as_str()])), "{text}");
}

#[test]
fn all_scenarios_and_options() {
    let home = Home::new();
    let args = ["simulate", "--scenario", "all", "--games", "2", "--option", "victory_mode=graded", "--json"];
    let json: serde_json::Value = serde_json::from_str(&home.run(&args, "").out).unwrap();
    assert_eq!(json[0]["options"]["victory_mode"], "graded");
    let text = home.run(&["simulate", "--games", "2", "--lang", "de"], "");
    assert_eq!(text.code, 0);
    let mean = text.out.lines().find(|l| l.contains("Runden (Mittel)")).expect("the mean");
    assert!(mean.contains(',') && !mean.contains('.'), "{mean}");
}

#[test]
fn bench_tells_its_figures() {
    let home = Home::new();
    let ran = home.run(&["bench", "--seconds", "0.2", "--json"], "");
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    let json: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
    for key in ["steps_per_s", "games_per_s", "state_bytes", "clone_ns", "mean_legal", "listed_per_s"] {
        assert!(json[key].is_number(), "{key}");
    }
    assert!(json["state_bytes"].as_u64().unwrap() < 2048);
    assert_eq!(home.run(&["bench", "--seconds", "0.1", "--lang", "fr"], "").code, 0);
}

#[test]
fn rules_and_data_are_told() {
    let home = Home::new();
    let rule = home.run(&["rules", "2.5.5.2-a"], "");
    assert!(rule.out.contains("[2.5.5.2-a] A walking major monster"));
    let german = home.run(&["rules", "2.5.5.2-a", "--lang", "de"], "");
    assert!(german.out.starts_with("Abschnitt: 2.5.5.2 ") && german.out.contains("\n[2.5.5.2-a] "), "{}", german.out);
    assert!(!german.out.contains("Englisch") && german.out.contains("MP"), "{}", german.out);
    // What players do not meet is told as it is written.
    let data = home.run(&["rules", "E-01", "--lang", "de"], "");
    assert!(data.out.starts_with("Diese Regel gibt es nur auf Englisch"), "{}", data.out);
    assert!(home.run(&["rules"], "").out.lines().count() > 500);
    let data = home.run(&["check-data"], "");
    assert_eq!(data.code, 0);
    assert!(data.out.contains("checks hold"));
}

#[test]
fn a_closed_pipe_ends_the_program_quietly() {
    let home = Home::new();
    let mut child = home.start(&["rules"]);
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr.len()), (Some(0), 0));
}
