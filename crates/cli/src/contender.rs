//! Whoever plays in a match, as the command line names it: a level, with weights of its own if a file is named; a frozen
//! player; an exploiter.

use crate::app::App;
use crate::failure::Failure;
use crate::files;
use dragonrage_ai::{BadWeights, Effort, Level, Style, Weights};
use dragonrage_lab::{Contender, Who};
use std::path::{Path, PathBuf};

/// A player, as on the command line: one that has a name of its own, such as `squire`, `knight-1` or `exploiter:turtle`, or a
/// level with a style, other weights, another effort, or all of them: `knight-bold`, `squire:FILE`, `knight@nodes=20000,horizon=2`, `knight@nodes=20000:FILE`.
#[derive(Clone, Debug)]
pub struct Named {
    contender: Contender,
    /// Where its weights come from, if not from the program.
    file: Option<PathBuf>,
}

/// Reads what stands on the command line.
pub fn named(text: &str) -> Result<Named, String> {
    if let Some(contender) = Contender::from_name(text) {
        return Ok(Named { contender, file: None });
    }
    let (player, file) = match text.split_once(':') {
        Some((player, file)) => (player, Some(PathBuf::from(file))),
        None => (text, None),
    };
    let (code, parts) = match player.split_once('@') {
        Some((code, parts)) => (code, Some(parts)),
        None => (player, None),
    };
    let names = || Contender::all().into_iter().map(|known| known.name).collect::<Vec<_>>().join(", ");
    let (code, style) = styled(code);
    let level = Level::from_code(code)
        .ok_or_else(|| format!("players are {}; a file of weights may follow a level, as in squire:FILE", names()))?;
    if file.is_some() && !level.weighs() {
        return Err(format!("{code} weighs nothing"));
    }
    let effort = parts.map(|parts| thinking(level, parts)).transpose()?;
    let who = Who::Level { level, effort, weights: None, style };
    Ok(Named { contender: Contender { name: text.to_owned(), who }, file })
}

/// A planner's word may be followed by that of a style: `knight-bold`.
fn styled(code: &str) -> (&str, Style) {
    let plans = |code: &str| Level::from_code(code).is_some_and(|level| level.effort().is_some());
    let known = code.split_once('-').filter(|(level, _)| plans(level));
    known.and_then(|(level, style)| Some((level, Style::from_code(style)?))).unwrap_or((code, Style::Even))
}

/// Reads a player of whom a forecast can be learnt: a level that weighs.
pub fn teacher(text: &str) -> Result<Named, String> {
    let named = named(text)?;
    // What is learnt of a player holds for its style too, so it learns from the even one.
    let weighs = matches!(named.contender.who, Who::Level { level, style: Style::Even, .. } if level.weighs());
    if weighs {
        Ok(named)
    } else {
        Err("only levels that weigh, without a style: page, squire, knight, dragonlord".to_owned())
    }
}

/// Opponents that were named together: one player, or all of a group.
#[derive(Clone, Debug)]
pub struct Opponents(pub Vec<Named>);

/// Reads a player or the name of a group.
pub fn opponents(text: &str) -> Result<Opponents, String> {
    let all = Contender::all().into_iter().filter(|known| known.who.group() == text);
    let group: Vec<Named> = all.map(|contender| Named { contender, file: None }).collect();
    if group.is_empty() { named(text).map(|one| Opponents(vec![one])) } else { Ok(Opponents(group)) }
}

/// The effort of a level with some of its parts changed: `nodes=20000,horizon=2`.
fn thinking(level: Level, parts: &str) -> Result<Effort, String> {
    let usual = level.effort().ok_or_else(|| format!("{} does not look ahead", level.code()))?;
    parts.split(',').try_fold(usual, |effort, part| {
        let (word, value) = part.split_once('=').unwrap_or((part, ""));
        value.parse().ok().and_then(|value| effort.with(word, value)).ok_or_else(|| {
            format!("'{part}': say {} and a number, as in knight@nodes=20000,horizon=2", Effort::PARTS.join(", "))
        })
    })
}

/// The player of a match that was named; reads the file of weights, if there is one.
pub fn contender(app: &App, named: &Named) -> Result<Contender, Failure> {
    let mut contender = named.contender.clone();
    if let (Some(file), Who::Level { weights, .. }) = (&named.file, &mut contender.who) {
        *weights = Some(Box::new(read_weights(app, file)?));
    }
    Ok(contender)
}

/// Reads a file of weights.
pub fn read_weights(app: &App, path: &Path) -> Result<Weights, Failure> {
    Weights::parse(&files::read(app, path)?).map_err(|bad| {
        let reason = match &bad {
            BadWeights::Syntax(text) => text.clone(),
            BadWeights::Missing { side, term } => {
                app.text("weights-missing", &[("side", (*side).into()), ("term", (*term).into())])
            }
            BadWeights::Unknown { side, term } => {
                app.text("weights-unknown", &[("side", side.as_str().into()), ("term", term.as_str().into())])
            }
        };
        Failure::Failed(
            app.text("cannot-read", &[("file", path.display().to_string().into()), ("reason", reason.into())]),
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_style_stands_behind_the_word_of_a_planner() {
        let style = |text: &str| match named(text).map(|n| n.contender.who) {
            Ok(Who::Level { style, .. }) => Some(style),
            _ => None,
        };
        assert_eq!(style("knight"), Some(Style::Even));
        assert_eq!(style("knight-bold"), Some(Style::Bold));
        assert_eq!(style("dragonlord-tricky@nodes=20000,horizon=3"), Some(Style::Tricky));
        assert_eq!(style("knight-careful:my-weights.toml"), Some(Style::Careful));
        assert!(matches!(named("knight-1").map(|n| n.contender.who), Ok(Who::Frozen(_))), "that is a player of before");
        for nobody in ["squire-bold", "knight-2", "knight-", "page-careful"] {
            assert!(named(nobody).is_err(), "{nobody}");
        }
        assert!(teacher("knight").is_ok() && teacher("knight-bold").is_err());
    }
}
