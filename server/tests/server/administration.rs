//! What the operator decides while the server runs: closing tables, banning players, announcements.

use crate::support::{Client, Person, TestFolder, TestServer, duel, read, sit_down};
use engine::game::Seat;
use engine::rift::Rift;
use engine::rift::options::Options;
use protocol::online::{
    ApiFailure, Occupant, OnlineError, SeatPlan, ServerInfo, TableInfo, TablePhase, TimeControl,
};
use server::config::Command;

/// Runs a command of the operator as the program does, beside the server that uses the database.
async fn admin(folder: &TestFolder, words: &[&str]) -> Result<String, String> {
    let database = folder.database().display().to_string();
    let mut arguments = vec!["admin"];
    arguments.extend(words);
    arguments.extend(["--database", &database]);
    let arguments = arguments.into_iter().map(Into::into);
    let command = Command::read(arguments, |_| None).map_err(|error| error.to_string())?;
    let Command::Admin(config, command) = command else {
        panic!("it is a command of the operator");
    };
    let done = command.run(&config.database).await;
    done.map_err(|error| error.to_string())
}

async fn started(name: &str) -> (TestFolder, TestServer) {
    let folder = TestFolder::new(name);
    let server = TestServer::start(&folder.database()).await;
    (folder, server)
}

/// Receives messages until the server closes the socket.
async fn wait_for_end(client: &mut Client<Rift>) {
    while client.receive_one().await {}
}

#[tokio::test]
async fn the_operator_sees_tables_and_players_without_secrets() {
    let (folder, server) = started("admin-lists").await;
    let (ann, ben, table) = duel(&server, TimeControl::Unlimited).await;
    let shown = ann.table(&server, &table.id).await;
    let secrets = [
        ann.key().to_owned(),
        shown.invitation.expect("an invitation"),
        shown.own_seat.expect("a seat").token,
    ];
    let running = admin(&folder, &["tables", "--phase", "running"]).await;
    let running = running.expect("a list");
    let one = admin(&folder, &["table", &table.id])
        .await
        .expect("a table");
    for text in [&running, &one] {
        let parts = [table.id.as_str(), "rift", "running", "Ann (", "Ben ("];
        assert!(parts.iter().all(|part| text.contains(part)), "{text}");
        assert!(
            !secrets.iter().any(|secret| text.contains(secret)),
            "{text}"
        );
    }
    let over = admin(&folder, &["tables", "--phase", "over"]).await;
    assert_eq!(over.expect("a list"), "");
    let players = admin(&folder, &["players", "--name", "BE"]).await;
    let players = players.expect("a list");
    assert!(players.contains(&ben.player.player.id) && players.contains("1 tables  Ben"));
    assert!(!players.contains("Ann"), "{players}");
    for missing in [
        ["table", "a1"],
        ["close", "a1"],
        ["ban", "a1"],
        ["unban", "a1"],
    ] {
        assert!(admin(&folder, &missing).await.is_err(), "{missing:?}");
    }
}

// PostgreSQL creates no database by itself.
#[cfg(not(feature = "cluster"))]
#[tokio::test]
async fn a_command_does_not_create_a_database() {
    let folder = TestFolder::new("admin-none");
    let failed = admin(&folder, &["tables"]).await;
    assert!(failed.is_err_and(|error| error.contains("there is no database")));
    assert!(!folder.database().exists());
}

#[tokio::test]
async fn a_closed_match_ends_without_a_result() {
    let (folder, server) = started("admin-close").await;
    let people = duel(&server, TimeControl::Unlimited).await;
    let [mut ann, _] = sit_down(&server, &people).await;
    let id = &people.2.id;
    admin(&folder, &["close", id]).await.expect("it is closed");
    wait_for_end(&mut ann).await;
    assert_eq!(ann.problems, ["Closed"]);
    let table = people.0.table(&server, id).await;
    assert_eq!((table.phase, table.result), (TablePhase::Closed, None));
    // Nobody gets in again, and the page does not try for ever.
    let mut late: Client<Rift> = people
        .0
        .connect(&server, &table_with_seat(&people, &server).await)
        .await;
    wait_for_end(&mut late).await;
    assert_eq!(late.close_code, Some(4004));
    assert!(admin(&folder, &["close", id]).await.is_err());
}

/// Returns the closed table of a duel with what a page remembers of it.
async fn table_with_seat(people: &(Person, Person, TableInfo), server: &TestServer) -> TableInfo {
    let mut table = people.0.table(server, &people.2.id).await;
    let seat = table.own_seat.as_ref().expect("a seat").seat;
    let share = people.0.record.seed_share().commitment(seat);
    table.share_commitments = vec![(seat, share), (Seat::TABLE, table.server_commitment)];
    table
}

#[tokio::test]
async fn a_banned_player_is_refused_and_a_bot_plays_on() {
    let (folder, server) = started("admin-ban").await;
    let people = duel(&server, TimeControl::Unlimited).await;
    let options = Options::duel("standard-2", "rhino", "screech");
    let seats = [SeatPlan::Me, SeatPlan::Open];
    let waiting = people.1.open_table::<Rift>(&server, &options, &seats).await;
    let [mut ann, mut ben] = sit_down(&server, &people).await;
    let id = people.1.player.player.id.as_str();
    let banned = admin(&folder, &["ban", id, "--reason", "insults others"]).await;
    banned.expect("Ben is banned");
    let refused = server.get("/api/v1/me", Some(people.1.key())).await;
    let error: OnlineError = read(refused, 403);
    assert_eq!(error.failure, ApiFailure::Forbidden);
    assert!(
        error.message.contains("insults others"),
        "{}",
        error.message
    );
    let list = server.get("/api/v1/tables", Some(people.1.key())).await;
    assert_eq!(list.0, 403);
    wait_for_end(&mut ben).await;
    wait_for_end(&mut ann).await;
    let table = people.0.table(&server, &people.2.id).await;
    assert_eq!(table.phase, TablePhase::Running);
    let bots = table.seats.iter();
    let bots = bots.filter(|seat| matches!(seat.occupant, Occupant::Bot { .. }));
    assert_eq!(bots.count(), 1);
    server
        .wait_for_table(&people.0, &waiting.id, |table| {
            table.phase == TablePhase::Closed
        })
        .await;
    // The bot plays: Ann's turn comes.
    let mut ann = people.0.sit_down::<Rift>(&server, &table).await;
    ann.wait_until(Client::is_to_act).await;
    admin(&folder, &["unban", id])
        .await
        .expect("Ben may return");
    assert_eq!(server.get("/api/v1/me", Some(people.1.key())).await.0, 200);
}

#[tokio::test]
async fn an_announcement_is_told_until_it_is_cleared() {
    let (folder, server) = started("admin-announce").await;
    let announced = async || {
        let info: ServerInfo = read(server.get("/api/v1/server", None).await, 200);
        info.announcement
    };
    assert_eq!(announced().await, None);
    let text = "Update at eight.";
    admin(&folder, &["announce", text])
        .await
        .expect("it is told");
    assert_eq!(announced().await.as_deref(), Some(text));
    admin(&folder, &["announce", "--clear"])
        .await
        .expect("it is cleared");
    let (_, body) = server.get("/api/v1/server", None).await;
    assert_eq!(body.get("announcement"), None);
}
