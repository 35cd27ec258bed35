//! Three nodes with one database, killed while matches of all games are played: what was acknowledged
//! is in the log, and tables continue at another node. `cargo xtask prove cluster` runs it.

use crate::support::{Client, PATIENCE, Person, TestFolder, TestServer, setup_for_two};
use engine::arena_setup::ArenaSetup;
use engine::error::RuleRefusal;
use engine::registry::GameId;
use engine::with_game;
use protocol::CommitmentRecord;
use protocol::online::TableInfo;
use serde_json::Value;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::task::JoinSet;
use tokio::time::sleep;

/// Tables of each game at a time.
const TABLES: usize = 6;
/// The nodes.
const NODES: usize = 3;
/// How often a node is killed.
const KILLS: usize = 6;
/// The time between a kill and the restart of the node, and then to the next kill.
const PAUSE: Duration = Duration::from_secs(7);
/// The time in which a table has to continue.
const MAX_GAP: Duration = Duration::from_secs(5);
/// The pause between two actions at a table.
const THINKING: Duration = Duration::from_millis(150);
/// How long a player waits for an answer before connecting again; longer than a table may stand still.
const ANSWER_TIME: Duration = Duration::from_secs(10);

/// A node, killed when it is dropped.
struct Node {
    program: Child,
    address: String,
}

impl Drop for Node {
    fn drop(&mut self) {
        // Killed, not asked to end.
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}

impl Node {
    fn start(database: &Path) -> Self {
        let child = Command::new(env!("CARGO_BIN_EXE_centauri-server"))
            .args(["--listen", "127.0.0.1:0", "--no-limits", "--database"])
            .arg(database)
            .arg("--nats")
            .arg(std::env::var("CENTAURI_TEST_NATS").expect("the address of NATS"))
            .env("RUST_LOG", "warn")
            .stdout(Stdio::piped())
            .stderr(Stdio::inherit())
            .spawn();
        let mut program = child.expect("the program starts");
        let output = program.stdout.take().expect("a pipe");
        let mut line = String::new();
        BufReader::new(output).read_line(&mut line).expect("a line");
        let address = line.trim().to_owned();
        assert!(!address.is_empty(), "the node does not start");
        Self { program, address }
    }

    /// Sends the program a signal.
    #[cfg(unix)]
    fn signal(&self, signal: &str) {
        let program = self.program.id().to_string();
        let sent = Command::new("kill").args(["-s", signal, &program]).status();
        assert!(sent.is_ok_and(|status| status.success()), "{signal}");
    }

    /// Asks the program to end, and waits for that.
    #[cfg(unix)]
    async fn stop(&mut self) {
        self.signal("TERM");
        let since = Instant::now();
        while self.program.try_wait().expect("a child").is_none() {
            assert!(since.elapsed() < PATIENCE, "the node does not end");
            sleep(Duration::from_millis(50)).await;
        }
    }
}

/// The addresses of the nodes that run.
#[derive(Clone, Default)]
struct Addresses(Arc<Mutex<Vec<Option<String>>>>);

impl Addresses {
    fn set(&self, node: usize, address: Option<String>) {
        self.0.lock().expect("no panic")[node] = address;
    }

    /// Returns the first node that runs, from one on.
    fn from(&self, node: usize) -> TestServer {
        let addresses = self.0.lock().expect("no panic");
        let mut running = (0..NODES).filter_map(|step| addresses[(node + step) % NODES].clone());
        TestServer::at(&running.next().expect("a node runs"))
    }
}

/// An action that was acknowledged.
struct Acknowledged {
    table: String,
    /// The entries before it, as its player knew them.
    after: usize,
    seat: u8,
    action: Value,
    at: Instant,
}

/// A player at a table, who connects again whenever the socket is closed.
struct Seated<G: ArenaSetup>
where
    G::Refusal: RuleRefusal,
{
    person: Person,
    table: TableInfo,
    record: CommitmentRecord,
    client: Option<Client<G>>,
    node: usize,
    connections: usize,
}

impl<G: ArenaSetup> Seated<G>
where
    G::Refusal: RuleRefusal,
{
    /// Connects if necessary. Returns whether the match is there.
    async fn connected(&mut self, addresses: &Addresses) -> bool {
        if self.client.is_some() {
            return true;
        }
        let server = addresses.from(self.node);
        let record = self.record.clone();
        let connecting = self.person.try_return::<G>(&server, &self.table, record);
        let client = tokio::time::timeout(ANSWER_TIME, connecting).await;
        self.client = client.ok().flatten();
        self.connections += 1;
        if self.client.is_none() {
            // The node may have died just now.
            self.node += 1;
            sleep(Duration::from_millis(100)).await;
        }
        self.client.is_some()
    }

    /// Receives what has arrived, for a moment. A closed socket is noticed.
    async fn listen(&mut self, time: Duration) {
        let Some(client) = &mut self.client else {
            return;
        };
        let is_open = client.receive_for(time).await;
        assert!(client.problems.is_empty(), "{:?}", client.problems);
        if !is_open {
            self.record = client.guest.commitment_record().clone();
            self.client = None;
        }
    }

    /// Takes an action if the match waits for this seat. Returns it once it was acknowledged.
    async fn act(&mut self, count: usize) -> Option<Acknowledged> {
        let client = self.client.as_mut()?;
        if client.is_over() || !client.is_to_act() {
            return None;
        }
        let after = client.session().entry_count();
        let mut action = None;
        let acting = client.try_act(|legal| {
            let chosen = legal[(count * 7 + 3) % legal.len()];
            action = serde_json::to_value(chosen).ok();
            chosen
        });
        let is_done = tokio::time::timeout(ANSWER_TIME, acting).await;
        assert!(client.problems.is_empty(), "{:?}", client.problems);
        if is_done != Ok(true) {
            self.record = client.guest.commitment_record().clone();
            self.client = None;
            return None;
        }
        // Others may have acted first, so that this action was not taken.
        let (seat, session) = (client.seat(), client.session());
        let mut entries = after..session.entry_count();
        let is_taken = entries.any(|entry| session.actor(entry) == Some(seat));
        let action = action.filter(|_| is_taken)?;
        Some(Acknowledged {
            table: self.table.id.clone(),
            after,
            seat: seat.0,
            action,
            at: Instant::now(),
        })
    }
}

/// Opens a table for two people, each at another node.
async fn open<G: ArenaSetup>(addresses: &Addresses, number: usize) -> [Seated<G>; 2]
where
    G::Refusal: RuleRefusal,
{
    let server = addresses.from(number);
    let (ann, ben) = (
        server.add_player("Ann").await,
        server.add_player("Ben").await,
    );
    let (options, seats) = setup_for_two::<G>();
    let table = ann.open_table::<G>(&server, &options, &seats).await;
    ben.join(&server, &table).await;
    let tables = [
        ann.table(&server, &table.id).await,
        ben.table(&server, &table.id).await,
    ];
    let mut node = number;
    [ann, ben]
        .into_iter()
        .zip(tables)
        .map(|(person, table)| {
            let record = CommitmentRecord {
                share_commitments: Some(table.share_commitments.clone()),
                ..person.record.clone()
            };
            node += 1;
            Seated {
                person,
                table,
                record,
                client: None,
                node,
                connections: 0,
            }
        })
        .collect::<Vec<_>>()
        .try_into()
        .ok()
        .expect("two people")
}

/// Plays at a table until a time, and returns what was acknowledged.
async fn play<G: ArenaSetup>(
    mut seated: [Seated<G>; 2],
    addresses: Addresses,
    end: Instant,
) -> Vec<Acknowledged>
where
    G::Refusal: RuleRefusal,
{
    let mut acknowledged = Vec::new();
    let mut count = 0;
    while Instant::now() < end {
        for player in &mut seated {
            if !player.connected(&addresses).await {
                continue;
            }
            player.listen(THINKING / 2).await;
            count += 1;
            acknowledged.extend(player.act(count).await);
        }
        let is_over = |player: &Seated<G>| player.client.as_ref().is_some_and(Client::is_over);
        if seated.iter().all(is_over) {
            break;
        }
    }
    // Both still get the whole match, whose hash chain goes on from what they knew.
    for player in &mut seated {
        let returning = async { while !player.connected(&addresses).await {} };
        let returned = tokio::time::timeout(PATIENCE, returning).await;
        returned.expect("the table answers");
        player.listen(THINKING).await;
    }
    acknowledged
}

/// Starts all nodes.
fn start_nodes(folder: &TestFolder, addresses: &Addresses) -> Vec<Option<Node>> {
    let start = |_| {
        let node = Node::start(&folder.database());
        let mut addresses = addresses.0.lock().expect("no panic");
        addresses.push(Some(node.address.clone()));
        Some(node)
    };
    (0..NODES).map(start).collect()
}

/// Starts a node again.
fn restart(folder: &TestFolder, addresses: &Addresses, nodes: &mut [Option<Node>], node: usize) {
    let started = Node::start(&folder.database());
    addresses.set(node, Some(started.address.clone()));
    nodes[node] = Some(started);
}

/// The matches that are played.
type Playing = JoinSet<Vec<Acknowledged>>;

/// Opens a table, and plays there until a time.
async fn begin(playing: &mut Playing, addresses: &Addresses, number: usize, end: Instant) {
    let game = GameId::ALL[number % GameId::ALL.len()];
    with_game!(game, G => {
        let addresses = addresses.clone();
        let opening = addresses.clone();
        // Whatever is asked while a server is down fails, and is asked again.
        let seated = loop {
            let opening = opening.clone();
            let opened = tokio::spawn(async move { Box::pin(open::<G>(&opening, number)).await });
            match opened.await {
                Ok(seated) => break seated,
                Err(_) => sleep(Duration::from_secs(1)).await,
            }
        };
        playing.spawn(play::<G>(seated, addresses, end));
    });
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_acknowledged_action_is_lost_when_nodes_are_killed() {
    let folder = TestFolder::new("cluster");
    let addresses = Addresses::default();
    let mut nodes = start_nodes(&folder, &addresses);
    let end = Instant::now() + PAUSE * (2 * KILLS as u32 + 1);
    let mut playing = Playing::new();
    for number in 0..TABLES * GameId::ALL.len() {
        begin(&mut playing, &addresses, number, end).await;
    }
    let mut kills = Vec::new();
    for kill in 0..KILLS {
        sleep(PAUSE).await;
        let node = kill % NODES;
        addresses.set(node, None);
        kills.push(Instant::now());
        drop(nodes[node].take());
        sleep(PAUSE).await;
        restart(&folder, &addresses, &mut nodes, node);
    }
    let mut acknowledged = Vec::new();
    while let Some(played) = playing.join_next().await {
        acknowledged.push(played.expect("no panic"));
    }
    check_logs(&folder, &acknowledged).await;
    report(&acknowledged, &kills);
}

/// What happens to a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fault {
    /// It is killed, and started again.
    Kill,
    /// It is asked to end, and started again.
    Stop,
    /// It stands still for longer than its lease, and then goes on.
    Freeze,
}

/// Faults for as many minutes as `CENTAURI_TEST_MINUTES` says, or none without it: nodes are killed, stopped and frozen,
/// and `cargo xtask prove faults` restarts PostgreSQL and NATS meanwhile.
#[cfg(unix)]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_acknowledged_action_is_lost_in_an_hour_of_faults() {
    let Ok(minutes) = std::env::var("CENTAURI_TEST_MINUTES") else {
        return;
    };
    let minutes: u64 = minutes.parse().expect("a number");
    let folder = TestFolder::new("faults");
    let addresses = Addresses::default();
    let mut nodes = start_nodes(&folder, &addresses);
    let end = Instant::now() + Duration::from_secs(minutes * 60);
    let mut playing = Playing::new();
    let mut tables = 0;
    let mut counts = [0; 3];
    let mut acknowledged = Vec::new();
    for fault in [Fault::Kill, Fault::Freeze, Fault::Stop].iter().cycle() {
        if Instant::now() >= end {
            break;
        }
        while playing.len() < TABLES * GameId::ALL.len() {
            begin(&mut playing, &addresses, tables, end).await;
            tables += 1;
        }
        sleep(PAUSE).await;
        let node = counts.iter().sum::<usize>() % NODES;
        counts[*fault as usize] += 1;
        match fault {
            Fault::Kill | Fault::Stop => {
                addresses.set(node, None);
                if *fault == Fault::Stop {
                    nodes[node].as_mut().expect("it runs").stop().await;
                }
                drop(nodes[node].take());
                sleep(PAUSE).await;
                restart(&folder, &addresses, &mut nodes, node);
            }
            Fault::Freeze => {
                let frozen = nodes[node].as_ref().expect("it runs");
                frozen.signal("STOP");
                sleep(PAUSE).await;
                frozen.signal("CONT");
            }
        }
        // Matches that are over make room for others.
        while let Some(played) = playing.try_join_next() {
            acknowledged.push(played.expect("no panic"));
        }
    }
    while let Some(played) = playing.join_next().await {
        acknowledged.push(played.expect("no panic"));
    }
    check_logs(&folder, &acknowledged).await;
    let actions: usize = acknowledged.iter().map(Vec::len).sum();
    println!(
        "{tables} tables, {actions} acknowledged actions in {minutes} minutes, {} kills, {} stops, {} freezes of nodes: none is lost",
        counts[Fault::Kill as usize],
        counts[Fault::Stop as usize],
        counts[Fault::Freeze as usize]
    );
}

/// Checks that the log of each table has every acknowledged action, and no gap.
async fn check_logs(folder: &TestFolder, acknowledged: &[Vec<Acknowledged>]) {
    for played in acknowledged {
        let Some(first) = played.first() else {
            continue;
        };
        let records = folder.log(&first.table).await;
        let numbers: Vec<i64> = records.iter().map(|(number, _)| *number).collect();
        assert!(
            numbers.iter().copied().eq(0..numbers.len() as i64),
            "{numbers:?}"
        );
        let mut next = 0;
        for action in played {
            let is_it = |(_, record): &(i64, String)| {
                let record: Value = serde_json::from_str(record).expect("JSON");
                record["act"]["seat"] == action.seat && record["act"]["action"] == action.action
            };
            let from = next.max(action.after);
            let found = records.iter().skip(from).position(is_it);
            let found = found.unwrap_or_else(|| {
                panic!(
                    "{} has lost action {} of seat {}",
                    action.table, action.after, action.seat
                )
            });
            next = from + found + 1;
        }
    }
}

/// Prints how long tables stood still after each kill, and checks the longest time.
fn report(acknowledged: &[Vec<Acknowledged>], kills: &[Instant]) {
    let mut gaps = Vec::new();
    for kill in kills {
        for played in acknowledged {
            let after = played.iter().find(|action| action.at > *kill);
            let is_played = played.first().is_some_and(|action| action.at < *kill);
            if let Some(action) = after.filter(|_| is_played) {
                gaps.push(action.at - *kill);
            }
        }
    }
    assert!(!gaps.is_empty(), "no table is played after a kill");
    gaps.sort();
    let at = |share: f64| gaps[((gaps.len() - 1) as f64 * share) as usize].as_secs_f64();
    let actions: usize = acknowledged.iter().map(Vec::len).sum();
    println!(
        "{} tables, {actions} acknowledged actions, {} kills: none is lost; tables continue after {:.2} s (median), {:.2} s (90 %), {:.2} s (longest)",
        acknowledged.len(),
        kills.len(),
        at(0.5),
        at(0.9),
        at(1.0)
    );
    assert!(gaps[gaps.len() - 1] < MAX_GAP, "{gaps:?}");
}
