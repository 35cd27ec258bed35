//! The program itself, killed while a match is played, or with a full disk: what it acknowledged is
//! still there.

use crate::support::{Client, TestFolder, TestServer};
use engine::bots::Level;
use engine::rift::Rift;
use engine::rift::options::Options;
use protocol::online::SeatPlan;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

const PROGRAM: &str = env!("CARGO_BIN_EXE_centauri-server");

/// The program, killed when it is dropped.
struct Program(Child);

impl Drop for Program {
    fn drop(&mut self) {
        // Killed, not asked to end.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Starts the program and returns its address.
fn start(database: &Path) -> (Program, String) {
    start_by(Command::new(PROGRAM), database)
}

/// Starts the program by a command to which its arguments are added, and returns its address.
fn start_by(mut command: Command, database: &Path) -> (Program, String) {
    let child = command
        .args(["--listen", "127.0.0.1:0", "--database"])
        .arg(database)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn();
    let mut program = Program(child.expect("the program starts"));
    let output = program.0.stdout.take().expect("a pipe");
    let mut line = String::new();
    BufReader::new(output).read_line(&mut line).expect("a line");
    (program, line.trim().to_owned())
}

#[tokio::test]
async fn no_acknowledged_action_is_lost_when_the_program_is_killed() {
    let folder = TestFolder::new("kill");
    let (program, address) = start(&folder.database());
    let server = TestServer::at(&address);
    let ann = server.add_player("Ann").await;
    let options = Options::duel("standard-2", "rhino", "screech");
    let bot = SeatPlan::Bot {
        level: Level::Ensign,
    };
    let seats = [SeatPlan::Me, bot];
    let id = ann.open_table::<Rift>(&server, &options, &seats).await.id;
    drop(program);
    let mut acknowledged = 0;
    for _ in 0..4 {
        let (program, address) = start(&folder.database());
        let server = TestServer::at(&address);
        let table = ann.table(&server, &id).await;
        assert!(
            table.entries >= acknowledged,
            "{} < {acknowledged}",
            table.entries
        );
        let mut client = ann.sit_down::<Rift>(&server, &table).await;
        for _ in 0..3 {
            client.wait_until(Client::is_to_act).await;
            client.act(|legal| legal[0]).await;
        }
        acknowledged = u32::try_from(client.session().entry_count()).expect("a short match");
        drop(program);
    }
}

#[cfg(all(unix, not(feature = "cluster")))]
#[tokio::test]
async fn what_does_not_fit_on_the_disk_is_not_acknowledged() {
    let folder = TestFolder::new("full-disk");
    let (program, address) = start(&folder.database());
    let server = TestServer::at(&address);
    let ann = server.add_player("Ann").await;
    let mut options = Options::duel("standard-2", "rhino", "screech");
    // One game may end before the disk is full.
    options.rules.match_length = 5;
    let bot = SeatPlan::Bot {
        level: Level::Ensign,
    };
    let seats = [SeatPlan::Me, bot];
    let id = ann.open_table::<Rift>(&server, &options, &seats).await.id;
    drop(program);
    // No file may grow beyond the size of the database and a quarter of a MiB, which some actions need: later
    // writes fail as on a full disk.
    let size = |suffix: &str| {
        let file = format!("{}{suffix}", folder.database().display());
        std::fs::metadata(file).map_or(0, |file| file.len())
    };
    let size = size("") + size("-wal");
    let mut limited = Command::new("sh");
    let limit = format!("trap '' XFSZ; ulimit -f {}; exec \"$@\"", size / 512 + 512);
    limited.args(["-c", &limit, "sh", PROGRAM]);
    let (program, address) = start_by(limited, &folder.database());
    let server = TestServer::at(&address);
    let table = ann.table(&server, &id).await;
    let mut client = ann.sit_down::<Rift>(&server, &table).await;
    let mut is_open = true;
    while is_open {
        assert!(!client.is_over(), "the disk is full before the end");
        is_open = match client.is_to_act() {
            true => client.try_act(|legal| legal[legal.len() / 2]).await,
            false => client.receive_one().await,
        };
    }
    let acknowledged = client.session().entry_count();
    // What needs no space still works.
    assert!(ann.table(&server, &id).await.entries as usize >= acknowledged);
    drop(program);
    let (program, address) = start(&folder.database());
    let server = TestServer::at(&address);
    let table = ann.table(&server, &id).await;
    assert!(table.entries as usize >= acknowledged);
    let mut client = ann.sit_down::<Rift>(&server, &table).await;
    client.wait_until(Client::is_to_act).await;
    client.act(|legal| legal[0]).await;
    drop(program);
}
