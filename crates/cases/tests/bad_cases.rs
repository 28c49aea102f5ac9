//! Bad case files: a clear message each, all at once, and never a panic.

use dragonrage_cases::{load_str, run, run_paths};

fn case(rest: &str) -> String {
    format!("[[case]]\nid = \"a\"\ntitle = \"t\"\nrules = [\"2.5.5.2-b\"]\n{rest}\n")
}

const STEPS: &str = "steps = [{ expect = { vp = 0 } }]";
const UNITS: &str = "units = [\"D1 0606 facing SE\"]";

/// The file is refused with a message that says this.
#[track_caller]
fn refused(text: &str, says: &str) {
    match load_str("bad.toml", text) {
        Ok(_) => panic!("not refused:\n{text}"),
        Err(p) => assert!(p.to_string().contains(says), "expected: {says}\nfound:    {p}"),
    }
}

/// The case is read, runs and fails with a message that says this.
#[track_caller]
fn fails(rest: &str, says: &str) {
    let cases = load_str("bad.toml", &case(rest)).unwrap_or_else(|p| panic!("{p}"));
    let outcome = run(&cases[0]);
    let told: Vec<String> = outcome.failures.iter().map(|f| f.to_string()).collect();
    assert!(told.iter().any(|t| t.contains(says)), "expected: {says}\nfound:    {}", told.join("\n"));
}

#[test]
fn files_that_are_no_cases() {
    refused("", "bad.toml: there is no case in this file");
    refused("[[case]\n", "bad.toml:1:");
    refused("case = 3", "3 is not a list of cases");
    refused("case = [1]", "case[1]: 1 is not a table");
    refused("[[cases]]\nid = \"a\"", "there is no key 'cases' here; did you mean 'case'?");
    refused(&"#".repeat(600_000), "is too long");
    refused(&format!("a = {}", "[".repeat(5000)), "bad.toml:1:");
}

#[test]
fn versions_that_there_are_not() {
    for version in ["0", "99", "-1", "\"1\""] {
        refused(&case(&format!("version = {version}\n{UNITS}\n{STEPS}")), "is not a version of the rules: 1 to ");
    }
}

#[test]
fn heads_that_say_too_little() {
    refused("[[case]]\n", "the key 'id' is missing");
    refused("[[case]]\n", "the key 'title' is missing");
    refused("[[case]]\n", "the key 'rules' is missing");
    refused("[[case]]\n", "the key 'steps' is missing");
    refused("[[case]]\nid = \"Not so\"", "an id: small letters, digits and hyphens");
    refused(&case(STEPS), "the key 'units' is missing");
    refused(&case(UNITS), "case 'a': case[1]: the key 'steps' is missing");
    refused(&case(&format!("{UNITS}\nsteps = []")), "the case proves nothing");
    refused(&case(&format!("{UNITS}\nsteps = [\"done\"]")), "the case proves nothing");
    let same = case(&format!("{UNITS}\n{STEPS}")).repeat(2);
    refused(&same, "the id 'a' is taken by the case of line 2");
}

#[test]
fn rules_that_do_not_exist() {
    let text = case(&format!("{UNITS}\n{STEPS}")).replace("2.5.5.2-b", "2.5.5.2-z");
    refused(&text, "bad.toml:4: case 'a': case[1].rules[1]: \"2.5.5.2-z\" is not an id of docs/RULES.md");
    refused(&case(&format!("{UNITS}\n{STEPS}")).replace("[\"2.5.5.2-b\"]", "[]"), "name at least one rule");
    refused(&case(&format!("{UNITS}\nsteps = [{{ refuse = \"done\" }}]")), "the key 'rule' is missing");
}

#[test]
fn positions_that_cannot_be() {
    let with = |units: &str| case(&format!("units = [{units}]\n{STEPS}"));
    refused(&with("\"X1 0606\""), "there is no unit 'X1'");
    refused(&with("\"D3 0606\""), "there is no 'D3': the box has 2 of that kind");
    refused(&with("\"D1\""), "nothing is said about the unit");
    refused(&with("\"D1 facing N\""), "D1 has a hex, or is 'waiting' or 'gone'");
    refused(&with("\"D1 0606 facing X\""), "'X' is no direction");
    refused(&with("\"D1 0606 dammage legs 1\""), "did you mean 'damage'?");
    refused(&with("\"D1 0606 damage tail 1\""), "'tail' is no body area");
    refused(&with("\"D1 0606 damage legs 13\""), "legs cannot be 13; at most 12");
    refused(&with("\"D1 9999\""), "'9999' says nothing about a unit");
    refused(&with("\"D1 0101\""), "it is not on the map");
    refused(&with("\"D1 0606\", \"D1 0607\""), "D1 is listed twice");
    refused(&with("\"INF1 0707\", \"INF2 0707\""), "too many units are stacked there");
    refused(&with("\"WZD1 0707 sp 11 left\""), "at most 10");
    refused(&with("7"), "7 is not a unit");
    refused(&case(&format!("{UNITS}\nphase = \"invader-movment\"\n{STEPS}")), "did you mean 'invader-movement'?");
    refused(&case(&format!("{UNITS}\nphase = \"over\"\n{STEPS}")), "a case cannot begin when the game is over");
    refused(&case(&format!("{UNITS}\nturn = -1\n{STEPS}")), "turn: -1 is not a turn");
    refused(&case(&format!("{UNITS}\nscenario = \"x\"\n{STEPS}")), "\"x\" is not a scenario");
    refused(&case(&format!("{UNITS}\noptions = {{ hover = \"maybe\" }}\n{STEPS}")), "option 'hover' cannot be 'maybe'");
    refused(&case(&format!("{UNITS}\noptions = {{ hoover = \"x\" }}\n{STEPS}")), "there is no option 'hoover'");
    refused(&case(&format!("{UNITS}\nsmashed = [\"0101-0909\"]\n{STEPS}")), "two neighbouring hexes");
    refused(&case(&format!("{UNITS}\nsmashed = [\"1008-1009\"]\n{STEPS}")), "there is no entrance between");
    refused(&case(&format!("{UNITS}\nburned = [\"1410\"]\n{STEPS}")), "there is no wooden bridge in 1410");
    refused(&case(&format!("{UNITS}\nrazed = [\"0101\"]\n{STEPS}")), "hex 0101 has no victory points");
    refused(&case(&format!("{UNITS}\nboost = \"0707\"\n{STEPS}")), "a Boost Morale, such as");
    refused(&case(&format!("{UNITS}\nkept = \"0707 power 6\"\n{STEPS}")), "lightning kept for an attack, such as");
    refused(&case(&format!("{UNITS}\njoined = \"0707 INF1\"\n{STEPS}")), "units join an attack in a phase of");
    refused(&case(&format!("{UNITS}\nphase = \"invader-melee\"\njoined = \"0707\"\n{STEPS}")), "the hex under attack");
    refused(&with("\"INF1 0707 hp 1 lost\""), "INF1 has no hit points of its own");
    refused(&with("\"ELM1 0707 of\""), "the summoner is missing after 'of'");
    refused(&with("\"ELM1 0707 of INF1\""), "INF1 summons nobody");
    refused(&with("\"ELM1 0707 sp 1 spent\""), "ELM1 has no spell points");
    refused(&with("\"INF1 0707 of WZD1\""), "INF1 was summoned by nobody");
    refused(&case(&format!("{UNITS}\nwhirlwind = \"0707\"\n{STEPS}")), "a whirlwind, such as");
    refused(&case(&format!("{UNITS}\ncolour = 1\n{STEPS}")), "there is no key 'case[1].colour' here");
}

#[test]
fn steps_that_cannot_be_read() {
    let with = |steps: &str| case(&format!("{UNITS}\nsteps = [{steps}]"));
    refused(&with("{ do = \"D1 jumps N\" }"), "'jumps' is no verb that a unit knows");
    refused(&with("{ do = \"roll 3\" }"), "dice are written { roll = [3] }");
    refused(&with("{ do = 3 }"), "3 is not an action");
    refused(&with("{ roll = 7 }"), "7 is not a roll: 1 to 6");
    refused(&with("{ roll = \"3+9\" }"), "is not a roll");
    refused(&with("{ dp = \"done\" }"), "did you mean 'do'?");
    refused(&with("{ }"), "a step has at least one of");
    refused(&with("{ do = \"done\", refuse = \"done\", rule = \"P-a\" }"), "make two steps of it");
    refused(&with("{ expect = { } }"), "nothing is expected");
    refused(&with("{ expect = { vpp = 1 } }"), "did you mean 'vp'?");
    refused(&with("{ expect = { need = \"5\" } }"), "a number needed");
    refused(&with("{ expect = { chance = \"2/5\" } }"), "a probability");
    refused(&with("{ expect = { D1 = \"sideways\" } }"), "'sideways' says nothing about a unit");
    refused(&with("{ expect = { bridge = { \"1407\" = \"gone\" } } }"), "the state of a bridge");
    refused(&with("{ expect = { event = \"2.99\" } }"), "is not an id of docs/RULES.md");
}

#[test]
fn all_mistakes_are_told_at_once_with_their_lines() {
    let text = "[[case]]\nid = \"a\"\ntitle = \"t\"\nrules = [\"9.9-a\"]\nunits = [\n  \"D1 0606 facing Q\",\n  \"X\",\n]\nsteps = [\n  { do = \"D1 hops\" },\n]\n";
    let problems = load_str("bad.toml", text).unwrap_err();
    let lines: Vec<u32> = problems.0.iter().map(|p| p.line).collect();
    assert_eq!(lines, [4, 6, 7, 10], "{problems}");
    assert!(problems.0.iter().all(|p| p.case == "a"));
}

#[test]
fn failures_say_what_was_expected_and_found() {
    fails(
        "units = [\"D1 0606 facing SE\"]\nsteps = [{ expect = { vp = 3, D1 = \"0607 facing N\" } }]",
        "step 1, vp: expected 3; found 0",
    );
    fails(
        "units = [\"D1 0606 facing SE\"]\nsteps = [{ expect = { D1 = \"0607 facing N\" } }]",
        "step 1, D1: expected facing N; found facing SE",
    );
    fails(
        "units = [\"D1 0606 facing SE\"]\nsteps = [\"D1 walks SE\", { expect = { vp = 0 } }]",
        "step 1, do: expected",
    );
    fails(
        "units = [\"D1 0606 facing SE\", \"INF1 0707\"]\nsteps = [\"D1 smashes 2\", { expect = { vp = 0 } }]",
        "step 2, roll: expected dice for everything that is rolled before this; found too few dice: one die is due for 'gate'",
    );
    fails(
        "units = [\"D1 0606 facing SE\", \"INF1 0707\"]\nsteps = [\"D1 smashes 2\", \"D1 smashes 1\", { expect = { vp = 0 } }]",
        "step 2, do: expected 'D1 smashes 1'; found too few dice",
    );
    fails(
        "units = [\"D1 0606 facing SE\", \"INF1 0707\"]\nsteps = [{ expect = { vp = 0 } }, \"D1 smashes 2\"]",
        "step 2, roll: expected no more dice; found too few dice",
    );
    fails(
        "units = [\"D1 0606 facing SE\"]\nsteps = [{ do = \"D1 smashes 1\", roll = 3, expect = { vp = 0 } }]",
        "step 1, roll: expected 'roll 3'; found too many dice: no roll is due",
    );
    fails(
        "units = [\"D1 0606 facing SE\"]\nsteps = [{ refuse = \"D1 smashes 1\", rule = \"2.5.5.2-b\" }]",
        "is refused by 2.5.5.2-b; found it is possible",
    );
    fails(
        "units = [\"D1 0606 facing SE\"]\nsteps = [{ refuse = \"D1 walks SE\", rule = \"2.3-a\" }]",
        "step 1, refuse: expected 'D1 walks SE' is refused by 2.3-a; found refused by ",
    );
    fails(
        "units = [\"D1 0606 facing SE\"]\nsteps = [{ do = \"D1 smashes 1\", expect = { closed = \"0707-0606\", event = \"2.3-a\" } }]",
        "step 1, closed: expected 0707-0606 closed; found smashed",
    );
}

#[test]
fn paths_that_are_not_there() {
    let summary = run_paths(&["no/such/file.toml".into(), "/".into()]);
    assert_eq!((summary.passed, summary.failed), (0, 2));
    let text = summary.to_string();
    assert!(text.contains("no/such/file.toml: cannot be read"), "{text}");
    assert!(text.contains("/: there are no case files (*.toml) in this folder"), "{text}");
    assert!(text.ends_with("0 passed, 2 failed"), "{text}");
}

#[test]
fn a_side_that_the_scenario_gives_otherwise_must_be_said() {
    let at = |scenario: &str, units: &str| case(&format!("scenario = \"{scenario}\"\nunits = [{units}]\n{STEPS}"));
    let says = "say whose ORC1 is: in nurkott-1 it is the defender's; write 'ORC1 invader …' or 'ORC1 defender …'";
    refused(&at("nurkott-1", "\"ORC1 1707\""), says);
    // Trolls are not in this scenario, but their people are.
    refused(&at("nurkott-1", "\"TRL1 1707\""), "say whose TRL1 is: in nurkott-1 it is the defender's");
    refused(&at("nurkott-4", "\"INF1 1707\""), "in nurkott-4 it is the invader's");
    for units in [
        "\"ORC1 defender 1707\", \"INF1 invader 0510\"",
        "\"ORC1 invader 0510\", \"INF1 defender 1707\"",
        "\"ORC1 defender 1707\", \"D1 0510 facing N\", \"GIA1 0809\"",
    ] {
        let read = load_str("good.toml", &at("nurkott-1", units));
        assert!(read.is_ok(), "{units}: {}", read.unwrap_err());
    }
    assert!(load_str("good.toml", &at("esirien-1", "\"D1 0606 facing SE\", \"ORC1 0103\", \"INF1 0707\"")).is_ok());
}

#[test]
fn until_stops_at_its_phase_or_says_why_not() {
    let units = "units = [\"D1 0606 facing SE\", \"INF1 1308\", \"WZD1 0808\"]";
    let step = |step: &str| format!("{units}\nsteps = [{step}, {{ expect = {{ vp = 1 }} }}]");
    // It is reached: what fails is the expectation after it.
    fails(&step("{ until = \"defender-movement\" }"), "step 2, vp: expected 1; found 0");
    fails(&step("{ until = \"invader-movement\", expect = { turn = 3 } }"), "step 1, turn: expected 3; found 2");
    fails(&step("{ until = \"defender-missiles\" }"), "nothing can be done in it: the game went on to");
    let late = format!("turn = 12\nlast_vp_turn = 3\n{}", step("{ until = \"defender-setup\" }"));
    fails(&late, "expected defender-setup; found the game is over");
    fails(&step("{ until = \"defender-movement\", roll = 3 }"), "too many dice: no roll is due");
    refused(&case(&step("{ until = \"over\" }")), "\"over\" is not a phase");
    refused(&case(&step("{ until = \"defender-movement\", refuse = \"done\", rule = [] }")), "make two steps of it");
    let whirl = "whirlwind = \"0807 first\"\n";
    fails(&format!("{whirl}{}", step("{ until = \"defender-movement\" }")), "too few dice: one die is due for 'drift'");
    let must = "units = [\"D1 0606 facing NW damage head 8\", \"INF1 0707\"]\nsteps = [{ until = \"defender-movement\" }, { expect = { vp = 0 } }]";
    fails(must, "step 1, until: expected 'done' is possible");
}

/// `about` looks at the roll that is due; where none is due, it hides no missing dice later on.
#[test]
fn about_looks_at_a_roll_that_is_due() {
    let units = "phase = \"defender-missiles\"\nunits = [\"ARH1 0808\", \"D1 0809 facing S\"]";
    let shoots = "{ do = \"ARH1 shoots D1 legs\", expect = { about = \"ARH1\" } }";
    let text = case(&format!("{units}\nsteps = [{shoots}, {{ roll = 4 }}]"));
    let cases = load_str("good.toml", &text).unwrap_or_else(|p| panic!("{p}"));
    assert!(run(&cases[0]).passed(), "{:?}", run(&cases[0]).failures);
    fails(&format!("{units}\nsteps = [{}]", shoots.replace("\"ARH1\" } }", "\"D1\" } }")), "about: expected D1");
    let blind = "{ expect = { strength = 1 } }, { do = \"ARH1 shoots D1 legs\" }, { expect = { vp = 0 } }";
    fails(&format!("{units}\nsteps = [{blind}]"), "too few dice");
}
