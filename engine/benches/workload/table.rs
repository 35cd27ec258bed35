//! Measures the speed of games and of chess in turn, and prints it with the goals.

use super::{ChessPlay, Play};
use engine::game::Game;
use std::hint::black_box;
use std::time::Instant;

/// Number of steps between two readings of the clock.
const BATCH: u32 = 500;
/// Number of paired measurements. Their median is reported, so that other load on the machine
/// matters little.
const PAIRS: usize = 151;
/// Length of one measurement, in seconds: short enough that other programs rarely interrupt it.
const SLICE: f64 = 0.002;

/// The minimum and the target speed.
#[derive(Clone, Copy)]
pub struct Goals {
    /// Minimum number of steps per second.
    pub floor: f64,
    /// Target number of steps per second.
    pub goal: f64,
    /// The floor as a share of chess.
    pub floor_ratio: f64,
    /// The goal as a share of chess.
    pub goal_ratio: f64,
}

/// Measures once and returns the steps per second.
fn measure_rate(now: &impl Fn() -> f64, mut steps: impl FnMut(u32)) -> f64 {
    let (start, mut count) = (now(), 0u32);
    loop {
        steps(BATCH);
        count += BATCH;
        let elapsed = now() - start;
        if elapsed >= SLICE {
            return f64::from(count) / elapsed;
        }
    }
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or(0.0)
}

/// Returns the steps per second of a game and of chess, measured in turn.
fn measure_pair<G: Game>(now: &impl Fn() -> f64, game: &G) -> (f64, f64) {
    let (mut play, mut chess) = (Play::new(game), ChessPlay::new());
    play.run_steps(20 * BATCH);
    chess.run_steps(20 * BATCH);
    let (mut game_rates, mut chess_rates) = (Vec::new(), Vec::new());
    for _ in 0..PAIRS {
        game_rates.push(measure_rate(now, |count| play.run_steps(count)));
        chess_rates.push(measure_rate(now, |count| chess.run_steps(count)));
    }
    (median(game_rates), median(chess_rates))
}

/// Returns the word for whether a value reaches the goal, only the floor, or neither.
fn goal_verdict(value: f64, floor: f64, goal: f64) -> &'static str {
    if value >= goal {
        "goal"
    } else if value >= floor {
        "floor held"
    } else {
        "BELOW FLOOR"
    }
}

/// A group of tables: its name, and a predicate that selects its tables.
pub type Kind<'a, G> = (&'a str, fn(&G) -> bool);

/// Measures and prints the speed at each table, and the means of all tables and of those in `kind`.
/// `now` returns seconds.
pub fn bench_steps<G: Game>(
    now: &impl Fn() -> f64,
    tables: &[(String, G)],
    kind: Option<Kind<'_, G>>,
    goals: Goals,
    print: &impl Fn(&str),
) {
    print_legend(goals, print);
    print("one step = list every legal action, pick one, carry it out; M = million steps a second");
    print(&format!(
        "{:<24} {:>8} {:>8} {:>7}  by steps     by ratio",
        "table", "ours M", "chess M", "ratio"
    ));
    let (mut all, mut some) = (Vec::new(), Vec::new());
    for (name, game) in tables {
        let (game_rate, chess_rate) = measure_pair(now, game);
        print_row(name, game_rate, chess_rate, goals, print);
        all.push((game_rate, chess_rate));
        if kind.is_some_and(|(_, fits)| fits(game)) {
            some.push((game_rate, chess_rate));
        }
    }
    if let Some((name, _)) = kind {
        print_mean(name, &some, goals, print);
    }
    print_mean("all tables", &all, goals, print);
}

fn print_mean(name: &str, rates: &[(f64, f64)], goals: Goals, print: &impl Fn(&str)) {
    // Equal numbers of steps at each table: the harmonic mean of the rates.
    let mean = |get: fn(&(f64, f64)) -> f64| {
        rates.len() as f64 / rates.iter().map(|rate| 1.0 / get(rate)).sum::<f64>()
    };
    print_row(name, mean(|rate| rate.0), mean(|rate| rate.1), goals, print);
}

fn print_row(name: &str, game_rate: f64, chess_rate: f64, goals: Goals, print: &impl Fn(&str)) {
    let ratio = game_rate / chess_rate;
    print(&format!(
        "{name:<24} {:>8.2} {:>8.2} {ratio:>7.2}  {:<12} {}",
        game_rate / 1e6,
        chess_rate / 1e6,
        goal_verdict(game_rate, goals.floor, goals.goal),
        goal_verdict(ratio, goals.floor_ratio, goals.goal_ratio),
    ));
}

/// Prints the floor and the goal.
fn print_legend(goals: Goals, print: &impl Fn(&str)) {
    print(&format!(
        "floor {:.1} M, ratio {:.2}; goal {:.1} M, ratio {:.2}",
        goals.floor / 1e6,
        goals.floor_ratio,
        goals.goal / 1e6,
        goals.goal_ratio,
    ));
}

/// Prints the size of a state and the median time to copy it, each with its limit.
pub fn bench_copies<G: Game>(game: &G, bytes: f64, nanoseconds: f64) {
    let mut play = Play::new(game);
    play.run_steps(200);
    let mut copies = vec![play.state().clone(); 16];
    let rounds = 100u32;
    let times = (0..301).map(|_| {
        let start = Instant::now();
        for _ in 0..rounds {
            for copy in &mut copies {
                copy.clone_from(black_box(play.state()));
            }
            black_box(&mut copies);
        }
        start.elapsed().as_secs_f64() * 1e9 / f64::from(rounds) / 16.0
    });
    let (size, each) = (size_of::<G::State>(), median(times.collect()));
    println!(
        "state: {size} bytes ({}), copied in {each:.1} ns ({}); an action {} bytes",
        within_limit(size as f64, bytes),
        within_limit(each, nanoseconds),
        size_of::<G::Action>()
    );
}

/// Returns the word for whether a value is within its limit, followed by the limit.
pub fn within_limit(value: f64, limit: f64) -> String {
    format!(
        "{} {limit}",
        if value <= limit { "within" } else { "ABOVE" }
    )
}
