//! The sample programs play whole matches, against each other and against bots of the server.

use crate::support::{PATIENCE, Person, TestFolder, TestServer, read};
use protocol::online::{TableInfo, TablePhase};
use std::io::Read;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use tokio::time::{sleep, timeout};

/// The first version of Node with a WebSocket without a flag.
const NODE_WITH_SOCKETS: u32 = 22;

/// A running sample program, killed when it is dropped.
struct Sample(Child);

impl Drop for Sample {
    fn drop(&mut self) {
        // It has ended already, unless the test fails.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Returns the command that runs samples in JavaScript.
fn node() -> Option<Command> {
    let version = version("node")?;
    let major = version.trim_start_matches('v').split('.').next();
    let major: u32 = major.and_then(|text| text.parse().ok()).expect("a version");
    let mut command = Command::new("node");
    if major < NODE_WITH_SOCKETS {
        command.args(["--no-warnings", "--experimental-websocket"]);
    }
    command.arg(sample("bot.mjs"));
    Some(command)
}

/// Returns the command that runs samples in Python.
fn python() -> Option<Command> {
    version("python3")?;
    let mut command = Command::new("python3");
    command.arg(sample("bot.py"));
    Some(command)
}

fn sample(name: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("samples")
        .join(name)
}

/// Returns what a program says of its version; `None` if it is not installed.
fn version(program: &str) -> Option<String> {
    let output = Command::new(program).arg("--version").output();
    match output {
        Ok(output) if output.status.success() => {
            Some(String::from_utf8_lossy(&output.stdout).trim().to_owned())
        }
        Ok(_) | Err(_) => {
            eprintln!("skipped: {program} is not installed, so its sample cannot run");
            None
        }
    }
}

impl Sample {
    fn start(mut command: Command, server: &TestServer, person: &Person, more: &[&str]) -> Self {
        let child = command
            .args(["--server", &format!("{}/", server.origin())])
            .args(["--key", person.key()])
            .args(more)
            .env_remove("CENTAURI_KEY")
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn();
        Self(child.expect("it starts"))
    }

    /// Waits for the end, and returns what was printed.
    async fn output(mut self) -> String {
        let ended = async {
            while self.0.try_wait().expect("its status").is_none() {
                sleep(Duration::from_millis(50)).await;
            }
        };
        let is_in_time = timeout(PATIENCE, ended).await.is_ok();
        if !is_in_time {
            self.0.kill().expect("it can be killed");
        }
        let (mut output, mut errors) = (String::new(), String::new());
        let (out, err) = (self.0.stdout.take(), self.0.stderr.take());
        out.expect("a pipe")
            .read_to_string(&mut output)
            .expect("text");
        err.expect("a pipe")
            .read_to_string(&mut errors)
            .expect("text");
        let status = self.0.wait().expect("its status");
        assert!(is_in_time && status.success(), "{output}{errors}");
        output
    }
}

/// Checks that a program has printed how the match of a table ended.
async fn check_result(server: &TestServer, person: &Person, id: &str, output: &str) {
    let table = person.table(server, id).await;
    assert_eq!(table.phase, TablePhase::Over);
    let result = table.result.expect("a result");
    let seat = table.own_seat.expect("a seat").seat;
    let has_won = result.winners.contains(seat);
    let lines: Vec<&str> = output.lines().collect();
    let [first, last] = lines.as_slice() else {
        panic!("{output}");
    };
    assert_eq!(*first, format!("table {id}"));
    let word = if has_won { "won" } else { "not won" };
    assert!(
        last.starts_with(&format!("{word}: {}, winners [", result.reason)),
        "{last}"
    );
}

async fn own_tables(server: &TestServer, person: &Person) -> Vec<TableInfo> {
    read(
        server.get("/api/v1/me/tables", Some(person.key())).await,
        200,
    )
}

/// Lets a program play a game against bots of the server.
async fn play_against_bots(name: &str, command: Option<Command>, game: &str) {
    let Some(command) = command else { return };
    let folder = TestFolder::new(name);
    let server = TestServer::start(&folder.database()).await;
    let ann = server.add_player("Ann").await;
    let more = ["--game", game, "--against", "ensign"];
    let output = Sample::start(command, &server, &ann, &more).output().await;
    let tables = own_tables(&server, &ann).await;
    check_result(&server, &ann, &tables[0].id, &output).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_sample_in_javascript_plays_rift() {
    play_against_bots("sample-js-rift", node(), "rift").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_sample_in_python_plays_space_rift() {
    play_against_bots("sample-py-space-rift", python(), "space-rift").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_sample_in_javascript_plays_saga() {
    play_against_bots("sample-js-saga", node(), "saga").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_samples_play_exodus_against_each_other_and_return_after_a_loss() {
    let (Some(node), Some(python)) = (node(), python()) else {
        return;
    };
    let folder = TestFolder::new("samples");
    let server = TestServer::start(&folder.database()).await;
    let (ann, ben) = (
        server.add_player("Ann").await,
        server.add_player("Ben").await,
    );
    let game = ["--game", "exodus"];
    let first = Sample::start(node, &server, &ann, &game);
    let opened = async {
        loop {
            if let Some(table) = own_tables(&server, &ann).await.pop() {
                return table.id;
            }
            sleep(Duration::from_millis(50)).await;
        }
    };
    let id = timeout(PATIENCE, opened).await.expect("a table in time");
    let second = Sample::start(python, &server, &ben, &game);
    server
        .wait_for_table(&ann, &id, |table| table.entries > 20)
        .await;
    let before = ann.table(&server, &id).await;
    assert_eq!(before.phase, TablePhase::Running, "it was over too soon");
    // This closes all sockets of the table.
    server.app().tables.reload(server.app(), &id).await;
    // If one of them fails, the other one waits for it.
    let output = second.output().await;
    check_result(&server, &ben, &id, &output).await;
    let output = first.output().await;
    check_result(&server, &ann, &id, &output).await;
}
