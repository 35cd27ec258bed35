//! One game between bots, from the deal to its end.

use crate::args::ArenaPlayer;
use crate::game_timeline::{GameTimeline, TurnStartSink};
use anyhow::{Result, bail, ensure};
use engine::arena_setup::ArenaSetup;
use engine::bots::{Bot, GreedyBot, RandomBot};
use engine::chance::SeededRng;
use engine::game::{Seat, SeatSet, Status, Viewer};
use std::fs;
use std::sync::OnceLock;
use std::task::Poll;
use std::time::{Duration, Instant};

/// Decisions after which a game is held to be stuck.
const MAX_DECISIONS: u64 = 50_000;

/// Nodes between two looks at the watch.
const SLICE_NODES: u32 = 2000;

/// Thinking times of one player.
#[derive(Clone, Copy, Debug, Default)]
pub struct ThinkTimes {
    /// How many decisions it made.
    pub decisions: u64,
    /// All of them together.
    pub sum: Duration,
    /// The longest.
    pub longest: Duration,
    /// The longest time in which it could not have been interrupted.
    pub slice: Duration,
}

impl ThinkTimes {
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
pub struct FinishedGame {
    /// The sides that won.
    pub winners: Vec<u8>,
    /// The side that was asked first.
    pub first: u8,
    /// How many decisions were made.
    pub decisions: u64,
    /// By place in the pairing.
    pub times: [ThinkTimes; 2],
    /// At every decision the side that made it, and what the position was worth to it.
    pub evaluations: Vec<(u8, i32)>,
    /// What sides had from round to round.
    pub timeline: GameTimeline,
}

/// Plays `game` to its end; `place` says which of `players` has a side.
///
/// # Errors
/// When a bot gives nothing that is accepted, or the game does not end.
pub fn play_game<G: ArenaSetup>(
    game: &G,
    players: [ArenaPlayer; 2],
    place: impl Fn(u8) -> usize,
    seed: u64,
) -> Result<FinishedGame> {
    let mut chance = SeededRng::new(seed, 0);
    let mut state = game.deal(&mut chance);
    let mut times = [ThinkTimes::default(); 2];
    let mut first = None;
    let mut judged = Vec::new();
    let mut course = GameTimeline::default();
    for decision in 1..MAX_DECISIONS {
        let waiting = match game.status(&state) {
            Status::Over(outcome) => {
                course.record_end(game, &state);
                return Ok(FinishedGame {
                    winners: sides(game, outcome.winners),
                    first: first.unwrap_or(0),
                    decisions: decision - 1,
                    times,
                    evaluations: judged,
                    timeline: course,
                });
            }
            Status::WaitingFor(seats) => seats,
        };
        let seat = waiting.iter().next().unwrap_or(Seat(0));
        first.get_or_insert(game.side(seat));
        judged.push((game.side(seat), game.evaluate(&state, seat)));
        let who = place(game.side(seat));
        let view = game.view(&state, Viewer::Seat(seat));
        let lots = SeededRng::new(seed, decision);
        let line = decide(game, players[who], &view, seat, lots, &mut times[who]);
        let given = play_line(game, &mut state, seat, line, &mut chance, &mut course);
        ensure!(given, "{} has no answer in game {seed}", players[who]);
    }
    bail!("game {seed} does not end")
}

/// Gives a line as far as it is accepted and answers what is asked of the seat; says whether any of it
/// was.
fn play_line<G: ArenaSetup>(
    game: &G,
    state: &mut G::State,
    seat: Seat,
    line: Vec<G::Action>,
    chance: &mut SeededRng,
    course: &mut GameTimeline,
) -> bool {
    let asked = game.question(state, seat);
    let mut given = false;
    for action in line {
        let goes_on = game.question(state, seat) == asked;
        let mut begun = TurnStartSink::new(game);
        if !goes_on || game.act(state, seat, action, chance, &mut begun).is_err() {
            break;
        }
        course.record_round(game, state, &begun);
        given = true;
    }
    given
}

/// The time that this thread has worked; where the system does not tell, the time of day. So a
/// busy machine does not make a bot look slow.
fn thread_cpu_time() -> Duration {
    static START: OnceLock<Instant> = OnceLock::new();
    let told = fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanos = told.and_then(|text| text.split_whitespace().next()?.parse().ok());
    nanos.map_or_else(
        || START.get_or_init(Instant::now).elapsed(),
        Duration::from_nanos,
    )
}

fn decide<G: ArenaSetup>(
    game: &G,
    player: ArenaPlayer,
    view: &G::View,
    seat: Seat,
    lots: SeededRng,
    times: &mut ThinkTimes,
) -> Vec<G::Action> {
    let begun = thread_cpu_time();
    let line = match player {
        ArenaPlayer::Random => think(game, &mut RandomBot::new(game, view, seat, lots), times),
        ArenaPlayer::Greedy => think(game, &mut GreedyBot::new(game, view, seat, lots), times),
        ArenaPlayer::Bot(level) => {
            think(game, &mut game.new_policy(view, seat, level, lots), times)
        }
    };
    let taken = thread_cpu_time().saturating_sub(begun);
    times.decisions += 1;
    times.sum += taken;
    times.longest = times.longest.max(taken);
    line
}

fn think<G: ArenaSetup>(game: &G, bot: &mut impl Bot<G>, times: &mut ThinkTimes) -> Vec<G::Action> {
    loop {
        let begun = thread_cpu_time();
        let thought = bot.think(game, SLICE_NODES);
        times.slice = times.slice.max(thread_cpu_time().saturating_sub(begun));
        if let Poll::Ready(line) = thought {
            return line;
        }
    }
}

fn sides<G: ArenaSetup>(game: &G, seats: SeatSet) -> Vec<u8> {
    let mut sides: Vec<u8> = seats.iter().map(|seat| game.side(seat)).collect();
    sides.sort_unstable();
    sides.dedup();
    sides
}
