//! Puts load on a server: tables of all games, at which two connected people play at random. Prints
//! how long it takes until an action reaches the opponent.
//!
//! `cargo xtask load` starts a server and runs this; both share the machine.

#[path = "../tests/server/support/mod.rs"]
#[allow(dead_code, reason = "a part of it is used here")]
mod support;

use engine::arena_setup::ArenaSetup;
use engine::error::RuleRefusal;
use engine::registry::{GameId, RegisteredGame};
use engine::with_game;
use protocol::online::TableInfo;
use std::env;
use std::time::{Duration, Instant};
use support::{Client, Person, TestServer, next_to_act, setup_for_two};
use tokio::sync::{oneshot, watch};
use tokio::task::JoinSet;
use tokio::time::{sleep, sleep_until};

/// The allocator of the server, so that the two differ in nothing but their work.
#[cfg(all(feature = "jemalloc", not(target_env = "msvc")))]
#[global_allocator]
static ALLOCATOR: tikv_jemallocator::Jemalloc = tikv_jemallocator::Jemalloc;

const GOLDEN_RATIO: f64 = 1.618_033_988_749_895;
/// Tables that are opened at the same time.
const OPENED_AT_ONCE: usize = 32;
/// The time between the last opened table and the first action.
const SETTLE_TIME: Duration = Duration::from_secs(5);
/// How long a table listens until it looks whether it may act.
const LISTEN_TIME: Duration = Duration::from_secs(1);

/// What is asked of the server.
#[derive(Clone, Copy)]
struct Load {
    tables: usize,
    /// Seconds between two actions at a table, on average.
    pause: f64,
    seconds: u64,
}

/// The times of all actions, and what failed.
#[derive(Default)]
struct Times {
    millis: Vec<(GameId, f64)>,
    failures: usize,
}

#[tokio::main]
async fn main() {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [address, tables, rate, seconds] = arguments.as_slice() else {
        eprintln!("usage: load ADDRESS TABLES ACTIONS_PER_SECOND SECONDS");
        std::process::exit(2);
    };
    let number = |text: &String| text.parse::<f64>().expect("a number");
    let load = Load {
        tables: number(tables) as usize,
        pause: number(tables) / number(rate),
        seconds: number(seconds) as u64,
    };
    let began = Instant::now();
    let (start, started) = watch::channel(None);
    let mut opened: JoinSet<Times> = JoinSet::new();
    let mut opening = JoinSet::new();
    for number in 0..load.tables {
        if opening.len() >= OPENED_AT_ONCE {
            opening.join_next().await;
        }
        let address = address.clone();
        let game = GameId::ALL[number % GameId::ALL.len()];
        let (sender, is_open) = oneshot::channel();
        let started = started.clone();
        opened.spawn(async move {
            let server = TestServer::at(&address);
            with_game!(game, G => Box::pin(play::<G>(&server, load, number, (sender, started))).await)
        });
        opening.spawn(is_open);
    }
    while opening.join_next().await.is_some() {}
    println!(
        "{} tables in {:.1} s",
        load.tables,
        began.elapsed().as_secs_f64()
    );
    // The opening takes all cores, so its end is awaited. No task of a table has ended before.
    let _ = start.send(Some(Instant::now() + SETTLE_TIME));
    let mut all = Times::default();
    while let Some(times) = opened.join_next().await {
        match times {
            Ok(times) => {
                all.millis.extend(times.millis);
                all.failures += times.failures;
            }
            Err(_) => all.failures += 1,
        }
    }
    report(&mut all, load);
}

/// Prints the distribution of the times.
fn report(times: &mut Times, load: Load) {
    times.millis.sort_by(|one, other| one.1.total_cmp(&other.1));
    println!(
        "{} actions, {:.0} a second, {} tables failed; from a player to the opponent:",
        times.millis.len(),
        times.millis.len() as f64 / load.seconds as f64,
        times.failures
    );
    for game in GameId::ALL {
        let of_game = times.millis.iter().filter(|(other, _)| *other == game);
        let of_game: Vec<f64> = of_game.map(|(_, time)| *time).collect();
        print_distribution(game.name(), &of_game);
    }
    let all: Vec<f64> = times.millis.iter().map(|(_, time)| *time).collect();
    print_distribution("all games", &all);
}

/// Prints the distribution of sorted times.
fn print_distribution(name: &str, times: &[f64]) {
    let at = |share: f64| {
        let index = (times.len() as f64 * share) as usize;
        let time = times.get(index.min(times.len().saturating_sub(1)));
        time.copied().unwrap_or(f64::NAN)
    };
    println!(
        "  {name}: median {:.1} ms, p90 {:.1} ms, p99 {:.1} ms, longest {:.1} ms",
        at(0.5),
        at(0.9),
        at(0.99),
        at(1.0)
    );
}

/// Opens a table for two people and bots, says when it is open, and plays from the start of all tables
/// until the time is over.
async fn play<G: ArenaSetup + RegisteredGame>(
    server: &TestServer,
    load: Load,
    number: usize,
    (is_open, mut started): (oneshot::Sender<()>, watch::Receiver<Option<Instant>>),
) -> Times
where
    G::Refusal: RuleRefusal,
{
    let mut times = Times::default();
    let mut clients = open::<G>(server).await;
    let _ = is_open.send(());
    let start = loop {
        if let Some(start) = *started.borrow_and_update() {
            break start;
        }
        // Pings are answered meanwhile.
        let [first, second] = &mut clients;
        tokio::join!(
            first.receive_for(LISTEN_TIME),
            second.receive_for(LISTEN_TIME)
        );
    };
    let end = start + Duration::from_secs(load.seconds);
    // Tables begin at different moments: multiples of the golden ratio are spread evenly.
    let turn = load.pause * (number as f64 * GOLDEN_RATIO).fract();
    sleep_until((start + Duration::from_secs_f64(turn)).into()).await;
    let mut count = number;
    while Instant::now() < end {
        count += 1;
        let Some(turn) = next_to_act(&mut clients).await else {
            clients = open::<G>(server).await;
            continue;
        };
        let [first, second] = &mut clients;
        let (actor, other) = match turn {
            0 => (first, second),
            _ => (second, first),
        };
        let before = actor.session().entry_count();
        let text = actor.choose(|legal| legal[(count * 7 + 3) % legal.len()]);
        let began = Instant::now();
        actor.send(text).await;
        // Both receive at the same time, as two machines do.
        let arrived = async {
            let has_more = |client: &Client<G>| client.session().entry_count() > before;
            other.wait_until(has_more).await;
            began.elapsed()
        };
        let answered = actor.wait_until(|actor| actor.session().entry_count() > before);
        let (arrived, ()) = tokio::join!(arrived, answered);
        times.millis.push((G::ID, arrived.as_secs_f64() * 1000.0));
        sleep(Duration::from_secs_f64(load.pause)).await;
    }
    times
}

async fn open<G: ArenaSetup>(server: &TestServer) -> [Client<G>; 2]
where
    G::Refusal: RuleRefusal,
{
    let (ann, ben) = (
        server.add_player("Ann").await,
        server.add_player("Ben").await,
    );
    let (options, seats) = setup_for_two::<G>();
    let table = ann.open_table::<G>(server, &options, &seats).await;
    ben.join(server, &table).await;
    let sit_down = async |person: &Person| {
        let table: TableInfo = person.table(server, &table.id).await;
        person.sit_down::<G>(server, &table).await
    };
    [sit_down(&ann).await, sit_down(&ben).await]
}
