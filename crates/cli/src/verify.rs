//! `verify`: whether the dice of a record are those that its three chains give, what that proves and what not; or what is wrong,
//! and on which line. docs/DICE.md explains it.

use crate::app::App;
use crate::args;
use crate::failure::Failure;
use crate::files;
use dragonrage_dice::{Custody, Fault, Finding, Verified, verify};
use dragonrage_rules::Record;
use std::io::{self, Write};

/// Runs the command.
pub fn run(app: &App, job: &args::Verify) -> Result<(), Failure> {
    let text = files::read_or_listen(app, &job.file)?;
    match verify(&app.components, &text) {
        Ok(verified) if job.json => Ok(writeln!(io::stdout(), "{}", figures(&verified))?),
        Ok(verified) => tell(app, &verified),
        Err(fault) => {
            let record = Record::parse(&text).ok();
            let said = app.words.unproven(&app.components, &job.file.display().to_string(), &fault, record.as_ref());
            if !job.json {
                return Err(Failure::Failed(app.plain(said)));
            }
            writeln!(io::stdout(), "{}", failure(&fault, &said))?;
            Err(Failure::Told)
        }
    }
}

/// What is proven, and what is not.
fn tell(app: &App, verified: &Verified) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    writeln!(out, "{}", app.plain(app.words.verified(verified)))?;
    for (heading, findings) in [("proof-proven", verified.proven().to_vec()), ("proof-open", verified.open())] {
        writeln!(out, "\n{}", app.say(heading))?;
        for finding in findings {
            writeln!(out, "  - {}", app.plain(app.words.finding(finding)))?;
        }
    }
    Ok(())
}

fn figures(verified: &Verified) -> serde_json::Value {
    let codes = |findings: &[Finding]| findings.iter().map(|finding| finding.code()).collect::<Vec<_>>();
    serde_json::json!({
        "verified": true,
        "rolls": verified.rolls,
        "actions": verified.actions,
        "over": verified.over,
        "game": verified.proof.game.to_string(),
        "roots": verified.proof.roots.map(|root| root.to_string()),
        "mixes": verified.proof.mixes.map(|mix| mix.to_string()),
        "version": verified.proof.version.number(),
        "seats": verified.proof.seats.text(),
        "custody": verified.proof.custody.map(Custody::code),
        "proven": codes(&verified.proven()),
        "open": codes(&verified.open()),
    })
}

fn failure(fault: &Fault, said: &str) -> serde_json::Value {
    serde_json::json!({ "verified": false, "fault": fault.code(), "line": fault.line(), "said": said })
}
