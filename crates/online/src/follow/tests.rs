//! Two who follow a game, and a server that is only imagined: it forgets, repeats, and dies between any two messages.

use super::*;
use crate::clock::Clock;
use crate::{Beginning, Joining, Sides, Stage, Terms};
use dragonrage_dice::{Link, Mix, Party};
use dragonrage_rules::record::Header;
use dragonrage_rules::{Action, notation};

const ID: GameId = GameId([3; 8]);

/// The server.
struct Server {
    game: Match,
    log: Vec<Entry>,
    chains: [Option<Chain>; 3],
    now: u64,
}

fn chain(party: Party) -> Chain {
    Chain::new(ID, party, Link([party.code() as u8; 32]))
}

impl Server {
    fn new(components: &Arc<Components>, clock: Option<Clock>, custody: [Custody; 2]) -> Server {
        let options = components.scenario("esirien-1").unwrap().options;
        let header = Header::new(components, "esirien-1", options).text();
        let terms = Terms { header, sides: Sides::Roll, clock, public: false, delay: 0, secret: None };
        let chains = Party::ALL.map(chain);
        let mix = Mix([7; 32]);
        let (server, root, promise) = (chains[0].root(), chains[1].root(), mix.commitment());
        let (name, dice) = ("Ann".to_owned(), dragonrage_dice::Version::NEWEST.number());
        let beginning = Beginning { game: ID, terms, name, server, root, promise, custody: custody[0], dice };
        let line = Line::New(Box::new(beginning)).to_string();
        let first = Entry { seq: 0, at: 1, by: By::One, id: None, line };
        let kept = |n: usize| custody[n] == Custody::Kept;
        let [server, one, two] = chains;
        let mut server = Server {
            game: Match::begin(components, &first).unwrap(),
            log: vec![first],
            chains: [Some(server), Some(one).filter(|_| !kept(0)), Some(two).filter(|_| !kept(1))],
            now: 1000,
        };
        let joining =
            Joining { name: "Bob".to_owned(), root: chain(Party::Two).root(), mix: Mix([9; 32]), custody: custody[1] };
        server.write(By::Two, None, &Line::Join(Box::new(joining))).unwrap();
        server.write(By::One, None, &Line::Open(mix)).unwrap();
        server.attend();
        server
    }

    fn write(&mut self, by: By, id: Option<u64>, line: &Line) -> Result<(), Refused> {
        let entry = self.game.entry(by, id, line, self.now);
        self.game.take(&entry)?;
        self.log.push(entry);
        Ok(())
    }

    /// What follows by itself.
    fn attend(&mut self) {
        loop {
            let line = match self.game.due() {
                Ok(Due::Dice { index, dice }) => {
                    let values: Vec<Link> = Party::ALL
                        .iter()
                        .zip(&self.chains)
                        .filter_map(|(party, chain)| match chain {
                            Some(chain) => chain.value(index),
                            None => self.game.opened(*party, index),
                        })
                        .collect();
                    let values: [Link; 3] = values.try_into().unwrap();
                    let Some(Action::Roll { a, b }) = self.game.roll_of(index, &values, dice) else { return };
                    Line::Roll { a, b, opened: values.map(Some) }
                }
                Ok(Due::Formality(action)) => Line::Act(notation::print(&self.game.game().components().roster, action)),
                _ => return,
            };
            self.write(By::Server, None, &line).unwrap();
        }
    }

    /// What it answers to one seat, and whether others have something to hear.
    fn answer(&mut self, by: Option<By>, ask: &Ask) -> Vec<Tell> {
        self.now += 10;
        match ask {
            Ask::Watch { from, .. } => {
                vec![Tell::Lines { game: ID, seat: by, entries: self.log[*from as usize..].to_vec() }]
            }
            Ask::Do { id, head, lines, .. } => {
                let by = by.unwrap();
                let done =
                    |done: crate::Done| Tell::Done { game: ID, id: *id, lines: done.lines, seq: done.seq, why: None };
                if let Some(known) = self.game.done(by, *id) {
                    return vec![done(known)];
                }
                let talk = lines.iter().all(|l| Line::parse(l).unwrap().is_talk());
                if *head != self.game.answers() && !talk {
                    return vec![Tell::Refused { game: Some(ID), id: Some(*id), why: Why::new("head", "") }];
                }
                let before = self.log.len();
                for line in lines {
                    if let Err(refused) = self.write(by, Some(*id), &Line::parse(line).unwrap()) {
                        return vec![Tell::Refused { game: Some(ID), id: Some(*id), why: Why::from(&refused) }];
                    }
                }
                self.attend();
                let entries = self.log[before..].to_vec();
                vec![done(self.game.done(by, *id).unwrap()), Tell::Lines { game: ID, seat: None, entries }]
            }
            _ => Vec::new(),
        }
    }
}

fn followers(components: &Arc<Components>) -> [Follow; 2] {
    [Follow::new(components, ID, 100), Follow::new(components, ID, 900)]
}

/// Lets both speak with the server until nobody has anything to say; what was news to each.
fn talk(server: &mut Server, all: &mut [Follow; 2]) -> [Vec<News>; 2] {
    let mut news = [Vec::new(), Vec::new()];
    loop {
        let mut still = true;
        for n in 0..2 {
            let now = server.now;
            for ask in all[n].asks(now) {
                still = false;
                let by = [By::One, By::Two][n];
                for tell in server.answer(Some(by), &ask) {
                    news[n].extend(all[n].hear(&tell, now));
                    if matches!(tell, Tell::Lines { seat: None, .. }) && all[1 - n].is_live() {
                        let told = all[1 - n].hear(&tell, now);
                        news[1 - n].extend(told);
                    }
                }
            }
        }
        if still {
            return news;
        }
    }
}

/// Something that can be done now, as a line.
fn some_act(game: &Match, n: usize) -> Line {
    let mut legal = Vec::new();
    game.game().legal_actions(&mut legal);
    legal.retain(|a| !matches!(a, Action::Concede(_) | Action::Stop));
    Line::Act(notation::print(&game.game().components().roster, legal[n % legal.len()]))
}

fn due(all: &[Follow; 2]) -> Option<usize> {
    (0..2).find(|n| all[*n].is_due())
}

#[test]
fn both_see_the_same_game_and_own_moves_at_once() {
    let components = dragonrage_data::embedded();
    let mut server = Server::new(&components, None, Default::default());
    let mut all = followers(&components);
    all.iter_mut().for_each(Follow::connect);
    talk(&mut server, &mut all);
    assert_eq!(all.each_ref().map(Follow::seat), [Some(Seat::One), Some(Seat::Two)]);
    let mut n = 7;
    while !matches!(server.game.stage(), Stage::Over(_)) && n < 1500 {
        let who = due(&all).expect("somebody must act");
        n += 1;
        let line = some_act(all[who].game().unwrap(), n * 7919);
        let steps = all[who].game().unwrap().steps();
        all[who].say(&[line], server.now).unwrap();
        assert_eq!(all[who].game().unwrap().steps(), steps + 1, "it shows before the server knows");
        assert_eq!(all[who].truth().unwrap().steps(), steps);
        talk(&mut server, &mut all);
        for one in &all {
            assert_eq!((one.waiting(), one.truth().unwrap().head()), (0, server.game.head()));
        }
    }
    assert!(n > 50);
}

#[test]
fn what_is_sent_again_counts_once() {
    let components = dragonrage_data::embedded();
    let mut server = Server::new(&components, None, Default::default());
    let mut all = followers(&components);
    all.iter_mut().for_each(Follow::connect);
    talk(&mut server, &mut all);
    for n in 0..60 {
        let Some(who) = due(&all) else { break };
        let line = some_act(all[who].game().unwrap(), n * 31);
        all[who].say(&[line], 0).unwrap();
        let asks = all[who].asks(0);
        let by = [By::One, By::Two][who];
        // The server hears it, or does not; what it answers is lost.
        if n % 3 != 0 {
            asks.iter().for_each(|ask| drop(server.answer(Some(by), ask)));
        }
        all[who].disconnect();
        // The page is closed and opened again now and then.
        if n % 4 == 0 {
            all[who] = Follow::read(&components, &all[who].text(), 0).unwrap();
        }
        all[who].connect();
        let before = server.game.steps();
        let news = talk(&mut server, &mut all);
        assert!(!news.iter().flatten().any(|n| matches!(n, News::Dropped(_) | News::Broken(_))), "{news:?}");
        assert!(server.game.steps() > before || n % 3 != 0);
        // The other missed it, too.
        all[1 - who].connect();
        talk(&mut server, &mut all);
        assert_eq!(all[0].truth().unwrap().head(), all[1].truth().unwrap().head());
        assert_eq!((all[0].waiting(), all[1].waiting()), (0, 0));
    }
}

#[test]
fn what_was_done_without_a_connection_is_sent_in_order_or_dropped_with_a_reason() {
    let components = dragonrage_data::embedded();
    let mut server = Server::new(&components, None, Default::default());
    let mut all = followers(&components);
    all.iter_mut().for_each(Follow::connect);
    talk(&mut server, &mut all);
    // Past the roll for sides, into the set-up.
    for n in 0..6 {
        let who = due(&all).unwrap();
        let line = some_act(all[who].game().unwrap(), n);
        all[who].say(&[line], 0).unwrap();
        talk(&mut server, &mut all);
    }
    let who = due(&all).unwrap();
    all[who].disconnect();
    for n in 0..4 {
        let line = some_act(all[who].game().unwrap(), n);
        all[who].say(&[line], 0).unwrap();
    }
    assert_eq!(all[who].waiting(), 4);
    // Another device of the same player moved meanwhile.
    let mut other = all.clone();
    let line = some_act(&server.game, 50);
    let by = [By::One, By::Two][who];
    let ask = Ask::Do { game: ID, id: 5, head: server.game.answers(), lines: vec![line.to_string()] };
    let mut elsewhere =
        Server { game: server.game.clone(), log: server.log.clone(), chains: server.chains.clone(), now: 0 };
    elsewhere.now = server.now;
    elsewhere.answer(Some(by), &ask);
    other[who].connect();
    let news = talk(&mut elsewhere, &mut other);
    assert!(news[who].iter().any(|n| matches!(n, News::Dropped(why) if why.code == "changed")), "{news:?}");
    assert_eq!((other[who].waiting(), other[who].game().unwrap().head()), (0, elsewhere.game.head()));
    // Nobody did: all of it is written.
    let steps = server.game.steps();
    all[who].connect();
    talk(&mut server, &mut all);
    assert!(server.game.steps() >= steps + 4 && all[who].waiting() == 0);
}

#[test]
fn an_offer_that_crosses_a_move_does_not_undo_it() {
    let components = dragonrage_data::embedded();
    let mut server = Server::new(&components, None, Default::default());
    let mut all = followers(&components);
    all.iter_mut().for_each(Follow::connect);
    talk(&mut server, &mut all);
    let who = due(&all).unwrap();
    let line = some_act(all[who].game().unwrap(), 3);
    all[who].say(&[line], 0).unwrap();
    let late = all[who].asks(0);
    // The other's word is first.
    all[1 - who].say(&[Line::Offer(Offer::Pause)], 0).unwrap();
    let by = [By::One, By::Two];
    for ask in all[1 - who].asks(0) {
        for tell in server.answer(Some(by[1 - who]), &ask) {
            all[1 - who].hear(&tell, 0);
        }
    }
    let steps = server.game.steps();
    let refused = server.answer(Some(by[who]), &late[0]);
    assert!(refused.iter().all(|t| matches!(t, Tell::Refused { why, .. } if why.code == "head")));
    for tell in refused {
        assert_eq!(all[who].hear(&tell, 0), []);
    }
    let news = talk(&mut server, &mut all);
    assert!(!news.iter().flatten().any(|n| matches!(n, News::Dropped(_))), "{news:?}");
    assert!(server.game.steps() > steps);
    assert_eq!(all[who].offered(), Some(Offer::Pause));
}

#[test]
fn another_past_is_not_believed() {
    let components = dragonrage_data::embedded();
    let mut server = Server::new(&components, None, Default::default());
    let mut all = followers(&components);
    all.iter_mut().for_each(Follow::connect);
    talk(&mut server, &mut all);
    let mut forged = server.log.clone();
    let last = forged.last_mut().unwrap();
    last.line = "say hello".to_owned();
    let mut one = all[0].clone();
    let news = one.hear(&Tell::Lines { game: ID, seat: None, entries: forged }, 0);
    assert!(matches!(&news[..], [News::Broken(why)] if why.code == "past"), "{news:?}");
    assert!(one.asks(0).is_empty() && one.say(&[Line::Resign], 0).is_err());
    // A line that is not legal.
    let mut two = all[1].clone();
    let by = By::Server;
    let entry = Entry { seq: two.seq(), at: u64::MAX, by, id: None, line: "roll 6+6".to_owned() };
    let news = two.hear(&Tell::Lines { game: ID, seat: None, entries: vec![entry.clone()] }, 0);
    assert!(matches!(&news[..], [News::Broken(_)]), "{news:?}");
    // A gap is no lie: the rest is asked for.
    let mut three = all[1].clone();
    let missed = Entry { seq: three.seq() + 3, ..entry };
    assert_eq!(three.hear(&Tell::Lines { game: ID, seat: None, entries: vec![missed] }, 0), []);
    assert!(matches!(three.asks(0)[..], [Ask::Watch { from, .. }] if from == three.seq()));
}

#[test]
fn whoever_keeps_his_chain_shows_what_is_due_and_no_more() {
    let components = dragonrage_data::embedded();
    for clock in [None, Some(Clock::minutes(15, 2, 20))] {
        let mut server = Server::new(&components, clock, [Custody::Kept; 2]);
        let mut all = followers(&components);
        all[0].keep_chain(chain(Party::One));
        all[1].keep_chain(chain(Party::Two));
        all.iter_mut().for_each(Follow::connect);
        talk(&mut server, &mut all);
        let mut rolls = 0;
        for n in 0..700 {
            let Some(who) = due(&all) else { break };
            let line = some_act(all[who].game().unwrap(), n * 7919 + 3);
            all[who].say(&[line], server.now).unwrap();
            let news = talk(&mut server, &mut all);
            assert!(!news.iter().flatten().any(|n| matches!(n, News::Dropped(_) | News::Broken(_))), "{news:?}");
            rolls = server.log.iter().filter(|e| e.line.starts_with("roll")).count();
        }
        assert!(rolls > 3, "{rolls} rolls");
        // Nothing of a half-turn to come: at most the one that is under way.
        let next = server.game.next_roll().unwrap();
        let beyond = last_of((next - 1) / STRIDE).unwrap() + 1;
        assert!([Party::One, Party::Two].iter().all(|p| server.game.opened(*p, beyond).is_none()));
    }
}

#[test]
fn talk_is_heard_and_clocks_are_the_servers() {
    let components = dragonrage_data::embedded();
    let mut server = Server::new(&components, Some(Clock::minutes(15, 2, 20)), Default::default());
    let mut all = followers(&components);
    all.iter_mut().for_each(Follow::connect);
    all[0].hear(&Tell::Hello { version: 1, now: 5000 }, 1000);
    assert_eq!(all[0].server_time(2000), 6000);
    talk(&mut server, &mut all);
    all[0].say(&[Line::Phrase(Phrase::Hello)], 0).unwrap();
    all[1].say(&[Line::Say("¡Hola!".to_owned())], 0).unwrap();
    talk(&mut server, &mut all);
    let heard: Vec<_> = all[0].talk().into_iter().map(|s| (s.seat, s.what)).collect();
    let free = Words::Free("¡Hola!".to_owned());
    assert_eq!(heard, [(Seat::One, Words::Phrase(Phrase::Hello)), (Seat::Two, free)]);
    assert_eq!(all[0].talk(), all[1].talk());
    let who = [Seat::One, Seat::Two][due(&all).unwrap()];
    let (early, late) = (all[0].left(who, 2000).unwrap(), all[0].left(who, 12_000).unwrap());
    assert_eq!(early - late, 10_000);
}
