//! Tournaments. Players may be named, or be so many: `P1`, `P2`, …

use crate::case::{Scene, Stop};
use crate::fields::Fields;
use dragonrage_league::tournament::{Entry, Match, Plan, System, Told, advised_rounds, options};
use dragonrage_league::{Note, Tournament, Verdict};
use dragonrage_rules::record::Header;
use dragonrage_rules::{BySide, Components, EndReason, Options, Side, Version};
use std::sync::Arc;

/// A tournament and what it is run by.
pub(crate) struct Event<'a> {
    components: &'a Arc<Components>,
    t: Tournament,
}

impl<'a> Event<'a> {
    pub fn new(components: &'a Arc<Components>, about: &mut Fields, seed: u64) -> Result<Event<'a>, Stop> {
        let word = about.text("system").unwrap_or_else(|| "swiss".to_owned());
        let system = System::ALL.into_iter().find(|s| s.code() == word).ok_or(format!("'{word}' is no system"))?;
        let scenarios = about.text("scenarios").unwrap_or_else(|| "esirien-1".to_owned());
        let rounds = about.number("rounds")?;
        let plan = Plan { name: "case".to_owned(), system, rounds, scenarios, seed };
        let mut event = Event { components, t: Tournament::new(components, plan)? };
        let names = match about.texts("players") {
            one if one.len() == 1 => match one[0].parse::<usize>() {
                Ok(n) => (1..=n).map(|n| format!("P{n}")).collect(),
                Err(_) => one,
            },
            names => names,
        };
        for player in names {
            event.t.add(components, Entry::Enter { player, at: None })?;
        }
        Ok(event)
    }

    fn name(&self, player: usize) -> String {
        self.t.players()[player].name.clone()
    }

    fn add(&mut self, entry: Entry) -> Result<(), Stop> {
        Ok(self.t.add(self.components, entry)?)
    }

    /// Who invades whom, who wins, with how many VP.
    fn told(&self, step: &mut Fields) -> Result<Told, Stop> {
        Ok(Told {
            round: step.number("of_round")?.unwrap_or(self.t.rounds().len()),
            invader: step.need("invader")?,
            defender: step.need("defender")?,
            winner: step.side("winner")?.code().to_owned(),
            vp: step.number("vp")?.unwrap_or(0),
            why: step.text("why"),
            ..Told::default()
        })
    }

    /// Tells one game of the round.
    fn game(&mut self, invader: &str, defender: &str, winner: Side, vp: u16) -> Result<(), Stop> {
        let (round, winner) = (self.t.rounds().len(), winner.code().to_owned());
        let (invader, defender) = (invader.to_owned(), defender.to_owned());
        self.add(Entry::Game(Told { round, invader, defender, winner, vp, ..Told::default() }))
    }

    /// Tells all open games of the round: `invader` or `defender` wins each, or `first`: whoever entered first wins both.
    fn all(&mut self, how: &str) -> Result<(), Stop> {
        let round = self.t.rounds().len();
        let matches: Vec<Match> = self.t.rounds().last().map_or(Vec::new(), |r| r.matches.clone());
        for m in matches {
            for game in (0..2).filter(|g| m.games[*g].is_none()) {
                let (i, d) = (m.players[game], m.players[1 - game]);
                let winner = match how {
                    "first" => if i < d { Side::Invader } else { Side::Defender }.code(),
                    "invader" | "defender" => how,
                    _ => return Err(format!("all: '{how}' is not invader, defender or first").into()),
                };
                let (invader, defender, winner) = (self.name(i), self.name(d), winner.to_owned());
                self.add(Entry::Game(Told { round, invader, defender, winner, vp: 10, ..Told::default() }))?;
            }
        }
        Ok(())
    }

    /// A record that was verified, of a game that may not be fit for a tournament.
    fn record(&self, step: &mut Fields) -> Result<Entry, Stop> {
        let scenario = step.need("record")?;
        let mut agreed = options(self.components, &scenario)?;
        if let Some(version) = step.number("version")? {
            agreed.version =
                Version::from_number(version).ok_or(format!("there is no version {version} of the rules"))?;
        }
        for (key, value) in step.flat("options") {
            agreed.set(&key, &value).map_err(|e| e.to_string())?;
        }
        let players = BySide { invader: step.need("invader")?, defender: step.need("defender")? };
        let mut header = Header { players, ..Header::new(self.components, &scenario, agreed) };
        header.objective = step.number("objective")?;
        if step.has("army") {
            let forces = step.army("army")?.forces().to_vec();
            header.forces = Some(BySide { invader: forces, defender: Vec::new() });
        }
        let (winner, vp) = (step.side("winner")?, step.number("vp")?.unwrap_or(0));
        let verdict = Verdict {
            header,
            winner,
            reason: EndReason::Conceded,
            vp,
            vp_left: 0,
            turns: 9,
            kills: BySide::default(),
            fingerprint: format!("{winner:?} {vp}"),
            former: None,
        };
        Ok(self.t.from_verdict(self.components, &verdict)?)
    }

    /// The last round's pairs, by name.
    fn pairs(&self) -> Vec<[usize; 2]> {
        self.t.rounds().last().map_or(Vec::new(), |r| r.matches.iter().map(|m| m.players).collect())
    }

    /// Match points of a player before the last round.
    fn before(&self, player: usize) -> u32 {
        self.t.standing(player, self.t.rounds().len().saturating_sub(1)).points
    }
}

/// `Ann-Bob`.
fn pair(text: &str) -> Result<[String; 2], String> {
    let (a, b) = text.split_once('-').ok_or(format!("'{text}' is not two players, such as Ann-Bob"))?;
    Ok([a.to_owned(), b.to_owned()])
}

impl Scene for Event<'_> {
    fn act(&mut self, step: &mut Fields) -> Result<(), Stop> {
        if step.has("enter") {
            let player = step.need("enter")?;
            self.add(Entry::Enter { player, at: None })
        } else if step.has("withdraw") {
            let player = step.need("withdraw")?;
            self.add(Entry::Withdraw { player, at: None })
        } else if step.has("pair") {
            let scenario = step.need("pair")?;
            let own = (scenario != "true").then_some(scenario.as_str());
            let entry = self.t.next_round(self.components, own)?;
            self.add(entry)
        } else if step.has("round") {
            let pairs: Result<Vec<[String; 2]>, String> = step.texts("round").iter().map(|p| pair(p)).collect();
            let (bye, scenario) = (step.text("bye"), step.text("scenario").unwrap_or_else(|| "esirien-1".to_owned()));
            self.add(Entry::Round { scenario, pairs: pairs?, bye, at: None })
        } else if step.has("all") {
            let how = step.need("all")?;
            self.all(&how)
        } else if step.has("beats") {
            let [a, b] = pair(&step.need("beats")?)?;
            let vp: Vec<u16> = step.texts("vp").iter().filter_map(|v| v.parse().ok()).collect();
            let [own, theirs] = vp[..] else { return Err("vp: two numbers".to_owned().into()) };
            self.game(&a, &b, Side::Invader, own)?;
            self.game(&b, &a, Side::Defender, theirs)
        } else if step.has("draws") {
            let [a, b] = pair(&step.need("draws")?)?;
            let vp: Vec<u16> = step.texts("vp").iter().filter_map(|v| v.parse().ok()).collect();
            let [own, theirs] = vp[..] else { return Err("vp: two numbers".to_owned().into()) };
            self.game(&a, &b, Side::Invader, own)?;
            self.game(&b, &a, Side::Invader, theirs)
        } else if step.has("record") {
            let entry = self.record(step)?;
            self.add(entry)
        } else if step.has("why") {
            let told = self.told(step)?;
            self.add(Entry::Correct(told))
        } else {
            let told = self.told(step)?;
            self.add(Entry::Game(told))
        }
    }

    fn look(&self, name: &str) -> Result<String, String> {
        let t = &self.t;
        let standings = t.standings();
        let of = |player: &str| {
            let n = t.player(player).map_err(|e| e.to_string())?;
            standings.iter().find(|s| s.player == n).ok_or("no standing".to_owned())
        };
        let last = t.rounds().last();
        let list = |mut names: Vec<String>| {
            names.sort();
            names.join(", ")
        };
        let pairs = self.pairs();
        if let Some((what, player)) = name.split_once(' ') {
            return Ok(match what {
                "points" => of(player)?.points.to_string(),
                "tiebreak" => of(player)?.tiebreak.to_string(),
                "place" => of(player)?.place.to_string(),
                "sides" => format!("{}/{}", of(player)?.sides[0], of(player)?.sides[1]),
                "byes" => of(player)?.byes.to_string(),
                "rounds_for" => {
                    let players: usize = player.parse().map_err(|_| "a number of players".to_owned())?;
                    advised_rounds(players).to_string()
                }
                "advised_for" => {
                    let players: usize = player.parse().map_err(|_| "a number of players".to_owned())?;
                    System::advised(players).code().to_owned()
                }
                _ => return Err(format!("nothing is known of '{name}'")),
            });
        }
        Ok(match name {
            "round" => t.rounds().len().to_string(),
            "rounds" => t.swiss_rounds().to_string(),
            "finished" => t.finished().to_string(),
            "scenario" => last.map_or("none".to_owned(), |r| r.scenario.clone()),
            "scenarios" => t.rounds().iter().map(|r| r.scenario.as_str()).collect::<Vec<_>>().join(", "),
            "new_scenarios" => {
                let mut all: Vec<&str> = t.rounds().iter().map(|r| r.scenario.as_str()).collect();
                all.sort_unstable();
                all.dedup();
                all.len().to_string()
            }
            "maps" => {
                let map = |id: &str| self.components.scenario(id).map_or(String::new(), |s| s.map.clone());
                let mut all: Vec<String> = t.rounds().iter().map(|r| map(&r.scenario)).collect();
                all.sort_unstable();
                all.dedup();
                all.join(", ")
            }
            "matches" => pairs.len().to_string(),
            "elimination" => last.is_some_and(|r| r.knockout).to_string(),
            "games" => last.map_or(0, |r| 2 * r.matches.len()).to_string(),
            "pairs" => {
                list(pairs.iter().map(|[a, b]| format!("{}-{}", self.name(*a.min(b)), self.name(*a.max(b)))).collect())
            }
            "bye" => last.and_then(|r| r.bye).map_or("nobody".to_owned(), |p| self.name(p)),
            "has_bye" => last.is_some_and(|r| r.bye.is_some()).to_string(),
            "in_round" => list(pairs.iter().flatten().map(|p| self.name(*p)).collect()),
            "rematches" => {
                let before = t.rounds().iter().rev().skip(1).flat_map(|r| &r.matches);
                let met: Vec<[usize; 2]> = before.map(|m| m.players).collect();
                pairs.iter().filter(|[a, b]| met.contains(&[*a, *b]) || met.contains(&[*b, *a])).count().to_string()
            }
            // What the games of the round are agreed to otherwise than usual.
            "agreed" => {
                let usual = Options::default().list();
                let scenario = last.map_or(String::new(), |r| r.scenario.clone());
                let agreed = options(self.components, &scenario).map_err(|n| n.to_string())?.list();
                let changed = agreed.into_iter().filter(|o| !usual.contains(o)).map(|(k, v)| format!("{k}={v}"));
                list(changed.collect())
            }
            "flagged" => {
                let told = |note: &Note| note.args.iter().map(|a| a.1.to_string()).collect::<Vec<_>>().join(" ");
                t.rematches(self.components).iter().map(told).collect::<Vec<_>>().join(", ")
            }
            "equal_pairs" => pairs.iter().filter(|[a, b]| self.before(*a) == self.before(*b)).count().to_string(),
            "paired_down" => list(
                (pairs.iter().filter(|[a, b]| self.before(*a) != self.before(*b)))
                    .map(|[a, b]| self.name(if self.before(*a) > self.before(*b) { *a } else { *b }))
                    .collect(),
            ),
            "winner" => match t.finished() {
                true => standings.first().map_or("nobody".to_owned(), |s| self.name(s.player)),
                false => "nobody".to_owned(),
            },
            "order" => standings.iter().map(|s| self.name(s.player)).collect::<Vec<_>>().join(", "),
            "told" => t.log().len().to_string(),
            _ => return Err(format!("nothing is known of '{name}'")),
        })
    }
}
