//! The program itself, killed while a match is played: what it acknowledged is still there.

use crate::support::{Client, TestFolder, TestServer};
use engine::bots::Level;
use engine::rift::Rift;
use engine::rift::options::Options;
use protocol::online::SeatPlan;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

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
    let child = Command::new(env!("CARGO_BIN_EXE_centauri-server"))
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
