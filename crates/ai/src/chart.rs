//! How far it is from hex to hex on foot, as each side sees the walls. Made once per game, and again for the invader
//! when an entrance is smashed or a wall breached. An estimate for judging only: what is legal the rules say.

use crate::flight::Flight;
use dragonrage_rules::options::FlightLastLeg;
use dragonrage_rules::{Board, Dir, Edge, EntranceState, Game, HEXES, Hex, Kind, Place, Terrain};

use std::sync::{Arc, Mutex, PoisonError};

/// No way.
pub const FAR: u8 = 60;

/// Empty lists, one for each distance.
const RINGS: [Vec<Hex>; FAR as usize] = [const { Vec::new() }; FAR as usize];

/// What an invader thinks a shut entrance costs, in hexes.
const DOOR: u8 = 3;
const GATE: u8 = 5;
/// What a wall costs those who may scale it [2.5.8].
const WALL: u8 = 9;
const GIANTS_WALL: u8 = 5;

/// Who walks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Walker {
    /// The defender's troops: entrances are theirs.
    Defender,
    /// Men and walking monsters, who must find an entrance.
    Invader,
    /// Orcs and the like, who also scale walls.
    Climber,
    /// A giant, who wades through rivers [2.11.1.3-a] and hardly minds a wall.
    Wader,
}

/// How far it is to some place from everywhere.
#[derive(Clone, Debug)]
pub struct Way {
    /// Steps on foot from each hex.
    pub foot: Box<[u8; HEXES]>,
    /// Steps of a climber.
    pub climb: Box<[u8; HEXES]>,
    /// Steps of a wader.
    pub wade: Box<[u8; HEXES]>,
}

impl Way {
    fn new() -> Way {
        let nowhere = || Box::new([FAR; HEXES]);
        Way { foot: nowhere(), climb: nowhere(), wade: nowhere() }
    }
}

/// A hex with VP.
#[derive(Clone, Debug)]
pub struct Goal {
    /// The hex.
    pub hex: Hex,
    /// The way there.
    pub way: Way,
}

/// Holes in the walls: entrances that are smashed and walls that are breached, a bit for each.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Holes {
    pub smashed: u64,
    pub breached: u128,
}

impl Holes {
    fn of(game: &Game) -> Holes {
        let count = game.board().spec().entrances.len() as u8;
        let smashed =
            (0..count).filter(|n| game.entrance_state(*n) == EntranceState::Smashed).fold(0, |m, n| m | 1 << n);
        Holes { smashed, breached: game.breached_walls() }
    }
}

/// The ways that there are with certain holes in the walls.
#[derive(Clone, Debug)]
struct Survey {
    holes: Holes,
    inside: Arc<Way>,
    goals: Arc<Vec<Goal>>,
}

/// Surveys that are kept: games that are only imagined come back to the same few again and again.
const SURVEYS: usize = 64;

/// Distances on a board. Copies share what they know.
#[derive(Clone, Debug)]
pub struct Chart {
    holes: Holes,
    surveys: Arc<Mutex<Vec<Survey>>>,
    /// VP hexes, razed ones too.
    pub goals: Arc<Vec<Goal>>,
    /// The place of each hex among them; later than the last for a hex without VP.
    goal_at: Arc<[u8; HEXES]>,
    /// The way to the nearest hex within the walls.
    pub inside: Arc<Way>,
    /// The same through the air.
    pub over: Arc<[u8; HEXES]>,
    defender: Arc<Vec<u8>>,
    air: Arc<Vec<u8>>,
    /// Flights of dragon, young dragon, roc and wurm.
    flights: Arc<[Flight; 4]>,
}

impl Chart {
    /// The chart of a game as it stands.
    pub fn new(game: &Game) -> Chart {
        let board = game.board();
        let mut defender = vec![FAR; HEXES * HEXES];
        let mut air = vec![FAR; HEXES * HEXES];
        let mut field = [FAR; HEXES];
        let (mut rings, steps) = (RINGS, steps(board, Holes::default(), Walker::Defender));
        for to in board.hexes().iter() {
            flood(board, &steps, &[to], &mut rings, &mut field);
            for from in board.hexes().iter() {
                defender[to.index() * HEXES + from.index()] = field[from.index()];
                air[from.index() * HEXES + to.index()] = from.distance(to);
            }
        }
        let short = game.options().flight_last_leg == FlightLastLeg::OneHexOk;
        let flights = Arc::new(std::array::from_fn(|n| Flight::new(game.components().monsters[n].fly, short)));
        let walls = &board.spec().within_walls;
        let mut over = [FAR; HEXES];
        for hex in board.hexes().iter() {
            over[hex.index()] = walls.iter().map(|h| hex.distance(h)).min().unwrap_or(FAR);
        }
        let (over, inside) = (Arc::new(over), Arc::new(Way::new()));
        let (defender, air) = (Arc::new(defender), Arc::new(air));
        let (goals, surveys) = (Arc::default(), Arc::default());
        let mut goal_at = [u8::MAX; HEXES];
        for (place, n) in vp_places(board).zip(0..) {
            goal_at[place.hex.index()] = n;
        }
        let goal_at = Arc::new(goal_at);
        let mut chart =
            Chart { holes: Holes::default(), surveys, goals, goal_at, inside, over, defender, air, flights };
        chart.recall(game, Holes::of(game));
        chart
    }

    /// The holes in the walls that it knows of.
    pub fn holes(&self) -> Holes {
        self.holes
    }

    /// Is the chart still right? If not, what has changed is surveyed again.
    pub fn refresh(&mut self, game: &Game) {
        let holes = Holes::of(game);
        if holes != self.holes {
            self.recall(game, holes);
        }
    }

    /// The survey for these holes, made if there is none yet.
    fn recall(&mut self, game: &Game, holes: Holes) {
        let mut surveys = self.surveys.lock().unwrap_or_else(PoisonError::into_inner);
        let survey = match surveys.iter().find(|s| s.holes == holes) {
            Some(known) => known.clone(),
            None => {
                if surveys.len() == SURVEYS {
                    surveys.clear();
                }
                let new = Survey::new(game, holes);
                surveys.push(new.clone());
                new
            }
        };
        (self.holes, self.inside, self.goals) = (holes, survey.inside, survey.goals);
    }

    /// Which of the goals the hex is.
    pub fn goal_at(&self, hex: Hex) -> Option<usize> {
        Some(usize::from(self.goal_at[hex.index()])).filter(|n| *n < self.goals.len())
    }

    /// Steps of a defender on foot.
    #[inline]
    pub fn defender(&self, from: Hex, to: Hex) -> u8 {
        // Whoever asks, asks about many who go to one place: they stand side by side in memory.
        self.defender[to.index() * HEXES + from.index()]
    }

    /// Steps of a defender on foot to a hex, from everywhere.
    pub fn defenders_to(&self, to: Hex) -> &[u8] {
        &self.defender[to.index() * HEXES..][..HEXES]
    }

    /// The flights of a kind of major monster.
    pub fn flight(&self, kind: Kind) -> &Flight {
        &self.flights[kind.index() - Kind::Dragon.index()]
    }

    /// Distances through the air from a hex to every other.
    pub fn air_from(&self, from: Hex) -> &[u8] {
        &self.air[from.index() * HEXES..][..HEXES]
    }

    /// Distance through the air.
    #[inline]
    pub fn air(&self, from: Hex, to: Hex) -> u8 {
        self.air[to.index() * HEXES + from.index()]
    }
}

impl Survey {
    fn new(game: &Game, holes: Holes) -> Survey {
        let board = game.board();
        let mut rings = RINGS;
        let [foot, climb, wade] =
            [Walker::Invader, Walker::Climber, Walker::Wader].map(|walker| steps(board, holes, walker));
        let mut way = |to: &[Hex]| {
            let mut way = Way::new();
            flood(board, &foot, to, &mut rings, &mut way.foot);
            flood(board, &climb, to, &mut rings, &mut way.climb);
            flood(board, &wade, to, &mut rings, &mut way.wade);
            way
        };
        let inside = Arc::new(way(&board.spec().within_walls.iter().collect::<Vec<_>>()));
        let goals = Arc::new(vp_places(board).map(|p| Goal { hex: p.hex, way: way(&[p.hex]) }).collect());
        Survey { holes, inside, goals }
    }
}

/// Places with VP, in the order of the goals.
fn vp_places(board: &Board) -> impl Iterator<Item = &Place> {
    board.spec().places.iter().filter(|p| p.vp > 0)
}

/// Cost of the step from a hex to its neighbour, if there is a way.
fn step(board: &Board, holes: Holes, walker: Walker, from: Hex, dir: Dir, to: Hex) -> Option<u8> {
    let water = match board.terrain(to) {
        Terrain::OffMap | Terrain::Sea => true,
        Terrain::River => walker != Walker::Wader,
        _ => false,
    };
    if water || walker != Walker::Wader && !board.joined(from, to) {
        return None;
    }
    match board.edge(from, dir) {
        Edge::Open => Some(1),
        Edge::Stream => (walker == Walker::Wader).then_some(1),
        Edge::Entrance(n) => {
            let e = board.entrance(n);
            let free = walker == Walker::Defender || holes.smashed >> n & 1 == 1 || !e.tower && e.inside == from;
            Some(
                1 + if free {
                    0
                } else if e.gate {
                    GATE
                } else {
                    DOOR
                },
            )
        }
        // Who can enter a river uses a breach, and nobody else [2.11.2.2-c].
        Edge::Wall(n) if walker == Walker::Wader && holes.breached >> n & 1 == 1 => Some(1),
        Edge::Wall(_) if walker == Walker::Climber => Some(1 + WALL),
        Edge::Wall(_) if walker == Walker::Wader => Some(1 + GIANTS_WALL),
        _ => None,
    }
}

/// What each step of a walker costs, by the hex it leads to and the direction it comes from; 0: no way.
type Steps = [[u8; 6]; HEXES];

fn steps(board: &Board, holes: Holes, walker: Walker) -> Box<Steps> {
    let mut steps = Box::new([[0; 6]; HEXES]);
    for to in board.hexes().iter() {
        for dir in Dir::ALL {
            if let Some(from) = board.neighbour(to, dir) {
                steps[to.index()][dir.index()] = step(board, holes, walker, from, dir.back(), to).unwrap_or(0);
            }
        }
    }
    steps
}

/// Steps from every hex to the nearest of `to`. Costs are small: a list for each distance visits every hex in order.
fn flood(board: &Board, steps: &Steps, to: &[Hex], rings: &mut [Vec<Hex>; FAR as usize], field: &mut [u8; HEXES]) {
    field.fill(FAR);
    to.iter().for_each(|h| field[h.index()] = 0);
    rings[0].extend_from_slice(to);
    for cost in 0..FAR {
        while let Some(hex) = rings[cost as usize].pop() {
            if field[hex.index()] != cost {
                continue;
            }
            for dir in Dir::ALL {
                let more = steps[hex.index()][dir.index()];
                if let Some(from) = board.neighbour(hex, dir).filter(|_| more > 0)
                    && cost + more < field[from.index()]
                {
                    field[from.index()] = cost + more;
                    rings[(cost + more) as usize].push(from);
                }
            }
        }
    }
}
