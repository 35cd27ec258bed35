//! Figures and how they are shown: measured side by side, with what is to be reached.

use super::{ChessPlay, Play};
use engine::game::Game;
use std::hint::black_box;
use std::time::Instant;

/// Steps between two looks at the clock.
const BATCH: u32 = 500;
/// Pairs of measurements; the middle one counts, so that what else the machine does matters little.
const PAIRS: usize = 151;
/// Length of one measurement, in seconds: mostly shorter than what a busy machine takes away.
const SLICE: f64 = 0.002;

/// What must be held and what is aimed at.
#[derive(Clone, Copy)]
pub struct Goals {
    /// Steps per second that must be held.
    pub floor: f64,
    /// Steps per second that are aimed at.
    pub goal: f64,
    /// The floor as a share of chess.
    pub floor_ratio: f64,
    /// The goal as a share of chess.
    pub goal_ratio: f64,
}

/// Steps per second of one measurement.
fn rate(now: &impl Fn() -> f64, mut steps: impl FnMut(u32)) -> f64 {
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

fn middle(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or(0.0)
}

/// Steps per second of a game and of chess, measured in turn.
fn pair<G: Game>(now: &impl Fn() -> f64, game: &G) -> (f64, f64) {
    let (mut play, mut chess) = (Play::new(game), ChessPlay::new());
    play.steps(20 * BATCH);
    chess.steps(20 * BATCH);
    let (mut ours, mut theirs) = (Vec::new(), Vec::new());
    for _ in 0..PAIRS {
        ours.push(rate(now, |count| play.steps(count)));
        theirs.push(rate(now, |count| chess.steps(count)));
    }
    (middle(ours), middle(theirs))
}

/// Whether a figure reaches what it must, in a word.
fn word(value: f64, floor: f64, goal: f64) -> &'static str {
    if value >= goal {
        "goal"
    } else if value >= floor {
        "floor held"
    } else {
        "BELOW FLOOR"
    }
}

/// A kind of tables: its name, and which are of it.
pub type Kind<'a, G> = (&'a str, fn(&G) -> bool);

/// Measures and prints the table of steps, and the means of all tables and of those of a kind. `now`
/// gives seconds.
pub fn steps<G: Game>(
    now: &impl Fn() -> f64,
    tables: &[(String, G)],
    kind: Option<Kind<'_, G>>,
    goals: Goals,
    print: &impl Fn(&str),
) {
    legend(goals, print);
    print("one step = list every legal action, pick one, carry it out; M = million steps a second");
    print(&format!(
        "{:<24} {:>8} {:>8} {:>7}  by steps     by ratio",
        "table", "ours M", "chess M", "ratio"
    ));
    let (mut all, mut some) = (Vec::new(), Vec::new());
    for (name, game) in tables {
        let (ours, theirs) = pair(now, game);
        line(name, ours, theirs, goals, print);
        all.push((ours, theirs));
        if kind.is_some_and(|(_, fits)| fits(game)) {
            some.push((ours, theirs));
        }
    }
    if let Some((name, _)) = kind {
        mean(name, &some, goals, print);
    }
    mean("all tables", &all, goals, print);
}

fn mean(name: &str, rates: &[(f64, f64)], goals: Goals, print: &impl Fn(&str)) {
    // As many steps of each: the mean of the times.
    let mean = |get: fn(&(f64, f64)) -> f64| {
        rates.len() as f64 / rates.iter().map(|rate| 1.0 / get(rate)).sum::<f64>()
    };
    line(name, mean(|rate| rate.0), mean(|rate| rate.1), goals, print);
}

fn line(name: &str, ours: f64, theirs: f64, goals: Goals, print: &impl Fn(&str)) {
    let ratio = ours / theirs;
    print(&format!(
        "{name:<24} {:>8.2} {:>8.2} {ratio:>7.2}  {:<12} {}",
        ours / 1e6,
        theirs / 1e6,
        word(ours, goals.floor, goals.goal),
        word(ratio, goals.floor_ratio, goals.goal_ratio),
    ));
}

/// The line that says what the words stand for.
fn legend(goals: Goals, print: &impl Fn(&str)) {
    print(&format!(
        "floor {:.1} M, ratio {:.2}; goal {:.1} M, ratio {:.2}",
        goals.floor / 1e6,
        goals.floor_ratio,
        goals.goal / 1e6,
        goals.goal_ratio,
    ));
}

/// Prints size and copy of a state, of many short measurements the middle one, and what they may be at
/// most.
pub fn copies<G: Game>(game: &G, bytes: f64, nanoseconds: f64) {
    let mut play = Play::new(game);
    play.steps(200);
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
    let (size, each) = (size_of::<G::State>(), middle(times.collect()));
    println!(
        "state: {size} bytes ({}), copied in {each:.1} ns ({}); an action {} bytes",
        most(size as f64, bytes),
        most(each, nanoseconds),
        size_of::<G::Action>()
    );
}

/// Whether a figure is within its limit.
pub fn most(value: f64, limit: f64) -> String {
    format!(
        "{} {limit}",
        if value <= limit { "within" } else { "ABOVE" }
    )
}
