//! Findings, told.

use crate::app::App;
use dragonrage_lab::study::{Everything, Fate, Findings, Habit, Played, Share, Study, Tally};
use dragonrage_words::Context;
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::io::{self, Write};

/// Posts that are told are taken in so many per cent of the games.
const USUAL: u32 = 50;

/// Tells everything.
pub fn write(app: &App, studies: &BTreeMap<String, Study>, out: &mut impl Write) -> io::Result<()> {
    let everything = Everything::new(studies);
    for (id, found) in &everything.scenarios {
        write_scenario(app, id, &studies[id], found, out)?;
    }
    if studies.len() > 1 {
        write_gains(app, &everything, out)?;
    }
    Ok(())
}

/// Per cent that the invader won, and of how many games.
fn told(share: Share) -> String {
    match share.games {
        0 => "–".to_owned(),
        games => format!("{:.0} % / {games}", share.per_cent()),
    }
}

fn write_scenario(app: &App, id: &str, study: &Study, found: &Findings, out: &mut impl Write) -> io::Result<()> {
    let name = app.components.scenario(id).map(|s| app.words.scenario_name(s)).unwrap_or_default();
    let heading = [("scenario", format!("{id} ({name})").into()), ("games", found.games.into())];
    writeln!(out, "{}", app.text("simulate-heading", &heading))?;
    let (won, lost) = (found.invader_wins, found.games - found.invader_wins);
    let columns = ["study-won", "study-lost", "study-middle", "study-less", "study-more"].map(|c| app.say(c));
    let [a, b, c, d, e] = columns;
    writeln!(out, "  {:<48} {a:>9} {b:>9} {c:>9} {d:>12} {e:>12}", "")?;
    writeln!(out, "  {:<48} {won:>9} {lost:>9}", app.say("study-games"))?;
    for habit in Habit::ALL {
        let ([won, lost], split) = (found.habits[habit.code()], found.splits[habit.code()]);
        if won.sum == 0.0 && lost.sum == 0.0 {
            continue;
        }
        let mean = |tally: Tally| tally.mean().map_or("–".to_owned(), |mean| app.number(mean, 1));
        let (won, lost, at) = (mean(won), mean(lost), short(app, split.at));
        let (name, less, more) = (app.say(habit.words()), told(split.less), told(split.more));
        writeln!(out, "  {name:<48} {won:>9} {lost:>9} {at:>9} {less:>12} {more:>12}")?;
    }
    let place = |hex: &str| match (hex.parse(), &study.board) {
        (Ok(hex), Some(board)) => app.words.hex(hex, &Context { roster: &app.components.roster, board }),
        _ => hex.to_owned(),
    };
    let mut hexes: Vec<(&String, &Fate)> = found.hexes.iter().filter(|(_, fate)| fate.razed > 0).collect();
    hexes.sort_by_key(|(hex, fate)| (Reverse(fate.razed), *hex));
    for (hex, fate) in hexes {
        let args = [
            ("place", place(hex).into()),
            ("razed", fate.razed.into()),
            ("first", told(fate.first).into()),
            ("kept", told(fate.kept).into()),
            ("turn", app.number(f64::from(fate.turns) / f64::from(fate.razed), 1).into()),
        ];
        writeln!(out, "  {}", app.text("study-hex", &args))?;
    }
    let share = |posted: &Share| 100 * posted.games / found.games;
    let mut posts: Vec<(&String, &Share)> = found.posts.iter().filter(|(_, posted)| share(posted) >= USUAL).collect();
    posts.sort_by_key(|(post, posted)| (Reverse(posted.games), *post));
    if !posts.is_empty() {
        let posts: Vec<String> = posts.iter().map(|(post, posted)| format!("{post} {} %", share(posted))).collect();
        writeln!(out, "  {}", app.text("study-posts", &[("posts", posts.join(", ").into())]))?;
    }
    Ok(())
}

/// A number with no more decimals than it needs.
fn short(app: &App, number: f64) -> String {
    app.number(number, usize::from(number.fract() != 0.0))
}

/// What holds in all scenarios.
fn write_gains(app: &App, everything: &Everything, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "{}", app.say("study-all"))?;
    for habit in Habit::ALL {
        let Some(gain) = everything.gains.get(habit.code()) else { continue };
        let (name, around) = (app.say(habit.words()), app.number(gain.give_or_take, 1));
        let more = app.number(gain.more, 1);
        let more = if gain.more > 0.0 { format!("+{more}") } else { more };
        writeln!(out, "  {name:<48} {more:>9} % ± {around:>5} {:>9}", gain.scenarios)?;
    }
    Ok(())
}

/// The games in the order of one habit, those with most of it first.
pub fn write_games(app: &App, studies: &BTreeMap<String, Study>, habit: Habit, out: &mut impl Write) -> io::Result<()> {
    let games = studies.values().flat_map(|study| &study.games);
    let mut games: Vec<(f64, &Played)> = games.filter_map(|game| Some((game.habits.of(habit)?, game))).collect();
    games.sort_by(|a, b| b.0.total_cmp(&a.0).then_with(|| a.1.file.cmp(&b.1.file)));
    writeln!(out, "{}", app.say(habit.words()))?;
    for (value, game) in games {
        let won = app.say(if game.won { "study-won" } else { "study-lost" });
        writeln!(out, "{:>9}  {won:<10} {}", short(app, value), game.file.display())?;
    }
    Ok(())
}
