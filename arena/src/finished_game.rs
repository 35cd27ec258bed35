//! Plays one game between bots, from the deal to its end.

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

/// The number of decisions after which a game counts as stuck.
const MAX_DECISIONS: u64 = 50_000;

/// The number of nodes between two measurements of time.
const SLICE_NODES: u32 = 2000;

/// The thinking times of one player.
#[derive(Clone, Copy, Debug, Default)]
pub struct ThinkTimes {
    /// The number of decisions of the player.
    pub decisions: u64,
    /// The thinking time of all decisions together.
    pub sum: Duration,
    /// The time of the slowest decision.
    pub longest: Duration,
    /// The longest time during which the player could not have been interrupted.
    pub slice: Duration,
}

impl ThinkTimes {
    /// Adds the times of another game.
    pub fn add(&mut self, other: &Self) {
        self.decisions += other.decisions;
        self.sum += other.sum;
        self.longest = self.longest.max(other.longest);
        self.slice = self.slice.max(other.slice);
    }
}

/// The result and statistics of a game.
#[derive(Clone, Debug)]
pub struct FinishedGame {
    /// The sides that won.
    pub winners: Vec<u8>,
    /// The side that moved first.
    pub first: u8,
    /// The number of decisions of all sides.
    pub decisions: u64,
    /// The thinking times, by index in the pairing.
    pub times: [ThinkTimes; 2],
    /// For every decision, the side that made it and its evaluation of the position.
    pub evaluations: Vec<(u8, i32)>,
    /// The values of the sides from round to round.
    pub timeline: GameTimeline,
}

/// Plays `game` to its end; `player_of_side` is the index in `players` of the player of a side.
///
/// # Errors
/// Returns an error if a bot proposes no legal action, or the game does not end.
pub fn play_game<G: ArenaSetup>(
    game: &G,
    players: [ArenaPlayer; 2],
    player_of_side: impl Fn(u8) -> usize,
    seed: u64,
) -> Result<FinishedGame> {
    let mut chance = SeededRng::new(seed, 0);
    let mut state = game.deal(&mut chance);
    let mut times = [ThinkTimes::default(); 2];
    let mut first = None;
    let mut judged = Vec::new();
    let mut timeline = GameTimeline::default();
    for decision in 1..MAX_DECISIONS {
        let waiting = match game.status(&state) {
            Status::Over(outcome) => {
                timeline.record_end(game, &state);
                return Ok(FinishedGame {
                    winners: sides(game, outcome.winners),
                    first: first.unwrap_or(0),
                    decisions: decision - 1,
                    times,
                    evaluations: judged,
                    timeline,
                });
            }
            Status::WaitingFor(seats) => seats,
        };
        let seat = waiting.iter().next().unwrap_or(Seat(0));
        first.get_or_insert(game.side(seat));
        judged.push((game.side(seat), game.evaluate(&state, seat)));
        let player_index = player_of_side(game.side(seat));
        let view = game.view(&state, Viewer::Seat(seat));
        let rng = SeededRng::new(seed, decision);
        let line = decide(
            game,
            players[player_index],
            &view,
            seat,
            rng,
            &mut times[player_index],
        );
        let has_played = play_line(game, &mut state, seat, line, &mut chance, &mut timeline);
        ensure!(
            has_played,
            "{} played no legal action in game {seed}",
            players[player_index]
        );
    }
    bail!("game {seed} did not end within {MAX_DECISIONS} decisions")
}

/// Plays an action line as far as it is legal, and answers questions to the seat. Returns whether
/// any of it was played.
fn play_line<G: ArenaSetup>(
    game: &G,
    state: &mut G::State,
    seat: Seat,
    line: Vec<G::Action>,
    chance: &mut SeededRng,
    timeline: &mut GameTimeline,
) -> bool {
    let question = game.question(state, seat);
    let mut has_played = false;
    for action in line {
        let goes_on = game.question(state, seat) == question;
        let mut start = TurnStartSink::new(game);
        if !goes_on || game.act(state, seat, action, chance, &mut start).is_err() {
            break;
        }
        timeline.record_round(game, state, &start);
        has_played = true;
    }
    has_played
}

/// Returns the CPU time of this thread, or wall-clock time where the system does not provide it.
/// With CPU time, a busy machine does not make a bot look slow.
fn thread_cpu_time() -> Duration {
    static START: OnceLock<Instant> = OnceLock::new();
    let schedstat = fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanos = schedstat.and_then(|text| text.split_whitespace().next()?.parse().ok());
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
    rng: SeededRng,
    times: &mut ThinkTimes,
) -> Vec<G::Action> {
    let start = thread_cpu_time();
    let line = match player {
        ArenaPlayer::Random => think(game, &mut RandomBot::new(game, view, seat, rng), times),
        ArenaPlayer::Greedy => think(game, &mut GreedyBot::new(game, view, seat, rng), times),
        ArenaPlayer::Bot(level, factor) => {
            let mut bot = game.new_policy(view, seat, level, rng);
            bot.set_node_factor(factor);
            think(game, &mut bot, times)
        }
    };
    let taken = thread_cpu_time().saturating_sub(start);
    times.decisions += 1;
    times.sum += taken;
    times.longest = times.longest.max(taken);
    line
}

fn think<G: ArenaSetup>(game: &G, bot: &mut impl Bot<G>, times: &mut ThinkTimes) -> Vec<G::Action> {
    loop {
        let start = thread_cpu_time();
        let progress = bot.think(game, SLICE_NODES);
        times.slice = times.slice.max(thread_cpu_time().saturating_sub(start));
        if let Poll::Ready(line) = progress {
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
