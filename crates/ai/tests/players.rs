//! Every level answers every decision of every scenario with a legal action, and equal seeds play equal games.

use dragonrage_ai::{Effort, Judge, Level, Planner, Player, Rng, Strikes, Style, Term, Weights};
use dragonrage_rules::{
    Action, BySide, Chance, Choice, Decision, Flags, Game, Kind, Phase, Setup, Side, Silent, UnitId, position,
};
use dragonrage_table::{Players, play_out};

/// A player of a level. Those who plan do so with little effort: what they think is the same, only less of it.
fn player(level: Level, seed: u64) -> Box<dyn Player> {
    let hasty = |horizon| Effort { horizon, samples: 1, intentions: 2, nodes: 1_000, exact: 1_000, ..Effort::ADVICE };
    match level {
        Level::Knight => Box::new(Planner::new(seed, Weights::squire(), hasty(1))),
        Level::Dragonlord => {
            let one_by_one = Effort { moves: 3, rounds: 1, nodes: 7_000, ..hasty(1) };
            Box::new(Planner::new(seed, Weights::squire(), one_by_one))
        }
        _ => level.player(seed),
    }
}

fn roll(chance: &Chance, dice: &mut Rng) -> Action {
    let b = if chance.dice == 2 { dice.below(6) as u8 + 1 } else { 0 };
    Action::Roll { a: dice.below(6) as u8 + 1, b }
}

/// Dice of a small sequence, and players who must always answer; they choose their sides themselves.
struct Table {
    dice: Rng,
    players: BySide<Box<dyn Player>>,
}

impl Players for Table {
    fn roll(&mut self, chance: &Chance) -> Action {
        roll(chance, &mut self.dice)
    }

    fn act(&mut self, side: Side, game: &Game) -> Option<Action> {
        Some(self.players[side].act(game).expect("an answer"))
    }

    fn take_side(&mut self, game: &Game) -> Option<Action> {
        Some(self.players.invader.act(game).expect("a side"))
    }
}

/// Plays a game; the hash of the last position, the winner and the number of steps.
fn play(scenario: &str, invader: Level, defender: Level, seed: u64) -> (u64, Side, usize) {
    watch(scenario, invader, defender, seed, |_, _| {})
}

/// A game before its first step, and who plays it.
fn table(scenario: &str, invader: Level, defender: Level, seed: u64) -> (Game, Table) {
    let components = dragonrage_data::embedded();
    let options = components.scenario(scenario).expect("a scenario").options;
    let setup = Setup::fresh(&components, scenario, options).expect("a set-up");
    let game = Game::new(&components, &setup).expect("a game");
    let players = BySide { invader: player(invader, seed + 1), defender: player(defender, seed + 2) };
    (game, Table { dice: Rng::new(seed), players })
}

/// Plays a game before the eyes of somebody who is shown every position with its number.
fn watch(
    scenario: &str,
    invader: Level,
    defender: Level,
    seed: u64,
    mut see: impl FnMut(usize, &Game),
) -> (u64, Side, usize) {
    let (mut game, mut table) = table(scenario, invader, defender, seed);
    see(0, &game);
    let mut step = 0;
    let steps = play_out(&mut game, &mut table, |game, action| {
        let decision = game.decision();
        let done = game.apply(action, &mut Silent);
        assert!(done.is_ok(), "{scenario}, step {step}, {decision:?}: {action:?} is refused: {done:?}");
        step += 1;
        see(step, game);
        step < 100_000
    });
    let outcome = game.outcome().unwrap_or_else(|| panic!("{scenario} does not end"));
    (game.hash(), outcome.winner, steps)
}

fn scenarios() -> Vec<String> {
    dragonrage_data::embedded().scenarios.iter().map(|s| s.id.clone()).collect()
}

fn plans(level: Level) -> bool {
    level >= Level::Knight
}

fn pairs() -> impl Iterator<Item = (Level, Level)> {
    Level::ALL.into_iter().flat_map(|i| Level::ALL.map(|d| (i, d)))
}

#[test]
fn every_pair_of_levels_plays_every_scenario_to_its_end() {
    for (n, scenario) in scenarios().iter().enumerate() {
        for (invader, defender) in pairs().filter(|(i, d)| !plans(*i) && !plans(*d)) {
            play(scenario, invader, defender, n as u64);
        }
        // Planners take long: each pair with one plays one of the scenarios.
        for (invader, defender) in pairs().filter(|(i, d)| plans(*i) || plans(*d)).skip(n).step_by(12) {
            play(scenario, invader, defender, n as u64);
        }
    }
}

#[test]
fn equal_seeds_play_equal_games() {
    for scenario in ["esirien-4", "nurkott-1"] {
        for level in [Level::Page, Level::Squire, Level::Knight] {
            let game = || play(scenario, level, Level::Squire, 7);
            assert_eq!(game(), game());
        }
    }
}

/// How many threads a player thinks on makes no difference to what it plays, nor to what it counts.
#[test]
fn any_number_of_threads_plays_the_same_moves() {
    let components = dragonrage_data::embedded();
    for (scenario, level) in [("esirien-2", Level::Knight), ("nurkott-5", Level::Dragonlord)] {
        let effort = Effort { nodes: 15_000, exact: 2_000, ..level.effort().expect("one who plans") };
        let played = |threads: usize| {
            let setup = Setup::fresh(&components, scenario, components.scenario(scenario).expect("it").options);
            let mut game = Game::new(&components, &setup.expect("a set-up")).expect("a game");
            let planner = || -> Box<dyn Player> {
                let mut planner = Box::new(Planner::new(5, Weights::knight(), effort));
                planner.spread(threads);
                planner
            };
            let mut table = Table { dice: Rng::new(9), players: BySide { invader: planner(), defender: planner() } };
            let mut actions = Vec::new();
            play_out(&mut game, &mut table, |game, action| {
                actions.push(action);
                game.apply(action, &mut Silent).is_ok() && game.turn() < 4
            });
            (actions, Side::BOTH.map(|side| table.players[side].nodes()))
        };
        let alone = played(1);
        assert!(alone.0.len() > 20 && alone.1.iter().all(|nodes| *nodes > 15_000), "{scenario}: {:?}", alone.1);
        for threads in [2, 4] {
            assert_eq!(played(threads), alone, "{scenario}, {threads} threads");
        }
    }
}

/// A judge remembers what it saw: that must be what somebody sees who looks for the first time.
#[test]
fn judges_remember_what_they_would_see() {
    let views = |judge: &Judge, game: &Game| {
        let ways = [Strikes::None, Strikes::Standing, Strikes::Moving];
        Side::BOTH.map(|side| ways.map(|own| judge.terms(game, side, own)))
    };
    for scenario in ["esirien-1", "nurkott-6"] {
        let mut old: Option<Judge> = None;
        watch(scenario, Level::Squire, Level::Squire, 5, |step, game| {
            let old = old.get_or_insert_with(|| Judge::new(game, Weights::squire()));
            old.refresh(game);
            let first = views(old, game);
            assert_eq!(views(old, game), first);
            if step % 25 == 0 {
                assert_eq!(views(&Judge::new(game, Weights::knight()), game), first, "{scenario}, step {step}");
            }
        });
    }
}

#[test]
fn a_squire_beats_chance() {
    for scenario in scenarios() {
        assert_eq!(play(&scenario, Level::Random, Level::Squire, 3).1, Side::Defender, "{scenario}");
    }
    let won = scenarios().iter().filter(|s| play(s, Level::Squire, Level::Random, 3).1 == Side::Invader).count();
    assert!(won >= 11, "{won} of 12");
}

/// A page errs, but chance has nothing to hope for from him.
#[test]
fn a_page_beats_chance() {
    let won = |level: Level, other: Level, side: Side| {
        scenarios().iter().filter(|s| play(s, level, other, 5).1 == side).count()
    };
    let won = won(Level::Page, Level::Random, Side::Invader) + won(Level::Random, Level::Page, Side::Defender);
    assert!(won >= 23, "{won} of 24");
}

/// Mistakes, never nonsense: what a page does in a phase is worth more to a squire, on the whole, than ending it at once, and
/// hardly ever much less.
#[test]
fn a_page_errs_but_does_nothing_silly() {
    let (mut phases, mut sum, mut bad) = (0, 0.0, 0);
    for scenario in scenarios() {
        let mut judge: Option<Judge> = None;
        // Where a phase began, whose it is, and what it would be worth to end it there.
        let mut idle: Option<((u16, Phase), Side, f32)> = None;
        watch(&scenario, Level::Page, Level::Page, 7, |_, game| {
            let judge = judge.get_or_insert_with(|| Judge::new(game, Weights::squire()));
            judge.refresh(game);
            let now = (game.turn(), game.phase());
            if let Some((_, side, worth)) = idle.take_if(|(began, ..)| *began != now || game.outcome().is_some()) {
                let gained = judge.score(game, side, Strikes::None) - worth;
                phases += 1;
                sum += gained.clamp(-20.0, 20.0);
                bad += usize::from(gained < -3.0);
            }
            if let (None, Decision::Side(side, Choice::Move | Choice::Fire)) = (&idle, game.decision()) {
                let mut done = game.clone();
                if done.apply(Action::Done, &mut Silent).is_ok() {
                    idle = Some((now, side, judge.score(&done, side, Strikes::None)));
                }
            }
        });
    }
    assert!(phases > 300 && sum / phases as f32 > 0.2 && bad * 50 < phases, "{phases} phases, {sum}, {bad}");
}

/// Whoever wins by stopping stops, and nobody's fire is meant for his own.
#[test]
fn a_page_takes_a_win_and_spares_his_own() {
    let (mut breaths, mut stops) = (0, 0);
    // The first scenario's grades are where a stop can win; there a page seldom gets so far.
    let first = scenarios()[0].clone();
    let more = (3..=12).map(|seed| (&first, seed));
    for (scenario, seed) in scenarios().iter().map(|s| (s, 1)).chain(more) {
        let (mut game, mut table) = table(scenario, Level::Page, Level::Page, seed);
        play_out(&mut game, &mut table, |game, action| {
            if let Decision::Side(side, choice) = game.decision() {
                if let Action::Breathe { unit, dir } = action {
                    breaths += 1;
                    let own = |u: &UnitId| game.unit(*u).is_some_and(|state| state.side == Some(side));
                    let hit = |hex| game.in_hex(hex).filter(own).any(|u| !game.kind(u).is_some_and(|k| k.is_major()));
                    assert!(!game.fire_line(unit, dir).any(hit), "{scenario}, seed {seed}: {action:?}");
                }
                if choice == Choice::StopOrGoOn && Judge::won_if_stopped(game) {
                    stops += 1;
                    assert_eq!(action, Action::Stop, "{scenario}, seed {seed}");
                }
            }
            game.apply(action, &mut Silent).is_ok()
        });
    }
    assert!(breaths > 10 && stops > 0, "{breaths} breaths, {stops} stops");
}

#[test]
fn nobody_decides_for_chance_or_after_the_end() {
    let components = dragonrage_data::embedded();
    let setup = Setup::fresh(&components, "esirien-1", Default::default()).expect("a set-up");
    let game = Game::new(&components, &setup).expect("a game");
    assert!(matches!(game.decision(), Decision::Chance(_)));
    for level in Level::ALL {
        assert_eq!(level.player(1).act(&game), None);
        assert_eq!(Level::from_code(level.code()), Some(level));
    }
}

/// An elemental must strike at whoever shares its hex [2.8.9-f], friends too: nobody summons it there or sends it there.
#[test]
fn elementals_are_kept_away_from_friends() {
    let components = dragonrage_data::embedded();
    let text = "dragonrage position 1\nscenario esirien-3\nturn 3\nphase defender-spells\nclocks 3 3\n\
        unit TRL1 invader 0611\nunit GIA1 invader 0612\nunit WZD1 defender 1110\n\
        unit INF1 defender 1009\nunit INF2 defender 1111\nunit CAV1 defender 1210\n";
    let setup = position::parse(&components, text).expect("a position");
    let mut seen = 0;
    for seed in 0..4 {
        let mut game = Game::new(&components, &setup).expect("a game");
        let (mut squire, mut dice) = (Level::Squire.player(seed), Rng::new(seed));
        while game.turn() < 7 && game.outcome().is_none() {
            let before = game.phase().side();
            let action = match game.decision() {
                Decision::Chance(chance) => roll(&chance, &mut dice),
                _ => squire.act(&game).expect("an answer"),
            };
            game.apply(action, &mut Silent).expect("a legal action");
            if before == Side::Invader || game.phase().side() == Side::Defender {
                continue;
            }
            let friend = |u: &UnitId| game.unit(*u).is_some_and(|u| u.side == Some(Side::Defender));
            for (id, unit) in game.units().filter(|(id, u)| u.on_map() && friend(id) && !u.flags.has(Flags::WILD)) {
                if components.roster.kind(id) == Kind::Elemental {
                    seen += 1;
                    let shared = unit.hex().map_or(0, |h| game.in_hex(h).filter(friend).count());
                    assert_eq!(shared, 1, "turn {} of seed {seed}", game.turn());
                }
            }
        }
    }
    assert!(seen > 4, "{seen} seen");
}

/// Whoever goes for the same VP as others is in their way: it counts as half a turn, or as the detour to other VP.
#[test]
fn raiders_who_go_for_the_same_goal_are_a_crowd() {
    let components = dragonrage_data::embedded();
    let crowd = |wargs: &[&str]| {
        let units: String = wargs.iter().enumerate().map(|(n, w)| format!("unit WRG{} invader {w}\n", n + 1)).collect();
        let head = "dragonrage position 1\nscenario esirien-3\nturn 3\nphase invader-movement\nclocks 3 3\n";
        let setup =
            position::parse(&components, &format!("{head}{units}unit INF1 defender 1714\n")).expect("a position");
        let game = Game::new(&components, &setup).expect("a game");
        let judge = Judge::new(&game, Weights::knight());
        judge.terms(&game, Side::Invader, Strikes::Standing)[Term::Crowd as usize]
    };
    // The Market Hall is 1009, the Sea Temple 0811.
    assert_eq!(crowd(&["1008"]), 0.0);
    assert!(crowd(&["1008", "1010"]) > 0.0, "both are next to the Market Hall");
    assert_eq!(crowd(&["1008", "0810"]), 0.0, "each has a place of its own");
    assert!(crowd(&["1008", "1010", "0909"]) > crowd(&["1008", "1010"]), "the third makes it worse");
}

#[test]
fn a_hint_without_an_alternative_has_its_chance_too() {
    let components = dragonrage_data::embedded();
    let options = components.scenario("nurkott-1").expect("a scenario").options;
    let setup = Setup::fresh(&components, "nurkott-1", options).expect("a set-up");
    let game = Game::new(&components, &setup).expect("a game");
    assert!(matches!(game.decision(), Decision::Side(..)), "the first counter is placed");
    let hints = Planner::new(1, Weights::squire(), Effort { samples: 1, ..Effort::ADVICE }).advise(&game, 4);
    assert!(!hints.is_empty());
    for hint in hints {
        assert!((0.01..0.99).contains(&hint.chance), "nothing is decided yet: {hint:?}");
    }
}

/// The question that a golden game ends with: stop, or go on? Whoever has won is told that stopping wins for certain.
#[test]
fn whoever_has_won_is_advised_to_stop() {
    let components = dragonrage_data::embedded();
    let golden = include_str!("../../../cases/golden/esirien-1-squire.txt");
    let (before, _) = golden.split_once("\nstop\n").expect("a game that was stopped");
    let record = dragonrage_rules::Record::parse(&format!("{before}\n")).expect("a record");
    let game = record.replay(&components, usize::MAX, |_, _, _| {}).expect("a game");
    let hints = Planner::new(1, Weights::knight(), Effort::ADVICE).advise(&game, 4);
    assert_eq!(hints.len(), 2, "{hints:?}");
    assert_eq!((&hints[0].steps[..], hints[0].chance), (&[Action::Stop][..], 1.0));
    assert_eq!(hints[1].steps, [Action::Done]);
    assert!(hints[0].gain >= 0.0 && hints[1].gain == 0.0, "{hints:?}");
}

/// A style is a matter of taste: the even one plays what it always played, the others play as well as they can, and not the same.
#[test]
fn styles_play_differently_and_the_even_one_as_ever() {
    let effort = Effort { nodes: 3_000, moves: 2, rounds: 1, exact: 0, ..Effort::KNIGHT };
    let played = |style: Option<Style>| {
        let (mut game, mut table) = table("esirien-4", Level::Squire, Level::Squire, 3);
        let knight = Planner::new(5, Weights::knight(), effort);
        let knight = style.map_or(knight.clone(), |style| knight.styled(style));
        table.players.invader = Box::new(knight);
        play_out(&mut game, &mut table, |game, action| game.apply(action, &mut Silent).is_ok() && game.turn() < 5);
        position::checksum(&game)
    };
    let usual = played(None);
    assert_eq!(played(Some(Style::Even)), usual);
    assert!(Style::ALL.into_iter().filter(|style| played(Some(*style)) != usual).count() >= 2);
    assert_eq!(played(Some(Style::Tricky)), played(Some(Style::Tricky)), "equal seeds play equally");
}
