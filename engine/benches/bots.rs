//! `cargo bench -p engine --bench bots`: how many positions per second the bots of each game
//! examine, and how long a decision takes, natively.

mod workload;

use engine::bots::{Bot, Level, play_line};
use engine::chance::SeededRng;
use engine::game::{Game, NullSink, Seat, Viewer};
use engine::{exodus, rift, saga, space_rift};
use std::time::Instant;

/// Thinking time that is measured for each bot, in seconds.
const MEASURED_SECONDS: f64 = 2.0;

fn main() {
    println!("Bots, natively; as many positions as they reckon themselves");
    println!(
        "{:<36} {:>12} {:>10} {:>10} {:>10}",
        "table, level", "positions/s", "decisions", "middle ms", "longest ms"
    );
    let rifts = workload::rift::tables();
    for index in [0, rifts.len() - 1] {
        bench_levels("Rift", &rifts[index], rift::bot::BotDecision::new);
    }
    let battles = workload::space_rift::tables();
    bench_levels("Space Rift", &battles[0], space_rift::bot::BotDecision::new);
    bench_levels(
        "Space Rift",
        &battles[battles.len() - 1],
        space_rift::bot::BotDecision::new,
    );
    let maps = workload::exodus::tables();
    for index in [0, 4] {
        bench_levels("Exodus", &maps[index], exodus::bot::BotDecision::new);
    }
    let campaigns = workload::saga::tables();
    for index in [0, campaigns.len() - 1] {
        bench_levels("Saga", &campaigns[index], saga::bot::BotDecision::new);
    }
}

/// Measures the bots of the levels captain and admiral at one table.
fn bench_levels<G: Game, B: Bot<G>>(
    name: &str,
    (table, game): &(String, G),
    new_bot: impl Fn(&G, &G::View, Seat, Level, SeededRng) -> B,
) {
    for level in [Level::Captain, Level::Admiral] {
        let name = format!("{name}: {table}, {}", level.term());
        bench_bots(&name, game, |view, seat, rng| {
            new_bot(game, view, seat, level, rng)
        });
    }
}

/// Lets bots play against each other until they have thought for [`MEASURED_SECONDS`], and prints
/// their speed.
fn bench_bots<G: Game, B: Bot<G>>(
    name: &str,
    game: &G,
    new_bot: impl Fn(&G::View, Seat, SeededRng) -> B,
) {
    let mut dice = SeededRng::new(1, 0);
    let mut state = game.deal(&mut dice);
    let (mut positions, mut times) = (0u64, Vec::new());
    while times.iter().sum::<f64>() < MEASURED_SECONDS {
        let Some(seat) = game.status(&state).waiting_seats().iter().next() else {
            state = game.deal(&mut dice);
            continue;
        };
        let view = game.view(&state, Viewer::Seat(seat));
        let start = Instant::now();
        let mut bot = new_bot(&view, seat, SeededRng::new(2, times.len() as u64));
        while let Some(more) = bot.think_step(game) {
            positions += u64::from(more);
        }
        times.push(start.elapsed().as_secs_f64());
        play_line(
            game,
            &mut state,
            seat,
            &bot.line(),
            &mut dice,
            &mut NullSink,
        );
    }
    let rate = positions as f64 / times.iter().sum::<f64>();
    times.sort_by(f64::total_cmp);
    let (median, longest) = (times[times.len() / 2], times[times.len() - 1]);
    println!(
        "{name:<36} {rate:>12.0} {:>10} {:>10.2} {:>10.2}",
        times.len(),
        median * 1e3,
        longest * 1e3
    );
}
