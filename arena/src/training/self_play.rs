//! Matches of bots, from which positions are drawn.

use super::sample::Sample;
use anyhow::{Result, anyhow, bail};
use engine::arena_setup::{ArenaConfig, ArenaSetup};
use engine::bots::{Bot, LearnedEvaluation, Level, play_line};
use engine::chance::{Chance, SeededRng};
use engine::game::{NullSink, Seat, Status, Viewer};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// One of this number of decisions is made by an Ensign instead of a Captain.
const ENSIGN_DECISIONS: u32 = 10;
/// One of this number of positions is kept: neighbors are almost the same.
const KEPT_POSITIONS: u32 = 6;
/// The number of decisions after which a match counts as stuck.
const MAX_DECISIONS: u64 = 50_000;

/// Plays matches `first` to `first + count` in all setups in turn, and returns the positions of
/// each match, in order. The result does not depend on the number of threads.
///
/// # Errors
/// Returns an error if a setup is invalid or a match does not end.
pub fn play_matches<G: ArenaSetup>(
    first: u64,
    count: usize,
    threads: usize,
) -> Result<Vec<Vec<Sample>>> {
    let setups = G::arena_configs();
    let next = AtomicUsize::new(0);
    let played = Mutex::new(Vec::with_capacity(count));
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= count {
                        break;
                    }
                    let setup = &setups[number % setups.len().max(1)];
                    let samples = play_match::<G>(setup, first + number as u64);
                    if let Ok(mut played) = played.lock() {
                        played.push((number, samples));
                    }
                }
            });
        }
    });
    let mut played = played
        .into_inner()
        .map_err(|_| anyhow!("a match panicked"))?;
    played.sort_by_key(|(number, _)| *number);
    played.into_iter().map(|(_, samples)| samples).collect()
}

/// Plays one match and returns some of its positions.
fn play_match<G: ArenaSetup>(setup: &ArenaConfig<G::Options>, seed: u64) -> Result<Vec<Sample>> {
    let game = G::new(setup.options.clone()).map_err(|error| anyhow!("{error}"))?;
    let mut chance = SeededRng::new(seed, 0);
    let mut own = SeededRng::new(seed, u64::MAX);
    let mut state = game.deal(&mut chance);
    let mut sides: Vec<(u8, Seat)> = Vec::new();
    for seat in game.seats().iter() {
        if sides.iter().all(|(side, _)| *side != game.side(seat)) {
            sides.push((game.side(seat), seat));
        }
    }
    let mut samples = Vec::new();
    for decision in 1..MAX_DECISIONS {
        let waiting = match game.status(&state) {
            Status::Over(outcome) => {
                let winners = outcome.winners;
                let is_winner = |(side, _): &(u8, Seat)| {
                    winners.iter().any(|winner| game.side(winner) == *side)
                };
                let won: Vec<bool> = sides.iter().map(is_winner).collect();
                set_results(&mut samples, &won);
                return Ok(samples);
            }
            Status::WaitingFor(seats) => seats,
        };
        if own.pick(KEPT_POSITIONS) == 0 {
            samples.push(sample(&game, &state, &sides));
        }
        let seat = waiting.iter().next().unwrap_or(Seat(0));
        let level = if own.pick(ENSIGN_DECISIONS) == 0 {
            Level::Ensign
        } else {
            Level::Captain
        };
        let view = game.view(&state, Viewer::Seat(seat));
        let mut bot = game.new_policy(&view, seat, level, SeededRng::new(seed, decision));
        let line = bot.decide(&game);
        if play_line(&game, &mut state, seat, &line, &mut chance, &mut NullSink) == 0 {
            bail!("no legal action in match {seed} on {}", setup.board);
        }
    }
    bail!("match {seed} on {} does not end", setup.board)
}

fn sample<G: LearnedEvaluation>(game: &G, state: &G::State, sides: &[(u8, Seat)]) -> Sample {
    let mut sample = Sample::default();
    for (_, seat) in sides {
        let mut features = Vec::with_capacity(G::FEATURES.len());
        game.add_features(state, *seat, &mut features);
        sample.features.push(features);
    }
    sample
}

/// Gives every position of a match its result. Without a winner all sides share the victory; a
/// single side has lost to the game.
fn set_results(samples: &mut [Sample], won: &[bool]) {
    let winners = won.iter().filter(|won| **won).count();
    let share = |is_won: &bool| match winners {
        0 if won.len() == 1 => 0.0,
        0 => 1.0 / won.len() as f32,
        _ => f32::from(u8::from(*is_won)) / winners as f32,
    };
    let shares: Vec<f32> = won.iter().map(share).collect();
    for sample in samples {
        sample.shares.clone_from(&shares);
    }
}
