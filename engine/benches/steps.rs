//! `cargo bench -p engine --bench steps`: the native speed of Centauri Rift, with random chess in
//! the same run for comparison, and the sizes of states and share codes.

mod workload;

use engine::bots::{Bot, Level, play_line};
use engine::chance::SeededRng;
use engine::game::{Game, NullSink, Status};
use engine::rift::Rift;
use engine::rift::bot::BotDecision;
use engine::save::share_code;
use engine::session::Session;
use std::hint::black_box;
use std::time::Instant;
use workload::rift::{NATIVE, is_duel, tables};
use workload::table::{self, within_limit};
use workload::{BenchRng, Play};

fn main() {
    let start = Instant::now();
    let now = || start.elapsed().as_secs_f64();
    let print = |text: &str| println!("{text}");
    println!("Centauri Rift, natively");
    let duels = Some(("all duels", is_duel as fn(&_) -> bool));
    table::bench_steps(&now, &tables(), duels, NATIVE, &print);
    println!();
    table::bench_copies(&tables()[7].1, 848.0, 30.0);
    for (name, game) in tables() {
        bench_playouts(&name, &game);
    }
    println!();
    for (name, game) in tables() {
        bench_turns(&name, &game);
    }
    println!();
    bench_saves(&tables()[1].1);
}

/// Prints the number of random games per second.
fn bench_playouts(name: &str, game: &Rift) {
    let mut play = Play::new(game);
    let (start, mut steps) = (Instant::now(), 0u32);
    while start.elapsed().as_secs_f64() < 0.4 {
        play.run_steps(10_000);
        steps += 10_000;
    }
    let rate = f64::from(play.ended) / start.elapsed().as_secs_f64();
    let length = steps / play.ended.max(1);
    println!("{name:<24} {rate:>9.0} random games a second, of {length} steps");
}

/// Prints the time per turn when bots of the level captain play both seats.
fn bench_turns(name: &str, game: &Rift) {
    let mut state = game.deal(&mut SeededRng::new(1, 0));
    let mut times = Vec::new();
    for turn in 1..=60 {
        let Status::WaitingFor(seats) = game.status(&state) else {
            break;
        };
        let Some(seat) = seats.iter().next() else {
            break;
        };
        let start = Instant::now();
        let line = BotDecision::new(game, &state, seat, Level::Captain, SeededRng::new(1, turn))
            .decide(game);
        times.push(start.elapsed().as_secs_f64() * 1e3);
        let mut dice = SeededRng::new(1, 0);
        play_line(game, &mut state, seat, &line, &mut dice, &mut NullSink);
    }
    times.sort_by(f64::total_cmp);
    let longest = times.last().copied().unwrap_or(0.0);
    let median = times.get(times.len() / 2).copied().unwrap_or(0.0);
    println!(
        "{name:<24} a captain's turn: median {median:>6.1} ms, longest {longest:>6.1} ms ({})",
        within_limit(longest, 150.0)
    );
}

/// Prints the size of a share code and its loading time after 500 actions of a duel.
fn bench_saves(game: &Rift) {
    let mut session = Session::new(game.clone(), 7);
    let mut rng = BenchRng::new(3);
    let mut games = 0;
    while session.log().len() < 500 {
        let Status::WaitingFor(seats) = session.status() else {
            games += 1;
            session = Session::new(game.clone(), 7 + games);
            continue;
        };
        let Some(seat) = seats.iter().next() else {
            return;
        };
        let list = session.legal_actions(seat);
        if session.act(seat, list[rng.below(list.len())]).is_err() {
            return;
        }
    }
    let Some(text) = share_code::encode(&session) else {
        return;
    };
    let bytes = text.len() as f64 * 0.75;
    let limit = 64.0 + 2.0 * session.log().len() as f64;
    println!(
        "share code of {} actions: {bytes:.0} bytes, {:.2} an action ({})",
        session.log().len(),
        bytes / session.log().len() as f64,
        within_limit(bytes, limit)
    );
    let start = Instant::now();
    let rounds = 50;
    for _ in 0..rounds {
        assert!(black_box(share_code::decode::<Rift>(&text)).is_ok());
    }
    let each = start.elapsed().as_secs_f64() * 1e3 / f64::from(rounds);
    println!(
        "loaded and played again in {each:.2} ms ({})",
        within_limit(each, 5.0)
    );
    let start = Instant::now();
    for n in 0..rounds as usize {
        black_box(session.state_at(n * 10));
    }
    let each = start.elapsed().as_secs_f64() * 1e3 / f64::from(rounds);
    println!(
        "a jump within it: {each:.4} ms ({})",
        within_limit(each, 5.0)
    );
}
