//! One game between bots, from the deal to its end.

use crate::course::{Begun, Course};
use crate::order::Player;
use anyhow::{Result, bail, ensure};
use engine::bots::{Bot, Greedy, Random};
use engine::chance::Seeded;
use engine::game::{Seat, Seats, Status, Viewer};
use engine::ring::Ring;
use std::fs;
use std::sync::OnceLock;
use std::task::Poll;
use std::time::{Duration, Instant};

/// Decisions after which a game is held to be stuck.
const ENDLESS: u64 = 50_000;

/// Nodes between two looks at the watch.
const SLICE: u32 = 2000;

/// Thinking times of one player.
#[derive(Clone, Copy, Debug, Default)]
pub struct Times {
    /// How many decisions it made.
    pub decisions: u64,
    /// All of them together.
    pub sum: Duration,
    /// The longest.
    pub longest: Duration,
    /// The longest time in which it could not have been interrupted.
    pub slice: Duration,
}

impl Times {
    /// Both together.
    pub fn add(&mut self, other: &Self) {
        self.decisions += other.decisions;
        self.sum += other.sum;
        self.longest = self.longest.max(other.longest);
        self.slice = self.slice.max(other.slice);
    }
}

/// How a game went.
#[derive(Clone, Debug)]
pub struct Bout {
    /// The sides that won.
    pub winners: Vec<u8>,
    /// The side that was asked first.
    pub first: u8,
    /// How many decisions were made.
    pub decisions: u64,
    /// By place in the pairing.
    pub times: [Times; 2],
    /// At every decision the side that made it, and what the position was worth to it.
    pub judged: Vec<(u8, i32)>,
    /// What sides had from round to round.
    pub course: Course,
}

/// Plays `game` to its end; `place` says which of `players` has a side.
///
/// # Errors
/// When a bot gives nothing that is accepted, or the game does not end.
pub fn bout<G: Ring>(
    game: &G,
    players: [Player; 2],
    place: impl Fn(u8) -> usize,
    seed: u64,
) -> Result<Bout> {
    let mut chance = Seeded::new(seed, 0);
    let mut state = game.deal(&mut chance);
    let mut times = [Times::default(); 2];
    let mut first = None;
    let mut judged = Vec::new();
    let mut course = Course::default();
    for decision in 1..ENDLESS {
        let waiting = match game.status(&state) {
            Status::Over(outcome) => {
                course.close(game, &state);
                return Ok(Bout {
                    winners: sides(game, outcome.winners),
                    first: first.unwrap_or(0),
                    decisions: decision - 1,
                    times,
                    judged,
                    course,
                });
            }
            Status::WaitingFor(seats) => seats,
        };
        let seat = waiting.iter().next().unwrap_or(Seat(0));
        first.get_or_insert(game.side(seat));
        judged.push((game.side(seat), game.worth(&state, seat)));
        let who = place(game.side(seat));
        let view = game.view(&state, Viewer::Seat(seat));
        let lots = Seeded::new(seed, decision);
        let line = decide(game, players[who], &view, seat, lots, &mut times[who]);
        let given = give(game, &mut state, seat, line, &mut chance, &mut course);
        ensure!(given, "{} has no answer in game {seed}", players[who]);
    }
    bail!("game {seed} does not end")
}

/// Gives a line as far as it is accepted and answers what is asked of the seat; says whether any of it
/// was.
fn give<G: Ring>(
    game: &G,
    state: &mut G::State,
    seat: Seat,
    line: Vec<G::Action>,
    chance: &mut Seeded,
    course: &mut Course,
) -> bool {
    let asked = game.question(state, seat);
    let mut given = false;
    for action in line {
        let goes_on = game.question(state, seat) == asked;
        let mut begun = Begun::new(game);
        if !goes_on || game.act(state, seat, action, chance, &mut begun).is_err() {
            break;
        }
        course.follow(game, state, &begun);
        given = true;
    }
    given
}

/// The time that this thread has worked; where the system does not tell, the time of day. So a
/// busy machine does not make a bot look slow.
fn worked() -> Duration {
    static START: OnceLock<Instant> = OnceLock::new();
    let told = fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanos = told.and_then(|text| text.split_whitespace().next()?.parse().ok());
    nanos.map_or_else(
        || START.get_or_init(Instant::now).elapsed(),
        Duration::from_nanos,
    )
}

fn decide<G: Ring>(
    game: &G,
    player: Player,
    view: &G::View,
    seat: Seat,
    lots: Seeded,
    times: &mut Times,
) -> Vec<G::Action> {
    let begun = worked();
    let line = match player {
        Player::Random => think(game, &mut Random::new(game, view, seat, lots), times),
        Player::Greedy => think(game, &mut Greedy::new(game, view, seat, lots), times),
        Player::Bot(level) => think(game, &mut game.pilot(view, seat, level, lots), times),
    };
    let taken = worked().saturating_sub(begun);
    times.decisions += 1;
    times.sum += taken;
    times.longest = times.longest.max(taken);
    line
}

fn think<G: Ring>(game: &G, bot: &mut impl Bot<G>, times: &mut Times) -> Vec<G::Action> {
    loop {
        let begun = worked();
        let thought = bot.think(game, SLICE);
        times.slice = times.slice.max(worked().saturating_sub(begun));
        if let Poll::Ready(line) = thought {
            return line;
        }
    }
}

fn sides<G: Ring>(game: &G, seats: Seats) -> Vec<u8> {
    let mut sides: Vec<u8> = seats.iter().map(|seat| game.side(seat)).collect();
    sides.sort_unstable();
    sides.dedup();
    sides
}
