//! `cargo xtask golden`: plays the golden games again and stores their records. Done on purpose only: a record that
//! changes means that the rules play differently.

use crate::tools::{built, cargo, root, run};
use std::fs;
use std::process::{Command, Stdio};

/// Scenario, seed, number of games, and what is other than printed.
const SETS: &[(&str, &str, &str, &[&str])] = &[
    ("all", "1", "2", &[]),
    ("all", "2", "1", &["--option=victory_mode=graded"]),
    ("esirien-1", "3", "1", &["--option=victory_mode=objective", "--option=ruleset=reference"]),
    // Everything that no printed scenario has, with every house option that matters there.
    (
        "esirien-4",
        "11",
        "4",
        &[
            "--invader-army=D,YD,2GIA,2SER,TRX,3TRL,4GOB,2WRG,BOSS,SHAM",
            "--defender-army=3CAV,8INF,4ARH,4MIL,HERO,WZD,2BAL,2CAT",
            "--option=elowyn=on",
            "--option=out_of_table=six_to_one",
            "--option=giant_missiles=5_if_adjacent",
            "--option=half_wings=half_suffices",
            "--option=young_fire_range=2",
            "--option=minor_overrun_attack=printed_strength",
            "--option=engine_damage_to_monsters=attack_strength",
            "--option=friendly_fire_on_minor_monsters=immune",
            "--option=warg_ladders=once",
            "--option=ladder_spent_on=attempt",
            "--option=agreed_reinforcements=from:6,every:3,count:3",
        ],
    ),
    (
        "esirien-4",
        "12",
        "4",
        &[
            "--invader-army=2D,YD,ROC,WRM,WRG",
            "--option=half_legs=manual",
            "--option=raze_mp=any_mp_spent_in_hex",
            "--option=raze_over_enemy=hex_must_be_clear",
            "--option=monster_attacks=per_area",
            "--option=roc_belly=any_position",
            "--option=wurm_gate=mp_only",
            "--option=hover=forbidden",
            "--option=flight_last_leg=at_least_two",
            "--option=crash_on_stone_bridge=survives",
            "--option=hero_bonus_on_missiles=no",
            "--option=wounded_hero_own_bonus=yes",
            "--option=boost_duration=own_player_turn",
            "--option=boost_scope=units_at_casting",
            "--option=clock_area=whole_setup_area",
            "--option=reinforcements_move_on_arrival=no",
            "--option=character_cost=by_counter",
        ],
    ),
    (
        "nurkott-1",
        "13",
        "4",
        &[
            "--option=elowyn=on",
            "--option=victory_mode=manual",
            "--option=sudden_death=no",
            "--option=archer_raze_and_shoot=yes",
            "--option=nurkott_reinforcements=triangle",
            "--option=lightning_on_stack=chosen_unit",
            "--option=campaign_objective=cumulative",
            "--option=campaign_kill_bonus=per_kill",
        ],
    ),
    (
        "nurkott-3",
        "14",
        "4",
        &[
            "--invader-army=D,WRM,2SER,3GIA",
            "--option=elowyn=on",
            "--option=victory_mode=graded",
            "--option=sudden_death=yes",
            "--option=wurm_gate=table_only",
        ],
    ),
];

/// Writes `cases/golden/*.txt`.
pub fn write() -> Result<(), String> {
    run(cargo(&["build", "--quiet", "--release", "--package", "dragonrage-cli"]))?;
    let dir = root().join("cases").join("golden");
    let trouble = |e: std::io::Error| format!("{}: {e}", dir.display());
    fs::create_dir_all(&dir).map_err(trouble)?;
    for entry in fs::read_dir(&dir).map_err(trouble)?.flatten() {
        if entry.path().extension().is_some_and(|x| x == "txt") {
            fs::remove_file(entry.path()).map_err(trouble)?;
        }
    }
    for (scenario, seed, games, more) in SETS {
        let mut command = Command::new(built());
        command.args(["simulate", "--scenario", scenario, "--seed", seed, "--games", games, "--json"]).args(*more);
        command.arg("--record-dir").arg(&dir).current_dir(root()).env_remove("DRAGONRAGE_DATA").stdout(Stdio::null());
        run(command)?;
    }
    let count = fs::read_dir(&dir).map_err(trouble)?.count();
    println!("{count} records in {}", dir.display());
    Ok(())
}
